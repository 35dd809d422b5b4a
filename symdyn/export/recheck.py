"""The checks of an export that stands on disk; each says what it finds."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from textwrap import shorten
from typing import Any

from symdyn.assets import version
from symdyn.backends import c, lanes
from symdyn.backends.forms import declared
from symdyn.backends.names import robot_identifier
from symdyn.backends.read.c import check_header, check_lanes
from symdyn.dynamics.derive import derive_plain
from symdyn.errors import SymdynError
from symdyn.export.certificate import certificate, derivative_certificate
from symdyn.export.findings import Findings
from symdyn.export.folder import Folder
from symdyn.export.golden import differences
from symdyn.export.layout import CERTIFICATES, GOLDEN, MANIFEST, TREE
from symdyn.export.manifest import claims, program_record
from symdyn.export.validate import check_file, expected, read_file
from symdyn.model.parameters import parametrized
from symdyn.model.tree import Tree
from symdyn.program.graph import Program
from symdyn.program.passes import prune
from symdyn.program.rounding import with_exact_constants

_RECURSION = ("plain", "points", "prime_bits", "degree", "error", "circle")
"""What a certificate says of the recursion, which another symdyn may write otherwise."""


def check_hashes(export: Folder, findings: Findings) -> None:
    """Whether all files are there, no others, each with its certificate's hash."""
    for path in export.standing - {CERTIFICATES, *export.certified}:
        findings.say(path, "no file of this export")
    findings.compared(CERTIFICATES, "found again")
    claimed = claims(export.manifest)
    for path, digest in export.certified.items():
        if path not in export.standing:
            findings.say(path, "missing")
        elif sha256((export.path / path).read_bytes()).hexdigest() != digest:
            findings.say(path, "not the text that was certified")
        if path != MANIFEST and claimed.pop(path, None) != digest:
            findings.say(MANIFEST, f"states another hash of {path}, or none")
    for path in claimed:
        findings.say(MANIFEST, f"speaks of {path}, which has no certificate")


def check_prototypes(export: Folder, findings: Findings) -> None:
    """Whether the C headers declare the functions that there are, and define what they use."""
    robot = export.manifest["robot"]
    path = c.header_path(robot)
    if path in export.certified and path in export.standing:
        units = [unit for name in export.functions if not (unit := export.unit(name)).derivative]
        try:
            files = [(unit, export.functions[unit.program.name]["files"]) for unit in units]
            check_header(export.text(path), robot_identifier(robot), units, declared(files))
        except SymdynError as error:
            findings.say(path, _located(error))
    if {lanes.PATH} <= export.certified.keys() & export.standing:
        try:
            check_lanes(export.text(lanes.PATH))
        except SymdynError as error:
            findings.say(lanes.PATH, _located(error))


def check_function(export: Folder, tree: Tree | None, fresh: bool, name: str) -> Findings:
    """The three steps of a function, from the texts on disk to the recursion.

    Parameters
    ----------
    export : Folder
    tree : Tree, optional
    fresh : bool
        As for :func:`symdyn.export.agreement.first_difference`.
    name : str
    """
    record, findings = export.functions[name], Findings()
    printed = _printed(export, name, findings, fresh)
    if printed is None:
        return findings
    program = _exact(export, name, printed, findings)
    if program is None:
        return findings
    _check_manifest(export, name, program, findings)
    _check_golden(export, name, program, printed, findings)
    try:
        found = _certificate(export, name, program, tree, fresh)
    except SymdynError as error:
        for path in record["files"]:
            findings.say(path, error.message)
        return findings
    _check_certificate(export, name, found, findings)
    return findings


def _exact(export: Folder, name: str, printed: Program, findings: Findings) -> Program | None:
    """The program before its constants were rounded."""
    record = export.functions[name]
    try:
        program = prune(with_exact_constants(printed, record["exact_constants"]))
        if program.digest != record.get("program"):
            raise SymdynError("the exact constants do not give the program that is stated")
        return program
    except SymdynError as error:
        findings.say(CERTIFICATES, f"{name}: step 2: {error.message}")
        return None


def _printed(export: Folder, name: str, findings: Findings, fresh: bool) -> Program | None:
    """The program that was certified, from a file that shows it; all others against it."""
    record, read, unit = export.functions[name], dict[str, Program](), export.unit(name)
    for path in record["files"]:
        if path in export.standing:
            try:
                read[path] = read_file(path, export.text(path), unit)
            except SymdynError as error:
                findings.say(path, _located(error))
    printed = next((it for it in read.values() if it.digest == record["printed"]), None)
    for path, found in read.items():
        try:
            if printed is None:
                raise SymdynError("does not compute what was certified")
            compared = check_file(path, found, expected(path, printed, unit), fresh)
            findings.compared(path, compared)
            if compared != record["files"][path]["compared"]:
                findings.say(path, f"compared {compared}, not as its certificate says")
        except SymdynError as error:
            findings.say(path, _located(error))
    return printed


def _check_manifest(export: Folder, name: str, program: Program, findings: Findings) -> None:
    """What the manifest says of a function, against the program in its files."""
    stated = export.manifest["functions"][name]
    for key, value in _plain_data(program_record(program)).items():
        if stated.get(key) != value:
            findings.say(MANIFEST, f"{name}: states other {key} than its files have")


def _check_golden(
    export: Folder, name: str, program: Program, printed: Program, findings: Findings
) -> None:
    """The data of a function, evaluated again; derivatives have none."""
    if {GOLDEN} <= export.certified.keys() & export.standing and not export.unit(name).derivative:
        findings.compared(GOLDEN, "evaluated again")
        try:
            told = differences(export.golden.get(name, {}), program, printed)
        except (ValueError, TypeError, AttributeError) as error:
            told = [f"cannot be read: {error}"]
        for problem in told:
            findings.say(GOLDEN, f"{name}: {problem}")


def _certificate(
    export: Folder, name: str, program: Program, tree: Tree | None, fresh: bool
) -> dict[str, Any]:
    """The certificate that the function should have, with the recursion derived anew."""
    unit, plain = export.unit(name), None
    if unit.derivative:
        base = _base(export, export.manifest["functions"][name]["of"])
        return _plain_data(derivative_certificate(program, base, unit.derivative, fresh).record())
    if tree is not None:
        quantities = export.manifest.get("parameters", {}).get("quantities", ())
        written = parametrized(tree, tuple(quantities))
        plain = derive_plain(written, name, export.manifest["conventions"]["name"])
        if _ports(plain) != _ports(program):
            raise SymdynError("step 1: the recursion has other inputs or outputs")
    return _plain_data(certificate(program, tree, plain, fresh).record())


def _base(export: Folder, name: str) -> Program:
    """The function that a derivative is of; its own files are judged with it."""
    found = Findings()
    printed = _printed(export, name, found, False) if name in export.functions else None
    program = None if printed is None else _exact(export, name, printed, found)
    if program is None:
        raise SymdynError(f"step 1: the function {name} that it is of cannot be had")
    return program


def _check_certificate(
    export: Folder, name: str, found: dict[str, Any], findings: Findings
) -> None:
    """The certificate that there is, against the one that there should be."""
    stated = {key: it for key, it in export.functions[name].items() if key != "files"}
    another = export.certificates["symdyn"] != version() and stated.get("plain") != found.get(
        "plain"
    )
    if "plain" in found and another:
        findings.note(f"{name}: this symdyn writes the recursion otherwise; compared anew")
    if another or (TREE in export.certified and "plain" not in found):
        stated, found = (_without_recursion(record) for record in (stated, found))
    for key in sorted({*stated, *found}):
        if stated.get(key) != found.get(key):
            values = (shorten(str(it.get(key)), 70) for it in (stated, found))
            findings.say(CERTIFICATES, "{}: states {} {}, not {}".format(name, key, *values))


def _without_recursion(record: Mapping[str, Any]) -> dict[str, Any]:
    return {key: it for key, it in record.items() if key not in _RECURSION}


def _ports(program: Program) -> list[tuple[str, tuple[int, ...]]]:
    ports = [*program.inputs, *(out.port for out in program.outputs)]
    return [(port.name, port.shape) for port in ports]


def _plain_data(record: Mapping[str, Any]) -> dict[str, Any]:
    """A record as it is read back from JSON."""
    return dict(json.loads(json.dumps(record)))


def _located(error: SymdynError) -> str:
    return f"line {error.line}: {error.message}" if error.line else error.message
