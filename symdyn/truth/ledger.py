"""What has been decided, as the ledger keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, fields
from hashlib import sha256
from pathlib import Path
from typing import Any

from symdyn.assets import asset
from symdyn.truth.proof import Proof
from symdyn.truth.statement import Statement

_ROOMS = ("program", "algebra", "geometry", "model", "dynamics", "truth")
"""What a statement can call: everything below the floors that emit."""


def statement_record(statement: Statement, proof: Proof) -> dict[str, Any]:
    """The ledger's entry of a statement."""
    found = {name: value for name, value in asdict(proof).items() if value not in ("", 0, ())}
    relations = [list(group) for group in statement.identity.unit]
    return {
        "key": statement.key,
        "text": statement.text,
        "source": str(statement.source),
        "relations": relations,
        "proof": found,
    }


def recorded_proof(record: Mapping[str, Any]) -> Proof:
    """The proof that an entry holds."""
    known = {field.name for field in fields(Proof)}
    given = {name: value for name, value in record["proof"].items() if name in known}
    given["conditions"] = tuple(given.get("conditions", ()))
    return Proof(**given)


def sources_digest() -> str:
    """SHA-256 over the text of everything statements are made of.

    Where it is what the ledger recorded, nothing a statement calls has changed and the
    recorded verdicts stand.
    """
    package = Path(__file__).resolve().parents[1]
    files = sorted(path for room in _ROOMS for path in (package / room).rglob("*.py"))
    files += sorted(asset("derivations").rglob("*.py"))
    total = sha256()
    for path in files:
        total.update(path.name.encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n"))
    return total.hexdigest()
