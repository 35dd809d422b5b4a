"""Rotations: skew matrices, exponential, logarithm.

A vector w acts on others by the cross product, and that is the skew matrix [w].  Its
third power is -|w|^2 [w], so every power is a multiple of [w] or of [w]^2, and the power
series of the exponential sums to Rodrigues' formula.  A series is not added up here: the
sum is recognised by what characterises an exponential, F(0) = 1 and F' = [u] F.

From there on everything is read off.  The trace gives the angle and the skew part gives
the axis, except at half a turn, where the skew part vanishes and R = 2 u u^T - 1 has the
axis in its columns.  The code avoids both exceptions: it reads the matrix 4 q q^T of the
rotation's quaternion q, one column of which never vanishes.

Source: standard results of Euler and Rodrigues.
"""

from itertools import permutations

from sympy import (
    ImmutableMatrix,
    Integer,
    Rational,
    cos,
    eye,
    factorial,
    pi,
    sin,
    sqrt,
    symbols,
    zeros,
)

from symdyn.geometry.branches import Known, far
from symdyn.geometry.lie import exp3, log3, quat_log, quaternion_columns, rotation_quaternion
from symdyn.geometry.so3 import align_z, axis_rotation, cross, hat, quaternion_rotation
from symdyn.truth import Function, Source, Statement

# Setting ------------------------------------------------------------------
w, v, a, b = (ImmutableMatrix(symbols(f"{name}1:4")) for name in ("w", "v", "a", "b"))
u = ImmutableMatrix(symbols("u1:4"))  # a unit vector
quat = symbols("x y z s")  # a unit quaternion: any rotation
t, theta, h = symbols("t theta h")  # time (s), an angle (rad), half of it
norm = sqrt(w.dot(w))  # the length |w|
unit_axis, any_rotation = [tuple(u)], [quat]
mechanisms = Source("Robotics Tutorial, chapter 3", section="2.2")
spatial = Source("Robotics Tutorial", section="49.3")

# Derivation: powers of a skew matrix --------------------------------------
W, U = hat(w), hat(u)
W_squared = (W * W).expand()  # which is w w^T - |w|^2 1
W_cubed = (W * W * W).applyfunc(lambda entry: entry.factor())  # which is -|w|^2 [w]
R = quaternion_rotation(quat)

# The powers of a unit axis repeat: U^k = odd U + even U^2, and one more factor U takes
# (odd, even) to (-even, odd).  So two power series remain of the exponential's.
ORDER = 12
powers = [(Integer(1), Integer(0))]  # the pairs (odd, even) of U^1, U^2, ...
for _ in range(ORDER - 1):
    powers.append((-powers[-1][1], powers[-1][0]))
odd_series = sum(odd * theta**k / factorial(k) for k, (odd, _) in enumerate(powers, 1))
even_series = sum(even * theta**k / factorial(k) for k, (_, even) in enumerate(powers, 1))
sine_series = sin(theta).series(theta, 0, ORDER + 1).removeO()
cosine_series = cos(theta).series(theta, 0, ORDER + 1).removeO()
coefficients = ImmutableMatrix([odd_series, even_series])


def partial_sum(let):
    """``1 + theta U + ... + (theta U)^n / n!``, by Horner's rule."""
    total = eye(3)
    for k in range(ORDER, 0, -1):
        total = let(eye(3) + theta * U * total / k)
    return total


# Derivation: Rodrigues' formula -------------------------------------------
F = ImmutableMatrix(eye(3) + sin(theta) * U + (1 - cos(theta)) * U**2)
F_rate = F.diff(theta)
F_plus = ImmutableMatrix(eye(3) + sin(theta) * U + (1 + cos(theta)) * U**2)
F_general = ImmutableMatrix(
    eye(3) + sin(norm * t) / norm * W + (1 - cos(norm * t)) / norm**2 * W**2
)
F_unscaled = ImmutableMatrix(eye(3) + sin(t) * W + (1 - cos(t)) * W**2)

# Derivation: logarithm ----------------------------------------------------
cosine_of_trace = (F.trace() - 1) / 2
skew_part = (F - F.T).expand()  # which is 2 sin(theta) [u]
half_turn = F.subs(theta, pi)  # which is 1 + 2 [u]^2


# Turned by 2 h, the rotation has the quaternion (sin(h) u, cos(h)); column k of 4 q q^T is 4 q_k q.
turned = axis_rotation(u, cos(2 * h), sin(2 * h))
twice_h = 2 * h * u
positive = "the axis points so that the column's own entry is positive"


def logarithm(let, expected):
    """log3 by the last column, where its arctangent is h; with what is taken for granted."""
    hook = Known(let, h, 4 * cos(h) * sin(h), 4 * cos(h) ** 2)
    return hook.sides(log3(turned, far(hook)), expected)


def logarithms(let, rotation, sine, cosine, expected):
    """The same by each of the other columns."""
    left, right = [], []
    for k in range(3):
        hook = Known(let, h, 4 * sine**2 * u[k], 4 * sine * cosine * u[k])
        column = quaternion_columns(rotation)[:, k]
        found, wanted = hook.sides(quat_log(column, far(hook)), expected)
        left, right = [*left, *found], [*right, *wanted]
    return ImmutableMatrix(left), ImmutableMatrix(right)


# Which column the code takes is decided by comparisons; these are tried at exact rotations.
samples = [tuple(Rational(x, 9) for x in order) for order in permutations((2, -4, 5, 6))]
samples += [tuple(Rational(x, 2) for x in order) for order in ((1, -1, 1, 1), (1, 1, 1, -1))]


def chosen(q):
    """4 q_k q with k the scalar part where tr R is not negative, else the largest entry."""
    k = 3 if 4 * q[3] ** 2 >= 1 else max(range(3), key=lambda i: q[i] ** 2)
    return [4 * q[k] * x for x in q]


choices = ImmutableMatrix([chosen(q) for q in samples])
last_columns = ImmutableMatrix([[4 * q[3] * x for x in q] for q in samples])


def choices_in_code(let):
    """What the code takes, with its own comparisons."""
    return ImmutableMatrix([rotation_quaternion(quaternion_rotation(q), let) for q in samples])


# Statements ---------------------------------------------------------------
STATEMENTS = (
    Statement(
        "rotations/skew-transpose",
        "[w]^T = -[w]: skew matrices are the tangents of rotations at the identity.",
        (W.T, -W),
        (W.T, W),
        slip="symmetric",
        source=mechanisms,
    ),
    Statement(
        "rotations/skew-cross",
        "[w] v = w x v.",
        (W * v, cross(w, v)),
        (W * v, cross(v, w)),
        slip="operands exchanged",
        source=mechanisms,
    ),
    Statement(
        "rotations/skew-square",
        "[w]^2 = w w^T - |w|^2 1 for any w.",
        (W_squared, w * w.T - w.dot(w) * eye(3)),
        (W_squared, w * w.T - eye(3)),
        slip="the formula of a unit vector for any vector",
        source=mechanisms,
    ),
    Statement(
        "rotations/skew-cube",
        "[w]^3 = -|w|^2 [w] for any w.",
        (W_cubed, -w.dot(w) * W),
        (W_cubed, -W),
        slip="the formula of a unit vector for any vector",
        source=mechanisms,
    ),
    Statement(
        "rotations/skew-product",
        "[a] [b] = b a^T - (a . b) 1.",
        (hat(a) * hat(b), b * a.T - a.dot(b) * eye(3)),
        (hat(a) * hat(b), a * b.T - a.dot(b) * eye(3)),
        slip="the dyad transposed",
    ),
    Statement(
        "rotations/skew-bracket",
        "[a] [b] - [b] [a] = [a x b].",
        (hat(a) * hat(b) - hat(b) * hat(a), hat(cross(a, b))),
        (hat(a) * hat(b) - hat(b) * hat(a), hat(cross(b, a))),
        slip="operands exchanged",
        source=mechanisms,
    ),
    Statement(
        "rotations/skew-conjugation",
        "R [w] R^T = [R w] for a rotation R.",
        (R * W * R.T, hat(R * w)),
        (R * W * R.T, hat(R.T * w)),
        slip="rotated the other way",
        unit=any_rotation,
        source=spatial,
    ),
    Statement(
        "rotations/series-powers",
        "The partial sums of the exponential's series are sums of 1, [u] and [u]^2.",
        lambda let: (partial_sum(let), eye(3) + odd_series * U + even_series * U**2),
        lambda let: (partial_sum(let), eye(3) + odd_series * U - even_series * U**2),
        slip="the sign of the even powers",
        unit=unit_axis,
        choices=("up to power 12; the closed form is proved by its differential equation",),
    ),
    Statement(
        "rotations/series-sine",
        "Their coefficients are the partial sums of sin and of 1 - cos.",
        (coefficients, ImmutableMatrix([sine_series, 1 - cosine_series])),
        (coefficients, ImmutableMatrix([sine_series, cosine_series])),
        slip="cos in place of 1 - cos",
    ),
    Statement(
        "rotations/rodrigues-start",
        "Rodrigues' formula gives no rotation at angle zero.",
        (F.subs(theta, 0), eye(3)),
        ((F - eye(3)).subs(theta, 0), eye(3)),
        slip="the identity matrix forgotten",
        unit=unit_axis,
    ),
    Statement(
        "rotations/rodrigues-equation",
        "F = 1 + sin(theta) [u] + (1 - cos(theta)) [u]^2 solves F' = [u] F.",
        (F_rate, U * F),
        (F_plus.diff(theta), U * F_plus),
        slip="1 + cos(theta) in place of 1 - cos(theta)",
        unit=unit_axis,
        source=mechanisms,
    ),
    Statement(
        "rotations/rodrigues-any-axis",
        "For any w, 1 + sin(|w| t)/|w| [w] + (1 - cos(|w| t))/|w|^2 [w]^2 solves F' = [w] F.",
        lambda let: (let.rate(F_general, {t: 1}), W * F_general),
        (F_unscaled.diff(t), W * F_unscaled),
        slip="the formula of a unit axis for any axis",
        source=mechanisms,
    ),
    Statement(
        "rotations/rodrigues-any-start",
        "It is no rotation at t = 0.",
        (F_general.subs(t, 0), eye(3)),
        ((F_general - eye(3)).subs(t, 0), eye(3)),
        slip="the identity matrix forgotten",
    ),
    Statement(
        "rotations/rodrigues-axis",
        "Rodrigues' formula is cos 1 + sin [u] + (1 - cos) u u^T.",
        (F, axis_rotation(u, cos(theta), sin(theta))),
        (F, axis_rotation(u, cos(theta), sin(theta)) + (1 - cos(theta)) * eye(3)),
        slip="1 in place of cos 1",
        unit=unit_axis,
    ),
    Statement(
        "rotations/exp3",
        "The closed form of exp3(w) in code is Rodrigues' formula.",
        lambda let: (exp3(w, far(let)), F_general.subs(t, 1)),
        lambda let: (exp3(w, far(let)), F_general.subs(t, 2)),
        slip="the half angle of the quaternion taken for the angle",
    ),
    Statement(
        "rotations/orthogonal",
        "F is orthogonal.",
        (F * F.T, eye(3)),
        (F * F, eye(3)),
        slip="the inverse of a rotation taken for itself",
        unit=unit_axis,
        source=mechanisms,
    ),
    Statement(
        "rotations/determinant",
        "The determinant of a rotation is one.",
        (F.det(method="berkowitz"), 1),
        ((-F).det(method="berkowitz"), 1),
        slip="R^T R = 1 alone, which a reflection fulfils too",
        unit=unit_axis,
        source=mechanisms,
    ),
    Statement(
        "rotations/axis",
        "A rotation leaves its axis where it is.",
        (F * u, u),
        (F * v, v),
        slip="any vector, not the axis",
        unit=unit_axis,
    ),
    Statement(
        "rotations/trace",
        "The cosine of the angle is (tr R - 1)/2.",
        (cosine_of_trace, cos(theta)),
        (cosine_of_trace + 1, cos(theta)),
        slip="tr R + 1",
        unit=unit_axis,
        source=mechanisms,
    ),
    Statement(
        "rotations/skew-part",
        "R - R^T = 2 sin(theta) [u].",
        (skew_part, 2 * sin(theta) * U),
        (skew_part, sin(theta) * U),
        slip="the factor 2 forgotten",
        unit=unit_axis,
        source=mechanisms,
    ),
    Statement(
        "rotations/half-turn",
        "Half a turn is R = 2 u u^T - 1.",
        (half_turn, 2 * u * u.T - eye(3)),
        (half_turn, eye(3) - 2 * u * u.T),
        slip="a reflection in place of half a turn",
        unit=unit_axis,
        source=mechanisms,
    ),
    Statement(
        "rotations/quaternion-columns",
        "The matrix that log3 reads is 4 q q^T of the rotation's quaternion.",
        (quaternion_columns(R), 4 * ImmutableMatrix(quat) * ImmutableMatrix(quat).T),
        (quaternion_columns(R.T), 4 * ImmutableMatrix(quat) * ImmutableMatrix(quat).T),
        slip="the rotation transposed",
        unit=any_rotation,
    ),
    Statement(
        "rotations/log3",
        "log3 of a rotation by 2 h about u is 2 h u, where the skew part does not vanish.",
        lambda let: logarithm(let, twice_h),
        lambda let: logarithm(let, h * u),
        slip="half the angle",
        unit=unit_axis,
        choices=("0 < h < pi/2: then atan2(k sin h, k cos h) = h",),
    ),
    Statement(
        "rotations/log3-columns",
        "The first three columns of 4 q q^T give the same logarithm.",
        lambda let: logarithms(let, turned, sin(h), cos(h), twice_h),
        lambda let: logarithms(let, turned.T, sin(h), cos(h), twice_h),
        slip="the rotation transposed",
        unit=unit_axis,
        choices=("0 < h < pi/2: then atan2(k sin h, k cos h) = h", positive),
    ),
    Statement(
        "rotations/log3-half-turn",
        "They do so at half a turn, where h is pi/2.",
        lambda let: logarithms(let, half_turn, 1, 0, twice_h),
        lambda let: logarithms(let, half_turn, 1, 0, h * u),
        slip="half the angle",
        unit=unit_axis,
        choices=("h = pi/2: that is atan2(k, 0)", positive),
    ),
    Statement(
        "rotations/log3-zero",
        "log3 of the identity, in the code's own branch, is zero.",
        lambda let: (log3(eye(3), Known(let, h, 0, 0)), zeros(3, 1)),
        lambda let: (logarithms(let, half_turn, 1, 0, twice_h)[0], zeros(18, 1)),
        slip="zero wherever R is symmetric, which it is at half a turn too",
        unit=unit_axis,
    ),
    Statement(
        "rotations/quaternion-choice",
        "The code takes the last column where tr R >= 0, else that of the largest entry.",
        lambda let: (choices_in_code(let), choices),
        lambda let: (choices_in_code(let), last_columns),
        slip="always the last column, which vanishes at half a turn",
        choices=("tried at 26 rational rotations, in the code's own branches",),
    ),
)


def alignment(axis, column=2):
    """The rotation of code that turns e_z to an axis: A e_z, A A^T and det A."""
    A = align_z(axis)
    found = [*A[:, column], *(A * A.T), A.det()]
    return ImmutableMatrix(found), ImmutableMatrix([*axis, *eye(3), 1])


down = ImmutableMatrix([0, 0, -1])
ALIGN = (
    Statement(
        "rotations/align",
        "The rotation by which code turns e_z to an axis is one, and does.",
        alignment(u),
        alignment(u, column=0),
        slip="e_x in place of e_z",
        unit=unit_axis,
    ),
    Statement(
        "rotations/align-back",
        "The same for the axis -e_z.",
        alignment(down),
        alignment(down, column=0),
        slip="e_x in place of e_z",
    ),
)
STATEMENTS += ALIGN

# Functions ----------------------------------------------------------------
FUNCTIONS = (
    Function(
        "exp3",
        (
            "rotations/exp3",
            "rotations/rodrigues-any-axis",
            "rotations/rodrigues-any-start",
            "small-angles/exp-cosine",
            "small-angles/exp-sine",
            "small-angles/closed-from",
            "small-angles/series-below",
            "small-angles/harmless",
        ),
        group="lie",
    ),
    Function(
        "log3",
        (
            "rotations/quaternion-columns",
            "rotations/quaternion-choice",
            "rotations/log3",
            "rotations/log3-columns",
            "rotations/log3-half-turn",
            "rotations/log3-zero",
            "quaternions/logarithm-sign",
            "small-angles/log-rate",
            "small-angles/closed-from",
            "small-angles/series-below",
            "small-angles/harmless",
        ),
        group="lie",
    ),
)
