"""The system's C compiler, and a cache of what it compiled."""

from __future__ import annotations

import ctypes
import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from symdyn.errors import SymdynError

FLAGS = ("-std=c99", "-O3", "-ffp-contract=off")
"""Without contraction of a product and a sum into one operation, so that every compiler
and every processor gives the result that the text says, rounding by rounding."""

LIBRARY = ("-fPIC", "-shared")

NATIVE = "-march=native"
"""Asks for the instructions of this very processor, such as those on wide vectors."""


def cache_folder() -> Path:
    """Where compiled functions are kept: ``$SYMDYN_CACHE``, else the user's cache."""
    chosen = os.environ.get("SYMDYN_CACHE")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "symdyn"


def compiler() -> tuple[str, ...]:
    """The C compiler's command: ``$CC``, else ``cc`` or ``gcc``.

    Raises
    ------
    SymdynError
        Where there is none.
    """
    chosen = os.environ.get("CC")
    for command in [chosen] if chosen else ["cc", "gcc"]:
        words = shlex.split(command)
        if words and shutil.which(words[0]):
            return tuple(words)
    raise SymdynError(
        "no C compiler",
        element=chosen or "cc",
        cure="install gcc or clang, name one in the variable CC, or use backend='numpy'",
    )


def load_library(files: Mapping[str, str], flags: Sequence[str] = FLAGS) -> ctypes.CDLL:
    """Compile C files, unless that was done before, and load the result.

    Parameters
    ----------
    files : mapping
        Text by file name: one source and the headers it includes.
    flags : sequence of str
        Those of the compiler; where they name no processor it is this one.

    Raises
    ------
    SymdynError
        Where there is no compiler, it fails, or the cache cannot be written.
    """
    command = (*compiler(), *flags, *LIBRARY)
    named = any(flag.startswith("-march=") for flag in flags)
    if not named and _macros((*command, NATIVE)):
        command = (*command, NATIVE)
    texts = [text for name in sorted(files) for text in (name, files[name])]
    key = hashlib.sha256("\0".join((_identity(command), *texts)).encode()).hexdigest()
    source = next(name for name in files if name.endswith(".c"))
    library = cache_folder() / f"{Path(source).stem}-{key}.so"
    if not library.is_file():
        try:
            library.parent.mkdir(parents=True, exist_ok=True)
            _compile(command, files, source, library)
        except OSError as error:
            raise SymdynError(
                f"the cache of compiled functions cannot be written: {error.strerror}",
                file=str(library.parent),
                cure="name a folder in the variable SYMDYN_CACHE",
            ) from error
    return ctypes.CDLL(str(library))


def _compile(
    command: tuple[str, ...], files: Mapping[str, str], source: str, library: Path
) -> None:
    """Compile beside the library's place and move it there whole: others may be loading."""
    with tempfile.TemporaryDirectory(dir=library.parent) as folder:
        for name, text in files.items():
            (Path(folder) / name).write_text(text, encoding="utf-8", newline="\n")
        words = [*command, "-o", library.name, source, "-lm"]
        run = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
        if run.returncode:
            raise SymdynError(
                f"the C compiler failed: {run.stderr.strip()}",
                element=shlex.join(words),
                cure="name another compiler in the variable CC",
            )
        os.replace(Path(folder) / library.name, library)


@cache
def _identity(command: tuple[str, ...]) -> str:
    """What tells one compiler, and one kind of processor, from another."""
    run = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False)
    machine = (sys.platform, platform.machine(), _macros(command))
    return "\n".join((shlex.join(command), run.stdout, *machine))


@cache
def _macros(command: tuple[str, ...]) -> str:
    """What the compiler defines, the processor's instructions among it; "" if it refuses."""
    words = [*command, "-dM", "-E", "-x", "c", os.devnull]
    run = subprocess.run(words, capture_output=True, text=True, check=False)
    return "" if run.returncode else run.stdout
