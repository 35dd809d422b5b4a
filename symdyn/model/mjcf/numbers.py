"""Exact numbers for the doubles of a compiled MuJoCo model."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import isfinite, sqrt
from typing import Any

from sympy import Integer

from symdyn.errors import SymdynError
from symdyn.geometry.so3 import Matrix, Scalar
from symdyn.model.numbers import exact
from symdyn.model.shorten import quaternion_rotation

_TINY = sys.float_info.min
_ROUNDING = 2 * sys.float_info.epsilon
_SIZES = (1.0, sqrt(0.5), 0.5)
"""Sizes of the nonzero components of unit quaternions that turn a cube into itself."""


def exact_double(value: Any) -> Scalar:
    """The shortest decimal of a double; zero where it is too small to have all its bits."""
    number = float(value)
    if not isfinite(number):
        raise SymdynError(
            f"MuJoCo compiled a number to {number}", cure="look for an overflow in the file"
        )
    return Integer(0) if abs(number) < _TINY else exact(number)


def exact_rotation(quaternion: Sequence[Any]) -> Matrix:
    """The exactly orthogonal rotation (3x3) of a quaternion (w, x, y, z) of any norm.

    Where each component is, but for rounding in its last bit, that of a rotation of the
    cube, that rotation was meant: quarter turns stay exact through MuJoCo's conversions.
    """
    return quaternion_rotation(*(_cube(quaternion) or [exact_double(e) for e in quaternion]))


def _cube(quaternion: Sequence[Any]) -> list[Scalar] | None:
    """The quaternion in integers, of another norm, if it is a rotation of the cube."""
    components = [float(e) for e in quaternion]
    nonzero = [abs(e) for e in components if abs(e) > _ROUNDING]
    if not any(all(abs(e - size) <= _ROUNDING for e in nonzero) for size in _SIZES):
        return None
    return [Integer((e > _ROUNDING) - (e < -_ROUNDING)) for e in components]
