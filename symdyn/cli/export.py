"""``symdyn export``: a robot's functions as one folder."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from symdyn.cli.options import (
    Armature,
    Base,
    Contacts,
    Frames,
    Gravity,
    Json,
    Robot,
    count,
    names,
    robot_options,
)
from symdyn.report.console import Progress


def export(  # noqa: PLR0913, PLR0917  one parameter for each option
    robot: Robot,
    base: Base = None,
    functions: Annotated[
        str | None, typer.Option(metavar="NAME,...", help="Default: all (see symdyn list ROBOT).")
    ] = None,
    targets: Annotated[str, typer.Option(metavar="NAME,...", help="Languages.")] = "numpy,casadi,c",
    convention: Annotated[
        str, typer.Option(metavar="NAME", help="How inputs and outputs are written.")
    ] = "pinocchio",
    frames: Frames = None,
    contacts: Contacts = None,
    gravity: Gravity = None,
    armature: Armature = None,
    variants: Annotated[
        str | None, typer.Option(metavar="NAME,...", help="Further forms of the C functions.")
    ] = None,
    parameters: Annotated[
        str | None,
        typer.Option(
            metavar="NAME,...",
            help="Stay symbolic where not zero: mass, com, inertia, lengths, gravity, armature.",
        ),
    ] = None,
    name: Annotated[
        str | None,
        typer.Option(
            metavar="NAME", help="Begins names of C functions. Default: the robot's, by its file."
        ),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "-o", "--output", metavar="DIR", help="Default: a folder named after the file."
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Write a robot's functions as NumPy, CasADi and C: one folder, usable without symdyn.

    The folder must be new, empty, or an earlier export, which is then replaced as a whole.

    \b
    symdyn export go2 --functions rnea,crba -o go2
    symdyn export arm.urdf --contacts tool --gravity 0,0,-1.62 --armature 0.01
    """
    from symdyn.export.jobs import FEW, prepare
    from symdyn.program.memory import collect_seldom

    chosen = None if functions is None else names(functions)
    if chosen is None or len(chosen) >= FEW:
        prepare("symdyn.__main__", "symdyn.export.functions")
    from symdyn.export.api import export

    collect_seldom()
    given = robot_options(base, frames, contacts, gravity, armature)
    with Progress(quiet=as_json) as progress:
        folder = export(
            robot,
            output or Path(_folder(robot)),
            functions=chosen,
            targets=names(targets),
            convention=convention,
            variants=() if variants is None else names(variants),
            parameters=() if parameters is None else names(parameters),
            name=name,
            progress=progress,
            jobs=0,
            **given,
        )
    _report(folder, as_json)


def _folder(robot: str) -> str:
    """The folder of an export that names none: the robot's name or its file's, here."""
    return Path(robot).stem


def _report(folder: Path, as_json: bool) -> None:
    """Say what an export holds."""
    import json

    from symdyn.export.compare import files
    from symdyn.export.json_text import json_text

    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    sizes = {path: (folder / path).stat().st_size for path in sorted(files(folder))}
    if as_json:
        operations = {name: it["operations"] for name, it in manifest["functions"].items()}
        record = {
            "robot": manifest["robot"],
            "directory": str(folder),
            "command": manifest["command"],
            "functions": operations,
            "files": sizes,
        }
        print(json_text(record), end="")
    else:
        total = sum(sizes.values()) / 1e6
        functions = count(len(manifest["functions"]), "function")
        print(f"{folder}: {functions} in {count(len(sizes), 'file')}, {total:.2f} MB")
