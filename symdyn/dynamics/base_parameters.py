"""Base parameters: the combinations of inertial parameters that torques show.

Changes of the parameters that no torque shows are handed over joint by joint, from the tips
inwards (:mod:`symdyn.model.lump`): a body's matter that its joint does not move is counted
with its carrier, exactly.  For each such change one parameter of the body is left out, and
what is left of it stands in the combinations of the others.

Whether more can be left out (as on the first joints of a fixed base) is a question of rank,
which :mod:`symdyn.dynamics.dependent_columns` answers: a column that depends on others is left
out with the rationals that say how.

Source: base inertial parameters (standard result).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any

from sympy import ImmutableMatrix, Integer, eye, sympify, zeros

from symdyn.dynamics.dependent_columns import dependences
from symdyn.dynamics.regressor import PARAMETERS, parameters, regressor
from symdyn.geometry.so3 import IDENTITY3, ZERO3, Matrix, symmetric
from symdyn.geometry.spatial import Inertia
from symdyn.model.joints import Joint
from symdyn.model.parameters import at_defaults
from symdyn.model.tree import WORLD, Tree
from symdyn.program.trace import Hook

NAMES = ("m", "hx", "hy", "hz", "Ixx", "Ixy", "Iyy", "Ixz", "Iyz", "Izz")
"""Of a body's parameters, in their order."""

_MOMENT, _DIAGONAL = (1, 2, 3), (4, 6, 9)


@dataclass(frozen=True)
class Grouping:
    """Which parameters are kept, and what each stands for.

    Attributes
    ----------
    kept : tuple of int
        Indices into the parameters of all bodies (10 nb).
    combination : Matrix, len(kept) x 10 nb
        ``pi_b = combination pi``; for each kept parameter itself and what goes with it.
    """

    kept: tuple[int, ...]
    combination: Matrix

    def written_out(self, tree: Tree) -> tuple[str, ...]:
        """Each base parameter as a sum over the links' parameters."""
        names = [f"{name}({body.name})" for body in tree.bodies for name in NAMES]
        return tuple(_sum(names, self.combination[row, :]) for row in range(self.combination.rows))


def base_regressor(tree: Tree, q: Matrix, v: Matrix, a: Matrix, let: Hook) -> Matrix:
    """The regressor's columns of the parameters that are kept, nv x nbase.

    Parameters
    ----------
    tree : Tree
    q, v, a : Matrix, nq x 1, nv x 1, nv x 1
    let : Hook

    Returns
    -------
    Matrix, nv x nbase
        ``rnea = Y_b pi_b`` (without armature) with ``pi_b`` of :func:`grouping`.
    """
    columns = list(grouping(at_defaults(tree)).kept)
    return regressor(tree, q, v, a, let).extract(list(range(tree.nv)), columns)


@lru_cache(maxsize=16)
def grouping(tree: Tree) -> Grouping:
    """The base parameters of a tree of known geometry."""
    size = PARAMETERS * len(tree.bodies)
    G = eye(size)
    spare: set[int] = set()
    for i in reversed(range(len(tree.bodies))):
        for index, change in _unseen(tree, i):
            pivot = change[index]
            G = G - change * (G[index, :] / pivot)
            spare.add(index)
    rest = [k for k in range(size) if k not in spare]
    for dependent, others in dependences(tree, rest).items():
        change = zeros(size, 1)
        change[rest[dependent]] = 1
        for k, coefficient in others.items():
            change[rest[k]] = -coefficient
        G = G - change * G[rest[dependent], :]
        spare.add(rest[dependent])
    kept = [k for k in rest if k not in spare]
    return Grouping(tuple(kept), ImmutableMatrix(G.extract(kept, list(range(size)))))


def _unseen(tree: Tree, i: int) -> Iterator[tuple[int, Matrix]]:
    """Changes of all parameters that no torque shows, each with the one it removes."""
    body = tree.bodies[i]
    for place, matter in _still(body.joint):
        change = zeros(PARAMETERS * len(tree.bodies), 1)
        own = PARAMETERS * i
        change[own : own + PARAMETERS, 0] = parameters(matter)
        if body.parent != WORLD:
            at = PARAMETERS * body.parent
            given = parameters(matter.expressed_in(body.placement))
            change[at : at + PARAMETERS, 0] -= given
        yield own + place, change


def _still(joint: Joint) -> Iterator[tuple[int, Inertia]]:
    """Matter that a joint does not move, each with the parameter that it makes redundant."""
    A = joint.axis
    if joint.kind == "prismatic":
        for place, k in zip(range(4, PARAMETERS), (0, 3, 1, 4, 5, 2), strict=True):
            yield place, Inertia(second=symmetric(*(Integer(k == n) for n in range(6))))
    elif joint.kind == "spherical":
        yield 0, Inertia(Integer(1))
    elif joint.kind != "floating":
        if joint.turning:
            yield 0, Inertia(Integer(1))
            yield _MOMENT[max(range(3), key=lambda k: abs(A[k]))], Inertia(Integer(0), A)
        across = ImmutableMatrix(IDENTITY3 - A * A.T)
        place = max(range(3), key=lambda k: (across[k, k], k))
        yield _DIAGONAL[place], Inertia(Integer(0), ZERO3, across)


def _sum(names: list[str], row: Any) -> str:
    """A combination in words: signs, coefficients, names."""
    text = ""
    for name, value in zip(names, row, strict=True):
        if not value:
            continue
        sign = "-" if sympify(value).is_negative else "+"
        size = abs(value)
        factor = "" if size == 1 else f"{_number(size)} "
        text += f" {sign} {factor}{name}" if text else f"{'-' if sign == '-' else ''}{factor}{name}"
    return text


def _number(value: Any) -> str:
    """A coefficient: short rationals as they are, others as the nearest double."""
    exact = sympify(value)
    if not exact.is_Rational:
        return f"({exact})"
    short = Fraction(int(exact.p), int(exact.q))
    return repr(float(short))
