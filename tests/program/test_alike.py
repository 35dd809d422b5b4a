"""Sums of limbs in one order."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from symdyn.program.alike import alike
from symdyn.program.builder import Builder
from symdyn.program.count import flops
from symdyn.program.evaluate import evaluate
from symdyn.program.graph import ADD, Program
from symdyn.program.halves import halves
from symdyn.program.limbs import packed
from symdyn.program.points import modular_point
from symdyn.program.rings import PRIME, ModularRing
from tests.backends.cases import program

LIMBS = tuple(((0, k), (0, k + 4), (0, k + 8)) for k in range(4))
WIDE = {"q": (12,)}


def scrambled(b: Builder, q: Sequence[int]) -> list[list[int]]:
    """In each limb the sum of squares, in an order of its own; and a sum over limbs."""
    squares = [b.mul(x, x) for x in q]
    sums = []
    for k in range(4):
        x, y, z = squares[k::4] if k % 2 else squares[k::4][::-1]
        sums.append(b.add(b.add(x, y), z))
    total = q[0]
    for k in (2, 0, 3, 1):
        total = b.add(b.add(total, q[k]), b.mul(q[k + 4], q[k + 8]))
    return [[b.mul(x, x) for x in sums], [total]]


def values(made: Program) -> list[int]:
    point = modular_point("alike", {port.name: port.size for port in made.inputs}, PRIME)
    found = evaluate(made, ModularRing(), point)
    return [x for name in sorted(found) for x in found[name]]


@pytest.fixture(name="before")
def _before() -> Program:
    return program("scrambled", WIDE, {"s": (4,), "t": ()}, scrambled)


def test_sums_that_each_limb_has_are_packs_only_afterwards(before: Program) -> None:
    sums = [k for k in range(len(before.nodes)) if before.nodes[k].op == ADD]
    after = alike(before, LIMBS)
    counts = []
    for made in (before, after):
        found = packed(made, LIMBS)
        assert found is not None
        counts.append(sum(made.nodes[k].op == ADD for k in found.packs))
    assert counts[0] < counts[1]
    assert values(before) == values(after) and flops(after) == flops(before)
    assert len(sums) == sum(node.op == ADD for node in after.nodes)


def test_a_sum_over_limbs_adds_halves(before: Program) -> None:
    after = alike(before, LIMBS)
    found = packed(after, LIMBS)
    assert found is not None
    assert len(halves(after, {k: nodes for k, nodes in found.packs.items() if min(nodes) > 0})) == 1
    before_found = packed(before, LIMBS)
    assert before_found is not None
    assert not halves(before, before_found.packs)


def test_without_limbs_nothing_changes(before: Program) -> None:
    assert alike(before, ()) is before


def test_sums_that_do_not_correspond_stay() -> None:
    def recipe(b: Builder, q: Sequence[int]) -> list[list[int]]:
        return [[b.add(b.add(q[0], q[4]), b.mul(q[8], q[9])), b.add(q[1], q[5]), q[2], q[3]]]

    made = program("odd", WIDE, {"s": (4,)}, recipe)
    assert alike(made, LIMBS).digest == made.digest


def test_a_long_chain_of_additions_is_one_sum() -> None:
    def recipe(b: Builder, q: Sequence[int]) -> list[list[int]]:
        rows = []
        for k in range(4):
            total, x = q[k + 4], q[k]
            for n in range(2, 3000):
                total = b.add(b.mul(b.constant(n), x), -total if n % 3 else total)
                x = b.mul(x, q[k + 8])
            rows.append(b.mul(total, q[k + 8]))
        return [rows]

    made = program("chain", WIDE, {"s": (4,)}, recipe)
    after = alike(made, LIMBS)
    assert values(made) == values(after) and flops(after) <= flops(made)


def test_the_same_number_twice_in_a_sum_is_no_fault() -> None:
    def recipe(b: Builder, q: Sequence[int]) -> list[list[int]]:
        shared = b.mul(q[0], q[1])
        rows = [b.add(b.add(shared, q[k]), b.add(q[4], b.mul(q[5], q[k]))) for k in range(4)]
        return [[b.mul(x, x) for x in rows]]

    made = program("shared", WIDE, {"s": (4,)}, recipe)
    after = alike(made, tuple(((0, k),) for k in range(4)))
    assert values(made) == values(after) and flops(after) <= flops(made)
