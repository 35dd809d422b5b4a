"""Deciding many statements, against what was recorded: in turn, or page by page on processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from multiprocessing import get_context
from typing import Any

from symdyn.assets import asset
from symdyn.errors import SymdynError
from symdyn.program.memory import collect_seldom
from symdyn.truth.child import Prover, available
from symdyn.truth.derivation import load
from symdyn.truth.ledger import recorded_proof, statement_record
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


Page = Mapping[str, tuple[Proof, Mapping[str, Any]]]
"""The proof of each statement of a derivation, and its entry for the ledger."""


def decide_pages(
    names: Sequence[str], recorded: Mapping[str, Mapping[str, Any]], jobs: int
) -> Iterator[tuple[str, Page]]:
    """Decide whole derivations on several processes, the longest first.

    Most of the time goes into forming statements, which each process does for its own.

    Parameters
    ----------
    names : sequence of str
        Of derivations.
    recorded : mapping
        Entries of a ledger by id.
    jobs : int
        Processes; where more than one, of a program that can be imported without running.
    """
    longest = sorted(names, key=lambda name: -asset("derivations", f"{name}.py").stat().st_size)
    work = partial(_page, recorded)
    if jobs == 1:
        yield from zip(longest, map(work, longest), strict=True)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), collect_seldom) as pool:
        yield from zip(longest, pool.map(work, longest), strict=True)


def _page(recorded: Mapping[str, Mapping[str, Any]], name: str) -> Page:
    statements = load(name).statements
    proofs = decide(statements, recorded)
    return {it.id: (proofs[it.id], statement_record(it, proofs[it.id])) for it in statements}


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
