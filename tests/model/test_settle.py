"""Frames that do not turn with the last joints of limbs: which, and that nothing changes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sympy import ImmutableMatrix, cos, expand, eye, sin, symbols

from symdyn.dynamics.aba import aba
from symdyn.dynamics.crba import crba
from symdyn.dynamics.rnea import rnea
from symdyn.geometry.so3 import vector
from symdyn.model.chain import chain
from symdyn.model.linear import numbered
from symdyn.model.reframe import align_axes
from symdyn.model.settle import Standing, settle
from symdyn.model.tree import Tree
from symdyn.program.graph import Port
from symdyn.program.points import modular_point
from symdyn.program.residues import Field, residues
from symdyn.program.rings import PRIME
from symdyn.program.trace import Let, keep, trace
from tests.support.robots import GO2

TREES = {"RzRyRy": 2, "RzRyRyRy": 3, "RyRyRy": 0, "RzRyPx": 0, "FRyRx": 1}
"""Chains, and how many of their last joints stand: none of a limb that is on the world."""


@pytest.mark.parametrize("joints", TREES)
def test_joints_about_one_axis_at_the_tip_stand(joints: str) -> None:
    tree = numbered(chain(joints))
    found = settle(tree, ImmutableMatrix(symbols(f"q1:{tree.nq + 1}")), keep)
    standing = [isinstance(body.joint, Standing) for body in found.bodies]
    count = TREES[joints]
    assert standing == [False] * (len(standing) - count) + [True] * count


def test_matter_turns_in_a_frame_that_stands() -> None:
    tree = numbered(chain("RzRy"))
    q = ImmutableMatrix(symbols("q1 q2"))
    last, found = tree.bodies[-1], settle(tree, q, keep).bodies[-1]
    c, s = cos(q[1]), sin(q[1])
    R = ImmutableMatrix([[c, 0, s], [0, 1, 0], [-s, 0, c]])
    assert found.joint.pose([q[1]]).R == eye(3)
    assert found.inertia.moment == R * last.inertia.moment
    change = (found.inertia.second - R * last.inertia.second * R.T).subs(c**2, 1 - s**2)
    assert change.applyfunc(lambda x: expand(expand(x).subs(c**2, 1 - s**2))).is_zero_matrix


@pytest.mark.parametrize("joints", TREES)
@pytest.mark.parametrize("recursion", [rnea, aba, crba], ids=lambda f: f.__name__)
def test_nothing_changes(joints: str, recursion: object) -> None:
    tree = numbered(chain(joints))
    tree = replace(tree, gravity=vector(1, 2, -3), frames=tree.frames[:1])
    plain, settled = _program(tree, recursion, False), _program(tree, recursion, True)
    assert _residues(plain) == _residues(settled)
    assert plain.nodes != settled.nodes or not TREES[joints]


def test_thighs_and_calves_of_the_go2_stand() -> None:
    q = ImmutableMatrix(symbols(f"q1:{GO2.tree.nq + 1}"))
    found = settle(align_axes(GO2.tree), q, keep)
    names = [body.joint.name for body in found.bodies if isinstance(body.joint, Standing)]
    assert len(names) == 8
    assert not any("hip" in name for name in names)


def _program(tree: Tree, recursion: object, settled: bool) -> object:
    def recipe(let: Let, q: ImmutableMatrix, *more: ImmutableMatrix) -> dict[str, object]:
        robot = settle(tree, q, let) if settled else tree
        return {"x": recursion(robot, q, *more, let)}  # type: ignore[operator]

    sizes = [("v", tree.nv), ("a", tree.nv)] if recursion is not crba else []
    ports = [Port("q", (tree.nq,)), *(Port(name, (n,)) for name, n in sizes)]
    shape = (tree.nv, tree.nv) if recursion is crba else (tree.nv,)
    return trace("f", ports, [Port("x", shape)], recipe)


def _residues(program: object) -> list[int]:
    sizes = {port.name: port.size for port in program.inputs}  # type: ignore[attr-defined]
    point = modular_point("settle", sizes, PRIME)
    found = residues(program, Field(PRIME, "settle"), point)["x"]  # type: ignore[arg-type]
    return [x % PRIME for x in found]
