r"""What reads an expression: sums and products; its operands are read as a grammar says.

Products bind in the order in which they are read: juxtaposition and ``/``, then ``\times``,
then ``\cdot``.  Where a reader could take a formula in two ways it is refused with a cure.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NoReturn

from symdyn.check.language.parse import DEEPEST
from symdyn.check.language.syntax import Binary, Node, Number, fail
from symdyn.check.language.types import Type
from symdyn.check.latex.cursor import END, Cursor
from symdyn.check.latex.items import Item, rendered
from symdyn.check.latex.kinds import Kind, Scope, kind_of
from symdyn.check.latex.products import crossed, dotted, joined, negated, ringed
from symdyn.check.latex.symbols import Scripts, power_of, raised
from symdyn.check.latex.words import BARS, REFUSED, WORDS
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


@dataclass(frozen=True)
class Grammar:
    """What reads an operand, by what it starts with.

    Attributes
    ----------
    kinds : mapping
        By the kind of its first item.
    commands : mapping
        By the command, where it starts with one.
    """

    kinds: Mapping[str, Callable[[Reader], Node]]
    commands: Mapping[str, Callable[[Reader], Node]]

    def reading(self, item: Item) -> Callable[[Reader], Node] | None:
        """What reads an operand that starts with an item; None where none does."""
        if item.kind == "command":
            return self.commands.get(item.text)
        return self.kinds.get(item.kind)


class Reader(Cursor):
    """Reads the items of an expression."""

    def __init__(
        self, found: Sequence[Item], context: Context, grammar: Grammar, depth: int = 0
    ) -> None:
        super().__init__(found)
        self.context, self.grammar, self.depth = context, grammar, depth
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
        return Reader(found, self.context, self.grammar, self.depth + 1).whole()

    def whole(self) -> Node:
        """All items, as one expression.

        Raises
        ------
        SymdynError
            Naming what was met, and its column.
        """
        node = self.sum()
        if self.next is not END:
            self.refuse(self.next)
        return node

    def refuse(self, item: Item) -> NoReturn:
        """Say what cannot stand here."""
        if item is END:
            column = self.items[-1].column if self.items else self.context.end
            fail("the formula ends where an operand is expected", max(column, 1))
        shown = {"command": "\\" + item.text, "matrix": item.text, "group": "{"}
        name = shown.get(item.kind, item.text)
        if item.kind == "command" and item.text in REFUSED:
            fail("is not read", item.column, name=name, cure=REFUSED[item.text])
        known = (*self.grammar.commands, *REFUSED)
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
        if item.kind in ("mark", "command") and item.text in BARS:
            return self.bar(item) not in self.closing[-1:]
        if item.kind == "mark":
            return item.text in "([^"
        return self.grammar.reading(item) is not None

    @staticmethod
    def bar(item: Item) -> str:
        r"""The closing bar: "|" or "||"."""
        return "||" if item.kind == "command" and item.text == "|" else BARS[item.text]

    # -- operands --------------------------------------------------------------------------

    def factor(self) -> Node:
        """An operand with its scripts."""
        item = self.next
        read = self.grammar.reading(item)
        if read is None or not (self.starts(item) or item.text in BARS):
            self.refuse(item)
        self.depth += 1
        if self.depth > DEEPEST:
            fail(f"more than {DEEPEST} levels deep", item.column, cure="name parts with let")
        node = read(self)
        self.depth -= 1
        return node

    def lifted(self, node: Node, scripts: Scripts) -> Node:
        """A node under a superscript; a subscript has no meaning here."""
        if scripts.below:
            fail("a subscript on what has no name", node.column, name="_" + rendered(scripts.below))
        if scripts.primes:
            fail("a prime on what has no name", node.column, name="'")
        return raised(node, scripts.above, self.scope, node.column) if scripts.above else node


_CURES = {
    "=": "= stands between the sides of an equation",
    "!": "a factorial follows a number",
    ".": "a field such as T.R gets a name first: let R = T.R",
    ":": "write = or :=",
    "<": "only equations can be checked",
    ">": "only equations can be checked",
}
