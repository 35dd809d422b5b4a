"""The Python form of a formula: text to tree, by precedence.  Nothing is ever evaluated."""

from __future__ import annotations

from fractions import Fraction

from symdyn.check.language.syntax import (
    Binary,
    Block,
    Call,
    Equation,
    Field,
    Index,
    Name,
    Negated,
    Node,
    Number,
    fail,
)
from symdyn.check.language.tokens import Token, tokens

DEEPEST = 100
"""Levels of parentheses."""

_BINDING = {"==": 1, "+": 2, "-": 2, "*": 3, "/": 3, "**": 5}
_MINUS = 4  # between a product and a power: -a**2 is -(a**2)


def parse(source: str, start: int = 1) -> Node:
    """The tree of a formula or expression.

    Parameters
    ----------
    source : str
    start : int
        Column of its first character.

    Raises
    ------
    SymdynError
        Naming what was met, and its column.

    Examples
    --------
    >>> from symdyn.check.language.parse import parse
    >>> parse("hat(w)*v == cross(w, v)").sides[1]
    Call(column=13, name='cross', args=(Name(column=19, id='w'), Name(column=22, id='v')), of=None)
    """
    parser = _Parser(tokens(source, start))
    found = parser.expression(0)
    parser.expect("end")
    return found


def parse_arguments(source: str, start: int = 1) -> tuple[Node, ...]:
    """Expressions with commas between them."""
    parser = _Parser(tokens(source, start))
    found = parser.list_until("end")
    parser.expect("end")
    return found


class _Parser:
    def __init__(self, found: list[Token]) -> None:
        self.tokens, self.at, self.depth = found, 0, 0

    @property
    def next(self) -> Token:
        return self.tokens[self.at]

    def take(self) -> Token:
        token = self.next
        self.at += token.kind != "end"
        return token

    def expect(self, text: str) -> Token:
        token = self.next
        if text not in {token.text, token.kind}:
            self.refuse(token, "the end" if text == "end" else f'"{text}"')
        return self.take()

    def refuse(self, token: Token, wanted: str) -> None:
        if token.kind == "end":
            fail(f"the formula ends where {wanted} is expected", token.column)
        cure = "claims are written with ==" if token.text == "=" else ""
        if token.kind in {"name", "number"} or token.text == "(":
            cure = "write * between factors"
        fail(f"found where {wanted} is expected", token.column, name=token.text, cure=cure)

    def expression(self, binding: int) -> Node:
        self.depth += 1
        if self.depth > DEEPEST:
            fail(f"more than {DEEPEST} levels deep", self.next.column, cure="name parts with let")
        left = self.operand()
        while self.next.kind == "sign" and _BINDING.get(self.next.text, 0) > binding:
            left = self.operation(left)
        self.depth -= 1
        return left

    def operation(self, left: Node) -> Node:
        op = self.take()
        if op.text == "==":
            sides = [left, self.expression(_BINDING["=="])]
            while self.next.text == "==":
                self.take()
                sides.append(self.expression(_BINDING["=="]))
            return Equation(tuple(sides), column=left.column)
        if op.text == "**":
            return Binary("**", left, self.expression(_BINDING["**"] - 1), column=left.column)
        return Binary(op.text, left, self.expression(_BINDING[op.text]), column=left.column)

    def operand(self) -> Node:
        token = self.take()
        if token.kind == "number":
            return self.postfix(Number(Fraction(token.text), column=token.column))
        if token.kind == "name":
            return self.postfix(self.name(token))
        if token.text == "-":
            return Negated(self.expression(_MINUS), column=token.column)
        if token.text == "+":
            return self.expression(_MINUS)
        if token.text == "(":
            inner = self.expression(0)
            self.expect(")")
            return self.postfix(inner)
        self.at -= token.kind != "end"
        self.refuse(token, "a number, a name or a parenthesis")
        raise AssertionError

    def name(self, token: Token) -> Node:
        if self.next.text != "(":
            return Name(token.text, column=token.column)
        if token.text == "block":
            return self.block(token.column)
        return Call(token.text, self.arguments(), column=token.column)

    def postfix(self, node: Node) -> Node:
        while self.next.text in (".", "["):
            if self.take().text == "[":
                node = Index(node, self.list_until("]"), column=node.column)
                self.expect("]")
                continue
            name = self.expect("name")
            if self.next.text == "(":
                node = Call(name.text, self.arguments(), node, column=node.column)
            else:
                node = Field(node, name.text, column=node.column)
        return node

    def arguments(self) -> tuple[Node, ...]:
        self.expect("(")
        found = self.list_until(")")
        self.expect(")")
        return found

    def list_until(self, end: str) -> tuple[Node, ...]:
        found: list[Node] = []
        while end not in {self.next.text, self.next.kind}:
            found.append(self.expression(0))
            if self.next.text != ",":
                break
            self.take()
        return tuple(found)

    def block(self, column: int) -> Node:
        self.expect("(")
        self.expect("[")
        rows = []
        while self.next.text != "]":
            if self.next.text == "[":
                self.take()
                rows.append(self.list_until("]"))
                self.expect("]")
            else:
                rows.append((self.expression(0),))
            if self.next.text != ",":
                break
            self.take()
        self.expect("]")
        self.expect(")")
        widths = {len(row) for row in rows}
        if len(widths) != 1 or widths == {0}:
            fail("rows of different length, or none", column, name="block")
        return Block(tuple(rows), column=column)
