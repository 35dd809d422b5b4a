"""An order of a program's nodes in which few values are alive at a time."""

from __future__ import annotations

from heapq import heappop, heappush

from symdyn.program.graph import CONST, INPUT, Program


def short_lived(program: Program) -> list[int]:
    """The nodes in an order in which they can run, so that few values wait for a reader.

    Of what can run the node comes next that ends the lives of most values; where several
    do, the one that reads the youngest value (list scheduling, standard result).
    Constants, inputs and what outputs hold have no life that ends.

    Parameters
    ----------
    program : Program
    """
    return _Schedule(program).order


class _Schedule:
    """The nodes that have run, and those that can run next."""

    def __init__(self, program: Program) -> None:
        nodes = program.nodes
        self.operands = [sorted({abs(edge) for edge in node.args}) for node in nodes]
        self.readers: list[list[int]] = [[] for _ in nodes]
        for number, operands in enumerate(self.operands):
            for operand in operands:
                self.readers[operand].append(number)
        self.kept = {abs(edge) for out in program.outputs for edge in out.entries}
        self.kept |= {k for k, node in enumerate(nodes) if node.op in (CONST, INPUT)}
        self.missing = [len(operands) for operands in self.operands]
        self.unread = [len(readers) for readers in self.readers]
        self.born = [0] * len(nodes)
        self.ready: list[tuple[int, int, int]] = []
        self.order: list[int] = []
        self.done = [False] * len(nodes)
        for number, operands in enumerate(self.operands):
            if not operands:
                self._run(number)
        while self.ready:
            number = heappop(self.ready)[2]
            if not self.done[number]:  # else it was offered twice
                self.born[number] = len(self.order)
                self._run(number)

    def _run(self, number: int) -> None:
        """Append a node to the order, and offer what that makes ready or better."""
        self.done[number] = True
        self.order.append(number)
        for reader in self.readers[number]:
            self.missing[reader] -= 1
            if not self.missing[reader]:
                self._offer(reader)
        for operand in self.operands[number]:
            self.unread[operand] -= 1
            if self.unread[operand] == 1 and operand not in self.kept:
                last = next(k for k in self.readers[operand] if not self.done[k])
                if not self.missing[last]:
                    self._offer(last)

    def _offer(self, number: int) -> None:
        operands = self.operands[number]
        ended = sum(self.unread[k] == 1 and k not in self.kept for k in operands)
        youngest = max((self.born[k] for k in operands), default=0)
        heappush(self.ready, (-ended, -youngest, number))
