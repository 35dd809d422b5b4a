"""The public function, and documents from their first line to their last."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field, replace
from pathlib import Path

from symdyn.check.documents import FORMATS, Line, how_to_write, in_its_line, placed, read
from symdyn.check.judge import Options, judge
from symdyn.check.language.conventions import DEFAULT, Conventions
from symdyn.check.language.conventions import convention as chosen
from symdyn.check.language.inline import inlined
from symdyn.check.language.parse import parse
from symdyn.check.language.syntax import Call, Name, Node, fail, walk
from symdyn.check.language.types import Declaration, Declared, Defined, Type, parse_declarations
from symdyn.check.language.unparse import unparse
from symdyn.check.latex.formula import parse_latex, without_new
from symdyn.check.latex.tokens import Macro, macros_of, named_by
from symdyn.check.latex.write import said_in_latex
from symdyn.check.meaning.elaborate import Elaborator
from symdyn.check.numbers import is_number_claim, judge_number
from symdyn.check.record import DEFINITION, VERDICTS, Record
from symdyn.errors import SymdynError, SymdynWarning, nearest_names
from symdyn.truth.child import Prover, available

_SUFFIXES = (*FORMATS, ".txt", ".symdyn")
_SMALL = 60
_UNREAD = [-1]
"""The position of a formula that could not be read, of which nothing can be expected."""

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
        ``"order=(v,omega)"`` and so on; see :mod:`symdyn.check.language.conventions`.
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
    files: list[Path] = []
    with prover() as proofs:
        options = Options(proofs, why=why, salt=fresh)
        for it in _each(what, latex):
            reading = Reading(_conventions(convention))
            for text in _texts(let):
                reading.declare(parse_declarations(text))
            if isinstance(it, Path):
                files.append(it)
                found = reading.document(it, options, progress)
                outcome.records += found.records
                outcome.errors += found.errors
                continue
            line = Line(0, "latex" if latex else "check", it, 1)
            wanted = _expected(expect)
            try:
                records = reading.judged(line, options)
            except SymdynError as error:
                outcome.errors.append(error)
            else:
                outcome.records += [replace(it, line=None, expected=wanted) for it in records]
    if not outcome.records and not outcome.errors and files:
        where = ", ".join(map(str, files))
        warnings.warn(
            f"{where}: no formula in it: {how_to_write(files)}", SymdynWarning, stacklevel=2
        )
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
    macros : dict
        What formulas in LaTeX may use.
    """

    def __init__(self, conventions: Conventions = DEFAULT) -> None:
        self.scope: dict[str, Type | Node] = {}
        self.conventions = conventions
        self.macros: dict[str, Macro] = {}
        self.folder: Path | None = None

    def declare(self, found: Iterable[Declaration], where: str = "") -> None:
        """Take in declarations; one that replaces another is told."""
        for it in map(self._found, found):
            if isinstance(it, Defined):
                self._without_called(it.value)
            new: dict[str, Type | Node]
            new = (
                dict.fromkeys(it.names, it.type)
                if isinstance(it, Declared)
                else {it.name: it.value}
            )
            for name, value in new.items():
                before = self.scope.get(name)
                if before is not None and before != value:
                    told = f"{where}{name} is declared again"
                    if isinstance(before, Type) and isinstance(value, Type):
                        told += f": {value}, before {before}"
                    warnings.warn(told, SymdynWarning, stacklevel=2)
            self.scope.update(new)

    def _found(self, it: Declaration) -> Declaration:
        """A robot's file is looked for beside the document too."""
        if not isinstance(it, Declared) or it.type.kind != "tree" or self.folder is None:
            return it
        beside = self.folder / it.type.text
        if Path(it.type.text).is_file() or not beside.is_file():
            return it
        return replace(it, type=replace(it.type, text=str(beside)))

    def document(self, path: Path, options: Options, progress: Progress | None = None) -> Outcome:
        """Check a document line by line; what cannot be read does not stop the rest."""
        self.folder = path.parent
        try:
            lines = read(path)
        except SymdynError as error:
            return Outcome(errors=[error])
        outcome = Outcome()
        last: list[int] = []
        step = len(lines) // 10 + 1
        for k, line in enumerate(lines):
            if progress is not None and k % step == 0:
                progress(f"{path}:{line.number}", k, len(lines))
            try:
                last = self._line(line, options, outcome, last, f"{path}:{line.number}: ")
            except SymdynError as error:
                outcome.errors.append(placed(error, str(path), error.line or line.number))
                last = _UNREAD
        outcome.records = [replace(it, file=str(path)) for it in outcome.records]
        return outcome

    def _line(  # noqa: PLR0913, PLR0917  one line and what it works on
        self, line: Line, options: Options, outcome: Outcome, last: list[int], where: str
    ) -> list[int]:
        """Take in one line; the positions of the records that an ``expect`` after it is about."""
        if line.error is not None:
            raise line.error
        if line.keyword in ("check", "latex"):
            found = self.judged(line, options)
            outcome.records += found
            return list(range(len(outcome.records) - len(found), len(outcome.records)))
        if line.keyword == "expect":
            if not last:
                raise SymdynError("nothing stands before it", element="expect")
            for k in last if last != _UNREAD else ():
                outcome.records[k] = replace(outcome.records[k], expected=_expected(line.text))
            return []
        if line.keyword == "convention":
            self.conventions = chosen(line.text, self.conventions)
        elif line.keyword == "macro":
            self.macros.update(macros_of(line.text))
        else:
            text = named_by(line.text, self.macros) if self.macros else line.text
            self.declare(parse_declarations(text, line.column), where)
        return last

    def judged(self, line: Line, options: Options) -> list[Record]:
        """The verdict on a claim; LaTeX may hold several."""
        try:
            return self._judged(line, options)
        except RecursionError:
            cure = "name parts with let"
            raise SymdynError("a formula of too many levels", element="check", cure=cure) from None

    def _judged(self, line: Line, options: Options) -> list[Record]:
        if line.keyword == "check" and is_number_claim(line.text):
            record = judge_number(line.text, self.scope, line.column)
            found = [replace(record, conventions=self.conventions.words())]
        elif line.keyword == "check":
            formula = self._without_called(parse(line.text, line.column))
            found = [judge(formula, self.scope, self.conventions, options, line.text)]
        else:
            found = self._latex(line, options)
        many = len(found) > 1
        return [
            replace(
                it,
                line=line.number or None,
                id=(f"{line.id}/{k}" if many else line.id) if line.id else None,
            )
            for k, it in enumerate(found, 1)
        ]

    def _without_called(self, formula: Node) -> Node:
        """A formula in Python form in which no declared name stands before a parenthesis.

        In LaTeX ``\\dot T`` stays a derivative where a length is called d.
        """
        for part in walk(formula):
            if isinstance(part, Call) and part.of is None and part.name in self.scope:
                cure = "write * for a product"
                fail("is declared, and no function", part.column, name=part.name, cure=cure)
        return formula

    def _latex(self, line: Line, options: Options) -> list[Record]:
        """The claims of a formula in LaTeX, in the light of what it defines."""
        try:
            reading = parse_latex(line.text, self.scope, self.macros, line.column)
        except SymdynError as error:
            raise in_its_line(error, line) from None
        made = {it.name: it.value for it in reading.definitions}
        scope = {**self.scope, **made}
        records = []
        for claim in reading.claims:
            text = line.text if len(reading.claims) == 1 else unparse(claim)
            bare = without_new(claim, made)
            if bare is None:
                new = ", ".join(made)
                for name in made:  # what it is made of is declared
                    Elaborator(scope, self.conventions).thing(Name(name))
                self.scope.update(made)
                method = f"{new} is not declared: this defines it"
                record = Record(text, DEFINITION, method, conventions=self.conventions.words())
            else:
                whole = inlined(bare, made)  # so that a repair may be in a definition
                small = sum(1 for _ in walk(whole)) <= _SMALL
                record = judge(whole if small else bare, scope, self.conventions, options, text)
                record = _in_latex(record, reading.written, scope)
            records.append(replace(record, notes=(*record.notes, *reading.remarks)))
        return records


def _in_latex(
    record: Record, written: Mapping[str, str], scope: Mapping[str, Type | Node]
) -> Record:
    """A record whose repairs are in LaTeX too."""
    repairs = []
    for it in record.repairs:
        text = said_in_latex(it["formula"], written, scope)
        repairs.append({**it, "latex": text} if text else it)
    return replace(record, repairs=tuple(repairs))


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


def _each(what: Iterable[str | Path], latex: bool) -> Iterator[str | Path]:
    """Formulas and documents; of a directory the documents in it that hold a block.

    Raises
    ------
    SymdynError
        For a directory without any.
    """
    for it in what:
        path = _path(it, latex)
        if path is None:
            if "=" not in str(it):
                cure = "a formula has LEFT == RIGHT; the path of a document must exist"
                raise SymdynError("neither a formula nor a document", element=str(it), cure=cure)
            yield str(it)
        elif not path.is_dir():
            yield path
        else:
            found = [file for file in sorted(path.rglob("*")) if _is_document(path, file)]
            if not found:
                cure = f"documents end in {', '.join((*FORMATS, '.symdyn'))} and hold a block"
                raise SymdynError("no document with formulas in it", file=str(path), cure=cure)
            yield from found


def _is_document(folder: Path, file: Path) -> bool:
    hidden = any(part.startswith(".") for part in file.relative_to(folder).parts)
    if hidden or file.suffix.lower() not in (*FORMATS, ".symdyn") or not file.is_file():
        return False
    return file.suffix == ".symdyn" or "symdyn" in file.read_text(encoding="utf-8", errors="ignore")


def _path(given: str | Path, latex: bool) -> Path | None:
    """The file that is meant, if it is one."""
    if isinstance(given, Path):
        return given
    if latex or not given.strip() or "==" in given or "\n" in given or len(given) > 1000:
        return None
    path = Path(given)
    return path if path.suffix.lower() in _SUFFIXES or path.exists() else None
