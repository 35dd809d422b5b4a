"""Formulas as Python without symdyn."""

from __future__ import annotations

import keyword

from symdyn.check.language.conventions import DEFAULT
from symdyn.check.language.syntax import (
    Binary,
    Block,
    Call,
    Field,
    Index,
    Name,
    Negated,
    Node,
    Number,
    names,
)
from symdyn.check.language.types import Type
from symdyn.check.meaning.blocks import sizes_of
from symdyn.check.meaning.elaborate import Elaborator
from symdyn.check.meaning.signatures import NAMES
from symdyn.check.meaning.values import Loose, Value
from symdyn.check.show.snippets import NUMPY

_RESERVED = {"np", "sp", "left", "right", "e", "t", *NAMES}
_SAME = {"X": "Ad", "crm": "ad", "wrench": "twist"}
_PARTS = {"R": "[:3, :3]", "p": "[:3, 3:]", "w": "[:3, :]", "v": "[3:, :]", "n": "[:3, :]",
          "f": "[3:, :]"}  # fmt: skip


class Unsaid(Exception):
    """A formula that has no short program."""


class Writer:
    """Formulas as Python; names that move are functions of t."""

    def __init__(self, elaborator: Elaborator, dialect: dict[str, str]) -> None:
        if elaborator.conventions != DEFAULT:
            raise Unsaid
        self.elaborator, self.dialect = elaborator, dialect
        self.scope = elaborator.scope
        self.used: set[str] = set()
        self.moving: set[str] = set()

    def text(self, node: Node) -> str:
        """An expression."""
        rule = getattr(self, "_" + type(node).__name__.lower(), None)
        if rule is None:
            raise Unsaid
        found: str = rule(node)
        return found

    def name(self, id_: str) -> str:
        """A name that Python and the program leave free."""
        return id_ + "_" if keyword.iskeyword(id_) or id_ in _RESERVED else id_

    def _number(self, node: Number) -> str:
        value = node.value
        if value.denominator == 1:
            return str(value)
        return f"({value})" if self.dialect is NUMPY else f"sp.Rational({str(value)!r})"

    def _name(self, node: Name) -> str:
        if node.id == "pi":
            return "np.pi" if self.dialect is NUMPY else "sp.pi"
        given = self.scope.get(node.id)
        if given is None:
            raise Unsaid
        if not isinstance(given, Type):
            return f"({self.text(given)})"
        return self.name(node.id) + ("(t)" if node.id in self.moving else "")

    def _negated(self, node: Negated) -> str:
        return f"(-{self.text(node.of)})"

    def _binary(self, node: Binary) -> str:
        if node.op == "**":
            return self._power(node)
        op = node.op
        if op == "*" and self._matrix(node.left) and self._matrix(node.right):
            op = "@"
            if not self._matrix(node):
                return f"({self.text(node.left)} @ {self.text(node.right)})[0, 0]"
        return f"({self._part(node.left, node)} {op} {self._part(node.right, node)})"

    def _part(self, node: Node, beside: Node) -> str:
        value = self.elaborator.any(node)
        if not isinstance(value, Loose):
            return self.text(node)
        size = self.elaborator.value(beside).rows
        return self.sized(value, size, size)

    def sized(self, value: Loose, rows: int, cols: int) -> str:
        """An identity or zeros, once the size is known."""
        zeros, eye = self.dialect["Z"], self.dialect["I"]
        if value.factor == 0:
            size = f"(({rows}, {cols}))" if self.dialect is NUMPY else f"({rows}, {cols})"
            return zeros + size
        if abs(value.factor) != 1:
            raise Unsaid
        return f"{eye}({rows})" if value.factor > 0 else f"(-{eye}({rows}))"

    def _matrix(self, node: Node) -> bool:
        value = self.elaborator.any(node)
        return isinstance(value, Loose) or bool(value.shape)

    def _power(self, node: Binary) -> str:
        base, exponent = self.text(node.left), self.elaborator.value(node.right)
        n = self.elaborator.functions.number(exponent)
        if not self._matrix(node.left):
            return f"({base})**{n}" if n >= 0 else f"(1 / ({base})**{-n})"
        if n < 0:
            self.used.add("inv")
            base = f"inv({base})"
        return "(" + " @ ".join([base] * abs(n)) + ")" if n else f"{self.dialect['I']}(3)"

    def _field(self, node: Field) -> str:
        value = self.elaborator.thing(node.of)
        if not isinstance(value, Value):
            raise Unsaid
        of = self.text(node.of)
        if node.name == "T":
            return f"{of}.T" if value.shape else of
        if value.known.kind == "inertia" or value.rows not in (4, 6):
            raise Unsaid
        if value.shape == (4, 1):
            return f"{of}[0, 0]" if node.name == "w" else f"{of}[1:, :]"
        return of + _PARTS[node.name]

    def _index(self, node: Index) -> str:
        of = self.elaborator.value(node.of)
        at = [self.elaborator.functions.number(self.elaborator.value(it)) for it in node.at]
        if len(at) == 1:
            at = [at[0], 1] if of.cols == 1 else [1, at[0]]
        return f"{self.text(node.of)}[{at[0] - 1}, {at[1] - 1}]"

    def _call(self, node: Call) -> str:
        if node.of is not None:
            raise Unsaid
        name = _SAME.get(node.name, node.name)
        if name in ("eye", "zeros", "diag", "vec", "stack"):
            return self._made(node)
        if name in ("d", "rate"):
            self.used |= {name, "d", "vee"}
            if self.dialect is not NUMPY or not self.moving:
                raise Unsaid
            return f"{name}(lambda t: {self.text(node.args[0])})(t)"
        if name == "hat" and self.elaborator.value(node.args[0]).rows == 6:
            name = "hat6"
        if name in ("inv", "pinv") and not self._matrix(node.args[0]):
            return f"(1 / {self.text(node.args[0])})"
        self.used.add(name)
        return f"{name}({', '.join(self.text(it) for it in node.args)})"

    def _made(self, node: Call) -> str:
        value = self.elaborator.any(node)
        if isinstance(value, Loose):
            raise Unsaid
        if node.name in ("eye", "zeros"):
            return self.sized(Loose(int(node.name == "eye")), value.rows, value.cols)
        scalars = not any(self._matrix(it) for it in node.args)
        if node.name == "vec" and scalars:
            self.used.add("column")
            return f"column({', '.join(self.text(it) for it in node.args)})"
        if node.name == "vec" and len(node.args) == 1:
            self.used.add("vec")
            return f"vec({self.text(node.args[0])})"
        if node.name == "diag" and scalars:
            rows = [
                "["
                + ", ".join(self.text(x) if i == j else "0" for j in range(len(node.args)))
                + "]"
                for i, x in enumerate(node.args)
            ]
            return f"{self.dialect['M']}([{', '.join(rows)}])"
        raise Unsaid

    def _block(self, node: Block) -> str:
        cells = [[self.elaborator.cell(it) for it in row] for row in node.rows]
        heights, widths = sizes_of(cells, self.elaborator.value(node).shape)
        rows = []
        whole = not any(isinstance(it, Value) and it.shape for row in cells for it in row)
        for row, line, height in zip(cells, node.rows, heights, strict=True):
            texts = []
            for cell, part, width in zip(row, line, widths, strict=True):
                if isinstance(cell, Loose):
                    loose = str(cell.factor) if whole else self.sized(cell, height, width)
                    texts.append(loose)
                elif cell.shape or whole:
                    texts.append(self.text(part))
                else:
                    texts.append(f"{self.dialect['M']}([[{self.text(part)}]])")
            rows.append(f"[{', '.join(texts)}]")
        maker = self.dialect["M"] if whole else self.dialect["B"]
        return f"{maker}([{', '.join(rows)}])"


def bare(text: str) -> str:
    """A text without parentheses around the whole."""
    depth = 0
    for k, character in enumerate(text):
        depth += (character == "(") - (character == ")")
        if not depth:
            return text[1:-1] if k == len(text) - 1 and text[0] == "(" else text
    return text


def is_zero(node: Node) -> bool:
    """Whether a side is a bare 0."""
    return isinstance(node, Number) and node.value == 0


def declared(elaborator: Elaborator, sides: tuple[Node, ...]) -> list[str]:
    """Declared names that occur, also within definitions."""
    found: dict[str, None] = {}
    stack = [name for side in sides for name in sorted(names(side))]
    while stack:
        name = stack.pop(0)
        given = elaborator.scope.get(name)
        if isinstance(given, Type):
            found[name] = None
        elif given is not None:
            stack += sorted(names(given))
    return list(found)
