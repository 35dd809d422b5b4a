"""Derivatives of the dynamics.

Optimisation and filtering ask how forces change with the motion, and accelerations with the
state.  The derivatives that are emitted are closed forms of one recursion, and nothing in them
is a difference or a chain of derived operations.  Here they are held against the
differentiated recursions.

A configuration moves along the tangent space: in direction k it moves as under a unit of the
k-th velocity, and the numbers of v and a stay what they are.  So for a force tau(q, v, a)

    column k of dtau/dq  =  d/dt tau(q(t), v, a)   with   dq/dt = rate(q, e_k),

and the same holds for accelerations.  Where q has a quaternion or a pair (cos, sin) this is the
derivative that a step in coordinates would have to be projected to.

Differentiating M a + h = tau with a = a(q, v, tau) gives the derivatives of forward dynamics,

    da/dq = -M^-1 dtau/dq,    da/dv = -M^-1 dtau/dv,    da/dtau = M^-1,

those of inverse dynamics being taken at the acceleration itself.  For a base that floats two
blocks of columns need no M^-1: turning the base turns gravity alone, and its linear velocity u
enters as w x u; both are accelerations of the base.

A force f at a contact is the same in world axes when the robot moves.  By coordinates, a
quaternion enters only through gravity and the contact forces as the base sees them, R^T g and
R^T f; the four columns are linear in those of R, on the unit sphere and off it.

Source: standard results (Carpentier and Mansard; Singh, Russell and Wensing); the closed forms
are derived in symdyn.dynamics.derivatives.
"""

from collections.abc import Mapping
from dataclasses import replace

from sympy import ImmutableMatrix, Rational, Symbol, eye, symbols, zeros

from symdyn.dynamics.aba import aba
from symdyn.dynamics.catalogue import ENTRIES
from symdyn.dynamics.conventions import CONVENTIONS, PINOCCHIO, converted
from symdyn.dynamics.coriolis import coriolis_matrix
from symdyn.dynamics.derivatives import inverse_dynamics_jacobian
from symdyn.dynamics.manifold import configuration_rate
from symdyn.dynamics.outside import inverse_dynamics
from symdyn.dynamics.rnea import rnea
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import (
    axis_rotation,
    basis,
    quaternion_product,
    quaternion_rotation,
    vector,
)
from symdyn.geometry.spatial import Inertia
from symdyn.model.chain import chain
from symdyn.model.joints import Joint
from symdyn.model.linear import linear_inertia, numbered
from symdyn.model.tree import ROOT_JOINT, WORLD, Body, Contact, Frame, Tree
from symdyn.truth import Function, Statement

ENTRY = {entry.name: entry for entry in ENTRIES}  # what emits, by the catalogue's names

# Setting ------------------------------------------------------------------
gravity = vector(*symbols("gx gy gz"))  # in any direction, m/s^2
tilt = axis_rotation(basis(0), Rational(3, 5), Rational(4, 5))
cycle = ImmutableMatrix([[0, 0, 1], [1, 0, 0], [0, 1, 0]])  # x to y to z to x
slant = (Rational(3, 5), 0, Rational(4, 5))  # an axis along no coordinate axis
half = Rational(1, 2)


def joint(name, kind, axis=(0, 0, 0), **more):
    """A joint whose drive has inertia, a symbol for each of its velocities."""
    drives = symbols(f"r{name}_1:{Joint(name, kind, axis).nv + 1}")
    return Joint(name, kind, axis, armature=drives, **more)


def tree(*bodies):
    """Bodies (parent, joint[, master]) at turned placements, a contact on the last one."""
    made = []
    for k, (parent, moved, *master) in enumerate(bodies, 1):
        place = Pose((tilt, cycle)[k % 2], vector(*symbols(f"l{k}x l{k}y l{k}z")))
        place = Pose() if moved.name == ROOT_JOINT else place
        made.append(Body(f"body{k}", parent, moved, place, Inertia(), *master))
    foot = Frame("foot", len(made) - 1, Pose(tilt, vector(*symbols("fx fy fz"))))
    ground = Frame("ground", WORLD, Pose())
    return linear_inertia(
        Tree("tree", tuple(made), (ground, foot), (Contact("foot"),), gravity=gravity)
    )


spatial = replace(linear_inertia(chain("RzRyRx")), gravity=gravity)
limbs = tree(  # a trunk that carries a hand on a ball, and a disc that glides on it
    (WORLD, joint("1", "revolute", (0, -1, 0))),
    (0, joint("2", "spherical")),
    (0, joint("3", "planar", (0, 0, 1))),
)
wheels = tree(  # a wheel, a slide on it, a gear on the slide; a second root that follows
    (WORLD, joint("1", "continuous", slant)),
    (0, joint("2", "prismatic", slant)),
    (1, joint("3", "revolute", (1, 0, 0), ratio=-2, follows_pair=True), 0),
    (WORLD, joint("4", "helical", (0, 1, 0), pitch=Symbol("pitch"), ratio=half), 1),
)
ball = tree((WORLD, joint("1", "spherical")))
hand = tree(  # a ball and a free body on an arm
    (WORLD, joint("1", "prismatic", (0, 0, 1))),
    (0, joint("2", "floating")),
    (1, joint("3", "revolute", (1, 0, 0))),
)
base = (WORLD, Joint(ROOT_JOINT, "floating"))
hopper = tree(base, (0, joint("2", "revolute", (0, 1, 0))), (1, joint("3", "prismatic", slant)))
glider = tree(base, (0, joint("2", "prismatic", (0, 0, 1))))
twigs = tree(  # a base with a leg and a waist that carries arms; drives without inertia
    base,
    *(
        (parent, Joint(f"{k}", kind, axis))
        for k, (parent, kind, axis) in enumerate(
            (
                (0, "revolute", (0, 1, 0)),
                (1, "prismatic", (0, 0, -1)),
                (0, "revolute", (1, 0, 0)),
                (3, "revolute", (0, 0, 1)),
                (4, "spherical", (0, 0, 0)),
                (4, "revolute", (0, 1, 0)),
            )
        )
    ),
)
body = tree(base)

ENTRIES_OF_Q = {
    "continuous": "c s",
    "spherical": "ex ey ez ew",
    "planar": "ox oy c s",
    "floating": "ox oy oz ex ey ez ew",
}
OF_NORM_ONE = {"continuous": 2, "spherical": 4, "planar": 2, "floating": 4}  # the last of them


class State:
    """Symbols of a motion: q, v, a, forces, and which of them are of norm one."""

    def __init__(self, tree, convention="pinocchio"):
        self.tree, self.convention, q, self.unit = tree, CONVENTIONS[convention], [], []
        for k, body in enumerate(tree.bodies, 1):
            if body.master is None:
                kind = body.joint.kind
                own = [Symbol(f"{name}{k}") for name in ENTRIES_OF_Q.get(kind, "q").split()]
                q += own
                self.unit += [own[-OF_NORM_ONE[kind] :]] if kind in OF_NORM_ONE else []
        self.q = ImmutableMatrix(q)
        self.v, self.a, self.tau = (
            ImmutableMatrix(symbols(f"{x}1:{tree.nv + 1}")) for x in ("v", "a", "t")
        )
        self.f = ImmutableMatrix(symbols(f"f1:{3 * len(tree.contacts) + 1}"))

    def rate(self, v):
        """dq/dt at a velocity, in the recursions' order, by the convention's definition."""
        if self.convention is PINOCCHIO:
            return configuration_rate(self.tree, self.q, v, lambda x: x)
        quat, first, second = list(self.q[3:7, 0]), v[0:3, 0], v[3:6, 0]
        linear, w = (second, first) if self.convention.angular_first else (first, second)
        p_dot = linear if self.convention.world_base else quaternion_rotation(quat) * linear
        return [*p_dot, *quaternion_product(quat, [*(half * w), 0]), *v[6:, 0]]

    def directions(self):
        """How q moves in each direction of its tangent space."""
        for k in range(self.tree.nv):
            yield dict(zip(self.q, self.rate(eye(self.tree.nv)[:, k]), strict=True))

    def by_q(self, value, let):
        """Derivatives along the tangent space, a column a direction."""
        value = let(value)
        return ImmutableMatrix.hstack(*(let.rate(value, way) for way in self.directions()))

    def emitted(self, name, let, *given):
        """The outputs of what is emitted for a function, by name."""
        entry = ENTRY[name]

        def recipe(tree, let, *inputs):
            value, output = entry.recipe(tree, let, *inputs), entry.outputs(tree)[0][0]
            return value if isinstance(value, Mapping) else {output: value}

        if self.convention is not PINOCCHIO:
            recipe = converted(self.convention, entry.inputs, recipe)
        if self.convention.scalar_first:
            q = list(given[0])
            given = (ImmutableMatrix([*q[:3], q[6], *q[3:6], *q[7:]]), *given[1:])
        return recipe(self.tree, let, *given)


def by(value, names, let):
    """Derivatives by symbols, a column a symbol."""
    value = let(value)
    return ImmutableMatrix.hstack(*(let.rate(value, {name: 1}) for name in names))


on_spatial, on_limbs, on_wheels, on_ball, on_hand, on_hopper, on_body = map(
    State, (spatial, limbs, wheels, ball, hand, hopper, body)
)


# Derivation: inverse dynamics ---------------------------------------------
def forces_claim(s):
    """What is emitted, against the differentiated recursion: by q, by v, by a."""

    def claim(let):
        found = s.emitted("rnea_derivatives", let, s.q, s.v, s.a)
        if s.convention is PINOCCHIO:
            tau = rnea(s.tree, s.q, s.v, s.a, let)
        else:
            tau = s.emitted("rnea", let, s.q, s.v, s.a)["tau"]
        left = [found[name] for name in ("dtau_dq", "dtau_dv", "dtau_da")]
        right = [s.by_q(tau, let), by(tau, s.v, let), by(tau, s.a, let)]
        return ImmutableMatrix.hstack(*left), ImmutableMatrix.hstack(*right)

    return claim


def at_rest_claim(s):
    """The slip: the derivative by q of the weight alone."""

    def claim(let):
        still = ImmutableMatrix(zeros(s.tree.nv, 1))
        found = s.emitted("rnea_derivatives", let, s.q, s.v, s.a)["dtau_dq"]
        return found, s.by_q(rnea(s.tree, s.q, still, still, let), let)

    return claim


def coriolis_claim(s):
    """The slip: C taken for the derivative of C v, which is twice as much."""

    def claim(let):
        found = s.emitted("rnea_derivatives", let, s.q, s.v, s.a)["dtau_dv"]
        return found, coriolis_matrix(s.tree, s.q, s.v, let)

    return claim


def fixed_axes_claim(s):
    """The slip: the velocity of a free body differentiated as if its axes stood still."""

    def claim(let):
        found = s.emitted("rnea_derivatives", let, s.q, s.v, s.a)["dtau_dv"]
        return found, 2 * coriolis_matrix(s.tree, s.q, s.v, let)

    return claim


# Derivation: forward dynamics ---------------------------------------------
def accelerations_claim(s):
    """What is emitted, against the differentiated recursion: by q, by v, by tau."""

    def claim(let):
        found = s.emitted("aba_derivatives", let, s.q, s.v, s.tau)
        if s.convention is PINOCCHIO:
            a = aba(s.tree, s.q, s.v, s.tau, let)
        else:
            a = s.emitted("aba", let, s.q, s.v, s.tau)["a"]
        left = [found[name] for name in ("da_dq", "da_dv", "da_dtau")]
        right = [s.by_q(a, let), by(a, s.v, let), by(a, s.tau, let)]
        return ImmutableMatrix.hstack(*left), ImmutableMatrix.hstack(*right)

    return claim


def sign_claim(s):
    """The slip: the minus of -M^-1 dtau/dq forgotten, M carried to the other side."""

    def claim(let):
        found = s.emitted("aba_derivatives", let, s.q, s.v, s.tau)
        forces = s.emitted("rnea_derivatives", let, s.q, s.v, found["a"])
        return let(forces["dtau_da"] * found["da_dq"]), forces["dtau_dq"]

    return claim


# Derivation: contact forces, by coordinates --------------------------------
def jacobian_claim(s):
    """Derivatives by the coordinates of q, by v, a and the contact forces."""

    def claim(let):
        found = inverse_dynamics_jacobian(s.tree, s.q, s.v, s.a, s.f, let)
        tau = inverse_dynamics(s.tree, s.q, s.v, s.a, s.f, let)
        right = [by(tau, names, let) for names in (s.q, s.v, s.a, s.f)]
        return ImmutableMatrix.hstack(*found.values()), ImmutableMatrix.hstack(*right)

    return claim


def carried_force_claim(s):
    """The slip: the contact force turned with the body it acts on."""

    def claim(let):
        found = inverse_dynamics_jacobian(s.tree, s.q, s.v, s.a, s.f, let)
        tau = rnea(s.tree, s.q, s.v, s.a, let)
        return found["dtau_dq"], by(tau, s.q, let)

    return claim


# Statements ---------------------------------------------------------------
def on(s, name, text, claim, sibling, slip, **more):
    """A statement on a tree in motion."""
    return Statement(f"derivatives/{name}", text, claim, sibling, slip=slip, unit=s.unit, **more)


def statement_on_forces(s, name, where, sibling, slip):
    """The three derivatives of inverse dynamics on one tree."""
    return on(
        s,
        f"forces-{name}",
        f"The emitted derivatives of inverse dynamics are those of the recursion {where}.",
        forces_claim(s),
        sibling,
        slip,
    )


REST = "the weight's derivative alone (shown on a ball)"
DOUBLED = "C taken for the derivative of C v (shown on a ball)"
FORCES = (
    statement_on_forces(
        on_spatial, "spatial", "for three joints in space", at_rest_claim(on_ball), REST
    ),
    statement_on_forces(
        on_limbs,
        "limbs",
        "where limbs branch, with a ball and a plane",
        coriolis_claim(on_ball),
        DOUBLED,
    ),
    statement_on_forces(
        on_wheels, "wheels", "where joints follow others", coriolis_claim(on_ball), DOUBLED
    ),
    statement_on_forces(on_hand, "hand", "for a free body on an arm", at_rest_claim(on_ball), REST),
    statement_on_forces(
        on_hopper,
        "floating",
        "of a base that floats",
        fixed_axes_claim(on_body),
        "2 C taken for it although the axes turn (shown on one body)",
    ),
)

NUMBERS = ("lengths and inertias are numbers: the inverse of any M is standard",)


def statement_on_accelerations(s, name, where, **more):
    """The three derivatives of forward dynamics on one tree."""
    return on(
        s,
        f"accelerations-{name}",
        f"The emitted derivatives of forward dynamics are those of the recursion {where}.",
        accelerations_claim(s),
        sign_claim(on_ball),
        "the minus of -M^-1 dtau/dq forgotten (shown on a ball)",
        **more,
    )


ACCELERATIONS = (
    statement_on_accelerations(
        State(linear_inertia(chain("RzRy", lengths="x"))), "pair", "for two joints, all symbols"
    ),
    *(
        statement_on_accelerations(State(numbered(it)), name, where, choices=NUMBERS, expand=expand)
        for it, name, where, expand in (
            (limbs, "limbs", "where limbs branch, with a ball and a plane", False),
            (wheels, "wheels", "where joints follow others", True),
            (hopper, "floating", "of a base that floats", False),
            (glider, "gliding", "of a base that floats, with a slide", True),
            (twigs, "twigs", "of a base with limbs that carry limbs", False),
        )
    ),
)


def statement_on_contacts(s, name, where):
    """The Jacobian of inverse dynamics under contact forces, by coordinates."""
    return on(
        s,
        f"contacts-{name}",
        f"The Jacobian of inverse dynamics under contact forces is its derivative {where}.",
        jacobian_claim(s),
        carried_force_claim(s),
        "the force left out of the derivative by q",
    )


CONTACTS = (
    statement_on_contacts(
        State(
            tree(
                (WORLD, joint("1", "revolute", (0, 0, 1))),
                (0, joint("2", "helical", slant, pitch=Symbol("pitch"))),
                (1, joint("3", "revolute", (0, -1, 0))),
            )
        ),
        "fixed",
        "for three joints",
    ),
    replace(
        statement_on_contacts(on_hopper, "floating", "by the base's quaternion, of any norm"),
        unit=(),
    ),
)

WRONG = {"featherstone": "mujoco", "mujoco": "pinocchio"}


def read_as(name, wrong):
    """The slip: what is emitted in one convention, read in another."""
    s, other = State(hopper, name), State(hopper, wrong)
    tau, derivatives = s.emitted, other.emitted
    s.emitted = lambda function, *given: (tau if function == "rnea" else derivatives)(
        function, *given
    )
    return forces_claim(s)


def written(name):
    """Statements on one convention."""
    slip = f"read in the convention {WRONG[name]}"
    s = State(hopper, name)
    yield on(
        s,
        f"{name}-forces",
        f"What is emitted for {name} are the derivatives of the forces emitted for it.",
        forces_claim(s),
        read_as(name, WRONG[name]),
        slip,
    )
    yield on(
        s,
        f"{name}-accelerations",
        f"What is emitted for {name} are the derivatives of the accelerations emitted for it.",
        accelerations_claim(State(numbered(glider), name)),
        read_as(name, WRONG[name]),
        slip,
        choices=("lengths and inertias are numbers, the joint slides",),
    )


CONVENTION = {name: tuple(written(name)) for name in WRONG}
STATEMENTS = (
    FORCES + ACCELERATIONS + CONTACTS + tuple(x for two in CONVENTION.values() for x in two)
)


# Functions ----------------------------------------------------------------
def ids(those):
    """Ids of statements."""
    return [statement.id for statement in those]


FUNCTIONS = (
    Function("rnea_derivatives", ids(FORCES)),
    Function("aba_derivatives", ids(FORCES + ACCELERATIONS)),
    Function("inverse_dynamics", ids(CONTACTS)),  # emitted with this Jacobian
    *(Function(f"convention_{name}", ids(those)) for name, those in CONVENTION.items()),
)
