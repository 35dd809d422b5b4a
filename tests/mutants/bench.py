"""The mutation bench: every true formula of the textbook library, and false ones made from it.

A mutant is a true formula with one thing changed: a sign, a transpose, the order of a product,
a function taken for another, a factor, a power, an index, a term left out.  It is refuted by a
point modulo a prime at which its sides differ, and with --proofs by a shrunk point over the
reals.  A mutant that turns out true is proved so and set apart.

    python -m tests.mutants                modulo primes
    python -m tests.mutants --proofs       every true formula proved, every mutant with a witness
    python -m tests.mutants --repairs 100  how often the true formula is among three repairs
    python -m tests.mutants --slips 100    the same of slips that the library states, not made here
"""

from __future__ import annotations

import time
import warnings
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zlib import crc32

from symdyn import SymdynError, SymdynWarning
from symdyn.assets import asset
from symdyn.check.api import Reading
from symdyn.check.diagnosis.edits import Edit, edits
from symdyn.check.documents import read
from symdyn.check.judge import Options, judge
from symdyn.check.language.parse import parse
from symdyn.check.language.syntax import Equation
from symdyn.check.language.types import parse_declaration
from symdyn.check.meaning.elaborate import Claim, Elaborator
from symdyn.check.meaning.points import modular_point
from symdyn.check.proof import claim_edges
from symdyn.check.witness import find_witness

KINDS = ("sign", "transpose", "order", "function", "inverse", "factor", "power", "drop", "index")
PER_FORMULA = 2


@dataclass(frozen=True)
class Formula:
    """A true formula, with what its names stand for where it is claimed."""

    id: str
    tree: Equation
    scope: Mapping[str, Any]


@dataclass
class Result:
    """What the bench saw.

    Attributes
    ----------
    true : int
    refuted_truths : list of str
        True formulas that were refuted: there must be none.
    mutants : list of (Formula, Edit, Claim)
        Certified false.
    equivalent : list of (Formula, Edit)
        Mutants whose sides agree at a point.
    """

    true: int = 0
    refuted_truths: list[str] = field(default_factory=list)
    mutants: list[tuple[Formula, Edit, Claim]] = field(default_factory=list)
    equivalent: list[tuple[Formula, Edit]] = field(default_factory=list)


def documents() -> list[Path]:
    """The library's documents."""
    return sorted(asset("derivations", "textbook").glob("*.md"))


def formulas(path: Path) -> Iterator[Formula]:
    """The formulas of a document that are claimed to be true."""
    return (formula for formula, expected in claims(path) if not expected)


def claims(path: Path) -> Iterator[tuple[Formula, str]]:
    """All formulas of a document, with what is expected of those that are not true."""
    reading, lines = Reading(), read(path)
    following = [*lines[1:], None]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SymdynWarning)
        for line, after in zip(lines, following, strict=True):
            if line.keyword == "check":
                tree = parse(line.text)
                assert isinstance(tree, Equation)
                expected = after.text if after is not None and after.keyword == "expect" else ""
                yield Formula(line.id, tree, dict(reading.scope)), expected
            elif line.keyword in ("let", "bind"):
                reading.declare(parse_declaration(line.text))


def run(paths: list[Path]) -> Result:
    """Decide all formulas and their mutants modulo primes."""
    result = Result()
    for path in paths:
        for formula in formulas(path):
            _one(formula, result)
    return result


def _one(formula: Formula, result: Result) -> None:
    elaborator = Elaborator(formula.scope)
    claim = elaborator.claim(formula.tree)
    point = modular_point(claim.scene, formula.id, claim_edges(claim))
    result.true += 1
    if _differs(claim, point):
        result.refuted_truths.append(formula.id)
    made = 0
    for edit in _chosen(formula):
        if made == PER_FORMULA:
            break
        try:
            mutant = elaborator.claim(edit.formula)
            false = _differs(mutant, point)
        except (SymdynError, ArithmeticError):
            continue
        if not false:
            result.equivalent.append((formula, edit))
        else:
            made += 1
            result.mutants.append((formula, edit, mutant))


def _differs(claim: Claim, point: Any) -> bool:
    return any(
        point(a) != point(b)
        for pair in claim.pairs
        for a, b in zip(pair.left.entries, pair.right.entries, strict=True)
    )


def _chosen(formula: Formula) -> list[Edit]:
    """Edits of the bench's kinds, one of each kind before a second of any."""
    found = [
        edit
        for edit in edits(formula.tree, formula.scope)
        if edit.kind in KINDS and not (edit.kind == "factor" and edit.cost > 4)
    ]
    order = {id(edit): crc32(f"{formula.id} {k}".encode()) for k, edit in enumerate(found)}
    seen: Counter[str] = Counter()
    ranked = []
    for edit in sorted(found, key=lambda edit: order[id(edit)]):
        ranked.append((seen[edit.kind], edit))
        seen[edit.kind] += 1
    return [edit for _, edit in sorted(ranked, key=lambda it: it[0])]


def proved(paths: list[Path]) -> Counter[str]:
    """Verdicts of all true formulas, with normal forms."""
    verdicts = (
        judge(formula.tree, formula.scope, options=Options(why=False)).verdict
        for path in paths
        for formula in formulas(path)
    )
    return Counter(verdicts)


def apart(result: Result) -> Counter[str]:
    """Verdicts of the mutants whose sides agree at a point."""
    verdicts = (
        judge(edit.formula, formula.scope, options=Options(why=False)).verdict
        for formula, edit in result.equivalent
    )
    return Counter(verdicts)


def witnesses(result: Result) -> tuple[int, int]:
    """How many mutants have a witness, and how many of these with at most three numbers."""
    found = [find_witness(mutant, formula.id) for formula, _, mutant in result.mutants]
    told = [it for it in found if it is not None]
    return len(told), sum(it.numbers <= 3 for it in told)


def repaired(result: Result, count: int) -> tuple[int, int]:
    """Of some mutants, how many have the true formula among their repairs."""
    step = max(1, len(result.mutants) // count)
    hits = tried = 0
    for formula, edit, _ in result.mutants[::step]:
        record = judge(edit.formula, formula.scope)
        tried += 1
        hits += any(same_formula(formula, it["formula"]) for it in record.repairs)
    return hits, tried


def slips_repaired(paths: list[Path], count: int) -> tuple[int, int]:
    """Of some slips that the library states, how many have the true formula among repairs."""
    found = []
    for path in paths:
        stated = list(claims(path))
        pairs = zip(stated, stated[1:], strict=False)
        found += [(true, slip) for (true, _), (slip, wrong) in pairs if wrong]
    chosen = found[:: max(1, len(found) // count)]
    hits = 0
    for true, slip in chosen:
        record = judge(slip.tree, slip.scope)
        hits += any(same_formula(true, it["formula"]) for it in record.repairs)
    return hits, len(chosen)


def same_formula(formula: Formula, text: str) -> bool:
    """Whether a repair is the true formula: the same text, or the same sides' values."""
    tree = parse(text)
    if tree == formula.tree:
        return True
    elaborator = Elaborator(formula.scope)
    try:
        one, two = elaborator.claim(formula.tree), elaborator.claim(tree)
        point = modular_point(one.scene, formula.id, claim_edges(one) + claim_edges(two))
    except (SymdynError, ArithmeticError):
        return False
    left, right = ([point(e) for e in claim_edges(claim)] for claim in (one, two))
    return left == right or left == [-x % point.field.prime for x in right]


def main(arguments: list[str]) -> None:
    """Print what the bench sees."""
    paths = documents()
    start = time.process_time()
    result = run(paths)
    seconds = time.process_time() - start
    print(f"{result.true} true formulas, {len(result.refuted_truths)} of them refuted")
    print(f"{len(result.mutants)} mutants refuted, each by a point modulo a prime")
    print(f"{len(result.equivalent)} mutants agree there and are set apart")
    print(Counter(edit.kind for _, edit, _ in result.mutants))
    print(f"modulo primes: {seconds:.1f} s of processor time")
    for text in result.refuted_truths:
        print("  ", text)
    if "--proofs" in arguments:
        print(f"true formulas: {dict(proved(paths))}")
        print(f"set apart: {dict(apart(result))}")
        told, small = witnesses(result)
        print(f"{told} witnesses, {small} with at most three numbers")
        print(f"with proofs and witnesses: {time.process_time() - start:.1f} s of processor time")
    if "--repairs" in arguments:
        hits, tried = repaired(result, int(arguments[arguments.index("--repairs") + 1]))
        print(f"the true formula is among three repairs of {hits} of {tried} mutants")
    if "--slips" in arguments:
        hits, tried = slips_repaired(paths, int(arguments[arguments.index("--slips") + 1]))
        print(f"the true formula is among three repairs of {hits} of {tried} slips of the library")
