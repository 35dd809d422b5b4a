"""Exponentials, logarithms and Jacobians of rotations and rigid motions.

Rotation vectors are in rad, twists ``(omega, v)`` angular part first.  Each function
passes its intermediates through ``let``, so that the same text is proved and emitted.
"""

from __future__ import annotations

from collections.abc import Sequence

from sympy import ImmutableMatrix, Integer, Piecewise, eye, zeros

from symdyn.algebra.series import Series, cosine, derivative, horner, sine_quotient
from symdyn.geometry.adjoint import halves, homogeneous, pose_of
from symdyn.geometry.exponential import (
    EXP_TERMS,
    inverse_coefficient,
    log_pose,
    quaternion_step,
)
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import ZERO3, Matrix, Scalar, cross, hat, quaternion_rotation
from symdyn.program.trace import Hook

Quaternion = Sequence[Scalar]
"""(x, y, z, w)."""


def exp3(w: Matrix, let: Hook) -> Matrix:
    """The rotation (3x3) by the angle |w| about w."""
    return quaternion_rotation(quaternion_step(w, let)[0], let)


def log3(R: Matrix, let: Hook) -> Matrix:
    """The rotation vector (3x1) of a rotation, of length at most pi."""
    return quat_log(rotation_quaternion(R, let), let)


def exp6(V: Matrix, let: Hook) -> Matrix:
    """The pose (4x4) that a constant body twist reaches in one second."""
    w, v = halves(V)
    quat, once, twice = quaternion_step(w, let)
    wv = let(cross(w, v))
    p = let(v + let(once * wv) + let(twice * let(cross(w, wv))))
    return homogeneous(Pose(quaternion_rotation(quat, let), p))


def log6(T: Matrix, let: Hook) -> Matrix:
    """The twist (6x1) that reaches a pose (4x4) in one second, of an angle at most pi."""
    pose = pose_of(T)
    w, v = log_pose(pose.p, rotation_quaternion(pose.R, let), let)
    return ImmutableMatrix(w.col_join(v))


def quat_log(quat: Quaternion, let: Hook) -> Matrix:
    """The rotation vector of a quaternion up to a factor, the shorter way round."""
    return log_pose(ZERO3, quat, let)[0]


def quat_inverse(quat: Quaternion, let: Hook) -> Matrix:
    """The quaternion (4x1) whose product with a nonzero one is (0, 0, 0, 1)."""
    x, y, z, w = quat
    scale = let(1 / let(let(x**2) + let(y**2) + let(z**2) + let(w**2)))
    return ImmutableMatrix([let(-x * scale), let(-y * scale), let(-z * scale), let(w * scale)])


def quaternion_columns(R: Matrix) -> Matrix:
    """The symmetric 4x4 matrix ``4 q q^T`` of a rotation's quaternion q = (x, y, z, w)."""
    a, b, c = (R[k, k] for k in range(3))
    xy, xz, yz = R[1, 0] + R[0, 1], R[0, 2] + R[2, 0], R[2, 1] + R[1, 2]
    x, y, z = R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]
    return ImmutableMatrix(
        [
            [1 + a - b - c, xy, xz, x],
            [xy, 1 - a + b - c, yz, y],
            [xz, yz, 1 - a - b + c, z],
            [x, y, z, 1 + a + b + c],
        ]
    )


def rotation_quaternion(R: Matrix, let: Hook) -> Quaternion:
    """The quaternion of a rotation up to a factor, accurate at any angle.

    Each column of ``4 q q^T`` is q times four of its entries.  The one taken belongs to
    an entry of absolute value at least one half, so that nothing cancels.
    """
    columns = let(quaternion_columns(R))
    largest = R[0, 0]
    column: Quaternion = columns[:, 0].flat()
    for k in (1, 2):
        larger = largest < R[k, k]
        column = _either(larger, columns[:, k].flat(), column, let)
        largest = let(Piecewise((R[k, k], larger), (largest, True)))
    trace = let(R[0, 0] + R[1, 1] + R[2, 2])
    return _either(trace < 0, column, columns[:, 3].flat(), let)


def Jl3(w: Matrix, let: Hook) -> Matrix:
    """The left Jacobian (3x3): ``d/dt exp3(w) = [Jl3(w) w'] exp3(w)``."""
    _, once, twice = quaternion_step(w, let)
    return _polynomial(w, once, twice, let)


def Jr3(w: Matrix, let: Hook) -> Matrix:
    """The right Jacobian (3x3): ``d/dt exp3(w) = exp3(w) [Jr3(w) w']``."""
    return Jl3(-w, let)


def Jlinv3(w: Matrix, let: Hook) -> Matrix:
    """The inverse (3x3) of the left Jacobian, for |w| below 2 pi."""
    square = let(sum(let(x**2) for x in w))
    return _polynomial(w, -Integer(1) / 2, inverse_coefficient(square, let), let)


def Jrinv3(w: Matrix, let: Hook) -> Matrix:
    """The inverse (3x3) of the right Jacobian, for |w| below 2 pi."""
    return Jlinv3(-w, let)


def Jl6(V: Matrix, let: Hook) -> Matrix:
    """The left Jacobian (6x6): ``d/dt exp6(V) = [Jl6(V) V'] exp6(V)``.

    ``[[J, 0], [Q, J]]`` with J the left Jacobian of the rotation and Q its derivative
    along the linear part.
    """
    w, v = halves(V)
    _, once, twice = quaternion_step(w, let)
    J = _polynomial(w, once, twice, let)
    Q = jacobian_rate(w, v, (once, twice), let)
    return ImmutableMatrix(J.row_join(zeros(3, 3)).col_join(Q.row_join(J)))


def Jr6(V: Matrix, let: Hook) -> Matrix:
    """The right Jacobian (6x6): ``d/dt exp6(V) = exp6(V) [Jr6(V) V']``."""
    return Jl6(-V, let)


def jacobian_rate(w: Matrix, v: Matrix, coefficients: tuple[Scalar, Scalar], let: Hook) -> Matrix:
    """The derivative (3x3) of the left Jacobian at w along v.

    Parameters
    ----------
    w, v : Matrix, 3x1
    coefficients : tuple of Scalar
        Of ``[w]`` and ``[w]^2`` in the left Jacobian.
    """
    once, twice = coefficients
    square = let(sum(let(x**2) for x in w))
    along = let(sum(let(x * y) for x, y in zip(w, v, strict=True)))
    rate_once, rate_twice = (let(along * x) for x in coefficient_rates(square, once, twice, let))
    W, V = hat(w), hat(v)
    moved = let(let(W * V) + let(V * W))
    return let(let(once * V) + let(twice * moved) + _terms(W, rate_once, rate_twice, let))


def coefficient_rates(
    square: Scalar, once: Scalar, twice: Scalar, let: Hook
) -> tuple[Scalar, Scalar]:
    """``2 d/d(a^2)`` of ``(1 - cos a)/a^2`` and of ``(a - sin a)/a^3``.

    Parameters
    ----------
    square : Scalar
        a^2 (rad^2).
    once, twice : Scalar
        The two coefficients themselves.
    """
    small = square < 1
    safe = let(Piecewise((Integer(1), small), (square, True)))
    near_once, near_twice = (
        horner([2 * x for x in derivative(series)], square, let) for series in jacobian_series()
    )
    far_once = let((1 - let(square * twice) - let(2 * once)) / safe)
    far_twice = let((once - let(3 * twice)) / safe)
    return (
        let(Piecewise((near_once, small), (far_once, True))),
        let(Piecewise((near_twice, small), (far_twice, True))),
    )


def jacobian_series() -> tuple[Series, Series]:
    """``(1 - cos a)/a^2`` and ``(a - sin a)/a^3`` in powers of a^2."""
    return (
        tuple(-x for x in cosine(EXP_TERMS + 2)[1:]),
        tuple(-x for x in sine_quotient(EXP_TERMS + 2)[1:]),
    )


def _polynomial(w: Matrix, once: Scalar, twice: Scalar, let: Hook) -> Matrix:
    """``1 + once [w] + twice [w]^2``."""
    return let(eye(3) + _terms(hat(w), once, twice, let))


def _terms(W: Matrix, once: Scalar, twice: Scalar, let: Hook) -> Matrix:
    return let(let(once * W) + let(twice * let(W * W)))


def _either(condition: Scalar, then: Quaternion, other: Quaternion, let: Hook) -> Quaternion:
    pairs = zip(then, other, strict=True)
    return tuple(let(Piecewise((x, condition), (y, True))) for x, y in pairs)
