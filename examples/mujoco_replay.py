"""Replay a plan of the Go2 in MuJoCo: planned torques, and a little PD around the plan."""

from __future__ import annotations

from typing import Any

import mujoco
import numpy as np

import symdyn
from symdyn.model.robots import builtin

STIFFNESS, DAMPING = 60.0, 2.0  # N m/rad, N m s/rad
RADIUS = 0.022  # of the feet, m


def replay(x: np.ndarray, tau: np.ndarray, dt: float, rest: float = 0.5) -> dict[str, float]:
    """Follow a plan on level ground, then hold its last posture.

    Parameters
    ----------
    x : array, (nodes + 1, 37)
        Planned states.
    tau : array, (nodes, 12)
        Planned torques (N m), constant in each interval.
    dt : float
        Length of an interval (s).
    rest : float
        How long the last posture is held (s).

    Returns
    -------
    dict
        Largest and last tilt of the base (degrees), highest base in plan and replay (m).
    """
    model, at_q, at_v = simulator()
    data = mujoco.MjData(model)
    data.qpos[:7], data.qpos[at_q] = x[0, [0, 1, 2, 6, 3, 4, 5]], x[0, 7:19]
    tilt, height = [], []
    steps = round(dt / model.opt.timestep)
    for step in range(len(tau) * steps + round(rest / model.opt.timestep)):
        k, share = divmod(step, steps)
        if k < len(tau):
            share /= steps
            goal, torque = (1 - share) * x[k] + share * x[k + 1], tau[k]
        else:
            goal, torque = np.r_[x[-1, :19], np.zeros(18)], tau[-1]
        data.qfrc_applied[at_v] = (
            torque
            + STIFFNESS * (goal[7:19] - data.qpos[at_q])
            + DAMPING * (goal[25:] - data.qvel[at_v])
        )
        mujoco.mj_step(model, data)
        w, x_, y, _ = data.qpos[3:7]
        tilt.append(np.degrees(np.arccos(np.clip(1 - 2 * (x_**2 + y**2), -1, 1))))
        height.append(data.qpos[2])
    return {
        "largest_tilt": max(tilt),
        "last_tilt": tilt[-1],
        "highest": max(height),
        "planned_highest": x[:, 2].max(),
        "last_height": height[-1],
        "planned_last_height": x[-1, 2],
    }


def simulator() -> tuple[Any, list[int], list[int]]:
    """The Go2's own description on level ground, with spheres for feet; where joints stand."""
    tree = symdyn.load("go2")
    spec = mujoco.MjSpec.from_file(str(builtin("go2").path))
    spec.compiler.fusestatic = False
    spec.option.gravity, spec.option.timestep = [0, 0, -9.81], 0.001
    spec.body("base").add_freejoint()
    plane, sphere = mujoco.mjtGeom.mjGEOM_PLANE, mujoco.mjtGeom.mjGEOM_SPHERE
    for geom in spec.geoms:  # nothing but the feet touches
        geom.contype = geom.conaffinity = 0
    friction = [0.8, 0.005, 0.0001]
    spec.worldbody.add_geom(type=plane, size=[5, 5, 0.1], friction=friction)
    for contact in tree.contacts:
        spec.body(contact.frame).add_geom(
            type=sphere, size=[RADIUS, 0, 0], mass=0, friction=friction
        )
    model = spec.compile()
    joints = [model.joint(name) for name in tree.joint_names]
    return model, [int(j.qposadr[0]) for j in joints], [int(j.dofadr[0]) for j in joints]
