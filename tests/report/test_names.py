"""Names of a document's lines as formulas."""

from __future__ import annotations

import pytest

from symdyn.report.document import latex_name


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
