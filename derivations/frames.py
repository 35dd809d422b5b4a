"""Frames: positions, velocities and accelerations as code.

The functions that emit code gather Jacobians from the tip inwards and velocities from the root
outwards.  Here they are held against the plainest account there is: multiply poses out from
the root and differentiate positions and rotations by time.  No Jacobian is compared with
another Jacobian.

A Jacobian has three expressions.  With the linear rows first, J v is

    world-aligned   (p', w)             p' the velocity of the frame's origin, world axes
    local           (R^T p', R^T w)     the same in the frame's own axes
    world           (p' + p x w, w)     the velocity of the body's point at the world's origin

where R' = [w] R.  J v with symbols v fixes every column of J.  Only the world-aligned J has J' v
as the origin's velocity part of its acceleration; in axes that turn, the rate of J is not the
rate of the axes' velocity, and forgetting this is the usual slip.

Centres of mass have Jacobians too: column k is z_k x (c - o_k) where joint k turns, z_k where
it slides.  They give the mass matrix as a sum over links, the form most books define it by.

Source: Robotics Tutorial, chapter 3, section 2.6.1 (the mass matrix from Jacobians); the three
expressions are those of common libraries.
"""

from dataclasses import replace

from sympy import ImmutableMatrix, symbols, zeros

from symdyn.dynamics.contact import contact_drift, contact_jacobian, contact_positions
from symdyn.dynamics.crba import crba
from symdyn.dynamics.frames import (
    EXPRESSIONS,
    frame_acceleration,
    frame_jacobian,
    frame_jacobian_dot,
    frame_velocity,
)
from symdyn.dynamics.kinematics import body_velocities, frame_poses
from symdyn.dynamics.lagrange import body_poses
from symdyn.dynamics.manifold import configuration_rate
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import ZERO3, cross, hat, quaternion_rotation, vector
from symdyn.model.chain import chain
from symdyn.model.tree import WORLD, Contact, Frame
from symdyn.program.trace import keep
from symdyn.truth import Function, Source, Statement

# Setting ------------------------------------------------------------------
unit, base = symbols("ex ey ez ew"), symbols("ax ay az aw")  # unit quaternions
tilt = Pose(quaternion_rotation(unit), vector(*symbols("tx ty tz")))
fixed = chain("RyRyHxPz")  # parallel axes, a screw and a slide; links reach in any direction
fixed = replace(fixed, frames=(*fixed.frames, Frame("tool", 3, tilt)))
fixed = replace(fixed, contacts=(Contact("tip"), Contact("link2")))
free = chain("FRy", lengths="x")  # a floating base that carries one joint
free = replace(free, frames=(*free.frames, Frame("tool", 1, tilt)))
grounded = replace(fixed, frames=(*fixed.frames, Frame("ground", WORLD, tilt)))
grounded = replace(grounded, contacts=(Contact("ground"),))


class State:
    """Symbols for an arm's motion, and how those of q and v move."""

    def __init__(self, tree, q):
        self.tree, self.q = tree, ImmutableMatrix(q)
        self.v = ImmutableMatrix(symbols(f"v1:{tree.nv + 1}"))
        self.a = ImmutableMatrix(symbols(f"a1:{tree.nv + 1}"))
        rate = configuration_rate(tree, self.q, self.v, keep)
        self.motion = dict(zip(self.q, rate, strict=True))
        self.change = self.motion | dict(zip(self.v, self.a, strict=True))


on_fixed = State(fixed, symbols("q1:5"))
on_free = State(free, [*symbols("p1:4"), *base, symbols("q1")])


# Derivation: what moves ----------------------------------------------------
def moving(state, let, name="tool"):
    """Pose of a frame by multiplying poses out, and its time derivative."""
    frame = state.tree.frame(name)
    T = body_poses(state.tree, state.q, let)[frame.body] * frame.placement
    T = Pose(let(T.R), let(T.p))
    return T, Pose(let.rate(T.R, state.motion), let.rate(T.p, state.motion))


def halves(twist):
    """Linear and angular part of a vector with the linear part first."""
    return twist[:3, 0], twist[3:, 0]


def vstack(columns):
    """One column of many."""
    return ImmutableMatrix.vstack(*columns)


def stacked(R, p):
    """Nine entries of a matrix over three of a vector."""
    return R.reshape(9, 1).col_join(p)


def poses_claim(state, transposed=False):
    """The emitted poses of the tool and of the first link, against products from the root."""
    names = ("tool", "link1")

    def claim(let):
        frames = tuple(state.tree.frame(name) for name in names)
        emitted = frame_poses(state.tree, state.q, frames, let)
        plain = [moving(state, let, name)[0] for name in names]
        expected = [stacked(T.R.T if transposed else T.R, T.p) for T in plain]
        return vstack(stacked(T.R, T.p) for T in emitted), vstack(expected)

    return claim


# Derivation: Jacobians -----------------------------------------------------
def world_aligned(T, twist):
    """R' and p' from (p', w)."""
    u, w = halves(twist)
    return stacked(hat(w) * T.R, u)


def local(T, twist):
    """R' and p' from (R^T p', R^T w)."""
    u, w = halves(twist)
    return stacked(T.R * hat(w), T.R * u)


def world(T, twist):
    """R' and p' from (p' + p x w, w)."""
    u, w = halves(twist)
    return stacked(hat(w) * T.R, u + cross(w, T.p))


MEANING = {"": world_aligned, "local": local, "world": world}


def jacobian_claim(state, expression, read_as=None):
    """R' and p' of the tool, against what the emitted Jacobian says."""

    def claim(let):
        T, rate = moving(state, let)
        J = frame_jacobian(state.tree, state.q, state.tree.frame("tool"), expression, let)
        meaning = MEANING[expression if read_as is None else read_as]
        return stacked(rate.R, rate.p), meaning(T, let(J * state.v))

    return claim


def rate_claim(state, expression, slip=None):
    """The derivative of the emitted Jacobian, against the emitted rate."""
    tree, q, v, tool = state.tree, state.q, state.v, state.tree.frame("tool")

    def claim(let):
        J = frame_jacobian(tree, q, tool, expression, let)
        emitted = (
            slip(state, let)
            if slip is not None
            else frame_jacobian_dot(tree, q, v, tool, expression, let)
        )
        return let.rate(J, state.motion), emitted

    return claim


def other_rate(expression):
    """The emitted rate in another expression."""
    return lambda s, let: frame_jacobian_dot(
        s.tree, s.q, s.v, s.tree.frame("tool"), expression, let
    )


def turned_rate(state, let):
    """The world-aligned rate turned into the frame's axes, as if these stood still."""
    dJ, (T, _) = other_rate("")(state, let), moving(state, let)
    return let(T.R.T * dJ[:3, :]).col_join(let(T.R.T * dJ[3:, :]))


def moved_rate(state, let):
    """The world-aligned rate moved to the world's origin, as if the frame stood still."""
    dJ, (T, _) = other_rate("")(state, let), moving(state, let)
    return let(dJ[:3, :] + hat(T.p) * dJ[3:, :]).col_join(dJ[3:, :])


# Derivation: velocities and accelerations ----------------------------------
def velocity_claim(state, read_as=""):
    """R' and p' of the tool, against the emitted velocity."""

    def claim(let):
        T, rate = moving(state, let)
        V = frame_velocity(state.tree, state.q, state.v, state.tree.frame("tool"), let)
        return stacked(rate.R, rate.p), MEANING[read_as](T, V)

    return claim


def acceleration_claim(state, spin=1):
    """R'' and p'' of the tool, against ([alpha] + [w]^2) R and the emitted acceleration."""

    def claim(let):
        T, rate = moving(state, let)
        second = stacked(let.rate(rate.R, state.change), let.rate(rate.p, state.change))
        tool = state.tree.frame("tool")
        _, w = halves(frame_velocity(state.tree, state.q, state.v, tool, let))
        A = frame_acceleration(state.tree, state.q, state.v, state.a, tool, let)
        linear, alpha = halves(A)
        return second, stacked(let(hat(alpha) + spin * hat(w) ** 2) * T.R, linear)

    return claim


def bodies_claim(state, own_axes=True):
    """R' and p' of every body, against the emitted velocities in body axes."""

    def claim(let):
        emitted = body_velocities(state.tree, state.q, state.v, let)
        left, right = [], []
        for k, T in enumerate(body_poses(state.tree, state.q, let)):
            left.append(stacked(let.rate(T.R, state.motion), let.rate(T.p, state.motion)))
            right.append((local if own_axes else world_aligned)(T, emitted[:, k]))
        return vstack(left), vstack(right)

    return claim


def ground_claim(name="ground"):
    """Where a frame is, and all that is emitted of its motion, against a place at rest."""
    tree, q, v, a = grounded, on_fixed.q, on_fixed.v, on_fixed.a
    frame = tree.frame(name)

    def claim(let):
        (T,) = frame_poses(tree, q, (frame,), let)
        found = [
            frame_velocity(tree, q, v, frame, let),
            frame_acceleration(tree, q, v, a, frame, let),
            contact_drift(tree, q, v, let),
        ]
        for expression in EXPRESSIONS:
            found += [
                frame_jacobian(tree, q, frame, expression, let) * v,
                frame_jacobian_dot(tree, q, v, frame, expression, let) * v,
            ]
        still = [ImmutableMatrix(zeros(x.rows, 1)) for x in found]
        return vstack([stacked(T.R, T.p), *found]), vstack([stacked(tilt.R, tilt.p), *still])

    return claim


# Derivation: contacts ------------------------------------------------------
def contact_claim(let, order=1):
    """Rates of the emitted contact positions, against the emitted Jacobian times v."""
    s = on_fixed
    positions = contact_positions(s.tree, s.q, let)
    plain = [moving(s, let, name)[0].p for name in ("tip", "link2")[::order]]
    J = contact_jacobian(s.tree, s.q, let)
    rates = let.rate(vstack(plain), s.motion)
    return rates.col_join(positions), (J * s.v).col_join(vstack(plain))


# Derivation: centres of mass -----------------------------------------------
spatial = chain("RzRyPx")
on_spatial = State(spatial, symbols("q1:4"))


def centre_jacobians(let, from_joint=True):
    """(centre, J_v, J_w, R) of each link."""
    tree, poses = spatial, body_poses(spatial, on_spatial.q, let)
    axes = [let(T.R * link.joint.axis) for T, link in zip(poses, tree.bodies, strict=True)]
    for i, (T, link) in enumerate(zip(poses, tree.bodies, strict=True)):
        centre = let(T.p + T.R * (link.inertia.moment / link.inertia.mass))
        J_v, J_w = zeros(3, tree.nv), zeros(3, tree.nv)
        for k in range(i + 1):  # the joints that carry the link
            turns = tree.bodies[k].joint.turning
            lever = centre - poses[k].p if from_joint else centre
            J_v[:, k] = cross(axes[k], lever) if turns else axes[k]
            J_w[:, k] = axes[k] if turns else ZERO3
        yield centre, let(ImmutableMatrix(J_v)), ImmutableMatrix(J_w), T.R


def centres_claim(let, from_joint=True):
    """Partial derivatives of the centres' positions, against the columns."""
    links = list(centre_jacobians(let, from_joint))
    derived = [[let.rate(centre, {x: 1}) for x in on_spatial.q] for centre, *_ in links]
    left = vstack(ImmutableMatrix.hstack(*columns) for columns in derived)
    return left, vstack(J_v for _, J_v, *_ in links)


def mass_claim(let, turned=True):
    """The composite-body matrix, against the sum of m J_v^T J_v + J_w^T R I_c R^T J_w."""
    total = zeros(3, 3)
    for link, (_, J_v, J_w, R) in zip(spatial.bodies, centre_jacobians(let), strict=True):
        c = hat(link.inertia.moment / link.inertia.mass)
        I_c = link.inertia.second + link.inertia.mass * c**2
        rates = let(R.T * J_w) if turned else J_w  # in the axes of I_c
        total += link.inertia.mass * J_v.T * J_v + rates.T * let(I_c) * rates
    return crba(spatial, on_spatial.q, let), ImmutableMatrix(total)


# Statements ----------------------------------------------------------------
def pair(name, text, claim, slip, units=(unit, base)):
    """A statement on the arm with a fixed base and its twin on the floating one."""
    for state, where, groups in ((on_fixed, "fixed", units[:1]), (on_free, "free", units)):
        true, false = claim(state)
        yield Statement(f"frames/{name}-{where}", text, true, false, slip=slip, unit=groups)


tutorial = Source("Robotics Tutorial", section="2.6.1 of chapter 3")

STATEMENTS = (
    *pair(
        "poses",
        "Emitted poses are the products of the joints' poses from the root.",
        lambda s: (poses_claim(s), poses_claim(s, transposed=True)),
        "R read as world to link",
    ),
    *pair(
        "jacobian",
        "J v of the world-aligned Jacobian is (p', w).",
        lambda s: (jacobian_claim(s, ""), jacobian_claim(s, "", read_as="world")),
        "read as the velocity of the point at the world's origin",
    ),
    *pair(
        "jacobian-local",
        "J v of the local Jacobian is (R^T p', R^T w).",
        lambda s: (jacobian_claim(s, "local"), jacobian_claim(s, "local", read_as="")),
        "read in world axes",
    ),
    *pair(
        "jacobian-world",
        "J v of the world Jacobian is (p' + p x w, w).",
        lambda s: (jacobian_claim(s, "world"), jacobian_claim(s, "world", read_as="")),
        "read as the velocity of the frame's origin",
    ),
    *pair(
        "jacobian-rate",
        "The emitted rate of the world-aligned Jacobian is its time derivative.",
        lambda s: (rate_claim(s, ""), rate_claim(s, "", other_rate("world"))),
        "the rate of the world Jacobian, whose point does not move along",
    ),
    *pair(
        "jacobian-rate-local",
        "The emitted rate of the local Jacobian is its time derivative.",
        lambda s: (rate_claim(s, "local"), rate_claim(s, "local", turned_rate)),
        "R^T dJ: the axes turn as well",
    ),
    *pair(
        "jacobian-rate-world",
        "The emitted rate of the world Jacobian is its time derivative.",
        lambda s: (rate_claim(s, "world"), rate_claim(s, "world", moved_rate)),
        "dJ moved by p: the point moves as well",
    ),
    *pair(
        "velocity",
        "The emitted velocity of a frame is (p', w).",
        lambda s: (velocity_claim(s), velocity_claim(s, read_as="local")),
        "read in the frame's own axes",
    ),
    *pair(
        "acceleration",
        "The emitted acceleration of a frame is (p'', alpha) with R'' = ([alpha] + [w]^2) R.",
        lambda s: (acceleration_claim(s), acceleration_claim(s, spin=0)),
        "R'' = [alpha] R: the centripetal part forgotten",
    ),
    *pair(
        "bodies",
        "Emitted velocities of bodies are (R^T p', R^T w).",
        lambda s: (bodies_claim(s), bodies_claim(s, own_axes=False)),
        "read in world axes",
        units=((), base),
    ),
    Statement(
        "frames/ground",
        "A frame of the world stays where it is: all that is emitted of its motion is zero.",
        ground_claim(),
        ground_claim("tip"),
        slip="a frame of a link taken for one of the world",
        unit=(unit,),
    ),
    Statement(
        "frames/contacts",
        "Emitted contact points are where the poses put them, and move by the emitted Jacobian.",
        contact_claim,
        lambda let: contact_claim(let, order=-1),
        slip="the contacts in another order",
    ),
    Statement(
        "frames/centre-jacobian",
        "A centre of mass moves by z_k x (c - o_k) where joint k turns, by z_k where it slides.",
        centres_claim,
        lambda let: centres_claim(let, from_joint=False),
        slip="the lever from the world's origin",
    ),
    Statement(
        "frames/mass-matrix",
        "M is the sum of m J_v^T J_v + J_w^T R I_c R^T J_w over the links.",
        mass_claim,
        lambda let: mass_claim(let, turned=False),
        slip="I_c in body axes with J_w in world axes",
        source=tutorial,
    ),
)

# Functions -----------------------------------------------------------------
both = ("fixed", "free")
FUNCTIONS = (
    Function("forward_kinematics", [f"frames/poses-{where}" for where in both]),
    Function("body_velocities", [f"frames/bodies-{where}" for where in both]),
    Function("frame_velocity", [f"frames/velocity-{where}" for where in both] + ["frames/ground"]),
    Function(
        "frame_acceleration", [f"frames/acceleration-{where}" for where in both] + ["frames/ground"]
    ),
    *(
        Function(f"frame_jacobian{suffix}", [f"frames/jacobian{key}-{where}" for where in both])
        for suffix, key in (
            ("", ""),
            ("_local", "-local"),
            ("_world", "-world"),
            ("_dot", "-rate"),
            ("_local_dot", "-rate-local"),
            ("_world_dot", "-rate-world"),
        )
    ),
    Function("contact_positions", ("frames/contacts",)),
    Function("contact_jacobian", ("frames/contacts",)),
    Function("contact_drift", ("frames/ground",)),
    Function("crba", ("frames/mass-matrix",)),
)
