"""``symdyn regenerate``: decide every statement, write generated/."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from symdyn.cli.options import Json, count
from symdyn.report.console import Progress


def regenerate(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[NAME]...", help="Built-in robots; all if none.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; exit 1 where anything drifted.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Decide every statement, then write generated/ again: documents, exports, ledger.

    Nothing is written unless all statements hold. With --check, print as a diff what
    would change, and every file that nothing claims.

    \b
    symdyn regenerate --check
    """
    from symdyn.export.compare import shortened
    from symdyn.export.json_text import json_text
    from symdyn.export.regenerate import generated_folder, regenerate
    from symdyn.report.audit import audit_documents
    from symdyn.report.document import document, recorded_line, verdict_line

    told = None if as_json else verdict_line
    if recorded_line() and not as_json:
        print(recorded_line(), file=sys.stderr)
    with Progress(quiet=as_json) as progress:
        found = regenerate(
            tuple(names or ()),
            render=document,
            check=check,
            progress=progress,
            told=told,
            jobs=0,
            reports=audit_documents(),
        )
    drifted = check and bool(found)
    if as_json:
        files = [{"path": it.path, "kind": it.kind} for it in found]
        print(json_text({"check": check, "drifted": drifted, "differences": files}), end="")
    elif drifted:
        print(shortened(found))
        print(f"{count(len(found), 'file')} drifted: run `symdyn regenerate`", file=sys.stderr)
    else:
        done = "up to date" if check or not found else f"{count(len(found), 'file')} written"
        print(f"{generated_folder()}: {done}")
    raise typer.Exit(1 if drifted else 0)
