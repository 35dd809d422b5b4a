"""From a robot and a function's name to its program."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from symdyn.dynamics.catalogue import ENTRIES, frame_entries
from symdyn.dynamics.conventions import PINOCCHIO, Convention, converted, named
from symdyn.dynamics.convert import converters
from symdyn.dynamics.derivatives import has_single_coordinates, inverse_dynamics_jacobian
from symdyn.dynamics.entry import Entry, default_frames, port
from symdyn.dynamics.limbs import limbs
from symdyn.dynamics.needs import require_inertia, require_mass
from symdyn.dynamics.other_names import own_name
from symdyn.errors import SymdynError, nearest_names
from symdyn.model.lump import lump
from symdyn.model.names import identifier
from symdyn.model.parameters import INPUT, at_defaults
from symdyn.model.reframe import align_axes, slide_origins
from symdyn.model.settle import settle
from symdyn.model.tree import Tree
from symdyn.program.alike import alike
from symdyn.program.count import flops
from symdyn.program.factor import factor
from symdyn.program.graph import Port, Program
from symdyn.program.plain import PlainLet
from symdyn.program.trace import Let, trace


def offered(tree: Tree, convention: str = "pinocchio") -> dict[str, Entry]:
    """The functions this robot has, by name, in the catalogue's order.

    The convention decides from and to which others there are converters.
    """
    bounded = any(bound is not None for bound in tree.effort)
    has = {"contacts": bool(tree.contacts), "floating": tree.floating, "effort": bounded}
    entries = [entry for entry in ENTRIES if all(has.get(need, True) for need in entry.needs)]
    for link, key in default_frames(tree).items():
        entries += frame_entries(link, key)
    entries += converters(tree, convention)
    return {entry.name: entry for entry in entries}


@lru_cache(maxsize=256)
def derive(tree: Tree, name: str, convention: str = "pinocchio") -> Program:
    """The program of a function of a robot.

    Unless the function speaks of the links' own frames, body frames are free: axes are
    aligned with coordinate axes and origins slid along joint axes before the recursion
    runs; some stand still while the last joints of limbs turn.  Sums that stand in each of
    four equal limbs come out in one order.

    Parameters
    ----------
    tree : Tree
    name : str
        Of :func:`offered`.
    convention : str
        Of :data:`symdyn.dynamics.conventions.CONVENTIONS`.
    """
    entry, written = _allowed(tree, name, convention), named(convention)
    lean = tree if entry.per_link else _lean(tree, entry.inertial)
    made = factor(_run(_settling(entry) if entry.settled else entry, lean, written, Let()))
    return alike(made, limbs(tree, made))


@lru_cache(maxsize=64)
def derive_plain(tree: Tree, name: str, convention: str = "pinocchio") -> Program:
    """What :func:`derive` must be equal to: the same recursion as it stands.

    It runs on the tree as it was read, and nothing is folded, shared or factored.
    """
    return _run(_allowed(tree, name, convention), tree, named(convention), PlainLet())


@lru_cache(maxsize=8)
def derive_jacobian(tree: Tree, name: str, convention: str = "pinocchio") -> Program | None:
    """The Jacobian of a function by a recursion of its own, as CasADi names its blocks.

    None where there is no such recursion: then the function's program is differentiated.
    """
    if (name, convention) != ("inverse_dynamics", "pinocchio") or tree.parameters:
        return None
    if not has_single_coordinates(tree):
        return None
    lean = _lean(tree, inertial=True)
    inputs = derive(tree, name).inputs
    size = tree.nv
    blocks = [Port(f"jac_tau_{it.name}", (size, it.size), f"N, N m by {it.unit}") for it in inputs]
    held = Port("out_tau", (size,), "-", "not read")

    def recipe(let: Let, q: Any, v: Any, a: Any, f: Any, _: Any) -> Mapping[str, Any]:
        found = inverse_dynamics_jacobian(lean, q, v, a, f, let).values()
        return {block.name: value for block, value in zip(blocks, found, strict=True)}

    return factor(trace(f"jac_{name}", (*inputs, held), blocks, recipe))


def lookup(tree: Tree, name: str, convention: str = "pinocchio") -> Entry:
    """The catalogue's entry, or an error with the nearest names."""
    known = offered(tree, convention)
    if name in known:
        return known[name]
    hidden = next((entry for entry in ENTRIES if entry.name == name), None)
    if hidden is not None and "floating" in hidden.needs:
        raise SymdynError(
            f"{tree.name} has no floating base", element=name, cure='load it with base="floating"'
        )
    if hidden is not None and "effort" in hidden.needs:
        raise SymdynError(
            f"no joint of {tree.name} has an effort limit",
            element=name,
            cure="give the joints' limit elements an effort",
        )
    own = own_name(name, known)
    if hidden is not None:
        without = f'; without contacts it is "{own}"' if own else ""
        raise SymdynError(
            f"{tree.name} has no contacts",
            element=name,
            cure=f"name contact links (--contacts){without}",
        )
    _refuse_hidden(tree, name)
    raise SymdynError(
        f"{tree.name} has no function of this name",
        element=name,
        cure=f'here it is "{own}"' if own else f"the nearest are {nearest_names(name, known)}",
    )


def _refuse_hidden(tree: Tree, name: str) -> None:
    """Refuse a function of a frame that the robot has, but that is not shown."""
    for link in tree.frame_names:
        if any(entry.name == name for entry in frame_entries(link, identifier(link))):
            raise SymdynError(
                f'{tree.name} has this function once link "{link}" is among the shown frames',
                element=name,
                cure=f"name it: --frames {link}, or frames=[{link!r}] in symdyn.load",
            )


def _allowed(tree: Tree, name: str, convention: str) -> Entry:
    """The catalogue's entry of a function that this robot can have."""
    entry = lookup(tree, name, convention)
    if "mass" in entry.needs:
        require_mass(at_defaults(tree), name)
    if "inertia" in entry.needs:
        require_inertia(at_defaults(tree), name)
    return entry


def _settling(entry: Entry) -> Entry:
    """The entry for the robot whose frames do not turn with the last joints of limbs."""

    def recipe(tree: Tree, let: Let, *given: Any) -> Any:
        q = given[entry.inputs.index("q")]
        return entry.recipe(settle(tree, q, let), let, *given)

    return replace(entry, recipe=recipe)


def _run(entry: Entry, tree: Tree, convention: Convention, let: Let) -> Program:
    inputs = tuple(port(spec, tree, convention) for spec in entry.input_specs)
    if tree.parameters:
        where = "named in the manifest, with defaults"
        inputs += (Port(INPUT, (len(tree.parameters),), "of each its own", where),)
    outputs = tuple(port(spec, tree, convention) for spec in entry.outputs(tree))

    def recipe(robot: Tree, let: Any, *given: Any) -> Mapping[str, Any]:
        value = entry.recipe(robot, let, *given[: len(entry.inputs)])
        return value if isinstance(value, Mapping) else {outputs[0].name: value}

    if convention is not PINOCCHIO and not entry.as_written:
        recipe = converted(convention, entry.inputs, recipe)
    return trace(entry.name, inputs, outputs, partial(recipe, tree), let)


@lru_cache(maxsize=8)
def _lean(tree: Tree, inertial: bool = False) -> Tree:
    """The same robot with more of its numbers zero: other body frames, and matter counted
    with the body whose motion it has.

    Of origins slid in two ways, what is made of moved inertias takes the one that gives
    fewer operations to the mass matrix.
    """
    if tree.parameters:
        return align_axes(tree)
    lumped = lump(align_axes(tree))
    plainly = slide_origins(lumped)
    if not inertial:
        return plainly
    spread = slide_origins(lumped, spread=True)
    return plainly if plainly == spread else min(plainly, spread, key=_size_of_mass_matrix)


def _size_of_mass_matrix(tree: Tree) -> int:
    return flops(_run(lookup(tree, "crba"), tree, PINOCCHIO, Let()))
