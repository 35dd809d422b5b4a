r"""A place among the items of a formula in LaTeX: what comes next, and what hangs on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.check.language.syntax import fail
from symdyn.check.latex.items import Item
from symdyn.check.latex.symbols import Scripts, power_of
from symdyn.check.latex.words import OPENING

END = Item("end", "", 0)


class Cursor:
    """Goes through items from left to right.

    Attributes
    ----------
    items : sequence of Item
    at : int
        Position of the next.
    """

    def __init__(self, items: Sequence[Item]) -> None:
        self.items, self.at = items, 0

    def state(self) -> tuple[Sequence[Item], int]:
        """Where the reader is, for :meth:`restore`."""
        return self.items, self.at

    def restore(self, state: tuple[Sequence[Item], int]) -> None:
        """Go back."""
        self.items, self.at = state

    def until_sign(self) -> tuple[Item, ...]:
        """The items up to the next sign of a sum at this level."""
        start, depth = self.at, 0
        while self.next is not END:
            step = nesting(self.next)
            signed = self.next.is_mark("+", "-") and self.at > start
            if not depth and (signed or step < 0):
                break
            depth += step
            self.at += 1
        return tuple(self.items[start : self.at])

    def until_command(self, name: str, of: Item) -> tuple[Item, ...]:
        """The items before a command, which is passed."""
        start = self.at
        while not self.next.is_command(name):
            if self.take() is END:
                fail("this bracket is not closed", of.column, name="\\" + of.text)
        self.at += 1
        return tuple(self.items[start : self.at - 1])

    @property
    def next(self) -> Item:
        """The next item, or END."""
        return self.items[self.at] if self.at < len(self.items) else END

    def take(self) -> Item:
        """The next item; it is passed."""
        item = self.next
        self.at += item is not END
        return item

    # -- scripts ---------------------------------------------------------------------------

    def scripts(self, of: Item) -> Scripts:
        """What hangs on what was read last."""
        found = Scripts()
        while True:
            if self.next.is_mark("_", "^"):
                below = self.take().text == "_"
                if found.below if below else found.above:
                    fail("two scripts in one place", self.next.column, name="_" if below else "^")
                script = self.script(of)
                found = replace(found, below=script) if below else replace(found, above=script)
            elif self.next.is_mark("'") or self.next.is_command("prime"):
                self.take()
                found = replace(found, primes=found.primes + 1)
            else:
                return _unprimed(found)

    def script(self, of: Item) -> tuple[Item, ...]:
        """A group, or one token; of a number its first digit."""
        item = self.argument(of)
        if item.kind == "group":
            if not item.items:
                fail("an empty script", item.column)
            return item.items
        if item.is_mark("-", "+") and item.text == "-":
            fail("braces are missing", item.column, name="^-")
        return (item,)

    def argument(self, of: Item) -> Item:
        """What a command or script takes: a group or one token."""
        item = self.take()
        if item is END or item.kind in ("cell", "row"):
            fail("an argument is missing", of.column, name=of.text)
        if item.kind == "number" and "." in item.text:
            fail("braces are missing", item.column, name=item.text)
        if item.kind == "number" and len(item.text) > 1:
            rest = replace(item, text=item.text[1:], column=item.column + 1)
            self.at -= 1
            self.items = (*self.items[: self.at], rest, *self.items[self.at + 1 :])
            return replace(item, text=item.text[0])
        return item

    def argument_items(self, of: Item) -> tuple[Item, ...]:
        """The items of an argument."""
        item = self.argument(of)
        return item.items if item.kind == "group" else (item,)

    def opened(self) -> tuple[Item, list[list[Item]], str]:
        """A bracket, what stands in it between commas or semicolons, and which of these."""
        first = self.take()
        parts: list[list[Item]] = [[]]
        depth, separator = 1, ""
        while self.next is not END:
            item = self.take()
            depth += nesting(item)
            if not depth:
                if item.text != OPENING[first.text]:
                    fail(f'closes "{first.text}"', item.column, name=item.text)
                return first, parts, separator
            if depth == 1 and item.is_mark(",", ";"):
                separator = item.text
                parts.append([])
            elif item.kind != "break":
                parts[-1].append(item)
        fail("this bracket is not closed", first.column, name=first.text)


def nesting(item: Item) -> int:
    """1 where a bracket opens, -1 where one closes."""
    if item.kind not in {"mark", "command"}:
        return 0
    return (item.text in OPENING) - (item.text in _CLOSING)


_CLOSING = frozenset(OPENING.values())


def _unprimed(found: Scripts) -> Scripts:
    """A superscript that is a prime counts as one."""
    if found.above and power_of(found.above) == "prime":
        return replace(found, above=(), primes=found.primes + 1)
    return found
