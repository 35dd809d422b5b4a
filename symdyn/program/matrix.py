"""Matrices of a graph: SymPy matrices that keep their entries in a row.

SymPy keeps a matrix as a sparse table over a domain, and each operation converts it there
and back.  The matrices of a recursion are small and hold names, so that this takes longer
than the operations themselves.  Here the entries are a tuple; the table is made when
something asks for it that is not written out below.  Entries are finite.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any

import sympy as sp

from symdyn.program.symbol import product, total


class ImmutableDenseMatrix(sp.ImmutableDenseMatrix):  # type: ignore[misc]  # SymPy is not typed
    """A matrix that is equal to SymPy's with the same entries, in every part.

    The class is called as SymPy's is, for the name is part of a matrix's hash.
    """

    _op_priority = 10.002  # above SymPy's, as is the next
    _class_priority = 9

    @classmethod
    def of(cls, rows: int, cols: int, entries: Iterable[Any]) -> ImmutableDenseMatrix:
        """From SymPy expressions, row by row."""
        made: ImmutableDenseMatrix = object.__new__(cls)
        made._assumptions = cls.default_assumptions
        made._mhash = None
        made._rows, made._cols, made._entries = rows, cols, tuple(entries)
        return made

    @classmethod
    def _new(cls, *args: Any, **kwargs: Any) -> Any:
        """What SymPy's constructors and operations call."""
        if len(args) == 1 and isinstance(args[0], cls):
            return args[0]
        rows, cols, entries = cls._handle_creation_inputs(*args, **kwargs)
        return cls.of(int(rows), int(cols), map(sp.sympify, entries))

    @classmethod
    def _fromrep(cls, rep: Any) -> ImmutableDenseMatrix:
        """From SymPy's table."""
        rows, cols = rep.shape
        return cls.of(rows, cols, rep.to_sympy().to_list_flat())

    @cached_property
    def _rep(self) -> Any:
        """SymPy's table."""
        return self._flat_list_to_DomainMatrix(self._rows, self._cols, list(self._entries))

    @cached_property
    def _args(self) -> tuple[Any, ...]:
        """What SymPy makes the matrix of."""
        entries = sp.Tuple(*self._entries, sympify=False)
        return sp.Integer(self._rows), sp.Integer(self._cols), entries

    def __eq__(self, other: object) -> Any:
        """Whether the entries are the same expressions."""
        if isinstance(other, sp.MatrixBase):
            same = self.shape == other.shape
            return same and all(a == b for a, b in zip(self._entries, other.flat(), strict=True))
        return super().__eq__(other)

    __hash__ = sp.ImmutableDenseMatrix.__hash__

    def __iter__(self) -> Iterator[Any]:
        """The entries, row by row."""
        return iter(self._entries)

    def flat(self) -> list[Any]:
        """The entries, row by row."""
        return list(self._entries)

    def __getitem__(self, key: Any) -> Any:
        """An entry; where a slice is asked for, a matrix (a list of one slice alone)."""
        if type(key) is tuple:
            one, two = key
            if type(one) is int and type(two) is int:
                if 0 <= one < self._rows and 0 <= two < self._cols:
                    return self._entries[one * self._cols + two]
                return super().__getitem__(key)
            rows, cols = _numbers(one, self._rows), _numbers(two, self._cols)
            return (
                super().__getitem__(key) if rows is None or cols is None else self._part(rows, cols)
            )
        return self._entries[key] if type(key) is int else super().__getitem__(key)

    def _part(self, rows: Sequence[int], cols: Sequence[int]) -> ImmutableDenseMatrix:
        entries, width = self._entries, self._cols
        return self.of(len(rows), len(cols), [entries[i * width + j] for i in rows for j in cols])

    def __add__(self, other: Any) -> Any:
        """The sum with a matrix."""
        if isinstance(other, sp.MatrixBase) and self.shape == other.shape:
            pairs = zip(self._entries, other.flat(), strict=True)
            return self.of(self._rows, self._cols, [_plus(a, b) for a, b in pairs])
        return super().__add__(other)

    def __radd__(self, other: Any) -> Any:
        """The sum with a matrix."""
        return self + other

    def __neg__(self) -> Any:
        """The negation."""
        return self.of(self._rows, self._cols, [-it for it in self._entries])

    def __mul__(self, other: Any) -> Any:
        """The product with a matrix or a scalar."""
        if isinstance(other, sp.MatrixBase):
            return self._times(other) if self._cols == other.rows else super().__mul__(other)
        return self._scaled(other) if isinstance(other, (int, sp.Expr)) else super().__mul__(other)

    def __rmul__(self, other: Any) -> Any:
        """The product with a matrix or a scalar from the left."""
        if isinstance(other, sp.MatrixBase):
            return self._new(other) * self
        return self._scaled(other) if isinstance(other, (int, sp.Expr)) else super().__rmul__(other)

    def _times(self, other: Any) -> ImmutableDenseMatrix:
        """The product with a matrix of as many rows as this one has columns."""
        width, right, inner = other.cols, other.flat(), range(self._cols)
        entries = []
        for i in range(self._rows):
            row = self._entries[i * self._cols : (i + 1) * self._cols]
            for j in range(width):
                pairs = ((row[k], right[k * width + j]) for k in inner)
                entries.append(total([product(a, b) for a, b in pairs if a and b]))
        return self.of(self._rows, width, entries)

    def _scaled(self, factor: Any) -> ImmutableDenseMatrix:
        """The product with a scalar."""
        by = sp.sympify(factor)
        return self.of(
            self._rows, self._cols, [product(it, by) if it else it for it in self._entries]
        )

    def _eval_transpose(self) -> ImmutableDenseMatrix:
        return self.of(
            self._cols,
            self._rows,
            [it for j in range(self._cols) for it in self._entries[j :: self._cols]],
        )

    def _eval_col_join(self, other: Any) -> ImmutableDenseMatrix:
        return self.of(self._rows + other.rows, self._cols, [*self._entries, *other.flat()])

    def _eval_row_join(self, other: Any) -> ImmutableDenseMatrix:
        cols, more, right = self._cols, other.cols, other.flat()
        entries: list[Any] = []
        for i in range(self._rows):
            entries += self._entries[i * cols : (i + 1) * cols]
            entries += right[i * more : (i + 1) * more]
        return self.of(self._rows, cols + more, entries)

    def _eval_extract(self, rows: Sequence[int], cols: Sequence[int]) -> ImmutableDenseMatrix:
        return self._part(rows, cols)

    def cross(self, other: Any) -> ImmutableDenseMatrix:
        """The cross product of two 3-vectors."""
        (a, b, c), (x, y, z) = self._entries, other.flat()
        rows = ((b, z, c, y), (c, x, a, z), (a, y, b, x))
        entries = [total((product(p, q), -product(r, s))) for p, q, r, s in rows]
        return self.of(self._rows, self._cols, entries)


ImmutableMatrix = ImmutableDenseMatrix
"""The shorter name, as in SymPy."""


def named(value: Any, name: Callable[[Any], Any]) -> ImmutableMatrix:
    """A matrix with each different entry replaced by what a function makes of it."""
    found: dict[Any, Any] = {}
    entries = []
    for entry in value.flat():
        made = found.get(entry)
        if made is None:
            made = found[entry] = name(entry)
        entries.append(made)
    return ImmutableMatrix.of(value.rows, value.cols, entries)


def _plus(a: Any, b: Any) -> Any:
    """The sum of two entries."""
    return (total((a, b)) if a else b) if b else a


def _numbers(key: Any, size: int) -> Sequence[int] | None:
    """The rows or columns that part of an index names; None where SymPy must say."""
    if type(key) is slice:
        return range(*key.indices(size))
    return (key,) if type(key) is int and 0 <= key < size else None
