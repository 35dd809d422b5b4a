r"""Expressions of LaTeX: items to the tree of :mod:`symdyn.check.language.syntax`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from math import factorial

from symdyn.check.language.syntax import Node, Number, fail
from symdyn.check.latex.brackets import bars, bracketed, matrix
from symdyn.check.latex.commands import COMMANDS
from symdyn.check.latex.items import Item, rendered
from symdyn.check.latex.naming import framed, symbol, word
from symdyn.check.latex.reader import Context, Grammar, Reader
from symdyn.check.latex.symbols import sized
from symdyn.check.latex.words import BARS, GREEK, NAMING, OPERATING


def expression(found: Sequence[Item], context: Context) -> Node:
    """The tree of items that hold one expression and nothing else.

    Raises
    ------
    SymdynError
        Naming what was met, and its column.
    """
    return Reader(found, context, _GRAMMAR).whole()


def _number(reader: Reader) -> Node:
    r"""A number, a factorial, or ``1_3`` and ``0_{3\times 3}``."""
    item = reader.take()
    if item.text in {"0", "1"} and reader.next.is_mark("_"):
        scripts = reader.scripts(item)
        of = "zeros" if item.text == "0" else "eye"
        node = sized(of, scripts.below, reader.context, item.column)
        if node is None:
            fail("no size", item.column, name=f"{item.text}_{rendered(scripts.below)}")
        return reader.lifted(node, replace(scripts, below=()))
    value = Fraction(item.text)
    if reader.next.is_mark("!"):
        reader.take()
        if value.denominator > 1 or value > 30:
            fail("factorials go up to 30", item.column, name=item.text + "!")
        value = Fraction(factorial(int(value)))
    return reader.lifted(Number(value, column=item.column), reader.scripts(item))


def _group(reader: Reader) -> Node:
    """A group in braces."""
    item = reader.take()
    if not item.items:
        if reader.next.is_mark("^", "_"):
            return framed(reader)
        if reader.starts(reader.next):
            return reader.factor()
        fail("an empty group", item.column, name="{}")
    return reader.lifted(reader.inner(item.items), reader.scripts(item))


def _mark(reader: Reader) -> Node:
    """What starts with a mark."""
    if reader.next.is_mark("^"):
        return framed(reader)
    if reader.next.text == "|":
        return bars(reader)
    return bracketed(reader)


_GRAMMAR = Grammar(
    kinds={
        "number": _number,
        "letter": symbol,
        "word": word,
        "group": _group,
        "matrix": matrix,
        "mark": _mark,
    },
    commands={
        **dict.fromkeys((*GREEK, *OPERATING, *NAMING), symbol),
        **dict.fromkeys(BARS, bars),
        **COMMANDS,
    },
)
