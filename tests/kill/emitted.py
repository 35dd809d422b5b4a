"""Every program that the test robots' functions come down to, as values modulo a prime."""

from __future__ import annotations

from functools import lru_cache

from symdyn.dynamics import derive as derivation
from symdyn.dynamics import needs
from symdyn.dynamics.conventions import CONVENTIONS
from symdyn.errors import SymdynError
from symdyn.program.evaluate import evaluate
from symdyn.program.points import modular_point
from symdyn.program.rings import PRIME, ModularRing
from tests.support.robots import ARM, WALKER

ROBOTS = (ARM, WALKER)
"""Between them: every kind of placement, slides, endless joints, armature, both bases."""


def clear_caches() -> None:
    """Forget what was derived before an edit."""
    derivation.derive.cache_clear()
    derivation._lean.cache_clear()
    needs.idle_joint.cache_clear()


@lru_cache(maxsize=1)
def emitted() -> tuple[object, ...]:
    """Values of all functions of all robots in all conventions, at points of their own.

    The points depend on names and sizes alone, so that an edit cannot move them.
    """
    found: list[object] = []
    for robot in ROBOTS:
        conventions = CONVENTIONS if robot.floating else ("pinocchio",)
        for name in derivation.offered(robot.tree):
            found += [_values(robot.tree, name, convention) for convention in conventions]
    return tuple(found)


def _values(tree: object, name: str, convention: str) -> object:
    try:
        program = derivation.derive(tree, name, convention)  # type: ignore[arg-type]
    except SymdynError as error:
        return str(error)
    ports = {port.name: port.size for port in program.inputs}
    point = modular_point(f"{name} {sorted(ports.items())}", ports, PRIME)
    try:
        return sorted(evaluate(program, ModularRing(), point).items())
    except ZeroDivisionError as error:
        return str(error)
