"""The three steps from a recursion to the files that hold it, each checked.

1. The plain recursion, on the tree as it was read, equals the optimised program, with
   exact constants, for any values of the inputs: quaternions need not have norm one (pairs
   of cosine and sine must where the certificate says so).
2. The printed program is the optimised one with each constant rounded to a double.
3. Each file, read back from its text alone, is the printed program, or what the file's form
   makes of it (:class:`symdyn.backends.forms.Form`).
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.backends.forms import Form, form_of
from symdyn.backends.unit import Unit
from symdyn.dynamics.entry import CONFIGURATIONS
from symdyn.errors import SymdynError
from symdyn.export.agreement import Agreement, Pair, agreement, first_difference
from symdyn.model.tree import Tree
from symdyn.program.graph import Program

SAME = "operation by operation"
"""How a text is compared that spells the program as it stands, rounding by rounding."""

EQUAL = "modulo primes"
"""How a text is compared that computes the same otherwise, but for roundings."""

_PAIRS = {"continuous": (0, 1), "planar": (2, 3)}
"""Where the cosine and the sine stand among the entries of a joint."""


def pairs(tree: Tree, program: Program) -> tuple[Pair, ...]:
    """The entries of a program's inputs that are cosine and sine of a joint's angle."""
    ports = [port.name for port in program.inputs if port.name in CONFIGURATIONS]
    return tuple(
        Pair(name, *(index.start + k for k in _PAIRS[body.joint.kind]))
        for name in ports
        for body, index in zip(tree.bodies, tree.q_index, strict=True)
        if body.joint.kind in _PAIRS and body.master is None
    )


def check_optimised(
    plain: Program, program: Program, known: Sequence[Pair] = (), fresh: bool = False
) -> tuple[Agreement, tuple[Pair, ...]]:
    """Step 1.

    Parameters
    ----------
    plain, program : Program
        The recursion as it stands, and what became of it.
    known : sequence of Pair
        Cosines and sines of joints.  Where the programs differ for any values of these
        they are compared for those whose squares sum to one, as recursions may use.
    fresh : bool
        As for :func:`symdyn.export.agreement.first_difference`.

    Returns
    -------
    Agreement
    tuple of Pair
        Those whose squares must sum to one.

    Raises
    ------
    SymdynError
        Where the programs differ.
    """
    different = ""
    for circle in [(), tuple(known)] if known else [()]:
        found = agreement(plain, program, circle)
        different = first_difference(plain, program, found, circle, fresh)
        if not different:
            return found, circle
    raise SymdynError(
        f"step 1: the optimised program is not the recursion, {different} differs",
        element=program.name,
        cure="this is an error of symdyn: report it",
    )


def read_file(path: str, text: str, unit: Unit) -> Program:
    """The program in a file, from its text alone.

    Raises
    ------
    SymdynError
        With path and line, where the text is not understood.
    """
    try:
        return _form(path, unit).read(text, unit)
    except SymdynError as error:
        raise SymdynError(
            f"step 3: {error.message}", file=path, line=error.line, element=unit.program.name
        ) from error


def expected(path: str, printed: Program, unit: Unit) -> Program:
    """What a file should compute; for most, the program with its constants rounded."""
    return _form(path, unit).expected(printed)


def _form(path: str, unit: Unit) -> Form:
    form = form_of(path, unit)
    if form is None:
        raise SymdynError("no place for a file of this function")
    return form


def check_file(path: str, found: Program, printed: Program, fresh: bool = False) -> str:
    """Step 3: compare what was read with what should have been printed.

    Returns
    -------
    str
        SAME or EQUAL.

    Raises
    ------
    SymdynError
        Where the text computes something else.
    """
    if found.digest == printed.digest:
        return SAME
    different = first_difference(found, printed, agreement(found, printed), fresh=fresh)
    if different:
        raise SymdynError(
            f"step 3: the text does not compute the program, {different} differs",
            file=path,
            element=printed.name,
        )
    return EQUAL
