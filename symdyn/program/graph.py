"""The one representation beside SymPy's: a hash-consed graph of scalar operations.

Its nodes, edges and ports are those of :mod:`symdyn.program.nodes`, and are taken from here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from symdyn.program.nodes import (
    ADD,
    CONST,
    DIV,
    FUNCTIONS,
    INPUT,
    MUL,
    SELECT,
    Edge,
    Graph,
    Node,
    Output,
    Port,
    Shape,
)
from symdyn.program.structure import structure

__all__ = [
    "ADD",
    "CONST",
    "DIV",
    "FUNCTIONS",
    "INPUT",
    "MUL",
    "SELECT",
    "Edge",
    "Node",
    "Output",
    "Port",
    "Program",
    "Shape",
]


@dataclass(frozen=True)
class Program(Graph):
    """A straight-line program: a graph that knows what it computes and shows it."""

    @cached_property
    def digest(self) -> str:
        """SHA-256 of what is computed; neither the nodes' order nor sharing matters."""
        return structure(self)

    def _repr_latex_(self) -> str:
        """The outputs as formulas, where a notebook shows them; long ones by their shape."""
        from symdyn.program.tosympy import to_latex  # SymPy is loaded on first use

        return to_latex(self)
