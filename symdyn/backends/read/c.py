"""Reading printed C: tokens, then recursive descent."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple, NoReturn

from symdyn.backends import c
from symdyn.backends.lanes import render_lanes
from symdyn.backends.ports import by_column
from symdyn.backends.read.reading import Reading, blank, operations, refuse
from symdyn.backends.unit import Unit
from symdyn.program.graph import Edge, Program

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_TOKEN = re.compile(
    r"""(?P<directive>^\s*\#.*)
    |(?P<word>[A-Za-z_]\w*)
    |(?P<float>\d+(?:\.\d+(?:[eE][+-]?\d+)?|[eE][+-]?\d+)f?)(?![\w.])
    |(?P<integer>\d+)(?![\w.])
    |(?P<sign>\+\+|[-+*/<>=?:;,()\[\]{}])
    |(?P<string>"[^"\\]*")
    |(?P<other>\S)
    """,
    re.VERBOSE,
)


class Token(NamedTuple):
    """A token: its kind, its text, its line."""

    kind: str
    text: str
    line: int


def tokens(text: str) -> list[Token]:
    """The tokens of a C text, without comments."""
    found: list[Token] = []
    for line, part in enumerate(_without_comments(text).split("\n"), 1):
        found += [Token(str(it.lastgroup), it[0], line) for it in _TOKEN.finditer(part)]
    for token in found:
        if token.kind == "other":
            refuse(f"not understood: {token.text}", token.line)
    return found


def _without_comments(text: str) -> str:
    """The text with its lines as they are."""
    return _COMMENT.sub(lambda comment: "\n" * comment[0].count("\n") or " ", text)


def read_c(text: str, unit: Unit) -> Program:
    """The program in a C source."""
    return read_source(text, unit, c.render(blank(unit), c.limbs_include(unit) in text))


def read_source(text: str, unit: Unit, frame: str, suffix: str = "") -> Program:
    """The program in a C source.

    Parameters
    ----------
    text : str
    unit : Unit
        The function that the source should hold; what its program computes is not looked
        at.
    frame : str
        The source of a function with its inputs and outputs that computes nothing.
    suffix : str
        What stands behind each floating-point number.

    Raises
    ------
    SymdynError
        Where the prototypes or the loop over states are not as the template has them, or
        a statement is not understood.
    """
    model, found = tokens(frame), tokens(text)
    names = parameters(model)
    start, tail = index_of(model, "{") + 1, index_of(model, "}")
    end = max(len(found) - (len(model) - tail), 0)
    match(found[:start], model[:start])
    match(found[end:], model[tail:])
    return Body(found[start:end], unit.program, names, suffix).read()


def check_header(
    text: str, robot: str, units: Sequence[Unit], variants: Sequence[c.Declared] = ()
) -> None:
    """Refuse a header that does not declare exactly these functions.

    Parameters
    ----------
    text : str
    robot : str
    units : sequence of Unit
    variants : sequence of Declared
    """
    known = [it._replace(unit=blank(it.unit)) for it in variants]
    match(tokens(text), tokens(c.render_header(robot, [blank(unit) for unit in units], known)))


def check_lanes(text: str) -> None:
    """Refuse another text than that of :mod:`symdyn.backends.lanes`, but for comments."""
    match(_words(text), _words(render_lanes()))


def _words(text: str) -> list[Token]:
    """The words of any C text, without comments."""
    found = []
    for line, part in enumerate(_without_comments(text).split("\n"), 1):
        found += [Token("", word, line) for word in part.split()]
    return found


class Body:
    """The statements between a function's braces.

    Attributes
    ----------
    number_type, condition_type : str
        As values are declared.
    known : mapping
        The operation and the number of arguments of each function that may be called.
    """

    number_type = c.REAL
    condition_type = c.CONDITION
    known = operations({**c.CALLS, c.ALL: c.ALONE}, c.SELECT)

    def __init__(
        self, body: Sequence[Token], program: Program, names: Sequence[str], suffix: str = ""
    ) -> None:
        self.reading = Reading(program)
        self._suffix = suffix
        self._arrays: dict[str, list[Edge]] = {}
        self._tokens = [*body, Token("end", "", body[-1].line if body else 0)]
        self._at = 0
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
        elif self._take(c.REAL):
            self._turns()
        else:
            line = self._now.line
            port, index = self._place(self._outputs, self._word())
            self._need("=")
            self.reading.output(port, index, self._number(line), line)
        self._need(";")

    def _number(self, line: int) -> Edge:
        """A sum that is one number."""
        edge = self._expression()
        if not isinstance(edge, int):
            refuse("one number expected", line)
        return edge

    def _unused(self) -> None:
        """``(void)q`` tells the compiler that q is not read."""
        self._need("void")
        self._need(")")
        if self._word() not in {**self._inputs, **self._outputs}:
            self._no()

    def _value(self) -> None:
        """A named number, or the named outcome of a comparison."""
        kind, name, line = self._word(), self._word(), self._now.line
        if self._take("["):
            self._array(kind, name)
            return
        self._need("=")
        edge = self._number(line)
        if kind != (self.condition_type if self.reading.is_condition(edge) else self.number_type):
            refuse(f"{name} is no {kind}", line)
        self.reading.name(name, edge, line)

    def _array(self, kind: str, name: str) -> None:
        """``real angle[2] = {q[0], q[1]}``."""
        line, count = self._now.line, self._whole()
        for text in ("]", "=", "{"):
            self._need(text)
        edges = [self._expression()]
        while self._take(","):
            edges.append(self._expression())
        self._need("}")
        if (
            kind != self.number_type
            or any(map(self.reading.is_condition, edges))
            or len(edges) != count
        ):
            refuse(f"{name} is not {count} numbers", line)
        self._set_array(name, edges, line)

    def _turns(self, function: str = c.SINCOS) -> None:
        """``real s[2], c[2]; SYMDYN_SINCOS(2, angle, s, c)``."""
        line = self._now.line
        sines, first = self._sized()
        self._need(",")
        cosines, second = self._sized()
        for text in (";", function, "("):
            self._need(text)
        count = self._whole()
        self._need(",")
        angles = self._arrays.get(self._word())
        for name in (sines, cosines):
            self._need(",")
            self._need(name)
        self._need(")")
        if angles is None or not len(angles) == count == first == second:
            refuse("not as many sines, cosines and angles", line)
        for op, name in (("sin", sines), ("cos", cosines)):
            self._set_array(name, [self.reading.build.call(op, edge) for edge in angles], line)

    def _sized(self) -> tuple[str, int]:
        """An array that is declared: its name and how many it holds."""
        name = self._word()
        self._need("[")
        count = self._whole()
        self._need("]")
        return name, count

    def _set_array(self, name: str, edges: list[Edge], line: int) -> None:
        if name in self._arrays:
            refuse(f"{name} gets a second value", line)
        self._arrays[name] = edges

    def _whole(self) -> int:
        token = self._now
        if token.kind != "integer" or token.text != str(int(token.text)):
            self._no()
        self._at += 1
        return int(token.text)

    def _expression(self) -> Edge:
        """A sum."""
        total, build = self._product(), self.reading.build
        while (sign := self._tokens[self._at].text) in ("+", "-"):
            self._at += 1
            term = self._product()
            total = build.add(total, term if sign == "+" else -term)
        return total

    def _product(self) -> Edge:
        total, build = self._signed(), self.reading.build
        while (sign := self._tokens[self._at].text) in ("*", "/"):
            self._at += 1
            factor = self._signed()
            total = build.mul(total, factor) if sign == "*" else build.div(total, factor)
        return total

    def _signed(self) -> Edge:
        return -self._signed() if self._take("-") else self._atom()

    def _atom(self) -> Edge:
        token = self._tokens[self._at]
        self._at += 1
        if token.kind == "word":
            return self._variable(token)
        if token.kind == "float":
            return self.reading.number(self._float(token), token.line)
        self._at -= 1
        return self._parenthesis() if self._take("(") else self._no()

    def _variable(self, token: Token) -> Edge:
        """A value by its name, an entry of an array, or a call."""
        name = token.text
        if name in self.known:
            return self._call(*self.known[name])
        if name in self._inputs:
            return self.reading.build.input(*self._place(self._inputs, name))
        if name in self._arrays:
            return self._entry(name)
        return self.reading.named(name, token.line)

    def _float(self, token: Token) -> float:
        """A number, which must have the suffix of its precision."""
        number = token.text.removesuffix("f")
        if number + self._suffix != token.text:
            refuse(f"not understood: {token.text}", token.line)
        return float(number)

    def _entry(self, name: str) -> Edge:
        """``sine[2]``."""
        return self._arrays[name][self._subscript(len(self._arrays[name]))]

    def _parenthesis(self) -> Edge:
        """What stands in parentheses."""
        edge = self._expression()
        self._need(")")
        return edge

    def _call(self, op: str, count: int) -> Edge:
        self._need("(")
        args = [self._expression()]
        for _ in range(count - 1):
            self._need(",")
            args.append(self._expression())
        self._need(")")
        return args[0] if op == c.ALL else self.reading.apply(op, args)

    def _place(self, ports: dict[str, tuple[int, list[int]]], name: str) -> tuple[int, int]:
        """Port and entry, row by row, of ``name[place]``, which counts column by column."""
        port, order = ports[name] if name in ports else self._no()
        return port, order[self._subscript(len(order))]

    def _subscript(self, count: int) -> int:
        """A number below count in brackets."""
        self._need("[")
        line, place = self._now.line, self._whole()
        if place >= count:
            refuse(f"there is no entry {place}", line)
        self._need("]")
        return place

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


def parameters(model: Sequence[Token]) -> list[str]:
    """The names of the first prototype's pointers."""
    words = model[: index_of(model, ")")]
    return [after.text for star, after in zip(words, words[1:], strict=False) if star.text == "*"]


def index_of(found: Sequence[Token], text: str) -> int:
    """Where a token stands first."""
    return next(k for k, token in enumerate(found) if token.text == text)


def match(found: Sequence[Token], expected: Sequence[Token]) -> None:
    """Refuse tokens that are not those of the template."""
    for have, want in zip(found, expected, strict=False):
        if have.text != want.text:
            refuse(f'"{want.text}" expected, not "{have.text}"', have.line)
    if len(found) != len(expected):
        refuse("more or less than the template has", found[-1].line if found else None)
