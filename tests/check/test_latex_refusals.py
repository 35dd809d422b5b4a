"""What LaTeX is refused, with its name, its column and a cure."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest

from symdyn.check.latex.formula import parse_latex
from symdyn.check.latex.tokens import macros_of
from symdyn.errors import SymdynError
from tests.support.latex import scope_of

LET = (
    r"\omega, a, b: vec3; u: unit3; R: SO3; m, w, t, f: scalar; J: mat(2, 2); h: vec(2);"
    r" V: twist; T: SE3; q: coords(2); p: quat"
)

REFUSED = [
    (r"{a + b = b", "{", 1),
    (r"a + b} = b", "}", 6),
    (r"(a + b = b", "(", 1),
    (r"a + b) = b", ")", 6),
    (r"[a + b) = b", ")", 7),
    (r"\left( a = b", "(", 6),
    (r"\|a = b", "|", 1),
    (r"\begin{bmatrix} a = b", "bmatrix", 1),
    (r"\begin{bmatrix} a \end{pmatrix}", r"\end{pmatrix}", 19),
    (r"\begin{bmatrix} a & b \\ a \end{bmatrix} = 0", "bmatrix", 1),
    (r"\begin{tikzcd} a \end{tikzcd}", "tikzcd", 1),
    (r"a \foo b = 0", r"\foo", 3),
    (r"a \le b", r"\le", 3),
    (r"a = b \Rightarrow b = a", r"\Rightarrow", 7),
    (r"a = b + \cdots", r"\cdots", 9),
    (r"a = ", "=", 1),
    (r"a = b \end{}", r"\end{}", 7),
    (r"\frac .5 a = b", ".5", 7),
    (r"a + = b", "the formula ends", 3),
    (r"\frac{a}", "frac", 1),
    (r"a @ b = 0", "@", 3),
    (r"a ^ {} b", "empty script", 5),
    (r"x^2_3^4 = 0", "^", 7),
    (r"R^{\star\star} = 0", "^", 1),
    (r"R^* = R", "^*", 1),
    (r"\operatorname{Ad}_T^* = 0", "Ad^*", 1),
    (r"a \times b \times \omega = 0", r"\times", 12),
    (r"a / m b = 0", "/", 7),
    (r"\sin w t = 0", "t", 8),
    (r"\sin w / 2 = 0", "/", 8),
    (r"J(h) = 0", "(h)", 2),
    (r"R(a) = 0", "(a)", 2),
    (r"m(w) = 0", "(w)", 2),
    (r"\bar{a} = a", r"\bar{a}", 1),
    (r"m(a, b) = 0", "(", 2),
    (r"[x] = R", "x", 2),
    (r"[a, b] = 0", "[", 1),
    (r"m = p_1", "1", 7),
    (r"R - a \otimes b = R", r"\otimes", 7),
    (r"[m\;w][m\;w]^T = m^2 + w^2", "[", 3),
    (r"[m\quad -\sin t]^T = h", "[", 3),
    (r"\operatorname{qconj}(h) \otimes a = h", r"\otimes", 25),
    (r"\sum_i f_i = 0", r"\sum", 1),
    (r"\sum_{i=1}^{n} f_i = 0", r"\sum^n", 13),
    (r"\sum_{i=1}^{900} f = 0", r"\sum", 1),
    (r"\sqrt[3]{m} = 0", r"\sqrt", 1),
    (r"\log(m) = 0", "log", 1),
    (r"\frac{d}{dt} R a = 0", r"\frac", 1),
    (r"\newcommand{\x}[1]{#2} \x{a} = 0", r"\x", 24),
    (r"\newcommand{\x}{\x\x} \x = 0", "tokens", 0),
    (r"\newcommand{\x}[1][a]{#1} \x = 0", r"\x", 1),
    (r"$$ a = b $$ and $$ b = a $$", "$", 0),
    (r"a = b \text{ if the wind blows} = c", "", 0),
    ("", "no formula", 1),
]


@pytest.mark.parametrize(("latex", "name", "column"), REFUSED, ids=[it[0][:30] for it in REFUSED])
def test_refused_with_name_and_column(latex: str, name: str, column: int) -> None:
    if not name:  # what stands after prose is not read, and told
        assert parse_latex(latex, scope_of(LET)).remarks
        return
    with pytest.raises(SymdynError) as refused:
        parse_latex(latex, scope_of(LET))
    told = str(refused.value)
    assert name in told
    assert f"(column {column})" in told if column else "(column " in told


@pytest.mark.parametrize(
    "latex",
    [
        "a + " * 2_500_000 + "b",
        "{" * 10_000_000,
        "(" * 5_000 + "a" + ")" * 5_000,
        "{" * 5_000 + "a" + "}" * 5_000,
        r"\hat{" * 5_000 + "a" + "}" * 5_000,
        r"\frac{1}{" * 5_000 + "m" + "}" * 5_000,
        r"\begin{matrix}" * 500 + r"\end{matrix}" * 500,
        "m^" + "{m^" * 5_000 + "}" * 5_000,
        r"\newcommand{\a}{mm}" + "".join(
            rf"\newcommand{{\{chr(98 + k)}}}{{\{chr(97 + k)}\{chr(97 + k)}}}" for k in range(24)
        ) + r"\y = 0",
        r"\|" * 3_000,
        "[" * 90 + "a" + "]" * 90 + "=0" * 3,
        "-" * 150_000 + "a",
        "m" * 7_900 + "= 0",
        r"\dot" * 15_000 + " q",
        "_" * 100_000,
    ],
    ids=lambda it: it[:12],
)  # fmt: skip
def test_long_and_deep_texts_end_within_two_seconds(latex: str) -> None:
    start = time.process_time()
    with suppress(SymdynError):
        parse_latex(latex, scope_of(LET))
    assert time.process_time() - start < 2


def test_macros_of_a_long_document_are_found_in_time() -> None:
    source = r"\newcommand{\w}{\omega}" + r"\newcommand{" * 100_000 + "x" * 5_000_000
    start = time.process_time()
    assert "w" in macros_of(source)
    assert time.process_time() - start < 2
