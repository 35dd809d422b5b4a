"""Rotations, poses, twists and quaternions over a graph, in the conventions of a formula.

The formulas are those of :mod:`symdyn.geometry`, which hold for edges as for SymPy's
expressions; they stand here in closed form, with the angle |w|, and without the branches of
code that must be accurate near zero.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from symdyn.check.language.conventions import Conventions
from symdyn.check.meaning.scene import Scene, Undefined
from symdyn.check.meaning.values import (
    Known,
    Value,
    beside,
    blocks,
    column,
    identity,
    scalar,
    shaped,
    stacked,
    zeros,
)
from symdyn.program.graph import Edge

_HALF = Fraction(1, 2)


@dataclass(frozen=True)
class Turning:
    """A rotation vector ``factor * w`` with |w| = length.

    Attributes
    ----------
    w : Value
    length, factor, angle : Edge
        ``angle = length * factor``.
    c, s : Edge
        Of the angle.
    """

    w: Value
    length: Edge
    factor: Edge
    angle: Edge
    c: Edge
    s: Edge


class Spatial:
    """Functions of rotations and rigid motions.

    Parameters
    ----------
    scene : Scene
    conventions : Conventions
    """

    def __init__(self, scene: Scene, conventions: Conventions) -> None:
        self.scene, self.conventions = scene, conventions
        self.algebra, self.build = scene.algebra, scene.build
        self.algebra.linear_first = conventions.linear_first

    # Six-vectors --------------------------------------------------------------

    def six(self, angular: Value, linear: Value) -> Value:
        """A twist (omega, v) or wrench (n, f), in the order of the conventions."""
        pair = (linear, angular) if self.conventions.linear_first else (angular, linear)
        return stacked(*pair).with_known(parts={"w": angular, "v": linear})

    def halves(self, V: Value) -> tuple[Value, Value]:
        """Angular and linear part."""
        if V.known.parts:
            return V.known.parts["w"], V.known.parts["v"]
        known = V.known
        if known.base is not None and known.base.known.parts:
            return (
                self.algebra.scale(known.factor, known.base.known.parts["w"]),
                self.algebra.scale(known.factor, known.base.known.parts["v"]),
            )
        first = 0 if self.conventions.linear_first else 3
        return self.algebra.angular(V), V.part(range(first, first + 3), range(1))

    def square(self, a: Value, b: Value, c: Value, d: Value) -> Value:
        """A 6x6 matrix from its blocks with the angular part first."""
        return blocks(d, c, b, a) if self.conventions.linear_first else blocks(a, b, c, d)

    # Matrices -----------------------------------------------------------------

    def rotation(self, R: Value) -> Value:
        """Nine entries that are a rotation."""
        return R.with_known(kind="SO3", inverse=lambda: self.turned_back(R))

    def turned_back(self, R: Value) -> Value:
        """The inverse of a rotation."""
        found = R.transposed.with_known(kind="SO3", inverse=lambda: self.rotation(R))
        log = R.known.log
        return found if log is None else found.with_known(log=self.algebra.neg(log))

    def rotation_rate(self, R: Value, w: Value) -> Value:
        """The time derivative of a rotation with angular velocity w."""
        W = self.algebra.hat(w)
        return (
            self.algebra.mul(R, W) if self.conventions.rates == "body" else self.algebra.mul(W, R)
        )

    def pose(self, R: Value, p: Value) -> Value:
        """The 4x4 matrix of a rotation and a position."""
        T = stacked(beside(R, p), shaped(1, 4, [0, 0, 0, 1]))
        return T.with_known(
            kind="SE3", parts={"R": self.rotation(R), "p": p}, inverse=lambda: self.pose_back(R, p)
        )

    def pose_back(self, R: Value, p: Value) -> Value:
        """The inverse of a pose."""
        back = self.turned_back(R)
        return self.pose(back, self.algebra.neg(self.algebra.mul(back, p)))

    def split(self, T: Value) -> tuple[Value, Value]:
        """Rotation and position of a 4x4 matrix."""
        if "R" in T.known.parts:
            return T.known.parts["R"], T.known.parts["p"]
        R = T.part(range(3), range(3))
        return self.rotation(R) if T.known.kind == "SE3" else R, T.part(range(3), range(3, 4))

    def hat(self, w: Value) -> Value:
        """3x3 of a vector, 4x4 of a twist."""
        if w.rows == 3:
            return self.algebra.hat(w)
        angular, linear = self.halves(w)
        top = beside(self.algebra.hat(angular), linear)
        return stacked(top, zeros(1, 4)).with_known(vector=w)

    def recognised(self, S: Value) -> Value:
        """A 4x4 matrix that is written out, seen to be that of a twist where it is."""
        if S.shape == (4, 4) and not any(S.entries[12:]):
            top = S.part(range(3), range(3))
            if all(top.at(i, j) == -top.at(j, i) for i in range(3) for j in range(3)):
                return S.with_known(vector=self.vee(S))
        return S

    def vee(self, S: Value) -> Value:
        """The vector of a skew matrix, the twist of a 4x4 matrix."""
        if S.known.vector is not None:
            return S.known.vector
        if S.rows == 3:
            return column([S.at(2, 1), S.at(0, 2), S.at(1, 0)])
        return self.six(self.vee(S.part(range(3), range(3))), S.part(range(3), range(3, 4)))

    def Ad(self, T: Value) -> Value:
        """The 6x6 matrix that takes twists from the body to the reference frame."""
        found = self._Ad(T)
        back = self.inverse_pose
        return found.with_known(kind="Ad", inverse=lambda: self._Ad(back(T)))

    def _Ad(self, T: Value) -> Value:
        if self.conventions.X != "body-to-reference":
            T = self.inverse_pose(T)
        R, p = self.split(T)
        return self.square(R, zeros(3, 3), self.algebra.mul(self.algebra.hat(p), R), R)

    def inverse_pose(self, T: Value) -> Value:
        """The inverse of a pose."""
        if T.known.inverse is not None:
            return T.known.inverse()
        return self.pose_back(*self.split(T))

    def Xstar(self, T: Value) -> Value:
        """Inverse and transpose of X."""
        X = self._Ad(self.inverse_pose(T)).transposed
        return X.with_known(inverse=lambda: self._Ad(T).transposed)

    def ad(self, V: Value) -> Value:
        """The cross product with a twist, of twists."""
        w, v = (self.algebra.hat(part) for part in self.halves(V))
        return self.square(w, zeros(3, 3), v, w)

    def crf(self, V: Value) -> Value:
        """The cross product with a twist, of wrenches."""
        return self.algebra.neg(self.ad(V).transposed)

    def inertia(self, m: Value, c: Value, Ic: Value) -> Value:
        """Spatial inertia from mass, centre of mass, inertia about it."""
        algebra = self.algebra
        C = algebra.hat(c)
        h = algebra.scale(m.edge, C)
        second = algebra.sub(Ic, algebra.mul(h, C))
        found = self.square(second, h, algebra.neg(h), identity(3, m.edge))
        return found.with_known(kind="inertia", parts={"m": m, "c": c, "Ic": Ic})

    # Exponentials -------------------------------------------------------------

    def turning(self, w: Value) -> Turning:
        """A rotation vector as a multiple of one whose length is known, with its angle."""
        known = w.known
        base, factor = (w, 1) if known.base is None else (known.base, known.factor)
        length = self.algebra.length(base)
        self.scene.call_length(base, length)
        angle = self.build.mul(length, factor)
        c, s = self.scene.turn(angle)
        return Turning(base, length, factor, angle, c, s)

    def series(self, a: Edge, b: Edge, w: Value) -> Value:
        """``1 + a [w] + b [w]^2``."""
        W = self.algebra.hat(w)
        rest = self.algebra.scale(b, self.algebra.mul(W, W))
        return self.algebra.total(identity(3), self.algebra.scale(a, W), rest)

    def less(self, x: Edge, y: Edge) -> Edge:
        """x - y."""
        return self.build.add(x, -y)

    def over(self, x: Edge, y: Edge, times: int = 1) -> Edge:
        """x / y^times."""
        below = 1
        for _ in range(times):
            below = self.build.mul(below, y)
        return self.build.div(x, below)

    def exp3(self, w: Value) -> Value:
        """The rotation by the angle |w| about w."""
        if not any(w.entries):
            return self.rotation(identity(3)).with_known(log=w)
        t = self.turning(w)
        once, twice = self.over(t.s, t.length), self.over(self.less(1, t.c), t.length, 2)
        R = self.rotation(self.series(once, twice, t.w))
        R = R.with_known(log=w)
        return R if self.conventions.rotations == "active" else self.turned_back(R)

    def Jl3(self, w: Value, sign: int = 1) -> Value:
        """The left Jacobian; the right one with the other sign."""
        if not any(w.entries):
            return identity(3)
        t = self.turning(w)
        once, twice = self._jacobian(t)
        found = self.series(sign * once, twice, t.w)
        return found.with_known(inverse=lambda: self.Jlinv3(w, sign))

    def _jacobian(self, t: Turning) -> tuple[Edge, Edge]:
        """Coefficients of [w] and [w]^2 in the left Jacobian, w of the turning's length."""
        once = self.over(self.less(1, t.c), self.build.mul(t.angle, t.length))
        below = self.build.mul(t.angle, self.build.mul(t.length, t.length))
        return once, self.build.div(self.less(t.angle, t.s), below)

    def Jlinv3(self, w: Value, sign: int = 1) -> Value:
        """The inverse of the left Jacobian; of the right one with the other sign."""
        if not any(w.entries):
            return identity(3)
        t = self.turning(w)
        half = self.build.mul(self.build.constant(_HALF), t.factor)
        cot = self.over(self.build.mul(t.angle, self.build.add(1, t.c)), self.build.add(t.s, t.s))
        twice = self.over(self.less(1, cot), t.length, 2)
        found = self.series(-sign * half, twice, t.w)
        return found.with_known(inverse=lambda: self.Jl3(w, sign))

    def exp6(self, V: Value) -> Value:
        """The pose that a constant body twist reaches in one second."""
        w, v = self.halves(V)
        if not any(w.entries):
            return self.pose(identity(3), v).with_known(log=V)
        R, t = self.exp3(w), self.turning(w)
        once, twice = self._jacobian(t)
        T = self.pose(R, self.algebra.mul(self.series(once, twice, t.w), v))
        if t.factor != 1 and V.known.base is not None:
            T = self.pose(R, self._shift(t, self.halves(V.known.base)[1]))
        return T.with_known(log=V)

    def _shift(self, t: Turning, v: Value) -> Value:
        """``(theta + (1 - c)/L^2 [w] + (phi - s)/L^3 [w]^2) v``: no division by theta."""
        W = self.algebra.hat(t.w)
        once = self.over(self.less(1, t.c), t.length, 2)
        twice = self.over(self.less(t.angle, t.s), t.length, 3)
        map_ = self.algebra.total(
            identity(3, t.factor),
            self.algebra.scale(once, W),
            self.algebra.scale(twice, self.algebra.mul(W, W)),
        )
        return self.algebra.mul(map_, v)

    def log3(self, R: Value) -> Value:
        """The rotation vector, of an angle below pi."""
        if R.known.log is not None:
            self.note("the angle of each rotation vector is below pi, where log inverts exp")
            return R.known.log
        build, algebra = self.build, self.algebra
        if R.entries == identity(3).entries:
            return zeros(3, 1)
        if R.entries == R.transposed.entries:
            raise Undefined("the logarithm of a half turn, or of what is no rotation")
        half = build.constant(_HALF)
        c = build.mul(half, self.less(algebra.trace(R), 1))
        s = algebra.root(self.less(1, build.mul(c, c)))
        angle = build.call("atan2", s, c)
        self.scene.turns[angle] = (c, s)
        self.scene.nonnegative.add(angle)
        skew = algebra.sub(R, R.transposed)
        w = algebra.scale(build.div(angle, build.add(s, s)), self.vee(skew))
        self.note("the angle of the rotation lies between 0 and pi")
        return Value(w.shape, w.entries, Known(length=angle))

    def log6(self, T: Value) -> Value:
        """The twist of a pose, of an angle below pi."""
        if T.known.log is not None:
            self.note("the angle of each rotation vector is below pi, where log inverts exp")
            return T.known.log
        R, p = self.split(T)
        w = self.log3(R)
        return self.six(w, self.algebra.mul(self.Jlinv3(w), p))

    def Jl6(self, V: Value, sign: int = 1) -> Value:
        """The left Jacobian of a rigid motion; the right one with the other sign."""
        w, v = self.halves(V)
        J, Q = self.Jl3(w, sign), self._jacobian_rate(w, v, sign)
        return self.square(J, zeros(3, 3), Q, J)

    def _jacobian_rate(self, w: Value, v: Value, sign: int) -> Value:
        """The derivative of the left Jacobian at w along v."""
        build, algebra = self.build, self.algebra
        if not any(w.entries):
            return algebra.scale(sign * build.constant(_HALF), algebra.hat(v))
        t = self.turning(w)
        one, two = self._jacobian(t)
        once, twice = self.over(one, t.factor), self.over(two, t.factor, 2)
        square = build.mul(t.angle, t.angle)
        along = algebra.dot(w, v)
        rest = self.less(1, build.add(build.mul(square, twice), build.add(once, once)))
        rate_once = build.mul(along, build.div(rest, square))
        fall = self.less(once, build.mul(build.constant(3), twice))
        rate_twice = build.mul(along, build.div(fall, square))
        W, V = algebra.hat(w), algebra.hat(v)
        return algebra.total(
            algebra.scale(sign * once, V),
            algebra.scale(twice, algebra.add(algebra.mul(W, V), algebra.mul(V, W))),
            algebra.scale(sign * rate_once, W),
            algebra.scale(rate_twice, algebra.mul(W, W)),
        )

    def axis_rotation(self, k: int, angle: Edge) -> Value:
        """The rotation about coordinate axis k."""
        axis = column([int(i == k) for i in range(3)]).with_known(length=1)
        c, s = self.scene.turn(angle)
        R = self.rotation(self.series(s, self.less(1, c), axis))
        R = R.with_known(log=self.algebra.scale(angle, axis))
        return R if self.conventions.rotations == "active" else self.turned_back(R)

    # Quaternions --------------------------------------------------------------

    def quaternion(self, w: Value, v: Value) -> Value:
        """A quaternion from its scalar and vector part."""
        pair = (v, w) if self.conventions.scalar_last else (w, v)
        return stacked(*pair).with_known(kind="quat", length=1, parts={"w": w, "v": v})

    def quaternion_parts(self, q: Value) -> tuple[Value, Value]:
        """Scalar and vector part."""
        if self.conventions.scalar_last:
            return scalar(q.at(3)), q.part(range(3), range(1))
        return scalar(q.at(0)), q.part(range(1, 4), range(1))

    def product(self, a: Value, b: Value) -> Value:
        """The product of two quaternions."""
        if self.conventions.product != "Hamilton":
            a, b = b, a
        (s, u), (t, v) = self.quaternion_parts(a), self.quaternion_parts(b)
        algebra = self.algebra
        real = self.less(self.build.mul(s.edge, t.edge), algebra.dot(u, v))
        rest = algebra.total(
            algebra.scale(s.edge, v), algebra.scale(t.edge, u), algebra.cross(u, v)
        )
        found = self.quaternion(scalar(real), rest)
        unit = a.known.kind == b.known.kind == "quat"
        return found if unit else Value(found.shape, found.entries)

    def product_matrix(self, q: Value, *, left: bool) -> Value:
        """The 4x4 matrix of the product with q from one side."""
        units = [column([int(i == k) for i in range(4)]) for k in range(4)]
        columns = [self.product(q, e) if left else self.product(e, q) for e in units]
        return beside(*(Value(it.shape, it.entries) for it in columns))

    def rot(self, q: Value) -> Value:
        """The rotation of a unit quaternion: ``1 + 2 s [u] + 2 [u]^2``."""
        s, u = self.quaternion_parts(q)
        two = self.build.constant(2)
        R = self.rotation(self.series(self.build.mul(two, s.edge), two, u))
        jpl = self.conventions.product != "Hamilton"
        return self.turned_back(R) if jpl != (self.conventions.rotations != "active") else R

    def note(self, condition: str) -> None:
        """Say what is taken for granted."""
        if condition not in self.scene.conditions:
            self.scene.conditions.append(condition)
