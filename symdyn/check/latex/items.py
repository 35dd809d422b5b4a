r"""LaTeX as nested items: groups, matrices, words; what only spaces or decorates is gone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from symdyn.check.language.parse import DEEPEST
from symdyn.check.language.syntax import fail
from symdyn.check.latex.tokens import Token
from symdyn.check.latex.words import GREEK, OPERATING, WORDS, words_of

SPACING = words_of(
    r", ; : ! > displaystyle textstyle scriptstyle limits nolimits nonumber notag allowbreak"
    r" left right middle big Big bigg Bigg bigl bigr Bigl Bigr biggl biggr Biggl Biggr bigm"
    r" mathopen mathclose mathbin mathrel mathord mathop hfill thinspace medspace thickspace"
    r" negthinspace noindent centering enspace bf it cal sf bfseries itshape"
) | {" "}
"""Commands that do not change what a formula says."""

BOXES = words_of("boxed fbox ensuremath")
"""Commands around a formula or a part of it; their braces go with them."""

WITH_ARGUMENT = words_of(r"tag tag* label hspace hspace* vspace color ref eqref")
"""Commands that vanish with their argument."""

STYLES = words_of(r"mathbf boldsymbol bm pmb mathcal mathscr mathnormal mathds symbf")
"""Styles of symbols: part of no name."""

UPRIGHT = words_of(
    r"text textrm textbf textit textsf texttt textnormal mbox mathrm mathsf mathtt mathit"
    r" mathbb mathfrak operatorname operatorname*"
)
"""What sets words."""

MATRICES = words_of(
    r"matrix pmatrix bmatrix Bmatrix vmatrix Vmatrix smallmatrix psmallmatrix bsmallmatrix"
    r" array matrix* pmatrix* bmatrix*"
)
LINES = words_of(
    r"align aligned alignat alignedat equation gather gathered split multline displaymath math"
    r" eqnarray flalign align* equation* gather* multline* eqnarray* flalign* alignat*"
)
_OPENING, _CLOSING = frozenset("([{"), frozenset(")]}")
_GAPS = frozenset((";", ":", " ", "~", "quad", "qquad"))
_IDENTITIES = {("mathbf", "1"), ("mathbb", "1"), ("mathds", "1"), ("mathbb", "I"), ("bm", "1"),
               ("boldsymbol", "1"), ("symbf", "1")}  # fmt: skip


@dataclass(frozen=True)
class Item:
    r"""A token, or tokens that belong together.

    Attributes
    ----------
    kind : str
        command, number, letter, mark; word (set upright, as in ``\mathrm{Ad}``); group;
        matrix (text: its environment); row and cell (ends of each); break (a wide space).
    text : str
    column : int
    items : tuple of Item
        Of a group.
    rows : tuple
        Of a matrix: rows of cells of items.
    """

    kind: str
    text: str
    column: int
    items: tuple[Item, ...] = ()
    rows: tuple[tuple[tuple[Item, ...], ...], ...] = ()

    def is_mark(self, *texts: str) -> bool:
        """Whether it is one of these marks."""
        return self.kind == "mark" and self.text in texts

    def is_command(self, *texts: str) -> bool:
        """Whether it is one of these commands."""
        return self.kind == "command" and self.text in texts


@dataclass
class _Open:
    """A brace or environment that is not closed yet."""

    by: Token
    name: str = "{"
    items: list[Item] = field(default_factory=list)


def items(found: Sequence[Token]) -> list[Item]:
    r"""Items of tokens whose macros are expanded.

    Raises
    ------
    SymdynError
        For braces and environments that do not match, and environments that are not known.
    """
    _refuse_rows([it for it in found if it.kind != "space"])
    return _Nesting(found).run()


def _refuse_rows(found: Sequence[Token]) -> None:
    r"""Refuse ``[a\;b]``: by the space it is a row, without it a product."""
    opened: list[Token] = []
    for before, token, after in zip(found, found[1:], found[2:], strict=False):
        if before.text in _OPENING and before.kind != "other":
            opened.append(before)
        space = token.text in _GAPS and token.kind in {"command", "mark"}
        if space and opened and opened[-1].text == "[" and _ends(before) and _starts(after):
            cure = "write commas for a row, no space for a product"
            fail("a row or a product", token.column, name="[", cure=cure)
        if token.text in _CLOSING and opened:
            opened.pop()


def _ends(token: Token) -> bool:
    """Whether an operand ends with a token."""
    if token.kind == "command":
        return token.text in GREEK
    return token.kind in {"letter", "number"} or token.text in _CLOSING


def _starts(token: Token) -> bool:
    """Whether an operand starts with a token."""
    if token.kind == "command":
        return token.text in {*GREEK, *OPERATING, *WORDS, "frac", "tfrac", "dfrac", "sqrt"}
    return token.kind in {"letter", "number"} or token.text == "-"


class _Nesting:
    def __init__(self, found: Sequence[Token]) -> None:
        self.tokens, self.at = found, 0
        self.open = [_Open(Token("mark", "", 1), "")]

    def run(self) -> list[Item]:
        while self.at < len(self.tokens):
            token = self.tokens[self.at]
            self.at += 1
            self.take(token)
        if len(self.open) > 1:
            last = self.open[-1]
            what = "brace" if last.name == "{" else "environment"
            fail(f"this {what} is not closed", last.by.column, name=last.name)
        return self.open[0].items

    def add(self, kind: str, text: str, token: Token) -> None:
        self.open[-1].items.append(Item(kind, text, token.column))

    def take(self, token: Token) -> None:
        """Read one token."""
        if token.kind == "command":
            self.command(token)
        elif token.kind in _STRAY:
            fail(_STRAY[token.kind], token.column, name=token.text)
        elif token.kind == "mark":
            self.mark(token)
        elif token.kind != "space":
            self.add(token.kind, token.text, token)

    def mark(self, token: Token) -> None:
        """Read a sign: braces nest, some separate, the others stand for themselves."""
        if token.text == "{":
            self.push(token, "{")
        elif token.text == "}":
            self.pop(token, "{")
        elif token.text == "&":
            self.add("cell", "&", token)
        elif token.text == "~":
            self.spaced(token)
        elif token.text == "$":
            fail("a dollar within a formula", token.column, name="$", cure="one formula at a time")
        else:
            self.add("mark", token.text, token)

    def push(self, token: Token, name: str) -> None:
        if len(self.open) > DEEPEST:
            fail(f"more than {DEEPEST} levels deep", token.column, cure="name parts with let")
        self.open.append(_Open(token, name))

    def pop(self, token: Token, name: str) -> None:
        last = self.open[-1]
        if name == "{" and last.name in BOXES:
            name = last.name
        if last.name != name or not name:
            shown = "}" if name == "{" else rf"\end{{{name}}}"
            where = f'closes "{last.name}"' if last.name else "closes nothing"
            fail(where, token.column, name=shown)
        self.open.pop()
        if name == "{":
            self.styled(Item("group", "", last.by.column, tuple(last.items)))
        elif name in MATRICES:
            rows = tuple(tuple(_split(row, "cell")) for row in _split(last.items, "row"))
            if len(rows) > 1 and rows[-1] == ((),):
                rows = rows[:-1]
            self.open[-1].items.append(Item("matrix", name, last.by.column, rows=rows))
        else:
            self.open[-1].items += last.items

    def styled(self, group: Item) -> None:
        """A group joins what is open; a styled or lone symbol stands without braces."""
        content = group.items
        lone = len(content) == 1 and content[0].kind in ("letter", "command", "number", "word")
        if lone and not (content[0].kind == "number" and len(content[0].text) > 1):  # {12} is 12
            before = self.open[-1].items[-1:]
            if not (before and before[0].is_mark("_", "^")):
                self.open[-1].items.append(replace(content[0], column=group.column))
                return
        self.open[-1].items.append(group)

    def command(self, token: Token) -> None:
        """Read a command: what decorates goes, what groups nests, the rest stands."""
        name = token.text
        rule = _RULES.get(name)
        if rule is not None:
            rule(self, token)
        elif name in _STRAY_DELIMITERS:
            fail("a delimiter within a formula", token.column, name="\\" + name)
        else:
            self.add("command", name, token)

    def wide(self, token: Token) -> None:
        self.add("break", token.text, token)

    def end(self, token: Token) -> None:
        self.pop(token, self.name(token))

    def passed(self, token: Token) -> None:
        self.raw(token)

    def spaced(self, token: Token) -> None:
        r"""A space; ``\,^A`` raises nothing before it, so it gets an empty group."""
        following = self.next
        if token.text in ("left", "right") and following.text == ".":
            self.at += 1
        elif following.kind == "mark" and following.text in ("^", "_") and token.text in " ,;:!~":
            self.add("group", "", token)

    @property
    def next(self) -> Token:
        """The next token that is no space."""
        at = self.at
        while at < len(self.tokens) and self.tokens[at].kind == "space":
            at += 1
        return self.tokens[at] if at < len(self.tokens) else Token("end", "", 0)

    def row(self, token: Token) -> None:
        r"""The end of a row; a length such as ``\\[2pt]`` goes with it."""
        self.add("row", "", token)
        end = self.at
        while end < len(self.tokens) and end < self.at + 6 and self.tokens[end].text != "]":
            end += 1
        inside = self.tokens[self.at : end + 1]
        text = "".join(it.text for it in inside)
        if text[:1] == "[" and text[-3:-1] in ("pt", "em", "ex", "mm", "cm") and text[1].isdigit():
            self.at = end + 1

    def style(self, token: Token) -> None:
        following = self.next
        closing = self.tokens[self.at : self.at + 3]
        text = "".join(it.text for it in closing).strip("{} ")
        if (token.text, text) in _IDENTITIES or (token.text, following.text) in _IDENTITIES:
            self.raw(token)
            self.add("command", "one", token)

    def word(self, token: Token) -> None:
        """Upright letters are a word; anything else upright is only styled."""
        start = self.at
        text = self.raw(token)
        if (token.text.rstrip("*"), text) in _IDENTITIES:
            self.add("command", "one", token)
        elif all(it.kind != "command" and it.text not in "^_{}" for it in self.inside):
            self.add("word", " ".join(text.split()), token)
        else:
            self.at = start

    def raw(self, token: Token) -> str:
        """The text of an argument, which is passed over."""
        while self.at < len(self.tokens) and self.tokens[self.at].kind == "space":
            self.at += 1
        if self.at >= len(self.tokens):
            fail("an argument is missing", token.column, name="\\" + token.text)
        start, depth = self.at, 0
        while self.at < len(self.tokens):
            text = self.tokens[self.at].text if self.tokens[self.at].kind == "mark" else ""
            depth += {"{": 1, "}": -1}.get(text, 0)
            self.at += 1
            if depth <= 0:
                break
        if depth:
            fail("this brace is not closed", self.tokens[start].column, name="{")
        found = self.tokens[start : self.at]
        self.inside = found[1:-1] if found[0].text == "{" else found
        return "".join(it.text for it in self.inside)

    def name(self, token: Token) -> str:
        return self.raw(token).strip()

    def boxed(self, token: Token) -> None:
        if self.next.text == "{":
            while self.tokens[self.at].kind == "space":
                self.at += 1
            self.at += 1
            self.push(token, token.text)

    def begin(self, token: Token) -> None:
        name = self.name(token)
        if name not in MATRICES and name not in LINES:
            cure = "matrices, align and equation environments are read"
            fail("unknown environment", token.column, name=name, cure=cure)
        following = self.next
        if (name == "array" or name.startswith("aligned") or name.endswith("at")) and (
            following.text in ("{", "[")
        ):
            self.raw(token)
        self.push(token, name)


_STRAY = {"parameter": "a parameter outside a macro", "other": "unknown character"}
_STRAY_DELIMITERS = frozenset("[]()")
_RULES: dict[str, Callable[[_Nesting, Token], None]] = {
    **dict.fromkeys(SPACING, _Nesting.spaced),
    **dict.fromkeys(("quad", "qquad"), _Nesting.wide),
    **dict.fromkeys(("\\", "cr", "newline"), _Nesting.row),
    **dict.fromkeys((*WITH_ARGUMENT, "textcolor"), _Nesting.passed),
    **dict.fromkeys(STYLES, _Nesting.style),
    **dict.fromkeys(UPRIGHT, _Nesting.word),
    **dict.fromkeys(BOXES, _Nesting.boxed),
    "begin": _Nesting.begin,
    "end": _Nesting.end,
}


def _split(found: Iterable[Item], at: str) -> list[tuple[Item, ...]]:
    parts: list[list[Item]] = [[]]
    for item in found:
        if item.kind == at:
            parts.append([])
        else:
            parts[-1].append(item)
    return [tuple(part) for part in parts]


def rendered(found: Iterable[Item]) -> str:
    """LaTeX of items, as a name is made from it."""
    return "".join(_text(item) for item in found)


def _text(item: Item) -> str:
    if item.kind == "group":
        return "{" + rendered(item.items) + "}"
    if item.kind == "word":
        return "{" + item.text + "}"
    return f"\\{item.text} " if item.kind == "command" else item.text
