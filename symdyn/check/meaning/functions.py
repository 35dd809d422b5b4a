"""The functions of the language, by name."""

from __future__ import annotations

from symdyn.check.language.conventions import Conventions
from symdyn.check.language.types import LARGEST
from symdyn.check.meaning.calculus import Calculus
from symdyn.check.meaning.scene import Scene, SizeError
from symdyn.check.meaning.solve import Solver
from symdyn.check.meaning.spatial import Spatial
from symdyn.check.meaning.values import (
    Loose,
    Value,
    column,
    identity,
    scalar,
    shaped,
    stacked,
    zeros,
)
from symdyn.program.graph import CONST


class Functions:
    """Functions over one scene, under one set of conventions."""

    def __init__(self, scene: Scene, conventions: Conventions) -> None:
        self.scene, self.build, self.algebra = scene, scene.build, scene.algebra
        self.spatial = Spatial(scene, conventions)
        self.calculus = Calculus(scene, conventions, self.spatial)
        self.solver = Solver(scene)

    def number(self, value: Value, what: str = "a whole number") -> int:
        """The whole number a value is."""
        node = self.build.nodes[abs(value.entries[0])]
        if len(value.entries) != 1 or node.op != CONST or node.data.denominator != 1:  # type: ignore[union-attr]
            raise SizeError(f"expected {what}")
        return int(node.data) * (1 if value.edge >= 0 else -1)  # type: ignore[arg-type]

    def _size(self, value: Value) -> int:
        """A number of rows or columns."""
        n = self.number(value, "a number of rows or columns")
        if not 1 <= n <= LARGEST:
            raise SizeError(f"sizes go from 1 to {LARGEST}")
        return n

    # Vectors and matrices ------------------------------------------------------

    def cross(self, a: Value, b: Value) -> Value:
        """a x b of two columns of three."""
        return self.algebra.cross(a, b)

    def dot(self, a: Value, b: Value) -> Value:
        """a . b of two columns of one size, a scalar."""
        if len(a.entries) != len(b.entries) or 1 not in (a.cols, a.rows):
            raise SizeError(f"dot takes two columns of one size, not {a.size} and {b.size}")
        return scalar(self.algebra.dot(a, b))

    def norm2(self, a: Value) -> Value:
        """|a|^2 of a column, a scalar."""
        length = a.known.length
        if length is not None and a.rows == 3:
            return scalar(self.build.mul(length, length))
        return scalar(self.algebra.dot(a, a))

    def norm(self, a: Value) -> Value:
        """|a| of a column, a scalar that is not negative."""
        known = a.known
        if known.length is not None and a.rows != 6:
            return self.absolute(scalar(known.length))
        if known.base is not None and a.rows != 6:
            length = self.norm(known.base)
            return self.algebra.mul(self.absolute(scalar(known.factor)), length)
        return self.sqrt(scalar(self.algebra.dot(a, a)))

    def absolute(self, x: Value) -> Value:
        """|x| as the root of its square."""
        if self._positive(abs(x.edge)):
            return scalar(abs(x.edge))
        return self.sqrt(scalar(self.build.mul(x.edge, x.edge)))

    def sqrt(self, x: Value) -> Value:
        """The root; of the square of what is positive, that itself."""
        node = self.build.nodes[abs(x.edge)]
        if node.op == "mul" and node.args[0] == node.args[1] and self._positive(node.args[0]):
            return scalar(node.args[0])
        return scalar(self.algebra.root(x.edge))

    def _positive(self, number: int) -> bool:
        node = self.build.nodes[number]
        if node.op in ("mul", "add", "div") and all(edge > 0 for edge in node.args):
            return all(self._positive(edge) for edge in node.args)
        positive = {
            k for group in self.scene.groups if group.kind == "positive" for k in group.nodes
        }
        return node.op in (CONST, "sqrt") or number in positive | self.scene.nonnegative

    def tr(self, A: Value) -> Value:
        """Trace of a square matrix, a scalar."""
        return scalar(self.algebra.trace(A))

    def det(self, A: Value) -> Value:
        """Determinant of a square matrix, a scalar."""
        return scalar(self.solver.det(A))

    def inv(self, A: Value) -> Value:
        """Inverse of a square matrix or pose."""
        return self.solver.inverse(A)

    def pinv(self, J: Value) -> Value:
        """The pseudo-inverse of a matrix of full rank."""
        if J.rows == J.cols:
            return self.inv(J)
        mul, Jt = self.algebra.mul, J.transposed
        if J.rows < J.cols:
            return mul(Jt, self.inv(mul(J, Jt)))
        return mul(self.inv(mul(Jt, J)), Jt)

    def eye(self, *n: Value) -> Value | Loose:
        """Identity n x n; without n sized by what it stands beside."""
        return identity(self._size(n[0])) if n else Loose(1)

    def zeros(self, *n: Value) -> Value | Loose:
        """Zero, n x 1 or m x n; without sizes sized by what it stands beside."""
        sizes = [self._size(it) for it in n] or [0]
        if not n:
            return Loose(0)
        return zeros(sizes[0], sizes[1]) if len(sizes) > 1 else zeros(sizes[0], 1)

    def diag(self, *x: Value) -> Value:
        """Scalars on a diagonal, or square blocks along one."""
        entries = [edge for value in x for edge in value.entries]
        n = len(entries)
        if all(value.shape and value.rows == value.cols for value in x):
            return self._block_diagonal(*x)
        return shaped(n, n, [entries[i] if i == j else 0 for i in range(n) for j in range(n)])

    def _block_diagonal(self, *parts: Value) -> Value:
        n = sum(part.rows for part in parts)
        entries = [0] * (n * n)
        at = 0
        for part in parts:
            for i in range(part.rows):
                for j in range(part.cols):
                    entries[(at + i) * n + at + j] = part.at(i, j)
            at += part.rows
        return shaped(n, n, entries)

    def kron(self, a: Value, b: Value) -> Value:
        """Kronecker product, (m p) x (n q) of m x n and p x q."""
        if len(a.entries) * len(b.entries) > LARGEST**2:
            raise SizeError(f"more than {LARGEST} rows and columns")
        return self.algebra.kron(a, b)

    def vec(self, *x: Value) -> Value:
        """A column of scalars; of one matrix, its columns one below the other."""
        if len(x) == 1 and x[0].shape:
            return column(x[0].transposed.entries)
        return column(edge for value in x for edge in value.entries)

    def rank(self, A: Value) -> Value:
        """The rank that a matrix has almost everywhere."""
        return self.algebra.number(self.solver.rank(A))

    def shape(self, A: Value) -> Value:
        """Rows and columns."""
        return column(self.build.constant(n) for n in (A.rows, A.cols))

    # Scalars --------------------------------------------------------------------

    def sin(self, x: Value) -> Value:
        """Sine of an angle (rad)."""
        return scalar(self.scene.turn(x.edge)[1])

    def cos(self, x: Value) -> Value:
        """Cosine of an angle (rad)."""
        return scalar(self.scene.turn(x.edge)[0])

    def tan(self, x: Value) -> Value:
        """Tangent of an angle (rad)."""
        c, s = self.scene.turn(x.edge)
        return scalar(self.solver.quotient(s, c))

    def cot(self, x: Value) -> Value:
        """Cotangent of an angle (rad)."""
        c, s = self.scene.turn(x.edge)
        return scalar(self.solver.quotient(c, s))

    def atan2(self, y: Value, x: Value) -> Value:
        """Angle (rad) of the point (x, y)."""
        build = self.build
        angle = build.call("atan2", y.edge, x.edge)
        square = build.add(build.mul(x.edge, x.edge), build.mul(y.edge, y.edge))
        root = self.sqrt(scalar(square)).edge
        self.scene.turns[angle] = (build.div(x.edge, root), build.div(y.edge, root))
        return scalar(angle)

    # Rotations and motions --------------------------------------------------------

    def Rx(self, t: Value) -> Value:
        """Rotation 3 x 3 by an angle (rad) about x."""
        return self.spatial.axis_rotation(0, t.edge)

    def Ry(self, t: Value) -> Value:
        """Rotation 3 x 3 by an angle (rad) about y."""
        return self.spatial.axis_rotation(1, t.edge)

    def Rz(self, t: Value) -> Value:
        """Rotation 3 x 3 by an angle (rad) about z."""
        return self.spatial.axis_rotation(2, t.edge)

    def hat(self, w: Value) -> Value:
        """Skew 3 x 3 of a column of three; 4 x 4 of a twist."""
        return self.spatial.hat(w)

    def vee(self, S: Value) -> Value:
        """The column whose hat a matrix is."""
        return self.spatial.vee(S)

    def exp(self, S: Value) -> Value:
        """The exponential of a skew matrix or of the 4x4 matrix of a twist."""
        vector = S.known.vector
        if vector is None:
            raise SizeError("exp takes the hat of a vector or twist, times a scalar")
        return self.spatial.exp3(vector) if S.rows == 3 else self.spatial.exp6(vector)

    def log(self, R: Value) -> Value:
        """The hat of the logarithm."""
        if R.rows == 3:
            return self.hat(self.spatial.log3(R))
        return self.hat(self.spatial.log6(R))

    def exp3(self, w: Value) -> Value:
        """Rotation 3 x 3 by the angle |w| (rad) about w."""
        return self.spatial.exp3(w)

    def log3(self, R: Value) -> Value:
        """Rotation vector of a rotation 3 x 3, its angle below pi."""
        return self.spatial.log3(R)

    def exp6(self, V: Value) -> Value:
        """Pose 4 x 4 that a constant body twist reaches in unit time."""
        return self.spatial.exp6(V)

    def log6(self, T: Value) -> Value:
        """Twist that reaches a pose 4 x 4 in unit time."""
        return self.spatial.log6(T)

    def Ad(self, T: Value) -> Value:
        """Twists from the body to the reference frame of a pose, 6 x 6."""
        return self.spatial.Ad(T)

    def ad(self, V: Value) -> Value:
        """Bracket with a twist, 6 x 6, in the convention's order."""
        return self.spatial.ad(V)

    def Xstar(self, T: Value) -> Value:
        """Wrenches likewise, 6 x 6: X^-T."""
        return self.spatial.Xstar(T)

    def crf(self, V: Value) -> Value:
        """Cross product of a twist with wrenches, 6 x 6: -ad^T."""
        return self.spatial.crf(V)

    def Jl3(self, w: Value) -> Value:
        """Left Jacobian of exp3, 3 x 3."""
        return self.spatial.Jl3(w)

    def Jr3(self, w: Value) -> Value:
        """Right Jacobian of exp3, 3 x 3."""
        return self.spatial.Jl3(w, -1)

    def Jlinv3(self, w: Value) -> Value:
        """Inverse of the left Jacobian of exp3, 3 x 3."""
        return self.spatial.Jlinv3(w)

    def Jrinv3(self, w: Value) -> Value:
        """Inverse of the right Jacobian of exp3, 3 x 3."""
        return self.spatial.Jlinv3(w, -1)

    def Jl6(self, V: Value) -> Value:
        """Left Jacobian of exp6, 6 x 6."""
        return self.spatial.Jl6(V)

    def Jr6(self, V: Value) -> Value:
        """Right Jacobian of exp6, 6 x 6."""
        return self.spatial.Jl6(V, -1)

    def inertia(self, m: Value, c: Value, Ic: Value) -> Value:
        """Spatial inertia 6 x 6 of mass (kg), centre (m), and inertia about it (kg m^2)."""
        return self.spatial.inertia(m, c, Ic)

    def SE3(self, R: Value, p: Value) -> Value:
        """Pose 4 x 4 of a rotation 3 x 3 and a position."""
        return self.spatial.pose(R, p)

    def twist(self, w: Value, v: Value) -> Value:
        """Twist of angular and linear velocity (rad/s, m/s)."""
        return self.spatial.six(w, v)

    def rot(self, q: Value) -> Value:
        """Rotation 3 x 3 of a quaternion."""
        return self.spatial.rot(q)

    def quat(self, w: Value, v: Value) -> Value:
        """Quaternion of its scalar and vector part."""
        q = self.spatial.quaternion(w, v)
        return Value(q.shape, q.entries).with_known(parts=q.known.parts)

    def qmul(self, a: Value, b: Value) -> Value:
        """Product of two quaternions."""
        return self.spatial.product(a, b)

    def qconj(self, q: Value) -> Value:
        """Conjugate of a quaternion."""
        w, v = self.spatial.quaternion_parts(q)
        found = self.spatial.quaternion(w, self.algebra.neg(v))
        return found if q.known.kind == "quat" else Value(found.shape, found.entries)

    def qL(self, q: Value) -> Value:
        """Matrix 4 x 4 of a product from the left: qL(a) b = a b."""
        return self.spatial.product_matrix(q, left=True)

    def qR(self, q: Value) -> Value:
        """Matrix 4 x 4 of a product from the right: qR(b) a = a b."""
        return self.spatial.product_matrix(q, left=False)

    # Derivatives --------------------------------------------------------------------

    def d(self, f: Value) -> Value:
        """Time derivative, of the same shape."""
        return self.scene.rate(f)

    def rate(self, R: Value) -> Value:
        """The angular velocity of a rotation, the twist of a pose, as the conventions say."""
        return self.calculus.rate(R)

    def partial(self, f: Value, x: Value) -> Value:
        """The row of partial derivatives of a scalar, the matrix of a column."""
        return self.calculus.partial(f, x)

    def christoffel(self, M: Value, q: Value, v: Value) -> Value:
        """The Coriolis matrix of Christoffel's symbols of the first kind."""
        return self.calculus.christoffel(M, q, v)

    def order(self, f: Value, x: Value, n: Value) -> Value:
        """The series of f in x up to x^n, as a polynomial."""
        return self.calculus.order(f, x, self.number(n))

    def stack(self, *x: Value) -> Value:
        """Columns one below the other."""
        return stacked(*x)
