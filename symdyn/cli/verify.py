"""``symdyn verify``: an export against its certificate."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from symdyn.cli.options import Json, count
from symdyn.report.console import Progress


def verify(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Of an export.")],
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Draw new primes and points, at random.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Check every file of an export against its certificate, and that against the robot.

    The recursions are derived again from the folder's own numbers; its files are read, never
    run. Exit code 1 where a file is not what its certificate says.

    \b
    symdyn verify go2
    """
    from symdyn.export.json_text import json_text
    from symdyn.export.verify import verify
    from symdyn.report.verified import verified_text

    with Progress(quiet=as_json) as progress:
        report = verify(folder, fresh, progress, jobs=0)
    record = report.record()
    print(json_text(record) if as_json else verified_text(record) + "\n", end="")
    bad = sum(bool(it.problems) for it in report.files)
    if bad:
        print(f"{folder}: {count(bad, 'file')} not as certified", file=sys.stderr)
    elif not as_json:
        print(f"{folder}: {count(len(report.files), 'file')} as certified")
    raise typer.Exit(1 if bad else 0)
