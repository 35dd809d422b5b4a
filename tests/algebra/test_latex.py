"""Values in LaTeX."""

from __future__ import annotations

import pytest
from sympy import Matrix, Symbol, symbols

from symdyn.algebra.latex import latex


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("hx", "h_{x}"),
        ("I2zz", "I_{2zz}"),
        ("l1", "l_{1}"),
        ("x", "x"),
        ("theta", r"\theta"),
        ("max", "max"),
        ("p1y", "p_{1y}"),
    ],
)
def test_axes_are_indices(name: str, text: str) -> None:
    assert latex(Symbol(name)) == text


def test_they_are_so_inside_of_values() -> None:
    hx, hy = symbols("hx hy")
    assert latex(Matrix([hx * hy, 2])) == r"\left[\begin{matrix}h_{x} h_{y}\\2\end{matrix}\right]"
    assert latex(3) == "3"
