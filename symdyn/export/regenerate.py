"""What ``symdyn regenerate`` does: plan ``generated/``, compare, write."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from symdyn.assets import asset, project
from symdyn.errors import SymdynError, nearest_names
from symdyn.export.compare import Difference, compare
from symdyn.export.judgement import Render, judge
from symdyn.export.layout import MANIFEST
from symdyn.export.ledger import file_records, ledger_text, read_ledger
from symdyn.export.options import ExportOptions
from symdyn.export.plan import Plan, Progress, digest, plan, plan_forms
from symdyn.export.units import form_unit
from symdyn.export.write import check_replaceable, write_file, write_folder
from symdyn.model.load import load
from symdyn.model.robots import NAMES
from symdyn.truth.decide import Told

LEDGER = "ledger.json"


@dataclass(frozen=True)
class Generated:
    """What ``generated/`` should hold.

    Attributes
    ----------
    exports : mapping
        The plan of each export, by the name of its folder.
    reports : mapping
        The text of each derivation's document, by path.
    ledger : str
        Text of the ledger.
    """

    exports: Mapping[str, Plan]
    reports: Mapping[str, str]
    ledger: str

    @property
    def texts(self) -> dict[str, str]:
        """Text of each file by its path in ``generated/``."""
        found = {
            f"{name}/{path}": text
            for name, planned in self.exports.items()
            for path, text in planned.texts.items()
        }
        return found | dict(self.reports) | {LEDGER: self.ledger}


def generated_folder() -> Path:
    """``generated/`` of the checkout, or of the current folder outside any checkout."""
    return asset(LEDGER).parent if project() is not None else Path("generated").absolute()


def plan_generated(  # noqa: PLR0913  one argument for each choice there is
    names: Sequence[str],
    folder: Path,
    render: Render,
    progress: Progress | None = None,
    told: Told | None = None,
    jobs: int = 1,
    *,
    reports: Mapping[str, str] | None = None,
) -> Generated:
    """Decide all statements, then plan exports, documents and the ledger.

    Parameters
    ----------
    names : sequence of str
        Built-in robots and groups of closed forms; empty for all of them.
    folder : Path
        ``generated/``; where only some are named, its ledger's other entries are kept.
    render : callable
        Prints a derivation with its proofs.
    progress : callable, optional
        As in :func:`symdyn.export.plan.plan`.
    told : callable, optional
        Told of each statement and its proof.
    jobs : int
        Processes for each robot (:func:`symdyn.export.functions.make_all`).
    reports : mapping, optional
        Documents besides those of derivations, by path.
    """
    before = read_ledger(folder / LEDGER)
    judgement = judge(before["statements"], told, jobs)
    forms = judgement.closed_forms()
    _check_names(names, (*NAMES, *forms))
    exports = {
        name: plan(load(name), ExportOptions(source=name), progress, judgement.door, jobs)
        for name in NAMES
        if not names or name in names
    }
    for group, found in forms.items():
        if not names or group in names:
            units = [form_unit(group, form, judgement.door) for form in found]
            exports[group] = plan_forms(group, units, ExportOptions())
    files = dict(before["files"]) if names else {}
    kept = {path: record for path, record in files.items() if path.split("/")[0] not in exports}
    for name, planned in exports.items():
        kept |= file_records(name, planned)
    documents = judgement.reports(render) | dict(reports or {})
    kept |= {path: {"sha256": digest(text)} for path, text in documents.items()}
    return Generated(
        exports, documents, ledger_text(judgement.ledger(), dict(sorted(kept.items())))
    )


def _check_names(names: Sequence[str], known: Sequence[str]) -> None:
    for name in names:
        if name not in known:
            raise SymdynError(
                f'nothing is generated under the name "{name}"',
                cure=f"nearest: {nearest_names(name, known)}",
            )


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
    known = set(generated.exports)
    return tuple(it for it in found if it.path in generated.texts or it.path.split("/")[0] in known)


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
    single = {it.path for it in found if it.kind != "unclaimed"}
    for path in (*generated.reports, LEDGER):
        if path in single:
            write_file(generated.texts[path], folder / path)


def _check_folders(names: Sequence[str], folder: Path) -> None:
    """Refuse at once what could not be replaced after minutes of work."""
    for manifest in sorted(folder.glob(f"*/{MANIFEST}")):
        if not names or manifest.parent.name in names:
            check_replaceable(manifest.parent)


def regenerate(  # noqa: PLR0913  one argument for each choice there is
    names: Sequence[str] = (),
    *,
    render: Render,
    check: bool = False,
    folder: Path | None = None,
    progress: Progress | None = None,
    told: Told | None = None,
    jobs: int = 1,
    reports: Mapping[str, str] | None = None,
) -> tuple[Difference, ...]:
    """Write ``generated/`` again, or only say where it differs.

    Parameters
    ----------
    names : sequence of str
        What to regenerate: built-in robots and groups of closed forms; all where it is empty.
    render : callable
        Prints a derivation with its proofs as a document.
    check : bool
        Write nothing.
    folder : Path, optional
        In place of :func:`generated_folder`.
    progress : callable, optional
        As in :func:`symdyn.export.plan.plan`.
    told : callable, optional
        Told of each statement and its proof.
    jobs : int
        Processes for each robot (:func:`symdyn.export.functions.make_all`).
    reports : mapping, optional
        Documents besides those of derivations, by path.

    Returns
    -------
    tuple of Difference
        What differs, or differed before it was written.
    """
    folder = folder or generated_folder()
    if not check:
        _check_folders(names, folder)
    generated = plan_generated(names, folder, render, progress, told, jobs, reports=reports)
    found = differences(generated, folder, whole=not names)
    if found and not check:
        write_generated(generated, folder, found)
    return found
