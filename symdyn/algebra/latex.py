"""Values in LaTeX, with the axes in names of coordinates as indices."""

from __future__ import annotations

import re
from typing import Any

import sympy as sp

_COORDINATE = re.compile("([A-Za-z])([0-9]*)([xyz]{1,2})")


def latex(value: Any) -> str:
    """A SymPy value in LaTeX.

    SymPy writes the symbol ``hx`` as ``hx``, which reads as a product; here it is h_{x}, and
    ``I2zz`` is I_{2zz}.
    """
    symbols = getattr(sp.sympify(value), "free_symbols", ())
    found = {it: _COORDINATE.fullmatch(it.name) for it in symbols if isinstance(it, sp.Symbol)}
    names = {it: f"{m[1]}_{{{m[2]}{m[3]}}}" for it, m in found.items() if m}
    return str(sp.latex(value, symbol_names=names))
