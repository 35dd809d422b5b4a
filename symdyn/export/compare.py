"""A plan against a folder on disk: what is missing, changed, or claimed by nobody."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path

from symdyn.export.layout import ignored


@dataclass(frozen=True)
class Difference:
    """One file that is not as planned.

    Attributes
    ----------
    path : str
        In the folder.
    kind : str
        "missing", "changed" or "unclaimed".
    diff : str
        From what stands there to what is planned, as a unified diff; empty for a file
        that nothing claims, whose text is nobody's concern.
    """

    path: str
    kind: str
    diff: str = ""


def compare(texts: Mapping[str, str], folder: Path) -> tuple[Difference, ...]:
    """Compare planned texts with the files of a folder, which need not exist.

    Parameters
    ----------
    texts : mapping
        Planned text of each file by its path in the folder.
    folder : Path
    """
    standing = files(folder)
    found = []
    for path in sorted(texts.keys() | standing):
        if path not in texts:
            found.append(Difference(path, "unclaimed"))
        elif path not in standing:
            found.append(Difference(path, "missing", _diff("", texts[path], path)))
        elif (old := (folder / path).read_bytes()) != texts[path].encode():
            diff = _diff(old.decode(errors="replace"), texts[path], path)
            found.append(Difference(path, "changed", diff))
    return tuple(found)


def files(folder: Path) -> set[str]:
    """Paths of all files below a folder but those that Python leaves behind."""
    paths = {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_symlink() or not path.is_dir()
    }
    return {path for path in paths if not ignored(path)}


def _diff(old: str, new: str, path: str) -> str:
    # Split at line feeds alone: other ends of lines are part of what may differ.
    lines = unified_diff(
        old.split("\n") if old else [],
        new.split("\n"),
        f"on disk/{path}",
        f"planned/{path}",
        lineterm="",
    )
    return "\n".join(lines)


def shortened(differences: Iterable[Difference], files: int = 10, lines: int = 40) -> str:
    """The differences as text: the first files with the first lines of their diffs."""
    parts = []
    for number, found in enumerate(differences):
        parts.append(f"{found.kind}: {found.path}")
        if found.diff and number < files:
            text = found.diff.split("\n")
            parts += text[:lines]
            if len(text) > lines:
                parts.append(f"... {len(text) - lines} more lines")
    return "\n".join(parts)
