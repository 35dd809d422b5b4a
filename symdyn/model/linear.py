"""Symbolic inertial parameters in which dynamics is linear."""

from __future__ import annotations

from dataclasses import replace

from sympy import Symbol

from symdyn.geometry.so3 import symmetric, vector
from symdyn.geometry.spatial import Inertia
from symdyn.model.tree import Tree


def linear_inertia(tree: Tree) -> Tree:
    """The same tree with ten symbols a body: mass ``m1``, first moment ``h1x h1y h1z``, and
    inertia about the body's origin ``I1xx I1yy I1zz I1xy I1xz I1yz``.

    No generality is lost, and proofs gain: with the centre of mass as a parameter every
    inertia would hold products ``m c c^T``.
    """
    bodies = (replace(body, inertia=_symbols(k)) for k, body in enumerate(tree.bodies, start=1))
    return replace(tree, bodies=tuple(bodies))


def _symbols(k: int) -> Inertia:
    moment = vector(*(Symbol(f"h{k}{axis}") for axis in "xyz"))
    pairs = ("xx", "yy", "zz", "xy", "xz", "yz")
    return Inertia(Symbol(f"m{k}"), moment, symmetric(*(Symbol(f"I{k}{p}") for p in pairs)))
