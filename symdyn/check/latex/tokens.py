r"""The words of a formula in LaTeX, with macros expanded."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import islice

from symdyn.check.language.syntax import fail
from symdyn.check.language.tokens import LONGEST

MOST = 8_000
"""Tokens of one formula once its macros are expanded."""

_TOKEN = re.compile(
    r"""(?P<comment>(?<!\\)%[^\n]*)
      | (?P<space>\s+)
      | (?P<command>\\(?:[A-Za-z]+\*?|.))
      | (?P<number>\d+(?:\.\d+)?|\.\d+)
      | (?P<parameter>\#\d)
      | (?P<mark>[-+*/=^_&(){}\[\]|,;:.'!<>~$\#])
      | (?P<letter>[^\W\d_])
      | (?P<other>.)""",
    re.VERBOSE | re.DOTALL,
)
_UNICODE = str.maketrans({"×": r"\times ", "·": r"\cdot ", "−": "-", "⋅": r"\cdot "})
_STARRED = ("operatorname", "align", "hspace", "tag", "DeclareMathOperator", "newcommand")
_DEFINING = ("newcommand", "renewcommand", "providecommand", "def", "DeclareMathOperator")


@dataclass(frozen=True)
class Token:
    r"""A word of LaTeX.

    Attributes
    ----------
    kind : str
        command (text without its backslash), number, letter, mark, parameter, other, or space;
        the last two matter only within words.
    text : str
    column : int
        From 1.
    """

    kind: str
    text: str
    column: int


@dataclass(frozen=True)
class Macro:
    r"""What ``\newcommand`` defines: a number of arguments and a body."""

    arguments: int
    body: tuple[Token, ...]


MOST_MACROS = 1000
"""Macros of one document, and characters of one definition."""

NO_MACROS: Mapping[str, Macro] = {}


def tokens(source: str, start: int = 1) -> list[Token]:
    """Split a formula, macros unexpanded.

    Raises
    ------
    SymdynError
        For a text that is too long.
    """
    if len(source) > LONGEST:
        fail(f"{len(source)} characters", start, cure=f"a formula has at most {LONGEST}")
    if not source.isascii():
        source = source.translate(_UNICODE)
    found, at = [], 0
    while at < len(source):
        match = _TOKEN.match(source, at)
        assert match is not None, "other takes every character"
        kind, text = str(match.lastgroup), match.group()
        if kind == "command":
            text = _command(text)
            match_end = at + 1 + len(text)
        else:
            match_end = match.end()
        if kind != "comment":
            found.append(Token(kind, text, start + at))
        at = match_end
    return found


def _command(text: str) -> str:
    """The name of a command; a star belongs only to some."""
    name = text[1:]
    return name[:-1] if name.endswith("*") and len(name) > 1 and name[:-1] not in _STARRED else name


def expand(found: Iterable[Token], known: Mapping[str, Macro] = NO_MACROS) -> list[Token]:
    r"""Take out definitions of macros and expand their uses.

    The number of expansions is bounded by MOST, so a macro that calls itself is refused.
    """
    macros = dict(known)
    waiting = list(found)[::-1]
    done: list[Token] = []
    steps = 0
    while waiting:
        token = waiting.pop()
        steps += token.kind != "space"
        if len(waiting) > 4 * MOST or steps > MOST:
            fail(f"more than {MOST} tokens", token.column, cure="name parts with let")
        if token.kind != "command":
            done.append(token)
        elif token.text.rstrip("*") in _DEFINING:
            name, macro = _definition(token, waiting)
            macros[name] = macro
        elif token.text in macros:
            waiting += _expansion(token, macros[token.text], waiting)[::-1]
        else:
            done.append(token)
    return done


def macros_of(source: str) -> dict[str, Macro]:
    r"""The macros that a LaTeX document defines outside formulas; others are left alone."""
    found: dict[str, Macro] = {}
    pattern = r"\\(?:re|provide)?newcommand\*?|\\providecommand|\\DeclareMathOperator\*?|\\def\b"
    for match in islice(re.finditer(pattern, source), MOST_MACROS):
        text = _one_definition(source, match.start())
        if text is not None:
            waiting = tokens(text)[::-1]
            name, macro = _definition(waiting.pop(), waiting)
            found[name] = macro
    return found


def named_by(source: str, macros: Mapping[str, Macro]) -> str:
    r"""A declaration in which names such as ``\om`` are written out."""

    def written(match: re.Match[str]) -> str:
        macro = macros.get(match.group(1))
        if macro is None or macro.arguments:
            return match.group()
        parts = (f"\\{it.text} " if it.kind == "command" else it.text for it in macro.body)
        return "".join(parts)

    return re.sub(r"\\([A-Za-z]+)", written, source)


_BRACE = re.compile(r"\\.|[{}]", re.DOTALL)


def _one_definition(source: str, at: int) -> str | None:
    """From a command that defines to the brace that ends its body; None where none does."""
    head = re.compile(r"\\\w+\*?\s*(\\[A-Za-z]+)?").match(source, at)
    assert head is not None
    wanted = 1 if head.group(1) else 2
    depth = 0
    for brace in _BRACE.finditer(source, head.end(), at + MOST_MACROS):
        depth += {"{": 1, "}": -1}.get(brace.group(), 0)
        wanted -= brace.group() == "}" and not depth
        if not wanted:
            return source[at : brace.end()]
        if depth > 20:
            return None
    return None


def _definition(token: Token, waiting: list[Token]) -> tuple[str, Macro]:
    operator = token.text.startswith("DeclareMathOperator")
    named = _argument(token, waiting)
    if len(named) != 1 or named[0].kind != "command":
        fail("defines no command", token.column, name="\\" + token.text)
    count = 0
    _skip_spaces(waiting)
    while waiting and waiting[-1].kind == "parameter":  # \def\x#1#2{...}
        waiting.pop()
        count += 1
    if waiting and waiting[-1].text == "[":
        waiting.pop()
        number = waiting.pop() if waiting else token
        if not number.text.isdecimal() or not waiting or waiting.pop().text != "]":
            fail("no number of arguments", number.column, name="\\" + named[0].text)
        count = int(number.text)
    if waiting and waiting[-1].text == "[":
        fail("optional arguments of macros are not read", token.column, name="\\" + named[0].text)
    body = _argument(token, waiting)
    if operator:
        at = token.column
        body = [Token("command", "operatorname", at), Token("mark", "{", at), *body]
        body.append(Token("mark", "}", at))
    return named[0].text, Macro(count, tuple(body))


def _expansion(use: Token, macro: Macro, waiting: list[Token]) -> list[Token]:
    given = [_argument(use, waiting) for _ in range(macro.arguments)]
    found: list[Token] = []
    for token in macro.body:
        if token.kind != "parameter":
            found.append(replace(token, column=use.column))
        elif int(token.text[1:]) > len(given):
            fail(f"uses {token.text} of {len(given)}", use.column, name="\\" + use.text)
        else:
            found += given[int(token.text[1:]) - 1]
    return found


def _skip_spaces(waiting: list[Token]) -> None:
    while waiting and waiting[-1].kind == "space":
        waiting.pop()


def _argument(of: Token, waiting: list[Token]) -> list[Token]:
    """The next token, or what stands within the next braces."""
    _skip_spaces(waiting)
    if not waiting:
        fail("an argument is missing", of.column, name="\\" + of.text)
    first = waiting.pop()
    if first.text != "{" or first.kind != "mark":
        return [first]
    found: list[Token] = []
    depth = 1
    while waiting:
        token = waiting.pop()
        if token.kind == "mark":
            depth += {"{": 1, "}": -1}.get(token.text, 0)
        if not depth:
            return found
        found.append(token)
    fail("this brace is not closed", first.column, name="{")
