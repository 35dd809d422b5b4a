from __future__ import annotations

import math
from decimal import Decimal
from fractions import Fraction

import mpmath
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sympy import Integer, Rational, eye

from symdyn.errors import SymdynError
from symdyn.model.numbers import (
    cos_sin,
    decimal,
    decimals,
    exact,
    nearest_double,
    rpy_rotation,
    unit_axis,
)

finite = st.floats(allow_nan=False, allow_infinity=False, allow_subnormal=False)
angles = st.floats(-10, 10, allow_subnormal=False)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1e-3", Rational(1, 1000)),
        ("-3.12E-05", Rational(-312, 10**7)),
        ("1.", Integer(1)),
        (".5", Rational(1, 2)),
        ("+2", Integer(2)),
        (" \t0.1\r\n", Rational(1, 10)),
        ("-0.0", Integer(0)),
        ("007.50", Rational(15, 2)),
        ("1E+2", Integer(100)),
    ],
)
def test_a_decimal_is_the_rational_of_its_text(text: str, value: Rational) -> None:
    assert decimal(text) == value


@pytest.mark.parametrize(
    "text",
    ["", " ", "nan", "-inf", "Infinity", "1,5", "${x}", "0x10", "1_0", ".", "e5", "1e", "--1"]
    + ["1 2", "13/2", "1d5", "0.1f", "\u0661", "1e999999999", "1e400", "1e-320", "9" * 401]
    + ["1e" + "9" * 5000],
)
def test_what_is_no_finite_decimal_is_refused(text: str) -> None:
    with pytest.raises(SymdynError) as refusal:
        decimal(text)
    assert refusal.value.cure
    assert text[:40] in refusal.value.message


def test_a_formula_points_to_xacro() -> None:
    with pytest.raises(SymdynError, match="xacro"):
        decimal("${pi/2}")


@given(finite)
def test_the_nearest_double_of_a_repr_is_the_float(value: float) -> None:
    assert nearest_double(decimal(repr(value))) == value


@given(st.decimals(allow_nan=False, allow_infinity=False, places=25, min_value=-9, max_value=9))
def test_decimals_of_any_length_are_exact(value: Decimal) -> None:
    fraction = Fraction(value)
    assert decimal(str(value)) == Rational(fraction.numerator, fraction.denominator)


def test_vectors_are_split_at_blanks() -> None:
    assert decimals(" 1 \n 2\t-0.5 ", 3) == (1, 2, Rational(-1, 2))
    with pytest.raises(SymdynError, match="3 numbers are needed"):
        decimals("1 2", 3)


def test_numbers_of_python_callers() -> None:
    assert exact(0.1) == Rational(1, 10)
    assert exact(np.float64(0.25)) == Rational(1, 4)
    assert exact(np.int32(3)) == exact(3) == exact("3") == 3
    assert exact(Fraction(1, 3)) == exact(Rational(1, 3)) == Rational(1, 3)
    for value in (True, None, "x", float("nan"), float("inf"), 1j):
        with pytest.raises(SymdynError):
            exact(value)


@given(angles)
def test_cosine_and_sine_are_on_the_unit_circle_and_close(angle: float) -> None:
    c, s = cos_sin(decimal(repr(angle)))
    assert c * c + s * s == 1
    # Of the decimal, which is up to half an ulp from the float.
    with mpmath.workdps(40):
        x = mpmath.mpf(repr(angle))
        assert abs(float(c) - mpmath.cos(x)) <= 2.5e-16
        assert abs(float(s) - mpmath.sin(x)) <= 2.5e-16


@given(st.integers(-1000, 1000))
def test_the_double_nearest_to_a_quarter_turn_is_one(k: int) -> None:
    with mpmath.workdps(60):
        double = float(mpmath.nstr(k * mpmath.pi / 2, 40))
    quarter = ((1, 0), (0, 1), (-1, 0), (0, -1))[k % 4]
    assert cos_sin(decimal(repr(double))) == quarter
    if k:
        for neighbour in (math.nextafter(double, -math.inf), math.nextafter(double, math.inf)):
            assert not {0, 1, -1} & set(cos_sin(decimal(repr(neighbour))))


@pytest.mark.parametrize("text", ["1.5708", "3.1416", "3.14159265358979", "1.570796", "1e-17"])
def test_nothing_else_is_snapped(text: str) -> None:
    assert not {0, 1, -1} & set(cos_sin(decimal(text)))


def test_more_digits_than_a_double_holds_still_mean_a_right_angle() -> None:
    assert cos_sin(decimal("1.57079632679489661923132169163975144")) == (0, 1)


def test_the_half_angle_tangent_is_correctly_rounded() -> None:
    c, s = cos_sin(Rational(1, 10))
    with mpmath.workdps(40):
        nearest = float(mpmath.nstr(mpmath.tan(mpmath.mpf(1) / 20), 30))
    assert s / (1 + c) == Rational(*nearest.as_integer_ratio())


def test_the_callers_precision_is_left_alone() -> None:
    with mpmath.workdps(20):
        cos_sin(Rational(7, 10))
        unit_axis((Integer(1), Integer(2), Integer(3)))
        assert mpmath.mp.dps == 20


def test_an_angle_beyond_a_million_is_refused() -> None:
    with pytest.raises(SymdynError, match="radians"):
        cos_sin(decimal("1e7"))


@given(angles, angles, angles)
def test_roll_pitch_yaw_is_exactly_orthogonal_and_in_order(r: float, p: float, y: float) -> None:
    R = rpy_rotation(*(decimal(repr(a)) for a in (r, p, y)))
    assert eye(3) == R.T * R
    assert R.det() == 1
    (sr, cr), (sp, cp), (sy, cy) = ((math.sin(a), math.cos(a)) for a in (r, p, y))
    Rz = np.array([[cy, -sy, 0], [sy, cy, 0], [0, 0, 1]])
    Ry = np.array([[cp, 0, sp], [0, 1, 0], [-sp, 0, cp]])
    Rx = np.array([[1, 0, 0], [0, cr, -sr], [0, sr, cr]])
    assert np.allclose(np.array(R.tolist(), float), Rz @ Ry @ Rx, rtol=0, atol=5e-15)


components = st.floats(-1e3, 1e3, allow_subnormal=False).map(lambda x: decimal(repr(x)))


@given(st.tuples(components, components, components).filter(any))
def test_an_axis_becomes_exactly_unit(axis: tuple[Rational, ...]) -> None:
    unit = unit_axis(axis)
    assert sum(x * x for x in unit) == 1
    length = mpmath.sqrt(sum(mpmath.mpf(int(x.p)) ** 2 / int(x.q) ** 2 for x in axis))
    for given_component, component in zip(axis, unit, strict=True):
        assert abs(float(given_component) / float(length) - float(component)) <= 1e-15
        assert given_component != 0 or component == 0


@pytest.mark.parametrize(
    ("axis", "unit"),
    [
        ((0, 0, -7), (0, 0, -1)),
        ((Rational(1, 3), 0, 0), (1, 0, 0)),
        ((0, Rational(6, 10), Rational(-8, 10)), (0, Rational(3, 5), Rational(-4, 5))),
        ((1, -2, 2), (Rational(1, 3), Rational(-2, 3), Rational(2, 3))),
    ],
)
def test_axes_of_rational_length_are_exact(axis: tuple[int, ...], unit: tuple[int, ...]) -> None:
    assert tuple(unit_axis([Rational(x) for x in axis])) == unit


def test_an_axis_in_the_plane_stays_in_it() -> None:
    x, y, z = unit_axis((Integer(1), Integer(1), Integer(0)))
    assert z == 0
    assert x * x + y * y == 1


def test_a_zero_axis_is_refused() -> None:
    with pytest.raises(SymdynError, match="axis is zero"):
        unit_axis((Integer(0),) * 3)
