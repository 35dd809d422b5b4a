"""What other libraries call the functions of the catalogue: for messages alone.

The names are those of the public interfaces of Pinocchio, RBDL, Drake, MuJoCo, ADAM, iDynTree
and urdf2casadi, and usual abbreviations, without capitals and underscores.
"""

from __future__ import annotations

import re
from collections.abc import Collection

_NAMES = {
    "forward_kinematics": "fk forwardkinematics updateframeplacements updatekinematics",
    "frame_velocity_<link>": "getframevelocity calcpointvelocity6d",
    "frame_acceleration_<link>": "getframeclassicalacceleration calcpointacceleration6d",
    "frame_jacobian_<link>": "jacobian getframejacobian computeframejacobian calcpointjacobian6d "
    "getframefreefloatingjacobian mjjac calcjacobianspatialvelocity",
    "frame_jacobian_<link>_dot": "jacobiandot getframejacobiantimevariation",
    "center_of_mass": "com composition centerofmass calccenterofmass calccenterofmassposition",
    "com_jacobian": "jacobiancom jacobiancenterofmass comjacobian",
    "rnea": "id inversedynamics calcinversedynamics mjrne mjinverse getinversedynamicsrnea "
    "recursivenewtoneuler",
    "nonlinear_effects": "h nle bias biasforce nonlineareffects calcbiasterm qfrcbias "
    "generalizedbiasforces",
    "gravity": "g gravityterm computegeneralizedgravity getgravityrnea "
    "calcgravitygeneralizedforces",
    "crba": "m massmatrix freefloatingmassmatrix inertiamatrix calcmassmatrix mjfullm "
    "compositerigidbodyalgorithm getinertiamatrixcrba",
    "coriolis_matrix": "c coriolis coriolisterm computecoriolismatrix",
    "aba": "fd forwarddynamics mjforward getforwarddynamicsaba",
    "minverse": "minv computeminverse massmatrixinverse",
    "centroidal_map": "ag cmm ccrba computecentroidalmap centroidalmomentummatrix",
    "centroidal_momentum": "hg computecentroidalmomentum",
    "centroidal_map_derivative": "dag dccrba computecentroidalmaptimevariation",
    "rnea_derivatives": "computerneaderivatives idderivatives",
    "aba_derivatives": "computeabaderivatives fdderivatives",
    "regressor": "computejointtorqueregressor inversedynamicsregressor torqueregressor",
    "kinetic_energy": "computekineticenergy calckineticenergy",
    "potential_energy": "computepotentialenergy calcpotentialenergy",
    "contact_dynamics": "constraintdynamics forwarddynamicscontactsdirect",
    "impulse_dynamics": "computeimpulsedynamics",
    "delassus": "computedelassusmatrix osim",
}

_OWN = {other: own for own, others in _NAMES.items() for other in others.split()}


def own_name(name: str, known: Collection[str]) -> str | None:
    """What a name of another library is called here; None if it is none.

    Parameters
    ----------
    name : str
    known : names of functions
        Which may be written in capitals too.

    Examples
    --------
    >>> own_name("computeCoriolisMatrix", ()), own_name("mass_matrix", ()), own_name("walk", ())
    ('coriolis_matrix', 'crba', None)
    """
    plain = re.sub(r"[^a-z0-9]", "", name.lower())
    alike = {re.sub(r"[^a-z0-9]", "", own): own for own in known}
    return _OWN.get(plain, alike.get(plain))
