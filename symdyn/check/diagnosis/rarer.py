"""What a part of a formula may become by a rarer slip: parts, angles, brackets, blocks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from symdyn.check.diagnosis.changes import Changes, Part
from symdyn.check.diagnosis.likes import Likes
from symdyn.check.language.syntax import (
    Binary,
    Block,
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

KNOWN = 8
"""Names that a missing factor may have."""

_TURNING = ("sin", "cos", "tan", "cot", "Rx", "Ry", "Rz")
_RATES = {"q": "v", "v": "a"}
_SIMPLE = 4
_SHORT = 5
"""Nodes of the largest scalar that a term may have lost."""

_RIGHT_ANGLE = Binary("/", Name("pi"), Number(Fraction(2)))


class Rarer:
    """What one part may become."""

    def __init__(
        self, scope: Mapping[str, Type | Node], part: Node, path: Path, likes: Likes
    ) -> None:
        self.scope, self.part, self.path, self.likes = scope, part, path, likes
        self.last = path[-1][0]

    def all(self) -> Iterator[Part]:
        """All of them."""
        part = self.part
        if isinstance(part, Binary):
            yield from self._brackets(part)
            yield from self._powers(part)
        elif isinstance(part, Call):
            yield from self._arguments(part)
        elif isinstance(part, Index):
            yield from self._relative(part)
        elif isinstance(part, Block):
            yield from self._blocks(part)
        elif isinstance(part, Name) and self._kind(part) == "angle" and self.last != "of":
            yield from ((it, "angle", 3) for it in self.likes.like(part) if _adds(it, part))
            yield Binary("/", part, Number(Fraction(2))), "angle", 4
            yield Binary("*", Number(Fraction(2)), part), "angle", 4
        elif isinstance(part, Number) and self.last == "rows":
            yield from ((Number(Fraction(k)), "factor", 4) for k in (0, 1) if k != part.value)
        elif isinstance(part, Field) and self._is_arm(part.of) and part.name in _RATES:
            yield Field(part.of, _RATES[part.name]), "derivative", 4
        yield from self._other_parts()
        yield from self._square()
        yield from self._factors()

    def _brackets(self, part: Binary) -> Iterator[Part]:
        """Brackets around more or less of a sum or product."""
        left, right = part.left, part.right
        if part.op in "+-":
            if isinstance(right, Binary) and right.op in "*/":
                inner = Binary(part.op, left, right.left)
                yield Binary(right.op, inner, right.right), "bracket", 3
            if isinstance(left, Binary) and left.op == "*":
                yield Binary("*", left.left, Binary(part.op, left.right, right)), "bracket", 3
            if isinstance(left, Negated):
                yield Negated(Binary(part.op, left.of, right)), "bracket", 2
        elif isinstance(left, Binary) and left.op in "+-" and part.op in "*/":
            yield Binary(left.op, left.left, Binary(part.op, left.right, right)), "bracket", 3
        elif isinstance(right, Binary) and right.op in "+-" and part.op == "*":
            yield Binary(right.op, Binary("*", left, right.left), right.right), "bracket", 3
        if part.op == "*" and isinstance(left, Binary) and left.op == "/":
            yield Binary("/", left.left, Binary("*", left.right, right)), "bracket", 3

    def _powers(self, part: Binary) -> Iterator[Part]:
        """The sum of powers for the power of a sum, and the other way."""
        left, right = part.left, part.right
        if part.op == "**" and isinstance(left, Binary) and left.op in "+-":
            powers = [Binary("**", it, right) for it in (left.left, left.right)]
            yield Binary(left.op, *powers), "bracket", 3
        two = [it for it in (left, right) if isinstance(it, Binary) and it.op == "**"]
        if part.op in "+-" and len(two) > 1 and two[0].right == two[1].right:
            inner = Binary(part.op, two[0].left, two[1].left)
            yield Binary("**", inner, two[0].right), "bracket", 3

    def _arguments(self, part: Call) -> Iterator[Part]:
        """The complement or the supplement of an angle; rest where a motion was given."""
        if part.name == "d":
            yield from ((it, "angle", 3) for it in self.likes.like(part) if _adds(it, part))
        if part.name in _TURNING:
            angle = part.args[0]
            for new in (
                Negated(angle), Binary("+", angle, _RIGHT_ANGLE), Binary("-", angle, _RIGHT_ANGLE),
                Binary("/", angle, Number(Fraction(2))), Binary("*", Number(Fraction(2)), angle),
            ):  # fmt: skip
                yield Call(part.name, (new,)), "angle", 3
            for it, kind, cost in self._of_link(angle):
                yield Call(part.name, (it,)), kind, cost
        if part.name in ("twist", "SE3") and len(part.args) == 2:
            yield from self._coordinates(part)
        if part.of is not None and part.name in ("rnea", "aba"):
            for k in (1, 2):
                held = self.likes.part(part.args[k])
                if held is not None and any(held.values):
                    rest = Call("zeros", (Number(Fraction(len(held.values))),))
                    args = (*part.args[:k], rest, *part.args[k + 1 :])
                    yield Call(part.name, args, part.of), "argument", 3

    def _of_link(self, angle: Node) -> Iterator[Part]:
        """An angle from the last link where one from the frame was given."""
        if isinstance(angle, Binary) and angle.op == "+":
            for it in (angle.right, angle.left):
                if self._kind(it) == "angle":
                    yield it, "angle", 3

    def _coordinates(self, part: Call) -> Iterator[Part]:
        """A place for the linear part of exponential coordinates, and the other way."""
        first, last = part.args
        if isinstance(first, Call) and first.name == "exp3":
            first = first.args[0]
        for name in ("Jl3", "Jlinv3"):
            factor = Call(name, (first,))
            yield Call(part.name, (part.args[0], Binary("*", factor, last))), "function", 4

    def _relative(self, part: Index) -> Iterator[Part]:
        """An angle from the last link for one from the frame, and the other way."""
        if len(part.at) != 1 or not isinstance(part.at[0], Number) or part.at[0].value < 2:
            return
        last = part.at[0].value
        before = [Index(part.of, (Number(Fraction(k)),)) for k in range(1, int(last))]
        total: Node = before[0]
        for other in before[1:]:
            total = Binary("+", total, other)
        yield Binary("+", total, part), "angle", 3
        yield Binary("-", part, before[-1]), "angle", 3

    def _blocks(self, part: Block) -> Iterator[Part]:
        """Two blocks, rows or columns exchanged; a sign of one is an edit of its own."""
        rows = part.rows
        if len(rows) == 2:
            yield Block(rows[::-1]), "block", 2
            if len(rows[0]) == 2:
                (a, b), (c, d) = rows
                yield Block(((a, c), (b, d))), "block", 1
                yield Block(((d, b), (c, a))), "block", 2
                yield Block(((b, a), (d, c))), "block", 2

    def _other_parts(self) -> Iterator[Part]:
        """Another part of the same shape: a name, or what stands elsewhere in the formula."""
        part = self.part
        named = isinstance(part, Name) and not self._is_arm(part)
        if not (named or isinstance(part, Block) or (isinstance(part, Field) and part.name != "T")):
            return
        for other in self.likes.like(part):
            simple = isinstance(other, Name | Field)
            yield other, "name" if simple else "part", _SIMPLE if simple else _SIMPLE + 1

    def _square(self) -> Iterator[Part]:
        """The square of a scalar that is not squared."""
        part = self.part
        if isinstance(part, Call | Name) and self.last not in ("of", "args"):
            scalar = self.likes.part(part)
            if scalar is not None and not scalar.shape:
                yield Binary("**", part, Number(Fraction(2))), "power", 4

    def _factors(self) -> Iterator[Part]:
        """Scalars that a term may have lost, and matrices that a product may have."""
        part = self.part
        if not isinstance(part, Binary | Name | Call | Field):
            return
        if self.last in ("args", "of"):
            yield from self._maps(part)
        if not Changes(self.scope, part, self.path).is_term():
            return
        for it in self.likes.parts:
            if not it.shape and it.size <= _SHORT and it.node != part:
                yield Binary("*", it.node, part), "factor", 5
        yield from self._maps(part)

    def _maps(self, part: Node) -> Iterator[Part]:
        """Matrices that a product may have lost."""
        for name in self._known():
            for matrix in (name, Call("inv", (name,)), Field(name, "T")):
                yield Binary("*", matrix, part), "term", 7
                if isinstance(part, Binary) and part.op == "*":
                    inner = Binary("*", Binary("*", part.left, matrix), part.right)
                    yield inner, "term", 7

    def _known(self) -> list[Node]:
        """Matrices by name or field: what the formula uses before what is near."""
        matrices = [it.node for it in self.likes.parts if it.shape and it.shape[1] > 1]
        found: list[Node] = [it for it in matrices if isinstance(it, Name | Field)]
        return found[:KNOWN]

    def _is_arm(self, node: Node) -> bool:
        return self._kind(node) in ARMS

    def _kind(self, node: Node) -> str:
        kind = self.scope.get(node.id) if isinstance(node, Name) else None
        return kind.kind if isinstance(kind, Type) else ""


def _adds(node: Node, angle: Node) -> bool:
    """Whether a part is a sum with an angle: that of a link from the frame."""
    return isinstance(node, Binary) and node.op in "+-" and angle in {node.left, node.right}
