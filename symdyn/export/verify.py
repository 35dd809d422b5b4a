"""What ``symdyn verify`` does: check an export again, from nothing but its folder.

The recursion is derived anew from the numbers in ``tree.json``; the files are read, never
run; of the certificates only the exact constants are used, and they are checked.  How the
program was optimised does not matter, so that a folder may outlive the symdyn that wrote
it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from symdyn.errors import SymdynError
from symdyn.export.findings import Findings, Report
from symdyn.export.folder import Folder, open_folder
from symdyn.export.jobs import in_order
from symdyn.export.layout import TREE
from symdyn.export.recheck import check_function, check_hashes, check_prototypes
from symdyn.model.tree import Tree

Progress = Callable[[str, int, int], None]


def verify(
    folder: Path, fresh: bool = False, progress: Progress | None = None, jobs: int = 1
) -> Report:
    """Check every file of an export.

    Parameters
    ----------
    folder : Path
    fresh : bool
        Draw primes and points at random, not from the SHA-256 of the programs.
    progress : callable, optional
        Called with a function's name, how many are done and how many there are.
    jobs : int
        Processes (:func:`symdyn.export.jobs.in_order`).

    Raises
    ------
    SymdynError
        Where the folder holds no export, or one that this symdyn cannot read.
    """
    export, findings = open_folder(folder), Findings()
    check_hashes(export, findings)
    check_prototypes(export, findings)
    names = list(export.functions)
    work = partial(check_function, export, _tree(export, findings), fresh)
    for done, found in enumerate(in_order(work, names, jobs)):
        findings.add(found)
        if progress is not None:
            progress(names[done], done, len(names))
    return findings.report(export)


def _tree(export: Folder, findings: Findings) -> Tree | None:
    """The robot; that there is none, or none that can be read, is told."""
    if TREE not in export.certified:
        findings.note(
            "no robot: there is no recursion to derive again; the files are compared with each "
            "other and with the digests in the certificates"
        )
        return None
    try:
        return export.tree()
    except (SymdynError, OSError) as error:
        findings.say(TREE, f"cannot be read: {error}")
        return None
