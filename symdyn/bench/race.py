"""A race: the functions of a robot side by side with other libraries, in one run.

The rules.  Inputs are q, v and so on, sines and cosines are part of the work; every call
has another of COUNT states; dense outputs are written; each function is compiled in a file
of its own; all C and C++ is compiled with the same flags, which the record names (-std=c99
leaves products and sums apart); rounds of all contestants take turns, and the least and the
median of the rounds are told.
"""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from symdyn.backends import c, c_limbs, lanes, live
from symdyn.backends.compiler import compiler
from symdyn.backends.templates import fill
from symdyn.backends.unit import Unit
from symdyn.bench.accuracy import accuracy
from symdyn.bench.pinocchio_cpp import build, render
from symdyn.bench.pinocchio_python import contestants, pinocchio_model
from symdyn.dynamics.derive import offered
from symdyn.errors import SymdynError
from symdyn.export.units import unit
from symdyn.model.robots import builtin
from symdyn.model.tree import Tree
from symdyn.program.count import flops
from symdyn.truth.door import NOTHING_SAID

COUNT = 1024
"""Different states."""

FLAGS = ("-std=c99", "-O3", "-march=x86-64-v3")
RACED = (
    "rnea",
    "nonlinear_effects",
    "gravity",
    "crba",
    "aba",
    "minverse",
    "centroidal_map",
    "contact_jacobian",
    "rnea_derivatives",
    "aba_derivatives",
)
"""The functions that are raced where none are named."""

Round = Callable[[], Mapping[str, float]]
"""One round of a contestant: nanoseconds a state, by function."""


def race(
    tree: Tree, names: Sequence[str] | None = None, rounds: int = 5, cpp: bool = False
) -> dict[str, Any]:
    """Time a robot's functions and whatever other libraries are there.

    Parameters
    ----------
    tree : Tree
    names : sequence of str, optional
        Functions; by default those of RACED that the robot has.
    rounds : int
    cpp : bool
        Whether Pinocchio's C++ headers are compiled and raced as well.

    Returns
    -------
    dict
        Plain data: ``functions`` with operations, accuracy and, by contestant, the least and
        the median time in nanoseconds a state; ``missing`` with what is not installed.
    """
    names = [name for name in RACED if name in offered(tree)] if names is None else list(names)
    units = {name: unit(tree, name, door=NOTHING_SAID) for name in names}
    given = {name: _states(tree, it, COUNT) for name, it in units.items()}
    found, missing = contestants(tree, units, given)
    with TemporaryDirectory() as folder:
        everyone: dict[str, Round] = {"C": _compiled(units, given, Path(folder)), **found}
        everyone |= _from_python(units, given)
        if cpp:
            everyone["Pinocchio C++"] = _pinocchio_cpp(tree, Path(folder))
        times = _rounds(everyone, rounds)
    functions = {
        name: {
            "operations": flops(units[name].program),
            "accuracy": accuracy(units[name], given[name]),
            "ns": {
                who: {"least": min(them[name]), "median": median(them[name])}
                for who, them in times.items()
                if name in them
            },
        }
        for name in names
    }
    head = {"robot": tree.name, "states": COUNT, "rounds": rounds, "flags": list(FLAGS)}
    return head | {"functions": functions, "missing": missing}


def _rounds(everyone: Mapping[str, Round], rounds: int) -> dict[str, dict[str, list[float]]]:
    """The times of all rounds, contestants taking turns."""
    times: dict[str, dict[str, list[float]]] = {}
    for _ in range(rounds):
        for who, run in everyone.items():
            for name, ns in run().items():
                label, _, function = name.rpartition(" ")
                place = times.setdefault(f"{who} {label}".strip(), {})
                place.setdefault(function, []).append(ns)
    return times


def _states(tree: Tree, made: Unit, count: int) -> list[np.ndarray]:
    """Random states within the joints' limits, with unit quaternions."""
    rng = np.random.default_rng(0)
    found = []
    for port in made.program.inputs:
        x = rng.uniform(-1.0, 1.0, (count, *port.shape))
        if port.name.startswith("q") and port.shape == (tree.nq,):
            x = live.numpy_function(unit(tree, "normalize", door=NOTHING_SAID))(x)
        found.append(x)
    return found


def _compiled(
    units: Mapping[str, Unit], given: Mapping[str, list[np.ndarray]], folder: Path
) -> Round:
    """The C functions, timed by a program in C."""
    robot = next(iter(units.values())).robot
    texts = {lanes.NAME: lanes.render_lanes()}
    texts[f"{robot}.h"] = c.render_header(robot, list(units.values()))
    for made in units.values():
        texts[Path(c.path(made)).name] = c_limbs.render_source(made)
        if c_limbs.offered(made):
            texts[Path(c_limbs.path(made)).name] = c_limbs.render(made)
    texts["main.c"] = fill(
        "bench/main.c.jinja",
        robot=robot,
        include=f"{robot}.h",
        count=COUNT,
        functions=[_called(name, made) for name, made in units.items()],
    )
    for name, text in texts.items():
        (folder / name).write_text(text)
    with (folder / "states").open("wb") as file:
        for arrays in given.values():
            for array in arrays:
                np.swapaxes(array, 1, -1).tofile(file)
    sources = [name for name in texts if name.endswith(".c")]
    words = [*compiler(), *FLAGS, *sources, "-lm", "-o", "race"]
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SymdynError(f"the C compiler failed: {done.stderr.strip()}", element=" ".join(words))
    return program_round([str(folder / "race"), str(folder / "states")])


def _pinocchio_cpp(tree: Tree, folder: Path) -> Round:
    """Pinocchio's algorithms in C++."""
    robot = builtin(tree.name)
    if robot is None:
        raise SymdynError(
            "C++ is raced for built-in robots", element=tree.name, cure="leave out cpp"
        )
    model = pinocchio_model(str(robot.path), tree.floating)
    q, v, a = _states(tree, unit(tree, "rnea", door=NOTHING_SAID), COUNT)
    np.concatenate([q, v, a], axis=1).tofile(folder / "pinocchio")
    program = build(render(tree.name, model, COUNT))
    return program_round([str(program), str(folder / "pinocchio")])


def program_round(command: Sequence[str]) -> Round:
    """A round of a program that prints lines of names and nanoseconds, the last ones valid."""

    def run() -> dict[str, float]:
        text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        found = {}
        for line in text.splitlines():
            *name, ns = line.split()
            found[" ".join(name[::-1])] = float(ns)
        return found

    return run


def _called(name: str, made: Unit) -> dict[str, Any]:
    """How the program in C calls a function."""
    _, inputs, outputs = c.arguments(made, c.symbol(made))
    every = [(f"{it.name}_", max(it.port.size, 1)) for it in (*inputs, *outputs)]
    return {
        "name": name,
        "symbol": c.symbol(made),
        "inputs": every[: len(inputs)],
        "outputs": every[len(inputs) :],
        "one": ", ".join(f"{it} + {size} * i" for it, size in every),
        "all": ", ".join(it for it, _ in every),
    }


def _from_python(
    units: Mapping[str, Unit], given: Mapping[str, list[np.ndarray]]
) -> dict[str, Round]:
    """The same functions called from Python on all states at once."""
    made = {
        "C batch, called from Python": {n: live.c_function(it) for n, it in units.items()},
        "NumPy batch": {n: live.numpy_function(it) for n, it in units.items()},
    }
    return {who: _python_round(functions, given) for who, functions in made.items()}


def _python_round(functions: Mapping[str, Any], given: Mapping[str, list[np.ndarray]]) -> Round:
    def run() -> dict[str, float]:
        found = {}
        for name, function in functions.items():
            start = time.perf_counter()
            function(*given[name])
            found[name] = (time.perf_counter() - start) * 1e9 / COUNT
        return found

    return run
