"""Moving on the configuration space.

A robot's configuration is no vector.  A ball is a unit quaternion, an endless joint a pair
(cos, sin), a base that floats a position and a quaternion: more numbers than velocities, tied by
relations that adding numbers breaks.  So four rules stand in for what vectors do by plus and
minus, joint by joint:

    rate        dq/dt at velocity v
    integrate   the configuration after moving by v for one second
    difference  the velocity that leads from one configuration to another in one second
    normalize   what brings a configuration that has drifted back to norm one

The velocity is the one the recursions know: S v in axes after the joint.  A rate is right when
the joint's pose moves with that velocity,

    R' = R [A v],    p' = R L v,    S = (A, L),

and when the pose at q = 0 (or at the unit quaternion) is the identity.  These two say what every
joint's pose is; nothing else need be known of it.

Moving for one second along a constant v is the solution of an equation, and that is how it is
proved: the emitted closed form X(t) = integrate(q, t v) has X' = rate(X, v) and X(0) = q.  No
series is summed.  For a base that floats this is the exponential of SE(3), for a plane that of
SE(2): the body moves along a screw, or a circle, not along a straight line.

The difference is proved by undoing that: difference(q, integrate(q, v)) = v, for a turn by less
than half a revolution.  Where the code takes a root or an angle, the value is given (the root of
|w|^2 is the angle x for w = x u with a unit vector u; the angle whose sine and cosine are sin x
and cos x is x), and what stood under it is part of the claim.

Near zero rotation the code takes power series in place of quotients that are 0/0 there.  Their
coefficients, and where the code changes over, are proved in the derivation of small angles; here
the closed branch is followed.

Quaternions need not have norm one: what moves keeps its norm, whatever it is.

Source: standard results; the four rules are those of common libraries.
"""

from sympy import (
    ImmutableMatrix,
    MatrixBase,
    Piecewise,
    Pow,
    Rational,
    Symbol,
    atan2,
    cos,
    eye,
    sin,
    sqrt,
    symbols,
    sympify,
)

from symdyn.dynamics.kinematics import frame_poses
from symdyn.dynamics.manifold import configuration_rate, difference, integrate, normalize
from symdyn.geometry.branches import far
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import hat, quaternion_product, vector
from symdyn.geometry.spatial import Inertia
from symdyn.model.joints import Joint
from symdyn.model.tree import WORLD, Body, Frame, Tree
from symdyn.truth import Function, Statement

# Setting ------------------------------------------------------------------
third = Rational(1, 3)
slant = (2 * third, -third, 2 * third)  # an axis along no coordinate axis
half, pitch = Rational(1, 2), Symbol("pitch")
point = vector(*symbols("x1:4"))  # of the body, so that its origin is nothing special (m)


def tree(*joints):
    """Joints one behind the other; a pair (joint, master) follows another."""
    bodies, frames = [], [Frame("ground", WORLD, Pose())]
    for k, it in enumerate(joints):
        moved, *master = it if isinstance(it, tuple) else (it,)
        bodies.append(Body(f"body{k}", k - 1, moved, Pose(), Inertia(), *master))
        frames.append(Frame(f"body{k}", k, Pose(p=point)))
    return Tree("tree", tuple(bodies), tuple(frames))


angle, length, screw = symbols("q1:4")
quat = symbols("ex ey ez ew")
spot = symbols("ox oy")
place, turn = symbols("px py pz"), symbols("c s")
KINDS = {  # joint, its entries of q, where it stands still, the entries of norm one
    "revolute": (Joint("a", "revolute", slant), (angle,), (0,), ()),
    "prismatic": (Joint("a", "prismatic", slant), (length,), (0,), ()),
    "helical": (Joint("a", "helical", slant, pitch=pitch), (screw,), (0,), ()),
    "continuous": (Joint("a", "continuous", slant), turn, (1, 0), turn),
    "spherical": (Joint("a", "spherical"), quat, (0, 0, 0, 1), quat),
    "planar": (Joint("a", "planar", slant), (*spot, *turn), (0, 0, 1, 0), turn),
    "floating": (Joint("a", "floating"), (*place, *quat), (0, 0, 0, 0, 0, 0, 1), quat),
}
KINDS = {
    kind: (tree(joint), ImmutableMatrix(q), ImmutableMatrix(q0), unit)
    for kind, (joint, q, q0, unit) in KINDS.items()
}
mixed = tree(  # a hinge, a slide that follows it, a ball, an endless joint
    Joint("a", "revolute", slant),
    (Joint("b", "prismatic", slant, ratio=3), 0),
    Joint("c", "spherical"),
    Joint("d", "continuous", slant),
)
KINDS["mixed"] = (mixed, ImmutableMatrix([angle, *quat, *turn]), None, (*quat, *turn))


def velocity(kind):
    """Symbols for the velocity of a joint."""
    return ImmutableMatrix(symbols(f"v1:{KINDS[kind][0].nv + 1}"))


# Derivation: rates ---------------------------------------------------------
def pose(tree, q, let, body=0):
    """Pose of a body by the function that emits poses, its origin moved to the point."""
    return frame_poses(tree, q, (tree.frames[body + 1],), let)[0]


def stacked(R, p):
    """Nine entries of a matrix over three of a vector."""
    return R.reshape(9, 1).col_join(p)


def rate_claim(kind, rate=None):
    """R' and p' of the joint's pose, against R [A v] and R (L v + A v x point)."""
    (robot, q, _, _), v = KINDS[kind], velocity(kind)
    joint = robot.bodies[0].joint
    w = ImmutableMatrix(joint.angular * v)
    u = ImmutableMatrix(joint.linear * v + hat(w) * point)

    def claim(let):
        moved = configuration_rate(robot, q, v, let) if rate is None else rate(q, v)
        T, directions = pose(robot, q, let), dict(zip(q, moved, strict=True))
        found = stacked(let.rate(T.R, directions), let.rate(T.p, directions))
        return found, stacked(T.R * hat(w), T.R * u)

    return claim


def start_claim(kind, at=None):
    """The pose where the joint stands still, against the identity."""
    robot, _, q0, _ = KINDS[kind]
    at = q0 if at is None else ImmutableMatrix(at)

    def claim(let):
        T = pose(robot, at, let)
        return stacked(T.R, T.p), stacked(ImmutableMatrix(eye(3)), point)

    return claim


SLIPS = {  # rates as they are often written, and what is wrong with them
    "revolute": (lambda q, v: -v, "the sense of the turn"),
    "prismatic": (lambda q, v: -v, "the sense of the motion"),
    "helical": (lambda q, v: v * pitch, "the rate of the advance for that of the turn"),
    "continuous": (lambda q, v: [q[1] * v[0], -q[0] * v[0]], "the sense of the turn"),
    "spherical": (
        lambda q, v: quaternion_product([*(half * v), 0], list(q)),
        "the velocity's quaternion on the left: that is a velocity in axes before the joint",
    ),
    "planar": (
        lambda q, v: [v[0], v[1], -q[3] * v[2], q[2] * v[2]],
        "the velocity not turned into axes before the joint",
    ),
    "floating": (
        lambda q, v: [*v[:3, 0], *quaternion_product(list(q[3:, 0]), [*(half * v[3:, 0]), 0])],
        "the velocity not turned into world axes",
    ),
}


# Derivation: moving for one second -----------------------------------------
t = Symbol("t")  # s


def flow_claim(robot, q, v):
    """X' = rate(X, v) of the emitted X(t) = integrate(q, t v)."""

    def claim(let):
        X = integrate(robot, q, ImmutableMatrix(t * v), far(let))
        return let.rate(X, {t: 1}), configuration_rate(robot, X, v, let)

    return claim


def straight_claim(robot, q, v):
    """The slip: X(t) = q + t rate(q, v)."""

    def claim(let):
        X = let(q + t * configuration_rate(robot, q, v, let))
        return let.rate(X, {t: 1}), configuration_rate(robot, X, v, let)

    return claim


def still_claim(robot, q, v, speed=0):
    """integrate(q, 0) = q; the slip: any other velocity."""

    def claim(let):
        hook = far(let) if speed else let
        return integrate(robot, q, ImmutableMatrix(speed * v), hook), q

    return claim


def norm_claim(kind, straight=False):
    """The square of the norm, before and after; the quaternion need not have norm one."""
    (robot, q, v), unit = (*KINDS[kind][:2], velocity(kind)), KINDS[kind][3]

    def claim(let):
        step = configuration_rate(robot, q, v, let)
        moved = let(q + step) if straight else integrate(robot, q, v, far(let))
        return sum(x**2 for x in moved[-len(unit) :, 0]), sum(x**2 for x in unit)

    return claim


# Derivation: the difference ------------------------------------------------
class Given:
    """A hook that follows the closed branch, with the values of roots and angles given.

    Attributes
    ----------
    claims : list of pairs
        What was found under each root or angle, and what stands there if the value is right.
    """

    def __init__(self, let, roots, angles):
        self.let, self.roots, self.angles = let, list(roots), list(angles)
        self.claims, self.given = [], {}

    def __call__(self, value):
        """The value with its roots and angles replaced."""
        if isinstance(value, MatrixBase):
            return ImmutableMatrix(*value.shape, [self(entry) for entry in value.flat()])
        if isinstance(value, Piecewise):
            value = value.args[-1][0]
        calls = sympify(value).atoms(Pow, atan2) - self.given.keys()
        for call in sorted(calls, key=str):
            if isinstance(call, atan2):
                found = self.angles.pop(0)
                self.claims += zip(call.args, (sin(found), cos(found)), strict=True)
                self.given[call] = found
            elif call.exp == half:
                found = self.roots.pop(0)
                self.claims.append((call.base, found**2))
                self.given[call] = found
        return self.let(sympify(value).xreplace(self.given))


x, z = symbols("x z")  # angles of turns, rad
axis = symbols("ux uy uz")  # of norm one
straight = symbols("v1:4")  # m/s
TURNS = {  # a velocity that turns by x; the roots and angles that the code takes on its way
    "continuous": ([x], [], [x]),
    "spherical": ([x * u for u in axis], [x, sin(x / 2)], [x / 2]),
    "planar": ([*straight[:2], x], [x, x], [x]),
    "floating": ([*straight, *(x * u for u in axis)], [x, sin(x / 2)], [x / 2]),
    "mixed": ([straight[0], *(x * u for u in axis), z], [x, sin(x / 2)], [x / 2, z]),
}


def undone_claim(kind, backwards=False):
    """difference(q, integrate(q, v)) = v."""
    (robot, q, _, _), (v, roots, angles) = KINDS[kind], TURNS[kind]

    def claim(let):
        known = Given(let, roots, angles)
        moved = integrate(robot, q, ImmutableMatrix(v), known)
        ends = (moved, q) if backwards else (q, moved)
        found = [*zip(difference(robot, *ends, known), v, strict=True), *known.claims]
        left, right = zip(*found, strict=True)
        return ImmutableMatrix(left), ImmutableMatrix(right)

    return claim


# Derivation: normal forms --------------------------------------------------
def normal_claim(kind, power=1):
    """Each part that is to have norm one: its norm squared, and itself times its old norm."""
    robot, q, _, _ = KINDS[kind]
    parts = [range(*pair) for pair in PARTS[kind]]

    def claim(let):
        found, left, right = normalize(robot, q, let), [], []
        for part in parts:
            norm = sqrt(sum(q[k] ** 2 for k in part))
            left += [sum(found[k] ** 2 for k in part), *(found[k] * norm**power for k in part)]
            right += [1, *(q[k] for k in part)]
        others = [k for k in range(q.rows) if not any(k in part for part in parts)]
        left, right = left + [found[k] for k in others], right + [q[k] for k in others]
        return ImmutableMatrix(left), ImmutableMatrix(right)

    return claim


PARTS = {  # first and last entry + 1 of each part of norm one
    "continuous": [(0, 2)],
    "spherical": [(0, 4)],
    "planar": [(2, 4)],
    "floating": [(3, 7)],
    "mixed": [(1, 5), (5, 7)],
}


# Derivation: the way round -------------------------------------------------
class Longer:
    """A hook that follows closed branches, and a turn by more than half a revolution."""

    def __init__(self, let):
        self.let = let

    def __call__(self, value):
        """The value; of a choice of sign the first branch, of a coefficient the last."""
        if isinstance(value, MatrixBase):
            return ImmutableMatrix(*value.shape, [self(entry) for entry in value.flat()])
        if isinstance(value, Piecewise):
            signs = [branch.is_Integer for branch, _ in value.args]
            value = value.args[0 if all(signs) else -1][0]
        return self.let(value)


def longer_claim(let, sign=-1):
    """A turn by more than half a revolution: the same motion, the opposite quaternion."""
    (robot, q, _, _), v = KINDS["floating"], velocity("floating")
    long, short = (integrate(robot, q, v, hook) for hook in (Longer(let), far(let)))
    return long, short[:3, 0].col_join(sign * short[3:, 0])


def straight_joints_claim(let, sign=1):
    """Hinges, slides and screws: q + v, q1 - q0, nothing to normalise, and v as rate."""
    kinds = ("revolute", "prismatic", "helical")
    found, right = [], []
    for kind in kinds:
        (robot, q, _, _), v = KINDS[kind], velocity(kind)
        other = ImmutableMatrix(symbols("p1:2"))
        found += [*integrate(robot, q, v, let), *difference(robot, q, other, let)]
        found += [*normalize(robot, q, let), *configuration_rate(robot, q, v, let)]
        right += [q[0] + v[0], sign * (other[0] - q[0]), q[0], v[0]]
    return ImmutableMatrix(found), ImmutableMatrix(right)


# Statements ----------------------------------------------------------------
UNIT = {kind: (unit,) if unit else () for kind, (_, _, _, unit) in KINDS.items()}
UNIT["mixed"] = (quat, turn)


def on(kind, name, text, claims, slip, **more):
    """A statement on one kind of joint: the claim and its false sibling."""
    true, false = claims
    given = {"unit": UNIT[kind], "slip": slip} | more
    return Statement(f"manifold/{name}-{kind}", text, true, false, **given)


def symbols_of(kind):
    """Robot, q and v."""
    return *KINDS[kind][:2], velocity(kind)


RATES = tuple(
    on(
        kind,
        "rate",
        f"The pose of a {kind} joint moves with R' = R [A v] and p' = R L v.",
        (rate_claim(kind), rate_claim(kind, slip)),
        what,
    )
    for kind, (slip, what) in SLIPS.items()
)

STARTS = tuple(
    on(
        kind,
        "start",
        f"A {kind} joint that stands still has the identity as its pose.",
        (start_claim(kind), start_claim(kind, elsewhere)),
        slip,
    )
    for kind, elsewhere, slip in (
        ("revolute", [angle], "any other angle"),
        ("prismatic", [length], "any other length"),
        ("helical", [screw], "any other angle"),
        ("continuous", [0, 1], "(sin, cos) for (cos, sin)"),
        ("spherical", [1, 0, 0, 0], "the scalar part first"),
        ("planar", [0, 0, 0, 1], "(sin, cos) for (cos, sin)"),
        ("floating", [0, 0, 0, 1, 0, 0, 0], "the scalar part first"),
    )
)

CURVED = ("continuous", "spherical", "planar", "floating")  # where moving is more than adding

FLOWS = tuple(
    on(
        kind,
        "flow",
        f"Integration solves X' = rate(X, v) ({kind}).",
        (flow_claim(*symbols_of(kind)), straight_claim(*symbols_of(small))),
        "q + t rate(q, v)",
    )
    for kind, small in (*zip(CURVED, CURVED, strict=True), ("mixed", "continuous"))
)

STILL = tuple(
    on(
        kind,
        "still",
        f"Integration starts at q ({kind}).",
        (still_claim(*symbols_of(kind)), still_claim(*symbols_of(kind), speed=1)),
        "at a velocity that is not zero",
    )
    for kind in (*CURVED, "mixed")
)

NORMS = tuple(
    on(
        kind,
        "norm",
        f"Integration keeps the norm of what has one, whatever it is ({kind}).",
        (norm_claim(kind), norm_claim(kind, straight=True)),
        "q + rate(q, v)",
        unit=(),
    )
    for kind in CURVED
)

UNDONE = tuple(
    on(
        kind,
        "undone",
        f"The difference undoes integration ({kind}).",
        (undone_claim(kind), undone_claim(kind, backwards=True)),
        "from the second configuration to the first",
        unit=(*UNIT[kind], axis),
        choices=("the turn is by less than half a revolution, and not zero",),
    )
    for kind in TURNS
)

NORMALS = tuple(
    on(
        kind,
        "normal",
        f"Normalising gives norm one and keeps the direction ({kind}).",
        (normal_claim(kind), normal_claim(kind, power=2)),
        "divided by the norm squared",
        unit=(),
    )
    for kind in PARTS
)

OTHERS = (
    Statement(
        "manifold/longer",
        "A turn by more than half a revolution is the same motion with the opposite quaternion.",
        longer_claim,
        lambda let: longer_claim(let, sign=1),
        slip="the same quaternion",
    ),
    Statement(
        "manifold/straight",
        "Hinges, slides and screws move by adding, and their difference is that of numbers.",
        straight_joints_claim,
        lambda let: straight_joints_claim(let, sign=-1),
        slip="from the second configuration to the first",
    ),
)

STATEMENTS = RATES + STARTS + FLOWS + STILL + NORMS + UNDONE + NORMALS + OTHERS

# Functions -----------------------------------------------------------------
RESTS_ON = {
    "forward_kinematics": RATES + STARTS,
    "configuration_rate": RATES + OTHERS[1:],
    "integrate": FLOWS + STILL + NORMS + OTHERS,
    "difference": UNDONE + OTHERS[1:],
    "normalize": NORMALS + OTHERS[1:],
}
FUNCTIONS = tuple(Function(name, [s.id for s in those]) for name, those in RESTS_ON.items())
