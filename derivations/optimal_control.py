"""What optimal control takes from a robot.

A trajectory optimiser does not call a simulator.  It writes the equations of motion as a
residual that must vanish, moves the state by a step whose length is one of its inputs, and
keeps forces and torques within rows that must not become negative.  To plan far ahead it
trades the robot for less: its momentum, one body, one point.

The residual vanishes exactly where forward dynamics finds the acceleration.

The step is semi-implicit: the velocity moves first, and the configuration moves along the
new velocity.  That says two things.  A step under acceleration a is the step, with no
acceleration, of the velocity v + a dt; and that step, as a function of its length t, is a
motion with constant velocity.  On SE(3) the base follows a screw,

    q' = rate(q, v),

on R3 x SO3 its position follows a straight line in the direction it had at first, while its
orientation turns as before.  The two differ by a term of second order in t, and a plan made
with one and checked with the other shows it.

The friction pyramid and the bounds on torques come in pairs of rows, x + y and x - y; their
products x^2 - y^2 say that the pair bounds |y| by x.

Momentum is exact.  Cut the robot free of the ground: the momentum about the centre of mass
changes by gravity, by the contact forces, by their moments about the centre of mass, and by
what the base would need of a hand from outside, which the first six rows of inverse dynamics
give.  Where they vanish, what is left is the centroidal model.  A single body is the
same robot with its joints locked; its inertia is the block of the centroidal map that answers
the base's angular velocity.  The pendulum asks that nothing turns the robot: the line of the
resultant force passes through the centre of mass.

Source: standard results.
"""

from dataclasses import replace

from sympy import ImmutableMatrix, Integer, Symbol, symbols, zeros

from symdyn.dynamics.centroidal import center_of_mass, centroidal_map
from symdyn.dynamics.centroidal_rate import centroidal_momentum_rate
from symdyn.dynamics.contact import contact_jacobian, contact_positions
from symdyn.dynamics.control import (
    dae_residual,
    friction_cone,
    step_r3so3,
    step_se3,
    torque_limit,
)
from symdyn.dynamics.manifold import configuration_rate
from symdyn.dynamics.outside import forward_dynamics, inverse_dynamics
from symdyn.dynamics.reduced import centroidal_dynamics, lipm, locked_inertia, srbm
from symdyn.dynamics.rnea import rnea
from symdyn.geometry.branches import far
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import ZERO3, cross, quaternion_rotation, vector
from symdyn.geometry.spatial import Inertia
from symdyn.model.chain import chain
from symdyn.model.joints import Joint
from symdyn.model.linear import linear_inertia, numbered
from symdyn.model.tree import ROOT_JOINT, WORLD, Body, Contact, Frame, Tree
from symdyn.truth import Function, Statement

# Setting ------------------------------------------------------------------
arm = linear_inertia(replace(chain("RzRy", lengths="x"), contacts=(Contact("tip"),)))
free = linear_inertia(replace(chain("FRy"), contacts=(Contact("tip"),)))
gliding = numbered(replace(chain("FPz"), contacts=(Contact("tip"),)))
pair = replace(free, contacts=(Contact("tip"), Contact(free.frames[0].name)))
gravity = symbols("g1:4")  # along any direction, m/s^2
quaternion = symbols("q4:8")
t = Symbol("t")  # s
mu, height = symbols("mu h")


def column(name, size):
    """A column of symbols."""
    return ImmutableMatrix(symbols(f"{name}1:{size + 1}"))


def parts(tree):
    """Configuration, velocity, acceleration, joint torques and contact forces."""
    joints = tree.nv - (6 if tree.floating else 0)
    sizes = {"q": tree.nq, "v": tree.nv, "a": tree.nv, "tau": joints, "f": 3 * len(tree.contacts)}
    return [column(name, size) for name, size in sizes.items()]


# Derivation: the residual --------------------------------------------------
def residual_claim(tree, sign=1):
    """The residual where the acceleration is that of forward dynamics, against nothing."""
    q, v, _, tau, f = parts(tree)

    def claim(let):
        a = forward_dynamics(tree, q, v, tau, f, let)
        xdot = configuration_rate(tree, q, v, let).col_join(a)
        u = tau.col_join(ImmutableMatrix(sign * f))
        return dae_residual(tree, q.col_join(v), xdot, u, let), zeros(tree.nq + tree.nv, 1)

    return claim


def balance_claim(tree, sign=1):
    """The residual of any motion, against the two balances it stands for."""
    q, v, a, tau, f = parts(tree)
    rate = column("z", tree.nq)

    def claim(let):
        found = dae_residual(tree, q.col_join(v), rate.col_join(a), tau.col_join(f), let)
        driven = ImmutableMatrix([*zeros(tree.nv - tau.rows, 1), *tau])
        J = contact_jacobian(tree, q, let)
        rest = let(rnea(tree, q, v, a, let) - sign * J.T * f - driven)
        return found, let(rate - configuration_rate(tree, q, v, let)).col_join(rest)

    return claim


# Derivation: steps ---------------------------------------------------------
def implicit_claim(step, explicit=False):
    """A step under a, against the step of v + a dt under nothing."""
    q, v, a, _, _ = parts(free)
    still = ImmutableMatrix(zeros(free.nv, 1))

    def claim(let):
        moved = let(v + t * a)
        found = step(free, q.col_join(v), a, t, far(let))
        other = step(free, q.col_join(v if explicit else moved), still, t, far(let))
        return found, other[: free.nq, 0].col_join(moved)

    return claim


def flow_claim(step, straight):
    """d/dt of a step without acceleration, against the motion it should be."""
    q, v, _, _, _ = parts(free)
    still = ImmutableMatrix(zeros(free.nv, 1))

    def claim(let):
        X = step(free, q.col_join(v), still, t, far(let))
        rate = configuration_rate(free, X[: free.nq, 0], v, let)
        if straight:
            line = let(quaternion_rotation(list(q[3:7, 0]), let) * v[0:3, 0])
            rate = line.col_join(rate[3:, 0])
        return let.rate(X, {t: 1}), rate.col_join(still)

    return claim


def start_claim(let, dt=0):
    """Both steps of no length, in the code's own branch, against the state itself; the slip: a
    step of one second of a base at rest, whose joint moves."""
    q, v, a, _, _ = parts(free)
    v = ImmutableMatrix([*zeros(6, 1), v[6]]) if dt else v
    x = q.col_join(v)
    found = [step(free, x, a if not dt else 0 * a, dt, let) for step in (step_se3, step_r3so3)]
    return ImmutableMatrix.vstack(*found), ImmutableMatrix.vstack(x, x)


# Derivation: bounds --------------------------------------------------------
def cone_claim(let, grip=mu):
    """The pairs of rows of two contacts, multiplied."""
    f = column("f", 6)
    rows = friction_cone(pair, f, mu, let)
    found, expected = [], []
    for k in (0, 1):
        own = rows[5 * k : 5 * k + 5, 0]
        x, y, z = f[3 * k : 3 * k + 3, 0]
        found += [own[0], own[1] * own[2], own[3] * own[4], own[1] - own[2], own[3] - own[4]]
        expected += [z, (grip * z) ** 2 - x**2, (grip * z) ** 2 - y**2, 2 * x, 2 * y]
    return ImmutableMatrix(found), ImmutableMatrix(expected)


strong = replace(
    arm,
    bodies=tuple(
        replace(body, joint=replace(body.joint, effort=(bound,)))
        for body, bound in zip(arm.bodies, (24, 45), strict=True)
    ),
)


def limit_claim(let, scale=1):
    """The pairs of rows, multiplied and subtracted."""
    tau = column("tau", 2)
    rows = torque_limit(strong, tau, let)
    bounds = strong.effort
    found = [rows[k] * rows[k + 2] for k in (0, 1)] + [rows[k + 2] - rows[k] for k in (0, 1)]
    squares = [scale * bounds[k] ** 2 - tau[k] ** 2 for k in (0, 1)]
    return ImmutableMatrix(found), ImmutableMatrix([*squares, 2 * tau[0], 2 * tau[1]])


# Derivation: momentum ------------------------------------------------------
def momentum_claim(let, about=1):
    """The momentum's rate, against the model and what the base needs from outside."""
    tree = replace(pair, gravity=ImmutableMatrix(gravity))
    q, v, a, _, f = parts(tree)
    c, p = center_of_mass(tree, q, let), contact_positions(tree, q, let)
    R = quaternion_rotation(list(q[3:7, 0]), let)
    hand = inverse_dynamics(tree, q, v, a, f, let)
    force, moment = let(R * hand[0:3, 0]), let(R * hand[3:6, 0])
    turn = let(moment + cross(let(q[0:3, 0] - c), force))
    momentum = ImmutableMatrix(centroidal_map(tree, q, let) * v)
    points = ImmutableMatrix(p - (1 - about) * c.col_join(c))  # the slip: from elsewhere
    model = centroidal_dynamics(tree, c.col_join(let(momentum)), f, points, let)
    found = let.rate(c, dict(zip(q, configuration_rate(tree, q, v, let), strict=True)))
    rate = centroidal_momentum_rate(tree, q, v, a, let)
    return found.col_join(rate), model + ZERO3.col_join(force).col_join(turn)


# Derivation: a single body -------------------------------------------------
mass = Symbol("m", positive=True)
moments = column("I", 6)
second = ImmutableMatrix(
    [
        [moments[0], moments[1], moments[3]],
        [moments[1], moments[2], moments[4]],
        [moments[3], moments[4], moments[5]],
    ]
)
lump = Tree(
    "lump",
    (Body("lump", WORLD, Joint(ROOT_JOINT, "floating"), Pose(), Inertia(mass, ZERO3, second)),),
    (Frame("lump", 0, Pose()), Frame("foot", 0, Pose(p=vector(*symbols("o1:4"))))),
    (Contact("foot"),),
    gravity=ImmutableMatrix(gravity),
)


def body_claim(let, gyroscopic=1):
    """The model, against forward dynamics of one body at its centre of mass.

    The body's velocity in the recursions stands in its own axes; that of the model in
    world axes: dv = R (a + w x v).
    """
    q, v, _, _, f = parts(lump)
    R = quaternion_rotation(list(q[3:7, 0]), let)
    world = let(R * v[0:3, 0])
    none = ImmutableMatrix(zeros(0, 1))
    a = forward_dynamics(lump, q, v, none, f, let)
    at = contact_positions(lump, q, let)
    x = q.col_join(world).col_join(v[3:6, 0])
    found = srbm(lump, x, f, at, second, let)
    linear = let(R * let(a[0:3, 0] + gyroscopic * cross(v[3:6, 0], v[0:3, 0])))
    rate = configuration_rate(lump, q, v, let)
    return second_row(found, let), second_row(
        rate.col_join(linear).col_join(ImmutableMatrix(a[3:6, 0])), let
    )


def second_row(rate, let):
    """A rate of the model, with the inertia times its angular acceleration."""
    return rate[0:10, 0].col_join(let(second * rate[10:13, 0]))


def locked_claim(let, steiner=1):
    """What answers the base's angular velocity, in world axes."""
    q, _, _, _, _ = parts(free)
    R = quaternion_rotation(list(q[3:7, 0]), let)
    found = let(R * locked_inertia(free, q, let))
    if steiner != 1:
        found = let(R * let(free.bodies[0].inertia.second))
    return found, centroidal_map(free, q, let)[3:6, 3:6]


# Derivation: a point -------------------------------------------------------
def pendulum_claim(let, level=1):
    """The moment of the resultant about the centre of mass, against nothing.

    It acts where the feet press, and its vertical part carries the weight.
    """
    tree = replace(pair, gravity=ImmutableMatrix(gravity))
    x, f, p = column("x", 4), column("f", 6), column("p", 6)
    rate = lipm(tree, x, f, p, height, let)
    total = let(f[2] + f[5])
    press = [let(let(f[2] * p[k] + f[5] * p[3 + k]) / total) for k in (0, 1)]
    arm = vector(press[0] - x[0], press[1] - x[1], -level * height)
    lifted = vector(rate[2] - gravity[0], rate[3] - gravity[1], -gravity[2])
    moment = cross(arm, lifted)
    return moment[0:2, 0].col_join(rate[0:2, 0]), ImmutableMatrix([0, 0, x[2], x[3]])


# Statements ---------------------------------------------------------------
FREE = (quaternion,)
RESIDUAL = (
    Statement(
        "control/residual",
        "The residual vanishes where forward dynamics gives the acceleration.",
        residual_claim(arm),
        residual_claim(arm, -1),
        slip="the force of the robot on the ground",
    ),
    Statement(
        "control/residual-free",
        "For a floating robot it is dq/dt less the rate, and M a + h - J^T f less the torques; "
        "that forward dynamics solves these is stated in the derivation on forces from outside.",
        balance_claim(free),
        balance_claim(free, -1),
        slip="the force of the robot on the ground",
        unit=FREE,
    ),
)
GLIDING = Statement(
    "control/residual-gliding",
    "The residual of a floating robot vanishes where forward dynamics gives the acceleration.",
    residual_claim(gliding),
    residual_claim(gliding, -1),
    slip="the force of the robot on the ground",
    unit=FREE,
    choices=("lengths and inertias are numbers, the joint slides",),
)
START = Statement(
    "control/step-start",
    "A step of no length leaves the state as it is.",
    lambda let: start_claim(let, Integer(0)),
    lambda let: start_claim(let, Integer(1)),
    slip="a step of one second in which the base rests taken for none",
)
STEPS = tuple(
    statement
    for name, step, straight in (("se3", step_se3, False), ("r3so3", step_r3so3, True))
    for statement in (
        Statement(
            f"control/semi-implicit-{name}",
            f"The configuration moves along the new velocity (step {name}).",
            implicit_claim(step),
            implicit_claim(step, explicit=True),
            slip="along the old velocity: the explicit step",
        ),
        Statement(
            f"control/step-{name}",
            "A step without acceleration is a motion with constant velocity: "
            + ("the base on a straight line." if straight else "the base on a screw."),
            flow_claim(step, straight),
            flow_claim(step, not straight),
            slip="the base on a screw" if straight else "the base on a straight line",
            unit=FREE,
        ),
    )
)
BOUNDS = (
    Statement(
        "control/friction-cone",
        "The rows of a contact bound its horizontal force by mu times the vertical one.",
        cone_claim,
        lambda let: cone_claim(let, grip=1),
        slip="without the coefficient of friction",
    ),
    Statement(
        "control/torque-limit",
        "The rows of a joint bound its torque by the file's effort.",
        limit_claim,
        lambda let: limit_claim(let, scale=2),
        slip="another bound",
    ),
)
MODELS = (
    Statement(
        "control/centroidal",
        "Momentum changes by gravity, contact forces, and what the base needs from outside.",
        momentum_claim,
        lambda let: momentum_claim(let, about=0),
        slip="moments about another point than the centre of mass",
        unit=FREE,
    ),
    Statement(
        "control/single-body",
        "The model of a single body is the dynamics of one at its centre of mass.",
        body_claim,
        lambda let: body_claim(let, gyroscopic=0),
        slip="velocity in world axes with the acceleration of body axes",
        unit=FREE,
    ),
    Statement(
        "control/locked-inertia",
        "The locked inertia is what the centroidal map answers to the base's angular velocity.",
        locked_claim,
        lambda let: locked_claim(let, steiner=0),
        slip="the inertia of the base alone",
        unit=FREE,
    ),
    Statement(
        "control/pendulum",
        "The pendulum's force passes through the centre of mass.",
        pendulum_claim,
        lambda let: pendulum_claim(let, level=-1),
        slip="the centre of mass below the feet: a pendulum that hangs",
    ),
)
STATEMENTS = (*RESIDUAL, GLIDING, START, *STEPS, *BOUNDS, *MODELS)

# Functions ----------------------------------------------------------------
FUNCTIONS = (
    Function("dae_residual", ("control/residual", "control/residual-free", GLIDING.id)),
    Function("step_se3", ("control/semi-implicit-se3", "control/step-se3", START.id)),
    Function("step_r3so3", ("control/semi-implicit-r3so3", "control/step-r3so3", START.id)),
    Function("friction_cone", ("control/friction-cone",)),
    Function("torque_limit", ("control/torque-limit",)),
    Function("centroidal_dynamics", ("control/centroidal",)),
    Function("srbm", ("control/single-body", "control/centroidal")),
    Function("lipm", ("control/pendulum",)),
    Function("locked_inertia", ("control/locked-inertia",)),
)
