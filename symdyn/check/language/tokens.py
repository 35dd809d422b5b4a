"""The words of a formula in Python form."""

from __future__ import annotations

import re
from dataclasses import dataclass

from symdyn.check.language.syntax import fail

LONGEST = 200_000
"""Characters of one formula; beyond that it is no formula."""

_DIGITS = 300

_TOKEN = re.compile(
    r"""(?P<space>\s+)
      | (?P<number>(?:\d+(?:\.(?![^\W\d])\d*)?|\.\d+)(?:[eE][+-]?\d+)?)
      | (?P<name>[^\W\d]\w*)
      | (?P<text>"[^"]*"|'[^']*')
      | (?P<sign>==|\*\*|[-+*/()\[\],.=:])""",
    re.VERBOSE,
)
_CURES = {
    "^": "write ** for a power, .T for a transpose; LaTeX goes with --latex",
    "@": "write * for every product",
    "{": "write block([[...], [...]]) for a matrix; LaTeX goes with --latex",
    "\\": "LaTeX goes with --latex",
    "<": "only equations can be checked",
    ">": "only equations can be checked",
}


@dataclass(frozen=True)
class Token:
    """A word: its kind (number, name, text, sign, end), its text, its column from 1."""

    kind: str
    text: str
    column: int


def tokens(source: str, start: int = 1) -> list[Token]:
    """Split a formula; the last token is the end.

    Raises
    ------
    SymdynError
        At a character that belongs to no token.
    """
    if len(source) > LONGEST:
        fail(f"{len(source)} characters", start, cure=f"a formula has at most {LONGEST}")
    found, at = [], 0
    while at < len(source):
        match = _TOKEN.match(source, at)
        if match is None:
            character = source[at]
            fail("unknown character", start + at, name=character, cure=_CURES.get(character, ""))
        kind = str(match.lastgroup)
        if kind == "number" and (len(match.group()) > _DIGITS or _large(match.group())):
            fail("a number of too many digits", start + at, name=match.group()[:20])
        if kind != "space":
            found.append(Token(kind, match.group(), start + at))
        at = match.end()
    return [*found, Token("end", "", start + len(source))]


def _large(number: str) -> bool:
    """Whether the exponent of ten is out of reach."""
    exponent = re.split("[eE]", number)[1:]
    return bool(exponent) and len(exponent[0].lstrip("+-0")) > 3
