"""``manifest.json``: what an export holds and how its numbers are to be read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from hashlib import sha256
from typing import Any

from symdyn.assets import version
from symdyn.backends.ports import by_column, matrix_shape
from symdyn.backends.unit import Unit
from symdyn.dynamics.conventions import named
from symdyn.export.command import numeral
from symdyn.export.conventions import words
from symdyn.export.golden import BOUND
from symdyn.export.options import ExportOptions
from symdyn.export.permutations import permutations
from symdyn.model.joints import Joint
from symdyn.model.names import identifier
from symdyn.model.parameters import parametrized
from symdyn.model.robots import builtin
from symdyn.model.tree import Tree
from symdyn.program.count import operations
from symdyn.program.graph import CONST, Node, Output, Port, Program

SCHEMA = ".".join(map(str, (1, 0, 0)))
"""Version of the manifest's own layout: the first number changes when readers must."""

LIMITS = ("lower", "upper", "velocity", "effort")


def robot_record(tree: Tree, options: ExportOptions) -> dict[str, Any]:
    """What the manifest says of the robot, whatever functions are exported."""
    return {
        "source": source_record(tree, options),
        "nq": tree.nq,
        "nv": tree.nv,
        "joint_names": tree.joint_names,
        "frame_names": tree.frame_names,
        "contacts": [
            {"name": identifier(contact.frame), "link": contact.frame, "radius": contact.radius}
            for contact in tree.contacts
        ],
        "gravity": [numeral(value) for value in tree.gravity],
        "conventions": {"name": options.convention} | words(named(options.convention), tree),
        "q_index": _indices(tree, tree.q_index),
        "v_index": _indices(tree, tree.v_index),
        "followers": {
            body.joint.name: {
                "joint": tree.bodies[body.master].joint.name,
                "ratio": numeral(body.joint.ratio),
            }
            for body in tree.bodies
            if body.master is not None
        },
        "permutations": permutations(tree, named(options.convention)),
        "limits": {
            joint.name: {limit: _value(getattr(joint, limit)) for limit in LIMITS}
            for joint in tree.joints
        },
        **_parameters(tree, options.ordered_parameters),
        "armature": _by_joint(tree, "armature", any(tree.armature)),
        "damping": _by_joint(tree, "damping", False),
        "friction": _by_joint(tree, "friction", False),
    }


def source_record(tree: Tree, options: ExportOptions) -> dict[str, Any]:
    """The file that the robot was read from: its name, and the SHA-256 of its bytes."""
    robot = builtin(options.source or tree.name)
    if robot is not None:
        return {"file": robot.path.name, "sha256": sha256(robot.path.read_bytes()).hexdigest()}
    return {"file": options.source, "sha256": options.source_sha256}


def casadi_record() -> dict[str, Any]:
    """What the manifest says of the C functions behind CasADi's interface."""
    return {
        "casadi_int": "long long int",
        "casadi_real": "double",
        "flags": ["-std=c99", "-O1", "-ffp-contract=off"],
        "least_version": "3.6",
    }


def _parameters(tree: Tree, quantities: tuple[str, ...]) -> dict[str, Any]:
    """The entries of the input p with their defaults, where there is one."""
    if not quantities:
        return {}
    entries = [
        {"name": it.name, "default": float(it.value), "unit": it.unit}
        for it in parametrized(tree, quantities).parameters
    ]
    return {"parameters": {"quantities": list(quantities), "entries": entries}}


def function_record(unit: Unit, hashes: Mapping[str, str]) -> dict[str, Any]:
    """What the manifest says of one function.

    Parameters
    ----------
    unit : Unit
    hashes : mapping
        SHA-256 of each file that holds the function, by path in the folder.
    """
    kind = unit.derivative
    of = {"derivative": kind, "of": unit.program.name.removeprefix(f"{kind}_")} if kind else {}
    return {
        "summary": unit.summary,
        **of,
        **program_record(unit.program),
        **unit.record,
        "statements": dict(unit.statements),
        "sha256": dict(hashes),
    }


def program_record(program: Program) -> dict[str, Any]:
    """What the manifest says of a function that its program tells."""
    return {
        "inputs": [_port(port, port.size) for port in program.inputs],
        "outputs": [_port(out.port, out.nnz) | _pattern(out) for out in program.outputs],
        "operations": operations(program),
    }


def signature(name: str, record: Mapping[str, Any]) -> Program:
    """A program with the inputs and outputs that a manifest states, computing nothing."""
    inputs, outputs = (
        [Port(it["name"], tuple(it["shape"]), it["unit"], it["frame"]) for it in record[ports]]
        for ports in ("inputs", "outputs")
    )
    entries = tuple(Output(port, (0,) * port.size) for port in outputs)
    return Program(name, tuple(inputs), entries, (Node(CONST, (), Fraction(0)),))


def manifest(
    head: Mapping[str, Any],
    functions: Mapping[str, Mapping[str, Any]],
    hashes: Mapping[str, str],
    command: str,
) -> dict[str, Any]:
    """The whole record, as plain data.

    Parameters
    ----------
    head : mapping
        ``robot`` and, where there is one, what :func:`robot_record` says of it.
    functions : mapping
        What :func:`function_record` says of each, by name.
    hashes : mapping
        SHA-256 of the files that belong to no function, by path.
    command : str
        What writes the folder again.
    """
    return {
        "schema": SCHEMA,
        "symdyn": version(),
        "command": command,
        "bounds": {"golden": BOUND},
        **head,
        "functions": dict(functions),
        "sha256": dict(hashes),
    }


def claims(record: Mapping[str, Any]) -> dict[str, str]:
    """SHA-256 of every file that a manifest speaks of, by path."""
    found = dict(record["sha256"])
    for function in record["functions"].values():
        found |= function["sha256"]
    return found


def _port(port: Port, nnz: int) -> dict[str, Any]:
    return {
        "name": port.name,
        "shape": port.shape,
        "unit": port.unit,
        "frame": port.frame,
        "nnz": nnz,
    }


def _pattern(out: Output) -> dict[str, Any]:
    """Where the entries stand that are not structurally zero, as compressed columns."""
    if out.nnz == out.port.size:
        return {}
    rows, columns = matrix_shape(out.port.shape)
    there = [k for k in by_column(out.port.shape) if out.entries[k]]
    return {
        "colind": [sum(k % columns < j for k in there) for j in range(columns + 1)],
        "row": [k // columns for k in there],
    }


def _indices(tree: Tree, slices: Iterable[slice]) -> dict[str, list[int]]:
    """Where each joint stands, as [first, one past the last]."""
    pairs = zip(tree.bodies, slices, strict=True)
    return {body.joint.name: [index.start, index.stop] for body, index in pairs}


def _value(values: tuple[Any, ...]) -> Any:
    """The number of a joint with one velocity, the list of any other."""
    return values[0] if len(values) == 1 else list(values)


def _by_joint(tree: Tree, quantity: str, inside: bool) -> dict[str, Any]:
    def numbers(joint: Joint) -> Any:
        return _value(tuple(map(float, getattr(joint, quantity))))

    return {
        "in_functions": inside,
        "values": {joint.name: numbers(joint) for joint in tree.joints},
    }
