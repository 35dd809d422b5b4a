"""Chains and trees of more and more joints."""

from __future__ import annotations

import pytest

from symdyn.bench import scaling, table
from symdyn.dynamics.derive import derive
from symdyn.program.count import flops


@pytest.mark.parametrize("name", ["rnea", "aba"])
def test_operations_are_exactly_linear_in_the_joints_of_a_chain(name: str) -> None:
    counts = [flops(derive(scaling.robot("chain", n), name)) for n in (4, 6, 8, 12)]
    step = counts[1] - counts[0]
    assert step > 0
    assert counts == [counts[0] + k * step for k in (0, 1, 2, 4)]


def test_a_mass_matrix_is_not_linear() -> None:
    counts = [flops(derive(scaling.robot("chain", n), "crba")) for n in (4, 6, 8)]
    assert counts[2] - counts[1] > counts[1] - counts[0]


def test_a_tree_has_two_children_for_each_link() -> None:
    tree = scaling.robot("tree", 6)
    parents = [body.parent for body in tree.bodies]
    assert sorted(parents.count(k) for k in set(parents)) == [2, 2, 2]


def test_what_scaling_tells() -> None:
    records = scaling.scaling([2], rounds=1)
    assert {(it["shape"], it["function"]) for it in records} == {
        (shape, name) for shape in scaling.SHAPES for name in scaling.FUNCTIONS
    }
    for it in records:
        assert it["ns"] > 0 and it["bytes"] > 100
        assert (it["operations"] > 0) or it["function"] == "crba"  # constant on two joints
    assert len(table.scaled(records)) == 1 + len(records)
