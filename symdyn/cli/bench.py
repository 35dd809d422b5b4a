"""``symdyn bench``: races."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from symdyn.cli.options import ROBOT_HELP, Json, names


def bench(  # noqa: PLR0913, PLR0917  one parameter for each option
    robot: Annotated[str, typer.Argument(metavar="[ROBOT]", help=ROBOT_HELP)] = "go2",
    functions: Annotated[
        str | None, typer.Option(metavar="NAME,...", help="Default: those that others have too.")
    ] = None,
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="Of all contestants.")] = 5,
    cpp: Annotated[
        bool,
        typer.Option("--cpp", help="Compile and race Pinocchio's C++ headers: many minutes, once."),
    ] = False,
    scaling: Annotated[
        int,
        typer.Option(metavar="N", min=0, help="Also chains and trees of 2, 4, 8 ... N joints."),
    ] = 0,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="DIR", help="Write bench.json and bench.svg there."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Time a robot's functions side by side with the libraries that are installed.

    \b
    symdyn bench go2 --functions rnea,crba --rounds 20
    """
    from symdyn.bench import scaling as more
    from symdyn.bench.picture import race_svg
    from symdyn.bench.race import race
    from symdyn.bench.table import race_text
    from symdyn.export.json_text import json_text
    from symdyn.export.write import write_file
    from symdyn.model.load import load

    chosen = None if functions is None else names(functions)
    record = race(load(robot), chosen, rounds, cpp)
    sizes = [size for size in more.SIZES if size <= scaling]
    record["scaling"] = more.scaling(sizes, rounds) if sizes else []
    if output is not None:
        write_file(json_text(record), output / "bench.json")
        write_file(race_svg(record), output / "bench.svg")
    print(json_text(record) if as_json else race_text(record) + "\n", end="")
