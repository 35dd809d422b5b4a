"""What a program has no operation for is refused with what to write instead."""

from __future__ import annotations

import pytest
import sympy as sp

import symdyn
from symdyn.errors import SymdynError

X = sp.Symbol("x")
REFUSED = {
    sp.Abs(X): "Piecewise((-x, x < 0), (x, True))",
    sp.sign(X): "Piecewise((-1, x < 0), (1, x > 0), (0, True))",
    sp.Heaviside(X): "Piecewise((0, x < 0), (1, True))",
    sp.asin(X): "atan2(x, sqrt(1 - x**2))",
    sp.exp(X): "sin, cos, tan, atan2",
    sp.Function("f")(X): "integer and half-integer powers",
    X ** sp.Rational(1, 3): "half-integer powers",
    sp.pi * X: "Rational('3.141592653589793')",
    sp.oo: "finite",
    sp.Symbol("other"): "inputs",
    sp.Piecewise((1, X < 0)): "(value, True)",
    sp.Piecewise((1, X <= 0), (0, True)): "exchanged",
}


@pytest.mark.parametrize("expr", REFUSED, ids=str)
def test_what_has_no_operation_is_told_what_to_write(expr: object) -> None:
    with pytest.raises(SymdynError) as raised:
        symdyn.program("p", inputs={"x": X}, outputs={"y": expr})
    assert REFUSED[expr] in str(raised.value.cure)


@pytest.mark.parametrize(
    ("expr", "written"),
    [
        (sp.Abs(X), sp.Piecewise((-X, X < 0), (X, True))),
        (sp.sign(X), sp.Piecewise((-1, X < 0), (1, X > 0), (0, True))),
        (sp.asin(X), sp.atan2(X, sp.sqrt(1 - X**2))),
        (sp.acos(X), sp.atan2(sp.sqrt(1 - X**2), X)),
        (
            sp.Max(X, sp.Rational(1, 4)),
            sp.Piecewise((sp.Rational(1, 4), sp.Rational(1, 4) > X), (X, True)),
        ),
    ],
    ids=str,
)
def test_what_is_told_is_the_same(expr: sp.Expr, written: sp.Expr) -> None:
    f = symdyn.function(symdyn.program("p", inputs={"x": X}, outputs={"y": written}))
    for x in (-0.7, 0.0, 0.3):
        assert f(x) == pytest.approx(float(expr.subs(X, x)), abs=1e-15)
