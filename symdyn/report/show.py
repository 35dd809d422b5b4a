"""One robot, or one of its functions: as plain data and as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from symdyn.dynamics.derive import derive, lookup
from symdyn.model.tree import WORLD, Body, Tree
from symdyn.program.count import flops, operations
from symdyn.program.graph import Port
from symdyn.report.table import columns, shape_text, short

LIMITS = ("lower", "upper", "velocity", "effort")


_DRIVES = {"armature": "", "damping": " (in no function)", "friction": " (in no function)"}
"""What joints have beside limits, and whether functions go without it."""


def robot_record(tree: Tree, conventions: Mapping[str, str]) -> dict[str, Any]:
    """A robot as plain data.

    Parameters
    ----------
    tree : Tree
    conventions : mapping
        A sentence on each subject.
    """
    return {
        "robot": tree.name,
        "base": "floating" if tree.floating else "fixed",
        "nq": tree.nq,
        "nv": tree.nv,
        "mass": tree.mass,
        "welded_mass": float(tree.welded.mass),
        "gravity": [float(value) for value in tree.gravity],
        "bodies": [_body(tree, index) for index in range(len(tree.bodies))],
        "frames": {
            frame.name: tree.bodies[frame.body].name if frame.body != WORLD else None
            for frame in tree.frames
        },
        "contacts": {contact.frame: contact.radius for contact in tree.contacts},
        "drives": {what: _drives(tree, what) for what in _DRIVES},
        "conventions": dict(conventions),
    }


def robot_text(record: Mapping[str, Any]) -> str:
    """The same as text: a line for each body, indented below the one that carries it."""
    head = ("body", "joint", "type", "axis", "q", "v", "mass", *LIMITS)
    rows = [head, *(_row(body) for body in record["bodies"])]
    gravity = ", ".join(map(short, record["gravity"]))
    welded = [name for name, body in record["frames"].items() if body is None]
    lines = [
        f"{record['robot']}: {record['base']} base, nq {record['nq']}, nv {record['nv']}, "
        f"{short(record['mass'])} kg, gravity ({gravity}) m/s^2",
        "",
        *columns(rows),
        "",
        f"Links    {', '.join(record['frames'])}",
    ]
    if welded:
        lines.append(f"Welded   {', '.join(welded)} ({short(record['welded_mass'])} kg)")
    contacts = [
        name if radius is None else f"{name} (radius {short(radius)} m)"
        for name, radius in record["contacts"].items()
    ]
    lines.append(f"Contacts {', '.join(contacts) or 'none'}")
    for what, values in record["drives"].items():
        told = [f"{joint} {' '.join(map(short, found))}" for joint, found in values.items()]
        if told:
            lines.append(f"{what.capitalize():8} {', '.join(told)}{_DRIVES[what]}")
    lines += ["", "Conventions"]
    return "\n".join([*lines, *columns(record["conventions"].items())])


def _drives(tree: Tree, what: str) -> dict[str, list[float]]:
    """One such number for each velocity of the joints that have any."""
    found = {joint.name: list(map(float, getattr(joint, what))) for joint in tree.joints}
    return {name: values for name, values in found.items() if any(values)}


def function_record(tree: Tree, name: str) -> dict[str, Any]:
    """A function of a robot as plain data: signature and operation counts."""
    summary, program = lookup(tree, name).summary, derive(tree, name)
    return {
        "robot": tree.name,
        "function": name,
        "summary": summary,
        "inputs": [_port(port, port.size) for port in program.inputs],
        "outputs": [_port(out.port, out.nnz) for out in program.outputs],
        "operations": operations(program),
        "flops": flops(program),
        "sha256": program.digest,
    }


def function_text(record: Mapping[str, Any]) -> str:
    """The same as text."""
    signature = ", ".join(port["name"] for port in record["inputs"])
    results = ", ".join(port["name"] for port in record["outputs"])
    counts = ", ".join(f"{count} {name}" for name, count in record["operations"].items() if count)
    ports = [("input", port) for port in record["inputs"]]
    ports += [("output", port) for port in record["outputs"]]
    rows = [
        (
            role,
            port["name"],
            shape_text(port["shape"]),
            port["unit"],
            port["frame"],
            f"{port['nnz']} entries not zero" if role == "output" else "",
        )
        for role, port in ports
    ]
    return "\n".join(
        [
            f"{record['robot']}: {record['function']}({signature}) -> {results}",
            record["summary"],
            "",
            *columns(rows),
            "",
            f"Operations  {counts or 'none'}; mul + add + div: {record['flops']}",
            f"Program     {record['sha256']}",
        ]
    )


def _body(tree: Tree, index: int) -> dict[str, Any]:
    body = tree.bodies[index]
    parent, joint = body.parent, body.joint
    single = joint.nv == 1
    q, v = tree.q_index[index], tree.v_index[index]
    return {
        "body": body.name,
        "parent": None if parent == WORLD else tree.bodies[parent].name,
        "depth": len(tree.ancestors(index)) - 1,
        "joint": joint.name,
        "type": joint.kind,
        "follows": None if body.master is None else tree.bodies[body.master].joint.name,
        "axis": [float(value) for value in joint.axis] if single else None,
        "q": [q.start, q.stop],
        "v": [v.start, v.stop],
        "mass": float(body.inertia.mass),
        "center_of_mass": _center(body),
    } | {limit: getattr(joint, limit)[0] if single else None for limit in LIMITS}


def _center(body: Body) -> list[float] | None:
    """In the body's axes; a body without mass has none."""
    mass = body.inertia.mass
    return [float(value / mass) for value in body.inertia.moment] if mass else None


def _row(body: Mapping[str, Any]) -> tuple[str, ...]:
    axis = "-" if body["axis"] is None else " ".join(map(short, body["axis"]))
    return (
        "  " * body["depth"] + body["body"],
        body["joint"],
        body["type"] if body["follows"] is None else f"follows {body['follows']}",
        axis,
        _span(body["q"]),
        _span(body["v"]),
        short(body["mass"]),
        *(short(body[limit]) for limit in LIMITS),
    )


def _span(pair: list[int]) -> str:
    """The index, or the first and the last."""
    first, last = pair[0], pair[1] - 1
    return str(first) if first == last else f"{first}-{last}"


def _port(port: Port, nnz: int) -> dict[str, Any]:
    return {
        "name": port.name,
        "shape": list(port.shape),
        "unit": port.unit,
        "frame": port.frame,
        "nnz": nnz,
    }
