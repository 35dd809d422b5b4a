"""A race: the functions of a robot side by side with other libraries, in one run.

The rules.  Inputs are q, v and so on, sines and cosines are part of the work; every call
has another of COUNT states; dense outputs are written; each function is compiled in a file
of its own; all C and C++ is compiled with the same flags, which the record names (both may
contract products and sums); results of single calls go to one place; rounds of all contestants
take turns, states are timed in blocks of BLOCK that have just run once, and told are the least
time of each block, on average, and the median round.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from symdyn.backends import live
from symdyn.backends.unit import Unit
from symdyn.bench import pinocchio_cpp
from symdyn.bench.accuracy import accuracy
from symdyn.bench.instructions import installed, instructions
from symdyn.bench.peers import peers, require_cpp
from symdyn.bench.program import FLAGS, Program, Round, ours, summary
from symdyn.bench.python_loops import Given, batch_round
from symdyn.bench.states import COUNT, states
from symdyn.dynamics.derive import offered
from symdyn.export.units import unit
from symdyn.model.tree import Tree
from symdyn.program.count import flops
from symdyn.truth.door import NOTHING_SAID

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
    "contact_dynamics",
)
"""The functions that are raced where none are named."""

SCALAR, LANES, BATCH = "C scalar", "C", "C batch from Python"


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
        Plain data: ``functions`` with operations, accuracy, sizes and seconds and, by
        contestant, the least and the median time in nanoseconds a state, and instructions;
        ``missing`` with what is not raced.
    """
    if cpp:
        require_cpp(tree)
    names = [name for name in RACED if name in offered(tree)] if names is None else list(names)
    units, made_in = _units(tree, names)
    given = {name: states(tree, it) for name, it in units.items()}
    with TemporaryDirectory() as place:
        folder = Path(place)
        programs = {
            SCALAR: ours(units, given, folder / "scalar", limbs=False),
            LANES: ours(units, given, folder / "lanes", limbs=True),
        }
        others = peers(tree, given, folder, cpp)
        everyone = {who: program.round for who, program in programs.items()}
        times = _rounds(everyone | others.rounds | _from_python(units, given), rounds)
        counted = _instructions(programs | others.programs)
    functions = {
        name: {
            "operations": {"ours": flops(it.program)}
            | {who: has[name] for who, has in others.operations.items() if name in has},
            "accuracy": accuracy(it, given[name]),
            "generated_s": made_in[name],
            "bytes": {who: _of(it, name, program.size) for who, program in programs.items()},
            "compiled_s": {who: _of(it, name, p.seconds) for who, p in programs.items()},
            "ns": {who: summary(them[name]) for who, them in times.items() if name in them},
            "instructions": {who: has[name] for who, has in counted.items() if name in has},
        }
        for name, it in units.items()
    }
    head = {"robot": tree.name, "states": COUNT, "rounds": rounds, "flags": list(FLAGS)}
    head |= {"cpp_flags": list(pinocchio_cpp.FLAGS)} if cpp else {}
    uncounted = [] if counted else ["instructions: install valgrind"]
    return head | {"functions": functions, "missing": [*others.missing, *uncounted]}


def _units(tree: Tree, names: Sequence[str]) -> tuple[dict[str, Unit], dict[str, float]]:
    """The functions, and the seconds that each took."""
    made, seconds = {}, {}
    for name in names:
        start = time.perf_counter()
        made[name] = unit(tree, name, door=NOTHING_SAID)
        seconds[name] = time.perf_counter() - start
    return made, seconds


def _of(it: Unit, name: str, table: Mapping[str, Any]) -> Any:
    """The entry of the function's source."""
    return table[f"{it.robot}_{name}.c"]


def _rounds(
    everyone: Mapping[str, Round], rounds: int
) -> dict[str, dict[str, list[Sequence[float]]]]:
    """The times of all rounds, contestants taking turns."""
    times: dict[str, dict[str, list[Sequence[float]]]] = {}
    for _ in range(rounds):
        for who, run in everyone.items():
            for name, ns in run().items():
                label, _, function = name.rpartition(" ")
                place = times.setdefault(f"{who} {label}".strip(), {})
                place.setdefault(function, []).append(ns)
    return times


def _instructions(programs: Mapping[str, Program]) -> dict[str, dict[str, int]]:
    """By contestant and function, where valgrind is there."""
    if not installed():
        return {}
    found: dict[str, dict[str, int]] = {}
    for who, program in programs.items():
        place = found.setdefault(who.removesuffix(" contacts"), {})
        place |= instructions(program.command, program.symbols)
    return found


def _from_python(units: Mapping[str, Unit], given: Given) -> dict[str, Round]:
    """The same functions called from Python on all states at once."""
    made = {
        BATCH: {n: live.c_function(it, FLAGS) for n, it in units.items()},
        "NumPy batch": {n: live.numpy_function(it) for n, it in units.items()},
    }
    return {who: batch_round(functions, given) for who, functions in made.items()}
