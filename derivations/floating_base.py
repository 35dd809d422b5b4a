"""A base that floats.

A robot that stands on nothing has six velocities more than it has motors.  Its equations are

    M a + h = S^T tau + J_c^T lambda,        S = [0  1],

and the first six rows, which hold no torque, say what Newton and Euler say of the whole robot:
the momentum changes by the weight and by the contact forces, and by nothing that happens inside.

Written about the base's own origin, in its axes, the base rows are

    force     R^T (dl/dt - m g)
    moment    R^T (dk/dt + p' x l - (c - p) x m g)

with the momentum l, the angular momentum k about the base's origin p and the centre of mass c.
The term p' x l is there because p moves; about the centre of mass it would vanish.  Without
velocity and acceleration what is left is the total weight.

Why motors do not appear.  A motor turns its link by tau and its carrier by -tau about the same
axis.  The power of the two is tau (w_child - w_parent) . axis = tau v_j for any motion of the
base, so that the generalized force is S^T tau.

That the base is not driven does not mean that it does not move.  Solved for its acceleration the
base rows read

    a_b = -M_bb^-1 (M_bj a_j + h_b),

and put into the joint rows they leave the inertia that the joints feel of a free base:

    (M_jj - M_jb M_bb^-1 M_bj) a_j = tau - h_j + M_jb M_bb^-1 h_b.

It is less than M_jj, the inertia felt by joints whose base is held.  The same a comes from the
articulated-body algorithm, without any of these blocks.

Conventions.  Libraries write the base's velocity in different ways.  Let v = T(q) w, with v in
the coordinates of the recursions (linear, then angular, both in base axes).  Power must not
depend on who writes it, so forces are written T^T tau; an acceleration is the time derivative of
the velocity as it is written, so a = T w' + T' w.  Everything else follows.  Here it is proved
the other way round: what is emitted in a convention is held against virtual power, energy and
momentum in its own coordinates, which know nothing of T.

    featherstone   w = (angular, linear) in base axes
    mujoco         w = (linear in world axes, angular in base axes); quaternion w x y z in both

Source: Robotics Tutorial, chapter 49, section 49.9, and its chapter on contact, base coupling
and centroidal dynamics, section 1 (blocks, selection, Schur complement); the base rows as a
balance of momentum are a standard result.
"""

from collections.abc import Mapping
from dataclasses import replace

from sympy import (
    ImmutableMatrix,
    Integer,
    Rational,
    Symbol,
    diag,
    eye,
    symbols,
    zeros,
)

from symdyn.algebra.linear import inverse_symmetric
from symdyn.dynamics.aba import aba
from symdyn.dynamics.catalogue import ENTRIES, frame_entries
from symdyn.dynamics.contact import contact_jacobian
from symdyn.dynamics.conventions import CONVENTIONS, PINOCCHIO, converted
from symdyn.dynamics.crba import crba
from symdyn.dynamics.kinematics import body_velocities
from symdyn.dynamics.lagrange import (
    body_poses,
    dalembert,
    first_moment,
    mass_matrix,
    momentum,
    moved,
)
from symdyn.dynamics.links import links
from symdyn.dynamics.manifold import difference, integrate, normalize
from symdyn.dynamics.minverse import reduced_mass_matrix
from symdyn.dynamics.outside import rnea_external
from symdyn.dynamics.regressor import parameters
from symdyn.dynamics.rnea import body_forces, rnea
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import (
    ZERO3,
    axis_rotation,
    basis,
    cross,
    hat,
    quaternion_product,
    quaternion_rotation,
    symmetric,
    vector,
)
from symdyn.geometry.spatial import Inertia
from symdyn.model.joints import Joint
from symdyn.model.linear import linear_inertia, numbered
from symdyn.model.tree import ROOT_JOINT, WORLD, Body, Contact, Frame, Tree
from symdyn.truth import STANDARD, Function, Source, Statement

# Setting: robots -----------------------------------------------------------
gravity = vector(*symbols("gx gy gz"))  # in any direction, m/s^2
tilt = axis_rotation(basis(0), Rational(3, 5), Rational(4, 5))
cycle = ImmutableMatrix([[0, 0, 1], [1, 0, 0], [0, 1, 0]])  # x to y to z to x
half = Rational(1, 2)
sole = vector(*symbols("sx sy sz"))  # from the leg's joint to the foot (m)


def robot(*limbs):
    """A base that floats, with limbs (kind, axis) at turned placements; the first has a foot."""
    bodies = [Body("base", WORLD, Joint(ROOT_JOINT, "floating"), Pose(), Inertia())]
    for k, (kind, axis) in enumerate(limbs, 1):
        place = Pose((cycle, tilt)[k % 2], vector(*symbols(f"l{k}x l{k}y l{k}z")))
        moved = Joint(f"j{k}", kind, axis, armature=(Symbol(f"r{k}"),))
        bodies.append(Body(f"limb{k}", 0, moved, place, Inertia()))
    frames = (Frame("base", 0, Pose()), Frame("foot", 1, Pose(cycle, sole)))
    contacts = (Contact("foot"),)
    return linear_inertia(Tree("robot", tuple(bodies), frames, contacts, gravity=gravity))


walker = robot(("revolute", (0, 1, 0)), ("prismatic", (Rational(3, 5), 0, Rational(4, 5))))
hopper = robot(("prismatic", (0, 0, 1)))
toe = Frame("toe", 2, Pose(tilt, vector(1, 0, -2)))
standing = replace(
    walker, frames=(*walker.frames, toe), contacts=(*walker.contacts, Contact("toe"))
)
standing = numbered(standing)


p, quat = vector(*symbols("px py pz")), symbols("ex ey ez ew")  # of the base: m, unit quaternion
R = quaternion_rotation(quat)


class State:
    """Symbols of a motion, with the base's velocity as a convention writes it."""

    def __init__(self, tree, convention="pinocchio"):
        self.tree, self.convention = tree, CONVENTIONS[convention]
        joints = symbols(f"q1:{tree.nv - 5}")
        self.q = ImmutableMatrix([*p, *quat, *joints])  # as the recursions take it
        self.written = ImmutableMatrix(self.order(self.q))
        self.v, self.a, self.u = (ImmutableMatrix(symbols(f"{x}1:{tree.nv + 1}")) for x in "vau")
        self.motion = dict(zip(self.q, self.rate(self.v), strict=True))
        self.change = self.motion | dict(zip(self.v, self.a, strict=True))
        self.still = ImmutableMatrix(zeros(tree.nv, 1))

    def halves(self, v):
        """The base's velocity: linear as it is written, angular in base axes."""
        first, second = v[:3, 0], v[3:6, 0]
        return (second, first) if self.convention.angular_first else (first, second)

    def rate(self, v):
        """dq/dt, in the order of the recursions."""
        linear, w = self.halves(v)
        p_dot = linear if self.convention.world_base else R * linear
        spin = quaternion_product(quat, [*(half * w), 0])
        return [*p_dot, *spin, *v[6:, 0]]

    def six(self, linear, angular):
        """A 6-vector, or 6 x k, in the convention's order."""
        halves = (angular, linear) if self.convention.angular_first else (linear, angular)
        return halves[0].col_join(halves[1])

    def drives(self):
        """Inertia of the drives by velocity."""
        return diag(*(x for body in self.tree.bodies for x in body.joint.armature))

    def order(self, q):
        """A configuration of the recursions with the quaternion as the convention writes it."""
        q = list(q)
        return [*q[:3], q[6], *q[3:6], *q[7:]] if self.convention.scalar_first else q

    def turned(self, x, q, let):
        """A velocity of the recursions at q as the convention writes it."""
        R = quaternion_rotation(list(q[3:7, 0]), let)
        linear = let(R * x[:3, 0]) if self.convention.world_base else x[:3, 0]
        return self.six(linear, x[3:6, 0]).col_join(x[6:, 0])

    def read(self, x, let):
        """A velocity or generalized force of the convention as the recursions take it."""
        linear, angular = self.halves(x)
        R = quaternion_rotation(quat, let)
        linear = let(R.T * linear) if self.convention.world_base else linear
        return linear.col_join(angular).col_join(x[6:, 0])

    def emitted(self, name, let, *given):
        """What is emitted for a function, in the convention."""
        entry = ENTRY[name]
        outputs = entry.outputs(self.tree)

        def recipe(tree, let, *inputs):
            value = entry.recipe(tree, let, *inputs)
            return value if isinstance(value, Mapping) else {outputs[0][0]: value}

        if self.convention is not PINOCCHIO:
            recipe = converted(self.convention, entry.inputs, recipe)
        found = recipe(self.tree, let, *given)
        values = [found[output[0]] for output in outputs]
        return values[0] if len(values) == 1 else values


ENTRY = {entry.name: entry for entry in (*ENTRIES, *frame_entries("foot", "foot"))}
on_walker, on_hopper = State(walker), State(hopper)
numbers = State(numbered(hopper))


def vstack(columns):
    """One column of many."""
    return ImmutableMatrix.vstack(*columns)


# Derivation: base rows -----------------------------------------------------
def mass(tree):
    """Of all bodies."""
    return sum(body.inertia.mass for body in tree.bodies)


def block_claim(whole=True):
    """M_bb, against the inertia of all bodies as the base sees them; the slip: its own."""
    s = on_walker

    def claim(let):
        chain, total = links(walker, s.q, let), walker.bodies[0].inertia
        for link, body in zip(chain[1:], walker.bodies[1:], strict=True):
            seen = body.inertia.expressed_in(Pose(let(link.placed * link.turn), link.offset))
            total = total + seen if whole else total
        m, h = total.mass * eye(3), hat(total.moment)
        block = m.row_join(-h).col_join(h.row_join(total.second))
        return crba(walker, s.q, let)[:6, :6], ImmutableMatrix(block)

    return claim


def momentum_claim(about_base=True):
    """The base rows of M v, against the momentum of the robot about the base's origin."""
    s = on_walker

    def claim(let):
        poses = body_poses(walker, s.q, let)
        about = p if about_base else ZERO3
        l, k = momentum(walker, poses, moved(poses, s.motion, let), about, let)
        return crba(walker, s.q, let)[:6, :] * s.v, (R.T * l).col_join(R.T * k)

    return claim


def balance_claim(moving_point=True):
    """The base rows of inverse dynamics, against the change of momentum less the weight."""
    s = on_walker

    def claim(let):
        poses = body_poses(walker, s.q, let)
        rates = moved(poses, s.motion, let)
        l, k = momentum(walker, poses, rates, p, let)
        f, n = (let.rate(part, s.change) for part in (l, k))
        n += cross(rates[0].p, l) if moving_point else zeros(3, 1)
        m, moment = mass(walker), first_moment(walker, poses, let)
        f, n = f - m * gravity, n - cross(moment - m * p, gravity)
        return rnea(walker, s.q, s.v, s.a, let)[:6, 0], (R.T * let(f)).col_join(R.T * let(n))

    return claim


def weight_claim(lever=True):
    """The base rows at rest, against the weight at the centre of mass."""
    s = on_walker

    def claim(let):
        m, moment = mass(walker), first_moment(walker, body_poses(walker, s.q, let), let)
        n = cross(moment - m * p, gravity) if lever else ZERO3
        g = rnea(walker, s.q, s.still, s.still, let)
        return g[:6, 0], -(R.T * (m * gravity)).col_join(R.T * n)

    return claim


def motor_claim(reaction=True):
    """The power of a motor on its link and of its reaction on the base, against v^T S^T tau."""
    s, torque = on_walker, Symbol("tau")
    joint, j = walker.bodies[1].joint, walker.v_index[1].start
    select = ImmutableMatrix([Integer(k == j) for k in range(walker.nv)])

    def claim(let):
        V, link = body_velocities(walker, s.q, s.v, let), links(walker, s.q, let)[1]
        w_base, w_limb = link.down(V[3:, 0]), V[3:, 1]
        relative = w_limb - w_base if reaction else w_limb
        return torque * joint.axis.dot(relative), (s.v.T * select)[0] * torque

    return claim


def contact_claim(at_base=True):
    """The base rows of J_c^T f, against the force and its moment about the base's origin."""
    s, f = on_walker, vector(*symbols("f1:4"))

    def claim(let):
        foot = body_poses(walker, s.q, let)[1]
        r = foot.p + foot.R * sole - (p if at_base else ZERO3)
        rows = contact_jacobian(walker, s.q, let)[:, :6].T * f
        return rows, (R.T * f).col_join(R.T * cross(r, f))

    return claim


# Derivation: the inertia that joints feel ----------------------------------
def symmetric_symbols(name, n):
    """An arbitrary symmetric n x n matrix."""
    return ImmutableMatrix(n, n, lambda i, j: Symbol(f"{name}{min(i, j)}{max(i, j)}"))


def schur_claim(reduced=True):
    """Both rows of the block equations, at the solution by the Schur complement; two rows and
    columns stand for the base, two for the joints.  The slip: M_jj for the reduced matrix."""
    M, h = symmetric_symbols("M", 4), ImmutableMatrix(symbols("h1:5"))
    tau = ImmutableMatrix(symbols("tau1:3"))
    base, coupling, own = M[:2, :2], M[:2, 2:], M[2:, 2:]

    def claim(let):
        W = inverse_symmetric(base, let)
        X, y = let(W * coupling), let(W * h[:2, 0])
        S = let(own - coupling.T * X) if reduced else own
        a_j = let(inverse_symmetric(S, let) * (tau - h[2:, 0] + coupling.T * y))
        a = ImmutableMatrix(-X * a_j - y).col_join(a_j)
        return M * a + h, zeros(2, 1).col_join(tau)

    return claim


def joints_claim(reduced=True):
    """The emitted reduced matrix times the joints' acceleration by the articulated bodies."""
    s, n = numbers, numbers.tree.nv - 6
    torque = ImmutableMatrix(symbols(f"tau1:{n + 1}"))

    def claim(let):
        a = aba(s.tree, s.q, s.v, ImmutableMatrix(zeros(6, 1).col_join(torque)), let)
        M, h = crba(s.tree, s.q, let), rnea(s.tree, s.q, s.v, s.still, let)
        felt = reduced_mass_matrix(s.tree, s.q, let) if reduced else M[6:, 6:]
        y = let(inverse_symmetric(M[:6, :6], let) * h[:6, 0])
        return felt * a[6:, 0], torque - h[6:, 0] + M[6:, :6] * y

    return claim


def coupling_claim(moves=True):
    """The base's acceleration by the articulated bodies, against -M_bb^-1 (M_bj a_j + h_b)."""
    s, n = numbers, numbers.tree.nv - 6
    torque = ImmutableMatrix(symbols(f"tau1:{n + 1}"))

    def claim(let):
        a = aba(s.tree, s.q, s.v, ImmutableMatrix(zeros(6, 1).col_join(torque)), let)
        M, h = crba(s.tree, s.q, let), rnea(s.tree, s.q, s.v, s.still, let)
        pushed = let(M[:6, 6:] * a[6:, 0] + h[:6, 0])
        return a[:6, 0] if moves else zeros(6, 1), -inverse_symmetric(M[:6, :6], let) * pushed

    return claim


# Derivation: conventions ---------------------------------------------------
def accelerations(s, let):
    """Velocity and acceleration in the coordinates of the recursions, by their definition."""
    p_dot = ImmutableMatrix(s.rate(s.v)[:3])
    v = let(R.T * p_dot).col_join(s.halves(s.v)[1]).col_join(s.v[6:, 0])
    return v, let.rate(v, s.change)


def forces_claim(s, drift=True):
    """Forces of a motion, of the velocities alone and of rest, against virtual power.

    The slip: accelerations turned like velocities, T' w forgotten.
    """

    def claim(let):
        moving, still = (s.v, s.a), (s.v, s.still)
        forces = dalembert(s.tree, s.q, s.motion, moving, let) + s.drives() * s.a
        effects = dalembert(s.tree, s.q, s.motion, still, let)
        if drift:
            tau = s.emitted("rnea", let, s.written, s.v, s.a)
            h = s.emitted("nonlinear_effects", let, s.written, s.v)
            return tau.col_join(h), let(forces).col_join(effects)
        v, a = accelerations(s, let)[0], (R.T * s.a[:3, 0]).col_join(s.a[3:, 0])
        tau = rnea(s.tree, s.q, v, a, let)
        return (R * tau[:3, 0]).col_join(tau[3:, 0]), let(forces)

    return claim


def energy_claim(s):
    """Mass matrix and gravity, against the energy's second derivatives and its slope."""

    def claim(let):
        M = let(mass_matrix(s.tree, s.q, s.motion, s.v, let) + s.drives())
        moment = first_moment(s.tree, body_poses(s.tree, s.q, let), let)
        power = let.rate(let(-s.tree.gravity.dot(moment)), s.motion)
        slope = ImmutableMatrix([let.rate(power, {speed: 1}) for speed in s.v])
        found = s.emitted("crba", let, s.written).row_join(s.emitted("gravity", let, s.written))
        return found, M.row_join(slope)

    return claim


def bracket(s, u, v):
    """[u, v] of two constant velocities in the convention."""
    (u_l, u_w), (v_l, v_w) = s.halves(u), s.halves(v)
    gliding = ZERO3 if s.convention.world_base else cross(u_w, v_l) - cross(v_w, u_l)
    joints = zeros(s.tree.nv - 6, 1)
    return ImmutableMatrix(s.six(gliding, cross(u_w, v_w)).col_join(joints))


def coriolis_claim(s):
    """C v + g, dM/dt - 2 C with its transpose, and C(u) v - C(v) u."""

    def claim(let):
        C = s.emitted("coriolis_matrix", let, s.written, s.v)
        g = s.emitted("gravity", let, s.written)
        h = s.emitted("nonlinear_effects", let, s.written, s.v)
        M = s.emitted("crba", let, s.written)
        N = let(let.rate(M, s.motion) - 2 * C)
        other = s.emitted("coriolis_matrix", let, s.written, s.u)
        twist = other * s.v - C * s.u
        left = (let(C * s.v) + g).row_join(N + N.T).row_join(twist)
        return left, h.row_join(0 * N).row_join(M * bracket(s, s.u, s.v))

    return claim


def inverse_claim(s, forces=None):
    """Forward after inverse dynamics, the state's rate, and M^-1 M; the slip: forces that are
    written in another convention."""
    x = s.written.col_join(s.v)

    def claim(let):
        tau = (forces or s).emitted("rnea", let, s.written, s.v, s.a)
        W, M = (s.emitted(name, let, s.written) for name in ("minverse", "crba"))
        left = [
            *s.emitted("aba", let, s.written, s.v, tau),
            *s.emitted("state_derivative", let, x, tau),
            *(W * M),
        ]
        return ImmutableMatrix(left), ImmutableMatrix(
            [*s.a, *s.order(s.rate(s.v)), *s.a, *eye(s.tree.nv)]
        )

    return claim


def contacts_claim(s):
    """J_c w and the contacts' drift, against the foot's velocity and acceleration at w' = 0."""

    def claim(let):
        foot = body_poses(s.tree, s.q, let)[1] * s.tree.frame("foot").placement
        velocity = let.rate(let(foot.p), s.motion)
        J = s.emitted("contact_jacobian", let, s.written)
        drift = s.emitted("contact_drift", let, s.written, s.v)
        return (J * s.v).row_join(drift), velocity.row_join(let.rate(velocity, s.motion))

    return claim


def momentum_claims(s):
    """A_G w and the momentum, against that of all points; their rates, against theirs."""

    def claim(let):
        poses = body_poses(s.tree, s.q, let)
        centre = let(first_moment(s.tree, poses, let) / mass(s.tree))
        l, k = momentum(s.tree, poses, moved(poses, s.motion, let), centre, let)
        A_G, h_G = s.emitted("centroidal_map", let, s.written), s.six(l, k)
        found = (A_G * s.v).row_join(s.emitted("centroidal_momentum", let, s.written, s.v))
        rate = s.emitted("centroidal_momentum_rate", let, s.written, s.v, s.a)
        dA_G = s.emitted("centroidal_map_derivative", let, s.written, s.v)
        left = found.row_join(rate).row_join(dA_G)
        right = h_G.row_join(h_G).row_join(let.rate(h_G, s.change))
        return left, right.row_join(let.rate(A_G, s.motion))

    return claim


def frames_claim(s):
    """The foot's velocity and acceleration, against those of its pose; J w in three expressions,
    against the velocity; the rates of J, against theirs."""

    def claim(let):
        foot = body_poses(s.tree, s.q, let)[1] * s.tree.frame("foot").placement
        T = Pose(let(foot.R), let(foot.p))
        D = moved([T], s.motion, let)[0]
        spin = let(D.R * T.R.T)
        u, w = D.p, vector(spin[2, 1], spin[0, 2], spin[1, 0])
        V, A = s.six(u, w), s.six(let.rate(u, s.change), let.rate(w, s.change))
        left = [s.emitted("frame_velocity_foot", let, s.written, s.v)]
        left += [s.emitted("frame_acceleration_foot", let, s.written, s.v, s.a)]
        right = [V, A]
        expressions = {
            "": V,
            "_local": s.six(T.R.T * u, T.R.T * w),
            "_world": s.six(u - cross(w, T.p), w),
        }
        for suffix, meaning in expressions.items():
            J = s.emitted(f"frame_jacobian_foot{suffix}", let, s.written)
            left += [J * s.v, s.emitted(f"frame_jacobian_foot{suffix}_dot", let, s.written, s.v)]
            right += [meaning, let.rate(let(J), s.motion)]
        return ImmutableMatrix.hstack(*left), ImmutableMatrix.hstack(*right)

    return claim


def bodies_claim(s):
    """Velocities and forces of bodies, and forces given on them, against those of the recursions
    at the same motion."""
    f, n = (ImmutableMatrix(3, 2, symbols(f"{x}1:7")) for x in "fn")

    def claim(let):
        v, a = accelerations(s, let)
        V, F = body_velocities(s.tree, s.q, v, let), body_forces(s.tree, s.q, v, a, let)
        right = s.six(V[:3, :], V[3:, :]).row_join(s.six(F[:3, :], F[3:, :]))
        found = s.emitted("body_velocities", let, s.written, s.v)
        found = found.row_join(s.emitted("body_forces", let, s.written, s.v, s.a))
        given = s.emitted("rnea_external", let, s.written, s.v, s.a, s.six(f, n))
        tau = rnea_external(s.tree, s.q, v, a, f.col_join(n), let)
        base = s.six(R * tau[:3, 0] if s.convention.world_base else tau[:3, 0], tau[3:6, 0])
        flat = ImmutableMatrix([*found, *given])
        return flat, ImmutableMatrix([*right, *base, *tau[6:, 0]])

    return claim


def configurations_claim(s):
    """Rules of the configuration space, against those of the recursions."""

    def claim(let):
        v, q = accelerations(s, let)[0], s.q
        back = difference(s.tree, q, integrate(s.tree, q, v, let), let)
        linear = R * back[:3, 0] if s.convention.world_base else back[:3, 0]
        moved_on = s.emitted("integrate", let, s.written, s.v)
        left = [
            *s.emitted("configuration_rate", let, s.written, s.v),
            *moved_on,
            *s.emitted("normalize", let, s.written),
            *s.emitted("difference", let, s.written, moved_on),
        ]
        right = [
            *s.order(s.rate(s.v)),
            *s.order(integrate(s.tree, q, v, let)),
            *s.order(normalize(s.tree, q, let)),
            *s.six(linear, back[3:6, 0]),
            *back[6:, 0],
        ]
        return ImmutableMatrix(left), ImmutableMatrix(right)

    return claim


def kept_claim(s):
    """Kept contacts, an impact, the regressor and the centre of mass's Jacobian, against what the
    recursions say of the same motion, forces and anchors."""
    n, stance, gains = s.tree.nv, ImmutableMatrix([0, 1]), symbols("kp kd mu")
    tau, anchor = (ImmutableMatrix(symbols(f"{x}1:{m + 1}")) for x, m in (("t", n), ("x", 14)))
    places, e = ImmutableMatrix([*anchor[:3], *anchor[7:10]]), Symbol("e")
    poses = ImmutableMatrix([*s.order(anchor[:7]), *s.order(anchor[7:])])

    def claim(let):
        v, torque = s.read(s.v, let), s.read(tau, let)
        added = let(cross(v[3:6, 0], v[:3, 0])) if s.convention.world_base else ZERO3
        left, right = [], []
        for name, ours, theirs in (
            ("contact_dynamics", places, places),
            ("contact_dynamics_6d", anchor, poses),
        ):
            plain = ENTRY[name].recipe(s.tree, let, s.q, v, torque, stance, ours, *gains)
            given = (s.written, s.v, tau, stance, theirs, *gains)
            a, lam, _ = s.emitted(name, let, *given)
            wrench = plain["lam"]
            if name.endswith("6d"):
                parts = (s.six(wrench[k : k + 3, 0], wrench[k + 3 : k + 6, 0]) for k in (0, 6))
                wrench = vstack(parts)
            moved_on = let(plain["a"][:3, 0] + added).col_join(plain["a"][3:, 0])
            left += [a, lam]
            right += [s.turned(moved_on, s.q, let), wrench]
        plain = ENTRY["impulse_dynamics"].recipe(s.tree, let, s.q, v, stance, e)
        left += s.emitted("impulse_dynamics", let, s.written, s.v, stance, e)
        right += [s.turned(plain["v_next"], s.q, let), plain["impulse"]]
        return vstack(left), vstack(right)

    return claim


def control_claim(s):
    """Residual, steps and the single body of control, against their parts: the forces, the steps
    of the recursions, the same body with its quaternion as it is written."""
    n, nq, dt = s.tree.nv, s.tree.nq, Symbol("dt")
    rate, torque = (ImmutableMatrix(symbols(f"{x}1:{m + 1}")) for x, m in (("z", nq), ("t", n - 6)))
    f, place = vector(*symbols("f1:4")), vector(*symbols("c1:4"))
    single, second = ImmutableMatrix(symbols("b1:14")), symmetric(*symbols("k1:7"))
    x = s.written.col_join(s.v)

    def claim(let):
        xdot = ImmutableMatrix([*s.order(rate), *s.a])
        tau = s.emitted("rnea", let, s.written, s.v, s.a)
        tau = tau - s.emitted("contact_jacobian", let, s.written).T * f
        tau = tau - zeros(6, 1).col_join(torque)
        left = [s.emitted("dae_residual", let, x, xdot, torque.col_join(f))]
        slip = let(rate - ImmutableMatrix(s.rate(s.v)))
        right = [ImmutableMatrix([*s.order(slip), *let(tau)])]
        v, a = s.read(s.v, let), s.read(s.a, let)
        if s.convention.world_base:
            a = let(a[:3, 0] - let(cross(v[3:6, 0], v[:3, 0]))).col_join(a[3:, 0])
        for name in ("step_se3", "step_r3so3"):
            moved_on = ENTRY[name].recipe(s.tree, let, s.q.col_join(v), a, dt)
            q = moved_on[:nq, 0]
            left.append(s.emitted(name, let, x, s.a, dt))
            right.append(ImmutableMatrix([*s.order(q), *s.turned(moved_on[nq:, 0], q, let)]))
        left.append(s.emitted("srbm", let, ImmutableMatrix(s.order(single)), f, place, second))
        alone = ENTRY["srbm"].recipe(s.tree, let, single, f, place, second)
        return vstack(left), vstack([*right, ImmutableMatrix(s.order(alone))])

    return claim


def linear_claim(s):
    """The regressor times the parameters, against the forces; J_com w, against the velocity of
    the centre of mass."""
    pi = ImmutableMatrix([x for body in s.tree.bodies for x in parameters(body.inertia)])

    def claim(let):
        Y = s.emitted("regressor", let, s.written, s.v, s.a)
        centre = let(first_moment(s.tree, body_poses(s.tree, s.q, let), let) / mass(s.tree))
        J = s.emitted("com_jacobian", let, s.written)
        left = let(Y * pi).col_join(J * s.v)
        tau = s.emitted("rnea", let, s.written, s.v, s.a) - s.drives() * s.a
        return left, let(tau).col_join(let.rate(centre, s.motion))

    return claim


def read_as(claim, tree, name, convention):
    """The slip: what is emitted in one convention, read in another."""
    s, other = State(tree, convention), State(tree, name)
    if claim is inverse_claim:
        return claim(s, forces=other)
    s.emitted = other.emitted
    return claim(s)


# Statements ----------------------------------------------------------------
coupling = Source("Robotics Tutorial", section="1 of the chapter on contact and base coupling")
whole_body = Source("Robotics Tutorial", section="49.9 of chapter 49")


def on(name, text, true, false, slip, source=STANDARD, **more):
    """A statement on a base that floats."""
    more |= {"source": source, "slip": slip}
    return Statement(f"floating-base/{name}", text, true, false, unit=(quat,), **more)


BASE = (
    on(
        "block",
        "M_bb is the spatial inertia of the whole robot, about the base's origin in its axes.",
        block_claim(),
        block_claim(whole=False),
        "the base's own inertia",
    ),
    on(
        "momentum",
        "The base rows of M v are the robot's momentum about the base's origin, in base axes.",
        momentum_claim(),
        momentum_claim(about_base=False),
        "the angular momentum about the world's origin",
    ),
    on(
        "balance",
        "The base rows of M a + h are the change of momentum less the weight.",
        balance_claim(),
        balance_claim(moving_point=False),
        "p' x l forgotten: the reference point moves",
    ),
    on(
        "weight",
        "The base rows of g are the robot's weight at its centre of mass, with a minus.",
        weight_claim(),
        weight_claim(lever=False),
        "no moment: the base's origin taken for the centre of mass",
    ),
    on(
        "motor",
        "A motor with its reaction has the generalized force S^T tau.",
        motor_claim(),
        motor_claim(reaction=False),
        "the reaction on the base forgotten",
        source=whole_body,
    ),
    on(
        "contact",
        "The base rows of J_c^T f are the force and its moment about the base's origin.",
        contact_claim(),
        contact_claim(at_base=False),
        "the moment about the world's origin",
        source=whole_body,
    ),
)

SCHUR = (
    on(
        "schur",
        "The Schur complement solves both rows of the block equations.",
        schur_claim(),
        schur_claim(reduced=False),
        "M_jj in place of M_jj - M_jb M_bb^-1 M_bj",
        source=coupling,
        choices=("two velocities stand for the base, two for the joints",),
    ),
    on(
        "schur-joints",
        "Articulated bodies give the joints the acceleration of the reduced matrix.",
        joints_claim(),
        joints_claim(reduced=False),
        "M_jj in place of the reduced matrix",
        source=coupling,
        choices=("lengths and inertias are numbers, joints are slides",),
    ),
    on(
        "coupling",
        "Articulated bodies give an undriven base the acceleration -M_bb^-1 (M_bj a_j + h_b).",
        coupling_claim(),
        coupling_claim(moves=False),
        "no drive taken for no acceleration",
        source=coupling,
        choices=("lengths and inertias are numbers, joints are slides",),
    ),
)

WRITTEN = {  # name: (claim, robot, what is said)
    "energy": (energy_claim, hopper, "the energy's second derivatives M and its slope g"),
    "coriolis": (coriolis_claim, hopper, "a C with C v + g = h, dM/dt - 2 C skew, no torsion"),
    "inverse": (inverse_claim, numbered(hopper), "accelerations that solve its own equations"),
    "contacts": (contacts_claim, hopper, "the foot's velocity and acceleration"),
    "momentum": (momentum_claims, hopper, "the momentum of all points and its rate"),
    "frames": (frames_claim, hopper, "the foot's velocity, acceleration and Jacobians"),
    "bodies": (bodies_claim, hopper, "the velocities and forces of the recursions"),
    "configurations": (configurations_claim, hopper, "the rules of the configuration space"),
    "kept": (kept_claim, standing, "the accelerations and forces of kept contacts and impacts"),
    "control": (control_claim, hopper, "the residual and the steps of the recursions"),
    "linear": (linear_claim, hopper, "forces that are linear in the inertial parameters"),
}
NAMES = ("featherstone", "mujoco")


def written(name):
    """Statements on one convention."""
    s, other = State(hopper, name), {"featherstone": "pinocchio", "mujoco": "featherstone"}[name]
    wrong = read_as(forces_claim, hopper, other, name), f"read in the convention {other}"
    if name == "mujoco":
        wrong = forces_claim(s, drift=False), "accelerations turned like velocities"
    yield on(
        f"{name}-forces",
        f"What is emitted for {name} gives the forces of virtual power.",
        forces_claim(s),
        *wrong,
    )
    for key, (claim, tree, what) in WRITTEN.items():
        yield on(
            f"{name}-{key}",
            f"What is emitted for {name} gives {what}.",
            claim(State(tree, name)),
            read_as(claim, tree, other, name),
            f"read in the convention {other}",
        )


CONVENTION = {name: tuple(written(name)) for name in NAMES}

STATEMENTS = BASE + SCHUR + CONVENTION["featherstone"] + CONVENTION["mujoco"]


# Functions -----------------------------------------------------------------
def ids(those):
    """Ids of statements."""
    return [statement.id for statement in those]


FUNCTIONS = (
    Function("crba", ids(BASE[:2])),
    Function("rnea", ids(BASE[2:3])),
    Function("gravity", ids(BASE[3:4])),
    Function("aba", ids(SCHUR)),
    Function("reduced_mass_matrix", ids(SCHUR)),
    *(Function(f"convention_{name}", ids(those)) for name, those in CONVENTION.items()),
)
