"""Parts of a formula that have the same shape, with their values at a point modulo a prime."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import reduce

from symdyn.check.language.syntax import (
    Binary,
    Call,
    Equation,
    Field,
    Name,
    Node,
    Number,
    walk,
)
from symdyn.check.language.types import ARMS, Type
from symdyn.check.meaning.arms import Arm
from symdyn.check.meaning.elaborate import Elaborator, OverBudget
from symdyn.check.meaning.points import NoRoot, Point
from symdyn.check.meaning.values import Shape, Value
from symdyn.errors import SymdynError

_LARGEST = 12
"""Nodes of the largest part that is used again."""

_MOST = 40
_NAMES = 8
_FAR = 10
"""How much larger a name counts that the formula does not use."""

_ENTRIES = 36
_JOINTS = 3
"""Joints of the longest arm whose quantities are thought of where no one named them."""

_QUANTITIES = ("v", "a", "M", "C", "g")
_HALVES = {"twist": ("w", "v"), "wrench": ("n", "f"), "SE3": ("R", "p"), "inertia": ("m", "c")}

UNFIT = (SymdynError, ArithmeticError, NoRoot, OverBudget, KeyError)
"""Why a changed formula may have no value: a shape, a name, a singular matrix, a root."""


@dataclass(frozen=True)
class Part:
    """A part of a formula, or what is near at hand.

    Attributes
    ----------
    node : Node
    shape : tuple
    values : tuple of int
        Its entries at a point modulo a prime.
    size : int
        Number of nodes, and more of what is far.
    """

    node: Node
    shape: Shape
    values: tuple[int, ...]
    size: int


class Likes:
    """What occurs in a formula and what is near: names, derivatives, an arm's quantities.

    Parameters
    ----------
    formula : Equation
    scope : Scope
    elaborator : Elaborator
        That read the formula.
    point : Point
        Of that scene, modulo a prime.
    """

    def __init__(
        self,
        formula: Equation,
        scope: Mapping[str, Type | Node],
        elaborator: Elaborator,
        point: Point,
    ) -> None:
        self.formula, self.scope = formula, scope
        self.elaborator, self.point = elaborator, point
        self.prime: int = point.field.prime
        self.parts: list[Part] = []
        self._said: set[tuple[Shape, tuple[int, ...]]] = set()
        for side in formula.sides:
            self._say(self.part(side))
        for node in self._near():
            self._add(node)
            if len(self.parts) >= _MOST:
                break
        made = {it for it in scope if isinstance(scope[it], Binary)}
        for name in [it for it in scope if it not in made][:_NAMES]:
            self._add(Name(name), _FAR)

    def like(self, node: Node) -> Iterator[Node]:
        """Parts of the same shape as a part, of other values."""
        part = self.part(node)
        if part is None:
            return
        for other in self.parts:
            if other.shape == part.shape and other.values != part.values:
                yield other.node

    def part(self, node: Node) -> Part | None:
        """A part with its values; None where it has none."""
        try:
            value = self.elaborator.any(node)
            if not isinstance(value, Value) or len(value.entries) > _ENTRIES:
                return None
            values = tuple(self.point(edge) for edge in value.entries)
        except UNFIT:
            return None
        return Part(node, value.shape, values, sum(1 for _ in walk(node)))

    def _add(self, node: Node, more: int = 0) -> None:
        part = None if self._holds_a_side(node) else self.part(node)
        if part is None or not any(part.values) or part.size > _LARGEST:
            return
        negative = tuple(-x % self.prime for x in part.values)
        known = {(part.shape, part.values), (part.shape, negative)}
        if not known & self._said:
            self._say(part)
            self.parts.append(replace(part, size=part.size + more))

    def _holds_a_side(self, node: Node) -> bool:
        """Whether it is made of a side, of which nothing is said by itself."""
        sides = [it for it in self.formula.sides if not isinstance(it, Name | Number)]
        return any(part in sides for part in walk(node))

    def _say(self, part: Part | None) -> None:
        if part is not None:
            self._said.add((part.shape, part.values))

    def _near(self) -> Iterator[Node]:
        """Names and parts of the formula, and what may be made of them at once."""
        whole = list(walk(self.formula))
        used = [it for it in whole if isinstance(it, Name) and it.id in self.scope]
        arms = list(dict.fromkeys(it for it in used if self._kind(it) in ARMS))
        plain = [it for it in used if it not in arms]
        yield from plain
        yield from (it for it in whole if isinstance(it, Field) and it.name != "T")
        yield from self._halves_of_products(whole)
        yield from (Field(it, half) for it in plain for half in _HALVES.get(self._kind(it), ()))
        yield from (Call("d", (it,)) for it in plain if self._moves(it))
        yield from (Call("d", (it,)) for it in whole if self._is_map(it))
        yield from self._of_arms(arms or [Name(it) for it in self.scope])
        yield from (it for it in whole if not isinstance(it, Number | Equation | Name | Field))

    def _is_map(self, node: Node) -> bool:
        """Whether it is a matrix of an arm, which moves."""
        return isinstance(node, Field) and node.name in ("M", "Ag", "Js", "Jb", "Jcom")

    def _halves_of_products(self, whole: list[Node]) -> Iterator[Node]:
        """Halves of what is a twist without a name."""
        for node in whole:
            if isinstance(node, Field) and node.name == "v" and not isinstance(node.of, Name):
                yield Field(node.of, "w")

    def _kind(self, name: Name) -> str:
        kind = self.scope.get(name.id)
        return kind.kind if isinstance(kind, Type) else ""

    def _moves(self, name: Name) -> bool:
        kind = self.scope.get(name.id)
        return not isinstance(kind, Type) or kind.of_time

    def _of_arms(self, names: list[Name]) -> Iterator[Node]:
        """Quantities of small arms, by the names they are bound to where they are."""
        for name in names:
            arm = self.elaborator.thing(name) if self._kind(name) in ARMS else None
            if not isinstance(arm, Arm) or arm.q.rows > _JOINTS:
                continue
            bound = {
                given.name: Name(it)
                for it, given in self.scope.items()
                if isinstance(given, Field) and given.of == name
            }
            for quantity in _QUANTITIES:
                yield bound.get(quantity, Field(name, quantity))
            yield Call("d", (bound.get("M", Field(name, "M")),))
            masses: list[Node] = [
                Field(name, it) for it in arm.parameters() if re.fullmatch(r"m\d*", it)
            ]
            if masses:
                yield reduce(lambda a, b: Binary("+", a, b), masses)
