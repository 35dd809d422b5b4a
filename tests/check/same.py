"""Whether two true formulas say the same in the same parts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from symdyn.check.diagnosis.likes import Likes
from symdyn.check.language.parse import parse
from symdyn.check.language.syntax import Equation
from symdyn.check.language.tidy import likeness
from symdyn.check.language.types import Declared, parse_declarations
from symdyn.check.meaning.elaborate import Elaborator
from symdyn.check.meaning.points import modular_point
from symdyn.check.proof import claim_edges


def scope_of(declarations: Iterable[str]) -> dict[str, Any]:
    """What names stand for."""
    scope: dict[str, Any] = {}
    for text in declarations:
        for it in parse_declarations(text):
            new = (
                dict.fromkeys(it.names, it.type)
                if isinstance(it, Declared)
                else {it.name: it.value}
            )
            scope |= new
    return scope


def same_formula(one: str, other: str, scope: dict[str, Any]) -> bool:
    """Whether two true formulas have the same terms, or the same factors and arguments."""
    elaborator = Elaborator(scope)
    trees = [parse(one), parse(other)]
    edges = [e for tree in trees for e in claim_edges(elaborator.claim(tree))]
    point = modular_point(elaborator.scene, one, edges)
    keys = []
    for tree in trees:
        assert isinstance(tree, Equation)
        likes = Likes(tree, scope, elaborator, point)

        def values(node: Any, likes: Likes = likes) -> tuple[int, ...]:
            part = likes.part(node)
            return part.values if part is not None else ()

        keys.append(likeness(tree, values, point.field.prime))
    return keys[0] == keys[1]
