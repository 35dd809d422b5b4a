"""Sums, products, quotients and powers, of values and of what has no size yet."""

from __future__ import annotations

from fractions import Fraction

from symdyn.check.language.syntax import Binary, Negated, Node, Number, called, fail
from symdyn.check.meaning.functions import Functions
from symdyn.check.meaning.values import Loose, Value, identity, scalar, zeros
from symdyn.program.graph import CONST

_POWER = 1000
_BITS = 100_000


def sized(value: Loose, other: Value, node: Node) -> Value:
    """A zero or identity in the size of what stands beside it."""
    if not other.shape:
        return scalar(value.factor)
    if other.rows == other.cols:
        return identity(other.rows, value.factor)
    if value.factor:
        fail(f"an identity beside what is {other.size}", node.column)
    return zeros(other.rows, other.cols)


class Operations:
    """Operations over one scene.

    Parameters
    ----------
    functions : Functions
        Of that scene.
    """

    def __init__(self, functions: Functions) -> None:
        self.functions, self.scene = functions, functions.scene
        self.algebra = functions.algebra

    def operation(self, node: Binary, a: Value | Loose, b: Value | Loose) -> Value | Loose:
        """A sum, product or quotient."""
        if node.op == "*":
            return self.product(a, b, node)
        if node.op == "/":
            return self.quotient(a, b, node)
        if isinstance(a, Loose) and isinstance(b, Loose):
            sign = 1 if node.op == "+" else -1
            return Loose(self.scene.build.add(a.factor, sign * b.factor))
        if isinstance(a, Loose):
            a = sized(a, b, node)  # type: ignore[arg-type]
        if isinstance(b, Loose):
            b = sized(b, a, node)
        if a.shape != b.shape:
            cure = "write s*eye(n)" if () in (a.shape, b.shape) else ""
            fail(f"{a.size} {node.op} {b.size}", node.right.column, name=called(node), cure=cure)
        return self.algebra.add(a, b) if node.op == "+" else self.algebra.sub(a, b)

    def product(self, a: Value | Loose, b: Value | Loose, node: Binary) -> Value | Loose:
        """A product; a scalar scales, also an identity whose size is open."""
        if isinstance(a, Loose) and isinstance(b, Value) and not b.shape:
            return Loose(self.scene.build.mul(a.factor, b.edge))
        if isinstance(a, Loose):
            a = scalar(a.factor)
        if isinstance(b, Loose):
            if not a.shape:
                return Loose(self.scene.build.mul(a.edge, b.factor))
            b = scalar(b.factor)
        if a.shape and b.shape and a.cols != b.rows:
            cure = "dot, cross, kron or a transpose" if a.cols == b.cols == 1 else ""
            fail(
                f"a product of {a.size} and {b.size}",
                node.right.column,
                name=called(node),
                cure=cure,
            )
        return self.algebra.mul(a, b)

    def quotient(self, a: Value | Loose, b: Value | Loose, node: Binary) -> Value | Loose:
        """A quotient by a scalar."""
        if isinstance(b, Loose) or b.shape:
            fail("a division by a matrix", node.right.column, cure="multiply by inv(...)")
        if self.functions.solver.vanishes(b.edge):
            fail(
                "a division by what is identically zero", node.right.column, name=called(node.right)
            )
        self.scene.divisors[abs(b.edge)] = None
        div = self.scene.build.div
        if isinstance(a, Loose):
            return Loose(div(a.factor, b.edge))
        if self.scene.build.nodes[abs(b.edge)].op == CONST:
            return self.algebra.scale(div(1, b.edge), a)
        found = Value(a.shape, tuple(div(x, b.edge) for x in a.entries))
        if a.known.vector is not None:
            inverse = div(1, b.edge)
            return found.with_known(vector=self.algebra.scale(inverse, a.known.vector))
        return found

    def power(self, a: Value | Loose, node: Binary) -> Value | Loose:
        """An integer power of a scalar or square matrix."""
        n = _integer(node.right)
        if isinstance(a, Loose):
            return a
        if a.rows != a.cols:
            fail(f"a power of what is {a.size}", node.column, name=called(node), cure="norm2, dot")
        if n < 0:
            a = self.functions.inv(a)
        if self._digits(a) * abs(n) > _BITS:
            fail("a number of too many digits", node.right.column)
        found = self.algebra.power(a, abs(n))
        return a if abs(n) == 1 else found

    def _digits(self, a: Value) -> int:
        """Bits of the largest number that stands alone in a value."""
        data = [self.scene.build.nodes[abs(edge)].data for edge in a.entries]
        numbers = [it for it in data if isinstance(it, Fraction)]
        return max((max(map(int.bit_length, it.as_integer_ratio())) for it in numbers), default=0)


def _integer(node: Node) -> int:
    sign = 1
    while isinstance(node, Negated):
        node, sign = node.of, -sign
    if not isinstance(node, Number) or node.value.denominator != 1:
        fail("powers are whole numbers", node.column, name=called(node), cure="sqrt(x)")
    if abs(node.value) > _POWER:
        fail(f"powers go up to {_POWER}", node.column)
    return sign * int(node.value)
