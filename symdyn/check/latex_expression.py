r"""Expressions of LaTeX: items to the tree of :mod:`symdyn.check.syntax`.

Products bind in the order in which they are read: juxtaposition and ``/``, then ``\times``,
then ``\cdot``.  Where a reader could take a formula in two ways it is refused with a cure.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from math import factorial

from symdyn.check.latex_brackets import bars, bracketed, hung
from symdyn.check.latex_commands import COMMANDS
from symdyn.check.latex_cursor import END, Cursor
from symdyn.check.latex_items import Item, rendered
from symdyn.check.latex_kinds import Kind, Scope, kind_of
from symdyn.check.latex_naming import framed, symbol, word
from symdyn.check.latex_products import crossed, dotted, joined, negated, ringed
from symdyn.check.latex_symbols import Scripts, power_of, raised, sized
from symdyn.check.latex_words import BARS, GREEK, NAMING, OPERATING, REFUSED, WORDS
from symdyn.check.parse import DEEPEST
from symdyn.check.syntax import Binary, Block, Call, Node, Number, fail
from symdyn.check.types import Type
from symdyn.errors import nearest_names


@dataclass
class Context:
    """What the parts of one formula share.

    Attributes
    ----------
    scope : dict
        Declared names; names that the formula defines itself are added.
    remarks : list of str
        What was read but not checked, or read in one of several ways.
    labels : list of (str, Node)
        Names under braces, and what stands above.
    end : int
        Column of the end of the formula.
    matrices : bool
        Whether a hat on a unit vector makes its matrix.
    written : dict
        LaTeX of names.
    """

    scope: dict[str, Type | Node]
    remarks: list[str] = field(default_factory=list)
    labels: list[tuple[str, Node]] = field(default_factory=list)
    end: int = 1
    matrices: bool = False
    written: dict[str, str] = field(default_factory=dict)
    _pairs: tuple[int, frozenset[str]] = (-1, frozenset())

    @property
    def pairs(self) -> frozenset[str]:
        """The first two letters of names and words that are longer than one."""
        if self._pairs[0] != len(self.scope):
            found = frozenset(name[:2] for name in (*self.scope, *WORDS))
            self._pairs = (len(self.scope), found)
        return self._pairs[1]


def expression(found: Sequence[Item], context: Context, depth: int = 0) -> Node:
    """The tree of items that hold one expression and nothing else.

    Raises
    ------
    SymdynError
        Naming what was met, and its column.
    """
    reader = Reader(found, context, depth)
    node = reader.sum()
    reader.expect_end()
    return node


class Reader(Cursor):
    """Reads the items of an expression."""

    def __init__(self, found: Sequence[Item], context: Context, depth: int = 0) -> None:
        super().__init__(found)
        self.context, self.depth = context, depth
        self.closing: list[str] = []
        if depth > DEEPEST:
            column = found[0].column if found else context.end
            fail(f"more than {DEEPEST} levels deep", column, cure="name parts with let")

    @property
    def scope(self) -> Scope:
        """What is declared."""
        return self.context.scope

    def kind(self, node: Node) -> Kind:
        """The shape of a node."""
        return kind_of(node, self.scope)

    def inner(self, found: Sequence[Item]) -> Node:
        """An expression within."""
        return expression(found, self.context, self.depth + 1)

    def expect_end(self) -> None:
        """Refuse what is left."""
        if self.next is not END:
            self.refuse(self.next)

    def refuse(self, item: Item) -> None:
        """Say what cannot stand here."""
        if item is END:
            column = self.items[-1].column if self.items else self.context.end
            fail("the formula ends where an operand is expected", max(column, 1))
        shown = {"command": "\\" + item.text, "matrix": item.text, "group": "{"}
        name = shown.get(item.kind, item.text)
        if item.kind == "command" and item.text in REFUSED:
            fail("is not read", item.column, name=name, cure=REFUSED[item.text])
        known = (*GREEK, *OPERATING, *NAMING, *COMMANDS, *REFUSED)
        if item.kind == "command" and item.text not in known:
            cure = f"nearest: {nearest_names(item.text, known)}; or define it with \\newcommand"
            fail("unknown command", item.column, name=name, cure=cure)
        fail("cannot stand here", item.column, name=name, cure=_CURES.get(item.text, ""))

    # -- operators -------------------------------------------------------------------------

    def sum(self) -> Node:
        """Terms with signs between them."""
        node = self.signed()
        while self.next.is_mark("+", "-"):
            sign = self.take().text
            node = Binary(sign, node, self.term(), column=node.column)
        return node

    def signed(self) -> Node:
        """A term with its sign."""
        if self.next.is_mark("-"):
            return negated(self.take().column, self.term())
        if self.next.is_mark("+"):
            self.take()
        return self.term()

    def term(self) -> Node:
        r"""Products in space with ``\cdot`` between them."""
        node = self.spatial()
        while self.next.is_command("cdot", "ast", "bullet") or self.next.is_mark("*"):
            self.take()
            node = dotted(node, self.spatial(), self.scope)
        return node

    def spatial(self) -> Node:
        r"""Products with ``\times``, ``\otimes`` or ``\circ`` between them."""
        node = self.product()
        crosses = 0
        while self.next.is_command("times", "otimes", "circ"):
            sign = self.take()
            star = False
            if sign.text == "times" and self.next.is_mark("^"):
                star = self.starred(sign)
            right = self.product()
            if sign.text != "times":
                node = ringed(sign, node, right, self.scope)
                continue
            crosses += not (self.kind(node).scalar or self.kind(right).scalar)
            if crosses > 1:
                fail("several cross products", sign.column, name="\\times", cure="set parentheses")
            node = crossed(node, right, star, self.scope)
        return node

    def starred(self, sign: Item) -> bool:
        """Whether a star hangs on a cross."""
        self.take()
        found = self.script(sign)
        if power_of(found) != "star":
            fail("no product", sign.column, name=rf"\times^{rendered(found)}")
        return True

    def product(self) -> Node:
        """Factors side by side, and quotients."""
        node = self.factor()
        quotient = False
        while True:
            item = self.next
            if item.is_mark("/"):
                self.take()
                divisor = self.factor()
                quotient = not (isinstance(node, Number) and isinstance(divisor, Number))
                node = Binary("/", node, divisor, column=node.column)
            elif self.starts(item):
                if quotient:
                    cure = r"write \frac, or parentheses"
                    fail("a product after a quotient", item.column, name="/", cure=cure)
                node = joined(node, self.factor())
            else:
                return node

    def starts(self, item: Item) -> bool:
        """Whether an operand starts with an item."""
        if item.kind in ("number", "letter", "word", "group", "matrix"):
            return True
        if item.kind == "mark":
            return item.text in "([^" or (
                item.text == "|" and self.bar(item) not in self.closing[-1:]
            )
        if item.kind != "command":
            return False
        if item.text in BARS:
            return self.bar(item) not in self.closing[-1:]
        return (
            item.text in COMMANDS
            or item.text in GREEK
            or item.text in NAMING
            or (item.text in OPERATING)
        )

    @staticmethod
    def bar(item: Item) -> str:
        r"""The closing bar: "|" or "||"."""
        return "||" if item.kind == "command" and item.text == "|" else BARS[item.text]

    # -- operands --------------------------------------------------------------------------

    def factor(self) -> Node:
        """An operand with its scripts."""
        item = self.next
        reader = _KINDS.get(item.kind)
        if reader is None or not (self.starts(item) or item.text in BARS):
            self.refuse(item)
        assert reader is not None
        self.depth += 1
        if self.depth > DEEPEST:
            fail(f"more than {DEEPEST} levels deep", item.column, cure="name parts with let")
        node = reader(self)
        self.depth -= 1
        return node

    def number(self) -> Node:
        """A number, a factorial, or ``1_3`` and ``0_{3\\times 3}``."""
        item = self.take()
        if item.text in {"0", "1"} and self.next.is_mark("_"):
            scripts = self.scripts(item)
            of = "zeros" if item.text == "0" else "eye"
            node = sized(of, scripts.below, self.context, item.column)
            if node is None:
                fail("no size", item.column, name=f"{item.text}_{rendered(scripts.below)}")
            return self.lifted(node, replace(scripts, below=()))
        value = Fraction(item.text)
        if self.next.is_mark("!"):
            self.take()
            if value.denominator > 1 or value > 30:
                fail("factorials go up to 30", item.column, name=item.text + "!")
            value = Fraction(factorial(int(value)))
        return self.lifted(Number(value, column=item.column), self.scripts(item))

    def lifted(self, node: Node, scripts: Scripts) -> Node:
        """A node under a superscript; a subscript has no meaning here."""
        if scripts.below:
            fail("a subscript on what has no name", node.column, name="_" + rendered(scripts.below))
        if scripts.primes:
            fail("a prime on what has no name", node.column, name="'")
        return raised(node, scripts.above, self.scope, node.column) if scripts.above else node

    def group(self) -> Node:
        """A group in braces."""
        item = self.take()
        if not item.items:
            if self.next.is_mark("^"):
                return framed(self)
            if self.starts(self.next):
                return self.factor()
            fail("an empty group", item.column, name="{}")
        return self.lifted(self.inner(item.items), self.scripts(item))

    def mark(self) -> Node:
        """What starts with a mark."""
        item = self.next
        if item.is_mark("^"):
            return framed(self)
        if item.text == "|":
            return bars(self)
        return bracketed(self)

    def command(self) -> Node:
        """What starts with a command."""
        item = self.next
        if item.text in GREEK or item.text in OPERATING or item.text in NAMING:
            return symbol(self)
        if item.text in BARS:
            return bars(self)
        return COMMANDS[item.text](self)

    def matrix(self) -> Node:
        """A matrix."""
        item = self.take()
        if not all(item.rows) or len({len(row) for row in item.rows}) != 1:
            lengths = ", ".join(str(len(row)) for row in item.rows)
            fail(f"rows of different length: {lengths}", item.column, name=item.text)
        rows = tuple(tuple(self.cell(cell, item) for cell in row) for row in item.rows)
        node: Node = Block(rows, column=item.column)
        if item.text == "vmatrix":
            node = Call("det", (node,), column=item.column)
        if item.text == "Vmatrix":
            node = Call("norm", (node,), column=item.column)
        return hung(self, node, self.scripts(item))

    def cell(self, found: tuple[Item, ...], of: Item) -> Node:
        """An entry of a matrix."""
        if found:
            return self.inner(found)
        self.context.remarks.append("empty entries of a matrix are read as 0")
        return Number(Fraction(0), column=of.column)


_CURES = {
    "=": "= stands between the sides of an equation",
    "!": "a factorial follows a number",
    ".": "a field such as T.R gets a name first: let R = T.R",
    ":": "write = or :=",
    "<": "only equations can be checked",
    ">": "only equations can be checked",
}
_KINDS: dict[str, Callable[[Reader], Node]] = {
    "number": Reader.number,
    "letter": symbol,
    "word": word,
    "group": Reader.group,
    "matrix": Reader.matrix,
    "mark": Reader.mark,
    "command": Reader.command,
}
