"""What a statement is: a claim, its false sibling, its source.

A claim is a pair of SymPy values that are said to be equal.  It is given as the pair, or
as a function of the ``let`` hook that returns the pair: then a recursion can be called
with the hook that emits code, and the claim stays small however large the robot is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import Any

import sympy as sp

from symdyn.algebra.latex import latex
from symdyn.errors import SymdynError
from symdyn.program.graph import Edge, Output, Port, Program
from symdyn.program.passes import prune
from symdyn.program.tangent import Tangent
from symdyn.program.trace import Let
from symdyn.truth.identity import Identity

Pair = tuple[Any, Any]
Claim = Pair | Callable[["Recorder"], Pair]


@dataclass(frozen=True)
class Source:
    """Where a statement stands.

    Attributes
    ----------
    work : str
        The work, or "standard result".
    section, equation : str
        Only where the text was read.
    """

    work: str
    section: str = ""
    equation: str = ""

    def __str__(self) -> str:
        parts = [self.work]
        parts += [f"section {self.section}"] if self.section else []
        parts += [f"equation {self.equation}"] if self.equation else []
        return ", ".join(parts)


STANDARD = Source("standard result")

_LONG = 1500  # characters of LaTeX beyond which a formula is not shown


class Recorder(Let):
    """The hook a claim is recorded with: symbols it meets become inputs."""

    def __init__(self) -> None:
        super().__init__()
        self.symbols: list[Any] = []

    def _intern(self, expr: Any) -> Edge:
        if expr.is_Symbol:
            self.symbols.append(expr)
            return self.builder.input(len(self.symbols) - 1, 0)
        return super()._intern(expr)

    def rate(self, value: Any, directions: Mapping[Any, Any]) -> Any:
        """The derivative of an expression or matrix where symbols move.

        Parameters
        ----------
        value : expression or matrix
        directions : mapping
            Derivative of each symbol that moves, such as ``{q: v, v: a}``.
        """
        seeds = {abs(self.edge(x)): self.edge(d) for x, d in directions.items()}
        tangent = Tangent(self.builder, seeds)
        if isinstance(value, sp.MatrixBase):
            entries = [self._symbol(tangent(self.edge(entry))) for entry in value.flat()]
            return sp.ImmutableMatrix(*value.shape, entries)
        return self._symbol(tangent(self.edge(value)))


@dataclass(frozen=True)
class Statement:
    """A claim that can be decided.

    Attributes
    ----------
    id : str
        Stable name, ``subject/claim``.
    text : str
        The claim in one sentence.
    claim : pair, or callable of a Recorder that returns a pair
        Left and right side.
    false_sibling : likewise
        The error a reader really makes; it must be refuted.
    slip : str
        What is wrong with the sibling, in a few words.
    unit : sequence of sequences of symbols
        Groups whose squares sum to one: unit vectors, unit quaternions.
    source : Source
    choices : sequence of str
        Choices without loss of generality and lemmas, for the report.
    expand : bool
        Whether a normal form is tried; not where it is known to be out of reach.
    """

    id: str
    text: str
    claim: Claim = field(compare=False)
    false_sibling: Claim = field(compare=False)
    slip: str = ""
    unit: Sequence[Sequence[Any]] = ()
    source: Source = STANDARD
    choices: Sequence[str] = ()
    expand: bool = True

    def _repr_latex_(self) -> str:
        """The claim as a formula, where a notebook shows it; its sentence where it is long."""
        formula = self.formula
        words = self.text.replace("$", r"\$")
        return rf"$\displaystyle {formula}$" if formula else words

    @property
    def formula(self) -> str:
        """The claim in LaTeX; empty where it is a function of the hook, or very long."""
        if callable(self.claim):
            return ""
        left, right = (latex(side) for side in self.claim)
        return f"{left} = {right}" if len(left) + len(right) <= _LONG else ""

    @cached_property
    def identity(self) -> Identity:
        """The claim as a program."""
        return identity(self.id, self.claim, self.unit)

    @cached_property
    def sibling(self) -> Identity:
        """The false sibling as a program."""
        return identity(self.id + " (false sibling)", self.false_sibling, self.unit)

    @cached_property
    def key(self) -> str:
        """SHA-256 of what is claimed: both programs and their relations."""
        return sha256(f"{self.identity.key} {self.sibling.key}".encode()).hexdigest()


@dataclass(frozen=True)
class Inequality:
    """What is no identity and so is not decided: told as UNDECIDED, with what is proved of it.

    Attributes
    ----------
    id, text : str
    why : str
        What follows from which identity, or why nothing does.
    from_ : sequence of str
        Ids of the statements it follows from.
    """

    id: str
    text: str
    why: str
    from_: Sequence[str] = ()


def identity(name: str, claim: Claim, unit: Sequence[Sequence[Any]] = ()) -> Identity:
    """Record a claim."""
    let = Recorder()
    left, right = claim(let) if callable(claim) else claim
    shape, left_entries = _entries(left)
    other, right_entries = _entries(right)
    if shape != other and right == 0:
        other, right_entries = shape, [sp.S.Zero] * len(left_entries)
    if shape != other:
        raise SymdynError(f"the sides have shapes {shape} and {other}", element=name)
    outputs = tuple(
        Output(Port(side, shape), tuple(let.edge(e) for e in entries))
        for side, entries in (("left", left_entries), ("right", right_entries))
    )
    ports = tuple(Port(str(symbol), ()) for symbol in let.symbols)
    program = prune(Program(name, ports, outputs, tuple(let.builder.nodes)))
    known = {port.name for port in ports}
    groups = tuple(tuple(str(x) for x in group) for group in unit)
    return Identity(program, tuple(group for group in groups if known & set(group)))


def _entries(value: Any) -> tuple[tuple[int, ...], list[Any]]:
    if isinstance(value, sp.MatrixBase):
        return value.shape, list(value.flat())
    return (), [sp.sympify(value)]
