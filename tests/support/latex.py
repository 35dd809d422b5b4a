"""Readings of LaTeX compared with trees in Python form."""

from __future__ import annotations

from dataclasses import replace

from symdyn.check.language.parse import parse
from symdyn.check.language.syntax import Negated, Node, Number, children, with_child
from symdyn.check.language.types import Declared, Type, parse_declarations
from symdyn.check.latex.formula import Reading, parse_latex


def scope_of(let: str) -> dict[str, Type | Node]:
    """What declarations declare."""
    scope: dict[str, Type | Node] = {}
    for made in parse_declarations(let):
        if isinstance(made, Declared):
            scope.update(dict.fromkeys(made.names, made.type))
        else:
            scope[made.name] = made.value
    return scope


def read(latex: str, let: str = "") -> Reading:
    """The reading of a formula under declarations."""
    return parse_latex(latex, scope_of(let))


def plain(node: Node) -> Node:
    """A tree with signs of numbers folded, as the two forms write them differently."""
    for name, at, child in list(children(node)):
        node = with_child(node, name, at, plain(child))
    if isinstance(node, Negated) and isinstance(node.of, Number):
        return Number(-node.of.value)
    return replace(node, column=0)


def same(latex: Node, python: str) -> bool:
    """Whether a reading is the tree of a formula in Python form."""
    return plain(latex) == plain(parse(python))
