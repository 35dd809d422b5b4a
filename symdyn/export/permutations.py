"""Where others put the same numbers: permutations from symdyn's order to theirs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from symdyn.dynamics.conventions import Convention
from symdyn.model.tree import Tree

UNITREE_JOINTS = tuple(
    f"{leg}_{joint}_joint" for leg in ("FR", "FL", "RR", "RL") for joint in ("hip", "thigh", "calf")
)
"""Motors 0 to 11 in the messages of Unitree's SDK for its quadrupeds."""

HALVES_EXCHANGED = (3, 4, 5, 0, 1, 2)


def permutations(tree: Tree, convention: Convention) -> dict[str, dict[str, Any]]:
    """Index lists, each with the sentence that says how to use it; identities are left out.

    ``theirs[k] = ours[index[k]]``.
    """
    half = "linear" if convention.angular_first else "angular"
    meaning = f"six_vectors with the {half} part first"
    found = {f"{half}_first": _record(meaning, HALVES_EXCHANGED)}
    if (
        not convention.scalar_first
        and tree.floating
        and all(joint.nq == 1 for joint in tree.joints)
    ):
        quaternion = (0, 1, 2, 6, 3, 4, 5)
        found["mujoco_qpos"] = _record(
            "q as MuJoCo's qpos (quaternion w x y z), for a model with its joints in this order",
            (*quaternion, *range(len(quaternion), tree.nq)),
        )
    if sorted(tree.joint_names) == sorted(UNITREE_JOINTS):
        found["unitree_sdk"] = _record(
            "the joints (joint_names, q[7:], v[6:]) as motors 0 to 11 of Unitree's SDK"
            if tree.floating
            else "the joints (joint_names, q, v) as motors 0 to 11 of Unitree's SDK",
            (tree.joint_names.index(name) for name in UNITREE_JOINTS),
        )
    return found


def _record(meaning: str, index: Iterable[int]) -> dict[str, Any]:
    return {"meaning": f"theirs[k] = ours[index[k]]: {meaning}", "index": list(index)}
