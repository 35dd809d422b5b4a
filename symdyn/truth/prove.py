"""From a statement to its proof."""

from __future__ import annotations

from typing import Any

from symdyn.program.graph import DIV, Program
from symdyn.program.tosympy import to_sympy
from symdyn.truth.child import Prover
from symdyn.truth.identity import Identity
from symdyn.truth.modular import ModularResult, decide_modular
from symdyn.truth.normal_form import OverBudget
from symdyn.truth.proof import PROVED, PROVED_MOD_P, REFUTED, UNDECIDED, Proof
from symdyn.truth.statement import Statement
from symdyn.truth.witness import digits_witness, find_witness

_LONG = 60  # characters of a denominator worth printing


def prove(statement: Statement, prover: Prover | None = None, salt: str = "") -> Proof:
    """Decide a statement and its false sibling.

    Parameters
    ----------
    statement : Statement
    prover : Prover, optional
        For normal forms; without it, points modulo primes alone.
    salt : str
        Other points than the statement's own.
    """
    claim, sibling = statement.identity, statement.sibling
    other = decide_modular(sibling, salt)
    verdict, told = (UNDECIDED, "") if other.equal else _differ(sibling, other)
    found = decide_modular(claim, salt)
    if not found.equal:
        decided, where = _differ(claim, found)
        return Proof(decided, "a point where the sides differ", 0, found.points, found.degree,
                     sibling=verdict, witness=where, sibling_witness=told)  # fmt: skip
    terms, method, decided = _normal_form(claim, prover if statement.expand else None)
    return Proof(
        decided,
        method or f"{found.points} points modulo 61-bit primes",
        terms,
        found.points,
        found.degree,
        round(found.bound, 1),
        verdict,
        "",
        told,
        conditions(claim.program),
    )


def _normal_form(claim: Identity, prover: Prover | None) -> tuple[int, str, str]:
    if prover is None:
        return 0, "", PROVED_MOD_P
    try:
        form = prover.normal_form(claim)
    except OverBudget:
        return 0, "", PROVED_MOD_P
    if not form.zero:  # a root that is no polynomial's square, or an uninterpreted call
        return form.terms, "", PROVED_MOD_P
    return form.terms, "normal form over the rationals", PROVED


def _differ(identity: Identity, found: ModularResult) -> tuple[str, str]:
    """Verdict and witness where two sides differ modulo a prime.

    A prime knows no positive numbers: which of two roots a square root is, it cannot say.  So
    with roots a rational point must refute, or one with its roots to 50 digits.
    """
    witness = find_witness(identity)
    if witness is not None:
        return REFUTED, str(witness)
    told = f"entry {found.entry} differs modulo a 61-bit prime"
    roots = any(node.op == "sqrt" for node in identity.program.nodes)
    if not roots:
        return REFUTED, told
    sample = digits_witness(identity)
    return (REFUTED, sample) if sample else (UNDECIDED, told)


def conditions(program: Program) -> tuple[str, ...]:
    """The denominators that occur, as expressions; long ones by their number."""
    edges = dict.fromkeys(abs(node.args[1]) for node in program.nodes if node.op == DIV)
    texts = [_expression(program, edge) for edge in edges]
    short = tuple(dict.fromkeys(text for text in texts if text))
    hidden = sum(not text for text in texts)
    longer = f"{hidden} longer denominator{'s' if hidden > 1 else ''}"
    return short + ((longer,) if hidden else ())


def _expression(program: Program, edge: int) -> str:
    from dataclasses import replace

    from symdyn.program.graph import Output, Port
    from symdyn.program.passes import prune

    part = prune(replace(program, outputs=(Output(Port("d", ()), (edge,)),)))
    if len(part.nodes) > _LONG:
        return ""
    names: dict[str, Any] = {p.name: [_symbol(p.name)] for p in part.inputs}
    text = str(to_sympy(part, names)["d"])
    return text if len(text) <= _LONG else ""


def _symbol(name: str) -> object:
    from sympy import Symbol

    return Symbol(name)
