"""One motion spelled in three conventions: the maps between them, exactly."""

from __future__ import annotations

import pytest

import symdyn
from symdyn.dynamics.conventions import named, reorder
from symdyn.dynamics.derive import derive
from symdyn.program.rings import PRIME
from tests.support.field import Field
from tests.support.robots import GO2, ROBOTS, WALKER, Robot

FLOATING = [robot for robot in ROBOTS if robot.floating]


def _spelled(field: Field, convention: str, v: list[int]) -> list[int]:
    """A velocity of base axes, linear first, as another convention writes it."""
    if convention == "featherstone":
        return [*v[3:6], *v[0:3], *v[6:]]
    R = field("forward_kinematics", field.q)
    return [*(sum(R[3 * i + j] * v[j] for j in range(3)) % PRIME for i in range(3)), *v[3:]]


@pytest.mark.parametrize("convention", ["mujoco", "featherstone"])
@pytest.mark.parametrize("robot", FLOATING, ids=lambda r: r.name)
def test_energy_power_and_momentum_are_the_same(robot: Robot, convention: str) -> None:
    ours, other = Field(robot), Field(robot, convention)
    w = _spelled(ours, convention, ours.v)
    assert ours("kinetic_energy", ours.q, ours.v) == other("kinetic_energy", other.q, w)
    assert ours("kinetic_energy", ours.q, ours.v) != other("kinetic_energy", other.q, ours.v)
    g = ours("gravity", ours.q)
    power = sum(x * y for x, y in zip(g, ours.v, strict=True)) % PRIME
    spelled = sum(x * y for x, y in zip(other("gravity", other.q), w, strict=True)) % PRIME
    assert power == spelled
    assert _spelled(ours, convention, g) == other("gravity", other.q)
    momentum = ours("centroidal_momentum", ours.q, ours.v)
    expected = momentum if convention == "mujoco" else [*momentum[3:], *momentum[:3]]
    assert other("centroidal_momentum", other.q, w) == expected


@pytest.mark.parametrize("convention", ["mujoco", "featherstone"])
def test_configurations_change_only_their_order(convention: str) -> None:
    ours, other = Field(WALKER), Field(WALKER, convention)
    assert other.q == [int(x) for x in reorder(WALKER.tree, _column(ours.q), first=True)]
    moved = ours("integrate", ours.q, ours.v)
    found = other("integrate", other.q, _spelled(ours, convention, ours.v))
    assert found == [int(x) for x in reorder(WALKER.tree, _column(moved), first=True)]


def test_words_follow_the_convention() -> None:
    ports = {p.name: p for p in derive(GO2.tree, "rnea", "featherstone").inputs}
    assert ports["v"].frame == named("featherstone").v
    assert ports["v"].unit == "rad/s, m/s"
    assert (
        derive(GO2.tree, "centroidal_map", "featherstone")
        .outputs[0]
        .port.frame.startswith("angular first")
    )


def test_an_unknown_convention_is_told_the_nearest() -> None:
    with pytest.raises(symdyn.SymdynError, match="mujoco"):
        derive(GO2.tree, "rnea", "mujocco")


def _column(entries: list[int]) -> object:
    from sympy import ImmutableMatrix

    return ImmutableMatrix(len(entries), 1, entries)
