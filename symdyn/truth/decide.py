"""Deciding many statements, two at a time, against what was recorded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

from symdyn.errors import SymdynError
from symdyn.truth.child import Prover, available
from symdyn.truth.ledger import recorded_proof
from symdyn.truth.proof import HOLDS, PROVED_MOD_P, Proof
from symdyn.truth.prove import prove
from symdyn.truth.statement import Statement

Told = Callable[[Statement, Proof], None]

CHILDREN = 2
"""Normal forms computed at once."""


def decide(
    statements: Sequence[Statement],
    recorded: Mapping[str, Mapping[str, Any]],
    told: Told | None = None,
    salt: str = "",
) -> dict[str, Proof]:
    """Decide statements.

    With python-flint every statement gets its normal form.  Without it each is checked
    modulo primes, and a recorded proof of the same content stands; anything new, or proved
    by less than was recorded, is an error.

    Parameters
    ----------
    statements : sequence of Statement
    recorded : mapping
        Entries of a ledger by id.
    told : callable, optional
        Called with each statement and its proof, in order.
    salt : str
        Other points than the statements' own.
    """
    found = (
        _with_normal_forms(statements, salt)
        if available()
        else _recorded(statements, recorded, salt)
    )
    proofs: dict[str, Proof] = {}
    for statement, proof in zip(statements, found, strict=True):
        proofs[statement.id] = proof
        if told is not None:
            told(statement, proof)
    return proofs


def failures(statements: Iterable[Statement], proofs: Mapping[str, Proof]) -> list[str]:
    """One line for each statement on which nothing may rest, with its witness."""
    lines = []
    for statement in statements:
        proof = proofs[statement.id]
        if proof.verdict not in HOLDS:
            lines.append(f"{statement.id} is {proof.verdict}: {proof.witness or proof.method}")
        elif not proof.holds:
            lines.append(f"{statement.id}: its false sibling is not refuted ({statement.slip})")
    return lines


def _with_normal_forms(statements: Sequence[Statement], salt: str) -> Iterable[Proof]:
    """Proofs in order; the parent prepares the next one while children compute."""
    with ExitStack() as stack:
        provers = [stack.enter_context(Prover()) for _ in range(CHILDREN)]
        idle = list(provers)
        pool = stack.enter_context(ThreadPoolExecutor(CHILDREN))

        def run(statement: Statement) -> Proof:
            prover = idle.pop()
            try:
                return prove(statement, prover, salt)
            finally:
                idle.append(prover)

        yield from pool.map(run, statements)


def _recorded(
    statements: Sequence[Statement], recorded: Mapping[str, Mapping[str, Any]], salt: str
) -> Iterable[Proof]:
    for statement in statements:
        checked = prove(statement, None, salt)
        record = recorded.get(statement.id)
        if checked.verdict != PROVED_MOD_P:
            yield checked
        elif record is None or record["key"] != statement.key:
            raise SymdynError(
                "this statement is new, and its normal form needs python-flint",
                element=statement.id,
                cure='pip install "symdyn[proof]"',
            )
        else:
            yield recorded_proof(record)
