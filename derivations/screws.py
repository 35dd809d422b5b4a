"""Screws: the axis of a twist and of a wrench.

Every motion of a body is, at each instant, a turn about a line together with a slide along it
(Chasles), and every wrench is a force along a line together with a couple about it (Poinsot).

A point x of the body moves at v + w x x.  On the axis it moves along w alone, v + w x p = h w.
The part along w gives the pitch h = w . v / |w|^2 (m/rad).  Of the points of the axis take the one
nearest to the origin, which is perpendicular to w; then w x (w x p) = -|w|^2 p and so
p = w x v / |w|^2.  A wrench (n, f) has the same formulas with f in place of w and n in place of v,
for both are a free vector and its moment.

Without rotation these are 0/0.  What happens in the limit is told by the rates of turn k and of
slide d about a unit direction u: the twist (k u, k q x u + d u) is regular for all of them, and
at k = 0 it is the translation (0, d u), whatever q.  Conversely, for a given v the axis of
(k u, v) goes away as 1/k in the direction u x v, and so does the pitch.  This is why code works
with twists and not with screw parameters.

Conventions: twists (w, v) and wrenches (n, f), angular part first.

Source: Robotics Tutorial, sections 49.2 and 49.4.
"""

from sympy import ImmutableMatrix, cos, eye, sin, symbols, zeros

from symdyn.geometry.adjoint import Ad, Xstar, halves, hat6, homogeneous
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import axis_rotation, cross, hat, quaternion_rotation
from symdyn.truth import Source, Statement

# Setting ------------------------------------------------------------------
w, v, f, n, r, q = (ImmutableMatrix(symbols(f"{name}x {name}y {name}z")) for name in "wvfnrq")
u = ImmutableMatrix(symbols("ux uy uz"))  # a unit direction
quat = symbols("a b c e")  # a unit quaternion: any rotation
k, d, h, s, theta = symbols("k d h s theta")  # rates of turn and slide, a pitch, a number, an angle
unit_axis, any_rotation = [tuple(u)], [quat]
twists = Source("Robotics Tutorial", section="49.2")
wrenches = Source("Robotics Tutorial", section="49.4")

# Derivation: axis of a twist or wrench ------------------------------------


def nearest(free, moment):
    """The point of the axis nearest to the origin."""
    return cross(free, moment) / free.dot(free)


def pitch(free, moment):
    """Slide for each turn, or couple for each force."""
    return free.dot(moment) / free.dot(free)


p, h_twist = nearest(w, v), pitch(w, v)
p_force, h_force = nearest(f, n), pitch(f, n)
moved = Pose(quaternion_rotation(quat), r)
w_moved, v_moved = halves(Ad(moved) * ImmutableMatrix([*w, *v]))
n_moved, f_moved = halves(Xstar(moved) * ImmutableMatrix([*n, *f]))
p_moved = nearest(w_moved, v_moved)


# Derivation: from an axis -------------------------------------------------
def screw(turn, slide):
    """The twist that turns about the line through q along u, and slides along it."""
    return ImmutableMatrix([*(turn * u), *(turn * cross(q, u) + slide * u)])


K = hat(u)
G = theta * eye(3) + (1 - cos(theta)) * K + (theta - sin(theta)) * K**2
motion = homogeneous(
    Pose(axis_rotation(u, cos(theta), sin(theta)), G * ImmutableMatrix(screw(1, h)[3:, 0]))
)
on_axis = q + s * u  # any point of the axis
regained = nearest(k * u, ImmutableMatrix(screw(k, d)[3:, 0])).expand()

# Statements ---------------------------------------------------------------
STATEMENTS = (
    Statement(
        "screws/twist-axis",
        "v = p x w + h w with p = w x v/|w|^2 and h = w . v/|w|^2.",
        (v, cross(p, w) + h_twist * w),
        (v, cross(-p, w) + h_twist * w),
        slip="v x w in place of w x v",
        source=twists,
    ),
    Statement(
        "screws/points-of-axis",
        "Every point of the axis moves along the axis, at h w.",
        (v + cross(w, p + s * w), h_twist * w),
        (v + cross(w, p + s * v), h_twist * w),
        slip="the axis laid along v",
        source=twists,
    ),
    Statement(
        "screws/twist-pitch-kept",
        "The pitch is the same in every frame.",
        (pitch(w_moved, v_moved), h_twist),
        (v_moved.dot(v_moved), v.dot(v)),
        slip="the speed |v| taken for the same in every frame",
        unit=any_rotation,
    ),
    Statement(
        "screws/axis-moved",
        "The axis moves with the frame: R p + r lies on the axis seen from the reference.",
        (cross(moved.R * p + r - p_moved, w_moved), zeros(3, 1)),
        (moved.R * p + r - p_moved, zeros(3, 1)),
        slip="the point nearest to one origin taken for that nearest to the other",
        unit=any_rotation,
    ),
    Statement(
        "screws/wrench-axis",
        "n = p x f + h f with p = f x n/|f|^2 and h = f . n/|f|^2.",
        (n, cross(p_force, f) + h_force * f),
        (n, cross(-p_force, f) + h_force * f),
        slip="n x f in place of f x n",
        source=wrenches,
    ),
    Statement(
        "screws/wrench-pitch-kept",
        "The pitch of a wrench is the same in every frame.",
        (pitch(f_moved, n_moved), h_force),
        (n_moved.dot(n_moved), n.dot(n)),
        slip="the moment |n| taken for the same in every frame",
        unit=any_rotation,
    ),
    Statement(
        "screws/twist-of-axis",
        "The twist of a line does not depend on which of its points is taken.",
        (cross(on_axis, u) + h * u, ImmutableMatrix(screw(1, h)[3:, 0])),
        (cross(on_axis, u) + h * u, cross(u, q) + h * u),
        slip="u x q in place of q x u",
    ),
    Statement(
        "screws/motion-along-axis",
        "exp([S] theta) takes each point of the axis along it by h theta.",
        (motion * ImmutableMatrix([*on_axis, 1]), ImmutableMatrix([*(on_axis + h * theta * u), 1])),
        (motion * ImmutableMatrix([*on_axis, 1]), ImmutableMatrix([*on_axis, 1])),
        slip="the slide forgotten, as if the joint were revolute",
        unit=unit_axis,
    ),
    Statement(
        "screws/axis-regained",
        "The axis of (k u, k q x u + d u) passes through q at any rates k and d.",
        (regained, q - u.dot(q) * u),
        (regained, q),
        slip="q itself taken for the nearest point",
        unit=unit_axis,
    ),
    Statement(
        "screws/no-rotation",
        "At rate of turn zero the twist is (0, d u), wherever the axis was.",
        (screw(0, d), ImmutableMatrix([0, 0, 0, *(d * u)])),
        (screw(0, d), ImmutableMatrix([0, 0, 0, *(cross(q, u) + d * u)])),
        slip="the moment of an axis that is no longer there",
    ),
    Statement(
        "screws/axis-goes-away",
        "For a given v the axis of (k u, v) stands at u x v / k: far away as k goes to zero.",
        (k * nearest(k * u, v), cross(u, v)),
        (nearest(k * u, v), cross(u, v)),
        slip="taken to stay where it is",
        unit=unit_axis,
    ),
    Statement(
        "screws/pitch-grows",
        "Its pitch is u . v / k.",
        (k * pitch(k * u, v), u.dot(v)),
        (pitch(k * u, v), u.dot(v)),
        slip="taken to stay what it is",
        unit=unit_axis,
    ),
    Statement(
        "screws/rate-of-points",
        "The motion's points move at the screw's velocities: F' = [S] F.",
        (motion.diff(theta), hat6(screw(1, h)) * motion),
        (motion.diff(theta), hat6(screw(1, 0)) * motion),
        slip="the slide forgotten, as if the joint were revolute",
        unit=unit_axis,
    ),
)

# Functions ----------------------------------------------------------------
FUNCTIONS = ()
