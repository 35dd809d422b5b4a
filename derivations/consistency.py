"""Inertial parameters that a body can have.

Ten numbers are the parameters of a body only if there is matter that has them: m > 0, principal
moments that are positive and of which no one is larger than the sum of the two others, and a
centre of mass to go with them.  All of it is one condition.  With

    J = [ Sigma  h ]      Sigma = tr(I)/2 1 - I
        [ h^T    m ]

the pseudo-inertia of a point of mass m at r is m x x^T with x = (r, 1).  J is linear in the
parameters and adds up over points; so it is a sum of squares for every body, and positive definite
for every body that is not flat.  Seen from another frame, with the pose T as a 4x4 matrix, it is
T J T^T.  The diagonal of Sigma holds half the slack of the triangle inequalities.

Conversely every U U^T is such a sum, x^T U U^T x = |U^T x|^2.  With U upper triangular and its
diagonal written as exponentials, ten free numbers (alpha, d1 d2 d3, s12 s23 s13, t1 t2 t3) give
parameters that are always consistent: an identification that seeks them needs no constraints.
Here m = e^(2 alpha), and the first moment is m t.

Programs have no exponential, so the function takes e^alpha, e^d1, e^d2, e^d3 as its inputs.

Source: Wensing, Kim and Slotine (pseudo-inertia); Rucker and Wensing (log-Cholesky parameters).
"""

from sympy import ImmutableMatrix, Matrix, symbols

from symdyn.dynamics.consistency import (
    log_cholesky_factor,
    parameters_of,
    pseudo_inertia,
    triangle_slack,
)
from symdyn.dynamics.regressor import parameters
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import hat, quaternion_rotation, symmetric, vector
from symdyn.geometry.spatial import Inertia
from symdyn.truth import Function, Statement

# Setting ------------------------------------------------------------------
m = symbols("m")
r, h = vector(*symbols("rx ry rz")), vector(*symbols("hx hy hz"))
I = symmetric(*symbols("Ixx Iyy Izz Ixy Ixz Iyz"))
body = Inertia(m, h, I)
pi = parameters(body)
quaternion = symbols("ax ay az aw")
place = Pose(quaternion_rotation(quaternion), vector(*symbols("px py pz")))
point = Inertia(m, ImmutableMatrix(m * r), ImmutableMatrix(-m * hat(r) ** 2))
e, s, t = (ImmutableMatrix(symbols(names)) for names in ("e0:4", "s12 s23 s13", "t1:4"))
x = ImmutableMatrix(symbols("u1:5"))
J = symmetric(*symbols("Jxx Jyy Jzz Jxy Jxz Jyz")).row_join(vector(*symbols("jx jy jz")))
J = ImmutableMatrix(J.col_join(Matrix([[*J[:, 3], symbols("jm")]])))


# Derivation ---------------------------------------------------------------
def homogeneous(pose):
    """A pose as a 4x4 matrix."""
    return ImmutableMatrix(pose.R.row_join(pose.p).col_join(Matrix([[0, 0, 0, 1]])))


def with_inertia(body):
    """The slip: I in place of Sigma."""
    top = body.second.row_join(body.moment)
    return top.col_join(body.moment.T.row_join(Matrix([[body.mass]])))


one = ImmutableMatrix([*r, 1])
seen = pseudo_inertia(parameters(body.expressed_in(place)))
T = homogeneous(place)
U = log_cholesky_factor(e, s, t)
free = parameters_of(U * U.T)

# Statements ---------------------------------------------------------------
STATEMENTS = (
    Statement(
        "consistency/point",
        "The pseudo-inertia of a point is m x x^T with x = (r, 1).",
        (pseudo_inertia(parameters(point)), ImmutableMatrix(m * one * one.T)),
        (with_inertia(point), ImmutableMatrix(m * one * one.T)),
        slip="I in place of the second moment of position",
    ),
    Statement(
        "consistency/frame",
        "Seen from another frame the pseudo-inertia is T J T^T.",
        (seen, ImmutableMatrix(T * pseudo_inertia(pi) * T.T)),
        (seen, ImmutableMatrix(T.T * pseudo_inertia(pi) * T)),
        slip="T^T J T",
        unit=[quaternion],
    ),
    Statement(
        "consistency/back",
        "The parameters are those of their pseudo-inertia, and the other way round.",
        (
            ImmutableMatrix(
                [*parameters_of(pseudo_inertia(pi)), *pseudo_inertia(parameters_of(J))]
            ),
            ImmutableMatrix([*pi, *J]),
        ),
        (
            ImmutableMatrix([*parameters_of(with_inertia(body)), *J]),
            ImmutableMatrix([*pi, *J]),
        ),
        slip="I in place of the second moment of position",
    ),
    Statement(
        "consistency/triangle",
        "The diagonal of Sigma is half the slack of the triangle inequalities.",
        (triangle_slack(pi), ImmutableMatrix([pseudo_inertia(pi)[k, k] for k in range(3)])),
        (2 * triangle_slack(pi), ImmutableMatrix([pseudo_inertia(pi)[k, k] for k in range(3)])),
        slip="the half forgotten",
    ),
    Statement(
        "consistency/log-cholesky",
        "For any log-Cholesky parameters x^T J x is the square |U^T x|^2.",
        ((x.T * pseudo_inertia(free) * x)[0], ((U.T * x).T * (U.T * x))[0]),
        ((x.T * pseudo_inertia(free) * x)[0], ((U * x).T * (U * x))[0]),
        slip="U^T U in place of U U^T",
    ),
    Statement(
        "consistency/mass",
        "Their mass is e^(2 alpha), their first moment m t.",
        (ImmutableMatrix(list(free)[:4]), ImmutableMatrix([e[0] ** 2, *(e[0] ** 2 * t)])),
        (ImmutableMatrix(list(free)[:4]), ImmutableMatrix([e[0] ** 2, *(e[0] * t)])),
        slip="the scale taken once",
    ),
    Statement(
        "consistency/determinant",
        "The factor is triangular: det J is the squared product of its diagonal entries.",
        (pseudo_inertia(free).det(), (e[0] ** 4 * e[1] * e[2] * e[3]) ** 2),
        (pseudo_inertia(free).det(), (e[0] * e[1] * e[2] * e[3]) ** 2),
        slip="the scale taken once for all four",
    ),
)

# Functions ----------------------------------------------------------------
names, entries = ImmutableMatrix(symbols("pi0:10")), ImmutableMatrix(4, 4, symbols("J0:16"))
FUNCTIONS = (
    Function(
        "pseudo_inertia",
        ("consistency/point", "consistency/frame", "consistency/triangle"),
        {"pi": names},
        {"J": pseudo_inertia(names)},
        "Pseudo-inertia, 4 x 4, of the ten parameters [m, m c, Ixx Ixy Iyy Ixz Iyz Izz]: positive"
        " definite where a body of positive density has them.",
        "consistency",
    ),
    Function(
        "parameters",
        ("consistency/back",),
        {"J": entries},
        {"pi": parameters_of(entries)},
        "The ten parameters of a pseudo-inertia (its upper triangle is read).",
        "consistency",
    ),
    Function(
        "log_cholesky",
        (
            "consistency/log-cholesky",
            "consistency/mass",
            "consistency/determinant",
            "consistency/back",
        ),
        {"e": e, "s": s, "t": t},
        {"pi": free},
        "The ten parameters of a body from its log-Cholesky parameters; e holds the exponentials of"
        " alpha, d1, d2, d3.",
        "consistency",
    ),
)
