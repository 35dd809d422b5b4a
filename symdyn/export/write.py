"""A planned folder is written whole or not at all.

Everything is written into a temporary folder beside the target first; then the two
change places. A run that fails or is interrupted leaves what stood there before.
"""

from __future__ import annotations

import errno
import json
import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from symdyn.errors import SymdynError
from symdyn.export.compare import files
from symdyn.export.layout import CERTIFICATES, MANIFEST
from symdyn.export.manifest import claims

_SHOWN = 5


def write_folder(texts: Mapping[str, str], directory: Path) -> Path:
    """Write an export's files, replacing an earlier export.

    Parameters
    ----------
    texts : mapping
        Text of each file by its path in the folder.
    directory : Path
        Does not exist yet, is empty, or holds an export and nothing else.

    Returns
    -------
    Path
        The folder, absolute.
    """
    directory = directory.resolve()
    check_replaceable(directory)
    with _refusals(directory), _parents(directory), _beside(directory) as work:
        new = work / "new"
        for path, text in texts.items():
            file = new / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(text.encode())
        _swap(new, directory, work / "old")
    return directory


def write_file(text: str, file: Path) -> None:
    """Write one file whole or not at all."""
    file = file.resolve()
    with _refusals(file), _parents(file), _beside(file) as work:
        new = work / file.name
        new.write_bytes(text.encode())
        os.replace(new, file)


def check_replaceable(directory: Path) -> None:
    """Refuse a folder with anything in it that no export wrote."""
    if not directory.exists():
        return
    if not directory.is_dir():
        raise SymdynError("is a file", file=str(directory), cure="name a folder")
    if Path.cwd().is_relative_to(directory):
        raise SymdynError(
            "the folder to replace is the one you are in",
            file=str(directory),
            cure="run the command from outside of it",
        )
    if any(directory.iterdir()):
        _check_ours(directory)


def _check_ours(directory: Path) -> None:
    claimed = _claimed(directory)
    if claimed is None:
        raise SymdynError(
            "the folder is not empty and holds no export of symdyn",
            file=str(directory),
            cure="name a new folder, or empty this one",
        )
    strangers = sorted(files(directory) - claimed)
    if strangers:
        shown = ", ".join(strangers[:_SHOWN]) + (", ..." if len(strangers) > _SHOWN else "")
        raise SymdynError(
            f"the folder holds files that are not of the export: {shown}",
            file=str(directory),
            cure="move them elsewhere, since the folder is replaced as a whole",
        )


def _claimed(directory: Path) -> set[str] | None:
    """The files of an export, by its manifest; None without such a manifest."""
    try:
        record = json.loads((directory / MANIFEST).read_text(encoding="utf-8"))
        named = {MANIFEST, CERTIFICATES, *claims(record)}
        return named if record["schema"] and record["robot"] else None
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


def _swap(new: Path, directory: Path, old: Path) -> None:
    """Put the new folder in the old one's place, or the old one back."""
    existed = directory.exists()
    if existed:
        os.replace(directory, old)
    try:
        os.replace(new, directory)
    except BaseException:
        if existed:
            os.replace(old, directory)
        raise


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """A temporary folder on the target's file system, gone afterwards."""
    work = Path(tempfile.mkdtemp(dir=target.parent, prefix=f".{target.name}-"))
    try:
        yield work
    finally:
        shutil.rmtree(work, ignore_errors=True)


@contextmanager
def _parents(target: Path) -> Iterator[None]:
    """The target's parent folders; those made here are removed again after a failure."""
    missing = [parent for parent in target.parents if not parent.exists()]
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        yield
    except BaseException:
        for parent in missing:
            with suppress(OSError):
                parent.rmdir()
        raise


@contextmanager
def _refusals(target: Path) -> Iterator[None]:
    """What the system refuses, as an error that names the target."""
    try:
        yield
    except OSError as error:
        cure = "name a folder that you may write to"
        if error.errno == errno.ENAMETOOLONG:
            cure = "give shorter names to the folder and to the export (--name)"
        raise SymdynError(
            f"cannot be written: {error.strerror or error}", file=str(target), cure=cure
        ) from error
