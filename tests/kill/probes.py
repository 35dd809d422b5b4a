"""Edits that change no value, found while everything runs once.

Most slips of a hand are caught by a statement within a second; what costs time are edits
that change nothing, ``b * a`` for ``a * b`` where both are numbers, for then every statement
and every function has to be looked at.  So all functions run once, changed in such a way that
wherever an edit could be made both values are computed.  An edit whose value is the same
each time it is reached leaves every statement and every emitted program as it is.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from types import FunctionType
from typing import Any

from tests.kill.mutants import marked_copy, places

Spot = tuple[str, str, int]
"""Module, function, number of the edit in it."""


class _Probe:
    """What the changed functions call where an edit could be made."""

    def __init__(self) -> None:
        self.reached: set[Spot] = set()
        self.differ: set[Spot] = set()
        self.at: list[list[Spot]] = []

    def __call__(self, number: int, kind: str, *operands: Any) -> Any:
        value = _VALUES[kind](*operands)
        for place, other in zip(self.at[number], _OTHERS[kind], strict=True):
            self.reached.add(place)
            if place not in self.differ and not _same(value, other, operands):
                self.differ.add(place)
        return value


def _same(value: Any, other: Callable[..., Any], operands: tuple[Any, ...]) -> bool:
    try:
        found = other(*operands)
        return type(found) is type(value) and bool(found == value)
    except Exception:
        return False


_VALUES: dict[str, Callable[..., Any]] = {
    "Mult": lambda a, b: a * b,
    "Add": lambda a, b: a + b,
    "Sub": lambda a, b: a - b,
    "USub": lambda a: -a,
    "T": lambda a: a.T,
    "parent": lambda a: a.parent,
    "cross": lambda f, a, b: f(a, b),
    "update": lambda a: a,
    "number": lambda a: a,
}
"""What stands in the text."""

_OTHERS: dict[str, tuple[Callable[..., Any], ...]] = {
    "Mult": (lambda a, b: b * a,),
    "Add": (lambda a, b: a - b, lambda a, b: a, lambda a, b: b),
    "Sub": (lambda a, b: a + b, lambda a, b: a, lambda a, b: -b),
    "USub": (lambda a: a,),
    "T": (lambda a: a,),
    "parent": (lambda a: max(a.parent - 1, -1),),
    "cross": (lambda f, a, b: f(b, a),),
    "update": (lambda a: -a,),
    "number": (lambda a: a + 1,),
}
"""What the edits make of it, in the order of :mod:`tests.kill.mutants`."""


PROBE = _Probe()


def without_effect() -> set[Spot]:
    """Edits that were reached so far and never changed a value."""
    return PROBE.reached - PROBE.differ


def probed(name: str, function: FunctionType) -> ast.Module:
    """A function's text with calls of ``_probe`` in it."""
    tree, edits = places(function)
    numbers: dict[ast.AST, list[Spot]] = {}
    for number, (node, _, _) in enumerate(edits):
        numbers.setdefault(node, []).append((function.__module__, name, number))
    twin: ast.Module = _Insert(PROBE, numbers).visit(marked_copy(tree))
    return twin


class _Insert(ast.NodeTransformer):
    """Replaces what could be edited by a call of the probe on its operands."""

    def __init__(self, probe: _Probe, numbers: dict[ast.AST, list[Spot]]) -> None:
        self.probe, self.numbers = probe, numbers

    def visit(self, node: Any) -> Any:
        found = self.numbers.get(getattr(node, "_mark", None))  # type: ignore[arg-type]
        self.generic_visit(node)
        kind, operands = _operands(node) if found else ("", [])
        if not kind:
            return node
        arguments = [ast.Constant(len(self.probe.at)), ast.Constant(kind), *operands]
        self.probe.at.append(found)  # type: ignore[arg-type]
        call = ast.Call(ast.Name("_probe", ast.Load()), arguments, [])
        if isinstance(node, ast.AugAssign):
            node.value = call
            return node
        return ast.copy_location(call, node)


def _operands(node: Any) -> tuple[str, list[ast.expr]]:
    if isinstance(node, ast.BinOp):
        return type(node.op).__name__, [node.left, node.right]
    if isinstance(node, ast.UnaryOp):
        return "USub", [node.operand]
    if isinstance(node, ast.AugAssign):
        return "update", [node.value]
    if isinstance(node, ast.Attribute):
        return node.attr, [node.value]
    if isinstance(node, ast.Constant):
        return "number", [node]
    if isinstance(node, ast.Call) and len(node.args) == 2 and not node.keywords:
        return "cross", [node.func, *node.args]
    return "", []
