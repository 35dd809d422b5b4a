"""Several quantities from one program.

A controller asks for the mass matrix, the forces of velocity and gravity, the contacts' Jacobian
and the centroidal map at one state, and an integrator asks for the rate of the whole state.  The
functions that answer run the recursions side by side, so that what these share is computed once.

That each recursion is right is proved elsewhere.  Here it is held against definitions that the
answer as a whole has the right parts in the right places: M is the second derivative of the
kinetic energy, M a + h the force of virtual power, J_c v the velocity of the foot and A_G v the
momentum of all points; and the rate of the state under the forces of a motion is that motion.

The forces of gravity alone are those of virtual power at rest, for joints that slide and turn
and for a floating base.

Source: standard results.
"""

from dataclasses import replace

from sympy import ImmutableMatrix, Rational, diag, symbols

from symdyn.dynamics.catalogue import ENTRIES
from symdyn.dynamics.lagrange import (
    body_poses,
    dalembert,
    first_moment,
    mass_matrix,
    momentum,
    moved,
)
from symdyn.dynamics.motion import Motion
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import (
    axis_rotation,
    basis,
    vector,
)
from symdyn.model.chain import chain
from symdyn.model.linear import linear_inertia, numbered
from symdyn.model.tree import Contact
from symdyn.truth import Function, Statement

# Setting: robots -------------------------------------------------------------
tilt = axis_rotation(basis(1), Rational(3, 5), Rational(4, 5))
GIVE = {entry.name: entry.recipe for entry in ENTRIES}  # what is emitted


def described(tree):
    """The robot with its tip as a contact, a slanted last joint, and drives that have inertia."""
    bodies = []
    for k, body in enumerate(tree.bodies, 1):
        drives = symbols(f"r{k}_1:{body.joint.nv + 1}") if body.joint.nv == 1 else ()
        joint = replace(body.joint, armature=drives) if drives else body.joint
        bodies.append(replace(body, joint=joint))
    bodies[-1] = replace(bodies[-1], placement=Pose(tilt, bodies[-1].placement.p))
    gravity = vector(*symbols("gx gy gz"))
    tree = replace(tree, bodies=tuple(bodies), contacts=(Contact("tip"),), gravity=gravity)
    return linear_inertia(tree)


p, quat = vector(*symbols("px py pz")), symbols("ex ey ez ew")  # of the base: m, unit quaternion


class State(Motion):
    """Symbols of a motion."""

    def drives(self):
        """Inertia of the drives by velocity."""
        return diag(*(x for body in self.tree.bodies for x in body.joint.drive))


flying, fixed = State(described(chain("FRy"))), State(described(chain("RzPyRx")))
gliding, short = State(numbered(chain("FPz"))), State(numbered(chain("RzPx")))


# Derivation: all at once -----------------------------------------------------
def dynamics_claim(s, forces_of_rest=False):
    """M, h, J_c v and A_G v, against energy, virtual power, velocity and momentum; the slip: the
    forces of gravity for all of h."""

    def claim(let):
        found = GIVE["get_dynamics"](s.tree, let, s.q, s.v)
        left = [*found["M"], *found["h"], *(found["J_c"] * s.v), *(found["A_G"] * s.v)]
        tree, poses = s.tree, body_poses(s.tree, s.q, let)
        M = let(mass_matrix(tree, s.q, s.motion, s.v, let) + s.drives())
        moment, mass = first_moment(tree, poses, let), sum(b.inertia.mass for b in tree.bodies)
        tip = poses[-1] * tree.frame("tip").placement
        l, k = momentum(tree, poses, moved(poses, s.motion, let), let(moment / mass), let)
        moving = dalembert(tree, s.q, s.motion, (s.v, s.still), let)
        h = gravity_of(s, let) if forces_of_rest else moving
        right = [*M, *h, *let.rate(let(tip.p), s.motion), *l, *k]
        return ImmutableMatrix(left), ImmutableMatrix(right)

    return claim


def gravity_of(s, let):
    """For each velocity, minus the power of the weights."""
    moment = first_moment(s.tree, body_poses(s.tree, s.q, let), let)
    power = let.rate(let(-s.tree.gravity.dot(moment)), s.motion)
    return ImmutableMatrix([let.rate(power, {speed: 1}) for speed in s.v])


def rest_claim(s, sign=1):
    """The emitted forces of gravity, against the power of the weights."""
    return lambda let: (GIVE["gravity"](s.tree, let, s.q), sign * gravity_of(s, let))


def state_claim(s, turned=False):
    """The rate of the state under the forces of a motion, against the motion; the slip: the
    base's velocity for the rate of its position."""

    def claim(let):
        tau = GIVE["rnea"](s.tree, let, s.q, s.v, s.a)
        x = s.q.col_join(s.v)
        wrong = [*s.v[:3, 0], *s.rate()[3:]] if s.tree.floating else [*s.a]
        rate = wrong if turned else s.rate()
        return GIVE["state_derivative"](s.tree, let, x, tau), ImmutableMatrix([*rate, *s.a])

    return claim


# Statements ------------------------------------------------------------------
free = (quat,)
STATEMENTS = (
    Statement(
        "assembled/dynamics",
        "M, h, J_c v and A_G v are those of energy, virtual power, velocity and momentum.",
        dynamics_claim(fixed),
        dynamics_claim(fixed, forces_of_rest=True),
        slip="g for h",
    ),
    Statement(
        "assembled/dynamics-free",
        "The same on a floating base.",
        dynamics_claim(flying),
        dynamics_claim(flying, forces_of_rest=True),
        slip="g for h",
        unit=free,
    ),
    Statement(
        "assembled/gravity",
        "The forces of gravity are minus the power of the weights, velocity by velocity.",
        rest_claim(fixed),
        rest_claim(fixed, -1),
        slip="the force of gravity for the force that holds it",
    ),
    Statement(
        "assembled/gravity-free",
        "The same on a floating base.",
        rest_claim(flying),
        rest_claim(flying, -1),
        slip="the force of gravity for the force that holds it",
        unit=free,
    ),
    Statement(
        "assembled/state",
        "The rate of the state under the forces of a motion is that motion.",
        state_claim(short),
        state_claim(short, turned=True),
        slip="accelerations for velocities",
        choices=("lengths and inertias are numbers",),
    ),
    Statement(
        "assembled/state-free",
        "The same on a floating base, whose position moves along its turned velocity.",
        state_claim(gliding),
        state_claim(gliding, turned=True),
        slip="the velocity in base axes for that in the world's",
        unit=free,
        choices=("lengths and inertias are numbers, the joint slides",),
    ),
)


# Functions -------------------------------------------------------------------
FUNCTIONS = (
    Function("get_dynamics", ("assembled/dynamics", "assembled/dynamics-free")),
    Function("nonlinear_effects", ("assembled/dynamics", "assembled/dynamics-free")),
    Function("gravity", ("assembled/gravity", "assembled/gravity-free")),
    Function("state_derivative", ("assembled/state", "assembled/state-free")),
)
