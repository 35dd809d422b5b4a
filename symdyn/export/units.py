"""From a robot and a function's name to what the backends print."""

from __future__ import annotations

import inspect

from symdyn.backends.names import robot_identifier
from symdyn.backends.unit import Unit
from symdyn.dynamics import lie
from symdyn.dynamics.conventions import named
from symdyn.dynamics.derive import derive, lookup
from symdyn.dynamics.entry import CONFIGURATIONS, Entry, in_words
from symdyn.dynamics.limbs import limbs
from symdyn.export.command import robot_command
from symdyn.export.judgement import ClosedForm
from symdyn.export.options import ExportOptions
from symdyn.model.parameters import parametrized
from symdyn.model.tree import Tree
from symdyn.program.graph import Program
from symdyn.truth.door import Door, recorded_door

QUATERNION = (
    "A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is "
    "a rotation only where the quaternion has norm 1; the function normalize sees to that."
)
PAIR = "A pair (cos, sin) of a joint is used as given; the function normalize scales it to norm 1."


def unit(
    tree: Tree, name: str, options: ExportOptions | None = None, door: Door | None = None
) -> Unit:
    """One function of a robot, ready to print.

    Parameters
    ----------
    tree : Tree
    name : str
        Of :func:`symdyn.dynamics.derive.offered`.
    options : ExportOptions, optional
        For the convention and for the command in the file's header.
    door : Door, optional
        What may be emitted; by default what the ledger says.
    """
    options = options or ExportOptions()
    entry = lookup(tree, name, options.convention)
    statements = (door or recorded_door()).rests(*resting(entry, options.convention))
    written = parametrized(tree, options.ordered_parameters)
    program = derive(written, name, options.convention)
    return Unit(
        robot=robot_identifier(tree.name),
        program=program,
        summary=in_words(entry.summary, named(options.convention)),
        convention=options.convention,
        source=inspect.unwrap(entry.recipe).__module__,
        command=robot_command(tree, options),
        statements=statements,
        notes=_notes(tree, program),
        record=entry.record(tree),
        limbs=limbs(tree, program),
    )


def resting(entry: Entry, convention: str) -> tuple[str, ...]:
    """The names by which derivations say what a function rests on."""
    written = () if convention == "pinocchio" else (f"convention_{convention}",)
    return (entry.family or entry.name, *written)


def program_unit(program: Program) -> Unit:
    """A caller's own program, ready to print."""
    return Unit(
        robot=robot_identifier(program.name),
        program=program,
        summary="Given as SymPy expressions.",
        convention="as given",
        source="symdyn.program",
        command=f"symdyn.export({program.name}, directory)",
    )


def form_unit(group: str, form: ClosedForm, door: Door) -> Unit:
    """A closed form that a derivation gives, ready to print."""
    return Unit(
        robot=robot_identifier(group),
        program=form.program,
        summary=form.summary,
        convention="as the derivation says",
        source=f"derivations/{form.derivation}.py",
        command=f"symdyn regenerate {group}",
        statements=door.rests(f"{group}/{form.program.name}"),
    )


def lie_unit(name: str, convention: str = "pinocchio", door: Door | None = None) -> Unit:
    """One function of the group ``lie``, which needs no robot, ready to print."""
    program = lie.derive(name, convention)
    return Unit(
        robot=lie.GROUP,
        program=program,
        summary=lie.lookup(name).summary,
        convention=convention,
        source=lie.__name__,
        command=f'symdyn.function("{lie.GROUP}", "{name}")',
        statements=(door or recorded_door()).rests(f"{lie.GROUP}/{name}"),
        notes=lie.lookup(name).notes,
    )


def _notes(tree: Tree, program: Program) -> tuple[str, ...]:
    """What a reader must know about the inputs of a function."""
    if program.name == "normalize" or not CONFIGURATIONS & {p.name for p in program.inputs}:
        return ()
    kinds = {body.joint.kind for body in tree.bodies}
    quaternion = kinds & {"floating", "spherical"}
    pair = kinds & {"continuous", "planar"}
    return ((QUATERNION,) if quaternion else ()) + ((PAIR,) if pair else ())
