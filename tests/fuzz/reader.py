"""Damaged robot files through the reader.

    python -m tests.fuzz.reader --inputs 100000 [--seed 1] [--jobs 2] [--files DIR...] [--keep DIR]

Each input is a part of a real robot, damaged at random (:mod:`tests.fuzz.mutate`).  It must be
read or refused with a clear message within two seconds; what Pinocchio reads too must be the
same, number by number, or differ for a reason that is known (:mod:`tests.fuzz.judge`).  Inputs
that fail are kept; exits 1 if there are any.  Input k of a seed is the same whatever else runs.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import multiprocessing.pool
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from random import Random

from tests.fuzz.judge import Verdict, judge
from tests.fuzz.mutate import mutated, part, sources

HERE = Path(__file__).resolve().parents[2]
OWN = (HERE / "tests" / "robots", HERE / "symdyn" / "model" / "robots")
"""Folders whose robots are always there."""

CHUNK = 500
_DEADLINE = 20


def make(robots: list, seed: int, number: int) -> tuple[bytes, str]:
    """Input ``number`` of a seed, and the base to read it with."""
    rng = Random(f"{seed}-{number}")
    robot = rng.choice(robots)
    whole = rng.random() < 0.002
    data = part(robot, rng, 10_000 if whole else rng.choice((1, 1, 2, 2, 2, 3, 5)))
    return mutated(data, rng), rng.choice(("fixed", "floating"))


@lru_cache(maxsize=1)
def _robots(folders: tuple[Path, ...]) -> list:
    return sources(folders)


def run_chunk(
    folders: tuple[Path, ...], seed: int, first: int, count: int, keep: Path
) -> tuple[Counter, list[str]]:
    """Judge inputs; their kinds, and the faults."""
    robots = _robots(folders)
    kinds: Counter = Counter()
    faults = []
    signal.signal(signal.SIGALRM, _too_late)
    with tempfile.TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as home:
        path = Path(home) / "robot.urdf"
        for number in range(first, first + count):
            data, base = make(robots, seed, number)
            path.write_bytes(data)
            signal.alarm(_DEADLINE)
            try:
                verdict = judge(path, base)
            except TimeoutError:
                verdict = Verdict("FAULT hang")
            signal.alarm(0)
            kinds[verdict.kind] += 1
            if verdict.fault:
                keep.mkdir(parents=True, exist_ok=True)
                (keep / f"{seed}-{number}-{base}.urdf").write_bytes(data)
                faults.append(f"{number} {base} {verdict.kind}: {verdict.detail}")
    return kinds, faults


def _too_late(signum: int, frame: object) -> None:
    raise TimeoutError


def _chunk(task: tuple) -> tuple[Counter, list[str]]:
    """A chunk in a child, which a library that crashes may take down without harm."""
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe(duplex=False)
    child = context.Process(target=_send, args=(theirs, task))
    child.start()
    theirs.close()
    try:
        return ours.recv()
    except EOFError:
        return _halves(task)
    finally:
        child.join()


def _halves(task: tuple) -> tuple[Counter, list[str]]:
    """Find the input that brought a child down."""
    folders, seed, first, count, keep = task
    if count == 1:
        return Counter({"crash": 1}), [f"{first} CRASH of the process: reader or Pinocchio"]
    half = count // 2
    one = _chunk((folders, seed, first, half, keep))
    other = _chunk((folders, seed, first + half, count - half, keep))
    return one[0] + other[0], one[1] + other[1]


def _send(pipe: object, task: tuple) -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # Pinocchio tells of every element it dislikes
    pipe.send(run_chunk(*task))


def tasks(folders: tuple[Path, ...], seed: int, inputs: int, keep: Path) -> Iterator[tuple]:
    for first in range(0, inputs, CHUNK):
        yield folders, seed, first, min(CHUNK, inputs - first), keep


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.reader", description=__doc__)
    parser.add_argument("--inputs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--files", type=Path, nargs="*", default=[])
    parser.add_argument("--keep", type=Path, default=Path("fuzz_faults"))
    given = parser.parse_args()
    folders = (*OWN, *given.files)
    robots = _robots(folders)
    start, kinds, faults = time.monotonic(), Counter(), []
    with multiprocessing.pool.ThreadPool(given.jobs) as pool:
        work = tasks(folders, given.seed, given.inputs, given.keep)
        for found, wrong in pool.imap(_chunk, work):
            kinds += found
            faults += wrong
            for line in wrong:
                print(line, flush=True)
            print(f"{kinds.total()} inputs, {len(faults)} faults", file=sys.stderr, flush=True)
    seconds = time.monotonic() - start
    print(json.dumps(dict(kinds.most_common()), indent=1))
    print(f"{kinds.total()} inputs from {len(robots)} robots in {seconds:.0f} s, ", end="")
    print(f"{len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
