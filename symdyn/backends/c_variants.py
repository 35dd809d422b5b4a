"""Variants of a C function: in single precision, and with sines and cosines given."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from struct import pack, unpack

from symdyn.backends import c
from symdyn.backends.lanes import DOUBLE, FLOAT
from symdyn.backends.printer import number
from symdyn.backends.read.c import read_source
from symdyn.backends.read.reading import blank
from symdyn.backends.unit import Unit
from symdyn.errors import SymdynError
from symdyn.program.graph import CONST, INPUT, Node, Program
from symdyn.program.turns import TURNS, with_turns_given

ANGLES = "q"
"""The input whose cosines and sines may be given."""


def single(value: Fraction) -> float:
    """The single-precision number nearest to the double nearest to an exact number.

    Raises
    ------
    SymdynError
        Where none is near: too large, or so small that it would become zero.
    """
    double = float(value)
    try:
        found = float(unpack("<f", pack("<f", double))[0])
    except OverflowError:
        found = 0.0
    if double and not found:
        raise SymdynError(
            "a constant beyond the range of single precision",
            element=repr(double),
            cure="choose other units, or leave this variant out",
        )
    return found


def literal(value: Fraction) -> str:
    """A constant in C, as the shortest decimal text of its single-precision number."""
    found = single(value)
    for digits in range(1, 10):
        text = f"{found:.{digits}g}"
        if single(Fraction(text)) == found:
            break
    return f"{float(text)!r}f"


def float32_symbol(unit: Unit) -> str:
    """The name of the function in single precision."""
    return f"{c.symbol(unit)}_f32"


def float32_path(unit: Unit) -> str:
    """Where its source stands in an export."""
    return f"c/{float32_symbol(unit)}.c"


def render_float32(unit: Unit) -> str:
    """The text of ``c/<robot>_<function>_f32.c``."""
    return c.render_source(unit, float32_symbol(unit), FLOAT, literal)


def read_float32(text: str, unit: Unit) -> Program:
    """The program in a source in single precision, its constants such numbers."""
    found = read_source(text, unit, render_float32(blank(unit)), "f")
    return rounded_to_single(found)


def rounded_to_single(program: Program) -> Program:
    """A program with its constants rounded to single precision."""
    nodes = [
        Node(CONST, (), Fraction(single(node.data))) if isinstance(node.data, Fraction) else node
        for node in program.nodes
    ]
    return replace(program, nodes=tuple(nodes))


def float32_declared(unit: Unit) -> c.Declared:
    """What the header says of the function in single precision."""
    return c.Declared(unit, float32_symbol(unit), FLOAT.type)


def given_symbol(unit: Unit) -> str:
    """The name of the function that is given cosines and sines."""
    return f"{c.symbol(unit)}_cs"


def given_path(unit: Unit) -> str:
    """Where its source stands in an export."""
    return f"c/{given_symbol(unit)}.c"


def given(unit: Unit) -> Unit:
    """The function with the cosines and sines of its angles as inputs."""
    return replace(unit, program=with_given(unit.program))


def with_given(program: Program) -> Program:
    """A program with inputs ``c`` and ``s``; where they are not free, ``c_q`` and ``s_q``."""
    taken = {port.name for port in (*program.inputs, *(out.port for out in program.outputs))}
    names = ("c", "s") if not taken & {"c", "s"} else ("c_q", "s_q")
    return with_turns_given(program, ANGLES, names)


def has_angles(unit: Unit) -> bool:
    """Whether a function needs the cosine or sine of an entry of ``q``."""
    program = unit.program
    ports = [port.name for port in program.inputs]
    if ANGLES not in ports:
        return False
    port = ports.index(ANGLES)
    angles = [program.nodes[abs(node.args[0])] for node in program.nodes if node.op in TURNS]
    return any(it.op == INPUT and it.data[0] == port for it in angles)  # type: ignore[index]


def render_given(unit: Unit) -> str:
    """The text of ``c/<robot>_<function>_cs.c``."""
    return c.render_source(given(unit), given_symbol(unit), DOUBLE, number)


def read_given(text: str, unit: Unit) -> Program:
    """The program in a source that is given cosines and sines."""
    return read_source(text, given(unit), render_given(blank(unit)))


def given_declared(unit: Unit) -> c.Declared:
    """What the header says of the function that is given cosines and sines."""
    return c.Declared(given(unit), given_symbol(unit), DOUBLE.type)
