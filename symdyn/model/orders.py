"""Orders in which others list a robot's joints, as index lists: ``theirs[k] = ours[index[k]]``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from symdyn.model.tree import Tree

Index = tuple[int, ...]

UNITREE_LEGS = ("FR", "FL", "RR", "RL")
"""The order of legs in the messages of Unitree's SDK for its quadrupeds; each leg has three
motors, from the hip to the foot."""

_MOTORS = 3


def file_order(tree: Tree) -> Index:
    """The joints in the order of the file (of the bodies, in a tree that is no file's)."""
    return tuple(map(tree.joint_names.index, tree.file_order or tree.joint_names))


def unitree_order(tree: Tree) -> Index | None:
    """The joints as motors 0 to 11 of Unitree's SDK; None for a robot that is not built so.

    It is where the moving joints are twelve turning or sliding ones, named by the prefixes
    FL, FR, RL and RR and by the same three endings for each leg.
    """
    names = tree.joint_names
    legs = [[k for k, name in enumerate(names) if name.startswith(f"{x}_")] for x in UNITREE_LEGS]
    endings = {tuple(names[k][2:] for k in leg) for leg in legs}
    plain = all(joint.nv == 1 for joint in tree.joints)
    if not plain or len(endings) != 1 or [len(leg) for leg in legs] != [_MOTORS] * 4:
        return None
    return tuple(k for leg in legs for k in leg) if len(names) == 4 * _MOTORS else None


def entries_of_q(tree: Tree, order: Sequence[int]) -> Index:
    """The same order for all of q: a floating base stays first, joints keep their entries."""
    return _spread([joint.nq for joint in tree.joints], 7 if tree.floating else 0, order)


def entries_of_v(tree: Tree, order: Sequence[int]) -> Index:
    """The same order for all of v, and for what is dual to it."""
    return _spread([joint.nv for joint in tree.joints], 6 if tree.floating else 0, order)


def inverse(index: Sequence[int]) -> Index:
    """The way back: ``ours[k] = theirs[inverse[k]]``."""
    return tuple(sorted(range(len(index)), key=index.__getitem__))


def _spread(sizes: Sequence[int], base: int, order: Iterable[int]) -> Index:
    starts = [base + sum(sizes[:k]) for k in range(len(sizes))]
    return (*range(base), *(starts[k] + i for k in order for i in range(sizes[k])))
