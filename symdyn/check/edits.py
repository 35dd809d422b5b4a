"""Single edits of a formula: the slips that people make, turned back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

from symdyn.check.syntax import (
    Binary,
    Call,
    Field,
    Index,
    Name,
    Negated,
    Node,
    Number,
    children,
    walk,
    with_child,
)
from symdyn.check.types import ARMS, Type
from symdyn.check.unparse import unparse

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


Path = tuple[tuple[str, tuple[int, ...]], ...]
"""The way from a formula down to a part: attributes, and positions within them."""


@dataclass(frozen=True)
class Edit:
    """One thing changed in a formula.

    Attributes
    ----------
    whole : Node
        The formula as it was.
    path : tuple
        The way to the part that changes.
    before, after : Node
        That part.
    kind : str
        "sign", "transpose", "order", "function", "inverse", "factor", "power", "name",
        "drop", "index", "term", "derivative".
    cost : int
        How far-fetched it is.
    """

    whole: Node
    path: Path
    before: Node
    after: Node
    kind: str
    cost: int

    @cached_property
    def formula(self) -> Node:
        """The formula with it."""
        return _replaced(self.whole, self.path, self.after)

    @property
    def change(self) -> str:
        """The change in words."""
        return f"{unparse(self.before)} -> {unparse(self.after)}"

    @property
    def likelihood(self) -> tuple[int, bool]:
        """Likely edits first, and of these the ones that leave the first side as it is."""
        return self.cost, self.path[0] == ("sides", (0,))


_Part = tuple[Node, str, int]
"""What a part becomes, what kind of edit that is, how far-fetched."""

KNOWN = 8
"""Names that a missing term is made of."""


def edits(
    formula: Node, scope: Mapping[str, Type | Node], *, missing: bool = True
) -> Iterator[Edit]:
    """All single edits.

    Parameters
    ----------
    formula : Node
    scope : mapping
        What names stand for.
    missing : bool
        Whether to put in terms and factors that may be missing.
    """
    known = _known(formula, scope)
    for path, part in _parts(formula):
        for new, kind, cost in _Changes(scope, part, path, known).all(missing=missing):
            yield Edit(formula, path, part, new, kind, cost)


def _known(formula: Node, scope: Mapping[str, Type | Node]) -> list[Name]:
    """Names for missing terms: what is defined first, then what the formula uses."""
    defined = [name for name, it in scope.items() if not isinstance(it, Type)]
    used = [part.id for part in walk(formula) if isinstance(part, Name) and part.id in scope]
    return [Name(name) for name in dict.fromkeys((*defined, *used))][:KNOWN]


def _parts(node: Node, path: Path = ()) -> Iterator[tuple[Path, Node]]:
    if path:
        yield path, node
    for name, at, child in children(node):
        yield from _parts(child, (*path, (name, at)))


def _replaced(node: Node, path: Path, new: Node) -> Node:
    if not path:
        return new
    (name, at), rest = path[0], path[1:]
    child = next(c for n, a, c in children(node) if (n, a) == (name, at))
    return with_child(node, name, at, _replaced(child, rest, new))


class _Changes:
    """What one part may become."""

    def __init__(
        self, scope: Mapping[str, Type | Node], part: Node, path: Path, known: list[Name]
    ) -> None:
        self.scope, self.part, self.path, self.known = scope, part, path, known
        self.side = len(path) == 1

    def all(self, *, missing: bool) -> Iterator[_Part]:
        part = self.part
        rules: dict[type[Node], Callable[[Any], Iterator[_Part]]] = {
            Binary: self._binary, Call: self._call, Field: self._field, Number: self._number,
            Name: self._name, Index: self._index, Negated: self._negated,
        }  # fmt: skip
        if type(part) in rules:
            yield from rules[type(part)](part)
        yield from self._wrapped(part)
        yield from self.factors()
        if missing:
            yield from self.missing()

    def _binary(self, part: Binary) -> Iterator[_Part]:
        left, right = part.left, part.right
        if part.op in "+-":
            yield Binary("-" if part.op == "+" else "+", left, right), "sign", 0
            yield left, "drop", 6
            yield (right if part.op == "+" else Negated(right)), "drop", 6
        elif part.op == "*":
            yield Binary("*", right, left), "order", 1
            if isinstance(left, Binary) and left.op == "*":
                yield Binary("*", Binary("*", left.left, right), left.right), "order", 1
            yield Binary("/", left, right), "inverse", 4
            yield left, "drop", 5
            yield right, "drop", 5
        elif part.op == "/":
            yield left, "drop", 5
            yield Binary("*", left, right), "inverse", 4
            yield Binary("/", right, left), "inverse", 4
        elif isinstance(right, Number):
            for n in (right.value + 1, right.value - 1):
                yield _power(left, n), "power", 3

    def _call(self, part: Call) -> Iterator[_Part]:
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

    def _field(self, part: Field) -> Iterator[_Part]:
        if part.name == "T":
            yield part.of, "transpose", 0
            yield Call("inv", (part.of,)), "inverse", 1
            yield Field(Call("inv", (part.of,)), "T"), "inverse", 2
        for name in FIELDS.get(part.name, ()):
            yield Field(part.of, name), "name", 3

    def _number(self, part: Number) -> Iterator[_Part]:
        value = part.value
        if self.path[-1][0] == "right" and value == 0:
            return
        for new in (value + 1, value - 1, value * 2, value / 2):
            if new > 0:
                yield _constant(new), "factor", 3
        if value not in (0, 1):
            yield _constant(1 / value), "factor", 3

    def _name(self, part: Name) -> Iterator[_Part]:
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

    def _negated(self, part: Negated) -> Iterator[_Part]:
        yield part.of, "sign", 0

    def _index(self, part: Index) -> Iterator[_Part]:
        for k, at in enumerate(part.at):
            if isinstance(at, Number):
                for n in (at.value + 1, at.value - 1):
                    if n > 0:
                        new = (*part.at[:k], Number(n), *part.at[k + 1 :])
                        yield Index(part.of, new), "index", 4
        if len(part.at) == 2:
            yield Index(part.of, part.at[::-1]), "index", 4

    def _wrapped(self, part: Node) -> Iterator[_Part]:
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

    def factors(self) -> Iterator[_Part]:
        """Factors that a term may have lost."""
        part = self.part
        if not self._is_term():
            return
        for factor in (Fraction(2), Fraction(1, 2)):
            yield Binary("*", _constant(factor), part), "factor", 3
        for name, kind in self.scope.items():
            if isinstance(kind, Type) and kind.kind in ("positive", "scalar", "angle"):
                yield Binary("*", Name(name), part), "factor", 5
            elif isinstance(kind, Type) and kind.kind == "vec3":
                yield Binary("*", Call("norm2", (Name(name),)), part), "factor", 5

    def missing(self) -> Iterator[_Part]:
        """Terms that a side may have lost, and matrices that a product may have lost."""
        part = self.part
        known = self.known
        if self.side and not isinstance(part, Number):
            for term in (*known, *(Binary("*", a, b) for a in known for b in known)):
                cost = 6 if isinstance(term, Name) else 8
                yield Binary("+", part, term), "term", cost
                yield Binary("-", part, term), "term", cost
            yield from self._product_rule()
        if self._is_term() and isinstance(part, Binary | Name | Call):
            for name in known:
                for matrix in (name, Call("inv", (name,))):
                    yield Binary("*", matrix, part), "term", 7
                    if isinstance(part, Binary) and part.op == "*":
                        inner = Binary("*", Binary("*", part.left, matrix), part.right)
                        yield inner, "term", 7

    def _product_rule(self) -> Iterator[_Part]:
        """The half of a product rule that may be missing."""
        for part in _terms(self.part):
            if isinstance(part, Binary) and part.op == "*":
                for name in self.known:
                    term = Binary("*", Call("d", (part.left,)), name)
                    yield Binary("+", self.part, term), "term", 7

    def _is_term(self) -> bool:
        """Whether a part stands alone in a sum, or is a side."""
        product = isinstance(self.part, Binary) and self.part.op in "+-"
        inner = self.path[-1][0] in ("args", "rows", "at", "of")
        return not product and not inner and not isinstance(self.part, Number)


def _terms(node: Node) -> Iterator[Node]:
    """The terms of a sum."""
    if isinstance(node, Binary) and node.op in "+-":
        yield from _terms(node.left)
        yield from _terms(node.right)
    else:
        yield node


def _constant(value: Fraction) -> Node:
    if value.denominator == 1:
        return Number(value)
    return Binary("/", Number(Fraction(value.numerator)), Number(Fraction(value.denominator)))


def _power(base: Node, n: Fraction) -> Node:
    return base if n == 1 else Binary("**", base, Number(n))
