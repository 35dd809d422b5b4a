"""All derivations run and decided: what an emission of everything starts from."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from symdyn.program.api import program
from symdyn.program.graph import Program
from symdyn.truth.decide import Told, decide_pages
from symdyn.truth.derivation import Derivation, load_all, names
from symdyn.truth.door import Door, door
from symdyn.truth.ledger import sources_digest
from symdyn.truth.proof import Proof

Render = Callable[[Derivation, Mapping[str, Proof]], str]
"""What prints a derivation."""


@dataclass(frozen=True)
class Judgement:
    """What came of all derivations.

    Attributes
    ----------
    derivations : tuple of Derivation
    proofs : mapping
        By statement id.
    door : Door
        What may be emitted.
    records : mapping
        The ledger's entries of statements, by id.
    """

    derivations: tuple[Derivation, ...]
    proofs: Mapping[str, Proof]
    door: Door
    records: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def ledger(self) -> dict[str, Any]:
        """The ledger's part on statements."""
        return {
            "sources": sources_digest(),
            "derivations": {it.name: [s.id for s in it.statements] for it in self.derivations},
            "functions": {name: list(ids) for name, ids in self.door.functions.items()},
            "statements": dict(sorted(self.records.items())),
        }

    def reports(self, render: Render) -> dict[str, str]:
        """Each derivation as a document, by its path below ``generated/``."""
        return {f"reports/{it.name}.md": render(it, self.proofs) for it in self.derivations}

    def closed_forms(self) -> dict[str, list[ClosedForm]]:
        """The functions that derivations give themselves, by the folder they go to."""
        found: dict[str, list[ClosedForm]] = {}
        for derivation in self.derivations:
            for function in derivation.functions:
                if function.inputs is not None and function.outputs is not None:
                    made = program(function.name, function.inputs, function.outputs)
                    form = ClosedForm(made, function.summary, derivation.name)
                    found.setdefault(function.group, []).append(form)
        return dict(sorted(found.items()))


@dataclass(frozen=True)
class ClosedForm:
    """A function given as expressions by a derivation."""

    program: Program
    summary: str
    derivation: str


def judge(
    recorded: Mapping[str, Mapping[str, Any]], told: Told | None = None, jobs: int = 1
) -> Judgement:
    """Run and decide everything; refuses where something does not hold.

    Parameters
    ----------
    recorded : mapping
        The ledger's entries of statements.
    told : callable, optional
        Called with each statement and its proof.
    jobs : int
        Processes (:func:`symdyn.truth.decide.decide_pages`); 0 for one a core.
    """
    derivations = load_all()
    statements = {s.id: s for derivation in derivations for s in derivation.statements}
    proofs: dict[str, Proof] = {}
    records: dict[str, Mapping[str, Any]] = {}
    for _, page in decide_pages(names(), recorded, jobs or os.cpu_count() or 1):
        for id_, (proof, record) in page.items():
            proofs[id_], records[id_] = proof, record
            if told is not None:
                told(statements[id_], proof)
    return Judgement(derivations, proofs, door(derivations, proofs), records)
