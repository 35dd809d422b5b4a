"""Formulas in documents: blocks that declare and claim, read in place with their lines.

A block holds one thing a line::

    let R: SO3                      a type, for the document from there on
    let x = 2*a                     a side definition
    bind M, C = arm.M, arm.C        several at once
    convention order=(v,omega)
    check R.T*R == eye(3)           a claim; check [orthogonal] ... names it
    latex R^\\top R = I             the same in LaTeX
    latex                           the next display formula of the document, as it stands
    expect REFUTED                  of the claim before, where it is not true
    \\newcommand{\\om}{\\omega}      a macro, for the formulas in LaTeX from there on
    # a comment

An id has two characters or more, without a backslash: ``latex [w] v = 0`` begins with a bracket.
Blocks are fenced code whose info string is ``symdyn`` in Markdown and in Markdown cells of
notebooks, code cells that begin with ``%%symdyn``, comments ``% symdyn: let R: SO3`` and
environments ``symdyn`` in LaTeX, and the whole of any other file.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain, islice
from pathlib import Path

from symdyn.check.displays import displays
from symdyn.errors import SymdynError

LARGEST = 64 << 20
"""Bytes of a document."""

MOST_LINES = 20_000
"""Lines in the blocks of one document."""

INFO = "symdyn"
"""The info string of a block."""

_FENCE = re.compile(r"^(\s{0,3}(?:>\s*)*)(`{3,}|~{3,})\s*(.*)$")
_KEYWORDS = ("let", "bind", "convention", "check", "latex", "expect")
_LINE = re.compile(rf"^\s*({'|'.join(_KEYWORDS)})\b[ \t]*")
_ID = re.compile(r"^\[([^\[\]]+)\]\s*(?=\S)")
_LATEX_ID = re.compile(r"^\[(\w[\w.:/ -]*\w)\]\s+(?=[^\s=^_+])")
_ONLY_ID = re.compile(r"^\[([^\[\]]+)\]$")
_MACRO = re.compile(r"^\s*\\(?:(?:re|provide)?newcommand|def|DeclareMathOperator)(?![A-Za-z])")
_TEX = re.compile(r"^\s*%+\s*symdyn\s*:\s?")
_TEX_BLOCK = re.compile(r"^\s*\\(begin|end)\{symdyn\}\s*$")


@dataclass(frozen=True)
class Line:
    """One line of a block.

    Attributes
    ----------
    number : int
        In the document, from 1.
    keyword : str
        let, bind, convention, check, latex, expect or macro; empty of what is none.
    text : str
        What follows it.
    column : int
        Where that begins, from 1.
    id : str
        The author's name of a claim.
    error : SymdynError, optional
        Why it cannot be read.
    """

    number: int
    keyword: str
    text: str
    column: int
    id: str = ""
    error: SymdynError | None = None

    @property
    def waits(self) -> bool:
        """Whether its formula is the next display of the document."""
        return self.keyword == "latex" and not self.text


def read(path: Path) -> list[Line]:
    """The lines of all blocks of a file, by its kind.

    Raises
    ------
    SymdynError
        Where the file cannot be read, or a line of a block is none.
    """
    reader = FORMATS.get(path.suffix.lower(), _plain)
    try:
        if path.stat().st_size > LARGEST:
            raise SymdynError(f"larger than {LARGEST >> 20} MB", file=str(path))
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SymdynError(f"cannot be read: {error}", file=str(path)) from None
    if reader in (_markdown, _tex) and INFO not in text:
        return []
    try:
        found = list(islice(reader(text), MOST_LINES + 1))
        if len(found) > MOST_LINES:
            cure = "split the document"
            raise SymdynError(f"more than {MOST_LINES} lines in blocks", cure=cure)
        return found
    except SymdynError as error:
        raise placed(error, str(path), error.line) from None


def _displayed(lines: Iterable[Line], text: str, markdown: bool = True) -> Iterator[Line]:
    """Lines with the display formulas that they wait for."""
    found = displays(text, markdown)
    for line in lines:
        if not line.waits:
            yield line
            continue
        display = next((it for it in found if it.number > line.number), None)
        if display is None:
            error = SymdynError(
                "no display formula follows",
                element="latex",
                cure="write the formula after latex, or after the block as $$ ... $$",
            )
            yield replace(line, keyword="", error=error)
        else:
            yield replace(line, number=display.number, text=display.text, column=display.column)


def placed(error: SymdynError, file: str | None, line: int | None) -> SymdynError:
    """The same error with its place."""
    return SymdynError(error.message, file=file, line=line, element=error.element, cure=error.cure)


def in_its_line(error: SymdynError, line: Line) -> SymdynError:
    """An error in a formula of several lines, with the line and the column in it."""
    column = re.search(r"\(column (\d+)\)", error.message)
    if "\n" not in line.text or column is None:
        return error
    before = line.text[: max(int(column.group(1)) - line.column, 0)]
    down = before.count("\n")
    across = len(before) - before.rfind("\n") if down else int(column.group(1))
    message = error.message.replace(column.group(), f"(column {across})")
    number = line.number + down
    return SymdynError(message, line=number, element=error.element, cure=error.cure)


def block_lines(lines: Iterable[tuple[int, str]]) -> Iterator[Line]:
    """The lines of one block, from (number, text)."""
    for number, text in lines:
        stripped = text.strip()
        if not stripped or stripped.startswith("#"):
            continue
        match = _LINE.match(text)
        if match is not None:
            yield _line(number, match)
        elif _MACRO.match(text):
            yield Line(number, "macro", stripped, 1)
        else:
            cure = f"begin it with {', '.join(_KEYWORDS)} or #"
            error = SymdynError("no line of a block", element=stripped[:40], cure=cure)
            yield Line(number, "", stripped, 1, error=error)


def _line(number: int, match: re.Match[str]) -> Line:
    keyword, column = match.group(1), match.end() + 1
    rest = match.string[match.end() :].rstrip()
    pattern = {"check": _ID, "latex": _LATEX_ID}.get(keyword)
    id_ = pattern.match(rest) if pattern is not None else None
    id_ = _ONLY_ID.match(rest) if keyword in ("check", "latex") and id_ is None else id_
    if id_ is None:
        return Line(number, keyword, rest, column)
    return Line(number, keyword, rest[id_.end() :], column + id_.end(), id_.group(1))


def _markdown(text: str) -> Iterator[Line]:
    return _displayed(_fenced(enumerate(text.splitlines(), 1)), text)


def _fenced(lines: Iterable[tuple[int, str]]) -> Iterator[Line]:
    """The blocks of Markdown; other fences are passed over whole."""
    fence, inside, prefix = "", False, ""
    block: list[tuple[int, str]] = []
    start = 0
    for number, line in lines:
        if not inside and "`" not in line and "~" not in line:
            continue
        match = _FENCE.match(line)
        if not fence and match:
            prefix, fence, info = match.groups()
            inside, start, block = info.split()[:1] == [INFO], number, []
        elif fence and match and match[2].startswith(fence) and not match[3]:
            if inside:
                yield from block_lines(block)
            fence = ""
        elif inside and fence:
            quoted = prefix.strip()
            block.append((number, line.replace(quoted, " " * len(quoted), 1) if quoted else line))
    if fence and inside:
        yield from block_lines(block)
        error = SymdynError("this block has no end", cure=f"close it with {fence}")
        yield Line(start, "", fence, 1, error=error)


def _notebook(text: str) -> Iterator[Line]:
    """Blocks in Markdown cells, and code cells that begin with ``%%symdyn``.

    Lines are those of the file, in which each line of a cell is a string of its own.
    """
    try:
        cells = json.loads(text)["cells"]
        sources = [(cell["cell_type"], "".join(cell["source"])) for cell in cells]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise SymdynError(f"no notebook: {error}") from None
    whole: list[str] = []  # the cells one after the other; code is no text
    places: list[int] = []
    found: list[Line] = []
    for (kind, source), at in zip(sources, _places(text, len(cells)), strict=True):
        lines = source.splitlines()
        numbered = list(enumerate(lines, len(whole) + 1))
        if kind == "markdown":
            found += _fenced(numbered)
        elif lines and lines[0].strip() == f"%%{INFO}":
            found += block_lines(numbered[1:])
        whole += lines if kind == "markdown" else [""] * len(lines)
        places += [at[min(k, len(at) - 1)] if at else 1 for k in range(len(lines))]
    for line in _displayed(found, "\n".join(whole)):
        yield replace(line, number=places[line.number - 1])


_JSON = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}:,]|\n')


def _places(text: str, cells: int) -> list[list[int]]:
    """The lines of a notebook's file in which the strings of each cell's source stand."""
    found: list[list[int]] = [[] for _ in range(cells)]
    path: list[str] = []  # of keys; "[" of a list
    key, line, cell = "", 1, -1
    for match in _JSON.finditer(text):
        sign = match.group()
        if sign == "\n":
            line += 1
        elif sign in ("{", "["):
            cell += sign == "{" and path == ["", "cells"]
            path.append(key)
            key = ""
        elif sign in ("}", "]"):
            path.pop()
            key = ""
        elif sign == ",":
            key = "" if path and path[-1] != "source" else key
        elif sign[0] == '"' and _value_of_source(path, key):
            found[cell].append(line)
        elif sign[0] == '"':
            key = sign[1:-1]
    return found


def _value_of_source(path: list[str], key: str) -> bool:
    """Whether a string is a cell's source or a line of it."""
    return path == ["", "cells", ""] and key == "source" or path == ["", "cells", "", "source"]


def _tex(text: str) -> Iterator[Line]:
    """Comments ``% symdyn: ...`` and environments ``symdyn``; macros of the document."""
    lines = _commented(text.splitlines())
    return _displayed(chain([Line(1, "macro", text, 1)], lines), text, markdown=False)


def _commented(lines: list[str]) -> Iterator[Line]:
    inside = False
    for number, line in enumerate(lines, 1):
        if _TEX_BLOCK.match(line):
            inside = "begin" in line
            continue
        comment = _TEX.match(line)
        if comment is not None:
            spaces = " " * comment.end()
            for found in block_lines([(number, spaces + line[comment.end() :])]):
                whole = found.keyword == "check" and not found.text
                yield replace(found, keyword="latex") if whole else found
        elif inside:
            yield from block_lines([(number, line)])


def _plain(text: str) -> Iterator[Line]:
    """A file that is one block; a line without a keyword is a formula."""
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        claim = "==" in stripped and not stripped.startswith("#") and not _LINE.match(line)
        if claim:
            yield Line(number, "check", stripped, len(line) - len(line.lstrip()) + 1)
        else:
            yield from block_lines([(number, line)])


FORMATS: dict[str, Callable[[str], Iterator[Line]]] = {
    ".md": _markdown,
    ".markdown": _markdown,
    ".qmd": _markdown,
    ".rmd": _markdown,
    ".ipynb": _notebook,
    ".tex": _tex,
}
"""Readers by the end of a file's name; any other file is one block."""


def how_to_write(paths: Iterable[Path]) -> str:
    """How formulas are written into documents of such a kind."""
    if FORMATS.get(next(iter(paths)).suffix.lower()) is _tex:
        return "a block is a comment such as % symdyn: check R.T*R == eye(3)"
    return "a block begins with ```symdyn and has lines such as check R.T*R == eye(3)"
