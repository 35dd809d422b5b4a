"""The one error and the one warning of symdyn.

Every refusal names where it happened and what would cure it, so that a reader
of a 2000-line robot description never has to search.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class SymdynError(ValueError):
    """Input that cannot be represented, or a request that cannot be met.

    Parameters
    ----------
    message : str
        What is wrong, in one sentence.
    file : str, optional
        The file that was read.
    line : int, optional
        Line in that file, from 1.
    element : str, optional
        The XML element, joint, link, function or option concerned.
    cure : str, optional
        What the user can do about it, in one sentence.
    """

    def __init__(
        self,
        message: str,
        *,
        file: str | None = None,
        line: int | None = None,
        element: str | None = None,
        cure: str | None = None,
    ) -> None:
        self.message = message
        self.file = file
        self.line = line
        self.element = element
        self.cure = cure
        super().__init__(str(self))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle whole: a child process hands its errors to its parent."""
        where = (self.file, self.line, self.element, self.cure)
        return _error, (type(self), self.message, where)

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line) if part is not None)
        head = ": ".join(part for part in (place, self.element) if part)
        text = f"{head}: {self.message}" if head else self.message
        return f"{text} ({self.cure})" if self.cure else text


def _error(
    kind: type[SymdynError],
    message: str,
    where: tuple[str | None, int | None, str | None, str | None],
) -> SymdynError:
    file, line, element, cure = where
    return kind(message, file=file, line=line, element=element, cure=cure)


class SymdynWarning(UserWarning):
    """Something was computed as written although it looks like a mistake."""


def nearest_names(name: str, names: Iterable[str], count: int = 3) -> str:
    """The names most like ``name``, ready for a cure; all of them where none is alike."""
    known = sorted(set(names))
    alike = get_close_matches(name, known, n=count, cutoff=0.5) or known[: 4 * count]
    more = ", ..." if len(alike) == 4 * count < len(known) else ""
    return every_name(alike) + more


def every_name(names: Iterable[str]) -> str:
    """All of a few names, in the order they stand in, ready for a cure."""
    return ", ".join(f'"{name}"' for name in names)
