"""Second derivatives of a weighted sum of outputs, each mixed one found once.

The program is a network as in :mod:`symdyn.program.jacobian`.  Beside its edges, which carry
first derivatives, there are bonds: what joins two values carries the second derivative of the
weighted sum by both.  At first those are bonded that meet in one operation, and each output
with its weight.  A value in between is eliminated by handing its edges and bonds on to its
arguments.  A bond has no direction, so what is mixed is found once and not twice.

Source: Gower and Mello, A new framework for the computation of Hessians, 2012 (edge pushing:
from the last value to the first); here the value that makes the fewest new ones goes first.
"""

from __future__ import annotations

from math import inf

from symdyn.program.builder import Builder
from symdyn.program.graph import INPUT, Edge, Program
from symdyn.program.jacobian import Network
from symdyn.program.partials import partials, second_partials, times
from symdyn.program.passes import replayed

Entry = tuple[int, int]
"""An input's number, and an entry of it row by row."""

Seconds = dict[tuple[Entry, Entry], Edge]
"""What is not structurally zero, by two entries, in both orders."""


def hessian_entries(program: Program, build: Builder, first: int, most: float = inf) -> Seconds:
    """The second derivatives of the weighted sum by inputs and weights.

    Parameters
    ----------
    program : Program
    build : Builder
        Empty; afterwards it holds the program and its derivatives.
    first : int
        Number of the input that holds the weights of the first output.
    most : float
        Nodes beyond which :class:`symdyn.program.jacobian.TooLarge` is raised.
    """
    edges = replayed(program, build)
    ends = {
        build.input(first + i, k): edges[e] if e >= 0 else -edges[-e]
        for i, out in enumerate(program.outputs)
        for k, e in enumerate(out.entries)
        if e
    }
    web = _Web(build, ends)
    web.eliminate(most)
    return {
        (_entry(build, i), _entry(build, j)): value
        for i, bonds in web.bonds.items()
        for j, value in bonds.items()
        if value
    }


def _entry(build: Builder, number: int) -> Entry:
    data = build.nodes[number].data
    assert isinstance(data, tuple)
    return data


class _Web(Network):
    """Edges and bonds between inputs, weights and the values in between."""

    def __init__(self, build: Builder, ends: dict[int, Edge]) -> None:
        inputs = [k for k, node in enumerate(build.nodes) if node.op == INPUT]
        super().__init__(build, inputs, ends.values())
        self.bonds: dict[int, dict[int, Edge]] = {k: {} for k in self._after}
        weights: dict[int, list[Edge]] = {}
        for weight, edge in ends.items():
            sign = 1 if edge > 0 else -1
            weights.setdefault(abs(edge), []).append(sign * weight)
            if abs(edge) in self._after:
                self._bond(weight, abs(edge), sign)
        for k in sorted(self._before, reverse=True):
            if k in weights:
                self._weigh(k, weights)

    def _weigh(self, k: int, weights: dict[int, list[Edge]]) -> None:
        """Hand a value's weight on to its arguments, and bond them."""
        build, weight = self._build, self._build.sum(weights.pop(k))
        for argument, value in partials(build, k):
            if abs(argument) in self._before:
                share = times(build, weight, value)
                weights.setdefault(abs(argument), []).append(share if argument > 0 else -share)
        for a, b, value in second_partials(build, k):
            if abs(a) in self._after and abs(b) in self._after:
                share = times(build, weight, value)
                self._bond(abs(a), abs(b), share if (a > 0) == (b > 0) else -share)

    def _rank(self, k: int) -> int:
        """The edges and bonds that taking a value out makes, less those that it takes."""
        before, after, bonds = self._before[k], self._after[k], self.bonds[k]
        pairs = [(i, j) for i in before for j in bonds if j != k]
        if k in bonds:
            pairs += [(i, j) for i in before for j in before if i <= j]
        made = sum(j not in self._after[i] for i in before for j in after)
        made += sum(j not in self.bonds[i] for i, j in pairs)
        return made - len(before) - len(after) - len(bonds)

    def _take_out(self, k: int) -> set[int]:
        build, before, bonds = self._build, self._before[k], self.bonds.pop(k)
        others = super()._take_out(k)
        own = bonds.pop(k, 0)
        for j in bonds:
            del self.bonds[j][k]
        for i, a in before.items():
            for j, b in bonds.items():
                share = times(build, a, b)
                self._bond(i, j, build.add(share, share) if i == j else share)
        scaled = {i: times(build, a, own) for i, a in before.items()} if own else {}
        for i, a in scaled.items():
            for j, b in before.items():
                if i <= j:
                    self._bond(i, j, times(build, a, b))
        return {*others, *bonds}

    def _bond(self, i: int, j: int, value: Edge) -> None:
        total = self._build.add(self.bonds[i].get(j, 0), value)
        self.bonds[i][j] = self.bonds[j][i] = total
