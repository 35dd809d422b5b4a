"""Inverse kinematics puts frames where they were asked to be."""

from __future__ import annotations

import numpy as np
import pinocchio as pin
import pytest

from symdyn.dynamics.inverse_kinematics import inverse_kinematics
from symdyn.errors import SymdynError
from symdyn.geometry.se3 import Pose
from symdyn.model.chain import chain
from symdyn.model.tree import Tree
from tests.support.robots import ARM, GO2, WALKER, Robot

STAND = np.array([0, 0, 0.3, 0, 0, 0, 1, *4 * [0, 0.8, -1.5]])
NUMBERS = {f"l{i}": f"0.{i + 1}" for i in range(1, 7)}


def pose_in_pinocchio(robot: Robot, name: str, q: np.ndarray) -> pin.SE3:
    oracle = robot.oracle
    pin.framesForwardKinematics(oracle.model, oracle.data, q)
    return oracle.data.oMf[oracle.model.getFrameId(name, pin.BODY)].copy()


def tip(arm: Tree, q: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The pose of an arm's tip by multiplying its joints' poses out."""
    T = np.eye(4)
    for body, x in zip(arm.bodies, q, strict=True):
        pose = body.placement * body.joint.pose([x])
        T = T @ homogeneous(pose)
    T = T @ homogeneous(arm.frame("tip").placement)
    return T[:3, :3], T[:3, 3]


def homogeneous(pose: Pose) -> np.ndarray:
    T = np.eye(4)
    T[:3, :3], T[:3, 3] = np.array(pose.R, dtype=float), np.array(pose.p, dtype=float).ravel()
    return T


@pytest.mark.parametrize("foot", GO2.contacts)
def test_a_foot_reaches_a_point(foot: str) -> None:
    rng = np.random.default_rng(1)
    for _ in range(5):
        wanted = STAND.copy()
        wanted[7:] += rng.uniform(-0.4, 0.4, 12)
        p = pose_in_pinocchio(GO2, foot, wanted).translation
        q = inverse_kinematics(GO2.tree, foot, p, STAND)
        assert np.linalg.norm(pose_in_pinocchio(GO2, foot, q).translation - p) < 1e-6
        np.testing.assert_array_equal(q[:7], STAND[:7])


def test_an_arm_reaches_poses() -> None:
    rng = np.random.default_rng(2)
    for state in ARM.oracle.states(10, seed=2):
        goal = pose_in_pinocchio(ARM, "tool", state.q)
        q0 = pin.integrate(ARM.oracle.model, state.q, rng.uniform(-0.5, 0.5, ARM.tree.nv))
        q = inverse_kinematics(ARM.tree, "tool", (goal.rotation, goal.translation), q0)
        reached = pose_in_pinocchio(ARM, "tool", q)
        assert np.linalg.norm(pin.log6(reached.actInv(goal)).vector) < 2e-6


def test_a_walker_moves_its_joints_alone() -> None:
    start, wanted = WALKER.oracle.states(1, seed=3)[0].q, WALKER.oracle.states(1, seed=4)[0].q
    wanted[:7] = start[:7]
    p = pose_in_pinocchio(WALKER, "left-foot", wanted).translation
    q = inverse_kinematics(WALKER.tree, "left-foot", p, start)
    assert np.linalg.norm(pose_in_pinocchio(WALKER, "left-foot", q).translation - p) < 1e-6
    np.testing.assert_array_equal(q[:7], start[:7])


def test_half_a_turn_is_found() -> None:
    arm = chain("RzRyRx", lengths="x", values={"l1": 0, "l2": 0, "l3": 0})
    R = np.diag([1.0, -1.0, -1.0])
    q = inverse_kinematics(arm, "tip", np.block([[R, np.zeros((3, 1))], [0, 0, 0, 1]]), np.zeros(3))
    assert abs(abs(q[2]) - np.pi) < 1e-6


def test_six_joints_reach_any_pose_nearby() -> None:
    arm = chain("RzRyRyRxRyRx", lengths="x", values=NUMBERS)
    rng = np.random.default_rng(5)
    for _ in range(10):
        q0 = rng.uniform(-1, 1, 6)
        R, p = tip(arm, q0 + rng.uniform(-0.5, 0.5, 6))
        reached = tip(arm, inverse_kinematics(arm, "tip", (R, p), q0))
        assert np.abs(reached[0] - R).max() < 2e-6
        assert np.abs(reached[1] - p).max() < 1e-6


@pytest.mark.parametrize(
    ("frame", "pose", "q0", "said"),
    [
        ("FL_foot", (5, 0, 0), STAND, "no configuration found"),
        ("FL_fot", (0, 0, 0), STAND, "no link of this name"),
        ("FL_foot", (0, 0, 0), STAND[7:], "q0 has shape"),
        ("FL_foot", (2 * np.eye(3), np.zeros(3)), STAND, "no pose"),
        ("FL_foot", (1, 2, 3, 4), STAND, "no pose"),
    ],
)
def test_what_cannot_be_is_refused(frame: str, pose: object, q0: object, said: str) -> None:
    with pytest.raises(SymdynError, match=said):
        inverse_kinematics(GO2.tree, frame, pose, q0)
