"""A derivation as a document: steps with formulas, statements with verdicts."""

from __future__ import annotations

from dataclasses import replace

import pytest
import sympy as sp

from symdyn.program.api import program
from symdyn.report.document import document, latex, statement_lines, steps
from symdyn.truth.derivation import Derivation, load
from symdyn.truth.proof import PROVED, PROVED_MOD_P, Proof
from symdyn.truth.prove import prove
from symdyn.truth.statement import Statement

SOURCE = '''"""Title."""
from sympy import symbols

# Setting ---------------------------------------------------------------
t, w = symbols("t w")  # time (s), rate (rad/s)
n = 3

# Derivation: a square ---------------------------------------------------
square = (t + w) ** 2
'''


@pytest.fixture(scope="module")
def pendulum() -> Derivation:
    return load("pendulum")


def test_a_name_is_not_said_to_equal_itself() -> None:
    t, w = sp.symbols("t w")
    setting, names, number, derivation, square = steps(
        SOURCE, {"t": t, "w": w, "n": 3, "square": (t + w) ** 2}
    )
    assert (setting.heading, derivation.heading) == ("Setting", "Derivation: a square")
    assert names.formulas == ("t", "w") and names.beside == "time (s), rate (rad/s)"
    assert number.formulas == () and number.code == "n = 3"
    assert square._repr_latex_() == r"$\displaystyle \mathrm{square} = \left(t + w\right)^{2}$"
    assert latex("w", t) == "w = t"


def test_statements_and_programs_show_themselves() -> None:
    x, y = sp.symbols("x y")
    formula = Statement("a/b", "In words.", (x**2, x * x), (x, y))
    assert formula._repr_latex_() == r"$\displaystyle x^{2} = x^{2}$"
    assert Statement("a/c", "In words.", lambda let: (x, x), (x, y))._repr_latex_() == "In words."
    made = program("swing", {"x": x, "p": [y]}, {"T": x**2 * y, "v": [x, y]})
    shown = made._repr_latex_()
    assert "T = p_{1} x^{2}" in shown and shown.startswith("$") and shown.endswith("$")
    grown = x
    for _ in range(9):
        grown = (grown + y) * (grown - y)
    assert r"\mathbb{R}^{1}" in program("long", {"x": x, "y": y}, {"z": grown})._repr_latex_()


def test_a_proof_has_no_chance_of_error_and_no_side_is_said_twice() -> None:
    x, y = sp.symbols("x y")
    twice = Statement("a/b", "Twice.", (x + x, 2 * x), (x, 2 * x))
    other = Statement("a/c", "Once.", (x * (y + 1), x * y + x), (x, y))
    decided = Proof(PROVED, "normal form over the rationals", 1, bound=-100.0)
    assert "at most 2^-100" in "\n".join(
        statement_lines(other, replace(decided, verdict=PROVED_MOD_P))
    )
    first = "\n".join(statement_lines(twice, replace(decided, terms=0)))
    second = "\n".join(statement_lines(other, decided))
    assert "Both sides, written out:\n\n$$\n2 x\n$$" in first
    assert "Both sides" not in second and r"x \left(y + 1\right) = x y + x" in second
    for text in (first, second):
        assert "chance of error" not in text and "1 terms" not in text


def test_a_document_has_all_that_was_decided(pendulum: Derivation) -> None:
    proofs = {statement.id: prove(statement) for statement in pendulum.statements}
    text = document(pendulum, proofs)
    assert text.startswith("# The pendulum\n")
    for statement in pendulum.statements:
        assert f"### {statement.id}\n\n{statement.text}" in text
        assert proofs[statement.id].sibling_witness in text
    assert text.count("REFUTED") >= len(pendulum.statements)
    assert "## Functions" in text


def test_what_is_no_identity_is_undecided() -> None:
    contact = load("contact")
    proofs = {statement.id: prove(statement) for statement in contact.statements}
    text = document(contact, proofs).split("## What is no identity")[1]
    assert "### contact/friction" in text and "**UNDECIDED**" in text
    assert "from `contact/cone-rows`" in text
