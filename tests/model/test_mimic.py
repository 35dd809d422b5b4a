"""Joints that follow others: laws, and the whole robot against Pinocchio."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pinocchio as pin
import pytest
from sympy import ImmutableMatrix, Rational

from symdyn.errors import SymdynError
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import IDENTITY3, axis_rotation
from symdyn.model.numbers import cos_sin
from symdyn.model.tree import Tree
from symdyn.model.urdf.elements import read_description
from symdyn.model.urdf.mimic import followings
from symdyn.model.urdf.read import read_urdf
from symdyn.model.xml import read_xml
from tests.support.batch import batch
from tests.support.coupled_oracle import CoupledOracle

Write = Callable[..., Path]
TOLERANCE = 1e-12
STATES = 10

INERTIAL = """<inertial><mass value="1.3"/><origin xyz="0.1 -0.2 0.05" rpy="0.4 -0.3 2"/>
<inertia ixx="0.02" ixy="0.001" ixz="-0.002" iyy="0.03" iyz="0.003" izz="0.04"/></inertial>"""


def robot(*joints: str) -> str:
    """The joints and the links that they name."""
    text = "".join(joints)
    names = sorted(set(re.findall(r'link="(\w+)"', text)))
    return "".join(f'<link name="{name}">{INERTIAL}</link>' for name in names) + text


def joint(
    name: str,
    parent: str,
    child: str,
    follows: str = "",
    kind: str = "revolute",
    axis: str = "0 0 1",
) -> str:
    """``follows`` is "master", "master multiplier" or "master multiplier offset"."""
    keys = ("joint", "multiplier", "offset")
    words = zip(keys, follows.split(), strict=False)
    mimic = f"<mimic {' '.join(f'{key}={word!r}' for key, word in words)}/>" if follows else ""
    return f"""<joint name="{name}" type="{kind}"><parent link="{parent}"/><child link="{child}"/>
    <origin xyz="0.3 -0.1 0.2" rpy="0.1 0.5 -0.7"/><axis xyz="{axis}"/>
    <limit lower="-1" upper="2" effort="7" velocity="9"/>
    <dynamics damping="0.1" friction="0.2"/>{mimic}</joint>"""


ROBOTS = {
    "other axis, ratio, offset": robot(
        joint("lead", "a", "b"),
        joint("tail", "b", "c", "lead -1.5 0.3", axis="0 3 -4"),
        joint("free", "c", "d", axis="1 0 0"),
    ),
    "slides": robot(
        joint("lead", "a", "b", kind="prismatic", axis="1 2 2"),
        joint("tail", "b", "c", "lead 0.25 0.125", "prismatic", "0 1 0"),
        joint("turn", "b", "d", "lead 3 -1"),
    ),
    "a slide follows a turn": robot(
        joint("lead", "a", "b"),
        joint("rack", "b", "c", "lead 0.05", "prismatic", "1 1 0"),
    ),
    "two followers of one master": robot(
        joint("lead", "a", "b"),
        joint("tail", "b", "c", "lead 2"),
        joint("zz", "a", "d", "lead 0.5 1"),
        joint("zzz", "d", "e"),
    ),
    "still": robot(joint("lead", "a", "b"), joint("tail", "b", "c", "lead 0 0.7")),
}

PINOCCHIO_REFUSES = {
    "the master comes later": robot(
        joint("a_follower", "a", "b", "z_lead 1.25 -0.2", axis="0 1 0"),
        joint("z_lead", "a", "c", axis="0 -1 0"),
        joint("m", "b", "d"),
    ),
    "the master is carried": robot(
        joint("tail", "a", "b", "lead -1"),
        joint("lead", "b", "c", axis="0 1 0"),
    ),
    "follower of a follower": robot(
        joint("one", "a", "b", "two 2 0.5"),
        joint("two", "b", "c", "three -3 0.25", axis="0 1 0"),
        joint("three", "c", "d", axis="1 0 0"),
    ),
    "a wheel": robot(
        joint("lead", "a", "b", kind="continuous"),
        joint("tail", "b", "c", "lead -3 0.4", "continuous", "0 1 0"),
        joint("turn", "a", "d", "lead 2 0.1"),
        joint("same", "d", "e", "lead", "continuous"),
        joint("zero", "e", "f", "lead 0", axis="1 0 0"),
    ),
    "a continuous follower of a bounded joint": robot(
        joint("lead", "a", "b"),
        joint("tail", "b", "c", "lead -0.7 0.4", "continuous", "0 1 0"),
    ),
}


def compare(tree: Tree, oracle: CoupledOracle) -> None:
    q, v, a = (np.array(x) for x in zip(*oracle.states(STATES, 5), strict=True))
    tau, M = batch(tree, "rnea", q, v, a)["tau"], batch(tree, "crba", q)["M"]
    A = batch(tree, "centroidal_map", q)["A_G"]
    close = {"rtol": TOLERANCE, "atol": TOLERANCE * 1e3}
    for k in range(STATES):
        np.testing.assert_allclose(tau[k], oracle.rnea(q[k], v[k], a[k]), **close)
        np.testing.assert_allclose(M[k], oracle.crba(q[k]), **close)
        np.testing.assert_allclose(A[k], oracle.centroidal_map(q[k]), **close)


@pytest.mark.parametrize("base", ["fixed", "floating"])
@pytest.mark.parametrize("name", [*ROBOTS, *PINOCCHIO_REFUSES])
def test_followers_are_tied_to_their_masters(urdf: Write, name: str, base: str) -> None:
    path = urdf((ROBOTS | PINOCCHIO_REFUSES)[name])
    compare(read_urdf(path, base=base), CoupledOracle(path, base == "floating"))


@pytest.mark.parametrize("name", ROBOTS)
def test_pinocchio_ties_them_the_same_way(urdf: Write, name: str) -> None:
    path = urdf(ROBOTS[name])
    tree, model = read_urdf(path), pin.buildModelFromUrdf(str(path), mimic=True)
    data = model.createData()
    assert (tree.nq, tree.nv) == (model.nq, model.nv)
    assert [body.joint.name for body in tree.bodies] == list(model.names)[1:]
    q, v, a = (np.array(x) for x in zip(*CoupledOracle(path).states(STATES, 6), strict=True))
    tau, M = batch(tree, "rnea", q, v, a)["tau"], batch(tree, "crba", q)["M"]
    for k in range(STATES):
        theirs = pin.rnea(model, data, q[k], v[k], a[k])
        np.testing.assert_allclose(tau[k], theirs, rtol=1e-11, atol=1e-9)
        # Not its crba, which differs from its own rnea where a follower carries a joint.
        still = np.zeros(model.nv)
        g = pin.rnea(model, data, q[k], still, still)
        columns = [pin.rnea(model, data, q[k], still, unit) - g for unit in np.eye(model.nv)]
        np.testing.assert_allclose(M[k], np.array(columns), rtol=1e-11, atol=1e-11)


def test_ratios_multiply_and_offsets_add_up(urdf: Write) -> None:
    path = urdf(PINOCCHIO_REFUSES["follower of a follower"])
    laws = followings(read_description(read_xml(path)).joints)
    assert (laws["one"].master, laws["one"].ratio, laws["one"].offset) == ("three", -6, 1)
    assert laws["two"].ratio == -3
    assert laws["two"].offset == Rational(1, 4)
    tree = read_urdf(path)
    assert [body.master for body in tree.bodies] == [2, 2, None]


def test_offsets_are_folded_into_placements_exactly(urdf: Write) -> None:
    plain = read_urdf(urdf(robot(joint("lead", "a", "b"), joint("tail", "b", "c", "lead 2"))))
    moved = read_urdf(urdf(robot(joint("lead", "a", "b"), joint("tail", "b", "c", "lead 2 0.3"))))
    turn = axis_rotation(moved.bodies[1].joint.axis, *cos_sin(Rational(3, 10)))
    assert moved.bodies[1].placement == plain.bodies[1].placement * Pose(turn)
    slide = read_urdf(urdf(ROBOTS["slides"])).bodies[1]
    still = read_urdf(urdf(ROBOTS["slides"].replace("0.125", "0"))).bodies[1]
    shift = Pose(IDENTITY3, ImmutableMatrix([0, Rational(1, 8), 0]))
    assert slide.placement == still.placement * shift


def test_a_follower_has_no_coordinates_limits_or_drive_of_its_own(urdf: Write) -> None:
    tree = read_urdf(urdf(ROBOTS["other axis, ratio, offset"]), armature="0.1")
    assert tree.joint_names == ("lead", "free")
    assert (tree.nq, tree.nv, len(tree.bodies)) == (2, 2, 3)
    assert (tree.lower, tree.effort, tree.damping) == ((-1.0, -1.0), (7.0, 7.0), (0.1, 0.1))
    assert tree.armature == (0.1, 0.1)
    follower = tree.bodies[1].joint
    assert (follower.lower, follower.damping, follower.armature) == ((None,), (0.0,), (0,))


def test_a_drive_of_a_follower_is_refused(urdf: Write) -> None:
    with pytest.raises(SymdynError, match='no independent moving joint "tail"'):
        read_urdf(urdf(ROBOTS["still"]), armature={"tail": 1})


def test_a_fixed_joint_follows_nothing(urdf: Write) -> None:
    path = urdf(robot(joint("weld", "a", "b", "nobody", "fixed"), joint("free", "b", "c")))
    with pytest.warns(match="<mimic>"):
        assert read_urdf(path).nv == 1


def test_a_long_chain_of_followers_needs_no_recursion(urdf: Write) -> None:
    n = 300
    links = "".join(f'<link name="l{i}"/>' for i in range(n + 1))
    joints = "".join(
        joint(f"j{i}", f"l{i}", f"l{i + 1}", f"j{i + 1} -1" if i < n - 1 else "") for i in range(n)
    )
    tree = read_urdf(urdf(links + joints))
    assert tree.nv == 1
    assert {body.joint.ratio for body in tree.bodies} == {1, -1}
