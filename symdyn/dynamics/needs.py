"""Whether a robot has what a function needs, and who is to blame where it has not."""

from __future__ import annotations

from functools import lru_cache

from symdyn.dynamics.crba import crba
from symdyn.errors import SymdynError
from symdyn.model.tree import Tree
from symdyn.program.evaluate import evaluate
from symdyn.program.graph import Port
from symdyn.program.points import modular_point
from symdyn.program.rings import PRIME, ModularRing
from symdyn.program.trace import trace


def require_mass(tree: Tree, function: str) -> None:
    """Refuse a function that divides by the mass of the moving links if there is none."""
    if not sum(body.inertia.mass for body in tree.bodies):
        raise SymdynError(
            f"{tree.name} has no moving link with mass",
            element=function,
            cure="give a link an inertial element with a mass",
        )


def require_inertia(tree: Tree, function: str) -> None:
    """Refuse a function that inverts M if M is singular at every configuration."""
    idle = idle_joint(tree)
    if idle is not None:
        body = tree.bodies[idle]
        raise SymdynError(
            f"joint {body.joint.name!r} moves no inertia, so the mass matrix has no inverse",
            element=function,
            cure=f"give link {body.name!r} (or what it carries) mass and inertia, or the joint "
            "armature",
        )


@lru_cache(maxsize=8)
def idle_joint(tree: Tree) -> int | None:
    """The first body, from the tips inwards, whose joint adds no pivot to M; None if M is
    regular at almost every configuration.

    M is factored modulo a prime at one point; a pivot that vanishes there but not
    identically has a chance of about 2^-50.
    """
    program = trace(
        "crba",
        [Port("q", (tree.nq,))],
        [Port("M", (tree.nv, tree.nv))],
        lambda let, q: {"M": crba(tree, q, let)},
    )
    ring = ModularRing()
    flat = evaluate(program, ring, modular_point(program.digest, {"q": tree.nq}, PRIME))["M"]
    M = [flat[row * tree.nv : (row + 1) * tree.nv] for row in range(tree.nv)]
    for k in reversed(range(tree.nv)):
        if not M[k][k]:
            return next(i for i, index in enumerate(tree.v_index) if index.start <= k < index.stop)
        for i in range(k):
            factor = ring.div(M[k][i], M[k][k])
            for j in range(i + 1):
                M[i][j] = ring.sub(M[i][j], ring.mul(factor, M[k][j]))
    return None
