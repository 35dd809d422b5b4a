"""The derivatives that are written for CasADi, and the check that they are such.

Nothing of how a derivative was found is used to check it: times a direction it must be what
forward accumulation through the function gives (:mod:`symdyn.program.contract`), in every way
in which the function's conditions come out.
"""

from __future__ import annotations

from dataclasses import replace

from symdyn.backends.unit import Unit
from symdyn.errors import SymdynError
from symdyn.export.agreement import Agreement, agreement, first_difference
from symdyn.program.casadi_derivatives import DERIVATIVES, dependence, derivative
from symdyn.program.choices import MOST, conditions, ways
from symdyn.program.contract import sides
from symdyn.program.graph import Program
from symdyn.program.jacobian import TooLarge

LARGEST = 150_000
"""Nodes beyond which a derivative is not written."""


def derivative_units(unit: Unit, jacobian: Program | None = None) -> tuple[Unit, ...]:
    """What goes with a function, ready to print.

    Parameters
    ----------
    unit : Unit
    jacobian : Program, optional
        From a recursion of its own (:func:`symdyn.dynamics.derive.derive_jacobian`).

    All of DERIVATIVES; the Jacobian alone where the Hessian would be too large, since a
    gradient without it helps CasADi to nothing; none where the Jacobian would be.
    """
    if len(set(conditions(unit.program).values())) > MOST:
        return ()
    found: list[Unit] = []
    try:
        for kind in DERIVATIVES:
            found.append(_derived(unit, kind, jacobian if kind == "jac" else None))
    except TooLarge:
        return tuple(found[:1])
    return tuple(found)


def check_derivative(found: Program, program: Program, kind: str, fresh: bool = False) -> Agreement:
    """Compare a derivative with the function it is of.

    Parameters
    ----------
    found, program : Program
        With exact constants.
    kind : str
        Of DERIVATIVES.
    fresh : bool
        As for :func:`symdyn.export.agreement.first_difference`.

    Returns
    -------
    Agreement
        The weakest of those in each way.

    Raises
    ------
    SymdynError
        Where it is not the derivative.
    """
    agreed = []
    for one, two in ways(*sides(found, program, kind)):
        needed = agreement(one, two)
        different = first_difference(one, two, needed, fresh=fresh)
        if different:
            raise SymdynError(
                f"step 1: not the derivative of {program.name}, {different} differs",
                element=found.name,
                cure="this is an error of symdyn: report it",
            )
        agreed.append(needed)
    if not agreed:
        raise SymdynError("step 1: too many conditions", element=found.name)
    return Agreement(
        max(it.points for it in agreed),
        max(it.degree for it in agreed),
        min(it.error for it in agreed),
        max(it.bits for it in agreed),
    )


def _derived(unit: Unit, kind: str, program: Program | None) -> Unit:
    outputs = unit.program.outputs
    if kind == "jac":
        present = dependence(unit.program)
    else:
        present = {
            f"adj_{out.port.name}": tuple(k for k, edge in enumerate(out.entries) if edge)
            for out in outputs
        }
    return replace(
        unit,
        program=program or derivative(unit.program, kind, LARGEST),
        summary=f"{_WHAT[kind]} {unit.program.name}, as CasADi asks for it.",
        derivative=kind,
        present=present,
    )


_WHAT = {
    "jac": "Jacobian of",
    "adj1": "Gradient of a weighted sum of the outputs of",
    "jac_adj1": "Jacobian, by inputs and weights, of the gradient of",
}
