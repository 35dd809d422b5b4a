"""Every program that the test robots' functions come down to, as values modulo a prime."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any

from symdyn.dynamics import derive as derivation
from symdyn.dynamics import lie
from symdyn.dynamics.base_parameters import grouping
from symdyn.dynamics.conventions import CONVENTIONS
from symdyn.errors import SymdynError
from symdyn.export.validate import pairs
from symdyn.model.tree import Tree
from symdyn.program.angles import expand_angles
from symdyn.program.evaluate import evaluate
from symdyn.program.graph import Program
from symdyn.program.points import modular_point
from symdyn.program.rings import PRIME, ModularRing
from symdyn.truth.variety import on_sphere
from tests.kill.calls import Calls, Place
from tests.kill.limit import limited
from tests.kill.probes import PROBE, Spot
from tests.kill.rooms import LEFT_OUT, modules
from tests.support.robots import ARM, CLAW, LIFT, WALKER

_BROKEN = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""How a recursion ends that an edit broke: nothing is emitted."""

ROBOTS = (ARM, WALKER, CLAW, LIFT)
"""Between them: every kind of placement, slides, endless joints, armature, bases of both
kinds, joints that follow others, parameters that depend on others."""

LONGEST = 60.0
"""Seconds of the processor; the slowest function takes a tenth of that."""

Key = tuple[str, str, str]
"""Robot, function and convention; no robot for the functions of ``lie``."""


def keys(convention: str) -> Iterator[Key]:
    """What is emitted in a convention."""
    for name in lie.LIE:
        yield "", name, convention
    for robot in ROBOTS:
        if robot.floating or convention == "pinocchio":
            for name in derivation.offered(robot.tree):
                yield robot.name, name, convention


def conventions(module: str) -> tuple[str, ...]:
    """Those in which a module's edits are looked for: of recursions one, the others being maps
    of what these find."""
    return tuple(CONVENTIONS) if module in MAPS else ("pinocchio",)


MAPS = {f"symdyn.dynamics.{name}" for name in ("conventions", "convert", "lie", "entry")}


def clear_caches() -> None:
    """Forget what was computed before an edit."""
    for forget in _caches():
        forget()


@lru_cache(maxsize=1)
def _caches() -> list[Callable[[], None]]:
    rooms = [*modules(), *map(importlib.import_module, LEFT_OUT)]
    values = [value for room in rooms for value in vars(room).values()]
    return [value.cache_clear for value in values if hasattr(value, "cache_clear")]


@lru_cache
def emitted(convention: str) -> dict[Key, tuple[Any, Any, set[Place]]]:
    """Values of each function at a point of its own, twice, and what ran to derive it."""
    found = {}
    known, PROBE.reached = PROBE.reached, REACHED
    for key in keys(convention):
        clear_caches()
        with Calls() as called:
            value = values(key)
        found[key] = value, values(key, by_angles=True), called
    PROBE.reached = known | REACHED
    return found


REACHED: set[Spot] = set()
"""The places of edits that something emitted runs, once it was run."""


def changed(where: Place, convention: str) -> tuple[Key, bool] | None:
    """A function that runs the edited one and has other values than before, and whether it is
    emitted at all: one that is, where there is any."""
    stopped = None
    for key, (value, again, called) in emitted(convention).items():
        if where not in called or values(key) == value:
            continue
        found = values(key, by_angles=True)
        if found != again and not isinstance(found, str):
            return key, True
        if found != again:
            stopped = key, False
    return stopped


def values(key: Key, *, by_angles: bool = False) -> Any:
    """Values at a point that depends on names and sizes alone, so that no edit can move it; in
    words, why there are none.

    Equal angles have equal sines, and sums of angles sines of their own; by angles, sines of
    sums follow from those of single angles, and squares of cosine and sine sum to one, as
    recursions may use.
    """
    try:
        with limited(LONGEST):
            return _unlimited(key, by_angles)
    except TimeoutError:
        return "does not end"


def _unlimited(key: Key, by_angles: bool) -> Any:
    robot, name, convention = key
    tree = {it.name: it.tree for it in ROBOTS}.get(robot)
    try:
        make = lie.derive(name, convention) if tree is None else None
        program = make or derivation.derive(tree, name, convention)  # type: ignore[arg-type]
    except (SymdynError, *_BROKEN) as error:
        return str(error)
    found = _by_angles(program, tree) if by_angles else _values(program, ())
    if name == "base_regressor" and tree is not None:  # the manifest tells what is grouped
        return found, grouping(tree).combination
    return found


def _by_angles(program: Program, tree: Tree | None) -> Any:
    rational = expand_angles(program)
    circles = [((name, 0), (name, 1)) for name in rational.circles]
    for pair in pairs(tree, program) if tree else ():
        circles.append(((pair.port, pair.cos), (pair.port, pair.sin)))
    return _values(rational.program, circles)


def _values(program: Program, circles: Iterable[tuple[tuple[str, int], tuple[str, int]]]) -> Any:
    ports = {port.name: port.size for port in program.inputs}
    point = modular_point(f"{program.name} {sorted(ports.items())}", ports, PRIME)
    ring = ModularRing()
    for (name, c), (_, s) in circles:
        point[name][c], point[name][s] = on_sphere([point[name][s]], ring.ratio)
    try:
        return sorted(evaluate(program, ring, point).items())
    except ZeroDivisionError as error:
        return str(error)
