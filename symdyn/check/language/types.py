"""Types of names, and what declares them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from symdyn.check.language.parse import parse, parse_arguments
from symdyn.check.language.syntax import Node, Recursion, canonical, fail
from symdyn.errors import SymdynError, nearest_names

SIZES = {"vec": 1, "mat": 2, "sym": 1, "skew": 1, "coords": 1}
"""Types with sizes, and how many they take."""

PLAIN = (
    "scalar",
    "positive",
    "angle",
    "vec3",
    "unit3",
    "SO3",
    "SE3",
    "quat",
    "twist",
    "wrench",
    "inertia",
)
"""Types without sizes; SE3 may name two frames."""

ARMS = ("chain", "planar", "tree")
"""Types of arms."""

LARGEST = 40
"""Rows or columns of a declared matrix."""

_STEP = re.compile(r"\s*(\w+)\[(\w+)\]\s*=(?!=)(.*?)(?:\s+along\s+(\w+))?\s*", re.DOTALL)
_TYPE = re.compile(r"\s*([A-Za-z]\w*)\s*(?:\((.*)\))?\s*(of\s+time)?\s*", re.DOTALL)


@dataclass(frozen=True)
class Type:
    """What a name stands for.

    Attributes
    ----------
    kind : str
        Of PLAIN, SIZES or ARMS.
    sizes : tuple of int
    frames : tuple of str
        Of a named pose: the reference, then the body.
    text : str
        Of an arm: its word, or its file.
    options : tuple of (str, str)
        Of an arm, such as ``("lengths", "x")``.
    of_time : bool
    """

    kind: str
    sizes: tuple[int, ...] = ()
    frames: tuple[str, ...] = ()
    text: str = ""
    options: tuple[tuple[str, str], ...] = ()
    of_time: bool = False

    def __str__(self) -> str:
        inner = ", ".join((*map(str, self.sizes), *self.frames))
        inner = inner or (f'"{self.text}"' if self.text else "")
        inner += "".join(f', {key}="{value}"' for key, value in self.options)
        return self.kind + (f"({inner})" if inner else "") + (" of time" if self.of_time else "")


@dataclass(frozen=True)
class Declared:
    """``let names: type``."""

    names: tuple[str, ...]
    type: Type


@dataclass(frozen=True)
class Defined:
    """``let name = expression``."""

    name: str
    value: Node


Declaration = Declared | Defined


def parse_type(source: str, column: int = 1) -> Type:
    """The type that a text names.

    Raises
    ------
    SymdynError
        With the nearest types there are.
    """
    match = _TYPE.fullmatch(source)
    if match is None:
        fail("no type", column, name=source.strip(), cure='such as "vec3" or "SO3 of time"')
    kind, inside, time = match.groups()
    if kind in ARMS:
        return _arm(kind, inside or "", column)
    parts = [part.strip() for part in (inside or "").split(",") if part.strip()]
    if kind in SIZES:
        sizes = tuple(_size(part, column) for part in parts)
        if len(sizes) != SIZES[kind]:
            fail(f"{kind} takes {SIZES[kind]} sizes", column, name=source.strip())
        return Type(kind, sizes, of_time=bool(time) or kind == "coords")
    if kind not in PLAIN or (parts and kind != "SE3"):
        known = (*PLAIN, *(f"{it}(n)" for it in SIZES), *(f"{it}(...)" for it in ARMS))
        fail("no type", column, name=source.strip(), cure=f"nearest: {nearest_names(kind, known)}")
    if len(parts) not in {0, 2}:
        fail("a named pose has two frames, as in SE3(A, B)", column, name=source.strip())
    return Type(kind, frames=tuple(parts), of_time=bool(time))


def parse_declarations(source: str, column: int = 1) -> list[Declaration]:
    """Declarations with semicolons between them, each as after ``let`` or ``bind``."""
    found: list[Declaration] = []
    for part in source.split(";"):
        if part.strip():
            found += parse_declaration(part, column)
        column += len(part) + 1
    return found


def parse_declaration(source: str, column: int = 1) -> list[Declaration]:
    """``names: type``, ``name = expression`` or ``bind names = expressions``."""
    body = re.sub(r"^\s*(let|bind)\s+", lambda m: " " * len(m.group()), source)
    colon, equals = body.find(":"), body.find("=")
    if colon >= 0 and (equals < 0 or colon < equals):
        names = tuple(_name(it, column) for it in _split_names(body[:colon]))
        return [Declared(names, parse_type(body[colon + 1 :], column + colon + 1))]
    step = _STEP.fullmatch(body)
    if step is not None:
        return [_recursion(step, column)]
    if equals < 0:
        fail("no declaration", column, name=source.strip(), cure='such as "w: vec3" or "x = 2*a"')
    names = tuple(_name(it, column) for it in _split_names(body[:equals]))
    right, at = body[equals + 1 :], column + equals + 1
    values = (parse(right, at),) if len(names) == 1 else parse_arguments(right, at)
    if len(values) != len(names):
        fail(f"{len(names)} names for {len(values)} values", column, name=source.strip())
    return [Defined(name, value) for name, value in zip(names, values, strict=True)]


def _recursion(match: re.Match[str], column: int) -> Defined:
    """``V[i] = step along arm``, or where it begins: ``V[0] = value``."""
    name, index, step, arm = match.groups()
    value = parse(step, column + match.start(3))
    if index.isdecimal():
        return Defined(f"{name}[{int(index)}]", value)
    if arm is None:
        fail("along which arm?", column, name=name, cure=f"{name}[{index}] = ... along arm")
    return Defined(name, Recursion(index, value, arm, column=column))


def _split_names(source: str) -> list[str]:
    """Names with commas between them; a comma within braces belongs to its name."""
    return re.split(r",(?![^{}]*\})", source)


def _name(source: str, column: int) -> str:
    name = canonical(source)
    if not re.fullmatch(r"\w+", name) or name[0].isdigit():
        fail("no name", column, name=source.strip())
    return name


def _size(source: str, column: int) -> int:
    if not source.isdecimal() or not 1 <= int(source) <= LARGEST:
        fail(f"a size is a number from 1 to {LARGEST}", column, name=source)
    return int(source)


def _arm(kind: str, inside: str, column: int) -> Type:
    first, *rest = [part.strip() for part in inside.split(",")]
    text = first.strip("\"'")
    if not text:
        fail(f"{kind} needs an argument", column, name=kind, cure='such as chain("RzRyRy")')
    options = []
    for part in rest:
        key, sign, value = part.partition("=")
        if not sign:
            raise SymdynError(f"{part!r} is no option (column {column})", element=kind)
        options.append((key.strip(), value.strip().strip("\"'")))
    sizes = (_size(text, column),) if kind == "planar" else ()
    return Type(kind, sizes, text="" if sizes else text, options=tuple(options))
