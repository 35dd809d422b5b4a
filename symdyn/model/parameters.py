"""Quantities of a robot that stay symbolic: entries of one input ``p`` with defaults.

A number that is zero stays zero, so that a program keeps the zeros it has without them.

==========  ===========================================================================
mass        of each moving body with all that is welded to it (kg)
com         its centre of mass in the frame behind its joint (m)
inertia     its rotational inertia about the centre of mass, in these axes (kg m^2)
lengths     where each joint stands in its parent, and each contact and shown frame (m)
gravity     acceleration of gravity, world axes (m/s^2)
armature    inertia of each drive (kg m^2, kg)
==========  ===========================================================================
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from sympy import ImmutableMatrix

from symdyn.errors import SymdynError, every_name
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import Matrix, hat, symmetric
from symdyn.geometry.spatial import Inertia
from symdyn.model.joints import Joint
from symdyn.model.tree import Body, Frame, Parameter, Tree
from symdyn.program.symbol import Symbol

QUANTITIES = ("mass", "com", "inertia", "lengths", "gravity", "armature")
"""What may stay symbolic."""

INPUT = "p"
"""The input that holds them."""

_AXES = "xyz"
_PAIRS = ((0, 0, "xx"), (1, 1, "yy"), (2, 2, "zz"), (0, 1, "xy"), (0, 2, "xz"), (1, 2, "yz"))


@lru_cache(maxsize=8)
def parametrized(tree: Tree, quantities: tuple[str, ...]) -> Tree:
    """The same robot with some of its numbers replaced by symbols.

    Parameters
    ----------
    tree : Tree
        Of known numbers.
    quantities : names, of QUANTITIES
        In any order; none leaves the tree as it is.
    """
    for name in quantities:
        if name not in QUANTITIES:
            raise SymdynError(
                f'there is no quantity "{name}"',
                element="parameters",
                cure=f"there are {every_name(QUANTITIES)}",
            )
    if not quantities:
        return tree
    naming = _Naming(set(quantities))
    shown = {tree.frames[0].name, *tree.contact_names, *tree.shown}
    made = replace(
        tree,
        bodies=tuple(naming.body(body) for body in tree.bodies),
        frames=tuple(naming.frame(x) if x.name in shown else x for x in tree.frames),
        gravity=naming.vector("gravity", "gravity", tree.gravity, "m/s^2"),
    )
    return replace(made, parameters=tuple(naming.found))


@lru_cache(maxsize=8)
def at_defaults(tree: Tree) -> Tree:
    """The robot with every parameter at its default."""
    if not tree.parameters:
        return tree
    values = {symbol(k): it.value for k, it in enumerate(tree.parameters)}

    def known(x: Any) -> Any:
        return x.xreplace(values) if hasattr(x, "xreplace") else x

    def body(it: Body) -> Body:
        inertia = Inertia(*map(known, (it.inertia.mass, it.inertia.moment, it.inertia.second)))
        joint = replace(it.joint, armature=tuple(map(known, it.joint.armature)))
        place = Pose(it.placement.R, known(it.placement.p))
        return replace(it, joint=joint, placement=place, inertia=inertia)

    return replace(
        tree,
        bodies=tuple(map(body, tree.bodies)),
        frames=tuple(
            replace(x, placement=Pose(x.placement.R, known(x.placement.p))) for x in tree.frames
        ),
        gravity=known(tree.gravity),
        parameters=(),
    )


def symbol(k: int) -> Any:
    """The symbol of entry k of the input, as programs bind it."""
    return Symbol(f"{INPUT}[{k}]")


class _Naming:
    """Replaces numbers of the chosen quantities, and keeps their names and values."""

    def __init__(self, quantities: Iterable[str]) -> None:
        self.chosen = quantities
        self.found: list[Parameter] = []

    def scalar(self, quantity: str, name: str, value: Any, unit: str) -> Any:
        """A symbol for a number; the number where it is zero or not chosen."""
        if quantity not in self.chosen or not value:
            return value
        self.found.append(Parameter(name, value, unit))
        return symbol(len(self.found) - 1)

    def vector(self, quantity: str, name: str, values: Matrix, unit: str) -> Matrix:
        named = zip(_AXES, values, strict=True)
        return ImmutableMatrix(
            [self.scalar(quantity, f"{name}.{axis}", x, unit) for axis, x in named]
        )

    def body(self, body: Body) -> Body:
        place = self.vector("lengths", f"length.{body.joint.name}", body.placement.p, "m")
        return replace(
            body,
            joint=self._joint(body.joint),
            placement=Pose(body.placement.R, place),
            inertia=self._inertia(body),
        )

    def frame(self, frame: Frame) -> Frame:
        place = self.vector("lengths", f"frame.{frame.name}", frame.placement.p, "m")
        return replace(frame, placement=Pose(frame.placement.R, place))

    def _joint(self, joint: Joint) -> Joint:
        several, armature = len(joint.armature) > 1, []
        for k, value in enumerate(joint.armature):
            name = f"armature.{joint.name}.{k}" if several else f"armature.{joint.name}"
            armature.append(self.scalar("armature", name, value, "kg m^2"))
        return replace(joint, armature=tuple(armature))

    def _inertia(self, body: Body) -> Inertia:
        of = body.inertia
        if not of.mass or not {"mass", "com", "inertia"} & set(self.chosen):
            return of
        c = ImmutableMatrix(of.moment / of.mass)
        about = of.second + of.mass * hat(c) ** 2
        mass = self.scalar("mass", f"mass.{body.name}", of.mass, "kg")
        com = self.vector("com", f"com.{body.name}", c, "m")
        entries = [
            self.scalar("inertia", f"inertia.{body.name}.{pair}", about[i, j], "kg m^2")
            for i, j, pair in _PAIRS
        ]
        return Inertia.about_com(mass, com, symmetric(*entries))
