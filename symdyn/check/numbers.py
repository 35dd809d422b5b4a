"""Claims on numbers: ``70 kg * 9.81 m/s^2 == 686.7 N +- 0.1 N``.

Both sides are computed in intervals, in SI base units, and must be of one dimension.  A number
and its unit, and units, may stand side by side; ``%`` of a tolerance is of the right side.
"""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from symdyn.check.language.parse import parse
from symdyn.check.language.syntax import Binary, Call, Equation, Name, Negated, Node, Number, fail
from symdyn.check.language.types import Type
from symdyn.check.language.unparse import unparse
from symdyn.check.meaning.real import Intervals
from symdyn.check.record import Record
from symdyn.truth.proof import PROVED, REFUTED

Dimension = tuple[Fraction, ...]
"""Powers of metre, kilogram, second."""

_NONE: Dimension = (Fraction(0),) * 3
_DERIVED: dict[str, tuple[str, tuple[int, int, int]]] = {
    "m": ("1", (1, 0, 0)), "kg": ("1", (0, 1, 0)), "s": ("1", (0, 0, 1)), "rad": ("1", (0, 0, 0)),
    "mm": ("0.001", (1, 0, 0)), "cm": ("0.01", (1, 0, 0)), "km": ("1000", (1, 0, 0)),
    "g": ("0.001", (0, 1, 0)), "t": ("1000", (0, 1, 0)), "ms": ("0.001", (0, 0, 1)),
    "us": ("0.000001", (0, 0, 1)), "min": ("60", (0, 0, 1)), "h": ("3600", (0, 0, 1)),
    "N": ("1", (1, 1, -2)), "kN": ("1000", (1, 1, -2)), "Nm": ("1", (2, 1, -2)),
    "J": ("1", (2, 1, -2)), "kJ": ("1000", (2, 1, -2)), "W": ("1", (2, 1, -3)),
    "kW": ("1000", (2, 1, -3)), "Pa": ("1", (-1, 1, -2)), "Hz": ("1", (0, 0, -1)),
}  # fmt: skip
_ONE = rf"(?:{'|'.join(sorted((*_DERIVED, 'deg'), key=len, reverse=True))})\b(?:\*\*-?\d+)?"
_QUANTITY = re.compile(
    rf"(\d+(?:\.\d*)?(?:[eE][+-]?\d+)?)\s*({_ONE}(?:\s*[*/]\s*{_ONE}|\s+{_ONE})*)"
)
_TOLERANCE = re.compile(r"\+-|±|\+/-|\\pm\b")
_FUNCTIONS = ("sqrt", "sin", "cos", "tan")


@dataclass(frozen=True)
class Quantity:
    """An interval and its dimension."""

    value: Any
    of: Dimension = _NONE


def is_number_claim(text: str) -> bool:
    """Whether a claim has a tolerance."""
    return _TOLERANCE.search(text) is not None


def judge_number(text: str, scope: Mapping[str, Type | Node], column: int = 1) -> Record:
    """Decide a claim on numbers.

    Raises
    ------
    SymdynError
        Where it cannot be read, or its sides have different dimensions.
    """
    start = time.perf_counter()
    claim, sign, tolerance = _split(text)
    formula = parse(_spelt(claim), column)
    if not isinstance(formula, Equation) or len(formula.sides) != 2:
        fail("a claim on numbers has two sides", column, cure="LEFT == RIGHT +- TOLERANCE")
    reader = _Reader(scope)
    left, right = (reader.quantity(side) for side in formula.sides)
    at = column + len(claim) + len(sign)
    allowed = reader.tolerance(tolerance, right, at)
    if left.of != right.of:
        fail(f"one side is in {_units(left.of)}, the other in {_units(right.of)}", column)
    if allowed.of != right.of:
        fail(f"a tolerance in {_units(allowed.of)}", at)
    gap = abs(left.value - right.value)
    holds, fails = gap.b <= allowed.value.a, gap.a > allowed.value.b
    if not (holds or fails):
        fail("the difference is the tolerance itself", at, cure="say which is meant")
    words = [f"{_digits(it)} {_units(it.of)}".strip() for it in (left, right)]
    return Record(
        text,
        PROVED if holds else REFUTED,
        "intervals of 120 bits in SI units",
        entry=None if holds else (),
        left=None if holds else words[0],
        right=None if holds else words[1],
        time_s=time.perf_counter() - start,
    )


def _split(text: str) -> tuple[str, str, str]:
    match = _TOLERANCE.search(text)
    assert match is not None
    return text[: match.start()], match.group(), text[match.end() :]


def _spelt(text: str) -> str:
    """Each number with its unit as one factor, and products with their signs."""
    text = re.sub(r"(?<![=*<>!])=(?!=)", "==", text) if "==" not in text else text
    text = text.replace("^", "**").replace("°", " deg")
    return _QUANTITY.sub(_factor, text)


def _factor(match: re.Match[str]) -> str:
    units = re.sub(r"(?<=[\w)])\s+(?=[A-Za-z])", "*", match.group(2).strip())
    return f"({match.group(1)}*{units})"


class _Reader:
    def __init__(self, scope: Mapping[str, Type | Node]) -> None:
        self.scope, self.field = scope, Intervals()

    def number(self, value: Fraction | int) -> Any:
        return self.field.constant(Fraction(value))

    def tolerance(self, text: str, right: Quantity, column: int) -> Quantity:
        if text.strip().endswith("%"):
            share = self.quantity(parse(_spelt(text.strip()[:-1]), column))
            return Quantity(abs(right.value) * share.value / self.number(100), right.of)
        return self.quantity(parse(_spelt(text.strip()), column))

    def quantity(self, node: Node) -> Quantity:
        if isinstance(node, Number):
            return Quantity(self.number(node.value))
        if isinstance(node, Name):
            return self.name(node)
        if isinstance(node, Negated):
            inner = self.quantity(node.of)
            return Quantity(-inner.value, inner.of)
        if isinstance(node, Binary):
            return self.binary(node)
        if isinstance(node, Call) and node.name in _FUNCTIONS and len(node.args) == 1:
            return self.function(node)
        fail("no part of a claim on numbers", node.column, name=unparse(node))

    def name(self, node: Name) -> Quantity:
        given = self.scope.get(node.id)
        if given is not None and not isinstance(given, Type):
            return self.quantity(given)
        if node.id == "pi":
            return Quantity(self.field.context.pi)
        if node.id == "deg":
            return Quantity(self.field.context.pi / self.number(180))
        if node.id not in _DERIVED:
            cure = f"units are {', '.join(_DERIVED)}; let {node.id} = NUMBER"
            fail("is no unit and no number", node.column, name=node.id, cure=cure)
        factor, powers = _DERIVED[node.id]
        return Quantity(self.number(Fraction(factor)), tuple(Fraction(k) for k in powers))

    def binary(self, node: Binary) -> Quantity:
        a = self.quantity(node.left)
        if node.op == "**":
            return self.power(a, node)
        b = self.quantity(node.right)
        if node.op in "+-":
            if a.of != b.of:
                fail(f"{_units(a.of)} {node.op} {_units(b.of)}", node.right.column)
            return Quantity(a.value + b.value if node.op == "+" else a.value - b.value, a.of)
        sign = 1 if node.op == "*" else -1
        if sign < 0 and 0 in b.value:
            fail("a division by zero", node.right.column)
        value = a.value * b.value if sign > 0 else a.value / b.value
        return Quantity(value, tuple(x + sign * y for x, y in zip(a.of, b.of, strict=True)))

    def power(self, a: Quantity, node: Binary) -> Quantity:
        right = node.right.of if isinstance(node.right, Negated) else node.right
        if not isinstance(right, Number) or right.value.denominator != 1 or right.value > 100:
            fail("powers are whole numbers up to 100", node.right.column)
        n = int(right.value) * (-1 if isinstance(node.right, Negated) else 1)
        return Quantity(a.value**n, tuple(n * x for x in a.of))

    def function(self, node: Call) -> Quantity:
        inner = self.quantity(node.args[0])
        if node.name == "sqrt":
            return Quantity(self.field.root(inner.value), tuple(x / 2 for x in inner.of))
        if inner.of != _NONE:
            fail(f"{node.name} of {_units(inner.of)}", node.column, name=node.name)
        c, s = self.field.turn(inner.value)
        return Quantity({"sin": s, "cos": c}.get(node.name) or s / c)


def _units(of: Dimension) -> str:
    parts = [
        name + (f"^{power}" if power != 1 else "")
        for name, power in zip(("m", "kg", "s"), of, strict=True)
        if power
    ]
    return " ".join(parts) or "no unit"


def _digits(it: Quantity) -> str:
    import mpmath

    return str(mpmath.nstr(mpmath.mpf(it.value.mid), 12))
