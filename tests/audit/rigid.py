"""Rotations, motions and inertias in NumPy alone, angular part first, for witnesses."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

Array = np.ndarray


def vec(*x: float) -> Array:
    """A column."""
    return np.array(x, dtype=float)


vec2 = vec4 = vec


def cat(a: Any, b: Any) -> Array:
    """One column below another."""
    return np.concatenate([np.asarray(a, float), np.asarray(b, float)])


def stack_columns(*columns: Any) -> Array:
    """Columns side by side."""
    return np.column_stack(columns)


def hat(w: Any) -> Array:
    x, y, z = w
    return np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]], dtype=float)


def vee(W: Array) -> Array:
    return np.array([W[2, 1], W[0, 2], W[1, 0]])


def hat6(V: Array) -> Array:
    """The 4x4 matrix of a twist."""
    found = np.zeros((4, 4))
    found[:3, :3], found[:3, 3] = hat(V[:3]), V[3:]
    return found


def vee6(W: Array) -> Array:
    return cat(vee(W[:3, :3]), W[:3, 3])


def exp3(w: Array) -> Array:
    """Rodrigues' formula."""
    angle = float(np.linalg.norm(w))
    if angle == 0:
        return np.eye(3)
    u = hat(w / angle)
    return np.eye(3) + math.sin(angle) * u + (1 - math.cos(angle)) * u @ u


def Rx(t: float) -> Array:
    return exp3(vec(t, 0, 0))


def Ry(t: float) -> Array:
    return exp3(vec(0, t, 0))


def Rz(t: float) -> Array:
    return exp3(vec(0, 0, t))


def pose(R: Array, p: Array) -> Array:
    found = np.eye(4)
    found[:3, :3], found[:3, 3] = R, p
    return found


def exp6(V: Array) -> Array:
    """The exponential of a twist of any length."""
    w, v = V[:3], V[3:]
    angle = float(np.linalg.norm(w))
    if angle == 0:
        return pose(np.eye(3), v)
    u = hat(w / angle)
    left = np.eye(3) + (1 - math.cos(angle)) / angle * u + (1 - math.sin(angle) / angle) * u @ u
    return pose(exp3(w), left @ v)


def Ad(T: Array) -> Array:
    """Takes twists from the body to the reference frame of T."""
    R, p = T[:3, :3], T[:3, 3]
    return np.block([[R, np.zeros((3, 3))], [hat(p) @ R, R]])


def crm(V: Array) -> Array:
    return np.block([[hat(V[:3]), np.zeros((3, 3))], [hat(V[3:]), hat(V[:3])]])


def crf(V: Array) -> Array:
    return -crm(V).T


def inertia(m: float, c: Array, Ic: Array) -> Array:
    """Spatial inertia about the origin."""
    mixed = m * hat(c)
    return np.block([[Ic - mixed @ hat(c), mixed], [-mixed, m * np.eye(3)]])


def linear_inertia(x: Array) -> Array:
    """Spatial inertia, linear in mass, first moment and six second moments."""
    I = np.array([[x[4], x[5], x[6]], [x[5], x[7], x[8]], [x[6], x[8], x[9]]])
    mixed = hat(x[1:4])
    return np.block([[I, mixed], [-mixed, x[0] * np.eye(3)]])


def linear_first(A: Array) -> Array:
    """A 6x6 matrix with both orders exchanged."""
    order = [3, 4, 5, 0, 1, 2]
    return A[np.ix_(order, order)]


def rotation_of(q: Array) -> Array:
    """The polynomial form of the rotation of a quaternion (w, x, y, z)."""
    W = hat(q[1:])
    return np.eye(3) + 2 * q[0] * W + 2 * W @ W


def printed_log3(R: Array) -> Array:
    """A logarithm by arc cosine and skew part, as one of the chapters prints it."""
    angle = math.acos(min(1.0, max(-1.0, (np.trace(R) - 1) / 2)))
    if angle < 1e-12:
        return np.zeros(3)
    if abs(angle - math.pi) < 1e-10:
        columns = R + np.eye(3)
        best = columns[:, int(np.argmax(np.sum(columns**2, axis=0)))]
        return angle * best / np.linalg.norm(best)
    return angle * vee((R - R.T) / (2 * math.sin(angle)))
