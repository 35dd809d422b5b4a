"""Conventions as maps at the boundary: one recursion, several ways to write its vectors.

A convention writes the base's velocity as w with ``v = T(q) w`` in the coordinates of
the recursions (linear, then angular, both in base axes).  Everything else follows:

    accelerations   v' = T w' + T' w           forces      tau_w = T^T tau
    mass matrix     M_w = T^T M T              bias        h_w = T^T (h + M T' w)
    Coriolis        C_w = T^T (C T + M T')     Jacobians   J_w = J T

T is orthogonal (for a unit quaternion), so no inverse is needed.

pinocchio      T = 1; quaternion x y z w; 6-vectors linear first
featherstone   T exchanges the two halves; quaternion w x y z; 6-vectors angular first
mujoco         T = R^T on the linear half: base velocity in world axes, angular velocity in
               base axes; quaternion w x y z; 6-vectors linear first
mixed          T = R^T on both halves: base velocity in world axes; for conversion only
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from sympy import ImmutableMatrix, zeros

from symdyn.dynamics.contact import contact_jacobian
from symdyn.dynamics.crba import crba
from symdyn.errors import SymdynError, nearest_names
from symdyn.geometry.so3 import Matrix, cross, hat, quaternion_rotation
from symdyn.model.tree import Body, Tree
from symdyn.program.trace import Hook

_QUATERNION_AT = {"floating": 3, "spherical": 0}
"""Where the quaternion stands among a joint's entries of q."""


@dataclass(frozen=True)
class Convention:
    """How the vectors of a function are written.

    Attributes
    ----------
    name, summary : str
    q, v : str
        What the entries of q and v are for a floating base.
    scalar_first : bool
        Whether quaternions are w x y z.
    angular_first : bool
        Whether 6-vectors are (angular, linear).
    world_base : bool
        Whether the base's linear velocity stands in world axes.
    world_spin : bool
        Whether its angular velocity does too; forces and accelerations can be converted, but
        no whole function is written so.
    """

    name: str
    summary: str
    q: str
    v: str
    scalar_first: bool = False
    angular_first: bool = False
    world_base: bool = False
    world_spin: bool = False


PINOCCHIO = Convention(
    "pinocchio",
    "q = [p, quaternion xyzw, joints], base velocity in base axes, 6-vectors linear first",
    "[p, quaternion xyzw, joints]",
    "[base linear, base angular, joints], base axes",
)
FEATHERSTONE = Convention(
    "featherstone",
    "q = [p, quaternion wxyz, joints], base velocity in base axes, 6-vectors angular first",
    "[p, quaternion wxyz, joints]",
    "[base angular, base linear, joints], base axes",
    scalar_first=True,
    angular_first=True,
)
MUJOCO = Convention(
    "mujoco",
    "q = [p, quaternion wxyz, joints], base linear velocity in world axes, angular in base axes",
    "[p, quaternion wxyz, joints]",
    "[base linear in world axes, base angular in base axes, joints]",
    scalar_first=True,
    world_base=True,
)
MIXED = Convention(
    "mixed",
    "q = [p, quaternion xyzw, joints], base velocity in world axes at the base's origin",
    "[p, quaternion xyzw, joints]",
    "[base linear, base angular, joints], world axes",
    world_base=True,
    world_spin=True,
)
CONVENTIONS = {c.name: c for c in (PINOCCHIO, MUJOCO, FEATHERSTONE)}
"""By name: those that every function can be written in."""


def named(name: str) -> Convention:
    """The convention of this name."""
    if name not in CONVENTIONS:
        raise SymdynError(
            f'there is no convention "{name}"',
            element="convention",
            cure=f"the nearest are {nearest_names(name, CONVENTIONS)}",
        )
    return CONVENTIONS[name]


@dataclass(frozen=True)
class Boundary:
    """A convention at one configuration of one robot.

    Attributes
    ----------
    tree : Tree
    convention : Convention
    let : Hook
    q : Matrix, nq x 1
        In the coordinates of the recursions.
    v : Matrix, nv x 1
        Likewise; zero where the function has no velocity.
    """

    tree: Tree
    convention: Convention
    let: Hook
    q: Matrix
    v: Matrix

    def velocity(self, w: Matrix) -> Matrix:
        """``T w`` (columns, nv x k)."""
        return self._on_base(w, lambda R, x: R.T * x)

    def dual(self, tau: Matrix) -> Matrix:
        """``T^T tau`` (columns, nv x k), which is also ``T^-1`` of a velocity."""
        return self._on_base(tau, lambda R, x: R * x)

    def columns(self, J: Matrix) -> Matrix:
        """``J T`` (k x nv)."""
        return self.dual(J.T).T

    def drift(self) -> Matrix:
        """``T' w``, nv x 1: what an acceleration of zero in this convention is.

        Where the angular half is turned too it adds nothing, as w x w = 0.
        """
        rest = zeros(self.tree.nv, 1)
        if self._world:
            rest[0:3, 0] = -self.let(cross(self.v[3:6, 0], self.v[0:3, 0]))
        return ImmutableMatrix(rest)

    def six(self, rows: Matrix) -> Matrix:
        """6-vectors (6 x k, linear first) in this convention's order."""
        swap = self.convention.angular_first
        return rows[3:6, :].col_join(rows[0:3, :]) if swap else rows

    def poses(self, x: Matrix) -> Matrix:
        """Poses one after the other (7n x 1), quaternions in the recursions' order."""
        if not self.convention.scalar_first:
            return x
        order = [7 * k + i for k in range(x.rows // 7) for i in (0, 1, 2, 4, 5, 6, 3)]
        return x.extract(order, [0])

    def contact_wrenches(self, x: Matrix) -> Matrix:
        """Contact forces (3nc x 1), or contact wrenches (6nc x 1) in this order."""
        size = x.rows // max(1, len(self.tree.contacts))
        if size != 6:
            return x
        return ImmutableMatrix.vstack(*(self.six(x[k : k + 6, :]) for k in range(0, x.rows, 6)))

    def bias(self, h: Matrix) -> Matrix:
        """``T^T (h + M T' w)``."""
        if self._world:
            M = crba(self.tree, self.q, self.let)
            h = self.let(h + M[:, 0:3] * self.drift()[0:3, 0])
        return self.dual(h)

    def coriolis(self, C: Matrix) -> Matrix:
        """``T^T (C T + M T')``."""
        C = self.columns(C)
        if self._world:
            C = self.let(C + self._turning(crba(self.tree, self.q, self.let)))
        return self.dual(C)

    def jacobian_rate(self, J: Matrix, dJ: Matrix) -> Matrix:
        """``dJ T + J T'`` (6 x nv)."""
        dJ = self.columns(dJ)
        return self.six(self.let(dJ + self._turning(J)) if self._world else dJ)

    def contact_drift(self, drift: Matrix) -> Matrix:
        """``dJ_c v + J_c T' w`` (3nc x 1)."""
        if not self._world:
            return drift
        J = contact_jacobian(self.tree, self.q, self.let)
        return self.let(drift + J[:, 0:3] * self.drift()[0:3, 0])

    def derivative(self, name: str, found: Mapping[str, Any]) -> Matrix:
        """A derivative of forces or of accelerations (nv x nv), rows and columns.

        The convention's own maps move with q and v: turning the base by phi turns what
        stands in world axes by ``phi x`` or back, and its linear acceleration less the
        drift is ``c = a + w x v``.
        """
        X = found[name]
        if self._world:
            X = self.let(X + _CHANGES[name](self, found))
        return self.dual(self.columns(X))

    def _force_by_q(self, found: Mapping[str, Any]) -> Matrix:
        v, w = self.v[0:3, 0], self.v[3:6, 0]
        a, M = found["a"][0:3, 0], found["dtau_da"][:, 0:3]
        turned = hat(self.let(a + cross(w, v))) - hat(w) * hat(v)
        change = found["dtau_dv"][:, 0:3] * hat(v) + M * self.let(turned)
        return self._placed(0, 3, change) - self._placed(0, 3, hat(found["tau"][0:3, 0]))

    def _force_by_v(self, found: Mapping[str, Any]) -> Matrix:
        M = found["dtau_da"][:, 0:3]
        v, w = hat(self.v[0:3, 0]), hat(self.v[3:6, 0])
        return self._placed(0, 0, -M * w) + self._placed(0, 3, M * v)

    def _acceleration_by_q(self, found: Mapping[str, Any]) -> Matrix:
        v, w = self.v[0:3, 0], self.v[3:6, 0]
        by_v, by_tau = found["da_dv"][:, 0:3], found["da_dtau"][:, 0:3]
        change = by_v * hat(v) + by_tau * hat(found["tau"][0:3, 0])
        turned = hat(w) * hat(v) - hat(self.let(found["a"][0:3, 0] + cross(w, v)))
        return self._placed(0, 3, change) + self._placed(0, 3, turned)

    def _acceleration_by_v(self, found: Mapping[str, Any]) -> Matrix:
        v, w = hat(self.v[0:3, 0]), hat(self.v[3:6, 0])
        return self._placed(0, 0, w) - self._placed(0, 3, v)

    def _placed(self, row: int, column: int, X: Matrix) -> Matrix:
        """X as a block of an nv x nv matrix of zeros."""
        whole = zeros(self.tree.nv, self.tree.nv)
        whole[row : row + X.rows, column : column + X.cols] = X
        return ImmutableMatrix(whole)

    def state_rate(self, xdot: Matrix) -> Matrix:
        """``[dq/dt, w']`` of ``[dq/dt, v']``."""
        rate, a = xdot[: self.tree.nq, 0], xdot[self.tree.nq :, 0]
        return self.ordered(rate).col_join(self.dual(self.let(a - self.drift())))

    def motion(self, xdot: Matrix) -> Matrix:
        """``[dq/dt, v']`` of ``[dq/dt, w']``."""
        rate, a = xdot[: self.tree.nq, 0], xdot[self.tree.nq :, 0]
        if self.convention.scalar_first:
            rate = reorder(self.tree, rate, first=False)
        return rate.col_join(self.let(self.velocity(a) + self.drift()))

    def residual(self, r: Matrix) -> Matrix:
        """Rates of q in this convention's order, then forces ``T^T tau``."""
        rate, tau = r[: self.tree.nq, 0], r[self.tree.nq :, 0]
        return self.ordered(rate).col_join(self.dual(tau))

    def state(self, x: Matrix) -> Matrix:
        """``[q, w]`` of a state ``[q, v]``, which need not be the boundary's own."""
        q, v = x[: self.tree.nq, 0], x[self.tree.nq :, 0]
        return self.ordered(q).col_join(replace(self, q=q).dual(v))

    def ordered(self, q: Matrix) -> Matrix:
        """q, or its rate, with quaternions in this convention's order."""
        return reorder(self.tree, q, first=True) if self.convention.scalar_first else q

    def _turning(self, X: Matrix) -> Matrix:
        """``X T'`` (k x nv): only the base's linear columns turn."""
        spin = hat(self.v[3:6, 0])
        turned = self.let(X[:, 0:3] * self.let(-spin * self._rotation().T))
        return turned.row_join(zeros(X.rows, X.cols - 3))

    @property
    def _world(self) -> bool:
        return self.convention.world_base and self.tree.floating

    def _rotation(self) -> Matrix:
        return quaternion_rotation(list(self.q[3:7, 0]), self.let)

    def _on_base(self, x: Matrix, turn: Callable[[Matrix, Matrix], Matrix]) -> Matrix:
        """Every floating joint's halves exchanged, or the base's linear half turned."""
        x = x.as_mutable()
        if self.convention.angular_first:
            for body, index in zip(self.tree.bodies, self.tree.v_index, strict=True):
                if body.joint.kind == "floating":
                    at, half = index.start, index.start + 3
                    linear, angular = x[at:half, :], x[half : half + 3, :]
                    x[at:half, :], x[half : half + 3, :] = angular, linear
        if self._world:
            x[0:3, :] = self.let(turn(self._rotation(), x[0:3, :]))
        if self._world and self.convention.world_spin:
            x[3:6, :] = self.let(turn(self._rotation(), x[3:6, :]))
        return ImmutableMatrix(x)


def reorder(tree: Tree, q: Matrix, first: bool) -> Matrix:
    """q with every quaternion's scalar moved from last to first place, or back."""
    entries = list(q)
    for body, index in zip(tree.bodies, tree.q_index, strict=True):
        at = _QUATERNION_AT.get(body.joint.kind)
        if at is not None and body.master is None:
            place = slice(index.start + at, index.start + at + 4)
            x = entries[place]
            entries[place] = [x[3], *x[:3]] if first else [*x[1:], x[0]]
    return ImmutableMatrix(len(entries), 1, entries)


def _body(x: Matrix, first: bool) -> Matrix:
    """The state of a single body with its quaternion's scalar moved, or a rate of it."""
    quat = list(x[3:7, 0])
    moved = [quat[3], *quat[:3]] if first else [*quat[1:], quat[0]]
    return ImmutableMatrix([*x[:3, 0], *moved, *x[7:, 0]])


def converted(
    convention: Convention, inputs: tuple[str, ...], recipe: Callable[..., Mapping[str, Any]]
) -> Callable[..., Mapping[str, Any]]:
    """A recipe ``recipe(tree, let, *inputs)`` between the boundary's two maps."""

    def mapped(tree: Tree, let: Hook, *given: Any) -> Mapping[str, Any]:
        _check(convention, tree)
        values = _inward(convention, tree, dict(zip(inputs, given, strict=True)))
        anywhere = ImmutableMatrix(zeros(tree.nq, 1))  # for functions of no configuration
        q: Any = values.get("q", values.get("q0", anywhere))
        still = ImmutableMatrix(zeros(tree.nv, 1))
        v = Boundary(tree, convention, let, q, still).velocity(values.get("v", still))
        boundary = Boundary(tree, convention, let, q, v)
        values |= {"v": v, "x": q.col_join(v)}
        for key, rule in _INWARD.items():
            if key in values:
                values[key] = rule(boundary, values[key])
        found = recipe(tree, let, *(values[key] for key in inputs))
        return {name: _outward(boundary, name, found) for name in found}

    return mapped


def _inward(convention: Convention, tree: Tree, values: dict[str, Any]) -> dict[str, Any]:
    """The inputs with x taken apart and quaternions in the recursions' order."""
    if "x" in values:
        values |= {"q": values["x"][: tree.nq, 0], "v": values["x"][tree.nq :, 0]}
    if convention.scalar_first:
        configurations = [key for key in ("q", "q0", "q1") if key in values]
        values |= {key: reorder(tree, values[key], first=False) for key in configurations}
    return values


_INWARD: dict[str, Callable[[Boundary, Any], Any]] = {
    "a": lambda b, a: b.let(b.velocity(a) + b.drift()),
    "tau": lambda b, tau: b.velocity(tau),
    "f_ext": lambda b, f: b.six(f),
    "anchor_6d": lambda b, x: b.poses(x),
    "xdot": lambda b, xdot: b.motion(xdot),
    "x_rb": lambda b, x: _body(x, first=False) if b.convention.scalar_first else x,
}
"""How an input is read in a convention; v and configurations apart, others stand as given."""


def _outward(boundary: Boundary, name: str, found: Mapping[str, Any]) -> Any:
    if name in ("dJ", "dA_G"):
        return boundary.jacobian_rate(found[name[1:]], found[name])
    if name in _CHANGES:
        return boundary.derivative(name, found)
    rule = _RULES.get(name)
    return rule(boundary, found[name]) if rule else found[name]


_CHANGES: dict[str, Callable[[Boundary, Mapping[str, Any]], Any]] = {
    "dtau_dq": Boundary._force_by_q,
    "dtau_dv": Boundary._force_by_v,
    "da_dq": Boundary._acceleration_by_q,
    "da_dv": Boundary._acceleration_by_v,
}
"""What the turning of the base's axes adds to derivatives, in the recursions' coordinates."""


_RULES: dict[str, Callable[[Boundary, Any], Any]] = {
    "tau": lambda b, x: b.dual(x),
    "g": lambda b, x: b.dual(x),
    "Y": lambda b, x: b.dual(x),
    "Y_b": lambda b, x: b.dual(x),
    "dq": lambda b, x: b.dual(x),
    "v_next": lambda b, x: b.dual(x),
    "v": lambda b, x: b.dual(x),
    "h": lambda b, x: b.bias(x),
    "a": lambda b, x: b.dual(b.let(x - b.drift())),
    "M": lambda b, x: b.dual(b.columns(x)),
    "Minv": lambda b, x: b.dual(b.columns(x)),
    "dtau_da": lambda b, x: b.dual(b.columns(x)),
    "da_dtau": lambda b, x: b.dual(b.columns(x)),
    "C": lambda b, x: b.coriolis(x),
    "J_c": lambda b, x: b.columns(x),
    "J_com": lambda b, x: b.columns(x),
    "A_G": lambda b, x: b.columns(b.six(x)),
    "J": lambda b, x: b.columns(b.six(x)),
    "A": lambda b, x: b.six(x),
    "V": lambda b, x: b.six(x) if hasattr(x, "rows") else x,
    "F": lambda b, x: b.six(x),
    "h_G": lambda b, x: b.six(x),
    "lam": lambda b, x: b.contact_wrenches(x),
    "dh_G": lambda b, x: b.six(x),
    "Jdv_c": lambda b, x: b.contact_drift(x),
    "xdot": lambda b, x: b.state_rate(x),
    "q": lambda b, x: b.ordered(x),
    "q_next": lambda b, x: b.ordered(x),
    "q_unit": lambda b, x: b.ordered(x),
    "qdot": lambda b, x: b.ordered(x),
    "x_next": lambda b, x: b.state(x),
    "residual": lambda b, x: b.residual(x),
    "xdot_rb": lambda b, x: _body(x, first=True) if b.convention.scalar_first else x,
}
"""How each output of the catalogue is written in a convention; others stand as they are."""


def freely_inside(tree: Tree) -> Iterator[Body]:
    """Bodies that move freely and are no floating base."""
    free = (body for body in tree.bodies if body.joint.kind == "floating")
    yield from (body for body in free if not (tree.floating and body is tree.bodies[0]))


def _check(convention: Convention, tree: Tree) -> None:
    """Velocities in world axes are defined for the base alone."""
    if convention.world_base:
        for body in freely_inside(tree):
            raise SymdynError(
                f"joint {body.joint.name!r} moves freely inside the tree",
                element=f"convention {convention.name}",
                cure="use the convention pinocchio or featherstone",
            )
