r"""Letters that a formula sets in two styles, which are one name here: ``x`` and ``\mathbf{x}``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from symdyn.check.latex.items import STYLES
from symdyn.check.latex.tokens import Token
from symdyn.check.latex.words import GREEK

_BOLD = frozenset(("mathbf", "boldsymbol", "bm", "pmb", "symbf"))


def mixed_styles(found: Sequence[Token]) -> list[str]:
    r"""Remarks on letters in two styles; scripts are not looked at.

    >>> from symdyn.check.latex.tokens import tokens
    >>> mixed_styles(tokens(r"\mathbf{x} + \bm y = x + \mathbf y"))
    ['x and \\mathbf{x} are read as one name']
    """
    met: dict[str, dict[str, str]] = {}
    for letter, command in _styled([it for it in found if it.kind != "space"]):
        style = "bold" if command in _BOLD else command
        met.setdefault(letter, {})[style] = f"\\{command}{{{letter}}}" if command else letter
    return [
        " and ".join(sorted(forms.values(), key=len)) + " are read as one name"
        for forms in met.values()
        if len(forms) > 1
    ]


def _styled(found: Sequence[Token]) -> Iterator[tuple[str, str]]:
    """Letters, each with the command of its style."""
    at = 0
    while at < len(found):
        token = found[at]
        at += 1
        if token.kind == "mark" and token.text in {"_", "^"}:
            at = _past(found, at)
        elif token.kind == "command" and token.text in STYLES:
            end = _past(found, at)
            inside = (it for it, _ in _styled(found[at:end]))
            yield from ((letter, token.text) for letter in inside)
            at = end
        elif token.kind == "letter":
            yield token.text, ""
        elif token.kind == "command" and token.text in GREEK:
            yield f"\\{token.text}", ""


def _past(found: Sequence[Token], at: int) -> int:
    """Where an argument ends that begins here: a group or one token."""
    depth = 0
    for end in range(at, len(found)):
        depth += {"{": 1, "}": -1}.get(found[end].text, 0)
        if depth <= 0:
            return end + 1
    return len(found)
