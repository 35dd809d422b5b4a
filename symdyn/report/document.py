"""A derivation as a Markdown document with LaTeX: its own lines, in order, with their values."""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import sympy as sp

from symdyn.algebra.latex import latex as printed
from symdyn.truth.child import available
from symdyn.truth.derivation import Derivation
from symdyn.truth.proof import PROVED, PROVED_MOD_P, UNDECIDED, Proof
from symdyn.truth.statement import Inequality, Statement

_LONG = 1500  # characters of LaTeX beyond which a formula is better read as code
_MOVEMENT = re.compile(r"# (\w[\w ,:']*?) -{3,}$")
_EQUALS = " = "
_OWN = ("STATEMENTS", "FUNCTIONS", "INEQUALITIES")


@dataclass(frozen=True)
class Step:
    """One piece of a derivation's text.

    Attributes
    ----------
    heading : str
        Set where a movement begins.
    before, beside : str
        What the author says above it, and on its lines.
    code : str
    names : tuple of str
        What it assigns.
    formulas : tuple of str
        Each as ``name = value`` in LaTeX, where all it assigns are formulas.
    """

    heading: str = ""
    before: str = ""
    beside: str = ""
    code: str = ""
    names: tuple[str, ...] = ()
    formulas: tuple[str, ...] = ()

    def _repr_latex_(self) -> str:
        """Its formulas, where a notebook shows it; its text where it has none."""
        shown = " \\qquad ".join(self.formulas)
        return rf"$\displaystyle {shown}$" if shown else self.heading or self.code


def document(derivation: Derivation, proofs: Mapping[str, Proof]) -> str:
    """The document of a derivation.

    Parameters
    ----------
    derivation : Derivation
    proofs : mapping
        By the ids of its statements.
    """
    lines = [f"# {derivation.title}", "", *_prose(derivation.prose), ""]
    for step in steps(derivation.path.read_text(encoding="utf-8"), derivation.values):
        lines += _step(step)
    lines += ["## Statements", ""]
    for statement in derivation.statements:
        lines += statement_lines(statement, proofs[statement.id])
    if derivation.inequalities:
        lines += ["## What is no identity", ""]
        for said in derivation.inequalities:
            lines += _inequality(said)
    if derivation.functions:
        lines += ["## Functions", ""]
        for function in derivation.functions:
            rests = ", ".join(f"`{name}`" for name in function.rests_on)
            lines.append(f"- `{function.name}` rests on {rests}")
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def steps(source: str, values: Mapping[str, Any]) -> Iterator[Step]:
    """The pieces of a document's text: headings, and assignments with their comments.

    ``values`` are what the names of the document stand for.
    """
    lines = source.splitlines()
    comments = _comments(source)
    heading = ""
    last = 0
    for node in ast.parse(source).body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            last = node.end_lineno or last
            continue
        before = [comments[k] for k in range(last + 1, node.lineno) if k in comments]
        for comment in before:
            found = _MOVEMENT.match(comment)
            if found:
                heading = found.group(1)
                if heading not in ("Statements", "Functions"):
                    yield Step(heading=heading)
        last = node.end_lineno or node.lineno
        above = _joined(c for c in before if not _MOVEMENT.match(c))
        beside = _joined(comments[k] for k in range(node.lineno, last + 1) if k in comments)
        step = _piece(node, lines, above, beside)
        if step is not None and heading not in ("", "Statements", "Functions"):
            yield replace(step, formulas=_formulas(step.names, values))


def _piece(node: ast.stmt, lines: list[str], above: str, beside: str) -> Step | None:
    code = "\n".join(lines[node.lineno - 1 : node.end_lineno])
    names = tuple(_targets(node)) if isinstance(node, ast.Assign) else ()
    if isinstance(node, ast.Expr) or set(names) & set(_OWN):
        return None
    return Step("", above, beside, code, names)


def _joined(comments: Iterable[str]) -> str:
    return " ".join(text.lstrip("# ").strip() for text in comments)


def _targets(node: ast.Assign) -> Iterator[str]:
    for target in node.targets:
        for part in target.elts if isinstance(target, ast.Tuple) else [target]:
            if isinstance(part, ast.Name):
                yield part.id


def _comments(source: str) -> dict[int, str]:
    found = tokenize.generate_tokens(io.StringIO(source).readline)
    return {token.start[0]: token.string for token in found if token.type == tokenize.COMMENT}


def _prose(text: str) -> list[str]:
    _, _, rest = text.strip().partition("\n")
    return ["" if not line.strip() else line for line in rest.strip().splitlines()]


def _step(step: Step) -> list[str]:
    if step.heading:
        return [f"## {step.heading}", ""]
    if step.formulas:
        told = _sentence(step.before) + _sentence(step.beside)
        return [*told, "$$", " \\qquad ".join(step.formulas), "$$", ""]
    return [*_sentence(step.before), "```python", step.code, "```", ""]


def _formulas(names: tuple[str, ...], values: Mapping[str, Any]) -> tuple[str, ...]:
    """All of what a step assigns; none where one of it is no formula."""
    found = tuple(latex(name, values[name]) for name in names if name in values)
    return found if found and all(found) and len(found) == len(names) else ()


def _sentence(text: str) -> list[str]:
    return [text[:1].upper() + text[1:].rstrip(".") + ".", ""] if text else []


def latex(name: str, value: Any) -> str:
    """``name = value`` in LaTeX; empty for what is no formula, or a very long one."""
    if not isinstance(value, (sp.Expr, sp.MatrixBase)):
        return ""
    left, right = latex_name(name), printed(value)
    if isinstance(value, sp.Symbol) and str(value) == name:
        return left  # a name for itself
    text = f"{left} = {right}"
    return text if len(text) <= _LONG else ""


def latex_name(name: str) -> str:
    """A name of the document in LaTeX: words upright, parts after a ``_`` as an index.

    >>> latex_name("M_at_q1")
    'M_{\\mathrm{at}\\,q_{1}}'
    """
    head, *index = [_word(part) for part in name.strip("_").split("_") if part]
    if not index or "_" not in head:
        return head + (f"_{{{_spaced(index)}}}" if index else "")
    base, digits = head.rsplit("_", 1)
    return f"{base}_{{{_spaced([digits.strip('{}'), *index])}}}"


def _spaced(parts: Iterable[str]) -> str:
    return "\\,".join(parts)


def _word(part: str) -> str:
    """One part of a name as SymPy writes a symbol, unless it is a word."""
    letters = part.rstrip("0123456789")
    plain = sp.latex(sp.Symbol(letters)) if letters else ""
    if len(letters) > 1 and plain == letters:
        plain = f"\\mathrm{{{letters}}}"
    digits = part[len(letters) :]
    return plain + (f"_{{{digits}}}" if plain and digits else digits)


def statement_lines(statement: Statement, proof: Proof) -> list[str]:
    """What a document says of one statement."""
    lines = [f"### {statement.id}", "", statement.text, ""]
    lines += _display(statement.formula)
    lines.append(f"- **{proof.verdict}**: {_method(proof)}")
    if proof.witness:
        lines.append(f"- fails at {proof.witness}")
    slip = f" ({statement.slip})" if statement.slip else ""
    lines.append(f"- false sibling{slip}: {proof.sibling}; {proof.sibling_witness}")
    if proof.conditions:
        lines.append(f"- where these do not vanish: {', '.join(proof.conditions)}")
    lines += [f"- {choice}" for choice in statement.choices]
    return [*lines, f"- source: {statement.source}", ""]


def _display(formula: str) -> list[str]:
    """An equation; one side where the other reads the same once it is written out."""
    half = (len(formula) - len(_EQUALS)) // 2
    same = half > 0 and formula == formula[:half] + _EQUALS + formula[:half]
    told = ["Both sides, written out:", ""] if same else []
    return [*told, "$$", formula[:half] if same else formula, "$$", ""] if formula else []


def _inequality(said: Inequality) -> list[str]:
    rests = f" (from {', '.join(f'`{id_}`' for id_ in said.from_)})" if said.from_ else ""
    return [f"### {said.id}", "", f"{said.text}.", "", f"- **{UNDECIDED}**: {said.why}{rests}", ""]


def _method(proof: Proof) -> str:
    if proof.verdict == PROVED:
        terms = f"{proof.terms} term{'s' if proof.terms > 1 else ''}"
        return proof.method + (f", at most {terms}" if proof.terms else "")
    chance = f", chance of error at most 2^{proof.bound:g}"
    return proof.method + (chance if proof.verdict == PROVED_MOD_P else "")


def recorded_line() -> str:
    """What to say where normal forms are not computed; empty where they are."""
    told = "python-flint is missing: recorded proofs stand, checked again modulo primes"
    return "" if available() else told


def verdict_line(statement: Statement, proof: Proof) -> None:
    """Tell a statement's verdict in one line, on stderr."""
    mark = "" if proof.holds else f"  <- {proof.witness or 'its false sibling stands'}"
    print(f"{proof.verdict:13s} {statement.id}{mark}", file=sys.stderr, flush=True)
