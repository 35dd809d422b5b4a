"""``symdyn list``: what there is."""

from __future__ import annotations

from typing import Annotated

import typer

from symdyn.cli.options import ROBOT_HELP, Base, Contacts, Frames, Json, robot_options
from symdyn.errors import SymdynError


def list_(
    robot: Annotated[str | None, typer.Argument(metavar="[ROBOT]", help=ROBOT_HELP)] = None,
    base: Base = None,
    frames: Frames = None,
    contacts: Contacts = None,
    statements: Annotated[
        bool, typer.Option("--statements", help="All statements and their verdicts instead.")
    ] = False,
    as_json: Json = False,
) -> None:
    """List the robots, functions, derivations and conventions there are.

    With a robot, its own functions, shapes in numbers.

    \b
    symdyn list arm.urdf --contacts tool
    symdyn list --statements
    """
    from symdyn.dynamics.conventions import CONVENTIONS
    from symdyn.export.json_text import json_text
    from symdyn.model.load import load
    from symdyn.report.listing import listing, listing_text

    if statements:
        from symdyn.report.derivations import statements as listed
        from symdyn.report.derivations import statements_text

        found = listed()
        print(json_text(found) if as_json else statements_text(found) + "\n", end="")
        return
    given = robot_options(base, frames, contacts)
    if given and robot is None:
        raise SymdynError("these options need a robot", element=", ".join(given))
    tree = load(robot, **given) if robot else None
    record = listing({name: it.summary for name, it in CONVENTIONS.items()}, tree)
    print(json_text(record) if as_json else listing_text(record) + "\n", end="")
