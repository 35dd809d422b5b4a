"""Forces from outside, and what contacts feel.

A force on a robot enters its dynamics by virtual power, through the Jacobian of the point
it acts at.  The recursions never form that Jacobian: they add the force to the body it
acts on.  Here the two are shown to be one, and the matrices that answer contact forces
(the Delassus matrix, the inertia the joints feel of a free base) are what their
definitions say.

Source: standard results; the derivative of the centroidal map is the entry-by-entry one.
"""

from dataclasses import replace

from sympy import ImmutableMatrix, Rational, symbols

from symdyn.dynamics.centroidal import (
    center_of_mass,
    centroidal_map,
    centroidal_momentum,
    com_jacobian,
)
from symdyn.dynamics.centroidal_rate import centroidal_map_derivative, centroidal_momentum_rate
from symdyn.dynamics.constrained import delassus
from symdyn.dynamics.contact import contact_drift, contact_jacobian
from symdyn.dynamics.crba import crba
from symdyn.dynamics.links import links
from symdyn.dynamics.manifold import configuration_rate
from symdyn.dynamics.minverse import minverse, reduced_mass_matrix
from symdyn.dynamics.outside import forward_dynamics, inverse_dynamics, rnea_external
from symdyn.dynamics.rnea import rnea
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import IDENTITY3, axis_rotation, basis, vector
from symdyn.model.chain import chain
from symdyn.model.linear import linear_inertia, numbered
from symdyn.model.tree import Contact
from symdyn.truth import Function, Statement

# Setting ------------------------------------------------------------------
tilt = axis_rotation(basis(1), Rational(3, 5), Rational(4, 5))  # a placement that is turned


def with_contact(tree):
    """The arm with its tip as a contact, its last joint placed at a slant, and masses."""
    last = tree.bodies[-1]
    slanted = replace(last, placement=Pose(tilt, last.placement.p))
    bodies = (*tree.bodies[:-1], slanted)
    return linear_inertia(replace(tree, bodies=bodies, contacts=(Contact("tip"),)))


arm = with_contact(chain("RzPyRx"))
short = with_contact(chain("RzRy", lengths="x"))
free = with_contact(chain("FRy"))
branched = with_contact(  # the same with another limb
    replace(
        chain("FRyPz"),
        bodies=tuple(replace(body, parent=min(body.parent, 0)) for body in chain("FRyPz").bodies),
    )
)


def following(tree):
    """The arm with its last joint in gear with its first."""
    last = tree.bodies[-1]
    geared = replace(last, joint=replace(last.joint, ratio=Rational(-1, 2)), master=0)
    return replace(tree, bodies=(*tree.bodies[:-1], geared))


coupled = following(with_contact(chain("RzRyRx", lengths="x")))
sled = numbered(with_contact(chain("FPz")))


def state(tree):
    """Configuration, velocity and acceleration symbols of a tree."""
    q = ImmutableMatrix(symbols(f"q1:{tree.nq + 1}"))
    v, a = (ImmutableMatrix(symbols(f"{letter}1:{tree.nv + 1}")) for letter in "va")
    return q, v, a


force = ImmutableMatrix(symbols("f1:4"))  # at the contact, world axes, N
quaternion = symbols("q4:8")


# Derivation ---------------------------------------------------------------
def motion(tree, q, v):
    """dq/dt: the rates themselves, and for a free base its position and quaternion."""
    return lambda let: dict(zip(q, configuration_rate(tree, q, v, let), strict=True))


def contact_power(tree, sign=1):
    """A contact force by the recursion, and by the transposed Jacobian."""
    q, v, a = state(tree)
    return lambda let: (
        inverse_dynamics(tree, q, v, a, force, let),
        let(rnea(tree, q, v, a, let) - sign * contact_jacobian(tree, q, let).T * force),
    )


def contact_motion(tree, sign=1):
    """Forward dynamics undoes inverse dynamics, with the contact force in both."""
    q, v, a = state(tree)

    def claim(let):
        tau = inverse_dynamics(tree, q, v, a, force, let)
        return forward_dynamics(tree, q, v, tau, sign * force, let), a

    return claim


def body_power(tree, swap=False):
    """Wrenches on all bodies by the recursion; the last one as a force at its origin."""
    q, v, a = state(tree)
    last = len(tree.bodies) - 1
    here = replace(
        tree, frames=tuple(replace(f, placement=Pose(IDENTITY3, vector(0, 0, 0)))
                           if f.name == "tip" else f for f in tree.frames)
    )  # fmt: skip

    def claim(let):
        local = force
        for i in reversed(tree.ancestors(last)):
            local = links(tree, q, let)[i].down(local)
        columns = [ImmutableMatrix([0] * 6)] * last
        given = (
            ImmutableMatrix(list(local) + [0] * 3)
            if not swap
            else ImmutableMatrix([0] * 3 + list(local))
        )
        f_ext = ImmutableMatrix.hstack(*columns, given)
        return rnea_external(tree, q, v, a, f_ext, let), inverse_dynamics(here, q, v, a, force, let)

    return claim


def drift(tree, factor=1):
    """The contact's acceleration at rest of v, and the derivative of its Jacobian."""
    q, v, _ = state(tree)
    return lambda let: (
        contact_drift(tree, q, v, let),
        factor * let.rate(contact_jacobian(tree, q, let), motion(tree, q, v)(let)) * v,
    )


def momentum_rate(tree, sign=1):
    """The momentum's rate in a motion, and the derivative of the momentum."""
    q, v, a = state(tree)

    def claim(let):
        moving = motion(tree, q, v)(let) | dict(zip(v, sign * a, strict=True))
        return (
            centroidal_momentum_rate(tree, q, v, a, let),
            let.rate(centroidal_momentum(tree, q, v, let), moving),
        )

    return claim


def map_rate(tree, sign=1):
    """The derivative of the centroidal map, entry by entry."""
    q, v, _ = state(tree)
    return lambda let: (
        centroidal_map_derivative(tree, q, v, let),
        sign * let.rate(centroidal_map(tree, q, let), motion(tree, q, v)(let)),
    )


def com_claim(tree, factor=1):
    """The centre of mass's velocity, and its Jacobian times v."""
    q, v, _ = state(tree)
    return lambda let: (
        let.rate(center_of_mass(tree, q, let), motion(tree, q, v)(let)),
        factor * com_jacobian(tree, q, let) * v,
    )


def delassus_claim(tree, transposed=True):
    """The Delassus matrix by elimination, and by its definition."""
    q, _, _ = state(tree)

    def claim(let):
        J = contact_jacobian(tree, q, let)
        W = let(J * minverse(tree, q, let))
        return delassus(tree, q, let), W * (J.T if transposed else -J.T)

    return claim


def reduced_claim(tree, sign=1):
    """With no force on the base the joints feel the reduced matrix."""
    q, _, _ = state(tree)

    def claim(let):
        M, W = crba(tree, q, let), minverse(tree, q, let)
        inner = ImmutableMatrix(W[6:, 6:])
        reduced = reduced_mass_matrix(tree, q, let)
        return reduced * inner * M[6:, 6:], sign * M[6:, 6:]

    return claim


# Statements ---------------------------------------------------------------
FREE = (quaternion,)
STATEMENTS = (
    Statement(
        "outside/contact-power",
        "A contact force enters as the transposed Jacobian times the force, with a minus.",
        contact_power(arm),
        contact_power(arm, -1),
        slip="the sign of the contact force",
    ),
    Statement(
        "outside/contact-power-free",
        "A contact force enters a floating robot by the transposed Jacobian.",
        contact_power(free),
        contact_power(free, -1),
        slip="the sign of the contact force",
        unit=FREE,
    ),
    Statement(
        "outside/contact-motion",
        "Forward dynamics under contact forces solves the equations of motion.",
        contact_motion(short),
        contact_motion(short, -1),
        slip="the force of the robot on the ground for that of the ground on the robot",
    ),
    Statement(
        "outside/body-power",
        "A wrench on a body, in its own axes, is the same force given in world axes.",
        body_power(arm),
        body_power(arm, swap=True),
        slip="the moment first where the force is first",
    ),
    Statement(
        "outside/contact-drift",
        "The contacts' acceleration without accelerations of v is the Jacobian's rate times v.",
        drift(arm),
        drift(arm, 2),
        slip="a factor two, as in the Coriolis acceleration of a sliding point",
    ),
    Statement(
        "outside/contact-drift-free",
        "The same for a floating robot.",
        drift(free),
        drift(free, 2),
        slip="a factor two",
        unit=FREE,
    ),
    Statement(
        "outside/momentum-rate",
        "The rate of centroidal momentum is its time derivative.",
        momentum_rate(arm),
        momentum_rate(arm, -1),
        slip="the acceleration with the wrong sign",
    ),
    Statement(
        "outside/momentum-rate-free",
        "The same for a floating robot.",
        momentum_rate(free),
        momentum_rate(free, -1),
        slip="the acceleration with the wrong sign",
        unit=FREE,
    ),
    Statement(
        "outside/map-rate",
        "The derivative of the centroidal map holds entry by entry.",
        map_rate(arm),
        map_rate(arm, -1),
        slip="the sign",
    ),
    Statement(
        "outside/map-rate-free",
        "The same for a floating robot.",
        map_rate(free),
        map_rate(free, -1),
        slip="the sign",
        unit=FREE,
    ),
    *(
        Statement(
            f"outside/com-jacobian{name}",
            f"The centre of mass moves by its Jacobian times v{where}.",
            com_claim(tree),
            com_claim(tree, sum(body.inertia.mass for body in tree.bodies)),
            slip="the division by the total mass forgotten",
            unit=unit,
        )
        for tree, name, where, unit in (
            (arm, "", "", ()),
            (free, "-free", " for a floating robot", FREE),
        )
    ),
    Statement(
        "outside/delassus",
        "The matrix found by elimination is J M^-1 J^T.",
        delassus_claim(short),
        delassus_claim(short, transposed=False),
        slip="the sign of the force in the constraint equation",
    ),
    Statement(
        "outside/delassus-coupled",
        "The same where a joint follows another.",
        delassus_claim(numbered(coupled)),
        delassus_claim(numbered(coupled), transposed=False),
        slip="the sign of the force in the constraint equation",
        choices=("lengths and inertias are numbers",),
    ),
    Statement(
        "outside/delassus-free",
        "The matrix found by elimination is J M^-1 J^T for a floating robot.",
        delassus_claim(numbered(branched)),
        delassus_claim(numbered(branched), transposed=False),
        slip="the sign of the force in the constraint equation",
        unit=FREE,
        expand=False,
        choices=("lengths and inertias are numbers",),
    ),
    Statement(
        "outside/reduced",
        "The reduced matrix is the inverse of the joints' block of M^-1.",
        reduced_claim(sled),
        reduced_claim(sled, -1),
        slip="the sign",
        unit=FREE,
        choices=("lengths and inertias are numbers, the joint slides",),
    ),
)

# Functions ----------------------------------------------------------------
FUNCTIONS = (
    Function("inverse_dynamics", ("outside/contact-power", "outside/contact-power-free")),
    Function("forward_dynamics", ("outside/contact-motion", "outside/contact-power-free")),
    Function("rnea_external", ("outside/body-power",)),
    Function("contact_drift", ("outside/contact-drift", "outside/contact-drift-free")),
    Function("centroidal_momentum_rate", ("outside/momentum-rate", "outside/momentum-rate-free")),
    Function("centroidal_map_derivative", ("outside/map-rate", "outside/map-rate-free")),
    Function("com_jacobian", ("outside/com-jacobian", "outside/com-jacobian-free")),
    Function("delassus", ("outside/delassus", "outside/delassus-coupled", "outside/delassus-free")),
    Function("reduced_mass_matrix", ("outside/reduced",)),
)
