"""The configuration space: moving along velocities, differences, rates, normal forms.

Each kind of joint has its own four rules; those of a robot are the rules of its joints
side by side.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sympy import ImmutableMatrix, Rational, atan2, cos, sin, sqrt

from symdyn.geometry.exponential import (
    exp_coefficients,
    integrate_pose,
    inverse_coefficient,
    log_pose,
    quaternion_step,
)
from symdyn.geometry.so3 import (
    ZERO3,
    Matrix,
    Scalar,
    quaternion_product,
    quaternion_rotation,
    vector,
)
from symdyn.model.tree import Tree
from symdyn.program.trace import Hook

Entries = Sequence[Any]


def integrate(tree: Tree, q: Matrix, v: Matrix, let: Hook) -> Matrix:
    """The configuration after moving by v for one second, nq.

    Free and planar joints move along a constant twist (the exponential of SE(3) and
    SE(2)); quaternions and pairs (cos, sin) keep their norm.
    """
    return _each(tree, "integrate", let, (q, tree.q_index), (v, tree.v_index))


def difference(tree: Tree, q0: Matrix, q1: Matrix, let: Hook) -> Matrix:
    """The velocity, nv, that leads from q0 to q1 in one second; inverse of integrate.

    Angles of free, ball, planar and continuous joints are at most pi.
    """
    return _each(tree, "difference", let, (q0, tree.q_index), (q1, tree.q_index))


def normalize(tree: Tree, q: Matrix, let: Hook) -> Matrix:
    """q with quaternions and pairs (cos, sin) scaled to norm one, nq."""
    return _each(tree, "normalize", let, (q, tree.q_index))


def configuration_rate(tree: Tree, q: Matrix, v: Matrix, let: Hook) -> Matrix:
    """dq/dt, nq, at velocity v."""
    return _each(tree, "rate", let, (q, tree.q_index), (v, tree.v_index))


@dataclass(frozen=True)
class Rules:
    """How one kind of joint moves: each takes the hook and the joint's entries."""

    integrate: Callable[[Hook, Entries, Entries], Entries]
    difference: Callable[[Hook, Entries, Entries], Entries]
    normalize: Callable[[Hook, Entries], Entries]
    rate: Callable[[Hook, Entries, Entries], Entries]


def _each(tree: Tree, rule: str, let: Hook, *arrays: tuple[Matrix, Sequence[slice]]) -> Matrix:
    """A rule applied joint by joint to its entries of each array."""
    result: list[Any] = []
    for k, body in enumerate(tree.bodies):
        if body.master is None:
            apply = getattr(RULES[body.joint.kind], rule)
            result += apply(let, *(list(x[index[k], 0]) for x, index in arrays))
    return let(ImmutableMatrix(len(result), 1, result))


def _line_integrate(let: Hook, q: Entries, v: Entries) -> Entries:
    return [q[0] + v[0]]


def _line_difference(let: Hook, q0: Entries, q1: Entries) -> Entries:
    return [q1[0] - q0[0]]


def _line_normalize(let: Hook, q: Entries) -> Entries:
    return q


def _line_rate(let: Hook, q: Entries, v: Entries) -> Entries:
    return v


def _circle_integrate(let: Hook, q: Entries, v: Entries) -> Entries:
    return _turned(q, (let(cos(v[0])), let(sin(v[0]))))


def _circle_difference(let: Hook, q0: Entries, q1: Entries) -> Entries:
    c, s = (let(x) for x in _turned(q1, (q0[0], -q0[1])))
    return [atan2(s, c)]


def _circle_rate(let: Hook, q: Entries, v: Entries) -> Entries:
    return [-q[1] * v[0], q[0] * v[0]]


def _ball_integrate(let: Hook, q: Entries, v: Entries) -> Entries:
    return quaternion_product(q, quaternion_step(vector(*v), let)[0])


def _ball_difference(let: Hook, q0: Entries, q1: Entries) -> Entries:
    return list(log_pose(ZERO3, _quotient(let, q0, q1), let)[0])


def _ball_rate(let: Hook, q: Entries, v: Entries) -> Entries:
    return quaternion_product(q, [*(let(x * Rational(1, 2)) for x in v), 0])


def _plane_integrate(let: Hook, q: Entries, v: Entries) -> Entries:
    angle = v[2]
    c, s, _ = exp_coefficients(let(angle**2), let)
    a, b = let(2 * let(s * c)), let(2 * let(let(s**2) * angle))
    step = [let(a * v[0] - b * v[1]), let(b * v[0] + a * v[1])]
    moved = [let(x) for x in _turned(q[2:4], step)]
    turn = let(1 - let(angle * b)), let(angle * a)
    return [q[0] + moved[0], q[1] + moved[1], *_turned(q[2:4], turn)]


def _plane_difference(let: Hook, q0: Entries, q1: Entries) -> Entries:
    back = (q0[2], -q0[3])
    x, y = (let(e) for e in _turned([let(q1[k] - q0[k]) for k in (0, 1)], back))
    angle = _circle_difference(let, q0[2:4], q1[2:4])[0]
    square, across = let(let(angle) ** 2), let(angle / 2)
    along = let(1 - let(inverse_coefficient(square, let) * square))
    return [along * x + across * y, along * y - across * x, angle]


def _plane_normalize(let: Hook, q: Entries) -> Entries:
    return [*q[:2], *_unit(let, q[2:4])]


def _plane_rate(let: Hook, q: Entries, v: Entries) -> Entries:
    return [*_turned(q[2:4], v[0:2]), *_circle_rate(let, q[2:4], v[2:3])]


def _free_integrate(let: Hook, q: Entries, v: Entries) -> Entries:
    p, quat = integrate_pose(vector(*q[0:3]), q[3:7], (vector(*v[3:6]), vector(*v[0:3])), let)
    return [*p, *quat]


def _free_difference(let: Hook, q0: Entries, q1: Entries) -> Entries:
    R = quaternion_rotation(q0[3:7], let)
    p = let(R.T * let(vector(*q1[0:3]) - vector(*q0[0:3])))
    angular, linear = log_pose(p, _quotient(let, q0[3:7], q1[3:7]), let)
    return [*linear, *angular]


def _free_normalize(let: Hook, q: Entries) -> Entries:
    return [*q[:3], *_unit(let, q[3:7])]


def _free_rate(let: Hook, q: Entries, v: Entries) -> Entries:
    p = quaternion_rotation(q[3:7], let) * vector(*v[0:3])
    return [*p, *_ball_rate(let, q[3:7], v[3:6])]


def _turned(q: Entries, step: Entries) -> list[Scalar]:
    """A pair times a pair as complex numbers: (cos, sin) of a sum of two angles."""
    return [q[0] * step[0] - q[1] * step[1], q[1] * step[0] + q[0] * step[1]]


def _quotient(let: Hook, q0: Entries, q1: Entries) -> list[Scalar]:
    """The quaternion that leads from q0 to q1, scaled by both norms."""
    x, y, z, w = q0
    return [let(e) for e in quaternion_product((-x, -y, -z, w), q1)]


def _unit(let: Hook, q: Entries) -> Entries:
    norm = let(sqrt(let(sum(let(x**2) for x in q))))
    return [x / norm for x in q]


_LINE = Rules(_line_integrate, _line_difference, _line_normalize, _line_rate)

RULES = {
    "revolute": _LINE,
    "prismatic": _LINE,
    "helical": _LINE,
    "continuous": Rules(_circle_integrate, _circle_difference, _unit, _circle_rate),
    "spherical": Rules(_ball_integrate, _ball_difference, _unit, _ball_rate),
    "planar": Rules(_plane_integrate, _plane_difference, _plane_normalize, _plane_rate),
    "floating": Rules(_free_integrate, _free_difference, _free_normalize, _free_rate),
}
"""The rules of each kind of joint."""
