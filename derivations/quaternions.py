"""Quaternions.

A quaternion q = (x, y, z, w) has a vector part u = (x, y, z) and a scalar part w, stored last.
Hamilton's product is (a, b) (c, d) = (b c + d a + a x c, b d - a . c).  A vector v, taken as
the quaternion (v, 0), is turned by q (v, 0) q*, where q* = (-u, w); for a unit quaternion this
is the rotation by the angle 2 acos(w) about u.  Writing it out with |q| = 1 gives the
polynomial

    R(q) = 1 + 2 w [u] + 2 [u]^2,

which the code uses for any q.  Off the unit sphere it is no rotation, and nothing in the code
normalises in silence.  Conversely a rotation vector theta u has the quaternion
(u sin(theta/2), cos(theta/2)): half the angle, so that q and -q are the same rotation.

Time derivatives: with the angular velocity in body axes q' = q (omega, 0)/2, in world axes
q' = (omega, 0) q/2.  Both keep the norm.

Source: standard results; Hamilton's product, body to world.
"""

from sympy import ImmutableMatrix, Piecewise, cos, eye, sin, sqrt, symbols

from symdyn.dynamics.lie import derive
from symdyn.dynamics.manifold import configuration_rate, normalize
from symdyn.geometry.branches import Known, far
from symdyn.geometry.exponential import quaternion_step
from symdyn.geometry.lie import exp3, quat_inverse, quat_log
from symdyn.geometry.so3 import (
    axis_rotation,
    hat,
    quaternion_product,
    quaternion_rotation,
)
from symdyn.model.chain import chain
from symdyn.program.tosympy import to_sympy
from symdyn.truth import Function, Statement

# Setting ------------------------------------------------------------------
q = ImmutableMatrix(symbols("x y z w"))
a, b = ImmutableMatrix(symbols("a1:5")), ImmutableMatrix(symbols("b1:5"))
u, v, omega = (ImmutableMatrix(symbols(f"{name}1:4")) for name in ("u", "v", "o"))
h, k = symbols("h"), symbols("k", positive=True)  # half an angle (rad), a positive factor
unit_q, unit_pair, unit_axis = [tuple(q)], [tuple(a), tuple(b)], [tuple(u)]

# Derivation: product, conjugate and rotation ------------------------------
vector, scalar = ImmutableMatrix(q[:3, 0]), q[3]
conjugate = ImmutableMatrix([*-vector, scalar])


def times(p, r):
    """Hamilton's product, as a column."""
    return ImmutableMatrix(quaternion_product(p, r))


def pure(x):
    """A vector as a quaternion without scalar part."""
    return ImmutableMatrix([*x, 0])


R = quaternion_rotation(q)
product_norm2 = times(a, b).dot(times(a, b)).expand()
sandwich = times(times(q, pure(v)), conjugate).expand()  # the vector v turned

# Derivation: exponential and logarithm ------------------------------------
half = ImmutableMatrix([*(sin(h) * u), cos(h)])  # the rotation by 2 h about u
turned = axis_rotation(u, cos(2 * h), sin(2 * h))


def logarithm(let, factor, expected, branch=far):
    """quat_log of a multiple of that, where the arctangent is h; with what is granted."""
    hook = Known(let, h, abs(factor) * sin(h), abs(factor) * cos(h))
    return hook.sides(quat_log(factor * half, branch(hook)), expected)


def negative(let):
    """The hook of the closed form where the scalar part is negative: the sign is -1."""
    follow = far(let)
    return lambda value: let(-1) if value == sign else follow(value)


sign = Piecewise((-1, -cos(h) < 0), (1, True))  # the sign of -q, whose scalar part is -cos(h)


# Derivation: rates --------------------------------------------------------
body_rate = times(q, pure(omega)) / 2
world_rate = times(pure(omega), q) / 2


base = chain("F")  # configuration [p, quaternion]; velocity [linear, angular] in body axes
p = ImmutableMatrix(symbols("px py pz"))
q_base, v_base = ImmutableMatrix([*p, *q]), ImmutableMatrix([*v, *omega])


def inverse_scalar_first():
    """What quat_inverse gives where the scalar part is stored first."""
    program = derive("quat_inverse", "featherstone")
    return to_sympy(program, {"quat": [scalar, *vector]})["inverse"]


def base_rate(let):
    """What configuration_rate says of the floating base."""
    return configuration_rate(base, q_base, v_base, let)


def moved(let, rate):
    """R' where q moves at a rate."""
    return let.rate(R, dict(zip(q, rate, strict=True)))


# Statements ---------------------------------------------------------------
STATEMENTS = (
    Statement(
        "quaternions/polynomial",
        "The rotation matrix in code is 1 + 2 w [u] + 2 [u]^2, for any quaternion.",
        (R, eye(3) + 2 * scalar * hat(vector) + 2 * hat(vector) ** 2),
        (R, eye(3) + scalar * hat(vector) + hat(vector) ** 2),
        slip="the factors 2 forgotten",
    ),
    Statement(
        "quaternions/sandwich",
        "q (v, 0) q* = (R(q) v, 0) for a unit quaternion.",
        (sandwich, pure(R * v)),
        (sandwich, pure(R.T * v)),
        slip="world to body in place of body to world",
        unit=unit_q,
    ),
    Statement(
        "quaternions/orthogonal",
        "R(q) is orthogonal for a unit quaternion.",
        (R * R.T, eye(3)),
        (quaternion_rotation(2 * q) * quaternion_rotation(2 * q).T, eye(3)),
        slip="also for a quaternion that is not of norm one",
        unit=unit_q,
    ),
    Statement(
        "quaternions/determinant",
        "Its determinant is one.",
        (R.det(), 1),
        (quaternion_rotation(2 * q).det(), 1),
        slip="also for a quaternion that is not of norm one",
        unit=unit_q,
    ),
    Statement(
        "quaternions/product",
        "R(a b) = R(a) R(b) for unit quaternions.",
        (quaternion_rotation(times(a, b)), quaternion_rotation(a) * quaternion_rotation(b)),
        (quaternion_rotation(times(a, b)), quaternion_rotation(b) * quaternion_rotation(a)),
        slip="factors exchanged, as in the convention that maps world to body",
        unit=unit_pair,
    ),
    Statement(
        "quaternions/conjugate",
        "R(q*) = R(q)^T.",
        (quaternion_rotation(conjugate), R.T),
        (quaternion_rotation(conjugate), R),
        slip="the conjugate taken for -q",
    ),
    Statement(
        "quaternions/double-cover",
        "q and -q are the same rotation.",
        (quaternion_rotation(-q), R),
        (quaternion_rotation(-q), R.T),
        slip="-q taken for the conjugate",
    ),
    Statement(
        "quaternions/norm",
        "Norms multiply.",
        (product_norm2, a.dot(a) * b.dot(b)),
        (product_norm2, a.dot(a) + b.dot(b)),
        slip="norms added",
    ),
    Statement(
        "quaternions/inverse",
        "quat_inverse is the inverse of a quaternion of any norm.",
        lambda let: (times(q, quat_inverse(q, let)), ImmutableMatrix([0, 0, 0, 1])),
        (times(q, conjugate / sqrt(q.dot(q))), ImmutableMatrix([0, 0, 0, 1])),
        slip="the conjugate divided by the norm in place of its square",
    ),
    Statement(
        "quaternions/scalar-first",
        "In conventions that store (w, x, y, z) the inverse is stored so too.",
        (inverse_scalar_first() * q.dot(q), ImmutableMatrix([scalar, *-vector])),
        (inverse_scalar_first() * q.dot(q), conjugate),
        slip="the scalar part last in what is given back",
    ),
    Statement(
        "quaternions/half-angle",
        "(u sin(h), cos(h)) is the rotation by 2 h about u.",
        (quaternion_rotation(half), turned),
        (quaternion_rotation(half), axis_rotation(u, cos(h), sin(h))),
        slip="the angle in place of its half",
        unit=unit_axis,
    ),
    Statement(
        "quaternions/exponential",
        "The quaternion that the code makes of a rotation vector has norm one and gives exp3.",
        lambda let: (
            ImmutableMatrix(
                [
                    sum(x**2 for x in quaternion_step(omega, far(let))[0]),
                    *quaternion_rotation(quaternion_step(omega, far(let))[0]),
                ]
            ),
            ImmutableMatrix([1, *exp3(omega, far(let))]),
        ),
        lambda let: (sum(x**2 for x in quaternion_step(omega, far(let))[0][:3]), 1),
        slip="the vector part alone",
    ),
    Statement(
        "quaternions/logarithm",
        "quat_log of (u sin(h), cos(h)) is the rotation vector 2 h u.",
        lambda let: logarithm(let, 1, 2 * h * u),
        lambda let: logarithm(let, 1, h * u),
        slip="the half angle not doubled",
        unit=unit_axis,
        choices=("0 < h < pi/2: then atan2(sin h, cos h) = h",),
    ),
    Statement(
        "quaternions/logarithm-sign",
        "quat_log of -q is that of q: the shorter way round.",
        lambda let: logarithm(let, -1, 2 * h * u, negative),
        lambda let: logarithm(let, -1, 2 * h * u),
        slip="the sign of the scalar part not looked at",
        unit=unit_axis,
        choices=("0 < h < pi/2",),
    ),
    Statement(
        "quaternions/logarithm-factor",
        "A positive factor does not change it.",
        lambda let: logarithm(let, k, 2 * h * u),
        lambda let: logarithm(let, k, 2 * h * k * u),
        slip="the norm not divided out",
        unit=unit_axis,
        choices=("0 < h < pi/2 and k > 0",),
    ),
    Statement(
        "quaternions/body-rate",
        "q' = q (omega, 0)/2 gives R' = R [omega], omega in body axes.",
        lambda let: (moved(let, body_rate), R * hat(omega)),
        lambda let: (moved(let, body_rate), hat(omega) * R),
        slip="omega taken in world axes",
        unit=unit_q,
    ),
    Statement(
        "quaternions/world-rate",
        "q' = (omega, 0) q/2 gives R' = [omega] R, omega in world axes.",
        lambda let: (moved(let, world_rate), hat(omega) * R),
        lambda let: (moved(let, 2 * world_rate), hat(omega) * R),
        slip="the factor 1/2 forgotten",
        unit=unit_q,
    ),
    Statement(
        "quaternions/norm-kept",
        "Both rates keep the norm of any quaternion.",
        (ImmutableMatrix([q.dot(body_rate), q.dot(world_rate)]), ImmutableMatrix([0, 0])),
        (ImmutableMatrix([q.dot(pure(omega) / 2), q.dot(world_rate)]), ImmutableMatrix([0, 0])),
        slip="the rate taken as (omega, 0)/2 without the product",
    ),
    Statement(
        "quaternions/rate-inverted",
        "The angular velocity in body axes is the vector part of 2 q* q'.",
        (2 * times(conjugate, body_rate), pure(omega)),
        (2 * times(conjugate, world_rate), pure(omega)),
        slip="omega taken in world axes",
        unit=unit_q,
    ),
    Statement(
        "quaternions/configuration-rate",
        "configuration_rate of the floating base is p' = R v and q' = q (omega, 0)/2.",
        lambda let: (base_rate(let), ImmutableMatrix([*(R * v), *body_rate])),
        lambda let: (base_rate(let), ImmutableMatrix([*v, *body_rate])),
        slip="the linear velocity taken in world axes",
    ),
    Statement(
        "quaternions/normalize",
        "normalize divides the base's quaternion by its norm, and leaves p.",
        lambda let: (normalize(base, q_base, let), ImmutableMatrix([*p, *(q / sqrt(q.dot(q)))])),
        lambda let: (normalize(base, q_base, let), ImmutableMatrix([*p, *(q / q.dot(q))])),
        slip="divided by the square of the norm",
    ),
)

# Functions ----------------------------------------------------------------
FUNCTIONS = (
    Function("configuration_rate", ("quaternions/configuration-rate", "quaternions/body-rate")),
    Function("normalize", ("quaternions/normalize",)),
    Function(
        "quat_log",
        (
            "quaternions/logarithm",
            "quaternions/logarithm-factor",
            "quaternions/logarithm-sign",
            "quaternions/half-angle",
            "small-angles/log-rate",
            "small-angles/closed-from",
            "small-angles/series-below",
            "small-angles/harmless",
        ),
        group="lie",
    ),
    Function("quat_inverse", ("quaternions/inverse", "quaternions/scalar-first"), group="lie"),
)
