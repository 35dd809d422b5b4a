"""What happens where a denominator vanishes: a limit, or none."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.check.meaning.scene import Scene, Undefined
from symdyn.check.meaning.series import Expansion
from symdyn.program.graph import DIV, Edge

MOST = 3000
"""Operations of a formula whose limits are looked for."""

_TERMS = 10


def limit_words(scene: Scene, edges: Sequence[Edge], node: int) -> str:
    """What edges do where a node goes to zero, in words; empty where that is not known.

    The node is an input, or the length of a vector; then the vector's direction is kept, and
    what is told holds for the coefficients of its hat matrix.
    """
    below = scene.below(edges)
    if len(below) > MOST or not any(scene.build.nodes[k].op == DIV for k in below):
        return ""
    expansion = Expansion(scene, node, _TERMS)
    try:
        for edge in dict.fromkeys(edges):
            expansion.polynomial(edge, 0)
    except Undefined as error:
        return "no limit there" if "pole" in str(error) else ""
    except (ArithmeticError, RecursionError):
        return ""
    return "the limit there exists"
