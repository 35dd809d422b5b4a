"""In which files a function may stand: the languages, and the variants of the C functions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from symdyn.backends import c, c_casadi, casadi, numpy
from symdyn.backends.read_c import read_c
from symdyn.backends.read_c_casadi import read_c_casadi
from symdyn.backends.read_casadi import read_casadi
from symdyn.backends.read_numpy import read_numpy
from symdyn.backends.unit import Unit
from symdyn.program.graph import Program


def _as_it_is(program: Program) -> Program:
    return program


def _always(program: Program) -> bool:
    del program
    return True


@dataclass(frozen=True)
class Form:
    """A file that holds a function.

    Attributes
    ----------
    path, render : callable
        Of a unit: where the file stands in an export, and its text.
    read : callable
        Of a text and a unit: the program in the text.
    expected : callable
        What the text should compute, of the program with its constants rounded to doubles.
    offered : callable
        Whether a program has such a file.
    """

    path: Callable[[Unit], str]
    render: Callable[[Unit], str]
    read: Callable[[str, Unit], Program]
    expected: Callable[[Program], Program] = _as_it_is
    offered: Callable[[Program], bool] = _always


TARGETS: Mapping[str, Form] = {
    "numpy": Form(numpy.path, numpy.render, read_numpy),
    "casadi": Form(casadi.path, casadi.render, read_casadi),
    "c": Form(c.path, c.render, read_c),
}
"""The languages, each with a folder of its name."""

VARIANTS: Mapping[str, Form] = {
    "casadi": Form(c_casadi.path, c_casadi.render, read_c_casadi),
}
"""What may be written beside the C functions, by its name among the options."""


def form_of(path: str, unit: Unit) -> Form | None:
    """The form of a function's file, by where the file stands."""
    return next((form for form in _forms() if form.path(unit) == path), None)


def _forms() -> Iterator[Form]:
    yield from TARGETS.values()
    yield from VARIANTS.values()
