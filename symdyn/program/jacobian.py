"""Jacobians of whole programs, by eliminating the values in between.

The program is a network: from each argument of an operation to its result runs an edge
that carries a derivative.  A value in between is eliminated by multiplying what comes in
with what goes out.  Any order gives the Jacobian; forward and reverse accumulation are two
of them.  By Markowitz' rule the value with the fewest pairs of edges goes first, which keeps
zeros and needs fewer products than either.  By the other rule here, which is better for long
recursions, the value goes first whose edges make the fewest new ones.

Source: Griewank and Walther, Evaluating Derivatives; both rules are standard heuristics.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence
from math import inf

from symdyn.program.builder import Builder
from symdyn.program.graph import INPUT, Edge, Program
from symdyn.program.partials import partials, times
from symdyn.program.passes import replayed


class TooLarge(Exception):
    """More nodes than were allowed."""


Entries = dict[tuple[int, int], dict[tuple[int, int], Edge]]
"""By (output, entry) and (input, entry) what is not structurally zero."""


def jacobian_entries(
    program: Program,
    build: Builder,
    moving: Sequence[str],
    most: float = inf,
    network: type[Network] | None = None,
) -> Entries:
    """The derivatives of all outputs by some inputs, in a builder that holds the program.

    Parameters
    ----------
    program : Program
    build : Builder
        Empty; afterwards it holds the program and its derivatives.
    moving : names of inputs
    most : float
        Nodes beyond which TooLarge is raised.
    network : type, optional
        Network or Sparing: the rule by which values are taken out.
    """
    edges = replayed(program, build)
    ends = {
        (i, k): edges[e] if e >= 0 else -edges[-e]
        for i, out in enumerate(program.outputs)
        for k, e in enumerate(out.entries)
    }
    inputs = {
        number: node.data
        for number, node in enumerate(build.nodes)
        if node.op == INPUT and program.inputs[node.data[0]].name in moving  # type: ignore[index]
    }
    web = (network or Network)(build, list(inputs), ends.values())
    for k, edge in enumerate(ends.values()):
        web.end(k, edge)
    web.eliminate(most)
    return {
        end: {inputs[i]: c for i, c in web.into(k).items() if c}  # type: ignore[misc]
        for k, end in enumerate(ends)
    }


class Network:
    """Edges between inputs, values in between and ends; ends count from -1 downwards."""

    def __init__(self, build: Builder, inputs: Sequence[int], results: Iterable[Edge]) -> None:
        self._build, self._inputs = build, set(inputs)
        self._before: dict[int, dict[int, Edge]] = {}
        self._after: dict[int, dict[int, Edge]] = {k: {} for k in inputs}
        for k in _needed(build, results):
            self._connect(k)

    def end(self, number: int, edge: Edge) -> None:
        """An end that takes what an edge gives."""
        self._before[-1 - number] = {}
        if abs(edge) in self._after:
            self._add(abs(edge), -1 - number, 1 if edge > 0 else -1)

    def into(self, end: int) -> dict[int, Edge]:
        """What runs into an end."""
        return self._before[-1 - end]

    def eliminate(self, most: float) -> None:
        """Take out everything between inputs and ends; TooLarge beyond so many nodes."""
        left = {k: self._rank(k) for k in self._before if k >= 0}
        heap = [(rank, -k) for k, rank in left.items()]
        heapq.heapify(heap)
        while heap:
            rank, k = heapq.heappop(heap)
            if left.get(-k) != rank:
                continue
            if len(self._build.nodes) > most:
                raise TooLarge
            del left[-k]
            for other in self._take_out(-k):
                if other in left and left[other] != (now := self._rank(other)):
                    left[other] = now
                    heapq.heappush(heap, (now, -other))

    def _connect(self, k: int) -> None:
        """The edges into a value, if an input moves it."""
        if k in self._inputs:
            return
        for argument, value in partials(self._build, k):
            if abs(argument) in self._after:
                self._before.setdefault(k, {})
                self._after.setdefault(k, {})
                self._add(abs(argument), k, value if argument > 0 else -value)

    def _rank(self, k: int) -> int:
        """What is low goes first: the products that taking a value out costs."""
        return len(self._before[k]) * len(self._after[k])

    def _take_out(self, k: int) -> set[int]:
        """Eliminate a value; its neighbours."""
        before, after = self._before.pop(k), self._after.pop(k)
        for i in before:
            del self._after[i][k]
        for j in after:
            del self._before[j][k]
        for i, a in before.items():
            for j, b in after.items():
                self._add(i, j, times(self._build, a, b))
        return {*before, *after}

    def _add(self, i: int, j: int, value: Edge) -> None:
        total = self._build.add(self._after[i].get(j, 0), value)
        self._after[i][j] = self._before[j][i] = total


class Sparing(Network):
    """The network that makes as few new edges as it can."""

    def _rank(self, k: int) -> int:
        """The edges that taking a value out makes, less those that it takes."""
        before, after = self._before[k], self._after[k]
        made = sum(j not in self._after[i] for i in before for j in after)
        return made - len(before) - len(after)


def _needed(build: Builder, results: Iterable[Edge]) -> list[int]:
    """The nodes that results stand on, arguments first."""
    found: set[int] = set()
    stack = [abs(edge) for edge in results]
    while stack:
        k = stack.pop()
        if k not in found:
            found.add(k)
            stack += [abs(edge) for edge in build.nodes[k].args]
    return sorted(found)
