"""Regressors and base parameters.

The wrench on a body is linear in ten numbers: mass m, first moment h = m c and second moment I
about the joint's origin.  So are all joint torques and both energies,

    tau = Y(q, v, a) pi,    T = K(q, v) pi,    V = P(q) pi,

and Y can be computed without knowing pi: this is what identification and adaptive control rest
on.  With the centre of mass and the inertia about it as parameters nothing of this holds.
Since energy changes by the power of the torques whatever pi is, d/dt (K + P) = v^T Y row by
row: identification may use energies, which need no accelerations.

Not all of pi can be seen in the torques.  Matter on the axis of a turning joint moves alike
whether it is fixed to the link or to its parent.  So a point mass anywhere on the axis may be
handed over to the parent without any torque changing; being a polynomial of degree two in the
point's place on the axis, this says that three combinations of a link's parameters always go to
its parent: m, the moment along the axis, and, for an axis z, I_xx + I_yy (with I_xx - I_yy
kept).  Seven are left.  On the first joint they vanish altogether; if its axis is vertical, the
inertia about the axis is all that is left.  A link that slides turns as its parent does: its
whole I goes to the parent, and four are left.

What can be handed over is handed over before functions of the whole robot are derived: it
leaves zeros where the body had numbers.

That nothing more can be handed over is a question of rank, not an identity: it depends on the
arm, and is not claimed here.

Source: linearity and the grouping of base parameters are standard results; the argument by
matter on the axis is made here.
"""

from dataclasses import replace
from itertools import accumulate, repeat

from sympy import GF, ImmutableMatrix, Integer, Rational, symbols, zeros
from sympy.polys.matrices import DomainMatrix

from symdyn.dynamics.base_parameters import base_regressor, grouping
from symdyn.dynamics.centroidal import first_moment
from symdyn.dynamics.crba import crba
from symdyn.dynamics.energy import kinetic_energy, potential_energy
from symdyn.dynamics.regressor import (
    kinetic_energy_regressor,
    parameters,
    potential_energy_regressor,
    regressor,
)
from symdyn.dynamics.rnea import rnea
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import (
    ZERO3,
    axis_rotation,
    basis,
    hat,
    quaternion_rotation,
    symmetric,
    vector,
)
from symdyn.geometry.spatial import Inertia
from symdyn.model.chain import chain
from symdyn.model.joints import Joint
from symdyn.model.linear import linear_inertia
from symdyn.model.lump import lump
from symdyn.model.reframe import align_axes, slide_origins
from symdyn.model.tree import Body, Frame, Tree
from symdyn.program.evaluate import evaluate
from symdyn.program.graph import Port
from symdyn.program.rings import PRIME, ModularRing
from symdyn.program.trace import trace
from symdyn.truth import Function, Statement

# Setting ------------------------------------------------------------------
arm = linear_inertia(chain("RzRyRx"))  # links reach in any direction
leaning = replace(arm, gravity=vector(*symbols("gx gy gz")))  # in any direction, m/s^2
slides = linear_inertia(chain("RzPxHy"))
free = linear_inertia(chain("FRy"))  # a floating base that carries one joint
centred = chain("RzRyRx")  # the same arm by centres of mass and inertias about them
unit = symbols("ax ay az aw")
q, v, a = (ImmutableMatrix(symbols(f"{letter}1:4")) for letter in "qva")  # in rad, rad/s, rad/s^2
motion = dict(zip([*q, *v], [*v, *a], strict=True))
q_free = ImmutableMatrix([*symbols("p1:4"), *unit, symbols("q1")])
v_free, a_free = ImmutableMatrix(symbols("v1:8")), ImmutableMatrix(symbols("a1:8"))


# Derivation: linearity -----------------------------------------------------
def all_parameters(tree):
    """pi: ten numbers a body, one body after the other."""
    return ImmutableMatrix.vstack(*(parameters(body.inertia) for body in tree.bodies))


def listed(body):
    """The ten numbers in the order of a robot file, I_xx I_xy I_xz I_yy I_yz I_zz: a slip."""
    I = body.second
    second = [I[0, 0], I[0, 1], I[0, 2], I[1, 1], I[1, 2], I[2, 2]]
    return ImmutableMatrix([body.mass, *body.moment, *second])


def about_centre(body):
    """The ten numbers with the inertia about the centre of mass: a slip."""
    c = hat(body.moment / body.mass)
    return parameters(Inertia(body.mass, body.moment, body.second + body.mass * c**2))


pi = all_parameters(arm)


def torques(tree, pi, of=None):
    """Inverse dynamics, against Y pi; ``of`` another arm, by a slip."""
    return lambda let: (rnea(tree, q, v, a, let), regressor(of or tree, q, v, a, let) * let(pi))


def wrench_of_base(let, order=(0, 1, 2, 3, 4, 5, 6)):
    """Inverse dynamics on a floating base, against the rows of Y pi in an order."""
    state = q_free, v_free, a_free
    tau = regressor(free, *state, let) * let(all_parameters(free))
    return rnea(free, *state, let), ImmutableMatrix([tau[k] for k in order])


def columns(let, order=parameters):
    """Derivatives of inverse dynamics by each parameter, against the columns of Y."""
    tau = rnea(arm, q, v, a, let)
    pi = [x for body in arm.bodies for x in order(body.inertia)]
    derived = ImmutableMatrix.hstack(*(let.rate(tau, {x: 1}) for x in pi))
    return derived, regressor(arm, q, v, a, let)


def energies(let, twice=1):
    """The emitted energies, against K pi and P pi."""
    K = twice * kinetic_energy_regressor(leaning, q, v, let)
    P = potential_energy_regressor(leaning, q, let)
    emitted = kinetic_energy(leaning, q, v, let), potential_energy(leaning, q, let)
    return ImmutableMatrix(emitted), (K * pi).col_join(P * pi)


def power(let, with_potential=True):
    """d/dt (K + P), against v^T Y."""
    row = kinetic_energy_regressor(arm, q, v, let)
    if with_potential:
        row = row + potential_energy_regressor(arm, q, let)
    return let.rate(row, motion), v.T * regressor(arm, q, v, a, let)


# Derivation: base parameters -----------------------------------------------
# A change of pi that no torque shows is a vector d with Y d = 0.
place = Pose(quaternion_rotation(unit), vector(*symbols("px py pz")))
s, g = symbols("s g")  # a place on the axis (m), gravity (m/s^2)


def placed(tree, k):
    """The same arm with joint k anywhere, turned in any way."""
    bodies = list(tree.bodies)
    bodies[k] = replace(bodies[k], placement=place)
    return replace(tree, bodies=bodies)


second_placed, slide_placed = placed(arm, 1), placed(slides, 1)
first_placed = replace(placed(arm, 0), gravity=vector(0, 0, -g))
slant = vector(0, Rational(3, 5), Rational(4, 5))  # an axis that is no coordinate axis
first = first_placed.bodies[0]
first = replace(first, joint=replace(first.joint, axis=slant))
slanted = replace(first_placed, bodies=(first, *first_placed.bodies[1:]))
along_axis = replace(first_placed, gravity=ImmutableMatrix(place.R * vector(0, 0, -g)))


def point_mass(r):
    """One kilogram at r."""
    return Inertia(1, ImmutableMatrix(r), ImmutableMatrix(-(hat(r) ** 2)))


def handed_over(tree, k, matter, seen=None):
    """The change of pi when matter of body k is fixed to its parent instead."""
    placement = tree.bodies[k].placement
    change = zeros(10, len(tree.bodies))
    change[:, k] = -parameters(matter)
    if k:
        change[:, k - 1] = parameters(seen or matter.expressed_in(placement))
    return ImmutableMatrix(change.T.reshape(10 * len(tree.bodies), 1))


on_axis, on_first_axis = point_mass(s * arm.bodies[1].joint.axis), point_mass(s * slant)
on_axis_parameters = parameters(on_axis)  # 1, s and s^2: three combinations
without_moments = Inertia(1, ZERO3, ImmutableMatrix(zeros(3, 3)))
turning = Inertia(0, ZERO3, symmetric(*symbols("Sxx Syy Szz Sxy Sxz Syz")))


def unseen(tree, change):
    """Y times a change of pi, against zero."""
    return lambda let: (
        regressor(tree, q, v, a, let) * let(change),
        ImmutableMatrix(zeros(tree.nv, 1)),
    )


def first_link(tree):
    """Torques of the first link's parameters, against its inertia about the axis alone."""
    alone = zeros(3, 10)
    alone[0, 9] = a[0]  # I_zz
    return lambda let: (regressor(tree, q, v, a, let)[:, :10], ImmutableMatrix(alone))


# Derivation: matter counted with the carrier -------------------------------
mixed = linear_inertia(chain("FRyPzSHxCz"))  # one joint of each kind, on a free base
tilt = axis_rotation(basis(1), Rational(3, 5), Rational(4, 5))
mixed = replace(
    mixed,
    bodies=tuple(
        replace(body, placement=Pose(tilt, body.placement.p)) if k else body
        for k, body in enumerate(mixed.bodies)
    ),
)
disc = Tree(  # a disc that glides on a plate
    "disc",
    (
        Body("plate", -1, Joint("1", "revolute", slant), Pose(), Inertia()),
        Body("disc", 0, Joint("2", "planar", (0, 0, 1)), Pose(tilt, vector(1, 2, 3)), Inertia()),
    ),
    (Frame("ground", -1, Pose()),),
    gravity=vector(*symbols("gx gy gz")),
)
disc = linear_inertia(disc)
OF_NORM_ONE = {"continuous": 2, "spherical": 4, "planar": 2, "floating": 4}  # the last of q


def motion_of(tree):
    """Symbols q, v, a of a tree, and which entries of q are of norm one."""
    q, v, a = (
        ImmutableMatrix(symbols(f"{letter}1:{n + 1}"))
        for letter, n in (("q", tree.nq), ("v", tree.nv), ("a", tree.nv))
    )
    unit = []
    for body, at in zip(tree.bodies, tree.q_index, strict=True):
        if body.joint.kind in OF_NORM_ONE:
            unit.append(list(q[at, 0])[-OF_NORM_ONE[body.joint.kind] :])
    return (q, v, a), unit


def at_origins(tree):
    """The slip: each joint's mass handed over without its place, as if all origins met."""
    bodies = list(tree.bodies)
    for k in reversed(range(1, len(bodies))):
        given, body = Inertia(bodies[k].inertia.mass), bodies[k]
        less = Inertia(0, body.inertia.moment, body.inertia.second)
        bodies[k] = replace(body, inertia=less)
        bodies[k - 1] = replace(bodies[k - 1], inertia=bodies[k - 1].inertia + given)
    return replace(tree, bodies=tuple(bodies))


def lumped_claim(tree, lumped=lump):
    """Forces, mass matrix, energies and first moment of a tree, and of the same one lumped."""
    (q, v, a), _ = motion_of(tree)

    def values(tree, let):
        forces, M = rnea(tree, q, v, a, let), crba(tree, q, let)
        T, V = kinetic_energy(tree, q, v, let), potential_energy(tree, q, let)
        moment = first_moment(tree, q, let)
        mass = sum(body.inertia.mass for body in tree.bodies)
        return ImmutableMatrix([*forces, *M, T, V, *moment, mass])

    return lambda let: (values(tree, let), values(lumped(tree), let))


# Derivation: frames that a body may have ------------------------------------
def measured(tree):
    """The same tree with numbers for lengths, pitch and gravity."""
    bodies = []
    for k, body in enumerate(tree.bodies):
        pitch = Rational(1, 3) if body.joint.kind == "helical" else 0
        place = replace(body.placement, p=vector(k, 1, -2) if k else ZERO3)
        bodies.append(replace(body, joint=replace(body.joint, pitch=pitch), placement=place))
    return replace(tree, bodies=tuple(bodies), gravity=vector(0, 0, -1))


whole, fixed = measured(mixed), measured(arm)
table, slide = measured(linear_inertia(chain("RzPz"))).bodies  # a slide beside a vertical axis
slide = replace(slide, placement=Pose(p=vector(Rational(2, 3), Rational(-5, 7), 1)))
lift = replace(linear_inertia(chain("RzPz")), bodies=(table, slide), gravity=vector(0, 0, -1))
skew = measured(arm)
skew = replace(
    skew,
    bodies=tuple(
        replace(body, joint=replace(body.joint, axis=axis))
        for body, axis in zip(skew.bodies, (slant, basis(1), -slant), strict=True)
    ),
)


def reframed(tree):
    """The same robot with its axes along coordinate axes and its origins slid along them."""
    return slide_origins(align_axes(tree))


def unturned(tree):
    """The slip: axes along coordinate axes, and all else where it was."""
    pairs = zip(tree.bodies, align_axes(tree).bodies, strict=True)
    return replace(tree, bodies=tuple(replace(a, joint=b.joint) for a, b in pairs))


# Derivation: base regressor ------------------------------------------------
def base_claim(tree, combined=True):
    """Inverse dynamics, against Y_b times the base parameters; the slip: parameters that are
    kept as they are."""
    (q, v, a), _ = motion_of(tree)
    pi = all_parameters(tree)

    def claim(let):
        found = grouping(tree)
        base = found.combination * pi if combined else pi.extract(list(found.kept), [0])
        return rnea(tree, q, v, a, let), base_regressor(tree, q, v, a, let) * let(base)

    return claim


def on_sphere(numbers, size):
    """A point of norm one from size - 1 numbers modulo the prime."""
    t = [next(numbers) for _ in range(size - 1)]
    square = sum(x**2 for x in t)
    below = pow(1 + square, -1, PRIME)
    return [x * below % PRIME for x in (*(2 * x for x in t), 1 - square)]


def rank(tree):
    """The rank modulo a prime of the regressor's rows in many motions."""
    (q, v, a), unit = motion_of(tree)
    width = 10 * len(tree.bodies)
    Y = trace(
        "Y",
        [Port("q", (tree.nq,)), Port("v", (tree.nv,)), Port("a", (tree.nv,))],
        [Port("Y", (tree.nv, width))],
        lambda let, q, v, a: {"Y": regressor(tree, q, v, a, let)},
    )
    rows, numbers = [], accumulate(repeat(2), lambda x, _: (x * x + 1) % PRIME)
    for _ in range(2 + 2 * width // tree.nv):
        point = {port.name: [next(numbers) for _ in range(port.size)] for port in Y.inputs}
        for group in unit:
            start = list(q).index(group[0])
            point["q"][start : start + len(group)] = on_sphere(numbers, len(group))
        flat = evaluate(Y, ModularRing(), point)["Y"]
        rows += [flat[k : k + width] for k in range(0, len(flat), width)]
    return DomainMatrix.from_list(rows, GF(PRIME)).rank()


def fewest_claim(tree, grouped=True):
    """The number of base parameters, against the rank; the slip: all parameters count.

    Modulo a prime the rank is no more than over the rationals, and there no more than the
    base parameters: where the two numbers are equal, fewer parameters would not do.
    """

    def claim(let):
        kept = len(grouping(tree).kept) if grouped else 10 * len(tree.bodies)
        return Integer(kept), Integer(rank(tree))

    return claim


# Statements ----------------------------------------------------------------
BASE = tuple(
    Statement(
        f"regressor/base-{name}",
        f"Inverse dynamics is Y_b pi_b with the parameters grouped {where}.",
        base_claim(tree),
        base_claim(tree, combined=False),
        slip="the parameters kept as they are, without what is grouped with them",
        unit=motion_of(tree)[1],
        expand=tree is not whole,
    )
    for tree, name, where in (
        (whole, "floating", "on a base that floats"),
        (fixed, "fixed", "of an arm on a fixed base"),
        (lift, "lift", "of a slide on a turntable"),
    )
)
FEWEST = tuple(
    Statement(
        f"regressor/fewest-{name}",
        f"The base parameters are as few as the rank of the regressor {where}.",
        fewest_claim(tree),
        fewest_claim(tree, grouped=False),
        slip="all parameters counted",
    )
    for tree, name, where in (
        (whole, "floating", "on a base that floats"),
        (fixed, "fixed", "of an arm on a fixed base"),
        (lift, "lift", "of a slide on a turntable"),
    )
)
REFRAMED = Statement(
    "regressor/reframed",
    "Forces, energies and momenta are the same whatever frames turn and slide with the joints.",
    lumped_claim(skew, reframed),
    lumped_claim(skew, unturned),
    slip="axes turned and the bodies not",
)
LUMPED = tuple(
    Statement(
        f"regressor/lumped-{name}",
        f"Matter that a joint does not move may be counted with its carrier {where}.",
        lumped_claim(tree),
        lumped_claim(tree, at_origins),
        slip="a mass handed over as if the joint stood at its parent's origin",
        unit=motion_of(tree)[1],
        expand=tree is disc,
    )
    for tree, name, where in (
        (mixed, "mixed", "for joints of all kinds on a base that floats"),
        (disc, "disc", "for a disc on a plate"),
    )
)
STATEMENTS = (
    *LUMPED,
    REFRAMED,
    *BASE,
    *FEWEST,
    Statement(
        "regressor/linear",
        "Inverse dynamics is Y pi.",
        torques(arm, pi),
        torques(arm, ImmutableMatrix.vstack(*(listed(body.inertia) for body in arm.bodies))),
        slip="the six entries of I in the order of a robot file",
    ),
    Statement(
        "regressor/linear-centred",
        "The parameters are I_c - m [c]^2 about the joint where a body is given about its centre.",
        torques(centred, all_parameters(centred)),
        torques(
            centred,
            ImmutableMatrix.vstack(*(about_centre(body.inertia) for body in centred.bodies)),
        ),
        slip="the inertia about the centre of mass",
    ),
    Statement(
        "regressor/linear-slides",
        "Inverse dynamics is Y pi with a sliding and a helical joint.",
        torques(slides, all_parameters(slides)),
        torques(slides, all_parameters(slides), of=linear_inertia(chain("RzPxRy"))),
        slip="the helical joint taken for a turning one",
    ),
    Statement(
        "regressor/linear-free",
        "Inverse dynamics is Y pi on a floating base.",
        wrench_of_base,
        lambda let: wrench_of_base(let, order=(3, 4, 5, 0, 1, 2, 6)),
        slip="the base's moment before its force",
    ),
    Statement(
        "regressor/columns",
        "Each column of Y is the derivative of the torques by its parameter.",
        columns,
        lambda let: columns(let, order=listed),
        slip="the six entries of I in the order of a robot file",
    ),
    Statement(
        "regressor/energies",
        "The energies are K pi and P pi.",
        energies,
        lambda let: energies(let, twice=2),
        slip="the factor one half",
    ),
    Statement(
        "regressor/power",
        "d/dt (K + P) = v^T Y.",
        power,
        lambda let: power(let, with_potential=False),
        slip="potential energy left out",
    ),
    Statement(
        "regressor/axis",
        "A mass on a turning joint's axis may be fixed to the parent: no torque changes.",
        unseen(second_placed, handed_over(second_placed, 1, on_axis)),
        unseen(second_placed, handed_over(second_placed, 1, on_axis, without_moments)),
        slip="the mass handed over without its moments about the parent's origin",
        unit=[unit],
    ),
    Statement(
        "regressor/first-axis",
        "A mass on the first joint's axis is not felt at all.",
        unseen(slanted, handed_over(slanted, 0, on_first_axis)),
        unseen(slanted, handed_over(slanted, 0, point_mass(vector(s, 0, 0)))),
        slip="a mass beside the axis",
        unit=[unit],
    ),
    Statement(
        "regressor/vertical-axis",
        "Of a first link whose axis is along gravity only the inertia about the axis is felt.",
        first_link(along_axis),
        first_link(first_placed),
        slip="the same for an axis that is not vertical",
        unit=[unit],
    ),
    Statement(
        "regressor/slide",
        "The inertia I of a link that slides may be added to its parent's.",
        unseen(slide_placed, handed_over(slide_placed, 1, turning)),
        unseen(slide_placed, handed_over(slide_placed, 1, point_mass(ZERO3))),
        slip="its mass as well",
        unit=[unit],
    ),
)

# Functions -----------------------------------------------------------------
WHOLE_ROBOT = (
    "rnea",
    "nonlinear_effects",
    "gravity",
    "crba",
    "coriolis_matrix",
    "kinetic_energy",
    "potential_energy",
    "center_of_mass",
    "centroidal_map",
    "centroidal_momentum",
    "aba",
    "minverse",
    "rnea_derivatives",
    "aba_derivatives",
    "inverse_dynamics",
    "forward_dynamics",
    "get_dynamics",
    "state_derivative",
)
FRAMES = (REFRAMED.id, "rotations/align", "rotations/align-back")
FUNCTIONS = (
    *(Function(name, [*(it.id for it in LUMPED), *FRAMES]) for name in WHOLE_ROBOT),
    Function("base_regressor", [statement.id for statement in BASE + FEWEST]),
    Function(
        "regressor",
        (
            "regressor/linear",
            "regressor/linear-slides",
            "regressor/linear-free",
            "regressor/columns",
            "regressor/energies",
            "regressor/power",
        ),
    ),
)
