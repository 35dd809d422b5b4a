"""What must not vanish, in words: denominators of a graph as short text."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from symdyn.check.meaning.limits import limit_words
from symdyn.check.meaning.scene import Scene
from symdyn.program.graph import ADD, CONST, DIV, INPUT, MUL, Edge

LONG = 60
"""Characters of a denominator that is worth telling."""

_SUM, _PRODUCT, _POWER, _ATOM = 0, 1, 2, 3


class _TooLong(Exception):
    pass


def denominators(scene: Scene, edges: Sequence[Edge]) -> tuple[str, ...]:
    """What edges divide by, each in a few words; long ones by their number."""
    nodes = scene.build.nodes
    found = {abs(nodes[k].args[1]): None for k in scene.below(edges) if nodes[k].op == DIV}
    divisors = {**scene.divisors, **found}
    texts, hidden = [], 0
    for edge in divisors:
        if _positive(scene, edge):
            continue
        try:
            texts.append(edge_text(scene, edge))
        except _TooLong:
            hidden += 1
    told = [_with_limit(scene, edges, text) for text in dict.fromkeys(map(_bare, texts))]
    several = f"{hidden} denominator{'s' if hidden > 1 else ''}"
    more = [f"{several} too long to print != 0"] if hidden else []
    return (*told, *more)


def roots(scene: Scene, edges: Sequence[Edge]) -> tuple[str, ...]:
    """Names that roots are taken of and that are not declared positive."""
    nodes = scene.build.nodes
    under = {nodes[k].args[0]: None for k in scene.below(edges) if nodes[k].op == "sqrt"}
    names = [it for it in under if nodes[abs(it)].op == INPUT]
    open_ = [it for it in names if it < 0 or not _positive(scene, it)]
    return tuple(f"{edge_text(scene, it)} >= 0" for it in open_)


def _with_limit(scene: Scene, edges: Sequence[Edge], text: str) -> str:
    """What must not vanish, and what happens where it does."""
    named = {name: node for node, name in scene.words.items()} | scene.nodes
    what = limit_words(scene, edges, named[text]) if text in named else ""
    return f"{text} != 0" + (f" ({what})" if what else "")


def _bare(text: str) -> str:
    """What must not vanish where a product of powers of it must not."""
    if " " in text or "/" in text:
        return text
    factors = {part for part in text.replace("**2", "").replace("**3", "").split("*")}
    known = sorted(part for part in factors if not part.isdigit())
    return "*".join(known) or text


def _positive(scene: Scene, number: int) -> bool:
    """Whether a node is a sum or product of what is declared positive."""
    node = scene.build.nodes[number]
    if node.op == CONST:
        return bool(node.data)
    if node.op in (ADD, MUL, DIV):
        return all(edge > 0 and _positive(scene, edge) for edge in node.args)
    return any(number in group.nodes for group in scene.groups if group.kind == "positive")


def edge_text(scene: Scene, edge: Edge) -> str:
    """An edge as a formula.

    Raises
    ------
    ArithmeticError
        Where it is long.
    """
    return _text(scene, edge)[0]


def _text(scene: Scene, edge: Edge) -> tuple[str, int]:
    if edge < 0:
        inner, level = _text(scene, -edge)
        return "-" + (f"({inner})" if level == _SUM else inner), _PRODUCT
    if edge in scene.words:
        return scene.words[edge], _ATOM
    node = scene.build.nodes[edge]
    if node.op == CONST:
        value = node.data
        whole = isinstance(value, Fraction) and value.denominator == 1
        return str(value), _ATOM if whole else _PRODUCT
    if node.op == INPUT:
        return scene.label(edge), _ATOM
    return _checked(_operation(scene, node.op, node.args))


def _operation(scene: Scene, op: str, args: tuple[Edge, ...]) -> tuple[str, int]:
    parts = [_text(scene, arg) for arg in args]
    if op == ADD:
        (a, _), (b, _) = parts
        return (f"{a} - {b[1:]}" if b.startswith("-") else f"{a} + {b}"), _SUM
    if op == MUL:
        if args[0] == args[1]:
            base, level = parts[0]
            return (f"{base}**2" if level == _ATOM else f"({base})**2"), _POWER
        a, b = (f"({text})" if level == _SUM else text for text, level in parts)
        return f"{a}*{b}", _PRODUCT
    if op == DIV:
        (a, low), (b, level) = parts
        a = f"({a})" if low == _SUM else a
        return f"{a}/({b})" if level < _POWER else f"{a}/{b}", _PRODUCT
    return f"{op}({', '.join(text for text, _ in parts)})", _ATOM


def _checked(found: tuple[str, int]) -> tuple[str, int]:
    if len(found[0]) > LONG:
        raise _TooLong
    return found
