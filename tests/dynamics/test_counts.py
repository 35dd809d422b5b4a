"""Operation counts of the Go2: a program that grows past its bound is a fault."""

from __future__ import annotations

from itertools import pairwise

import pytest

from symdyn.dynamics.derive import derive
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import basis, symmetric, vector
from symdyn.geometry.spatial import Inertia
from symdyn.model.joints import Joint
from symdyn.model.tree import WORLD, Body, Frame, Tree
from symdyn.program.count import flops
from tests.support.robots import GO2

BOUNDS = {
    "rnea": 1323,
    "nonlinear_effects": 1204,
    "gravity": 195,
    "crba": 564,
    "aba": 2497,
    "forward_dynamics": 2653,
    "minverse": 3056,
    "coriolis_matrix": 2384,
    "centroidal_map": 1113,
    "contact_jacobian": 371,
    "get_dynamics": 2780,
    "inverse_dynamics": 1485,
    "rnea_derivatives": 4509,
    "aba_derivatives": 13346,
    "contact_dynamics": 6541,
    "delassus": 3509,
    "contact_dynamics_6d": 16227,
    "impulse_dynamics": 4852,
}


@pytest.mark.parametrize("name", BOUNDS)
def test_count(name: str) -> None:
    assert flops(derive(GO2.tree, name)) <= BOUNDS[name]


def test_sines_and_cosines_are_shared() -> None:
    from symdyn.program.count import operations

    counts = operations(derive(GO2.tree, "get_dynamics"))
    assert (counts["sin"], counts["cos"], counts["sqrt"]) == (12, 12, 0)


def test_chains_grow_by_the_same_number_a_joint() -> None:
    """Inverse and forward dynamics are exactly linear over chains of 8 to 64 joints."""
    for name in ("rnea", "aba"):
        sizes = [flops(derive(_numeric_chain(n), name)) for n in (8, 16, 32, 64)]
        first, *rest = (y - x for x, y in pairwise(sizes))
        assert rest == [2 * first, 4 * first], (name, sizes)


def _numeric_chain(n: int) -> Tree:
    """A chain of joints about z, y, z, y, ..., each link like the others but for its joint."""
    bodies = []
    for k in range(n):
        inertia = Inertia(2, vector(1, 2, 3), symmetric(13, 12, 11, -1, -2, 3))
        joint = Joint(f"j{k}", "revolute", basis(2 - k % 2))
        bodies.append(Body(f"link{k}", k - 1, joint, Pose(p=vector(1, 2, 3)), inertia))
    return Tree("chain", tuple(bodies), (Frame("ground", WORLD, Pose()),))
