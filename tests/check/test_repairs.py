"""The kinds of slips that are turned back, each on a formula of its own."""

from __future__ import annotations

import pytest

import symdyn
from tests.check.same import same_formula, scope_of

LET = (
    "a, b, c, w: vec3; u: unit3; x, y: scalar; m: positive; t: angle; A, B: mat(3,3); J: mat(2,3);"
    "Ic: sym(3); alpha, beta: angle of time; R, Q: SO3; S: SO3 of time; r: vec3 of time; T: SE3;"
    "P: SE3 of time; V: twist;"
    "F: wrench; arm: planar(2)"
)
KINDS = {
    "a missing square": (
        "norm2(cross(a, b)) == norm2(a)*norm2(b) - dot(a, b)",
        "norm2(cross(a, b)) == norm2(a)*norm2(b) - dot(a, b)**2",
    ),
    "the square of a sum": (
        "norm2(x*a) + norm2(y*a) == (x + y)**2*norm2(a)",
        "norm2(x*a) + norm2(y*a) == (x**2 + y**2)*norm2(a)",
    ),
    "a bracket": ("x*y + m*y == x + m*y", "x*y + m*y == (x + m)*y"),
    "a missing term": (
        "d(S*r) == S*cross(rate(S), r)",
        "d(S*r) == S*cross(rate(S), r) + S*d(r)",
    ),
    "a missing outer product": (
        "exp3(pi*u) == -eye(3)",
        "exp3(pi*u) == -eye(3) + 2*(u*u.T)",
    ),
    "a velocity elsewhere": (
        "(Ad(P)*rate(P)).v == d(P.p)",
        "(Ad(P)*rate(P)).v == d(P.p) - cross((Ad(P)*rate(P)).w, P.p)",
    ),
    "a part for another": (
        "cross(a, cross(b, c)) == dot(a, c)*b - dot(b, c)*c",
        "cross(a, cross(b, c)) == dot(a, c)*b - dot(a, b)*c",
    ),
    "the same slip throughout": (
        "arm.pose(3).p == vec(l1*cos(arm.q[1]) + l2*cos(arm.q[2]),"
        " l1*sin(arm.q[1]) + l2*sin(arm.q[2]), 0)",
        "arm.pose(3).p == vec(l1*cos(arm.q[1]) + l2*cos(arm.q[1] + arm.q[2]),"
        " l1*sin(arm.q[1]) + l2*sin(arm.q[1] + arm.q[2]), 0)",
    ),
    "a slip of every term": (
        "arm.Ag == Xstar(G1)*arm.I(1)*inv(Ad(G1))*arm.J(1)"
        " + Xstar(G2)*arm.I(2)*inv(Ad(G2))*arm.J(2)",
        "arm.Ag == Xstar(G1)*arm.I(1)*arm.J(1) + Xstar(G2)*arm.I(2)*arm.J(2)",
    ),
    "two exchanged": (
        "arm.M == arm.J(1).T*arm.I(2)*arm.J(1) + arm.J(2).T*arm.I(1)*arm.J(2)",
        "arm.M == arm.J(1).T*arm.I(1)*arm.J(1) + arm.J(2).T*arm.I(2)*arm.J(2)",
    ),
    "blocks exchanged": (
        "Ad(T) == block([[T.R, hat(T.p)*T.R], [0, T.R]])",
        "Ad(T) == block([[T.R, 0], [hat(T.p)*T.R, T.R]])",
    ),
    "an entry": (
        "Rx(t) == block([[1, 0, 1], [0, cos(t), -sin(t)], [0, sin(t), cos(t)]])",
        "Rx(t) == block([[1, 0, 0], [0, cos(t), -sin(t)], [0, sin(t), cos(t)]])",
    ),
    "an angle from the last link": (
        "arm.pose(2).R == Rz(arm.q[2])",
        "arm.pose(2).R == Rz(arm.q[1] + arm.q[2])",
    ),
    "half an angle": (
        "exp3(t*u) == rot(quat(cos(t), sin(t)*u))",
        "exp3(t*u) == rot(quat(cos(t/2), sin(t/2)*u))",
    ),
    "rest": (
        "arm.rnea(arm.q, arm.v, zeros(2)) == arm.g",
        "arm.rnea(arm.q, zeros(2), zeros(2)) == arm.g",
    ),
    "a claim of zero": ("dot(a, cross(b, c)) == 0", ""),
    "the size of an identity": ("pinv(J)*J == eye(3)", "J*pinv(J) == eye(2)"),
    "a Jacobian left out": (
        "log6(T) == twist(log3(T.R), T.p)",
        "log6(T) == twist(log3(T.R), Jlinv3(log3(T.R))*T.p)",
    ),
    "a factor left out": (
        "exp3(t*u) == eye(3) + (1 - cos(t))*u*u.T + sin(t)*hat(u)",
        "exp3(t*u) == cos(t)*eye(3) + (1 - cos(t))*u*u.T + sin(t)*hat(u)",
    ),
    "a named angle from the last link": (
        "d(x*cos(alpha) + y*cos(alpha + beta)) == -x*sin(alpha)*d(alpha)"
        " - y*sin(beta)*(d(alpha) + d(beta))",
        "d(x*cos(alpha) + y*cos(alpha + beta)) == -x*sin(alpha)*d(alpha)"
        " - y*sin(alpha + beta)*(d(alpha) + d(beta))",
    ),
    "a named angle from the frame": (
        "norm2(x*vec(1, 0, 0) + y*vec(cos(beta), sin(beta), 0))"
        " == x**2 + y**2 + 2*x*y*cos(alpha + beta)",
        "norm2(x*vec(1, 0, 0) + y*vec(cos(beta), sin(beta), 0)) == x**2 + y**2 + 2*x*y*cos(beta)",
    ),
    "a rate from the last link": (
        "norm2(d(x*vec(cos(alpha), sin(alpha)) + y*vec(cos(alpha + beta), sin(alpha + beta))))"
        " == x**2*d(alpha)**2 + y**2*d(beta)**2 + 2*x*y*cos(beta)*d(alpha)*(d(alpha) + d(beta))",
        "norm2(d(x*vec(cos(alpha), sin(alpha)) + y*vec(cos(alpha + beta), sin(alpha + beta))))"
        " == x**2*d(alpha)**2 + y**2*(d(alpha) + d(beta))**2"
        " + 2*x*y*cos(beta)*d(alpha)*(d(alpha) + d(beta))",
    ),
    "a transpose behind a sign": (
        "inv(T) == SE3(T.R.T, -T.R*T.p)",
        "inv(T) == SE3(T.R.T, -T.R.T*T.p)",
    ),
    "a number": ("det(2*A) == 2*det(A)", "det(2*A) == 8*det(A)"),
    "a twelfth": ("m*(x/2)**2/3 == 1/4*m*x**2", "m*(x/2)**2/3 == 1/12*m*x**2"),
    "one for an angle": (
        "exp(t*hat(twist(u, a))) == SE3(exp(t*hat(u)),"
        " (t*eye(3) + (1 - cos(t))*hat(u) + (1 - sin(t))*hat(u)**2)*a)",
        "exp(t*hat(twist(u, a))) == SE3(exp(t*hat(u)),"
        " (t*eye(3) + (1 - cos(t))*hat(u) + (t - sin(t))*hat(u)**2)*a)",
    ),
    "a half too many": (
        "norm2(a + b)/2 == norm2(a)/2 + 1/2*dot(a, b) + norm2(b)/2",
        "norm2(a + b)/2 == norm2(a)/2 + dot(a, b) + norm2(b)/2",
    ),
    "a sign that leads": (
        "cross(a, b + c) == cross(b, a) - cross(c, a)",
        "cross(a, b + c) == -cross(b, a) - cross(c, a)",
    ),
}
POSES = "; G1 = SE3(eye(3), -arm.c)*arm.pose(1); G2 = SE3(eye(3), -arm.c)*arm.pose(2)"


@pytest.mark.parametrize(("wrong", "right"), KINDS.values(), ids=KINDS)
def test_kinds_of_slips(wrong: str, right: str) -> None:
    (record,) = symdyn.check(wrong, let=LET + POSES)
    formulas = [it["formula"] for it in record.repairs]
    assert formulas
    for formula in formulas:
        (again,) = symdyn.check(formula, let=LET + POSES, why=False, fresh="once more")
        assert again.verdict in ("PROVED", "PROVED-MOD-P")
    if right:
        scope = scope_of([LET + POSES])
        assert any(same_formula(right, it, scope) for it in formulas)


def test_a_name_for_what_is_lacking_is_no_repair() -> None:
    (record,) = symdyn.check("d(arm.M) == 2*arm.C", let=f"{LET}; N = d(arm.M) - 2*arm.C")
    formulas = [it["formula"] for it in record.repairs]
    assert "d(arm.M) == arm.C + arm.C.T" in formulas
    assert not any("N" in it for it in formulas)


def test_roots_are_explained_where_no_edit_is_a_repair() -> None:
    (record,) = symdyn.check("sqrt(cos(t)**2) == cos(t)", let=LET)
    assert record.verdict == "REFUTED"
    assert record.witness == {"t": "pi"}


def test_nothing_is_mended_by_saying_nothing() -> None:
    for wrong in ("cross(a, b) == a", "A*B == B*A", "det(A) == tr(B)"):
        (record,) = symdyn.check(wrong, let=LET)
        for it in record.repairs:
            sides = it["formula"].split(" == ")
            assert sides[0] != sides[1]
            assert "a - a" not in it["formula"]
