"""The command line: ``symdyn``, or ``python -m symdyn``.

Heavy libraries are imported inside the commands, so that help costs nothing.
"""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from symdyn.cli.bench import bench
from symdyn.cli.check import check
from symdyn.cli.export import export
from symdyn.cli.list import list_
from symdyn.cli.regenerate import regenerate
from symdyn.cli.show import show
from symdyn.cli.verify import verify
from symdyn.errors import SymdynError
from symdyn.report.console import warnings_as_lines


class Commands(TyperGroup):
    """The commands; what symdyn refuses becomes one line on stderr and exit code 2."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command that was asked for."""
        with warnings_as_lines():
            try:
                return super().invoke(ctx)
            except SymdynError as error:
                print(f"error: {error}", file=sys.stderr)
                raise typer.Exit(2) from error


def _print_version(wanted: bool) -> None:
    if wanted:
        from symdyn import __version__

        print(__version__)
        raise typer.Exit


def symdyn(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version and exit."
        ),
    ] = False,
) -> None:
    """Rigid-body dynamics, derived once and emitted as NumPy, CasADi and C.

    \b
    symdyn list                     what there is
    symdyn show go2                 one robot
    symdyn export arm.urdf -o arm   its functions in NumPy, CasADi and C
    symdyn check notes.md           the formulas in it: proofs and counterexamples
    """


app = typer.Typer(
    cls=Commands,
    callback=symdyn,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(short_help="Write generated/ again, or check it.")(regenerate)
app.command(short_help="Write a robot's functions to a folder.")(export)
app.command(
    short_help="Check formulas: proof or counterexample.",
    context_settings={"ignore_unknown_options": True},  # a formula may begin with a minus
)(check)
app.command(short_help="Check an export again.")(verify)
app.command(name="list", short_help="List what there is.")(list_)
app.command(short_help="Show a robot, one of its functions, or a derivation.")(show)
app.command(short_help="Time a robot's functions against other libraries.")(bench)


def main() -> None:
    """Run the command line."""
    app(prog_name="symdyn")


if __name__ == "__main__":
    main()
