"""Symbols of a graph: SymPy symbols whose products are formed directly.

A recursion multiplies little else than named intermediates, and SymPy looks into the
assumptions of each factor before it forms a product.  Here the product of two different
names, or of a number and names, is written down as SymPy would write it.
"""

from __future__ import annotations

from typing import Any

import sympy as sp

Parts = tuple[Any, tuple["Symbol", ...]]


class Symbol(sp.Symbol):  # type: ignore[misc]  # SymPy is not typed
    """A symbol that stands for a value of a graph.

    It is a finite number, so zero times it is zero.  The class is called as SymPy's is,
    since SymPy orders the terms of a sum by the names of their classes.
    """

    __slots__ = ()
    _op_priority = 10.0005  # a number on the left hands its product over, a matrix does not

    def __mul__(self, other: Any) -> Any:
        """The product, equal to SymPy's in every part."""
        found = _product(self, other)
        return super().__mul__(other) if found is None else found

    def __rmul__(self, other: Any) -> Any:
        """The product, equal to SymPy's in every part."""
        found = _product(self, other)
        return super().__rmul__(other) if found is None else found


def _product(name: Symbol, other: Any) -> Any:
    """The product where it is a number times at most two different names; else None."""
    parts = _parts(other)
    if parts is None:
        return None
    number, names = parts
    if not number:
        return sp.S.Zero
    if len(names) > 1 or names == (name,):
        return None
    both = (*names, name) if not names or names[0].name < name.name else (name, *names)
    return _monomial(number, both)


def _parts(value: Any) -> Parts | None:
    """A number times a name, each possibly absent; None for anything else."""
    if isinstance(value, Symbol):
        return sp.S.One, (value,)
    if isinstance(value, sp.Rational):
        return value, ()
    if isinstance(value, sp.Mul) and len(value.args) == 2:
        number, name = value.args
        if isinstance(number, sp.Rational) and isinstance(name, Symbol):
            return number, (name,)
    return None


def _monomial(number: Any, names: tuple[Symbol, ...]) -> Any:
    """Number and names in SymPy's order, as SymPy keeps them."""
    factors = names if number is sp.S.One else (number, *names)
    return factors[0] if len(factors) == 1 else sp.Mul._from_args(factors, True)
