"""Base parameters: the combinations of inertial parameters that torques show.

Changes of the parameters that no torque shows are handed over joint by joint, from the tips
inwards (:mod:`symdyn.model.lump`): a body's matter that its joint does not move is counted
with its carrier, exactly.  For each such change one parameter of the body is left out, and
what is left of it stands in the combinations of the others.

Whether more can be left out (as on the first joints of a fixed base) is a question of rank.
The remaining columns are evaluated at points modulo a prime: full rank there proves that
none is to spare.  A column that depends on others is left out with the short rationals that
say how, which are tried at fresh points; where the numbers are not short it is kept, and the
columns are complete but not the fewest.

Source: base inertial parameters (standard result).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import isqrt
from typing import Any

from sympy import ImmutableMatrix, Integer, Rational, eye, sympify, zeros

from symdyn.dynamics.regressor import PARAMETERS, parameters, regressor
from symdyn.geometry.so3 import IDENTITY3, ZERO3, Matrix, symmetric
from symdyn.geometry.spatial import Inertia
from symdyn.model.joints import Joint
from symdyn.model.parameters import at_defaults
from symdyn.model.tree import WORLD, Tree
from symdyn.program.evaluate import evaluate
from symdyn.program.graph import Port
from symdyn.program.points import modular_point
from symdyn.program.rings import PRIME, ModularRing
from symdyn.program.trace import Hook, trace

NAMES = ("m", "hx", "hy", "hz", "Ixx", "Ixy", "Iyy", "Ixz", "Iyz", "Izz")
"""Of a body's parameters, in their order."""

_SPARE_ROWS = 12
_MARGIN = 256
_DIAGONAL = (4, 6, 9)


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
    rows = _Rows(tree, rest)
    for dependent, others in rows.dependences().items():
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
            yield 1 + max(range(3), key=lambda k: abs(A[k])), Inertia(Integer(0), A)
        across = ImmutableMatrix(IDENTITY3 - A * A.T)
        place = max(range(3), key=lambda k: (across[k, k], k))
        yield _DIAGONAL[place], Inertia(Integer(0), ZERO3, across)


class _Rows:
    """Rows of some columns of the regressor, at points of the configuration space modulo
    the prime."""

    def __init__(self, tree: Tree, columns: list[int]) -> None:
        self.tree, self.width = tree, len(columns)
        self.program = trace(
            "regressor",
            [Port("q", (tree.nq,)), Port("v", (tree.nv,)), Port("a", (tree.nv,))],
            [Port("Y", (tree.nv, len(columns)))],
            lambda let, q, v, a: {
                "Y": regressor(tree, q, v, a, let).extract(list(range(tree.nv)), columns)
            },
        )
        points = -(-(len(columns) + _SPARE_ROWS) // max(1, tree.nv))
        self.rows = [row for k in range(points) for row in self._at(k)]
        self.fresh = [row for k in range(points, 2 * points) for row in self._at(k)]

    def dependences(self) -> dict[int, dict[int, Rational]]:
        """Each column that depends on columns before it, as their combination.

        Without those whose coefficients are no short rationals: they stay.
        """
        found = {}
        for column, others in _reduced(self.rows, self.width).items():
            exact = {k: _short(x) for k, x in others.items()}
            if None not in exact.values() and self._holds(column, others):
                found[column] = exact
        return found

    def _holds(self, column: int, others: dict[int, int]) -> bool:
        return all(
            (row[column] - sum(x * row[k] for k, x in others.items())) % PRIME == 0
            for row in self.fresh
        )

    def _at(self, k: int) -> list[list[int]]:
        tree, program = self.tree, self.program
        sizes = {port.name: port.size for port in program.inputs}
        point = modular_point(f"{program.digest} {k}", sizes, PRIME)
        for body, at in zip(tree.bodies, tree.q_index, strict=True):
            if body.master is None:
                point["q"][at] = _on_manifold(body.joint.kind, point["q"][at])
        flat = evaluate(program, ModularRing(), point)["Y"]
        width = self.width
        return [[x % PRIME for x in flat[r * width : (r + 1) * width]] for r in range(tree.nv)]


def _on_manifold(kind: str, q: list[int]) -> list[int]:
    """Coordinates with the quaternion or the pair replaced by its square over its norm."""
    if kind in ("spherical", "floating"):
        x, y, z, w = q[-4:]
        turned = [2 * x * w, 2 * y * w, 2 * z * w, w * w - x * x - y * y - z * z]
        return [*q[:-4], *_over(turned, x * x + y * y + z * z + w * w)]
    if kind in ("continuous", "planar"):
        c, s = q[-2:]
        return [*q[:-2], *_over([c * c - s * s, 2 * c * s], c * c + s * s)]
    return q


def _over(numbers: list[int], by: int) -> list[int]:
    inverse = pow(by, -1, PRIME)
    return [x * inverse % PRIME for x in numbers]


def _reduced(rows: list[list[int]], width: int) -> dict[int, dict[int, int]]:
    """Columns without a pivot modulo the prime, by their coefficients of pivot columns."""
    rows, pivots = [row[:] for row in rows], list[int]()
    for column in range(width):
        rank = len(pivots)
        lead = next((k for k in range(rank, len(rows)) if rows[k][column]), None)
        if lead is None:
            continue
        rows[rank], rows[lead] = rows[lead], rows[rank]
        inverse = pow(rows[rank][column], -1, PRIME)
        rows[rank] = [x * inverse % PRIME for x in rows[rank]]
        for k, row in enumerate(rows):
            if k != rank and row[column]:
                scale, base = row[column], rows[rank]
                rows[k] = [(x - scale * y) % PRIME for x, y in zip(row, base, strict=True)]
        pivots.append(column)
    free = (column for column in range(width) if column not in pivots)
    return {
        column: {p: rows[k][column] for k, p in enumerate(pivots) if rows[k][column]}
        for column in free
    }


def _short(x: int) -> Rational | None:
    """The rational with a small numerator and denominator that x is modulo the prime."""
    bound = isqrt(PRIME // 2)
    (r, s), (t, u) = (PRIME, x), (0, 1)
    while s > bound:
        quotient = r // s
        r, s, t, u = s, r - quotient * s, u, t - quotient * u
    return Rational(s, u) if 0 < abs(u) <= bound // _MARGIN else None


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
