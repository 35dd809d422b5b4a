r"""Symbols in a row of items: letters, words, functions, and poses between frames."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from symdyn.check.language.syntax import Binary, Call, Field, Name, Node, canonical, fail, names
from symdyn.check.language.types import Type
from symdyn.check.latex.calls import depends, operator_call
from symdyn.check.latex.items import Item, rendered
from symdyn.check.latex.reader import Reader
from symdyn.check.latex.symbols import (
    Scripts,
    Symbol,
    accented,
    power_of,
    resolved,
    sized,
    to_power,
)
from symdyn.check.latex.words import FUNCTIONS, NAMING, OPERATING, WORDS

_NONE = Scripts()
_ACCENTS = 4
"""Accents on one symbol."""

_LONGEST = 24
"""Letters of a name without braces."""


def symbol(reader: Reader, before: Scripts = _NONE, column: int = 0) -> Node:
    """A letter, Greek letter or word with its accents and scripts, and those before it."""
    first = reader.next
    accents, base = _named(reader)
    if base is None:
        return _over(reader, first, accents)
    scripts = reader.scripts(base)
    if before.below:
        if scripts.below:
            fail("a subscript before and after", base.column, name="_" + rendered(before.below))
        scripts = replace(scripts, below=before.below)
    frame = rendered(before.above)
    found = Symbol(rendered((base,)), tuple(accents), frame, scripts, column or first.column)
    meant = None if accents else _special(reader, found, base)
    if meant is not None:
        return meant
    node = _posed(reader, found) or resolved(found, reader.context)
    reader.context.written.update(found.spellings(names(node)))
    return _applied(reader, node)


def word(reader: Reader) -> Node:
    """An upright word; prose is no operand."""
    if not canonical(reader.next.text) or " " in reader.next.text.strip():
        reader.refuse(reader.next)
    return symbol(reader)


def framed(reader: Reader) -> Node:
    r"""``{}^A X_B``, ``{}^A_B X``: scripts before their symbol."""
    sign = reader.next
    before = reader.scripts(sign)
    item = reader.next
    if item.kind not in {"letter", "word", "command"} or not reader.starts(item):
        fail("a superscript before nothing", sign.column, name="^" + rendered(before.above))
    if not before.above or before.primes:
        fail("no frame", sign.column, name=sign.text)
    return symbol(reader, before, column=sign.column)


# Accents and letters -------------------------------------------------------------------------


def _named(reader: Reader) -> tuple[list[str], Item | None]:
    """Accents from the outermost, and the symbol below; None where it is an expression."""
    accents, base, scripts, end = peeled(reader.items, reader.at)
    if base is None:
        return accents, None
    if scripts:
        reader.items = (*reader.items[:end], *scripts, *reader.items[end:])
    reader.at = end
    if base.kind == "letter" and not accents:
        base = _longest(reader, base)
    return accents, base


def peeled(found: Sequence[Item], at: int) -> tuple[list[str], Item | None, tuple[Item, ...], int]:
    """Accents, the symbol below with a subscript that is below too, and where they end.

    The symbol is None where an accent is over an expression.
    """
    accents: list[str] = []
    while at < len(found) and _is_accent(found[at]):
        accents.append(found[at].text)
        if len(accents) > _ACCENTS:
            fail(f"more than {_ACCENTS} accents", found[at].column, name="\\" + found[at].text)
        at += 1
        if at < len(found) and found[at].kind == "group":
            inside = found[at].items
            more, base, _, end = peeled(inside, 0)
            scripts = inside[end:]
            if base is None or (scripts and not (len(scripts) == 2 and scripts[0].is_mark("_"))):
                return accents, None, (), at
            return [*accents, *more], base, scripts, at + 1
    if at >= len(found) or found[at].kind not in {"letter", "word", "command"}:
        return accents, None, (), at
    return accents, found[at], (), at + 1


def _is_accent(item: Item) -> bool:
    return item.kind == "command" and (item.text in OPERATING or item.text in NAMING)


def _over(reader: Reader, first: Item, accents: list[str]) -> Node:
    """An accent over an expression."""
    reader.take()
    node = reader.inner(reader.argument_items(first))
    node = accented(node, accents[0], reader.context)
    return reader.lifted(node, reader.scripts(first))


def _longest(reader: Reader, first: Item) -> Item:
    """Letters in a row that are declared as one name, or are a known word."""
    following = reader.next
    if following.kind != "letter" or first.text + following.text not in reader.context.pairs:
        return first
    run = [first]
    for item in reader.items[reader.at : reader.at + _LONGEST]:
        if item.kind != "letter":
            break
        run.append(item)
    for count in range(len(run), 1, -1):
        text = "".join(it.text for it in run[:count])
        spelled = all(it.text in reader.scope for it in run[:count])
        if _declared(reader, text, count) or (text in WORDS and not spelled):
            reader.at += count - 1
            return Item("word", text, first.column)
    return first


def _declared(reader: Reader, text: str, count: int) -> bool:
    """Whether letters are a declared name, alone or with the subscript that follows."""
    after = reader.at + count - 1
    following = reader.items[after : after + 2]
    if text in reader.scope or len(following) < 2 or not following[0].is_mark("_"):
        return text in reader.scope
    return canonical(f"{text}_{{{rendered(following[1:])}}}") in reader.scope


# Words with a meaning ------------------------------------------------------------------------


def _special(reader: Reader, found: Symbol, base: Item) -> Node | None:
    """What undeclared letters and words mean; declared names win."""
    axis = rendered(found.scripts.below)
    turns = base.text == "R" and axis in {"x", "y", "z"} and reader.next.is_mark("(")
    if turns and not found.frame and found.name() not in reader.scope:
        return operator_call(reader, f"R{axis}", base, replace(found.scripts, below=()))
    spellings = (found.name(above=True), found.name(), found.name(below=False))
    if found.frame or any(name in reader.scope for name in spellings):
        return None
    text, scripts = base.text, found.scripts
    if text == "e" and scripts.above and not scripts.below:
        return Call("exp", (reader.inner(scripts.above),), column=base.column)
    if text in {"I", "E"}:
        node = sized("eye", scripts.below, reader.context, base.column)
        return None if node is None else reader.lifted(node, Scripts(above=scripts.above))
    if base.kind != "word" and reader.next.is_mark("("):
        return _letter_call(reader, base, scripts)
    if text in WORDS and (base.kind == "word" or text in FUNCTIONS):
        return operator_call(reader, WORDS[text], base, scripts)
    return None


def _letter_call(reader: Reader, base: Item, scripts: Scripts) -> Node | None:
    r"""``S(\omega)``, ``X(T)``, ``J_l(\phi)``: letters that are functions."""
    if base.text == "S" and not scripts.any:
        return operator_call(reader, "hat", base, scripts)
    if base.text == "X" and not scripts.below:
        return operator_call(reader, "X", base, scripts)
    side = rendered(scripts.below).strip().lstrip("\\")
    if base.text == "J" and side in {"l", "ell", "r"}:
        name = "Jr" if side == "r" else "Jl"
        return operator_call(reader, name, base, replace(scripts, below=()))
    return None


def _applied(reader: Reader, node: Node) -> Node:
    """``M(q)``: a name with what it depends on, which says nothing more; else a product."""
    if not reader.next.is_mark("(") or not isinstance(node, Name | Field | Call | Binary):
        return node
    before = reader.state()
    first, parts, _ = reader.opened()
    if not depends(node, parts, reader.scope, first):
        reader.restore(before)
        return node
    words = ", ".join(rendered(part).strip() for part in parts)
    told = f"({words}) is read as what the symbol before it depends on"
    reader.context.remarks.append(told)
    return reader.lifted(node, reader.scripts(first)) if reader.next.is_mark("^") else node


# Poses between frames ------------------------------------------------------------------------


def _posed(reader: Reader, found: Symbol) -> Node | None:
    """``{}^A X_B`` and its like, where poses of these frames are declared."""
    scripts = found.scripts
    base = canonical(found.base)
    if found.accents or not scripts.below or base not in {"X", "R", "T", "p"}:
        return None
    below = canonical(rendered(scripts.below))
    pose = None
    if found.name() not in reader.scope:
        pose = _pose(reader, found, base, below)
    if pose is None:
        return None
    scripts = replace(scripts, below=())
    whole = base == "T" or (base == "X" and not found.frame)
    node: Node = pose if whole else Field(pose, base, column=found.column)
    if base == "X" and found.frame:
        starred = power_of(scripts.above) == "star"
        node = Call("Xstar" if starred else "X", (pose,), column=found.column)
        scripts = Scripts() if starred else scripts
    return reader.lifted(node, scripts)


def _pose(reader: Reader, found: Symbol, base: str, below: str) -> Node | None:
    """The pose between two frames, turned round or composed where needed."""
    known = {
        it.frames: name
        for name, it in reader.scope.items()
        if isinstance(it, Type) and it.kind == "SE3" and it.frames
    }
    start, end = canonical(found.frame), below
    if not found.frame:
        frames = {frame for pair in known for frame in pair}
        both = next(((a, b) for a in frames for b in frames if a + b == below), None)
        if both is None or (base == "X" and not any(it.startswith("X") for it in known.values())):
            return None
        start, end = both
    path = _path(known, start, end)
    if path is None:
        return None
    if len(path) > 1:
        parts = ", ".join(name for name, _ in path)
        told = f"the pose of {end} in {start} is composed of {parts}"
        reader.context.remarks.append(told)
    return _composed(path, found.column)


def _composed(path: Sequence[tuple[str, bool]], column: int) -> Node:
    node: Node | None = None
    for name, turned in path:
        part: Node = Name(name, column=column)
        part = to_power(part, -1) if turned else part
        node = part if node is None else Binary("*", node, part, column=column)
    assert node is not None
    return node


def _path(
    known: Mapping[tuple[str, ...], str], start: str, end: str
) -> list[tuple[str, bool]] | None:
    """Poses from one frame to another, each with whether it is turned round; the shortest."""
    paths: dict[str, list[tuple[str, bool]]] = {start: []}
    waiting = [start]
    while waiting:
        frame = waiting.pop(0)
        for (a, b), name in known.items():
            for there, back, turned in ((a, b, False), (b, a, True)):
                if there == frame and back not in paths:
                    paths[back] = [*paths[frame], (name, turned)]
                    waiting.append(back)
    return paths.get(end) if start != end else None
