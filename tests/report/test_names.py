"""Names of a document's lines as formulas."""

from __future__ import annotations

from typing import Any

import pytest
import sympy as sp

from symdyn.algebra.latex import latex
from symdyn.report.document import latex_name
from symdyn.truth.derivation import load, names


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("q1", "q_{1}"),
        ("tau_ext", r"\tau_{\mathrm{ext}}"),
        ("M_at_q1", r"M_{\mathrm{at}\,q_{1}}"),
        ("centre1", r"\mathrm{centre}_{1}"),
        ("lambda_", r"\lambda"),
        ("theta_1", r"\theta_{1}"),
    ],
)
def test_words_are_upright_and_parts_are_an_index(name: str, text: str) -> None:
    assert latex_name(name) == text


def clashes(values: dict[str, Any]) -> set[str]:
    """Matrices that have the name of a number in a formula."""
    shown = {k: v for k, v in values.items() if isinstance(v, sp.Expr | sp.MatrixBase)}
    numbers = {latex(it) for v in shown.values() for it in v.free_symbols}
    matrices = {k for k, v in shown.items() if isinstance(v, sp.MatrixBase)}
    return {k for k in matrices if latex_name(k) in numbers}


@pytest.mark.parametrize("document", names())
def test_no_vector_is_called_like_a_number(document: str) -> None:
    assert not clashes(dict(load(document).values))


def test_a_vector_called_like_its_first_entry_is_found() -> None:
    assert clashes({"p1": sp.Matrix(sp.symbols("p1:4"))}) == {"p1"}
