"""What ``symdyn regenerate`` does: plan ``generated/``, compare, write."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from symdyn.assets import asset, project
from symdyn.errors import SymdynError, nearest_names
from symdyn.export.compare import Difference, compare
from symdyn.export.ledger import file_records, ledger_text, read_ledger
from symdyn.export.options import ExportOptions
from symdyn.export.plan import Plan, Progress, plan
from symdyn.export.write import check_replaceable, write_file, write_folder
from symdyn.model.load import load
from symdyn.model.robots import NAMES

LEDGER = "ledger.json"


@dataclass(frozen=True)
class Generated:
    """What ``generated/`` should hold.

    Attributes
    ----------
    exports : mapping
        The plan of each robot's export, by the name of its folder.
    ledger : str
        Text of the ledger.
    """

    exports: Mapping[str, Plan]
    ledger: str

    @property
    def texts(self) -> dict[str, str]:
        """Text of each file by its path in ``generated/``."""
        found = {
            f"{name}/{path}": text
            for name, planned in self.exports.items()
            for path, text in planned.texts.items()
        }
        return found | {LEDGER: self.ledger}


def generated_folder() -> Path:
    """``generated/`` of the checkout, or of the current folder outside any checkout."""
    return asset(LEDGER).parent if project() is not None else Path("generated").absolute()


def plan_generated(
    names: Sequence[str], folder: Path, progress: Progress | None = None
) -> Generated:
    """Plan the exports of built-in robots and the ledger.

    Parameters
    ----------
    names : sequence of str
        Built-in robots; empty for all of them.
    folder : Path
        ``generated/``; where only some are named, its ledger's other entries are kept.
    progress : callable, optional
        As in :func:`symdyn.export.plan.plan`.
    """
    for name in names:
        if name not in NAMES:
            raise SymdynError(
                f'nothing is generated under the name "{name}"',
                cure=f"nearest: {nearest_names(name, NAMES)}",
            )
    exports = {
        name: plan(load(name), ExportOptions(source=name), progress)
        for name in NAMES
        if not names or name in names
    }
    files = dict(read_ledger(folder / LEDGER)["files"]) if names else {}
    kept = {path: record for path, record in files.items() if path.split("/")[0] not in exports}
    for name, planned in exports.items():
        kept |= file_records(name, planned)
    return Generated(exports, ledger_text(dict(sorted(kept.items()))))


def differences(generated: Generated, folder: Path, whole: bool = True) -> tuple[Difference, ...]:
    """How a folder differs from what it should hold.

    Parameters
    ----------
    generated : Generated
    folder : Path
    whole : bool
        Whether files outside the planned exports count as unclaimed.
    """
    found = compare(generated.texts, folder)
    if whole:
        return found
    return tuple(
        it for it in found if it.path == LEDGER or it.path.split("/")[0] in generated.exports
    )


def write_generated(generated: Generated, folder: Path, found: Sequence[Difference]) -> None:
    """Write the exports that differ, then the ledger; refuse where a file is nobody's."""
    changed = {it.path.split("/")[0] for it in found}
    strangers = [it.path for it in found if it.kind == "unclaimed"]
    for path in strangers:
        if path.split("/")[0] not in generated.exports:
            raise SymdynError(
                "nothing claims this file", file=str(folder / path), cure="move it elsewhere"
            )
    exports = [name for name in generated.exports if name in changed]
    for name in exports:
        check_replaceable(folder / name)
    for name in exports:
        write_folder(generated.exports[name].texts, folder / name)
    if LEDGER in changed:
        write_file(generated.ledger, folder / LEDGER)


def regenerate(
    names: Sequence[str] = (),
    *,
    check: bool = False,
    folder: Path | None = None,
    progress: Progress | None = None,
) -> tuple[Difference, ...]:
    """Write ``generated/`` again, or only say where it differs.

    Parameters
    ----------
    names : sequence of str
        What to regenerate: built-in robots; all where it is empty.
    check : bool
        Write nothing.
    folder : Path, optional
        In place of :func:`generated_folder`.
    progress : callable, optional
        As in :func:`symdyn.export.plan.plan`.

    Returns
    -------
    tuple of Difference
        What differs, or differed before it was written.
    """
    folder = folder or generated_folder()
    generated = plan_generated(names, folder, progress)
    found = differences(generated, folder, whole=not names)
    if found and not check:
        write_generated(generated, folder, found)
    return found
