"""Normal forms over the rationals: an identity holds if and only if its own is zero.

Values are fractions of polynomials.  The relations (a group's squares sum to one, a
root's square is what stands under it) each have the square of a variable of their own
as leading term; such terms are pairwise coprime, so the relations are a Groebner basis
and division by one after the other gives the normal form.  The variety is irreducible
with dense real points, hence a difference that vanishes on it reduces to zero, and one
that reduces to zero vanishes.

Runs where python-flint is installed and imports no SymPy, so that a child process with
limits starts fast.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from math import isqrt
from typing import Any

from symdyn.program.evaluate import evaluate
from symdyn.program.graph import FUNCTIONS, SELECT, Output, Port, Program
from symdyn.program.passes import prune
from symdyn.truth.identity import Identity
from symdyn.truth.variety import Variety, variety

TERMS = 400_000
"""The most terms a polynomial may grow to."""

_PAIRS = 25
"""A product may have this many pairs of terms for every term of the budget."""

_CANCELLED = 100_000
"""Pairs of terms of numerator and denominator up to which common factors are looked for."""

_FACTORED = 200
"""Terms under a root up to which squares are taken out of it."""

_SQUARES = 3
"""Variables for absolute values that come out of one root."""

_PATIENCE = 2
"""Degree in a leading variable up to which a numerator is left as it is: where a square is
replaced by its relation a term becomes several, most of which only meet again later."""


class OverBudget(ArithmeticError):
    """A polynomial grew past its budget of terms."""


@dataclass(frozen=True)
class NormalForm:
    """What the normal form says.

    Attributes
    ----------
    zero : bool
    entry : int or None
        Flat index of the first entry that does not reduce to zero.
    terms : int
        The largest number of terms met.
    """

    zero: bool
    entry: int | None
    terms: int


def decide_normal_form(identity: Identity, budget: int = TERMS) -> NormalForm:
    """Reduce the difference of the two sides, entry by entry.

    Raises
    ------
    OverBudget
        Where a polynomial has more terms than the budget.
    """
    program, entries = _unlike(identity.program)
    where = variety(replace(identity, program=program))
    ring = FractionRing(where, budget)
    out = evaluate(where.program, ring, ring.point())
    for entry, left, right in zip(entries, out["left"], out["right"], strict=True):
        if not ring.reduced(ring.sub(left, right)[0]).is_zero():
            return NormalForm(False, entry, ring.terms)
    return NormalForm(True, None, ring.terms)


def _unlike(program: Program) -> tuple[Program, list[int]]:
    """The entries whose sides are not one and the same node, which are equal as they stand."""
    left, right = (out.entries for out in program.outputs)
    entries = [k for k, (a, b) in enumerate(zip(left, right, strict=True)) if a != b]
    outputs = tuple(
        Output(Port(out.port.name, (len(entries),)), tuple(out.entries[k] for k in entries))
        for out in program.outputs
    )
    return prune(replace(program, outputs=outputs)), entries


Value = tuple[Any, Any]
"""Numerator and denominator, polynomials over the rationals."""


class FractionRing:
    """Fractions of polynomials modulo the relations of a variety."""

    def __init__(self, where: Variety, budget: int) -> None:
        from flint import Ordering, fmpq_mpoly_ctx

        self.where, self.budget, self.terms = where, budget, 0
        ops = [node.op for node in where.program.nodes]
        self.free = sum(op in FUNCTIONS or op == SELECT for op in ops) + _SQUARES * ops.count(
            "sqrt"
        )
        names = [f"{port.name}:{k}" for port in where.program.inputs for k in range(port.size)]
        heads = [f"{sphere[-1][0]}:{sphere[-1][1]}" for sphere in where.spheres]
        heads = [name for name in dict.fromkeys(heads) if name in names]
        order = [str(k) for k in reversed(range(self.free))]
        order += heads + [name for name in names if name not in heads]
        context = fmpq_mpoly_ctx.get([f"x{k}" for k in range(len(order))], Ordering.lex)
        self.of = dict(zip(order, context.gens(), strict=True))
        self.at = {name: k for k, name in enumerate(order)}
        self.one, self.constant_of = context.constant(1), context.constant
        self.relations = self._spheres()
        self.calls: dict[str, Any] = {}

    def _spheres(self) -> dict[int, Any]:
        relations = {}
        for sphere in self.where.spheres:
            keys = [f"{name}:{index}" for name, index in sphere]
            if all(key in self.of for key in keys):
                total = sum((self.of[key] ** 2 for key in keys[1:]), self.of[keys[0]] ** 2)
                relations[self.at[keys[-1]]] = total - 1
        return relations

    def point(self) -> dict[str, list[Value]]:
        """Every input as a variable."""
        return {
            port.name: [(self.of[f"{port.name}:{k}"], self.one) for k in range(port.size)]
            for port in self.where.program.inputs
        }

    def constant(self, value: Fraction) -> Value:
        """A rational number."""
        from flint import fmpq

        return self.constant_of(fmpq(value.numerator, value.denominator)), self.one

    def neg(self, a: Value) -> Value:
        """-a."""
        return -a[0], a[1]

    def add(self, a: Value, b: Value) -> Value:
        """a + b, over a shared denominator where there is one."""
        if a[1] == b[1]:
            return self._value(a[0] + b[0], a[1])
        if a[1].is_one():
            return self._value(self._product(a[0], b[1]) + b[0], b[1])
        if b[1].is_one():
            return self._value(a[0] + self._product(b[0], a[1]), a[1])
        left, right = self._cofactors(a[1], b[1])
        above = self._product(a[0], right) + self._product(b[0], left)
        return self._value(above, self._denominator(a[1], right))

    def sub(self, a: Value, b: Value) -> Value:
        """a - b."""
        return self.add(a, self.neg(b))

    def mul(self, a: Value, b: Value) -> Value:
        """a b; a factor that is the other's denominator cancels."""
        if a[0] == b[1]:
            return b[0], a[1]
        if b[0] == a[1]:
            return a[0], b[1]
        return self._value(self._product(a[0], b[0]), self._denominator(a[1], b[1]))

    def div(self, a: Value, b: Value) -> Value:
        """a / b."""
        below = self.reduced(b[0])
        if below.is_zero():
            raise ZeroDivisionError("a denominator vanishes identically")
        return self.mul(a, (b[1], below))

    def select(self, condition: Value, then: Value, other: Value) -> Value:
        """An uninterpreted function of the three."""
        return self.call("select", condition, then, other)

    def call(self, name: str, *args: Value) -> Value:
        """A root with its relation; any other call is a variable of its own."""
        args = tuple((self.reduced(above), below) for above, below in args)
        if name == "sqrt":
            return self._root(*args[0])
        key = " ".join((name, *(f"{above} / {below}" for above, below in args)))
        if key not in self.calls:
            self.calls[key] = self._variable()
        return self.calls[key], self.one

    def _root(self, above: Any, below: Any) -> Value:
        """The root of ``above / below``: squares come out of it as absolute values.

        Left inside they would make ``root^2 - square`` a relation with two factors, and the
        roots of x^2, y^2 and x^2 y^2 would be three variables that know nothing of each other.
        """
        inside, outside = self._product(above, below, 1), self.one
        if inside.is_zero():
            return inside, self.one
        if len(inside) <= _FACTORED:
            content, factors = inside.factor()
            root = _rational_root(content)
            inside = self.constant_of(content if root is None else 1)
            outside *= 1 if root is None else root
            for factor, power in factors:
                inside *= factor ** (power % 2)
                if power > 1:
                    outside *= self._absolute(factor) ** (power // 2)
        return self._product(outside, self._square_root(inside)), below

    def _absolute(self, polynomial: Any) -> Any:
        """The absolute value of a polynomial, up to what stands for its sign."""
        return self._named(f"abs {polynomial}", self.reduced(polynomial**2))

    def _square_root(self, inside: Any) -> Any:
        return inside if inside.is_one() else self._named(f"sqrt {inside}", inside)

    def _named(self, key: str, square: Any) -> Any:
        """A variable with its square."""
        if key not in self.calls:
            found = self.calls[key] = self._variable()
            self.relations[self.at[str(len(self.calls) - 1)]] = found**2 - square
        return self.calls[key]

    def _variable(self) -> Any:
        """The next variable for a call."""
        if len(self.calls) == self.free:
            raise OverBudget("too many roots")
        return self.of[str(len(self.calls))]

    def _value(self, above: Any, below: Any) -> Value:
        """A fraction; common factors of small ones cancel, or nested divisions pile them up."""
        if above.is_zero():
            return above, self.one
        if below.is_one() or len(above) * len(below) > _CANCELLED:
            return above, below
        factor = above.gcd(below)
        if not factor.is_constant():
            above, below = above / factor, below / factor
        lead = below.leading_coefficient()  # one, so that equal denominators are seen to be equal
        return (above, below) if lead == 1 else (above / lead, below / lead)

    def _cofactors(self, a: Any, b: Any) -> tuple[Any, Any]:
        """Two denominators without their common factor."""
        if len(a) * len(b) > _CANCELLED:
            return a, b
        factor = a.gcd(b)
        return (a, b) if factor.is_constant() else (a / factor, b / factor)

    def _denominator(self, a: Any, b: Any) -> Any:
        """A product in normal form, so that equal denominators are seen to be equal."""
        return a if b.is_one() else b if a.is_one() else self._product(a, b, 1)

    def _product(self, a: Any, b: Any, patience: int = _PATIENCE) -> Any:
        """a b within the budget."""
        if len(a) * len(b) > _PAIRS * self.budget:
            raise OverBudget(f"a product of {len(a)} and {len(b)} terms")
        return self.reduced(a * b, patience)

    def reduced(self, polynomial: Any, patience: int = 1) -> Any:
        """The remainder by every relation whose leading variable occurs beyond a degree.

        With patience 1 that is the normal form.
        """
        degrees = polynomial.degrees()
        for variable in sorted(self.relations):
            if degrees[variable] > patience:
                polynomial = polynomial % self.relations[variable]
                degrees = polynomial.degrees()
        size = len(polynomial)
        self.terms = max(self.terms, size)
        if size > self.budget:
            raise OverBudget(f"more than {self.budget} terms")
        return polynomial


def _rational_root(value: Any) -> Any:
    """The root of a rational number that has one, else None."""
    from flint import fmpq

    above, below = (int(part) for part in (value.p, value.q))
    if above < 0 or isqrt(above) ** 2 != above or isqrt(below) ** 2 != below:
        return None
    return fmpq(isqrt(above), isqrt(below))
