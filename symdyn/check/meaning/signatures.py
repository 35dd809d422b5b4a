"""The functions of the language: their names, and the arguments they take."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from symdyn.check.language.syntax import Call, fail
from symdyn.check.meaning.functions import Functions
from symdyn.check.meaning.values import Loose, Shape, Value
from symdyn.errors import nearest_names

VEC3, MAT3, VEC6, MAT4, VEC4 = (3, 1), (3, 3), (6, 1), (4, 4), (4, 1)


@dataclass(frozen=True)
class Signature:
    """How a function is called.

    Attributes
    ----------
    call : callable
    shapes : tuple of sets of shapes
        What each argument may be; an empty set is anything.
    """

    call: Callable[..., Value | Loose]
    shapes: tuple[tuple[Shape, ...], ...]


_S: tuple[Shape, ...] = ((),)
_V: tuple[Shape, ...] = (VEC3,)
_R: tuple[Shape, ...] = (MAT3,)
_T: tuple[Shape, ...] = (MAT4,)
_6: tuple[Shape, ...] = (VEC6,)
_Q: tuple[Shape, ...] = (VEC4,)
_ANY: tuple[Shape, ...] = ()
_SQUARE: tuple[Shape, ...] = ((-1, -1),)

ARGUMENTS: dict[str, tuple[tuple[Shape, ...], ...]] = {
    "cross": (_V, _V), "dot": (_ANY, _ANY), "norm2": (_ANY,), "norm": (_ANY,), "sqrt": (_S,),
    "tr": (_SQUARE,), "det": (_SQUARE,), "inv": (_SQUARE,), "pinv": (_ANY,), "kron": (_ANY, _ANY),
    "rank": (_ANY,), "shape": (_ANY,), "sin": (_S,), "cos": (_S,), "tan": (_S,), "cot": (_S,),
    "atan2": (_S, _S), "Rx": (_S,), "Ry": (_S,), "Rz": (_S,), "hat": ((VEC3, VEC6),),
    "vee": ((MAT3, MAT4),), "exp": ((MAT3, MAT4),), "log": ((MAT3, MAT4),), "exp3": (_V,),
    "log3": (_R,), "exp6": (_6,), "log6": (_T,), "Ad": (_T,), "X": (_T,), "Xstar": (_T,),
    "ad": (_6,), "crm": (_6,), "crf": (_6,), "Jl3": (_V,), "Jr3": (_V,), "Jlinv3": (_V,),
    "Jrinv3": (_V,), "Jl6": (_6,), "Jr6": (_6,), "inertia": (_S, _V, _R), "SE3": (_R, _V),
    "twist": (_V, _V), "wrench": (_V, _V), "rot": (_Q,), "quat": (_S, _V), "qmul": (_Q, _Q),
    "qconj": (_Q,), "qL": (_Q,), "qR": (_Q,), "d": (_ANY,), "rate": ((MAT3, MAT4),),
    "partial": (_ANY, _ANY), "christoffel": (_SQUARE, _ANY, _ANY), "order": (_ANY, _S, _S),
}  # fmt: skip
"""Functions with a fixed number of arguments, and the shapes these may have."""

MANY = {"eye": (0, 1), "zeros": (0, 2), "diag": (1, 40), "vec": (1, 60), "stack": (1, 20)}
"""Functions with a number of arguments between two."""

SAME = {"X": "Ad", "crm": "ad", "wrench": "twist"}

NAMES = (*ARGUMENTS, *MANY, "block")
"""All functions."""


def signature(functions: Functions, node: Call) -> Signature:
    """How the function of a call is called.

    Raises
    ------
    SymdynError
        Where there is none of its name, or it takes another number of arguments.
    """
    name = node.name
    if name not in NAMES:
        cure = f"the nearest are {nearest_names(name, NAMES)}"
        fail("is no function", node.column, name=name, cure=cure)
    call = getattr(functions, SAME.get(name, name))
    shapes = ARGUMENTS.get(name, ())
    least, most = MANY.get(name, (len(shapes), len(shapes)))
    if not least <= len(node.args) <= most:
        fail(f"takes {_count(least, most)}", node.column, name=name)
    return Signature(call, shapes)


def check_arguments(found: Signature, node: Call, args: Sequence[Value]) -> None:
    """Refuse arguments of other shapes."""
    for allowed, arg, at in zip(found.shapes, args, node.args, strict=False):
        if not fits(arg.shape, allowed):
            fail(f"takes {_words(allowed)}, not {arg.size}", at.column, name=node.name)


def fits(shape: Shape, allowed: tuple[Shape, ...]) -> bool:
    """Whether a shape is one of those allowed."""
    if not allowed or shape in allowed:
        return True
    square = not shape or shape[0] == shape[1]
    return (-1, -1) in allowed and square


def _words(allowed: tuple[tuple[int, ...], ...]) -> str:
    words = {(): "a scalar", (-1, -1): "a square matrix"}
    return " or ".join(words.get(it) or f"{it[0]}x{it[1]}" for it in allowed)


def _count(least: int, most: int) -> str:
    number = str(least) if least == most else f"{least} to {most}"
    return f"{number} argument{'' if most == 1 else 's'}"
