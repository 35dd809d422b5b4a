"""Other body frames: links stay where they are and energies what they are, exactly."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sympy import Integer, Rational, eye

from symdyn.errors import SymdynError
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import axis_rotation, basis, cross, quaternion_rotation, vector
from symdyn.geometry.spatial import Inertia
from symdyn.model.joints import Joint
from symdyn.model.load import load
from symdyn.model.numbers import rpy_rotation
from symdyn.model.reframe import align_axes, reframe, slide_origins
from symdyn.model.tree import WORLD, Body, Frame, Tree
from symdyn.model.urdf.read import read_urdf

Write = Callable[..., Path]

INERTIAL = """<inertial><mass value="1.3"/><origin xyz="0.1 -0.2 0.05" rpy="0.4 -0.3 2"/>
<inertia ixx="0.02" ixy="0.001" ixz="-0.002" iyy="0.03" iyz="0.003" izz="0.04"/></inertial>"""


def joint(name: str, parent: str, child: str, kind: str, axis: str, rpy: str = "0 0 0") -> str:
    return f"""<joint name="{name}" type="{kind}"><parent link="{parent}"/><child link="{child}"/>
    <origin xyz="0.3 -0.1 0.2" rpy="{rpy}"/><axis xyz="{axis}"/></joint>"""


ROBOT = "".join(f'<link name="{name}">{INERTIAL}</link>' for name in "abcdef") + "".join(
    [
        joint("j1", "a", "b", "revolute", "1 2 -0.5", "0.1 0.2 0.3"),
        joint("j2", "b", "c", "continuous", "0 -1 0"),
        joint("j3", "c", "d", "prismatic", "0.6 0 0.7", "0 0 -1"),
        joint("j4", "b", "e", "fixed", "0 0 0", "0 0.5 0"),
        joint("j5", "e", "f", "revolute", "0 0 1"),
    ]
)


def motion(joint: Joint, number: Rational) -> tuple[Pose, Any, Any]:
    """Pose and twist (angular, linear) of a joint at rational coordinates and rates."""
    if joint.kind == "floating":
        quaternion = [Rational(n, 3) for n in (1, 2, 2, 0)]
        pose = Pose(quaternion_rotation(quaternion), vector(number, 1, -number))
        return pose, vector(1, -number, 2), vector(number, 3, -1)
    if joint.kind == "prismatic":
        return Pose(p=joint.axis * number), joint.angular, joint.linear * 3
    c, s = (1 - number**2) / (1 + number**2), 2 * number / (1 + number**2)
    return Pose(axis_rotation(joint.axis, c, s)), joint.angular * 3, joint.linear


def state(tree: Tree) -> tuple[dict[str, Pose], Rational, Rational]:
    """Poses of all links, kinetic and potential energy, at one rational state."""
    poses = {WORLD: Pose()}
    twists = {WORLD: (vector(0, 0, 0), vector(0, 0, 0))}
    kinetic = potential = Integer(0)
    for i, body in enumerate(tree.bodies):
        moved, angular, linear = motion(body.joint, Rational(i + 1, 7))
        local = body.placement * moved
        w, v = twists[body.parent]
        poses[i] = poses[body.parent] * local
        w, v = local.R.T * w + angular, local.R.T * (v + cross(w, local.p)) + linear
        twists[i] = (w, v)
        m, h, second = body.inertia.mass, body.inertia.moment, body.inertia.second
        kinetic += (w.dot(second * w) + 2 * v.dot(cross(w, h)) + m * v.dot(v)) / 2
        potential -= tree.gravity.dot(m * poses[i].p + poses[i].R * h)
    links = {frame.name: poses[frame.body] * frame.placement for frame in tree.frames}
    return links, kinetic, potential


@pytest.mark.parametrize("base", ["fixed", "floating"])
@pytest.mark.parametrize("rewriting", [align_axes, slide_origins])
def test_a_rewriting_keeps_poses_and_energies(
    urdf: Write, base: str, rewriting: Callable[[Tree], Tree]
) -> None:
    tree = read_urdf(urdf(ROBOT), base=base)
    other = rewriting(tree)
    assert other != tree
    assert state(other) == state(tree)


def test_any_offset_that_moves_with_the_joint_is_kept(urdf: Write) -> None:
    tree = read_urdf(urdf(ROBOT))
    turn = rpy_rotation(Rational(1, 5), Rational(-2, 3), Rational(1, 2))
    offsets = [
        Pose(
            turn,
            vector(1, 2, 3) if body.joint.kind == "prismatic" else body.joint.axis * Rational(3, 4),
        )
        for body in tree.bodies
    ]
    other = reframe(tree, offsets)
    assert state(other) == state(tree)
    assert reframe(other, [offset.inverse() for offset in offsets]) == tree


def test_offsets_that_do_not_move_with_the_joint_are_refused(urdf: Write) -> None:
    tree = read_urdf(urdf(ROBOT), base="floating")
    still = [Pose() for _ in tree.bodies]
    for i, offset in ((0, Pose(p=vector(1, 0, 0))), (1, Pose(p=vector(0, 0, 1)))):
        with pytest.raises(SymdynError, match=tree.bodies[i].joint.name):
            reframe(tree, [*still[:i], offset, *still[i + 1 :]])


def test_aligned_axes_are_coordinate_axes(urdf: Write) -> None:
    tree = read_urdf(urdf(ROBOT))
    aligned = align_axes(tree)
    axes = [body.joint.axis for body in aligned.bodies]
    assert axes == [basis(2), -basis(1), basis(2), basis(2)]
    assert align_axes(aligned) == aligned
    assert all(eye(3) == b.placement.R.T * b.placement.R for b in aligned.bodies)


def components(tree: Tree, frames: tuple[str, ...] = ()) -> int:
    offsets = [body.placement.p for body in tree.bodies]
    offsets += [frame.placement.p for frame in tree.frames if frame.name in frames]
    return sum(x != 0 for p in offsets for x in p)


def test_a_leg_of_the_go2_needs_three_offsets_not_four() -> None:
    tree = load("go2")
    slid = slide_origins(tree)
    assert components(tree) == 4 * 4
    assert components(slid) == 4 * 3
    assert state(slid) == state(tree)


def test_counted_frames_count() -> None:
    tree = load("go2")
    feet = tree.contact_names
    assert components(slide_origins(tree, feet), feet) == components(tree, feet)
    assert slide_origins(tree, feet) == tree


def chain(offsets: list[tuple[int, ...]], axes: list[int]) -> Tree:
    """A chain of turning joints whose last offset is that of a frame "tip"."""
    *places, tip = [Pose(p=vector(*map(Integer, p))) for p in offsets]
    joints = [Joint(f"j{i}", "revolute", basis(k)) for i, k in enumerate(axes)]
    bodies = tuple(
        Body(f"b{i}", i - 1, joint, place, Inertia())
        for i, (joint, place) in enumerate(zip(joints, places, strict=True))
    )
    return Tree("chain", bodies, (Frame("tip", len(bodies) - 1, tip),))


small = st.tuples(*[st.integers(-1, 1)] * 3)


@settings(max_examples=40)
@given(st.lists(small, min_size=4, max_size=4), st.lists(st.integers(0, 2), min_size=3, max_size=3))
def test_no_integer_shift_does_better(offsets: list[tuple[int, ...]], axes: list[int]) -> None:
    tree = chain(offsets, axes)
    found = components(slide_origins(tree, ("tip",)), ("tip",))
    for shifts in product(range(-2, 3), repeat=3):
        moves = [tuple(s * (k == j) for j in range(3)) for s, k in zip(shifts, axes, strict=True)]
        ends = [(0, 0, 0), *moves, (0, 0, 0)]
        count = sum(
            p + after - before != 0
            for place, start, end in zip(offsets, ends, ends[1:], strict=False)
            for p, before, after in zip(place, start, end, strict=True)
        )
        assert found <= count


def test_of_equal_choices_the_one_that_moves_least_is_taken() -> None:
    tree = chain([(1, 1, 1), (1, 1, 1), (1, 1, 1)], [0, 1])
    slid = slide_origins(tree)
    assert slid == slide_origins(slid)
    assert components(slid) == 4


def test_a_sliding_joint_stays_where_it_is() -> None:
    tree = chain([(0, 0, 1), (0, 0, 1)], [2])
    rail = replace(tree.bodies[0], joint=Joint("rail", "prismatic", basis(2)))
    tree = replace(tree, bodies=(rail,))
    assert slide_origins(tree, ("tip",)) == tree


def test_no_origin_slides_far_because_axes_are_almost_parallel() -> None:
    tilt = rpy_rotation(Integer(0), Rational("1e-12"), Integer(0))
    tree = chain([(1, 0, 0), (2, 2, 2), (0, 0, 0)], [2, 2])
    first, second = tree.bodies
    tree = replace(tree, bodies=(first, replace(second, placement=Pose(tilt, second.placement.p))))
    slid = slide_origins(tree)
    assert components(slid) == 3
    assert max(abs(x) for body in slid.bodies for x in body.placement.p) <= 4
