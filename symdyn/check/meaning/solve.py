"""Quotients, determinants, inverses and ranks; what is zero everywhere is never divided by."""

from __future__ import annotations

from symdyn.check.meaning.points import Point, modular_point
from symdyn.check.meaning.scene import Scene, Undefined
from symdyn.check.meaning.values import Value, shaped
from symdyn.program.graph import CONST, INPUT, Edge

_ADJUGATE = 3


class Solver:
    """Divides over a scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.build, self.algebra = scene, scene.build, scene.algebra
        self._points: list[Point] = []

    def vanishes(self, edge: Edge) -> bool:
        """Whether an edge is zero everywhere, by points modulo two primes."""
        node = self.build.nodes[abs(edge)]
        if node.op in (CONST, INPUT):
            return edge == 0
        return all(point(edge) == 0 for point in self.points(edge))

    def points(self, edge: Edge) -> list[Point]:
        """Two points at which an edge has a value."""
        try:
            if self._points:
                for point in self._points:
                    point(edge)
                return self._points
        except ArithmeticError:
            pass
        self._points = [modular_point(self.scene, f"zero {k}", [edge]) for k in range(2)]
        return self._points

    def quotient(self, a: Edge, b: Edge) -> Edge:
        """a / b.

        Raises
        ------
        Undefined
        """
        if self.vanishes(b):
            raise Undefined("a division by what is identically zero")
        self.scene.divisors[abs(b)] = None
        return self.build.div(a, b)

    def inverse(self, A: Value) -> Value:
        """The inverse of a square matrix or scalar."""
        if A.known.inverse is not None:
            return A.known.inverse()
        if not A.shape:
            return Value((), (self.quotient(1, A.edge),))
        found = self._by_cofactors(A) if A.rows <= _ADJUGATE else self._by_elimination(A)
        return found.with_known(inverse=lambda: A)

    def _by_cofactors(self, A: Value) -> Value:
        n = A.rows
        below = self.algebra.det(A)
        self._refuse_singular(below)
        entries = []
        for i in range(n):
            for j in range(n):
                minor = self.algebra.det(self.algebra.minor(A, j, i))
                entries.append(self.build.div(-minor if (i + j) % 2 else minor, below))
        return shaped(n, n, entries)

    def _refuse_singular(self, pivot: Edge) -> None:
        if self.vanishes(pivot):
            raise Undefined("the inverse of a matrix that is singular everywhere")

    def _by_elimination(self, A: Value) -> Value:
        """Gauss and Jordan, with any pivot that is not identically zero."""
        n, build = A.rows, self.build
        left = [[A.at(i, j) for j in range(n)] for i in range(n)]
        right = [[int(i == j) for j in range(n)] for i in range(n)]
        row_of: dict[int, int] = {}
        for _ in range(n):
            row, col = self._pivot(left, row_of)
            row_of[col] = row
            pivot = left[row][col]
            for side in (left, right):
                side[row] = [build.div(x, pivot) for x in side[row]]
            for i in range(n):
                if i != row and left[i][col]:
                    factor = left[i][col]
                    for side in (left, right):
                        pairs = zip(side[i], side[row], strict=True)
                        side[i] = [build.add(x, -build.mul(factor, y)) for x, y in pairs]
        return shaped(n, n, [x for col in range(n) for x in right[row_of[col]]])

    def _pivot(self, left: list[list[Edge]], row_of: dict[int, int]) -> tuple[int, int]:
        """The shallowest entry that does not vanish, in a row and a column still free."""
        n, taken = len(left), set(row_of.values())
        free = [(i, j) for i in range(n) for j in range(n) if i not in taken and j not in row_of]
        free.sort(key=lambda at: (self.build.depth(left[at[0]][at[1]]), at[0] != at[1]))
        for i, j in free:
            if not self.vanishes(left[i][j]):
                return i, j
        raise Undefined("the inverse of a matrix that is singular everywhere")

    def det(self, A: Value) -> Edge:
        """The determinant."""
        return self.algebra.det(A)

    def rank(self, A: Value) -> int:
        """The rank at a point modulo a prime: that of almost all points."""
        point = modular_point(self.scene, "rank", A.entries)
        p = point.field.prime
        rows = [[point(A.at(i, j)) % p for j in range(A.cols)] for i in range(A.rows)]
        rank = 0
        for j in range(A.cols):
            pivot = next((i for i in range(rank, len(rows)) if rows[i][j]), None)
            if pivot is None:
                continue
            rows[rank], rows[pivot] = rows[pivot], rows[rank]
            inverse = pow(rows[rank][j], -1, p)
            for i in range(rank + 1, len(rows)):
                factor = rows[i][j] * inverse % p
                pairs = zip(rows[i], rows[rank], strict=True)
                rows[i] = [(x - factor * y) % p for x, y in pairs]
            rank += 1
        return rank
