"""An export's folder as it stands: its records, its texts, its robot."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from symdyn.backends.names import robot_identifier
from symdyn.backends.unit import Unit
from symdyn.errors import SymdynError
from symdyn.export import certificate, manifest
from symdyn.export.compare import files
from symdyn.export.layout import CERTIFICATES, GOLDEN, MANIFEST, TREE
from symdyn.export.tree_json import tree_from_json
from symdyn.model.tree import Tree


@dataclass(frozen=True)
class Folder:
    """An export on disk.

    Attributes
    ----------
    path : Path
    manifest, certificates : mapping
        What ``manifest.json`` and ``certificates.json`` say.
    """

    path: Path
    manifest: Mapping[str, Any]
    certificates: Mapping[str, Any]

    @cached_property
    def standing(self) -> frozenset[str]:
        """The paths of all files."""
        return frozenset(files(self.path))

    @property
    def functions(self) -> Mapping[str, Any]:
        """The certificate of each function."""
        functions: Mapping[str, Any] = self.certificates["functions"]
        return functions

    @cached_property
    def certified(self) -> dict[str, str]:
        """SHA-256 of every file that has a certificate, by path."""
        found = dict(self.certificates["sha256"])
        for function in self.functions.values():
            found |= {path: it["sha256"] for path, it in function["files"].items()}
        return found

    @cached_property
    def holds(self) -> dict[str, str]:
        """The function that a file holds, by path."""
        return {path: name for name, it in self.functions.items() for path in it["files"]}

    @cached_property
    def golden(self) -> Mapping[str, Any]:
        """The data of each function, where the export has such."""
        if GOLDEN not in self.certified or GOLDEN not in self.standing:
            return {}
        found = json.loads(self.text(GOLDEN))
        return found if isinstance(found, dict) else {}

    def text(self, path: str) -> str:
        """A file's text."""
        return (self.path / path).read_bytes().decode(errors="replace")

    def unit(self, name: str) -> Unit:
        """A function with the inputs and outputs that the manifest states, and no more."""
        record = self.manifest["functions"][name]
        return Unit(
            robot_identifier(self.manifest["robot"]),
            manifest.signature(name, record),
            summary="",
            convention="",
            source="",
            command="",
            derivative=record.get("derivative", ""),
        )

    def tree(self) -> Tree | None:
        """The robot; None where the folder is of programs alone."""
        return tree_from_json(self.text(TREE)) if TREE in self.certified else None


def open_folder(path: Path) -> Folder:
    """The export in a folder.

    Raises
    ------
    SymdynError
        Where there is none, or one in a form that this symdyn does not know.
    """
    stated = _record(path / MANIFEST, manifest.SCHEMA)
    folder = Folder(path, stated, _record(path / CERTIFICATES, certificate.SCHEMA))
    try:
        _touch(folder)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise SymdynError(
            f"its records are not understood: {error!r}",
            file=str(path),
            cure="write the export again",
        ) from error
    return folder


def _touch(folder: Folder) -> None:
    """Use all that is used later, so that what is not there is missed at once."""
    for name, function in folder.functions.items():
        folder.unit(name)
        dict(function["exact_constants"])
        str(function["printed"] + "".join(it["compared"] for it in function["files"].values()))
    if TREE in folder.certified:
        str(folder.manifest["conventions"]["name"])
    str(folder.manifest["robot"] + folder.certificates["symdyn"])
    manifest.claims(folder.manifest)


def _record(file: Path, schema: str) -> dict[str, Any]:
    """A record whose form is known."""
    if not file.is_file():
        raise SymdynError(
            f"there is no {file.name}: not an export of symdyn, or one that is older than that",
            file=str(file.parent),
            cure="name the folder of an export, or write the export again",
        )
    try:
        record = json.loads(file.read_text(encoding="utf-8"))
        known = str(record["schema"]).partition(".")[0] == schema.partition(".")[0]
    except (ValueError, KeyError, TypeError) as error:
        raise SymdynError(
            f"not a record of an export: {error!r}",
            file=str(file),
            cure="write the export again",
        ) from error
    if not known:
        raise SymdynError(
            f"schema {record['schema']} is not known here, where it is {schema}",
            file=str(file),
            cure="use a symdyn of the version that wrote it",
        )
    return dict(record)
