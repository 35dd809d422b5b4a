"""How each body hangs on its parent at one configuration, and vectors moved along."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sympy import ImmutableMatrix

from symdyn.dynamics.outward import Outward
from symdyn.geometry.so3 import IDENTITY3, Matrix, Scalar, cross, rotate_symmetric, rotate_tensor
from symdyn.model.joints import Joint
from symdyn.model.tree import Tree
from symdyn.program.trace import Hook


@dataclass(frozen=True)
class Link:
    """The pose of a body in its parent, as a fixed rotation after the joint's own.

    Attributes
    ----------
    let : Hook
        Applied to every result.
    joint : Joint
    placed : Matrix, 3x3
        The constant rotation from joint axes to parent axes.
    turn : Matrix, 3x3
        The joint's rotation, from body axes to joint axes.
    offset : Matrix, 3x1
        Origin of the body's frame from the parent's origin, in parent axes (m).
    angle : tuple or None
        (k, c, s) where the joint turns about coordinate axis k.
    """

    let: Hook
    joint: Joint
    placed: Matrix
    turn: Matrix
    offset: Matrix
    angle: tuple[int, Scalar, Scalar] | None

    def up(self, x: Matrix) -> Matrix:
        """Components of vectors (3 x n) from body axes to parent axes."""
        turned = self.let(self.turn * x)
        return turned if self.placed == IDENTITY3 else self.let(self.placed * turned)

    def down(self, x: Matrix) -> Matrix:
        """Components of vectors (3 x n) from parent axes to body axes."""
        if self.placed != IDENTITY3:
            x = self.let(self.placed.T * x)
        return self.let(self.turn.T * x)

    def up_symmetric(self, S: Matrix) -> Matrix:
        """A symmetric tensor (3x3) from body axes to parent axes."""
        if self.angle is not None:
            S = rotate_symmetric(*self.angle, S, self.let)
        elif self.turn != IDENTITY3:
            S = self._congruence(self.turn, S)
        return S if self.placed == IDENTITY3 else self._congruence(self.placed, S)

    def up_tensor(self, A: Matrix) -> Matrix:
        """Any tensor (3x3) from body axes to parent axes."""
        if self.angle is None:
            return self.up(self.up(A).T).T
        A = rotate_tensor(*self.angle, A, self.let)
        if self.placed == IDENTITY3:
            return A
        return self.let(self.let(self.placed * A) * self.placed.T)

    def force_up(self, n: Matrix, f: Matrix) -> tuple[Matrix, Matrix]:
        """Wrenches (moments n, forces f: 3 x m) about the body's origin, from body
        axes to parent axes and the parent's origin."""
        lifted = self.up(f)
        columns = [cross(self.offset, lifted[:, k]) for k in range(lifted.cols)]
        return self.let(self.up(n) + ImmutableMatrix.hstack(*columns)), lifted

    def _congruence(self, R: Matrix, S: Matrix) -> Matrix:
        half = self.let(R * S)
        return self.let(
            ImmutableMatrix(
                3, 3, lambda i, j: sum(half[min(i, j), k] * R[max(i, j), k] for k in range(3))
            )
        )


def links(tree: Tree, q: Matrix, let: Hook) -> Sequence[Link]:
    """The link of every body at configuration q (nq x 1)."""

    def make(i: int, _: Any) -> Link:
        body, entries = tree.bodies[i], list(q[tree.q_index[i], 0])
        pose = body.joint.pose(entries, let)
        offset = let(body.placement.p + body.placement.R * pose.p)
        angle = _coordinate_angle(body.joint, entries, let)
        return Link(let, body.joint, body.placement.R, pose.R, offset, angle)

    return Outward[Any](tree, None, make)


def _coordinate_angle(joint: Joint, q: list[Any], let: Hook) -> tuple[int, Scalar, Scalar] | None:
    if not joint.turning:
        return None
    for k in range(3):
        if abs(joint.axis[k]) == 1:
            c, s = joint.cos_sin(q, let)
            return k, c, joint.axis[k] * s
    return None
