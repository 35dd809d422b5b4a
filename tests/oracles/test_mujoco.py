"""The Go2 in MuJoCo: mass matrix, bias forces and feet, after the maps of convention.

MuJoCo's velocity is (base linear in world axes, base angular in body axes, joints) and
its accelerations are the time derivatives of that; ours is in base axes throughout.  With
``v = T w`` the maps are ``M_w = T^T M T`` and ``h_w = T^T (h + M dT/dt w)``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import mujoco
import numpy as np
import pytest

import symdyn
from tests.support.measure import blocks, excess
from tests.support.robots import GO2

TOLERANCE = 1e-12
COUNT = 1000


class _Simulator:
    """Our own Go2 description as MuJoCo reads it."""

    def __init__(self) -> None:
        spec = mujoco.MjSpec.from_file(str(GO2.path))
        spec.compiler.fusestatic = False
        spec.option.gravity = [0, 0, -9.81]
        spec.body("base").add_freejoint()
        self.model = spec.compile()
        self.data = mujoco.MjData(self.model)
        names = GO2.tree.joint_names
        joints = [self.model.joint(name) for name in names]
        self.at_q = [int(joint.qposadr[0]) for joint in joints]
        self.at_v = [*range(6), *(int(joint.dofadr[0]) for joint in joints)]

    def place(self, q: np.ndarray, w: np.ndarray) -> None:
        """Put the robot at our q, with velocity w in MuJoCo's base axes."""
        self.place_as_written(q[[0, 1, 2, 6, 3, 4, 5, *range(7, 19)]], w)

    def place_as_written(self, q: np.ndarray, w: np.ndarray) -> None:
        """The same with the quaternion's scalar first; joints are told apart by their names."""
        self.data.qpos[:7], self.data.qpos[self.at_q] = q[:7], q[7:]
        self.data.qvel[self.at_v] = w
        mujoco.mj_forward(self.model, self.data)

    def mass_matrix(self) -> np.ndarray:
        M = np.zeros((self.model.nv, self.model.nv))
        mujoco.mj_fullM(self.model, self.data, M)
        return M[np.ix_(self.at_v, self.at_v)]

    def bias(self) -> np.ndarray:
        return self.data.qfrc_bias[self.at_v].copy()

    def feet(self) -> np.ndarray:
        return np.concatenate([self.data.body(name).xpos for name in GO2.contacts])


@pytest.fixture(scope="module")
def simulator() -> _Simulator:
    return _Simulator()


def test_same_robot(simulator: _Simulator) -> None:
    assert (simulator.model.nq, simulator.model.nv) == (19, 18)
    assert simulator.model.body_mass.sum() == pytest.approx(GO2.tree.mass, rel=1e-14)


def test_mass_matrix_bias_and_feet(simulator: _Simulator) -> None:
    states = GO2.oracle.states(COUNT, seed=5)
    q, v = np.array([s.q for s in states]), np.array([s.v for s in states])
    M, h, p = (
        symdyn.function("go2", name)(*inputs)
        for name, inputs in (
            ("crba", (q,)),
            ("nonlinear_effects", (q, v)),
            ("contact_positions", (q,)),
        )
    )
    R = symdyn.function("go2", "forward_kinematics")(q).R_base
    for k in range(COUNT):
        T, change = np.eye(18), np.zeros(18)
        T[:3, :3] = R[k].T
        change[:3] = -np.cross(v[k, 3:6], v[k, :3])  # d(R^T)/dt w, where v = R^T w
        simulator.place(q[k], np.linalg.solve(T, v[k]))
        split = blocks(18, 18, True)
        assert excess(T.T @ M[k] @ T, simulator.mass_matrix(), split) <= TOLERANCE
        assert excess(T.T @ (h[k] + M[k] @ change), simulator.bias(), split) <= TOLERANCE
        assert excess(p[k], simulator.feet(), [slice(0, 12)]) <= TOLERANCE


def test_a_wrong_order_is_caught(simulator: _Simulator) -> None:
    s = GO2.oracle.states(1, seed=6)[0]
    simulator.place(s.q, s.v)
    wrong = s.q.copy()
    wrong[7:] = np.roll(wrong[7:], 3)  # FR FL RR RL for FL FR RL RR, say
    M = symdyn.function("go2", "crba")(wrong)
    assert excess(M[6:, 6:], simulator.mass_matrix()[6:, 6:], [slice(0, 12)]) > 1e-3


def call(name: str, *inputs: np.ndarray, convention: str = "pinocchio") -> np.ndarray:
    return _function(name, convention)(*inputs)


@lru_cache
def _function(name: str, convention: str) -> Any:
    return symdyn.function("go2", name, convention=convention)


def test_three_programs_each_in_its_own_convention(simulator: _Simulator) -> None:
    oracle, split = GO2.oracle, blocks(18, 18, True)
    names = ("crba", "nonlinear_effects", "contact_positions")
    for s in oracle.states(200, seed=7):
        at = call("convert_q_to_mujoco", s.q), call("convert_v_to_mujoco", s.q, s.v)
        simulator.place_as_written(*at)
        theirs = simulator.mass_matrix(), simulator.bias(), simulator.feet()
        for name, in_mujoco in zip(names, theirs, strict=True):
            rows = split if name != "contact_positions" else [slice(0, 12)]
            given = slice(None) if name == "nonlinear_effects" else slice(1)
            in_pinocchio = oracle.values(name, s)[""]
            assert excess(call(name, *(s.q, s.v)[given]), in_pinocchio, rows) <= TOLERANCE
            ours = call(name, *at[given], convention="mujoco")
            assert excess(ours, in_mujoco, rows) <= TOLERANCE


def test_what_one_program_says_converts_to_what_the_other_says(simulator: _Simulator) -> None:
    oracle, split = GO2.oracle, blocks(18, 18, True)
    for s in oracle.states(200, seed=8):
        q, w = call("convert_q_to_mujoco", s.q), call("convert_v_to_mujoco", s.q, s.v)
        simulator.place_as_written(q, w)
        change = call("convert_a_to_mujoco", s.q, s.v, s.a)
        forces = simulator.mass_matrix() @ change + simulator.bias()
        found = call("convert_tau_from_mujoco", s.q, forces)
        assert excess(found, oracle.values("rnea", s)[""], split) <= TOLERANCE


WRONG = {
    "quaternion": lambda q, w: (q[[0, 1, 2, 4, 5, 6, 3, *range(7, 19)]], w),
    "legs": lambda q, w: (q[[*range(7), *range(10, 13), *range(7, 10), *range(13, 19)]], w),
    "motors": lambda q, w: (call("convert_q_to_unitree", q), call("convert_v_to_unitree", w)),
    "halves": lambda q, w: (q, w[[3, 4, 5, 0, 1, 2, *range(6, 18)]]),
    "axes": lambda q, w: (q, call("convert_v_from_mujoco", call("convert_q_from_mujoco", q), w)),
}


@pytest.mark.parametrize("slip", WRONG)
def test_a_wrong_order_is_seen_in_the_numbers(simulator: _Simulator, slip: str) -> None:
    s = GO2.oracle.states(1, seed=9)[0]
    at = call("convert_q_to_mujoco", s.q), call("convert_v_to_mujoco", s.q, s.v)
    simulator.place_as_written(*at)
    momentum, bias = simulator.mass_matrix() @ at[1], simulator.bias()
    assert _off(momentum, bias, *at) <= TOLERANCE
    assert _off(momentum, bias, *WRONG[slip](*at)) > 1e-3


def _off(momentum: np.ndarray, bias: np.ndarray, q: np.ndarray, w: np.ndarray) -> float:
    """By the bias and by M w: no force depends on how fast the whole robot travels."""
    h = call("nonlinear_effects", q, w, convention="mujoco")
    found = call("crba", q, convention="mujoco") @ w
    split = blocks(18, 18, True)
    return max(excess(h, bias, split), excess(found, momentum, split))
