"""The plan of an export: every file's path and text, before anything is written."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from symdyn.backends import c, lanes
from symdyn.backends.forms import declared
from symdyn.backends.read.c import check_header
from symdyn.backends.templates import fill
from symdyn.backends.unit import Unit
from symdyn.dynamics.derive import lookup, offered
from symdyn.errors import SymdynError, SymdynWarning
from symdyn.export.certificate import certificates
from symdyn.export.command import folder_command
from symdyn.export.functions import Made, made, make_all
from symdyn.export.json_text import json_text
from symdyn.export.layout import ACADOS, CERTIFICATES, COMPILED, GOLDEN, INIT, MANIFEST, TREE
from symdyn.export.manifest import SCHEMA as MANIFEST_SCHEMA
from symdyn.export.manifest import casadi_record, function_record, manifest, robot_record
from symdyn.export.options import ExportOptions
from symdyn.export.tree_json import tree_json
from symdyn.export.units import program_unit, resting
from symdyn.model.parameters import parametrized
from symdyn.model.tree import Tree
from symdyn.program.graph import Program
from symdyn.truth.door import Door, recorded_door

Progress = Callable[[str, int, int], None]
"""Called with a name, how many are done before it, and how many there are."""


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


def plan(
    tree: Tree,
    options: ExportOptions,
    progress: Progress | None = None,
    door: Door | None = None,
    jobs: int = 1,
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
    jobs : int
        Processes (:func:`symdyn.export.functions.make_all`).

    Raises
    ------
    SymdynError
        Among others, where a text is not what was derived (:mod:`symdyn.export.validate`).
    """
    options = _in_order(tree, options)
    opened = door or recorded_door()
    _tell_empty(tree, options)
    found = list(_made(tree, options, progress or _silent, opened, jobs))
    if not found:
        raise SymdynError(f"{tree.name} has none of the functions that symdyn offers")
    head = {"robot": tree.name} | robot_record(tree, options)
    return _plan(found, head, {TREE: tree_json(tree)}, options, folder_command(tree, options))


def plan_program(program: Program, options: ExportOptions) -> Plan:
    """Plan the export of a caller's own program: a folder without a robot."""
    return plan_forms(program.name, [program_unit(program)], options)


def plan_forms(group: str, units: Sequence[Unit], options: ExportOptions) -> Plan:
    """Plan the export of closed forms: a folder without a robot."""
    found = [made(unit, options) for unit in units]
    return _plan(found, {"robot": group}, {}, options, units[0].command)


def digest(text: str) -> str:
    """SHA-256 of a file's text as it stands on disk."""
    return sha256(text.encode()).hexdigest()


def _tell_empty(tree: Tree, options: ExportOptions) -> None:
    """Zeros stay zeros: say so of a quantity that would bring no parameter at all."""
    chosen = options.ordered_parameters
    empty = [name for name in chosen if not parametrized(tree, (name,)).parameters]
    if empty:
        warnings.warn(
            f"no parameters of {', '.join(empty)}: zeros stay zeros (where one is to change, "
            "give it a small number first)",
            SymdynWarning,
            stacklevel=3,
        )


def _in_order(tree: Tree, options: ExportOptions) -> ExportOptions:
    """The options with the functions in the catalogue's order, each known and once."""
    if options.functions is None:
        return options
    for name in options.functions:
        lookup(tree, name, options.convention)
    known = offered(tree, options.convention)
    chosen = tuple(name for name in known if name in options.functions)
    return replace(options, functions=chosen)


def _made(
    tree: Tree, options: ExportOptions, progress: Progress, door: Door, jobs: int
) -> Iterator[Made]:
    """The chosen functions; of all functions, those that the robot cannot have are told."""
    known = offered(tree, options.convention)
    chosen = options.functions or tuple(known)
    left_out: dict[str, list[str]] = {}
    for name in chosen:  # before any is derived, and never left out in silence
        door.rests(*resting(known[name], options.convention))
    progress(chosen[0], 0, len(chosen))
    for done, result in enumerate(make_all(tree, chosen, options, door, jobs), start=1):
        name = chosen[done - 1]
        if isinstance(result, Made):
            yield result
        elif options.functions is not None or not known[name].needs:
            raise result
        else:
            left_out.setdefault(result.message, []).append(name)
        if done < len(chosen):
            progress(chosen[done], done, len(chosen))
    for reason, names in left_out.items():
        warnings.warn(f"left out, as {reason}: {', '.join(names)}", SymdynWarning, stacklevel=2)


def _plan(
    made: Sequence[Made],
    head: Mapping[str, Any],
    texts: dict[str, str],
    options: ExportOptions,
    command: str,
) -> Plan:
    """The folder, with the files that speak of all others."""
    _check_case(made)
    robot, units = made[0].unit.robot, [it.unit for it in made]
    texts[INIT] = _init(str(head["robot"]), command)
    texts[GOLDEN] = json_text({it.unit.program.name: it.golden for it in made})
    if "casadi" in options.targets:
        texts[ACADOS] = fill(f"export/{ACADOS}.jinja")
    if "casadi" in options.variants:
        texts[COMPILED] = fill(f"export/{COMPILED}.jinja")
        head = {**head, "casadi": casadi_record()}
    if "c" in options.targets:
        texts[lanes.PATH] = lanes.render_lanes()
        variants = declared((it.unit, it.texts) for it in made)
        texts[c.header_path(robot)] = c.render_header(robot, units, variants)
        check_header(texts[c.header_path(robot)], robot, units, variants)
    made = [part for it in made for part in (it, *it.derivatives)]
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


def _check_case(made: Sequence[Made]) -> None:
    """Refuse files that would be one where capitals do not count, as on macOS and Windows."""
    owner: dict[str, str] = {}
    for it in made:
        name = it.unit.program.name
        for path in it.texts:
            other = owner.setdefault(path.casefold(), name)
            if other != name:
                raise SymdynError(
                    f"the files of {other} and {name} differ only in capitals, so some systems "
                    "keep but one of them",
                    element=path,
                    cure="rename one of the links, or export only one of the functions",
                )


def _hashes(texts: Mapping[str, str]) -> dict[str, str]:
    return {path: digest(texts[path]) for path in sorted(texts)}


def _init(robot: str, command: str) -> str:
    """The folder's ``__init__.py``; names go into a docstring, where a quote would end it."""
    robot, command = (text.replace("\\", "\\\\").replace('"', '\\"') for text in (robot, command))
    major = MANIFEST_SCHEMA.partition(".")[0]
    return fill(f"export/{INIT}.jinja", robot=robot, command=command, schema=major)


def _silent(name: str, done: int, total: int) -> None:
    """Say nothing."""
