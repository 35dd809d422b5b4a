"""Random trees through derivation, every backend, and Pinocchio.

    python -m tests.fuzz.trees --count 2000 [--seed 1] [--most 4] [--first 0] [--certify 50]
    python -m tests.fuzz.trees --count 500 --limbs

Each tree (:mod:`tests.fuzz.grow`) has joints of all kinds, followers, massless links, branches,
armature.  rnea, crba, aba, the poses of all frames and the centroidal map are printed as NumPy,
CasADi and C, run at a few states and compared with Pinocchio in the measure of
:mod:`tests.support.measure`; one tree in ``--certify`` also has every text certified.  A failure
is shrunk and printed.  With ``--limbs`` all trees have four limbs with the same joints, which run
in the lanes of vectors.  Where the two differ by a little, fifty digits decide which of them is
off.  Exits 1 if there is any.  Tree k of a seed is always the same.
"""

from __future__ import annotations

import argparse
import ctypes
import subprocess
import sys
import tempfile
import time
import traceback
import warnings
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import casadi as ca
import numpy as np

from symdyn.backends import c, c_limbs, casadi, lanes, live
from symdyn.backends import numpy as numpy_backend
from symdyn.backends.unit import Unit
from symdyn.dynamics.derive import derive_plain
from symdyn.errors import SymdynError
from symdyn.export.certificate import certify
from symdyn.export.tree_json import tree_json
from symdyn.export.units import unit
from symdyn.model.tree import Tree
from symdyn.program.evaluate import evaluate
from symdyn.program.rings import DigitsRing
from symdyn.truth.door import NOTHING_SAID
from tests.fuzz.grow import grown, smaller, with_limbs
from tests.fuzz.oracle import TreeOracle
from tests.support.measure import blocks, excess

NAMES = ("rnea", "crba", "aba", "forward_kinematics", "centroidal_map")
STATES = 3
TOLERANCE = 1e-12
RESIDUAL = 1e-14
LOST = 1e-10
"""What Pinocchio may lose by cancellation, as where bodies are far from their joints."""
_SINGULAR = 1e-11
DIGITS = DigitsRing(50)

Run = Callable[..., dict[str, np.ndarray]]
"""A function of one state: inputs to outputs by name."""


def fault(tree: Tree, seed: int = 0, certified: bool = False) -> str | None:
    """What is wrong with a tree's functions, None if nothing."""
    try:
        return _fault(tree, seed, certified)
    except Exception:  # whatever it is, it is a failure of this tree
        return traceback.format_exc(limit=-3)


def _fault(tree: Tree, seed: int, certified: bool) -> str | None:
    oracle = TreeOracle(tree)
    states = [oracle.state(np.random.default_rng((seed, k))) for k in range(STATES)]
    units, refusals = _units(tree)
    for name, error in refusals.items():
        if not _rightly_refused(oracle, states, name):
            return f"{name} is refused: {error}"
    if certified:
        for name, it in units.items():
            texts = {b.path(it): b.render(it) for b in (numpy_backend, casadi)}
            texts[c.path(it)] = c_limbs.render_source(it)
            if c_limbs.offered(it):
                texts[c_limbs.path(it)] = c_limbs.render(it)
            certify(it, texts, tree, derive_plain(tree, name))
    with tempfile.TemporaryDirectory() as folder:
        runs = _backends(units, Path(folder))
        tried = ((b, name, state) for b in runs for name in units for state in states)
        wrong = ((b, name, _wrong(oracle, name, runs[b][name], s)) for b, name, s in tried)
        return next((f"{b} {name}: {what}" for b, name, what in wrong if what), None)


def _units(tree: Tree) -> tuple[dict[str, Unit], dict[str, SymdynError]]:
    """The functions that are made, and why others are not."""
    units, refusals = {}, {}
    for name in NAMES:
        try:
            units[name] = unit(tree, name, door=NOTHING_SAID)
        except SymdynError as error:
            refusals[name] = error
    return units, refusals


def _rightly_refused(oracle: TreeOracle, states: list, name: str) -> bool:
    if name == "centroidal_map":
        return sum(float(body.inertia.mass) for body in oracle.tree.bodies) == 0
    if name != "aba":
        return False
    ratios = [np.linalg.svd(oracle.crba(q), compute_uv=False) for q, *_ in states]
    return all(not len(s) or s[-1] <= _SINGULAR * (1 + s[0]) for s in ratios)


def _wrong(oracle: TreeOracle, name: str, run: Run, state: tuple) -> str | None:
    """How far a function is from Pinocchio at a state, if that is too far."""
    tree, (q, v, a, _) = oracle.tree, state
    if name == "aba":
        return _residual(oracle, run, state)
    if name == "forward_kinematics":
        ours, worst = run(q), 0.0
        for frame, pose in oracle.poses(q).items():
            worst = max(worst, excess(ours[f"R_{frame}"], pose.rotation, [slice(0, 3)]))
            worst = max(worst, excess(ours[f"p_{frame}"], pose.translation, [slice(0, 3)]))
    else:
        given = {"rnea": (q, v, a), "crba": (q,), "centroidal_map": (q,)}[name]
        (ours,) = run(*given).values()
        theirs = getattr(oracle, name)(*given)
        if not theirs.size:
            return None
        rows = blocks(len(theirs), tree.nv, tree.floating)
        worst = excess(ours, theirs, rows)
        if TOLERANCE < worst <= LOST:  # a block may vanish, as a point's own moment does
            worst = excess(ours, _fifty_digits(tree, name, given), [slice(0, len(ours))])
    return None if worst <= TOLERANCE else f"off by {worst:.2g}"


def _fifty_digits(tree: Tree, name: str, given: tuple, minus: Any = 0.0) -> np.ndarray:
    """A function's one output by the recursion as it stands, less what it should be."""
    program, number = derive_plain(tree, name), DIGITS.context.mpf
    inputs = zip(program.inputs, given, strict=True)
    values = {port.name: [number(x) for x in np.ravel(value)] for port, value in inputs}
    (found,) = evaluate(program, DIGITS, values).values()
    less = np.broadcast_to(np.ravel(minus), len(found))
    left = [float(x - number(float(y))) for x, y in zip(found, less, strict=True)]
    return np.array(left).reshape(program.outputs[0].port.shape)


def _residual(oracle: TreeOracle, run: Run, state: tuple) -> str | None:
    """Forward dynamics by what Pinocchio's inverse dynamics says of its result."""
    q, v, _, tau = state
    M = oracle.crba(q)
    s = np.linalg.svd(M, compute_uv=False)
    if len(s) and s[-1] <= _SINGULAR * (1 + s[0]):
        return None  # singular at this state alone: nothing is promised
    (a,) = run(q, v, tau).values()
    h = oracle.rnea(q, v, 0 * v)
    scale = 1 + sum(np.abs(x).max(initial=0) for x in (tau, h, np.abs(M) @ np.abs(a)))
    found = np.abs(oracle.rnea(q, v, a) - tau).max(initial=0) / scale
    if RESIDUAL < found <= LOST:
        exact = _fifty_digits(oracle.tree, "rnea", (q, v, a), minus=tau)
        found = np.abs(exact).max(initial=0) / (scale + oracle.added(q, v, a).max(initial=0))
    return None if found <= RESIDUAL else f"residual {found:.2g}"


def _backends(units: dict[str, Unit], folder: Path) -> dict[str, dict[str, Run]]:
    library = _compiled(units, folder)
    return {
        "numpy": {name: _numpy(it) for name, it in units.items()},
        "casadi": {name: _casadi(it) for name, it in units.items()},
        "c": {name: _c(it, library) for name, it in units.items()},
    }


def _named(unit: Unit, values: Any) -> dict[str, np.ndarray]:
    outputs = [out.port for out in unit.program.outputs]
    listed = values if len(outputs) > 1 else (values,)
    return {port.name: np.reshape(x, port.shape) for port, x in zip(outputs, listed, strict=True)}


def _numpy(unit: Unit) -> Run:
    function = live.numpy_function(unit)
    return lambda *given: _named(unit, function(*given))


def _casadi(unit: Unit) -> Run:
    function = live.casadi_function(unit)

    def run(*given: np.ndarray) -> dict[str, np.ndarray]:
        found = [x.full() for x in function.call([ca.DM(x) for x in given])]
        return _named(unit, found if len(found) > 1 else found[0])

    return run


def _compiled(units: dict[str, Unit], folder: Path) -> ctypes.CDLL:
    """All functions in one library, without optimization."""
    header = c.render_header("grown", list(units.values()))
    (folder / Path(c.header_path("grown")).name).write_text(header, encoding="utf-8")
    for it in units.values():
        (folder / Path(c.path(it)).name).write_text(c_limbs.render_source(it), encoding="utf-8")
        if c_limbs.offered(it):
            (folder / Path(c_limbs.path(it)).name).write_text(c_limbs.render(it), encoding="utf-8")
    (folder / lanes.NAME).write_text(lanes.render_lanes(), encoding="utf-8")
    sources = [Path(c.path(it)).name for it in units.values()]
    flags = ["-std=c99", "-O0", "-DSYMDYN_LANES=4", "-Wno-psabi", "-fPIC", "-shared"]
    words = ["gcc", *flags, "-o", "grown.so", *sources, "-lm"]
    subprocess.run(words, cwd=folder, check=True, capture_output=True)
    return ctypes.CDLL(str(folder / "grown.so"))


def _c(unit: Unit, library: ctypes.CDLL) -> Run:
    function, ports = library[c.symbol(unit)], [out.port for out in unit.program.outputs]
    function.restype = None

    def run(*given: np.ndarray) -> dict[str, np.ndarray]:
        arrays = [np.ascontiguousarray(x, dtype=float) for x in given]
        made = [np.full(max(port.size, 1), np.nan) for port in ports]
        function(*(ctypes.c_void_p(x.ctypes.data) for x in (*arrays, *made)))
        results = (
            np.reshape(x[: p.size], p.shape[::-1]).T for x, p in zip(made, ports, strict=True)
        )
        return {port.name: x for port, x in zip(ports, results, strict=True)}

    return run


def shrunk(tree: Tree, wrong: Callable[[Tree], str | None]) -> Tree:
    """The smallest tree that simpler trees lead to and that still fails."""
    while True:
        found = next((other for other in smaller(tree) if wrong(other)), None)
        if found is None:
            return tree
        tree = found


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.trees", description=__doc__)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--most", type=int, default=4)
    parser.add_argument("--certify", type=int, default=50)
    parser.add_argument("--limbs", action="store_true")
    given = parser.parse_args()
    warnings.simplefilter("error")
    kinds: Counter = Counter()
    failed, start = 0, time.monotonic()
    for k in range(given.first, given.first + given.count):
        rng = Random(f"{given.seed}-{k}")
        tree = with_limbs(rng) if given.limbs else grown(rng, given.most)
        kinds.update("mimic" if b.master is not None else b.joint.kind for b in tree.bodies)
        kinds["massless link"] += sum(not body.inertia.mass for body in tree.bodies)
        kinds["floating base"] += tree.floating
        kinds["armature"] += any(tree.armature)
        kinds["rnea in lanes"] += given.limbs and c_limbs.offered(_units(tree)[0]["rnea"])
        wrong = fault(tree, k, k % given.certify == 0)
        if wrong:
            failed += 1
            small = shrunk(tree, lambda other, k=k: fault(other, k, True))
            print(f"tree {k} fails: {wrong}")
            print(f"  shrunk: {fault(small, k, True)}\n{tree_json(small)}", flush=True)
        done = k + 1 - given.first
        if done % 50 == 0:
            print(f"{done} trees, {failed} failures", file=sys.stderr, flush=True)
    print(dict(kinds.most_common()))
    seconds = time.monotonic() - start
    print(f"{given.count - failed} of {given.count} trees agree ({seconds:.0f} s)")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
