"""Spatial vectors: twists and wrenches in one frame and in another.

Twists change frame by X = Ad_T.  Wrenches change so that power does not: from
(X* F) . (X V) = F . V for all F and V follows X* = X^-T, which is not X^T.  The cross product
V x on twists is ad_V, and its dual on wrenches is V x* = -(V x)^T.  Both are what is left of the
rates of X and X*: in a frame that moves at V, X' = X (V x) and X*' = X* (V x*).

Three expressions of one body's velocity are in use, with T = (R, p) the body's pose:

    body           (w, v)                 T' = T [V]
    aligned        (R w, R v)             world axes, the body's origin; R v = p'
    space          (R w, R v + p x R w)   world axes, the point at the world's origin

Each comes from the one before by X(R, 0) and X(1, p), and X(T) = X(1, p) X(R, 0).

Acceleration.  The time derivative of a twist in fixed axes is again a twist: (X V)' = X V'.  It
is not the acceleration of the origin, which is p'' = R (v' + w x v): the spatial acceleration
counts v' of the point that happens to be passing, the classical one follows the body's point.

Orders.  With the linear part first, P V with P exchanging the halves, matrices become P X P.
The block matrix [[R, 0], [[p] R, R]] is then X in one order and X* in the other: blocks alone do
not tell them apart.  The functions of the group `lie` are called here as the programs that are
emitted.

Source: Robotics Tutorial, sections 49.1 to 49.5; Featherstone's spatial vectors.
"""

from sympy import ImmutableMatrix, eye, symbols, zeros

from symdyn.dynamics.lie import derive
from symdyn.geometry.adjoint import Ad, Xstar, ad, crf, exchanged, halves, hat6, homogeneous
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import (
    ZERO3,
    cross,
    hat,
    quaternion_product,
    quaternion_rotation,
    symmetric,
)
from symdyn.program.tosympy import to_sympy
from symdyn.truth import Function, Source, Statement

# Setting ------------------------------------------------------------------
q, q2 = symbols("x y z s"), symbols("x2 y2 z2 s2")  # unit quaternions: any rotations
p, p2, r, c = (
    ImmutableMatrix(symbols(f"{name}x {name}y {name}z")) for name in ("p", "o", "r", "c")
)
V, A = ImmutableMatrix(symbols("V1:7")), ImmutableMatrix(symbols("A1:7"))  # a twist, its rate
F = ImmutableMatrix(symbols("F1:7"))  # a wrench
m = symbols("m")  # mass (kg)
I_c = symmetric(*symbols("Ixx Iyy Izz Ixy Ixz Iyz"))  # about the centre of mass (kg m^2)
unit_q, unit_pair = [q], [q, q2]
forces = Source("Robotics Tutorial", section="49.3")
crosses = Source("Robotics Tutorial", section="49.5")

# Derivation: change of frame ----------------------------------------------
R = quaternion_rotation(q)
T, T2 = Pose(R, p), Pose(quaternion_rotation(q2), p2)
X, X_star = Ad(T), Xstar(T)
turn, shift = Pose(R, ZERO3), Pose(p=p)
(w, v), (n, f) = halves(V), halves(F)
aligned, space = Ad(turn) * V, X * V

# Derivation: rates --------------------------------------------------------
q_rate = [x / 2 for x in quaternion_product(q, [*w, 0])]  # the body moves at V
velocity = dict(zip((*q, *p), (*q_rate, *(R * v)), strict=True))
acceleration = dict(zip(V, A, strict=True))
dw, dv = halves(A)
point_velocity = R * (v + cross(w, r))  # the velocity of a point r that is fixed in the body
point_acceleration = R * (dv + cross(dw, r) + cross(w, v + cross(w, r)))

# Derivation: orders -------------------------------------------------------
P = ImmutableMatrix(zeros(3, 3).row_join(eye(3)).col_join(eye(3).row_join(zeros(3, 3))))


def emitted(name, **inputs):
    """What the program of a function of the group computes."""
    program = derive(name)
    given = {key: list(ImmutableMatrix([value])) for key, value in inputs.items()}
    return to_sympy(program, given)[program.outputs[0].port.name]


Ad_emitted, Xstar_emitted = (emitted(name, T=homogeneous(T)) for name in ("Ad", "Xstar"))
ad_emitted, crf_emitted = (emitted(name, v=P * V) for name in ("ad", "crf"))
I_emitted = emitted("inertia", m=m, c=c, I_c=I_c)
I_textbook = ImmutableMatrix(
    (I_c - m * hat(c) ** 2).row_join(m * hat(c)).col_join((-m * hat(c)).row_join(m * eye(3)))
)

# Statements ---------------------------------------------------------------
STATEMENTS = (
    Statement(
        "spatial-vectors/dual",
        "X* = X^-T.",
        (X_star.T * X, eye(6)),
        (X * X, eye(6)),
        slip="X* taken for X^T",
        unit=unit_q,
        source=forces,
    ),
    Statement(
        "spatial-vectors/power",
        "(X* F) . (X V) = F . V.",
        ((X_star * F).dot(X * V), F.dot(V)),
        ((X * F).dot(X * V), F.dot(V)),
        slip="wrenches moved like twists",
        unit=unit_q,
        source=forces,
    ),
    Statement(
        "spatial-vectors/force-chain",
        "X* of a product is the product of the X*.",
        (Xstar(T * T2), X_star * Xstar(T2)),
        (Xstar(T * T2), Xstar(T2) * X_star),
        slip="factors exchanged",
        unit=unit_pair,
    ),
    Statement(
        "spatial-vectors/force-inverse",
        "The inverse of X* is X^T: it takes wrenches from the reference to the body.",
        (X_star * X.T, eye(6)),
        (X_star * X, eye(6)),
        slip="X in place of X^T",
        unit=unit_q,
        source=forces,
    ),
    Statement(
        "spatial-vectors/shift-of-force",
        "A force f at p has the moment n + p x f about the reference's origin.",
        (Xstar(shift) * F, ImmutableMatrix([*(n + cross(p, f)), *f])),
        (Xstar(shift) * F, ImmutableMatrix([*(n - cross(p, f)), *f])),
        slip="the arm's sign",
        source=Source("Robotics Tutorial", section="49.4"),
    ),
    Statement(
        "spatial-vectors/turn",
        "Without translation twists and wrenches turn alike, both halves by R.",
        (Ad(turn), Xstar(turn)),
        (X, X_star),
        slip="also with translation",
    ),
    Statement(
        "spatial-vectors/reference-point",
        "At a point r of the body the velocity is v + w x r and the moment n - r x f.",
        (
            ImmutableMatrix([*(Ad(Pose(p=-r)) * V), *(Xstar(Pose(p=-r)) * F)]),
            ImmutableMatrix([*w, *(v + cross(w, r)), *(n - cross(r, f)), *f]),
        ),
        (
            ImmutableMatrix([*(Ad(Pose(p=-r)) * V), *(Xstar(Pose(p=-r)) * F)]),
            ImmutableMatrix([*w, *(v + cross(w, r)), *(n + cross(r, f)), *f]),
        ),
        slip="the moment taken back with the sign of the way there",
        source=Source("Robotics Tutorial", section="49.1"),
    ),
    Statement(
        "spatial-vectors/cross-moved",
        "X (V x) X^-1 = (X V) x.",
        (X * ad(V) * X_star.T, ad(X * V)),
        (X * ad(V) * X.T, ad(X * V)),
        slip="the transpose in place of the inverse",
        unit=unit_q,
        source=crosses,
    ),
    Statement(
        "spatial-vectors/force-cross-moved",
        "X* (V x*) X*^-1 = (X V) x*.",
        (X_star * crf(V) * X.T, crf(X * V)),
        (X * crf(V) * X_star.T, crf(X * V)),
        slip="X in place of X*",
        unit=unit_q,
        source=crosses,
    ),
    Statement(
        "spatial-vectors/cross-dual",
        "V x* is the dual of V x: (V x A) . F + A . (V x* F) = 0.",
        ((ad(V) * A).dot(F) + A.dot(crf(V) * F), 0),
        ((ad(V) * A).dot(F) - A.dot(crf(V) * F), 0),
        slip="(V x)^T without its minus sign",
        source=crosses,
    ),
    Statement(
        "spatial-vectors/force-cross",
        "V x* F = (w x n + v x f, w x f).",
        (crf(V) * F, ImmutableMatrix([*(cross(w, n) + cross(v, f)), *cross(w, f)])),
        (crf(V) * F, ad(V) * F),
        slip="the cross product of twists used for a wrench",
        source=crosses,
    ),
    Statement(
        "spatial-vectors/cross-self",
        "V x V = 0; V x* of a wrench with the same entries is not zero.",
        (ad(V) * V, zeros(6, 1)),
        (crf(V) * V, zeros(6, 1)),
        slip="the cross product with wrenches in place of that with twists",
    ),
    Statement(
        "spatial-vectors/body-rate",
        "T' = T [V] with the body twist V.",
        lambda let: (let.rate(homogeneous(T), velocity), homogeneous(T) * hat6(V)),
        lambda let: (let.rate(homogeneous(T), velocity), hat6(V) * homogeneous(T)),
        slip="the body twist on the left",
        unit=unit_q,
        source=Source("Robotics Tutorial", section="49.2"),
    ),
    Statement(
        "spatial-vectors/space-rate",
        "T' = [X V] T: X V is the space twist.",
        lambda let: (let.rate(homogeneous(T), velocity), hat6(space) * homogeneous(T)),
        lambda let: (let.rate(homogeneous(T), velocity), hat6(aligned) * homogeneous(T)),
        slip="the world-aligned for the space twist",
        unit=unit_q,
        source=Source("Robotics Tutorial", section="49.2"),
    ),
    Statement(
        "spatial-vectors/aligned",
        "The world-aligned twist has the velocity of the origin p' as its linear part.",
        lambda let: (aligned[3:, 0], let.rate(p, velocity)),
        lambda let: (space[3:, 0], let.rate(p, velocity)),
        slip="the space for the world-aligned twist",
        unit=unit_q,
    ),
    Statement(
        "spatial-vectors/expressions",
        "X(T) = X(1, p) X(R, 0): body to aligned to space; and likewise X*.",
        (X.row_join(X_star), (Ad(shift) * Ad(turn)).row_join(Xstar(shift) * Xstar(turn))),
        (X, Ad(turn) * Ad(shift)),
        slip="shifted before it is turned",
    ),
    Statement(
        "spatial-vectors/motion-rate",
        "X' = X (V x) with the body twist V.",
        lambda let: (let.rate(X, velocity), X * ad(V)),
        lambda let: (let.rate(X, velocity), ad(V) * X),
        slip="the body twist on the left",
        unit=unit_q,
    ),
    Statement(
        "spatial-vectors/motion-rate-space",
        "X' = (X V) x X with the space twist X V.",
        lambda let: (let.rate(X, velocity), ad(space) * X),
        lambda let: (let.rate(X, velocity), X * ad(space)),
        slip="the space twist on the right",
        unit=unit_q,
    ),
    Statement(
        "spatial-vectors/force-rate",
        "X*' = X* (V x*).",
        lambda let: (let.rate(X_star, velocity), X_star * crf(V)),
        lambda let: (let.rate(X_star, velocity), X_star * ad(V)),
        slip="the cross product with twists in place of that with wrenches",
        unit=unit_q,
    ),
    Statement(
        "spatial-vectors/spatial-acceleration",
        "(X V)' = X V': the rate of a twist in fixed axes is a twist.",
        lambda let: (let.rate(X * V, velocity | acceleration), X * A),
        lambda let: (
            let.rate(X * V, velocity | acceleration),
            X * (A + ImmutableMatrix([0, 0, 0, *cross(w, v)])),
        ),
        slip="w x v of the classical acceleration added",
        unit=unit_q,
    ),
    Statement(
        "spatial-vectors/classical-acceleration",
        "The origin's acceleration is p'' = R (v' + w x v).",
        lambda let: (let.rate(R * v, velocity | acceleration), R * (dv + cross(w, v))),
        lambda let: (let.rate(R * v, velocity | acceleration), R * dv),
        slip="the spatial taken for the classical acceleration",
        unit=unit_q,
    ),
    Statement(
        "spatial-vectors/point-acceleration",
        "A point r of the body has v' + w' x r + w x (v + w x r) as acceleration in body axes.",
        lambda let: (let.rate(point_velocity, velocity | acceleration), point_acceleration),
        lambda let: (
            let.rate(point_velocity, velocity | acceleration),
            R * halves(Ad(Pose(p=-r)) * A)[1],
        ),
        slip="the spatial acceleration moved to r like a twist",
        unit=unit_q,
    ),
    Statement(
        "spatial-vectors/orders",
        "Exchanging the halves of a 6-vector, and the blocks of a matrix, is P x and P X P.",
        (exchanged(V).row_join(exchanged(X)), (P * V).row_join(P * X * P)),
        (exchanged(X), P * X),
        slip="rows exchanged and columns not",
    ),
    Statement(
        "spatial-vectors/motion-linear-first",
        "Ad as emitted, linear part first, is P X P = [[R, [p] R], [0, R]].",
        (Ad_emitted, P * X * P),
        (Ad_emitted, X),
        slip="the blocks of the other order",
        source=forces,
    ),
    Statement(
        "spatial-vectors/force-linear-first",
        "Xstar as emitted, linear part first, is P X* P, the block matrix of X.",
        (Xstar_emitted, P * X_star * P),
        (Xstar_emitted, P * X * P),
        slip="told from X by its blocks alone",
    ),
    Statement(
        "spatial-vectors/cross-linear-first",
        "ad as emitted is P (V x) P.",
        (ad_emitted, P * ad(V) * P),
        (ad_emitted, P * ad(P * V) * P),
        slip="the matrix's order changed and the twist's not",
    ),
    Statement(
        "spatial-vectors/force-cross-linear-first",
        "crf as emitted is P (V x*) P.",
        (crf_emitted, P * crf(V) * P),
        (crf_emitted, P * ad(V) * P),
        slip="told from V x by its blocks alone",
    ),
    Statement(
        "spatial-vectors/inertia-linear-first",
        "inertia as emitted is P I P with I = [[I_c - m [c]^2, m [c]], [-m [c], m 1]].",
        (I_emitted, P * I_textbook * P),
        (I_emitted, I_textbook),
        slip="the blocks of the other order",
        source=crosses,
    ),
)

# Functions ----------------------------------------------------------------
_MOTIONS = ("spatial-vectors/motion-linear-first", "adjoint/conjugation", "adjoint/product")
_CROSS = ("spatial-vectors/cross-linear-first", "spatial-vectors/motion-rate", "adjoint/bracket")
_FORCES = ("spatial-vectors/force-linear-first", "spatial-vectors/dual", "spatial-vectors/power")

FUNCTIONS = (
    Function("Ad", _MOTIONS, group="lie"),
    Function("X", _MOTIONS, group="lie"),
    Function("ad", _CROSS, group="lie"),
    Function("crm", _CROSS, group="lie"),
    Function("Xstar", _FORCES, group="lie"),
    Function(
        "crf",
        ("spatial-vectors/force-cross-linear-first", "spatial-vectors/cross-dual"),
        group="lie",
    ),
    Function("inertia", ("spatial-vectors/inertia-linear-first",), group="lie"),
)
