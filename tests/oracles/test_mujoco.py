"""The Go2 in MuJoCo: mass matrix, bias forces and feet, after the maps of convention.

MuJoCo's velocity is (base linear in world axes, base angular in body axes, joints) and
its accelerations are the time derivatives of that; ours is in base axes throughout.  With
``v = T w`` the maps are ``M_w = T^T M T`` and ``h_w = T^T (h + M dT/dt w)``.
"""

from __future__ import annotations

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
        self.data.qpos[:3], self.data.qpos[3:7] = q[:3], q[[6, 3, 4, 5]]
        self.data.qpos[self.at_q] = q[7:]
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
