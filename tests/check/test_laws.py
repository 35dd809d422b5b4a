"""True formulas are proved; each false neighbour is refuted, with a point that shows it."""

from __future__ import annotations

import pytest

import symdyn

LET = (
    "R, R1, R2: SO3; w, v, a, b, c: vec3; u: unit3; th, phi: angle; T, T1, T2: SE3; V, W: twist;"
    "F: wrench; B: inertia; q, r: quat; A, D: mat(3,3); S: sym(3); m, k: positive; x, y: scalar;"
    "Rt: SO3 of time; Tt: SE3 of time; vt: vec3 of time; qt: quat of time; J: mat(2,3);"
    'arm: planar(2); bot: chain("RzRy", lengths="x"); M, C, g = arm.M, arm.C, arm.g'
)

PAIRS = [
    ("cross(a, b) == -cross(b, a)", "cross(a, b) == cross(b, a)"),
    ("hat(w)**3 == -norm2(w)*hat(w)", "hat(w)**3 == norm2(w)*hat(w)"),
    ("R*hat(w)*R.T == hat(R*w)", "R*hat(w)*R.T == hat(R.T*w)"),
    ("R.T*R == eye(3)", "R*R == eye(3)"),
    ("det(R) == 1", "det(R) == -1"),
    (
        "exp3(th*u) == eye() + sin(th)*hat(u) + (1 - cos(th))*hat(u)**2",
        "exp3(th*u) == eye() + sin(th)*hat(u) + (1 + cos(th))*hat(u)**2",
    ),
    ("R*exp3(w)*R.T == exp3(R*w)", "R*exp3(w)*R.T == exp3(R.T*w)"),
    ("exp3(w)*w == w", "exp3(w)*v == v"),
    ("exp(hat(w)) == exp3(w)", "exp(hat(w)) == exp3(-w)"),
    ("log3(exp3(w)) == w", "log3(exp3(w)) == -w"),
    ("exp3(log3(R)) == R", "exp3(log3(R)) == R.T"),
    ("tr(R) == 1 + 2*cos(norm(log3(R)))", "tr(R) == 2*cos(norm(log3(R)))"),
    ("Jl3(w) == exp3(w)*Jr3(w)", "Jl3(w) == exp3(-w)*Jr3(w)"),
    ("Jl3(w)*Jlinv3(w) == eye(3)", "Jl3(w)*Jrinv3(w) == eye(3)"),
    ("Jl6(V) == Ad(exp6(V))*Jr6(V)", "Jl6(V) == Jr6(V)"),
    ("Rz(th)*Rz(phi) == Rz(th + phi)", "Rz(th)*Rx(phi) == Rz(th + phi)"),
    ("Rz(th)[1, 2] == -sin(th)", "Rz(th)[1, 2] == sin(th)"),
    ("cos(2*th) == 1 - 2*sin(th)**2", "cos(2*th) == 1 - sin(th)**2"),
    ("sin(th/2)**2 == (1 - cos(th))/2", "sin(th/2)**2 == (1 + cos(th))/2"),
    ("cos(pi/6) == sqrt(3)/2", "cos(pi/6) == sqrt(2)/2"),
    ("sin(th + pi/2) == cos(th)", "sin(th + pi) == cos(th)"),
    ("cos(atan2(y, x)) == x/sqrt(x**2 + y**2)", "cos(atan2(y, x)) == y/sqrt(x**2 + y**2)"),
    ("sqrt(m**2) == m", "sqrt(x**2) == x"),
    ("tan(th)*cot(th) == 1", "tan(th)*cot(th) == -1"),
    ("T*inv(T) == eye(4)", "T*inv(T).T == eye(4)"),
    ("T == SE3(T.R, T.p)", "T == SE3(T.R.T, T.p)"),
    ("Ad(T1*T2) == Ad(T1)*Ad(T2)", "Ad(T1*T2) == Ad(T2)*Ad(T1)"),
    (
        "Ad(T) == block([[T.R, 0], [hat(T.p)*T.R, T.R]])",
        "Ad(T) == block([[T.R, hat(T.p)*T.R], [0, T.R]])",
    ),
    ("Xstar(T) == inv(X(T)).T", "Xstar(T) == X(T).T"),
    ("dot(Xstar(T)*F, X(T)*V) == dot(F, V)", "dot(X(T)*F, X(T)*V) == dot(F, V)"),
    ("crf(V) == -crm(V).T", "crf(V) == crm(V).T"),
    ("crm(V)*V == zeros(6)", "crf(V)*V == zeros(6)"),
    ("T*hat(V)*inv(T) == hat(Ad(T)*V)", "T*hat(V)*inv(T) == hat(inv(Ad(T))*V)"),
    ("T*exp6(V)*inv(T) == exp6(Ad(T)*V)", "T*exp6(V)*inv(T) == exp6(V)"),
    ("log6(exp6(V)) == V", "log6(exp6(V)) == 2*V"),
    (
        "B == block([[B.Ic - B.m*hat(B.c)**2, B.m*hat(B.c)], [-B.m*hat(B.c), B.m*eye(3)]])",
        "B == block([[B.Ic + B.m*hat(B.c)**2, B.m*hat(B.c)], [-B.m*hat(B.c), B.m*eye(3)]])",
    ),
    ("V == twist(V.w, V.v)", "V == twist(V.v, V.w)"),
    ("F == wrench(F.n, F.f)", "F == wrench(F.f, F.n)"),
    ("rot(qmul(q, r)) == rot(q)*rot(r)", "rot(qmul(q, r)) == rot(r)*rot(q)"),
    ("qL(q)*r == qmul(q, r)", "qR(q)*r == qmul(q, r)"),
    ("qmul(q, qconj(q)) == quat(1, zeros(3))", "qmul(q, q) == quat(1, zeros(3))"),
    ("norm2(q) == 1", "norm2(q) == 2"),
    ("d(Rt) == Rt*hat(rate(Rt))", "d(Rt) == hat(rate(Rt))*Rt"),
    (
        "d(d(Rt)) == Rt*(hat(d(rate(Rt))) + hat(rate(Rt))**2)",
        "d(d(Rt)) == Rt*hat(d(rate(Rt)))",
    ),
    ("rate(Tt) == vee(inv(Tt)*d(Tt))", "rate(Tt) == vee(d(Tt)*inv(Tt))"),
    ("d(qt) == qmul(qt, quat(0, rate(rot(qt))))/2", "d(qt) == qmul(qt, quat(0, rate(rot(qt))))"),
    ("d(norm2(vt)) == 2*dot(vt, d(vt))", "d(norm2(vt)) == dot(vt, d(vt))"),
    ("partial(norm2(a), a) == 2*a.T", "partial(norm2(a), a) == a.T"),
    ("kron(A, D)*vec(S) == vec(D*S*A.T)", "kron(A, D)*vec(S) == vec(A*S*D.T)"),
    ("J*pinv(J) == eye(2)", "pinv(J)*J == eye(3)"),
    ("det(A*D) == det(A)*det(D)", "det(A + D) == det(A) + det(D)"),
    ("rank(hat(w)) == 2", "rank(hat(w)) == 3"),
    ("shape(J) == vec(2, 3)", "shape(J) == vec(3, 2)"),
    ("order(sin(x)/x, x, 4) == 1 - x**2/6 + x**4/120", "order(sin(x)/x, x, 2) == 1 - x**2/3"),
    ("order((x - sin(x))/x**3, x, 0) == 1/6", "order((x - sin(x))/x**3, x, 0) == 1/3"),
    (
        "C*arm.v + g == arm.rnea(arm.q, arm.v, zeros(2))",
        "C*arm.v == arm.rnea(arm.q, arm.v, arm.a)",
    ),
    ("d(M) - 2*C == -(d(M) - 2*C).T", "d(M) - C == -(d(M) - C).T"),
    ("christoffel(M, arm.q, arm.v) == C", "christoffel(M, arm.q, arm.v) == 2*C"),
    ("partial(arm.V, arm.q).T == g", "partial(arm.V, arm.q).T == -g"),
    ("arm.T == dot(arm.v, M*arm.v)/2", "arm.T == dot(arm.v, M*arm.v)"),
    ("bot.Js == Ad(bot.pose(3))*bot.Jb", "bot.Js == inv(Ad(bot.pose(3)))*bot.Jb"),
    (
        "bot.M == bot.J(1).T*bot.I(1)*bot.J(1) + bot.J(2).T*bot.I(2)*bot.J(2)",
        "bot.M == bot.J(2).T*bot.I(2)*bot.J(2)",
    ),
    ("partial(bot.c, bot.q) == bot.Jcom", "partial(bot.c, bot.q) == -bot.Jcom"),
    ("d(arm.T) == dot(arm.v, arm.rnea(arm.q, arm.v, arm.a) - g)", "d(arm.T) == dot(arm.v, g)"),
]  # fmt: skip


@pytest.mark.parametrize(("true", "false"), PAIRS)
def test_a_formula_and_its_neighbour(true: str, false: str) -> None:
    (held,) = symdyn.check(true, let=LET, why=False)
    assert held.verdict == "PROVED", held
    (refuted,) = symdyn.check(false, let=LET, why=False)
    assert refuted.verdict == "REFUTED"
    assert refuted.left != refuted.right


def test_forward_dynamics_is_at_least_checked_modulo_primes() -> None:
    text = "bot.aba(bot.q, bot.v, bot.rnea(bot.q, bot.v, bot.a)) == bot.a"
    (record,) = symdyn.check(text, let=LET)
    assert record.verdict in ("PROVED", "PROVED-MOD-P")
    (other,) = symdyn.check(text.replace("== bot.a", "== 2*bot.a"), let=LET, why=False)
    assert other.verdict == "REFUTED"


@pytest.mark.parametrize(
    ("formula", "convention"),
    [
        ("Ad(T) == block([[T.R, hat(T.p)*T.R], [0, T.R]])", "order=(v,omega)"),
        ("d(Rt) == hat(rate(Rt))*Rt", "rates=space"),
        ("Ad(T1*T2) == Ad(T2)*Ad(T1)", "X=reference-to-body"),
        ("Rz(th)[1, 2] == sin(th)", "rotations=passive"),
        ("rot(qmul(q, r)) == rot(r)*rot(q)", "rotations=passive"),
        ("quat(x, a)[1] == a[1]", "quaternion=xyzw"),
        ("quat(0, a) == qmul(quat(0, vec(1, 0, 0)), quat(0, vec(0, 1, 0)))", ""),
    ],
)
def test_conventions(formula: str, convention: str) -> None:
    (record,) = symdyn.check(formula, let=LET)
    assert record.refuted
    told = [words.partition("=")[0] for words in record.holds_under]
    assert (convention.partition("=")[0] in told) == bool(convention)
    if convention:
        (other,) = symdyn.check(formula, let=LET, convention=convention)
        assert other.verdict == "PROVED"
        assert convention.partition("=")[0] in other.conventions
