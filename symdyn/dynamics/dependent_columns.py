"""Columns of the regressor that depend on others, modulo primes.

The columns are evaluated at points modulo a prime.  Full rank there proves that none is to
spare.  A column that depends on others does so with rational coefficients, which are read
off their residues and tried at fresh points.  Where the numbers of a robot are long, as those
of an oblique angle are, the coefficients are too long for a small prime, and a wider one is
taken.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isqrt

from sympy import Rational

from symdyn.dynamics.regressor import regressor
from symdyn.model.tree import Tree
from symdyn.program.evaluate import evaluate
from symdyn.program.graph import Port, Program
from symdyn.program.points import modular_point
from symdyn.program.rings import PRIME, ModularRing
from symdyn.program.trace import trace

PRIMES = (PRIME, (1 << 521) - 1, (1 << 4423) - 1)
"""Mersenne primes, which leave 3 modulo 4."""

_SPARE_ROWS = 12
_MARGIN = 256


def dependences(tree: Tree, columns: Sequence[int]) -> dict[int, dict[int, Rational]]:
    """Each of the columns that depends on those before it, as their combination.

    Parameters
    ----------
    tree : Tree
        Of known geometry.
    columns : sequence of int
        Columns of its regressor.

    Returns
    -------
    dict
        Of indices into ``columns``.  A column whose coefficients are too long for the widest
        prime is not in it.
    """
    program = _regressor(tree, columns)
    found = dict[int, dict[int, Rational]]()
    for prime in PRIMES:
        found, whole = _modulo(tree, program, len(columns), prime)
        if whole:
            break
    return found


def _modulo(
    tree: Tree, program: Program, width: int, prime: int
) -> tuple[dict[int, dict[int, Rational]], bool]:
    """The dependences whose coefficients are short, and whether these are all."""
    points = -(-(width + _SPARE_ROWS) // max(1, tree.nv))
    rows = [row for k in range(points) for row in _rows(tree, program, k, prime)]
    fresh = [row for k in range(points, 2 * points) for row in _rows(tree, program, k, prime)]
    found, reduced = {}, _reduced(rows, width, prime)
    for column, others in reduced.items():
        exact = {k: _short(x, prime) for k, x in others.items()}
        short = {k: x for k, x in exact.items() if x is not None}
        if len(short) == len(others) and _holds(fresh, column, others, prime):
            found[column] = short
    return found, len(found) == len(reduced)


def _holds(fresh: list[list[int]], column: int, others: Mapping[int, int], prime: int) -> bool:
    return all(
        (row[column] - sum(x * row[k] for k, x in others.items())) % prime == 0 for row in fresh
    )


def _regressor(tree: Tree, columns: Sequence[int]) -> Program:
    chosen = list(columns)
    return trace(
        "regressor",
        [Port("q", (tree.nq,)), Port("v", (tree.nv,)), Port("a", (tree.nv,))],
        [Port("Y", (tree.nv, len(chosen)))],
        lambda let, q, v, a: {
            "Y": regressor(tree, q, v, a, let).extract(list(range(tree.nv)), chosen)
        },
    )


def _rows(tree: Tree, program: Program, k: int, prime: int) -> list[list[int]]:
    """The columns at a point of the configuration space, row by row."""
    sizes = {port.name: port.size for port in program.inputs}
    point = modular_point(f"{program.digest} {k}", sizes, prime)
    for body, at in zip(tree.bodies, tree.q_index, strict=True):
        if body.master is None:
            point["q"][at] = _on_manifold(body.joint.kind, point["q"][at], prime)
    flat = evaluate(program, ModularRing(prime), point)["Y"]
    width = len(flat) // max(1, tree.nv)
    return [[x % prime for x in flat[r * width : (r + 1) * width]] for r in range(tree.nv)]


def _on_manifold(kind: str, q: list[int], prime: int) -> list[int]:
    """Coordinates with the quaternion or the pair replaced by its square over its norm."""
    if kind in ("spherical", "floating"):
        x, y, z, w = q[-4:]
        turned = [2 * x * w, 2 * y * w, 2 * z * w, w * w - x * x - y * y - z * z]
        return [*q[:-4], *_over(turned, x * x + y * y + z * z + w * w, prime)]
    if kind in ("continuous", "planar"):
        c, s = q[-2:]
        return [*q[:-2], *_over([c * c - s * s, 2 * c * s], c * c + s * s, prime)]
    return q


def _over(numbers: list[int], by: int, prime: int) -> list[int]:
    inverse = pow(by, -1, prime)
    return [x * inverse % prime for x in numbers]


def _reduced(rows: list[list[int]], width: int, prime: int) -> dict[int, dict[int, int]]:
    """Columns without a pivot modulo the prime, by their coefficients of pivot columns."""
    rows, pivots = [row[:] for row in rows], list[int]()
    for column in range(width):
        rank = len(pivots)
        lead = next((k for k in range(rank, len(rows)) if rows[k][column]), None)
        if lead is None:
            continue
        rows[rank], rows[lead] = rows[lead], rows[rank]
        inverse = pow(rows[rank][column], -1, prime)
        rows[rank] = [x * inverse % prime for x in rows[rank]]
        for k, row in enumerate(rows):
            if k != rank and row[column]:
                scale, base = row[column], rows[rank]
                rows[k] = [(x - scale * y) % prime for x, y in zip(row, base, strict=True)]
        pivots.append(column)
    free = (column for column in range(width) if column not in pivots)
    return {
        column: {p: rows[k][column] for k, p in enumerate(pivots) if rows[k][column]}
        for column in free
    }


def _short(x: int, prime: int) -> Rational | None:
    """The rational with a small numerator and denominator that x is modulo the prime."""
    bound = isqrt(prime // 2)
    (r, s), (t, u) = (prime, x), (0, 1)
    while s > bound:
        quotient = r // s
        r, s, t, u = s, r - quotient * s, u, t - quotient * u
    return Rational(s, u) if 0 < abs(u) <= bound // _MARGIN else None
