"""Deciding: true claims are proved, false ones refuted by a witness that can be checked."""

from __future__ import annotations

from fractions import Fraction

import pytest
import sympy as sp

from symdyn.errors import SymdynError
from symdyn.geometry.so3 import hat, quaternion_rotation, vector
from symdyn.truth.child import Died, Prover
from symdyn.truth.modular import BOUND, decide_modular
from symdyn.truth.normal_form import OverBudget, decide_normal_form
from symdyn.truth.prove import prove
from symdyn.truth.statement import Source, Statement, identity
from symdyn.truth.witness import find_witness

x, y, z, t = sp.symbols("x y z t")
U = sp.symbols("u1:4")
Q = sp.symbols("q1:5")
R = quaternion_rotation(Q)

TRUE = {
    "addition": ((sp.sin(x + y), sp.sin(x) * sp.cos(y) + sp.cos(x) * sp.sin(y)), ()),
    "half angle": ((1 - sp.cos(x), 2 * sp.sin(x / 2) ** 2), ()),
    "tangent": ((sp.tan(x) * sp.cos(x), sp.sin(x)), ()),
    "angle and sine": ((x * sp.sin(x) ** 2, x - x * sp.cos(x) ** 2), ()),
    "cubic": ((hat(vector(*U)) ** 3, -hat(vector(*U))), (U,)),
    "rotation": ((R * R.T, sp.eye(3)), (Q,)),
    "root": ((sp.sqrt(x**2 + 1) ** 3, sp.sqrt(x**2 + 1) * (x**2 + 1)), ()),
    "fraction": ((1 / (x - y) - 1 / (x + y), 2 * y / (x**2 - y**2)), ()),
}
FALSE = {
    "addition": ((sp.sin(x + y), sp.sin(x) * sp.cos(y) - sp.cos(x) * sp.sin(y)), ()),
    "half angle": ((1 - sp.cos(x), sp.sin(x / 2) ** 2), ()),
    "angle and sine": ((sp.sin(x), x), ()),
    "cubic without a unit vector": ((hat(vector(*U)) ** 3, -hat(vector(*U))), ()),
    "rotation off the sphere": ((R * R.T, sp.eye(3)), ()),
    "root": ((sp.sqrt(x**2 + 1), x + 1), ()),
    "fraction": ((1 / (x - y), 1 / x - 1 / y), ()),
}


@pytest.mark.parametrize("name", TRUE)
def test_true_claims_are_proved(name: str) -> None:
    claim, unit = TRUE[name]
    what = identity(name, claim, unit)
    assert decide_normal_form(what).zero
    found = decide_modular(what)
    assert found.equal
    assert found.bound <= BOUND


@pytest.mark.parametrize("name", FALSE)
def test_false_claims_are_refuted(name: str) -> None:
    claim, unit = FALSE[name]
    what = identity(name, claim, unit)
    assert not decide_normal_form(what).zero
    assert not decide_modular(what).equal
    witness = find_witness(what)
    assert witness is not None
    assert witness.left != witness.right


def test_a_witness_is_small_and_checks_by_hand() -> None:
    witness = find_witness(identity("square", ((x + y) ** 2, x**2 + y**2)))
    assert witness is not None
    assert set(witness.values.values()) <= {1, 2, -1, 3, Fraction(1, 2), Fraction(1, 3)}
    values = {sp.Symbol(name): sp.Rational(v) for name, v in witness.values.items()}
    assert ((x + y) ** 2).subs(values) == sp.Rational(witness.left)
    assert (x**2 + y**2).subs(values) == sp.Rational(witness.right)


def test_points_depend_on_the_claim_and_on_nothing_else() -> None:
    what = identity("same", (x * y, y * x))
    assert decide_modular(what) == decide_modular(identity("same", (x * y, y * x)))
    assert decide_modular(what, "other").equal


def test_a_vanishing_denominator_is_told() -> None:
    with pytest.raises(ZeroDivisionError):
        decide_modular(identity("zero", (1 / (x * (y + z) - x * y - x * z), 1)))


def test_sides_of_different_shape_are_refused() -> None:
    with pytest.raises(SymdynError, match="shapes"):
        identity("shapes", (sp.eye(3), sp.eye(2)))


def test_a_budget_is_kept() -> None:
    with pytest.raises(OverBudget):
        decide_normal_form(identity("large", ((x + y + z + t) ** 12, 1)), budget=100)


def test_rates_are_derivatives() -> None:
    def claim(let: object) -> tuple[sp.Expr, sp.Expr]:
        rate = let.rate(sp.sin(x) * y / (1 + x**2), {x: z, y: t})  # type: ignore[attr-defined]
        f = sp.sin(x) * y / (1 + x**2)
        return rate, sp.diff(f, x) * z + sp.diff(f, y) * t

    assert decide_normal_form(identity("rate", claim)).zero


def _statement(sibling: tuple[sp.Expr, sp.Expr]) -> Statement:
    return Statement("test/binomial", "", ((x + y) ** 2, x**2 + 2 * x * y + y**2), sibling)


def test_a_proof_needs_a_refuted_sibling() -> None:
    good = prove(_statement(((x + y) ** 2, x**2 + y**2)))
    assert good.holds
    vacuous = prove(_statement(((x + y) ** 2, (y + x) ** 2)))
    assert vacuous.sibling != "REFUTED"
    assert not vacuous.holds


def test_a_refuted_statement_names_its_witness() -> None:
    false = prove(Statement("test/false", "", (x + y, x - y), (x, y)))
    assert false.verdict == "REFUTED"
    assert "y = " in false.witness
    assert not false.holds


def test_conditions_are_the_denominators() -> None:
    proof = prove(Statement("test/quotient", "", (x / y * y, x), (x / y, y / x)))
    assert proof.conditions in ((), ("y",))
    deep = prove(Statement("test/deep", "", (x / (y - z) * (y - z) ** 2, x * (y - z)), (x, y)))
    assert all("y" in condition for condition in deep.conditions)


def test_keys_follow_the_content() -> None:
    same = _statement(((x + y) ** 2, x**2 + y**2))
    assert same.key == _statement(((x + y) ** 2, x**2 + y**2)).key
    assert same.key != _statement(((x + y) ** 2, x**2 - y**2)).key


def test_the_child_keeps_limits() -> None:
    what = identity("large", ((x + y + z + t + U[0] + U[1]) ** 40, 1))
    with Prover(seconds=1.0) as prover, pytest.raises(Died):
        prover.normal_form(what, budget=10**9)


def test_the_child_answers_again_after_a_death() -> None:
    with Prover(seconds=1.0) as prover:
        what = identity("large", ((x + y + z + t + U[0] + U[1]) ** 40, 1))
        with pytest.raises(Died):
            prover.normal_form(what, budget=10**9)
        prover.seconds = 60.0
        assert prover.normal_form(identity("small", (x * y, y * x))).zero


def test_a_source_says_no_more_than_it_knows() -> None:
    assert str(Source("A work")) == "A work"
    assert str(Source("A work", "3.1", "3.7")) == "A work, section 3.1, equation 3.7"
