"""How far to slide the origins of turning joints until most offsets vanish.

The origin of a turning joint may be anywhere on its axis.  Where body i is shifted by
s_i along its axis a_i and its parent by s along its own axis a, the offset between them
becomes ``p + R a_i s_i - a s``, and that of a frame of body i becomes ``p - a_i s_i``.

How many components are not zero is a sum over the edges of the tree, and what is best
beyond a body depends on that body's shift alone: the minimum is found by going from the
leaves to the root.  The shifts that can matter are zero and those at which a component
vanishes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import reduce
from typing import Any

from sympy import ImmutableMatrix, Integer

from symdyn.geometry.so3 import ZERO3, Matrix, Scalar
from symdyn.model.joints import TURNING
from symdyn.model.tree import WORLD, Tree

# A generic geometry yields ever more shifts, each of which makes one component vanish
# and none of which is better than the others.
_MOST_SHIFTS = 24

_ZERO = Integer(0)

Cost = tuple[int, int, int]
"""How many components are not zero, how they crowd, and how many origins are moved."""

Table = dict[Scalar, Cost]
"""Costs by shift."""


@dataclass(frozen=True)
class _Edge:
    """An offset ``start + along * s - back * s_parent`` of two shifts."""

    start: Matrix
    along: Matrix
    back: Matrix
    spread: bool

    def cost(self, parent_shift: Scalar, shift: Scalar) -> Cost:
        offset = self.start + self.along * shift - self.back * parent_shift
        count = sum(component != 0 for component in offset)
        return count, count**2 if self.spread else 0, 0

    def shifts(self, parent_shift: Scalar) -> Iterator[Scalar]:
        """Shifts at which a component vanishes."""
        for start, along, back in zip(self.start, self.along, self.back, strict=True):
            if along != 0:
                yield (back * parent_shift - start) / along

    def parent_shifts(self, shift: Scalar) -> Iterator[Scalar]:
        """Shifts of the parent at which a component vanishes."""
        for start, along, back in zip(self.start, self.along, self.back, strict=True):
            if back != 0:
                yield (start + along * shift) / back


def best_shifts(
    tree: Tree, count_frames: Collection[str] = (), spread: bool = False
) -> list[Scalar]:
    """How far to slide each body's origin along its axis (m), zero where it may not.

    Parameters
    ----------
    tree : Tree
    count_frames : names of links
        Their offsets from the body that carries them count as well.
    spread : bool
        Whether, of several minima, one is taken whose components are spread over the
        offsets, two in one offset counting four.

    Notes
    -----
    Of several minima left one that moves the fewest origins is taken.
    """
    edges = _edges(tree, spread)
    frames = _frame_edges(tree, count_frames, spread)
    candidates = _candidates(tree, edges, frames)
    return _choose(tree, edges, _tables(tree, edges, frames, candidates))


def _edges(tree: Tree, spread: bool) -> list[_Edge]:
    """The edge from each body to its parent."""
    return [
        _Edge(
            body.placement.p,
            ImmutableMatrix(body.placement.R * _direction(tree, i)),
            _direction(tree, body.parent),
            spread,
        )
        for i, body in enumerate(tree.bodies)
    ]


def _frame_edges(tree: Tree, names: Collection[str], spread: bool) -> list[list[_Edge]]:
    """For each body the edges to those of its frames that count."""
    edges: list[list[_Edge]] = [[] for _ in tree.bodies]
    for frame in tree.frames:
        if frame.name in names and frame.body != WORLD:
            edge = _Edge(frame.placement.p, ZERO3, _direction(tree, frame.body), spread)
            edges[frame.body].append(edge)
    return edges


def _direction(tree: Tree, body: int) -> Matrix:
    """Along what a body's origin may slide; zero where it may not."""
    if body == WORLD or tree.bodies[body].joint.kind not in TURNING:
        return ZERO3
    return tree.bodies[body].joint.axis


def _candidates(tree: Tree, edges: list[_Edge], frames: list[list[_Edge]]) -> list[list[Scalar]]:
    """For each body the shifts that can be best, zero first.

    A shift matters for what lies beyond the body (first sweep, from the leaves) or for
    its own offset from the parent (second sweep, from the root).
    """
    reach = _reach(edges, frames)
    found = [[_ZERO, *_flat(edge.parent_shifts(_ZERO) for edge in own)] for own in frames]
    for i, body in reversed(list(enumerate(tree.bodies))):
        found[i] = _few(found[i], reach)
        if body.parent != WORLD:
            own = _few([*found[i], *edges[i].shifts(_ZERO)], reach)
            found[body.parent] += _flat(edges[i].parent_shifts(shift) for shift in own)
    for i, body in enumerate(tree.bodies):
        parent = [_ZERO] if body.parent == WORLD else found[body.parent]
        found[i] = _few([*found[i], *_flat(edges[i].shifts(shift) for shift in parent)], reach)
    return found


def _reach(edges: list[_Edge], frames: list[list[_Edge]]) -> Scalar:
    """How far an origin may be shifted (m): twice the longest component of an offset."""
    known = [abs(x) for edge in (*edges, *_flat(frames)) for x in edge.start if x.is_Rational]
    return 2 * max(known, default=_ZERO)


def _tables(
    tree: Tree, edges: list[_Edge], frames: list[list[_Edge]], candidates: list[list[Scalar]]
) -> list[Table]:
    """For each body the least cost of it and all beyond, by its shift."""
    tables: list[Table] = [
        {shift: _total(shift, (edge.cost(shift, _ZERO) for edge in own)) for shift in some}
        for some, own in zip(candidates, frames, strict=True)
    ]
    for i, body in reversed(list(enumerate(tree.bodies))):
        if body.parent != WORLD:
            table = tables[body.parent]
            for shift, cost in table.items():
                table[shift] = _sum(cost, _best(edges[i], shift, tables[i])[0])
    return tables


def _choose(tree: Tree, edges: list[_Edge], tables: list[Table]) -> list[Scalar]:
    """The best shift of each body, from the root to the leaves."""
    shifts: list[Scalar] = []
    for body, edge, table in zip(tree.bodies, edges, tables, strict=True):
        parent_shift = _ZERO if body.parent == WORLD else shifts[body.parent]
        shifts.append(_best(edge, parent_shift, table)[1])
    return shifts


def _best(edge: _Edge, parent_shift: Scalar, table: Table) -> tuple[Cost, Scalar]:
    """The least cost of an edge and all beyond it, and the shift that has it (the first)."""
    costs = [(_sum(cost, edge.cost(parent_shift, s)), s) for s, cost in table.items()]
    return min(costs, key=lambda pair: pair[0])


def _total(shift: Scalar, costs: Iterable[Cost]) -> Cost:
    """The costs of a body's own edges, and of moving it."""
    return reduce(_sum, costs, (0, 0, int(shift != 0)))


def _sum(a: Cost, b: Cost) -> Cost:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]


def _flat(groups: Iterable[Iterable[Any]]) -> list[Any]:
    return [shift for group in groups for shift in group]


def _few(shifts: Iterable[Scalar], reach: Scalar) -> list[Scalar]:
    """Each shift once, in order, not too many, none too far.

    Where axes are parallel but for rounding, a component vanishes only far out, where
    the digits of all others would be lost.
    """
    near = (s for s in shifts if not s.is_Rational or abs(s) <= reach)
    return list(dict.fromkeys(near))[:_MOST_SHIFTS]
