"""Square roots: squares come out of them, and which of two roots one is no prime can say."""

from __future__ import annotations

import pytest
import sympy as sp

from symdyn.truth.normal_form import decide_normal_form
from symdyn.truth.proof import REFUTED, UNDECIDED
from symdyn.truth.prove import prove
from symdyn.truth.statement import Statement, identity

x, y, z = sp.symbols("x y z")
root = sp.sqrt


@pytest.mark.parametrize(
    ("left", "right"),
    [
        (root(x**2 * y**2), root(x**2) * root(y**2)),
        (root(4 * x), 2 * root(x)),
        (root((x**2 + y) ** 2 * (1 + x)), root((x**2 + y) ** 2) * root(1 + x)),
        (root(x**4), root(x**2) ** 2),
        (root(x / y) * root(x / y), x / y),
        (root(x**2 + 1) ** 3, root(x**2 + 1) * (x**2 + 1)),
    ],
)
def test_roots_of_products_are_products_of_roots(left: sp.Expr, right: sp.Expr) -> None:
    assert decide_normal_form(identity("root", (left, right))).zero
    assert not decide_normal_form(identity("root", (left, right + 1))).zero


def test_a_root_of_a_square_is_not_what_is_squared() -> None:
    assert not decide_normal_form(identity("root", (root(x**2), x))).zero
    proof = prove(Statement("root/sign", "", (root(x**2), x), (x, y)))
    assert proof.verdict == REFUTED
    assert proof.witness


def test_without_a_rational_point_nothing_is_refuted_by_a_root() -> None:
    positive = Statement("root/positive", "", (root((x**2 + 1) ** 2), x**2 + 1), (x, y))
    assert prove(positive).verdict == UNDECIDED
    assert prove(positive).sibling == REFUTED


def test_a_symbol_may_have_any_name() -> None:
    n = sp.symbols("n1:9")

    def claim(let: object) -> tuple[sp.Expr, sp.Expr]:
        square = let(let(n[0] * n[1]) * let(n[2] + n[3]))  # type: ignore[operator]
        return square + n[4] * n[5], n[0] * n[1] * (n[2] + n[3]) + n[4] * n[5]

    what = identity("names", claim)
    assert len(what.program.inputs) == 6
    assert decide_normal_form(what).zero
