"""Dynamics with contacts that are kept.

A robot that stands is solved in one go: accelerations a and contact forces lam with

    M a + h = tau + J^T lam,    J a + J' v + k_p e + k_d J v + mu lam = 0.

The second line is what a contact asks: its acceleration vanishes, or brings it back to where it
was put down, e being how far it is from there.  The regularisation mu gives way by mu lam; it
makes the system regular where contacts depend on each other.  An open contact has no force and
asks nothing.

Here what is emitted is put into both lines.  The recursions factor M from the tips inwards,
gather J in the axes of the base, and never form the system that they solve; the statements see
none of this.

Contacts of three dimensions keep a point.  Those of six keep a frame: its origin as before, and
its orientation by

    J_w a + J_w' v + k_p e_w + k_d w + mu m = 0,    [e_w] = (R R_a^T - R_a R^T) / 2,

where e_w changes by the angular velocity w at the anchor's orientation R_a; away from it, e_w is
the rotation's axis times the sine of its angle.

An impact is the same system without time: M (v+ - v-) = J^T L and J v+ = -e J v-.

Source: standard results; constraint, feedback and impact as in the derivation on contacts.
"""

from dataclasses import replace

from sympy import ImmutableMatrix, Integer, Rational, Symbol, diag, symbols, zeros

from symdyn.dynamics.catalogue import ENTRIES
from symdyn.dynamics.constrained import solve_masked
from symdyn.dynamics.contact import contact_drift, contact_jacobian, contact_positions
from symdyn.dynamics.crba import crba
from symdyn.dynamics.frames import frame_acceleration, frame_jacobian
from symdyn.dynamics.kinematics import frame_poses
from symdyn.dynamics.rnea import rnea
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import axis_rotation, basis, quaternion_rotation, symmetric, vector, vee
from symdyn.geometry.spatial import Inertia
from symdyn.model.chain import chain
from symdyn.model.joints import Joint
from symdyn.model.tree import ROOT_JOINT, WORLD, Body, Contact, Frame, Tree
from symdyn.truth import Function, Statement

RECIPES = {entry.name: entry.recipe for entry in ENTRIES}  # what emits, by the catalogue's names

# Setting ------------------------------------------------------------------
tilt = axis_rotation(basis(1), Rational(3, 5), Rational(4, 5))


def standing(tree):
    """The robot with a contact on each of its last two bodies, numbers for all else."""
    bodies = []
    for k, body in enumerate(tree.bodies, 2):
        second = symmetric(k + 7, k + 8, k + 9, 1, k - 4, -1)
        place = replace(body.placement, p=vector(k - 2, 1, -1) if k > 2 else vector(0, 0, 0))
        inertia = Inertia(Integer(k), vector(1, k - 3, 2), second)
        bodies.append(replace(body, inertia=inertia, placement=place))
    last = len(bodies) - 1
    feet = (
        Frame("heel", last - 1, Pose(tilt, vector(1, 2, -1))),
        Frame("toe", last, Pose(tilt, vector(2, 0, 1))),
    )
    contacts = tuple(Contact(foot.name) for foot in feet)
    return replace(tree, bodies=tuple(bodies), frames=(*tree.frames, *feet), contacts=contacts)


walker = standing(chain("FRyPz"))
biped = standing(  # a waist that carries an arm and a foot, and a leg of two with the other foot
    Tree(
        "biped",
        tuple(
            Body(f"body{k}", parent, Joint(name, kind, axis), Pose(), Inertia())
            for k, (parent, name, kind, axis) in enumerate(
                (
                    (WORLD, ROOT_JOINT, "floating", (0, 0, 0)),
                    (0, "waist", "revolute", (0, 1, 0)),
                    (1, "arm", "prismatic", (1, 0, 0)),
                    (0, "leg", "revolute", (0, 0, -1)),
                    (1, "thigh", "revolute", (1, 0, 0)),
                    (3, "shank", "revolute", (1, 0, 0)),
                )
            )
        ),
        (Frame("trunk", 0, Pose()),),
    )
)
arm = standing(chain("RzRyPxRyRzRx"))


class State:
    """Symbols of a motion and of what keeps the contacts."""

    def __init__(self, tree):
        self.tree = tree
        self.q = ImmutableMatrix(symbols(f"q1:{tree.nq + 1}"))
        self.v, self.tau = (ImmutableMatrix(symbols(f"{x}1:{tree.nv + 1}")) for x in "vt")
        self.unit = [list(self.q[3:7, 0])] if tree.floating else []
        self.gains = symbols("kp kd mu")
        self.still = ImmutableMatrix(zeros(tree.nv, 1))

    def unbalanced(self, a, J, lam, let):
        """M a + h - tau - J^T lam."""
        M, h = crba(self.tree, self.q, let), rnea(self.tree, self.q, self.v, self.still, let)
        return let(M * a + h - self.tau - J.T * lam)


class Upright(State):
    """The same of a floating robot whose base is not turned, at the world's origin."""

    def __init__(self, tree):
        super().__init__(tree)
        self.q = ImmutableMatrix([*zeros(6, 1), 1, *self.q[7:, 0]])
        self.unit = []


on_walker, on_biped, on_arm = State(walker), State(biped), State(arm)
on_slide = Upright(standing(chain("FPz")))
BOTH, TOE = ImmutableMatrix([1, 1]), ImmutableMatrix([0, 1])


def of_closed(stance, size):
    """The rows of the closed contacts."""
    return [k for k in range(size * len(stance)) if stance[k // size]]


def asked(s, stance, rows, found, let):
    """Both lines, and the forces of open contacts: all zero."""
    (J, drift, error), (kp, kd, mu) = rows, s.gains
    closed = of_closed(stance, J.rows // len(stance))
    lam = found["lam"]
    still = let(J * found["a"] + drift + kp * error + kd * let(J * s.v) + mu * lam)
    open_ = [lam[k] for k in range(J.rows) if k not in closed]
    parts = [*s.unbalanced(found["a"], J, lam, let), *still.extract(closed, [0]), *open_]
    return ImmutableMatrix(parts), 0


# Derivation: points --------------------------------------------------------
def points_claim(s, stance, sign=1):
    """What is emitted, in both lines; the slip: the anchor's displacement with a wrong sign."""
    anchor = ImmutableMatrix(symbols(f"x1:{3 * len(stance) + 1}"))

    def claim(let):
        found = RECIPES["contact_dynamics"](s.tree, let, s.q, s.v, s.tau, stance, anchor, *s.gains)
        J, drift = contact_jacobian(s.tree, s.q, let), contact_drift(s.tree, s.q, s.v, let)
        error = sign * let(contact_positions(s.tree, s.q, let) - anchor)
        return asked(s, stance, (J, drift, error), found, let)

    return claim


# Derivation: frames --------------------------------------------------------
def frames_claim(s, stance, with_spin=True):
    """What is emitted for whole frames, in both lines; the slip: no drift of the orientation."""
    anchor = ImmutableMatrix(symbols(f"x1:{7 * len(stance) + 1}"))
    frames = tuple(s.tree.frame(name) for name in s.tree.contact_names)

    def claim(let):
        found = RECIPES["contact_dynamics_6d"](
            s.tree, let, s.q, s.v, s.tau, stance, anchor, *s.gains
        )
        J = ImmutableMatrix.vstack(*(frame_jacobian(s.tree, s.q, x, "", let) for x in frames))
        drift, error = [], []
        for k, (x, pose) in enumerate(
            zip(frames, frame_poses(s.tree, s.q, frames, let), strict=True)
        ):
            A = frame_acceleration(s.tree, s.q, s.v, s.still, x, let)
            drift += [*A[:3, 0], *(A[3:, 0] if with_spin else zeros(3, 1))]
            put = anchor[7 * k : 7 * k + 7, 0]
            turn = let(pose.R * quaternion_rotation(list(put[3:7, 0])).T)
            error += [*(pose.p - put[:3, 0]), *(vee(turn - turn.T) / 2)]
        drift, error = ImmutableMatrix(drift), ImmutableMatrix(error)
        return asked(s, stance, (J, drift, error), found, let)

    return claim


# Derivation: impact --------------------------------------------------------
def impact_claim(s, stance, lost=True):
    """M (v+ - v-) - J^T L, and J v+ + e J v- of the contacts struck; the slip: e without effect."""
    e = Symbol("e")

    def claim(let):
        found = RECIPES["impulse_dynamics"](s.tree, let, s.q, s.v, stance, e)
        J, M = contact_jacobian(s.tree, s.q, let), crba(s.tree, s.q, let)
        after, L = found["v_next"], found["impulse"]
        change = let(M * (after - s.v) - J.T * L)
        leaving = let(J * after + (e if lost else 0) * let(J * s.v))
        rows = of_closed(stance, 3)
        open_ = [L[k] for k in range(J.rows) if k not in rows]
        return ImmutableMatrix([*change, *leaving.extract(rows, [0]), *open_]), 0

    return claim


# Derivation: open contacts --------------------------------------------------
w, r1, r2 = symbols("w r1 r2")  # an entry of W, right-hand sides


def open_claim(let, stance=(1, 0)):
    """Forces at two rows of which nothing moves the second, against that of the first alone; the
    slip: the first taken for open."""
    x, _ = solve_masked(diag(w, 0), ImmutableMatrix([r1, r2]), ImmutableMatrix(stance), 0, let)
    return x, ImmutableMatrix([r1 / w, 0])


def pivot_claim(let, times=1):
    """The pivot of a single row; the slip: not relative to the entry that it stems from."""
    W, right = ImmutableMatrix([w]), ImmutableMatrix([r1])
    _, pivot = solve_masked(W, right, ImmutableMatrix([1]), Symbol("mu"), let)
    return pivot, times


# Statements ---------------------------------------------------------------
NUMBERS = ("lengths and inertias are numbers; gains, anchors and the motion are symbols",)


SLIDE = (
    *NUMBERS,
    "the joint slides; the base stands upright at the origin: moving the world moves all of it",
)


def on(s, name, text, claim, sibling, slip):
    """A statement on a robot that stands."""
    return Statement(
        f"constrained/{name}",
        text,
        claim,
        sibling,
        slip=slip,
        unit=s.unit,
        expand=s is on_slide,
        choices=SLIDE if s is on_slide else NUMBERS,
    )


WHERE = (
    (on_walker, BOTH, "walker", "of a floating robot on two feet"),
    (on_walker, TOE, "step", "of a floating robot on one of two feet"),
    (on_biped, BOTH, "biped", "of a robot whose feet are on limbs"),
    (on_slide, TOE, "slide", "of a floating robot on a foot that slides"),
    (on_arm, BOTH, "arm", "of an arm that is held at two points"),
)
POINTS = tuple(
    on(
        s,
        f"points-{name}",
        f"Accelerations and forces {where} balance, and each closed contact has what it asks.",
        points_claim(s, stance),
        points_claim(s, stance, -1),
        "feedback that drives the contact away",
    )
    for s, stance, name, where in WHERE
    if name != "arm"
)
FRAMES = tuple(
    on(
        s,
        f"frames-{name}",
        f"Accelerations and wrenches {where} balance, and its closed frame has what it asks.",
        frames_claim(s, TOE),
        frames_claim(s, TOE, with_spin=False),
        "the drift of the orientation left out",
    )
    for s, name, where in (
        (on_walker, "walker", "of a floating robot on a foot"),
        (on_biped, "biped", "of a robot on the foot of a limb"),
        (on_arm, "arm", "of an arm held at its end"),
    )
)
IMPACT = tuple(
    on(
        s,
        f"impact-{name}",
        f"Velocities and impulses {where} balance, and the contacts struck leave as they should.",
        impact_claim(s, stance),
        impact_claim(s, stance, lost=False),
        "a restitution without effect",
    )
    for s, stance, name, where in WHERE
    if name != "arm"
)
OPEN = Statement(
    "constrained/open",
    "An open contact has no force, even where nothing could move it.",
    open_claim,
    lambda let: open_claim(let, stance=(0, 0)),
    slip="the closed contact taken for an open one",
)
PIVOT = Statement(
    "constrained/pivot",
    "The pivot of a contact's single row is one: it depends on no other.",
    pivot_claim,
    lambda let: pivot_claim(let, times=w),
    slip="the pivot itself, not relative to its diagonal entry",
)
STATEMENTS = (*POINTS, *FRAMES, *IMPACT, OPEN, PIVOT)

# Functions ----------------------------------------------------------------
RESTS_ON = {
    "contact_dynamics": POINTS,
    "contact_dynamics_6d": FRAMES,
    "impulse_dynamics": IMPACT,
}
FUNCTIONS = tuple(
    Function(name, [*(s.id for s in those), OPEN.id, PIVOT.id]) for name, those in RESTS_ON.items()
)
