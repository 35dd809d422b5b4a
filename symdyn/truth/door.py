"""The door: a function is emitted only when the statements it rests on are proved."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from symdyn.assets import asset
from symdyn.errors import SymdynError
from symdyn.truth.decide import failures
from symdyn.truth.derivation import Derivation, load_all
from symdyn.truth.ledger import recorded_proof, sources_digest
from symdyn.truth.proof import HOLDS, Proof
from symdyn.truth.prove import prove

Rest = tuple[str, str]
"""A statement's id and its verdict."""


@dataclass(frozen=True)
class Door:
    """What each function rests on.

    Attributes
    ----------
    functions : mapping
        Ids of statements by function.
    verdicts : mapping
        Verdict by id.
    strict : bool
        Whether a function that rests on nothing is refused.
    """

    functions: Mapping[str, tuple[str, ...]]
    verdicts: Mapping[str, str]
    strict: bool = True

    def rests(self, *names: str) -> tuple[Rest, ...]:
        """The statements that functions rest on together, with their verdicts.

        Raises
        ------
        SymdynError
            Where a function rests on nothing, or on something that does not hold.
        """
        found: dict[str, str] = {}
        for name in names:
            if self.strict and not self.functions.get(name):
                raise SymdynError(
                    "rests on no statement, so it is not emitted",
                    element=name,
                    cure="name its statements in the FUNCTIONS of a derivation",
                )
            for id_ in self.functions.get(name, ()):
                verdict = self.verdicts.get(id_, "unknown")
                if verdict not in HOLDS:
                    raise SymdynError(f"rests on {id_}, which is {verdict}", element=name)
                found[id_] = verdict
        return tuple(found.items())


NOTHING_SAID = Door({}, {}, strict=False)
"""For functions that are used at once and not written: their text makes no claim."""


def functions_of(derivations: Iterable[Derivation]) -> dict[str, tuple[str, ...]]:
    """What each function rests on, over all derivations; ``group/name`` in a group."""
    found: dict[str, tuple[str, ...]] = {}
    for derivation in derivations:
        for function in derivation.functions:
            name = f"{function.group}/{function.name}" if function.group else function.name
            found[name] = tuple(dict.fromkeys((*found.get(name, ()), *function.rests_on)))
    return dict(sorted(found.items()))


def door(derivations: Sequence[Derivation], proofs: Mapping[str, Proof]) -> Door:
    """The door that proofs open; refuses where one of them does not hold.

    Raises
    ------
    SymdynError
        Naming every statement that failed, with its witness.
    """
    statements = [s for derivation in derivations for s in derivation.statements]
    failed = failures(statements, proofs)
    if failed:
        raise SymdynError(
            "; ".join(failed),
            element="statements",
            cure="mend the recursion or the statement: nothing is emitted until all hold",
        )
    verdicts = {id_: proof.verdict for id_, proof in proofs.items()}
    return Door(functions_of(derivations), verdicts)


def recorded_door() -> Door:
    """The door by the ledger; what changed since it was written is decided modulo primes."""
    return _recorded(sources_digest())


@lru_cache(maxsize=2)
def _recorded(sources: str) -> Door:
    record = ledger()
    statements = record.get("statements", {})
    if record.get("sources") == sources:
        functions = {name: tuple(ids) for name, ids in record["functions"].items()}
        verdicts = {id_: it["proof"]["verdict"] for id_, it in statements.items()}
        return Door(functions, verdicts)
    derivations = load_all()
    proofs = {id_: it for page in derivations for id_, it in proofs_of(page).items()}
    return door(derivations, proofs)


def proofs_of(derivation: Derivation) -> dict[str, Proof]:
    """Verdicts on a derivation's statements: those of the ledger where nothing changed, else
    decided now, modulo primes."""
    recorded, proofs = ledger().get("statements", {}), {}
    for statement in derivation.statements:
        known = recorded.get(statement.id)
        same = known is not None and known["key"] == statement.key
        proofs[statement.id] = recorded_proof(known) if same else prove(statement)
    return proofs


def ledger() -> dict[str, Any]:
    """What the project has decided; empty where there is no ledger."""
    file = asset("ledger.json")
    if not file.is_file():
        return {}
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found
