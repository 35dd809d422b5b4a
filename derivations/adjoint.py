"""The adjoint: how poses act on twists.

T [V] T^-1 is again the 4x4 matrix of a twist, [[ [w], v ], [0, 0]].  So a pose acts on twists,
and linearly: T [V] T^-1 = [Ad_T V].  Multiplying out and using R [w] R^T = [R w] gives

    Ad_T = [[R, 0], [[p] R, R]],

and from the definition alone Ad of a product is the product of the Ad, and Ad of the inverse
the inverse.  It is not the transpose: Ad_T^-1 = [[R^T, 0], [-R^T [p], R^T]].

Close to the identity the action becomes the bracket [A][B] - [B][A], which is a twist matrix
too.  As a 6x6 matrix it is ad_A, and along T = exp([S] theta) the equation Ad' = ad_S Ad with
Ad = 1 at the start says that Ad of an exponential is the exponential of ad.

Conventions: twists (w, v), angular part first; rotations are those of unit quaternions.

Source: Robotics Tutorial, chapter 3, section 2.3.3, and section 49.3; standard results.
"""

from sympy import ImmutableMatrix, cos, eye, sin, symbols, zeros

from symdyn.geometry.adjoint import Ad, ad, halves, hat6, homogeneous, vee6
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import axis_rotation, cross, hat, quaternion_rotation
from symdyn.truth import Source, Statement

# Setting ------------------------------------------------------------------
q1, q2 = symbols("x1 y1 z1 s1"), symbols("x2 y2 z2 s2")  # unit quaternions: any rotations
p1, p2, v = (ImmutableMatrix(symbols(f"{name}x:z")) for name in ("p1", "p2", "v"))
u = ImmutableMatrix(symbols("u1:4"))  # a unit axis
V, A, B = (ImmutableMatrix(symbols(f"{name}1:7")) for name in "VAB")  # twists
theta = symbols("theta")  # an angle (rad)
unit_q, unit_pair, unit_axis = [q1], [q1, q2], [tuple(u)]
chapter = Source("Robotics Tutorial, chapter 3", section="2.3.3")
spatial = Source("Robotics Tutorial", section="49.3")

# Derivation: action of a pose ---------------------------------------------
R = quaternion_rotation(q1)
first, second = Pose(R, p1), Pose(quaternion_rotation(q2), p2)
T, T_inverse = homogeneous(first), homogeneous(first.inverse())
conjugated = T * hat6(V) * T_inverse
Ad_T = Ad(first)
Ad_inverse = ImmutableMatrix(R.T.row_join(zeros(3, 3)).col_join((-R.T * hat(p1)).row_join(R.T)))


def determinant(M, let):
    """By the first row, cofactor by cofactor; zeros cost nothing."""
    if not M.rows:
        return 1
    columns = [j for j in range(M.rows) if M[0, j] != 0]
    minors = {j: determinant(M.minor_submatrix(0, j), let) for j in columns}
    return let(sum((-1) ** j * M[0, j] * minors[j] for j in columns))


# Derivation: bracket ------------------------------------------------------
(wa, va), (wb, vb) = halves(A), halves(B)
bracket = vee6(hat6(A) * hat6(B) - hat6(B) * hat6(A)).expand()


# Derivation: along a motion -----------------------------------------------
def motion(axis, moment):
    """The exponential of the twist (axis, moment) times theta, for a unit axis."""
    K = hat(axis)
    G = theta * eye(3) + (1 - cos(theta)) * K + (theta - sin(theta)) * K**2
    return homogeneous(Pose(axis_rotation(axis, cos(theta), sin(theta)), G * moment))


S = ImmutableMatrix([*u, *v])
F = motion(u, v)
Ad_F = Ad(Pose(F[:3, :3], F[:3, 3]))

# Statements ---------------------------------------------------------------
STATEMENTS = (
    Statement(
        "adjoint/conjugation",
        "T [V] T^-1 = [Ad_T V] with Ad_T = [[R, 0], [[p] R, R]].",
        (conjugated, hat6(Ad_T * V)),
        (conjugated, hat6(Ad(Pose(R, R * p1)) * V)),
        slip="R [p] in place of [p] R",
        unit=unit_q,
        source=spatial,
    ),
    Statement(
        "adjoint/product",
        "Ad of a product is the product of the Ad.",
        (Ad(first * second), Ad_T * Ad(second)),
        (Ad(first * second), Ad(second) * Ad_T),
        slip="factors exchanged",
        unit=unit_pair,
        source=chapter,
    ),
    Statement(
        "adjoint/inverse",
        "Ad_T^-1 = Ad of T^-1 = [[R^T, 0], [-R^T [p], R^T]].",
        (Ad_inverse.row_join(Ad_T * Ad_inverse), Ad(first.inverse()).row_join(eye(6))),
        (Ad_T * Ad_T.T, eye(6)),
        slip="the transpose, as for rotations",
        unit=unit_q,
        source=chapter,
    ),
    Statement(
        "adjoint/determinant",
        "det Ad_T = 1.",
        lambda let: (determinant(Ad_T, let), 1),
        lambda let: (determinant(Ad(Pose(-R, p1)), let), -1),
        slip="-1 for a reflection: the two blocks' signs cancel",
        unit=unit_q,
        source=chapter,
    ),
    Statement(
        "adjoint/bracket",
        "ad_A B is the bracket [A][B] - [B][A] of the 4x4 matrices.",
        (ad(A) * B, bracket),
        (ad(B) * A, bracket),
        slip="operands exchanged",
    ),
    Statement(
        "adjoint/bracket-vectors",
        "The bracket of (w1, v1) and (w2, v2) is (w1 x w2, w1 x v2 + v1 x w2).",
        (bracket, ImmutableMatrix([*cross(wa, wb), *(cross(wa, vb) + cross(va, wb))])),
        (bracket, ImmutableMatrix([*cross(wa, wb), *(cross(wa, vb) - cross(va, wb))])),
        slip="the sign of v1 x w2",
    ),
    Statement(
        "adjoint/jacobi",
        "[A, [B, C]] + [B, [C, A]] + [C, [A, B]] = 0.",
        (ad(A) * (ad(B) * V) + ad(B) * (ad(V) * A) + ad(V) * (ad(A) * B), zeros(6, 1)),
        (ad(A) * (ad(B) * V) - ad(ad(A) * B) * V, zeros(6, 1)),
        slip="the bracket taken for associative",
    ),
    Statement(
        "adjoint/ad-bracket",
        "ad of a bracket is the bracket of the ad.",
        (ad(ad(A) * B), ad(A) * ad(B) - ad(B) * ad(A)),
        (ad(ad(A) * B), ad(B) * ad(A) - ad(A) * ad(B)),
        slip="operands exchanged",
    ),
    Statement(
        "adjoint/exponential",
        "Ad of exp([S] theta) solves X' = ad_S X: it is exp(ad_S theta).",
        lambda let: (let.rate(Ad_F, {theta: 1}), ad(S) * Ad_F),
        lambda let: (let.rate(Ad_F, {theta: 1}), -ad(S).T * Ad_F),
        slip="the cross product with wrenches in place of that with twists",
        unit=unit_axis,
    ),
    Statement(
        "adjoint/exponential-start",
        "It starts at one.",
        (Ad_F.subs(theta, 0), eye(6)),
        (Ad_F.subs(theta, 0), zeros(6, 6)),
        slip="the first term of the series forgotten",
        unit=unit_axis,
    ),
    Statement(
        "adjoint/exponential-conjugated",
        "T exp([S] theta) T^-1 = exp([Ad_T S] theta).",
        lambda let: (let(let(T) * F) * let(T_inverse), motion(*halves(let(Ad_T * S)))),
        lambda let: (let(let(T) * F) * let(T_inverse), motion(let(R * u), let(R * v))),
        slip="the twist rotated alone, as if it had no arm",
        unit=[q1, tuple(u)],
    ),
)

# Functions ----------------------------------------------------------------
FUNCTIONS = ()  # the order of an export is a matter of its own: see spatial_vectors
