"""Packs of two: sums of the lanes of one pack, lower half and upper half."""

from __future__ import annotations

from symdyn.program.graph import ADD, Program
from symdyn.program.packs import ABSENT, LANES, Lanes, Packs, places

HALF = LANES // 2


def halves(program: Program, packs: Packs) -> dict[int, tuple[int, ...]]:
    """The packs of sums of a pack's first and third lanes, and of its second and fourth.

    Parameters
    ----------
    program : Program
    packs : mapping
        The nodes of the packs that there are, by their first.
    """
    lanes = places(packs)
    found: dict[int, tuple[list[int], ...]] = {}
    for number, node in enumerate(program.nodes):
        place = _place(lanes, node.args) if node.op == ADD and number not in lanes else None
        if place:
            found.setdefault(place[0], tuple([] for _ in range(HALF)))[place[1]].append(number)
    rows = [row for sums in found.values() for row in zip(*sums, strict=False)]
    return {row[0]: (*row, *[ABSENT] * (LANES - HALF)) for row in rows}


def _place(lanes: Lanes, args: tuple[int, ...]) -> tuple[int, int] | None:
    """The pack whose lanes are added, and the lower of them."""
    (one, low), (two, high) = sorted(lanes.get(abs(edge), (ABSENT, 0)) for edge in args)
    return (one, low) if one == two != ABSENT and high == low + HALF else None
