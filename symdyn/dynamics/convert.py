"""Converters: the maps of :mod:`symdyn.dynamics.conventions` as functions of their own.

``convert_q_to_mujoco`` takes a configuration as the export writes it and gives it as the
target does; ``convert_q_from_mujoco`` is the way back.  The targets:

mujoco, pinocchio   those conventions (not the export's own): q, v, a, tau
mixed               base velocity in world axes at the base's origin, as ADAM and OCS2 write
                    it: v, a, tau
file_order          joints in the order of the robot's file: q, v
unitree             joints in the order of Unitree's SDK: FR, FL, RR, RL: q, v

Accelerations are the time derivative of the velocity as it is written, forces its dual.  To
and from are inverse to each other where the base's quaternion has norm one.  An order is the
same for v, a and tau, and keeps the base and the convention of the export.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from sympy import ImmutableMatrix, zeros

from symdyn.dynamics.conventions import (
    MIXED,
    MUJOCO,
    PINOCCHIO,
    Boundary,
    Convention,
    freely_inside,
    reorder,
)
from symdyn.dynamics.entry import Entry, Q, Spec, V
from symdyn.geometry.so3 import Matrix
from symdyn.model.orders import entries_of_q, entries_of_v, file_order, inverse, unitree_order
from symdyn.model.tree import Tree
from symdyn.program.trace import Hook

_UNITS = {
    "q": "m, -, rad",
    "v": "m/s, rad/s",
    "a": "m/s^2, rad/s^2",
    "tau": "N, N m",
}
_WORDS = {"q": "Configuration", "v": "Velocity", "a": "Acceleration", "tau": "Force"}
_AT = {"q": (), "v": ("q",), "a": ("q", "v"), "tau": ("q",)}
"""What must be known beside a quantity, as the export writes it."""

Recipe = Callable[..., Any]


def converters(tree: Tree, own: str) -> Iterator[Entry]:
    """The converters of a robot whose export is written in the convention ``own``."""
    if tree.floating and not any(freely_inside(tree)):
        for target in (PINOCCHIO, MUJOCO):
            if target.name != own:
                yield from _to_convention(target, ("q", "v", "a", "tau"))
        yield from _to_convention(MIXED, ("v", "a", "tau"))
    if tree.file_order:
        yield from _to_order("file_order", "the order of the robot's file", file_order(tree))
    legs = unitree_order(tree)
    if legs is not None:
        yield from _to_order("unitree", "the order of Unitree's SDK", legs)


def _to_convention(target: Convention, quantities: Sequence[str]) -> Iterator[Entry]:
    for key in quantities:
        size, words = ("nq", _apart(target.q)) if key == "q" else ("nv", target.v)
        theirs: Spec = (f"{key}_{target.name}", (size,), _UNITS[key], words)
        ours: Spec = (key, (size,), _UNITS[key], Q if key == "q" else V)
        what = f"{_WORDS[key]} {{}} the convention {target.name}: {words}."
        known = _AT[key]
        yield _entry(f"to_{target.name}", what, (*known, key), theirs, _outward(target, key))
        yield _entry(f"from_{target.name}", what, (*known, theirs), ours, _inward(target, key))


def _apart(words: str) -> str:
    """The order of a quaternion, as it is whatever the convention of the export."""
    return words.replace("xyzw", "x y z w").replace("wxyz", "w x y z")


def _to_order(target: str, words: str, joints: Sequence[int]) -> Iterator[Entry]:
    for key, entries in (("q", entries_of_q), ("v", entries_of_v)):
        also = "; accelerations and forces likewise" if key == "v" else ""
        ours: Spec = (key, (f"n{key}",), _UNITS[key], Q if key == "q" else V)
        theirs: Spec = (f"{key}_{target}", *ours[1:])
        what = f"{_WORDS[key]} {{}} {words}{also}."
        to, back = (_arranged(entries, joints, way) for way in ("to", "from"))
        yield _entry(f"to_{target}", what, (key,), theirs, to, as_written=True)
        yield _entry(f"from_{target}", what, (theirs,), ours, back, as_written=True)


def _entry(
    way: str,
    what: str,
    inputs: tuple[str | Spec, ...],
    output: Spec,
    recipe: Recipe,
    *,
    as_written: bool = False,
) -> Entry:
    """A converter ``convert_<quantity>_<way>``."""
    own = tuple(spec for spec in inputs if not isinstance(spec, str))
    names = tuple(spec if isinstance(spec, str) else spec[0] for spec in inputs)
    quantity, direction = (text.partition("_")[0] for text in (names[-1], way))
    return Entry(
        f"convert_{quantity}_{way}",
        what.format(direction),
        names,
        lambda tree: (output,),
        recipe,
        own_inputs=own,
        as_written=as_written,
    )


def _boundary(target: Convention, tree: Tree, let: Hook, known: Sequence[Matrix]) -> Boundary:
    still = ImmutableMatrix(zeros(tree.nv, 1))
    q, v = (*known, still)[:2] if known else (None, still)
    return Boundary(tree, target, let, q, v)


def _outward(target: Convention, key: str) -> Recipe:
    """From the coordinates of the recursions to those of the target."""

    def recipe(tree: Tree, let: Hook, *given: Matrix) -> Matrix:
        *known, x = given
        if key == "q":
            return reorder(tree, x, first=True) if target.scalar_first else x
        at = _boundary(target, tree, let, known)
        return at.dual(let(x - at.drift()) if key == "a" else x)

    return recipe


def _inward(target: Convention, key: str) -> Recipe:
    """From the coordinates of the target to those of the recursions."""

    def recipe(tree: Tree, let: Hook, *given: Matrix) -> Matrix:
        *known, x = given
        if key == "q":
            return reorder(tree, x, first=False) if target.scalar_first else x
        at = _boundary(target, tree, let, known)
        found = at.velocity(x)
        return let(found + at.drift()) if key == "a" else found

    return recipe


def _arranged(entries: Callable[..., Sequence[int]], joints: Sequence[int], way: str) -> Recipe:
    def recipe(tree: Tree, let: Hook, x: Matrix) -> Matrix:
        index = entries(tree, joints)
        return ImmutableMatrix([x[k] for k in (index if way == "to" else inverse(index))])

    return recipe
