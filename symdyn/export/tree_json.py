"""The exact numbers of a tree as JSON, and the tree from them again.

A rational is the string ``"p/q"`` (or ``"p"``), so that nothing is rounded; what the
tree holds as a double, such as a limit, is a JSON number, which Python reads back
to the same double.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from sympy import ImmutableMatrix, Rational, sympify

from symdyn.errors import SymdynError
from symdyn.export.json_text import json_text
from symdyn.geometry.se3 import Pose
from symdyn.geometry.spatial import Inertia
from symdyn.model.joints import Joint
from symdyn.model.tree import Body, Contact, Frame, Tree


class Codec(NamedTuple):
    """How a value is written to plain data and read from it."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def _text(value: Any) -> str:
    number = sympify(value)
    if not number.is_Rational:
        raise SymdynError(
            f"{value} is no rational number",
            element="tree.json",
            cure="only robots whose numbers are all known can be written",
        )
    return str(number)


def _many(item: Codec) -> Codec:
    return Codec(
        lambda values: [item.write(value) for value in values],
        lambda data: tuple(item.read(value) for value in data),
    )


def _record(kind: type, codecs: dict[str, Codec]) -> Codec:
    """A frozen dataclass, field by field; that no field is forgotten is tested."""
    return Codec(
        lambda value: {name: codec.write(getattr(value, name)) for name, codec in codecs.items()},
        lambda data: kind(**{name: codec.read(data[name]) for name, codec in codecs.items()}),
    )


PLAIN = Codec(lambda value: value, lambda data: data)
PLAINS = _many(PLAIN)
NUMBER = Codec(_text, Rational)
NUMBERS = _many(NUMBER)
MATRIX = Codec(
    lambda matrix: [[_text(entry) for entry in row] for row in matrix.tolist()],
    lambda rows: ImmutableMatrix([[Rational(entry) for entry in row] for row in rows]),
)
VECTOR = Codec(
    lambda column: [_text(entry) for entry in column],
    lambda data: ImmutableMatrix([Rational(entry) for entry in data]),
)
POSE = _record(Pose, {"R": MATRIX, "p": VECTOR})
INERTIA = _record(Inertia, {"mass": NUMBER, "moment": VECTOR, "second": MATRIX})
_LIMITS = ("lower", "upper", "velocity", "effort", "damping", "friction")
JOINT = _record(
    Joint,
    {"name": PLAIN, "kind": PLAIN, "axis": VECTOR}
    | dict.fromkeys(_LIMITS, PLAINS)
    | {"armature": NUMBERS, "pitch": NUMBER, "ratio": NUMBER, "follows_pair": PLAIN},
)
BODY = _record(
    Body,
    {
        "name": PLAIN,
        "parent": PLAIN,
        "joint": JOINT,
        "placement": POSE,
        "inertia": INERTIA,
        "master": PLAIN,
    },
)
FRAME = _record(Frame, {"name": PLAIN, "body": PLAIN, "placement": POSE})
CONTACT = _record(Contact, {"frame": PLAIN, "radius": PLAIN})
TREE = _record(
    Tree,
    {
        "name": PLAIN,
        "bodies": _many(BODY),
        "frames": _many(FRAME),
        "contacts": _many(CONTACT),
        "shown": PLAINS,
        "gravity": VECTOR,
        "welded": INERTIA,
        "file_order": PLAINS,
    },
)


def tree_json(tree: Tree) -> str:
    """The text of ``tree.json``."""
    return json_text(TREE.write(tree))


def tree_from_json(text: str) -> Tree:
    """The tree whose numbers a ``tree.json`` holds, equal to the one that was written."""
    try:
        tree: Tree = TREE.read(json.loads(text))
    except (KeyError, TypeError, ValueError) as error:
        raise SymdynError(
            f"not the numbers of a tree: {error!r}",
            element="tree.json",
            cure="write the export again",
        ) from error
    return tree
