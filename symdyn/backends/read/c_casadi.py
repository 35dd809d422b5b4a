"""Reading printed C that stands behind CasADi's interface."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.backends import c_casadi
from symdyn.backends.ports import matrix_shape
from symdyn.backends.read.c import Body, Token, match, tokens
from symdyn.backends.read.reading import blank, operations, refuse
from symdyn.backends.unit import Unit
from symdyn.program.graph import Edge, Port, Program

MATH = "#include <math.h>"
"""Stands where a function of the library is called."""


def read_c_casadi(text: str, unit: Unit) -> Program:
    """The program in a C source with CasADi's interface.

    Parameters
    ----------
    text : str
    unit : Unit
        As for :func:`symdyn.backends.read.c.read_c`.

    Raises
    ------
    SymdynError
        Where a pattern is not sound, the frame is not the template's, or a statement is not
        understood.
    """
    found, program = tokens(text), blank(unit).program
    given = {
        port.name: tuple(_entries(_numbers(found, f"in{k}"), port))
        for k, port in enumerate(program.inputs)
    }
    outputs = []
    for k, out in enumerate(program.outputs):
        there = set(_entries(_numbers(found, f"out{k}"), out.port))
        outputs.append(replace(out, entries=tuple(int(k in there) for k in range(out.port.size))))
    known = replace(unit, program=replace(program, outputs=tuple(outputs)), present=given)
    math = [token for token in found if token.text == MATH][:1]
    rest = [token for token in found if token not in math]
    start, end = _body(rest)
    reader = _Body(rest[start:end], known)
    program = reader.read()
    if reader.calls != bool(math):
        refuse("math.h is included without need, or not although it is needed")
    unused = c_casadi.unused(known, reader.reads)
    model = tokens(c_casadi.frame(known, ["BODY;"], False, [], unused))
    width = 5 * len(unused)  # ( void ) name ;
    mark = next(k for k, token in enumerate(model) if token.text == "BODY")
    match(rest[:start], model[: mark - width])
    match(rest[start : start + width], model[mark - width : mark])
    match(rest[end:], model[mark + 2 :])
    return program


def _entries(numbers: Sequence[int], port: Port) -> list[int]:
    """The entries of a pattern, row by row, checked to be sound."""
    shape = rows, columns = matrix_shape(port.shape)
    if tuple(numbers) == (*shape, 1) and rows * columns:
        return list(range(port.size))
    ends, row = numbers[2 : columns + 3], numbers[columns + 3 :]
    if tuple(numbers[:2]) != shape or len(ends) != columns + 1:
        refuse(f"the pattern of {port.name} has another shape")
    if ends[0] or sorted(ends) != list(ends) or ends[-1] != len(row):
        refuse(f"the columns of {port.name} are not sound")
    found = []
    for j in range(columns):
        own = row[ends[j] : ends[j + 1]]
        if sorted(set(own)) != list(own) or any(i >= rows for i in own):
            refuse(f"the rows of {port.name} are not sound")
        found += [i * columns + j for i in own]
    return found


def _numbers(found: Sequence[Token], name: str) -> list[int]:
    """The integers in the array of this name."""
    for k, token in enumerate(found):
        if token.text == name and [it.text for it in found[k - 3 : k]] == [
            "static",
            "const",
            "casadi_int",
        ]:
            start = next(j for j in range(k, len(found)) if found[j].text == "{")
            end = next(j for j in range(k, len(found)) if found[j].text == "}")
            return [int(it.text) for it in found[start + 1 : end] if it.kind == "integer"]
    refuse(f"there is no pattern {name}")


def _body(found: Sequence[Token]) -> tuple[int, int]:
    """Where the statements of the function itself begin and end."""
    depth, start = 0, None
    for k, token in enumerate(found):
        if token.text == "{":
            heading = [it.text for it in found[max(k - 3, 0) : k]] == ["int", "mem", ")"]
            start = k + 1 if heading and start is None else start
            depth += start is not None
        elif token.text == "}" and start is not None:
            depth -= 1
            if not depth:
                return start, k - 3  # before "return 0;"
    refuse("the function is not found")


class _Body(Body):
    """The statements of a function that reads ``arg`` and writes ``res``."""

    number_type = "casadi_real"
    condition_type = "int"
    known = operations(c_casadi.CALLS)

    def __init__(self, body: Sequence[Token], unit: Unit) -> None:
        ports = (*unit.program.inputs, *unit.program.outputs)
        super().__init__(body, unit.program, [f"#{k}" for k in range(len(ports))])
        self.reads = self.calls = False
        self._written: set[int] = set()
        self._ports = [c_casadi.given(unit, port) for port in unit.program.inputs]
        self._there = [c_casadi.there(unit, out) for out in unit.program.outputs]

    def read(self) -> Program:
        """The program of all statements."""
        while self._now.kind != "end":
            self._statement()
        if self._written != {k for k, there in enumerate(self._there) if there}:
            refuse("an output is never written")
        return self.reading.result(whole=False)

    def _statement(self) -> None:
        if self._take("("):
            self._unused()
            self._need(";")
        elif self._take("const"):
            self._value()
            self._need(";")
        else:
            self._block()

    def _unused(self) -> None:
        self._need("void")
        self._need(")")
        if self._word() not in c_casadi.ARGUMENTS:
            self._no()

    def _block(self) -> None:
        """``if (res[1]) { res[1][0] = x; ... }``, each entry in its order."""
        self._need("if")
        self._need("(")
        port = self._element("res", len(self._there))
        self._need(")")
        self._need("{")
        self._written.add(port)
        for place, index in enumerate(self._there[port]):
            line = self._now.line
            if self._element("res", len(self._there)) != port:
                self._no()
            if self._subscript(len(self._there[port])) != place:
                self._no()
            self._need("=")
            self.reading.output(port, index, self._expression(), line)
            self._need(";")
        self._need("}")

    def _expression(self) -> Edge:
        """A sum, or a comparison of two."""
        left = super()._expression()
        if not self._take("<"):
            return left
        return self.reading.build.call("less", left, super()._expression())

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
        return super()._call(op, count)

    def _atom(self) -> Edge:
        """Also ``arg[0] ? arg[0][3] : 0.0``, the whole of a value."""
        if self._now.text != "arg":
            return super()._atom()
        port = self._element("arg", len(self._ports))
        self._need("?")
        if self._element("arg", len(self._ports)) != port:
            self._no()
        place = self._subscript(len(self._ports[port]))
        self._need(":")
        self._need("0.0")
        self.reads = True
        return self.reading.build.input(port, self._ports[port][place])

    def _element(self, array: str, count: int) -> int:
        self._need(array)
        return self._subscript(count)
