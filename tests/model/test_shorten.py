"""Digits of exact numbers are bounded where fixed joints pile up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sympy import ImmutableMatrix, Rational, eye

from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import IDENTITY3
from symdyn.geometry.spatial import Inertia
from symdyn.model.numbers import rpy_rotation
from symdyn.model.shorten import quaternion_rotation, short_inertia, short_pose
from symdyn.model.urdf.read import read_urdf

Write = Callable[..., Path]
CLOSE = Rational(1, 10**70)

angles = st.floats(-3.2, 3.2).map(Rational)


def long_pose(*rpy: Rational) -> Pose:
    """A rotation with very many digits, by turning nine times."""
    R = turn = rpy_rotation(*rpy)
    for _ in range(8):
        R = ImmutableMatrix(R * turn)
    return Pose(R, ImmutableMatrix([Rational(1, 3**1400), Rational(-(10**9), 7), 0]))


@settings(max_examples=30)
@given(angles, angles, angles)
def test_a_long_pose_is_rounded_to_an_exact_rotation(r: Rational, p: Rational, y: Rational) -> None:
    pose = long_pose(r, p, y)
    short = short_pose(pose)
    assert max(int(x.q).bit_length() for x in (*short.R, *short.p)) < 3000
    assert short.R.T * short.R == IDENTITY3
    assert short.R.det() == 1
    assert max(abs(x) for x in short.R - pose.R) < CLOSE
    for mine, theirs in zip(short.p, pose.p, strict=True):
        assert abs(mine - theirs) <= CLOSE * abs(theirs)


@pytest.mark.parametrize("axis", range(3))
def test_half_turns(axis: int) -> None:
    """Where the trace is -1, the quaternion's last entry is the one without digits."""
    turn = [Rational(0)] * 3
    turn[axis] = Rational(3.1415926)
    pose = long_pose(*turn)
    assert max(abs(x) for x in short_pose(pose).R - pose.R) < CLOSE


def test_short_numbers_stay_as_they_are() -> None:
    pose = Pose(rpy_rotation(Rational(1, 10), Rational(1, 5), Rational(3, 10)))
    assert short_pose(pose) is pose
    inertia = Inertia.about_com(Rational(1, 3), ImmutableMatrix([1, 2, 3]), ImmutableMatrix(eye(3)))
    assert short_inertia(inertia) is inertia


def test_a_long_inertia_is_rounded() -> None:
    ugly = Rational(1, 3**6000)
    inertia = Inertia(
        Rational(1), ImmutableMatrix([1 + ugly, 0, 0]), ImmutableMatrix((2 - ugly) * eye(3))
    )
    assert short_inertia(inertia) == Inertia(
        Rational(1), ImmutableMatrix([1, 0, 0]), ImmutableMatrix(2 * eye(3))
    )


def test_a_quaternion_of_any_norm_is_a_rotation() -> None:
    R = quaternion_rotation(Rational(1), Rational(2), Rational(3), Rational(-4))
    assert R.T * R == IDENTITY3
    assert R.det() == 1


def test_a_row_of_fixed_joints_ends_where_it_should(urdf: Write) -> None:
    """Twenty joints there, and twenty back."""
    n = 20
    links = "".join(f'<link name="l{i}"/>' for i in range(2 * n + 1))
    there = '<origin xyz="0 0 0.1" rpy="0.7 0 0"/>'
    back = '<origin rpy="-0.7 0 0"/>'
    joints = "".join(
        f'<joint name="j{i}" type="fixed"><parent link="l{i}"/><child link="l{i + 1}"/>'
        f"{there if i < n else back}</joint>"
        for i in range(2 * n)
    )
    end = read_urdf(urdf(links + joints)).frame(f"l{2 * n}").placement
    assert max(abs(x) for x in end.R - IDENTITY3) < CLOSE
