"""The exponential and logarithm of a rigid motion, smooth through zero rotation.

Each coefficient has two branches: a power series where the rotation is small and a
closed form elsewhere.  The closed form is fed a harmless argument where the series is
chosen, so that values, gradients and Hessians stay finite at zero rotation in code
that differentiates both branches.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sympy import Integer, Piecewise, atan2, cos, sin, sqrt

from symdyn.algebra.series import (
    arctangent_quotient,
    cosine,
    horner,
    product,
    quotient,
    sine_quotient,
)
from symdyn.geometry.so3 import Matrix, Scalar, cross, quaternion_product, quaternion_rotation
from symdyn.program.trace import Hook

EXP_TERMS = 13
"""Terms in powers of the squared angle, used below angle 1: beyond double precision
for the value and its first two derivatives."""

LOG_TERMS = 18
"""Terms in powers of the squared tangent of half the angle, used below 1/16."""


def exp_coefficients(square: Scalar, let: Hook) -> tuple[Scalar, Scalar, Scalar]:
    """What the exponential of a rotation vector w needs.

    Parameters
    ----------
    square : Scalar
        ``|w|^2`` (rad^2).

    Returns
    -------
    tuple of Scalar
        ``cos(|w|/2)``, ``sin(|w|/2)/|w|`` and ``(|w| - sin|w|)/|w|^3``.
    """
    small = square < 1
    safe = let(Piecewise((Integer(1), small), (square, True)))
    half = let(sqrt(safe) / 2)
    c, s = let(cos(half)), let(sin(half) / (2 * half))
    quarter = let(square / 4)
    cubic = tuple(-x for x in sine_quotient(EXP_TERMS + 1)[1:])
    return (
        _choose(small, horner(cosine(EXP_TERMS), quarter, let), c, let),
        _choose(small, let(horner(sine_quotient(EXP_TERMS), quarter, let) / 2), s, let),
        _choose(small, horner(cubic, square, let), let((1 - let(2 * let(s * c))) / safe), let),
    )


def quaternion_step(w: Matrix, let: Hook) -> tuple[tuple[Scalar, ...], Scalar, Scalar]:
    """What a rotation vector w (3x1, rad) moves.

    Returns
    -------
    step : tuple of 4
        The unit quaternion (x, y, z, w) of the rotation.
    once, twice : Scalar
        The coefficients of ``w x v`` and ``w x (w x v)`` in the displacement ``J_l(w) v``.
    """
    square = let(sum(let(x**2) for x in w))
    c, s, twice = exp_coefficients(square, let)
    return (*(let(s * x) for x in w), c), let(2 * let(s**2)), twice


def shorter(step: Sequence[Scalar], let: Hook) -> tuple[Scalar, ...]:
    """The same rotation by the quaternion whose scalar part is not negative."""
    sign = let(Piecewise((Integer(-1), step[3] < 0), (Integer(1), True)))
    return tuple(let(sign * x) for x in step)


def integrate_pose(
    p: Matrix, quat: Sequence[Scalar], twist: tuple[Matrix, Matrix], let: Hook
) -> tuple[Matrix, tuple[Scalar, ...]]:
    """Move a pose along a constant body twist (w, v) for one second.

    Returns
    -------
    p : Matrix, 3x1
        ``p + R(quat) J_l(w) v``.
    quat : tuple
        ``quat * exp(w)``, by the shorter way round where ``|w|`` exceeds pi; its norm
        is that of ``quat``.
    """
    w, v = twist
    step, once, twice = quaternion_step(w, let)
    wv = let(cross(w, v))
    moved = let(v + once * wv + twice * let(cross(w, wv)))
    turned = quaternion_product(quat, shorter(step, let))
    return let(p + quaternion_rotation(quat, let) * moved), tuple(let(x) for x in turned)


def log_pose(p: Matrix, quat: Sequence[Scalar], let: Hook) -> tuple[Matrix, Matrix]:
    """The body twist (w, v) that leads from the identity to a pose in one second.

    Parameters
    ----------
    p : Matrix, 3x1
        Position (m).
    quat : sequence of 4
        Orientation (x, y, z, w) up to a factor; w is the rotation vector of length at
        most pi.

    Returns
    -------
    w, v : Matrix, 3x1
    """
    x, y, z, c = shorter(quat, let)
    rate, square = log_coefficients(let(let(x**2) + let(y**2) + let(z**2)), c, let)
    w = let(rate * type(p)([x, y, z]))
    wp = let(cross(w, p))
    return w, let(p - wp / 2 + square * let(cross(w, wp)))


def inverse_coefficient(square: Scalar, let: Hook) -> Scalar:
    """``(1 - a/2 cot(a/2)) / a^2`` of an angle a, from its square (rad^2, below 4 pi^2).

    The coefficient of ``w x (w x v)`` in ``J_l(w)^-1 v``.
    """
    small = square < 1
    safe = let(Piecewise((Integer(1), small), (square, True)))
    half = let(sqrt(safe) / 2)
    far = let((1 - let(half * let(cos(half)) / let(sin(half)))) / safe)
    cotangent = quotient(cosine(EXP_TERMS + 1), sine_quotient(EXP_TERMS + 1))
    near = horner([-x / 4 for x in cotangent[1:]], let(square / 4), let)
    return _choose(small, near, far, let)


def log_coefficients(n2: Scalar, c: Scalar, let: Hook) -> tuple[Scalar, Scalar]:
    """``|w|/n`` and ``(1 - |w|/2 cot(|w|/2))/|w|^2`` where tan(|w|/2) = n/c, c >= 0."""
    small = let(16 * n2) < let(c**2)
    safe_n = let(sqrt(let(Piecewise((Integer(1), small), (n2, True)))))
    half = let(atan2(safe_n, c))
    safe_c = let(Piecewise((c, small), (Integer(1), True)))
    u = let(n2 / let(safe_c**2))
    near = arctangent_quotient(LOG_TERMS + 1)
    numerator = tuple(-x for x in near[1:])
    square = quotient(numerator, tuple(4 * x for x in product(near, near)))
    rate_near = let(2 * horner(near[:-1], u, let) / safe_c)
    rate = let(2 * half / safe_n)
    square_far = let((1 - let(half * c / safe_n)) / let(4 * let(half**2)))
    return (
        _choose(small, rate_near, rate, let),
        _choose(small, horner(square, u, let), square_far, let),
    )


def _choose(condition: Any, near: Scalar, far: Scalar, let: Hook) -> Scalar:
    return let(Piecewise((near, condition), (far, True)))
