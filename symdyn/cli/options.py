"""Options that several commands have, and how their texts are read."""

from __future__ import annotations

from typing import Annotated, Any

import typer

ROBOT_HELP = "A built-in robot, or a URDF or MJCF file."
Robot = Annotated[str, typer.Argument(metavar="ROBOT", help=ROBOT_HELP)]
Base = Annotated[
    str | None,
    typer.Option(
        metavar="fixed|floating", help="Default: fixed for a file, a built-in robot's own."
    ),
]
Frames = Annotated[
    str | None, typer.Option(metavar="LINK,...", help="Links to show beside the base and contacts.")
]
Contacts = Annotated[
    str | None,
    typer.Option(metavar="LINK,...", help="Links that touch the ground, at their origins."),
]
Gravity = Annotated[
    str | None, typer.Option(metavar="X,Y,Z", help="World axes, m/s^2. Default: 0,0,-9.81.")
]
Armature = Annotated[
    str | None,
    typer.Option(
        metavar="NUMBER|JOINT=NUMBER,...",
        help="Inertia of the drives at the joints, kg m^2; or model: what an MJCF file says.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON record for machines.")]


def robot_options(
    base: str | None = None,
    frames: str | None = None,
    contacts: str | None = None,
    gravity: str | None = None,
    armature: str | None = None,
) -> dict[str, Any]:
    """What was given, as arguments of ``symdyn.load``."""
    given = {
        "base": base,
        "frames": None if frames is None else names(frames),
        "contacts": None if contacts is None else names(contacts),
        "gravity": None if gravity is None else tuple(map(_number, gravity.split(","))),
        "armature": None if armature is None else _armature(armature),
    }
    return {name: value for name, value in given.items() if value is not None}


def names(text: str) -> tuple[str, ...]:
    """Names between commas."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def _number(text: str) -> Any:
    """Decimal text as it is; p/q, which the headers of exports may hold, as a fraction."""
    from fractions import Fraction

    try:
        return Fraction(text) if "/" in text else text
    except (ValueError, ZeroDivisionError):
        return text


def _armature(text: str) -> Any:
    """One number for all joints, or a number for each joint that is named."""
    if "=" not in text:
        return _number(text)
    pairs = [item.rpartition("=") for item in text.split(",")]
    return {name.strip(): _number(value) for name, _, value in pairs}


def count(number: int, what: str) -> str:
    """A number of things, in words."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
