r"""Display formulas of a text, with where they stand: ``$$``, ``\[``, environments, math fences."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

_OPENING = re.compile(
    r"(?<!\\)\$\$|\\\[|\\begin\{((?:equation|align|gather|multline|eqnarray|flalign|displaymath)\*?)\}"
    r"|^[ \t]*```+[ \t]*math[ \t]*$|^[ \t]*(?:```+|~~~+)(?!.*`).*$",
    re.MULTILINE,
)


@dataclass(frozen=True)
class Display:
    """A display formula.

    Attributes
    ----------
    number : int
        The line its formula begins in, from 1.
    column : int
        Where in that line, from 1.
    text : str
        Without delimiters; an environment is kept.
    """

    number: int
    column: int
    text: str


def displays(text: str, markdown: bool = True) -> Iterator[Display]:
    """The display formulas of a text in order; those in blocks of code are passed over.

    A delimiter without its partner is passed over too: what is no formula is no error.
    """
    starts = [0, *(match.end() for match in re.finditer("\n", text))]
    missing: set[str] = set()
    at = 0
    while (match := _OPENING.search(text, at)) is not None:
        at = match.end()
        closing, math, whole = _closing(match)
        if closing[:1] in "`~" and not markdown or closing in missing:
            continue
        end = text.find(closing, at)
        if end < 0:
            missing.add(closing)
            continue
        if math:
            begin = match.start() if whole else at
            found = text[begin : end + len(closing) * whole]
            begin += len(found) - len(found.lstrip())
            number = bisect_right(starts, begin)
            yield Display(number, begin - starts[number - 1] + 1, found.strip())
        at = end + len(closing)


def _closing(match: re.Match[str]) -> tuple[str, bool, bool]:
    """What ends it, whether a formula is within, and whether the ends belong to it."""
    opening = match.group().strip()
    if match.group(1):
        return rf"\end{{{match.group(1)}}}", True, True
    if opening in ("$$", "\\["):
        return "$$" if opening == "$$" else "\\]", True, False
    ticks = opening[: len(opening) - len(opening.lstrip(opening[0]))]
    return "\n" + ticks, opening.endswith("math"), False
