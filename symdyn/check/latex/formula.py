r"""A formula in LaTeX: its rows, claims and side definitions; see :mod:`symdyn.check.latex`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import inf

from symdyn.check.language.parse import DEEPEST
from symdyn.check.language.syntax import Equation, Name, Node, fail, names
from symdyn.check.language.types import Defined, Type
from symdyn.check.latex.cursor import nesting
from symdyn.check.latex.expression import expression
from symdyn.check.latex.items import Item, items, rendered
from symdyn.check.latex.reader import Context
from symdyn.check.latex.styles import mixed_styles
from symdyn.check.latex.tokens import NO_MACROS, Macro, expand, tokens
from symdyn.check.latex.words import EQUALS, LEADING, REFUSED
from symdyn.errors import SymdynError

_DELIMITERS = (("$$", "$$"), ("$", "$"), ("\\[", "\\]"), ("\\(", "\\)"))
_REMARKS = ("in", "forall", "quad", "checkmark", "because", "ni", "notin", "text")


@dataclass(frozen=True)
class Reading:
    """What a formula in LaTeX says.

    Attributes
    ----------
    claims : tuple of Node
        Equations, or one expression.
    definitions : tuple of Defined
        Side definitions, in the order in which they can be made.
    remarks : tuple of str
        What was read but is not checked, or could be read otherwise; to be told.
    written : mapping
        LaTeX of names, for :func:`symdyn.check.latex.write.latex_text`.
    """

    claims: tuple[Node, ...]
    definitions: tuple[Defined, ...] = ()
    remarks: tuple[str, ...] = ()
    written: Mapping[str, str] = field(default_factory=dict)


def parse_latex(
    source: str,
    declared: Mapping[str, Type | Node] | None = None,
    macros: Mapping[str, Macro] = NO_MACROS,
    start: int = 1,
) -> Reading:
    r"""The claims of a formula.

    Parameters
    ----------
    source : str
        With or without its delimiters; several rows of an ``align`` are one formula.
    declared : mapping
        Types of names, or the expressions that names are short for; names as
        :func:`symdyn.check.language.syntax.canonical` gives them.
    macros : mapping
        Of the document, from :func:`symdyn.check.latex.tokens.macros_of`.
    start : int
        Column of its first character.

    Raises
    ------
    SymdynError
        Naming what was met, and its column.

    Examples
    --------
    >>> from symdyn.check.latex.formula import parse_latex
    >>> from symdyn.check.language.types import parse_type
    >>> (claim,) = parse_latex(r"\hat{w} v = w \times v", {"w": parse_type("vec3")}).claims
    >>> claim.sides[1]
    Call(column=13, name='cross', args=(Name(column=13, id='w'), Name(column=22, id='v')), of=None)
    """
    source, start = _bare(source, start)
    words = expand(tokens(source, start), macros)
    found = items(words)
    _refuse_depth(found)
    end = start + len(source)
    reading = _read(found, Context(dict(declared or {}), end=end))
    if any("is read as the unit vector" in it for it in reading.remarks):
        matrices = Context(dict(declared or {}), end=end, matrices=True)
        reading = _fitting(found, reading, matrices)
    return replace(reading, remarks=(*reading.remarks, *mixed_styles(words)))


def _read(found: Sequence[Item], context: Context) -> Reading:
    parts = [part for row in _rows(found) for part in _parts(row, context)]
    for item in found:
        if not parts and item.kind == "command" and item.text in REFUSED:
            fail("is not read", item.column, name="\\" + item.text, cure=REFUSED[item.text])
    if not parts:
        fail("no formula", found[0].column if found else context.end)
    return _Reader(context).read(parts)


def _fitting(found: Sequence[Item], reading: Reading, context: Context) -> Reading:
    r"""Of two readings of ``\hat u``, a unit vector or its matrix, the one whose shapes fit."""
    from symdyn.check.meaning.elaborate import Elaborator, OverBudget, Undefined

    def fits(it: Reading) -> float:
        """The column where it does not; infinite where it does."""
        scope = {**context.scope, **{made.name: made.value for made in it.definitions}}
        try:
            for claim in it.claims:
                Elaborator(scope).claim(claim)
        except SymdynError as error:
            place = re.search(r"\(column (\d+)\)", str(error))
            return int(place[1]) if place else 0
        except (OverBudget, Undefined):
            return inf
        return inf

    other = _read(found, replace(context, scope=dict(context.scope)))
    return max(reading, other, key=fits)


def _refuse_depth(found: Sequence[Item]) -> None:
    depth = 0
    for item in found:
        depth += nesting(item)
        if depth > DEEPEST:
            fail(f"more than {DEEPEST} levels deep", item.column, cure="name parts with let")


def _bare(source: str, start: int) -> tuple[str, int]:
    """A formula without delimiters around it, and a final full stop."""
    text = source.rstrip()
    start += len(text) - len(text.lstrip())
    text = text.lstrip()
    for opening, closing in _DELIMITERS:
        long = len(text) >= len(opening) + len(closing)
        if long and text.startswith(opening) and text.endswith(closing):
            return text[len(opening) : -len(closing)], start + len(opening)
    return text, start


@dataclass
class _Part:
    """A claim or definition: its sides, whether a word says which, whether it begins a row."""

    sides: list[list[Item]] = field(default_factory=lambda: [[]])
    aside: bool = False
    opens: bool = False


def _rows(found: Sequence[Item]) -> list[list[Item]]:
    """Rows of an alignment; a row that starts with a sign goes on with the one before."""
    rows: list[list[Item]] = [[]]
    for item in found:
        if item.kind == "row":
            rows.append([])
        elif item.kind != "cell" and (rows[-1] or item.kind != "break"):
            rows[-1].append(item)
    joined: list[list[Item]] = []
    for row in rows:
        going_on = row and (
            _equals(row, 0) or row[0].is_mark("+", "-") or row[0].is_command("cdot")
        )
        open_end = joined and not any(_equals(row, k) for k in range(len(row)))
        if joined and row and (going_on or (open_end and joined[-1] and _unfinished(joined[-1]))):
            joined[-1] += row
        elif row:
            joined.append(list(row))
    return joined


def _is_sign(item: Item) -> bool:
    return item.is_mark("+", "-") or item.is_command("cdot", "times")


def _unfinished(row: Sequence[Item]) -> bool:
    return row[-1].is_mark("=") or _is_sign(row[-1])


def _equals(row: Sequence[Item], at: int) -> int:
    r"""How many items a sign of equality takes here: ``=``, ``:=``, ``\triangleq``; 0 for none."""
    item = row[at]
    if item.is_mark(":", "=") and at + 1 < len(row) and row[at + 1].is_mark("="):
        return 2
    if item.is_command("stackrel", "overset") and at + 2 < len(row):
        last = row[at + 2]
        return 3 if last.is_mark("=") else 0
    return int(item.is_mark("=") or (item.kind == "command" and item.text in EQUALS))


def _parts(row: Sequence[Item], context: Context) -> list[_Part]:
    """Claims and definitions of a row, and remarks told."""
    parts: list[_Part] = []
    for piece in _pieces(row):
        if parts and rendered(piece).strip("()").isdecimal():  # the number of an equation
            continue
        part = _part(piece, context)
        if part is None:
            continue
        if parts and len(part.sides) > 1 and not part.sides[0]:  # "= c" after a wide space
            parts[-1].sides += part.sides[1:]
        else:
            part.opens = not parts
            parts.append(part)
    return parts


def _pieces(row: Sequence[Item]) -> list[list[Item]]:
    """What stands between commas and wide spaces outside brackets."""
    pieces: list[list[Item]] = [[]]
    depth = 0
    for item in row:
        depth += nesting(item)
        if item.kind == "break" or (depth <= 0 and item.is_mark(",", ";")):
            pieces.append([])
        elif _leads(item):
            pieces.append([item])
        else:
            pieces[-1].append(item)
    return [piece for piece in _dotted(pieces) if piece]


def _leads(item: Item) -> bool:
    """Whether a word such as "where" stands before a side definition."""
    return item.kind == "word" and item.text.strip(" :,").lower() in LEADING


def _dotted(pieces: list[list[Item]]) -> list[list[Item]]:
    r"""``i = 1, \ldots, n`` is one piece."""
    joined: list[list[Item]] = []
    following = False
    for piece in pieces:
        dots = len(piece) == 1 and piece[0].is_command("ldots", "dots", "cdots", "dotsc")
        if joined and (dots or following):
            joined[-1] += [Item("mark", ",", piece[0].column), *piece] if piece else []
        else:
            joined.append(piece)
        following = dots
    return joined


def _part(piece: list[Item], context: Context) -> _Part | None:
    aside = False
    while piece and _leads(piece[0]):
        aside, piece = True, piece[1:]
    while piece and piece[-1].is_mark("."):
        piece = piece[:-1]
    piece = _without_remark(piece, context)
    if not piece:
        return None
    part = _Part(aside=aside)
    at = 0
    while at < len(piece):
        count = _equals(piece, at)
        if count:
            part.sides.append([])
        else:
            part.sides[-1].append(piece[at])
        at += count or 1
    return part


def _without_remark(piece: list[Item], context: Context) -> list[Item]:
    r"""A piece up to what cannot be checked: ``\in``, ``\forall``, prose, a tick."""
    dots = any(it.is_command("ldots", "dots") for it in piece)
    depth = 0
    for k, item in enumerate(piece):
        depth += nesting(item)
        prose = item.kind == "word" and (not item.text.isidentifier() and not _operand(item))
        if depth == 0 and (prose or item.is_command(*_REMARKS)):
            if not item.is_command("checkmark"):
                told = rendered(
                    piece if item.is_command("in") and not _has_sign(piece[:k]) else piece[k:]
                )
                context.remarks.append(f"not checked: {told.strip()}")
            left = piece[:k]
            return left if _has_sign(left) or not item.is_command("in") else []
    if dots and len(piece) > 2 and piece[1].is_mark("=") and not _bracket(piece):
        context.remarks.append(f"not checked: {rendered(piece).strip()}")
        return []
    return piece


def _bracket(piece: Sequence[Item]) -> bool:
    return any(it.is_mark("(", "[", "+", "-") or it.kind == "matrix" for it in piece)


def _operand(item: Item) -> bool:
    return all(c.isalnum() or c in "-_" for c in item.text)


def _has_sign(piece: Sequence[Item]) -> bool:
    return any(_equals(piece, k) for k in range(len(piece)))


class _Reader:
    """Definitions first, then claims in their light."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.definitions: list[Defined] = []

    def read(self, parts: list[_Part]) -> Reading:
        claims = [part for k, part in enumerate(parts) if not self.is_definition(part, parts[:k])]
        asides = [part for part in parts if part not in claims]
        if not claims:
            claims, asides = asides, []
        self.refuse_open(claims)
        for part in asides:
            self.define(part)
        found = tuple(self.claim(part) for part in claims)
        made = [Defined(name, node) for name, node in self.context.labels]
        remarks = tuple(dict.fromkeys(self.context.remarks))
        return Reading(found, (*self.definitions, *made), remarks, self.context.written)

    def is_definition(self, part: _Part, before: Sequence[_Part]) -> bool:
        """Whether a part gives a name its meaning: ``x = ...`` after a claim, or where x.

        A declared name gets another meaning only where a claim before uses it; this is told.
        """
        if len(part.sides) != 2 or not (before or part.aside):
            return False
        node = self.node(part.sides[0])
        if not isinstance(node, Name):
            return False
        if node.id not in self.context.scope:
            return True
        sides = [self.node(side) for earlier in before for side in earlier.sides]
        used = any(node.id in names(side) for side in sides if side is not None)
        if part.aside or (used and not part.opens):
            told = f"{node.id} is what this formula says it is, not as declared"
            self.context.remarks.append(told)
            del self.context.scope[node.id]
            return True
        return False

    def node(self, side: Sequence[Item]) -> Node | None:
        """The tree of a side; None where it has none, and nothing is told."""
        trial = Context(
            dict(self.context.scope), end=self.context.end, matrices=self.context.matrices
        )
        try:
            return expression(side, trial) if side else None
        except SymdynError:
            return None

    def define(self, part: _Part) -> None:
        node = self.node(part.sides[0])
        if not isinstance(node, Name) or node.id in self.context.scope:
            fail("defined twice", part.sides[0][0].column, name=rendered(part.sides[0]))
        name = node.id
        value = expression(part.sides[1], self.context)
        if name in names(value):
            fail("defined by itself", part.sides[0][0].column, name=name)
        self.context.scope[name] = value
        self.definitions.append(Defined(name, value))

    def refuse_open(self, claims: list[_Part]) -> None:
        for part in claims:
            if not all(part.sides):
                known = [it.column for side in part.sides for it in side]
                column = max(known, default=self.context.end)
                fail("a side of the equation is missing", column, name="=")

    def claim(self, part: _Part) -> Node:
        """An equation; names that it gives a meaning are defined."""
        sides = [expression(side, self.context) for side in part.sides]
        if len(sides) == 1:
            return sides[0]
        new = [it.id for it in sides if isinstance(it, Name) and it.id not in self.context.scope]
        value = next((it for it in sides if not isinstance(it, Name) or it.id not in new), None)
        for name in dict.fromkeys(new):
            if value is not None and name not in names(value):
                self.context.scope[name] = value
                self.definitions.append(Defined(name, value))
        return Equation(tuple(sides), column=sides[0].column)


def without_new(claim: Node, made: Mapping[str, Node]) -> Node | None:
    """What a claim says beside what it defines; None where it only defines."""
    if not isinstance(claim, Equation):
        return claim
    said = [
        it
        for it in claim.sides
        if not (isinstance(it, Name) and it.id in made and made[it.id] in claim.sides)
    ]
    if len(said) == len(claim.sides):
        return claim
    return Equation(tuple(said), column=said[0].column) if len(said) > 1 else None
