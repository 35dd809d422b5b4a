"""Every robot of the package example-robot-data against Pinocchio.

    pip install "symdyn[corpus,test]"
    python -m tests.corpus.run [WORD...] [--base fixed|floating] [--states N]

Each file is read, or refused with the reason; rnea, crba, the poses of all links and the
centroidal map are then compared at random states, with followers of other joints tied
to them.  WORD: only files with one of these words in their names.  Exits 1 where a file
that was read differs from Pinocchio by more than the tolerance.
"""

from __future__ import annotations

import argparse
import sys
import time
import warnings
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib import metadata
from pathlib import Path

import numpy as np

import symdyn
from symdyn.model.names import identifier
from symdyn.model.tree import Tree
from tests.support.batch import batch
from tests.support.coupled_oracle import CoupledOracle
from tests.support.measure import blocks, excess

PACKAGE = "example-robot-data"
TOLERANCE = 1e-12
SEED = 1


@dataclass(frozen=True)
class Row:
    """What became of one file."""

    file: str
    tree: Tree | None
    told: int
    errors: dict[str, float]
    note: str = ""

    @property
    def worst(self) -> float:
        return max(self.errors.values(), default=0.0)

    def text(self) -> str:
        if self.tree is None:
            return f"{self.file:<44} refused: {self.note}"
        kinds = Counter("mimic" if b.master is not None else b.joint.kind for b in self.tree.bodies)
        types = " ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))
        sizes = f"{self.tree.nq:>4} {self.tree.nv:>4} {self.told:>5} {self.worst:9.1e}"
        return f"{self.file:<44} {sizes}  {types}  {self.note}".rstrip()


def files() -> list[Path]:
    """The URDF files of the package, by name."""
    listed = metadata.files(PACKAGE) or []
    paths = [Path(str(item.locate())) for item in listed if item.suffix == ".urdf"]
    return sorted(paths, key=lambda path: (path.name, str(path)))


def compare(path: Path, base: str, states: int) -> Row:
    """Read one file and compare it."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        try:
            tree = symdyn.load(path, base=base)
        except symdyn.SymdynError as error:
            return Row(path.name, None, len(told), {}, str(error).replace(f"{path}", path.name))
    try:
        oracle = CoupledOracle(path, base == "floating")
    except (ValueError, KeyError) as error:
        return Row(path.name, tree, len(told), {"oracle": np.inf}, f"Pinocchio: {error}")
    errors: dict[str, float] = {}
    notes = []
    for name, error in _errors(tree, oracle, states):
        if isinstance(error, str):
            notes.append(error)
        else:
            errors[name] = max(errors.get(name, 0.0), error)
    return Row(path.name, tree, len(told), errors, "; ".join(notes))


def _errors(tree: Tree, oracle: CoupledOracle, states: int) -> Iterator[tuple[str, float | str]]:
    drawn = list(oracle.states(states, SEED))
    q, v, a = (np.array(x) for x in zip(*drawn, strict=True))
    for name, inputs in (("rnea", (q, v, a)), ("crba", (q,)), ("centroidal_map", (q,))):
        try:
            (ours,) = batch(tree, name, *inputs).values()
        except symdyn.SymdynError as error:
            yield name, f"no {name}: {error.message}"
            continue
        for k, state in enumerate(zip(*inputs, strict=True)):
            theirs = getattr(oracle, name)(*state)
            if theirs.size:  # a robot may have no joints
                yield name, excess(ours[k], theirs, blocks(len(theirs), tree.nv, tree.floating))
    yield from _pose_errors(replace(tree, shown=tree.frame_names[1:]), oracle, q)


def _pose_errors(
    tree: Tree, oracle: CoupledOracle, q: np.ndarray
) -> Iterator[tuple[str, float | str]]:
    try:
        ours = batch(tree, "forward_kinematics", q)
    except symdyn.SymdynError as error:
        yield "poses", f"no poses: {error}"
        return
    for k in range(len(q)):
        for name, (R, p) in oracle.poses(q[k]).items():
            key = identifier(name)
            yield "poses", excess(ours[f"R_{key}"][k], R, [slice(0, 3)])
            yield "poses", excess(ours[f"p_{key}"][k], p, [slice(0, 3)])


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.corpus.run", description=__doc__)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--base", choices=("fixed", "floating"), default="fixed")
    parser.add_argument("--states", type=int, default=20)
    given = parser.parse_args()
    try:
        found = files()
    except metadata.PackageNotFoundError:
        print(f'{PACKAGE} is not installed: pip install "symdyn[corpus]"', file=sys.stderr)
        return 2
    chosen = [p for p in found if not given.words or any(word in p.name for word in given.words)]
    print(f"{'file':<44} {'nq':>4} {'nv':>4} {'told':>5} {'error':>9}  joints")
    rows, start = [], time.monotonic()
    for path in chosen:
        rows.append(compare(path, given.base, given.states))
        print(rows[-1].text(), flush=True)
    return _summary(rows, time.monotonic() - start)


def _summary(rows: list[Row], seconds: float) -> int:
    read = [row for row in rows if row.tree is not None]
    wrong = [row for row in read if not row.worst <= TOLERANCE]
    print(
        f"\n{len(rows)} files: {len(read) - len(wrong)} equal Pinocchio to {TOLERANCE:g}, "
        f"{len(wrong)} differ, {len(rows) - len(read)} refused ({seconds:.0f} s)"
    )
    for row in wrong:
        print(f"  {row.file}: {row.errors}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
