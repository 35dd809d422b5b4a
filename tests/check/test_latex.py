"""Each form of the LaTeX subset reads as the tree of its Python form."""

from __future__ import annotations

import pytest

import symdyn
from symdyn.check.language.syntax import Equation
from symdyn.check.latex.formula import parse_latex
from symdyn.check.latex.write import Unwritten, latex_text
from tests.support.latex import plain, read, same, scope_of

VECTORS = r"\omega, v, a, b, c: vec3; \hat u: unit3; R, R_1, R_2: SO3; \theta: angle; m: scalar"
TWISTS = "V, W: twist; F: wrench; T, T_1, T_2: SE3; X_AB: SE3(A, B); X_BC: SE3(B, C)"
MOTION = "R: SO3 of time; T: SE3 of time; q: coords(2); x: scalar of time; M: mat(2, 2); f: scalar"
POSE = "X_AB: SE3(A, B); V: twist"

FORMS = [
    # hats
    (VECTORS, r"\hat\omega v", "hat(omega)*v"),
    (VECTORS, r"\hat{\omega}", "hat(omega)"),
    (VECTORS, r"\widehat{R\omega}", "hat(R*omega)"),
    (VECTORS, r"\tilde\omega v", "hat(omega)*v"),
    (VECTORS, r"\widetilde{\omega}^2", "hat(omega)**2"),
    (VECTORS, r"[\omega]_\times v", "hat(omega)*v"),
    (VECTORS, r"[\omega]_{\times}", "hat(omega)"),
    (VECTORS, r"(R\omega)_\times", "hat(R*omega)"),
    (VECTORS, r"[\omega]v", "hat(omega)*v"),
    (VECTORS, r"[\omega \times v]", "hat(cross(omega, v))"),
    (VECTORS, r"[\omega\times]^2 v", "hat(omega)**2*v"),
    (TWISTS, r"[V \times] W", "crm(V)*W"),
    (VECTORS, r"{\bf v}^T m {\bf\omega}", "v.T*m*omega"),
    (VECTORS, r"[\,m\,m\,+\;m\,]", "m*m + m"),
    (VECTORS, r"S(\omega) v", "hat(omega)*v"),
    (VECTORS, r"\operatorname{skew}(\omega)", "hat(omega)"),
    (VECTORS, r"\omega^\wedge v", "hat(omega)*v"),
    (VECTORS, r"\omega^{\wedge}", "hat(omega)"),
    (VECTORS, r"\omega^\times v", "hat(omega)*v"),
    (VECTORS, r"(\hat\omega)^\vee", "vee(hat(omega))"),
    (VECTORS, r"[R]_\vee", "vee(R)"),
    (VECTORS, r"[\hat{u}]^2", "hat(hat_u)**2"),
    (VECTORS, r"\hat u^\top \omega", "hat_u.T*omega"),
    (VECTORS, r"[R a + b]_\times", "hat(R*a + b)"),
    (VECTORS, r"m[a^T b I - b a^T]\omega", "m*(a.T*b*eye() - b*a.T)*omega"),
    (VECTORS, r"\big[[a], [b]\big]", "hat(a)*hat(b) - hat(b)*hat(a)"),
    (VECTORS, r"[\omega]_{3,2}", "hat(omega)[3, 2]"),
    (TWISTS, r"[V]_\wedge", "hat(V)"),
    (TWISTS, r"V^\wedge", "hat(V)"),
    (TWISTS, r"[V]_\times W", "crm(V)*W"),
    (TWISTS, r"V \times W", "crm(V)*W"),
    (TWISTS, r"V \times^* F", "crf(V)*F"),
    (TWISTS, r"[V]_{\times^*} F", "crf(V)*F"),
    (TWISTS, r"[V, W]", "ad(V)*W"),
    # transposes, inverses, powers
    (VECTORS, r"R^T R^\top R^\intercal R^{\mathsf T} R^{\mathrm{T}}", "R.T*R.T*R.T*R.T*R.T"),
    (VECTORS, r"R^{-1}", "R**-1"),
    (TWISTS, r"\operatorname{Ad}_T^{-T}", "(Ad(T)**-1).T"),
    (VECTORS, r"\|\omega\|^2", "norm2(omega)"),
    (VECTORS, r"\lVert a \rVert", "norm(a)"),
    (VECTORS, r"|a|", "norm(a)"),
    (VECTORS, r"\left|R\right|", "det(R)"),
    (VECTORS, r"\|a\| \|b\|", "norm(a)*norm(b)"),
    (VECTORS, r"\| a - \|b\| c \|", "norm(a - norm(b)*c)"),
    (VECTORS, r"|m|", "sqrt(m**2)"),
    # products
    (VECTORS, r"a \cdot b", "dot(a, b)"),
    (VECTORS, r"R_1 \cdot R_2", "R_1*R_2"),
    (VECTORS, r"a^T \cdot b", "a.T*b"),
    (VECTORS, r"R a \times R b", "cross(R*a, R*b)"),
    (VECTORS, r"a \cdot (b \times c)", "dot(a, cross(b, c))"),
    (VECTORS, r"a \cdot b \times c", "dot(a, cross(b, c))"),
    (VECTORS, r"a^T b \times c", "a.T*cross(b, c)"),
    (VECTORS, r"m a \times b", "cross(m*a, b)"),
    (VECTORS, r"-a \times b", "-cross(a, b)"),
    (VECTORS, r"\langle a, R b \rangle", "dot(a, R*b)"),
    (VECTORS, r"R_1 \otimes R_2", "kron(R_1, R_2)"),
    ("p, q: quat", r"p \otimes q^*", "qmul(p, qconj(q))"),
    ("p, q: quat", r"q_w q_x", "q.w*q.v[1]"),
    ("q: quat; a: vec3", r"q \otimes \begin{bmatrix} 0 \\ a \end{bmatrix} \otimes q^{-1}",
     "qmul(qmul(q, block([[0], [a]])), qconj(q))"),
    ("q: quat of time", r"2 q^* \otimes \dot q/2", "qmul(2*qconj(q), d(q)/2)"),
    ("q: quat; a: vec3", r"-\frac12 \begin{bmatrix} 0 \\ a \end{bmatrix} \otimes q",
     "-qmul(1/2*block([[0], [a]]), q)"),
    # fractions, roots, numbers
    (VECTORS, r"\frac{a^T b}{m}", "(a.T*b)/m"),
    (VECTORS, r"\tfrac12 m^2", "1/2*m**2"),
    (VECTORS, r"\frac{1}{2}m", "(1/2)*m"),
    (VECTORS, r"1/2 m", "1/2*m"),
    (VECTORS, r"a/m + b", "a/m + b"),
    (VECTORS, r"\sqrt{a^T a}", "sqrt(a.T*a)"),
    (VECTORS, r"0.5 m + 3! m", "0.5*m + 6*m"),
    (VECTORS, r"\theta - \frac{\theta^3}{3!}", "theta - theta**3/6"),
    # functions
    (VECTORS, r"\sin\theta\,[\hat u]", "sin(theta)*hat(hat_u)"),
    (VECTORS, r"(1-\cos\theta)[\hat u]^2", "(1 - cos(theta))*hat(hat_u)**2"),
    (VECTORS, r"\cos^2\theta + \sin^2\theta", "cos(theta)**2 + sin(theta)**2"),
    (VECTORS, r"\sin 2\theta", "sin(2*theta)"),
    (VECTORS, r"\sin\frac{\theta}{2}", "sin(theta/2)"),
    (VECTORS, r"\sin\theta\cos\theta", "sin(theta)*cos(theta)"),
    (VECTORS, r"\sin(\theta+\theta)m", "sin(theta + theta)*m"),
    (VECTORS, r"\sin\theta/\cos\theta", "sin(theta)/cos(theta)"),
    (VECTORS, r"\sin\theta/\theta", "sin(theta)/theta"),
    (VECTORS, r"\operatorname{tr}(R)", "tr(R)"),
    (VECTORS, r"\mathrm{tr} R", "tr(R)"),
    (VECTORS, r"\det(R)", "det(R)"),
    (VECTORS, r"e^{[\hat u]\theta}", "exp(hat(hat_u)*theta)"),
    (VECTORS, r"\exp([\hat{u}]\theta)", "exp(hat(hat_u)*theta)"),
    (VECTORS, r"\exp(\omega^\wedge)", "exp(hat(omega))"),
    (VECTORS, r"\operatorname{Exp}(\omega)", "exp3(omega)"),
    (VECTORS, r"\operatorname{Log}(R)", "log3(R)"),
    (VECTORS, r"J_r(\omega) = J_l(-\omega)", "Jr3(omega) == Jl3(-omega)"),
    (TWISTS, r"\operatorname{Ad}_{T_1 T_2}", "Ad(T_1*T_2)"),
    (TWISTS, r"\text{Ad}_{T} V", "Ad(T)*V"),
    (TWISTS, r"\mathrm{Ad}_T(V)", "Ad(T)*V"),
    (TWISTS, r"\operatorname{ad}_V W", "ad(V)*W"),
    (TWISTS, r"Ad_T", "Ad(T)"),
    (VECTORS, r"\operatorname{Exp}(\omega)^{-1} \det(R)^2", "exp3(omega)**-1*det(R)**2"),
    (VECTORS, r"R_z(\theta) R_x^T(\theta)", "Rz(theta)*Rx(theta).T"),
    (VECTORS, r"R_z(\theta)_{12} = -\sin\theta", "Rz(theta)[1, 2] == -sin(theta)"),
    (TWISTS, r"[V]^\wedge", "hat(V)"),
    (VECTORS, r"[\hat\omega]^\vee", "vee(hat(omega))"),
    # frames
    (POSE, r"{}^A X_B V", "X(X_AB)*V"),
    (POSE, r"^A X_B", "X(X_AB)"),
    (POSE, r"{}^A\!X_B", "X(X_AB)"),
    (POSE, r"{}^A R_B {}^A p_B", "X_AB.R*X_AB.p"),
    (POSE, r"{}^A T_B", "X_AB"),
    (POSE, r"{}^A X_B^*", "Xstar(X_AB)"),
    (POSE, r"{}^A X_B^{-T}", "(X(X_AB)**-1).T"),
    (POSE, r"({}^A X_B)^{-1}", "X(X_AB)**-1"),
    (POSE, r"{}^B X_A", "X(X_AB**-1)"),
    (POSE, r"2\,{}^A X_B", "2*X(X_AB)"),
    (TWISTS, r"{}^A X_C", "X(X_AB*X_BC)"),
    (r"{}^A V: twist", r"{}^A\mathbf{V}", "A_V"),
    (POSE, r"{}^A_B R^T", "X_AB.R.T"),
    (TWISTS, r"R_{AC} p_{BA} X_{BA}", "(X_AB*X_BC).R*(X_AB**-1).p*X_AB**-1"),
    ("T_AB: SE3(A, B)", r"T_{BA}^{-1}", "(T_AB**-1)**-1"),
    (POSE, r"{}_B^A T", "X_AB"),
    (r"{}^0_1 R, {}^1 R_2: SO3", r"{}^0_1 R\, {}^1_2 R", "R_1_up0*R_2_up1"),
    ("R_1^0: SO3; p^1, p_1: vec3", r"R^0_1 (p^1 - p_1)", "R_1_up0*(p_up1 - p_1)"),
    # a power is no name that is written alike
    ("l, l_2: scalar", "l^2 l_2^2 l_2", "l**2*l_2**2*l_2"),
    (r"\theta, \theta_2: angle of time", r"\dot\theta^2", "d(theta)**2"),
    ("K, K_T: mat(2, 2)", r"K^T K_T K_T^\top", "K.T*K_T*K_T.T"),
    # time
    (MOTION, r"\dot R", "d(R)"),
    (MOTION, r"\ddot{q}", "d(d(q))"),
    (MOTION, r"\dot{x}^2", "d(x)**2"),
    (MOTION, r"\dot q^T M \dot q", "d(q).T*M*d(q)"),
    (MOTION, r"\frac{d}{dt} R", "d(R)"),
    (MOTION, r"\frac{\mathrm{d} R}{\mathrm{d} t}", "d(R)"),
    (MOTION, r"\frac{d}{dt}(R^T R)", "d(R.T*R)"),
    (MOTION, r"\frac{d^2 x}{dt^2}", "d(d(x))"),
    (MOTION, r"\frac{\partial f}{\partial q}", "partial(f, q)"),
    (MOTION, r"\frac{d}{dt}\frac{\partial f}{\partial \dot q_1}", "d(partial(f, d(q[1])))"),
    (MOTION, r"\partial f / \partial q_2", "partial(f, q[2])"),
    (MOTION, r"M(q)\ddot q", "M*d(d(q))"),
    (MOTION, r"M(q, \dot q)\dot q", "M*d(q)"),
    (MOTION, r"R(t)", "R"),
    (MOTION, r"f \sin q_2 \dot q_1 \dot q_2", "f*sin(q[2])*d(q[1])*d(q[2])"),
    (VECTORS, r"R(\theta) a", "R*a"),
    (VECTORS, r"R(a + b) m(a + b)", "R*(a + b)*m*(a + b)"),
    (VECTORS, r"R^T(a)", "R.T*a"),
    # matrices
    (VECTORS, r"\begin{bmatrix} R & 0 \\ [a]R & R \end{bmatrix}", "block([[R, 0], [hat(a)*R, R]])"),
    (VECTORS, r"\begin{pmatrix} a \\ b \end{pmatrix}", "block([[a], [b]])"),
    (VECTORS, r"\begin{matrix} m & 0 \\ 0 & 1 \\ \end{matrix}", "block([[m, 0], [0, 1]])"),
    (VECTORS, r"\left(\begin{array}{cc} R & a \\ 0 & 1 \end{array}\right)",
     "block([[R, a], [0, 1]])"),
    (VECTORS, r"(a, b)^T", "block([[a], [b]])"),
    (VECTORS, r"(a, b)", "block([[a], [b]])"),
    (VECTORS, r"[a;\; b]", "block([[a], [b]])"),
    (VECTORS, r"[m, 0, 1]", "block([[m, 0, 1]])"),
    (VECTORS, r"(R, a)", "SE3(R, a)"),
    (VECTORS, r"\begin{vmatrix} a & b & c \end{vmatrix}", "det(block([[a, b, c]]))"),
    (VECTORS, r"\operatorname{blkdiag}(R, R)", "block([[R, 0], [0, R]])"),
    (VECTORS, r"I_3 + 1_3 + 0_{3\times 3} + \mathbf{1}_3",
     "eye(3) + eye(3) + zeros(3, 3) + eye(3)"),
    (VECTORS, r"R R^T - I", "R*R.T - eye()"),
    (VECTORS, r"I_{3\times 3}", "eye(3)"),
    (VECTORS, r"\mathbf{0}", "0"),
    # names, components, styles
    (VECTORS, r"\vec{a} + \vec b", "a + b"),
    (VECTORS, r"\omega_3 a_x", "omega[3]*a[1]"),
    (VECTORS, r"R_{12}", "R[1, 2]"),
    (VECTORS, r"\boldsymbol{\omega} \bm{v}^T \mathbf{a}", "omega*v.T*a"),
    (r"\omega_3, \omega, v', x_{i-1}, l_{c_1}: scalar", r"\omega_3 v' x_{i-1} l_{c_1}^2",
     "omega_3*v_prime*x_i_minus_1*l_c_1**2"),
    (r"\dot\omega: vec3; \bar p: vec3", r"\dot{\omega} + \bar{p}", "dot_omega + bar_p"),
    (r"\hat I_i^A: sym(6)", r"\hat{I}_i^{A\,}", "hat_I_i_A"),
    ("ab, c: scalar", r"ab c", "ab*c"),
    ("a, b: scalar", r"ab", "a*b"),
    ("I, E, S, X, N, lambda, beta: scalar", r"I E S X N \lambda \beta", "I*E*S*X*N*lambda*beta"),
    ("e, t, d: scalar", r"e^2 d t", "e**2*d*t"),
    # sums
    ("m_1, m_2, m_3: scalar", r"\sum_{i=1}^{3} m_i^2", "m_1**2 + m_2**2 + m_3**2"),
    ("n = 2; x_0, x_1, x_2: scalar", r"\sum_{i=1}^n x_{i-1} x_i + x_0", "x_0*x_1 + x_1*x_2 + x_0"),
    ("R_1, R_2: SO3", r"\prod_{k=1}^{2} R_k", "R_1*R_2"),
    # what only decorates
    (VECTORS, r"$\left( a + b \right)\!,$", "a + b"),
    (VECTORS, r"\[ \boxed{ a + b } \]", "a + b"),
    (VECTORS, r"a = b \qquad (12)", "a == b"),
    (VECTORS, r"\begin{equation} a + b \tag{3} \label{x} \end{equation}", "a + b"),
    (VECTORS, r"a % the first" "\n" r"+ b", "a + b"),
    (VECTORS, r"\underbrace{a + b}_{\text{both}}", "a + b"),
]  # fmt: skip


@pytest.mark.parametrize(("let", "latex", "python"), FORMS, ids=[it[1][:40] for it in FORMS])
def test_a_form_is_its_python_form(let: str, latex: str, python: str) -> None:
    reading = read(latex, let)
    assert len(reading.claims) == 1
    assert same(reading.claims[0], python), reading.claims[0]
    assert not same(reading.claims[0], "R" if python != "R" else "a")


def test_chains_and_their_signs() -> None:
    (claim,) = read(r"R R^T \triangleq R^T R := I == 1", VECTORS).claims
    assert same(claim, "R*R.T == R.T*R == eye() == 1")


def test_rows_of_an_alignment_go_on() -> None:
    latex = (
        r"\begin{align} (a+b)^T c &= a^T c \\ &\quad + b^T c \\[2pt] &= c^T a + c^T b \end{align}"
    )
    (claim,) = read(latex, VECTORS).claims
    assert same(claim, "(a + b).T*c == a.T*c + b.T*c == c.T*a + c.T*b")


def test_rows_with_their_own_left_sides_are_several_claims() -> None:
    claims = read(
        r"\begin{aligned} a \times b &= -b \times a \\ a &= b \end{aligned}", VECTORS
    ).claims
    assert same(claims[0], "cross(a, b) == -cross(b, a)")
    assert same(claims[1], "a == b")


@pytest.mark.parametrize(
    "tail",
    [
        r", \quad d = a \times b",
        r"\quad \text{where } d = a \times b",
        r"\text{ with } d=a\times b",
    ],
)
def test_side_definitions(tail: str) -> None:
    reading = read(r"d^T d = \|a \times b\|^2" + tail, VECTORS)
    assert same(reading.claims[0], "d.T*d == norm2(cross(a, b))")
    (made,) = reading.definitions
    assert made.name == "d"
    assert same(made.value, "cross(a, b)")


def test_a_declared_name_after_a_comma_is_a_second_claim() -> None:
    reading = read(r"[\hat u]^3 = -[\hat u],\qquad c = a \times b", VECTORS)
    assert len(reading.claims) == 2
    assert not reading.definitions


def test_a_declared_name_that_a_claim_uses_gets_its_meaning_from_the_formula() -> None:
    reading = read(r"c^T a = 0, \quad c = a \times b", VECTORS)
    assert len(reading.claims) == 1
    assert [it.name for it in reading.definitions] == ["c"]
    assert any("not as declared" in it for it in reading.remarks)


def test_new_names_of_a_chain_are_defined() -> None:
    reading = read(r"P = F^T V = V^T F", TWISTS)
    assert [it.name for it in reading.definitions] == ["P"]
    assert same(reading.claims[0], "P == F.T*V == V.T*F")


def test_a_claim_on_a_name_with_a_meaning_is_no_definition() -> None:
    for value, verdict in (("b \\times a", "REFUTED"), ("-b \\times a", "PROVED")):
        (record,) = symdyn.check(f"x = {value}, x = a \\times b", let=VECTORS, latex=True)
        assert record.verdict == verdict


def test_a_brace_may_name_what_is_above() -> None:
    reading = read(r"\underbrace{a + b}_{s}{}^T c = s^T c", VECTORS)
    assert [it.name for it in reading.definitions] == ["s"]
    assert same(reading.definitions[0].value, "a + b")


def test_a_pose_between_known_frames_is_no_new_name() -> None:
    let = "X_AB: SE3(A, B); X_BC: SE3(B, C)"
    for right, verdict in (("R_{AB} p_{BC}", "PROVED"), ("p_{BC}", "REFUTED")):
        (record,) = symdyn.check(f"p_{{AC}} = p_{{AB}} + {right}", let=let, latex=True)
        assert (record.verdict == "PROVED") is (verdict == "PROVED")
        assert record.verdict != "DEFINITION"


def test_two_styles_of_one_letter_are_told() -> None:
    told = read(r"\|\mathbf{v}\|^2 m_{\mathbf a} = v^T v a", f"{VECTORS}; m_a: scalar").remarks
    assert told == ("v and \\mathbf{v} are read as one name",)


def test_what_is_not_checked_is_told() -> None:
    reading = read(r"R a = b \in \mathbb{R}^3, \forall a", VECTORS)
    assert same(reading.claims[0], "R*a == b")
    assert any("in" in it for it in reading.remarks)
    assert any("forall" in it for it in reading.remarks)
    assert "depends on" in read(r"M(q) \dot q = 0", MOTION).remarks[0]


def test_macros_of_the_formula_and_of_the_document() -> None:
    from symdyn.check.latex.tokens import macros_of

    text = r"\newcommand{\om}{\boldsymbol{\omega}} \newcommand*\sk[1]{[#1]_\times}"
    text += r"\DeclareMathOperator{\Ad}{Ad}"
    scope = scope_of(VECTORS)
    for formula, macros in ((text + r"\sk{\om} v", {}), (r"\sk{\om} v", macros_of(text))):
        (claim,) = parse_latex(formula, scope, macros).claims
        assert same(claim, "hat(omega)*v")
    (claim,) = parse_latex(r"\Ad_T", scope_of(TWISTS), macros_of(text)).claims
    assert same(claim, "Ad(T)")


def test_columns_are_those_of_the_source() -> None:
    (claim,) = parse_latex(r"  \hat\omega v = b", scope_of(VECTORS), start=11).claims
    assert isinstance(claim, Equation)
    assert claim.column == 13
    assert claim.sides[1].column == 28


@pytest.mark.parametrize(("let", "latex", "python"), FORMS, ids=[it[1][:40] for it in FORMS])
def test_a_tree_written_as_latex_reads_as_itself(let: str, latex: str, python: str) -> None:
    reading = read(latex, let)
    scope = scope_of(let)
    try:
        text = latex_text(reading.claims[0], reading.written, scope)
    except Unwritten:
        assert "[" in python or "." in python  # components of names, fields
        return
    (back,) = parse_latex(text, scope).claims
    assert plain(back) == plain(reading.claims[0]) or "0.5" in python


@pytest.mark.parametrize(
    ("latex", "python"),
    [
        (r"e^{\hat n\theta} = I + \hat n \sin\theta + \hat n^2 (1 - \cos\theta)",
         "exp(hat(n)*theta) == eye() + hat(n)*sin(theta) + hat(n)**2*(1 - cos(theta))"),
        (r"\hat{n} v = n \times v", "hat(n)*v == cross(n, v)"),
        (r"\hat n^T \hat n = 1", "n.T*n == 1"),
        (r"[\hat n]^3 = -[\hat n]", "hat(n)**3 == -hat(n)"),
    ],
)  # fmt: skip
def test_a_hat_on_a_unit_vector_is_what_fits(latex: str, python: str) -> None:
    reading = read(latex, "n: unit3; v: vec3; \\theta: angle")
    assert same(reading.claims[0], python)
    assert any("is read as" in it for it in reading.remarks)


def test_repairs_are_written_in_latex() -> None:
    (record,) = symdyn.check(
        r"e^{[\hat{u}]_\times \theta} = I + \sin\theta [\hat u]_\times"
        r" + (1 + \cos\theta)[\hat u]_\times^2",
        let=r"\hat u: unit3; \theta: angle",
        latex=True,
    )
    texts = [it.get("latex", "") for it in record.repairs]
    assert any(r"(1 - \cos(\theta)) [\hat{u}]_\times^{2}" in it for it in texts)
    for text in texts:
        assert symdyn.check(text, let=r"\hat u: unit3; \theta: angle", latex=True)[0].as_expected
