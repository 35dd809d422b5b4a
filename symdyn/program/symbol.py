"""Symbols of a graph: SymPy symbols whose products and sums are formed directly.

A recursion multiplies and adds little else than named intermediates, and SymPy looks into
the assumptions of each part before it forms a product or a sum.  Here a product of a number
and different names, and a sum of such products no two of which have the same
names, are written down as SymPy would write them.  All else is left to SymPy.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import sympy as sp

Parts = tuple[Any, tuple["Symbol", ...]]

_NUMBERS = ("Zero", "One", "Half", "NegativeOne", "Integer", "Rational")
"""The classes of rational numbers in the order in which SymPy sorts by them."""


class Symbol(sp.Symbol):  # type: ignore[misc]  # SymPy is not typed
    """A symbol that stands for a value of a graph.

    It is a finite number, so zero times it is zero.  The class is called as SymPy's is,
    since SymPy orders the terms of a sum by the names of their classes.  There is one object
    of a name, so that comparing and hashing need not look at what it holds.
    """

    __slots__ = ()
    _op_priority = 10.0005  # a number on the left hands its product over, a matrix does not

    __eq__ = object.__eq__
    __ne__ = object.__ne__
    __hash__ = object.__hash__

    def __new__(cls, name: str) -> Symbol:
        """The symbol of a name; the same few thousand names stand in every program."""
        found = _KNOWN.get(name)
        return _KNOWN.setdefault(name, super().__new__(cls, name)) if found is None else found

    def __add__(self, other: Any) -> Any:
        """The sum, equal to SymPy's in every part."""
        return total((self, other)) if _is_summed(other) else super().__add__(other)

    def __radd__(self, other: Any) -> Any:
        """The sum, equal to SymPy's in every part."""
        return total((other, self)) if _is_summed(other) else super().__radd__(other)

    def __sub__(self, other: Any) -> Any:
        """The difference, equal to SymPy's in every part."""
        return total((self, -other)) if _is_summed(other) else super().__sub__(other)

    def __rsub__(self, other: Any) -> Any:
        """The difference, equal to SymPy's in every part."""
        return total((other, -self)) if _is_summed(other) else super().__rsub__(other)

    def __mul__(self, other: Any) -> Any:
        """The product, equal to SymPy's in every part."""
        found = _product(self, other)
        return super().__mul__(other) if found is None else found

    def __rmul__(self, other: Any) -> Any:
        """The product, equal to SymPy's in every part."""
        found = _product(self, other)
        return super().__rmul__(other) if found is None else found

    def __neg__(self) -> Any:
        """The negation, equal to SymPy's in every part."""
        return _monomial(sp.S.NegativeOne, (self,))


_KNOWN: dict[str, Symbol] = {}
"""The symbol of each name."""


def product(a: Any, b: Any) -> Any:
    """``a b`` of two SymPy expressions."""
    if a is sp.S.One or b is sp.S.One:
        return b if a is sp.S.One else a
    found = _product(a, b)
    return a * b if found is None else found


def total(terms: Iterable[Any]) -> Any:
    """The sum of SymPy expressions."""
    given = list(terms)
    if len(given) == 1:
        return given[0]
    number, found, names = sp.S.Zero, [], set()
    stack = given[::-1]
    while stack:
        term = stack.pop()
        if type(term) is sp.Add:
            stack += term.args
        elif isinstance(term, sp.Rational):
            number += term
        else:
            parts = _names(term)
            if not parts or parts in names:
                return sp.Add(*given)
            names.add(parts)
            found.append(term)
    found.sort(key=_place)
    if number:
        found.insert(0, number)
    if len(found) > 1:
        return sp.Add._from_args(found, True)
    return found[0] if found else sp.S.Zero


def _is_summed(value: Any) -> bool:
    """Whether a value is of a kind that sums are made of here; SymPy's own matrices are not."""
    return type(value) in _SUMMED or isinstance(value, sp.Rational)


_SUMMED = (Symbol, sp.Mul, sp.Add)


def _place(term: Any) -> tuple[Any, ...]:
    """Where SymPy sorts a name, or a product of a number and names: a key of its order."""
    if type(term) is Symbol:
        return 0, term.name
    return 1, len(term.args), *map(_part, term.args)


def _part(factor: Any) -> tuple[Any, ...]:
    """The key of a factor: numbers stand before names."""
    if type(factor) is Symbol:
        return 1, factor.name
    return 0, _NUMBERS.index(type(factor).__name__), factor.p, factor.q


def _names(term: Any) -> tuple[Any, ...]:
    """The names in a product of a number and names; empty for anything else."""
    if type(term) is Symbol:
        return (term,)
    if type(term) is not sp.Mul:
        return ()
    names = term.args[1:] if isinstance(term.args[0], sp.Rational) else term.args
    return names if all(type(it) is Symbol for it in names) else ()


def _product(a: Any, b: Any) -> Any:
    """The product where each is a number times names, no name in both; else None."""
    one, two = _parts(a), _parts(b)
    if one is None or two is None:
        return None
    number = one[0] * two[0]
    if not number:
        return sp.S.Zero
    names = one[1] + two[1]
    if one[1] and two[1]:
        if len(set(names)) < len(names):
            return None
        names = tuple(sorted(names, key=_name))
    return _monomial(number, names)


def _parts(value: Any) -> Parts | None:
    """A number times different names, each possibly absent; None for anything else."""
    if type(value) is Symbol:
        return sp.S.One, (value,)
    if isinstance(value, sp.Rational):
        return value, ()
    names = _names(value)
    if not names:
        return None
    return (value.args[0] if len(names) < len(value.args) else sp.S.One), names


def _name(symbol: Symbol) -> str:
    name: str = symbol.name
    return name


def _monomial(number: Any, names: tuple[Symbol, ...]) -> Any:
    """Number and names in SymPy's order, as SymPy keeps them."""
    factors = names if number is sp.S.One and names else (number, *names)
    return factors[0] if len(factors) == 1 else sp.Mul._from_args(factors, True)
