"""Factoring: ``a b + a c`` becomes ``a (b + c)`` where it saves products."""

from __future__ import annotations

from collections import Counter

from symdyn.program.builder import Builder
from symdyn.program.count import flops
from symdyn.program.graph import ADD, CONST, INPUT, MUL, SELECT, Edge, Node, Output, Program
from symdyn.program.passes import prune


def factor(program: Program) -> Program:
    """The program with common factors taken out of sums, repeated while it gets smaller.

    Sums are gathered over intermediate sums that nothing else reads, so no shared
    value is lost; the result is kept only when it has fewer operations.
    """
    while True:
        better = prune(_Factoring(program).result())
        if flops(better) >= flops(program):
            return program
        program = better


class _Factoring:
    """One sweep over a program, rebuilding it in a new graph."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.build = Builder()
        self.uses = program.uses
        self.new: dict[int, Edge] = {}

    def result(self) -> Program:
        program = self.program
        inner = self._inner_nodes()
        for number, node in enumerate(program.nodes):
            if number not in inner:
                self.new[number] = self._rebuilt(node)
        outputs = tuple(
            Output(out.port, tuple(self._edge(edge) for edge in out.entries))
            for out in program.outputs
        )
        return Program(program.name, program.inputs, outputs, tuple(self.build.nodes))

    def _inner_nodes(self) -> set[int]:
        """Sums and products read once, by a sum: they dissolve into it."""
        inner = set()
        for node in self.program.nodes:
            if node.op == ADD:
                for edge in node.args:
                    child = self.program.nodes[abs(edge)]
                    if self.uses[abs(edge)] == 1 and child.op in (ADD, MUL):
                        inner.add(abs(edge))
        return inner

    def _edge(self, edge: Edge) -> Edge:
        """The new edge; a dissolved node that is needed alone is rebuilt on demand."""
        number = abs(edge)
        if number not in self.new:
            self.new[number] = self._rebuilt(self.program.nodes[number])
        return self.new[number] if edge >= 0 else -self.new[number]

    def _rebuilt(self, node: Node) -> Edge:
        build = self.build
        if node.op == CONST:
            return build.constant(node.data)  # type: ignore[arg-type]
        if node.op == INPUT:
            return build.input(*node.data)  # type: ignore[misc]
        if node.op == ADD:
            return self._sum(self._terms(node))
        args = [self._edge(edge) for edge in node.args]
        if node.op == SELECT:
            return build.select(args[0], args[1], args[2])
        if node.op in ("mul", "div"):
            return getattr(build, node.op)(*args)  # type: ignore[no-any-return]
        return build.call(node.op, *args)

    def _terms(self, node: Node) -> list[tuple[int, list[int]]]:
        """A sum as (sign, factors): old node numbers; factors dissolve read-once products."""
        terms: list[tuple[int, list[int]]] = []
        stack = [(edge, 1) for edge in reversed(node.args)]
        while stack:
            edge, sign = stack.pop()
            sign = sign if edge >= 0 else -sign
            child = self.program.nodes[abs(edge)]
            alone = self.uses[abs(edge)] == 1
            if alone and child.op == ADD:
                stack += [(e, sign) for e in reversed(child.args)]
            elif alone and child.op == MUL:
                terms.append((sign, list(child.args)))
            else:
                terms.append((sign, [abs(edge)]))
        return terms

    def _sum(self, terms: list[tuple[int, list[int]]]) -> Edge:
        found = [f for _, factors in terms for f in set(factors)]
        if len(terms) <= 1 or len(set(found)) == len(found):  # each factor in one term
            return self.build.sum(self._product(sign, factors) for sign, factors in terms)
        counts = Counter(found)
        best = max(counts, key=lambda f: (counts[f], -f))
        shared, rest = [], []
        for sign, factors in terms:
            if best in factors and len(factors) > 1:
                others = list(factors)
                others.remove(best)
                shared.append((sign, others))
            else:
                rest.append((sign, factors))
        if len(shared) <= 1:
            return self.build.sum(self._product(sign, factors) for sign, factors in terms)
        group = self.build.mul(self._edge(best), self._sum(shared))
        return self.build.add(group, self._sum(rest)) if rest else group

    def _product(self, sign: int, factors: list[int]) -> Edge:
        edge = self.build.product(self._edge(f) for f in factors)
        return edge if sign > 0 else -edge
