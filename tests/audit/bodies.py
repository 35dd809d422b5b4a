"""Small robots in NumPy alone: a free body, two bodies, the planar arm, and code as printed."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tests.audit.rigid import Ad, Array, Rx, Rz, cat, crf, hat, inertia, pose, vec

GRAVITY = 9.81


@dataclass(frozen=True)
class FreeBody:
    """A body with mass m, centre of mass c, inertia Ic about it; twist v, its rate a."""

    m: float
    c: Array
    Ic: Array
    R: Array
    v: Array
    a: Array

    @property
    def gravity6(self) -> Array:
        return cat(vec(0, 0, 0), self.R.T @ vec(0, 0, -GRAVITY))

    def inverse_dynamics(self, a0: Array) -> Array:
        """The wrench that gives the body an acceleration."""
        I = inertia(self.m, self.c, self.Ic)
        return I @ a0 + crf(self.v) @ (I @ self.v)

    def printed_base_wrench(self) -> Array:
        """What a listing whose loops run over links 1 to N leaves in F[0], with N = 0."""
        F = {0: np.zeros(6)}
        for i in range(1, 1):
            F[i] = self.inverse_dynamics(self.a)
        return F[0]

    def wrench_by_newton_euler(self) -> Array:
        """The same in three dimensions: about the centre of mass, then moved."""
        w, v, alpha, dv = self.v[:3], self.v[3:], self.a[:3], self.a[3:]
        spin = np.cross(alpha, self.c) + np.cross(w, np.cross(w, self.c))
        f = self.m * (dv + np.cross(w, v) + spin - self.gravity6[3:])
        n = self.Ic @ alpha + np.cross(w, self.Ic @ w)
        return cat(n + np.cross(self.c, f), f)


def free_body() -> FreeBody:
    draw = np.random.default_rng(3)
    A = draw.uniform(-1, 1, (3, 3))
    numbers = (draw.uniform(-1, 1, k) for k in (3, 6, 6))
    c, v, a = numbers
    return FreeBody(2.0, c, A @ A.T + np.eye(3), Rx(0.4) @ Rz(0.7), v, a)


@dataclass(frozen=True)
class TwoBodies:
    """A floating base aligned with the world, and a link on a revolute joint."""

    base: Array
    link: Array
    step: Array
    axis: Array
    p: Array
    mass: float
    com: Array

    def jacobians(self) -> tuple[Array, Array]:
        """Body Jacobians for the base's body twist and the joint's rate."""
        X = np.linalg.inv(Ad(self.step))
        return np.eye(6, 7), np.column_stack([X, self.axis])

    def poses(self) -> tuple[Array, Array]:
        """Poses of both bodies in the frame at the centre of mass."""
        T = pose(np.eye(3), self.p - self.com)
        return T, T @ self.step

    def map_by_definition(self) -> Array:
        """Each body's momentum, moved to the centre of mass."""
        parts = zip(self.poses(), (self.base, self.link), self.jacobians(), strict=True)
        return np.sum([np.linalg.inv(Ad(T)).T @ I @ J for T, I, J in parts], axis=0)

    def map_with_body_jacobians(self) -> Array:
        """Inertias moved to the centre of mass, Jacobians left at the bodies."""
        parts = zip(self.poses(), (self.base, self.link), self.jacobians(), strict=True)
        back = [(np.linalg.inv(Ad(T)), I, J) for T, I, J in parts]
        return np.sum([X.T @ I @ X @ J for X, I, J in back], axis=0)

    def base_rows_at_the_centre_of_mass(self) -> Array:
        """The mass matrix's rows of the base, as wrenches moved to the centre of mass."""
        parts = zip((self.base, self.link), self.jacobians(), strict=True)
        M = np.sum([J.T @ I @ J for I, J in parts], axis=0)
        return np.linalg.inv(Ad(self.poses()[0])).T @ M[:6]


def two_bodies() -> TwoBodies:
    c1, c2 = vec(0.1, -0.2, 0.3), vec(0.4, 0.1, -0.1)
    step, p = pose(Rx(0.5) @ Rz(0.3), vec(0.2, 0.7, -0.4)), vec(1, 2, 3)
    there = p + step[:3, 3] + step[:3, :3] @ c2
    com = (3.0 * (p + c1) + 2.0 * there) / 5.0
    base, link = inertia(3.0, c1, np.eye(3)), inertia(2.0, c2, np.diag([1.0, 2.0, 2.5]))
    return TwoBodies(base, link, step, np.eye(6)[2], p, 5.0, com)


@dataclass(frozen=True)
class Planar:
    """The planar arm of two links, gravity along -y, angles as in the chapters' formulas."""

    l1: float
    l2: float
    m1: float
    m2: float
    I1: float
    I2: float
    gravity: float

    def k(self, q: Array) -> float:
        return float(self.m2 * self.l1 * self.l2 / 2 * math.sin(q[1]))

    def M(self, q: Array) -> Array:
        r1, r2, c2 = self.l1 / 2, self.l2 / 2, math.cos(q[1])
        m22 = self.I2 + self.m2 * r2**2
        m12 = m22 + self.m2 * self.l1 * r2 * c2
        m11 = self.I1 + self.m1 * r1**2 + self.m2 * self.l1**2 + 2 * m12 - m22
        return np.array([[m11, m12], [m12, m22]])

    def C(self, q: Array, v: Array) -> Array:
        """Christoffel's."""
        k = self.k(q)
        return np.array([[-k * v[1], -k * (v[0] + v[1])], [k * v[0], 0]])

    def printed_C(self, q: Array, v: Array) -> Array:
        k = self.k(q)
        return np.array([[-2 * k * v[1], -k * v[1]], [k * v[0], 0]])

    def M_rate(self, q: Array, v: Array) -> Array:
        k = self.k(q)
        return np.array([[-2 * k * v[1], -k * v[1]], [-k * v[1], 0]])

    def energy_gradient(self, q: Array, v: Array) -> Array:
        """Derivative of the kinetic energy by the angles."""
        k = self.k(q)
        return np.array([0.0, v @ np.array([[-2 * k, -k], [-k, 0]]) @ v / 2])

    def coms(self, q: Array) -> tuple[Array, Array]:
        first = vec(math.cos(q[0]), math.sin(q[0]), 0)
        second = vec(math.cos(q[0] + q[1]), math.sin(q[0] + q[1]), 0)
        return self.l1 / 2 * first, self.l1 * first + self.l2 / 2 * second

    def tip(self, q: Array) -> Array:
        first, second = self.coms(q)
        return (2 * second - 2 * first)[:2]

    def tip_jacobian(self, q: Array) -> Array:
        x, y = self.tip(q)
        s, c = math.sin(q[0] + q[1]), math.cos(q[0] + q[1])
        return np.array([[-y, -self.l2 * s], [x, self.l2 * c]])

    def potential(self, q: Array) -> float:
        first, second = self.coms(q)
        return float(self.gravity * (self.m1 * first[1] + self.m2 * second[1]))

    def potential_gradient(self, q: Array, h: float = 1e-6) -> Array:
        steps = np.eye(2) * h
        return np.array([(self.potential(q + s) - self.potential(q - s)) / (2 * h) for s in steps])

    def g(self, q: Array) -> Array:
        first, both = math.cos(q[0]), math.cos(q[0] + q[1])
        last = self.m2 * self.l2 / 2 * self.gravity * both
        lead = (self.m1 * self.l1 / 2 + self.m2 * self.l1) * self.gravity * first
        return np.array([lead + last, last])

    def torques(self, q: Array, v: Array, a: Array) -> Array:
        """Lagrange's equations."""
        return self.M(q) @ a + self.C(q, v) @ v + self.g(q)

    def printed_recursion(self, q: Array, v: Array, a: Array, origin: str) -> Array:
        """The three-dimensional recursion of the chapter, origins read in one of two ways.

        ``origin``: "far end" of the link, as its outward pass has it; "joint", as its inward
        pass has it; "mended": far end, with the arms of the inward pass from origin i-1.
        """
        joint2, tip = self.coms(q)[0] * 2, cat(self.tip(q), [0])
        origins = [vec(0, 0, 0), joint2, tip]
        if origin == "joint":
            origins = [vec(0, 0, 0), vec(0, 0, 0), joint2]
        z, w, dw, dv = vec(0, 0, 1), vec(0, 0, 0), vec(0, 0, 0), vec(0, self.gravity, 0)
        forces, moments = [], []
        for i, (m, I, c) in enumerate(
            zip((self.m1, self.m2), (self.I1, self.I2), self.coms(q), strict=True)
        ):
            w, dw = w + v[i] * z, dw + a[i] * z
            r, arm = origins[i + 1] - origins[i], c - origins[i + 1]
            dv = dv + np.cross(dw, r) + np.cross(w, np.cross(w, r))
            dvc = dv + np.cross(dw, arm) + np.cross(w, np.cross(w, arm))
            forces.append(m * dvc)
            moments.append(I * dw)
        tau, f, n = np.zeros(2), vec(0, 0, 0), vec(0, 0, 0)
        for i in (1, 0):
            at = origins[i] if origin == "mended" else origins[i + 1]
            after = origins[i + 1] if origin == "mended" else origins[min(i + 2, 2)]
            lever = np.cross(after - at, f)
            n = moments[i] + n + np.cross(self.coms(q)[i] - at, forces[i]) + lever
            f = forces[i] + f
            tau[i] = n @ z
        return tau


def planar2(
    l1: float, l2: float, *, m1: float = 1.0, m2: float = 1.0, I1: float = -1, I2: float = -1,
    g: float = GRAVITY,
) -> Planar:  # fmt: skip
    """Rods, unless other inertias are given."""
    I1 = m1 * l1**2 / 12 if I1 < 0 else I1
    I2 = m2 * l2**2 / 12 if I2 < 0 else I2
    return Planar(l1, l2, m1, m2, I1, I2, g)


def printed_code_arm() -> Callable[[Array, Array, Array], Array]:
    """The behaviour of the chapter's class on its own example: rotations that stay 1.

    The vector from the parent is turned with the link outwards, and is the arm of the next
    link's force inwards; gravity is along the joint axes.
    """
    offsets, masses = (vec(0, 0, 0), vec(1, 0, 0)), (2.0, 1.0)
    com, z = vec(0.5, 0, 0), vec(0, 0, 1)
    tensors = [np.diag([0.01, m / 12, m / 12]) for m in masses]

    def torques(q: Array, v: Array, a: Array) -> Array:
        w, dw, acc = vec(0, 0, 0), vec(0, 0, 0), vec(0, 0, GRAVITY)
        rates, at_com = [], []
        for i, p in enumerate(offsets):
            dw = dw + a[i] * z + v[i] * np.cross(w, z)
            w = w + v[i] * z
            acc = acc + np.cross(dw, p) + np.cross(w, np.cross(w, p))
            rates.append((w, dw))
            at_com.append(acc + np.cross(dw, com) + np.cross(w, np.cross(w, com)))
        tau, f, n = np.zeros(2), vec(0, 0, 0), vec(0, 0, 0)
        for i in (1, 0):
            (w, dw), own = rates[i], masses[i] * at_com[i]
            spin = tensors[i] @ dw + np.cross(w, tensors[i] @ w)
            n = spin + n + np.cross(com, own) + np.cross(offsets[i], f)
            f = own + f
            tau[i] = n @ z
        return tau

    return torques


__all__ = ["free_body", "hat", "planar2", "printed_code_arm", "two_bodies"]
