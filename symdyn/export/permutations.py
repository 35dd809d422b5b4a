"""Where others put the same numbers: permutations from symdyn's order to theirs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from symdyn.dynamics.conventions import Convention
from symdyn.model.orders import entries_of_q, entries_of_v, file_order, unitree_order
from symdyn.model.tree import Tree

HALVES_EXCHANGED = (3, 4, 5, 0, 1, 2)


def permutations(tree: Tree, convention: Convention) -> dict[str, dict[str, Any]]:
    """Index lists, each with the sentence that says how to use it.

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
    legs = unitree_order(tree)
    if legs is not None:
        found |= _joints(tree, "unitree_sdk", "as motors 0 to 11 of Unitree's SDK", legs)
    if tree.file_order:
        found |= _joints(tree, "file_order", "in the order of the robot's file", file_order(tree))
    return found


def _joints(tree: Tree, name: str, words: str, order: Sequence[int]) -> dict[str, dict[str, Any]]:
    """An order of the joints by themselves, and of all entries of q and of v."""
    base = ", a floating base first" if tree.floating else ""
    return {
        name: _record(f"the joints (joint_names) {words}", order),
        f"{name}_q": _record(f"q with the joints {words}{base}", entries_of_q(tree, order)),
        f"{name}_v": _record(
            f"v, accelerations and forces with the joints {words}{base}", entries_of_v(tree, order)
        ),
    }


def _record(meaning: str, index: Iterable[int]) -> dict[str, Any]:
    return {"meaning": f"theirs[k] = ours[index[k]]: {meaning}", "index": list(index)}
