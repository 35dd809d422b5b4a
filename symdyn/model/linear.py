"""The same tree with symbols for its inertias, or with numbers for all that it weighs."""

from __future__ import annotations

from dataclasses import replace

from sympy import Integer, Symbol

from symdyn.geometry.so3 import symmetric, vector
from symdyn.geometry.spatial import Inertia
from symdyn.model.joints import Joint
from symdyn.model.tree import Body, Tree


def linear_inertia(tree: Tree) -> Tree:
    """The same tree with ten symbols a body: mass ``m1``, first moment ``h1x h1y h1z``, and
    inertia about the body's origin ``I1xx I1yy I1zz I1xy I1xz I1yz``.

    No generality is lost, and proofs gain: with the centre of mass as a parameter every
    inertia would hold products ``m c c^T``.
    """
    bodies = (replace(body, inertia=_symbols(k)) for k, body in enumerate(tree.bodies, start=1))
    return replace(tree, bodies=tuple(bodies))


def numbered(tree: Tree) -> Tree:
    """The same tree with small integers for lengths, inertias and drives.

    Quotients, as in forward dynamics, stay small with it; orientations and joints are kept,
    and so are drives without inertia.
    """
    bodies = (_numbered(body, k) for k, body in enumerate(tree.bodies, start=2))
    return replace(tree, bodies=tuple(bodies))


def _numbered(body: Body, k: int) -> Body:
    second = symmetric(k + 7, k + 8, k + 9, 1, k - 4, -1)
    return replace(
        body,
        joint=_driven(body.joint),
        placement=replace(body.placement, p=vector(k - 2, 1, -1)),
        inertia=Inertia(Integer(k), vector(1, k - 3, 2), second),
    )


def _driven(joint: Joint) -> Joint:
    """The drives that have inertia with 1, 2, ... kg m^2."""
    numbers = enumerate(joint.armature, start=1)
    return replace(joint, armature=tuple(Integer(k) if drive else drive for k, drive in numbers))


def _symbols(k: int) -> Inertia:
    moment = vector(*(Symbol(f"h{k}{axis}") for axis in "xyz"))
    pairs = ("xx", "yy", "zz", "xy", "xz", "yz")
    return Inertia(Symbol(f"m{k}"), moment, symmetric(*(Symbol(f"I{k}{p}") for p in pairs)))
