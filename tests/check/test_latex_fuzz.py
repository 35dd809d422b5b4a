"""Whatever is typed, the reader of LaTeX answers with a reading or a refusal that has a column."""

from __future__ import annotations

import random
import re

from symdyn.check.latex.formula import parse_latex
from symdyn.check.meaning.elaborate import Elaborator, OverBudget, Undefined
from symdyn.errors import SymdynError
from tests.support.latex import scope_of

LET = (
    r"\omega, a, b: vec3; \hat u: unit3; R: SO3 of time; m, x: scalar of time; M: mat(2, 2);"
    r" V: twist; F: wrench; T_{AB}: SE3(A, B); q: coords(2); h: quat; \theta: angle"
)
TEXT = r"""
\omega a b R m x M V F q h \theta \hat \dot \ddot \tilde \bar \vec \hat{u} [ ] ( ) \{ \} { }
_ ^ _\times ^T ^{-1} ^* ^\wedge ^\vee _{12} _3 ' + - = / \cdot \times \otimes \frac \tfrac
\sqrt \sum _{i=1} ^{3} \sin \cos \exp e^ \det \operatorname{Ad} \operatorname{tr}
\text{where} \text{if so} \begin{bmatrix} \end{bmatrix} & \\ \| | \left \right , ; . \quad
{}^A X R_B T_B p I 0 1 2 12 0.5 \in \mathbb{R} \underbrace \partial \frac{d}{dt}
\newcommand{\z}{a} \z \triangleq \mathbf \langle \rangle ! \, ~ \le \foo $ # @ S( J_l( X( d
t \prod \boxed{ \mathbf{1} \ldots \text{x} \mathsf T
"""
WORDS = TEXT.split()


def answered(text: str, scope: dict) -> bool:
    """Whether a text has a reading; a refusal must have its column."""
    try:
        reading = parse_latex(text, scope)
        full = {**scope, **{it.name: it.value for it in reading.definitions}}
        for claim in reading.claims:
            Elaborator(full).claim(claim)
    except SymdynError as error:
        assert re.search(r"\(column \d+\)", error.message), (text, error)
        return False
    except (OverBudget, Undefined):
        return True
    return True


def test_random_words() -> None:
    draw, scope = random.Random(20), scope_of(LET)
    read = sum(
        answered(" ".join(draw.choices(WORDS, k=draw.randint(1, 14))), scope) for _ in range(4000)
    )
    assert read < 2000


def test_damaged_formulas() -> None:
    draw, scope = random.Random(21), scope_of(LET)
    good = [
        r"e^{[\hat u]_\times\theta} = I + \sin\theta\,[\hat u] + (1-\cos\theta)[\hat u]^2",
        r"\frac{d}{dt}\left(R^T R\right) = \dot R^{\top} R + R^T \dot{R} = 0_{3\times 3}",
        r"\begin{bmatrix} R & 0 \\ [a]_\times R & R \end{bmatrix} V = {}^A X_B V, c = a \times b",
        r"\|\omega\|^2 = \sum_{i=1}^{3} \omega_i^2, \text{ where } \omega = \underbrace{a + b}_{s}",
    ]
    read = 0
    for _ in range(3000):
        text = draw.choice(good)
        for _ in range(draw.randint(1, 4)):
            at, end = sorted(draw.choices(range(len(text) + 1), k=2))
            end = min(end, at + 4)
            text = text[:at] + draw.choice(["", *WORDS]) + text[end:]
        read += answered(text, scope)
    assert 0 < read < 2500
