"""Hooks with which a function that emits code is proved.

A coefficient that is a power series near zero and a closed form elsewhere is proved in
two parts.  Each part calls the function that emits code, with a hook that takes the same
branch everywhere.  A logarithm is proved where the angle is known that it should find.
"""

from __future__ import annotations

from typing import Any

from sympy import ImmutableMatrix, MatrixBase, Piecewise, Pow, Rational, atan, atan2

from symdyn.geometry.so3 import Matrix, Scalar
from symdyn.program.trace import Hook


def near(let: Hook) -> Hook:
    """The hook that follows the first branch of every Piecewise: the power series."""
    return _following(let, 0)


def far(let: Hook) -> Hook:
    """The hook that follows the last branch of every Piecewise: the closed form."""
    return _following(let, -1)


class Known:
    """The hook that knows an arctangent ``atan2(y, x)`` and the square root y in it.

    Attributes
    ----------
    facts : list of pairs
        What was taken for granted and must be claimed too: that y^2 is what stands under
        the root, and that the arctangent's arguments are y and x.  That y is not negative
        is a choice to be told.
    """

    def __init__(self, let: Hook, angle: Scalar, y: Scalar, x: Scalar) -> None:
        self.let, self.angle, self.y, self.x = let, angle, y, x
        self.facts: list[tuple[Any, Any]] = []

    def __call__(self, value: Any) -> Any:
        """The same value, named, or what is known of it."""
        if isinstance(value, atan2):
            self.facts += zip(value.args, (self.y, self.x), strict=True)
            return self.angle
        if isinstance(value, atan):  # SymPy's form of numbers, in a branch not taken
            return self.angle
        if isinstance(value, Pow) and value.exp == Rational(1, 2):
            self.facts.append((value.base, self.y**2))
            return self.y
        return self.let(value)

    def sides(self, found: Matrix, right: Matrix) -> tuple[Matrix, Matrix]:
        """A claim on columns, with the facts below it."""
        left_facts, right_facts = zip(*self.facts, strict=True)
        return ImmutableMatrix([*found, *left_facts]), ImmutableMatrix([*right, *right_facts])


def _following(let: Hook, branch: int) -> Hook:
    def follow(value: Any) -> Any:
        if isinstance(value, MatrixBase):
            return ImmutableMatrix(*value.shape, [follow(entry) for entry in value.flat()])
        return let(value.args[branch][0] if isinstance(value, Piecewise) else value)

    return follow
