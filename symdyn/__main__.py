"""The command line: ``symdyn``, or ``python -m symdyn``.

Heavy libraries are imported inside the commands, so that help costs nothing.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from symdyn.errors import SymdynError
from symdyn.report.console import Progress, warnings_as_lines


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


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

ROBOT_HELP = "A built-in robot, or a URDF or MJCF file."
Robot = Annotated[str, typer.Argument(metavar="ROBOT", help=ROBOT_HELP)]
Base = Annotated[
    str | None,
    typer.Option(
        metavar="fixed|floating", help="Default: fixed for a file, a built-in robot's own."
    ),
]
Frames = Annotated[
    str | None, typer.Option(metavar="LINK,...", help="Links to show beside the base and contacts.")
]
Contacts = Annotated[
    str | None,
    typer.Option(metavar="LINK,...", help="Links that touch the ground, at their origins."),
]
Gravity = Annotated[
    str | None, typer.Option(metavar="X,Y,Z", help="World axes, m/s^2. Default: 0,0,-9.81.")
]
Armature = Annotated[
    str | None,
    typer.Option(
        metavar="NUMBER|JOINT=NUMBER,...",
        help="Inertia of the drives at the joints, kg m^2; or model: what an MJCF file says.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON record for machines.")]


def main() -> None:
    """Run the command line."""
    app(prog_name="symdyn")


def _print_version(wanted: bool) -> None:
    if wanted:
        from symdyn import __version__

        print(__version__)
        raise typer.Exit


@app.callback()
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


@app.command(short_help="Write generated/ again, or check it.")
def regenerate(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[NAME]...", help="Built-in robots; all if none.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; exit 1 where anything drifted.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Decide every statement, then write generated/ again: documents, exports, ledger.

    Nothing is written unless all statements hold. With --check, print as a diff what
    would change, and every file that nothing claims.

    \b
    symdyn regenerate --check
    """
    from symdyn.export.compare import shortened
    from symdyn.export.json_text import json_text
    from symdyn.export.regenerate import generated_folder, regenerate
    from symdyn.report.audit import audit_documents
    from symdyn.report.document import document, recorded_line, verdict_line

    told = None if as_json else verdict_line
    if recorded_line() and not as_json:
        print(recorded_line(), file=sys.stderr)
    with Progress(quiet=as_json) as progress:
        found = regenerate(
            tuple(names or ()),
            render=document,
            check=check,
            progress=progress,
            told=told,
            jobs=0,
            reports=audit_documents(),
        )
    drifted = check and bool(found)
    if as_json:
        files = [{"path": it.path, "kind": it.kind} for it in found]
        print(json_text({"check": check, "drifted": drifted, "differences": files}), end="")
    elif drifted:
        print(shortened(found))
        print(f"{_count(len(found), 'file')} drifted: run `symdyn regenerate`", file=sys.stderr)
    else:
        done = "up to date" if check or not found else f"{_count(len(found), 'file')} written"
        print(f"{generated_folder()}: {done}")
    raise typer.Exit(1 if drifted else 0)


@app.command(short_help="Write a robot's functions to a folder.")
def export(  # noqa: PLR0913, PLR0917  one parameter for each option
    robot: Robot,
    base: Base = None,
    functions: Annotated[
        str | None, typer.Option(metavar="NAME,...", help="Default: all (see symdyn list ROBOT).")
    ] = None,
    targets: Annotated[str, typer.Option(metavar="NAME,...", help="Languages.")] = "numpy,casadi,c",
    convention: Annotated[
        str, typer.Option(metavar="NAME", help="How inputs and outputs are written.")
    ] = "pinocchio",
    frames: Frames = None,
    contacts: Contacts = None,
    gravity: Gravity = None,
    armature: Armature = None,
    variants: Annotated[
        str | None, typer.Option(metavar="NAME,...", help="Further forms of the C functions.")
    ] = None,
    parameters: Annotated[
        str | None,
        typer.Option(
            metavar="NAME,...",
            help="Stay symbolic where not zero: mass, com, inertia, lengths, gravity, armature.",
        ),
    ] = None,
    name: Annotated[
        str | None,
        typer.Option(
            metavar="NAME", help="Begins names of C functions. Default: the robot's, by its file."
        ),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "-o", "--output", metavar="DIR", help="Default: a folder named after the file."
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Write a robot's functions as NumPy, CasADi and C: one folder, usable without symdyn.

    The folder must be new, empty, or an earlier export, which is then replaced as a whole.

    \b
    symdyn export go2 --functions rnea,crba -o go2
    symdyn export arm.urdf --contacts tool --gravity 0,0,-1.62 --armature 0.01
    """
    from symdyn.export.jobs import FEW, prepare

    chosen = None if functions is None else _names(functions)
    if chosen is None or len(chosen) >= FEW:
        prepare("symdyn.__main__", "symdyn.export.functions")
    from symdyn.export.api import export

    given = _robot_options(base, frames, contacts, gravity, armature)
    with Progress(quiet=as_json) as progress:
        folder = export(
            robot,
            output or Path(_folder(robot)),
            functions=chosen,
            targets=_names(targets),
            convention=convention,
            variants=() if variants is None else _names(variants),
            parameters=() if parameters is None else _names(parameters),
            name=name,
            progress=progress,
            jobs=0,
            **given,
        )
    _report(folder, as_json)


@app.command(
    short_help="Check formulas: proof or counterexample.",
    context_settings={"ignore_unknown_options": True},  # a formula may begin with a minus
)
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


@app.command(short_help="Check an export again.")
def verify(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Of an export.")],
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Draw new primes and points, at random.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Check every file of an export against its certificate, and that against the robot.

    The recursions are derived again from the folder's own numbers; its files are read, never
    run. Exit code 1 where a file is not what its certificate says.

    \b
    symdyn verify go2
    """
    from symdyn.export.json_text import json_text
    from symdyn.export.verify import verify
    from symdyn.report.verified import verified_text

    with Progress(quiet=as_json) as progress:
        report = verify(folder, fresh, progress, jobs=0)
    record = report.record()
    print(json_text(record) if as_json else verified_text(record) + "\n", end="")
    bad = sum(bool(it.problems) for it in report.files)
    if bad:
        print(f"{folder}: {_count(bad, 'file')} not as certified", file=sys.stderr)
    elif not as_json:
        print(f"{folder}: {_count(len(report.files), 'file')} as certified")
    raise typer.Exit(1 if bad else 0)


@app.command(name="list", short_help="List what there is.")
def list_(
    robot: Annotated[str | None, typer.Argument(metavar="[ROBOT]", help=ROBOT_HELP)] = None,
    base: Base = None,
    frames: Frames = None,
    contacts: Contacts = None,
    statements: Annotated[
        bool, typer.Option("--statements", help="All statements and their verdicts instead.")
    ] = False,
    as_json: Json = False,
) -> None:
    """List the robots, functions, derivations and conventions there are.

    With a robot, its own functions, shapes in numbers.

    \b
    symdyn list arm.urdf --contacts tool
    symdyn list --statements
    """
    from symdyn.dynamics.conventions import CONVENTIONS
    from symdyn.export.json_text import json_text
    from symdyn.model.load import load
    from symdyn.report.listing import listing, listing_text

    if statements:
        from symdyn.report.derivations import statements as listed
        from symdyn.report.derivations import statements_text

        found = listed()
        print(json_text(found) if as_json else statements_text(found) + "\n", end="")
        return
    given = _robot_options(base, frames, contacts)
    if given and robot is None:
        raise SymdynError("these options need a robot", element=", ".join(given))
    tree = load(robot, **given) if robot else None
    record = listing({name: it.summary for name, it in CONVENTIONS.items()}, tree)
    print(json_text(record) if as_json else listing_text(record) + "\n", end="")


@app.command(short_help="Show a robot, one of its functions, or a derivation.")
def show(  # noqa: PLR0913, PLR0917  one parameter for each option
    robot: Robot,
    function: Annotated[
        str | None, typer.Argument(metavar="[FUNCTION]", help="One of its functions.")
    ] = None,
    base: Base = None,
    frames: Frames = None,
    contacts: Contacts = None,
    gravity: Gravity = None,
    armature: Armature = None,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE.svg", help="Draw the tree and the sparsity of M (matplotlib)."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Show a robot: bodies, joints, masses, limits, orders; or one of its functions.

    The name of a derivation shows its document with the verdicts on its statements.

    \b
    symdyn show go2
    symdyn show go2 rnea
    symdyn show rotations
    symdyn show arm.urdf --base floating --plot arm.svg
    """
    from symdyn.dynamics.conventions import PINOCCHIO
    from symdyn.export.conventions import words
    from symdyn.export.json_text import json_text
    from symdyn.model.load import load
    from symdyn.report.plot import plot as draw
    from symdyn.report.show import function_record, function_text, robot_record, robot_text

    given = _robot_options(base, frames, contacts, gravity, armature)
    if _is_derivation(robot):
        from symdyn.report.derivations import derivation_record

        if given or function or plot:
            raise SymdynError("a derivation is shown as a whole", element=robot)
        record = derivation_record(robot)
        print(json_text(record) if as_json else record["document"], end="")
        return
    tree = load(robot, **given)
    if function is None:
        record = robot_record(tree, words(PINOCCHIO, tree))
        text = robot_text(record)
    else:
        record = function_record(tree, function)
        text = function_text(record)
    if plot is not None:
        draw(tree, plot)
    print(json_text(record) if as_json else text + "\n", end="")


def _is_derivation(name: str) -> bool:
    """Whether a name is that of a derivation, and of no robot or file."""
    from symdyn.model.robots import builtin
    from symdyn.truth.derivation import names

    return builtin(name) is None and not Path(name).exists() and name in names()


def _robot_options(
    base: str | None = None,
    frames: str | None = None,
    contacts: str | None = None,
    gravity: str | None = None,
    armature: str | None = None,
) -> dict[str, Any]:
    """What was given, as arguments of ``symdyn.load``."""
    given = {
        "base": base,
        "frames": None if frames is None else _names(frames),
        "contacts": None if contacts is None else _names(contacts),
        "gravity": None if gravity is None else tuple(map(_number, gravity.split(","))),
        "armature": None if armature is None else _armature(armature),
    }
    return {name: value for name, value in given.items() if value is not None}


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())


def _number(text: str) -> Any:
    """Decimal text as it is; p/q, which the headers of exports may hold, as a fraction."""
    from fractions import Fraction

    try:
        return Fraction(text) if "/" in text else text
    except (ValueError, ZeroDivisionError):
        return text


def _armature(text: str) -> Any:
    """One number for all joints, or a number for each joint that is named."""
    if "=" not in text:
        return _number(text)
    pairs = [item.rpartition("=") for item in text.split(",")]
    return {name.strip(): _number(value) for name, _, value in pairs}


def _folder(robot: str) -> str:
    """The folder of an export that names none: the robot's name or its file's, here."""
    return Path(robot).stem


def _report(folder: Path, as_json: bool) -> None:
    """Say what an export holds."""
    import json

    from symdyn.export.compare import files
    from symdyn.export.json_text import json_text

    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    sizes = {path: (folder / path).stat().st_size for path in sorted(files(folder))}
    if as_json:
        operations = {name: it["operations"] for name, it in manifest["functions"].items()}
        record = {
            "robot": manifest["robot"],
            "directory": str(folder),
            "command": manifest["command"],
            "functions": operations,
            "files": sizes,
        }
        print(json_text(record), end="")
    else:
        total = sum(sizes.values()) / 1e6
        functions = _count(len(manifest["functions"]), "function")
        print(f"{folder}: {functions} in {_count(len(sizes), 'file')}, {total:.2f} MB")


@app.command(short_help="Time a robot's functions against other libraries.")
def bench(  # noqa: PLR0913, PLR0917  one parameter for each option
    robot: Annotated[str, typer.Argument(metavar="[ROBOT]", help=ROBOT_HELP)] = "go2",
    functions: Annotated[
        str | None, typer.Option(metavar="NAME,...", help="Default: those that others have too.")
    ] = None,
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="Of all contestants.")] = 5,
    cpp: Annotated[
        bool,
        typer.Option("--cpp", help="Compile and race Pinocchio's C++ headers: many minutes, once."),
    ] = False,
    scaling: Annotated[
        int,
        typer.Option(metavar="N", min=0, help="Also chains and trees of 2, 4, 8 ... N joints."),
    ] = 0,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="DIR", help="Write bench.json and bench.svg there."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Time a robot's functions side by side with the libraries that are installed.

    \b
    symdyn bench go2 --functions rnea,crba --rounds 20
    """
    from symdyn.bench import scaling as more
    from symdyn.bench.picture import race_svg
    from symdyn.bench.race import race
    from symdyn.bench.table import race_text
    from symdyn.export.json_text import json_text
    from symdyn.export.write import write_file
    from symdyn.model.load import load

    chosen = None if functions is None else _names(functions)
    record = race(load(robot), chosen, rounds, cpp)
    sizes = [size for size in more.SIZES if size <= scaling]
    record["scaling"] = more.scaling(sizes, rounds) if sizes else []
    if output is not None:
        write_file(json_text(record), output / "bench.json")
        write_file(race_svg(record), output / "bench.svg")
    print(json_text(record) if as_json else race_text(record) + "\n", end="")


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


if __name__ == "__main__":
    main()
