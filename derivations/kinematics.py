"""Kinematics of open chains.

A joint moves everything behind it by the exponential of a twist.  With all joints at zero,
let M be the pose of the tip and S_i the twist of joint i, both in world axes.  Move the last
joint first: each joint then moves what already stands in place, and

    T(q) = exp([S_1] q_1) ... exp([S_n] q_n) M                      (space form)
         = M exp([B_1] q_1) ... exp([B_n] q_n),   S_i = Ad_M B_i    (body form)

Differentiating the product gives the Jacobians: column i of J_s is S_i moved by the joints
before it, column i of J_b is B_i moved back by the joints after it, and J_s = Ad_T J_b.  Since
a joint leaves its own twist alone, it does not matter whether it counts as one before itself.
Virtual work turns the same matrices into statics: the torques that hold a wrench are J^T F.

The exponential is not summed.  Its closed form E(q) is proved by E(0) = 1 and dE/dq = [S] E,
which determine it.

A frame of Denavit and Hartenberg is a product of four such exponentials, along z and along x.
It needs 4 numbers a joint where a twist has 6; but a unit axis w and, for a pure turn,
w . u = 0 leave 4 of the 6 free as well.  What differs is that the twist depends smoothly on the
axis, while the common normal of two axes runs away where they become parallel.

Conventions: twists (w, u) with the angular part first; u of a space twist is the velocity of
the body's point at the world's origin, not that of the tip.

Source: Robotics Tutorial, chapter 3, sections 2.4, 2.5 and 4.6; what is said of Denavit and
Hartenberg's frames is standard.
"""

from dataclasses import replace

from sympy import ImmutableMatrix, Matrix, cos, eye, sin, symbols, tan, zeros

from symdyn.dynamics.kinematics import frame_poses
from symdyn.dynamics.lagrange import body_poses
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import ZERO3, basis, cross, hat, quaternion_rotation, vector
from symdyn.model.chain import chain
from symdyn.program.trace import keep
from symdyn.truth import Function, Source, Statement

# Setting ------------------------------------------------------------------
q1, q2, q3, q4 = symbols("q1:5")  # angles (rad), or lengths (m) where a joint slides
q, v = ImmutableMatrix([q1, q2, q3, q4]), ImmutableMatrix(symbols("v1:5"))
motion = dict(zip(q, v, strict=True))
arm = chain("RzRyHxPz")  # turning, screwing and sliding; links reach in any direction
unit1, unit2 = symbols("ax ay az aw"), symbols("bx by bz bw")  # unit quaternions


def any_pose(quat, letter):
    """A pose anywhere, turned in any way."""
    return Pose(quaternion_rotation(quat), vector(*symbols(f"{letter}x {letter}y {letter}z")))


def placed(tree, *placements):
    """The same arm with its joints put at other poses."""
    pairs = zip(tree.bodies, placements, strict=True)
    return replace(tree, bodies=tuple(replace(body, placement=T) for body, T in pairs))


general = placed(chain("RzHz"), any_pose(unit1, "x"), any_pose(unit2, "y"))


def matrix(T):
    """The upper 3x4 part of a pose's 4x4 matrix."""
    return T.R.row_join(T.p)


def bracket(V, T):
    """[V] T of a twist and a pose, upper 3x4 part."""
    w, u = hat(V[:3, 0]), V[3:, 0]
    return (w * T.R).row_join(w * T.p + u)


def Ad(T):
    """Ad of a pose: twists from its frame to its reference, 6x6."""
    return ImmutableMatrix(Matrix([[T.R, zeros(3, 3)], [hat(T.p) * T.R, T.R]]))


def ad(V):
    """V x of a twist, 6x6."""
    w, u = hat(V[:3, 0]), hat(V[3:, 0])
    return ImmutableMatrix(Matrix([[w, zeros(3, 3)], [u, w]]))


def side_by_side(columns):
    """One matrix of several."""
    return ImmutableMatrix.hstack(*columns)


# Derivation: the exponential of a twist ------------------------------------
def exponential(S, q, let=keep):
    """exp([S] q) where the axis is a unit vector, or zero (a slide)."""
    w, u = hat(S[:3, 0]), S[3:, 0]
    c, s = let(cos(q)), let(sin(q))
    turn = eye(3) + s * w + (1 - c) * w**2
    shift = (q * eye(3) + (1 - c) * w + (q - s) * w**2) * u
    return Pose(let(ImmutableMatrix(turn)), let(ImmutableMatrix(shift)))


axis, point, pitch = vector(*symbols("w1:4")), vector(*symbols("r1:4")), symbols("h")
S = axis.col_join(vector(*symbols("u1:4")))
S_screw = axis.col_join(-cross(axis, point) + pitch * axis)  # about an axis through the point
S_mirrored = axis.col_join(cross(axis, point) + pitch * axis)
E = exponential(S, q1)
turning_alone = Pose(E.R, q1 * S[3:, 0])


def flow(E):
    """E(0) and dE/dq, against 1 and [S] E."""
    at_zero = matrix(Pose(E.R.subs(q1, 0), E.p.subs(q1, 0)))

    def claim(let):
        rate = let.rate(matrix(E), {q1: 1})
        return at_zero.col_join(rate), matrix(Pose()).col_join(bracket(S, E))

    return claim


def along_axis(S):
    """Where a screw takes a point of its axis, against an advance along the axis."""
    T = exponential(S, q1)
    return T.R * point + T.p, point + pitch * q1 * axis


def conjugate(T, X):
    """T exp([S] q) against exp([X S] q) T."""
    return lambda let: (matrix(T * E), matrix(exponential(let(X * S), q1, let) * T))


# Derivation: products of exponentials --------------------------------------
def zero_poses(tree):
    """Poses of all bodies with every joint at zero."""
    return body_poses(tree, ImmutableMatrix(zeros(tree.nq, 1)), keep)


def space_screws(tree):
    """S_i: each joint's twist in its own frame, moved to the world at zero."""
    twists = [body.joint.angular.col_join(body.joint.linear) for body in tree.bodies]
    return [Ad(T) * twist for T, twist in zip(zero_poses(tree), twists, strict=True)]


def home(tree):
    """M: the pose of the tip at zero."""
    return zero_poses(tree)[-1] * tree.frame("tip").placement


M = home(arm)
S1, S2, S3, S4 = space = space_screws(arm)
B1, B2, B3, B4 = body = [Ad(M.inverse()) * S_i for S_i in space]


def products(screws, q, let):
    """1, E_1, E_1 E_2, ..., E_1 ... E_n."""
    found = [Pose()]
    for S_i, x in zip(screws, q, strict=True):
        T = found[-1] * exponential(let(S_i), x, let)
        found.append(Pose(let(T.R), let(T.p)))
    return found


def space_form(tree, order=1):
    """The pose of the tip by the function that emits code, against E_1 ... E_n M."""
    x, screws = q[: tree.nq, 0], space_screws(tree)

    def claim(let):
        tip = frame_poses(tree, x, (tree.frame("tip"),), let)[0]
        return matrix(tip), matrix(products(screws[::order], x[::order], let)[-1] * home(tree))

    return claim


def body_form(screws):
    """The pose of the tip by the function that emits code, against M E_1 ... E_n."""

    def claim(let):
        tip = frame_poses(arm, q, (arm.frame("tip"),), let)[0]
        return matrix(tip), matrix(M * products(screws, q, let)[-1])

    return claim


# Derivation: Jacobians -----------------------------------------------------
def space_jacobian(let, carried=True):
    """Column i: S_i moved by the joints before it."""
    before = products(space, q, let)[:4] if carried else [Pose()] * 4
    return let(side_by_side(let(Ad(T)) * S_i for T, S_i in zip(before, space, strict=True)))


def body_jacobian(let, sign=-1):
    """Column i: B_i moved by exp(-[B_n] q_n) ... exp(-[B_i+1] q_i+1)."""
    back = [-S_i for S_i in body] if sign < 0 else body
    after = [products(back[:i:-1], list(q)[:i:-1], let)[-1] for i in range(4)]
    return let(side_by_side(let(Ad(T)) * B_i for T, B_i in zip(after, body, strict=True)))


def tip(let):
    """The pose of the tip and its time derivative."""
    T = products(space, q, let)[-1] * M
    T = Pose(let(T.R), let(T.p))
    return T, let.rate(matrix(T), motion)


def space_velocity(let, carried=True):
    """dT/dt against [J_s v] T."""
    T, T_dot = tip(let)
    return T_dot, bracket(let(space_jacobian(let, carried) * v), T)


def body_velocity(let, sign=-1):
    """dT/dt against T [J_b v]."""
    (T, T_dot), V = tip(let), let(body_jacobian(let, sign) * v)
    return T_dot, (T.R * hat(V[:3, 0])).row_join(T.R * V[3:, 0])


def jacobian_change(let, swapped=False):
    """J_s against Ad_T J_b."""
    J_s, J_b, X = space_jacobian(let), body_jacobian(let), let(Ad(tip(let)[0]))
    return (J_b, X * J_s) if swapped else (J_s, X * J_b)


def space_rate(let, whole=False):
    """dJ_s/dt: column i turns with the joints before it."""
    J = space_jacobian(let)
    ends = [4 if whole else i for i in range(4)]
    carrying = [let(J[:, :end] * v[:end, 0]) if end else zeros(6, 1) for end in ends]
    return let.rate(J, motion), side_by_side(ad(V) * J[:, i] for i, V in enumerate(carrying))


def body_rate(let, sign=-1):
    """dJ_b/dt: column i turns against the joints after it."""
    J = body_jacobian(let)
    carried = [let(J[:, i:] * v[i:, 0]) for i in range(4)]
    return let.rate(J, motion), side_by_side(sign * ad(V) * J[:, i] for i, V in enumerate(carried))


def tip_velocity(let, at_tip=True):
    """dp/dt of the tip against u + w x p of the space twist (w, u)."""
    (T, T_dot), V = tip(let), let(space_jacobian(let) * v)
    return T_dot[:, 3], V[3:, 0] + (cross(V[:3, 0], T.p) if at_tip else ZERO3)


# Derivation: statics -------------------------------------------------------
n, f = vector(*symbols("n1:4")), vector(*symbols("f1:4"))  # wrench on the tip, world axes
F = n.col_join(f)


def virtual_work(let, about_origin=True):
    """Power of J_s^T F at the joints, against n . w + f . p' of the tip it acts on."""
    T, T_dot = tip(let)
    moment = n + cross(T.p, f) if about_origin else n  # J_s is about the world's origin
    tau = space_jacobian(let).T * let(moment.col_join(f))
    spin = T_dot[:, :3] * T.R.T  # [w], and n . w is half of [n] : [w]
    return tau.dot(v), (hat(n).T * spin).trace() / 2 + f.dot(T_dot[:, 3])


def wrench_change(let, transposed=True):
    """J_s^T F against J_b^T (Ad_T^T F): a wrench goes back by the transpose."""
    T, _ = tip(let)
    F_body = Ad(T).T * F if transposed else Ad(T.inverse()) * F
    return space_jacobian(let).T * F, body_jacobian(let).T * let(F_body)


# Derivation: Denavit and Hartenberg ----------------------------------------
e_x, e_z = basis(0), basis(2)
turn_x, slide_x = e_x.col_join(ZERO3), ZERO3.col_join(e_x)
turn_z, slide_z = e_z.col_join(ZERO3), ZERO3.col_join(e_z)


def denavit(k, theta, modified=False):
    """A turn and a slide along z, then along the new x; the modified convention swaps them."""
    d, length, twist = symbols(f"d{k} l{k} alpha{k}")
    along_z = exponential(turn_z, theta) * exponential(slide_z, d)
    along_x = exponential(slide_x, length) * exponential(turn_x, twist)
    return along_x * along_z if modified else along_z * along_x


A1, A2 = denavit(1, q1), denavit(2, q2)
d1, length1, alpha1 = symbols("d1 l1 alpha1")
x_axis, y_axis = vector(cos(q1), sin(q1), 0), vector(-sin(q1), cos(q1), 0)
turned = [
    x_axis,
    cos(alpha1) * y_axis + sin(alpha1) * e_z,
    cos(alpha1) * e_z - sin(alpha1) * y_axis,
]
A1_columns = side_by_side([*turned, length1 * x_axis + d1 * e_z])  # its frame, drawn
M_dh = denavit(1, 0) * denavit(2, 0)
S2_dh = Ad(denavit(1, 0)) * turn_z  # the second axis, in world axes at zero
by_screws = exponential(turn_z, q1) * exponential(S2_dh, q2) * M_dh
unmoved = exponential(turn_z, q1) * exponential(turn_z, q2) * M_dh

# The common normal of the z axis and of an axis n through r: t e_z - (r + s n) is orthogonal to
# both, two linear equations for t and s.  Their determinant vanishes for parallel axes.
r, direction = vector(*symbols("r1:4")), vector(*symbols("n1:4"))
cosine, reach = direction[2], r.dot(direction)
t = (r[2] - cosine * reach) / (1 - cosine**2)
s = (cosine * r[2] - reach) / (1 - cosine**2)


def between(t):
    """From the foot on the second axis to the one on z: components along both axes."""
    normal = t * e_z - (r + s * direction)
    return ImmutableMatrix([normal.dot(e_z), normal.dot(direction)])


# Derivation: a hip ---------------------------------------------------------
hip = chain("RxRyRz", lengths="z", values={"l1": 0, "l2": 0})  # three axes through one point
R_hip = body_poses(hip, q[:3, 0], keep)[-1].R


def hip_determinant(let, angle=q2):
    """det of the matrix of the three axes in the world."""
    poses = body_poses(hip, q[:3, 0], let)
    axes = [T.R * link.joint.axis for T, link in zip(poses, hip.bodies, strict=True)]
    return side_by_side(axes).det(), cos(angle)


def hip_angles(let, order=1):
    """sin q_2, tan q_1 and tan q_3 from the entries of R; Rz Ry Rx has its transpose's."""
    R = body_poses(hip, q[:3, 0], let)[-1].R
    if order < 0:
        R = -R.T
    found = R[0, 2], -R[1, 2] / R[2, 2], -R[0, 1] / R[0, 0]
    return ImmutableMatrix(found), ImmutableMatrix([sin(q2), tan(q1), tan(q3)])


# Statements ----------------------------------------------------------------
tutorial = Source("Robotics Tutorial", section="2.4 of chapter 3")
jacobians = Source("Robotics Tutorial", section="2.5 of chapter 3")

STATEMENTS = (
    Statement(
        "kinematics/exponential",
        "The closed form is the exponential: E(0) = 1 and dE/dq = [S] E.",
        flow(E),
        flow(turning_alone),
        slip="the shift q u of a twist that also turns",
        unit=[tuple(axis)],
    ),
    Statement(
        "kinematics/screw-axis",
        "The twist (w, -w x r + h w) moves points of the axis through r along it by h q.",
        along_axis(S_screw),
        along_axis(S_mirrored),
        slip="w x r for -w x r",
        unit=[tuple(axis)],
        source=tutorial,
    ),
    Statement(
        "kinematics/conjugation",
        "T exp([S] q) T^-1 = exp([Ad_T S] q).",
        conjugate(any_pose(unit1, "x"), Ad(any_pose(unit1, "x"))),
        conjugate(any_pose(unit1, "x"), Ad(any_pose(unit1, "x").inverse())),
        slip="Ad of the inverse",
        unit=[unit1, tuple(axis)],
    ),
    Statement(
        "kinematics/own-twist",
        "A joint leaves its own twist alone: Ad_exp([S] q) S = S.",
        (Ad(E) * S, S),
        (Ad(turning_alone) * S, S),
        slip="the shift q u of a twist that also turns",
        unit=[tuple(axis)],
    ),
    Statement(
        "kinematics/space-form",
        "The emitted pose of the tip is exp([S_1] q_1) ... exp([S_n] q_n) M.",
        space_form(arm),
        space_form(arm, order=-1),
        slip="the exponentials in the opposite order",
        source=tutorial,
    ),
    Statement(
        "kinematics/space-form-general",
        "The same for two joints at any poses, one of them with a pitch.",
        space_form(general),
        space_form(general, order=-1),
        slip="the exponentials in the opposite order",
        unit=[unit1, unit2],
        choices=("each joint's axis is the z axis of its own frame",),
    ),
    Statement(
        "kinematics/body-form",
        "The emitted pose of the tip is M exp([B_1] q_1) ... exp([B_n] q_n), S_i = Ad_M B_i.",
        body_form(body),
        body_form([Ad(M) * S_i for S_i in space]),
        slip="B_i = Ad_M S_i",
        source=tutorial,
    ),
    Statement(
        "kinematics/space-jacobian",
        "dT/dt = [J_s v] T where column i of J_s is S_i moved by the joints before it.",
        space_velocity,
        lambda let: space_velocity(let, carried=False),
        slip="the twists at zero taken as columns",
        source=jacobians,
    ),
    Statement(
        "kinematics/body-jacobian",
        "dT/dt = T [J_b v] where column i of J_b is B_i moved back by the joints after it.",
        body_velocity,
        lambda let: body_velocity(let, sign=1),
        slip="moved forth instead of back",
        source=jacobians,
    ),
    Statement(
        "kinematics/jacobian-change",
        "J_s = Ad_T J_b.",
        jacobian_change,
        lambda let: jacobian_change(let, swapped=True),
        slip="J_b = Ad_T J_s",
        source=jacobians,
    ),
    Statement(
        "kinematics/space-rate",
        "Column i of dJ_s/dt is V x J_s,i with the twist V of the joints before it.",
        space_rate,
        lambda let: space_rate(let, whole=True),
        slip="the twist of the tip for V",
    ),
    Statement(
        "kinematics/body-rate",
        "Column i of dJ_b/dt is -V x J_b,i with the twist V of the joints after it.",
        body_rate,
        lambda let: body_rate(let, sign=1),
        slip="the sign",
    ),
    Statement(
        "kinematics/tip-velocity",
        "The tip moves by u + w x p, with the space twist (w, u).",
        tip_velocity,
        lambda let: tip_velocity(let, at_tip=False),
        slip="u taken for the velocity of the tip",
        source=jacobians,
    ),
    Statement(
        "kinematics/virtual-work",
        "J_s^T F does the work of F, the tip's wrench about the world's origin.",
        virtual_work,
        lambda let: virtual_work(let, about_origin=False),
        slip="the moment about the tip with the Jacobian about the origin",
        source=Source("Robotics Tutorial", section="5.1 of chapter 3"),
    ),
    Statement(
        "kinematics/wrench-change",
        "J_s^T F_s = J_b^T F_b with F_b = Ad_T^T F_s.",
        wrench_change,
        lambda let: wrench_change(let, transposed=False),
        slip="a wrench moved as a twist",
    ),
    Statement(
        "kinematics/denavit",
        "A transform of Denavit and Hartenberg is a product of four exponentials.",
        (A1_columns, matrix(A1)),
        (A1_columns, matrix(denavit(1, q1, modified=True))),
        slip="the modified convention: along x first",
    ),
    Statement(
        "kinematics/denavit-screws",
        "A chain of two such transforms is exp([S_1] q_1) exp([S_2] q_2) M.",
        (matrix(A1 * A2), matrix(by_screws)),
        (matrix(A1 * A2), matrix(unmoved)),
        slip="the second axis taken in its own frame",
    ),
    Statement(
        "kinematics/parallel-axes",
        "The common normal of z and an axis n through r starts at (r_z - n_z r.n)/(1 - n_z^2).",
        (between(t), ImmutableMatrix([0, 0])),
        (between(r[2]), ImmutableMatrix([0, 0])),
        slip="the foot at the height of r, as for parallel axes",
        unit=[tuple(direction)],
    ),
    Statement(
        "kinematics/hip",
        "Three orthogonal axes through one point span all rates but where cos q_2 = 0.",
        hip_determinant,
        lambda let: hip_determinant(let, angle=q1),
        slip="the singularity looked for in the first angle",
        source=Source("Robotics Tutorial", section="4.6 of chapter 3"),
    ),
    Statement(
        "kinematics/hip-angles",
        "The hip's orientation gives its angles: sin q_2 = R_13, tan q_1 = -R_23/R_33,"
        " tan q_3 = -R_12/R_11.",
        hip_angles,
        lambda let: hip_angles(let, order=-1),
        slip="the formulas of Rz Ry Rx for Rx Ry Rz",
    ),
)

# Functions -----------------------------------------------------------------
FUNCTIONS = (
    Function(
        "forward_kinematics",
        ("kinematics/space-form", "kinematics/space-form-general", "kinematics/body-form"),
    ),
)
