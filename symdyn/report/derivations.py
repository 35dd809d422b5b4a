"""Derivations and their statements: as plain data and as text."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from symdyn.assets import asset
from symdyn.report.document import document
from symdyn.report.table import columns
from symdyn.truth.derivation import load, names
from symdyn.truth.door import ledger, proofs_of

_NEW = "not decided yet"


def derivations() -> list[dict[str, Any]]:
    """Each derivation's name, title, and how many statements have which verdict.

    Read from the ledger, so that no document has to run.
    """
    record = ledger()
    found = []
    for name in names():
        ids = record.get("derivations", {}).get(name, ())
        verdicts = Counter(record["statements"][id_]["proof"]["verdict"] for id_ in ids)
        found.append({"name": name, "title": _title(name), "statements": dict(verdicts)})
    return found


def derivation_rows(listed: Sequence[Mapping[str, Any]]) -> list[tuple[str, ...]]:
    """The same as cells."""
    return [(it["name"], _counted(it["statements"]), it["title"]) for it in listed]


def statements() -> list[dict[str, str]]:
    """All statements of the ledger: id, verdict, text."""
    return [
        {"id": id_, "verdict": it["proof"]["verdict"], "text": it["text"]}
        for id_, it in ledger().get("statements", {}).items()
    ]


def statements_text(listed: Sequence[Mapping[str, str]]) -> str:
    """The same as text."""
    return "\n".join(columns((it["id"], it["verdict"], it["text"]) for it in listed))


def derivation_record(name: str) -> dict[str, Any]:
    """A derivation with its verdicts as plain data; ``document`` is its text."""
    derivation = load(name)
    proofs = proofs_of(derivation)
    return {
        "derivation": name,
        "title": derivation.title,
        "statements": [
            {
                "id": it.id,
                "text": it.text,
                "source": str(it.source),
                "verdict": proofs[it.id].verdict,
                "method": proofs[it.id].method,
                "false_sibling": it.slip,
                "sibling": proofs[it.id].sibling,
                "sibling_witness": proofs[it.id].sibling_witness,
                "choices": list(it.choices),
                "conditions": list(proofs[it.id].conditions),
            }
            for it in derivation.statements
        ],
        "functions": {f.name: list(f.rests_on) for f in derivation.functions},
        "document": document(derivation, proofs),
    }


def _counted(verdicts: Mapping[str, int]) -> str:
    told = [f"{count} {verdict}" for verdict, count in sorted(verdicts.items())]
    return ", ".join(told) or _NEW


def _title(name: str) -> str:
    text = asset("derivations", f"{name}.py").read_text(encoding="utf-8")
    prose = ast.get_docstring(ast.parse(text)) or name
    return prose.strip().splitlines()[0].rstrip(".")
