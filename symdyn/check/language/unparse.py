"""A tree as text in Python form."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from symdyn.check.language.syntax import (
    Binary,
    Block,
    Call,
    Equation,
    Field,
    Index,
    Name,
    Negated,
    Node,
    Number,
)

_SUM, _PRODUCT, _SIGN, _POWER, _ATOM = range(1, 6)
_LEVELS = {"+": _SUM, "-": _SUM, "*": _PRODUCT, "/": _PRODUCT, "**": _POWER}


def unparse(node: Node) -> str:
    """The text that parses to this tree.

    >>> from symdyn.check.language.parse import parse
    >>> from symdyn.check.language.unparse import unparse
    >>> unparse(parse("-(a+b)*c ** 2==block([[A,0]]) .T"))
    '-(a + b)*c**2 == block([[A, 0]]).T'
    """
    return _text(node)[0]


def _text(node: Node) -> tuple[str, int]:
    found: tuple[str, int] = _RULES[type(node)](node)
    return found


def _within(node: Node, level: int) -> str:
    text, own = _text(node)
    return text if own >= level else f"({text})"


def _number(node: Number) -> tuple[str, int]:
    value = node.value
    if value.denominator == 1:
        return str(value), _ATOM if value >= 0 else _SIGN
    return str(value), _PRODUCT


def _binary(node: Binary) -> tuple[str, int]:
    level = _LEVELS[node.op]
    if node.op == "**":
        right = _within(node.right, _SIGN)
        return f"{_within(node.left, _ATOM)}**{right}", level
    left = _within(node.left, level if not isinstance(node.left, Negated) else _SUM)
    right = _within(node.right, level + 1 if node.op in "-/" or level == _SUM else _SIGN)
    if isinstance(node.right, Negated) or right.startswith("-"):
        right = f"({_text(node.right)[0]})"
    space = " " if level == _SUM else ""
    return f"{left}{space}{node.op}{space}{right}", level


def _negated(node: Negated) -> tuple[str, int]:
    return f"-{_within(node.of, _PRODUCT)}", _SUM if isinstance(node.of, Binary) else _SIGN


def _list(nodes: Any) -> str:
    return ", ".join(unparse(node) for node in nodes)


def _call(node: Call) -> tuple[str, int]:
    head = f"{_within(node.of, _ATOM)}." if node.of is not None else ""
    return f"{head}{node.name}({_list(node.args)})", _ATOM


def _block(node: Block) -> tuple[str, int]:
    return f"block([{', '.join(f'[{_list(row)}]' for row in node.rows)}])", _ATOM


def _equation(node: Equation) -> tuple[str, int]:
    return " == ".join(unparse(side) for side in node.sides), 0


_RULES: dict[type[Node], Callable[[Any], tuple[str, int]]] = {
    Number: _number,
    Name: lambda node: (node.id, _ATOM),
    Negated: _negated,
    Binary: _binary,
    Field: lambda node: (f"{_within(node.of, _ATOM)}.{node.name}", _ATOM),
    Index: lambda node: (f"{_within(node.of, _ATOM)}[{_list(node.at)}]", _ATOM),
    Call: _call,
    Block: _block,
    Equation: _equation,
}
