"""Equality with an oracle: entry by entry, relative to the largest entry of its block.

A block is one output at one state with its rows split into linear, angular and joint
parts, so that a small moment is not hidden behind a large force.
"""

from __future__ import annotations

import numpy as np


def blocks(rows: int, nv: int, floating: bool) -> list[slice]:
    """How the rows of an output are split."""
    if rows == nv and floating:
        return [slice(0, 3), slice(3, 6), slice(6, nv)]
    return [slice(0, 3), slice(3, 6)] if rows == 6 else [slice(0, rows)]


def excess(ours: np.ndarray, oracle: np.ndarray, split: list[slice]) -> float:
    """The largest |x - y| / (1 + max |y| over its block)."""
    assert np.shape(ours) == np.shape(oracle), (np.shape(ours), np.shape(oracle))
    ours, oracle = np.atleast_1d(ours), np.atleast_1d(oracle)
    return max(
        float(np.max(np.abs(ours[s] - oracle[s]) / (1 + np.max(np.abs(oracle[s])))))
        for s in split
        if oracle[s].size
    )
