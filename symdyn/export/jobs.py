"""The same work for many names, one after the other or on several processes at once."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import forkserver, get_all_start_methods, get_context
from typing import TypeVar

from symdyn.program.memory import collect_seldom

FEW = 8
"""Names below which starting another process costs more than it saves."""

METHOD = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"
"""How processes begin: from a server that holds no threads, or each from nothing."""

Result = TypeVar("Result")


def prepare(*modules: str) -> None:
    """Import modules in the server while this process goes on: all others begin with them.

    Only for a program of our own, since it is settled for everything that runs in it.
    """
    if METHOD == "forkserver":
        get_context(METHOD).set_forkserver_preload(list(modules))
        forkserver.ensure_running()


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
    with ProcessPoolExecutor(jobs, get_context(METHOD), collect_seldom) as pool:
        begun = {name: pool.submit(work, name) for name in sorted(names, key=size, reverse=True)}
        for name in names:
            yield begun[name].result()
