"""Four limbs of a tree with the same structure: a quadruped's legs."""

from __future__ import annotations

from typing import Any

from symdyn.model.tree import Tree
from symdyn.program.graph import Program
from symdyn.program.packs import LANES

Entries = tuple[tuple[int, int], ...]


def limbs(tree: Tree, program: Program) -> tuple[Entries, ...]:
    """The entries of a program's inputs that belong to each of four equal limbs.

    Parameters
    ----------
    tree : Tree
    program : Program
        Whose inputs of nq and nv entries are those of the tree.

    Returns
    -------
    tuple
        For each limb its (input, index) pairs, in the same order; empty where the tree has
        no four limbs that leave one body and have the same joints in the same places.
    """
    below: dict[int, list[int]] = {}
    for number, body in enumerate(tree.bodies):
        below.setdefault(body.parent, []).append(number)
    shapes: dict[int, Any] = {}
    for number in reversed(range(len(tree.bodies))):
        kind = tree.bodies[number].joint.kind
        shapes[number] = (kind, tuple(shapes[child] for child in below.get(number, [])))
    for roots in below.values():
        for shape in dict.fromkeys(shapes[root] for root in roots):
            alike = [root for root in roots if shapes[root] == shape]
            if len(alike) == LANES:
                return tuple(_entries(tree, program, _bodies(root, below)) for root in alike)
    return ()


def _bodies(root: int, below: dict[int, list[int]]) -> list[int]:
    """A limb's bodies, parents first."""
    return [root, *(body for child in below.get(root, []) for body in _bodies(child, below))]


def _entries(tree: Tree, program: Program, bodies: list[int]) -> Entries:
    found = []
    for port, given in enumerate(program.inputs):
        positions = given.name.startswith("q") and given.shape == (tree.nq,)
        if positions or given.shape == (tree.nv,):
            slices = tree.q_index if positions else tree.v_index
            found += [(port, k) for b in bodies for k in range(slices[b].start, slices[b].stop)]
    return tuple(found)
