r"""Brackets and bars: parentheses, columns, matrices, skew matrices, commutators, norms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from symdyn.check.language.syntax import Binary, Block, Call, Index, Name, Node, Number, fail, walk
from symdyn.check.latex.items import Item, rendered
from symdyn.check.latex.reader import Reader
from symdyn.check.latex.symbols import Scripts, power_of
from symdyn.check.latex.words import BARS

_SQUARE = {"[", "lbrack"}
_SIGNS = {"hat", "vee"}  # what [V]^\\wedge says of itself


def bracketed(reader: Reader) -> Node:
    """What stands in brackets, with the scripts of the closing one."""
    first, parts, separator = reader.opened()
    scripts = reader.scripts(first)
    if not all(parts):
        fail("nothing within", first.column, name=first.text)
    if len(parts) > 1:
        return _listed(reader, first, parts, separator == ";", scripts)
    crossing = first.text in _SQUARE and _is_crossing(parts[0])
    node = reader.inner(parts[0][:-1] if crossing else parts[0])
    if crossing:
        name = "crm" if reader.kind(node).rows == 6 else "hat"
        return hung(reader, Call(name, (node,), column=first.column), scripts)
    if first.text in _SQUARE and not scripts.below and power_of(scripts.above) not in _SIGNS:
        node = _squared(reader, node, first)
    return hung(reader, node, scripts)


def _is_crossing(part: Sequence[Item]) -> bool:
    r"""``[\omega\times]``: what a column does in a cross product."""
    hanging = len(part) > 1 and part[-2].is_mark("_", "^")
    return part[-1].is_command("times") and not hanging


def _squared(reader: Reader, node: Node, first: Item) -> Node:
    """``[x]``: the matrix of a vector, or a parenthesis around anything else."""
    kind = reader.kind(node)
    if kind.column:
        return Call("hat", (node,), column=first.column)
    named = [it for it in walk(node) if isinstance(it, Name) and it.id not in reader.scope]
    if named and not kind.known:
        cure = "declare it: of a vector [ ] is the skew matrix, else a parenthesis"
        fail("undeclared within [ ]", named[0].column, name=named[0].id, cure=cure)
    return node


def hung(reader: Reader, node: Node, scripts: Scripts) -> Node:
    r"""A bracket with its scripts, such as ``_\times`` and ``^\vee``."""
    if scripts.below:
        node = _below(reader, node, scripts.below)
    return reader.lifted(node, replace(scripts, below=()))


def _below(reader: Reader, node: Node, below: Sequence[Item]) -> Node:
    text = rendered(below).replace(" ", "").replace("{", "").replace("}", "")
    six = reader.kind(node).rows == 6
    names = {
        "\\times^*": "crf",
        "\\times^\\ast": "crf",
        "\\times": "crm" if six else "hat",
        "\\wedge": "hat",
        "\\vee": "vee",
    }
    if text in names:
        return Call(names[text], (node,), column=node.column)
    parts = [it for it in below if not it.is_mark(",")]
    if any(it.kind != "number" or not it.text.isdecimal() for it in parts):
        cure = r"\times, \wedge, \vee or numbers stand there"
        fail("an unknown subscript of a bracket", below[0].column, name="_" + text, cure=cure)
    return _entry(reader, node, [int(it.text) for it in parts], below[0].column)


def _entry(reader: Reader, node: Node, numbers: list[int], column: int) -> Node:
    r"""``[\omega]_{3,2}``: an entry of a matrix, or of the matrix of a vector."""
    vector = reader.kind(node).column
    if len(numbers) == 1 and 10 < numbers[0] < 100 and not vector:
        numbers = [numbers[0] // 10, numbers[0] % 10]
    if vector and len(numbers) == 2:
        node = Call("hat", (node,), column=node.column)
    at = tuple(Number(Fraction(it), column=column) for it in numbers)
    return Index(node, at, column=node.column)


def _listed(
    reader: Reader, first: Item, parts: Sequence[Sequence[Item]], below: bool, scripts: Scripts
) -> Node:
    """A column ``(a, b)`` or ``[a; b]``, a row ``[a, b]``, or the bracket of two matrices."""
    nodes = tuple(reader.inner(part) for part in parts)
    turned = power_of(scripts.above) == "T"
    if first.text in _SQUARE and not below:
        stacked = turned and reader.kind(nodes[0]).column  # [a, b]^T is a column
        pair = _commutator(reader, first, nodes) if len(nodes) == 2 and not stacked else None
        if pair is not None:
            return hung(reader, pair, scripts)
        if not turned:
            return hung(reader, Block((nodes,), column=first.column), scripts)
    if turned:  # (a, b)^T is how a line of text prints a column
        scripts = replace(scripts, above=())
    return hung(reader, _column(reader, first, nodes), scripts)


def _commutator(reader: Reader, first: Item, pair: tuple[Node, ...]) -> Node | None:
    kinds = [reader.kind(node) for node in pair]
    a, b = pair
    if any(it.rows == it.cols and it.matrix for it in kinds):
        products = (Binary("*", x, y, column=first.column) for x, y in ((a, b), (b, a)))
        return Binary("-", *products, column=first.column)
    if not any(it.column for it in kinds):
        return None
    if kinds[0].rows != 6:
        cure = "write a cross product, or a matrix with its columns"
        fail("a bracket of vectors or a matrix", first.column, name="[", cure=cure)
    return Binary("*", Call("ad", (a,), column=first.column), b, column=first.column)


def _column(reader: Reader, first: Item, nodes: tuple[Node, ...]) -> Node:
    kind = reader.kind(nodes[0])
    if len(nodes) == 2 and (kind.of == "rotation" or kind.rows == kind.cols == 3):
        return Call("SE3", nodes, column=first.column)
    return Block(tuple((node,) for node in nodes), column=first.column)


def bars(reader: Reader) -> Node:
    """``|x|`` and ``||x||``: the length of a vector, the size of a scalar, a determinant."""
    first = reader.take()
    bar = reader.bar(first)
    twice = first.kind == "mark" and reader.next.is_mark("|")
    if twice:
        reader.take()
    reader.closing.append(bar)
    node = reader.sum()
    reader.closing.pop()
    for _ in range(1 + twice):
        last = reader.take()
        if last.text not in BARS or reader.bar(last) != bar:
            fail("this bar is not closed", first.column, name=first.text)
    kind = reader.kind(node)
    single = bar == "|" and not twice
    name = "det" if single and kind.matrix else "norm"
    found: Node = Call(name, (node,), column=first.column)
    if single and kind.scalar:
        square = Binary("**", node, Number(Fraction(2)), column=first.column)
        found = Call("sqrt", (square,), column=first.column)
    return reader.lifted(found, reader.scripts(first))


def matrix(reader: Reader) -> Node:
    """A matrix in its brackets or bars."""
    item = reader.take()
    if not all(item.rows) or len({len(row) for row in item.rows}) != 1:
        lengths = ", ".join(str(len(row)) for row in item.rows)
        fail(f"rows of different length: {lengths}", item.column, name=item.text)
    rows = tuple(tuple(_cell(reader, cell, item) for cell in row) for row in item.rows)
    node: Node = Block(rows, column=item.column)
    if item.text == "vmatrix":
        node = Call("det", (node,), column=item.column)
    if item.text == "Vmatrix":
        node = Call("norm", (node,), column=item.column)
    return hung(reader, node, reader.scripts(item))


def _cell(reader: Reader, found: tuple[Item, ...], of: Item) -> Node:
    """An entry of a matrix."""
    if found:
        return reader.inner(found)
    reader.context.remarks.append("empty entries of a matrix are read as 0")
    return Number(Fraction(0), column=of.column)
