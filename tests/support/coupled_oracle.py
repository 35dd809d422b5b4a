"""Pinocchio as an oracle for joints that follow others.

The whole robot is built as if every joint were free, and coordinates are tied together
afterwards: with ``v_all = G v`` the mass matrix is ``G^T M G`` and forces are ``G^T tau``.
The laws are read from the file's text here, apart from symdyn's own reader.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pinocchio as pin


def mimic_laws(path: Path) -> dict[str, tuple[str, float, float]]:
    """For each follower in a URDF file: the joint named in it, multiplier, offset."""
    found = {}
    for joint in ElementTree.parse(path).getroot().iter("joint"):
        mimic = joint.find("mimic")
        if mimic is not None and joint.get("type") != "fixed":
            ratio, offset = (float(mimic.get(*x)) for x in (("multiplier", "1"), ("offset", "0")))
            found[joint.attrib["name"]] = (mimic.attrib["joint"], ratio, offset)
    return found


class CoupledOracle:
    """A robot in Pinocchio whose followers are tied to their masters.

    Parameters
    ----------
    path : Path
        The URDF file.
    floating : bool
    """

    def __init__(self, path: Path, floating: bool = False) -> None:
        root = (pin.JointModelFreeFlyer(),) if floating else ()
        self.model = pin.buildModelFromUrdf(str(path), *root)
        self.data = self.model.createData()
        self.laws = mimic_laws(path)
        ids = range(1, self.model.njoints)
        self.independent = [i for i in ids if self.model.names[i] not in self.laws]
        self.G = np.zeros((self.model.nv, sum(self.model.nvs[i] for i in self.independent)))
        at = 0
        columns = {}
        for i in self.independent:
            n = self.model.nvs[i]
            columns[i] = at
            self.G[self._v(i), at : at + n] = np.eye(n)
            at += n
        for name in self.laws:
            i = self.model.getJointId(name)
            master, ratio, _ = self._law(name)
            self.G[self.model.idx_vs[i], columns[self.model.getJointId(master)]] = ratio

    def states(self, count: int, seed: int) -> Iterator[tuple[np.ndarray, ...]]:
        """Random q, v, a of the tied robot."""
        rng = np.random.default_rng(seed)
        pin.seed(seed)
        low, high = self.model.lowerPositionLimit, self.model.upperPositionLimit
        low = np.where(np.isfinite(low), np.maximum(low, -np.pi), -1.0)
        high = np.where(np.isfinite(high), np.minimum(high, np.pi), 1.0)
        for _ in range(count):
            q = pin.randomConfiguration(self.model, low, np.maximum(low, high))
            v, a = rng.uniform(-10, 10, (2, self.G.shape[1]))
            yield np.concatenate([q[self._q(i)] for i in self.independent] or [q]), v, a

    def all_coordinates(self, q: np.ndarray) -> np.ndarray:
        """The configuration of the free robot at which the tied one stands."""
        full = pin.neutral(self.model)
        at = 0
        for i in self.independent:
            full[self._q(i)] = q[at : at + self.model.nqs[i]]
            at += self.model.nqs[i]
        for name in self.laws:
            master, ratio, offset = self._law(name)
            x = full[self._q(self.model.getJointId(master))]
            angle = ratio * (x[0] if len(x) == 1 else np.arctan2(x[1], x[0])) + offset
            mine = self._q(self.model.getJointId(name))
            pair = mine.stop - mine.start == 2
            full[mine] = [np.cos(angle), np.sin(angle)] if pair else angle
        return full

    def rnea(self, q: np.ndarray, v: np.ndarray, a: np.ndarray) -> np.ndarray:
        full = self.all_coordinates(q)
        return self.G.T @ pin.rnea(self.model, self.data, full, self.G @ v, self.G @ a)

    def crba(self, q: np.ndarray) -> np.ndarray:
        upper = np.triu(pin.crba(self.model, self.data, self.all_coordinates(q)))
        return self.G.T @ (upper + np.triu(upper, 1).T) @ self.G

    def centroidal_map(self, q: np.ndarray) -> np.ndarray:
        full = self.all_coordinates(q)
        return pin.computeCentroidalMap(self.model, self.data, full) @ self.G

    def poses(self, q: np.ndarray) -> dict[str, tuple[np.ndarray, np.ndarray]]:
        """Rotation and position of every link in the world."""
        pin.framesForwardKinematics(self.model, self.data, self.all_coordinates(q))
        return {
            frame.name: (self.data.oMf[k].rotation.copy(), self.data.oMf[k].translation.copy())
            for k, frame in enumerate(self.model.frames)
            if frame.type == pin.BODY
        }

    def _law(self, name: str) -> tuple[str, float, float]:
        """The independent joint that a follower follows in the end, ratio, offset."""
        master, ratio, offset = self.laws[name]
        while master in self.laws:
            master, more, shift = self.laws[master]
            ratio, offset = ratio * more, ratio * shift + offset
        return master, ratio, offset

    def _q(self, i: int) -> slice:
        return slice(self.model.idx_qs[i], self.model.idx_qs[i] + self.model.nqs[i])

    def _v(self, i: int) -> slice:
        return slice(self.model.idx_vs[i], self.model.idx_vs[i] + self.model.nvs[i])
