"""What a check of an export finds, file by file."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from symdyn.export.folder import Folder


@dataclass(frozen=True)
class Checked:
    """One file of an export.

    Attributes
    ----------
    path : str
    function : str
        The function it holds; empty where it holds none.
    compared : str
        How it was compared with the program that was certified.
    problems : tuple of str
        In what it is not what its certificate says.
    """

    path: str
    function: str
    compared: str
    problems: tuple[str, ...]


@dataclass(frozen=True)
class Report:
    """What was found.

    Attributes
    ----------
    robot : str
    files : tuple of Checked
        All that the export should hold and all that stands there, by path.
    notes : tuple of str
        What a reader should know of how it was checked.
    """

    robot: str
    files: tuple[Checked, ...]
    notes: tuple[str, ...]

    @property
    def passed(self) -> bool:
        """Whether every file is what its certificate says."""
        return not any(it.problems for it in self.files)

    def record(self) -> dict[str, Any]:
        """The same as plain data."""
        return {"robot": self.robot, "passed": self.passed} | {
            "notes": list(self.notes),
            "files": [asdict(it) | {"problems": list(it.problems)} for it in self.files],
        }


class Findings:
    """What was found so far."""

    def __init__(self) -> None:
        self._problems: dict[str, list[str]] = {}
        self._compared: dict[str, str] = {}
        self._notes: list[str] = []

    def say(self, path: str, problem: str) -> None:
        """In what a file is not what its certificate says."""
        self._problems.setdefault(path, []).append(problem)

    def compared(self, path: str, how: str) -> None:
        """How a file was compared with the program."""
        self._compared[path] = how

    def note(self, note: str) -> None:
        """Something to know that is no problem."""
        self._notes.append(note)

    def add(self, other: Findings) -> None:
        """What another check found."""
        for path, problems in other._problems.items():
            self._problems.setdefault(path, []).extend(problems)
        self._compared |= other._compared
        self._notes += other._notes

    def report(self, export: Folder) -> Report:
        """All of it."""
        checked = tuple(
            Checked(
                path,
                export.holds.get(path, ""),
                self._compared.get(path, ""),
                tuple(self._problems.get(path, ())),
            )
            for path in sorted({*export.standing, *self._problems})
        )
        return Report(export.manifest["robot"], checked, tuple(self._notes))
