"""The plan of an export: every file's path and text, before anything is written."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from symdyn.backends import c, casadi, numpy
from symdyn.backends.templates import fill
from symdyn.backends.unit import Unit
from symdyn.dynamics.derive import lookup, offered
from symdyn.errors import SymdynError, SymdynWarning
from symdyn.export.command import folder_command
from symdyn.export.json_text import json_text
from symdyn.export.layout import INIT, MANIFEST, TREE
from symdyn.export.manifest import function_record, manifest, robot_record
from symdyn.export.options import ExportOptions
from symdyn.export.tree_json import tree_json
from symdyn.export.units import program_unit, unit
from symdyn.model.tree import Tree
from symdyn.program.graph import Program

Progress = Callable[[str, int, int], None]
"""Called with a name, how many are done before it, and how many there are."""

_BACKENDS: dict[str, Any] = {"numpy": numpy, "casadi": casadi, "c": c}
"""For each target the module with ``path(unit)`` and ``render(unit)``."""


@dataclass(frozen=True)
class Plan:
    """A folder that may be compared or written.

    Attributes
    ----------
    robot : str
        Identifier of the robot.
    texts : mapping
        Text of each file by its path in the folder, sorted by path.
    programs : mapping
        Digest of the program that a file prints, by path.
    """

    robot: str
    texts: Mapping[str, str]
    programs: Mapping[str, str]


def plan(tree: Tree, options: ExportOptions, progress: Progress | None = None) -> Plan:
    """Plan the export of a robot.

    Parameters
    ----------
    tree : Tree
    options : ExportOptions
    progress : callable, optional
        Told of each function before it is derived.
    """
    options = _in_order(tree, options)
    units = tuple(_units(tree, options, progress or _silent))
    if not units:
        raise SymdynError(f"{tree.name} has none of the functions that symdyn offers")
    head = {"robot": tree.name} | robot_record(tree, options)
    texts = _function_texts(units, options) | {TREE: tree_json(tree)}
    return _plan(units, head, texts, folder_command(tree, options))


def plan_program(program: Program, options: ExportOptions) -> Plan:
    """Plan the export of a caller's own program: a folder without a robot."""
    made = program_unit(program)
    return _plan([made], {"robot": program.name}, _function_texts([made], options), made.command)


def digest(text: str) -> str:
    """SHA-256 of a file's text as it stands on disk."""
    return sha256(text.encode()).hexdigest()


def _in_order(tree: Tree, options: ExportOptions) -> ExportOptions:
    """The options with the functions in the catalogue's order, each known and once."""
    if options.functions is None:
        return options
    for name in options.functions:
        lookup(tree, name)
    chosen = tuple(name for name in offered(tree) if name in options.functions)
    return replace(options, functions=chosen)


def _units(tree: Tree, options: ExportOptions, progress: Progress) -> Iterator[Unit]:
    """The chosen functions; of all functions, those that the robot cannot have are told."""
    known = offered(tree)
    chosen = options.functions or tuple(known)
    left_out: dict[str, list[str]] = {}
    for done, name in enumerate(chosen):
        progress(name, done, len(chosen))
        try:
            yield unit(tree, name, options)
        except SymdynError as error:
            if options.functions is not None or not known[name].needs:
                raise
            left_out.setdefault(error.message, []).append(name)
    for reason, names in left_out.items():
        warnings.warn(f"left out, as {reason}: {', '.join(names)}", SymdynWarning, stacklevel=2)


def _function_texts(units: Sequence[Unit], options: ExportOptions) -> dict[str, str]:
    backends = [_BACKENDS[target] for target in options.ordered_targets]
    texts = {backend.path(unit): backend.render(unit) for unit in units for backend in backends}
    if c in backends:
        robot = units[0].robot
        texts[c.header_path(robot)] = c.render_header(robot, units)
    return texts


def _plan(
    units: Sequence[Unit], head: Mapping[str, Any], texts: Mapping[str, str], command: str
) -> Plan:
    """The folder, with the two files that speak of all others."""
    texts = {INIT: _init(str(head["robot"]), command), **texts}
    hashes = {path: digest(texts[path]) for path in sorted(texts)}
    functions: dict[str, Any] = {}
    programs: dict[str, str] = {}
    for made in units:
        paths = {path: hashes.pop(path) for path in _paths(made) if path in texts}
        functions[made.program.name] = function_record(made, paths)
        programs |= dict.fromkeys(paths, made.program.digest)
    texts = {**texts, MANIFEST: json_text(manifest(head, functions, hashes, command))}
    return Plan(units[0].robot, dict(sorted(texts.items())), dict(sorted(programs.items())))


def _paths(unit: Unit) -> list[str]:
    return [backend.path(unit) for backend in _BACKENDS.values()]


def _init(robot: str, command: str) -> str:
    """The folder's ``__init__.py``; names go into a docstring, where a quote would end it."""
    robot, command = (text.replace("\\", "\\\\").replace('"', '\\"') for text in (robot, command))
    return fill(f"export/{INIT}.jinja", robot=robot, command=command)


def _silent(name: str, done: int, total: int) -> None:
    """Say nothing."""
