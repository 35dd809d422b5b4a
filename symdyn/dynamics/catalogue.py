"""The functions an export offers: names, inputs, outputs, conventions, recipes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from symdyn.dynamics.aba import aba
from symdyn.dynamics.base_parameters import base_regressor, grouping
from symdyn.dynamics.catalogue_constrained import CONSTRAINED_ENTRIES
from symdyn.dynamics.catalogue_control import CONTROL_ENTRIES
from symdyn.dynamics.centroidal import (
    center_of_mass,
    centroidal_map,
    centroidal_momentum,
    com_jacobian,
)
from symdyn.dynamics.centroidal_rate import centroidal_momentum_rate
from symdyn.dynamics.constrained import delassus
from symdyn.dynamics.contact import contact_drift, contact_jacobian, contact_positions
from symdyn.dynamics.coriolis import coriolis_matrix
from symdyn.dynamics.crba import crba
from symdyn.dynamics.derivatives import aba_derivatives, rnea_derivatives
from symdyn.dynamics.energy import kinetic_energy, potential_energy
from symdyn.dynamics.entry import Entry, Q, Spec, V, default_frames
from symdyn.dynamics.frames import (
    EXPRESSIONS,
    frame_acceleration,
    frame_jacobian,
    frame_velocity,
)
from symdyn.dynamics.kinematics import body_velocities
from symdyn.dynamics.manifold import configuration_rate, difference, integrate, normalize
from symdyn.dynamics.minverse import minverse, reduced_mass_matrix
from symdyn.dynamics.outside import forward_dynamics, inverse_dynamics, rnea_external
from symdyn.dynamics.recipes import (
    forward_kinematics,
    get_dynamics,
    jacobian_and_rate,
    map_and_rate,
    nonlinear_effects,
    of_frame,
    plain,
    state_derivative,
)
from symdyn.dynamics.regressor import regressor
from symdyn.dynamics.rnea import body_forces, rnea
from symdyn.dynamics.weight import gravity_forces
from symdyn.model.parameters import at_defaults
from symdyn.model.tree import Tree

_M: Spec = ("M", ("nv", "nv"), "kg, kg m, kg m^2", V)
_H: Spec = ("h", ("nv",), "N, N m", V)
_J: Spec = ("J_c", ("3nc", "nv"), "-, m", "world axes")
_A_G: Spec = (
    "A_G",
    (6, "nv"),
    "kg, kg m, kg m^2",
    "linear first, world axes at the centre of mass",
)


def _poses(tree: Tree) -> tuple[Spec, ...]:
    specs: list[Spec] = []
    for key in default_frames(tree).values():
        specs += [(f"R_{key}", (3, 3), "-", "link to world"), (f"p_{key}", (3,), "m", "world")]
    return tuple(specs)


def _dynamics(tree: Tree) -> tuple[Spec, ...]:
    J = (_J,) if tree.contacts else ()
    return (_M, _H, *J, _A_G)


def _one(*spec: Any) -> Callable[[Tree], tuple[Spec, ...]]:
    return lambda tree: (spec,)


def _square(*names: str) -> Callable[[Tree], tuple[Spec, ...]]:
    """Derivatives: nv x nv, in the units of both sides."""
    return lambda tree: tuple((name, ("nv", "nv"), "in the units of both", V) for name in names)


_MOMENTUM_AXES = "linear first, world axes at the centre of mass"

ENTRIES: tuple[Entry, ...] = (
    Entry(
        "forward_kinematics",
        "Poses of the root link, the contacts and chosen links.",
        ("q",),
        _poses,
        forward_kinematics,
    ),
    Entry(
        "body_velocities",
        "Velocity of each moving body, linear first, in its own axes.",
        ("q", "v"),
        _one("V", (6, "nb"), "m/s, rad/s", "each body's axes and origin"),
        plain(body_velocities),
        per_link=True,
    ),
    Entry(
        "body_forces",
        "Force through each joint on its body, linear first, in body axes.",
        ("q", "v", "a"),
        _one("F", (6, "nb"), "N, N m", "each body's axes and origin"),
        plain(body_forces),
        per_link=True,
    ),
    Entry(
        "contact_positions",
        "World positions of the contact points.",
        ("q",),
        _one("p_c", ("3nc",), "m", "world"),
        plain(contact_positions),
        needs=("contacts",),
    ),
    Entry(
        "contact_jacobian",
        "Jacobian of the contact points: velocity in world axes = J_c v.",
        ("q",),
        lambda tree: (_J,),
        plain(contact_jacobian),
        needs=("contacts",),
    ),
    Entry(
        "center_of_mass",
        "Centre of mass of all moving links.",
        ("q",),
        _one("c", (3,), "m", "world"),
        plain(center_of_mass),
        needs=("mass",),
    ),
    Entry(
        "com_jacobian",
        "Jacobian of the centre of mass: its velocity in world axes = J_com v.",
        ("q",),
        _one("J_com", (3, "nv"), "-, m", "world axes"),
        plain(com_jacobian),
        needs=("mass",),
        inertial=True,
    ),
    Entry(
        "kinetic_energy",
        "Kinetic energy.",
        ("q", "v"),
        _one("T", (), "J", "-"),
        plain(kinetic_energy),
    ),
    Entry(
        "potential_energy",
        "Potential energy of gravity, zero at world z = 0.",
        ("q",),
        _one("V", (), "J", "-"),
        plain(potential_energy),
    ),
    Entry(
        "rnea",
        "Inverse dynamics: tau = M a + h.",
        ("q", "v", "a"),
        _one("tau", ("nv",), "N, N m", V),
        plain(rnea),
        settled=True,
    ),
    Entry(
        "nonlinear_effects",
        "Coriolis, centrifugal and gravity forces: h = C v + g.",
        ("q", "v"),
        lambda tree: (_H,),
        nonlinear_effects,
        settled=True,
    ),
    Entry(
        "gravity",
        "Gravity forces g.",
        ("q",),
        _one("g", ("nv",), "N, N m", V),
        plain(gravity_forces),
    ),
    Entry(
        "crba",
        "Mass matrix, full and symmetric.",
        ("q",),
        lambda tree: (_M,),
        plain(crba),
        inertial=True,
    ),
    Entry(
        "coriolis_matrix",
        "C with dM/dt - 2 C skew and free of torsion; C v = h - g.",
        ("q", "v"),
        _one("C", ("nv", "nv"), "kg/s, kg m/s, kg m^2/s", V),
        plain(coriolis_matrix),
        settled=True,
    ),
    Entry(
        "aba",
        "Forward dynamics: a with M a + h = tau.",
        ("q", "v", "tau"),
        _one("a", ("nv",), "m/s^2, rad/s^2", V),
        plain(aba),
        needs=("inertia",),
        settled=True,
    ),
    Entry(
        "minverse",
        "Inverse of the mass matrix, full and symmetric.",
        ("q",),
        _one("Minv", ("nv", "nv"), "1/kg, 1/(kg m), 1/(kg m^2)", V),
        plain(minverse),
        inertial=True,
        needs=("inertia",),
    ),
    Entry(
        "centroidal_map",
        "Centroidal momentum matrix: h_G = A_G v.",
        ("q",),
        lambda tree: (_A_G,),
        plain(centroidal_map),
        inertial=True,
        needs=("mass",),
    ),
    Entry(
        "centroidal_momentum",
        "Centroidal momentum, linear first.",
        ("q", "v"),
        _one("h_G", (6,), "kg m/s, kg m^2/s", "world axes at the centre of mass"),
        plain(centroidal_momentum),
        needs=("mass",),
    ),
    Entry(
        "integrate",
        "Configuration after moving by v for one second.",
        ("q", "v"),
        _one("q_next", ("nq",), "m, -, rad", Q),
        plain(integrate),
    ),
    Entry(
        "difference",
        "Velocity that leads from q0 to q1 in one second.",
        ("q0", "q1"),
        _one("dq", ("nv",), "m, rad", V),
        plain(difference),
    ),
    Entry(
        "normalize",
        "q with its quaternion and (cos, sin) pairs scaled to norm one.",
        ("q",),
        _one("q_unit", ("nq",), "m, -, rad", Q),
        plain(normalize),
    ),
    Entry(
        "configuration_rate",
        "dq/dt at velocity v.",
        ("q", "v"),
        _one("qdot", ("nq",), "m/s, 1/s, rad/s", Q),
        plain(configuration_rate),
    ),
    Entry(
        "get_dynamics",
        "M, h, J_c and A_G in one program that shares what they share.",
        ("q", "v"),
        _dynamics,
        get_dynamics,
        needs=("mass",),
    ),
    Entry(
        "contact_drift",
        "Acceleration of the contact points (classical) at zero accelerations: dJ_c v.",
        ("q", "v"),
        _one("Jdv_c", ("3nc",), "m/s^2", "world axes"),
        plain(contact_drift),
        needs=("contacts",),
    ),
    Entry(
        "inverse_dynamics",
        "Inverse dynamics under contact forces: tau = M a + h - J_c^T f.",
        ("q", "v", "a", "f"),
        _one("tau", ("nv",), "N, N m", V),
        plain(inverse_dynamics),
        needs=("contacts",),
        settled=True,
    ),
    Entry(
        "forward_dynamics",
        "Forward dynamics under joint torques and contact forces.",
        ("q", "v", "tau_j", "f"),
        _one("a", ("nv",), "m/s^2, rad/s^2", V),
        plain(forward_dynamics),
        needs=("contacts", "inertia"),
        settled=True,
    ),
    Entry(
        "rnea_external",
        "Inverse dynamics under a wrench on every body.",
        ("q", "v", "a", "f_ext"),
        _one("tau", ("nv",), "N, N m", V),
        plain(rnea_external),
        per_link=True,
    ),
    Entry(
        "centroidal_momentum_rate",
        "Rate of the centroidal momentum, linear first: A_G a + dA_G v.",
        ("q", "v", "a"),
        _one("dh_G", (6,), "N, N m", _MOMENTUM_AXES),
        plain(centroidal_momentum_rate),
        needs=("mass",),
    ),
    Entry(
        "centroidal_map_derivative",
        "Time derivative of the centroidal momentum matrix, entry by entry.",
        ("q", "v"),
        _one("dA_G", (6, "nv"), "kg/s, kg m/s, kg m^2/s", _MOMENTUM_AXES),
        map_and_rate,
        needs=("mass",),
    ),
    Entry(
        "delassus",
        "J_c M^-1 J_c^T: acceleration of the contacts by contact forces.",
        ("q",),
        _one("W", ("3nc", "3nc"), "1/kg", "world axes"),
        plain(delassus),
        inertial=True,
        needs=("contacts", "inertia"),
    ),
    Entry(
        "reduced_mass_matrix",
        "M_jj - M_jb M_bb^-1 M_bj: what the joints feel of a free base.",
        ("q",),
        _one("M_red", ("nj", "nj"), "kg m^2", "joints"),
        plain(reduced_mass_matrix),
        inertial=True,
        needs=("floating", "mass"),
    ),
    Entry(
        "rnea_derivatives",
        "Derivatives of inverse dynamics by q (along the tangent space), v and a.",
        ("q", "v", "a"),
        _square("dtau_dq", "dtau_dv", "dtau_da"),
        plain(rnea_derivatives),
        settled=True,
    ),
    Entry(
        "aba_derivatives",
        "Derivatives of forward dynamics by q (along the tangent space), v and tau.",
        ("q", "v", "tau"),
        _square("da_dq", "da_dv", "da_dtau"),
        plain(aba_derivatives),
        inertial=True,
        needs=("inertia",),
        settled=True,
    ),
    Entry(
        "regressor",
        "Y with rnea = Y pi (without armature); pi of each body: m, m c, then Ixx Ixy Iyy Ixz Iyz "
        "Izz, at its joint's origin.",
        ("q", "v", "a"),
        _one("Y", ("nv", "10nb"), "m/s^2, 1/s^2, rad/s^2", V),
        plain(regressor),
        per_link=True,
    ),
    Entry(
        "base_regressor",
        "Y_b with rnea = Y_b pi_b (without armature); the manifest writes pi_b out.",
        ("q", "v", "a"),
        lambda tree: (
            ("Y_b", ("nv", len(grouping(at_defaults(tree)).kept)), "m/s^2, 1/s^2, rad/s^2", V),
        ),
        plain(base_regressor),
        per_link=True,
        record=lambda tree: {
            "base_parameters": list(grouping(at_defaults(tree)).written_out(tree))
        },
    ),
    Entry(
        "state_derivative",
        "d/dt [q, v] under generalized forces.",
        ("x", "tau"),
        _one("xdot", ("nx",), "m/s, 1/s, rad/s, m/s^2, rad/s^2", "[dq/dt, a]"),
        state_derivative,
        needs=("inertia",),
    ),
    *CONSTRAINED_ENTRIES,
    *CONTROL_ENTRIES,
)

_SIX_AXES = {
    "": "linear first, world axes at the frame's origin",
    "local": "linear first, the frame's axes and origin",
    "world": "linear first, world axes at the world's origin",
}


def frame_entries(link: str, key: str) -> tuple[Entry, ...]:
    """The functions of one frame; ``key`` is its identifier."""

    entries = [
        Entry(
            f"frame_velocity_{key}",
            f"Velocity of {link}, linear first, in world axes.",
            ("q", "v"),
            _one("V", (6,), "m/s, rad/s", _SIX_AXES[""]),
            of_frame(frame_velocity, link),
            family="frame_velocity",
        ),
        Entry(
            f"frame_acceleration_{key}",
            f"Acceleration of {link} (classical), linear first, in world axes: J a + dJ v.",
            ("q", "v", "a"),
            _one("A", (6,), "m/s^2, rad/s^2", _SIX_AXES[""]),
            of_frame(frame_acceleration, link),
            family="frame_acceleration",
        ),
    ]
    for expression in EXPRESSIONS:
        suffix = f"_{expression}" if expression else ""
        name = f"frame_jacobian_{key}{suffix}"
        axes = _SIX_AXES[expression]
        entries += [
            Entry(
                name,
                f"Jacobian of {link}: {axes}.",
                ("q",),
                _one("J", (6, "nv"), "-, m", axes),
                of_frame(frame_jacobian, link, expression),
                family=f"frame_jacobian{suffix}",
            ),
            Entry(
                name + "_dot",
                f"Time derivative of the Jacobian of {link}: {axes}.",
                ("q", "v"),
                _one("dJ", (6, "nv"), "1/s, m/s", axes),
                of_frame(jacobian_and_rate, link, expression),
                family=f"frame_jacobian{suffix}_dot",
            ),
        ]
    return tuple(entries)
