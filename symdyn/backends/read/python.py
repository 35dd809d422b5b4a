"""Reading printed Python: what NumPy and CasADi modules have in common."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from copy import copy
from typing import Any, NoReturn, TypeVar

from symdyn.backends.read.reading import Reading, operations, refuse
from symdyn.program.graph import Edge, Program

Definition = TypeVar("Definition", bound=ast.FunctionDef | ast.ClassDef)


def parsed(text: str) -> ast.Module:
    """The syntax tree of a module."""
    try:
        return ast.parse(text)
    except (SyntaxError, ValueError) as error:
        refuse(f"not Python: {error}", getattr(error, "lineno", None))


def dotted(node: ast.expr) -> str:
    """``a.b.c`` as text; empty for anything else."""
    if isinstance(node, ast.Attribute):
        base = dotted(node.value)
        return f"{base}.{node.attr}" if base else ""
    return node.id if isinstance(node, ast.Name) else ""


def documented(node: ast.FunctionDef | ast.ClassDef) -> bool:
    """Whether a definition begins with a docstring."""
    return ast.get_docstring(node, clean=False) is not None


def emptied(node: Definition) -> Definition:
    """A definition without its body."""
    found = copy(node)
    found.body = []
    return found


def literal(node: ast.expr) -> Any:
    """The value of a constant, or of a tuple or list of such; None for anything else."""
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, (ast.Tuple, ast.List)):
        values = [literal(item) for item in node.elts]
        return tuple(values) if isinstance(node, ast.Tuple) else values
    return None


def no(node: ast.expr | ast.stmt) -> NoReturn:
    """Refuse what is not understood."""
    refuse(f"not understood: {ast.unparse(node).splitlines()[0][:60]}", node.lineno)


def target(node: ast.expr) -> str:
    """The name that a value is given to."""
    return node.id if isinstance(node, ast.Name) else no(node)


class Expressions:
    """Expressions of printed Python.

    Parameters
    ----------
    program : Program
        The signature, as for :class:`symdyn.backends.read.reading.Reading`.
    calls : mapping
        The language's formats of calls.
    select : str
        Its format of a choice.

    Attributes
    ----------
    reading : Reading
    """

    def __init__(self, program: Program, calls: Mapping[str, str], select: str) -> None:
        self.reading = Reading(program)
        self._calls = operations(calls, select)
        self._kinds: dict[type, Callable[[Any], Edge]] = {
            ast.Name: lambda node: self.reading.named(node.id, node.lineno),
            ast.BinOp: self._operation,
            ast.UnaryOp: self._negation,
            ast.Constant: self._number,
            ast.Call: self._call,
            ast.Compare: self._comparison,
        }

    def edge(self, node: ast.expr) -> Edge:
        """The value of an expression."""
        kind = self._kinds.get(type(node))
        return kind(node) if kind else no(node)

    def _operation(self, node: ast.BinOp) -> Edge:
        build, kind = self.reading.build, type(node.op)
        left, right = self.edge(node.left), self.edge(node.right)
        if kind is ast.Mult:
            return build.mul(left, right)
        if kind is ast.Add:
            return build.add(left, right)
        if kind is ast.Sub:
            return build.add(left, -right)
        return build.div(left, right) if kind is ast.Div else no(node)

    def _negation(self, node: ast.UnaryOp) -> Edge:
        return -self.edge(node.operand) if isinstance(node.op, ast.USub) else no(node)

    def _number(self, node: ast.Constant) -> Edge:
        value = node.value
        return self.reading.number(value, node.lineno) if isinstance(value, float) else no(node)

    def _call(self, node: ast.Call) -> Edge:
        op, count = self._calls.get(dotted(node.func), ("", 0))
        if not op or node.keywords or len(node.args) != count:
            no(node)
        return self.reading.apply(op, [self.edge(argument) for argument in node.args])

    def _comparison(self, node: ast.Compare) -> Edge:
        if len(node.ops) != 1 or not isinstance(node.ops[0], ast.Lt):
            no(node)
        return self.reading.build.call("less", self.edge(node.left), self.edge(node.comparators[0]))
