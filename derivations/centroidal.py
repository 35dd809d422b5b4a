"""Momentum about the centre of mass.

A robot's momentum is linear in its velocity, h_G = A_G v, with linear rows l = m c' and angular
rows about the centre of mass c.  That point is chosen because there the two halves part: gravity
has no moment about it, and l, which says how c moves, says nothing of the rest.

The angular momentum about another point p is k_p = k_G + (c - p) x l.  So nothing new has to be
computed for A_G: the base rows of M already are the momentum about the base's origin, in its
axes, and a turn and a change of origin make A_G of them.  The same turn makes of the base rows
of the equations of motion the balance

    l' = m g + sum f,        k_G' = sum (r - c) x f,

with the forces of contacts alone: motors act in pairs and cancel.  Therefore a robot in the air
has its centre of mass on a parabola and keeps its angular momentum, whatever its motors do.

The rate of h_G is A_G a + A_G' v with the true derivative of the map, entry by entry, which a
recursion at zero acceleration does not give: it gives A_G' v.

Reduced models.  With no assumption the first row is exact: m c'' = m g + sum f.

    pendulum     height z of c over the ground stays, k_G stays, feet on flat ground: then the
    (LIPM)       force points from the centre of pressure to c, and c'' = g/z (c - p).
    single body  joints keep still, or their links weigh nothing: then k_G = I w with the inertia
    (SRBM)       of the whole about c, which turns with the base.

How far they hold for a given motion is not an identity.  What is proved is what they say where
their assumptions hold.

Source: Robotics Tutorial, chapter 49, section 49.10, and its chapter on contact, base coupling and
centroidal dynamics, sections 8 to 10; the pendulum and its capture point are standard results.
"""

from dataclasses import replace

from sympy import ImmutableMatrix, Rational, Symbol, eye, symbols, zeros

from symdyn.dynamics.aba import aba
from symdyn.dynamics.centroidal import center_of_mass, centroidal_map, centroidal_momentum
from symdyn.dynamics.centroidal_rate import centroidal_map_derivative, centroidal_momentum_rate
from symdyn.dynamics.contact import contact_positions
from symdyn.dynamics.crba import crba
from symdyn.dynamics.lagrange import body_poses, first_moment, momentum, moved
from symdyn.dynamics.motion import Motion
from symdyn.dynamics.outside import inverse_dynamics
from symdyn.geometry.adjoint import Xstar
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import (
    ZERO3,
    axis_rotation,
    basis,
    cross,
    quaternion_product,
    quaternion_rotation,
    symmetric,
    vector,
)
from symdyn.geometry.spatial import Inertia
from symdyn.model.chain import chain
from symdyn.model.linear import linear_inertia, numbered
from symdyn.model.tree import Contact
from symdyn.truth import STANDARD, Function, Inequality, Source, Statement

# Setting: robots -------------------------------------------------------------
gravity = vector(*symbols("gx gy gz"))  # in any direction, m/s^2
tilt = axis_rotation(basis(1), Rational(3, 5), Rational(4, 5))
half = Rational(1, 2)


def described(tree):
    """The robot with its tip as a contact, a slanted last joint and inertias of ten numbers."""
    last = tree.bodies[-1]
    slanted = replace(last, placement=Pose(tilt, last.placement.p))
    bodies = (*tree.bodies[:-1], slanted)
    tree = replace(tree, bodies=bodies, contacts=(Contact("tip"),), gravity=gravity)
    return linear_inertia(tree)


walker, arm = described(chain("FRy")), described(chain("RzPyRx"))
glider = numbered(described(chain("FPz")))
p, quat = vector(*symbols("px py pz")), symbols("ex ey ez ew")  # of the base: m, unit quaternion
R = quaternion_rotation(quat)


class State(Motion):
    """Symbols of a motion."""

    @property
    def mass(self):
        """Of all links."""
        return sum(body.inertia.mass for body in self.tree.bodies)

    def centre(self, let):
        """The centre of mass, by its definition."""
        return let(first_moment(self.tree, body_poses(self.tree, self.q, let), let) / self.mass)

    def momentum(self, let, about):
        """Momentum of all points, linear first."""
        poses = body_poses(self.tree, self.q, let)
        l, k = momentum(self.tree, poses, moved(poses, self.motion, let), about, let)
        return l.col_join(k)


flying, fixed, gliding = State(walker), State(arm), State(glider)


# Derivation: the centre of mass ----------------------------------------------
def centre_claim(s, weighted=True):
    """The emitted centre of mass, against the mean of all points."""

    def claim(let):
        mean = s.centre(let)
        if not weighted:
            poses = body_poses(s.tree, s.q, let)
            mean = sum((pose.p for pose in poses), zeros(3, 1)) / len(poses)
        return center_of_mass(s.tree, s.q, let), mean

    return claim


def rate_claim(s, whole=True):
    """The centre's velocity, against the linear rows of A_G: its Jacobian times the mass."""

    def claim(let):
        rows = centroidal_map(s.tree, s.q, let)[:3, :]
        mass = s.mass if whole else s.tree.bodies[-1].inertia.mass
        return mass * let.rate(center_of_mass(s.tree, s.q, let), s.motion), rows * s.v

    return claim


# Derivation: momentum --------------------------------------------------------
def momentum_claim(s, about_centre=True):
    """The emitted momentum, against that of all points."""

    def claim(let):
        about = s.centre(let) if about_centre else ZERO3
        return centroidal_momentum(s.tree, s.q, s.v, let), s.momentum(let, about)

    return claim


def map_claim(s, about_centre=True):
    """Each column of A_G, against the momentum that a unit of one velocity gives."""

    def claim(let):
        h = s.momentum(let, s.centre(let) if about_centre else ZERO3)
        columns = [let.rate(h, {speed: 1}) for speed in s.v]
        return centroidal_map(s.tree, s.q, let), ImmutableMatrix.hstack(*columns)

    return claim


def origin_claim(let, sign=-1):
    """k_G = k_O - c x l, as X* of the move from the world's origin to c."""
    s = flying
    c, about_origin = s.centre(let), s.momentum(let, ZERO3)
    wrench = about_origin[3:, 0].col_join(about_origin[:3, 0])  # angular first
    moved_to = Xstar(Pose(eye(3), sign * c)) * wrench
    h = centroidal_momentum(walker, s.q, s.v, let)
    return h, moved_to[3:, 0].col_join(moved_to[:3, 0])


def base_rows_claim(let, moved_origin=True):
    """A_G, against the base rows of M turned and moved to the centre of mass."""
    s = flying
    rows = crba(walker, s.q, let)[:6, :]
    linear, angular = let(R * rows[:3, :]), let(R * rows[3:, :])
    arm_ = let(s.centre(let) - p)
    shifted = [angular[:, k] - cross(arm_, linear[:, k]) for k in range(walker.nv)]
    if moved_origin:
        angular = ImmutableMatrix.hstack(*shifted)
    return centroidal_map(walker, s.q, let), linear.col_join(angular)


def derivative_claim(s, velocity=True):
    """The emitted rate of h_G, against A_G a + A_G' v."""

    def claim(let):
        found = centroidal_map(s.tree, s.q, let) * s.a
        if velocity:
            found += centroidal_map_derivative(s.tree, s.q, s.v, let) * s.v
        return centroidal_momentum_rate(s.tree, s.q, s.v, s.a, let), let(found)

    return claim


# Derivation: balance ---------------------------------------------------------
def balance_claim(let, at_centre=True):
    """The rate of h_G, against the base rows of inverse dynamics, the weight and the force at the
    foot; the slip: a moment of gravity, as about another point."""
    s, f = flying, vector(*symbols("f1:4"))
    tau = inverse_dynamics(walker, s.q, s.v, s.a, f, let)
    c, foot = s.centre(let), contact_positions(walker, s.q, let)
    driven = let(R * tau[:3, 0])  # a force on the base, if there were one
    linear = driven + s.mass * gravity + f
    angular = R * tau[3:6, 0] + cross(p - c, driven) + cross(foot - c, f)
    if not at_centre:
        angular += cross(c, s.mass * gravity)
    rate = centroidal_momentum_rate(walker, s.q, s.v, s.a, let)
    return rate, let(linear).col_join(let(angular))


def flight_claim(let, only_joints=True):
    """The rate of h_G in the air under a motor's force, against the weight; the slip: a force on
    the base as well."""
    s, drive = gliding, Symbol("tau")
    force = [0] * 6 + [drive] if only_joints else [drive] * 7
    a = aba(glider, s.q, s.v, ImmutableMatrix(force), let)
    rate = centroidal_momentum_rate(glider, s.q, s.v, a, let)
    return rate, (s.mass * gravity).col_join(ZERO3)


def parabola_claim(let, times=half):
    """c'' in the air, against the second derivative of c_0 + c'_0 t + g t^2/2."""
    s, drive, t = gliding, Symbol("tau"), Symbol("t")
    a = aba(glider, s.q, s.v, ImmutableMatrix([0] * 6 + [drive]), let)
    moving = s.motion | dict(zip(s.v, a, strict=True))
    velocity = let.rate(center_of_mass(glider, s.q, let), s.motion)
    start, leaving = vector(*symbols("c1:4")), vector(*symbols("d1:4"))
    flight = start + leaving * t + times * gravity * t**2
    return let.rate(velocity, moving), flight.diff(t).diff(t)


# Derivation: reduced models --------------------------------------------------
# The pendulum: g/z = w^2, c = (x, y, z) over the ground, pressure at (s, r, 0).
w, z, x, y, s, r = symbols("w z x y s r")  # rad/s, m
x_dot, y_dot, m = symbols("x_dot y_dot m")  # m/s, kg
weight_rate = vector(0, 0, -(w**2) * z)  # gravity (m/s^2)
pendulum = vector(w**2 * (x - s), w**2 * (y - r), 0)  # c''
towards = vector(w**2 * (s - x), w**2 * (r - y), 0)
lever = vector(s - x, r - y, -z)  # from c to the centre of pressure


def turning(acceleration):
    """Moment about c of the force that gives c an acceleration, at the centre of pressure."""
    return cross(lever, m * (acceleration - weight_rate))


capture, other_point = x + x_dot / w, x - x_dot / w
orbital, total_energy = x_dot**2 / 2 - w**2 * x**2 / 2, x_dot**2 / 2 + w**2 * x**2 / 2


def along(quantity, pressure=s):
    """Its rate on the pendulum."""
    return quantity.diff(x) * x_dot + quantity.diff(x_dot) * w**2 * (x - pressure)


def single_body_claim(let, whole=True):
    """h_G with joints that keep still, against m c' and I w of the whole; the slip: the base's
    own inertia."""
    st = flying
    about, c = body_poses(walker, st.q, let), st.centre(let)
    total = Inertia()
    for body, pose in zip(walker.bodies, about, strict=True):
        seen = body.inertia.expressed_in(Pose(pose.R, let(pose.p - c)))
        total = total + seen if whole or body.name == "link1" else total
    u, spin = let(R * st.v[:3, 0]), let(R * st.v[3:6, 0])
    centre_speed = let(u + cross(spin, c - p))
    still = ImmutableMatrix([*st.v[:6, 0], 0])
    h = let(centroidal_map(walker, st.q, let) * still)
    return h, (st.mass * centre_speed).col_join(total.second * spin)


# A single body turns with its inertia: (R I R^T w)' = R (I w_b' + w_b x I w_b) in its own axes.
I = symmetric(*symbols("Ixx Iyy Izz Ixy Ixz Iyz"))  # about the centre, body axes (kg m^2)
w_b, w_b_dot = (ImmutableMatrix(symbols(f"{name}1:4")) for name in ("w", "u"))


def euler_claim(let, gyroscopic=True):
    """The rate of a single body's angular momentum."""
    spin = quaternion_product(quat, [*(half * w_b), 0])
    moving = dict(zip([*quat, *w_b], [*spin, *w_b_dot], strict=True))
    torque = I * w_b_dot + (cross(w_b, I * w_b) if gyroscopic else zeros(3, 1))
    return let.rate(let(R * I * R.T * let(R * w_b)), moving), R * torque


# Statements ------------------------------------------------------------------
chapter = Source("Robotics Tutorial", section="49.10")
tutorial = "Robotics Tutorial, chapter on contact, base coupling and centroidal dynamics"
MAP, BALANCE, EXPERIMENTS = (Source(tutorial, section=number) for number in ("8", "9", "10"))
free = (quat,)


def on_both(name, text, make, slip, source, **wrong):
    """A statement on a floating robot and the same on a fixed arm."""
    for end, state in (("", flying), ("-fixed", fixed)):
        words = f"{text[:-1]}, on a fixed base." if end else text
        yield Statement(
            f"centroidal/{name}{end}",
            words,
            make(state),
            make(state, **wrong),
            slip=slip,
            unit=() if end else free,
            source=source,
        )


def claim(name, text, function, slip, source=STANDARD, **wrong):
    """A statement on the floating robot, with its sibling by the function's own switch."""
    return Statement(
        f"centroidal/{name}",
        text,
        function,
        lambda let: function(let, **wrong),
        slip=slip,
        unit=free,
        source=source,
    )


CENTRE = (
    *on_both(
        "centre",
        "The centre of mass is the mean of all points by their mass.",
        centre_claim,
        "the mean of the links' origins",
        MAP,
        weighted=False,
    ),
    *on_both(
        "linear",
        "The linear rows of A_G are the mass times the centre's Jacobian: l = m c'.",
        rate_claim,
        "the last link's mass",
        chapter,
        whole=False,
    ),
)

MOMENTUM = (
    *on_both(
        "momentum",
        "h_G is the momentum of all points, about the centre of mass.",
        momentum_claim,
        "about the world's origin",
        MAP,
        about_centre=False,
    ),
    *on_both(
        "map",
        "A_G takes each velocity to the momentum of all points.",
        map_claim,
        "about the world's origin",
        MAP,
        about_centre=False,
    ),
)

RATES = tuple(
    on_both(
        "derivative",
        "The rate of h_G is A_G a + A_G' v.",
        derivative_claim,
        "A_G' v left out",
        chapter,
        velocity=False,
    )
)

ORIGINS = (
    claim(
        "origin",
        "Moved from the world's origin to c angular momentum loses c x l.",
        origin_claim,
        "moved the other way",
        MAP,
        sign=1,
    ),
    claim(
        "base-rows",
        "A_G is the base rows of M, turned into world axes and moved to the centre of mass.",
        base_rows_claim,
        "turned and not moved",
        chapter,
        moved_origin=False,
    ),
)

BALANCES = (
    claim(
        "balance",
        "h_G changes by the weight and the contact forces, with their moments about c.",
        balance_claim,
        "a moment of gravity c x m g",
        BALANCE,
        at_centre=False,
    ),
    claim(
        "flight",
        "In the air motors do not change h_G: its rate is the weight, without moment.",
        flight_claim,
        "a force on the base as well",
        BALANCE,
        only_joints=False,
    ),
    claim(
        "parabola",
        "In the air the centre of mass moves on a parabola.",
        parabola_claim,
        "g t^2 for g t^2/2",
        EXPERIMENTS,
        times=1,
    ),
)

REDUCED = (
    Statement(
        "centroidal/pendulum",
        "With c'' = g/z (c - p) the force has no moment about the centre of mass.",
        (turning(pendulum), zeros(3, 1)),
        (turning(towards), zeros(3, 1)),
        slip="the force towards the centre of pressure",
        source=chapter,
        choices=("c stays at height z, the ground is flat, k_G' = 0",),
    ),
    Statement(
        "centroidal/capture",
        "The capture point x + x'/w leaves the pressure at w times its distance from it.",
        (along(capture), w * (capture - s)),
        (along(other_point), w * (other_point - s)),
        slip="x - x'/w",
    ),
    Statement(
        "centroidal/orbit",
        "With the pressure at x = 0 the pendulum keeps x'^2/2 - w^2 x^2/2.",
        (along(orbital, 0), 0),
        (along(total_energy, 0), 0),
        slip="the energy of a spring",
    ),
    claim(
        "single-body",
        "With joints at rest h_G is that of one body with the inertia of the whole.",
        single_body_claim,
        "the base's own inertia",
        chapter,
        whole=False,
    ),
    claim(
        "single-body-rate",
        "The angular momentum of one body changes by R (I w' + w x I w).",
        euler_claim,
        "the gyroscopic moment left out",
        gyroscopic=False,
    ),
)

STATEMENTS = CENTRE + MOMENTUM + RATES + ORIGINS + BALANCES + REDUCED

INEQUALITIES = (
    Inequality(
        "centroidal/validity",
        "|k_G'| and |z''| are small enough for the pendulum, limbs light enough for a single body",
        "a judgement on a motion; the exact balance says by how much a model is wrong",
        ("centroidal/balance",),
    ),
)


# Functions -------------------------------------------------------------------
def ids(*names):
    """Ids of statements."""
    return [f"centroidal/{name}" for name in names]


FUNCTIONS = (
    Function("center_of_mass", ids("centre", "centre-fixed", "linear")),
    Function("centroidal_map", ids("map", "map-fixed", "base-rows", "linear", "linear-fixed")),
    Function("centroidal_momentum", ids("momentum", "momentum-fixed", "origin")),
    Function("centroidal_momentum_rate", ids("derivative", "derivative-fixed", "balance")),
    Function("centroidal_map_derivative", ids("derivative", "derivative-fixed")),
)
