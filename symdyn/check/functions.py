"""The functions of the language, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from symdyn.check.conventions import Conventions
from symdyn.check.scene import Scene, SizeError
from symdyn.check.series import order
from symdyn.check.solve import Solver
from symdyn.check.spatial import Spatial
from symdyn.check.values import (
    Loose,
    Shape,
    Value,
    column,
    identity,
    scalar,
    shaped,
    stacked,
    zeros,
)
from symdyn.program.graph import CONST, INPUT

VEC3, MAT3, VEC6, MAT4, VEC4 = (3, 1), (3, 3), (6, 1), (4, 4), (4, 1)


class Functions:
    """Functions over one scene, under one set of conventions."""

    def __init__(self, scene: Scene, conventions: Conventions) -> None:
        self.scene, self.build, self.algebra = scene, scene.build, scene.algebra
        self.spatial = Spatial(scene, conventions)
        self.conventions = conventions
        self.solver = Solver(scene)

    def number(self, value: Value, what: str = "a whole number") -> int:
        """The whole number a value is."""
        node = self.build.nodes[abs(value.entries[0])]
        if len(value.entries) != 1 or node.op != CONST or node.data.denominator != 1:  # type: ignore[union-attr]
            raise SizeError(f"expected {what}")
        return int(node.data) * (1 if value.edge >= 0 else -1)  # type: ignore[arg-type]

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
        return identity(self.number(n[0])) if n else Loose(1)

    def zeros(self, *n: Value) -> Value | Loose:
        """Zero, n x 1 or m x n; without sizes sized by what it stands beside."""
        sizes = [self.number(it) for it in n] or [0]
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

    def order(self, f: Value, x: Value, n: Value) -> Value:
        """The series of f in x up to x^n, as a polynomial."""
        return order(self.scene, f, x, self.number(n))

    def stack(self, *x: Value) -> Value:
        """Columns one below the other."""
        return stacked(*x)


@dataclass(frozen=True)
class Signature:
    """How a function is called.

    Attributes
    ----------
    call : callable
    shapes : tuple of sets of shapes
        What each argument may be; an empty set is anything.
    least, most : int
        Number of arguments.
    """

    call: Callable[..., Value | Loose]
    shapes: tuple[tuple[Shape, ...], ...]
    least: int
    most: int


_S: tuple[Shape, ...] = ((),)
_V: tuple[Shape, ...] = (VEC3,)
_R: tuple[Shape, ...] = (MAT3,)
_T: tuple[Shape, ...] = (MAT4,)
_6: tuple[Shape, ...] = (VEC6,)
_Q: tuple[Shape, ...] = (VEC4,)
_ANY: tuple[Shape, ...] = ()
_SQUARE: tuple[Shape, ...] = ((-1, -1),)

ARGUMENTS: dict[str, tuple[tuple[Shape, ...], ...]] = {
    "cross": (_V, _V), "dot": (_ANY, _ANY), "norm2": (_ANY,), "norm": (_ANY,), "sqrt": (_S,),
    "tr": (_SQUARE,), "det": (_SQUARE,), "inv": (_SQUARE,), "pinv": (_ANY,), "kron": (_ANY, _ANY),
    "rank": (_ANY,), "shape": (_ANY,), "sin": (_S,), "cos": (_S,), "tan": (_S,), "cot": (_S,),
    "atan2": (_S, _S), "Rx": (_S,), "Ry": (_S,), "Rz": (_S,), "hat": ((VEC3, VEC6),),
    "vee": ((MAT3, MAT4),), "exp": ((MAT3, MAT4),), "log": ((MAT3, MAT4),), "exp3": (_V,),
    "log3": (_R,), "exp6": (_6,), "log6": (_T,), "Ad": (_T,), "X": (_T,), "Xstar": (_T,),
    "ad": (_6,), "crm": (_6,), "crf": (_6,), "Jl3": (_V,), "Jr3": (_V,), "Jlinv3": (_V,),
    "Jrinv3": (_V,), "Jl6": (_6,), "Jr6": (_6,), "inertia": (_S, _V, _R), "SE3": (_R, _V),
    "twist": (_V, _V), "wrench": (_V, _V), "rot": (_Q,), "quat": (_S, _V), "qmul": (_Q, _Q),
    "qconj": (_Q,), "qL": (_Q,), "qR": (_Q,), "d": (_ANY,), "rate": ((MAT3, MAT4),),
    "partial": (_ANY, _ANY), "christoffel": (_SQUARE, _ANY, _ANY), "order": (_ANY, _S, _S),
}  # fmt: skip
"""Functions with a fixed number of arguments, and the shapes these may have."""

MANY = {"eye": (0, 1), "zeros": (0, 2), "diag": (1, 40), "vec": (1, 60), "stack": (1, 20)}
"""Functions with a number of arguments between two."""

SAME = {"X": "Ad", "crm": "ad", "wrench": "twist"}

NAMES = (*ARGUMENTS, *MANY, "block")
"""All functions."""


def signature(functions: Functions, name: str) -> Signature:
    """How a function is called; KeyError where there is none of this name."""
    call = getattr(functions, SAME.get(name, name))
    if name in MANY:
        return Signature(call, (), *MANY[name])
    shapes = ARGUMENTS[name]
    return Signature(call, shapes, len(shapes), len(shapes))


def fits(shape: Shape, allowed: tuple[Shape, ...]) -> bool:
    """Whether a shape is one of those allowed."""
    if not allowed or shape in allowed:
        return True
    square = not shape or shape[0] == shape[1]
    return (-1, -1) in allowed and square
