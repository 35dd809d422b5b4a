"""A model of this folder's robot in the fields that acados reads.

acados writes its own C from CasADi expressions, so the model is made of the SX functions. On
a floating base inverse dynamics is the way: forward dynamics has many more operations.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import casadi as ca


def model(robot: Any, kind: str, integrator: str) -> Any:
    """An AcadosModel where acados_template is installed, else an object with its fields.

    Parameters
    ----------
    robot : Functions
        In the form "sx".
    kind : "implicit" or "discrete"
        implicit: u = [tau_j, f], ``f_impl_expr`` is dae_residual, for the integrator IRK.
        discrete: u = [a, f], p = dt, ``disc_dyn_expr`` is the step; ``con_h_expr`` is inverse
        dynamics, whose base rows must be bounded to zero and whose others by the torques.
    integrator : str
        "step_r3so3" or "step_se3".
    """
    if kind not in ("implicit", "discrete"):
        raise ValueError(f'there is no acados model "{kind}"; there are "implicit" and "discrete"')
    fields = _implicit(robot) if kind == "implicit" else _discrete(robot, integrator)
    found = _empty()
    for name, value in fields.items():
        setattr(found, name, value)
    return found


def _implicit(robot: Any) -> dict[str, Any]:
    residual = robot.dae_residual
    names = enumerate(residual.name_in())
    x, xdot, u = (ca.SX.sym(name, *residual.size_in(k)) for k, name in names)
    return {
        "name": f"{robot.manifest['robot']}_implicit",
        "x": x,
        "xdot": xdot,
        "u": u,
        "z": ca.SX(0, 1),
        "p": ca.SX(0, 1),
        "f_impl_expr": residual(x, xdot, u),
    }


def _discrete(robot: Any, integrator: str) -> dict[str, Any]:
    step, nq, nv = getattr(robot, integrator), robot.manifest["nq"], robot.manifest["nv"]
    x, dt = ca.SX.sym("x", nq + nv), ca.SX.sym("dt")
    a = ca.SX.sym("a", nv)
    if robot.manifest["contacts"]:
        f = ca.SX.sym("f", 3 * len(robot.manifest["contacts"]))
        tau = robot.inverse_dynamics(x[:nq], x[nq:], a, f)
    else:
        f = ca.SX(0, 1)
        tau = robot.rnea(x[:nq], x[nq:], a)
    return {
        "name": f"{robot.manifest['robot']}_discrete",
        "x": x,
        "u": ca.vertcat(a, f),
        "z": ca.SX(0, 1),
        "p": dt,
        "disc_dyn_expr": step(x, a, dt),
        "con_h_expr": tau,
    }


def _empty() -> Any:
    try:
        from acados_template import AcadosModel
    except ImportError:
        return SimpleNamespace()
    return AcadosModel()
