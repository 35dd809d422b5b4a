"""The graph folds, shares and signs its nodes as it grows."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from symdyn.program.builder import Builder

fractions = st.fractions(max_denominator=50)


@pytest.fixture
def build() -> Builder:
    return Builder()


def test_zero_and_one_fold(build: Builder) -> None:
    x = build.input(0, 0)
    assert build.add(x, 0) == x
    assert build.mul(x, 1) == x
    assert build.mul(-x, build.constant(-1)) == x
    assert build.mul(x, 0) == build.mul(0, -x) == 0
    assert build.add(x, -x) == 0
    assert build.div(x, x) == 1
    assert build.div(-x, x) == -1


def test_a_difference_and_its_opposite_are_one_node(build: Builder) -> None:
    x, y = build.input(0, 0), build.input(0, 1)
    assert build.add(x, -y) == -build.add(y, -x)
    assert build.mul(x, -y) == -build.mul(y, x)
    assert build.call("sin", -x) == -build.call("sin", x)
    assert build.call("cos", -x) == build.call("cos", x)


def test_constant_factors_gather(build: Builder) -> None:
    x = build.input(0, 0)
    two, third = build.constant(2), build.constant(Fraction(1, 3))
    assert build.mul(two, build.mul(x, third)) == build.mul(x, build.constant(Fraction(2, 3)))
    assert build.add(x, build.mul(two, x)) == build.mul(build.constant(3), x)
    assert build.add(build.mul(two, x), -build.mul(x, two)) == 0
    assert build.div(x, two) == build.mul(x, build.constant(Fraction(1, 2)))


def test_quotients_cancel(build: Builder) -> None:
    x, y = build.input(0, 0), build.input(0, 1)
    inverse = build.div(1, y)
    assert build.mul(y, inverse) == 1
    assert build.mul(y, build.div(x, y)) == x
    assert build.mul(build.mul(x, inverse), y) == x
    assert build.mul(x, inverse) != x


def test_functions_of_constants(build: Builder) -> None:
    assert build.call("cos", 0) == 1
    assert build.call("sin", 0) == 0
    assert build.call("sqrt", build.constant(Fraction(9, 4))) == build.constant(Fraction(3, 2))
    assert build.nodes[build.call("sqrt", build.constant(2))].op == "sqrt"


def test_a_division_by_zero_is_refused(build: Builder) -> None:
    with pytest.raises(ZeroDivisionError):
        build.div(build.input(0, 0), 0)


@given(st.lists(fractions, min_size=1, max_size=8))
def test_sums_and_products_of_constants_are_exact(values: list[Fraction]) -> None:
    build = Builder()
    edges = [build.constant(value) for value in values]
    assert build.sum(edges) == build.constant(sum(values, Fraction(0)))
    product = Fraction(1)
    for value in values:
        product *= value
    assert build.product(edges) == build.constant(product)


@given(st.permutations(range(5)))
def test_the_order_of_terms_does_not_matter(order: list[int]) -> None:
    build = Builder()
    terms = [build.mul(build.input(0, k), build.input(0, k + 1)) for k in range(5)]
    assert build.sum([terms[k] for k in order]) == build.sum(terms)
