"""Planar and floating joints inside a file, against Pinocchio."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pinocchio as pin
import pytest
from sympy import ImmutableMatrix

from symdyn.errors import SymdynError, SymdynWarning
from symdyn.model.tree import Tree
from symdyn.model.urdf.read import read_urdf
from tests.support.batch import batch

Write = Callable[..., Path]
STATES = 10

INERTIAL = """<inertial><mass value="1.3"/><origin xyz="0.1 -0.2 0.05" rpy="0.4 -0.3 2"/>
<inertia ixx="0.02" ixy="0.001" ixz="-0.002" iyy="0.03" iyz="0.003" izz="0.04"/></inertial>"""


def robot(kind: str, inside: str = '<axis xyz="0 0 1"/>', name: str = "loose") -> str:
    """A revolute joint, the joint in question, another revolute one."""
    links = "".join(f'<link name="{link}">{INERTIAL}</link>' for link in "abcd")
    origin = '<origin xyz="0.3 -0.1 0.2" rpy="0.1 0.5 -0.7"/>'
    limit = '<limit effort="7" velocity="9" lower="-2" upper="2"/>'
    joints = "".join(
        f'<joint name="{name}" type="{kind}"><parent link="{parent}"/><child link="{child}"/>'
        f"{origin}{inside}</joint>"
        for name, parent, child, kind, inside in (
            ("first", "a", "b", "revolute", '<axis xyz="1 0 0"/>' + limit),
            (name, "b", "c", kind, inside),
            ("last", "c", "d", "revolute", '<axis xyz="0 1 0"/>' + limit),
        )
    )
    return links + joints


def compare(tree: Tree, path: Path) -> None:
    model = pin.buildModelFromUrdf(str(path))
    data = model.createData()
    assert (tree.nq, tree.nv) == (model.nq, model.nv)
    assert list(tree.joint_names) == list(model.names)[1:]
    pin.seed(3)
    rng = np.random.default_rng(3)
    bound = np.ones(model.nq)
    q = np.array([pin.randomConfiguration(model, -bound, bound) for _ in range(STATES)])
    v, a = rng.uniform(-5, 5, (2, STATES, model.nv))
    tau, M = batch(tree, "rnea", q, v, a)["tau"], batch(tree, "crba", q)["M"]
    moved = batch(tree, "integrate", q, v)["q_next"]
    for k in range(STATES):
        theirs = pin.rnea(model, data, q[k], v[k], a[k])
        np.testing.assert_allclose(tau[k], theirs, rtol=1e-11, atol=1e-10)
        upper = np.triu(pin.crba(model, data, q[k]))
        np.testing.assert_allclose(M[k], upper + np.triu(upper, 1).T, rtol=1e-11, atol=1e-11)
        np.testing.assert_allclose(moved[k], pin.integrate(model, q[k], v[k]), atol=1e-12)


@pytest.mark.parametrize("kind", ["planar", "floating"])
def test_a_joint_within_the_robot(urdf: Write, kind: str) -> None:
    path = urdf(robot(kind, '<axis xyz="0 0 1"/>' if kind == "planar" else ""))
    tree = read_urdf(path)
    assert not tree.floating
    compare(tree, path)


def test_a_normal_along_another_axis_turns_the_plane(urdf: Write) -> None:
    tree = read_urdf(urdf(robot("planar", '<axis xyz="0 0 -2"/>')))
    joint = tree.bodies[1].joint
    assert joint.axis == ImmutableMatrix([0, 0, -1])
    pose = joint.pose([3, 4, 0, 1])
    assert list(pose.p) == [3, -4, 0]
    assert pose.R == ImmutableMatrix([[0, 1, 0], [-1, 0, 0], [0, 0, 1]])


def test_a_plane_without_normal_is_told(urdf: Write) -> None:
    path = urdf(robot("planar", ""))
    with pytest.warns(SymdynWarning) as told:
        tree = read_urdf(path)
    (warning,) = told
    for word in (f"{path}:", 'joint "loose"', "(1, 0, 0)"):
        assert word in str(warning.message)
    assert tree.bodies[1].joint.axis == ImmutableMatrix([1, 0, 0])
    x, y = 3, 4
    assert tree.bodies[1].joint.pose([x, y, 1, 0]).p[0] == 0


def test_limits_of_several_velocities_are_told_and_left_out(urdf: Write) -> None:
    limit = '<limit lower="-1" upper="1"/><dynamics damping="3"/>'
    with pytest.warns(SymdynWarning, match=r"<dynamics> \(1\), <limit> \(1\)"):
        tree = read_urdf(urdf(robot("planar", '<axis xyz="0 0 1"/>' + limit)))
    assert tree.lower == (-2.0, None, None, None, -2.0)
    assert tree.damping == (0.0,) * 5


def test_armature_of_joints_with_several_velocities(urdf: Write) -> None:
    path = urdf(robot("planar"))
    assert read_urdf(path, armature="0.5").armature == (0.5, 0.0, 0.0, 0.0, 0.5)
    given = {"loose": ("1", 2, 0.25)}
    assert read_urdf(path, armature=given).armature == (0.0, 1.0, 2.0, 0.25, 0.0)
    for wrong in ({"loose": 1}, {"loose": (1, 2, -3)}, {"first": (1, 2)}):
        with pytest.raises(SymdynError, match="armature"):
            read_urdf(path, armature=wrong)


def test_a_floating_base_and_a_joint_of_its_name(urdf: Write) -> None:
    path = urdf(robot("revolute", '<axis xyz="0 0 1"/>', name="root_joint"))
    assert read_urdf(path).joint_names == ("first", "root_joint", "last")
    with pytest.raises(SymdynError, match='joint "root_joint"') as refusal:
        read_urdf(path, base="floating")
    assert refusal.value.line == 6
    welded = urdf(robot("fixed", "", name="root_joint"))
    assert read_urdf(welded, base="floating").nv == 8


FREE = """<link name="world"/><link name="hull"><inertial><mass value="3"/>
<inertia ixx="0.05" ixy="0.002" ixz="0" iyy="0.06" iyz="-0.001" izz="0.04"/></inertial></link>
<joint name="{name}" type="floating"><origin xyz="0.1 0.2 0.3"/><parent link="world"/>
<child link="hull"/></joint>"""


def test_a_file_may_write_its_floating_base_itself(urdf: Write) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        free = read_urdf(urdf(FREE.format(name="free")))
        root = read_urdf(urdf(FREE.format(name="root_joint")))
    assert (free.nq, free.nv, free.floating, free.joint_names) == (7, 6, False, ("free",))
    assert (root.nq, root.nv, root.floating, root.joint_names) == (7, 6, True, ())
