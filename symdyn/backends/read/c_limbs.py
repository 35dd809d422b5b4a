"""Reading printed C in which vectors hold a value of each of four limbs."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from symdyn.backends import c_limbs
from symdyn.backends.read.c import Body, Token, index_of, match, parameters, tokens
from symdyn.backends.read.reading import blank, refuse
from symdyn.backends.unit import Unit
from symdyn.program.graph import CONST, SELECT, Edge, Program
from symdyn.program.packs import LANES
from symdyn.program.plain import PlainBuilder


class Vector(tuple[Edge, ...]):
    """The edges in the lanes of a vector."""

    __slots__ = ()

    def __neg__(self) -> Vector:
        return Vector(-edge for edge in self)


class Signs(Vector):
    """Ones and minus ones: a product with them is no operation."""

    __slots__ = ()


def read_c_limbs(text: str, unit: Unit) -> Program:
    """The program in a C source whose vectors hold limbs.

    Raises
    ------
    SymdynError
        As :func:`symdyn.backends.read.c.read_c` does.
    """
    model, found = tokens(c_limbs.frame(blank(unit), [])), tokens(text)
    start, tail = index_of(model, "{") + 1, index_of(model, "}")
    end = max(len(found) - (len(model) - tail), 0)
    match(found[:start], model[:start])
    match(found[end:], model[tail:])
    signs = c_limbs.words(unit)[1][-1]
    return _Limbs(found[start:end], unit.program, parameters(model), signs).read()


class _Builder(PlainBuilder):
    """Arithmetic lane by lane, where one of the operands is a vector."""

    def add(self, a: Any, b: Any) -> Any:
        """a + b."""
        return _lanes(super().add, a, b)

    def mul(self, a: Any, b: Any) -> Any:
        """a b; a product with signs is no operation."""
        if isinstance(a, Signs) and isinstance(b, Vector):
            signs = [self.sign(edge) for edge in a]
            return Vector(edge if sign == 1 else -edge for sign, edge in zip(signs, b, strict=True))
        return _lanes(super().mul, a, b)

    def div(self, a: Any, b: Any) -> Any:
        """a / b."""
        return _lanes(super().div, a, b)

    def call(self, name: str, *args: Any) -> Any:
        """A function of FUNCTIONS, lane by lane."""
        if isinstance(args[0], Vector):
            return Vector(super(_Builder, self).call(name, edge) for edge in args[0])
        return super().call(name, *args)

    def sign(self, edge: Edge) -> int | None:
        """1 or -1; None for anything else."""
        node = self.nodes[abs(edge)]
        if node.op != CONST or node.data != Fraction(1):
            return None
        return 1 if edge > 0 else -1


def _lanes(operation: Callable[[Edge, Edge], Edge], a: Any, b: Any) -> Any:
    if not isinstance(a, Vector) and not isinstance(b, Vector):
        return operation(a, b)
    left = a if isinstance(a, Vector) else (a,) * LANES
    right = b if isinstance(b, Vector) else (b,) * LANES
    return Vector(operation(*pair) for pair in zip(left, right, strict=True))


class _Limbs(Body):
    """The statements of a function; a vector's entries are scalars."""

    number_type = "double"
    condition_type = "int"
    known = {"sqrt": ("sqrt", 1), c_limbs.SQRT: ("sqrt", 1), c_limbs.PICK: (SELECT, 3)}

    def __init__(
        self, body: Sequence[Token], program: Program, names: Sequence[str], signs: str
    ) -> None:
        super().__init__(body, program, names)
        self.reading.build = self._build = _Builder()
        self._signs = re.compile(rf"{signs}\d+")
        self._vectors: dict[str, Vector] = {}

    def _expression(self) -> Any:
        """A sum, or a comparison of two."""
        left = super()._expression()
        if not self._take("<"):
            return left
        right = super()._expression()
        if isinstance(left, Vector) or isinstance(right, Vector):
            self._no()
        return self.reading.build.call("less", left, right)

    def _statement(self) -> None:
        if self._take(c_limbs.VECTOR):
            self._turns(c_limbs.SINCOS)
            self._need(";")
        elif self._now.text in (c_limbs.LOW, c_limbs.HIGH, c_limbs.CLEAR):
            self._stored(self._word())
            self._need(";")
        else:
            super()._statement()

    def _stored(self, function: str) -> None:
        """Entries side by side: ``symdyn_high_f64(M + 6, y7)``, ``symdyn_clear_f64(M, 3)``."""
        line = self._now.line
        self._need("(")
        name = self._word()
        port, order = self._outputs[name] if name in self._outputs else self._no()
        self._need("+")
        place = self._whole()
        self._need(",")
        edges: Sequence[Edge]
        if function == c_limbs.CLEAR:
            edges = [0] * self._whole()
        else:
            value: Any = self._expression()
            if not isinstance(value, Vector):
                refuse("a vector expected", line)
            edges = value[:2] if function == c_limbs.LOW else value[2:]
        self._need(")")
        if place + len(edges) > len(order):
            refuse(f"{name} has no such entries", line)
        for index, edge in zip(order[place:], edges, strict=False):
            self.reading.output(port, index, edge, line)

    def _value(self) -> None:
        """A named number, or a named vector."""
        if not self._take(c_limbs.VECTOR):
            super()._value()
            return
        name, line = self._word(), self._now.line
        if self._take("["):
            self._array(self.number_type, name)
            return
        self._need("=")
        value: Any = Vector(self._list()) if self._take("{") else self._expression()
        if not isinstance(value, Vector) or len(value) != LANES or name in self._vectors:
            refuse(f"{name} is no vector", line)
        if any(isinstance(edge, Vector) for edge in value):
            refuse(f"{name} is no vector of numbers", line)
        if self._signs.fullmatch(name):
            if not all(map(self._build.sign, value)):
                refuse(f"{name} holds other numbers than signs", line)
            value = Signs(value)
        self.reading.name(name, 0, line)
        self._vectors[name] = value

    def _list(self) -> list[Edge]:
        found = [self._expression()]
        while self._take(","):
            found.append(self._expression())
        self._need("}")
        return found

    def _atom(self) -> Any:
        if self._now.text in self._vectors:
            return self._lane(self._vectors[self._word()])
        value = super()._atom()
        return self._lane(value) if isinstance(value, Vector) else value

    def _lane(self, value: Vector) -> Any:
        """A vector, or one of its lanes."""
        if self._now.text != "[":
            return value
        return value[self._subscript(LANES)]
