"""Pseudo-code as claims: a recursion as it is printed, against the definition."""

from __future__ import annotations

from pathlib import Path

import pytest

import symdyn
from symdyn import SymdynError
from symdyn.check.record import Record

NEWTON_EULER = """
X[i] = inv(arm.pose(p))*arm.pose(i) along arm
V[0] = zeros(6)
V[i] = inv(Ad(X[i]))*V[p] + arm.S(i)*arm.v[i] along arm
A[0] = twist(zeros(3), vec(0, 0, g))
A[i] = inv(Ad(X[i]))*A[p] + crm(V[i])*arm.S(i)*arm.v[i] + arm.S(i)*arm.a[i] along arm
F[i] = arm.I(i)*A[i] + crf(V[i])*(arm.I(i)*V[i]) + each(c, Xstar(X[c])*F[c]) along arm
tau = arm.rnea(arm.q, arm.v, arm.a)
"""

COMPOSITE = """
X[i] = inv(arm.pose(p))*arm.pose(i) along arm
Ic[i] = arm.I(i) + each(c, Xstar(X[c])*Ic[c]*inv(Ad(X[c]))) along arm
"""


def run(formula: str, steps: str, arm: str = 'chain("RzRyPx")') -> Record:
    let = [f"arm: {arm}", *steps.strip().splitlines()]
    (record,) = symdyn.check(formula, let=let, why=False)
    return record


@pytest.mark.parametrize("i", [1, 2, 3])
def test_newton_euler(i: int) -> None:
    formula = f"dot(arm.S({i}), F[{i}]) == tau[{i}]"
    assert run(formula, NEWTON_EULER).verdict == "PROVED"
    wrong = NEWTON_EULER.replace("+ crf(V[i])", "- crf(V[i])")
    assert run("dot(arm.S(1), F[1]) == tau[1]", wrong).verdict == "REFUTED"


def test_velocities() -> None:
    assert run("V[3] == arm.J(3)*arm.v", NEWTON_EULER).verdict == "PROVED"
    assert run("V[3] == arm.J(2)*arm.v", NEWTON_EULER).verdict == "REFUTED"


def test_the_composite_inertia_of_the_outer_joint() -> None:
    right = "dot(arm.S(1), Xstar(X[2])*(Ic[2]*arm.S(2))) == arm.M[1, 2]"
    assert run(right, COMPOSITE).verdict == "PROVED"
    assert run(right.replace("Ic[2]", "Ic[1]"), COMPOSITE).verdict == "REFUTED"


def test_a_tree_that_branches(tmp_path: Path) -> None:
    arm = f'tree("{_forked(tmp_path)}")'
    for formula in ("dot(arm.S(1), F[1]) == tau[1]", "dot(arm.S(3), F[3]) == tau[3]"):
        steps = NEWTON_EULER.replace("vec(0, 0, g)", "vec(0, 0, 981/100)")
        assert run(formula, steps, arm).verdict in ("PROVED", "PROVED-MOD-P")


def _forked(folder: Path) -> Path:
    links = "".join(
        f'<link name="l{k}"><inertial><origin xyz="0.1 0 0.2"/><mass value="{k}"/>'
        '<inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>'
        for k in (1, 2, 3)
    )
    joints = "".join(
        f'<joint name="j{k}" type="revolute"><parent link="{parent}"/><child link="l{k}"/>'
        f'<origin xyz="0.3 0 {k}"/><axis xyz="0 1 0"/>'
        '<limit lower="-1" upper="1" effort="1" velocity="1"/></joint>'
        for k, parent in ((1, "base"), (2, "l1"), (3, "l1"))
    )
    file = folder / "forked.urdf"
    file.write_text(f'<robot name="forked"><link name="base"/>{links}{joints}</robot>', "utf-8")
    return file


@pytest.mark.parametrize(
    ("steps", "formula", "words"),
    [
        ("V[i] = V[p] along arm", "V[1] == 0", r"V\[0\]: is not said"),
        ("V[i] = V[i] along arm", "V[1] == 0", "defined by itself"),
        ("V[i] = V[p]", "V[1] == 0", "along which arm"),
        ("V[i] = V[p] along bot", "V[1] == 0", "bot: is not declared"),
        ("V[0] = zeros(6)\nV[i] = V[p] along arm", "V[9] == 0", r"V\[9\]: is not said"),
    ],
)
def test_what_is_no_recursion(steps: str, formula: str, words: str) -> None:
    with pytest.raises(SymdynError, match=words):
        run(formula, steps)
