"""Exact numbers of a robot file: decimals, roll-pitch-yaw angles, axes.

A decimal is the rational number its text says.  Sine and cosine of an angle are
irrational, so an angle enters through ``t = tan(angle/2)``, rounded to the nearest
double: ``c = (1 - t^2)/(1 + t^2)`` and ``s = 2t/(1 + t^2)`` lie exactly on the unit
circle, and a rotation made of them is exactly orthogonal.  An axis is made a unit
vector the same way.
"""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Sequence
from fractions import Fraction
from numbers import Rational as RationalNumber
from numbers import Real
from typing import Any

from mpmath import MPContext
from sympy import ImmutableMatrix, Integer, Rational

from symdyn.errors import SymdynError
from symdyn.geometry.so3 import IDENTITY3, Matrix, Scalar, axis_rotation, basis

BLANKS = " \t\r\n"
"""What separates numbers in an attribute (XML's white space)."""

_DECIMAL = re.compile(r"([+-]?)(?=\.?[0-9])([0-9]*)\.?([0-9]*)(?:[eE]([+-]?[0-9]+))?")
_LONGEST = 400
_LARGEST_EXPONENT = 400
_LARGEST_ANGLE = 10**6
_SHOWN = 60

# A context of its own: the precision of the caller's mpmath is not touched.  The ten
# digits above fifty pay for the subtraction of turns from the largest angle.
_PRECISE = MPContext()
_PRECISE.dps = 60


def decimal(text: str) -> Scalar:
    """The exact rational value of a decimal numeral such as ``-3.12E-05``.

    Refused are not-a-number, infinities, formulas, decimal commas, and numbers that
    a double can hold only as infinity or with fewer than 53 bits.
    """
    numeral = text.strip(BLANKS)
    match = _DECIMAL.fullmatch(numeral)
    if match is None:
        raise SymdynError(f"cannot read {_quoted(text)} as a number", cure=_cure(numeral))
    sign, whole, part, exponent = match.groups()
    if len(numeral) > _LONGEST:
        raise SymdynError(f"{_quoted(text)} has more than {_LONGEST} characters", cure=_cure(""))
    if abs(int(exponent or 0)) > _LARGEST_EXPONENT:
        raise _outside(text)
    digits = int(sign + whole + part)
    _check_range(text, float(numeral), digits)
    power = int(exponent or 0) - len(part)
    return Integer(digits) * Rational(10) ** power


def decimals(text: str, count: int) -> tuple[Scalar, ...]:
    """The exact values of ``count`` numerals separated by white space."""
    words = [word for word in re.split(f"[{BLANKS}]+", text) if word]
    if len(words) != count:
        raise SymdynError(
            f"{count} numbers are needed, {_quoted(text)} holds {len(words)}",
            cure=f"write {count} numbers separated by blanks",
        )
    return tuple(decimal(word) for word in words)


def exact(value: object) -> Scalar:
    """The exact value of a number or decimal text given by a Python caller.

    A float counts as its shortest repr, so that ``exact(0.1)`` is 1/10.
    """
    if isinstance(value, str):
        return decimal(value)
    if isinstance(value, RationalNumber) and not isinstance(value, bool):
        return Rational(int(value.numerator), int(value.denominator))
    if isinstance(value, Real) and not isinstance(value, bool):
        return decimal(repr(float(value)))
    raise SymdynError(
        f"cannot read {_quoted(str(value))} as a number", cure="give a number or a decimal text"
    )


def nearest_double(value: Scalar) -> float:
    """The double nearest to a rational number."""
    return int(value.p) / int(value.q)


def cos_sin(angle: Scalar) -> tuple[Scalar, Scalar]:
    """Cosine and sine of an angle (rad), rational and exactly on the unit circle.

    Where the angle's double is the one nearest to a multiple of pi/2, the multiple is
    what was meant, and c and s are 0, 1 or -1.  Nothing else is rounded to such a value.
    """
    if abs(angle) > _LARGEST_ANGLE:
        raise SymdynError(
            f"an angle of {nearest_double(angle):g} rad is beyond a million",
            cure="give angles in radians, between -pi and pi",
        )
    quarters = _quarter_turns(angle)
    if quarters is not None:
        c, s = ((1, 0), (0, 1), (-1, 0), (0, -1))[quarters % 4]
        return Integer(c), Integer(s)
    t = _rounded(_PRECISE.tan(_precise(angle) / 2))
    return (1 - t * t) / (1 + t * t), 2 * t / (1 + t * t)


def rpy_rotation(roll: Scalar, pitch: Scalar, yaw: Scalar) -> Matrix:
    """The exactly orthogonal 3x3 rotation Rz(yaw) Ry(pitch) Rx(roll) of three angles (rad)."""
    R = IDENTITY3
    for k, angle in enumerate((roll, pitch, yaw)):
        if angle:
            R = ImmutableMatrix(axis_rotation(basis(k), *cos_sin(angle)) * R)
    return R


def unit_axis(axis: Sequence[Scalar]) -> Matrix:
    """The exactly unit rational vector (3x1) along an axis.

    A coordinate axis stays one, and an axis of rational length is divided by it.
    Else stereographic coordinates, the tangents of half the angles from a pole, are
    rounded to doubles.  The pole is +z or -z, whichever is nearer; in the plane z = 0
    it is +y or -y, so that a zero component stays zero.
    """
    nonzero = [k for k in range(3) if axis[k] != 0]
    if not nonzero:
        raise SymdynError("the axis is zero", cure="give the direction of the motion")
    square = Rational(sum(component**2 for component in axis))
    length = Rational(math.isqrt(square.p), math.isqrt(square.q))
    if length * length == square:
        return ImmutableMatrix([component / length for component in axis])
    return _from_pole(axis, nonzero[-1], _PRECISE.sqrt(_precise(square)))


def _from_pole(axis: Sequence[Scalar], pole: int, length: Any) -> Matrix:
    sign = 1 if axis[pole] > 0 else -1
    reach = length + abs(_precise(axis[pole]))
    tangents = [_rounded(_precise(axis[k]) / reach) if k != pole else 0 for k in range(3)]
    square = sum(t * t for t in tangents)
    unit = [2 * t / (1 + square) for t in tangents]
    unit[pole] = sign * (1 - square) / (1 + square)
    return ImmutableMatrix(unit)


def _quarter_turns(angle: Scalar) -> int | None:
    """k where the angle's double is the one nearest to k pi/2, else None."""
    double = nearest_double(angle)
    k = round(double / (math.pi / 2))
    return k if nearest_double(_rounded(k * _PRECISE.pi / 2)) == double else None


def _precise(value: Scalar) -> Any:
    return _PRECISE.mpf(int(value.p)) / int(value.q)


def _rounded(value: Any) -> Scalar:
    """The nearest double of an mpmath number, as a rational."""
    # Not float(value): that may cut the digits off instead of rounding them.
    mantissa, exponent = value.man_exp
    size = float(Fraction(int(mantissa)) * Fraction(2) ** int(exponent))
    return Rational(*(-size if value < 0 else size).as_integer_ratio())


def _check_range(text: str, double: float, digits: int) -> None:
    if math.isinf(double) or (digits != 0 and abs(double) < sys.float_info.min):
        raise _outside(text)


def _outside(text: str) -> SymdynError:
    return SymdynError(
        f"{_quoted(text)} is outside the range of doubles (1e-307 to 1e308)",
        cure="write the number that was meant, or 0",
    )


def _cure(numeral: str) -> str:
    if "${" in numeral or "$(" in numeral:
        return "expand the file with xacro first"
    if numeral.lstrip("+-").lower() in ("nan", "inf", "infinity"):
        return "give a finite number, or leave the attribute out where nothing bounds it"
    return "write a decimal number such as 0.25 or -3.1e-05"


def _quoted(text: str) -> str:
    return f'"{text[:_SHOWN]}..."' if len(text) > _SHOWN else f'"{text}"'
