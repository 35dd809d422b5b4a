"""The catalogue's part for contacts that are kept, and impacts."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from symdyn.dynamics.constrained import (
    Keeping,
    contact_dynamics,
    contact_dynamics_6d,
    impulse_dynamics,
)
from symdyn.dynamics.entry import Entry, Spec, V
from symdyn.dynamics.recipes import plain
from symdyn.model.tree import Tree
from symdyn.program.trace import Hook

_MU: Spec = ("mu", (), "1/kg", "regularisation of the contacts")
_A: Spec = ("a", ("nv",), "m/s^2, rad/s^2", V)
_PIVOT: Spec = ("pivot", (), "-", "smallest relative pivot: zero where contacts depend")
_ON_ROBOT = "of the ground on the robot, world axes"


def _kept(recursion: Callable[..., Any]) -> Callable[..., Any]:
    """A recursion whose last inputs say how contacts are kept."""

    @wraps(recursion)
    def recipe(tree: Tree, let: Hook, q: Any, v: Any, tau: Any, *kept: Any) -> Any:
        return recursion(tree, q, v, tau, Keeping(*kept), let)

    return recipe


CONSTRAINED_ENTRIES: tuple[Entry, ...] = (
    Entry(
        "contact_dynamics",
        "Forward dynamics with contacts that stay in place: accelerations and contact forces.",
        ("q", "v", "tau", "stance", "anchor", "kp", "kd", "mu"),
        lambda tree: (_A, ("lam", ("3nc",), "N", _ON_ROBOT), _PIVOT),
        _kept(contact_dynamics),
        needs=("contacts", "inertia"),
        inertial=True,
        own_inputs=(_MU,),
        settled=True,
    ),
    Entry(
        "contact_dynamics_6d",
        "The same for contacts that keep their whole frame; anchors are positions and quaternions.",
        ("q", "v", "tau", "stance", "anchor_6d", "kp", "kd", "mu"),
        lambda tree: (_A, ("lam", ("6nc",), "N, N m", f"linear first, {_ON_ROBOT}"), _PIVOT),
        _kept(contact_dynamics_6d),
        needs=("contacts", "inertia"),
        inertial=True,
        own_inputs=(_MU,),
        settled=True,
    ),
    Entry(
        "impulse_dynamics",
        "Velocities after an impact of some contacts, and the impulses.",
        ("q", "v", "stance", "restitution"),
        lambda tree: (
            ("v_next", ("nv",), "m/s, rad/s", V),
            ("impulse", ("3nc",), "N s", _ON_ROBOT),
        ),
        plain(impulse_dynamics),
        needs=("contacts", "inertia"),
        inertial=True,
        settled=True,
    ),
)
