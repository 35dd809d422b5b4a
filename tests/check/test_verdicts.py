"""What a verdict carries: assumptions, conventions, parts, repairs, programs."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

import symdyn
from symdyn.check.record import KEYS, Record
from symdyn.errors import SymdynError

LET = (
    "R, R1, R2: SO3; w, v, a, b: vec3; u: unit3; th: angle; T: SE3; V: twist; F: wrench;"
    "B: inertia; A, D: mat(3,3); m: positive; x, y: scalar; Rt: SO3 of time; vt: vec3 of time;"
    "Tt: SE3 of time; arm: planar(2); J: mat(2,3); p, q: vec(4)"
)


def one(formula: str, let: str = LET, **options: Any) -> Record:
    (record,) = symdyn.check(formula, let=let, **options)
    return record


CONDITIONS = [
    ("hat(w)**3 == -hat(w)", "|w| = 1"),
    ("A.T*w == A*w", "A is symmetric"),
    ("A.T*A == eye(3)", "A is a rotation"),
    ("dot(w, A*w) == 0", "A is skew"),
    ("sqrt(x**2) == x", "x > 0"),
    ("cross(a, b) == 0", "a and b are parallel"),
    ("dot(a, b) == 0", "a and b are orthogonal"),
    ("R1*R2 == R2*R1", "R1 and R2 turn about the same axis"),
    ("B == block([[B.Ic, zeros(3,3)], [0, B.m*eye(3)]])", "B.c = 0 (frame at the centre of mass)"),
    ("d(Rt*vt) == Rt*cross(rate(Rt), vt)", "vt is constant"),
    ("arm.rnea(arm.q, arm.v, arm.a) == arm.M*arm.a + arm.g", "arm.v = 0 (at rest)"),
    ("rot(p).T*rot(p) == eye(3)", "p is a unit quaternion"),
    ("rot(qmul(p, q)) == rot(p)*rot(q)", "p and q are unit quaternions"),
    ("norm2(cross(a, b)) == 1 - dot(a, b)**2", "a and b have length 1"),
    ("inv(A*D) == D.T*A.T", "A and D are rotations"),
]


@pytest.mark.parametrize(("formula", "assumption"), CONDITIONS)
def test_the_missing_assumption(formula: str, assumption: str) -> None:
    record = one(formula)
    assert record.verdict == "CONDITIONAL"
    assert record.assumption == assumption
    assert record.left != record.right  # a witness that it is needed


def test_what_says_nothing_once_it_holds_is_no_condition() -> None:
    assert one("d(arm.M)*arm.v == 0").verdict == "DEGENERATE"
    record = one("R*hat(w)*R.T == hat(R.T*w)")
    assert record.verdict == "REFUTED"
    assert record.assumption is None


def test_nothing_to_check() -> None:
    assert one("m == 2*x*cos(th)").verdict == "DEFINITION"
    assert one("y == 2*x", LET + "; k = 2*x").verdict == "DEFINITION"
    assert one("k == 2*x", LET + "; k = 2*x").verdict == "TAUTOLOGY"
    assert one("k == x + x", LET + "; k = 2*x").verdict == "PROVED"
    assert one("a == b").verdict != "DEFINITION"
    assert not one("k == 2*x", LET + "; k = 2*x").as_expected


def test_a_side_that_exists_nowhere() -> None:
    record = one("pinv(J) == inv(J.T*J)*J.T")
    assert record.verdict == "REFUTED"
    assert "singular" in record.method


@pytest.mark.parametrize(
    ("formula", "part"),
    [
        ("Ad(T) == block([[T.R, hat(T.p)*T.R], [0, T.R]])", "blocks (1, 1), (2, 2)"),
        ("arm.C == d(arm.M) - partial(arm.M*arm.v, arm.q).T/2", "both sides times arm.v"),
        ("cross(a, b) == cross(b, a)", "all but the sign"),
        ("A + A.T == 2*A", "the symmetric part"),
        ("dot(a, b) == 2*dot(a, b)", "all but a factor: the left side is 1/2 times the right"),
        ("R*a == R.T*a", "the length"),
        ("a + b == b + a == a - b", "a + b == b + a"),
    ],
)
def test_the_part_that_still_holds(formula: str, part: str) -> None:
    assert part in one(formula).still_true


REPAIRS = [
    ("R*hat(w)*R.T == hat(R.T*w)", "R*hat(w)*R.T == hat(R*w)", "transpose"),
    ("Xstar(T)*F == X(T)*F", "", ""),
    ("dot(X(T)*F, X(T)*V) == dot(F, V)", "dot(Xstar(T)*F, X(T)*V) == dot(F, V)", "X^-T"),
    ("Jl3(w) == exp3(w)*Jl3(w)", "Jl3(w) == exp3(w)*Jr3(w)", "left and right"),
    ("d(Rt) == hat(rate(Rt))*Rt", "d(Rt) == Rt*hat(rate(Rt))", ""),
    ("arm.T == dot(arm.v, arm.M*arm.v)", "arm.T == 1/2*dot(arm.v, arm.M*arm.v)", "factor"),
    ("cos(2*th) == cos(th)**2 + sin(th)**2", "cos(2*th) == cos(th)**2 - sin(th)**2", "sign"),
    (
        "d(d(x*u)) == 2*u",
        "",
        "",
    ),
]


@pytest.mark.parametrize(("formula", "mended", "slip"), REPAIRS)
def test_repairs(formula: str, mended: str, slip: str) -> None:
    record = one(formula)
    assert len(record.repairs) <= 3
    told = {it["formula"]: it.get("slip", "") for it in record.repairs}
    if mended:
        assert mended in told
        assert slip in told[mended]
    for text in told:
        assert one(text, why=False).verdict in ("PROVED", "PROVED-MOD-P")


@pytest.mark.parametrize(
    "formula",
    [
        "R*hat(w)*R.T == hat(R.T*w)",
        "Xstar(T) == X(T).T",
        "cos(th/2) == sin(th)",
        "exp3(w)*R == R*exp3(R*w)",
        "d(Rt) == hat(rate(Rt))*Rt",
        "d(d(Rt*vt)) == Rt*d(d(vt))",
        "B == block([[B.Ic, zeros(3,3)], [0, B.m*eye(3)]])[1, 1]*eye(6)",
        "arm.M[1, 1] == m1*r1**2",
        "arm.rnea(arm.q, arm.v, arm.a) == arm.M*arm.a + arm.g",
        "A*D == D*A",
        "dot(a, b)*u == cross(a, b)",
        "vec(x, y, m) == 2*vec(x, y, m)",
        "diag(x, y) == eye(2)*x",
    ],
)
def test_a_program_shows_both_sides(formula: str) -> None:
    record = one(formula)
    lines = record.program.splitlines()
    assert "symdyn" not in record.program
    check = "import sys; import numpy as np; sys.exit(int(np.allclose(left, right, atol=1e-5)))"
    run = subprocess.run([sys.executable, "-c", f"{record.program}\n{check}"], check=False)
    assert run.returncode == 0
    assert len(lines) < 40


@pytest.mark.parametrize(
    "formula",
    [
        "R*hat(w)*R.T == hat(R*w)",
        "sin(2*th) == 2*sin(th)*cos(th)",
        "crf(V) == -crm(V).T",
        "Ad(T) == block([[T.R, 0], [hat(T.p)*T.R, T.R]])",
        "hat(u)**3 == -hat(u)",
        "inv(A)*A == eye(3)",
    ],
)
def test_sympy_agrees_with_a_proof(formula: str) -> None:
    record = one(formula)
    assert record.verdict == "PROVED"
    run = subprocess.run(
        [sys.executable, "-c", record.program], check=True, capture_output=True, text=True
    )
    assert set(run.stdout) <= set("[0, ]\n")


def test_a_record_for_machines() -> None:
    record = one("Xstar(T) == X(T).T").to_json()
    assert set(record) <= set(KEYS)
    assert {"formula", "verdict", "witness", "entry", "left", "right", "repairs"} <= set(record)
    assert "bound" not in record
    assert set(one("R.T*R == eye(3)").to_json()) == {"formula", "verdict", "method", "time_s"}


def test_a_symmetric_or_skew_matrix_is_shown_whole() -> None:
    record = one("S*v == 2*v", let="S: sym(2); v: vec(2)", why=False)
    assert [len(row) for row in record.witness["S"]] == [2, 2]
    assert record.witness["S"][0][1] == record.witness["S"][1][0]
    (a, b, c), (d, _, e), (f, g, h) = one("K*v == v", let="K: skew(3); v: vec3").witness["K"]
    assert (a, h, d, f, g) == (0, 0, -b, -c, -e)


@pytest.mark.parametrize("formula", ["th + 2*pi == th", "2*x == 2*pi*y", "pi*w == 3*w"])
def test_pi_as_a_number_is_no_rational_point(formula: str) -> None:
    record = one(formula)
    assert record.verdict in ("REFUTED", "DEGENERATE", "CONDITIONAL")
    assert record.left != record.right
    assert one("(x + pi)**2 == x**2 + 2*pi*x + pi**2").verdict == "PROVED"


def test_expectations() -> None:
    assert one("cross(a, b) == cross(b, a)", expect="REFUTED").as_expected
    assert one("hat(w)**3 == -hat(w)", expect="REFUTED").as_expected  # false in general
    assert not one("R.T*R == eye(3)", expect="REFUTED").as_expected
    assert one("R.T*R == eye(3)", expect="true").as_expected
    with pytest.raises(symdyn.SymdynError, match="no verdict"):
        one("R.T*R == eye(3)", expect="PERHAPS")


def test_the_same_text_gives_the_same_record() -> None:
    records = [one("exp3(w)*R == R*exp3(R*w)").to_json() for _ in range(2)]
    for record in records:
        del record["time_s"]
    assert records[0] == records[1]


@pytest.mark.parametrize(
    ("formula", "condition"),
    [
        ("Jl3(w) == exp3(w)*Jr3(w)", "|w| != 0 (the limit there exists)"),
        ("(x - sin(x))/x**3 == (x - sin(x))/(x*x**2)", "x != 0 (the limit there exists)"),
        ("x/(2*y) == x/y/2", "y != 0 (no limit there)"),
        ("tan(th)*cos(th) == sin(th)", "cos(th) != 0"),
        ("tan(2*th) == 2*tan(th)/(1 - tan(th)**2)", "1 - (sin(th)/cos(th))**2 != 0"),
        ("sqrt(x)**2 == x", "x >= 0"),
        ("A*inv(A) == eye(3)", "1 denominator too long to print != 0"),
        ("log3(exp3(w)) == w", "the angle of each rotation vector is below pi"),
    ],
)
def test_side_conditions_and_limits(formula: str, condition: str) -> None:
    record = one(formula)
    assert record.verdict == "PROVED"
    assert any(told.startswith(condition) for told in record.conditions)


def test_what_is_declared_positive_is_no_condition() -> None:
    assert one("x/m == x*m/m**2").conditions == ()


@pytest.mark.parametrize("formula", ["det(G) == tr(G)", "det(2*G) == 2*det(G)"])
def test_what_empties_both_sides_is_no_condition(formula: str) -> None:
    (record,) = symdyn.check(formula, let="G: mat(3,3)")
    assert record.verdict == "DEGENERATE"
    (record,) = symdyn.check("det(G) == 0", let="G: mat(3,3)")
    assert (record.verdict, record.assumption) == ("CONDITIONAL", "G is skew")


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("exp3(zeros(3)) == eye(3)", "exp3(zeros(3)) == zeros(3, 3)"),
        ("exp6(twist(zeros(3), a)) == SE3(eye(3), a)", "exp6(twist(zeros(3), a)) == eye(4)"),
        ("order(exp6(x*twist(zeros(3), a)), x, 2) == SE3(eye(3), x*a)",
         "order(exp6(x*twist(zeros(3), a)), x, 2) == SE3(eye(3), x**2*a)"),
        ("Jl6(twist(zeros(3), a)) == eye(6) + ad(twist(zeros(3), a))/2",
         "Jl6(twist(zeros(3), a)) == eye(6) - ad(twist(zeros(3), a))/2"),
        ("log3(eye(3)) == zeros(3)", "log3(eye(3)) == a"),
    ],
)  # fmt: skip
def test_exponentials_of_zero(right: str, wrong: str) -> None:
    let = "a: vec3; x: scalar"
    assert symdyn.check(right, let=let)[0].verdict == "PROVED"
    assert symdyn.check(wrong, let=let)[0].verdict not in ("PROVED", "PROVED-MOD-P")


def test_a_series_of_too_many_powers_is_refused() -> None:
    with pytest.raises(SymdynError, match="power from 0 to 40"):
        symdyn.check("order(x, x, 1000) == x", let="x: scalar")


@pytest.mark.parametrize("matrix", ["zeros(3, 3)", "-eye(3)", "G + G.T", "diag(1, -1, -1)"])
def test_the_logarithm_of_what_is_no_rotation_is_no_zero(matrix: str) -> None:
    (record,) = symdyn.check(f"log3({matrix}) == zeros(3)", let="G: mat(3,3)")
    assert record.verdict == "REFUTED"
    assert "no side to compare" in record.method
