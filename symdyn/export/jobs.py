"""The same work for many names, one after the other or on several processes at once."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

FEW = 8
"""Names below which starting another process costs more than it saves."""

Result = TypeVar("Result")


def in_order(
    work: Callable[[str], Result],
    names: Sequence[str],
    jobs: int,
    size: Callable[[str], int] = lambda name: 0,
) -> Iterator[Result]:
    """The results in the order of the names, each when it is asked for.

    Parameters
    ----------
    work : callable
        Of a name; it and its results can be pickled.
    names : sequence of str
    jobs : int
        Processes; 0 for one a core.  More than one need a program that can be imported
        without running (``if __name__ == "__main__"``), as the command line can.
    size : callable
        How long the work on a name takes, by a measure of its own: with several processes
        the longest begin first, so that none is left alone at the end.
    """
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1 or len(names) < FEW:
        yield from map(work, names)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        begun = {name: pool.submit(work, name) for name in sorted(names, key=size, reverse=True)}
        for name in names:
            yield begun[name].result()
