"""How exponentials move: the Jacobians of rotations and rigid motions.

When w moves at w', the rotation exp([w]) does not turn at w', unless w' is along w.  It turns
at J w', and the left Jacobian J_l, for axes at rest, is the mean of the rotations on the way,

    J_l(w) = integral of exp([w] s) over s from 0 to 1,

so that the derivative of theta J_l(theta u) by theta is the exponential itself.  That, and zero
at theta = 0, is how the closed form is recognised.  The right Jacobian J_r(w) = J_l(-w)
gives the velocity in body axes.

For rigid motions the same power series stands with ad in place of [w].  Since ad of (w, v) is
the block matrix [[W, 0], [V, W]] and any power series f has f([[W, 0], [V, W]]) = [[f(W), 0],
[f'(W; V), f(W)]], the lower left block Q is simply the derivative of J_l at w along v.  It needs
two more coefficients, and not the products of three and four skew matrices of the usual form,
which is proved to be the same.

All Jacobians are called here as the functions that emit code; `far` takes their closed forms.
Conventions: twists (w, v), angular part first.

Source: standard results; Q in its usual form is Barfoot and Furgale's.
"""

from sympy import ImmutableMatrix, cos, eye, sin, sqrt, symbols, zeros

from symdyn.geometry.adjoint import Ad, hat6, pose_of
from symdyn.geometry.branches import far
from symdyn.geometry.lie import Jl3, Jl6, Jlinv3, Jr3, Jr6, Jrinv3, exp3, exp6
from symdyn.geometry.so3 import axis_rotation, hat
from symdyn.truth import Function, Statement

# Setting ------------------------------------------------------------------
w, v, dw, dv = (ImmutableMatrix(symbols(f"{name}1:4")) for name in ("w", "v", "dw", "dv"))
u = ImmutableMatrix(symbols("u1:4"))  # a unit axis
xi, dxi = ImmutableMatrix([*w, *v]), ImmutableMatrix([*dw, *dv])  # a twist and its rate
theta, t = symbols("theta t")  # an angle (rad), a time (s)
norm = sqrt(w.dot(w))  # the length |w|
along_dw, along_dxi = dict(zip(w, dw, strict=True)), dict(zip(xi, dxi, strict=True))

# Derivation: rotations ----------------------------------------------------
U, W, V = hat(u), hat(w), hat(v)
F = axis_rotation(u, cos(theta), sin(theta))  # Rodrigues' formula
G = ImmutableMatrix(theta * eye(3) + (1 - cos(theta)) * U + (theta - sin(theta)) * U**2)
G_rate = G.diff(theta)
of_w = {theta: norm, **dict(zip(u, w / norm, strict=True))}
J = ImmutableMatrix((G / theta).subs(of_w, simultaneous=True))  # the left Jacobian at w
determinant = 2 * (1 - cos(norm)) / norm**2

# Derivation: rigid motions ------------------------------------------------
once = (1 - cos(norm)) / norm**2
twice = (norm - sin(norm)) / norm**3
thrice = (norm**2 + 2 * cos(norm) - 2) / (2 * norm**4)
fourth = (2 * norm - 3 * sin(norm) + norm * cos(norm)) / (2 * norm**5)
Q_usual = (
    V / 2
    + twice * (W * V + V * W + W * V * W)
    + thrice * (W * W * V + V * W * W - 3 * W * V * W)
    + fourth * (W * V * W * W + W * W * V * W)
)


def Q(let, twist=xi):
    """The lower left block of the left Jacobian in code."""
    return Jl6(twist, far(let))[3:, :3]


def mean(let, jacobian):
    """The rate of ``t J(t xi)`` with t, and Ad of the exponential of ``t xi``."""
    moved = let.rate(t * jacobian(t * xi, far(let)), {t: 1})
    return moved, Ad(pose_of(exp6(t * xi, far(let))))


def rate3(let, jacobian):
    """The rate of a rotation, and its space velocity J w' times it."""
    R = exp3(w, far(let))
    return let.rate(R, along_dw), hat(jacobian(w, far(let)) * dw) * R


def rate6(let, jacobian):
    """The rate of a pose, and its space velocity J xi' times it."""
    T = exp6(xi, far(let))
    return let.rate(T, along_dxi), hat6(let(jacobian(xi, far(let)) * dxi)) * T


# Statements ---------------------------------------------------------------
STATEMENTS = (
    Statement(
        "exponential-jacobians/integral-start",
        "The integral of the rotations on the way is zero at angle zero.",
        (G.subs(theta, 0), zeros(3, 3)),
        ((G - U).subs(theta, 0), zeros(3, 3)),
        slip="the integral of sin as -cos, without its constant",
        unit=[tuple(u)],
    ),
    Statement(
        "exponential-jacobians/integral",
        "G = theta 1 + (1 - cos) [u] + (theta - sin) [u]^2 has the rotation as derivative.",
        (G_rate, F),
        (G_rate, F.T),
        slip="the left for the right Jacobian",
        unit=[tuple(u)],
    ),
    Statement(
        "exponential-jacobians/left",
        "The closed form of Jl3 in code is G/theta with u = w/|w| and theta = |w|.",
        lambda let: (Jl3(w, far(let)), J),
        lambda let: (Jr3(w, far(let)), J),
        slip="the right for the left Jacobian",
    ),
    Statement(
        "exponential-jacobians/left-zero",
        "In the code's own branch the left Jacobian at w = 0 is one.",
        lambda let: (Jl3(zeros(3, 1), let), eye(3)),
        lambda let: (Jl3(zeros(3, 1), let), zeros(3, 3)),
        slip="0/0 taken for zero",
    ),
    Statement(
        "exponential-jacobians/right",
        "The right Jacobian is the transposed left one.",
        lambda let: (Jr3(w, far(let)), Jl3(w, far(let)).T),
        lambda let: (Jr3(w, far(let)), Jl3(w, far(let))),
        slip="left and right taken for the same",
    ),
    Statement(
        "exponential-jacobians/left-right",
        "J_l = exp([w]) J_r.",
        lambda let: (Jl3(w, far(let)), exp3(w, far(let)) * Jr3(w, far(let))),
        lambda let: (Jr3(w, far(let)), exp3(w, far(let)) * Jl3(w, far(let))),
        slip="left and right exchanged",
    ),
    Statement(
        "exponential-jacobians/axis",
        "J_l w = w: a rate along w only speeds the rotation up.",
        lambda let: (Jl3(w, far(let)) * w, w),
        lambda let: (Jl3(w, far(let)) * v, v),
        slip="any rate, not one along w",
    ),
    Statement(
        "exponential-jacobians/determinant",
        "det J_l = 2 (1 - cos|w|)/|w|^2, which vanishes at whole turns alone.",
        lambda let: (Jl3(w, far(let)).det(method="berkowitz"), determinant),
        lambda let: (Jl3(w, far(let)).det(method="berkowitz"), determinant / 2),
        slip="the factor 2 forgotten",
    ),
    Statement(
        "exponential-jacobians/left-inverse",
        "J_l^-1 = 1 - [w]/2 + (1 - |w|/2 cot(|w|/2))/|w|^2 [w]^2.",
        lambda let: (Jl3(w, far(let)) * Jlinv3(w, far(let)), eye(3)),
        lambda let: (Jl3(w, far(let)) * (Jlinv3(w, far(let)) + W), eye(3)),
        slip="+ [w]/2, the right for the left Jacobian",
    ),
    Statement(
        "exponential-jacobians/right-inverse",
        "J_r^-1 has + [w]/2.",
        lambda let: (Jr3(w, far(let)) * Jrinv3(w, far(let)), eye(3)),
        lambda let: (Jr3(w, far(let)) * Jlinv3(w, far(let)), eye(3)),
        slip="the left for the right Jacobian",
    ),
    Statement(
        "exponential-jacobians/rotation-rate",
        "exp([w])' = [J_l w'] exp([w]).",
        lambda let: rate3(let, Jl3),
        lambda let: rate3(let, Jr3),
        slip="the right for the left Jacobian",
    ),
    Statement(
        "exponential-jacobians/q-derivative",
        "Q is the derivative of the left Jacobian at w along v.",
        lambda let: (Q(let), let.rate(Jl3(w, far(let)), dict(zip(w, v, strict=True)))),
        lambda let: (once * V + twice * (W * V + V * W), Q(let)),
        slip="the coefficients held fixed",
    ),
    Statement(
        "exponential-jacobians/q-usual",
        "Q has the usual form with products of up to four skew matrices.",
        lambda let: (Q(let), Q_usual),
        lambda let: (Q(let), Q_usual + 6 * thrice * W * V * W),
        slip="+ 3 [w][v][w] in the third term",
    ),
    Statement(
        "exponential-jacobians/mean",
        "The rate of t J_l(t xi) with t is Ad of exp([t xi]).",
        lambda let: mean(let, Jl6),
        lambda let: mean(let, Jr6),
        slip="the right for the left Jacobian",
    ),
    Statement(
        "exponential-jacobians/mean-start",
        "In the code's own branch the left Jacobian at xi = 0 is one.",
        lambda let: (Jl6(zeros(6, 1), let), eye(6)),
        lambda let: (Jl6(ImmutableMatrix([*zeros(3, 1), *v]), let), eye(6)),
        slip="one also where there is translation without rotation",
    ),
    Statement(
        "exponential-jacobians/translation",
        "Without rotation the left Jacobian is [[1, 0], [[v]/2, 1]].",
        lambda let: (Jl6(ImmutableMatrix([0, 0, 0, *v]), let)[3:, :3], V / 2),
        lambda let: (Jl6(ImmutableMatrix([0, 0, 0, *v]), let)[3:, :3], V),
        slip="the factor 1/2 of the exponential's second term forgotten",
    ),
    Statement(
        "exponential-jacobians/left-right-6",
        "J_l = Ad(exp) J_r for rigid motions.",
        lambda let: (Jl6(xi, far(let)), Ad(pose_of(exp6(xi, far(let)))) * Jr6(xi, far(let))),
        lambda let: (Jr6(xi, far(let)), Ad(pose_of(exp6(xi, far(let)))) * Jl6(xi, far(let))),
        slip="left and right exchanged",
    ),
    Statement(
        "exponential-jacobians/pose-rate",
        "exp([xi])' = [J_l xi'] exp([xi]).",
        lambda let: rate6(let, Jl6),
        lambda let: rate6(let, Jr6),
        slip="the right for the left Jacobian",
    ),
)

# Functions ----------------------------------------------------------------
_SERIES = ("small-angles/exp-cosine", "small-angles/exp-sine", "small-angles/exp-cubic")
_RATES = ("small-angles/jacobian-once", "small-angles/jacobian-twice")
_SWITCH = ("small-angles/closed-from", "small-angles/series-below", "small-angles/harmless")
_THREE = ("exponential-jacobians/left", "exponential-jacobians/integral", *_SERIES, *_SWITCH)
_SIX = (
    "exponential-jacobians/mean",
    "exponential-jacobians/mean-start",
    "spatial-vectors/orders",
    *_SERIES,
    *_RATES,
    *_SWITCH,
)
_INVERSE = ("exponential-jacobians/left-inverse", "exponential-jacobians/right-inverse")

FUNCTIONS = (
    Function("Jl3", ("exponential-jacobians/rotation-rate", *_INVERSE, *_THREE), group="lie"),
    Function("Jr3", ("exponential-jacobians/left-right", *_INVERSE, *_THREE), group="lie"),
    Function("Jl6", ("exponential-jacobians/pose-rate", *_SIX), group="lie"),
    Function("Jr6", ("exponential-jacobians/left-right-6", *_SIX), group="lie"),
)
