"""Rigid motions.

A pose T = (R, p) takes the coordinates of a body to those of a reference, x_A = R x_B + p.
Written as 4x4 matrices poses multiply, and their derivatives are T' = T [V] with the twist
V = (w, v) of the body as the matrix [V] = [[ [w], v ], [0, 0]].

Exponential.  Moving along a constant twist S = (u, v), rotation and translation mix: the body
turns while it goes, and what it goes is the integral G of the rotations on the way, times v.
With |u| = 1 this is the motion F(theta) = [[R(theta), G(theta) v], [0, 1]]; it is recognised as
the exponential by F(0) = 1 and F' = [S] F.  For any w the angle is |w| t, and both parts must be
scaled, not the rotation alone.  Without rotation G v is theta v: in code that is the power
series' branch, and no special case.  The logarithm solves p = G v for v.

Conventions: twists (w, v), angular part first; rotations are those of unit quaternions.

Source: Robotics Tutorial, chapter 3, section 2.3; standard results.
"""

from sympy import (
    ImmutableMatrix,
    cos,
    eye,
    sin,
    sqrt,
    symbols,
    zeros,
)

from symdyn.dynamics.manifold import difference, integrate
from symdyn.geometry.adjoint import hat6, homogeneous
from symdyn.geometry.branches import Known, far
from symdyn.geometry.exponential import log_pose
from symdyn.geometry.lie import exp6, log6, quaternion_columns
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import axis_rotation, hat, quaternion_product, quaternion_rotation
from symdyn.model.chain import chain
from symdyn.truth import Function, Source, Statement

# Setting ------------------------------------------------------------------
q1, q2 = symbols("x1 y1 z1 s1"), symbols("x2 y2 z2 s2")  # unit quaternions: any rotations
p1, p2 = (ImmutableMatrix(symbols(f"{name}x:z")) for name in ("p1", "p2"))
c, w, v = (ImmutableMatrix(symbols(f"{name}1:4")) for name in ("c", "w", "v"))
u = ImmutableMatrix(symbols("u1:4"))  # a unit axis
theta, t, h = symbols("theta t h")  # an angle (rad), a time (s), half an angle
norm = sqrt(w.dot(w))  # the length |w|
unit_q, unit_axis = [q1], [tuple(u)]
chapter = Source("Robotics Tutorial, chapter 3", section="2.3")

REPRESENTATIONS = (
    # name, numbers, constraints among them, where it fails, how motions are joined
    ("rotation matrix and position", 12, "R^T R = 1, det R = 1", "nowhere", "R1 R2, R1 p2 + p1"),
    ("homogeneous matrix", 16, "the same, last row (0, 0, 0, 1)", "nowhere", "matrix product"),
    ("unit quaternion and position", 7, "|q| = 1", "nowhere (q is -q)", "Hamilton's product"),
    ("exponential coordinates", 6, "none", "at |w| = 2 pi, 4 pi, ...", "log of the product"),
    ("Euler angles and position", 6, "none", "where two axes align", "by way of matrices"),
    (
        "screw axis, angle and slide",
        8,
        "|u| = 1, u . m = 0",
        "where nothing turns",
        "by way of matrices",
    ),
)
"""Poses compared: six numbers never do everywhere, for rotations wrap around."""

# Derivation: poses --------------------------------------------------------
R = quaternion_rotation(q1)
first, second = Pose(R, p1), Pose(quaternion_rotation(q2), p2)
T, T2 = homogeneous(first), homogeneous(second)
T_inverse = homogeneous(first.inverse())
point = ImmutableMatrix([*c, 1])

# Derivation: exponential --------------------------------------------------
U, W = hat(u), hat(w)
S = ImmutableMatrix([*u, *v])
G = ImmutableMatrix(theta * eye(3) + (1 - cos(theta)) * U + (theta - sin(theta)) * U**2)
F = homogeneous(Pose(axis_rotation(u, cos(theta), sin(theta)), G * v))
F_rate = F.diff(theta)
F_apart = homogeneous(Pose(F[:3, :3], theta * v))  # turned, and moved straight


def general(angle, slide):
    """The motion for any w: Rodrigues' formula for the angle |w| t, and slide times v."""
    turned = axis_rotation(w / norm, cos(angle), sin(angle))
    return homogeneous(Pose(turned, slide * v))


G_any = ImmutableMatrix(
    t * eye(3) + (1 - cos(norm * t)) / norm**2 * W + (norm * t - sin(norm * t)) / norm**3 * W**2
)
G_unscaled = ImmutableMatrix(t * eye(3) + (1 - cos(t)) / norm * W + (t - sin(t)) / norm**2 * W**2)
F_any = general(norm * t, G_any)
F_half_scaled = general(norm * t, G_unscaled)
slide = homogeneous(Pose(p=theta * v))  # the exponential of (0, v)
slide_rate = slide.diff(theta)
one_slide = slide.subs(theta, 1)
S_any = ImmutableMatrix([*w, *v])

# Derivation: logarithm ----------------------------------------------------
F_2h = F.subs(theta, 2 * h)
half_turn = F.subs({sin(theta): 0, cos(theta): -1}).subs(theta, 2 * h)  # where theta = pi = 2 h


def logarithm(let, expected):
    """log6 by the last column of 4 q q^T, where its arctangent is h; with what is granted."""
    hook = Known(let, h, 4 * cos(h) * sin(h), 4 * cos(h) ** 2)
    return hook.sides(log6(F_2h, far(hook)), expected)


def log_half_turn(let, expected):
    """The logarithm at half a turn by each of the other columns."""
    left, right = [], []
    for k in range(3):
        hook = Known(let, h, 4 * u[k], 0)
        column = quaternion_columns(half_turn[:3, :3])[:, k]
        w_found, v_found = log_pose(half_turn[:3, 3], column, far(hook))
        found, wanted = hook.sides([*w_found, *v_found], expected)
        left, right = [*left, *found], [*right, *wanted]
    return ImmutableMatrix(left), ImmutableMatrix(right)


# Derivation: the floating base in code ------------------------------------
base = chain("F")  # configuration [p, quaternion]; velocity [linear, angular] in body axes
q_now = ImmutableMatrix([*p1, *q1])
q_then = ImmutableMatrix(  # after moving by 2 h along S
    [*(p1 + R * F_2h[:3, 3]), *quaternion_product(q1, [*(sin(h) * u), cos(h)])]
)


def pose_at(q):
    """The base's pose as a 4x4 matrix."""
    return homogeneous(Pose(quaternion_rotation(q[3:7, 0].flat()), ImmutableMatrix(q[:3, 0])))


def integrated(let):
    """The pose that integrate gives."""
    return pose_at(integrate(base, q_now, ImmutableMatrix([*v, *w]), far(let)))


def moved_back(let, first_q, second_q):
    """difference of two configurations, where its arctangent is h; with what is granted."""
    hook = Known(let, h, sin(h), cos(h))
    found = difference(base, first_q, second_q, far(hook))
    return hook.sides(found, 2 * h * ImmutableMatrix([*v, *u]))


below_pi = "0 < h < pi/2: then atan2(k sin h, k cos h) = h"

# Statements ---------------------------------------------------------------
STATEMENTS = (
    Statement(
        "rigid-motions/product",
        "T1 T2 = (R1 R2, R1 p2 + p1).",
        (T * T2, homogeneous(first * second)),
        (T * T2, homogeneous(Pose((first * second).R, p1 + p2))),
        slip="positions added without rotating the second",
        source=chapter,
    ),
    Statement(
        "rigid-motions/inverse",
        "T^-1 = (R^T, -R^T p).",
        (T * T_inverse, eye(4)),
        (T * homogeneous(Pose(R.T, -p1)), eye(4)),
        slip="-p without R^T",
        unit=unit_q,
        source=chapter,
    ),
    Statement(
        "rigid-motions/action",
        "T takes a point's coordinates c to R c + p.",
        (T * point, ImmutableMatrix([*(R * c + p1), 1])),
        (T * point, ImmutableMatrix([*(R * (c + p1)), 1])),
        slip="translated before it is rotated",
    ),
    Statement(
        "rigid-motions/exponential-start",
        "The motion along a twist starts at the identity.",
        (F.subs(theta, 0), eye(4)),
        (F.subs(theta, 0), zeros(4, 4)),
        slip="the first term of the series forgotten",
        unit=unit_axis,
    ),
    Statement(
        "rigid-motions/exponential",
        "F = [[R, G v], [0, 1]] solves F' = [S] F for S = (u, v), |u| = 1.",
        (F_rate, hat6(S) * F),
        (F_apart.diff(theta), hat6(S) * F_apart),
        slip="theta v in place of G v: rotation and translation one after the other",
        unit=unit_axis,
        source=chapter,
    ),
    Statement(
        "rigid-motions/exponential-any-axis",
        "For any w, [[exp([w] t), G v], [0, 1]] solves F' = [S] F with G scaled by |w| too.",
        lambda let: (let.rate(F_any, {t: 1}), hat6(S_any) * F_any),
        lambda let: (let.rate(F_half_scaled, {t: 1}), hat6(S_any) * F_half_scaled),
        slip="the rotation for any w, but the translation for |w| = 1",
        source=chapter,
    ),
    Statement(
        "rigid-motions/exponential-any-start",
        "It starts at the identity too.",
        (F_any.subs(t, 0), eye(4)),
        (F_any.subs(t, 0), zeros(4, 4)),
        slip="the first term of the series forgotten",
    ),
    Statement(
        "rigid-motions/exp6",
        "The closed form of exp6 in code is that motion after one second.",
        lambda let: (exp6(S_any, far(let)), F_any.subs(t, 1)),
        lambda let: (exp6(S_any, far(let)), F_half_scaled.subs(t, 1)),
        slip="the rotation for any w, but the translation for |w| = 1",
    ),
    Statement(
        "rigid-motions/translation",
        "Without rotation the motion is [[1, theta v], [0, 1]].",
        (slide_rate, hat6(ImmutableMatrix([0, 0, 0, *v])) * slide),
        (slide_rate, hat6(ImmutableMatrix([*v, 0, 0, 0])) * slide),
        slip="angular and linear part exchanged",
        source=chapter,
    ),
    Statement(
        "rigid-motions/exp6-translation",
        "exp6 of (0, v), in the code's own branch, is that motion after one second.",
        lambda let: (exp6(ImmutableMatrix([0, 0, 0, *v]), let), one_slide),
        lambda let: (exp6(ImmutableMatrix([0, 0, 0, *v]), let), eye(4)),
        slip="no rotation taken for no motion",
    ),
    Statement(
        "rigid-motions/log6",
        "log6 of the motion by 2 h along S is 2 h S.",
        lambda let: logarithm(let, 2 * h * S),
        lambda let: logarithm(let, ImmutableMatrix([*(2 * h * u), *F_2h[:3, 3]])),
        slip="the position in place of the linear part: G^-1 forgotten",
        unit=unit_axis,
        choices=(below_pi,),
    ),
    Statement(
        "rigid-motions/log6-half-turn",
        "It is so at half a turn, by any of the first three columns of 4 q q^T.",
        lambda let: log_half_turn(let, 2 * h * S),
        lambda let: log_half_turn(let, ImmutableMatrix([*(2 * h * u), *half_turn[:3, 3]])),
        slip="the position in place of the linear part: G^-1 forgotten",
        unit=unit_axis,
        choices=("h = pi/2; the axis points so that the column's own entry is positive",),
    ),
    Statement(
        "rigid-motions/log6-translation",
        "log6 of (1, v), in the code's own branch, is (0, v).",
        lambda let: (
            log6(slide.subs(theta, 1), Known(let, h, 0, 0)),
            ImmutableMatrix([0, 0, 0, *v]),
        ),
        lambda let: (log6(slide.subs(theta, 1), Known(let, h, 0, 0)), zeros(6, 1)),
        slip="no rotation taken for no motion",
    ),
    Statement(
        "rigid-motions/integrate",
        "The floating base moves by integrate from T to T exp([S]).",
        lambda let: (integrated(let), let(T) * let(exp6(S_any, far(let)))),
        lambda let: (integrated(let), let(exp6(S_any, far(let))) * let(T)),
        slip="the exponential on the left, for a velocity in body axes",
        unit=unit_q,
        choices=("the branch in which the step's scalar part is not negative",),
    ),
    Statement(
        "rigid-motions/difference",
        "difference of T and T exp([S] 2 h) is 2 h S, linear part first.",
        lambda let: moved_back(let, q_now, q_then),
        lambda let: moved_back(let, q_then, q_now),
        slip="from the second to the first",
        unit=[q1, tuple(u)],
        choices=(below_pi,),
    ),
)

# Functions ----------------------------------------------------------------
_EXP = ("small-angles/exp-cosine", "small-angles/exp-sine", "small-angles/exp-cubic")
_LOG = ("small-angles/log-rate", "small-angles/log-square", "quaternions/logarithm-sign")
_SWITCH = ("small-angles/closed-from", "small-angles/series-below", "small-angles/harmless")

FUNCTIONS = (
    Function("integrate", ("rigid-motions/integrate", "rigid-motions/exp6", *_EXP, *_SWITCH)),
    Function(
        "difference",
        (
            "rigid-motions/difference",
            "exponential-jacobians/left-inverse",
            "small-angles/inverse",
            *_LOG,
            *_SWITCH,
        ),
    ),
    Function(
        "exp6",
        (
            "rigid-motions/exp6",
            "rigid-motions/exponential-any-axis",
            "rigid-motions/exponential-any-start",
            "rigid-motions/exp6-translation",
            "spatial-vectors/orders",
            *_EXP,
            *_SWITCH,
        ),
        group="lie",
    ),
    Function(
        "log6",
        (
            "rigid-motions/log6",
            "rigid-motions/log6-half-turn",
            "rigid-motions/log6-translation",
            "rotations/quaternion-columns",
            "rotations/quaternion-choice",
            "spatial-vectors/orders",
            *_LOG,
            *_SWITCH,
        ),
        group="lie",
    ),
)
