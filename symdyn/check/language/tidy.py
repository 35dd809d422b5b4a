"""A tree without what cancels, and what tells formulas apart that are written alike."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from symdyn.check.language.syntax import (
    Binary,
    Call,
    Equation,
    Field,
    Negated,
    Node,
    Number,
    children,
    terms,
    with_child,
)

Values = tuple[int, ...]

_ONE = Number(Fraction(1))


def tidy(node: Node) -> Node:
    """The same tree without inverses of inverses, transposes of transposes, double signs, 2/2."""
    for name, at, child in list(children(node)):
        new = tidy(child)
        if new is not child:
            node = with_child(node, name, at, new)
    return _without(node)


def _without(node: Node) -> Node:
    """One node without what cancels."""
    if isinstance(node, Call) and node.name == "inv":
        (of,) = node.args
        return of.args[0] if isinstance(of, Call) and of.name == "inv" else node
    if isinstance(node, Field) and node.name == "T":
        of = node.of
        return of.of if isinstance(of, Field) and of.name == "T" else node
    if isinstance(node, Negated) and isinstance(node.of, Negated):
        return node.of.of
    if isinstance(node, Binary) and node.op in "+-" and isinstance(node.right, Negated):
        return Binary("-" if node.op == "+" else "+", node.left, node.right.of)
    return _without_ones(node) if isinstance(node, Binary) else node


def _without_ones(node: Binary) -> Node:
    """A product, quotient or power without what it leaves as it is."""
    if node.op == "*" and node.left == _ONE:
        return node.right
    if node.op == "*" and node.left == Negated(_ONE):
        return Negated(node.right)
    if node.op in {"*", "/", "**"} and node.right == _ONE:
        return node.left
    if node.op == "/" and isinstance(node.left, Number) and isinstance(node.right, Number):
        whole = node.right.value and node.left.value / node.right.value
        return Number(whole) if whole.denominator == 1 and node.right.value else node
    return node


def likeness(formula: Equation, values: Callable[[Node], Values], prime: int) -> tuple[object, ...]:
    """What two formulas have in common that are the same but for how they are written.

    Sums are compared by the values of their terms at a point, wherever these stand; where a
    side is but one term, by the values of what this is made of.

    Parameters
    ----------
    formula : Equation
    values : callable
        From a node to its entries at a point modulo a prime.
    prime : int
    """
    found: list[object] = []
    for left, right in zip(formula.sides, formula.sides[1:], strict=False):
        these = [*terms(left), *((-sign, node) for sign, node in terms(right))]
        if len(these) == 2:
            found.append(tuple(sorted((repr(_opened(node, values)) for _, node in these))))
            continue
        plain = [tuple(sign * x % prime for x in values(node)) for sign, node in these]
        turned = [tuple(-x % prime for x in it) for it in plain]
        found.append(min(sorted(plain), sorted(turned)))
    return tuple(map(repr, found))


def _opened(node: Node, values: Callable[[Node], Values]) -> tuple[object, ...]:
    """What a term is made of: its factors, or its function and arguments."""
    number, others = _factors(node)
    if number != 1 or len(others) > 1:
        return (number, *(values(it) for it in others))
    inner = [child for _, _, child in children(node)]
    head = getattr(node, "name", None) or getattr(node, "op", None) or type(node).__name__
    return (head, *(values(it) for it in inner)) if inner else (values(node),)


def _factors(node: Node) -> tuple[Fraction, list[Node]]:
    """The number in a product, and what else is multiplied."""
    if isinstance(node, Number):
        return node.value, []
    if isinstance(node, Negated):
        number, others = _factors(node.of)
        return -number, others
    if isinstance(node, Binary) and node.op in "*/":
        (one, left), (two, right) = _factors(node.left), _factors(node.right)
        if node.op == "*":
            return one * two, left + right
        if not right and two:
            return one / two, left
    return Fraction(1), [node]
