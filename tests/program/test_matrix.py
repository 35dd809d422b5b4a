"""Matrices and sums of a graph's symbols are what SymPy makes of the same entries."""

from __future__ import annotations

import operator
import pickle
from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Any

import pytest
import sympy as sp

from symdyn.program.matrix import ImmutableMatrix, named
from symdyn.program.symbol import Symbol, total

x, y, z = (Symbol(name) for name in ("n10#", "n9#", "q[0]"))
TERMS = (
    sp.Integer(0),
    sp.Rational(-3, 7),
    *(x, -x, 2 * x, y, x * y, -x * y, y * z, z * x / 2, x + y, 3 - z, x**2, 1 / y, sp.sin(z)),
)
ENTRIES = [x, 0, 2, -y, x * y, z + 1, 0, sp.Rational(1, 3), x - y]


def both(entries: list[Any], rows: int = 3) -> tuple[Any, Any]:
    """The same matrix as one of a graph and as one of SymPy's."""
    cols = len(entries) // rows
    return ImmutableMatrix(rows, cols, entries), sp.ImmutableMatrix(rows, cols, entries)


def same(ours: Any, theirs: Any) -> bool:
    """Whether two results are alike in every part that SymPy shows."""
    return bool(sp.srepr(ours) == sp.srepr(theirs) and ours == theirs and theirs == ours)


@pytest.mark.parametrize("first", range(len(TERMS)))
def test_a_sum_is_sympys_own(first: int) -> None:
    for rest in combinations_with_replacement(TERMS[first:], 2):
        terms = (TERMS[first], *rest)
        for order in (terms, terms[::-1], terms[:2], terms[:1]):
            assert sp.srepr(total(order)) == sp.srepr(sp.Add(*order))


OPERATIONS: dict[str, Callable[[Any, Any, Any], Any]] = {
    "product": lambda A, B, u: A * B,
    "product with a column": lambda A, B, u: A * u,
    "outer product": lambda A, B, u: u * u.T,
    "sum": lambda A, B, u: A + B,
    "difference": lambda A, B, u: A - B,
    "negation": lambda A, B, u: -A,
    "scalar": lambda A, B, u: A * x + y * B + 2 * A + A * 0 + A / 3,
    "transpose": lambda A, B, u: A[:2, :].T,
    "parts": lambda A, B, u: A[1:, :2].col_join(B[0, 0:2]).row_join(u),
    "stacks": lambda A, B, u: A.hstack(A, u, B).vstack(A, B),
    "extract": lambda A, B, u: A.extract([2, 0], [1, 1, 0]),
    "cross product": lambda A, B, u: u.cross(A[:, 1]),
    "determinant": lambda A, B, u: sp.ImmutableMatrix([[A.det(), A.trace(), (A * u).dot(u)]]),
    "a function of the entries": lambda A, B, u: A.applyfunc(lambda it: it**2 + 1),
    "derivative and substitution": lambda A, B, u: A.diff(x) + A.subs(x, 2) + B.xreplace({y: x}),
    "with SymPy's": lambda A, B, u: sp.eye(3) * A + B * sp.Matrix(3, 3, ENTRIES) + sp.eye(3),
    "nothing": lambda A, B, u: A[:, 0:0].row_join(B[:, 3:3]),
    "products over nothing": lambda A, B, u: A[:, 0:0] * B[0:0, :],
    "products of nothing": lambda A, B, u: (A[0:0, :] * B).T.col_join(x * u[:, 0:0]),
}


@pytest.mark.parametrize("name", OPERATIONS)
def test_an_operation_is_sympys_own(name: str) -> None:
    ours, theirs = zip(both(ENTRIES), both(ENTRIES[::-1]), both([z, x, 0]), strict=True)
    found, expected = OPERATIONS[name](*ours), OPERATIONS[name](*theirs)
    assert same(found, expected) and found.shape == expected.shape


def test_matrices_are_equal_to_sympys_and_to_no_others() -> None:
    ours, theirs = both(ENTRIES)
    assert ours == theirs and theirs == ours and hash(ours) == hash(theirs)
    assert ours == sp.Matrix(theirs) and {theirs: 1}[ours] == 1
    for other in (ours.T, ours + sp.eye(3), ours[:, :2], ours.reshape(1, 9), 3):
        assert ours != other


def test_a_matrix_survives_pickling() -> None:
    ours, theirs = both(ENTRIES)
    again = pickle.loads(pickle.dumps(ours))
    assert same(again, theirs) and type(again) is ImmutableMatrix


def test_entries_and_errors_are_sympys() -> None:
    for A in both(ENTRIES):
        assert (A[1], A[-1], A[2, 0], A[-1, -1], A[::4]) == (0, x - y, 0, x - y, [x, x * y, x - y])
        assert list(A) == A.flat() and len(A) == len(ENTRIES)
        for key in (9, (3, 0), (0, -4)):
            with pytest.raises(IndexError):
                A[key]
        for operation in (operator.mul, operator.add, operator.sub):
            with pytest.raises(sp.matrices.exceptions.ShapeError):
                operation(A, A[:2, :])


def test_each_different_entry_is_named_once_row_by_row() -> None:
    asked = []

    def name(entry: Any) -> Any:
        asked.append(entry)
        return entry + 1

    found = named(sp.Matrix([[x, y], [x, 0]]), name)
    assert asked == [x, y, 0] and found == sp.Matrix([[x + 1, y + 1], [x + 1, 1]])
