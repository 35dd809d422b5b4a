r"""The tree of a formula, whatever it was written in.

A front end turns text into these nodes and knows nothing of their meaning; types, shapes and
functions are looked up later (:mod:`symdyn.check.meaning.elaborate`), so that every front end gives
the same tree for the same formula.  A node knows the column it starts at, from 1.

What a front end makes
----------------------
===============================  ========================================================
text                             node
===============================  ========================================================
``w``, ``\omega``                ``Name("w")``, ``Name("omega")``: see :func:`canonical`
``2``, ``0.5``, ``1/2``          ``Number(Fraction(...))``, exact; a quotient is a ``Binary``
``-a``                           ``Negated(a)``
``a + b``, ``a b``, ``a / b``    ``Binary("+", a, b)``, ``"*"`` also for juxtaposition, ``"/"``
``A**2``, ``A^{-1}``             ``Binary("**", A, Number(2))``; ``Number(-1)`` is the inverse
``A.T``, ``A^\top``              ``Field(A, "T")``
``T.R``, ``V.w``, ``arm.M``      ``Field(T, "R")``
``a[i]``, ``A[i, j]``            ``Index(A, (i, j))``, from 1
``hat(w)``, ``[w]_\times``       ``Call("hat", (w,))``: by its argument 3x3 or 4x4
``e^{[u]\theta}``                ``Call("exp", (Binary("*", Call("hat", (u,)), theta),))``
``arm.rnea(q, v, a)``            ``Call("rnea", (q, v, a), Name("arm"))``
``\dot R``, ``\ddot q``          ``Call("d", (R,))``, ``Call("d", (Call("d", (q,)),))``
``a \cdot b``, ``a \times b``    ``Call("dot", (a, b))``, ``Call("cross", (a, b))``
``\|a\|``, ``\|a\|^2``           ``Call("norm", (a,))``, ``Call("norm2", (a,))``
``block([[A, 0], [B, 1]])``      ``Block(((A, Number(0)), (B, Number(1))))``; also ``bmatrix``
``I_3``, ``0_{3\times 3}``       ``Call("eye", (Number(3),))``, ``Call("zeros", (...))``
``I`` or ``1`` without a size    ``Call("eye", ())``: sized by what stands beside it
``{}^A X_B``                     ``Call("X", (Name("X_AB"),))``, ``{}^A R_B`` a field of it
``a == b == c``                  ``Equation((a, b, c))``
===============================  ========================================================
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from fractions import Fraction
from typing import Any, NoReturn

from symdyn.errors import SymdynError

Place = tuple[int, ...]
"""Positions within nested tuples."""


@dataclass(frozen=True)
class Node:
    """A part of a formula.

    Attributes
    ----------
    column : int
        Where it starts in its text, from 1; two nodes that differ in nothing else are equal.
    """

    column: int = field(default=0, kw_only=True, compare=False)


@dataclass(frozen=True)
class Number(Node):
    """An exact number."""

    value: Fraction


@dataclass(frozen=True)
class Name(Node):
    """A declared name, or a constant such as ``pi``."""

    id: str


@dataclass(frozen=True)
class Negated(Node):
    """``-of``."""

    of: Node


@dataclass(frozen=True)
class Binary(Node):
    """``left op right`` with op one of ``+ - * / **``."""

    op: str
    left: Node
    right: Node


@dataclass(frozen=True)
class Field(Node):
    """``of.name``; the transpose is the field ``T``."""

    of: Node
    name: str


@dataclass(frozen=True)
class Index(Node):
    """``of[at]``, counted from 1."""

    of: Node
    at: tuple[Node, ...]


@dataclass(frozen=True)
class Call(Node):
    """``name(args)``, or ``of.name(args)`` of an arm."""

    name: str
    args: tuple[Node, ...]
    of: Node | None = None


@dataclass(frozen=True)
class Block(Node):
    """A matrix from blocks, row by row; bare 0 and 1 are sized by their row and column."""

    rows: tuple[tuple[Node, ...], ...]


@dataclass(frozen=True)
class Equation(Node):
    """Sides that are said to be equal, two or more; one side alone is no claim."""

    sides: tuple[Node, ...]


@dataclass(frozen=True)
class Recursion(Node):
    """What a name means at every body of an arm: ``name[index] = step along arm``.

    In the step ``p`` is the number of the parent, 0 at the root, and ``each(c, x)`` the sum of
    x over the children c.
    """

    index: str
    step: Node
    arm: str


def children(node: Node) -> Iterator[tuple[str, Place, Node]]:
    """The nodes directly below: name of the attribute, position within it, node."""
    for part in fields(node):
        yield from _nodes(part.name, (), getattr(node, part.name))


def _nodes(
    name: str, at: tuple[int, ...], value: Any
) -> Iterator[tuple[str, tuple[int, ...], Node]]:
    if isinstance(value, Node):
        yield name, at, value
    elif isinstance(value, tuple):
        for k, item in enumerate(value):
            yield from _nodes(name, (*at, k), item)


def with_child(node: Node, name: str, at: Place, new: Node) -> Node:
    """The same node with one of :func:`children` replaced."""
    return replace(node, **{name: _replaced(getattr(node, name), at, new)})


def _replaced(value: Any, at: Place, new: Node) -> Any:
    if not at:
        return new
    k, rest = at[0], at[1:]
    return (*value[:k], _replaced(value[k], rest, new), *value[k + 1 :])


Path = tuple[tuple[str, Place], ...]
"""The way from a node down to a part: attributes, and positions within them."""


def parts(node: Node, path: Path = ()) -> Iterator[tuple[Path, Node]]:
    """All parts below a node, each with the way to it."""
    if path:
        yield path, node
    for name, at, child in children(node):
        yield from parts(child, (*path, (name, at)))


def with_part(node: Node, path: Path, new: Node) -> Node:
    """The same node with the part at the end of a way replaced."""
    if not path:
        return new
    (name, at), rest = path[0], path[1:]
    child: Any = getattr(node, name)
    for k in at:
        child = child[k]
    return with_child(node, name, at, with_part(child, rest, new))


def terms(node: Node, sign: int = 1) -> Iterator[tuple[int, Node]]:
    """The terms of a sum, each with its sign."""
    if isinstance(node, Binary) and node.op in "+-":
        yield from terms(node.left, sign)
        yield from terms(node.right, sign if node.op == "+" else -sign)
    elif isinstance(node, Negated):
        yield from terms(node.of, -sign)
    else:
        yield sign, node


def substituted(node: Node, values: Mapping[str, Node]) -> Node:
    """A tree with names replaced."""
    if isinstance(node, Name):
        return values.get(node.id, node)
    for name, at, child in list(children(node)):
        new = substituted(child, values)
        if new is not child:
            node = with_child(node, name, at, new)
    return node


def walk(node: Node) -> Iterator[Node]:
    """A node and all below it, without recursion: sums may be long."""
    waiting = [node]
    while waiting:
        part = waiting.pop()
        yield part
        waiting += [child for _, _, child in children(part)][::-1]


def names(node: Node) -> set[str]:
    """All names that occur."""
    return {part.id for part in walk(node) if isinstance(part, Name)}


def called(node: Node) -> str:
    """What to call a node in an error."""
    if isinstance(node, Name):
        return node.id
    if isinstance(node, Call):
        return node.name
    if isinstance(node, Field):
        return f"{called(node.of)}.{node.name}"
    return node.op if isinstance(node, Binary) else type(node).__name__.lower()


_STYLE = re.compile(
    r"\\(?:boldsymbol|bm|pmb|math(?:bf|rm|sf|it|cal|bb|frak|scr|tt|normal)"
    r"|operatorname|text(?:rm|bf|it|sf|tt|normal)?|bf|it|cal|sf)(?![A-Za-z])"
)
_ACCENT = re.compile(
    r"\\(d{0,3}dot|hat|bar|tilde|vec|widehat|widetilde|check|underline|overline|breve|mathring)"
    r"(?![A-Za-z])\s*\{?\s*"
)
_SPACING = re.compile(r"\\[,;:!> ]|\\q?quad(?![A-Za-z])")
_SCRIPT = r"\s*(\{(?:[^{}]|\{[^{}]*\})*\}|\\[A-Za-z]+|\w)"
_LEFT = re.compile(rf"\s*(?:\{{\s*\}})?\s*\^{_SCRIPT}(?:\s*_{_SCRIPT})?(.*)", re.DOTALL)
_RAISED = re.compile(r"\^\s*\{?\s*(\d+|T|\\top)(?![A-Za-z\d])")
"""Part of few names, and else a power or transpose: kept apart from what is written below."""
_SIGNS = {"'": "_prime", "*": "_star", "+": "_plus_", "-": "_minus_", "^": "_", "(": "_", ")": ""}


def canonical(name: str) -> str:
    r"""The name that a symbol has in the tree, however it is written.

    A sign above is part of the name only where the name is declared with it; see
    :mod:`symdyn.check.latex`.

    >>> from symdyn.check.language.syntax import canonical
    >>> [canonical(text) for text in (r"\boldsymbol{\omega}", "T_{ab}", "v'", r"\hat{s}_1")]
    ['omega', 'T_ab', 'v_prime', 'hat_s_1']
    >>> [canonical(text) for text in (r"{}^A\!v_B", r"\dot{\omega}", r"\hat I_i^A")]
    ['A_v_B', 'dot_omega', 'hat_I_i_A']
    >>> [canonical(text) for text in ("{}^A_B R", "{}^0 R_1", "R_1^0", "l^2", "l_2")]
    ['A_R_B', 'R_1_up0', 'R_1_up0', 'l_up2', 'l_2']
    """
    plain = _ACCENT.sub(r"\1_", _STYLE.sub("", _SPACING.sub("", name)))
    left = _LEFT.fullmatch(plain)
    if left is not None:
        above, below, base = left.groups()
        base += f"_{below}" if below else ""
        plain = f"{base}^{above}" if above.strip("{ }").isdecimal() else f"{above}_{base}"
    plain = re.sub(r"\^\s*\{?\s*(?=[-*+])", "", plain)
    plain = _RAISED.sub(r"_up\1", plain)
    for sign, word in _SIGNS.items():
        plain = plain.replace(sign, word)
    return re.sub(r"[\\{}\s,]", "", plain).strip("_")


def fail(message: str, column: int, *, name: str = "", cure: str = "") -> NoReturn:
    """Refuse a formula, naming what and where."""
    raise SymdynError(f"{message} (column {column})", element=name or None, cure=cure or None)
