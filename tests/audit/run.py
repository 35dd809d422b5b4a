"""Run the audits of the source chapters, and the answers to their exercises, again.

    python -m tests.audit.run              witnesses and tests in NumPy, formulas by the checker
    python -m tests.audit.run --numpy      witnesses and tests alone
    python -m tests.audit.run --quick      formulas modulo primes only
    python -m tests.audit.run --fill       write where the sides of each witness differ

Exit code 0: both sides of every claim that is called wrong differ as recorded, and every claim
that is called true is proved, or its test agrees.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from symdyn.assets import asset
from symdyn.report.audit import Audit, Entry, answers, audit_files, audits
from symdyn.truth.child import available
from tests.audit.vocabulary import names

FALSE = ("REFUTED", "CONDITIONAL", "DEGENERATE")
DIFFER = 1e-6
"""Relative difference from which two sides count as different."""


def outcomes() -> dict[str, Any]:
    """Stored outcomes of libraries."""
    folder = asset("derivations", "textbook")
    found: dict[str, Any] = {}
    for name in ("pinocchio_3.8.0", "snippets_pinocchio_3.8.0", "libraries"):
        found |= json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    return found


def sides(entry: Entry) -> tuple[Any, Any]:
    """Both sides of an entry, evaluated: a witness in NumPy alone.

    What is true by a run may be a run of symdyn's own functions.
    """
    space = names() | {"out": outcomes()}
    if not entry.wrong:
        from tests.audit import robot

        space |= {name: value for name, value in vars(robot).items() if name[0] != "_"}
    if entry.given:
        exec(entry.given, space)  # our own data
    return eval(entry.left, space), eval(entry.right, space)


def difference(left: Any, right: Any) -> tuple[float, str]:
    """Largest relative difference, and where it is with both values."""
    if isinstance(left, (str, bool)) or _texts(left):
        return float(left != right), f"{left!r} against {right!r}"
    a, b = np.atleast_1d(np.asarray(left, float)), np.atleast_1d(np.asarray(right, float))
    if a.shape != b.shape:
        return float("inf"), f"{a.shape} against {b.shape}"
    apart = np.abs(a - b) / (1 + np.abs(b))
    first = int(np.argmax(apart.ravel() >= apart.max() * (1 - 1e-6)))  # the same everywhere
    at = np.unravel_index(first, apart.shape)
    where = "" if a.size == 1 else "entry " + ",".join(str(k + 1) for k in at) + ": "
    return float(apart[at]), f"{where}{_number(a[at])} against {_number(b[at])}"


def _number(x: float) -> str:
    return "0" if abs(x) < 1e-9 else f"{x:.4g}"


def _texts(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], str)


def numpy_problems(entry: Entry) -> Iterator[str]:
    """What is wrong with an entry's witness or test."""
    if not entry.left:
        return
    try:
        apart, shown = difference(*sides(entry))
    except Exception as problem:  # told with its entry
        yield f"{type(problem).__name__}: {problem}"
        return
    if entry.wrong and not apart > DIFFER:
        yield f"both sides agree: {shown}"
    if entry.wrong and entry.sides and entry.sides != shown:
        yield f"recorded as {entry.sides}, found {shown}"
    if entry.verdict == "TESTED" and not apart <= entry.within:
        yield f"the sides differ: {shown}"


def formula_problems(entry: Entry, quick: bool) -> Iterator[str]:
    """What the checker says against an entry."""
    from tests.audit.checker import verdict_of

    proofs = ("PROVED", "PROVED-MOD-P") if quick or not available() else ("PROVED",)
    if entry.check and entry.verdict in ("PROVED", "REFUTED", "CONDITIONAL"):
        said = verdict_of(entry.check, entry.let, quick)
        if said not in (FALSE if entry.wrong else proofs):
            yield f"the checker says {said}: {entry.check}"
    if entry.holds:
        said = verdict_of(entry.holds, entry.let, quick)
        if said not in proofs:
            yield f"the checker says {said} of the right form: {entry.holds}"
    if entry.verdict == "PROVED" and not entry.check:
        yield "nothing to prove"
    if entry.verdict == "TESTED" and not entry.left:
        yield "nothing to test"


def main(arguments: list[str]) -> int:
    """Run all; print one line for each problem and a count for each audit."""
    if "--fill" in arguments:
        fill()
    failures = 0
    for audit in (*audits(), *answers()):
        start = time.perf_counter()
        for entry in audit.entries:
            problems = list(numpy_problems(entry))
            if "--numpy" not in arguments:
                problems += formula_problems(entry, "--quick" in arguments)
            for problem in problems:
                print(f"{audit.name} {entry.id}: {problem}")
            failures += bool(problems)
        print(summary(audit), f"{time.perf_counter() - start:.1f} s")
    return int(failures > 0)


def summary(audit: Audit) -> str:
    """Counts of one audit."""
    counts = ", ".join(f"{n} {verdict}" for verdict, n in sorted(audit.count().items()))
    return f"{audit.name}: {len(audit.entries)} claims ({counts})"


def fill() -> None:
    """Write the ``sides`` of each witness into the audits."""
    by_name = {audit.name: audit for audit in audits()}
    for path in audit_files():
        shown = {
            entry.id: difference(*sides(entry))[1]
            for entry in by_name[path.stem.removeprefix("audit_")].entries
            if entry.wrong
        }
        lines, current = [], ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("["):
                current = line[1 : line.index("]")]
            if line.startswith("sides:"):
                continue
            lines.append(line)
            if line.startswith("right:") and current in shown:
                lines.append(f"sides: {shown[current]}")
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
