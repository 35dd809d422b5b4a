"""Formulas in documents: blocks that declare and claim, read in place with their lines.

A block holds one thing a line::

    let R: SO3                      a type, for the document from there on
    let x = 2*a                     a side definition
    bind M, C = arm.M, arm.C        several at once
    convention order=(v,omega)
    check R.T*R == eye(3)           a claim; check [orthogonal] ... names it
    latex R^\\top R = I             the same in LaTeX
    expect REFUTED                  of the claim before, where it is not true
    # a comment
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from symdyn.errors import SymdynError

LARGEST = 64 << 20
"""Bytes of a document."""

INFO = "symdyn"
"""The info string of a block."""

_FENCE = re.compile(r"^(\s{0,3}(?:>\s*)*)(`{3,}|~{3,})\s*(.*)$")
_KEYWORDS = ("let", "bind", "convention", "check", "latex", "expect")
_LINE = re.compile(rf"^\s*({'|'.join(_KEYWORDS)})\b[ \t]*(.*?)\s*$", re.DOTALL)
_ID = re.compile(r"^\[([^\[\]]+)\]\s*(?=\S)")


@dataclass(frozen=True)
class Line:
    """One line of a block.

    Attributes
    ----------
    number : int
        In the document, from 1.
    keyword : str
        let, bind, convention, check, latex or expect.
    text : str
        What follows it.
    column : int
        Where that begins, from 1.
    id : str
        The author's name of a claim.
    """

    number: int
    keyword: str
    text: str
    column: int
    id: str = ""


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
    try:
        return list(reader(text))
    except SymdynError as error:
        raise placed(error, str(path), error.line) from None


def placed(error: SymdynError, file: str | None, line: int | None) -> SymdynError:
    """The same error with its place."""
    return SymdynError(error.message, file=file, line=line, element=error.element, cure=error.cure)


def block_lines(lines: Iterable[tuple[int, str]]) -> Iterator[Line]:
    """The lines of one block, from (number, text)."""
    for number, text in lines:
        stripped = text.strip()
        if not stripped or stripped.startswith("#"):
            continue
        match = _LINE.match(text)
        if match is None:
            raise SymdynError(
                "no line of a block",
                line=number,
                element=stripped[:40],
                cure=f"begin it with {', '.join(_KEYWORDS)} or #",
            )
        yield _line(number, match)


def _line(number: int, match: re.Match[str]) -> Line:
    keyword, rest, column = match.group(1), match.group(2), match.start(2) + 1
    id_ = _ID.match(rest) if keyword in ("check", "latex") else None
    if id_ is None:
        return Line(number, keyword, rest, column)
    return Line(number, keyword, rest[id_.end() :], column + id_.end(), id_.group(1))


def _markdown(text: str) -> Iterator[Line]:
    return _fenced(enumerate(text.splitlines(), 1))


def _fenced(lines: Iterable[tuple[int, str]]) -> Iterator[Line]:
    """The blocks of Markdown; other fences are passed over whole."""
    fence, inside, prefix = "", False, ""
    block: list[tuple[int, str]] = []
    start = 0
    for number, line in lines:
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
        raise SymdynError("this block has no end", line=start, cure=f"close it with {fence}")


def _notebook(text: str) -> Iterator[Line]:
    """Blocks in Markdown cells, and code cells that begin with ``%%symdyn``.

    Lines are counted through the cells' sources, one cell after the other.
    """
    try:
        cells = json.loads(text)["cells"]
        sources = [(cell["cell_type"], "".join(cell["source"])) for cell in cells]
    except (ValueError, KeyError, TypeError) as error:
        raise SymdynError(f"no notebook: {error}") from None
    at = 0
    for kind, source in sources:
        lines = [(at + k, line) for k, line in enumerate(source.splitlines(), 1)]
        at += len(lines)
        if kind == "markdown":
            yield from _fenced(lines)
        elif lines and lines[0][1].strip() == f"%%{INFO}":
            yield from block_lines(lines[1:])


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
}
"""Readers by the end of a file's name; any other file is one block."""
