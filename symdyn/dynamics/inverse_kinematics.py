"""Numerical inverse kinematics: Newton's method on the pose of a frame.

The error is the twist that would lead from where the frame is to where it should be in one
second, ``log(T^-1 T_goal)`` in the frame's own axes, and its local Jacobian says which joint
rates make that twist.  The step is damped by the size of the error (Levenberg and
Marquardt), so that it is bounded near singular configurations and Newton's own at the end.
Poses, Jacobian, logarithm and the step on the configuration space are the functions that
code is emitted from.

Source: Newton's method for a pose, Robotics Tutorial, chapter 3, exercise 3.5.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.dynamics.frames import frame_jacobian
from symdyn.dynamics.kinematics import frame_poses
from symdyn.dynamics.manifold import integrate
from symdyn.errors import SymdynError, nearest_names
from symdyn.geometry.exponential import log_pose
from symdyn.model.tree import Tree
from symdyn.program.evaluate import evaluate
from symdyn.program.graph import Port, Program
from symdyn.program.rings import FloatRing
from symdyn.program.trace import trace

Array = NDArray[np.float64]

STEPS = 200
"""Newton steps before a search is given up."""

_LARGEST = 1
"""The largest change of a coordinate in one step (rad or m)."""


def inverse_kinematics(
    tree: Tree, frame: str, pose: Any, q0: ArrayLike, tolerance: float = 1e-6
) -> Array:
    """A configuration that puts a frame where it should be.

    Parameters
    ----------
    tree : Tree
    frame : str
        Name of a link.  A floating base stays where ``q0`` puts it; joints move.
    pose : pair, array 4 x 4, or three numbers
        ``(R, p)`` with R from the frame to the world, the same as one matrix, or the
        position p alone (m), the orientation being free.
    q0 : array, nq
        Where the search begins; of several solutions one near by is found.
    tolerance : float
        Largest error of position (m) and of orientation (rad).

    Returns
    -------
    array, nq
        Limits of joints are not regarded.

    Raises
    ------
    SymdynError
        Where no configuration is found: out of reach, or too far from ``q0``.

    Examples
    --------
    >>> import symdyn
    >>> from symdyn.dynamics.inverse_kinematics import inverse_kinematics
    >>> arm = symdyn.planar(2, values={"l1": 1, "l2": 1})
    >>> inverse_kinematics(arm, "tip", (-1, 1, 0), (1.4, 1.2)).round(5).tolist()
    [1.5708, 1.5708]
    """
    _check_frame(tree, frame)
    R_goal, p_goal = _goal(pose)
    q = np.array(q0, dtype=float)
    if q.shape != (tree.nq,):
        raise SymdynError(f"q0 has shape {q.shape}", element=frame, cure=f"give {tree.nq} numbers")
    joints = slice(6 if tree.floating else 0, tree.nv)
    error = np.zeros(6)
    for _ in range(STEPS):
        R, p, J = _placed(tree, frame, q)
        error = R.T @ (p_goal - p)
        if R_goal is not None:
            error = _log(error, R.T @ R_goal)
        if max(np.linalg.norm(error[:3]), np.linalg.norm(error[3:])) <= tolerance:
            return q
        step = np.zeros(tree.nv)
        step[joints] = _damped(J[: len(error), joints], error)
        q = _values(_step_program(tree), q=q, v=step)["q_next"]
    raise SymdynError(
        f"no configuration found in {STEPS} steps; the last is off by {np.linalg.norm(error):.3g}",
        element=frame,
        cure="give a pose within reach, or a q0 nearer to it",
    )


def _check_frame(tree: Tree, frame: str) -> None:
    if frame not in tree.frame_names:
        raise SymdynError(
            f"{tree.name} has no link of this name",
            element=frame,
            cure=f"nearest: {nearest_names(frame, tree.frame_names)}",
        )


def _goal(pose: Any) -> tuple[Array | None, Array]:
    """Orientation (None where it is free) and position."""
    if isinstance(pose, Sequence) and len(pose) == 2:
        R, p = (np.array(part, dtype=float) for part in pose)
    else:
        whole = np.array(pose, dtype=float)
        if whole.shape == (3,):
            return None, whole
        R, p = (whole[:3, :3], whole[:3, 3]) if whole.shape == (4, 4) else (whole, whole)
    if R.shape != (3, 3) or p.shape != (3,) or np.abs(R.T @ R - np.eye(3)).max() > 1e-6:
        raise SymdynError(
            "this is no pose", element="pose", cure="give (R, p) with R orthogonal, or p alone"
        )
    return R, p


def _log(p: Array, R: Array) -> Array:
    """The twist (linear first) that leads to a pose in one second."""
    twist: Array = _values(_log_program(), p=p, quat=_quaternion(R))["twist"]
    return twist


def _quaternion(R: Array) -> Array:
    """(x, y, z, w) of a rotation: the eigenvector that R makes the largest, well
    conditioned for every angle."""
    K = np.empty((4, 4))
    K[:3, :3] = R + R.T - np.trace(R) * np.eye(3)
    K[3, :3] = K[:3, 3] = R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]
    K[3, 3] = np.trace(R)
    vector: Array = np.linalg.eigh(K)[1][:, -1]
    return vector


def _damped(J: Array, error: Array) -> Array:
    """The step that makes J step = error, shortened where J is nearly singular."""
    damping = min(float(error @ error), 1.0) * 1e-3
    inner = J @ J.T + (damping + 1e-14) * np.eye(len(J))
    step: Array = J.T @ np.linalg.solve(inner, error)
    step /= max(1.0, float(np.abs(step).max()) / _LARGEST)
    return step


def _placed(tree: Tree, frame: str, q: Array) -> tuple[Array, Array, Array]:
    """Pose and local Jacobian (6 x nv) of a frame."""
    found = _values(_pose_program(tree, frame), q=q)
    return found["R"], found["p"], found["J"]


@lru_cache(maxsize=32)
def _pose_program(tree: Tree, name: str) -> Program:
    def recipe(let: Any, q: Any) -> dict[str, Any]:
        frame = tree.frame(name)
        pose = frame_poses(tree, q, (frame,), let)[0]
        return {"R": pose.R, "p": pose.p, "J": frame_jacobian(tree, q, frame, "local", let)}

    outputs = (Port("R", (3, 3)), Port("p", (3,)), Port("J", (6, tree.nv)))
    return trace("pose", (Port("q", (tree.nq,)),), outputs, recipe)


@lru_cache(maxsize=32)
def _step_program(tree: Tree) -> Program:
    inputs = (Port("q", (tree.nq,)), Port("v", (tree.nv,)))
    outputs = (Port("q_next", (tree.nq,)),)
    return trace("step", inputs, outputs, lambda let, q, v: {"q_next": integrate(tree, q, v, let)})


@lru_cache(maxsize=1)
def _log_program() -> Program:
    def recipe(let: Any, p: Any, quat: Any) -> dict[str, Any]:
        w, u = log_pose(p, list(quat), let)
        return {"twist": u.col_join(w)}

    return trace("log", (Port("p", (3,)), Port("quat", (4,))), (Port("twist", (6,)),), recipe)


def _values(program: Program, **inputs: Array) -> dict[str, Array]:
    """A program at numbers, each output in its own shape."""
    given = {name: value.tolist() for name, value in inputs.items()}
    found = evaluate(program, FloatRing(), given)
    shapes = {output.port.name: output.port.shape for output in program.outputs}
    return {name: np.array(value).reshape(shapes[name]) for name, value in found.items()}
