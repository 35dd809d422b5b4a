"""The parent's side of the worker: ask, wait, and start anew after a death."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

from symdyn.truth.identity import Identity
from symdyn.truth.normal_form import TERMS, NormalForm
from symdyn.truth.worker import receive, send

MEGABYTES = 6000
SECONDS = 120.0


class Died(RuntimeError):
    """The child ran out of memory or time: an error of the run, not a verdict."""


def available() -> bool:
    """Whether normal forms can be computed here."""
    return importlib.util.find_spec("flint") is not None


class Prover:
    """Computes normal forms in a child process; close it, or use it in a ``with``."""

    def __init__(self, megabytes: int = MEGABYTES, seconds: float = SECONDS) -> None:
        self.megabytes, self.seconds = megabytes, seconds
        self._child: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Prover:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the child."""
        if self._child is not None:
            self._child.kill()
            self._child.communicate()
            self._child = None

    def normal_form(self, identity: Identity, budget: int = TERMS) -> NormalForm:
        """The normal form of the difference of the two sides.

        Raises
        ------
        OverBudget
        Died
        """
        child = self._child = self._child or self._start()
        assert child.stdin is not None
        assert child.stdout is not None
        timer = threading.Timer(self.seconds, child.kill)
        timer.start()
        try:
            send(child.stdin, (identity, budget))
            answer: Any = receive(child.stdout)
        except (EOFError, OSError) as error:
            self.close()
            raise Died(f"no answer within {self.seconds:g} s and {self.megabytes} MB") from error
        finally:
            timer.cancel()
        if isinstance(answer, Exception):
            raise answer
        assert isinstance(answer, NormalForm)
        return answer

    def _start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "symdyn.truth.worker", str(self.megabytes)]
        here = str(Path(__file__).resolve().parents[2])  # the parent may run from a checkout
        path = os.pathsep.join(filter(None, (here, os.environ.get("PYTHONPATH"))))
        environment = {**os.environ, "PYTHONPATH": path}
        pipe = subprocess.PIPE
        return subprocess.Popen(command, stdin=pipe, stdout=pipe, env=environment)
