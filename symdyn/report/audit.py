"""Audits of texts: claims with verdicts, as plain records, and the document of one audit.

A record is a block of lines, ``[id] kind: claim`` and then ``key: value``; ``section:`` begins
a section, whose ``let:`` lines declare names for all records below.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from pathlib import Path

from symdyn.assets import asset
from symdyn.errors import SymdynError

WRONG = ("REFUTED", "CONDITIONAL")
"""Verdicts that say that a claim does not hold as it is made."""

VERDICTS = (*WRONG, "PROVED", "TESTED", "DEFINITION", "TAUTOLOGY", "UNDECIDED")
"""All verdicts; TESTED: a number, or a run, agrees with the claim."""

KINDS = (
    "display", "inline", "table", "pseudo-code", "snippet", "number", "exercise",
)  # fmt: skip
"""What a claim stands in."""

_HEAD = re.compile(r"\[([\w.]+/\w+)\] ([a-z-]+): (.+)")


@dataclass(frozen=True)
class Entry:
    """One claim.

    Attributes
    ----------
    id : str
        Section and number, such as "49.3/8".
    kind : str
        One of KINDS.
    claim : str
        In words of our own.
    section : str
    let : tuple of str
        Declarations of the section.
    check : str
        The claim in the checking language, where it is a formula.
    verdict : str
    given, left, right : str
        Python lines and both sides in NumPy: a witness, or a test.
    within : float
        Relative tolerance of a test.
    sides : str
        An entry in which the two sides of a witness differ, and their values there.
    holds : str
        The right form in the checking language.
    form : str
        The right form in words.
    why : str
    answer : str
        Of an exercise.
    """

    id: str
    kind: str
    claim: str
    section: str
    let: tuple[str, ...] = ()
    check: str = ""
    verdict: str = ""
    given: str = ""
    left: str = ""
    right: str = ""
    within: float = 1e-9
    sides: str = ""
    holds: str = ""
    form: str = ""
    why: str = ""
    answer: str = ""

    @property
    def wrong(self) -> bool:
        """Whether the claim does not hold as it is made."""
        return self.verdict in WRONG


@dataclass(frozen=True)
class Audit:
    """An audit of one text.

    Attributes
    ----------
    name, title : str
    entries : tuple of Entry
    """

    name: str
    title: str
    entries: tuple[Entry, ...]

    def count(self) -> Counter[str]:
        """Number of claims by verdict."""
        return Counter(entry.verdict for entry in self.entries)


@dataclass
class _Open:
    """What has been read of a record."""

    head: tuple[str, str, str] | None = None
    values: dict[str, str] = field(default_factory=dict)


_KEYS = {it.name for it in fields(Entry)} - {"id", "kind", "claim", "section", "let"}


def audit_files() -> tuple[Path, ...]:
    """The files of all audits."""
    return tuple(sorted(asset("derivations", "textbook").glob("audit_*.txt")))


def answer_files() -> tuple[Path, ...]:
    """The files of answers to exercises."""
    return tuple(sorted(asset("derivations", "exercises").glob("answers_*.txt")))


def read_audit(path: Path) -> Audit:
    """Read an audit.

    Raises
    ------
    SymdynError
        With file and line, for a line that is no part of a record.
    """
    top: dict[str, str] = {}
    entries: list[Entry] = []
    section, record = "", _Open()
    let: list[str] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        head = _HEAD.fullmatch(line)
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not line.strip() or line.startswith("#"):
            continue
        if head or key == "section":
            entries += _closed(record, section, let)
            record = _Open((head[1], head[2], head[3]) if head else None)
            if not head:
                section, let = value, []
        elif colon and record.head and key in _KEYS:
            record.values[key] = value
        elif colon and key == "let":
            let = [*let, value]
        elif colon and key in ("chapter", "title"):
            top[key] = value
        else:
            raise SymdynError("no part of a record", file=f"{path}:{number}", element=line[:60])
    entries += _closed(record, section, let)
    _check(path, entries)
    return Audit(top["chapter"], top["title"], tuple(entries))


def _closed(record: _Open, section: str, let: list[str]) -> list[Entry]:
    if record.head is None:
        return []
    values = dict(record.values)
    within = float(values.pop("within", "1e-9"))
    return [Entry(*record.head, section, tuple(let), within=within, **values)]


def _check(path: Path, entries: list[Entry]) -> None:
    seen: set[str] = set()
    for entry in entries:
        problem = ""
        if entry.id in seen:
            problem = "an id is used twice"
        elif entry.kind not in KINDS or entry.verdict not in VERDICTS:
            problem = f"unknown kind or verdict: {entry.kind}, {entry.verdict}"
        elif entry.wrong and not (entry.left and entry.right and entry.why):
            problem = "a claim that is wrong needs a witness and a reason"
        elif entry.wrong and not (entry.holds or entry.form):
            problem = "a claim that is wrong needs its right form"
        elif (entry.kind, entry.answer) == ("exercise", "") and "exercises" in path.parts:
            problem = "an exercise needs an answer"
        elif entry.verdict == "UNDECIDED" and not entry.why:
            problem = "an open claim needs a reason"
        if problem:
            raise SymdynError(problem, file=str(path), element=entry.id)
        seen.add(entry.id)


def audits() -> tuple[Audit, ...]:
    """All audits."""
    return tuple(read_audit(path) for path in audit_files())


def answers() -> tuple[Audit, ...]:
    """The answers to exercises, as audits of one kind of claim."""
    return tuple(read_audit(path) for path in answer_files())


def audit_documents() -> dict[str, str]:
    """The documents of all audits and answers, by path below ``generated/``."""
    found = {f"reports/textbook-{it.name}.md": audit_document(it) for it in audits()}
    for it in answers():
        found[f"reports/textbook-exercises-{it.name}.md"] = answer_document(it)
    return found


def answer_document(audit: Audit) -> str:
    """The document of the answers to the exercises of one text."""
    lines = [f"# {audit.title}", ""]
    section = ""
    for entry in audit.entries:
        if entry.section != section:
            section = entry.section
            lines += [f"## {section}", ""]
        lines += [f"**{entry.id}.** {entry.claim[:1].upper()}{entry.claim[1:]}", "", entry.answer]
        lines += [f"\n`{entry.check}`"] if entry.check else []
        if entry.left:
            told = f"`{entry.left}` is `{entry.right}`"
            lines += ["", f"{told}, with `{entry.given}`" if entry.given else told]
        lines += ["", f"*{entry.verdict}*", ""]
    return "\n".join(lines).rstrip() + "\n"


def audit_document(audit: Audit) -> str:
    """The document of one audit."""
    counts = audit.count()
    wrong = sum(counts[verdict] for verdict in WRONG)
    lines = [
        f"# {audit.title}", "",
        f"{len(audit.entries)} claims, restated, with verdicts; {wrong} of them do not hold as "
        "they are made.", "",
        "| verdict | claims |", "|---|---|",
        *(f"| {verdict} | {counts[verdict]} |" for verdict in VERDICTS if counts[verdict]), "",
    ]  # fmt: skip
    lines += ["## What is wrong, and what is right", ""]
    for entry in audit.entries:
        if entry.wrong:
            lines += _wrong(entry)
    lines += ["## All claims", ""]
    section = ""
    for entry in audit.entries:
        if entry.section != section:
            section = entry.section
            head = ["| id | kind | claim | formula | verdict |", "|---|---|---|---|---|"]
            lines += ["", f"### {section}", "", *head]
        lines.append(_row(entry))
    return "\n".join(lines).rstrip() + "\n"


def _wrong(entry: Entry) -> Iterator[str]:
    yield from (f"### {entry.id}: {entry.claim}", "", f"**{entry.verdict}.** {entry.why}", "")
    if entry.check:
        yield from (f"- claim: `{entry.check}`",)
    if entry.given:
        yield f"- with `{entry.given}`"
    yield f"- left `{entry.left}`, right `{entry.right}`: {entry.sides or 'they differ'}"
    if entry.form:
        yield f"- right: {entry.form}"
    if entry.holds:
        yield f"- proved: `{entry.holds}`"
    yield ""


def _row(entry: Entry) -> str:
    formula = f"`{entry.check}`".replace("|", "\\|") if entry.check else ""
    claim = entry.claim.replace("|", "\\|")
    verdict = entry.verdict
    if verdict == "UNDECIDED":
        verdict += f": {entry.why}"
    return f"| {entry.id} | {entry.kind} | {claim} | {formula} | {verdict} |"
