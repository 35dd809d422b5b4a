"""Products of a graph's symbols are what SymPy makes of symbols of these names."""

from __future__ import annotations

import operator
import pickle
from itertools import combinations, product

import pytest
import sympy as sp

from symdyn.program.symbol import Symbol, total

NAMES = ("n10#", "n9#", "q[0]")
NUMBERS = (sp.Integer(0), sp.Integer(1), sp.Integer(-1), sp.Rational(-3, 7), 2)


def operands(symbol: type) -> list[sp.Expr]:
    """Numbers, names, multiples of them, products, sums, powers and functions."""
    x, y, z = (symbol(name) for name in NAMES)
    simple = [x, y, z, -x, 2 * y, z * sp.Rational(2, 3)]
    return [*NUMBERS, *simple, x * y, -x * z, x + y, 3 - z, x**2, 1 / y, sp.sin(z), sp.sqrt(x)]


@pytest.mark.parametrize("left", range(len(operands(sp.Symbol))))
def test_a_product_is_sympys_own(left: int) -> None:
    ours, theirs = operands(Symbol), operands(sp.Symbol)
    for right in range(len(ours)):
        assert sp.srepr(ours[left] * ours[right]) == sp.srepr(theirs[left] * theirs[right])


def test_matrices_take_symbols_on_either_side() -> None:
    def made(symbol: type) -> list[str]:
        x, y = symbol("n1#"), symbol("n2#")
        found = []
        for kind, (a, b) in product((sp.Matrix, sp.ImmutableMatrix), ((x, y), (x, x))):
            A = kind([[a, 0], [2, -b]])
            found += [x * A, A * x, A * A, A.T * sp.eye(2), A + x * sp.eye(2)]
        return [sp.srepr(matrix) for matrix in found]

    assert made(Symbol) == made(sp.Symbol)


def test_the_class_keeps_the_name_by_which_sympy_sorts() -> None:
    x, y = Symbol("x"), Symbol("y")
    plain = sp.Symbol("x"), sp.Symbol("y")
    assert str(x * y + x + sp.sin(y)) == str(plain[0] * plain[1] + plain[0] + sp.sin(plain[1]))
    assert Symbol.__name__ == sp.Symbol.__name__


@pytest.mark.parametrize("left", range(len(operands(sp.Symbol))))
def test_sums_and_differences_are_sympys_own(left: int) -> None:
    ours, theirs = operands(Symbol), operands(sp.Symbol)
    for right in range(len(ours)):
        for made in (operator.add, operator.sub):
            assert sp.srepr(made(ours[left], ours[right])) == sp.srepr(
                made(theirs[left], theirs[right])
            )


def test_the_terms_of_a_sum_stand_as_sympy_sorts_them() -> None:
    def made(symbol: type) -> str:
        names = [symbol(f"n{k}#") for k in (2, 10, 3)]
        pairs = [a * b for a, b in combinations(names, 2)]
        numbers = [sp.Rational(1, 2), -1, 3, sp.Rational(2, 3), 1, sp.Rational(-5, 2)]
        terms = [k * x for k, x in zip(numbers, names + pairs, strict=True)]
        return sp.srepr(total(terms) if symbol is Symbol else sp.Add(*terms))

    assert made(Symbol) == made(sp.Symbol)


def test_there_is_one_symbol_of_a_name() -> None:
    x = Symbol("x")
    assert Symbol("x") is x and pickle.loads(pickle.dumps(x)) is x
    assert x != Symbol("y") and x != sp.Symbol("x") and x != 1
