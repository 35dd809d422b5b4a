"""Statements, decided exactly: what a claim is, how it is proved or refuted, the ledger.

What a derivation needs, under one name::

    from symdyn.truth import Function, Source, Statement
"""

from __future__ import annotations

from symdyn.lazy import fetch

_NAMES = {
    "Function": "symdyn.truth.derivation:Function",
    "Inequality": "symdyn.truth.statement:Inequality",
    "STANDARD": "symdyn.truth.statement:STANDARD",
    "Source": "symdyn.truth.statement:Source",
    "Statement": "symdyn.truth.statement:Statement",
}

__all__ = ["STANDARD", "Function", "Inequality", "Source", "Statement"]  # noqa: F822  fetched on first use


def __getattr__(name: str) -> object:
    """Fetch a name on first use, so that a child process need not import SymPy."""
    if name in _NAMES:
        return fetch(_NAMES[name])
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
