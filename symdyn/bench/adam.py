"""ADAM's functions (adam-robotics) with its CasADi backend, in our inputs and outputs.

ADAM takes the base's pose as a matrix and velocities in body axes; its outputs then differ
from ours by nothing but the base's axes of the contact points and of momenta.  It has neither
inverse dynamics nor derivatives: they are composed as its users do.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from xml.etree import ElementTree

import casadi as ca
import numpy as np

from symdyn.bench.casadi_peers import reduced


def functions(
    path: str,
    joints: Sequence[str],
    feet: Sequence[str],
    gravity: Sequence[float],
) -> dict[str, Any]:
    """What ADAM has, or what composes from it, for a robot with a floating base.

    Parameters
    ----------
    path : str
        URDF file.
    joints : sequence of str
        Names in the order of our coordinates.
    feet : sequence of str
        Links of the contacts.
    gravity : sequence of float
        In world axes, m/s^2.
    """
    from adam import Representations
    from adam.casadi import KinDynComputations

    with TemporaryDirectory() as folder:
        described = _spelled(path, folder)
        g = np.array([*gravity, 0.0, 0.0, 0.0])
        robot = KinDynComputations(described, list(joints), gravity=g)
    robot.set_frame_velocity_representation(Representations.BODY_FIXED_REPRESENTATION)
    n = len(joints)
    q, v, a = (ca.SX.sym(name, size) for name, size in (("q", 7 + n), ("v", 6 + n), ("a", 6 + n)))
    H, s = _pose(q), q[7:]
    M = robot.mass_matrix_fun()(H, s)
    h = robot.bias_force_fun()(H, s, v[:6], v[6:])
    J = ca.vertcat(*(robot.jacobian_fun(foot)(H, s)[:3, :] for foot in feet))
    tau = ca.mtimes(M, a) + h
    acceleration = robot.aba_fun()(H, s, v[:6], v[6:], a[6:])  # forces on the base: none
    made = {
        "rnea": ((q, v, a), [tau]),
        "nonlinear_effects": ((q, v), [h]),
        "gravity": ((q,), [robot.gravity_term_fun()(H, s)]),
        "crba": ((q,), [M]),
        "aba": ((q, v, a), [acceleration]),
        "minverse": ((q,), [_inverse(M)]),
        "centroidal_map": ((q,), [robot.centroidal_momentum_matrix_fun()(H, s)]),
        "contact_jacobian": ((q,), [J]),
        "rnea_derivatives": ((q, v, a), [*_along(tau, q, v), M]),
    }
    return {name: reduced(ca.Function(name, list(x), y)) for name, (x, y) in made.items()}


def _inverse(M: Any) -> Any:
    """By sparse factors of the mass matrix, which are shorter than CasADi's own inverse."""
    D, upper, order = ca.ldl(ca.sparsify(M))
    return ca.ldl_solve(ca.SX.eye(M.size1()), D, upper, order)


def _spelled(path: str, folder: str) -> str:
    """The file with the origins written out that a URDF may leave out."""
    document = ElementTree.parse(path)
    for kind in ("inertial", "joint"):
        for element in document.iter(kind):
            if element.find("origin") is None:
                ElementTree.SubElement(element, "origin", xyz="0 0 0", rpy="0 0 0")
    spelled = Path(folder) / Path(path).name
    document.write(spelled)
    return str(spelled)


def _pose(q: Any) -> Any:
    """The base's pose as a matrix."""
    x, y, z, w = (q[k] for k in range(3, 7))
    rows = [
        [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w), q[0]],
        [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w), q[1]],
        [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y), q[2]],
        [0, 0, 0, 1],
    ]
    return ca.vertcat(*(ca.horzcat(*row) for row in rows))


def _along(tau: Any, q: Any, v: Any) -> list[Any]:
    """Derivatives along the tangent space of q, and by v."""
    x, y, z, w = (q[k] for k in range(3, 7))
    turns = ca.vertcat(
        ca.horzcat(w, -z, y), ca.horzcat(z, w, -x), ca.horzcat(-y, x, w), ca.horzcat(-x, -y, -z)
    )
    by_q = ca.jacobian(tau, q)
    R = _pose(q)[:3, :3]
    base = ca.horzcat(ca.mtimes(by_q[:, :3], R), ca.mtimes(by_q[:, 3:7], turns) / 2)
    return [ca.horzcat(base, by_q[:, 7:]), ca.jacobian(tau, v)]
