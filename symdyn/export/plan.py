"""The plan of an export: every file's path and text, before anything is written."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, NamedTuple

from symdyn.backends import c, casadi, numpy
from symdyn.backends.read_c import check_header
from symdyn.backends.templates import fill
from symdyn.backends.unit import Unit
from symdyn.dynamics.derive import derive_plain, lookup, offered
from symdyn.errors import SymdynError, SymdynWarning
from symdyn.export.certificate import Certificate, certificates, certify
from symdyn.export.command import folder_command
from symdyn.export.json_text import json_text
from symdyn.export.layout import CERTIFICATES, INIT, MANIFEST, TREE
from symdyn.export.manifest import function_record, manifest, robot_record
from symdyn.export.options import ExportOptions
from symdyn.export.tree_json import tree_json
from symdyn.export.units import program_unit, unit
from symdyn.model.tree import Tree
from symdyn.program.graph import Program
from symdyn.truth.door import Door, recorded_door

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
    certificates : mapping
        What was checked of a file that prints a program, by path.
    """

    robot: str
    texts: Mapping[str, str]
    programs: Mapping[str, str]
    certificates: Mapping[str, Mapping[str, Any]]


class _Function(NamedTuple):
    """A function with its files and what was checked of them."""

    unit: Unit
    texts: Mapping[str, str]
    certificate: Certificate


def plan(
    tree: Tree,
    options: ExportOptions,
    progress: Progress | None = None,
    door: Door | None = None,
) -> Plan:
    """Plan the export of a robot: derive its functions, print them, check the texts.

    Parameters
    ----------
    tree : Tree
    options : ExportOptions
    progress : callable, optional
        Told of each function before it is derived.
    door : Door, optional
        What may be emitted; by default what the ledger says.

    Raises
    ------
    SymdynError
        Among others, where a text is not what was derived (:mod:`symdyn.export.validate`).
    """
    options = _in_order(tree, options)
    made = []
    for unit_ in _units(tree, options, progress or _silent, door or recorded_door()):
        texts = _function_texts(unit_, options)
        plain = derive_plain(tree, unit_.program.name, options.convention)
        made.append(_Function(unit_, texts, certify(unit_, texts, tree, plain)))
    if not made:
        raise SymdynError(f"{tree.name} has none of the functions that symdyn offers")
    head = {"robot": tree.name} | robot_record(tree, options)
    return _plan(made, head, {TREE: tree_json(tree)}, options, folder_command(tree, options))


def plan_program(program: Program, options: ExportOptions) -> Plan:
    """Plan the export of a caller's own program: a folder without a robot."""
    return plan_forms(program.name, [program_unit(program)], options)


def plan_forms(group: str, units: Sequence[Unit], options: ExportOptions) -> Plan:
    """Plan the export of closed forms: a folder without a robot."""
    made = []
    for unit_ in units:
        texts = _function_texts(unit_, options)
        made.append(_Function(unit_, texts, certify(unit_, texts)))
    return _plan(made, {"robot": group}, {}, options, units[0].command)


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


def _units(tree: Tree, options: ExportOptions, progress: Progress, door: Door) -> Iterator[Unit]:
    """The chosen functions; of all functions, those that the robot cannot have are told."""
    known = offered(tree)
    chosen = options.functions or tuple(known)
    left_out: dict[str, list[str]] = {}
    for done, name in enumerate(chosen):
        progress(name, done, len(chosen))
        try:
            yield unit(tree, name, options, door)
        except SymdynError as error:
            if options.functions is not None or not known[name].needs:
                raise
            left_out.setdefault(error.message, []).append(name)
    for reason, names in left_out.items():
        warnings.warn(f"left out, as {reason}: {', '.join(names)}", SymdynWarning, stacklevel=2)


def _function_texts(unit: Unit, options: ExportOptions) -> dict[str, str]:
    """The text of each file that holds a function."""
    backends = [_BACKENDS[target] for target in options.ordered_targets]
    return {backend.path(unit): backend.render(unit) for backend in backends}


def _plan(
    made: Sequence[_Function],
    head: Mapping[str, Any],
    texts: dict[str, str],
    options: ExportOptions,
    command: str,
) -> Plan:
    """The folder, with the files that speak of all others."""
    robot, units = made[0].unit.robot, [it.unit for it in made]
    texts[INIT] = _init(str(head["robot"]), command)
    if "c" in options.targets:
        texts[c.header_path(robot)] = c.render_header(robot, units)
        check_header(texts[c.header_path(robot)], robot, units)
    functions = {it.unit.program.name: it for it in made}
    records = {name: function_record(it.unit, _hashes(it.texts)) for name, it in functions.items()}
    record = manifest(head, records, _hashes(texts), command)
    texts[MANIFEST] = json_text(record)
    texts.update((path, text) for it in made for path, text in it.texts.items())
    checked = {name: it.certificate for name, it in functions.items()}
    record = certificates(head["robot"], checked, _hashes(texts))
    texts[CERTIFICATES] = json_text(record)
    found = {path: record["functions"][name] for name, it in functions.items() for path in it.texts}
    programs = {path: it.unit.program.digest for it in made for path in it.texts}
    return Plan(robot, *(dict(sorted(it.items())) for it in (texts, programs, found)))


def _hashes(texts: Mapping[str, str]) -> dict[str, str]:
    return {path: digest(texts[path]) for path in sorted(texts)}


def _init(robot: str, command: str) -> str:
    """The folder's ``__init__.py``; names go into a docstring, where a quote would end it."""
    robot, command = (text.replace("\\", "\\\\").replace('"', '\\"') for text in (robot, command))
    return fill(f"export/{INIT}.jinja", robot=robot, command=command)


def _silent(name: str, done: int, total: int) -> None:
    """Say nothing."""
