"""``symdyn check``: formulas."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from symdyn.cli.options import Json
from symdyn.errors import SymdynError
from symdyn.report.console import Progress


def check(  # noqa: PLR0913, PLR0917  one parameter for each option
    what: Annotated[
        list[str],
        typer.Argument(
            metavar="FORMULA|FILE...", help="A formula, or Markdown, LaTeX, notebook, plain files."
        ),
    ],
    let: Annotated[
        list[str] | None,
        typer.Option(metavar="NAMES: TYPE; ...", help="What names stand for; may be repeated."),
    ] = None,
    convention: Annotated[
        list[str] | None,
        typer.Option(metavar="KEY=VALUE", help="Such as order=(v,omega); may be repeated."),
    ] = None,
    latex: Annotated[bool, typer.Option("--latex", help="The formula is LaTeX.")] = False,
    expect: Annotated[
        str, typer.Option(metavar="VERDICT", help="What is expected of the formula.")
    ] = "",
    report: Annotated[
        Path | None, typer.Option(metavar="FILE.md", help="Write a report in Markdown.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Say whether formulas hold: a proof, or a counterexample and what is true instead.

    Markdown and notebooks hold formulas in blocks that begin with ```symdyn, LaTeX in comments
    that begin with % symdyn: and a line "latex" alone checks the next display formula where it
    stands. Exit code 0: all as expected, 1: not all, 2: something could not be read.

    \b
    symdyn check "R*hat(w)*R.T == hat(R*w)" --let "R: SO3; w: vec3"
    symdyn check --latex "[\\omega]^3 = -\\|\\omega\\|^2 [\\omega]" --let "\\omega: vec3"
    symdyn check notes.md
    """
    from symdyn.check.api import check_all
    from symdyn.export.json_text import json_text
    from symdyn.report.checked import checked_markdown, print_checked

    for word in what:
        if word.startswith("--"):
            raise SymdynError("no such option", element=word, cure="see symdyn check --help")
    with Progress(quiet=as_json) as progress:
        outcome = check_all(
            what,
            let=let or (),
            convention=convention or (),
            latex=latex,
            expect=expect,
            progress=progress,
        )
    if report is not None:
        report.write_text(checked_markdown(outcome.records), encoding="utf-8")
    if as_json:
        several = len({it.file for it in outcome.records}) > 1
        found = [({"file": it.file} if several else {}) | it.to_json() for it in outcome.records]
        print(json_text(found), end="")
    else:
        print_checked(outcome.records)
    for error in outcome.errors:
        print(f"error: {error}", file=sys.stderr)
    right = all(it.as_expected for it in outcome.records)
    raise typer.Exit(2 if outcome.errors else 0 if right else 1)
