"""A robot's functions made ready to be written, one after the other or two at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from symdyn.backends.forms import LIMBS, TARGETS, VARIANTS
from symdyn.backends.unit import Unit
from symdyn.dynamics.derive import derive_jacobian, derive_plain, offered
from symdyn.dynamics.entry import Entry, port
from symdyn.errors import SymdynError
from symdyn.export.certificate import Certificate, certify
from symdyn.export.derivatives import derivative_units
from symdyn.export.golden import golden
from symdyn.export.jobs import in_order
from symdyn.export.options import ExportOptions
from symdyn.export.units import unit
from symdyn.model.parameters import parametrized
from symdyn.model.tree import Tree
from symdyn.program.graph import Program
from symdyn.truth.door import Door


@dataclass(frozen=True)
class Made:
    """A function with its files and what was checked of them."""

    unit: Unit
    texts: Mapping[str, str]
    certificate: Certificate
    derivatives: tuple[Made, ...] = ()
    golden: Mapping[str, Any] = field(default_factory=dict)


def made(unit: Unit, options: ExportOptions, *origin: Any) -> Made:
    """Print a unit and check the texts; ``origin`` is its tree and its plain program."""
    forms = [TARGETS[target] for target in options.ordered_targets]
    forms += [LIMBS] if "c" in options.targets else []
    forms += [VARIANTS[variant] for variant in options.ordered_variants]
    texts = {form.path(unit): form.render(unit) for form in forms if form.offered(unit)}
    tree = origin[0] if origin else None
    found = Made(unit, texts, certify(unit, texts, *origin), golden=golden(unit.program, tree))
    if "casadi" not in options.variants:
        return found
    own = tree and derive_jacobian(
        parametrized(tree, options.ordered_parameters), unit.program.name, options.convention
    )
    return replace(found, derivatives=tuple(_derivatives(unit, own)))


def _derivatives(unit: Unit, jacobian: Program | None) -> Iterator[Made]:
    """The derivatives of a function for CasADi, printed and checked."""
    form = VARIANTS["casadi"]
    for derived in derivative_units(unit, jacobian):
        texts = {form.path(derived): form.render(derived)}
        yield Made(derived, texts, certify(derived, texts, of=unit.program))


def make(tree: Tree, options: ExportOptions, door: Door, name: str) -> Made | SymdynError:
    """Derive, print and check one function.

    What a robot cannot have is handed back; a text that fails its check is raised, for
    that must never pass as something that can be left out.
    """
    try:
        ready = unit(tree, name, options, door)
    except SymdynError as error:
        return error
    written = parametrized(tree, options.ordered_parameters)
    return made(ready, options, tree, derive_plain(written, name, options.convention))


def make_all(
    tree: Tree, names: Sequence[str], options: ExportOptions, door: Door, jobs: int
) -> Iterator[Made | SymdynError]:
    """The functions in order, each when it is asked for.

    Parameters
    ----------
    tree, options, door
    names : sequence of str
    jobs : int
        Processes (:func:`symdyn.export.jobs.in_order`).
    """
    known = offered(tree, options.convention)

    def size(name: str) -> int:
        return length(tree, known[name]) if name in known else 0

    yield from in_order(partial(make, tree, options, door), names, jobs, size)


def length(tree: Tree, entry: Entry) -> int:
    """How long it takes to make a function, by a measure of its own.

    The more entries outputs have, the longer; and where accelerations are solved for, the
    more that acts on them.
    """
    inputs, outputs = (
        sum(port(spec, tree).size for spec in specs)
        for specs in (entry.input_specs, entry.outputs(tree))
    )
    return outputs + (inputs**2 if "inertia" in entry.needs else 0)
