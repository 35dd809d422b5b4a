"""Lagrange's equations of any open chain.

All that is put in is where the bodies are: position p and rotation R of each, multiplied out
from the root.  A point r of a body moves as p + R r, and its matter enters by its mass, first
moment and second moment of position.  Summing m |p' + R' r|^2 / 2 over the points gives T, the
heights of the centres of mass give V, and

    d/dt dT/dv_i - dT/dq_i + dV/dq_i = tau_i.

No angular velocity occurs, no recursion and no Jacobian: this is the yardstick the recursions
are held against (symdyn.dynamics.lagrange shares nothing with them).  T is a quadratic form in
v, so its second derivatives are M(q), and the equations read M a + C v + g = tau with

    C_ij = sum_k (dM_ij/dq_k + dM_ik/dq_j - dM_jk/dq_i) / 2 v_k.

The closed forms for two and three joints in space are written out below, with every length and
all ten inertial parameters of each link as symbols: mass m, first moment h and inertia I about
the joint.  Of the first link only its inertia about the vertical axis counts.

What C is and what it is not.  The forces C v are given, C is not: with any D that has D v = 0
the sum C + D does as well.  Some such sums lose the skewness of dM/dt - 2 C; with three joints
D = [v] keeps it.  What singles out Christoffel's C is that C(u) w = C(w) u on top.

Where velocities are no derivatives of coordinates (a ball joint, a floating base) Lagrange's
equations do not hold as they stand; virtual power, the sum of m dx'/dv_i . (x'' - g) over all
points, does.  Where both hold they agree.

Source: Robotics Tutorial, chapter 3, section 2.6 (equations, symbols, skewness); virtual power
is d'Alembert's principle.
"""

from dataclasses import replace

from sympy import Add, ImmutableMatrix, MatrixBase, cos, expand, hessian, sin, symbols, zeros

from symdyn.dynamics.coriolis import coriolis_matrix
from symdyn.dynamics.crba import crba
from symdyn.dynamics.lagrange import (
    body_poses,
    dalembert,
    euler_lagrange,
    kinetic_energy,
    potential_energy,
)
from symdyn.dynamics.manifold import configuration_rate
from symdyn.dynamics.rnea import rnea
from symdyn.geometry.so3 import hat
from symdyn.model.chain import chain
from symdyn.model.linear import linear_inertia
from symdyn.program.trace import keep
from symdyn.truth import Function, Source, Statement

# Setting ------------------------------------------------------------------
two = linear_inertia(chain("RzRy"))  # links reach in any direction
three = linear_inertia(chain("RzRyRx"))
q, v, a = (ImmutableMatrix(symbols(f"{letter}1:4")) for letter in "qva")
q1, q2, q3 = q  # angles (rad)
v1, v2, v3 = v  # rates (rad/s)
fork = (*three.bodies[:2], replace(three.bodies[2], parent=0))  # two arms on the first link
tree = replace(three, bodies=fork)


class Exact:
    """A ``let`` hook that keeps expressions whole and differentiates with SymPy."""

    def __call__(self, value):
        """The value itself."""
        return value

    def rate(self, value, directions):
        """The derivative where symbols move in the given directions."""
        if isinstance(value, MatrixBase):
            return value.applyfunc(lambda entry: self.rate(entry, directions))
        return Add(*(value.diff(x) * rate for x, rate in directions.items()))


def reduced(expression):
    """Expanded, with every sin^2 written as 1 - cos^2."""
    for x in q:
        expression = expand(expression).subs(sin(x) ** 2, 1 - cos(x) ** 2)
    return expand(expression)


# Derivation: closed forms --------------------------------------------------
# The first axis is vertical: turning the whole arm about it changes neither energy, and both
# are written at q1 = 0.  That this is right is proved with all else, against the recursions.
def energies(arm):
    """Kinetic and potential energy of an arm as expressions in q and v."""
    x, rates = q[: arm.nv, 0], v[: arm.nv, 0]
    poses = body_poses(arm, x, Exact())
    kinetic = kinetic_energy(arm, poses, dict(zip(x, rates, strict=True)), Exact())
    potential = potential_energy(arm, poses, Exact())
    return reduced(kinetic.subs(q1, 0)), reduced(potential.subs(q1, 0))


def gradient(f, x):
    """The column of partial derivatives."""
    return ImmutableMatrix([f.diff(y) for y in x])


def christoffel(M, third=1):
    """C from M; ``third`` drops the last of the three terms."""
    n = range(M.rows)

    def entry(i, j):
        terms = (
            (M[i, j].diff(q[k]) + M[i, k].diff(q[j]) - third * M[j, k].diff(q[i])) * v[k] / 2
            for k in n
        )
        return expand(sum(terms))

    return ImmutableMatrix(M.rows, M.rows, entry)


T2, V2 = energies(two)
M2 = ImmutableMatrix(hessian(T2, v[:2, 0]))
C2 = christoffel(M2)
g2 = gradient(V2, q[:2, 0])
T3, V3 = energies(three)
M3 = ImmutableMatrix(hessian(T3, v))
C3 = christoffel(M3)
g3 = gradient(V3, q)

# Derivation: other matrices for the same forces ----------------------------
M3_dot = sum((M3.diff(x) * rate for x, rate in zip(q, v, strict=True)), zeros(3, 3))
N3 = M3_dot - 2 * C3  # skew
momentum = M3 * v
C_momentum = M3_dot - momentum.jacobian(q).T / 2  # d/dt (M v) - d/dq (v . M v / 2), read off
first_row = ImmutableMatrix([[v2, -v1, 0], [0, 0, 0], [0, 0, 0]])  # this takes v to zero too
w = ImmutableMatrix(symbols("w1:4"))


def skew(C):
    """dM/dt - 2 C against minus its transpose."""

    def claim(let):
        N = let(M3_dot - 2 * C)
        return N, -N.T

    return claim


def another(D):
    """(C + D) v and the symmetric part of dM/dt - 2 (C + D), against C v and zero."""

    def claim(let):
        C, N = let(C3), let(N3 - 2 * D)
        return ((C + D) * v).row_join(N + N.T), (C * v).row_join(zeros(3, 3))

    return claim


def exchanged(D):
    """C(v) w against C(w) v."""

    def claim(let):
        whole = C3 + D
        return let(whole) * w, let(whole.xreplace(dict(zip(v, w, strict=True)))) * v

    return claim


# Derivation: the functions that emit code ----------------------------------
def at_rest(arm, sign=1):
    """Inverse dynamics at rest, against the gradient of V."""
    still = ImmutableMatrix(zeros(arm.nv, 1))
    expected = {2: g2, 3: g3}[arm.nv]
    return lambda let: (rnea(arm, q[: arm.nv, 0], still, still, let), sign * expected)


def emitted_mass(arm, expected):
    """The composite-body matrix, against a closed form."""
    return lambda let: (crba(arm, q[: arm.nv, 0], let), expected)


def emitted_coriolis(arm, expected):
    """The emitted Coriolis matrix, against a closed form."""
    x, rates = q[: arm.nv, 0], v[: arm.nv, 0]
    return lambda let: (coriolis_matrix(arm, x, rates, let), expected)


def centred(M):
    """The slip of taking each link's joint for its centre of mass."""
    moments = [x for body in three.bodies for x in body.inertia.moment]
    return M.subs(dict.fromkeys(moments, 0))


# Derivation: the equations themselves --------------------------------------
motion = dict(zip(q, v, strict=True))
change = motion | dict(zip(v, a, strict=True))


def equation(C):
    """Lagrange's equations, against M a + C v + g of the closed forms."""
    return lambda let: (euler_lagrange(three, q, v, a, let), let(M3) * a + let(C) * v + g3)


def power(with_potential=True):
    """d/dt (T + V), against the power of the generalized forces."""

    def claim(let):
        poses = body_poses(three, q, let)
        energy = kinetic_energy(three, poses, motion, let)
        if with_potential:
            energy += potential_energy(three, poses, let)
        return let.rate(energy, change), v.dot(euler_lagrange(three, q, v, a, let))

    return claim


def virtual_power(let, whole=True):
    """Virtual power, against Lagrange's equations; or these without dT/dq."""
    lagrange = euler_lagrange(three, q, v, a, let)
    if not whole:
        T = kinetic_energy(three, body_poses(three, q, let), motion, let)
        lagrange += ImmutableMatrix([let.rate(T, {x: 1}) for x in q])
    return dalembert(three, q, motion, (v, a), let), lagrange


def fork_claim(let, arm=tree):
    """Inverse dynamics of the fork, against Lagrange's equations."""
    return rnea(tree, q, v, a, let), euler_lagrange(arm, q, v, a, let)


ball, unit = linear_inertia(chain("SRx")), symbols("ax ay az aw")
q_ball = ImmutableMatrix([*unit, q1])
v_ball, a_ball = ImmutableMatrix(symbols("v1:5")), ImmutableMatrix(symbols("a1:5"))
ball_motion = dict(zip(q_ball, configuration_rate(ball, q_ball, v_ball, keep), strict=True))
ball_change = ball_motion | dict(zip(v_ball, a_ball, strict=True))


def ball_claim(let, lagrange=False):
    """Inverse dynamics of an arm on a ball joint, against virtual power."""
    tau = rnea(ball, q_ball, v_ball, a_ball, let)
    if not lagrange:
        return tau, dalembert(ball, q_ball, ball_motion, (v_ball, a_ball), let)
    poses = body_poses(ball, q_ball, let)
    T = kinetic_energy(ball, poses, ball_motion, let)
    still = dict.fromkeys(v_ball, 0)
    forces = []
    for speed in v_ball:  # as if each velocity were a coordinate's derivative
        direction = {x: rate.subs(still | {speed: 1}) for x, rate in ball_motion.items()}
        lagrangian = T - potential_energy(ball, poses, let)
        rest = let.rate(lagrangian, direction)
        forces.append(let.rate(let.rate(T, {speed: 1}), ball_change) - rest)
    return tau, ImmutableMatrix(forces)


# Statements ----------------------------------------------------------------
tutorial = Source("Robotics Tutorial", section="2.6 of chapter 3")
without_third = "the third of Christoffel's terms dropped"

STATEMENTS = (
    Statement(
        "lagrange/mass-2",
        "The closed M of two joints is the composite-body matrix.",
        emitted_mass(two, M2),
        emitted_mass(two, centred(M2)),
        slip="the joints taken for the centres of mass",
    ),
    Statement(
        "lagrange/coriolis-2",
        "The closed C of two joints is the emitted Coriolis matrix.",
        emitted_coriolis(two, C2),
        emitted_coriolis(two, christoffel(M2, third=0)),
        slip=without_third,
    ),
    Statement(
        "lagrange/gravity-2",
        "The closed g of two joints is inverse dynamics at rest.",
        at_rest(two),
        at_rest(two, -1),
        slip="gravity as the force on the arm, not the torque that holds it",
    ),
    Statement(
        "lagrange/mass-3",
        "The closed M of three joints is the composite-body matrix.",
        emitted_mass(three, M3),
        emitted_mass(three, centred(M3)),
        slip="the joints taken for the centres of mass",
    ),
    Statement(
        "lagrange/coriolis-3",
        "The closed C of three joints is the emitted Coriolis matrix.",
        emitted_coriolis(three, C3),
        emitted_coriolis(three, christoffel(M3, third=0)),
        slip=without_third,
    ),
    Statement(
        "lagrange/gravity-3",
        "The closed g of three joints is inverse dynamics at rest.",
        at_rest(three),
        at_rest(three, -1),
        slip="gravity as the force on the arm, not the torque that holds it",
    ),
    Statement(
        "lagrange/equation",
        "Lagrange's equations are M a + C v + g = tau.",
        equation(C3),
        equation(M3_dot),
        slip="dM/dt v for C v: dT/dq forgotten",
        source=tutorial,
    ),
    Statement(
        "lagrange/skew",
        "dM/dt - 2 C is skew for Christoffel's C.",
        skew(C3),
        skew(C_momentum),
        slip="the matrix read off d/dt (M v) - d/dq T, which gives the same forces",
        source=tutorial,
    ),
    Statement(
        "lagrange/same-forces",
        "dM/dt - (d(M v)/dq)^T / 2 gives the forces C v.",
        lambda let: (let(C3) * v, let(C_momentum) * v),
        lambda let: (let(C3) * v, let(M3_dot - momentum.jacobian(q) / 2) * v),
        slip="the transpose forgotten",
    ),
    Statement(
        "lagrange/not-unique",
        "For three joints C + [v] gives the same forces and keeps dM/dt - 2 C skew.",
        another(hat(v)),
        another(first_row),
        slip="any D with D v = 0 believed to keep it skew",
    ),
    Statement(
        "lagrange/free-of-torsion",
        "Christoffel's C is free of torsion: C(u) w = C(w) u.",
        exchanged(zeros(3, 3)),
        exchanged(hat(v)),
        slip="C + [v], which is as skew",
    ),
    Statement(
        "lagrange/power",
        "Energy changes by the power of the generalized forces.",
        power(),
        power(with_potential=False),
        slip="potential energy left out",
        source=tutorial,
    ),
    Statement(
        "lagrange/virtual-power",
        "Virtual power gives Lagrange's equations where velocities are derivatives.",
        virtual_power,
        lambda let: virtual_power(let, whole=False),
        slip="dT/dq forgotten",
    ),
    Statement(
        "lagrange/fork",
        "Inverse dynamics equals Lagrange's equations where two arms share a link.",
        fork_claim,
        lambda let: fork_claim(let, three),
        slip="the tree taken for a chain",
    ),
    Statement(
        "lagrange/ball",
        "Inverse dynamics equals virtual power on a ball joint.",
        ball_claim,
        lambda let: ball_claim(let, lagrange=True),
        slip="Lagrange's equations with angular velocity as if it were a coordinate's rate",
        unit=[unit],
    ),
)

# Functions -----------------------------------------------------------------
FUNCTIONS = (
    Function("rnea", ("lagrange/equation", "lagrange/fork", "lagrange/ball")),
    Function("nonlinear_effects", ("lagrange/equation", "lagrange/fork", "lagrange/ball")),
    Function("gravity", ("lagrange/gravity-2", "lagrange/gravity-3")),
    Function("crba", ("lagrange/mass-2", "lagrange/mass-3")),
    Function(
        "coriolis_matrix",
        ("lagrange/coriolis-2", "lagrange/coriolis-3", "lagrange/skew", "lagrange/same-forces"),
    ),
)
