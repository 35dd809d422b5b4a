"""Derivatives of the dynamics of whole robots: in numbers, and by differentiated programs."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import symdyn
from symdyn.dynamics.derivatives import has_single_coordinates, inverse_dynamics_jacobian
from symdyn.dynamics.derive import derive
from symdyn.program.count import flops
from symdyn.program.derivative import pushforward
from symdyn.program.evaluate import evaluate
from symdyn.program.factor import factor
from symdyn.program.graph import Port, Program
from symdyn.program.rings import PRIME, ModularRing
from symdyn.program.trace import keep, trace
from tests.support.field import Field
from tests.support.robots import GO2, ROBOTS, WALKER, Robot

MOST = 8000


def jacobian(robot: Robot) -> Program:
    """The Jacobian of inverse dynamics under contact forces, as a program."""
    tree = robot.tree
    sizes = {"q": tree.nq, "v": tree.nv, "a": tree.nv, "f": 3 * len(tree.contacts)}
    inputs = [Port(name, (n,)) for name, n in sizes.items()]
    outputs = [Port(f"dtau_d{name}", (tree.nv, n)) for name, n in sizes.items()]
    return trace(
        "jacobian",
        inputs,
        outputs,
        lambda let, q, v, a, f: inverse_dynamics_jacobian(tree, q, v, a, f, let),
    )


def by_pushforward(program: Program, given: dict[str, list[int]], name: str, k: int) -> Any:
    """A column of a program's Jacobian modulo the prime."""
    direction = [int(i == k) for i in range(len(given[name]))]
    moved = evaluate(pushforward(program, [name]), ModularRing(), given | {f"d_{name}": direction})
    return next(iter(moved.values()))


@pytest.mark.parametrize(
    "robot", [r for r in ROBOTS if has_single_coordinates(r.tree)], ids=lambda r: r.name
)
def test_jacobian_under_contact_forces(robot: Robot) -> None:
    field = Field(robot)
    forces = [7 * k + 3 for k in range(3 * len(robot.tree.contacts))]
    given = {"q": field.q, "v": field.v, "a": field.a, "f": forces}
    if robot.tree.floating:
        given["q"] = [*given["q"][:3], 11, 13, 17, 19, *given["q"][7:]]  # of any norm
    found = evaluate(jacobian(robot), ModularRing(), given)
    tau = derive(robot.tree, "inverse_dynamics")
    for name, values in given.items():
        for k in range(len(values)):
            column = found[f"dtau_d{name}"][k :: len(values)]
            assert [x % PRIME for x in column] == by_pushforward(tau, given, name, k)


def test_jacobian_under_contact_forces_is_small() -> None:
    assert flops(factor(jacobian(GO2))) <= MOST


def test_joints_with_more_coordinates_are_refused() -> None:
    tree = symdyn.chain("RzS")
    assert not has_single_coordinates(tree)
    with pytest.raises(symdyn.SymdynError, match="more coordinates"):
        inverse_dynamics_jacobian(tree, None, None, None, None, keep)


@pytest.mark.parametrize("convention", ["mujoco", "featherstone"])
def test_derivatives_in_other_conventions_by_differences(convention: str) -> None:
    """Central differences along the convention's own tangent space."""
    rng, h = np.random.default_rng(3), 1e-6
    call = {
        name: symdyn.function(WALKER.tree, name, convention=convention)
        for name in ("rnea", "rnea_derivatives", "aba", "aba_derivatives", "integrate")
    }
    q = WALKER.oracle.states(1, seed=3)[0].q
    q = np.array([*q[:3], q[6], *q[3:6], *q[7:]])
    v, a = rng.normal(size=(2, WALKER.tree.nv))
    for name, last in (("rnea", a), ("aba", 10 * a)):
        f, found = call[name], call[f"{name}_derivatives"](q, v, last)
        for k, e in enumerate(np.eye(WALKER.tree.nv)):
            columns = (
                f(call["integrate"](q, h * e), v, last) - f(call["integrate"](q, -h * e), v, last),
                f(q, v + h * e, last) - f(q, v - h * e, last),
                f(q, v, last + h * e) - f(q, v, last - h * e),
            )
            for ours, column in zip(found, columns, strict=True):
                scale = 1 + abs(ours).max()
                np.testing.assert_allclose(ours[:, k], column / (2 * h), atol=1e-6 * scale)
