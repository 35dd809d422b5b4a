"""An order in which few values are alive is still an order in which a program can run."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import symdyn
from symdyn.dynamics.derive import derive
from symdyn.program.builder import Builder
from symdyn.program.graph import CONST, INPUT, Output, Port, Program
from symdyn.program.schedule import short_lived
from tests.backends.cases import PROGRAMS


def alive(program: Program, order: Sequence[int]) -> int:
    """The most values that wait for a reader at a time."""
    last: dict[int, int] = {}
    for place, number in enumerate(order):
        last.update({abs(edge): place for edge in program.nodes[number].args})
    kept = {abs(edge) for out in program.outputs for edge in out.entries}
    now = most = 0
    for place, number in enumerate(order):
        node = program.nodes[number]
        ended = {abs(edge) for edge in node.args if last[abs(edge)] == place} - kept
        now -= sum(program.nodes[k].op not in (CONST, INPUT) for k in ended)
        now += node.op not in (CONST, INPUT)
        most = max(most, now)
    return most


@pytest.mark.parametrize("made", PROGRAMS.values(), ids=PROGRAMS)
def test_every_node_runs_once_behind_its_operands(made: Program) -> None:
    order = short_lived(made)
    assert sorted(order) == list(range(len(made.nodes)))
    place = {number: k for k, number in enumerate(order)}
    for number, node in enumerate(made.nodes):
        assert all(place[abs(edge)] < place[number] for edge in node.args)


def test_terms_are_added_as_they_come_about() -> None:
    build = Builder()
    x = [build.input(0, k) for k in range(20)]
    products = [build.mul(a, b) for a, b in zip(x, x[1:], strict=False)]
    total = products[0]
    for product in products[1:]:
        total = build.add(total, product)
    y = Output(Port("y", ()), (total,))
    made = Program("terms", (Port("x", (20,)),), (y,), tuple(build.nodes))
    assert alive(made, range(len(made.nodes))) == len(products)
    assert alive(made, short_lived(made)) == 2


def test_limbs_of_a_robot_run_one_after_the_other() -> None:
    made = derive(symdyn.load("go2"), "rnea")
    assert 5 * alive(made, short_lived(made)) < 3 * alive(made, range(len(made.nodes)))
