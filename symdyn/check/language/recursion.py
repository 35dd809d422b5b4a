"""Recursions along an arm, written out for one body."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from symdyn.check.language.syntax import (
    Binary,
    Call,
    Index,
    Name,
    Node,
    Number,
    Recursion,
    called,
    children,
    fail,
    substituted,
    with_child,
)


def unrolled(recursion: Recursion, k: int, parents: Sequence[int], node: Index) -> Node:
    """The step of a recursion at body k, with its parent and children put in.

    Parameters
    ----------
    recursion : Recursion
    k : int
        From 1.
    parents : sequence of int
        Of each body, 0 at the root.
    node : Index
        What asks for it.
    """
    if not 1 <= k <= len(parents):
        key = f"{called(node.of)}[{k}]"
        cure = f"let {key} = ..." if k == 0 else f"1 to {len(parents)}"
        fail("is not said", node.column, name=key, cure=cure)
    above = [j for j, parent in enumerate(parents, 1) if parent == k]
    values: dict[str, Node] = {
        recursion.index: Number(Fraction(k)),
        "p": Number(Fraction(parents[k - 1])),
    }
    return substituted(_summed(recursion.step, above), values)


def _summed(node: Node, bodies: list[int]) -> Node:
    """A tree with each ``each(c, x)`` written out as a sum over bodies."""
    if isinstance(node, Call) and node.name == "each" and len(node.args) == 2:
        name, term = node.args
        if not isinstance(name, Name):
            fail("each takes a name and a term", node.column, name="each")
        total: Node = Call("zeros", (), column=node.column)
        for k in bodies:
            part = substituted(term, {name.id: Number(Fraction(k))})
            total = Binary("+", total, part, column=node.column)
        return total
    for name_, at, child in list(children(node)):
        new = _summed(child, bodies)
        if new is not child:
            node = with_child(node, name_, at, new)
    return node
