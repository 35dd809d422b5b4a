"""Formulas that books and tools got wrong, and which of them are true."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import symdyn
from symdyn.check.language.parse import parse
from symdyn.check.language.types import Declared, parse_declarations
from symdyn.check.meaning.elaborate import Elaborator
from symdyn.check.meaning.real import Floats, RealPoint
from tests.cases.case import Case, Check, assert_value, cases, heard
from tests.cases.claims import CLAIMS, CONVENTIONS, QUANTITIES

FORMULAS = ("verdict", "symbolic_identity")

CASES = [case for case in cases("XKF") if case.folder.name in CLAIMS]

CHECKS = [
    pytest.param(case, check, id=f"{case.folder.name}-{k}-{check['quantity']}")
    for case in CASES
    for k, check in enumerate(case.checks)
]


@pytest.mark.parametrize(
    ("case", "check"), [c for c in CHECKS if c.values[1]["quantity"] in FORMULAS]
)
def test_verdict(case: Case, check: Check) -> None:
    let, formulas = CLAIMS[case.folder.name]
    (record,) = symdyn.check(
        formulas[check["claim"]],
        let=let.replace("{input}", str(case.input)),
        convention=CONVENTIONS.get(case.folder.name, ()),
    )
    assert record.verdict == "PROVED" if check["verdict"] else record.refuted
    assert all(word in record.method for word in check.get("reason_must_mention", ()))
    if not check["verdict"] and "reason_must_mention" not in check:
        assert record.left != record.right
        assert record.witness or not record.entry


def test_every_claim_is_written() -> None:
    assert [case.folder.name for case in CASES] == sorted(CLAIMS)
    for case in CASES:
        told = [check["claim"] for check in case.checks if check["quantity"] in FORMULAS]
        assert sorted(told) == sorted(CLAIMS[case.folder.name][1])


@pytest.mark.parametrize(
    ("case", "check"), [c for c in CHECKS if c.values[1]["quantity"] in QUANTITIES]
)
def test_value(case: Case, check: Check) -> None:
    let, text, keys = QUANTITIES[check["quantity"]]
    at = {f"arm.{key}": value for key, value in check.get("at", {}).items()}
    given = {key: {**check, **at}[key] for key in keys.split()}
    assert_value(check, number(text, let.replace("{input}", str(case.input)), given))


def number(text: str, let: str, given: dict[str, Any]) -> Any:
    """An expression of the language at numbers."""
    scope: dict[str, Any] = {}
    for it in parse_declarations(let):
        scope |= (
            dict.fromkeys(it.names, it.type) if isinstance(it, Declared) else {it.name: it.value}
        )
    elaborator = Elaborator(scope)
    value = elaborator.value(parse(text))
    nodes: dict[int, Fraction] = {}
    for name, numbers in given.items():
        for edge, x in zip(elaborator.value(parse(name)).entries, np.ravel(numbers), strict=True):
            nodes[edge] = Fraction(float(x))
    point = RealPoint(elaborator.scene, Floats(), nodes)
    return np.reshape([point(edge) for edge in value.entries], (value.rows, value.cols))


def test_analytic_jacobian() -> None:
    (case,) = (case for case in CASES if case.folder.name == "F04")
    (check,) = (it for it in case.checks if it["quantity"] == "analytic_jacobian_rows_rpy")
    tree = case.tree(check)
    q = np.array(check["at"]["q"])
    J = np.asarray(symdyn.function(tree, f"frame_jacobian_{check['frame']}", backend="numpy")(q))
    R = symdyn.function(tree, "forward_kinematics", backend="numpy")(q).R_tool
    y, p = np.arctan2(R[1, 0], R[0, 0]), np.arcsin(-R[2, 0])
    E = number("E", CLAIMS["F04"][0], {"r": 0, "p": p, "y": y})
    assert_value(check, np.linalg.inv(E) @ J[3:])


def test_point_masses() -> None:
    (case,) = (case for case in CASES if case.folder.name == "K04")
    (check,) = (it for it in case.checks if it["quantity"] == "inverse_dynamics")
    with heard():  # masses without size
        rnea = symdyn.function(case.tree(check), "rnea", backend="numpy")
    assert_value(check, rnea(*(np.array(check["at"][key]) for key in "qva")))
