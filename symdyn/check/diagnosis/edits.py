"""Single edits of a formula, and the same edit made throughout it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations

from symdyn.check.diagnosis.changes import Changes, scalars_of
from symdyn.check.diagnosis.likes import Likes
from symdyn.check.diagnosis.rarer import Rarer
from symdyn.check.language.syntax import (
    Call,
    Field,
    Index,
    Name,
    Node,
    Path,
    parts,
    walk,
    with_part,
)
from symdyn.check.language.types import Type
from symdyn.check.language.unparse import unparse

SAME = 5
"""How far-fetched an edit may be that is made throughout a formula."""


EXCHANGE = 4
"""How far-fetched it is that two parts are exchanged."""

HALVES = ("w", "v", "n", "f")


@dataclass(frozen=True)
class Edit:
    """One thing changed in a formula, at one place or at several.

    Attributes
    ----------
    whole : Node
        The formula as it was.
    path : tuple
        The way to the part that changes.
    before, after : Node
        That part.
    kind : str
        "sign", "transpose", "order", "function", "inverse", "factor", "power", "name",
        "drop", "index", "term", "derivative", "bracket", "block", "angle", "argument", "part",
        "exchange".
    cost : int
        How far-fetched it is.
    also : tuple of Edit
        The same change at other places.
    common : bool
        Whether it is of the kinds that are made most.
    """

    whole: Node
    path: Path
    before: Node
    after: Node
    kind: str
    cost: int
    also: tuple[Edit, ...] = ()
    common: bool = True

    @cached_property
    def formula(self) -> Node:
        """The formula with it."""
        found = with_part(self.whole, self.path, self.after)
        for other in self.also:
            found = with_part(found, other.path, other.after)
        return found

    @cached_property
    def change(self) -> str:
        """The change in words."""
        if self.kind == "exchange":
            return f"{unparse(self.before)} <-> {unparse(self.after)}"
        where = " throughout" if self.also else ""
        return f"{unparse(self.before)} -> {unparse(self.after)}{where}"

    @property
    def likelihood(self) -> tuple[int, bool]:
        """Likely edits first, and of these the ones that leave the first side as it is."""
        return self.cost, self.path[0] == ("sides", (0,))


def edits(
    formula: Node,
    scope: Mapping[str, Type | Node],
    likes: Likes | None = None,
) -> Iterator[Edit]:
    """All single edits.

    Parameters
    ----------
    formula : Node
    scope : mapping
        What names stand for.
    likes : Likes, optional
        Parts of the formula by their shape: with them also what is made more rarely, such as a
        part taken for another or a factor left out.
    """
    scalars = scalars_of(scope)
    for path, part in parts(formula):
        for new, kind, cost in Changes(scope, part, path, scalars).all():
            yield Edit(formula, path, part, new, kind, cost)
        if likes is not None:
            for new, kind, cost in Rarer(scope, part, path, likes).all():
                yield Edit(formula, path, part, new, kind, cost, common=False)


def throughout(single: Iterable[Edit]) -> Iterator[Edit]:
    """The same change wherever it can be made, in the formula or on one side.

    Changes are the same that differ in numbers alone, such as in those of links.
    """
    groups: dict[tuple[object, ...], list[Edit]] = {}
    for edit in single:
        if edit.cost <= SAME:
            alike = re.sub(r"\d", "", edit.change)
            for text in {edit.change, alike}:
                for where in ("", edit.path[0]):
                    groups.setdefault((text, edit.kind, where), []).append(edit)
    said = set()
    for group in groups.values():
        apart = _disjoint(group)
        key = frozenset((it.path, it.after) for it in apart)
        if len(apart) > 1 and key not in said:
            said.add(key)
            one = apart[0]
            other = isinstance(one.before, Name) and one.kind in ("name", "part")
            merged = other and one.after in set(walk(one.whole))
            cost = one.cost + (4 if merged else 3 if other else 1)
            yield replace(one, cost=cost, also=tuple(apart[1:]), common=False)


def exchanges(formula: Node) -> Iterator[Edit]:
    """Two parts that differ in their numbers or names alone, exchanged wherever they stand.

    As those of two links, or the halves of one twist.
    """
    groups: dict[str, dict[Node, list[Path]]] = {}
    for path, part in parts(formula):
        if isinstance(part, Name | Call | Index) or (isinstance(part, Field) and part.name != "T"):
            group = groups.setdefault(_outline(part), {})
            group.setdefault(part, []).append(path)
    for group in groups.values():
        for (a, first), (b, second) in combinations(group.items(), 2):
            yield from _exchanged(formula, (a, first), (b, second))


def _exchanged(
    formula: Node, one: tuple[Node, list[Path]], two: tuple[Node, list[Path]]
) -> Iterator[Edit]:
    (a, first), (b, second) = one, two
    for side in {path[0] for path in first} & {path[0] for path in second}:
        made = [
            Edit(formula, path, old, new, "exchange", EXCHANGE, common=False)
            for old, new, paths in ((a, b, first), (b, a, second))
            for path in paths
            if path[0] == side
        ]
        apart = _disjoint(made)
        if len(apart) == len(made):
            yield replace(apart[0], also=tuple(apart[1:]))


def _outline(part: Node) -> str:
    """What parts have in common that may be taken for each other."""
    if isinstance(part, Name):
        return "name"
    if isinstance(part, Field):
        return f"{unparse(part.of)}.{'half' if part.name in HALVES else part.name}"
    return re.sub(r"\d", "", unparse(part))


def _disjoint(group: list[Edit]) -> list[Edit]:
    """Edits of which none changes a part of what another changes."""
    found: list[Edit] = []
    for edit in group:
        if not any(_within(edit.path, it.path) or _within(it.path, edit.path) for it in found):
            found.append(edit)
    return found


def _within(path: Path, other: Path) -> bool:
    return path[: len(other)] == other
