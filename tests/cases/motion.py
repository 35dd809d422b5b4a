"""States of a case in the coordinates of a tree, and results back in the case's order."""

from __future__ import annotations

from typing import Any

import numpy as np

from symdyn import Tree
from tests.cases.case import Case, Check

Arrays = dict[str, np.ndarray]


def state(case: Case, check: Check, tree: Tree) -> Arrays:
    """q, v, a, tau of the tree, as far as the check gives them."""
    if case.floating:
        return _floating_state(check, tree)
    given = check.get("at", {})
    order = case.order or list(tree.joint_names)
    found = {
        key: np.array([given[key][order.index(name)] for name in tree.joint_names], dtype=float)
        for key in ("v", "a", "tau")
        if key in given
    }
    if "q" in given:
        joints = {name: given["q"][k] for k, name in enumerate(order)}
        found["q"] = _coordinates(tree, joints)
    return found


def in_order(case: Case, tree: Tree, value: np.ndarray, axes: tuple[int, ...]) -> np.ndarray:
    """Joint entries along these axes of an array in the case's order."""
    if case.order is None or case.floating:
        return value
    index = [tree.joint_names.index(name) for name in case.order]
    for axis in axes:
        value = np.take(value, index, axis=axis)
    return value


def mixed(check: Check, tree: Tree, R: np.ndarray) -> np.ndarray:
    """T with v = T w, for w with the base's linear velocity in world axes if that is asked."""
    T = np.eye(tree.nv)
    if "representation" in check:
        assert check["representation"] == "world linear, body angular"
        T[:3, :3] = R.T
    return T


def _coordinates(tree: Tree, joints: dict[str, float]) -> np.ndarray:
    """A continuous joint's angle as cosine and sine, as the tree has it."""
    found: list[float] = []
    for joint in tree.joints:
        x = joints[joint.name]
        found += [np.cos(x), np.sin(x)] if joint.kind == "continuous" else [x]
    return np.array(found)


def _floating_state(check: Check, tree: Tree) -> Arrays:
    at = check["at"]
    base = [*at["base_position"], *at["base_quat_xyzw"]]
    found = {"q": np.concatenate([base, _coordinates(tree, at["joints"])])}
    motion: Any = check.get("for_motion")
    if motion is not None:
        for key, what in (("v", "velocity"), ("a", "acceleration")):
            local = [motion[f"base_{what}_local_{part}"] for part in ("linear", "angular")]
            joints = [motion[f"joint_{what}"][name] for name in tree.joint_names]
            found[key] = np.concatenate([*local, joints])
    return found
