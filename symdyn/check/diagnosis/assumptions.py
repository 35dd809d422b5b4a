"""Assumptions that people make and forget to write, each as a change of what names stand for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from symdyn.check.language.parse import parse
from symdyn.check.language.syntax import Node
from symdyn.check.language.types import ARMS, Type

Thing = Type | Node


@dataclass(frozen=True)
class Assumption:
    """What might have been meant.

    Attributes
    ----------
    text : str
    changes : mapping
        What names stand for instead.
    vanishes : tuple of str
        Beginnings of the names of inputs that are zero under it; where there are any, the
        assumption counts only if one side of the formula knows nothing of them.
    pair : bool
        Whether it relates two names or fixes a number, which is more of a coincidence.
    """

    text: str
    changes: Mapping[str, Thing] = field(default_factory=dict)
    vanishes: tuple[str, ...] = ()
    pair: bool = False


def assumptions(scope: Mapping[str, Thing], used: list[str]) -> Iterator[Assumption]:
    """Assumptions on the names that a formula uses, the likeliest first."""
    types = [(name, scope[name]) for name in used if isinstance(scope.get(name), Type)]
    for rule in (_of_one, _of_time, _of_bodies):
        for name, kind in types:
            assert isinstance(kind, Type)
            yield from rule(name, kind)
    yield from _of_all([(name, kind) for name, kind in types if isinstance(kind, Type)])
    for k, (name, kind) in enumerate(types):
        for other, kind2 in types[k + 1 :]:
            yield from _of_two((name, kind), (other, kind2))  # type: ignore[arg-type]


def _typed(kind: str, like: Type, *sizes: int) -> Type:
    return Type(kind, sizes, of_time=like.of_time)


def _of_one(name: str, kind: Type) -> Iterator[Assumption]:
    n = kind.sizes[0] if kind.sizes else 3
    if kind.kind == "vec3" or (kind.kind == "vec" and n == 3):
        yield Assumption(f"|{name}| = 1", {name: _typed("unit3", kind)})
    if kind.kind == "vec" and n == 4:
        yield Assumption(f"{name} is a unit quaternion", {name: _typed("quat", kind)})
    if kind.kind == "mat" and kind.sizes[0] == kind.sizes[1]:
        if n == 3:
            yield Assumption(f"{name} is a rotation", {name: _typed("SO3", kind)})
        yield Assumption(f"{name} is symmetric", {name: _typed("sym", kind, n)})
        yield Assumption(f"{name} is skew", {name: _typed("skew", kind, n)})
    if kind.kind in ("mat", "sym") and kind.sizes[0] == kind.sizes[-1] and not kind.of_time:
        yield from _diagonal(name, n)
    if kind.kind == "scalar":
        yield Assumption(f"{name} > 0", {name: _typed("positive", kind)})
        yield Assumption(f"{name} = 1", {name: parse("1")}, pair=True)
    if kind.kind == "twist" and not kind.of_time:
        axis: dict[str, Thing] = {f"{name}_w": Type("unit3"), f"{name}_v": Type("vec3")}
        yield Assumption(f"|{name}.w| = 1", {**axis, name: parse(f"twist({name}_w, {name}_v)")})


def _of_all(types: list[tuple[str, Type]]) -> Iterator[Assumption]:
    """What is meant of several names at once."""
    for kind, sizes, meant, words in (
        ("vec", (4,), "quat", "are unit quaternions"),
        ("vec3", (), "unit3", "have length 1"),
        ("mat", (3, 3), "SO3", "are rotations"),
    ):
        names = [name for name, it in types if (it.kind, it.sizes, it.of_time) == (kind, sizes, 0)]
        if len(names) > 1:
            text = f"{', '.join(names[:-1])} and {names[-1]} {words}"
            yield Assumption(text, dict.fromkeys(names, Type(meant)))


def _diagonal(name: str, n: int) -> Iterator[Assumption]:
    parts = {f"{name}_{k}": Type("scalar") for k in range(1, n + 1)}
    yield Assumption(f"{name} is diagonal", {**parts, name: parse(f"diag({', '.join(parts)})")})
    yield Assumption(
        f"{name} is a multiple of the identity",
        {f"{name}_1": Type("scalar"), name: parse(f"{name}_1*eye({n})")},
    )


def _of_time(name: str, kind: Type) -> Iterator[Assumption]:
    rates = (f"d({name})", f"rate({name})")
    if kind.kind == "coords":
        yield Assumption(f"d({name}) = 0 (at rest)", {}, rates[:1])
    elif kind.of_time:
        still = Type(kind.kind, kind.sizes, kind.frames)
        yield Assumption(f"{name} is constant", {name: still}, rates)
        if kind.kind in ("SO3", "SE3", "unit3", "quat"):
            yield Assumption(f"rate({name}) is constant", {}, (f"d(rate({name})",))
        if kind.kind == "SE3":
            yield Assumption(f"{name}.p is constant", {}, (f"rate({name}).v",))
    if kind.kind in ARMS:
        yield Assumption(f"{name}.v = 0 (at rest)", {}, (f"{name}.v",))
        yield Assumption("no gravity", {}, (f"{name}.g",))
        yield Assumption(f"{name}.a = 0", {}, (f"{name}.a",))


def _of_bodies(name: str, kind: Type) -> Iterator[Assumption]:
    if kind.kind == "inertia":
        parts = {f"{name}_m": Type("positive"), f"{name}_c": Type("vec3")}
        parts[f"{name}_Ic"] = Type("sym", (3,))
        centred = parse(f"inertia({name}_m, zeros(3, 1), {name}_Ic)")
        yield Assumption(
            f"{name}.c = 0 (frame at the centre of mass)", {**parts, name: centred}, (f"{name}.c",)
        )
    if kind.kind == "SE3" and not kind.of_time:
        R, p = {f"{name}_R": Type("SO3")}, {f"{name}_p": Type("vec3")}
        yield Assumption(
            f"{name}.R = 1 (parallel axes)", {**p, name: parse(f"SE3(eye(3), {name}_p)")},
            (f"{name}.R",),
        )  # fmt: skip
        yield Assumption(
            f"{name}.p = 0 (shared origin)", {**R, name: parse(f"SE3({name}_R, zeros(3, 1))")},
            (f"{name}.p",),
        )  # fmt: skip
    if kind.kind == "SO3" and not kind.of_time:
        yield Assumption(f"{name} = 1 (parallel axes)", {name: parse("eye(3)")}, (f"{name}[",))
    if kind.kind in ("vec3", "vec", "twist", "wrench") and not kind.of_time:
        note = " (frame at the centre of mass)" if name[:1] == "c" else ""
        yield Assumption(f"{name} = 0{note}", {}, (f"{name}[",))


def _of_two(one: tuple[str, Type], two: tuple[str, Type]) -> Iterator[Assumption]:
    (a, first), (b, second) = one, two
    if first.of_time or second.of_time:
        return
    vectors = ("vec3", "unit3")
    if first.kind in vectors and second.kind in vectors:
        yield from _of_vectors(one, two)
    elif (first.kind, second.kind) == ("SO3", "SO3"):
        turns: dict[str, Thing] = {
            "axis_": Type("unit3"),
            f"{a}_": Type("angle"),
            f"{b}_": Type("angle"),
        }
        same: dict[str, Thing] = {a: parse(f"exp3({a}_*axis_)"), b: parse(f"exp3({b}_*axis_)")}
        yield Assumption(f"{a} and {b} turn about the same axis", {**turns, **same}, pair=True)
    elif {first.kind, second.kind} == {"SO3", "vec3"}:
        R, w = (a, b) if first.kind == "SO3" else (b, a)
        turns = _turns(f"{R}_", f"{w}_", "scalar")
        same = {R: parse(f"exp3({R}_*axis_)"), w: parse(f"{w}_*axis_")}
        yield Assumption(f"{w} lies along the axis of {R}", {**turns, **same}, pair=True)
    elif first.kind == second.kind and first.kind in ("angle", "scalar", "positive"):
        yield Assumption(f"{b} = {a}", {b: parse(a)}, pair=True)
    elif first.kind == second.kind == "twist":
        multiple: dict[str, Thing] = {f"{b}_": Type("scalar"), b: parse(f"{b}_*{a}")}
        yield Assumption(f"{b} is a multiple of {a}", multiple, pair=True)


def _of_vectors(one: tuple[str, Type], two: tuple[str, Type]) -> Iterator[Assumption]:
    (a, first), (b, second) = one, two
    if second.kind == "unit3" and first.kind != "unit3":
        (a, first), (b, second) = (b, second), (a, first)
    if second.kind == "unit3":
        yield Assumption(f"{b} = {a}", {b: parse(a)}, pair=True)
        frame: dict[str, Thing] = {
            f"{b}_R": Type("SO3"),
            a: parse(f"{b}_R*vec(1, 0, 0)"),
            b: parse(f"{b}_R*vec(0, 1, 0)"),
        }
        yield Assumption(f"{a} and {b} are orthogonal", frame, pair=True)
        return
    parallel: dict[str, Thing] = {f"{b}_": Type("scalar"), b: parse(f"{b}_*{a}")}
    across: dict[str, Thing] = {f"{b}_": Type("vec3"), b: parse(f"cross({a}, {b}_)")}
    yield Assumption(f"{a} and {b} are parallel", parallel, pair=True)
    yield Assumption(f"{a} and {b} are orthogonal", across, pair=True)


def _turns(angle: str, other: str, kind: str) -> dict[str, Thing]:
    """A shared unit axis, an angle about it, and what stands beside it."""
    return {"axis_": Type("unit3"), angle: Type("angle"), other: Type(kind)}
