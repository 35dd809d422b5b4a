"""Recursions equal the equations of motion.

The recursions that emit code (Newton-Euler, composite and articulated bodies) are
compared with what energy and virtual power give by differentiation alone, on arms whose
lengths and inertial parameters are all symbols.  Each recursion is called here as the very
function that writes the code of a robot; a change of its text changes what is proved.

Source: the recursions are standard results (Luh, Walker and Paul; Walker and Orin;
Featherstone); the equations of Lagrange and d'Alembert are the definition.
"""

from sympy import ImmutableMatrix, symbols

from symdyn.dynamics.aba import aba
from symdyn.dynamics.crba import crba
from symdyn.dynamics.lagrange import euler_lagrange, mass_matrix
from symdyn.dynamics.rnea import rnea
from symdyn.model.chain import chain
from symdyn.model.linear import linear_inertia
from symdyn.truth import Function, Statement

# Setting ------------------------------------------------------------------
spatial = linear_inertia(chain("RzRyRx"))  # three joints, links reach in any direction
elbow = linear_inertia(chain("RzRyRyRxRyRx", lengths="x"))  # six joints, one length a link
slides = linear_inertia(chain("RzPxHy", lengths="x"))


def state(n):
    """Coordinates (rad), rates (rad/s) and accelerations (rad/s^2) of n joints."""
    return [ImmutableMatrix(symbols(f"{letter}1:{n + 1}")) for letter in ("q", "v", "a")]


# Derivation ---------------------------------------------------------------
def lagrange_claim(arm, sign=1):
    """Inverse dynamics against d/dt dT/dv - dT/dq + dV/dq."""
    q, v, a = state(arm.nv)
    return lambda let: (rnea(arm, q, v, a, let), euler_lagrange(arm, q, v, sign * a, let))


def mass_claim(arm, factor=1):
    """The composite-body matrix against the second derivatives of the kinetic energy."""
    q, v, _ = state(arm.nv)
    motion = dict(zip(q, v))
    return lambda let: (crba(arm, q, let), factor * mass_matrix(arm, q, motion, v, let))


def inverse_claim(arm, sign=1):
    """Forward dynamics undoes inverse dynamics."""
    q, v, a = state(arm.nv)
    return lambda let: (aba(arm, q, v, rnea(arm, q, v, a, let), let), sign * a)


# Statements ---------------------------------------------------------------
STATEMENTS = (
    Statement(
        "recursions/rnea-lagrange-3",
        "Inverse dynamics equals Lagrange's equations for three spatial joints.",
        lagrange_claim(spatial),
        lagrange_claim(spatial, -1),
        slip="the acceleration with the wrong sign",
        choices=("the first joint's frame is the world's",),
    ),
    Statement(
        "recursions/rnea-lagrange-6",
        "Inverse dynamics equals Lagrange's equations for a six-joint arm.",
        lagrange_claim(elbow),
        lagrange_claim(elbow, -1),
        slip="the acceleration with the wrong sign",
    ),
    Statement(
        "recursions/rnea-lagrange-slides",
        "Inverse dynamics equals Lagrange's equations with a sliding and a helical joint.",
        lagrange_claim(slides),
        lagrange_claim(slides, -1),
        slip="the acceleration with the wrong sign",
    ),
    Statement(
        "recursions/crba-energy-3",
        "The composite-body matrix is the kinetic energy's second derivative.",
        mass_claim(spatial),
        mass_claim(spatial, 2),
        slip="the factor one half of the energy forgotten",
    ),
    Statement(
        "recursions/aba-inverts-rnea-2",
        "Forward dynamics inverts inverse dynamics for two joints.",
        inverse_claim(linear_inertia(chain("RzRy"))),
        inverse_claim(linear_inertia(chain("RzRy")), -1),
        slip="the acceleration with the wrong sign",
    ),
)

# Functions ----------------------------------------------------------------
FUNCTIONS = (
    Function("rnea", ("recursions/rnea-lagrange-3", "recursions/rnea-lagrange-6")),
    Function("crba", ("recursions/crba-energy-3",)),
    Function("aba", ("recursions/aba-inverts-rnea-2",)),
)
