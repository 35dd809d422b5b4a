"""Single-edit mutants of functions: the slips a hand makes.

sign        a + b for a - b, and back; a dropped unary minus
order       b a for a b
transpose   a dropped ``.T``
drop        one term of a sum left out
cross       the operands of a cross product exchanged
parent      the parent's parent for the parent
constant    a number off by one, also where it is an index

Functions are edited, methods, and the lambdas that stand in a module's tables.
"""

from __future__ import annotations

import ast
import copy
import inspect
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import CodeType, FunctionType, ModuleType
from typing import Any

from tests.kill.rooms import WRITES_TEXT


@dataclass(frozen=True)
class Mutant:
    """One edit of one function.

    Attributes
    ----------
    module, function : str
    number : int
        Among the function's.
    line : int
        In the module's file.
    kind : str
    before, after : str
        The edited expression.
    code : CodeType
        Of the edited function.
    """

    module: str
    function: str
    number: int
    line: int
    kind: str
    before: str
    after: str
    code: CodeType

    def __str__(self) -> str:
        place = f"{self.module}:{self.line} {self.function}"
        return f"{place}: {self.kind}: {self.before}  ->  {self.after}"


def functions(module: ModuleType) -> Iterator[tuple[str, FunctionType]]:
    """The functions and methods whose text stands in a module, without those that write text."""
    left_out = WRITES_TEXT.get(module.__name__, ())
    yield from (pair for pair in _all(module) if pair[0] not in left_out)


def _all(module: ModuleType) -> Iterator[tuple[str, FunctionType]]:
    for name, value in vars(module).items():
        if inspect.isclass(value) and (value.__module__, value.__name__) == (module.__name__, name):
            for attribute, member in vars(value).items():
                inner = member.fget if isinstance(member, property) else member
                inner = getattr(inner, "__func__", inner)
                if getattr(inner, "__name__", "") != LAMBDA:  # the default of a field
                    yield from _own(module, f"{name}.{attribute}", inner)
        elif isinstance(value, dict):
            for key, member in value.items():
                if isinstance(member, FunctionType) and member.__name__ == LAMBDA:
                    yield from _own(module, f"{name}[{key}]", member)
        elif getattr(value, "__name__", "") != LAMBDA:
            yield from _own(module, name, inspect.unwrap(value) if callable(value) else value)


def _own(module: ModuleType, name: str, value: object) -> Iterator[tuple[str, FunctionType]]:
    """The function itself, unless another module or ``dataclass`` wrote it."""
    if isinstance(value, FunctionType) and value.__code__.co_filename == module.__file__:
        yield name, value


def mutants(module: ModuleType, name: str, function: FunctionType) -> Iterator[Mutant]:
    """Every single edit of a function."""
    first = inspect.getsourcelines(function)[1]
    tree, edits = places(function)
    for number, (node, kind, edit) in enumerate(edits):
        code = code_of(_edited(tree, node, edit), function)
        if code is not None:
            yield Mutant(
                module.__name__,
                name,
                number,
                first + node.lineno - 1,
                kind,
                ast.unparse(node),
                ast.unparse(edit(copy.deepcopy(node))),
                code,
            )


def places(function: FunctionType) -> tuple[ast.Module, list[tuple[Any, str, Edit]]]:
    """A function's text, and where and how it can be edited."""
    text = textwrap.dedent(inspect.getsource(function))
    tree = _of_lambda(text) if function.__name__ == LAMBDA else ast.parse(text)
    definition = tree.body[0]
    assert isinstance(definition, ast.FunctionDef)
    body = definition.body[1:] if ast.get_docstring(definition) else definition.body
    nodes = [node for statement in body for node in ast.walk(statement)]
    return tree, [(node, kind, edit) for node in nodes for kind, edit in _edits(node)]


LAMBDA = "<lambda>"


def _of_lambda(text: str) -> ast.Module:
    """A row of a table whose value is a lambda, as a module with that function in it."""
    row = ast.parse("{" + text + "}", mode="eval")
    found = next(node for node in ast.walk(row) if isinstance(node, ast.Lambda))
    definition = ast.parse("def row():\n    pass").body[0]
    assert isinstance(definition, ast.FunctionDef)
    definition.args, definition.body = found.args, [ast.Return(found.body)]
    return ast.fix_missing_locations(ast.Module([definition], []))


Edit = Callable[[Any], ast.AST]


def _edits(node: ast.AST) -> Iterator[tuple[str, Edit]]:
    of = _EDITS.get(type(node))
    if of is not None:
        yield from of(node)


def _of_product_or_sum(node: Any) -> Iterator[tuple[str, Edit]]:
    if isinstance(node.op, ast.Mult):
        yield "order", lambda n: ast.BinOp(n.right, n.op, n.left)
    elif isinstance(node.op, ast.Add):
        yield "sign", lambda n: ast.BinOp(n.left, ast.Sub(), n.right)
        yield "drop", lambda n: n.left
        yield "drop", lambda n: n.right
    elif isinstance(node.op, ast.Sub):
        yield "sign", lambda n: ast.BinOp(n.left, ast.Add(), n.right)
        yield "drop", lambda n: n.left
        yield "drop", lambda n: ast.UnaryOp(ast.USub(), n.right)


def _of_minus(node: Any) -> Iterator[tuple[str, Edit]]:
    if isinstance(node.op, ast.USub):
        yield "sign", lambda n: n.operand


def _of_update(node: Any) -> Iterator[tuple[str, Edit]]:
    if isinstance(node.op, ast.Add | ast.Sub):
        other = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        yield "sign", lambda n: ast.AugAssign(n.target, other, n.value)


def _of_attribute(node: Any) -> Iterator[tuple[str, Edit]]:
    if node.attr == "T":
        yield "transpose", lambda n: n.value
    elif node.attr == "parent":
        yield "parent", _grandparent


def _of_call(node: Any) -> Iterator[tuple[str, Edit]]:
    if isinstance(node.func, ast.Name) and node.func.id == "cross":
        yield "cross", lambda n: ast.Call(n.func, n.args[::-1], n.keywords)


def _of_number(node: Any) -> Iterator[tuple[str, Edit]]:
    if type(node.value) is int:
        yield "constant", lambda n: ast.Constant(n.value + 1)


_EDITS: dict[type, Callable[[Any], Iterator[tuple[str, Edit]]]] = {
    ast.BinOp: _of_product_or_sum,
    ast.UnaryOp: _of_minus,
    ast.AugAssign: _of_update,
    ast.Attribute: _of_attribute,
    ast.Call: _of_call,
    ast.Constant: _of_number,
}
"""What a hand may do to each kind of expression."""


def _grandparent(node: ast.AST) -> ast.AST:
    one_less = ast.BinOp(node, ast.Sub(), ast.Constant(1))  # type: ignore[arg-type]
    return ast.Call(ast.Name("max", ast.Load()), [one_less, ast.Constant(-1)], [])


class _Replace(ast.NodeTransformer):
    def __init__(self, old: ast.AST, edit: Edit) -> None:
        self.old, self.edit = old, edit

    def visit(self, node: ast.AST) -> ast.AST:
        if getattr(node, "_mark", None) is self.old:
            return ast.copy_location(self.edit(node), node)
        return self.generic_visit(node)


def _edited(tree: ast.Module, node: ast.AST, edit: Edit) -> ast.Module:
    twin = marked_copy(tree)
    return ast.fix_missing_locations(_Replace(node, edit).visit(twin))


def marked_copy(node: ast.AST) -> ast.AST:
    """A deep copy whose nodes remember the originals."""
    twin = type(node)()
    for field, value in ast.iter_fields(node):
        setattr(twin, field, _copied(value))
    for attribute in ("lineno", "col_offset", "end_lineno", "end_col_offset"):
        if hasattr(node, attribute):
            setattr(twin, attribute, getattr(node, attribute))
    twin._mark = node  # type: ignore[attr-defined]
    return twin


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(part) for part in value]
    return marked_copy(value) if isinstance(value, ast.AST) else value


def code_of(tree: ast.Module, function: FunctionType) -> CodeType | None:
    """The edited function's code, with the closure variables of the original."""
    definition = tree.body[0]
    assert isinstance(definition, ast.FunctionDef)
    definition.decorator_list = []
    free = function.__code__.co_freevars
    if free:  # closures are rebuilt around the same variables
        outer = ast.parse(f"def outer({', '.join(free)}):\n    pass").body[0]
        assert isinstance(outer, ast.FunctionDef)
        outer.body = [definition, ast.Return(ast.Name(definition.name, ast.Load()))]
        module = ast.fix_missing_locations(ast.Module([outer], []))
        whole = compile(module, function.__code__.co_filename, "exec", dont_inherit=True)
        inner = next(c for c in whole.co_consts if isinstance(c, CodeType))
        found = next(c for c in inner.co_consts if isinstance(c, CodeType))
        return found if found.co_freevars == free else None
    compiled = compile(tree, function.__code__.co_filename, "exec", dont_inherit=True)
    found = next(c for c in compiled.co_consts if isinstance(c, CodeType))
    return found if not found.co_freevars else None
