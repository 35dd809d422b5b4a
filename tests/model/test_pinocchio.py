"""The reader against Pinocchio's: order, placements, inertias, limits."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pinocchio as pin
import pytest

from symdyn.geometry.se3 import Pose
from symdyn.geometry.spatial import Inertia
from symdyn.model.load import load
from symdyn.model.robots import builtin
from symdyn.model.tree import Tree
from symdyn.model.urdf.read import read_urdf

Write = Callable[..., Path]
TOLERANCE = 1e-12

INERTIAL = """<inertial><mass value="1.3"/><origin xyz="0.1 -0.2 0.05" rpy="0.4 -0.3 2"/>
<inertia ixx="0.02" ixy="0.001" ixz="-0.002" iyy="0.03" iyz="0.003" izz="0.04"/></inertial>"""


def link(name: str) -> str:
    return f'<link name="{name}">{INERTIAL}</link>'


def joint(name: str, parent: str, child: str, kind: str = "revolute", axis: str = "0 0 1") -> str:
    return f"""<joint name="{name}" type="{kind}"><parent link="{parent}"/><child link="{child}"/>
    <origin xyz="0.3 -0.1 0.2" rpy="0.1 1.5707963267948966 -0.7"/><axis xyz="{axis}"/>
    <limit lower="-1" upper="2" effort="7" velocity="9"/></joint>"""


def robot(*joints: str) -> str:
    return "".join(link(name) for name in "abcdefgh") + "".join(joints)


ROBOTS = {
    # Sorting by bytes: capitals before underscore before small letters, 10 before 2.
    "names": robot(
        joint("joint2", "a", "b"),
        joint("joint10", "a", "c"),
        joint("Z", "a", "d"),
        joint("_", "a", "e"),
        joint("\u00e9t\u00e9", "a", "f"),
        joint("zz", "a", "g"),
        joint("joint", "a", "h"),
    ),
    # The fixed joint m sorts before n, and what it carries comes first.
    "fixed between": robot(
        joint("n", "a", "b"),
        joint("m", "a", "c", "fixed"),
        joint("z", "c", "d", "prismatic", "0 3 0"),
        joint("a", "c", "e", "continuous", "1 1 0"),
        joint("b", "b", "f", "fixed"),
        joint("c", "f", "g", "revolute", "1 -2 -3"),
        joint("d", "c", "h", "prismatic", "0.1 0.2 -0.3"),
    ),
    "listed from the tip": robot(
        joint("j7", "g", "h", "continuous", "0 -1 0"),
        joint("j6", "f", "g"),
        joint("j5", "b", "f", "fixed"),
        joint("j4", "d", "e"),
        joint("j3", "b", "d"),
        joint("j2", "b", "c"),
        joint("j1", "a", "b", "fixed"),
    ),
}


def array(matrix: Any) -> np.ndarray:
    return np.array(matrix.tolist(), dtype=float)


def assert_pose(pose: Pose, theirs: Any) -> None:
    np.testing.assert_allclose(array(pose.R), theirs.rotation, rtol=0, atol=TOLERANCE)
    np.testing.assert_allclose(array(pose.p)[:, 0], theirs.translation, rtol=0, atol=TOLERANCE)


def assert_inertia(inertia: Inertia, theirs: Any) -> None:
    lever = np.array(theirs.lever)
    second = theirs.inertia + theirs.mass * (lever @ lever * np.eye(3) - np.outer(lever, lever))
    assert float(inertia.mass) == pytest.approx(theirs.mass, abs=TOLERANCE)
    np.testing.assert_allclose(
        array(inertia.moment)[:, 0], theirs.mass * lever, rtol=0, atol=TOLERANCE
    )
    np.testing.assert_allclose(array(inertia.second), second, rtol=0, atol=TOLERANCE)


def assert_same(tree: Tree, model: Any) -> None:
    assert (tree.nq, tree.nv) == (model.nq, model.nv)
    assert [body.joint.name for body in tree.bodies] == list(model.names)[1:]
    assert [body.parent + 1 for body in tree.bodies] == list(model.parents)[1:]
    assert_inertia(tree.welded, model.inertias[0])
    for i, body in enumerate(tree.bodies, start=1):
        assert_pose(body.placement, model.jointPlacements[i])
        assert_inertia(body.inertia, model.inertias[i])
    links = [frame for frame in model.frames if frame.type == pin.BODY]
    assert list(tree.frame_names) == [frame.name for frame in links]
    for mine, theirs in zip(tree.frames, links, strict=True):
        assert mine.body + 1 == theirs.parentJoint
        assert_pose(mine.placement, theirs.placement)


def assert_same_axes(tree: Tree, model: Any) -> None:
    data = model.createData()
    pin.computeJointJacobians(model, data, pin.neutral(model))
    for i, (body, columns) in enumerate(zip(tree.bodies, tree.v_index, strict=True), start=1):
        theirs = pin.getJointJacobian(model, data, i, pin.LOCAL)[:, columns]
        mine = np.vstack([array(body.joint.linear), array(body.joint.angular)])
        np.testing.assert_allclose(mine, theirs, rtol=0, atol=TOLERANCE)


@pytest.mark.parametrize("name", ROBOTS)
@pytest.mark.parametrize("base", ["fixed", "floating"])
def test_a_robot_read_by_both(urdf: Write, name: str, base: str) -> None:
    path = urdf(ROBOTS[name])
    free = [pin.JointModelFreeFlyer()] if base == "floating" else []
    model = pin.buildModelFromUrdf(str(path), *free)
    tree = read_urdf(path, base=base)
    assert_same(tree, model)
    assert_same_axes(tree, model)


def test_go2_read_by_both() -> None:
    tree = load("go2")
    robot = builtin("go2")
    assert robot is not None
    model = pin.buildModelFromUrdf(str(robot.path), pin.JointModelFreeFlyer())
    assert_same(tree, model)
    assert tree.lower == tuple(model.lowerPositionLimit[7:])
    assert tree.upper == tuple(model.upperPositionLimit[7:])
    assert tree.effort == tuple(model.upperEffortLimit[6:])
    assert tree.velocity == tuple(model.upperVelocityLimit[6:])
