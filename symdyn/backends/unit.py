"""What a backend prints: one function of one robot, with its provenance."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from symdyn.program.graph import Program


@dataclass(frozen=True)
class Unit:
    """One function of one robot, ready to print.

    Attributes
    ----------
    robot : str
        Identifier of the robot: prefix of C symbols, name of its header.
    program : Program
        What is printed; its name is the function's name.
    summary : str
        One sentence on what the function computes.
    convention : str
        Name of the convention of inputs and outputs.
    source : str
        Where the recursion stands (a derivation or a module).
    command : str
        The command that writes the file again.
    statements : tuple of (str, str)
        Identifier and verdict of each statement it rests on.
    notes : tuple of str
        Further sentences for the header, such as what a non-unit quaternion gives.
    derivative : str
        The kind of derivative it is, of :data:`symdyn.program.casadi_derivatives.DERIVATIVES`;
        empty for a function.
    present : mapping
        The entries that an input or output holds for CasADi, row by row, where these are
        not all of an input, or more than what an output computes.
    record : mapping
        What the manifest says beside this, as plain data.
    limbs : tuple of tuple of (int, int)
        For each of four limbs of equal structure its entries of inputs, by port and index.
    """

    robot: str
    program: Program
    summary: str
    convention: str
    source: str
    command: str
    statements: tuple[tuple[str, str], ...] = ()
    notes: tuple[str, ...] = ()
    derivative: str = ""
    present: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    record: Mapping[str, object] = field(default_factory=dict)
    limbs: tuple[tuple[tuple[int, int], ...], ...] = ()
