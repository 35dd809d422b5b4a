"""The names that witnesses may use: NumPy's, and those of this folder; nothing of symdyn."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tests.audit import bodies, chains, rigid

_NUMPY = (
    "arange", "array", "concatenate", "cross", "diag", "dot", "eye", "hstack", "hypot", "ones",
    "outer", "prod", "sqrt", "tan", "tril", "triu", "zeros", "cos", "sin", "pi",
)  # fmt: skip
_LINALG = ("det", "eigvalsh", "inv", "matrix_power", "matrix_rank", "norm", "solve")


def names() -> dict[str, Any]:
    """A fresh namespace."""
    found: dict[str, Any] = {}
    for module in (rigid, chains, bodies):
        found |= {k: v for k, v in vars(module).items() if not k.startswith("_")}
    found |= {name: getattr(np, name) for name in _NUMPY}
    found |= {name: getattr(np.linalg, name) for name in _LINALG}
    found["svd"] = lambda A: np.linalg.svd(A, compute_uv=False)
    found["factorial"] = math.factorial
    return found
