"""Derivations: documents that run, loaded one by one."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from symdyn.assets import asset
from symdyn.errors import SymdynError, nearest_names
from symdyn.truth.statement import Inequality, Statement


@dataclass(frozen=True)
class Function:
    """A function and the statements it rests on.

    Attributes
    ----------
    name : str
        Of the catalogue where nothing else is given (of ``lie`` with ``group="lie"``).
    rests_on : sequence of str
        Ids of statements, of any derivation.
    inputs, outputs : mapping, optional
        A closed form of its own: symbols by input name, expressions by output name.
    summary : str
        One sentence, for a closed form.
    group : str
        Folder under ``generated/`` a closed form is exported to.
    """

    name: str
    rests_on: Sequence[str]
    inputs: Mapping[str, Any] | None = None
    outputs: Mapping[str, Any] | None = None
    summary: str = ""
    group: str = ""


@dataclass(frozen=True)
class Derivation:
    """One document.

    Attributes
    ----------
    name : str
        Of its file.
    path : Path
    prose : str
        The module's docstring; its first line is the title.
    statements : tuple of Statement
    functions : tuple of Function
    inequalities : tuple of Inequality
        What is said and not decided.
    values : mapping
        What the document's own lines assign, by name.
    """

    name: str
    path: Path
    prose: str
    statements: tuple[Statement, ...]
    functions: tuple[Function, ...]
    inequalities: tuple[Inequality, ...]
    values: Mapping[str, Any]

    @property
    def title(self) -> str:
        """The first line of the prose."""
        return self.prose.strip().splitlines()[0].rstrip(".")


def names() -> tuple[str, ...]:
    """Names of all derivations."""
    folder = asset("derivations")
    return tuple(sorted(path.stem for path in folder.glob("*.py")))


def load(name: str) -> Derivation:
    """Run one derivation."""
    if name not in names():
        raise SymdynError(
            "there is no derivation of this name",
            element=name,
            cure=f"the nearest are {nearest_names(name, names())}",
        )
    path = asset("derivations", f"{name}.py")
    module = _run(path)
    return Derivation(
        name,
        path,
        module.__doc__ or "",
        tuple(getattr(module, "STATEMENTS", ())),
        tuple(getattr(module, "FUNCTIONS", ())),
        tuple(getattr(module, "INEQUALITIES", ())),
        dict(vars(module)),
    )


def load_all() -> tuple[Derivation, ...]:
    """Run all derivations.

    Raises
    ------
    SymdynError
        Where an id is used twice, or what is said rests on an id that nothing has.
    """
    found = tuple(load(name) for name in names())
    check_ids(found)
    return found


def check_ids(derivations: Sequence[Derivation]) -> None:
    """Every statement has an id of its own, and what is rested on exists."""
    owner: dict[str, str] = {}
    for derivation in derivations:
        ids = [said.id for said in derivation.statements]
        for id_ in (*ids, *(said.id for said in derivation.inequalities)):
            if id_ in owner:
                where = dict.fromkeys((owner[id_], derivation.name))
                raise SymdynError(
                    f"an id is used twice ({' and '.join(where)})",
                    element=id_,
                    cure="give each statement an id of its own",
                )
            owner[id_] = derivation.name
    known = {statement.id for it in derivations for statement in it.statements}
    for derivation in derivations:
        rests = [(f.name, id_) for f in derivation.functions for id_ in f.rests_on]
        rests += [(it.id, id_) for it in derivation.inequalities for id_ in it.from_]
        for name, id_ in rests:
            if id_ not in known:
                raise SymdynError(
                    f"{name} rests on a statement that no derivation has",
                    file=str(derivation.path),
                    element=id_,
                    cure=f"the nearest are {nearest_names(id_, sorted(known))}",
                )


def _run(path: Path) -> ModuleType:
    """Execute a document outside the package: nobody can import it."""
    spec = importlib.util.spec_from_file_location(f"derivation {path.stem}", path)
    if spec is None or spec.loader is None:
        raise SymdynError("this file cannot be run", file=str(path))
    module = importlib.util.module_from_spec(spec)
    written, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        spec.loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = written
    return module
