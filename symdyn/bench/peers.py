"""Other libraries that are raced, as far as they are installed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

import numpy as np

from symdyn.bench import adam, casadi_peers, pinocchio_sx
from symdyn.bench.pinocchio_cpp import build, includes, render
from symdyn.bench.pinocchio_functions import CONTACTS, PLAIN
from symdyn.bench.program import Program, Round, parsed
from symdyn.bench.python_loops import Given, mujoco_round, pinocchio_model, pinocchio_round
from symdyn.bench.states import BLOCK, COUNT, whole_states
from symdyn.errors import SymdynError
from symdyn.model.robots import builtin
from symdyn.model.tree import Tree

INSTALL = {"pinocchio": "pin", "mujoco": "mujoco", "adam": "adam-robotics[casadi]"}
"""Modules of other libraries, and what to install for them."""

PARTS = {"adam": ("adam", "liecasadi")}
"""Where more than the module itself is needed."""

MOST = 40_000
"""Programs with more operations are counted but not raced: compilers take too long."""

CPP, SX = "Pinocchio C++", "Pinocchio SX"


@dataclass
class Peers:
    """What is there to race.

    Attributes
    ----------
    rounds : dict
        Rounds by contestant.
    programs : dict
        Programs whose instructions may be counted.
    operations : dict
        By contestant and function.
    missing : list of str
        What is not raced, and why.
    """

    rounds: dict[str, Round] = field(default_factory=dict)
    programs: dict[str, Program] = field(default_factory=dict)
    operations: dict[str, dict[str, int]] = field(default_factory=dict)
    missing: list[str] = field(default_factory=list)


def require_cpp(tree: Tree) -> None:
    """Refuse a robot that is not raced in C++, or a machine without the headers.

    Raises
    ------
    SymdynError
    """
    robot = builtin(tree.name)
    if robot is None or robot.path.suffix != ".urdf":
        cure = "leave out cpp"
        raise SymdynError("C++ is raced for built-in robots", element=tree.name, cure=cure)
    includes()


def peers(tree: Tree, given: Given, folder: Path, cpp: bool) -> Peers:
    """Make them ready.

    Parameters
    ----------
    tree : Tree
    given : mapping
        Values of the inputs of our functions, states first.
    folder : Path
        For programs.
    cpp : bool
        Whether Pinocchio's headers are compiled, for numbers and for CasADi's symbols.
    """
    made = Peers()
    made.missing += [f"{name}: pip install {INSTALL[name]}" for name in INSTALL if not _has(name)]
    robot = builtin(tree.name)
    if robot is None or robot.path.suffix != ".urdf":
        return made
    path = str(robot.path)
    if _has("pinocchio"):
        model = pinocchio_model(path, tree.floating)
        made.rounds["Pinocchio, Python loop"] = pinocchio_round(model, given)
        if cpp:
            _pinocchio_cpp(made, tree, given, folder)
            functions = pinocchio_sx.functions(tree.name, model, tree.contact_names)
            _casadi(made, SX, functions, given, folder / "sx")
    if not cpp:
        made.missing.append(f"{CPP}, {SX}: ask for them with --cpp")
    if _has("mujoco"):
        made.rounds["MuJoCo, Python loop"] = mujoco_round(path, tree, given)
    if _has("adam") and tree.floating:
        weight = [float(x) for x in tree.gravity]
        functions = adam.functions(path, tree.joint_names, tree.contact_names, weight)
        _casadi(made, "ADAM", functions, given, folder / "adam")
    return made


def _has(name: str) -> bool:
    return all(find_spec(it) is not None for it in PARTS.get(name, (name,)))


def _pinocchio_cpp(made: Peers, tree: Tree, given: Given, folder: Path) -> None:
    """Pinocchio's algorithms, those of contacts in a program of their own."""
    robot = builtin(tree.name)
    assert robot is not None
    model = pinocchio_model(str(robot.path), tree.floating)
    state = whole_states(tree)
    files = [folder / f"pinocchio{k}" for k in range(0, COUNT, BLOCK)]
    for k, file in enumerate(files):  # each begins with another block, which alone is timed
        np.roll(state, -k * BLOCK, axis=0).tofile(file)
    programs = []
    for calls, contacts in ((PLAIN, ()), (CONTACTS, tree.contact_names)):
        if calls is PLAIN or contacts:
            program = str(build(render(tree.name, model, COUNT, calls, contacts)))
            symbols = {it.name: f"pinocchio_{it.name}" for it in calls}
            made.programs[f"{CPP}{' contacts' if contacts else ''}"] = Program(
                (program, str(files[0])), symbols, {}, {}
            )
            programs.append(program)

    def run() -> dict[str, list[float]]:
        times: dict[str, list[float]] = {}
        for program in programs:
            for file in files:
                for name, block in parsed((program, str(file), str(BLOCK))).items():
                    times.setdefault(name, []).extend(block)
        return {name: blocks for name, blocks in times.items() if name in given}

    made.rounds[CPP] = run


def _casadi(
    made: Peers, who: str, functions: Mapping[str, object], given: Given, folder: Path
) -> None:
    """Functions of CasADi as C; of compositions the one of fewer operations."""
    best: dict[str, object] = {}
    for name, function in functions.items():
        plain = name.removesuffix(pinocchio_sx.COMPOSED)
        count = casadi_peers.flops(function)
        if plain in given and count < made.operations.setdefault(who, {}).get(plain, count + 1):
            made.operations[who][plain] = count
            best[plain] = function
    for name in [name for name in best if made.operations[who][name] > MOST]:
        made.missing.append(f"{who} {name}: more than {MOST} operations")
        del best[name]
    if not best:
        return
    states = {name: given[name][: function.n_in()] for name, function in best.items()}  # type: ignore[attr-defined]
    program = casadi_peers.program(best, states, folder)
    made.programs[who] = program
    made.rounds[who] = lambda: {name.split()[1]: ns for name, ns in program.round().items()}
