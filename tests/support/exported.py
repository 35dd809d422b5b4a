"""Exports for tests that ask nothing of the ledger."""

from __future__ import annotations

from pathlib import Path

from symdyn.export.options import ExportOptions
from symdyn.export.plan import plan
from symdyn.export.write import write_folder
from symdyn.model.tree import Tree
from symdyn.truth.door import NOTHING_SAID


def write(tree: Tree, folder: Path, *functions: str, targets: str = "casadi,c") -> Path:
    """Some functions of a robot with their derivatives for CasADi."""
    options = ExportOptions(functions, tuple(targets.split(",")), variants=("casadi",))
    return write_folder(plan(tree, options, door=NOTHING_SAID).texts, folder)
