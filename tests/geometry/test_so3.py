"""Rotations in exact arithmetic."""

from __future__ import annotations

import sympy as sp
from hypothesis import given
from hypothesis import strategies as st
from sympy import ImmutableMatrix, Rational, eye

from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import (
    align_z,
    axis_rotation,
    basis,
    cross,
    hat,
    quaternion_product,
    quaternion_rotation,
    rotate_symmetric,
    symmetric,
    vector,
    vee,
)
from symdyn.geometry.spatial import Inertia

rationals = st.fractions(max_denominator=9).map(lambda x: Rational(x.numerator, x.denominator))
vectors = st.tuples(rationals, rationals, rationals).map(lambda x: vector(*x))


def unit_quaternion(x: tuple[sp.Rational, ...]) -> tuple[sp.Rational, ...]:
    """A rational point of the unit sphere, by stereographic projection."""
    square = sum(e**2 for e in x)
    return (*(2 * e / (1 + square) for e in x), (1 - square) / (1 + square))


quaternions = st.tuples(rationals, rationals, rationals).map(unit_quaternion)


@given(vectors, vectors)
def test_hat_is_the_cross_product(a: sp.Matrix, b: sp.Matrix) -> None:
    assert hat(a) * b == cross(a, b) == -cross(b, a)
    assert vee(hat(a)) == a


@given(quaternions)
def test_unit_quaternions_give_rotations(q: tuple[sp.Rational, ...]) -> None:
    R = quaternion_rotation(q)
    assert R * R.T == eye(3)
    assert R.det() == 1


@given(quaternions, quaternions)
def test_the_product_of_quaternions_is_that_of_rotations(a: tuple, b: tuple) -> None:
    product = quaternion_rotation(quaternion_product(a, b))
    assert product == quaternion_rotation(a) * quaternion_rotation(b)


def test_a_stretched_quaternion_gives_no_rotation() -> None:
    R = quaternion_rotation((Rational(1, 2), 0, 0, 1))
    assert eye(3) != R * R.T


@given(rationals, st.sampled_from([0, 1, 2]))
def test_rotation_about_an_axis(t: sp.Rational, k: int) -> None:
    c, s = (1 - t**2) / (1 + t**2), 2 * t / (1 + t**2)
    R = axis_rotation(basis(k), c, s)
    assert R * R.T == eye(3)
    assert R * basis((k + 1) % 3) == c * basis((k + 1) % 3) + s * basis((k + 2) % 3)
    assert sum(entry in (0, 1) for entry in R) >= 5
    S = symmetric(*map(Rational, (2, 3, 5, "1/2", "1/3", "1/7")))
    assert rotate_symmetric(k, c, s, S) == R * S * R.T


@given(quaternions)
def test_align_z_takes_z_to_the_axis(q: tuple[sp.Rational, ...]) -> None:
    axis = ImmutableMatrix(quaternion_rotation(q)[:, 2])
    A = align_z(axis)
    assert A * A.T == eye(3)
    assert A.det() == 1
    assert A[:, 2] == axis


def test_align_z_upside_down() -> None:
    assert align_z(vector(0, 0, -1)) * basis(2) == vector(0, 0, -1)


@given(quaternions, vectors, quaternions, vectors)
def test_poses_compose_and_invert(qa: tuple, a: sp.Matrix, qb: tuple, b: sp.Matrix) -> None:
    A, B = Pose(quaternion_rotation(qa), a), Pose(quaternion_rotation(qb), b)
    assert A * A.inverse() == Pose()
    assert (A * B).inverse() == B.inverse() * A.inverse()


@given(quaternions, vectors, vectors)
def test_inertia_moves_with_its_pose(q: tuple, p: sp.Matrix, com: sp.Matrix) -> None:
    pose = Pose(quaternion_rotation(q), p)
    about_com = symmetric(*map(Rational, (2, 3, 4, "1/5", "1/3", "1/7")))
    body = Inertia.about_com(Rational(3), com, about_com)
    moved = Inertia.about_com(Rational(3), pose.R * com + p, pose.R * about_com * pose.R.T)
    assert body.expressed_in(pose) == moved
    assert body.expressed_in(pose).expressed_in(pose.inverse()) == body
    joined = body + moved
    assert joined.expressed_in(pose) == moved + moved.expressed_in(pose)
