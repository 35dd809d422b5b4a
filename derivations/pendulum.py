"""The pendulum.

A rigid body of mass m turns about a fixed horizontal axis.  Its centre of mass is at distance r
from the axis, its inertia about the centre is I, and q is the angle from hanging down.  The
position of the centre is all that is put in; energies and the equation of motion follow from it
by differentiation:

    J a + m g r sin q = tau,    J = I + m r^2.

The parallel axis term m r^2 comes out of the velocity of the centre by itself; forgetting it is
the classical slip.  There is no Coriolis force: J does not depend on q.

Three consequences: energy changes by the power of the torque alone; near q = 0 the body swings
with omega^2 = m g r / J, as a point on a string of length J / (m r) would, and it keeps this
when it is hung up at distance I / (m r) on the other side of its centre (Kater's pendulum); and
a proportional-derivative torque with gravity compensation loses energy at the rate K_d v^2.
That it therefore comes to rest at the goal is LaSalle's argument, not proved here.

Potential energy is zero at the height of the axis, as in all exports.

Source: Robotics Tutorial, chapter 3, section 2.6.5; Kater's pendulum is standard.
"""

from dataclasses import replace

from sympy import ImmutableMatrix, cos, sin, symbols

from symdyn.dynamics.aba import aba
from symdyn.dynamics.crba import crba
from symdyn.dynamics.energy import kinetic_energy, potential_energy
from symdyn.dynamics.rnea import rnea
from symdyn.geometry.so3 import vector
from symdyn.model.chain import planar
from symdyn.truth import Function, Source, Statement

# Setting ------------------------------------------------------------------
q, v, a, tau = symbols("q v a tau")  # angle (rad), rate, acceleration, torque (N m)
m, r, I, g = symbols("m r I g")  # in kg, m, kg m^2, m/s^2

# Derivation: energies ------------------------------------------------------
centre = ImmutableMatrix([r * sin(q), -r * cos(q)])  # to the side, and up
velocity = centre.diff(q) * v
kinetic = m * velocity.dot(velocity) / 2 + I * v**2 / 2
T = kinetic.subs(sin(q) ** 2, 1 - cos(q) ** 2).expand()
V = m * g * centre[1]

# Derivation: Lagrange's equation -------------------------------------------
momentum = kinetic.diff(v)
equation = momentum.diff(v) * a + momentum.diff(q) * v - kinetic.diff(q) + V.diff(q)
J, gravity = T.diff(v, 2), V.diff(q)
acceleration = (tau - gravity) / J

# Derivation: energy and control --------------------------------------------
power = tau * v
K_p, K_d, q_d = symbols("K_p K_d q_d")  # gains, and the goal (rad)
feedback = -K_p * (q - q_d) - K_d * v
stored = J * v**2 / 2 + K_p * (q - q_d) ** 2 / 2  # the energy, and that of a spring to the goal


def flow(value, torque):
    """d/dt of a function of q and v where the torque acts."""
    return value.diff(q) * v + value.diff(v) * acceleration.subs(tau, torque)


# Derivation: small swings --------------------------------------------------
stiffness = -acceleration.diff(q)
omega_squared = stiffness.subs(q, 0)
length = g / omega_squared  # of a point on a string that swings alike
r_other = I / (m * r)  # Kater's second axis, beyond the centre of mass
length_other = length.subs(r, r_other)

# Derivation: the recursions ------------------------------------------------
# The textbook arm measures its angle from the horizontal; turned by a quarter, it hangs down.
horizontal = planar(1, values={"m1": m, "r1": r, "I1": I, "g": g})
hanging = replace(horizontal, gravity=vector(g, 0, 0))


def column(x):
    """A column of one entry."""
    return ImmutableMatrix([x])


def inverse_dynamics(tree):
    """Newton and Euler's recursion against Lagrange's equation."""
    return lambda let: (rnea(tree, column(q), column(v), column(a), let)[0], J * a + gravity)


def mass_matrix(inertia):
    """The composite-body recursion against an inertia."""
    return lambda let: (crba(hanging, column(q), let)[0], inertia)


def forward_dynamics(sign):
    """The articulated-body recursion against the solved equation."""
    solved = (tau - sign * gravity) / J
    return lambda let: (aba(hanging, column(q), column(v), column(tau), let)[0], solved)


def energies(tree):
    """The emitted energies against T and V."""

    def claim(let):
        kinetic = kinetic_energy(tree, column(q), column(v), let)
        emitted = ImmutableMatrix([kinetic, potential_energy(tree, column(q), let)])
        return emitted, ImmutableMatrix([T, V])

    return claim


# Statements ----------------------------------------------------------------
tutorial = Source("Robotics Tutorial", section="2.6.5 of chapter 3")

STATEMENTS = (
    Statement(
        "pendulum/equation",
        "(I + m r^2) a + m g r sin q = tau.",
        (equation, J * a + gravity),
        (equation, I * a + gravity),
        slip="the inertia about the centre of mass for that about the axis",
        source=tutorial,
    ),
    Statement(
        "pendulum/rnea",
        "Newton and Euler's recursion gives the same torque.",
        inverse_dynamics(hanging),
        inverse_dynamics(horizontal),
        slip="the angle measured from the horizontal",
    ),
    Statement(
        "pendulum/crba",
        "The composite-body recursion gives I + m r^2.",
        mass_matrix(J),
        mass_matrix(I),
        slip="the inertia about the centre of mass for that about the axis",
    ),
    Statement(
        "pendulum/aba",
        "The articulated-body recursion gives (tau - m g r sin q) / J.",
        forward_dynamics(1),
        forward_dynamics(-1),
        slip="gravity with the wrong sign",
    ),
    Statement(
        "pendulum/energies",
        "The emitted energies are T and V.",
        energies(hanging),
        energies(horizontal),
        slip="the angle measured from the horizontal",
    ),
    Statement(
        "pendulum/energy-balance",
        "Energy changes by the power of the torque: d/dt (T + V) = tau v.",
        (flow(T + V, tau), power),
        (flow(T, tau), power),
        slip="gravity's work counted twice: potential energy left out",
    ),
    Statement(
        "pendulum/passivity",
        "With tau = m g r sin q - K_p (q - q_d) - K_d v the stored energy changes by -K_d v^2.",
        (flow(stored, gravity + feedback), -K_d * v**2),
        (flow(stored, feedback), -K_d * v**2),
        slip="no gravity compensation",
        source=Source("Robotics Tutorial", section="2.6.4 of chapter 3"),
    ),
    Statement(
        "pendulum/small-swings",
        "Near hanging down omega^2 = m g r / (I + m r^2).",
        (omega_squared, m * g * r / (I + m * r**2)),
        (omega_squared, g / r),
        slip="the formula of a point mass",
    ),
    Statement(
        "pendulum/kater",
        "Hung up at distance I / (m r) beyond its centre of mass the body swings alike.",
        (length_other, length),
        (length.subs(r, length), length),
        slip="the distance taken from the first axis instead of from the centre",
    ),
)

# Functions -----------------------------------------------------------------
p = [m, r, I, g]
PARAMETERS = "p = (m, r, I, g): mass, axis to centre of mass, inertia about the centre, gravity."

FUNCTIONS = (
    Function(
        "rnea",
        ("pendulum/equation", "pendulum/rnea"),
        {"q": q, "v": v, "a": a, "p": p},
        {"tau": J * a + gravity},
        f"Torque for a motion of the pendulum; q from hanging down. {PARAMETERS}",
        "pendulum",
    ),
    Function(
        "aba",
        ("pendulum/equation", "pendulum/aba"),
        {"q": q, "v": v, "tau": tau, "p": p},
        {"a": acceleration},
        f"Acceleration of the pendulum under a torque; q from hanging down. {PARAMETERS}",
        "pendulum",
    ),
    Function(
        "dynamics",
        ("pendulum/equation", "pendulum/crba"),
        {"q": q, "v": v, "p": p},
        {"M": J, "g": gravity},
        f"Terms of M a + g = tau of the pendulum; q from hanging down. {PARAMETERS}",
        "pendulum",
    ),
    Function(
        "energy",
        ("pendulum/energies", "pendulum/energy-balance"),
        {"q": q, "v": v, "p": p},
        {"T": T, "V": V},
        f"Kinetic and potential energy of the pendulum; q from hanging down. {PARAMETERS}",
        "pendulum",
    ),
)
