"""In which pieces a function with limbs in lanes writes its outputs, and when it can.

Two entries side by side that stand in the same lane of two packs are one piece: turned by
pairs, two packs make vectors whose halves are such pieces.  Zeros side by side are one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from symdyn.backends.ports import by_column
from symdyn.program.graph import Edge, Program
from symdyn.program.limbs import Packed
from symdyn.program.packs import LANES, Lanes, Signs

NEVER = -1
"""Stands for the step after which zeros are written."""


class Piece(NamedTuple):
    """Entries of an output that are written together.

    Attributes
    ----------
    output, place, size : int
        The first entry, column by column, and how many.
    edges : tuple of int
        Their values; none for zeros.
    signs : tuple of int
        What the vector that they are lanes of must be times, lane by lane; none for a
        number that is in no vector.
    """

    output: int
    place: int
    size: int
    edges: tuple[Edge, ...] = ()
    signs: Signs = ()


class Source(NamedTuple):
    """A vector that edges are lanes of.

    Attributes
    ----------
    packs : tuple of int
        The pack, or the two that are turned by pairs.
    odd : bool
        Whether of two packs the odd lanes are taken, not the even ones.
    """

    packs: tuple[int, ...]
    odd: bool = False


def source(lanes: Lanes, edges: Sequence[Edge]) -> tuple[Source, int] | None:
    """The vector that one or two edges are lanes of, and the lane of the first, if any is."""
    if not edges or not all(abs(edge) in lanes for edge in edges):
        return None
    packs, places = zip(*(lanes[abs(edge)] for edge in edges), strict=True)
    lane: int = places[0]
    if len(set(packs)) == 2 and len(set(places)) == 1:
        return Source(packs, lane % 2 == 1), lane - lane % 2
    alone = len(edges) == 1 or (packs[0] == packs[1] and places == (lane, lane + 1) != (1, 2))
    return (Source(packs[:1]), lane) if alone else None


def pieces(program: Program, found: Packed) -> dict[int, list[Piece]]:
    """All pieces of a program's outputs, by the step after which they can be written."""
    when = {step: k for k, step in enumerate(found.order)}
    made: dict[int, list[Piece]] = {}
    every = [it for k in range(len(program.outputs)) for it in _cut(program, k, found.lanes)]
    for piece in _signed(every, found):
        steps = [found.lanes.get(abs(edge), (abs(edge), 0))[0] for edge in piece.edges]
        made.setdefault(max(steps, key=when.__getitem__, default=NEVER), []).append(piece)
    return made


def _cut(program: Program, output: int, lanes: Lanes) -> Iterator[Piece]:
    """The pieces of an output, without signs."""
    out = program.outputs[output]
    edges = tuple(out.entries[index] for index in by_column(out.port.shape))
    place = 0
    while place < len(edges):
        zeros = next((k for k, edge in enumerate(edges[place:]) if edge), len(edges) - place)
        pair = place + 2 <= len(edges) and source(lanes, edges[place : place + 2])
        size = zeros or (2 if pair else 1)
        yield Piece(output, place, size, () if zeros else edges[place : place + size])
        place += size


def _signed(every: Sequence[Piece], found: Packed) -> list[Piece]:
    """The pieces with signs: as few as can be for each source."""
    known: dict[Source, list[dict[int, int]]] = {}
    made: list[tuple[Piece, dict[int, int]]] = []
    for piece in every:
        at, signs = source(found.lanes, piece.edges), dict[int, int]()
        if at:
            for k, edge in enumerate(piece.edges):
                step, lane = found.lanes[abs(edge)]
                signs[at[1] + k] = found.signs[step][lane] * (1 if edge > 0 else -1)
            signs = _shared(known.setdefault(at[0], []), signs)
        made.append((piece, signs))
    return [piece._replace(signs=_filled(signs)) for piece, signs in made]


def _shared(some: list[dict[int, int]], signs: dict[int, int]) -> dict[int, int]:
    """Signs of lanes that agree with these, which they hold from now on."""
    for known in some:
        if all(known.get(lane, sign) == sign for lane, sign in signs.items()):
            known.update(signs)
            return known
    some.append(signs)
    return signs


def _filled(signs: dict[int, int]) -> Signs:
    """The signs of all lanes: a lane that is not read has that of the others, if they agree."""
    rest = 1 if 1 in signs.values() else -1
    return tuple(signs.get(k, rest) for k in range(LANES)) if signs else ()
