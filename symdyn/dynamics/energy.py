"""Kinetic and potential energy."""

from __future__ import annotations

from typing import Any

from sympy import Rational

from symdyn.dynamics.centroidal import first_moment
from symdyn.dynamics.crba import motion_columns
from symdyn.dynamics.kinematics import velocities
from symdyn.dynamics.links import links
from symdyn.geometry.so3 import Matrix
from symdyn.model.tree import Tree
from symdyn.program.trace import Hook


def kinetic_energy(tree: Tree, q: Matrix, v: Matrix, let: Hook) -> Any:
    """Kinetic energy (J): half of each body's velocity times its momentum.

    Armature counts: it is inertia that turns with its joint.
    """
    terms = []
    for body, (w, u) in zip(
        tree.bodies, velocities(tree, links(tree, q, let), v, let), strict=True
    ):
        n, f = motion_columns(body.inertia, w, u, let)
        terms.append(let(w.dot(n) + u.dot(f)))
    for body, index in zip(tree.bodies, tree.v_index, strict=True):
        rates = v[index, 0]
        terms += [let(k * let(x**2)) for k, x in zip(body.joint.drive, rates, strict=True)]
    return let(Rational(1, 2) * let(sum(terms)))


def potential_energy(tree: Tree, q: Matrix, let: Hook) -> Any:
    """Potential energy of gravity (J), zero where everything lies at the world's origin."""
    return let(-tree.gravity.dot(first_moment(tree, q, let)))
