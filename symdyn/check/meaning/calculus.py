"""Derivatives and series of values."""

from __future__ import annotations

from fractions import Fraction

from symdyn.check.language.conventions import Conventions
from symdyn.check.meaning.scene import Scene, SizeError
from symdyn.check.meaning.series import order
from symdyn.check.meaning.spatial import Spatial
from symdyn.check.meaning.values import Value, column, shaped
from symdyn.program.graph import INPUT

LONGEST = 40
"""Power up to which a series goes."""


class Calculus:
    """Derivatives over one scene, under one set of conventions."""

    def __init__(self, scene: Scene, conventions: Conventions, spatial: Spatial) -> None:
        self.scene, self.build, self.algebra = scene, scene.build, scene.algebra
        self.conventions, self.spatial = conventions, spatial

    def d(self, f: Value) -> Value:
        """Time derivative, of the same shape."""
        return self.scene.rate(f)

    def rate(self, R: Value) -> Value:
        """The angular velocity of a rotation, the twist of a pose, as the conventions say."""
        if R.rows == 3:
            return self._spin(R, self.scene.rate(R))
        T, rate = R, self.scene.rate(R)
        (R, p), (dR, dp) = self.spatial.split(T), self.spatial.split(rate)
        w = self._spin(R, dR)
        if self.conventions.rates == "body":
            dp = self.algebra.mul(R.transposed, dp)
        elif self.conventions.rates == "space":
            dp = self.algebra.sub(dp, self.algebra.cross(w, p))
        return self.spatial.six(w, dp)

    def _spin(self, R: Value, dR: Value) -> Value:
        declared = self._declared_spin(R)
        if declared is not None:
            return declared
        mul, back = self.algebra.mul, R.transposed
        body = self.conventions.rates == "body"
        skew = mul(back, dR) if body else mul(dR, back)
        return column([skew.at(2, 1), skew.at(0, 2), skew.at(1, 0)])

    def _declared_spin(self, R: Value) -> Value | None:
        """The inputs that are a declared rotation's rate."""
        node = abs(R.entries[0])
        if self.build.nodes[node].op != INPUT:
            return None
        name = self.scene.label(node).partition("[")[0]
        head, dot, _ = name.partition(".")
        names = [f"rate({head}){'.w' if dot else ''}[{k}]" for k in (1, 2, 3)]
        found = [self.scene.nodes.get(it) for it in names]
        plain = all(edge > 0 for edge in R.entries) and R.at(0, 1) == R.at(0, 0) + 1
        if None in found or not plain:
            return None
        return column(node for node in found if node is not None)

    def partial(self, f: Value, x: Value) -> Value:
        """The row of partial derivatives of a scalar, the matrix of a column."""
        for edge in x.entries:
            if edge < 0 or self.build.nodes[edge].op != INPUT:
                raise SizeError("partial goes by a declared name, or by its rate")
        found = self.scene.along(f, x.entries)
        if len(found) == 1:
            return Value(f.shape, found[0])
        if f.shape and f.cols > 1:
            raise SizeError(f"partial takes a scalar or a column, not {f.size}")
        rows = f.rows
        return shaped(rows, len(found), [col[i] for i in range(rows) for col in found])

    def christoffel(self, M: Value, q: Value, v: Value) -> Value:
        """The Coriolis matrix of Christoffel's symbols of the first kind."""
        n, build = M.rows, self.build
        if not len(q.entries) == len(v.entries) == n:
            raise SizeError(f"christoffel takes {M.size}, and two columns of {n}")
        if any(edge < 0 or self.build.nodes[edge].op != INPUT for edge in q.entries):
            raise SizeError("christoffel goes by declared coordinates")
        rates = self.scene.along(M, q.entries)  # rates[k][i n + j] = dM_ij / dq_k
        half = build.constant(Fraction(1, 2))

        def entry(i: int, j: int) -> int:
            terms = []
            for k in range(n):
                both = build.add(rates[k][i * n + j], rates[j][i * n + k])
                symbol = build.add(both, -rates[i][j * n + k])
                terms.append(build.mul(symbol, v.entries[k]))
            return build.mul(half, self.algebra.sum(terms))

        return shaped(n, n, [entry(i, j) for i in range(n) for j in range(n)])

    def order(self, f: Value, x: Value, n: int) -> Value:
        """The series of f in x up to x^n, as a polynomial."""
        if not 0 <= n <= LONGEST:
            raise SizeError(f"a series goes up to a power from 0 to {LONGEST}")
        return order(self.scene, f, x, n)
