"""Any Tree in Pinocchio, built joint by joint, with followers tied to their masters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pinocchio as pin

from symdyn.geometry.so3 import align_z
from symdyn.model.tree import WORLD, Tree

_MOST_BOUNDED = 3.0


def _array(matrix: Any) -> np.ndarray:
    return np.array([[int(x.p) / int(x.q) for x in row] for row in matrix.tolist()])


def _pose(pose: Any) -> pin.SE3:
    return pin.SE3(_array(pose.R), _array(pose.p)[:, 0])


def _inertia(inertia: Any) -> pin.Inertia:
    if not inertia.mass:
        return pin.Inertia.Zero()
    S = _array(inertia.second)
    second = [S[i, j] for i, j in ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2))]
    # The one way in that takes a point of mass, whose inertia about itself is zero.
    parameters = [float(inertia.mass), *_array(inertia.moment)[:, 0], *second]
    return pin.Inertia.FromDynamicParameters(np.array(parameters))


def _joint(joint: Any) -> Any:
    axis = _array(joint.axis)[:, 0]
    makers = {
        "revolute": lambda: pin.JointModelRevoluteUnaligned(axis),
        "continuous": pin.JointModelRUBZ,
        "prismatic": lambda: pin.JointModelPrismaticUnaligned(axis),
        "helical": lambda: pin.JointModelHelicalUnaligned(axis, float(joint.pitch)),
        "spherical": pin.JointModelSpherical,
        "planar": pin.JointModelPlanar,
        "floating": pin.JointModelFreeFlyer,
    }
    return makers[joint.kind]()


def _depth_first(tree: Tree) -> Iterator[int]:
    """The bodies in the order that Pinocchio's algorithms take for granted."""
    pending = [i for i, body in enumerate(tree.bodies) if body.parent == WORLD][::-1]
    while pending:
        i = pending.pop()
        yield i
        pending += [k for k, body in enumerate(tree.bodies) if body.parent == i][::-1]


class TreeOracle:
    """A tree as Pinocchio computes it.

    There a planar joint moves in the plane z = 0 of its frame, and a continuous one can be
    made about coordinate axes only; their frames are turned.
    """

    def __init__(self, tree: Tree) -> None:
        self.tree, self.model = tree, pin.Model()
        self.model.gravity.linear = _array(tree.gravity)[:, 0]
        turns = [pin.SE3.Identity() for _ in tree.bodies]
        for i, body in enumerate(tree.bodies):
            if body.joint.kind in ("planar", "continuous"):
                turns[i].rotation = _array(align_z(body.joint.axis))
        self.at: dict[int, int] = {WORLD: 0}
        for i in _depth_first(tree):
            body = tree.bodies[i]
            before = pin.SE3.Identity() if body.parent == WORLD else turns[body.parent].inverse()
            placement = before * _pose(body.placement) * turns[i]
            joint, name = _joint(body.joint), body.joint.name
            self.at[i] = self.model.addJoint(self.at[body.parent], joint, placement, name)
            self.model.appendBodyToJoint(self.at[i], _inertia(body.inertia), turns[i].inverse())
        self.frames = []
        for f in tree.frames:
            turn = turns[f.body].inverse() if f.body != WORLD else pin.SE3.Identity()
            self.frames.append((f.name, self.at[f.body], turn * _pose(f.placement)))
        armature = np.zeros(self.model.nv)
        for i, body in enumerate(tree.bodies):
            armature[self._rows(i)] = [float(x) for x in body.joint.armature]
        self.model.armature = armature
        self.data = self.model.createData()
        self.G = self._ties()

    def _ties(self) -> np.ndarray:
        """All velocities from the independent ones."""
        G = np.zeros((self.model.nv, self.tree.nv))
        for i, (body, own) in enumerate(zip(self.tree.bodies, self.tree.v_index, strict=True)):
            G[self._rows(i), own] = float(body.joint.ratio) * np.eye(body.joint.nv)
        return G

    def _rows(self, body: int) -> slice:
        k = self.at[body]
        return slice(self.model.idx_vs[k], self.model.idx_vs[k] + self.model.nvs[k])

    def all_coordinates(self, q: np.ndarray) -> np.ndarray:
        """The configuration with followers on their own."""
        full = pin.neutral(self.model)
        for i, (body, own) in enumerate(zip(self.tree.bodies, self.tree.q_index, strict=True)):
            x = q[own]
            if body.master is not None:
                angle = x[0] if len(x) == 1 else np.arctan2(x[1], x[0])
                x = [float(body.joint.ratio) * angle]
            k = self.at[i]
            full[self.model.idx_qs[k] : self.model.idx_qs[k] + self.model.nqs[k]] = x
        return full

    def state(self, rng: np.random.Generator) -> tuple[np.ndarray, ...]:
        """q, v, a, tau of the tied robot."""
        q = rng.uniform(-_MOST_BOUNDED, _MOST_BOUNDED, self.tree.nq)
        for body, own in zip(self.tree.bodies, self.tree.q_index, strict=True):
            units = {
                "continuous": (0, 2),
                "planar": (2, 4),
                "spherical": (0, 4),
                "floating": (3, 7),
            }
            if body.master is None and body.joint.kind in units:
                first, last = (own.start + k for k in units[body.joint.kind])
                q[first:last] /= np.linalg.norm(q[first:last])
        return q, *rng.uniform(-5, 5, (3, self.tree.nv))

    def rnea(self, q: np.ndarray, v: np.ndarray, a: np.ndarray) -> np.ndarray:
        return self.G.T @ self._free(q, v, a)

    def added(self, q: np.ndarray, v: np.ndarray, a: np.ndarray) -> np.ndarray:
        """What rnea would be if no follower's force cancelled another's."""
        return abs(self.G.T) @ abs(self._free(q, v, a))

    def _free(self, q: np.ndarray, v: np.ndarray, a: np.ndarray) -> np.ndarray:
        full = self.all_coordinates(q)
        return pin.rnea(self.model, self.data, full, self.G @ v, self.G @ a)

    def crba(self, q: np.ndarray) -> np.ndarray:
        upper = np.triu(pin.crba(self.model, self.data, self.all_coordinates(q)))
        return self.G.T @ (upper + np.triu(upper, 1).T) @ self.G

    def centroidal_map(self, q: np.ndarray) -> np.ndarray:
        full = self.all_coordinates(q)
        # A matrix with one column comes as a vector.
        return pin.computeCentroidalMap(self.model, self.data, full).reshape(6, -1) @ self.G

    def poses(self, q: np.ndarray) -> dict[str, pin.SE3]:
        pin.forwardKinematics(self.model, self.data, self.all_coordinates(q))
        return {name: self.data.oMi[joint] * place for name, joint, place in self.frames}
