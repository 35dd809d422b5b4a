"""Recursions equal the equations of motion.

The recursions that emit code walk along the tree of bodies and never form an equation of
motion.  Here they are held against what energy and virtual power give by differentiation
alone, on arms whose lengths and inertial parameters are symbols.  Each recursion is called as
the very function that writes the code of a robot; a change of its text changes what is proved.

Inverse dynamics.  Where v = dq/dt, Lagrange's equations are the definition.  A ball, a plane, a
wheel and a base that floats have velocities that are no dq/dt, and there virtual power is:

    tau_j = sum over all points of  m  dx'/dv_j . (x'' - g).

Gravity enters the recursion as an acceleration -g of the ground; that this is the same is part
of each statement.  A joint that follows another moves by the ratio, and gives back the ratio
times its force; so its drive's inertia counts by the ratio squared.

The mass matrix is the second derivative of the kinetic energy, and the sum of J^T I J over the
bodies.  For a joint j at or behind joint i,

    M_ij = S_i^T X* (I_j^C S_j),

where I_j^C is the composite inertia of all that the *outer* joint j carries: a joint moves
nothing but what is behind it.

The Coriolis matrix is asked for three things: C v + g is what inverse dynamics gives without
acceleration, dM/dt - 2 C is skew, and C(u) w - C(w) u = M [u, w].  Where v = dq/dt the bracket
of constant rates vanishes, and Christoffel's symbols are the one C that has all three.  The
inertia of a drive is no body that turns: it adds to M and never to C.

Forward dynamics.  The articulated-body algorithm frees one joint after the other, and what one
step does is a lemma by itself.  Let a body show the inertia I and the force p, so that its
wrench is I A + p at acceleration A, and let its joint add to what its parent has: A = A' + S a.
Then, whatever A' is,

    S^T (I A + p) + r a = tau    and    I A + p = I' A' + p'    at   a = base - K^T A',

for the inertia I' and the force p' that the step returns and a drive of inertia r.  Together
with the inertia carried to the parent's origin, and by induction from the tips inwards, all
accelerations that the third pass finds satisfy the equations of motion.  No entry of M is ever
formed and nothing need be expanded: the step is proved for an arbitrary articulated inertia.
The same holds for the inverse of M, block by block, for an arbitrary matrix that has the zeros
of the tree.  Whole trees are then checked with numbers for their lengths and inertias, so that
quotients stay small, and a hub with ten legs, 31 joints and all symbols, modulo primes.

Source: the recursions are standard results (Luh, Walker and Paul; Walker and Orin;
Featherstone).  Robotics Tutorial, chapter 49, sections 49.6 to 49.8, tells them too; where it
prints M_ij with the composite inertia of the inner joint it is in error (see
recursions/composite).
"""

from dataclasses import replace

from sympy import ImmutableMatrix, Rational, Symbol, diag, eye, symbols, zeros

from symdyn.algebra.linear import partial_ldl
from symdyn.dynamics.aba import Articulated, aba, lifted, solve_joint
from symdyn.dynamics.catalogue import ENTRIES
from symdyn.dynamics.coriolis import coriolis_matrix
from symdyn.dynamics.crba import composites, crba, motion_columns
from symdyn.dynamics.energy import kinetic_energy, potential_energy
from symdyn.dynamics.frames import frame_jacobian
from symdyn.dynamics.kinematics import body_velocities
from symdyn.dynamics.lagrange import body_poses, dalembert, euler_lagrange, mass_matrix
from symdyn.dynamics.lagrange import kinetic_energy as energy_of_points
from symdyn.dynamics.lagrange import potential_energy as height_of_points
from symdyn.dynamics.links import Link, links
from symdyn.dynamics.manifold import configuration_rate
from symdyn.dynamics.minverse import minverse
from symdyn.dynamics.rnea import body_forces, rnea
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import (
    ZERO3,
    axis_rotation,
    basis,
    cross,
    hat,
    quaternion_product,
    symmetric,
    vector,
)
from symdyn.geometry.spatial import Inertia
from symdyn.model.chain import chain
from symdyn.model.joints import Joint
from symdyn.model.linear import linear_inertia, numbered
from symdyn.model.tree import WORLD, Body, Frame, Tree
from symdyn.program.trace import keep
from symdyn.truth import Function, Source, Statement

RECIPES = {entry.name: entry.recipe for entry in ENTRIES}  # what emits, by the catalogue's names

# Setting: trees ------------------------------------------------------------
gravity = vector(*symbols("gx gy gz"))  # in any direction, m/s^2
cycle = ImmutableMatrix([[0, 0, 1], [1, 0, 0], [0, 1, 0]])  # x to y to z to x
tilt = axis_rotation(basis(0), Rational(3, 5), Rational(4, 5))
slant = (Rational(3, 5), 0, Rational(4, 5))  # an axis along no coordinate axis
half, pitch = Rational(1, 2), Symbol("pitch")
ground = (Frame("ground", WORLD, Pose()),)


def joint(name, kind, axis=(0, 0, 0), **more):
    """A joint whose drive has inertia, a symbol for each of its velocities."""
    drives = symbols(f"r{name}_1:{Joint(name, kind, axis).nv + 1}")
    return Joint(name, kind, axis, armature=drives, **more)


def tree(*bodies):
    """Bodies (parent, joint[, master]) at turned placements; everything else is a symbol."""
    made = []
    for k, (parent, moved, *master) in enumerate(bodies, 1):
        place = Pose((tilt, cycle)[k % 2], vector(*symbols(f"l{k}x l{k}y l{k}z")))
        made.append(Body(f"body{k}", parent, moved, place, Inertia(), *master))
    return linear_inertia(Tree("tree", tuple(made), ground, gravity=gravity))


spatial = replace(linear_inertia(chain("RzRyRx")), gravity=gravity)  # links reach in any direction
pair = linear_inertia(chain("RzRy", lengths="x"))
arm = linear_inertia(chain("RzRyRzRyRzRyRz", lengths="z"))  # seven joints
ball = tree((WORLD, joint("1", "spherical")))
gears = tree(  # a wheel, and a smaller one on it that turns backwards twice as fast
    (WORLD, joint("1", "continuous", (0, 1, 0))),
    (0, joint("2", "revolute", (0, 0, -1), ratio=-2, follows_pair=True), 0),
)
limbs = tree(  # a trunk that carries a hand on a ball, and a disc that glides on it
    (WORLD, joint("1", "revolute", (0, -1, 0))),
    (0, joint("2", "spherical")),
    (0, joint("3", "planar", (0, 0, 1))),
)
wheels = tree(  # a wheel, a slide on it, a gear on the slide; a second root that follows the slide
    (WORLD, joint("1", "continuous", slant)),
    (0, joint("2", "prismatic", slant)),
    (1, joint("3", "revolute", (1, 0, 0), ratio=-2, follows_pair=True), 0),
    (WORLD, joint("4", "helical", (0, 1, 0), pitch=pitch, ratio=half), 1),
)
sleds = tree(  # a disc that glides on the ground and carries slides; a second root
    (WORLD, joint("1", "planar", slant)),
    (0, joint("2", "prismatic", slant)),
    (1, joint("3", "prismatic", (0, 1, 0))),
    (0, joint("4", "prismatic", slant)),
    (WORLD, joint("5", "prismatic", slant)),
)
fork = tree(  # two limbs on one joint, and a second root
    *((parent, joint(f"{k}", "revolute", (0, 0, 1))) for k, parent in enumerate((-1, 0, 1, 0, -1))),
)
twigs = tree(  # a limb of two bodies that carries two limbs
    (WORLD, joint("1", "prismatic", (0, 0, 1))),
    (0, joint("2", "revolute", (0, 1, 0))),
    (1, joint("3", "revolute", slant)),
    (1, joint("4", "prismatic", slant)),
)
branches = tree(  # a limb of two bodies that carries limbs, beside one of a single body
    (WORLD, joint("1", "prismatic", (0, 0, 1))),
    (0, joint("2", "prismatic", slant)),
    (0, joint("3", "prismatic", (0, 1, 0))),
    (2, joint("4", "revolute", (0, 1, 0))),
    (3, joint("5", "revolute", (0, 1, 0))),
    (3, joint("6", "prismatic", (0, 0, -1))),
)
floating = replace(linear_inertia(chain("FRy", lengths="x")), gravity=gravity)


def without_drives(tree):
    """The same tree, its drives without inertia."""
    bare = (replace(body, joint=replace(body.joint, armature=())) for body in tree.bodies)
    return replace(tree, bodies=tuple(bare))


def hub(legs):
    """A hub with legs of three joints; lengths and all inertial parameters are symbols."""
    made = [Body("hub", WORLD, Joint("hub", "revolute", basis(2)), Pose(), Inertia())]
    for k in range(3 * legs):
        place = Pose(p=vector(Symbol(f"l{k}"), 0, 0))
        moved = Joint(f"joint{k}", "revolute", basis((k + 1) % 3))
        made.append(Body(f"body{k}", k if k % 3 else 0, moved, place, Inertia()))
    return linear_inertia(Tree("hub", tuple(made), ground, gravity=gravity))


ENTRIES_OF_Q = {
    "continuous": "c s",
    "spherical": "ex ey ez ew",
    "planar": "ox oy c s",
    "floating": "ox oy oz ex ey ez ew",
}
OF_NORM_ONE = {"continuous": 2, "spherical": 4, "planar": 2, "floating": 4}  # the last of them


class State:
    """Symbols of a motion: q, v, a, how those of q and v move, which are of norm one."""

    def __init__(self, tree):
        self.tree, q, self.unit = tree, [], []
        for k, body in enumerate(tree.bodies, 1):
            if body.master is None:
                kind = body.joint.kind
                own = [Symbol(f"{name}{k}") for name in ENTRIES_OF_Q.get(kind, "q").split()]
                q += own
                self.unit += [own[-OF_NORM_ONE[kind] :]] if kind in OF_NORM_ONE else []
        self.q = ImmutableMatrix(q)
        self.v, self.a, self.u = (ImmutableMatrix(symbols(f"{x}1:{tree.nv + 1}")) for x in "vau")
        rate = configuration_rate(tree, self.q, self.v, keep)  # for v = dq/dt that is v itself
        self.motion = dict(zip(self.q, rate, strict=True))
        self.change = self.motion | dict(zip(self.v, self.a, strict=True))
        self.still = ImmutableMatrix(zeros(tree.nv, 1))

    def drives(self, power=2):
        """Inertia of the drives by velocity; a follower's counts by its ratio squared."""
        total = [0] * self.tree.nv
        for body, index in zip(self.tree.bodies, self.tree.v_index, strict=True):
            for k, inertia in enumerate(body.joint.armature):
                total[index.start + k] += body.joint.ratio**power * inertia
        return diag(*total)


on_spatial, on_pair, on_arm, on_ball, on_gears = map(State, (spatial, pair, arm, ball, gears))
on_limbs, on_wheels, on_floating = map(State, (limbs, wheels, floating))
on_body = State(linear_inertia(chain("F")))  # one body that moves freely


# Derivation: inverse dynamics ----------------------------------------------
def inverse_dynamics(s, other):
    """The recursion, against another account of the same forces."""
    return lambda let: (rnea(s.tree, s.q, s.v, s.a, let), other(s, let))


def lagrange(s, let):
    """d/dt dT/dv - dT/dq + dV/dq."""
    return euler_lagrange(s.tree, s.q, s.v, s.a, let)


def lagrange_upside_down(s, let):
    """The slip: the ground accelerated along gravity, not against it."""
    return euler_lagrange(replace(s.tree, gravity=-s.tree.gravity), s.q, s.v, s.a, let)


def lagrange_cut_short(s, let):
    """The slip: dT/dq left out."""
    poses = body_poses(s.tree, s.q, let)
    T, V = energy_of_points(s.tree, poses, s.motion, let), height_of_points(s.tree, poses, let)
    momentum = [let.rate(T, {speed: 1}) for speed in s.v]
    slopes = [let.rate(V, {x: 1}) for x in s.q]
    return ImmutableMatrix(
        [let.rate(p, s.change) + dV for p, dV in zip(momentum, slopes, strict=True)]
    )


def virtual_power(s, let, power=2, motion=None):
    """Forces by virtual power, and those that the drives take."""
    forces = dalembert(s.tree, s.q, motion or s.motion, (s.v, s.a), let)
    return let(forces + s.drives(power) * s.a)


def in_a_row(s, let):
    """The slip: each body hangs on the one before it in the list."""
    bodies = (replace(body, parent=k - 1) for k, body in enumerate(s.tree.bodies))
    return virtual_power(State(replace(s.tree, bodies=tuple(bodies))), let)


def in_ground_axes(s, let):
    """The slip: a ball's angular velocity read in axes before the joint."""
    turned = quaternion_product([*(half * s.v), 0], list(s.q))
    return virtual_power(s, let, motion=dict(zip(s.q, turned, strict=True)))


def effects_claim(s, full=True):
    """What is emitted for v alone, against virtual power; the slip: C v without g."""

    def claim(let):
        h = RECIPES["nonlinear_effects"](s.tree, let, s.q, s.v)
        g = RECIPES["gravity"](s.tree, let, s.q)
        expected = dalembert(s.tree, s.q, s.motion, (s.v, s.still), let)
        return h if full else h - g, expected

    return claim


def gravity_claim(s, sign=1):
    """What is emitted for rest, against the slope of the potential energy along each velocity."""

    def claim(let):
        power = let.rate(height_of_points(s.tree, body_poses(s.tree, s.q, let), let), s.motion)
        slopes = [sign * let.rate(power, {speed: 1}) for speed in s.v]
        return RECIPES["gravity"](s.tree, let, s.q), ImmutableMatrix(slopes)

    return claim


# Derivation: bodies --------------------------------------------------------
def stacked(R, p):
    """Nine entries of a matrix over three of a vector."""
    return R.reshape(9, 1).col_join(p)


def moved(poses, directions, let):
    """The time derivatives of poses."""
    return [Pose(let.rate(T.R, directions), let.rate(T.p, directions)) for T in poses]


def velocities_claim(s, own_axes=True):
    """R' and p' of every body, against its emitted velocity (u, w) in its own axes."""

    def claim(let):
        V, poses, right = body_velocities(s.tree, s.q, s.v, let), body_poses(s.tree, s.q, let), []
        left = [stacked(rate.R, rate.p) for rate in moved(poses, s.motion, let)]
        for k, T in enumerate(poses):
            u, w = V[:3, k], V[3:, k]
            right.append(stacked(T.R * hat(w), T.R * u if own_axes else u))
        return ImmutableMatrix.vstack(*left), ImmutableMatrix.vstack(*right)

    return claim


def moving_wrench(body, T, second, about, g, let):
    """What moves one body so: the sums over its points of m (x'' - g) and of
    (x - about) x m (x'' - g), in world axes, force first."""
    push, h = second.p - g, body.inertia.moment
    spread = body.inertia.second.trace() / 2 * eye(3) - body.inertia.second
    K = let(T.R * spread * second.R.T)  # the sum of m (R r) (R'' r)^T
    swirl = vector(K[1, 2] - K[2, 1], K[2, 0] - K[0, 2], K[0, 1] - K[1, 0])
    force = let(body.inertia.mass * push + second.R * h)
    return force.col_join(let(cross(T.p - about, force) + cross(T.R * h, push) + swirl))


def forces_claim(s, weight=1):
    """The wrench through each joint, against what moves everything behind the joint."""
    g, bodies = weight * s.tree.gravity, s.tree.bodies

    def claim(let):
        poses, columns = body_poses(s.tree, s.q, let), []
        second = moved(moved(poses, s.motion, let), s.change, let)
        for i, T in enumerate(poses):
            behind = [k for k in range(len(poses)) if i in s.tree.ancestors(k)]
            wrenches = (moving_wrench(bodies[k], poses[k], second[k], T.p, g, let) for k in behind)
            total = sum(wrenches, zeros(6, 1))
            columns.append((T.R.T * total[:3, 0]).col_join(T.R.T * total[3:, 0]))
        return body_forces(s.tree, s.q, s.v, s.a, let), ImmutableMatrix.hstack(*columns)

    return claim


# Derivation: mass matrix and energies --------------------------------------
def mass_claim(s, factor=1, power=2):
    """The composite-body matrix, against the second derivatives of the kinetic energy."""

    def claim(let):
        of_bodies = mass_matrix(s.tree, s.q, s.motion, s.v, let)
        return crba(s.tree, s.q, let), let(factor * of_bodies + s.drives(power))

    return claim


def jacobians_claim(s, expression="local"):
    """The composite-body matrix, against the sum of J^T I J over the bodies (linear first)."""

    def claim(let):
        total = s.drives()
        for k, body in enumerate(s.tree.bodies):
            J = frame_jacobian(s.tree, s.q, Frame(body.name, k, Pose()), expression, let)
            m, h = body.inertia.mass * eye(3), hat(body.inertia.moment)
            I = m.row_join(-h).col_join(h.row_join(body.inertia.second))
            total += J.T * let(I * J)
        return crba(s.tree, s.q, let), ImmutableMatrix(total)

    return claim


def composite_claim(of):
    """M_12, against S_1^T X* (I^C S_2) with the composite inertia of link 2, or of link 1."""
    turn = pair.bodies[1].joint.angular

    def claim(let):
        chain = links(pair, on_pair.q, let)
        composite = composites(pair, chain, let)
        if of == 2:
            n, _ = chain[1].force_up(*motion_columns(composite[1], turn, ZERO3, let))
        else:  # the motion carried to link 1, and link 1 with all that it carries
            w = chain[1].up(turn)
            n, _ = motion_columns(composite[0], w, let(cross(chain[1].offset, w)), let)
        return crba(pair, on_pair.q, let)[0, 1], (pair.bodies[0].joint.angular.T * n)[0]

    return claim


def kinetic_claim(s, power=2):
    """Kinetic energy, against that of all points and of the drives."""

    def claim(let):
        of_points = energy_of_points(s.tree, body_poses(s.tree, s.q, let), s.motion, let)
        of_drives = half * (s.v.T * s.drives(power) * s.v)[0]
        return kinetic_energy(s.tree, s.q, s.v, let), of_points + of_drives

    return claim


def quadratic_claim(s, factor=half):
    """Kinetic energy, against v^T M v / 2."""

    def claim(let):
        M = crba(s.tree, s.q, let)
        return kinetic_energy(s.tree, s.q, s.v, let), factor * (s.v.T * M * s.v)[0]

    return claim


def potential_claim(s, sign=1):
    """Potential energy, against that of all points."""

    def claim(let):
        of_points = height_of_points(s.tree, body_poses(s.tree, s.q, let), let)
        return potential_energy(s.tree, s.q, let), sign * of_points

    return claim


def power_claim(s, with_height=True):
    """The energy's rate, against the power of the generalized forces."""

    def claim(let):
        energy = kinetic_energy(s.tree, s.q, s.v, let)
        energy += potential_energy(s.tree, s.q, let) if with_height else 0
        return let.rate(let(energy), s.change), (s.v.T * rnea(s.tree, s.q, s.v, s.a, let))[0]

    return claim


# Derivation: Coriolis matrix -----------------------------------------------
def coriolis_claim(s, weight=1):
    """C v + g, against inverse dynamics without acceleration."""

    def claim(let):
        C, g = coriolis_matrix(s.tree, s.q, s.v, let), rnea(s.tree, s.q, s.still, s.still, let)
        return let(C * s.v) + weight * g, rnea(s.tree, s.q, s.v, s.still, let)

    return claim


def skew_claim(s, factor=2):
    """dM/dt - 2 C plus its transpose."""

    def claim(let):
        rate = let.rate(crba(s.tree, s.q, let), s.motion)
        N = let(rate - factor * coriolis_matrix(s.tree, s.q, s.v, let))
        return N + N.T, 0

    return claim


def bracket(s, u, v):
    """[u, v] of two constant velocities: zero, but for rotations and rigid motions."""
    found = zeros(s.tree.nv, 1)
    for body, at in zip(s.tree.bodies, s.tree.v_index, strict=True):
        A, L = body.joint.angular, body.joint.linear
        if body.joint.nv > 1:
            (u_A, u_L), (v_A, v_L) = ((A * x[at, 0], L * x[at, 0]) for x in (u, v))
            found[at, 0] = A.T * cross(u_A, v_A) + L.T * (cross(u_A, v_L) - cross(v_A, u_L))
    return ImmutableMatrix(found)


def torsion_claim(s, sign=1):
    """C(u) v - C(v) u, against M [u, v], of the bodies alone."""
    bare, q, u, v = without_drives(s.tree), s.q, s.u, s.v

    def claim(let):
        left = coriolis_matrix(bare, q, u, let) * v - coriolis_matrix(bare, q, v, let) * u
        return left, sign * crba(bare, q, let) * bracket(s, u, v)

    return claim


def christoffel_claim(s, third=-1):
    """C, against the sums of (dM_ij/dq_k + dM_ik/dq_j - dM_jk/dq_i) v_k / 2."""

    def claim(let):
        M = crba(s.tree, s.q, let)
        dM = [let.rate(M, {x: 1}) for x in s.q]

        def entry(i, j):
            terms = (dM[k][i, j] + dM[j][i, k] + third * dM[i][j, k] for k in range(s.tree.nv))
            return sum(half * term * speed for term, speed in zip(terms, s.v, strict=True))

        return coriolis_matrix(s.tree, s.q, s.v, let), ImmutableMatrix(s.tree.nv, s.tree.nv, entry)

    return claim


# Derivation: the inverse of the mass matrix --------------------------------
coupled = ImmutableMatrix(4, 4, lambda i, j: Symbol(f"M{min(i, j)}_{max(i, j)}"))


def factors_claim(free=True):
    """A limb's block and its carrier's, from their factors and what is left of the carrier's.

    The slip: the carrier's block left as if the limb's joints were locked.
    """

    def claim(let):
        L, inverse_pivots, left = partial_ldl(coupled, 2, let)
        left = left if free else coupled[2:, 2:]
        D = diag(*(1 / x for x in inverse_pivots), left)
        whole = L.row_join(zeros(2, 2).col_join(eye(2)))
        return whole * let(D * whole.T), coupled

    return claim


def minverse_claim(s):
    """M^-1 M = 1."""

    def claim(let):
        W, M = minverse(s.tree, s.q, let), crba(s.tree, s.q, let)
        return W * M, ImmutableMatrix(eye(s.tree.nv))

    return claim


def held_claim(s):
    """The slip: the last joint's entry of M^-1 taken for 1 / M_nn, as if all others were held."""
    n = s.tree.nv - 1
    return lambda let: (minverse(s.tree, s.q, let)[n, n] * crba(s.tree, s.q, let)[n, n], 1)


# Derivation: forward dynamics ----------------------------------------------
PAIRS = ("xx", "yy", "zz", "xy", "xz", "yz")
shown = Articulated(  # an arbitrary articulated inertia
    symmetric(*symbols([f"J{pair}" for pair in PAIRS])),
    ImmutableMatrix(3, 3, symbols("H:9")),
    symmetric(*symbols([f"N{pair}" for pair in PAIRS])),
)
alpha, acc = vector(*symbols("b1:4")), vector(*symbols("c1:4"))  # A': rad/s^2, m/s^2
force = vector(*symbols("p1:4")), vector(*symbols("f1:4"))  # p: N m, N


def wrench(inertia, alpha, acc):
    """(n, f) of an articulated inertia at an acceleration."""
    return inertia.J * alpha + inertia.H * acc, inertia.H.T * alpha + inertia.N * acc


def step_claim(freed, own=True):
    """One joint freed: its own balance, and what its body shows its parent.

    The slip: the inertia handed on as if the joint were locked.
    """
    A, L, tau = freed.angular, freed.linear, ImmutableMatrix(symbols(f"t1:{freed.nv + 1}"))

    def claim(let):
        solved, left, carried = solve_joint(freed, shown, force, tau, let)
        qdd = let(solved.base - solved.K_n.T * alpha - solved.K_f.T * acc)
        n, f = wrench(shown, alpha + A * qdd, acc + L * qdd)
        n, f = let(n + force[0]), let(f + force[1])
        balance = A.T * n + L.T * f + diag(*freed.armature) * qdd
        n_shown, f_shown = wrench(left if own else shown, alpha, acc)
        passed = (n_shown + carried[0]).col_join(f_shown + carried[1])
        return balance.col_join(n.col_join(f)), tau.col_join(passed)

    return claim


turned = symbols("c s")  # cosine and sine of a joint's angle


def carry_claim(axis, coordinate=None, arm=1):
    """Inertia carried to the parent's origin, against the wrench carried there."""
    turn = axis_rotation(vector(*axis), *turned)
    offset = vector(*symbols("l1x l1y l1z"))
    angle = None if coordinate is None else (coordinate, *turned)

    def claim(let):
        link = Link(let, Joint("joint", "revolute", axis), tilt, turn, offset, angle)
        at_child = link.down(alpha), link.down(let(acc + arm * cross(alpha, offset)))
        n, f = link.force_up(*map(let, wrench(shown, *at_child)))
        moved = wrench(lifted(shown, link, let), alpha, acc)
        return n.col_join(f), moved[0].col_join(moved[1])

    return claim


def inverts_claim(s, g=None):
    """Forward dynamics undoes inverse dynamics; the slip: gravity in only one of them."""
    other = s.tree if g is None else replace(s.tree, gravity=g)
    return lambda let: (aba(other, s.q, s.v, rnea(s.tree, s.q, s.v, s.a, let), let), s.a)


# Statements ----------------------------------------------------------------
def on(s, name, text, claim, sibling, slip, **more):
    """A statement on a tree in motion."""
    return Statement(f"recursions/{name}", text, claim, sibling, slip=slip, unit=s.unit, **more)


def on_both(name, text, claim, sibling, slip):
    """A statement where limbs branch, with a ball and a plane, and one where joints follow
    others; the slip is shown on a ball and on a pair of gears."""
    for s, small, where in ((on_limbs, on_ball, "limbs"), (on_wheels, on_gears, "wheels")):
        yield on(s, f"{name}-{where}", f"{text} ({where}).", claim(s), sibling(small), slip)


INVERSE_DYNAMICS = (
    on(
        on_spatial,
        "rnea-lagrange-3",
        "Inverse dynamics is d/dt dT/dv - dT/dq + dV/dq for three joints in space.",
        inverse_dynamics(on_spatial, lagrange),
        inverse_dynamics(on_spatial, lagrange_upside_down),
        "the ground accelerated along gravity, not against it",
        choices=("the first joint's frame is the world's",),
    ),
    on(
        on_arm,
        "rnea-lagrange-7",
        "Inverse dynamics is d/dt dT/dv - dT/dq + dV/dq for seven joints, all lengths and all 70"
        " inertial parameters being symbols.",
        inverse_dynamics(on_arm, lagrange),
        inverse_dynamics(on_pair, lagrange_cut_short),
        "dT/dq left out (shown on two joints)",
    ),
    on(
        on_limbs,
        "rnea-limbs",
        "Inverse dynamics is virtual power where limbs branch, with a ball and a plane.",
        inverse_dynamics(on_limbs, virtual_power),
        inverse_dynamics(on_limbs, in_a_row),
        "each body on the one before it in the list",
    ),
    on(
        on_wheels,
        "rnea-wheels",
        "Inverse dynamics is virtual power where joints follow others, drives included.",
        inverse_dynamics(on_wheels, virtual_power),
        inverse_dynamics(on_gears, lambda s, let: virtual_power(s, let, power=1)),
        "the drive of a follower counted by its ratio (shown on two gears)",
    ),
    on(
        on_ball,
        "rnea-ball",
        "Inverse dynamics of a ball is virtual power with the velocity in axes after the joint.",
        inverse_dynamics(on_ball, virtual_power),
        inverse_dynamics(on_ball, in_ground_axes),
        "the velocity in axes before the joint",
    ),
    on(
        on_floating,
        "rnea-floating",
        "Inverse dynamics of a base that floats is virtual power.",
        inverse_dynamics(on_floating, virtual_power),
        inverse_dynamics(on_body, lambda s, let: -virtual_power(s, let)),
        "the force of the base for that on the base (shown on one body)",
    ),
)

EFFECTS = (
    on(
        on_limbs,
        "effects",
        "What is emitted for the velocities alone is virtual power without acceleration.",
        effects_claim(on_limbs),
        effects_claim(on_ball, full=False),
        "C v without g (shown on a ball)",
    ),
    *on_both(
        "gravity",
        "What is emitted for rest is the slope of the potential energy along each velocity",
        gravity_claim,
        lambda s: gravity_claim(s, -1),
        "the sign of g",
    ),
)

VELOCITIES = tuple(
    on_both(
        "velocities",
        "Emitted velocities of bodies are (R^T p', w) with R' = R [w]",
        velocities_claim,
        lambda s: velocities_claim(on_gears, own_axes=False),
        "the linear part in world axes",
    )
)

FORCES = tuple(
    on_both(
        "forces",
        "The wrench through a joint moves all that is behind it",
        forces_claim,
        lambda s: forces_claim(s, weight=0),
        "the weight left out",
    )
)

MASS = (
    on(
        on_spatial,
        "crba-energy-3",
        "The composite-body matrix is the kinetic energy's second derivative.",
        mass_claim(on_spatial),
        mass_claim(on_pair, factor=2),
        "the half of the energy forgotten (shown on two joints)",
    ),
    on(
        on_limbs,
        "crba-limbs",
        "The composite-body matrix is the kinetic energy's second derivative where limbs branch.",
        mass_claim(on_limbs),
        mass_claim(on_ball, factor=2),
        "the half of the energy forgotten (shown on a ball)",
    ),
    on(
        on_wheels,
        "crba-wheels",
        "The composite-body matrix is the kinetic energy's second derivative where joints follow"
        " others, and holds their drives by the ratio squared.",
        mass_claim(on_wheels),
        mass_claim(on_gears, power=1),
        "the drive of a follower counted by its ratio (shown on two gears)",
    ),
    on(
        on_floating,
        "crba-floating",
        "The composite-body matrix of a base that floats is the energy's second derivative.",
        mass_claim(on_floating),
        mass_claim(on_body, factor=2),
        "the half of the energy forgotten (shown on one body)",
    ),
    on(
        on_limbs,
        "crba-jacobians",
        "The composite-body matrix is the sum of J^T I J over the bodies.",
        jacobians_claim(on_limbs),
        jacobians_claim(on_pair, expression=""),
        "J in world axes with I in body axes (shown on two joints)",
    ),
    on(
        on_pair,
        "composite",
        "M_ij takes the composite inertia of the outer joint.",
        composite_claim(of=2),
        composite_claim(of=1),
        "the composite inertia of the inner joint",
        source=Source("Robotics Tutorial", section="49.8 of chapter 49"),
    ),
)

KINETIC = (
    *on_both(
        "kinetic",
        "Kinetic energy is that of all points, and of the drives",
        kinetic_claim,
        lambda s: quadratic_claim(s, factor=1),
        "v^T M v without the half",
    ),
    on(
        on_wheels,
        "kinetic-mass",
        "Kinetic energy is v^T M v / 2.",
        quadratic_claim(on_wheels),
        kinetic_claim(on_gears, power=1),
        "the drive of a follower counted by its ratio (shown on two gears)",
    ),
)

POTENTIAL = (
    *on_both(
        "potential",
        "Potential energy is that of all points",
        potential_claim,
        lambda s: potential_claim(s, -1),
        "the sign: it grows against gravity",
    ),
    on(
        on_limbs,
        "power",
        "Energy changes by the power of the generalized forces.",
        power_claim(on_limbs),
        power_claim(on_ball, with_height=False),
        "the power of gravity counted twice (shown on a ball)",
    ),
)

CORIOLIS = (
    *on_both(
        "coriolis",
        "C v + g is inverse dynamics without acceleration",
        coriolis_claim,
        lambda s: coriolis_claim(s, weight=0),
        "g left out",
    ),
    *on_both(
        "skew",
        "dM/dt - 2 C is skew",
        skew_claim,
        lambda s: skew_claim(on_pair, factor=1),
        "dM/dt - C (shown on two joints)",
    ),
    on(
        on_limbs,
        "torsion-limbs",
        "C(u) v - C(v) u is M [u, v] for a ball and a plane.",
        torsion_claim(on_limbs),
        torsion_claim(on_ball, 0),
        "C(u) v = C(v) u, as where v = dq/dt (shown on a ball)",
    ),
    on(
        on_floating,
        "torsion-floating",
        "C(u) v - C(v) u is M [u, v] for a base that floats.",
        torsion_claim(on_floating),
        torsion_claim(on_body, -1),
        "the bracket's sign (shown on one body)",
    ),
    on(
        on_spatial,
        "christoffel",
        "C is that of Christoffel's symbols where v = dq/dt.",
        christoffel_claim(on_spatial),
        christoffel_claim(on_pair, third=1),
        "the sign of the third symbol (shown on two joints)",
    ),
)

NUMBERS = "lengths and inertias are numbers"
MINVERSE = (
    on(
        on_pair,
        "elimination",
        "A limb's factors and what is left for its carrier make up any symmetric matrix.",
        factors_claim(),
        factors_claim(free=False),
        "the carrier's block left as if the limb's joints were locked",
    ),
    *(
        on(
            s,
            f"minverse-{where.replace(' ', '-')}",
            f"The emitted inverse is M^-1 ({where}).",
            minverse_claim(State(numbered(s.tree))),
            held_claim(on_pair),
            "an entry of M^-1 taken for that of M, inverted (shown on two joints)",
            choices=(f"{NUMBERS}: recursions/elimination has any M",),
        )
        for s, where in (
            (on_limbs, "limbs"),
            (on_wheels, "wheels"),
            (State(twigs), "twigs"),
            (State(without_drives(branches)), "branches without drives"),
        )
    ),
)


def step(name, kind, freed):
    """A statement on one step of the elimination."""
    return on(
        on_pair,
        f"step-{name}",
        f"Freeing {kind} solves it, and leaves what its body shows its parent.",
        step_claim(freed),
        step_claim(joint("1", "revolute", (0, 0, 1)), own=False),
        "the inertia handed on as if the joint were locked",
    )


def carry(name, text, *across):
    """A statement on an articulated inertia seen from the parent's origin."""
    return Statement(
        f"recursions/{name}",
        text,
        carry_claim(*across),
        carry_claim(*across, arm=-1),
        slip="the lever's sign in the acceleration of the child's origin",
        unit=(turned,),
    )


def undoes(s, name, where, small, **more):
    """A statement on whole trees: forward dynamics undoes inverse dynamics."""
    return on(
        s,
        name,
        f"Forward dynamics undoes inverse dynamics {where}.",
        inverts_claim(s),
        inverts_claim(small, ZERO3),
        "gravity left out of forward dynamics",
        **more,
    )


LEMMAS = (
    step("turn", "a joint with one velocity", joint("1", "helical", slant, pitch=pitch)),
    step("ball", "a ball", joint("1", "spherical")),
    step("plane", "a joint in a plane", joint("1", "planar", (0, 0, 1))),
    carry(
        "carry",
        "An articulated inertia carried to the parent's origin gives the wrench carried there.",
        (0, 1, 0),
        1,
    ),
    carry("carry-slant", "The same across a joint whose axis is along no coordinate axis.", slant),
)
BY_LEMMAS = (f"{NUMBERS}: " + ", ".join(lemma.id for lemma in LEMMAS) + " hold for symbols",)

FORWARD_DYNAMICS = (
    undoes(on_pair, "aba-inverts-rnea-2", "for two joints, all parameters symbols", on_pair),
    undoes(on_body, "aba-body", "for a body that moves freely", on_body),
    *(
        undoes(State(numbered(it)), f"aba-{name}", where, on_ball, choices=BY_LEMMAS)
        for name, it, where in (
            ("inverts-rnea-3", spatial, "for three joints in space"),
            ("limbs", limbs, "where limbs branch, with a ball and a plane"),
            ("sleds", sleds, "for slides on a plane"),
        )
    ),
    undoes(
        State(numbered(wheels)),
        "aba-wheels",
        "where joints follow others",
        on_gears,
        choices=(f"{NUMBERS}: the inverse of any M is standard",),
    ),
    undoes(
        State(hub(legs=10)),
        "aba-hub",
        "for a hub with ten legs, all symbols",
        on_pair,
        expand=False,
    ),
)

STATEMENTS = (
    *(INVERSE_DYNAMICS + EFFECTS + VELOCITIES + FORCES),
    *(MASS + KINETIC + POTENTIAL + CORIOLIS),
    *(MINVERSE + LEMMAS + FORWARD_DYNAMICS),
)

# Functions -----------------------------------------------------------------
RESTS_ON = {
    "rnea": INVERSE_DYNAMICS,
    "nonlinear_effects": INVERSE_DYNAMICS + EFFECTS[:1],
    "gravity": EFFECTS[1:],
    "body_velocities": VELOCITIES,
    "body_forces": FORCES,
    "crba": MASS,
    "kinetic_energy": KINETIC,
    "potential_energy": POTENTIAL,
    "coriolis_matrix": CORIOLIS,
    "minverse": MINVERSE,
    "aba": LEMMAS + FORWARD_DYNAMICS,
}
FUNCTIONS = tuple(Function(name, [s.id for s in those]) for name, those in RESTS_ON.items())
