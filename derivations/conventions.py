"""The same motion in other words.

Libraries agree on what a robot does and differ in how they list it.  A base moves with the
velocity u of its origin, in world axes, and the angular velocity w, in its own axes; R turns
from base to world axes.  Written down that becomes

    pinocchio      (R^T u, w)
    featherstone   (w, R^T u)
    mujoco         (u, w)
    mixed          (u, R w)          ADAM, OCS2

and the quaternion of the base's orientation is listed x y z w or w x y z.  Of what is written
the acceleration is the time derivative, entry by entry.  That is why it is not converted like a
velocity: R turns as well, and R^T u changes by R^T u' - w x R^T u.  The angular half of the
mixed velocity knows no such term, since R' w = R (w x w) = 0.

A force is written so that its power, tau . v, is the same in all words.  This says all of it:
if the power is right for every motion, every entry is.

Joints may be listed in any order.  Three orders meet in practice: depth first with siblings by
name (Pinocchio, and every export), that of the robot's file, and that of the motors in the
messages of Unitree's SDK, leg by leg from the front right: FR, FL, RR, RL.

What is emitted as a converter is held here against these words, in both directions, for exports
in each convention.  Both directions together say that one undoes the other.

Source: standard results.
"""

from sympy import ImmutableMatrix, Integer, Rational, Symbol, symbols

from symdyn.dynamics.conventions import CONVENTIONS, PINOCCHIO, converted
from symdyn.dynamics.convert import converters
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import ZERO3, basis, quaternion_product, quaternion_rotation, vector
from symdyn.geometry.spatial import Inertia
from symdyn.model.joints import Joint
from symdyn.model.tree import ROOT_JOINT, WORLD, Body, Frame, Tree
from symdyn.truth import Function, Statement

# Setting: robots -----------------------------------------------------------
NOTHING = (Pose(), Inertia())


def robot(joints, file_order=()):
    """A base that floats, with joints (name, kind) that all hang on it."""
    bodies = [Body("base", WORLD, Joint(ROOT_JOINT, "floating"), *NOTHING)]
    for name, kind in joints:
        axis = ZERO3 if kind == "spherical" else basis(1)
        bodies.append(Body(name, 0, Joint(name, kind, axis), *NOTHING))
    return Tree("robot", bodies, (Frame("base", 0, Pose()),), file_order=file_order)


KINDS = {"arm": "spherical", "belt": "continuous", "crane": "prismatic"}
mixed_up = robot(KINDS.items(), file_order=("belt", "crane", "arm"))

LEGS = ("FL", "FR", "RL", "RR")
PARTS = ("hip_joint", "thigh_joint", "calf_joint")
SDK = [f"{leg}_{part}" for leg in ("FR", "FL", "RR", "RL") for part in PARTS]
quadruped = robot([(f"{leg}_{part}", "revolute") for leg in LEGS for part in PARTS])

# Setting: a motion ---------------------------------------------------------
p, quat = vector(*symbols("px py pz")), symbols("ex ey ez ew")  # of the base: m, unit quaternion
ball = symbols("bx by bz bw")  # of the spherical joint
R = quaternion_rotation(quat)
u, w, u_rate, w_rate = (vector(*symbols(f"{x}1:4")) for x in ("u", "w", "du", "dw"))
rates, rates_rate = (ImmutableMatrix(symbols(f"{x}1:6")) for x in ("r", "dr"))  # of the joints
half = Rational(1, 2)
spin = quaternion_product(quat, [*(half * w), Integer(0)])  # the rate of the base's quaternion
moving = [*quat, *u, *w, *rates]
change = dict(zip(moving, [*spin, *u_rate, *w_rate, *rates_rate], strict=True))

VELOCITY = {
    "pinocchio": lambda: [*(R.T * u), *w, *rates],
    "featherstone": lambda: [*w, *(R.T * u), *rates],
    "mujoco": lambda: [*u, *w, *rates],
    "mixed": lambda: [*u, *(R * w), *rates],
}
WORLD_AXES = ("mujoco", "mixed")


def velocity(name, let):
    """The motion's velocity in a convention's words."""
    return let(ImmutableMatrix(VELOCITY[name]()))


def configuration(name, other=False):
    """The configuration in a convention's words; the slip: the scalar at the other end."""
    first = (name != "pinocchio") != other

    def order(x):
        return [x[3], *x[:3]] if first else list(x)

    return ImmutableMatrix([*p, *order(quat), *order(ball), *symbols("c s l")])


def emitted(tree, own, name, let, *given):
    """What the converter of this name gives in an export that is written in ``own``."""
    entry = next(entry for entry in converters(tree, own) if entry.name == name)
    outputs = entry.outputs(tree)

    def recipe(tree, let, *inputs):
        return {outputs[0][0]: entry.recipe(tree, let, *inputs)}

    if CONVENTIONS[own] is not PINOCCHIO and not entry.as_written:
        recipe = converted(CONVENTIONS[own], entry.inputs, recipe)
    return recipe(tree, let, *given)[outputs[0][0]]


def stacked(*columns):
    """Columns one under the other."""
    return ImmutableMatrix([entry for column in columns for entry in column])


def turns(own, target):
    """Whether one of two conventions has the linear velocity in world axes, the other not."""
    return (own in WORLD_AXES) != (target in WORLD_AXES)


# Derivation: conventions ---------------------------------------------------
def configuration_claim(own, target, other=False):
    """q there and back; the slip: the quaternion's scalar at the other end."""

    def claim(let):
        ours, theirs = configuration(own), configuration(target)
        there = emitted(mixed_up, own, f"convert_q_to_{target}", let, ours)
        back = emitted(mixed_up, own, f"convert_q_from_{target}", let, theirs)
        expected = configuration(target, other), configuration(own, other)
        return stacked(there, back), stacked(*expected)

    return claim


def velocity_claim(own, target, convert=True):
    """v there and back; the slip: taken as it stands."""

    def claim(let):
        q, ours, theirs = configuration(own), velocity(own, let), velocity(target, let)
        if not convert:
            return stacked(ours, theirs), stacked(theirs, ours)
        there = emitted(mixed_up, own, f"convert_v_to_{target}", let, q, ours)
        back = emitted(mixed_up, own, f"convert_v_from_{target}", let, q, theirs)
        return stacked(there, back), stacked(theirs, ours)

    return claim


def acceleration_claim(own, target, convert=True):
    """a there and back; the slip: converted like a velocity, or, where that is right, taken as
    it stands."""
    turned = turns(own, target)

    def claim(let):
        q, v = configuration(own), velocity(own, let)
        ours, theirs = (let.rate(velocity(name, let), change) for name in (own, target))
        if convert:
            there = emitted(mixed_up, own, f"convert_a_to_{target}", let, q, v, ours)
            back = emitted(mixed_up, own, f"convert_a_from_{target}", let, q, v, theirs)
        elif turned:
            there = emitted(mixed_up, own, f"convert_v_to_{target}", let, q, ours)
            back = emitted(mixed_up, own, f"convert_v_from_{target}", let, q, theirs)
        else:
            there, back = ours, theirs
        return stacked(there, back), stacked(theirs, ours)

    return claim


def force_claim(own, target, convert=True):
    """The power of forces there and back; the slip: the forces as they stand."""
    tau = ImmutableMatrix(symbols("t1:12"))

    def claim(let):
        q, ours, theirs = configuration(own), velocity(own, let), velocity(target, let)
        there = back = tau
        if convert:
            there = emitted(mixed_up, own, f"convert_tau_to_{target}", let, q, tau)
            back = emitted(mixed_up, own, f"convert_tau_from_{target}", let, q, tau)
        left = let(there.dot(theirs)), let(back.dot(ours))
        return stacked(left), stacked((let(tau.dot(ours)), let(tau.dot(theirs))))

    return claim


# Derivation: orders --------------------------------------------------------
SIZES = {"q": {"spherical": 4, "continuous": 2}, "v": {"spherical": 3}}
BASE = {"q": 7, "v": 6}


def listed(tree, names, key):
    """Entries of q or v, called after their joints, with the joints in this order."""
    kinds = {body.joint.name: body.joint.kind for body in tree.bodies}
    entries = [Symbol(f"base_{k}") for k in range(BASE[key])]
    for name in names:
        entries += [Symbol(f"{name}_{k}") for k in range(SIZES[key].get(kinds[name], 1))]
    return ImmutableMatrix(entries)


def order_claim(tree, target, names, slip=None):
    """q and v there and back, joint by joint; the slips: the way back taken for the way there,
    or the joints as they stand."""

    def claim(let):
        left, right = [], []
        for key in "qv":
            ours, theirs = (listed(tree, order, key) for order in (tree.joint_names, names))
            ways = ("from", "to") if slip == "back" else ("to", "from")
            for way, given in zip(ways, (ours, theirs), strict=True):
                name = f"convert_{key}_{way}_{target}"
                stands = slip == "as they stand"
                left.append(given if stands else emitted(tree, "pinocchio", name, let, given))
            right += [theirs, ours]
        return stacked(*left), stacked(*right)

    return claim


# Statements ----------------------------------------------------------------
QUANTITIES = {
    "q": ("configurations", configuration_claim, "the quaternion's scalar at the other end"),
    "v": ("velocities", velocity_claim, "the velocity as it stands"),
    "a": ("accelerations", acceleration_claim, "the acceleration converted like a velocity"),
    "tau": ("forces, by their power,", force_claim, "the force as it stands"),
}
PAIRS = [
    (own, target)
    for target in ("pinocchio", "mujoco", "mixed")
    for own in CONVENTIONS
    if own != target
]


def of_pair(own, target):
    """Statements on the converters between two conventions, by quantity."""
    for key, (what, claim, slip) in QUANTITIES.items():
        if key == "q" and target == "mixed":
            continue
        stands = key == "a" and not turns(own, target)
        yield (
            key,
            Statement(
                f"conventions/{key}-{own}-{target}",
                f"Converters between {own} and {target} keep {what} of one motion.",
                claim(own, target),
                claim(own, target, key == "q"),
                slip="the acceleration as it stands" if stands else slip,
                unit=(quat,),
            ),
        )


CONVERSIONS = {pair: dict(of_pair(*pair)) for pair in PAIRS}
FILE = Statement(
    "conventions/file-order",
    "Converters to and from the order of the file move every joint's entries to its place there.",
    order_claim(mixed_up, "file_order", mixed_up.file_order),
    order_claim(mixed_up, "file_order", mixed_up.file_order, slip="back"),
    slip="the way back taken for the way there",
)
UNITREE = Statement(
    "conventions/unitree",
    "Converters to and from Unitree's SDK list the legs as FR, FL, RR, RL.",
    order_claim(quadruped, "unitree", SDK),
    order_claim(quadruped, "unitree", SDK, slip="as they stand"),
    slip="the legs as they stand",
)
STATEMENTS = (*(s for found in CONVERSIONS.values() for s in found.values()), FILE, UNITREE)


# Functions -----------------------------------------------------------------
def converter(key, target):
    """The two converters of one quantity to and from one target."""
    rests_on = [found[key].id for pair, found in CONVERSIONS.items() if pair[1] == target]
    return [Function(f"convert_{key}_{way}_{target}", rests_on) for way in ("to", "from")]


def arranged(target, statement):
    """The converters to and from an order."""
    names = [f"convert_{key}_{way}_{target}" for key in "qv" for way in ("to", "from")]
    return [Function(name, [statement.id]) for name in names]


FUNCTIONS = (
    *(f for key in QUANTITIES for x in ("pinocchio", "mujoco") for f in converter(key, x)),
    *(f for key in ("v", "a", "tau") for f in converter(key, "mixed")),
    *arranged("file_order", FILE),
    *arranged("unitree", UNITREE),
)
