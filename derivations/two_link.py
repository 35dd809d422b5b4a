"""The two-link planar arm.

Two links in a vertical plane: q1 is measured from the horizontal, q2 from the first link, so
that the second link turns at v1 + v2.  Link i has mass m_i, its centre of mass at distance r_i
from its joint, inertia I_i about the centre; link 1 has length l1, link 2 length l2.

From the positions of both centres follow the energies, from these the mass matrix M (second
derivatives of T by the velocities), gravity (the gradient of V) and Christoffel's symbols

    c_ijk = (dM_ij/dq_k + dM_ik/dq_j - dM_jk/dq_i) / 2,    C_ij = sum_k c_ijk v_k.

The equations fix the forces C v, not the matrix C.  Books print another one for this arm, with
the same C v, for which dM/dt - 2 C is not skew; a proof of stability that leans on skewness
fails with it.  For two joints skewness leaves no choice: a skew D with D v = 0 is zero.  (From
three joints on it does leave one; see the derivation on Lagrange's equations.)

Skewness says that Coriolis forces do no work beyond what M's own change accounts for, and the
energy balance d/dt (T + V) = v . tau follows.  A proportional-derivative torque with gravity
compensation then loses stored energy at the rate v . K_d v.  That the arm comes to rest at the
goal follows by LaSalle's argument, which is not an identity and is not proved here.

The tip's Jacobian has determinant l1 l2 sin q2: it is singular stretched out and folded back,
and there the tip cannot move along the arm.  The lengths of the velocity ellipse's semi-axes,
J's singular values, have a product of |det J| and a sum of squares that is that of J's entries.

Source: Robotics Tutorial, chapter 3, sections 2.5.3, 2.6.4 and 2.6.6.
"""

from sympy import ImmutableMatrix, cos, hessian, sin, sqrt, symbols

from symdyn.dynamics.aba import aba
from symdyn.dynamics.coriolis import coriolis_matrix
from symdyn.dynamics.crba import crba
from symdyn.dynamics.energy import kinetic_energy, potential_energy
from symdyn.dynamics.frames import frame_jacobian
from symdyn.dynamics.kinematics import frame_poses
from symdyn.dynamics.rnea import rnea
from symdyn.model.chain import planar
from symdyn.truth import Function, Source, Statement

# Setting ------------------------------------------------------------------
q1, q2, v1, v2 = symbols("q1 q2 v1 v2")  # angles (rad) and rates (rad/s)
q, v = ImmutableMatrix([q1, q2]), ImmutableMatrix([v1, v2])
a, tau = ImmutableMatrix(symbols("a1:3")), ImmutableMatrix(symbols("tau1:3"))
m1, m2, l1, l2, r1, r2, I1, I2, g = symbols("m1 m2 l1 l2 r1 r2 I1 I2 g")  # in kg, m, kg m^2, m/s^2
motion = dict(zip(q, v, strict=True))
arm = planar(2)


def ray(angle):
    """The unit vector at an angle."""
    return ImmutableMatrix([cos(angle), sin(angle)])


# Derivation: energies ------------------------------------------------------
centre1 = r1 * ray(q1)
centre2 = l1 * ray(q1) + r2 * ray(q1 + q2)
velocity1, velocity2 = centre1.jacobian(q) * v, centre2.jacobian(q) * v
swinging = m1 * velocity1.dot(velocity1) / 2 + m2 * velocity2.dot(velocity2) / 2
T = swinging + I1 * v1**2 / 2 + I2 * (v1 + v2) ** 2 / 2
T_absolute = swinging + I1 * v1**2 / 2 + I2 * v2**2 / 2  # a slip: q2 for an absolute angle
V = g * (m1 * centre1[1] + m2 * centre2[1])

# Derivation: mass matrix and gravity ---------------------------------------
# Turning the whole arm changes no kinetic energy: M does not depend on q1, and is written at
# q1 = 0.  That the two are equal is proved below.
M_at_q1 = ImmutableMatrix(hessian(T, v))
M = M_at_q1.subs(q1, 0).subs(sin(q2) ** 2, 1 - cos(q2) ** 2).expand()
gravity = ImmutableMatrix([V.diff(x) for x in q])


# Derivation: Christoffel's symbols -----------------------------------------
def christoffel(i, j, k):
    """c_ijk."""
    return (M[i, j].diff(q[k]) + M[i, k].diff(q[j]) - M[j, k].diff(q[i])) / 2


c_1 = ImmutableMatrix(2, 2, lambda j, k: christoffel(0, j, k))
c_2 = ImmutableMatrix(2, 2, lambda j, k: christoffel(1, j, k))
C = ImmutableMatrix.vstack((c_1 * v).T, (c_2 * v).T).expand()
h = m2 * l1 * r2 * sin(q2)
C_printed = ImmutableMatrix(
    [[-2 * h * v2, -h * v2], [h * v1, 0]]
)  # it gives the same forces, and is not skew
M_dot = M.diff(q1) * v1 + M.diff(q2) * v2
N, N_printed = M_dot - 2 * C, M_dot - 2 * C_printed
s = symbols("s")
D = ImmutableMatrix([[0, s], [-s, 0]])  # any skew matrix D
D_v = D * v

# Derivation: energy and control --------------------------------------------
M_adjugate = ImmutableMatrix([[M[1, 1], -M[0, 1]], [-M[1, 0], M[0, 0]]])
acceleration = M_adjugate * (tau - C * v - gravity) / M.det()
K_p = ImmutableMatrix(2, 2, symbols("kp11 kp12 kp12 kp22"))  # symmetric gains
K_d = ImmutableMatrix(2, 2, symbols("kd11 kd12 kd21 kd22"))
error = q - ImmutableMatrix(symbols("goal1:3"))
feedback = -K_p * error - K_d * v
stored = ((v.T * M * v + error.T * K_p * error) / 2)[
    0
]  # the energy, and that of a spring to the goal


def flow(value, torque, let):
    """d/dt of a function of q and v where the torque acts."""
    solved = let(acceleration.xreplace(dict(zip(tau, torque, strict=True))))
    return let.rate(value, motion | dict(zip(v, solved, strict=True)))


def power(energy):
    """d/dt of the energy against v . tau."""
    return lambda let: (flow(energy, tau, let), v.dot(tau))


def damping(torque):
    """d/dt of the stored energy against -v . K_d v."""
    return lambda let: (flow(stored, torque, let), -v.dot(K_d * v))


# Derivation: the tip -------------------------------------------------------
tip = l1 * ray(q1) + l2 * ray(q1 + q2)
J = ImmutableMatrix(tip.jacobian(q))
det_J = l1 * l2 * sin(q2)
# Under the roots stand (J11 + J22)^2 + (J12 - J21)^2 and its mirror image, written at q1 = 0.
plus = sqrt((l1 + l2 * (cos(q2) + sin(q2))) ** 2 + (l2 * (cos(q2) - sin(q2))) ** 2)
minus = sqrt((l1 + l2 * (cos(q2) - sin(q2))) ** 2 + (l2 * (cos(q2) + sin(q2))) ** 2)
sigma1, sigma2 = (plus + minus) / 2, (plus - minus) / 2
J_stretched = J.subs(q2, 0)
k1, k2 = l1 + l2 * cos(q2), l2 * sin(q2)  # the tip in axes along the first link


# Derivation: the functions that emit code ----------------------------------
def inverse_dynamics(coriolis):
    """Newton and Euler's recursion against M a + C v + g."""
    return lambda let: (rnea(arm, q, v, a, let), M * a + coriolis * v + gravity)


def forward_dynamics(solved):
    """The articulated-body recursion against accelerations."""
    return lambda let: (aba(arm, q, v, tau, let), solved)


def energies(kinetic):
    """The emitted energies against T and V."""

    def claim(let):
        emitted = kinetic_energy(arm, q, v, let), potential_energy(arm, q, let)
        return ImmutableMatrix(emitted), ImmutableMatrix([kinetic, V])

    return claim


def emitted_tip(last_angle):
    """The emitted position and Jacobian of the tip against those derived here."""
    other = tip.subs(q1 + q2, last_angle)
    expected = other.row_join(ImmutableMatrix(other.jacobian(q)))

    def claim(let):
        frame = arm.frame("tip")
        position = frame_poses(arm, q, (frame,), let)[0].p[:2, 0]
        return position.row_join(frame_jacobian(arm, q, frame, "", let)[:2, :]), expected

    return claim


# Statements ----------------------------------------------------------------
dynamics = Source("Robotics Tutorial", section="2.6.6 of chapter 3")
control = Source("Robotics Tutorial", section="2.6.4 of chapter 3")
jacobian = Source("Robotics Tutorial", section="2.5.3 of chapter 3")
M11 = I1 + I2 + m1 * r1**2 + m2 * (l1**2 + r2**2 + 2 * l1 * r2 * cos(q2))
M12 = I2 + m2 * (r2**2 + l1 * r2 * cos(q2))
M22 = I2 + m2 * r2**2
M_closed = ImmutableMatrix([[M11, M12], [M12, M22]])
g2 = m2 * r2 * g * cos(q1 + q2)
g1 = (m1 * r1 + m2 * l1) * g * cos(q1) + g2

STATEMENTS = (
    Statement(
        "two-link/mass-matrix",
        "M of the energy is the printed one, and does not depend on q1.",
        (M_at_q1.row_join(M), M_closed.row_join(M_closed)),
        (ImmutableMatrix(hessian(T_absolute, v)).row_join(M), M_closed.row_join(M_closed)),
        slip="q2 mistaken for an absolute angle in the energy of turning",
        source=dynamics,
    ),
    Statement(
        "two-link/coriolis",
        "C is [[-h v2, -h (v1 + v2)], [h v1, 0]] with h = m2 l1 r2 sin q2.",
        (C, ImmutableMatrix([[-h * v2, -h * (v1 + v2)], [h * v1, 0]])),
        (C, C_printed),
        slip="the printed matrix, which gives the same forces",
    ),
    Statement(
        "two-link/coriolis-force",
        "The printed matrix gives the same forces C v.",
        (C * v, C_printed * v),
        (C * v, ImmutableMatrix([[-h * v2, -h * v2], [h * v1, 0]]) * v),
        slip="the factor 2 of -2 h v1 v2 forgotten",
        source=dynamics,
    ),
    Statement(
        "two-link/gravity",
        "Gravity is (m1 r1 + m2 l1) g cos q1 + m2 r2 g cos(q1 + q2), and the last term alone.",
        (gravity, ImmutableMatrix([g1, g2])),
        (gravity, ImmutableMatrix([g1 - m2 * l1 * g * cos(q1), g2])),
        slip="the second link's mass not carried by the first joint",
        source=dynamics,
    ),
    Statement(
        "two-link/skew",
        "dM/dt - 2 C is skew.",
        (N, -N.T),
        (N_printed, -N_printed.T),
        slip="the printed matrix",
        source=control,
    ),
    Statement(
        "two-link/unique",
        "A skew D has |D v|^2 = s^2 |v|^2: two joints leave no other C with this property.",
        (D_v.dot(D_v), s**2 * v.dot(v)),
        (D_v.dot(D_v), 0),
        slip="D v = 0 taken from v . D v = 0",
    ),
    Statement(
        "two-link/rnea",
        "Newton and Euler's recursion gives M a + C v + g.",
        inverse_dynamics(C),
        inverse_dynamics(C.T),
        slip="C transposed",
    ),
    Statement(
        "two-link/crba",
        "The composite-body recursion gives M.",
        lambda let: (crba(arm, q, let), M),
        lambda let: (crba(arm, q, let), M.subs(I2, 0)),
        slip="the second link as a point mass",
    ),
    Statement(
        "two-link/coriolis-matrix",
        "The emitted Coriolis matrix is C.",
        lambda let: (coriolis_matrix(arm, q, v, let), C),
        lambda let: (coriolis_matrix(arm, q, v, let), C_printed),
        slip="the printed matrix",
    ),
    Statement(
        "two-link/aba",
        "The articulated-body recursion gives M^-1 (tau - C v - g).",
        forward_dynamics(acceleration),
        forward_dynamics(M_adjugate * (tau - gravity) / M.det()),
        slip="Coriolis forces left out",
    ),
    Statement(
        "two-link/energies",
        "The emitted energies are T and V.",
        energies(T),
        energies(T_absolute),
        slip="q2 mistaken for an absolute angle in the energy of turning",
    ),
    Statement(
        "two-link/energy-balance",
        "d/dt (T + V) = v . tau.",
        power(T + V),
        power(T),
        slip="potential energy left out",
        source=control,
    ),
    Statement(
        "two-link/passivity",
        "With tau = g - K_p e - K_d v the stored energy changes by -v . K_d v.",
        damping(gravity + feedback),
        damping(feedback),
        slip="no gravity compensation",
        source=control,
    ),
    Statement(
        "two-link/tip",
        "The emitted pose and Jacobian of the tip are l1 ray(q1) + l2 ray(q1 + q2) and its"
        " derivative.",
        emitted_tip(q1 + q2),
        emitted_tip(q2),
        slip="q2 mistaken for an absolute angle",
    ),
    Statement(
        "two-link/determinant",
        "det J = l1 l2 sin q2.",
        (J.det(), det_J),
        (J.det(), l1 * l2 * sin(q1 + q2)),
        slip="the angle of the second link from the horizontal",
        source=jacobian,
    ),
    Statement(
        "two-link/manipulability",
        "det(J J^T) = (l1 l2 sin q2)^2: the manipulability is |l1 l2 sin q2|.",
        ((J * J.T).det(), det_J**2),
        ((J * J.T).det(), det_J),
        slip="det(J J^T) without its root",
        source=jacobian,
    ),
    Statement(
        "two-link/ellipse",
        "The semi-axes have the product det J, and their squares the sum of those of J's entries.",
        (
            ImmutableMatrix([sigma1 * sigma2, sigma1**2 + sigma2**2]),
            ImmutableMatrix([J.det(), (J * J.T).trace()]),
        ),
        (
            ImmutableMatrix([sigma1 * sigma2, sigma1 + sigma2]),
            ImmutableMatrix([J.det(), J.trace()]),
        ),
        slip="eigenvalues of J for its singular values",
        source=jacobian,
    ),
    Statement(
        "two-link/singular-direction",
        "Stretched out, the tip cannot move along the arm.",
        (ray(q1).T * J_stretched, ImmutableMatrix([[0, 0]])),
        (ray(q1).diff(q1).T * J_stretched, ImmutableMatrix([[0, 0]])),
        slip="across the arm",
    ),
    Statement(
        "two-link/inverse-kinematics",
        "x^2 + y^2 = l1^2 + l2^2 + 2 l1 l2 cos q2, and q1 is the angle from (k1, k2) to (x, y).",
        (
            ImmutableMatrix([tip.dot(tip), k1 * tip[0] + k2 * tip[1], k1 * tip[1] - k2 * tip[0]]),
            ImmutableMatrix([k1**2 + k2**2, *(tip.dot(tip) * ray(q1))]),
        ),
        (
            ImmutableMatrix([tip.dot(tip), k1 * tip[0] + k2 * tip[1], k1 * tip[1] - k2 * tip[0]]),
            ImmutableMatrix([(l1 - l2 * cos(q2)) ** 2 + k2**2, *(tip.dot(tip) * ray(q1))]),
        ),
        slip="the cosine rule with the angle between the links, pi - q2",
    ),
)

# Functions -----------------------------------------------------------------
p = [m1, m2, l1, l2, r1, r2, I1, I2, g]
PARAMETERS = (
    "p = (m1, m2, l1, l2, r1, r2, I1, I2, g): masses, lengths, joint to centre of mass, inertia"
    " about the centre, gravity; q1 from the horizontal, q2 from the first link."
)

FUNCTIONS = (
    Function(
        "rnea",
        ("two-link/mass-matrix", "two-link/rnea"),
        {"q": q, "v": v, "a": a, "p": p},
        {"tau": M * a + C * v + gravity},
        f"Torques for a motion of the two-link arm. {PARAMETERS}",
        "two_link",
    ),
    Function(
        "aba",
        ("two-link/mass-matrix", "two-link/aba"),
        {"q": q, "v": v, "tau": tau, "p": p},
        {"a": acceleration},
        f"Accelerations of the two-link arm under torques. {PARAMETERS}",
        "two_link",
    ),
    Function(
        "dynamics",
        ("two-link/mass-matrix", "two-link/coriolis", "two-link/gravity", "two-link/skew"),
        {"q": q, "v": v, "p": p},
        {"M": M, "C": C, "g": gravity},
        f"Terms of M a + C v + g = tau of the two-link arm. {PARAMETERS}",
        "two_link",
    ),
    Function(
        "energy",
        ("two-link/energies", "two-link/energy-balance"),
        {"q": q, "v": v, "p": p},
        {"T": (v.T * M * v)[0] / 2, "V": V},
        f"Kinetic and potential energy of the two-link arm. {PARAMETERS}",
        "two_link",
    ),
    Function(
        "kinematics",
        ("two-link/tip", "two-link/determinant", "two-link/ellipse"),
        {"q": q, "p": p},
        {"tip": tip, "J": J, "det_J": det_J, "sigma": [sigma1, sigma2]},
        "Position of the tip, its Jacobian, the determinant, and the velocity ellipse's semi-axes"
        f" (the second with the sign of the determinant) of the two-link arm. {PARAMETERS}",
        "two_link",
    ),
)
