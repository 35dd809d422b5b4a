r"""Symbols with accents, subscripts and superscripts.

A symbol is looked up as it is written, from the longest name that is declared to the shortest:
what is not part of a declared name is an operation.  So ``\dot q`` is a derivative unless
``\dot q`` is declared, and ``\omega_3`` a component unless ``\omega_3`` is declared.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Protocol

from symdyn.check.language.syntax import (
    Binary,
    Call,
    Field,
    Index,
    Name,
    Node,
    Number,
    canonical,
    fail,
)
from symdyn.check.language.types import Type
from symdyn.check.latex.items import Item, rendered
from symdyn.check.latex.kinds import MANY, Scope, kind_of
from symdyn.check.latex.words import OPERATING, SMALL

TRANSPOSE = frozenset(("T", "top", "intercal", "mathsf T", "t"))
_OPERATIONS = {
    "*": "star", "ast": "star", "star": "star", "wedge": "hat", "times": "hat", "vee": "vee",
    "dagger": "pinv", "+": "pinv", "prime": "prime",
}  # fmt: skip
_canonical = lru_cache(maxsize=4096)(canonical)
_AXES = {"x": 1, "y": 2, "z": 3}


class Reads(Protocol):
    """What symbols need of their formula: its scope, where to tell remarks, a choice."""

    @property
    def scope(self) -> Scope:
        """What is declared."""

    @property
    def remarks(self) -> list[str]:
        """What is told."""

    @property
    def matrices(self) -> bool:
        """Whether a hat on a unit vector makes its matrix; else it is part of its name."""


@dataclass(frozen=True)
class Scripts:
    """What hangs on a symbol or bracket.

    Attributes
    ----------
    below, above : tuple of Item
        Subscript and superscript; empty where there is none.
    primes : int
    """

    below: tuple[Item, ...] = ()
    above: tuple[Item, ...] = ()
    primes: int = 0

    @property
    def any(self) -> bool:
        """Whether there is one."""
        return bool(self.below or self.above or self.primes)


@dataclass(frozen=True)
class Symbol:
    """A symbol before its meaning is known.

    Attributes
    ----------
    base : str
        LaTeX of the letter or word.
    accents : tuple of str
        From the outermost.
    frame : str
        Text of the superscript before it.
    scripts : Scripts
    column : int
    """

    base: str
    accents: tuple[str, ...]
    frame: str
    scripts: Scripts
    column: int

    def written(self, accents: int = 0, below: bool = True, above: bool = False) -> str:
        """LaTeX with the accents from a position on, and with or without its scripts."""
        text = self.base
        for accent in self.accents[accents:][::-1]:
            text = f"\\{accent}{{{text}}}"
        if self.frame:
            text = "{}^{" + self.frame + "}" + text
        if below and self.scripts.below:
            text += "_{" + rendered(self.scripts.below) + "}"
        if above and self.scripts.above:
            text += "^{" + rendered(self.scripts.above) + "}"
        return text + "'" * self.scripts.primes

    def name(self, accents: int = 0, below: bool = True, above: bool = False) -> str:
        """The canonical name of :meth:`written`."""
        return _canonical(self.written(accents, below, above))

    def spellings(self, known: Iterable[str]) -> dict[str, str]:
        """LaTeX of the names that a symbol came to."""
        found: dict[str, str] = {}
        ways = [
            (accents, below, above)
            for accents in range(len(self.accents) + 1)
            for below, above in ((True, True), (True, False), (False, False))
        ]
        for name in known:
            way = next((it for it in ways if self.name(*it) == name), None)
            if way is not None:
                found[name] = " ".join(self.written(*way).split())
        return found


def power_of(above: Sequence[Item]) -> str | int | None:
    """What a superscript does: a number, "T", "-T", or one of the operations; None else."""
    text = rendered(above).replace("{", "").replace("}", "").replace("\\", "").replace(" ", "")
    sign, plain = ("-", text[1:]) if text[:1] == "-" else ("", text)
    if plain.isdecimal():
        return int(sign + plain)
    if plain in TRANSPOSE:
        return sign + "T"
    return None if sign else _OPERATIONS.get(text)


def raised(node: Node, above: Sequence[Item], scope: Scope, column: int) -> Node:
    """A node under a superscript that is an operation.

    Raises
    ------
    SymdynError
        Where it is none.
    """
    power = power_of(above)
    if power is None:
        cure = "a power is an integer; declare a name together with its superscript"
        fail("no operation", column, name=f"^{rendered(above).strip()}", cure=cure)
    if power == -1 and _is_unit_quaternion(node, scope):
        return Call("qconj", (node,), column=node.column)
    if isinstance(power, int):
        return to_power(node, power)
    if power in ("T", "-T"):
        return Field(to_power(node, -1) if power == "-T" else node, "T", column=node.column)
    if power == "star":
        return starred(node, scope)
    if power == "prime":
        fail("a prime on something without a name", column, name="'")
    return Call(power, (node,), column=node.column)


def _is_unit_quaternion(node: Node, scope: Scope) -> bool:
    if isinstance(node, Call) and node.name in {"qmul", "qconj"}:
        return all(_is_unit_quaternion(it, scope) for it in node.args)
    return isinstance(node, Name) and kind_of(node, scope).of == "quat"


def to_power(node: Node, power: int) -> Node:
    """``node**power``; the square of a norm is the squared norm."""
    if power == 2 and isinstance(node, Call) and node.name == "norm":
        return Call("norm2", node.args, column=node.column)
    return Binary("**", node, Number(Fraction(power)), column=node.column)


def starred(node: Node, scope: Scope) -> Node:
    """``X^*``: how a motion transform acts on forces, or a conjugate quaternion."""
    kind = kind_of(node, scope)
    if isinstance(node, Call) and node.name == "X":
        return Call("Xstar", node.args, column=node.column)
    if kind.of == "quat":
        return Call("qconj", (node,), column=node.column)
    if kind.rows == kind.cols == 6 and not (isinstance(node, Call) and node.name == "Ad"):
        return Field(to_power(node, -1), "T", column=node.column)
    cure = "write the inverse transpose or the transpose"
    fail("a star has several meanings here", node.column, name="^*", cure=cure)


def accented(node: Node, accent: str, context: Reads) -> Node:
    """A node under an accent that acts."""
    action = OPERATING.get(accent)
    if accent == "vec" and isinstance(node, Name):
        context.remarks.append(f"\\vec{{{node.id}}} is read as {node.id}")
        return node
    if action is None:
        name = node.id if isinstance(node, Name) else "..."
        cure = f"declare \\{accent}{{{name}}}"
        fail("is not declared", node.column, name=f"\\{accent}{{{name}}}", cure=cure)
    if action == "hat":
        known = context.scope.get(node.id) if isinstance(node, Name) else None
        if isinstance(known, Type) and known.kind == "unit3" and isinstance(node, Name):
            what = "the matrix of the unit vector" if context.matrices else "the unit vector"
            context.remarks.append(f"\\{accent}{{{node.id}}} is read as {what} {node.id}")
            if not context.matrices:
                return node
        return Call("hat", (node,), column=node.column)
    for _ in action:
        node = Call("d", (node,), column=node.column)
    return node


def resolved(symbol: Symbol, context: Reads) -> Node:
    """The node of a symbol that is a name, a component of one, or undeclared."""
    scope = context.scope
    above = symbol.scripts.above
    found: Node | None = None
    for accents in range(len(symbol.accents) + 1):
        if above and symbol.name(accents, above=True) in scope:
            found, above = Name(symbol.name(accents, above=True), column=symbol.column), ()
        else:
            found = _declared(symbol, accents, scope)
        if found is not None:
            break
    else:
        accents = _leading_dots(symbol.accents)
        whole = bool(above) and power_of(above) is None
        found = Name(symbol.name(accents, above=whole), column=symbol.column)
        above = () if whole else above
    assert found is not None
    for accent in symbol.accents[:accents][::-1]:
        found = accented(found, accent, context)
    if above and power_of(above) is None:
        name = symbol.written(above=True)
        cure = f"declare {name}, or give an integer power"
        fail("undeclared, and no operation", symbol.column, name=name, cure=cure)
    return raised(found, above, scope, symbol.column) if above else found


def _leading_dots(accents: Sequence[str]) -> int:
    """How many derivatives stand outermost."""
    count = 0
    while count < len(accents) and OPERATING.get(accents[count], "")[:1] == "d":
        count += 1
    return count


def _declared(symbol: Symbol, accents: int, scope: Scope) -> Node | None:
    """A declared name, or a component of one; None where neither is declared."""
    if symbol.name(accents) in scope:
        return Name(symbol.name(accents), column=symbol.column)
    bare = symbol.name(accents, below=False)
    if symbol.scripts.below and bare in scope:
        return component(Name(bare, column=symbol.column), symbol.scripts.below, scope)
    return None


def component(base: Node, below: Sequence[Item], scope: Scope) -> Node | None:
    """``a_3``, ``M_{12}``, ``f_x``: components of what is declared; None where it is none."""
    kind = kind_of(base, scope)
    text = rendered(below).strip()
    if text in _AXES and kind.column and kind.rows == 3:
        return Index(base, (_number(_AXES[text], below),), column=base.column)
    if text in ("w", *_AXES) and kind.of == "quat":
        if text == "w":
            return Field(base, "w", column=base.column)
        vector = Field(base, "v", column=base.column)
        return Index(vector, (_number(_AXES[text], below),), column=base.column)
    if kind.of == "quat" and text.isdecimal():
        stem = base.id if isinstance(base, Name) else "q"
        cure = f"write {stem}_w, {stem}_x, {stem}_y, {stem}_z"
        fail("books count parts of a quaternion differently", below[0].column, name=text, cure=cure)
    parts = [it for it in below if not it.is_mark(",")]
    if not parts or any(it.kind != "number" or not it.text.isdecimal() for it in parts):
        return None
    digits = [int(it.text) for it in parts]
    if kind.matrix and len(digits) == 1 and 10 < digits[0] < 100:
        digits = [digits[0] // 10, digits[0] % 10]
    if len(digits) != (2 if kind.matrix else 1) or kind.scalar or not kind.known:
        return None
    if not all(
        1 <= it <= (most or MANY) for it, most in zip(digits, (kind.rows, kind.cols), strict=False)
    ):
        return None
    return Index(base, tuple(_number(it, below) for it in digits), column=base.column)


def _number(value: int, at: Sequence[Item]) -> Number:
    return Number(Fraction(value), column=at[0].column)


def sized(of: str, below: Sequence[Item], context: Reads, column: int) -> Node | None:
    r"""``I_3``, ``0_{3\times 3}``, ``1_n``; None where the subscript is no size."""
    scope = context.scope
    parts = [it for it in below if not it.is_command("times") and not it.is_mark(",")]
    sizes = [_size(it, scope) for it in parts]
    plain = Call("eye", (), column=column) if of == "eye" else Number(Fraction(0), column=column)
    if not below:
        return plain
    if sizes and all(isinstance(it, Number) for it in sizes):
        numbers = tuple(it for it in sizes if isinstance(it, Number))
        if of == "eye" and numbers[0].value < 2:
            return None
        if of == "eye":
            return Call("eye", numbers[:1], column=column)
        return Call("zeros", numbers, column=column) if len(numbers) == 2 else plain
    text = rendered(below).replace("{", "").replace("}", "").replace("\\times", "x")
    times = any(it.is_command("times") for it in below)
    if not (times or text.strip() in SMALL):
        return None
    context.remarks.append(f"the size {text.strip()} is taken from what stands beside it")
    return plain


def _size(item: Item, scope: Scope) -> Number | None:
    if item.kind == "number" and item.text.isdecimal():
        return Number(Fraction(item.text), column=item.column)
    known = scope.get(canonical(rendered((item,))))
    return Number(known.value, column=item.column) if isinstance(known, Number) else None
