"""The Python form: text to tree and back, errors with name and column."""

from __future__ import annotations

import pytest

from symdyn import SymdynError
from symdyn.check.language.parse import parse
from symdyn.check.language.syntax import Binary, Equation, Name, Negated, Number, canonical
from symdyn.check.language.types import Declared, parse_declarations, parse_type
from symdyn.check.language.unparse import unparse

FORMULAS = [
    "R*hat(w)*R.T == hat(R*w)",
    "-a**2 == (-a)**2",
    "a - (b - c) == a - b + c",
    "a/(b*c) == a/b/c",
    "block([[R, p], [0, 1]]) == SE3(R, p)",
    "arm.rnea(q, v, a)[1] == tau[1]",
    "A[1, 2] == -B[2, 1]",
    "E*I + S/N - beta*lambda == 0",
    "a == b == c",
    "hat(-w) == -hat(w)",
    "(a + b)*(-c) == 0",
    "inv(A)**2 == A**-2",
]


@pytest.mark.parametrize("text", FORMULAS)
def test_text_and_tree(text: str) -> None:
    tree = parse(text)
    assert parse(unparse(tree)) == tree
    assert unparse(tree) == text


def test_precedence() -> None:
    assert parse("-a**2") == Negated(Binary("**", Name("a"), Number(2)))  # type: ignore[arg-type]
    assert parse("a*b*c") == Binary("*", Binary("*", Name("a"), Name("b")), Name("c"))
    equation = parse("a == b == c")
    assert isinstance(equation, Equation)
    assert len(equation.sides) == 3


@pytest.mark.parametrize(
    ("text", "column", "name"),
    [
        ("a + ", 5, ""),
        ("(a + b == c", 12, ""),
        ("a + b) == c", 6, ")"),
        ("a ^ 2 == b", 3, "^"),
        ("a = b", 3, "="),
        ("f(a b) == c", 5, "b"),
        ("a @ b == c", 3, "@"),
        ("\\omega == w", 1, "\\"),
        ("1e99999 == a", 1, "1e99999"),
        ("a[1 == b", 9, ""),
    ],
)
def test_what_is_no_formula(text: str, column: int, name: str) -> None:
    with pytest.raises(SymdynError) as caught:
        parse(text)
    assert f"(column {column})" in str(caught.value)
    assert (caught.value.element or "") == name


@pytest.mark.parametrize("text", ["(" * 5000 + "a", "-" * 5000 + "a", "a*" * 200_000, "f(" * 999])
def test_what_is_too_deep_or_long(text: str) -> None:
    with pytest.raises(SymdynError):
        parse(text)


def test_nothing_is_evaluated() -> None:
    with pytest.raises(SymdynError):
        parse("__import__('os').system('true') == 0")


def test_declarations() -> None:
    rotation, side, *bound = parse_declarations("R, S: SO3 of time; x = 2*R; bind M, C = a.M, a.C")
    assert rotation == Declared(("R", "S"), parse_type("SO3 of time"))
    assert getattr(side, "value") == parse("2*R")  # noqa: B009
    assert [getattr(it, "name") for it in bound] == ["M", "C"]  # noqa: B009
    assert str(parse_type("mat( 2,3 )")) == "mat(2, 3)"


@pytest.mark.parametrize(
    "text", ["w: vec", "w: vec4", "w vec3", "w: mat(0, 3)", "w: mat(2)", "2w: vec3", "a, b = c",
             "T: SE3(A)", "arm: chain()"],
)  # fmt: skip
def test_what_declares_nothing(text: str) -> None:
    with pytest.raises(SymdynError):
        parse_declarations(text)


def test_names_as_books_write_them() -> None:
    texts = (r"\boldsymbol{\omega}", "T_{ab}", r"\hat{s}_1")
    assert [canonical(text) for text in texts] == ["omega", "T_ab", "hat_s_1"]
