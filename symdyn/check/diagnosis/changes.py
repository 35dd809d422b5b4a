"""What a part of a formula may become: the slips that people make, turned back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from symdyn.check.language.syntax import (
    Binary,
    Call,
    Field,
    Index,
    Name,
    Negated,
    Node,
    Number,
    Path,
)
from symdyn.check.language.types import ARMS, Type

SWAPS = {
    "sin": ("cos",), "cos": ("sin",), "tan": ("cot",), "cot": ("tan",),
    "X": ("Xstar",), "Xstar": ("X",), "Ad": ("Xstar",),
    "crm": ("crf",), "ad": ("crf",), "crf": ("crm",),
    "Jl3": ("Jr3", "Jlinv3"), "Jr3": ("Jl3", "Jrinv3"), "Jlinv3": ("Jrinv3", "Jl3"),
    "Jrinv3": ("Jlinv3", "Jr3"), "Jl6": ("Jr6",), "Jr6": ("Jl6",), "qL": ("qR",), "qR": ("qL",),
    "exp3": ("log3",), "exp6": ("log6",), "norm": ("norm2",), "norm2": ("norm",),
    "Rx": ("Ry", "Rz"), "Ry": ("Rx", "Rz"), "Rz": ("Rx", "Ry"), "tr": ("det",), "det": ("tr",),
}  # fmt: skip
"""Functions that are taken for each other."""

FIELDS = {"w": ("v",), "v": ("w",), "n": ("f",), "f": ("n",), "Js": ("Jb",), "Jb": ("Js",)}
"""Fields that are taken for each other."""


_COLUMNS = (
    "scalar",
    "positive",
    "angle",
    "vec3",
    "unit3",
    "vec",
    "coords",
    "quat",
    "twist",
    "wrench",
)
_SCALARS = ("sin", "cos", "tan", "norm", "norm2", "dot", "sqrt", "det", "tr", "cross", "vee", "vec")


Part = tuple[Node, str, int]
"""What a part becomes, what kind of edit that is, how far-fetched."""


class Changes:
    """What one part may become."""

    def __init__(
        self, scope: Mapping[str, Type | Node], part: Node, path: Path, scalars: Sequence[Node] = ()
    ) -> None:
        self.scope, self.part, self.path, self.scalars = scope, part, path, scalars
        self.side = len(path) == 1

    def all(self) -> Iterator[Part]:
        """All of them."""
        part = self.part
        rules: dict[type[Node], Callable[[Any], Iterator[Part]]] = {
            Binary: self._binary, Call: self._call, Field: self._field, Number: self._number,
            Name: self._name, Index: self._index, Negated: self._negated,
        }  # fmt: skip
        if type(part) in rules:
            yield from rules[type(part)](part)
        yield from self._wrapped(part)
        yield from self._factors()

    def _binary(self, part: Binary) -> Iterator[Part]:
        left, right = part.left, part.right
        if part.op in "+-":
            yield Binary("-" if part.op == "+" else "+", left, right), "sign", 0
            if not (isinstance(left, Binary) and left.op in "+-"):
                yield Binary(part.op, Negated(left), right), "sign", 1
            yield left, "drop", 6
            yield (right if part.op == "+" else Negated(right)), "drop", 6
        elif part.op == "*":
            yield Binary("*", right, left), "order", 1
            if isinstance(left, Binary) and left.op == "*":
                yield Binary("*", Binary("*", left.left, right), left.right), "order", 1
            yield Binary("/", left, right), "inverse", 4
            yield Binary("/", right, left), "inverse", 4
            yield left, "drop", 5
            yield right, "drop", 5
        elif part.op == "/":
            yield left, "drop", 5
            yield Binary("*", left, right), "inverse", 4
            yield Binary("/", right, left), "inverse", 4
        elif isinstance(right, Number):
            for n in (right.value + 1, right.value - 1):
                yield _power(left, n), "power", 3

    def _call(self, part: Call) -> Iterator[Part]:
        for name in SWAPS.get(part.name, ()):
            yield Call(name, part.args, part.of), "function", 1
        if len(part.args) == 2 and part.name not in ("partial", "zeros"):
            yield Call(part.name, part.args[::-1], part.of), "order", 1
        if part.name in ("inv", "d", "qconj", "hat", "vee", "pinv"):
            yield part.args[0], "inverse" if part.name == "inv" else "drop", 2
        if part.name in ("X", "Xstar", "Ad", "exp3", "exp6", "rot"):
            yield Call("inv", (part,)), "inverse", 2
        if part.name == "inv":
            if not self._is_pose(part.args[0]):
                yield Field(part.args[0], "T"), "transpose", 2
            yield Field(part, "T"), "transpose", 1

    def _is_pose(self, node: Node) -> bool:
        kind = self.scope.get(node.id) if isinstance(node, Name) else None
        return isinstance(kind, Type) and kind.kind == "SE3"

    def _field(self, part: Field) -> Iterator[Part]:
        if part.name == "T":
            yield part.of, "transpose", 0
            yield Call("inv", (part.of,)), "inverse", 1
            yield Field(Call("inv", (part.of,)), "T"), "inverse", 2
            yield Call("pinv", (part.of,)), "inverse", 3
        for name in FIELDS.get(part.name, ()):
            yield Field(part.of, name), "name", 3

    def _number(self, part: Number) -> Iterator[Part]:
        value = part.value
        if self.path[-1][0] == "right" and value == 0:
            return
        for new in (value + 1, value - 1, value * 2, value / 2):
            if new > 0:
                yield constant(new), "factor", 3
        if value not in (0, 1):
            yield constant(1 / value), "factor", 3
        if value == 1:
            yield from ((it, "factor", 5) for it in self.scalars)

    def _name(self, part: Name) -> Iterator[Part]:
        kind = self.scope.get(part.id)
        if not isinstance(kind, Type):
            return
        if kind.kind == "quat":
            yield Call("qconj", (part,)), "inverse", 1
        if kind.kind == "SE3":
            yield Call("inv", (part,)), "inverse", 1
        if kind.of_time:
            yield Call("d", (part,)), "derivative", 4
        for other, its in self.scope.items():
            if other != part.id and isinstance(its, Type) and its == kind and kind.kind not in ARMS:
                yield Name(other), "name", 4

    def _negated(self, part: Negated) -> Iterator[Part]:
        yield part.of, "sign", 0
        inner = Changes(self.scope, part.of, (*self.path, ("left", ())))
        yield from ((Negated(it), kind, cost) for it, kind, cost in inner._wrapped(part.of))

    def _index(self, part: Index) -> Iterator[Part]:
        for k, at in enumerate(part.at):
            if isinstance(at, Number):
                for n in (at.value + 1, at.value - 1):
                    if n > 0:
                        new = (*part.at[:k], Number(n), *part.at[k + 1 :])
                        yield Index(part.of, new), "index", 4
        if len(part.at) == 2:
            yield Index(part.of, part.at[::-1]), "index", 4

    def _wrapped(self, part: Node) -> Iterator[Part]:
        """What may be put around a part: a sign, a transpose, an inverse."""
        if isinstance(part, Number | Negated) or self.path[-1][0] == "of":
            return
        if self.side or self.path[-1][0] in ("args", "rows"):
            yield Negated(part), "sign", 0 if self.side else 2
        if not isinstance(part, Binary) or self.side:
            if not self._has_no_transpose():
                yield Field(part, "T"), "transpose", 1
            if isinstance(part, Call) and part.name not in ("inv", *_SCALARS):
                yield Call("inv", (part,)), "inverse", 3

    def _has_no_transpose(self) -> bool:
        """Whether a part is a transpose already, or a scalar or column."""
        part = self.part
        if isinstance(part, Name):
            kind = self.scope.get(part.id)
            return isinstance(kind, Type) and kind.kind in _COLUMNS
        if isinstance(part, Call):
            return part.name in _SCALARS
        return isinstance(part, Field) and part.name in ("T", "w", "v", "n", "f", "p", "m", "c")

    def _factors(self) -> Iterator[Part]:
        """Factors that a term may have lost."""
        part = self.part
        if self.is_term():
            yield Binary("*", _TWO, part), "factor", 4
            yield Binary("*", _HALF, part), "factor", 4
            for factor in self.scalars:
                yield Binary("*", factor, part), "factor", 5

    def is_term(self) -> bool:
        """Whether a part stands alone in a sum, or is a side."""
        product = isinstance(self.part, Binary) and self.part.op in "+-"
        inner = self.path[-1][0] in ("args", "rows", "at", "of")
        return not product and not inner and not isinstance(self.part, Number)


def scalars_of(scope: Mapping[str, Type | Node]) -> list[Node]:
    """Declared scalars, and squares of lengths, that a term may have lost."""
    kinds = [(name, it.kind) for name, it in scope.items() if isinstance(it, Type)]
    found: list[Node] = []
    for name, kind in kinds:
        if kind in ("positive", "scalar", "angle"):
            found.append(Name(name))
        elif kind == "vec3":
            found.append(Call("norm2", (Name(name),)))
    return found


def constant(value: Fraction) -> Node:
    """A number, or a quotient of two."""
    if value.denominator == 1:
        return Number(value)
    return Binary("/", Number(Fraction(value.numerator)), Number(Fraction(value.denominator)))


def _power(base: Node, n: Fraction) -> Node:
    return base if n == 1 else Binary("**", base, Number(n))


_TWO, _HALF = constant(Fraction(2)), constant(Fraction(1, 2))
