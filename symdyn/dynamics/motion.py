"""Symbols for a motion, which derivations are written in."""

from __future__ import annotations

from typing import Any

from sympy import ImmutableMatrix, Rational, symbols, zeros

from symdyn.geometry.so3 import quaternion_product, quaternion_rotation
from symdyn.model.tree import Tree


class Motion:
    """Symbols of a motion of a tree: a base that floats, or none, and joints with v = dq/dt.

    Attributes
    ----------
    tree : Tree
    q, v, a : Matrix
        ``[px py pz ex ey ez ew q1 ...]`` (the first seven of a floating base, its quaternion
        of norm one), ``v1 ...`` (linear first, base axes), ``a1 ...``.
    still : Matrix, nv x 1
        Zero.
    motion, change : dict
        dq/dt by the symbols of q; the same with dv/dt by those of v.
    """

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        joints = symbols(f"q1:{tree.nv - 5 if tree.floating else tree.nv + 1}")
        base = symbols("px py pz ex ey ez ew") if tree.floating else ()
        self.q = ImmutableMatrix([*base, *joints])
        self.v, self.a = (ImmutableMatrix(symbols(f"{x}1:{tree.nv + 1}")) for x in "va")
        self.still = ImmutableMatrix(zeros(tree.nv, 1))
        self.motion = dict(zip(self.q, self.rate(), strict=True))
        self.change = self.motion | dict(zip(self.v, self.a, strict=True))

    def rate(self) -> list[Any]:
        """dq/dt."""
        v = self.v
        if not self.tree.floating:
            return list(v)
        quaternion = list(self.q[3:7, 0])
        spin = quaternion_product(quaternion, [*(Rational(1, 2) * v[3:6, 0]), 0])
        return [*(quaternion_rotation(quaternion) * v[:3, 0]), *spin, *v[6:, 0]]
