"""The public function, and documents from their first line to their last."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field, replace
from pathlib import Path

from symdyn.check.conventions import DEFAULT, Conventions
from symdyn.check.conventions import convention as chosen
from symdyn.check.documents import FORMATS, Line, placed, read
from symdyn.check.judge import Options, judge
from symdyn.check.parse import parse
from symdyn.check.record import VERDICTS, Record
from symdyn.check.syntax import Node
from symdyn.check.types import Declaration, Declared, Type, parse_declaration, parse_declarations
from symdyn.errors import SymdynError, SymdynWarning, nearest_names
from symdyn.truth.child import Prover, available

_SUFFIXES = (*FORMATS, ".tex", ".txt", ".symdyn")
_MEGABYTES, _SECONDS = 3000, 30

Progress = Callable[[str, int, int], None]


def check(  # noqa: PLR0913  one parameter for each thing that may be said
    formula_or_path: str | Path,
    *,
    let: str | Iterable[str] | Mapping[str, str] = (),
    convention: str | Iterable[str] = (),
    latex: bool = False,
    expect: str = "",
    why: bool = True,
    fresh: str = "",
    progress: Progress | None = None,
) -> list[Record]:
    """Check a formula, or all formulas of a document.

    Parameters
    ----------
    formula_or_path : str or Path
        ``"R*hat(w)*R.T == hat(R*w)"``, or a Markdown, LaTeX, notebook or plain file.
    let : str, sequence of str, or mapping
        Declarations: ``"R: SO3; w: vec3"``, or ``{"R": "SO3"}``.
    convention : str or sequence of str
        ``"order=(v,omega)"`` and so on; see :mod:`symdyn.check.conventions`.
    latex : bool
        Whether the formula is LaTeX.
    expect : str
        The verdict that is expected, where it is not that the formula is true.
    why : bool
        Whether a false formula is explained: conventions, parts, assumptions, repairs.
    fresh : str
        Draw other points and primes than the formula's own.
    progress : callable, optional
        Called with a name, how many are done, and of how many.

    Returns
    -------
    list of Record

    Raises
    ------
    SymdynError
        Naming what cannot be read, its column, and in a document its file and line.

    Examples
    --------
    >>> import symdyn
    >>> (record,) = symdyn.check("R*hat(w)*R.T == hat(R*w)", let="R: SO3; w: vec3")
    >>> record.verdict
    'PROVED'
    """
    outcome = check_all(
        [formula_or_path],
        let=let,
        convention=convention,
        latex=latex,
        expect=expect,
        why=why,
        fresh=fresh,
        progress=progress,
    )
    if outcome.errors:
        raise outcome.errors[0]
    return outcome.records


def check_all(  # noqa: PLR0913  as check
    what: Sequence[str | Path],
    *,
    let: str | Iterable[str] | Mapping[str, str] = (),
    convention: str | Iterable[str] = (),
    latex: bool = False,
    expect: str = "",
    why: bool = True,
    fresh: str = "",
    progress: Progress | None = None,
) -> Outcome:
    """Check formulas and documents, as :func:`check`; errors are collected.

    Each document starts from the given declarations and conventions.
    """
    outcome = Outcome()
    with prover() as proofs:
        options = Options(proofs, why=why, salt=fresh)
        for it in what:
            reading = Reading(_conventions(convention))
            for text in _texts(let):
                reading.declare(parse_declarations(text))
            path = _path(it, latex)
            if path is not None:
                found = reading.document(path, options, progress)
                outcome.records += found.records
                outcome.errors += found.errors
                continue
            line = Line(0, "latex" if latex else "check", str(it), 1)
            try:
                record = reading.judged(line, options)
            except SymdynError as error:
                outcome.errors.append(error)
            else:
                outcome.records.append(replace(record, line=None, expected=_expected(expect)))
    return outcome


def prover() -> AbstractContextManager[Prover | None]:
    """The child that computes long normal forms, where there can be one."""
    return Prover(_MEGABYTES, _SECONDS) if available() else nullcontext()


@dataclass
class Outcome:
    """What came of a document.

    Attributes
    ----------
    records : list of Record
    errors : list of SymdynError
        Lines that could not be read.
    """

    records: list[Record] = field(default_factory=list)
    errors: list[SymdynError] = field(default_factory=list)


class Reading:
    """What is declared so far.

    Attributes
    ----------
    scope : dict
        What names stand for.
    conventions : Conventions
    """

    def __init__(self, conventions: Conventions = DEFAULT) -> None:
        self.scope: dict[str, Type | Node] = {}
        self.conventions = conventions

    def declare(self, found: Iterable[Declaration]) -> None:
        """Take in declarations; one that replaces another is told."""
        for it in found:
            new: dict[str, Type | Node]
            new = (
                dict.fromkeys(it.names, it.type)
                if isinstance(it, Declared)
                else {it.name: it.value}
            )
            for name, value in new.items():
                if name in self.scope and self.scope[name] != value:
                    warnings.warn(f"{name} is declared again", SymdynWarning, stacklevel=2)
            self.scope.update(new)

    def document(self, path: Path, options: Options, progress: Progress | None = None) -> Outcome:
        """Check a document line by line; what cannot be read does not stop the rest."""
        try:
            lines = read(path)
        except SymdynError as error:
            return Outcome(errors=[error])
        outcome = Outcome()
        last = None
        step = len(lines) // 10 + 1
        for k, line in enumerate(lines):
            if progress is not None and k % step == 0:
                progress(f"{path}:{line.number}", k, len(lines))
            try:
                last = self._line(line, options, outcome, last)
            except SymdynError as error:
                outcome.errors.append(placed(error, str(path), line.number))
                last = None
        outcome.records = [replace(it, file=str(path)) for it in outcome.records]
        return outcome

    def _line(
        self, line: Line, options: Options, outcome: Outcome, last: Record | None
    ) -> Record | None:
        if line.keyword in ("check", "latex"):
            outcome.records.append(self.judged(line, options))
            return outcome.records[-1]
        if line.keyword == "expect":
            if last is None:
                raise SymdynError("nothing stands before it", element="expect")
            outcome.records[-1] = replace(last, expected=_expected(line.text))
            return None
        if line.keyword == "convention":
            self.conventions = chosen(line.text, self.conventions)
        else:
            self.declare(parse_declaration(line.text, line.column))
        return last

    def judged(self, line: Line, options: Options) -> Record:
        """The verdict on one claim."""
        scope = self.scope
        if line.keyword == "latex":
            from symdyn.check.latex import parse_latex  # type: ignore[import-not-found]

            formula, definitions = parse_latex(line.text, scope, line.column)
            scope = {**scope, **definitions}
        else:
            formula = parse(line.text, line.column)
        record = judge(formula, scope, self.conventions, options, line.text)
        return replace(record, line=line.number or None, id=line.id or None)


def _expected(text: str) -> str:
    wanted = text.strip().upper()
    wanted = {"TRUE": "PROVED", "FALSE": "REFUTED"}.get(wanted, wanted)
    if wanted and wanted not in VERDICTS:
        near = nearest_names(wanted, VERDICTS)
        raise SymdynError("no verdict", element=text.strip(), cure=f"one of {near}")
    return wanted


def _conventions(given: str | Iterable[str]) -> Conventions:
    found = DEFAULT
    for text in [given] if isinstance(given, str) else given:
        found = chosen(text, found)
    return found


def _texts(let: str | Iterable[str] | Mapping[str, str]) -> Sequence[str]:
    if isinstance(let, str):
        return [let]
    if isinstance(let, Mapping):
        return [f"{name}: {kind}" for name, kind in let.items()]
    return list(let)


def _path(given: str | Path, latex: bool) -> Path | None:
    """The file that is meant, if it is one."""
    if isinstance(given, Path):
        return given
    if latex or "==" in given or "\n" in given or len(given) > 1000:
        return None
    path = Path(given)
    return path if path.suffix.lower() in _SUFFIXES or path.is_file() else None
