"""Operation counts of the Go2: a program that grows past its bound is a fault."""

from __future__ import annotations

import pytest

from symdyn.dynamics.derive import derive
from symdyn.program.count import flops
from tests.support.robots import GO2

BOUNDS = {
    "rnea": 1620,
    "nonlinear_effects": 1530,
    "gravity": 465,
    "crba": 610,
    "aba": 3080,
    "minverse": 3430,
    "coriolis_matrix": 2970,
    "centroidal_map": 1125,
    "contact_jacobian": 372,
    "get_dynamics": 3060,
    "rnea_derivatives": 5645,
    "aba_derivatives": 17050,
}


@pytest.mark.parametrize("name", BOUNDS)
def test_count(name: str) -> None:
    assert flops(derive(GO2.tree, name)) <= BOUNDS[name]


def test_sines_and_cosines_are_shared() -> None:
    from symdyn.program.count import operations

    counts = operations(derive(GO2.tree, "get_dynamics"))
    assert (counts["sin"], counts["cos"], counts["sqrt"]) == (12, 12, 0)
