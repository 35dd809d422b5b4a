"""Reading printed C: tokens, then recursive descent."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple, NoReturn

from symdyn.backends import c
from symdyn.backends.ports import by_column
from symdyn.backends.reading import Reading, blank, operations, refuse
from symdyn.backends.unit import Unit
from symdyn.program.graph import Edge, Program

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_TOKEN = re.compile(
    r"""(?P<directive>^\s*\#.*)
    |(?P<word>[A-Za-z_]\w*)
    |(?P<float>\d+(?:\.\d+(?:[eE][+-]?\d+)?|[eE][+-]?\d+))(?![\w.])
    |(?P<integer>\d+)(?![\w.])
    |(?P<sign>\+\+|[-+*/<=?:;,()\[\]{}])
    |(?P<string>"[^"\\]*")
    |(?P<other>\S)
    """,
    re.VERBOSE,
)
MATH = "#include <math.h>"
"""Stands where a function of the library is called."""


class Token(NamedTuple):
    """A token: its kind, its text, its line."""

    kind: str
    text: str
    line: int


def tokens(text: str) -> list[Token]:
    """The tokens of a C text, without comments."""
    found: list[Token] = []
    code = _COMMENT.sub(lambda comment: "\n" * comment[0].count("\n") or " ", text)
    for line, part in enumerate(code.split("\n"), 1):
        found += [Token(str(it.lastgroup), it[0], line) for it in _TOKEN.finditer(part)]
    for token in found:
        if token.kind == "other":
            refuse(f"not understood: {token.text}", token.line)
    return found


def read_c(text: str, unit: Unit) -> Program:
    """The program in a C source.

    Parameters
    ----------
    text : str
    unit : Unit
        The function that the source should hold; what its program computes is not looked
        at.

    Raises
    ------
    SymdynError
        Where the prototypes or the loop over states are not as the template has them, or
        a statement is not understood.
    """
    model, found = tokens(c.render(blank(unit))), tokens(text)
    names = _parameters(model)
    frame, tail = _index(model, "{") + 1, _index(model, "}")
    math = [token for token in found if token.text == MATH][:1]
    body = [token for token in found if token not in math]
    end = len(body) - (len(model) - tail)
    match(body[:frame], model[:frame])
    match(body[max(end, 0) :], model[tail:])
    reader = Body(body[frame:end], unit.program, names)
    program = reader.read()
    if reader.calls != bool(math):
        refuse("math.h is included without need, or not although it is needed")
    return program


def check_header(text: str, robot: str, units: Sequence[Unit]) -> None:
    """Refuse a header that does not declare exactly these functions.

    Parameters
    ----------
    text : str
    robot : str
    units : sequence of Unit
    """
    match(tokens(text), tokens(c.render_header(robot, [blank(unit) for unit in units])))


class Body:
    """The statements between a function's braces."""

    number_type = "double"

    def __init__(self, body: Sequence[Token], program: Program, names: Sequence[str]) -> None:
        self.reading = Reading(program)
        self.calls = False
        self._tokens = [*body, Token("end", "", body[-1].line if body else 0)]
        self._at = 0
        self._calls = operations(c.CALLS)
        count = len(program.inputs)
        inputs = zip(names[:count], program.inputs, strict=True)
        outputs = zip(names[count:], program.outputs, strict=True)
        self._inputs = {name: (k, by_column(p.shape)) for k, (name, p) in enumerate(inputs)}
        self._outputs = {n: (k, by_column(o.port.shape)) for k, (n, o) in enumerate(outputs)}

    def read(self) -> Program:
        """The program of all statements."""
        while self._tokens[self._at].kind != "end":
            self._statement()
        return self.reading.result(whole=True)

    def _statement(self) -> None:
        if self._take("("):
            self._unused()
        elif self._take("const"):
            self._value()
        else:
            line = self._now.line
            port, index = self._place(self._outputs, self._word())
            self._need("=")
            self.reading.output(port, index, self._expression(), line)
        self._need(";")

    def _unused(self) -> None:
        """``(void)q`` tells the compiler that q is not read."""
        self._need("void")
        self._need(")")
        if self._word() not in {**self._inputs, **self._outputs}:
            self._no()

    def _value(self) -> None:
        """A named number, or the named outcome of a comparison."""
        kind, name, line = self._word(), self._word(), self._now.line
        self._need("=")
        edge = self._expression()
        if kind != ("int" if self.reading.is_condition(edge) else self.number_type):
            refuse(f"{name} is no {kind}", line)
        self.reading.name(name, edge, line)

    def _expression(self) -> Edge:
        """A sum, or a comparison of two."""
        left = self._sum()
        return self.reading.build.call("less", left, self._sum()) if self._take("<") else left

    def _sum(self) -> Edge:
        total, build = self._product(), self.reading.build
        while True:
            if self._take("+"):
                total = build.add(total, self._product())
            elif self._take("-"):
                total = build.add(total, -self._product())
            else:
                return total

    def _product(self) -> Edge:
        total, build = self._signed(), self.reading.build
        while True:
            if self._take("*"):
                total = build.mul(total, self._signed())
            elif self._take("/"):
                total = build.div(total, self._signed())
            else:
                return total

    def _signed(self) -> Edge:
        return -self._signed() if self._take("-") else self._atom()

    def _atom(self) -> Edge:
        if self._take("("):
            return self._parenthesis()
        token = self._now
        if token.kind == "float":
            self._at += 1
            return self.reading.number(float(token.text), token.line)
        name = self._word()
        if name in self._calls:
            return self._call(*self._calls[name])
        if name in self._inputs:
            return self.reading.build.input(*self._place(self._inputs, name))
        return self.reading.named(name, token.line)

    def _parenthesis(self) -> Edge:
        """What stands in parentheses, which may be a choice."""
        edge = self._expression()
        if self._take("?"):
            then = self._expression()
            self._need(":")
            edge = self.reading.build.select(edge, then, self._expression())
        self._need(")")
        return edge

    def _call(self, op: str, count: int) -> Edge:
        self.calls = True
        self._need("(")
        args = [self._expression()]
        for _ in range(count - 1):
            self._need(",")
            args.append(self._expression())
        self._need(")")
        return self.reading.apply(op, args)

    def _place(self, ports: dict[str, tuple[int, list[int]]], name: str) -> tuple[int, int]:
        """Port and entry, row by row, of ``name[place]``, which counts column by column."""
        port, order = ports[name] if name in ports else self._no()
        return port, order[self._subscript(len(order))]

    def _subscript(self, count: int) -> int:
        """A number below count in brackets."""
        self._need("[")
        token = self._now
        if token.kind != "integer" or token.text != str(int(token.text)):
            self._no()
        if int(token.text) >= count:
            refuse(f"there is no entry {token.text}", token.line)
        self._at += 1
        self._need("]")
        return int(token.text)

    @property
    def _now(self) -> Token:
        return self._tokens[self._at]

    def _take(self, text: str) -> bool:
        found = self._tokens[self._at].text == text
        self._at += found
        return found

    def _need(self, text: str) -> None:
        if not self._take(text):
            refuse(f'"{text}" expected, not "{self._now.text}"', self._now.line)

    def _word(self) -> str:
        token = self._now
        if token.kind != "word":
            self._no()
        self._at += 1
        return token.text

    def _no(self) -> NoReturn:
        refuse(f"not understood: {self._now.text}", self._now.line)


def _parameters(model: Sequence[Token]) -> list[str]:
    """The names of a prototype's pointers."""
    words = model[: _index(model, "{")]
    return [after.text for star, after in zip(words, words[1:], strict=False) if star.text == "*"]


def _index(found: Sequence[Token], text: str) -> int:
    return next(k for k, token in enumerate(found) if token.text == text)


def match(found: Sequence[Token], expected: Sequence[Token]) -> None:
    """Refuse tokens that are not those of the template."""
    for have, want in zip(found, expected, strict=False):
        if have.text != want.text:
            refuse(f'"{want.text}" expected, not "{have.text}"', have.line)
    if len(found) != len(expected):
        refuse("more or less than the template has", found[-1].line if found else None)
