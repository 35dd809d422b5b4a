"""What undeclared names usually stand for: words for an error, never a reading."""

from __future__ import annotations

import re
from collections.abc import Sequence

_USUAL = (
    ("angle", r"(theta|phi|psi|alpha|beta|gamma|th)(_?\w*)"),
    ("positive", r"(m|l|g0)(_?\d\w*)?"),
    ("SO3", r"(R|Q|C_\w+)(_?\w*)"),
    ("SE3", r"(T|X|G|g_\w+)(_?\w*)"),
    ("twist", r"(V|xi|S)(_?\w*)"),
    ("wrench", r"(F|W)(_?\w*)"),
    ("sym(3)", r"(I|Ic|I_\w+)"),
    ("mat(6,3)", r"J(_?\w*)"),
    ("vec(3)", r"(tau|qd|qdd)(_?\w*)"),
    ("mat(3,3)", r"(M|C|K|A|B|D|H|P)(_?\w*)"),
    ("scalar", r"(t|s|k|x|y|z|d|e|h)(_?\d\w*)?"),
    ("vec3", r"\w+"),
)
"""Types, and the names that they often have, the first that fits."""

_TURNS = {"c": "cos", "s": "sin"}
_UNIT = {"x": "1, 0, 0", "y": "0, 1, 0", "z": "0, 0, 1", "1": "1, 0, 0", "2": "0, 1, 0",
         "3": "0, 0, 1"}  # fmt: skip
_ANGLES = r"alpha|beta|gamma|theta|phi|psi|q"

_OF_AN_ARM = {"M": "M", "C": "C", "g": "g", "q": "q", "v": "v", "qd": "v", "qdd": "a", "J": "Js"}
_DYNAMICS = {"M", "C", "g", "tau", "qdd", "q"}
_MOTION = {**_OF_AN_ARM, "a": "a", "dot_q": "v", "ddot_q": "a"}


def suggested(missing: Sequence[str]) -> str:
    """How to declare names, by what they usually are.

    >>> from symdyn.check.language.customary import suggested
    >>> suggested(["R", "w"])
    'say what it is, such as --let "R: SO3; w: vec3"; in a document, a line let R: SO3'
    """
    groups: dict[str, list[str]] = {}
    names = [name for name in missing if name not in ("I", "E")] or list(missing)
    dynamics = len(_DYNAMICS & set(names)) > 1
    short = [f"{name} = {_short_for(name)}" for name in names if _short_for(name)]
    for name in [name for name in names if not _short_for(name)]:
        groups.setdefault("vec(3)" if dynamics and _is_column(name) else _type(name), []).append(
            name
        )
    parts = [f"{', '.join(those)}: {kind}" for kind, those in groups.items()] + short
    told = (
        f'say what it is, such as --let "{"; ".join(parts)}"; in a document, a line let {parts[0]}'
    )
    if dynamics:
        bound = [name for name in names if name in _MOTION]
        values = ", ".join(f"arm.{_MOTION[name]}" for name in bound)
        told += f'; or of an arm: --let "arm: planar(2); {", ".join(bound)} = {values}"'
    if {"I", "E"} & set(missing):
        told += "; the identity is eye(3)"
    return told


def _short_for(name: str) -> str:
    """What an abbreviation stands for: a sine or cosine, a unit vector, an entry of R."""
    turn = re.fullmatch(rf"([cs])_?((?:{_ANGLES})(?:_?\d+)?|[1-9]+)", name)
    if turn is not None:
        angle = turn[2] if not turn[2].isdecimal() else " + ".join(f"theta_{k}" for k in turn[2])
        return f"{_TURNS[turn[1]]}({angle})"
    unit = re.fullmatch(r"e_([xyz123])", name)
    if unit is not None:
        return f"vec({_UNIT[unit[1]]})"
    entry = re.fullmatch(r"r_([123])([123])", name)
    return f"R[{entry[1]}, {entry[2]}]" if entry else ""


def _type(name: str) -> str:
    """The first type that fits; indices may hold signs, as ``R_{i-1}`` does."""
    word = re.sub(r"\W", "_", name)
    return next(kind for kind, pattern in _USUAL if re.fullmatch(pattern, word))


def _is_column(name: str) -> bool:
    return _type(name) not in ("mat(3,3)", "mat(6,3)", "sym(3)", "SO3", "SE3")
