"""Memory of processes that do nothing but derive."""

from __future__ import annotations

import gc

SELDOM = 1_000_000
"""How many more objects there must be before Python looks for unused ones among them."""


def collect_seldom() -> None:
    """Let this process search seldom for objects that only hold each other.

    A program is hundreds of thousands of small tuples that last as long as it does and hold
    nothing in circles: searched every thousand objects, they take a quarter of the time.
    """
    gc.freeze()
    gc.set_threshold(SELDOM)
