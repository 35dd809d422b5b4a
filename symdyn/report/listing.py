"""What there is: robots, functions, derivations, conventions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from symdyn.dynamics.derive import offered
from symdyn.dynamics.entry import Entry, Spec, default_frames, port
from symdyn.dynamics.lie import LIE, PORTS
from symdyn.model.load import load
from symdyn.model.robots import NAMES, builtin
from symdyn.model.tree import Tree
from symdyn.report.derivations import derivation_rows, derivations
from symdyn.report.table import columns, shape_text

_SHOWN = 4  # outputs of a function, on one line


def listing(conventions: Mapping[str, str], tree: Tree | None = None) -> dict[str, Any]:
    """Everything there is, as plain data.

    Parameters
    ----------
    conventions : mapping
        A sentence on each convention, by name.
    tree : Tree, optional
        The robot whose functions are listed, with its own numbers as shapes. Without
        one, the functions of the built-in robots, with shapes in terms of nq, nv, ...
    """
    robots = {name: load(name) for name in NAMES}
    functions: dict[str, Any] = {}
    frames: dict[str, None] = {}
    for robot in robots.values() if tree is None else [tree]:
        frames |= dict.fromkeys(default_frames(robot).values())
        for name, entry in offered(robot).items():
            functions.setdefault(name, _function(entry, robot, numbers=tree is not None))
    return {
        "robots": [_robot(robot, name) for name, robot in robots.items()],
        "frames": list(frames),
        "functions": functions,
        "derivations": derivations(),
        "conventions": dict(conventions),
    } | ({"robot": tree.name} if tree else {"lie": {name: _lie(name) for name in LIE}})


def listing_text(record: Mapping[str, Any]) -> str:
    """The same as text."""
    whose = f"Functions of {record['robot']}" if "robot" in record else "Functions"
    functions, lie = (
        _rows(record.get(group, {}), record["frames"]) for group in ("functions", "lie")
    )
    robots = [
        (it["name"], f"{it['base']} base", f"nq {it['nq']}", f"nv {it['nv']}", f"{it['mass']:g} kg")
        for it in record["robots"]
    ]
    lines = ["Robots", *columns(robots), "", whose, *columns(functions)]
    lines += [f"  with <frame> one of {', '.join(record['frames'])}", ""]
    lines += ["Functions of lie, without a robot", *columns(lie), ""] if lie else []
    lines += ["Derivations", *columns(derivation_rows(record["derivations"]))]
    lines += ["", "Conventions", *columns(record["conventions"].items())]
    return "\n".join(lines)


def _rows(functions: Mapping[str, Any], frames: Sequence[str]) -> list[tuple[str, ...]]:
    """A row a function; those that each frame has are told once."""
    first, *others = [
        re.compile(rf"(frame_[a-z]+_){key}((_local|_world)?(_dot)?)") for key in frames
    ]
    rows: list[tuple[str, ...]] = []
    for name, it in functions.items():
        if any(other.fullmatch(name) for other in others):
            continue
        told = first.sub(r"\1<frame>\2", name) if first.fullmatch(name) else name
        rows.append((told, ", ".join(it["inputs"]), _ports(it["outputs"]), it["summary"]))
    return rows


def _robot(tree: Tree, name: str) -> dict[str, Any]:
    robot = builtin(name)
    assert robot is not None
    return {
        "name": name,
        "base": robot.base,
        "nq": tree.nq,
        "nv": tree.nv,
        "mass": tree.mass,
        "contacts": tree.contact_names,
    }


def _function(entry: Entry, tree: Tree, numbers: bool) -> dict[str, Any]:
    def shapes(specs: Iterable[Spec]) -> dict[str, Any]:
        return {spec[0]: port(spec, tree).shape if numbers else spec[1] for spec in specs}

    return {
        "summary": entry.summary,
        "inputs": shapes(entry.input_specs),
        "outputs": shapes(entry.outputs(tree)),
    }


def _lie(name: str) -> dict[str, Any]:
    entry = LIE[name]
    output = PORTS[entry.output]
    return {
        "summary": entry.summary,
        "inputs": {PORTS[key].name: PORTS[key].shape for key in entry.inputs},
        "outputs": {output.name: output.shape},
    }


def _ports(shapes: Mapping[str, Any]) -> str:
    texts = [f"{name} {shape_text(shape)}" for name, shape in shapes.items()]
    return ", ".join(texts[:_SHOWN]) + (", ..." if len(texts) > _SHOWN else "")
