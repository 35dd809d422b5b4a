"""What a command says while it runs: progress, warnings, errors, all on stderr."""

from __future__ import annotations

import sys
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import TYPE_CHECKING, Any

from symdyn.errors import SymdynWarning

if TYPE_CHECKING:
    from rich.progress import Progress as Bar

_PATIENCE = 1  # seconds in which nobody asks how far it is


class Progress:
    """How far a long run is: a bar on a terminal, plain lines elsewhere.

    Called as ``progress(name, done, total)``. Silent in the first second, so a short run
    prints nothing.

    Parameters
    ----------
    quiet : bool
        Silent throughout, for machines.
    """

    def __init__(self, quiet: bool = False) -> None:
        self._quiet = quiet
        self._start = time.monotonic()
        self._bar: Bar | None = None

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._bar is not None:
            self._bar.stop()

    def __call__(self, name: str, done: int, total: int) -> None:
        """Tell that ``name`` is begun, after ``done`` of ``total``."""
        if self._quiet or time.monotonic() - self._start < _PATIENCE:
            return
        if not sys.stderr.isatty():
            print(f"{done + 1}/{total} {name}", file=sys.stderr, flush=True)
            return
        if self._bar is None:
            self._bar = _bar()
        self._bar.update(self._bar.task_ids[0], description=name, completed=done, total=total)


def _bar() -> Bar:
    from rich.console import Console
    from rich.progress import Progress as Bar

    bar = Bar(console=Console(stderr=True), transient=True)
    bar.add_task("")
    bar.start()
    return bar


@contextmanager
def warnings_as_lines() -> Iterator[None]:
    """Print each SymdynWarning as one line on stderr, whatever filters are set."""
    usual = warnings.showwarning

    def show(message: Warning | str, category: type[Warning], *place: Any, **more: Any) -> None:
        if issubclass(category, SymdynWarning):
            print(f"warning: {message}", file=sys.stderr)
        else:
            usual(message, category, *place, **more)

    with warnings.catch_warnings():
        warnings.simplefilter("always", SymdynWarning)
        warnings.showwarning = show
        yield
