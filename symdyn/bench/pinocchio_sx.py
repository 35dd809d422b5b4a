"""Pinocchio on CasADi's symbols, from the headers: the wheel's Python module has no such part."""

from __future__ import annotations

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import casadi as ca

from symdyn.backends.templates import fill
from symdyn.bench.casadi_peers import reduced
from symdyn.bench.pinocchio_cpp import build, described

FLAGS = ("-O1", "-DNDEBUG")
"""Of a program that only makes functions."""

COMPOSED = "_by_factors"
"""What the names of functions end in that are composed of sparse Cholesky factors."""


def functions(robot: str, model: Any, contacts: tuple[str, ...]) -> dict[str, Any]:
    """Pinocchio's functions as scalar functions of CasADi.

    The program links with the library of CasADi's own wheel, and nothing of Pinocchio's.
    """
    place = Path(ca.__file__).parent
    text = fill("bench/pinocchio_sx.cpp.jinja", **described(robot, model, contacts))
    libraries = (f"-L{place}", "-l:libcasadi.so", f"-Wl,-rpath,{place}")
    program = build(text, (*FLAGS, f"-isystem{place / 'include'}"), libraries)
    with TemporaryDirectory() as folder:
        subprocess.run([str(program), folder], check=True, capture_output=True)
        paths = sorted(Path(folder).glob("*.casadi"))
        return {path.stem: reduced(ca.Function.load(str(path))) for path in paths}
