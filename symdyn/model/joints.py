"""Joints: how many coordinates, which motion, which data they carry.

A joint's motion leads from its frame before the motion (fixed in the parent body) to its
frame after it (fixed in the child body).  Its velocity is ``angular v`` and ``linear v``
in axes after the motion, with constant matrices.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sympy import Integer, cos, sin, zeros

from symdyn.errors import SymdynError, nearest_names
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import (
    IDENTITY3,
    ZERO3,
    Matrix,
    Scalar,
    align_z,
    axis_rotation,
    quaternion_rotation,
    vector,
)
from symdyn.program.matrix import ImmutableMatrix
from symdyn.program.trace import Hook, keep

Bounds = tuple[float | None, ...]
Entries = Sequence[Scalar]

TURNING = ("revolute", "continuous")
"""Kinds that turn about their axis and do nothing else."""

_PER_VELOCITY = dict.fromkeys(("lower", "upper", "velocity", "effort")) | {
    "damping": 0.0,
    "friction": 0.0,
    "armature": Integer(0),
}
"""Fields with one item per entry of v, and the item where nothing is said."""


@dataclass(frozen=True)
class Joint:
    """One moving joint.

    What is given per entry of v may be left out: no limits, no damping, friction or
    armature.

    Attributes
    ----------
    name : str
        Name in the robot's description.
    kind : str
        A key of KINDS.
    axis : Matrix, 3x1, or three numbers
        Exactly unit, in joint axes: of the motion, or normal to a planar joint's plane;
        zero where the kind has none.
    lower, upper, velocity, effort : tuple of float or None
        Limits, one per entry of v; None where unbounded.
    damping, friction : tuple of float
        Data only: no function contains them.
    armature : tuple of Scalar
        Inertia of the drive seen at the joint, one per entry of v; enters M and
        the inverse dynamics (kg m^2 or kg).
    pitch : Scalar
        Advance of a helical joint (m/rad).
    ratio : Scalar
        Of a joint that follows another: its coordinate is ratio times that of its master.
    follows_pair : bool
        Whether its master's coordinates are a pair (cos, sin).

    Examples
    --------
    >>> from symdyn.model.joints import Joint
    >>> elbow = Joint("elbow", "revolute", (0, 0, 1), lower=(-2.5,), upper=(2.5,))
    >>> elbow.nv, elbow.effort, elbow.armature
    (1, (None,), (0,))
    """

    name: str
    kind: str
    axis: Matrix = field(default=ZERO3)
    lower: Bounds = ()
    upper: Bounds = ()
    velocity: Bounds = ()
    effort: Bounds = ()
    damping: tuple[float, ...] = ()
    friction: tuple[float, ...] = ()
    armature: tuple[Scalar, ...] = ()
    pitch: Scalar = field(default=Integer(0))
    ratio: Scalar = field(default=Integer(1))
    follows_pair: bool = False

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise SymdynError(
                f'there is no kind of joint "{self.kind}"',
                element=f'joint "{self.name}"',
                cure=f"nearest: {nearest_names(self.kind, KINDS)}",
            )
        if not isinstance(self.axis, ImmutableMatrix):
            object.__setattr__(self, "axis", ImmutableMatrix(list(self.axis)))
        for name, default in _PER_VELOCITY.items():
            given = tuple(getattr(self, name))
            object.__setattr__(self, name, given or (default,) * self.nv)

    @property
    def nq(self) -> int:
        """Number of entries of q."""
        return KINDS[self.kind].nq

    @property
    def nv(self) -> int:
        """Number of entries of v."""
        return KINDS[self.kind].nv

    @property
    def turning(self) -> bool:
        """Whether it turns about its axis and does nothing else."""
        return self.kind in TURNING

    @property
    def angular(self) -> Matrix:
        """Angular part of the motion subspace, 3 x nv, in axes after the motion."""
        return ImmutableMatrix(self.ratio * KINDS[self.kind].angular(self))

    @property
    def linear(self) -> Matrix:
        """Linear part of the motion subspace, 3 x nv, in axes after the motion."""
        return ImmutableMatrix(self.ratio * KINDS[self.kind].linear(self))

    @property
    def drive(self) -> tuple[Scalar, ...]:
        """The armature as the entries of v feel it: a follower's by the ratio squared."""
        return tuple(self.ratio**2 * inertia for inertia in self.armature)

    def pose(self, q: Entries, let: Hook = keep) -> Pose:
        """Pose of the frame after the motion in the frame before it, at q."""
        return KINDS[self.kind].pose(self, q, let)

    def cos_sin(self, q: Entries, let: Hook = keep) -> tuple[Scalar, Scalar]:
        """Cosine and sine of a turning joint's angle."""
        if self.kind == "continuous" or self.follows_pair:
            return _multiple_angle(q[0], q[1], int(self.ratio), let)
        angle = let(self.ratio * q[0])
        return let(cos(angle)), let(sin(angle))


@dataclass(frozen=True)
class Kind:
    """A kind of joint: sizes, pose and motion subspace.

    Attributes
    ----------
    nq, nv : int
    pose : callable
        ``pose(joint, q, let) -> Pose``.
    angular, linear : callable
        ``angular(joint) -> Matrix, 3 x nv``.
    """

    nq: int
    nv: int
    pose: Callable[[Joint, Entries, Hook], Pose]
    angular: Callable[[Joint], Matrix]
    linear: Callable[[Joint], Matrix]


def _multiple_angle(c: Scalar, s: Scalar, k: int, let: Hook) -> tuple[Scalar, Scalar]:
    """Cosine and sine of k times an angle."""
    x, y = (Integer(1), Integer(0)) if k == 0 else (c, s)
    for _ in range(abs(k) - 1):
        x, y = let(x * c - y * s), let(x * s + y * c)
    return x, y if k >= 0 else -y


def _turn(joint: Joint, q: Entries, let: Hook) -> Pose:
    return Pose(let(axis_rotation(joint.axis, *joint.cos_sin(q, let))), ZERO3)


def _slide(joint: Joint, q: Entries, let: Hook) -> Pose:
    return Pose(IDENTITY3, let(ImmutableMatrix(joint.ratio * q[0] * joint.axis)))


def _screw(joint: Joint, q: Entries, let: Hook) -> Pose:
    advance = let(joint.pitch * joint.ratio * q[0])
    return Pose(_turn(joint, q, let).R, let(ImmutableMatrix(advance * joint.axis)))


def _ball(joint: Joint, q: Entries, let: Hook) -> Pose:
    return Pose(quaternion_rotation(q, let), ZERO3)


def _plane(joint: Joint, q: Entries, let: Hook) -> Pose:
    R = let(axis_rotation(joint.axis, q[2], q[3]))
    return Pose(R, let(ImmutableMatrix(align_z(joint.axis) * vector(q[0], q[1], 0))))


def _free(joint: Joint, q: Entries, let: Hook) -> Pose:
    return Pose(quaternion_rotation(q[3:7], let), vector(*q[0:3]))


def _axis(joint: Joint) -> Matrix:
    return joint.axis


def _none(columns: int) -> Callable[[Joint], Matrix]:
    return _always(ImmutableMatrix(zeros(3, columns)))


def _in_plane(joint: Joint) -> Matrix:
    return ImmutableMatrix(align_z(joint.axis)[:, :2].row_join(ZERO3))


_THREE = IDENTITY3
_LINEAR_FIRST = ImmutableMatrix(IDENTITY3.row_join(zeros(3, 3)))
_ANGULAR_LAST = ImmutableMatrix(zeros(3, 3).row_join(IDENTITY3))


def _always(matrix: Matrix) -> Callable[[Joint], Any]:
    return lambda joint: matrix


KINDS: dict[str, Kind] = {
    "revolute": Kind(1, 1, _turn, _axis, _none(1)),
    "continuous": Kind(2, 1, _turn, _axis, _none(1)),
    "prismatic": Kind(1, 1, _slide, _none(1), _axis),
    "helical": Kind(1, 1, _screw, _axis, lambda joint: joint.pitch * joint.axis),
    "spherical": Kind(4, 3, _ball, _always(_THREE), _none(3)),
    "planar": Kind(4, 3, _plane, lambda joint: zeros(3, 2).row_join(joint.axis), _in_plane),
    "floating": Kind(7, 6, _free, _always(_ANGULAR_LAST), _always(_LINEAR_FIRST)),
}
"""By name.  Entries of q and v:

==========  ==================================  ==========================================
revolute    angle (rad)                         rate (rad/s)
continuous  (cos, sin) of the angle             rate (rad/s)
prismatic   length (m)                          rate (m/s)
helical     angle (rad)                         rate (rad/s)
spherical   quaternion (x, y, z, w)             angular velocity in axes after the motion
planar      (x, y) in the plane, (cos, sin)     velocity in axes after the motion, rate
floating    position, quaternion (x, y, z, w)   linear, angular velocity, axes after the motion
==========  ==================================  ==========================================
"""

COORDINATES = {name: kind.nq for name, kind in KINDS.items()}
"""Entries of q for each kind of joint."""

VELOCITIES = {name: kind.nv for name, kind in KINDS.items()}
"""Entries of v for each kind of joint."""
