"""Packs: nodes that are one step in the lanes of a vector, and the lanes of their operands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symdyn.program.graph import Edge

LANES = 4

ABSENT = -1
"""Stands in a pack for a lane without a node."""

Signs = tuple[int, ...]
Lanes = Mapping[int, tuple[int, int]]
"""For a node in a pack the first node of it and the lane."""

Packs = Mapping[int, tuple[int, ...]]
"""The nodes of a pack by its first."""

Operands = Mapping[int, tuple[tuple[Edge, ...], ...]]
"""For a pack, by its first node, the edges of each operand lane by lane.

A lane that is absent has that of the first one present.
"""


def places(packs: Packs) -> dict[int, tuple[int, int]]:
    """The pack and the lane of each node in a pack."""
    return {
        node: (first, lane)
        for first, nodes in packs.items()
        for lane, node in enumerate(nodes)
        if node != ABSENT
    }


def whole(lanes: Lanes, nodes: Sequence[int], edges: Sequence[Edge]) -> tuple[int, int]:
    """The pack that an operand is, and by how many lanes it is turned; ABSENT for no pack."""
    found = set()
    for k, (node, edge) in enumerate(zip(nodes, edges, strict=True)):
        if node != ABSENT:
            pack, lane = lanes.get(abs(edge), (ABSENT, k))
            found.add((pack, (lane - k) % LANES))
    return found.pop() if len(found) == 1 else (ABSENT, 0)
