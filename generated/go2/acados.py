"""A model of this folder's robot in the fields that acados reads.

acados writes its own C from CasADi expressions, so the model is made of the SX functions. On
a floating base inverse dynamics is the way: forward dynamics has many more operations.
"""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import casadi as ca


def model(robot: Any, kind: str, integrator: str | None) -> Any:
    """An AcadosModel where acados_template is installed, else an object with its fields.

    Parameters
    ----------
    robot : Functions
        In the form "sx".
    kind : "implicit" or "discrete"
        implicit: u = [tau_j, f], ``f_impl_expr`` is dae_residual, for the integrator IRK.
        discrete: u = [a, f], p begins with dt, ``disc_dyn_expr`` is the step; ``con_h_expr`` is inverse
        dynamics, whose base rows must be bounded to zero and whose others by the torques.
        Numbers that the export keeps symbolic are the end of p, in the manifest's order.
    integrator : str, optional
        "step_r3so3" or "step_se3"; by default the first of them that was exported.
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
    given = [ca.SX.sym(name, residual.size1_in(name)) for name in residual.name_in()]
    x, xdot, u, *p = given
    return {
        "name": _name(robot, "implicit"),
        "x": x,
        "xdot": xdot,
        "u": u,
        "z": ca.SX(0, 1),
        "p": ca.vertcat(ca.SX(0, 1), *p),
        "f_impl_expr": residual(*given),
    }


def _discrete(robot: Any, integrator: str | None) -> dict[str, Any]:
    default = "step_r3so3" if "step_r3so3" in dir(robot) else "step_se3"
    step, nq, nv = getattr(robot, integrator or default), robot.manifest["nq"], robot.manifest["nv"]
    p = [ca.SX.sym("p", step.size1_in("p"))] if "p" in step.name_in() else []
    x, dt = ca.SX.sym("x", nq + nv), ca.SX.sym("dt")
    a = ca.SX.sym("a", nv)
    if robot.manifest["contacts"]:
        f = ca.SX.sym("f", 3 * len(robot.manifest["contacts"]))
        tau = robot.inverse_dynamics(x[:nq], x[nq:], a, f, *p)
    else:
        f = ca.SX(0, 1)
        tau = robot.rnea(x[:nq], x[nq:], a, *p)
    return {
        "name": _name(robot, "discrete"),
        "x": x,
        "u": ca.vertcat(a, f),
        "z": ca.SX(0, 1),
        "p": ca.vertcat(dt, *p),
        "disc_dyn_expr": step(x, a, dt, *p),
        "con_h_expr": tau,
    }


def _name(robot: Any, kind: str) -> str:
    """A name that acados can put into C."""
    name = re.sub(r"[^A-Za-z0-9]+", "_", robot.manifest["robot"]).strip("_") or "robot"
    return f"{name if name[0].isalpha() else f'r{name}'}_{kind}"


def _empty() -> Any:
    try:
        from acados_template import AcadosModel
    except ImportError:
        return SimpleNamespace()
    return AcadosModel()
