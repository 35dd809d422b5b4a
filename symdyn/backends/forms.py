"""In which files a function may stand: the languages, and the variants of the C functions."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass

from symdyn.backends import c, c_casadi, c_limbs, c_variants, casadi, numpy
from symdyn.backends.read.c import read_c
from symdyn.backends.read.c_casadi import read_c_casadi
from symdyn.backends.read.c_limbs import read_c_limbs
from symdyn.backends.read.casadi import read_casadi
from symdyn.backends.read.numpy import read_numpy
from symdyn.backends.unit import Unit
from symdyn.program.graph import Program


def _as_it_is(program: Program) -> Program:
    return program


def _always(unit: Unit) -> bool:
    del unit
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
        Whether a unit has such a file.
    declared : callable, optional
        What the robot's C header says of the function in it, of a unit.
    """

    path: Callable[[Unit], str]
    render: Callable[[Unit], str]
    read: Callable[[str, Unit], Program]
    expected: Callable[[Program], Program] = _as_it_is
    offered: Callable[[Unit], bool] = _always
    declared: Callable[[Unit], c.Declared] | None = None


TARGETS: Mapping[str, Form] = {
    "numpy": Form(numpy.path, numpy.render, read_numpy),
    "casadi": Form(casadi.path, casadi.render, read_casadi),
    "c": Form(c.path, c_limbs.render_source, read_c),
}
"""The languages, each with a folder of its name."""

LIMBS = Form(c_limbs.path, c_limbs.render, read_c_limbs, offered=c_limbs.offered)
"""Part of a C function's source, which includes it."""

VARIANTS: Mapping[str, Form] = {
    "casadi": Form(c_casadi.path, c_casadi.render, read_c_casadi),
    "float32": Form(
        c_variants.float32_path,
        c_variants.render_float32,
        c_variants.read_float32,
        expected=c_variants.rounded_to_single,
        declared=c_variants.float32_declared,
    ),
    "cs": Form(
        c_variants.given_path,
        c_variants.render_given,
        c_variants.read_given,
        expected=c_variants.with_given,
        offered=c_variants.has_angles,
        declared=c_variants.given_declared,
    ),
}
"""What may be written beside the C functions, by its name among the options."""


def form_of(path: str, unit: Unit) -> Form | None:
    """The form of a function's file, by where the file stands."""
    return next((form for form in _forms() if form.path(unit) == path), None)


def declared(files: Iterable[tuple[Unit, Container[str]]]) -> list[c.Declared]:
    """What a robot's C header declares beside the functions themselves.

    Parameters
    ----------
    files : iterable of (Unit, container of str)
        Each function with the paths of its files.
    """
    return [
        form.declared(unit)
        for unit, paths in files
        for form in VARIANTS.values()
        if form.declared and form.path(unit) in paths
    ]


def _forms() -> Iterator[Form]:
    yield from TARGETS.values()
    yield LIMBS
    yield from VARIANTS.values()
