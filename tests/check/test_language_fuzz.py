"""Random formulas, with sense and without: a verdict or an error that says where, and in time."""

from __future__ import annotations

import random
import time

import pytest

import symdyn
from symdyn.check.meaning.signatures import ARGUMENTS, MANY
from symdyn.errors import SymdynError

LET = (
    "a, b, w: vec3; u: unit3; x, y: scalar; m: positive; t: angle; A, B: mat(3,3); K: sym(3);"
    "R: SO3; Q: SO3 of time; T: SE3; P: SE3 of time; q: quat; V: twist; F: wrench; I1: inertia;"
    "s: vec(2); J: mat(2,3); arm: planar(2); c: vec3 of time"
)
NAMES = ("a", "b", "w", "u", "x", "y", "m", "t", "A", "B", "K", "R", "Q", "T", "P", "q", "V", "F",
         "I1", "s", "J", "c", "arm.M", "arm.v", "arm.q", "arm.g", "0", "1", "2", "pi", "1/2", "-1",
         "zeros(3)", "eye(3)", "eye()", "arm", "None", "nothing")  # fmt: skip
FIELDS = (
    ".T",
    ".R",
    ".p",
    ".w",
    ".v",
    ".n",
    ".f",
    ".m",
    ".Ic",
    "[1]",
    "[2, 1]",
    "[0]",
    "**2",
    "**-1",
)
LONGEST = 20.0
"""Seconds that one formula may take where the machine is busy."""


def grown(random_: random.Random, depth: int) -> str:
    """A formula that may have no meaning."""
    kind = random_.random()
    if depth == 0 or kind < 0.15:
        return random_.choice(NAMES)
    if kind < 0.55:
        operator = random_.choice((" + ", " - ", "*", "*", "*", "/"))
        return f"({grown(random_, depth - 1)}{operator}{grown(random_, depth - 1)})"
    if kind < 0.7:
        return f"{grown(random_, depth - 1)}{random_.choice(FIELDS)}"
    if kind < 0.75:
        return f"-{grown(random_, depth - 1)}"
    if kind < 0.8:
        cells = [grown(random_, depth - 1) for _ in range(4)]
        return f"block([[{cells[0]}, {cells[1]}], [{cells[2]}, {cells[3]}]])"
    name = random_.choice([*ARGUMENTS, *MANY])
    count = len(ARGUMENTS[name]) if name in ARGUMENTS else random_.randint(*MANY[name]) % 4
    return f"{name}({', '.join(grown(random_, depth - 1) for _ in range(count))})"


def meant(random_: random.Random, shape: str, depth: int) -> str:
    """A formula of a shape, with a meaning."""
    leaves = {
        "s": ("x", "y", "m", "cos(t)", "sin(t)", "2", "dot(a, b)", "tr(A)", "det(B)", "u[2]"),
        "v": ("a", "b", "w", "u", "T.p", "V.w", "F.f", "c", "zeros(3)", "vee(hat(a))", "I1.c"),
        "m": ("A", "B", "K", "R", "Q", "T.R", "hat(w)", "eye(3)", "exp3(a)", "Jl3(w)", "rot(q)",
              "inv(A)", "Rz(t)", "I1.Ic", "a*b.T", "d(Q)"),
    }  # fmt: skip
    if depth == 0:
        return random_.choice(leaves[shape])
    one, two = (lambda it=shape: meant(random_, it, depth - 1)), meant(random_, shape, depth - 1)
    made = [f"({one()} + {two})", f"({one()} - {two})", f"{meant(random_, 's', depth - 1)}*{two}"]
    if shape == "v":
        made += [f"cross({one()}, {two})", f"{meant(random_, 'm', depth - 1)}*{two}"]
    elif shape == "m":
        made += [f"{one()}*{two}", f"({two}).T", f"hat({meant(random_, 'v', depth - 1)})"]
    else:
        made += [f"dot({meant(random_, 'v', depth - 1)}, {meant(random_, 'v', depth - 1)})"]
    return random_.choice(made)


def told(formula: str, let: str = LET, *, latex: bool = False) -> str:
    """The verdict, or the error; any other exception is a fault."""
    start = time.process_time()
    try:
        (record,) = symdyn.check(formula, let=let, latex=latex)
    except SymdynError as error:
        assert str(error)
        return "error"
    assert time.process_time() - start < LONGEST, formula
    return record.verdict


@pytest.mark.parametrize("seed", range(25))
def test_formulas_without_sense(seed: int) -> None:
    random_ = random.Random(seed)
    for _ in range(8):
        told(f"{grown(random_, 3)} == {grown(random_, 2)}")


@pytest.mark.parametrize("seed", range(15))
def test_formulas_with_sense(seed: int) -> None:
    random_ = random.Random(1000 + seed)
    shape = random_.choice("svm")
    verdict = told(f"{meant(random_, shape, 2)} == {meant(random_, shape, 2)}")
    assert verdict != "error"
