"""``symdyn show``: a robot, a function or a derivation."""

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
    robot_options,
)
from symdyn.errors import SymdynError


def show(  # noqa: PLR0913, PLR0917  one parameter for each option
    robot: Robot,
    function: Annotated[
        str | None, typer.Argument(metavar="[FUNCTION]", help="One of its functions.")
    ] = None,
    base: Base = None,
    frames: Frames = None,
    contacts: Contacts = None,
    gravity: Gravity = None,
    armature: Armature = None,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE.svg", help="Draw the tree and the sparsity of M (matplotlib)."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Show a robot: bodies, joints, masses, limits, orders; or one of its functions.

    The name of a derivation shows its document with the verdicts on its statements.

    \b
    symdyn show go2
    symdyn show go2 rnea
    symdyn show rotations
    symdyn show arm.urdf --base floating --plot arm.svg
    """
    from symdyn.dynamics.conventions import PINOCCHIO
    from symdyn.export.conventions import words
    from symdyn.export.json_text import json_text
    from symdyn.model.load import load
    from symdyn.report.plot import plot as draw
    from symdyn.report.show import function_record, function_text, robot_record, robot_text

    given = robot_options(base, frames, contacts, gravity, armature)
    if _is_derivation(robot):
        from symdyn.report.derivations import derivation_record

        if given or function or plot:
            raise SymdynError("a derivation is shown as a whole", element=robot)
        record = derivation_record(robot)
        print(json_text(record) if as_json else record["document"], end="")
        return
    tree = load(robot, **given)
    if function is None:
        record = robot_record(tree, words(PINOCCHIO, tree))
        text = robot_text(record)
    else:
        record = function_record(tree, function)
        text = function_text(record)
    if plot is not None:
        draw(tree, plot)
    print(json_text(record) if as_json else text + "\n", end="")


def _is_derivation(name: str) -> bool:
    """Whether a name is that of a derivation, and of no robot or file."""
    from symdyn.model.robots import builtin
    from symdyn.truth.derivation import names

    return builtin(name) is None and not Path(name).exists() and name in names()
