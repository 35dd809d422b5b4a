"""``ledger.json``: what has been decided, and every file that was emitted from it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from symdyn.errors import SymdynError
from symdyn.export.json_text import json_text
from symdyn.export.plan import Plan, digest

SCHEMA = ".".join(map(str, (1, 0, 0)))


_KEPT_BESIDE = ("files", "exact_constants")
"""What the export's own ``certificates.json`` keeps."""


def file_records(folder: str, plan: Plan) -> dict[str, dict[str, Any]]:
    """The ledger's entry of each file of an export, by its path beside the ledger.

    Parameters
    ----------
    folder : str
        Name of the export's folder.
    plan : Plan
    """
    found = {}
    for path, text in plan.texts.items():
        record: dict[str, Any] = {"sha256": digest(text)}
        if path in plan.programs:
            record["program"] = plan.programs[path]
            checked = plan.certificates[path]
            kept = {key: it for key, it in checked.items() if key not in _KEPT_BESIDE}
            record["certificate"] = kept | {"compared": checked["files"][path]["compared"]}
        found[f"{folder}/{path}"] = record
    return found


def ledger_text(decided: Mapping[str, Any], files: Mapping[str, Mapping[str, Any]]) -> str:
    """The text of the ledger: what was decided, then what was emitted."""
    return json_text({"schema": SCHEMA, **decided, "files": dict(files)})


def read_ledger(file: Path) -> dict[str, Any]:
    """A ledger as plain data; an empty one where there is no file."""
    if not file.is_file():
        return {"schema": SCHEMA, "statements": {}, "files": {}}
    try:
        record: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        dict(record["files"])
    except (ValueError, KeyError, TypeError) as error:
        raise SymdynError(
            f"not a ledger: {error!r}",
            file=str(file),
            cure="remove it and run `symdyn regenerate`, which writes it again",
        ) from error
    return record
