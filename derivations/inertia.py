"""Spatial inertia.

A rigid body's momentum is linear in its velocity, and spatial inertia is the matrix of that
map.  We write the momentum down from what a student knows (linear momentum m v of the centre
of mass, angular momentum about the centre plus its arm) and read the 6x6 matrix off by
differentiating.  Everything else follows from it:

* it has ten parameters: mass m, first moment h = m c, second moment J about the origin.  It is
  linear in these, not in (m, c, I_c), which is why bodies that are joined add their (m, h, J);
* twists change frame by X and wrenches by X* = X^-T, so the map between them changes by the
  congruence X* I X^-1.  For a shift this is the parallel axis theorem in six dimensions; seen
  from the centre of mass it is the familiar one in three, and only from there;
* kinetic energy is half of velocity times momentum.  Summed over points it is Koenig's theorem;
* the time derivative of momentum in inertial axes is the wrench.  In body axes this gives
  I V' + V x* I V: Newton's and Euler's equations in one line.

Positivity.  For a body made of points the pseudo-inertia P = sum m (r, 1)(r, 1)^T gives
x^T P x = sum m (x . (r, 1))^2, which is never negative where no mass is.  Twice the energy is
tr(A P A^T) with A = [[w] u], and I = X_c^T diag(I_c, m 1) X_c: so I is positive definite
exactly where I_c is and m > 0.  What is proved here are these identities; that a sum of
squares is not negative is read off them.

Conventions: twist (w, u) and wrench (n, f), angular part first, in body axes about the body's
origin; u is the velocity of the origin.

Source: Robotics Tutorial, section 49.5 (matrix, congruence, joined bodies); Koenig's theorem
and the pseudo-inertia are standard results.
"""

from dataclasses import replace

from sympy import ImmutableMatrix, Matrix, cos, diag, eye, sin, symbols, zeros

from symdyn.dynamics.crba import lifted
from symdyn.dynamics.links import links
from symdyn.dynamics.rnea import body_wrench, motions, rnea
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import (
    ZERO3,
    axis_rotation,
    basis,
    cross,
    hat,
    quaternion_product,
    quaternion_rotation,
    rotate_symmetric,
    symmetric,
    vector,
)
from symdyn.geometry.spatial import Inertia
from symdyn.model.chain import chain
from symdyn.model.linear import linear_inertia
from symdyn.truth import Function, Source, Statement

# Setting ------------------------------------------------------------------
m, m2 = symbols("m m2")  # masses (kg)
c, c2 = vector(*symbols("cx:z")), vector(*symbols("c2x:z"))  # centres of mass (m)
I_c = symmetric(*symbols("Ixx Iyy Izz Ixy Ixz Iyz"))  # about the centre of mass (kg m^2)
I_c2 = symmetric(*symbols("Jxx Jyy Jzz Jxy Jxz Jyz"))
w, u = (
    vector(*symbols("w1:4")),
    vector(*symbols("u1:4")),
)  # angular velocity (rad/s), velocity (m/s)
alpha, a = vector(*symbols("alpha1:4")), vector(*symbols("a1:4"))  # their derivatives
quat, p = symbols("qx qy qz qw"), vector(*symbols("p1:4"))  # a pose of the body
R = quaternion_rotation(quat)
masses = symbols("mu1:4")
points = [vector(*symbols(f"r{k}x r{k}y r{k}z")) for k in (1, 2, 3)]
ONE, ZERO = eye(3), zeros(3, 3)


def blocks(*rows):
    """A matrix from rows of blocks."""
    return ImmutableMatrix(Matrix(rows))


def matrix(body):
    """The 6x6 matrix of an inertia given as (m, h, J)."""
    h = hat(body.moment)
    return blocks([body.second, h], [-h, body.mass * ONE])


def motion_transform(R, p):
    """X of a pose (R, p): twists from the body to the reference."""
    return blocks([R, ZERO], [hat(p) * R, R])


def force_transform(R, p):
    """X* = X^-T: wrenches from the body to the reference."""
    return blocks([R, hat(p) * R], [ZERO, R])


# Derivation: the matrix, read off the momentum -----------------------------
V = w.col_join(u)  # twist
v_C = u + cross(w, c)  # velocity of the centre of mass
linear_momentum = m * v_C
angular_momentum = I_c * w + cross(c, linear_momentum)  # about the origin
momentum = angular_momentum.col_join(linear_momentum)
I6 = ImmutableMatrix(momentum.jacobian(V)).expand()
by_hand = blocks([I_c - m * hat(c) ** 2, m * hat(c)], [-m * hat(c), m * ONE])
untransposed = blocks([I_c - m * hat(c) ** 2, m * hat(c)], [m * hat(c), m * ONE])
body = Inertia.about_com(m, c, I_c)

# Derivation: ten parameters ------------------------------------------------
# What is linear in its parameters is the sum of each parameter times the derivative by it.
one_body = linear_inertia(chain("F"))
ten = one_body.bodies[0].inertia


def by_parameters(I6, *parameters):
    """The sum of each parameter times the derivative by it."""
    return ImmutableMatrix(sum((x * I6.diff(x) for x in parameters), zeros(6, 6)))


about_origin = {m: ten.mass}  # c = h/m and I_c = J + [h]^2/m put into the matrix
about_origin |= dict(zip(c, ten.moment / ten.mass, strict=True))
about_origin |= dict(zip(I_c, ten.second + hat(ten.moment) ** 2 / ten.mass, strict=True))
I6_of_ten = I6.xreplace(about_origin)
linear_form = by_parameters(matrix(ten), *matrix(ten).free_symbols)
centred_form = by_parameters(I6, *I6.free_symbols)


# Derivation: change of frame -----------------------------------------------
# With V = X^-1 V_A the momentum X* I V is (X* I X^-1) V_A.
def transforms(let):
    """X, its inverse (of the inverse pose) and X*, of the pose (R, p)."""
    T = let(R)
    inverse = let(motion_transform(T.T, -(T.T * p)))
    return motion_transform(T, p), inverse, force_transform(T, p)


def congruence(let, inverted=True):
    """The body's inertia seen from the reference, by the recursions' form and multiplied out."""
    X, X_inverse, X_star = transforms(let)
    seen = matrix(body.expressed_in(Pose(let(R), p)))
    return seen, X_star * I6 * (X_inverse if inverted else X)


def energies(let, as_velocity=False):
    """Twice the kinetic energy, in the reference's frame and in the body's."""
    X, X_inverse, X_star = transforms(let)
    I_A = let(X * I6 * X.T if as_velocity else X_star * I6 * X_inverse)
    V_A = let(X * V)
    return V_A.T * I_A * V_A, V.T * I6 * V


def momentum_rate(let, axes=1):
    """d/dt of momentum in inertial axes, against the wrench there."""
    _, _, X_star = transforms(let)
    drift = V_cross_star * I6 * V
    return let.rate(let(X_star * let(I6 * V)), motion), X_star * let(I6 * V_dot + axes * drift)


shifted = force_transform(ONE, p) * I6 * motion_transform(ONE, -p)
J, h = body.second, body.moment  # about the body's origin
J_shifted = J - hat(p) * hat(h) - hat(h) * hat(p) - m * hat(p) ** 2
parallel_axis = I_c + m * (c.dot(c) * ONE - c * c.T)
X_c = motion_transform(ONE, -c)  # takes (w, u) to (w, v_C)
at_centre = force_transform(ONE, -c) * I6 * motion_transform(ONE, c)

# Derivation: joined bodies -------------------------------------------------
joined = body + Inertia.about_com(m2, c2, I_c2)
d = c2 - c
centre = (m * c + m2 * c2) / (m + m2)
about_centre = I_c + I_c2 + m * m2 / (m + m2) * (d.dot(d) * ONE - d * d.T)

# Derivation: points and energy ---------------------------------------------
cloud = tuple(zip(masses, points, strict=True))
of_points = Inertia(
    sum(masses),
    ImmutableMatrix(sum((k * r for k, r in cloud), ZERO3)),
    ImmutableMatrix(sum((-k * hat(r) ** 2 for k, r in cloud), ZERO)),
)
energy_of_points = sum(k * (u + cross(w, r)).dot(u + cross(w, r)) for k, r in cloud) / 2
energy = (V.T * I6 * V)[0] / 2
koenig = m * v_C.dot(v_C) / 2 + w.dot(I_c * w) / 2


def pseudo(body, share=2):
    """P = sum m (r, 1)(r, 1)^T from (m, h, J): its block sum m r r^T is tr(J)/2 - J."""
    second = body.second.trace() / share * ONE - body.second
    return blocks([second, body.moment], [body.moment.T, Matrix([body.mass])])


x = ImmutableMatrix(symbols("x1:5"))
squares = sum(k * (r.dot(x[:3, 0]) + x[3]) ** 2 for k, r in cloud)
A = blocks([hat(w), u])
trace_form = (A * pseudo(ten) * A.T).trace()

# Derivation: Newton and Euler ----------------------------------------------
V_dot = alpha.col_join(a)
V_cross_star = blocks([hat(w), hat(u)], [ZERO, hat(w)])
wrench = I6 * V_dot + V_cross_star * I6 * V
a_O = a + cross(w, u)  # acceleration of the origin: u is in axes that turn
a_C = a_O + cross(alpha, c) + cross(w, cross(w, c))
newton = m * a_C
euler = I_c * alpha + cross(w, I_c * w) + cross(c, newton)
quat_dot = quaternion_product(quat, [*(w / 2), 0])  # R' = R [w]
motion = dict(zip([*quat, *p, *V], [*quat_dot, *(R * u), *V_dot], strict=True))

# Derivation: the functions that emit code ----------------------------------
angle = symbols("q2")
arm = linear_inertia(chain("RzRy"))
arm = replace(arm, bodies=(arm.bodies[0], replace(arm.bodies[1], placement=Pose(R, p))))
q_arm = ImmutableMatrix([symbols("q1"), angle])
q_body = ImmutableMatrix([*p, *quat])
lift = -one_body.gravity  # gravity as an acceleration of the base


def lifted_inertia(let):
    """The second body's inertia as the composite-body recursion hands it to the first."""
    return matrix(lifted(arm.bodies[1].inertia, links(arm, q_arm, let)[1], let))


def carried(let, turned_back=True):
    """The same by congruence."""
    T = let(let(R) * axis_rotation(basis(1), cos(angle), sin(angle)))
    back = let(-(T.T * p)) if turned_back else -p
    return force_transform(T, p) * matrix(arm.bodies[1].inertia) * motion_transform(T.T, back)


def turned(let, transposed=False):
    """R S R^T for each coordinate axis, by the function that emits and multiplied out."""
    c, s = cos(angle), sin(angle)
    rotations = [axis_rotation(basis(k), c, -s if transposed else s) for k in range(3)]
    emitted = [rotate_symmetric(k, c, s, ten.second, let) for k in range(3)]
    return blocks(emitted), blocks([T * ten.second * T.T for T in rotations])


def recursion_wrench(let, swirl=1):
    """The wrench on one body from U = [alpha] + [w]^2, against I alpha + w x I w + h x a."""
    v, dv = u.col_join(w), a.col_join(alpha)
    move = motions(one_body, links(one_body, q_body, let), v, dv, let, ZERO3)[0]
    n, f = body_wrench(ten, move, let)
    spin = cross(w, ten.second * w)
    moment = ten.second * alpha + swirl * spin + cross(ten.moment, a_O)
    force = ten.mass * a_O + cross(alpha, ten.moment) + cross(w, cross(w, ten.moment))
    return n.col_join(f), moment.col_join(force)


def recursion_body(let, sign=1):
    """Inverse dynamics of a free body (linear part first) against the six-dimensional form."""
    tau = rnea(one_body, q_body, u.col_join(w), a.col_join(alpha), let)
    V_lifted = alpha.col_join(a + sign * let(R.T * lift))
    expected = matrix(ten) * V_lifted + V_cross_star * matrix(ten) * V
    return tau, expected[3:, 0].col_join(expected[:3, 0])


# Statements ----------------------------------------------------------------
tutorial = Source("Robotics Tutorial", section="49.5")

STATEMENTS = (
    Statement(
        "inertia/matrix",
        "Momentum is [[I_c - m [c]^2, m [c]], [-m [c], m 1]] times the twist.",
        (I6, by_hand),
        (I6, blocks([I_c + m * hat(c) ** 2, m * hat(c)], [-m * hat(c), m * ONE])),
        slip="the parallel axis term with the wrong sign: [c]^2 is negative semidefinite",
        source=tutorial,
    ),
    Statement(
        "inertia/symmetric",
        "Spatial inertia is symmetric.",
        (I6, I6.T),
        (untransposed, untransposed.T),
        slip="m [c] in both corners: a skew block changes its sign when transposed",
        source=tutorial,
    ),
    Statement(
        "inertia/ten-parameters",
        "Spatial inertia is linear in the ten numbers m, h = m c and J.",
        (I6_of_ten, linear_form),
        (I6, centred_form),
        slip="m, c and I_c taken as the linear parameters",
    ),
    Statement(
        "inertia/congruence",
        "A body seen from another frame has the inertia X* I X^-1.",
        congruence,
        lambda let: congruence(let, inverted=False),
        slip="X in place of its inverse on the right",
        unit=[quat],
        source=tutorial,
    ),
    Statement(
        "inertia/energy-invariant",
        "Kinetic energy does not depend on the frame it is computed in.",
        energies,
        lambda let: energies(let, as_velocity=True),
        slip="inertia turned like a velocity, X I X^T",
        unit=[quat],
    ),
    Statement(
        "inertia/parallel-axis-6",
        "A shift by p takes (m, h, J) to (m, h + m p, J - [p][h] - [h][p] - m [p]^2).",
        (shifted, matrix(Inertia(m, h + m * p, J_shifted))),
        (shifted, matrix(Inertia(m, h + m * p, J - m * hat(p) ** 2))),
        slip="the three-dimensional theorem used from a point that is not the centre of mass",
    ),
    Statement(
        "inertia/parallel-axis-3",
        "About a point at distance c from the centre of mass the inertia grows by"
        " m (|c|^2 1 - c c^T).",
        (I6[:3, :3], parallel_axis),
        (I6[:3, :3], I_c + m * (c.dot(c) * ONE + c * c.T)),
        slip="the sign of c c^T",
        source=tutorial,
    ),
    Statement(
        "inertia/block-diagonal",
        "About the centre of mass spatial inertia is diag(I_c, m 1).",
        (at_centre, diag(I_c, m * ONE)),
        (force_transform(ONE, c) * I6 * motion_transform(ONE, -c), diag(I_c, m * ONE)),
        slip="the shift in the wrong direction",
        source=tutorial,
    ),
    Statement(
        "inertia/joined",
        "Joined bodies add (m, h, J); about their common centre of mass this is the sum of both"
        " I_c and a term of the reduced mass.",
        (matrix(joined), matrix(Inertia.about_com(m + m2, centre, about_centre))),
        (matrix(joined), matrix(Inertia.about_com(m + m2, centre, I_c + I_c2))),
        slip="inertias about two different centres added as they are",
        source=tutorial,
    ),
    Statement(
        "inertia/energy-of-points",
        "The kinetic energy of points that move rigidly is V^T I V / 2.",
        (energy_of_points, (V.T * matrix(of_points) * V)[0] / 2),
        (energy_of_points, (V.T * matrix(of_points) * V)[0]),
        slip="the factor one half",
    ),
    Statement(
        "inertia/koenig",
        "Kinetic energy is that of the mass at its centre and that of turning about it.",
        (energy, koenig),
        (energy, m * u.dot(u) / 2 + w.dot(I_c * w) / 2),
        slip="the velocity of the origin with the inertia about the centre of mass",
    ),
    Statement(
        "inertia/gram",
        "Spatial inertia is X_c^T diag(I_c, m 1) X_c.",
        (I6, X_c.T * diag(I_c, m * ONE) * X_c),
        (I6, X_c * diag(I_c, m * ONE) * X_c.T),
        slip="the transpose on the wrong side",
    ),
    Statement(
        "inertia/pseudo-squares",
        "The pseudo-inertia of points is a sum of squares, one a point.",
        ((x.T * pseudo(of_points) * x)[0], squares),
        ((x.T * pseudo(of_points, 1) * x)[0], squares),
        slip="tr(J) - J taken for the second moment of position: the half is missing",
    ),
    Statement(
        "inertia/pseudo-energy",
        "Twice the kinetic energy is tr(A P A^T) with A = [[w] u].",
        (trace_form, (V.T * matrix(ten) * V)[0]),
        ((A * pseudo(ten, 1) * A.T).trace(), (V.T * matrix(ten) * V)[0]),
        slip="tr(J) - J taken for the second moment of position",
    ),
    Statement(
        "inertia/newton-euler",
        "I V' + V x* I V is Newton's force with Euler's moment about the origin.",
        (wrench, euler.col_join(newton)),
        (wrench, euler.col_join(newton - m * cross(w, u))),
        slip="the derivative of u taken for the acceleration of the origin",
        source=tutorial,
    ),
    Statement(
        "inertia/momentum-rate",
        "In inertial axes the momentum X* I V changes by the wrench X* (I V' + V x* I V).",
        momentum_rate,
        lambda let: momentum_rate(let, axes=0),
        slip="the motion of the axes forgotten",
        unit=[quat],
    ),
    Statement(
        "inertia/lifted",
        "The composite-body recursion carries inertia to the parent by congruence.",
        lambda let: (lifted_inertia(let), carried(let)),
        lambda let: (lifted_inertia(let), carried(let, turned_back=False)),
        slip="the inverse of a pose with -p where -R^T p belongs",
        unit=[quat],
    ),
    Statement(
        "inertia/rotate-symmetric",
        "The short form for a turn about a coordinate axis is R S R^T.",
        turned,
        lambda let: turned(let, transposed=True),
        slip="R^T S R",
    ),
    Statement(
        "inertia/moment-by-u",
        "The recursion's moment from U = [alpha] + [w]^2 is I alpha + w x I w + h x a.",
        recursion_wrench,
        lambda let: recursion_wrench(let, swirl=0),
        slip="the gyroscopic moment w x I w forgotten",
    ),
    Statement(
        "inertia/free-body",
        "Inverse dynamics of one free body is the six-dimensional equation.",
        recursion_body,
        lambda let: recursion_body(let, sign=-1),
        slip="gravity as an acceleration of the base with the wrong sign",
    ),
)

# Functions -----------------------------------------------------------------
FUNCTIONS = (
    Function("kinetic_energy", ("inertia/koenig", "inertia/energy-of-points")),
    Function("crba", ("inertia/lifted", "inertia/rotate-symmetric", "inertia/congruence")),
    Function("rnea", ("inertia/free-body", "inertia/moment-by-u", "inertia/newton-euler")),
)
