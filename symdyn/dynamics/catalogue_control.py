"""The catalogue's part for optimal control: steps, residuals, bounds, reduced models."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from symdyn.dynamics.control import (
    dae_residual,
    friction_cone,
    step_r3so3,
    step_se3,
    torque_limit,
)
from symdyn.dynamics.entry import Entry, Spec
from symdyn.dynamics.recipes import plain
from symdyn.dynamics.reduced import centroidal_dynamics, lipm, locked_inertia, srbm
from symdyn.model.tree import Tree


def _one(*spec: Any) -> Callable[[Tree], tuple[Spec, ...]]:
    return lambda tree: (spec,)


_STATE = "m, -, rad, m/s, rad/s"
_MODEL = ("contacts", "floating", "mass")

CONTROL_ENTRIES: tuple[Entry, ...] = (
    Entry(
        "dae_residual",
        "Equations of motion as a residual: [dq/dt - rate(q, v), M a + h - J_c^T f - S^T tau_j].",
        ("x", "xdot", "u"),
        _one("residual", ("nx",), "m/s, 1/s, rad/s, N, N m", "[dq/dt, tau]"),
        plain(dae_residual),
    ),
    Entry(
        "step_se3",
        "Semi-implicit step: v + a dt, and q moved along that for dt on the manifold.",
        ("x", "a", "dt"),
        _one("x_next", ("nx",), _STATE, "[q, v]"),
        plain(step_se3),
    ),
    Entry(
        "step_r3so3",
        "Semi-implicit step with the base's position moved along a straight line.",
        ("x", "a", "dt"),
        _one("x_next", ("nx",), _STATE, "[q, v]"),
        plain(step_r3so3),
        needs=("floating",),
    ),
    Entry(
        "friction_cone",
        "Rows >= 0 of each contact: f_z, mu f_z + f_x, mu f_z - f_x, mu f_z + f_y, mu f_z - f_y.",
        ("f", "mu"),
        _one("rows", ("5nc",), "N", "level ground, world axes"),
        plain(friction_cone),
        needs=("contacts",),
    ),
    Entry(
        "torque_limit",
        "Rows >= 0 of the joints with a bound: effort - tau of each, then effort + tau.",
        ("tau_j",),
        _one("rows", ("2ne",), "N m", "joints with a bound"),
        plain(torque_limit),
        needs=("effort",),
    ),
    Entry(
        "centroidal_dynamics",
        "Rate of centre of mass and centroidal momentum under forces at the contacts.",
        ("x_c", "f", "p_c"),
        _one("xdot_c", (9,), "m/s, N, N m", "[dc/dt, dl/dt, dk/dt], world axes"),
        plain(centroidal_dynamics),
        needs=_MODEL,
    ),
    Entry(
        "srbm",
        "Rate of a single rigid body with the robot's mass under forces at the contacts.",
        ("x_rb", "f", "p_c", "I_c"),
        _one("xdot_rb", (13,), "m/s, 1/s, m/s^2, rad/s^2", "rate of x_rb"),
        plain(srbm),
        needs=_MODEL,
    ),
    Entry(
        "lipm",
        "Rate of a linear inverted pendulum under forces at the contacts, at constant height h.",
        ("x_lip", "f", "p_c", "h"),
        _one("xdot_lip", (4,), "m/s, m/s^2", "rate of x_lip"),
        plain(lipm),
        needs=_MODEL,
    ),
    Entry(
        "locked_inertia",
        "Rotational inertia of the whole robot, joints locked, about its centre of mass.",
        ("q",),
        _one("I_c", (3, 3), "kg m^2", "base axes, about the centre of mass"),
        plain(locked_inertia),
        needs=("floating", "mass"),
    ),
)
"""In the catalogue's order."""
