"""Poses, twists and wrenches as matrices: 4x4 and 6x6, angular part first.

A twist is a 6x1 column ``(omega, v)``, a wrench ``(n, f)``; see :mod:`symdyn.geometry`.
"""

from __future__ import annotations

from sympy import ImmutableMatrix, eye, zeros

from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import Matrix, hat, vee
from symdyn.geometry.spatial import Inertia
from symdyn.program.trace import Hook, keep

_NOTHING = zeros(3, 3)


def homogeneous(pose: Pose) -> Matrix:
    """The 4x4 matrix ``[[R, p], [0, 1]]`` of a pose."""
    return ImmutableMatrix(pose.R.row_join(pose.p).col_join(ImmutableMatrix([[0, 0, 0, 1]])))


def pose_of(T: Matrix) -> Pose:
    """The pose of a 4x4 matrix; its last row is not read."""
    return Pose(ImmutableMatrix(T[:3, :3]), ImmutableMatrix(T[:3, 3]))


def halves(six: Matrix) -> tuple[Matrix, Matrix]:
    """The two 3-vectors of a 6-vector."""
    return ImmutableMatrix(six[:3, 0]), ImmutableMatrix(six[3:, 0])


def hat6(V: Matrix) -> Matrix:
    """The 4x4 matrix ``[[ [omega], v ], [0, 0]]`` of a twist."""
    w, v = halves(V)
    return ImmutableMatrix(hat(w).row_join(v).col_join(zeros(1, 4)))


def vee6(S: Matrix) -> Matrix:
    """The twist of a 4x4 matrix, inverse of :func:`hat6`."""
    return ImmutableMatrix(vee(S[:3, :3]).col_join(S[:3, 3]))


def Ad(pose: Pose, let: Hook = keep) -> Matrix:
    """``Ad_T = X = [[R, 0], [[p] R, R]]``: takes twists from the body to the reference."""
    return _blocks(pose.R, _NOTHING, let(hat(pose.p) * pose.R), pose.R)


def Xstar(pose: Pose, let: Hook = keep) -> Matrix:
    """``X* = X^-T = [[R, [p] R], [0, R]]``: takes wrenches from the body to the reference."""
    return _blocks(pose.R, let(hat(pose.p) * pose.R), _NOTHING, pose.R)


def ad(V: Matrix) -> Matrix:
    """``ad_V = V x = [[ [omega], 0 ], [ [v], [omega] ]]``: the cross product with a twist."""
    w, v = halves(V)
    return _blocks(hat(w), _NOTHING, hat(v), hat(w))


def crf(V: Matrix) -> Matrix:
    """``V x* = -(V x)^T``: the cross product of a twist with a wrench."""
    w, v = halves(V)
    return _blocks(hat(w), hat(v), _NOTHING, hat(w))


def inertia_matrix(body: Inertia) -> Matrix:
    """The 6x6 matrix that takes twists to momenta ``(angular, linear)``."""
    h = hat(body.moment)
    return _blocks(body.second, h, -h, body.mass * eye(3))


def exchanged(six: Matrix) -> Matrix:
    """A 6-vector, or a 6x6 matrix, in the other order of its halves: ``P x``, ``P A P``."""
    turned = six[3:, :].col_join(six[:3, :])
    if six.cols == 6:
        turned = turned[:, 3:].row_join(turned[:, :3])
    return ImmutableMatrix(turned)


def _blocks(a: Matrix, b: Matrix, c: Matrix, d: Matrix) -> Matrix:
    return ImmutableMatrix(a.row_join(b).col_join(c.row_join(d)))
