"""Trees with definitions put in."""

from __future__ import annotations

from collections.abc import Mapping

from symdyn.check.language.syntax import Name, Node, children, with_child
from symdyn.check.language.types import Type

DEEPEST = 50
"""Definitions within definitions."""


def inlined(node: Node, scope: Mapping[str, Type | Node], depth: int = 0) -> Node:
    """A tree with definitions put in."""
    if isinstance(node, Name):
        given = scope.get(node.id)
        if given is None or isinstance(given, Type) or depth > DEEPEST:
            return node
        return inlined(given, scope, depth + 1)
    for name, at, child in list(children(node)):
        new = inlined(child, scope, depth)
        if new is not child:
            node = with_child(node, name, at, new)
    return node
