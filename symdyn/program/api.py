"""Programs from SymPy expressions: the public function ``symdyn.program``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

import sympy as sp
from sympy.core.function import AppliedUndef

from symdyn.errors import SymdynError
from symdyn.program.factor import factor
from symdyn.program.graph import Output, Port, Program, Shape
from symdyn.program.passes import prune
from symdyn.program.trace import Let

_PLAIN = re.compile("[A-Za-z][A-Za-z0-9_]*")


def program(name: str, inputs: Mapping[str, Any], outputs: Mapping[str, Any]) -> Program:
    """A program that computes SymPy expressions.

    Parameters
    ----------
    name : str
        Name of the function, an identifier.
    inputs : mapping
        Name of each input, in order, to a symbol, a list of symbols or a matrix of
        symbols, all distinct.
    outputs : mapping
        Name of each output, in order, to an expression, a list or a matrix. A list and
        a column are vectors.

    Returns
    -------
    Program
        Accepted by :func:`symdyn.function` and :func:`symdyn.export`.

    Examples
    --------
    >>> from sympy import cos, symbols
    >>> from symdyn.program.api import program
    >>> m, l, q, v = symbols("m l q v")
    >>> swing = program("swing", {"q": q, "v": v, "p": [m, l]}, {"T": m * (l * v * cos(q)) ** 2})
    >>> [port.shape for port in swing.inputs]
    [(), (), (2,)]
    """
    _check_names("program", [name])
    _check_names("input or output", [*inputs, *outputs])
    if not outputs:
        raise SymdynError("there is nothing to compute", element=name, cure="name an output")
    let = Let()
    ports, taken = [], set[Any]()
    for number, (key, value) in enumerate(inputs.items()):
        shape, symbols = _entries(value)
        _check_symbols(key, symbols, taken)
        for index, symbol in enumerate(symbols):
            let.bind(symbol, let.builder.input(number, index))
        ports.append(Port(key, shape))
    results = tuple(_output(let, key, value) for key, value in outputs.items())
    return factor(prune(Program(name, tuple(ports), results, tuple(let.builder.nodes))))


def _output(let: Let, name: str, value: Any) -> Output:
    shape, entries = _entries(value)
    return Output(Port(name, shape), tuple(let.edge(entry) for entry in entries))


def _entries(value: Any) -> tuple[Shape, list[Any]]:
    """Shape and entries, row by row, of a scalar, a list or a matrix."""
    if isinstance(value, (list, tuple)):
        value = sp.Matrix(value)
    if not isinstance(value, sp.MatrixBase):
        return (), [sp.sympify(value)]
    rows, columns = value.shape
    return ((rows,) if columns == 1 else (rows, columns)), list(value.flat())


def _check_symbols(key: str, symbols: list[Any], taken: set[Any]) -> None:
    """Symbols, functions of time and their derivatives may be inputs, each once."""
    for symbol in symbols:
        if not (symbol.is_Symbol or isinstance(symbol, (AppliedUndef, sp.Derivative))):
            raise SymdynError(
                f"{symbol} is not a symbol", element=key, cure="an input is made of symbols"
            )
        if symbol in taken:
            raise SymdynError(
                f"{symbol} is an input twice", element=key, cure="name each symbol once"
            )
        taken.add(symbol)


def _check_names(what: str, names: Iterable[str]) -> None:
    """Names become arguments in several languages: plain identifiers, each once."""
    seen = set[str]()
    for name in names:
        if not _PLAIN.fullmatch(name):
            raise SymdynError(
                f'"{name}" is no plain identifier',
                element=what,
                cure="use letters, digits and underscores, a letter first",
            )
        if name in seen:
            raise SymdynError(f'"{name}" stands twice', element=what, cure="rename one of them")
        seen.add(name)
