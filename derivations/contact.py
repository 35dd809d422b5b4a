"""Contacts: constraint, forces, impact.

A foot that stays where it is puts a condition on the motion, phi(q) = 0.  Differentiated twice
it is linear in the acceleration,

    phi' = J v = 0,        phi'' = J a + J' v = 0,

and the force lambda that keeps it acts by virtual power, so that

    M a - J^T lambda = r = S^T tau - h,        J a = b,        b = -J' v without correction.

What is called the drift J' v depends on what is kept.  A contact of three dimensions keeps a
point, and the drift is the point's own (classical) acceleration.  One of six keeps a frame, and
the drift is the derivative of its twist, component by component in the frame's axes.  The linear
parts differ by w x v: the first three of the six are not the drift of the point, unless the
frame already rests.

Written as one system with lambda the force of the ground on the robot,

    [  M  -J^T ] [ a      ]   [  r ]                [ M  J^T ] [  a      ]   [ r ]
    [ -J   0   ] [ lambda ] = [ -b ],     or        [ J  0   ] [ -lambda ] = [ b ].

Either is symmetric and neither is definite: its determinant is that of M times that of -W, with
the Delassus matrix W = J M^-1 J^T that takes contact forces to contact accelerations.  Where
contacts depend on each other W is singular: two points of one body keep their distance anyway,
and a pair of opposite forces along the line between them changes no acceleration.

Numbers drift.  With feedback in b the error obeys e'' + K_d e' + K_p e = 0, with the decay of an
oscillator for K_p = w^2 and K_d = 2 z w.  For points that is exact; for the orientation of a
frame it is the linear part.

What a ground can do.  It pushes and does not pull, within the cone |f_t| <= mu f_n; a gap is open
or a force acts, never both.  These are inequalities.  What is proved of them are identities from
which they follow: a pyramid with the edges of the cone lies inside it where its four rows do not
become negative, because mu^2 f_n^2 - |f_t|^2 is a sum of products of rows; the centre of pressure
of pushing corners is their mean with the forces as weights, hence in their hull.

Impact.  In no time only impulses act: M (v+ - v-) = J^T L, and the contact leaves with a part e of
the speed it came with, J v+ = -e J v-.  The energy lost,

    T- - T+ = (1 - e)/(1 + e) T(v+ - v-),

is a kinetic energy times a number: a Gram form, so not negative for 0 <= e <= 1.

Source: Robotics Tutorial, its chapter on contact, base coupling and centroidal dynamics, sections 2
to 7, and section 49.4 of chapter 49; impact with restitution is a standard result.
"""

from dataclasses import replace

from sympy import ImmutableMatrix, Rational, Symbol, sqrt, symbols, zeros

from symdyn.algebra.linear import inverse_symmetric, ldl
from symdyn.dynamics.constrained import delassus
from symdyn.dynamics.contact import contact_drift, contact_jacobian, contact_positions
from symdyn.dynamics.frames import frame_acceleration, frame_jacobian, frame_jacobian_dot
from symdyn.dynamics.lagrange import body_poses, first_moment
from symdyn.dynamics.outside import forward_dynamics, inverse_dynamics
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import (
    axis_rotation,
    basis,
    cross,
    quaternion_product,
    quaternion_rotation,
    vector,
    vee,
)
from symdyn.model.chain import chain
from symdyn.model.linear import linear_inertia, numbered
from symdyn.model.tree import Contact, Frame
from symdyn.truth import STANDARD, Function, Inequality, Source, Statement

# Setting: a robot with feet -------------------------------------------------
tilt = axis_rotation(basis(1), Rational(3, 5), Rational(4, 5))
toe, heel = vector(*symbols("tx ty tz")), vector(*symbols("kx ky kz"))  # on the last link (m)


def standing(tree, *points):
    """The robot with contact points on its last link."""
    last = len(tree.bodies) - 1
    frames = tuple(Frame(f"foot{k}", last, Pose(tilt, x)) for k, x in enumerate(points))
    contacts = tuple(Contact(frame.name) for frame in frames)
    tree = replace(tree, frames=(*tree.frames, *frames), contacts=contacts)
    return linear_inertia(tree)


walker = standing(chain("FRy"), toe)
flat_foot = standing(chain("FRy"), toe, heel)
arm = numbered(standing(chain("RzPyRx"), vector(1, 2, -1)))
flat_arm = numbered(standing(chain("RzPyRx"), vector(1, 2, -1), vector(2, 0, 1)))

p, quat = vector(*symbols("px py pz")), symbols("ex ey ez ew")  # of the base: m, unit quaternion
R = quaternion_rotation(quat)
q = ImmutableMatrix([*p, *quat, Symbol("q1")])
v, a = (ImmutableMatrix(symbols(f"{name}1:8")) for name in "va")  # base linear, angular, joint
half = Rational(1, 2)
spin = quaternion_product(quat, [*(half * v[3:6, 0]), 0])
motion = dict(zip(q, [*(R * v[:3, 0]), *spin, v[6]], strict=True))  # dq/dt
change = motion | dict(zip(v, a, strict=True))
f = vector(*symbols("f1:4"))  # force of the ground on the foot, world axes (N)
foot = walker.frame("foot0")
q_arm, v_arm, tau_arm = (ImmutableMatrix(symbols(f"{name}1:4")) for name in ("q", "v", "tau"))


# Derivation: what a contact keeps -------------------------------------------
def foot_pose(let):
    """Pose of the foot, from poses multiplied out."""
    pose = body_poses(walker, q, let)[1] * foot.placement
    return Pose(let(pose.R), let(pose.p))


def velocity_claim(let, world=True):
    """phi', against J v; the slip: J v read in the foot's own axes."""
    pose = foot_pose(let)
    velocity = let(contact_jacobian(walker, q, let) * v)
    found = let.rate(contact_positions(walker, q, let), motion)
    return found, velocity if world else pose.R * velocity


def acceleration_claim(let, drift=True):
    """phi'', against J a + J' v."""
    velocity = let.rate(foot_pose(let).p, motion)
    found = contact_jacobian(walker, q, let) * a
    if drift:
        found += contact_drift(walker, q, v, let)
    return let.rate(velocity, change), let(found)


def twist(let):
    """The foot's twist (v, w) in its own axes, and the derivative of its components."""
    pose = foot_pose(let)
    D = Pose(let.rate(pose.R, motion), let.rate(pose.p, motion))
    V = let(ImmutableMatrix([*(pose.R.T * D.p), *vee(pose.R.T * D.R)]))
    return V, let.rate(V, change)


def spatial_claim(let, classical=False):
    """The derivative of the twist, against J a + J' v in local axes; the slip: the point's
    acceleration for it."""
    V, V_dot = twist(let)
    if classical:
        V_dot = V_dot + ImmutableMatrix([*cross(V[3:, 0], V[:3, 0]), 0, 0, 0])
    J = frame_jacobian(walker, q, foot, "local", let)
    drift = frame_jacobian_dot(walker, q, v, foot, "local", let) * v
    return V_dot, J * a + drift


def classical_claim(let, turning=True):
    """The foot's emitted acceleration in its own axes, against v' + w x v."""
    V, V_dot = twist(let)
    w, u = V[3:, 0], V[:3, 0]
    linear = V_dot[:3, 0] + (cross(w, u) if turning else zeros(3, 1))
    A = frame_acceleration(walker, q, v, a, foot, let)
    pose = foot_pose(let)
    return pose.R.T * A[:3, 0], ImmutableMatrix(linear)


def baumgarte_claim(let, drift=True):
    """e'' + K_d e' + K_p e for e = p - anchor, against the constraint row with feedback."""
    anchor, K_p, K_d = vector(*symbols("o1:4")), Symbol("K_p"), Symbol("K_d")
    e = let(foot_pose(let).p - anchor)
    e_dot = let.rate(e, motion)
    J = contact_jacobian(walker, q, let)
    b = let(-K_d * (J * v) - K_p * (contact_positions(walker, q, let) - anchor))
    b -= contact_drift(walker, q, v, let) if drift else zeros(3, 1)
    return let.rate(e_dot, change) + K_d * e_dot + K_p * e, let(J * a - b)


# With K_p = w^2 and K_d = 2 z w the error has the two rates of an oscillator.
w, z = symbols("w z")  # rad/s, damping ratio
K_p, K_d = w**2, 2 * z * w
rates = ImmutableMatrix([w * (-z + sqrt(z**2 - 1)), w * (-z - sqrt(z**2 - 1))])
e, e_dot, k, d = symbols("e e_dot K_p K_d")
lyapunov = e_dot**2 / 2 + k * e**2 / 2
lyapunov_rate = lyapunov.diff(e) * e_dot + lyapunov.diff(e_dot) * (-d * e_dot - k * e)

# Derivation: forces ---------------------------------------------------------
# Three velocities, two constraints; M and J are arbitrary.
M = ImmutableMatrix(3, 3, lambda i, j: Symbol(f"M{min(i, j)}{max(i, j)}"))
J = ImmutableMatrix(2, 3, symbols("J1:7"))
r, b = ImmutableMatrix(symbols("r1:4")), ImmutableMatrix(symbols("b1:3"))


def solved(let):
    """Acceleration and force by the Delassus matrix."""
    W = inverse_symmetric(M, let)
    D = let(J * let(W * J.T))
    force = let(inverse_symmetric(D, let) * let(b - J * let(W * r)))
    return let(W * let(r + J.T * force)), force


def kkt_claim(let, sign=-1):
    """[M, -J^T; -J, 0] times (a, lambda), against (r, -b)."""
    acceleration, force = solved(let)
    saddle = M.row_join(sign * J.T).col_join((sign * J).row_join(zeros(2, 2)))
    return saddle * acceleration.col_join(force), r.col_join(-b)


def other_kkt_claim(let, sign=-1):
    """[M, J^T; J, 0] times (a, -lambda), against (r, b)."""
    acceleration, force = solved(let)
    saddle = M.row_join(J.T).col_join(J.row_join(zeros(2, 2)))
    return saddle * acceleration.col_join(sign * force), r.col_join(b)


def determinant_claim(let, rows=1, sign=-1):
    """det of the saddle matrix, against det M det(-W)."""
    A = J[:rows, :]
    saddle = M.row_join(-A.T).col_join((-A).row_join(zeros(rows, rows)))
    W = let(A * let(inverse_symmetric(M, let) * A.T))
    expected = M.det(method="berkowitz") * (sign * W).det(method="berkowitz")
    return saddle.det(method="berkowitz"), expected


def answer_claim(let, sign=1):
    """What a force at the foot adds to the foot's acceleration, against W f."""
    still = ImmutableMatrix(zeros(3, 1))
    with_force = forward_dynamics(arm, q_arm, v_arm, tau_arm, f, let)
    without = forward_dynamics(arm, q_arm, v_arm, tau_arm, still, let)
    J = contact_jacobian(arm, q_arm, let)
    return let(J * let(with_force - without)), sign * delassus(arm, q_arm, let) * f


def opposite_claim(let, opposite=True):
    """Generalized force of a pair of forces along the line between two feet of one link."""
    points = contact_positions(flat_foot, q, let)
    line = let(points[3:, 0] - points[:3, 0])
    pair = line.col_join(-line if opposite else line)
    return contact_jacobian(flat_foot, q, let).T * pair, zeros(7, 1)


def dependent_claim(let, opposite=True):
    """What such a pair does to the accelerations of the feet."""
    points = contact_positions(flat_arm, q_arm, let)
    line = let(points[3:, 0] - points[:3, 0])
    pair = line.col_join(-line if opposite else line)
    return delassus(flat_arm, q_arm, let) * pair, zeros(6, 1)


def static_claim(let, lever=True):
    """Base rows of inverse dynamics at rest under a contact force, against weight and force with
    their moments about the base's origin."""
    rest = ImmutableMatrix(zeros(7, 1))
    poses = body_poses(walker, q, let)
    mass = sum(body.inertia.mass for body in walker.bodies)
    weight = mass * walker.gravity
    n = cross(foot_pose(let).p - p, f)
    if lever:
        n += cross(first_moment(walker, poses, let) - mass * p, walker.gravity)
    tau = inverse_dynamics(walker, q, rest, rest, f, let)
    return tau[:6, 0], -(R.T * (weight + f)).col_join(R.T * n)


# Derivation: what a ground can do -------------------------------------------
# The foot's sole is its plane z = 0; the ground's wrench on it is (n, f) about its origin.
n = vector(*symbols("n1:4"))  # N m
pressure = vector(-n[1] / f[2], n[0] / f[2], 0)  # the centre of pressure (m)
about_pressure = n - cross(pressure, f)
corners = [vector(*symbols(f"x{k} y{k}"), 0) for k in range(1, 5)]  # of the sole (m)
pushes = [vector(*symbols(f"a{k} b{k} c{k}")) for k in range(1, 5)]  # forces there (N)
total = sum(pushes, zeros(3, 1))
moment = sum((cross(x, F) for x, F in zip(corners, pushes, strict=True)), zeros(3, 1))
mean = sum((F[2] * x for x, F in zip(corners, pushes, strict=True)), zeros(3, 1)) / total[2]
plain_mean = sum(corners, zeros(3, 1)) / 4

mu, f_n, f_1, f_2 = symbols("mu f_n f_1 f_2")  # friction; force along the normal, across it (N)
inner = mu / sqrt(2)  # the pyramid whose edges lie on the cone
cone = mu**2 * f_n**2 - f_1**2 - f_2**2


def row_products(slope):
    """Products of opposite rows of the pyramid slope f_n +- f_i >= 0."""
    return sum((slope * f_n - x) * (slope * f_n + x) for x in (f_1, f_2))


edges = [vector(i * inner * f_n, j * inner * f_n, f_n) for i in (1, -1) for j in (1, -1)]
outer_edges = [vector(i * mu * f_n, j * mu * f_n, f_n) for i in (1, -1) for j in (1, -1)]


def on_cone(forces):
    """mu^2 f_n^2 - |f_t|^2 at forces."""
    return ImmutableMatrix([mu**2 * x[2] ** 2 - x[0] ** 2 - x[1] ** 2 for x in forces])


# Derivation: impact ---------------------------------------------------------
restitution, before = Symbol("e"), ImmutableMatrix(symbols("v1:4"))  # v- (m/s, rad/s)


def impact(let, factor=None):
    """Velocity after the impact, and the impulse; the slip: another factor than 1 + e."""
    W = inverse_symmetric(M, let)
    D = let(J * let(W * J.T))
    coming = let(inverse_symmetric(D, let) * let(J * before))
    impulse = let(-(1 + restitution if factor is None else factor) * coming)
    return let(before + W * let(J.T * impulse)), impulse


def impact_claim(let, factor=None):
    """Balance of momentum and restitution."""
    after, impulse = impact(let, factor)
    left = (M * let(after - before)).col_join(J * after)
    return left, (J.T * impulse).col_join(-restitution * (J * before))


def energy(u):
    """Twice the kinetic energy of a velocity."""
    return (u.T * M * u)[0]


def loss_claim(let, exponent=2):
    """2 (T- - T+), against (1 - e^2) times the square of J v- by the inverse of W."""
    after, _ = impact(let)
    D = let(J * let(inverse_symmetric(M, let) * J.T))
    coming = let(J * before)
    square = (coming.T * let(inverse_symmetric(D, let) * coming))[0]
    factor = 1 - restitution**2 if exponent == 2 else (1 - restitution) ** 2
    return energy(before) - energy(after), factor * square


def gram_claim(let, of_change=True):
    """2 (T- - T+), against (1 - e)/(1 + e) times twice the energy of the change of velocity."""
    after, _ = impact(let)
    share = (1 - restitution) / (1 + restitution)
    part = let(after - before) if of_change else before
    return energy(before) - energy(after), share * energy(part)


def squares_claim(let, lifted=True):
    """u^T M u, against the squares of L^T u with the pivots as weights, where M = L D L^T."""
    L, inverse_pivots = ldl(M, let)
    x = let(L.T * before) if lifted else before
    return energy(before), sum(x[i] ** 2 / inverse_pivots[i] for i in range(3))


# Statements -----------------------------------------------------------------
tutorial = "Robotics Tutorial, chapter on contact, base coupling and centroidal dynamics"
CONTACTS, DIMENSIONS, DRIFT, GROUND = (Source(tutorial, section=s) for s in ("2", "3", "6", "7"))
AUDIT, WRENCH = Source(tutorial, section="5"), Source("Robotics Tutorial", section="49.4")


def claim(name, text, function, slip, source=STANDARD, **more):
    """A statement made by a function, with its sibling by the function's own switch."""
    unit = more.pop("unit", ())
    return Statement(
        f"contact/{name}",
        text,
        function,
        lambda let: function(let, **more),
        slip=slip,
        unit=unit,
        source=source,
    )


free = (quat,)
KEPT = (
    claim(
        "velocity",
        "The velocity of a contact point is J v.",
        velocity_claim,
        "world axes taken for the foot's own",
        CONTACTS,
        unit=free,
        world=False,
    ),
    claim(
        "acceleration",
        "The acceleration of a contact point is J a + J' v.",
        acceleration_claim,
        "the drift left out",
        CONTACTS,
        unit=free,
        drift=False,
    ),
    claim(
        "bias-spatial",
        "In six dimensions J a + J' v in local axes is the derivative of the twist's components.",
        spatial_claim,
        "the point's acceleration for the linear part",
        AUDIT,
        unit=free,
        classical=True,
    ),
    claim(
        "bias-classical",
        "The acceleration of the contact's point is the twist's v' + w x v.",
        classical_claim,
        "the first three of the six components taken for it",
        AUDIT,
        unit=free,
        turning=False,
    ),
    claim(
        "baumgarte",
        "With feedback in the constraint row the error obeys e'' + K_d e' + K_p e = 0.",
        baumgarte_claim,
        "the drift left out of the right-hand side",
        DRIFT,
        unit=free,
        drift=False,
    ),
    Statement(
        "contact/baumgarte-rates",
        "K_p = w^2 and K_d = 2 z w give the decay rates of an oscillator.",
        (rates.applyfunc(lambda s: s**2 + K_d * s + K_p), zeros(2, 1)),
        (rates.applyfunc(lambda s: s**2 + K_d / 2 * s + K_p), zeros(2, 1)),
        slip="K_d = z w",
        source=DRIFT,
    ),
    Statement(
        "contact/baumgarte-decay",
        "The error's energy e'^2/2 + K_p e^2/2 changes by -K_d e'^2.",
        (lyapunov_rate, -d * e_dot**2),
        (lyapunov_rate, -d * e**2),
        slip="the error for its rate",
    ),
)

FORCES = (
    claim(
        "kkt",
        "Acceleration and force by the Delassus matrix solve both rows.",
        kkt_claim,
        "lambda with the other sign",
        CONTACTS,
        sign=1,
    ),
    claim(
        "kkt-other-sign",
        "With J^T and J without signs the unknown is minus the force.",
        other_kkt_claim,
        "lambda itself",
        CONTACTS,
        sign=1,
    ),
    claim(
        "kkt-determinant",
        "The determinant of the system is det M det(-W): for one constraint it is negative.",
        determinant_claim,
        "positive, as if the system were definite",
        CONTACTS,
        sign=1,
    ),
    claim(
        "delassus",
        "What a contact force adds to the contact's acceleration is W f.",
        answer_claim,
        "the sign",
        CONTACTS,
        sign=-1,
    ),
    claim(
        "opposite",
        "Opposite forces along the line between two points of one link do nothing.",
        opposite_claim,
        "equal forces",
        CONTACTS,
        unit=free,
        opposite=False,
    ),
    claim(
        "dependent",
        "So W of two such contacts is singular.",
        dependent_claim,
        "equal forces",
        CONTACTS,
        opposite=False,
    ),
    claim(
        "static",
        "A robot is balanced where weight and contact forces, and their moments, cancel.",
        static_claim,
        "the moment of the weight about the base's origin left out",
        WRENCH,
        unit=free,
        lever=False,
    ),
)

GROUND_RULES = (
    Statement(
        "contact/pressure",
        "About the centre of pressure (-n_y, n_x)/f_z a wrench has no moment along the sole.",
        (about_pressure[:2, 0], zeros(2, 1)),
        ((n - cross(-pressure, f))[:2, 0], zeros(2, 1)),
        slip="(n_y, -n_x)/f_z",
        source=WRENCH,
    ),
    Statement(
        "contact/pressure-normal",
        "What is left about the normal is n_z - x f_y + y f_x: friction that twists.",
        (about_pressure[2], n[2] - pressure[0] * f[1] + pressure[1] * f[0]),
        (about_pressure[2], n[2]),
        slip="the moment about the sole's origin",
        source=DIMENSIONS,
    ),
    Statement(
        "contact/pressure-corners",
        "The centre of pressure of forces at corners is their mean weighted by f_z.",
        (ImmutableMatrix([-moment[1], moment[0]]) / total[2], mean[:2, 0]),
        (ImmutableMatrix([-moment[1], moment[0]]) / total[2], plain_mean[:2, 0]),
        slip="the middle of the corners",
        source=WRENCH,
    ),
    Statement(
        "contact/cone-rows",
        "mu^2 f_n^2 - |f_t|^2 is the sum of products of opposite rows mu/sqrt(2) f_n +- f_i.",
        (cone, row_products(inner)),
        (cone, row_products(mu)),
        slip="rows with mu, whose pyramid stands outside the cone",
        source=GROUND,
    ),
    Statement(
        "contact/cone-edges",
        "The edges of that pyramid lie on the cone.",
        (on_cone(edges), zeros(4, 1)),
        (on_cone(outer_edges), zeros(4, 1)),
        slip="the pyramid with mu",
    ),
)

IMPACT = (
    claim(
        "impact",
        "The impulse -(1 + e) W^-1 J v- leads to J v+ = -e J v-.",
        impact_claim,
        "the impulse -e W^-1 J v-",
        factor=restitution,
    ),
    claim(
        "impact-loss",
        "An impact takes the energy (1 - e^2)/2 (J v-)^T W^-1 (J v-).",
        loss_claim,
        "(1 - e)^2 for 1 - e^2",
        exponent=1,
    ),
    claim(
        "impact-gram",
        "That is (1 - e)/(1 + e) times the kinetic energy of the change of velocity.",
        gram_claim,
        "the energy before the impact",
        of_change=False,
    ),
    claim(
        "squares",
        "With M = L D L^T twice a kinetic energy is a sum of squares with the pivots as weights.",
        squares_claim,
        "the velocities themselves squared",
        lifted=False,
    ),
)

STATEMENTS = KEPT + FORCES + GROUND_RULES + IMPACT

INEQUALITIES = (
    Inequality(
        "contact/unilateral",
        "f_n >= 0, d >= 0, f_n d = 0",
        "a condition on forces and gaps; a solution of the equations above may violate it",
    ),
    Inequality(
        "contact/friction",
        "|f_t| <= mu f_n where the rows of the inner pyramid are not negative",
        "follows from the products of rows, each of two numbers that are not negative",
        ("contact/cone-rows",),
    ),
    Inequality(
        "contact/support",
        "the centre of pressure lies in the hull of the corners where all push",
        "follows: weights f_z / sum of f_z are not negative and have the sum one",
        ("contact/pressure-corners",),
    ),
    Inequality(
        "contact/dissipation",
        "an impact with 0 <= e <= 1 takes no negative energy",
        "follows from the Gram form where M is positive definite",
        ("contact/impact-gram", "contact/squares"),
    ),
)


# Functions ------------------------------------------------------------------
def ids(*those):
    """Ids of statements."""
    return [f"contact/{name}" for name in those]


FUNCTIONS = (
    Function("contact_positions", ids("velocity", "baumgarte")),
    Function("contact_jacobian", ids("velocity", "acceleration", "opposite")),
    Function("contact_drift", ids("acceleration", "baumgarte")),
    Function("delassus", ids("delassus", "dependent")),
    Function("inverse_dynamics", ids("static")),
)
