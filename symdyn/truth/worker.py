"""A child process that computes normal forms within limits.

python-flint computes in C: it neither answers signals nor survives running out of memory.
So it runs here, one identity after the other, and the parent may end it.  Messages are
pickles behind their length.  Run as ``python -m symdyn.truth.worker MEGABYTES``.
"""

from __future__ import annotations

import pickle
import struct
import sys
from typing import IO, Any


def send(stream: IO[bytes], value: Any) -> None:
    """Write one message."""
    data = pickle.dumps(value)
    stream.write(struct.pack("<Q", len(data)) + data)
    stream.flush()


def receive(stream: IO[bytes]) -> Any:
    """Read one message; EOFError where the other side is gone."""
    head = stream.read(8)
    if len(head) < 8:
        raise EOFError
    return pickle.loads(stream.read(struct.unpack("<Q", head)[0]))  # noqa: S301


def main() -> None:
    """Answer until the parent closes the pipe."""
    limit(int(sys.argv[1]))
    from symdyn.truth.normal_form import OverBudget, decide_normal_form

    while True:
        try:
            identity, budget = receive(sys.stdin.buffer)
        except EOFError:
            return
        try:
            answer: Any = decide_normal_form(identity, budget)
        except (OverBudget, ZeroDivisionError) as error:
            answer = error
        send(sys.stdout.buffer, answer)


def limit(megabytes: int) -> None:
    """Bound this process's memory, where the system can."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


if __name__ == "__main__":
    main()
