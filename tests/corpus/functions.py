"""Every function of given robots against Pinocchio, in the measure of each function.

    pip install "symdyn[test]"
    python -m tests.corpus.functions FILE.urdf... [--base floating] [--states N] [--only WORD]

The tips of the tree are the contacts.  Joints that follow others are read as free ones.
Told are, by function, the largest error relative to 1 + the largest entry of a block; of
functions that invert M how many times worse ours is than the worst of Pinocchio's own routes,
in fifty digits.  Exits 1 where a measure is exceeded.
"""

from __future__ import annotations

import argparse
import sys
import time
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pinocchio as pin

import symdyn
from symdyn.dynamics.base_parameters import grouping
from symdyn.dynamics.catalogue_constrained import CONSTRAINED_ENTRIES
from symdyn.dynamics.catalogue_control import CONTROL_ENTRIES
from symdyn.dynamics.derive import derive, offered
from tests.corpus.inverses import MEASURED
from tests.support.batch import batch
from tests.support.measure import blocks, excess
from tests.support.pinocchio_oracle import UNNORMALIZED, State
from tests.support.robots import Robot
from tests.support.routes import WORSE

TOLERANCE = 1e-12
DIGITS = 2
"""How many states are evaluated in fifty digits."""

TIPS = 4
NOT_HERE = {entry.name for entry in (*CONSTRAINED_ENTRIES, *CONTROL_ENTRIES)} | {
    "forward_dynamics",  # aba under other forces
    "state_derivative",
    "configuration_rate",  # Pinocchio has no such function
}


@dataclass(frozen=True)
class Found(Robot):
    """A robot that was found somewhere: its reader may tell things."""

    @property
    def tree(self) -> Any:
        return _tree(self)


@lru_cache
def _tree(robot: Found) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        base = "floating" if robot.floating else "fixed"
        return symdyn.load(robot.path, base=base, contacts=robot.contacts)


def found(path: Path, floating: bool, folder: Path) -> Found:
    """The robot without followers, its tips as contacts."""
    document = ElementTree.parse(path)
    parents, children = set(), []
    for joint in document.getroot().iter("joint"):
        for mimic in joint.findall("mimic"):
            joint.remove(mimic)
        parent, child = joint.find("parent"), joint.find("child")
        if parent is not None and child is not None:
            parents.add(parent.attrib["link"])
            if joint.get("type") != "fixed":
                children.append(child.attrib["link"])
    free = folder / path.name
    document.write(free)
    tips = [name for name in children if name not in parents] or children[-1:]
    return Found(path.stem, free, floating, tuple(tips[:TIPS]))


def errors(robot: Found, states: int, only: str) -> Iterator[tuple[str, float, float]]:
    """Of each function its error and what it may be."""
    drawn = robot.oracle.states(states, seed=1)
    for name in offered(robot.tree):
        if only not in name or name.startswith("convert_"):
            continue
        if name in MEASURED:
            yield name, max(MEASURED[name](robot, s) for s in drawn[:DIGITS]), WORSE
        elif name == "rnea_external":
            yield name, _external(robot, drawn), TOLERANCE
        elif name == "base_regressor":
            yield name, _grouped(robot, drawn), TOLERANCE
        elif name not in NOT_HERE:
            yield name, _plain(robot, name, drawn), TOLERANCE


def _plain(robot: Found, name: str, drawn: list[State]) -> float:
    names = [port.name for port in derive(robot.tree, name).inputs]
    inputs = [np.array([getattr(s, "q" if n == "q0" else n) for s in drawn]) for n in names]
    if name == "normalize":
        inputs[0] = UNNORMALIZED * inputs[0]
    values, oracle, worst = batch(robot.tree, name, *inputs), robot.oracle, 0.0
    for k, s in enumerate(drawn):
        expected = oracle.values(name, s)
        for output, ours in values.items():
            theirs = np.asarray(expected.get(output, expected.get("")))
            if not theirs.size:  # of joints that the robot does not have
                continue
            rows = len(theirs) if theirs.shape else 1
            split = blocks(rows, robot.tree.nv, robot.floating)
            worst = max(worst, excess(ours[k].reshape(theirs.shape), theirs, split))
    return worst


def _external(robot: Found, drawn: list[State]) -> float:
    oracle, rng = robot.oracle, np.random.default_rng(9)
    f_ext = rng.uniform(-20, 20, (len(drawn), 6, oracle.model.njoints - 1))
    state = [np.array([getattr(s, n) for s in drawn]) for n in ("q", "v", "a")]
    ours = batch(robot.tree, "rnea_external", *state, f_ext.reshape(len(drawn), -1))["tau"]
    split, worst = blocks(robot.tree.nv, robot.tree.nv, robot.floating), 0.0
    for k, s in enumerate(drawn):
        wrenches = [pin.Force.Zero(), *(pin.Force(column) for column in f_ext[k].T)]
        expected = pin.rnea(oracle.model, oracle.data, s.q, s.v, s.a, wrenches)
        worst = max(worst, excess(ours[k], expected, split))
    return worst


def _grouped(robot: Found, drawn: list[State]) -> float:
    oracle = robot.oracle
    pi = np.concatenate([x.toDynamicParameters() for x in list(oracle.model.inertias)[1:]])
    base = np.array(grouping(robot.tree).combination.tolist(), dtype=float) @ pi
    state = [np.array([getattr(s, n) for s in drawn]) for n in ("q", "v", "a")]
    ours = batch(robot.tree, "base_regressor", *state)["Y_b"] @ base
    split = blocks(robot.tree.nv, robot.tree.nv, robot.floating)
    return max(
        excess(tau, pin.rnea(oracle.model, oracle.data, s.q, s.v, s.a), split)
        for tau, s in zip(ours, drawn, strict=True)
    )


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.corpus.functions", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--base", choices=("fixed", "floating"), default="fixed")
    parser.add_argument("--states", type=int, default=20)
    parser.add_argument("--only", default="")
    given, wrong = parser.parse_args(), 0
    for path in given.files:
        start = time.monotonic()
        with TemporaryDirectory() as folder:
            robot = found(path, given.base == "floating", Path(folder))
            try:
                rows = list(errors(robot, given.states, given.only))
            except symdyn.SymdynError as error:
                print(f"{path.name}: refused: {error.message}")
                continue
        over = [row for row in rows if not row[1] <= row[2]]
        wrong += len(over)
        plain = max((e for _, e, may in rows if may == TOLERANCE), default=0.0)
        inverse = max((e for _, e, may in rows if may != TOLERANCE), default=0.0)
        print(
            f"{path.name:<44} nv {robot.tree.nv:>3}  {len(rows)} functions, {len(over)} differ; "
            f"error {plain:.1e}, {inverse:.1f} times the worst route "
            f"({time.monotonic() - start:.0f} s)",
            flush=True,
        )
        for name, error, may in over:
            print(f"    {name}: {error:.2e}, at most {may:g}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
