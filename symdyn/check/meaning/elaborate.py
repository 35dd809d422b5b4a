"""From a tree and declarations to values: every name is looked up, every shape is checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from symdyn.check.language.conventions import DEFAULT, Conventions
from symdyn.check.language.customary import suggested
from symdyn.check.language.recursion import unrolled
from symdyn.check.language.syntax import (
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
    called,
    fail,
    terms,
    walk,
)
from symdyn.check.language.types import ARMS, LARGEST, Type
from symdyn.check.meaning.arms import METHODS, Arm
from symdyn.check.meaning.blocks import assembled
from symdyn.check.meaning.declare import Thing, declare
from symdyn.check.meaning.fields import field_of
from symdyn.check.meaning.functions import Functions
from symdyn.check.meaning.operations import Operations, sized
from symdyn.check.meaning.scene import Scene, SizeError, Undefined
from symdyn.check.meaning.signatures import check_arguments, signature
from symdyn.check.meaning.values import Loose, Shape, Value, scalar
from symdyn.errors import SymdynError, nearest_names

Scope = Mapping[str, Type | Node]
"""What names stand for: a type, or an expression."""

NODES = 400_000
"""Operations that a formula may come to."""


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
        self.operations = Operations(self.functions)
        self.algebra = self.scene.algebra
        self._formula: Node = Number(Fraction(0))
        self._known: dict[str, Thing | Loose] = {}
        self._open: list[str] = []
        self._wholes: dict[int, Shape] = {}
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
        self._formula = formula
        sides = self._sides(formula.sides)
        sized = next((it for it in sides if isinstance(it, Value)), scalar(0))
        sized = next((it for it in sides if isinstance(it, Value) and it.shape), sized)
        values = [
            self._sized(it, sized, node) for it, node in zip(sides, formula.sides, strict=True)
        ]
        pairs = zip(values, values[1:], strict=False)
        return Claim(self.scene, tuple(Pair(a, b) for a, b in pairs))

    def _sides(self, nodes: tuple[Node, ...]) -> list[Value | Loose]:
        """The sides; matrices of blocks are read last, and may take their size from the rest."""
        found = [[it for _, it in terms(side)] for side in nodes]
        blocks = [it for those in found for it in those if isinstance(it, Block)]
        if blocks:
            others = [it for those in found for it in those if not isinstance(it, Block | Number)]
            whole = self._shape_of(others)
            self._wholes = {id(it): whole for it in blocks}
        return [self._side(it) for it in nodes]

    def _shape_of(self, nodes: list[Node]) -> Shape:
        """The shape of the first that is no scalar."""
        for node in nodes:
            value = self.any(node)
            if isinstance(value, Value) and value.shape:
                return value.shape
        return ()

    def _side(self, node: Node) -> Value | Loose:
        if isinstance(node, Number) and not node.value:
            return Loose(0, node.column)
        return self.any(node)

    def _sized(self, value: Value | Loose, other: Value, node: Node) -> Value:
        if isinstance(value, Loose):
            return sized(value, other, node)
        if value.shape != other.shape:
            fail(f"this side is {value.size}, the other {other.size}", node.column, name="==")
        return value

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
            fail(str(error), node.column, name=called(node))

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
        cure = suggested(self._undeclared(node.id))
        near = nearest_names(node.id, self.scope) if self.scope else ""
        cure += f"; the nearest declared names are {near}" if near else ""
        fail("is not declared", node.column, name=node.id, cure=cure)

    def _undeclared(self, first: str) -> list[str]:
        """Names of the formula that stand for nothing, from a first one on."""
        used = [it.id for it in walk(self._formula) if isinstance(it, Name)]
        known = {"pi", *self.scope}
        return [first, *dict.fromkeys(it for it in used if it not in known and it != first)]

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
                left = self.operations.power(left, part)
            else:
                left = self.operations.operation(part, left, self.any(part.right))
            self._memo[id(part)] = part, left
        return left

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
        return field_of(of, node, self.functions.spatial)

    def index(self, node: Index) -> Value:
        """An entry, counted from 1."""
        if isinstance(node.of, Name) and isinstance(self.scope.get(node.of.id), Recursion):
            return self.step(node.of.id, node)
        of = self.value(node.of)
        at = [self.functions.number(self.value(it)) for it in node.at]
        if len(at) == 1 and 1 in (of.rows, of.cols):
            at = [at[0], 1] if of.cols == 1 else [1, at[0]]
        if len(at) != 2:
            fail(f"{of.size} takes two indices", node.column, name=called(node.of))
        i, j = at
        if not (1 <= i <= of.rows and 1 <= j <= of.cols):
            fail(f"no entry {i}, {j} in {of.size}", node.at[0].column, name=called(node.of))
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
            found = self.value(self._step(recursion, key, k, node))
        finally:
            self._open.pop()
        self._known[key] = found
        return found

    def _step(self, recursion: Recursion, key: str, k: int, node: Index) -> Node:
        """What a recursion says at body k: where it begins, or its step."""
        start = self.scope.get(key)
        if start is not None and not isinstance(start, Type):
            return start
        arm = self.thing(Name(recursion.arm, column=recursion.column))
        if not isinstance(arm, Arm):
            fail("is no arm", recursion.column, name=recursion.arm)
        return unrolled(recursion, k, arm.parents(), node)

    def call(self, node: Call) -> Value | Loose:
        """A function, or one of an arm."""
        if node.of is not None:
            return self._of_arm(node)
        found = signature(self.functions, node)
        args = [self.value(it) for it in node.args]
        check_arguments(found, node, args)
        try:
            result = found.call(*args)
        except ZeroDivisionError:
            raise Undefined(f"a division by zero in {node.name}") from None
        if isinstance(result, Value) and len(result.entries) > LARGEST**2:
            fail(f"more than {LARGEST} rows and columns", node.column, name=node.name)
        return result

    def _of_arm(self, node: Call) -> Value:
        assert node.of is not None
        of = self.thing(node.of)
        if not isinstance(of, Arm) or node.name not in METHODS:
            cure = "arms have " + ", ".join(METHODS)
            fail(f"no function .{node.name}", node.column, name=called(node.of), cure=cure)
        if len(node.args) != METHODS[node.name]:
            fail(f"takes {METHODS[node.name]} arguments", node.column, name=node.name)
        return of.call(node.name, [self.value(it) for it in node.args])

    # Blocks -------------------------------------------------------------------------

    def block(self, node: Block) -> Value:
        """A matrix from blocks; 0 and 1 take the size of their row and column."""
        cells = [[self.cell(it) for it in row] for row in node.rows]
        found = assembled(cells, node, self._wholes.get(id(node), ()))
        return self.functions.spatial.recognised(found)

    def cell(self, node: Node) -> Value | Loose:
        """A block; bare 0 and 1 are sized later."""
        inner = node.of if isinstance(node, Negated) else node
        if isinstance(inner, Number) and inner.value in (0, 1):
            edge = int(inner.value)
            return Loose(-edge if isinstance(node, Negated) else edge, node.column)
        return self.any(node)


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


__all__ = ["Claim", "Elaborator", "OverBudget", "Pair", "Scope", "Undefined"]
