"""From a tree and declarations to values: every name is looked up, every shape is checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from symdyn.check.arms import METHODS, Arm
from symdyn.check.blocks import sizes_of
from symdyn.check.conventions import DEFAULT, Conventions
from symdyn.check.declare import Thing, declare
from symdyn.check.functions import NAMES, Functions, fits, signature
from symdyn.check.scene import Scene, SizeError, Undefined
from symdyn.check.syntax import (
    Binary,
    Block,
    Call,
    Equation,
    Field,
    Index,
    Name,
    Negated,
    Node,
    Number,
    Recursion,
    fail,
    substituted,
    with_child,
)
from symdyn.check.syntax import children as children_of
from symdyn.check.types import ARMS, LARGEST, Type
from symdyn.check.values import (
    Loose,
    Shape,
    Value,
    beside,
    identity,
    scalar,
    shaped,
    stacked,
    zeros,
)
from symdyn.errors import SymdynError, nearest_names
from symdyn.program.graph import CONST

Scope = Mapping[str, Type | Node]
"""What names stand for: a type, or an expression."""

NODES = 400_000
"""Operations that a formula may come to."""

_POWER = 1000
_BITS = 100_000


class OverBudget(ArithmeticError):
    """A formula that comes to more operations than it may."""


@dataclass(frozen=True)
class Pair:
    """Two sides of one shape that are said to be equal."""

    left: Value
    right: Value


@dataclass(frozen=True)
class Claim:
    """A formula over its scene.

    Attributes
    ----------
    scene : Scene
    pairs : tuple of Pair
        One for each ``==``.
    """

    scene: Scene
    pairs: tuple[Pair, ...]


class Elaborator:
    """Gives trees their values, all in one scene.

    Parameters
    ----------
    scope : Scope
    conventions : Conventions
    """

    def __init__(self, scope: Scope, conventions: Conventions = DEFAULT) -> None:
        self.scope, self.conventions = scope, conventions
        self.scene = Scene()
        self.functions = Functions(self.scene, conventions)
        self.algebra = self.scene.algebra
        self._known: dict[str, Thing | Loose] = {}
        self._open: list[str] = []
        self._whole: Shape = ()
        # By identity: variants of a formula share the parts that did not change.
        self._memo: dict[int, tuple[Node, Value | Loose]] = {}

    def claim(self, formula: Node) -> Claim:
        """The claim that a formula makes.

        Raises
        ------
        SymdynError
            With name and column.
        Undefined
            Where a side exists nowhere.
        OverBudget
        """
        if not isinstance(formula, Equation):
            fail("this is no equation", formula.column, cure="write LEFT == RIGHT")
        sides = self._sides(formula.sides)
        sized = next((it for it in sides if isinstance(it, Value)), scalar(0))
        sized = next((it for it in sides if isinstance(it, Value) and it.shape), sized)
        values = [
            self._sized(it, sized, node) for it, node in zip(sides, formula.sides, strict=True)
        ]
        pairs = zip(values, values[1:], strict=False)
        return Claim(self.scene, tuple(Pair(a, b) for a, b in pairs))

    def _sides(self, nodes: tuple[Node, ...]) -> list[Value | Loose]:
        """The sides; a matrix of blocks is read last, and may take its size from the others."""
        found = {k: self._side(it) for k, it in enumerate(nodes) if not isinstance(it, Block)}
        shapes = [it.shape for it in found.values() if isinstance(it, Value)]
        self._whole = next(iter(shapes), ())
        found |= {k: self._side(it) for k, it in enumerate(nodes) if isinstance(it, Block)}
        self._whole = ()
        return [found[k] for k in range(len(nodes))]

    def _side(self, node: Node) -> Value | Loose:
        if isinstance(node, Number) and not node.value:
            return Loose(0, node.column)
        return self.any(node)

    def _sized(self, value: Value | Loose, other: Value, node: Node) -> Value:
        if isinstance(value, Loose):
            return self._size(value, other, node)
        if value.shape != other.shape:
            fail(f"this side is {value.size}, the other {other.size}", node.column, name="==")
        return value

    def _size(self, value: Loose, other: Value, node: Node) -> Value:
        if not other.shape:
            return scalar(value.factor)
        if other.rows == other.cols:
            return identity(other.rows, value.factor)
        if value.factor:
            fail(f"an identity beside what is {other.size}", node.column)
        return zeros(other.rows, other.cols)

    def value(self, node: Node) -> Value:
        """The value of an expression that is an array."""
        found = self.any(node)
        if isinstance(found, Loose):
            fail("the size of 0 or 1 is not known here", node.column, cure="write eye(3)")
        return found

    def any(self, node: Node) -> Value | Loose:
        """The value of an expression; sizes of 0 and 1 may be left open."""
        known = self._memo.get(id(node))
        if known is not None and known[0] is node:
            return known[1]
        found = self.thing(node)
        if isinstance(found, Arm):
            fail("an arm is no array", node.column, name=found.name, cure="such as arm.M")
        if len(self.scene.build.nodes) > NODES:
            raise OverBudget(f"more than {NODES} operations")
        self._memo[id(node)] = node, found
        return found

    def thing(self, node: Node) -> Thing | Loose:
        """The value, or the arm."""
        try:
            rule: Any = _RULES[type(node)]
            found: Thing | Loose = rule(self, node)
            return found
        except SizeError as error:
            fail(str(error), node.column, name=_named(node))

    # Names ----------------------------------------------------------------------

    def name(self, node: Name) -> Thing | Loose:
        """What a name stands for."""
        if node.id in self._known:
            return self._known[node.id]
        if node.id in self.scope:
            found = self._declared(node)
        elif node.id == "pi":
            found = scalar(self.scene.input("pi"))
            self.scene.group("pi", [found.edge])
        else:
            return self._of_an_arm(node)
        self._known[node.id] = found
        return found

    def _declared(self, node: Name) -> Thing | Loose:
        given = self.scope[node.id]
        if isinstance(given, Type):
            return declare(self.scene, node.id, given, self.conventions)
        if node.id in self._open:
            fail("is defined by itself", node.column, name=node.id)
        self._open.append(node.id)
        try:
            return self.thing(given)
        except SymdynError as error:
            if "column" not in error.message:
                raise
            raise SymdynError(
                f"{error.message} of the definition of {node.id}",
                element=error.element,
                cure=error.cure,
            ) from None
        finally:
            self._open.pop()

    def _of_an_arm(self, node: Name) -> Value:
        """A length or mass of a declared arm, by its bare name."""
        for name, given in self.scope.items():
            if isinstance(given, Type) and given.kind in ARMS:
                arm = self.name(Name(name, column=node.column))
                if isinstance(arm, Arm) and node.id in arm.parameters():
                    return scalar(self.scene.parameter(name, node.id))
        near = nearest_names(node.id, self.scope) if self.scope else ""
        cure = f'let {node.id}: TYPE, or --let "{node.id}: TYPE"'
        cure += f"; the nearest declared names are {near}" if near else ""
        fail("is not declared", node.column, name=node.id, cure=cure)

    # Operations -------------------------------------------------------------------

    def negated(self, node: Negated) -> Value | Loose:
        """-a."""
        of = self.any(node.of)
        return Loose(-of.factor) if isinstance(of, Loose) else self.algebra.neg(of)

    def binary(self, node: Binary) -> Value | Loose:
        """a op b, walking down the left side without recursion."""
        chain: list[Binary] = [node]
        while isinstance(chain[-1].left, Binary) and id(chain[-1].left) not in self._memo:
            chain.append(chain[-1].left)
        left = self.any(chain[-1].left)
        for part in reversed(chain):
            if part.op == "**":
                left = self.power(left, part)
            else:
                left = self.operation(part, left, self.any(part.right))
            self._memo[id(part)] = part, left
        return left

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
            a = self._size(a, b, node)  # type: ignore[arg-type]
        if isinstance(b, Loose):
            b = self._size(b, a, node)
        if a.shape != b.shape:
            cure = "write s*eye(n)" if () in (a.shape, b.shape) else ""
            fail(f"{a.size} {node.op} {b.size}", node.right.column, name=_named(node), cure=cure)
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
                name=_named(node),
                cure=cure,
            )
        return self.algebra.mul(a, b)

    def quotient(self, a: Value | Loose, b: Value | Loose, node: Binary) -> Value | Loose:
        """A quotient by a scalar."""
        if isinstance(b, Loose) or b.shape:
            fail("a division by a matrix", node.right.column, cure="multiply by inv(...)")
        if self.functions.solver.vanishes(b.edge):
            fail(
                "a division by what is identically zero", node.right.column, name=_named(node.right)
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
            fail(f"a power of what is {a.size}", node.column, name=_named(node), cure="norm2, dot")
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

    # Parts --------------------------------------------------------------------------

    def field(self, node: Field) -> Value:
        """A field of an arm or an array."""
        of = self.thing(node.of)
        if isinstance(of, Arm):
            try:
                return of.get(node.name)
            except SymdynError as error:
                fail(error.message, node.column, name=of.name, cure=error.cure or "")
        if isinstance(of, Loose):
            return scalar(of.factor)
        if node.name == "T":
            return self.functions.spatial.turned_back(of) if of.known.kind == "SO3" else _flip(of)
        return self._part(of, node)

    def _part(self, of: Value, node: Field) -> Value:
        spatial, name = self.functions.spatial, node.name
        if of.known.kind == "inertia" and name in of.known.parts:
            return of.known.parts[name]
        if of.shape == (4, 4) and name in ("R", "p"):
            return spatial.split(of)["Rp".index(name)]
        if of.shape == (6, 1) and name in ("w", "v", "n", "f"):
            return spatial.halves(of)[name in ("v", "f")]
        if of.shape == (4, 1) and name in ("w", "v"):
            return spatial.quaternion_parts(of)[name == "v"]
        cure = ".T; .R .p of a pose; .w .v of a twist; .n .f of a wrench; .m .c .Ic of an inertia"
        fail(f"{of.size} has no field .{name}", node.column, name=_named(node.of), cure=cure)

    def index(self, node: Index) -> Value:
        """An entry, counted from 1."""
        if isinstance(node.of, Name) and isinstance(self.scope.get(node.of.id), Recursion):
            return self.step(node.of.id, node)
        of = self.value(node.of)
        at = [self.functions.number(self.value(it)) for it in node.at]
        if len(at) == 1 and 1 in (of.rows, of.cols):
            at = [at[0], 1] if of.cols == 1 else [1, at[0]]
        if len(at) != 2:
            fail(f"{of.size} takes two indices", node.column, name=_named(node.of))
        i, j = at
        if not (1 <= i <= of.rows and 1 <= j <= of.cols):
            fail(f"no entry {i}, {j} in {of.size}", node.at[0].column, name=_named(node.of))
        return scalar(of.at(i - 1, j - 1))

    def step(self, name: str, node: Index) -> Value:
        """A recursion at one body."""
        recursion = self.scope[name]
        assert isinstance(recursion, Recursion)
        k = self.functions.number(self.value(node.at[0])) if len(node.at) == 1 else -1
        key = f"{name}[{k}]"
        known = self._known.get(key)
        if isinstance(known, Value):
            return known
        if key in self._open:
            fail("is defined by itself", node.column, name=key)
        self._open.append(key)
        try:
            found = self.value(self._unrolled(recursion, key, k, node))
        finally:
            self._open.pop()
        self._known[key] = found
        return found

    def _unrolled(self, recursion: Recursion, key: str, k: int, node: Index) -> Node:
        """The step of a recursion at body k, with its parent and children put in."""
        start = self.scope.get(key)
        if start is not None and not isinstance(start, Type):
            return start
        arm = self.thing(Name(recursion.arm, column=recursion.column))
        if not isinstance(arm, Arm):
            fail("is no arm", recursion.column, name=recursion.arm)
        parents = arm.parents()
        if not 1 <= k <= len(parents):
            cure = f"let {key} = ..." if k == 0 else f"1 to {len(parents)}"
            fail("is not said", node.column, name=key, cure=cure)
        children = [j for j, parent in enumerate(parents, 1) if parent == k]
        values: dict[str, Node] = {
            recursion.index: Number(Fraction(k)),
            "p": Number(Fraction(parents[k - 1])),
        }
        return substituted(_summed(recursion.step, children), values)

    def call(self, node: Call) -> Value | Loose:
        """A function, or one of an arm."""
        if node.of is not None:
            return self._of_arm(node)
        if node.name in self.scope:
            fail(
                "is declared, and no function",
                node.column,
                name=node.name,
                cure="write * for a product",
            )
        if node.name not in NAMES:
            cure = f"the nearest are {nearest_names(node.name, NAMES)}"
            fail("is no function", node.column, name=node.name, cure=cure)
        found = signature(self.functions, node.name)
        if not found.least <= len(node.args) <= found.most:
            fail(f"takes {_count(found.least, found.most)}", node.column, name=node.name)
        args = [self.value(it) for it in node.args]
        for k, allowed in enumerate(found.shapes):
            if not fits(args[k].shape, allowed):
                fail(
                    f"takes {_shapes(allowed)}, not {args[k].size}",
                    node.args[k].column,
                    name=node.name,
                )
        result = found.call(*args)
        if isinstance(result, Value) and len(result.entries) > LARGEST**2:
            fail(f"more than {LARGEST} rows and columns", node.column, name=node.name)
        return result

    def _of_arm(self, node: Call) -> Value:
        assert node.of is not None
        of = self.thing(node.of)
        if not isinstance(of, Arm) or node.name not in METHODS:
            cure = "arms have " + ", ".join(METHODS)
            fail(f"no function .{node.name}", node.column, name=_named(node.of), cure=cure)
        if len(node.args) != METHODS[node.name]:
            fail(f"takes {METHODS[node.name]} arguments", node.column, name=node.name)
        return of.call(node.name, [self.value(it) for it in node.args])

    # Blocks -------------------------------------------------------------------------

    def block(self, node: Block) -> Value:
        """A matrix from blocks; 0 and 1 take the size of their row and column."""
        whole, self._whole = self._whole, ()
        cells = [[self.cell(it) for it in row] for row in node.rows]
        heights, widths = sizes_of(cells, whole)
        rows = []
        for row, height, line in zip(cells, heights, node.rows, strict=True):
            parts = []
            for cell, width, at in zip(row, widths, line, strict=True):
                parts.append(self._filled(cell, (height, width), at))
            rows.append(beside(*parts))
        found = stacked(*rows)
        return _skew_known(self, found)

    def cell(self, node: Node) -> Value | Loose:
        """A block; bare 0 and 1 are sized later."""
        inner = node.of if isinstance(node, Negated) else node
        if isinstance(inner, Number) and inner.value in (0, 1):
            edge = int(inner.value)
            return Loose(-edge if isinstance(node, Negated) else edge, node.column)
        return self.any(node)

    def _filled(self, cell: Value | Loose, size: tuple[int, int], node: Node) -> Value:
        height, width = size
        if isinstance(cell, Loose):
            if not cell.factor:
                return zeros(height, width)
            if height != width:
                fail(f"1 stands for a block of {height}x{width}", node.column, name="block")
            return identity(height, cell.factor)
        if (cell.rows, cell.cols) != size:
            cure = "write m*eye() for a multiple of the identity" if not cell.shape else ""
            fail(
                f"{cell.size} in a block of {height}x{width}", node.column, name="block", cure=cure
            )
        return shaped(height, width, cell.entries) if cell.shape != size else cell


def _summed(node: Node, bodies: list[int]) -> Node:
    """A tree with each ``each(c, x)`` written out as a sum over bodies."""
    if isinstance(node, Call) and node.name == "each" and len(node.args) == 2:
        name, term = node.args
        if not isinstance(name, Name):
            fail("each takes a name and a term", node.column, name="each")
        total: Node = Call("zeros", (), column=node.column)
        for k in bodies:
            part = substituted(term, {name.id: Number(Fraction(k))})
            total = Binary("+", total, part, column=node.column)
        return total
    for name_, at, child in list(children_of(node)):
        new = _summed(child, bodies)
        if new is not child:
            node = with_child(node, name_, at, new)
    return node


def _skew_known(elaborator: Elaborator, found: Value) -> Value:
    """What a matrix of blocks is seen to be: a twist's 4x4 matrix."""
    if found.shape == (4, 4) and not any(found.entries[12:]):
        top = found.part(range(3), range(3))
        skew = all(top.at(i, j) == -top.at(j, i) for i in range(3) for j in range(3))
        if skew:
            return found.with_known(vector=elaborator.functions.spatial.vee(found))
    return found


def _flip(of: Value) -> Value:
    found = of.transposed
    if of.known.vector is not None and of.shape == (3, 3):
        vector = of.known.vector
        negative = Value(vector.shape, tuple(-x for x in vector.entries))
        return found.with_known(vector=negative)
    if of.known.inverse is not None:
        inverse = of.known.inverse
        return found.with_known(inverse=lambda: inverse().transposed)
    return found


def _number(elaborator: Elaborator, node: Number) -> Value:
    return elaborator.algebra.number(node.value)


def _equation(_: Elaborator, node: Equation) -> Value:
    fail("an equation within a formula", node.column, name="==")


_RULES = {
    Number: _number,
    Name: Elaborator.name,
    Negated: Elaborator.negated,
    Binary: Elaborator.binary,
    Field: Elaborator.field,
    Index: Elaborator.index,
    Call: Elaborator.call,
    Block: Elaborator.block,
    Equation: _equation,
}


def _named(node: Node) -> str:
    """What to call a node in an error."""
    if isinstance(node, Name):
        return node.id
    if isinstance(node, Call):
        return node.name
    if isinstance(node, Field):
        return f"{_named(node.of)}.{node.name}"
    return node.op if isinstance(node, Binary) else type(node).__name__.lower()


def _integer(node: Node) -> int:
    sign = 1
    while isinstance(node, Negated):
        node, sign = node.of, -sign
    if not isinstance(node, Number) or node.value.denominator != 1:
        fail("powers are whole numbers", node.column, name=_named(node), cure="sqrt(x)")
    if abs(node.value) > _POWER:
        fail(f"powers go up to {_POWER}", node.column)
    return sign * int(node.value)


def _shapes(allowed: tuple[tuple[int, ...], ...]) -> str:
    words = {(): "a scalar", (-1, -1): "a square matrix"}
    return " or ".join(words.get(it) or f"{it[0]}x{it[1]}" for it in allowed)


def _count(least: int, most: int) -> str:
    number = str(least) if least == most else f"{least} to {most}"
    return f"{number} argument{'' if most == 1 else 's'}"


__all__ = ["Claim", "Elaborator", "OverBudget", "Pair", "Scope", "Undefined"]
