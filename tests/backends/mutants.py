"""Small mistakes in printed files, as one would make them by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator

TOKEN = re.compile(r"[A-Za-z_]\w*|\d+\.\d+(?:e[+-]?\d+)?|\d+(?:e[+-]?\d+)?|[-+*/<]")
SIGNS = {"+": "-", "-": "+", "*": "/", "/": "*", "<": "-"}
NOT_CODE = re.compile(r'"""[\s\S]*?"""|#[^\n]*|/\*[\s\S]*?\*/')


def mutants(text: str) -> Iterator[tuple[str, str]]:
    """A description and a text for each number, sign and neighbouring line changed."""
    code = NOT_CODE.sub(lambda found: " " * len(found[0]), text)
    for token in TOKEN.finditer(code):
        changed = _changed(token[0])
        if changed:
            line = code.count("\n", 0, token.start()) + 1
            yield (
                f"line {line}: {token[0]} -> {changed}",
                text[: token.start()] + changed + text[token.end() :],
            )
    lines = text.splitlines(keepends=True)
    for k, (one, two) in enumerate(zip(lines, lines[1:], strict=False)):
        if _sets(one) and _sets(two) and one.split(" = ")[1] != two.split(" = ")[1]:
            swapped = [*lines[:k], *_exchanged(one, two), *lines[k + 2 :]]
            yield f"lines {k + 1} and {k + 2} exchanged", "".join(swapped)


def _changed(token: str) -> str:
    """Another sign, or another last digit; words stay."""
    if token in SIGNS:
        return SIGNS[token]
    if not token[0].isdigit():
        return ""
    mantissa, e, exponent = token.partition("e")
    return f"{mantissa[:-1]}{(int(mantissa[-1]) + 1) % 10}{e}{exponent}"


def _sets(line: str) -> bool:
    return re.fullmatch(r"\s+(?:const double )?\w+(?:\[.*?\])? = [^(\[\n]+\n", line) is not None


def _exchanged(one: str, two: str) -> tuple[str, str]:
    """Two assignments with their values exchanged."""
    (left, right), (other, value) = (line.split(" = ", 1) for line in (one, two))
    return f"{left} = {value}", f"{other} = {right}"
