"""Rotations and rigid motions of which users reported faults in other tools."""

from __future__ import annotations

from typing import Any

import casadi as ca
import numpy as np
import pytest
from sympy import Function, Symbol, sqrt, sympify

import symdyn
from tests.cases.case import Check, assert_value, cases
from tests.cases.formulas import BACKENDS

NAMES = {
    "exp3": ("exp3", "w"),
    "log3": ("log3", "R"),
    "left_jacobian_SO3": ("Jl3", "w"),
    "log_quat": ("quat_log", "quat_xyzw"),
    "quat_inverse": ("quat_inverse", "quat_xyzw"),
}
"""The function of a quantity, and the key of its argument."""

CHECKS = [
    pytest.param(check, id=f"{case.folder.name}-{k}-{check['quantity']}")
    for case in cases("N")
    for k, check in enumerate(case.checks)
]


@pytest.mark.parametrize("backend", BACKENDS.values())
@pytest.mark.parametrize("check", [c for c in CHECKS if c.values[0]["quantity"] in NAMES])
def test_value(check: Check, backend: str, needs_gcc: None) -> None:
    name, key = NAMES[check["quantity"]]
    found = _called(name, check[key], backend)
    if "value_up_to_sign" in check:
        turned = np.sign(np.dot(found, check["value_up_to_sign"])) * found
        assert_value(check, turned, "value_up_to_sign")
    else:
        assert_value(check, found)
    if "roundtrip_tol" in check:
        back = _called("exp3", found, backend)
        np.testing.assert_allclose(back, check[key], rtol=0, atol=check["roundtrip_tol"])


@pytest.mark.parametrize("backend", BACKENDS.values())
@pytest.mark.parametrize("check", [c for c in CHECKS if c.values[0]["quantity"] == "log6"])
def test_rigid_logarithm(check: Check, backend: str, needs_gcc: None) -> None:
    T = np.eye(4)
    T[:3, :3], T[:3, 3] = check["R"], check["p"]
    xi = _called("log6", T, backend)
    if "roundtrip_tol" in check:
        back = _called("exp6", xi, backend)
        np.testing.assert_allclose(back, T, rtol=0, atol=check["roundtrip_tol"])
        assert np.linalg.norm(xi[3:]) == pytest.approx(check["angular_norm"], abs=1e-14)
    else:
        assert_value(check, xi[:3], "value_linear")
        assert_value(check, xi[3:], "value_angular")


@pytest.mark.parametrize("check", [c for c in CHECKS if "expr" in c.values[0]])
def test_derivatives_at_zero_distance(check: Check) -> None:
    p = [Symbol(f"p{k}") for k in range(3)]
    text = check["expr"].replace("norm(p)", "norm(0)")
    assert text != check["expr"]
    norm = Function("norm")
    formula = sympify(text, locals={"norm": norm}).subs(norm(0), sqrt(sum(x**2 for x in p)))
    f = symdyn.function(symdyn.program("f", {"p": p}, {"y": formula}), backend="casadi")
    x = ca.SX.sym("p", 3)
    hessian, gradient = ca.hessian(f(x), x)
    derivatives = {"gradient": gradient, "hessian": hessian}
    found = ca.Function("f", [x], [derivatives[check["quantity"]]])(check["at"]["p"])
    assert_value(check, found.full())


def _called(name: str, value: Any, backend: str) -> np.ndarray:
    found = symdyn.function("lie", name, backend=backend)(np.asarray(value, dtype=float))
    return np.squeeze(found.full()) if backend == "casadi" else found
