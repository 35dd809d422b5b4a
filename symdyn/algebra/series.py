"""Truncated power series with rational coefficients, lowest power first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sympy import Integer, Rational, factorial

from symdyn.program.trace import Hook

Series = tuple[Any, ...]


def product(a: Sequence[Any], b: Sequence[Any]) -> Series:
    """a b, to the shorter length."""
    n = min(len(a), len(b))
    return tuple(sum((a[i] * b[k - i] for i in range(k + 1)), Integer(0)) for k in range(n))


def quotient(a: Sequence[Any], b: Sequence[Any]) -> Series:
    """a / b, to the shorter length; ``b[0]`` must not vanish."""
    out: list[Any] = []
    for k in range(min(len(a), len(b))):
        known = sum((out[i] * b[k - i] for i in range(k)), Integer(0))
        out.append((a[k] - known) / b[0])
    return tuple(out)


def sine_quotient(n: int) -> Series:
    """``sin(x) / x`` in powers of x^2."""
    return tuple(Rational((-1) ** k) / factorial(2 * k + 1) for k in range(n))


def cosine(n: int) -> Series:
    """``cos(x)`` in powers of x^2."""
    return tuple(Rational((-1) ** k) / factorial(2 * k) for k in range(n))


def arctangent_quotient(n: int) -> Series:
    """``atan(x) / x`` in powers of x^2."""
    return tuple(Rational((-1) ** k, 2 * k + 1) for k in range(n))


def derivative(a: Sequence[Any]) -> Series:
    """da/dx, one term shorter."""
    return tuple(k * x for k, x in enumerate(a) if k)


def horner(series: Sequence[Any], x: Any, let: Hook) -> Any:
    """The polynomial at x, by Horner's rule."""
    value = series[-1]
    for coefficient in reversed(series[:-1]):
        value = let(coefficient + let(value * x))
    return value
