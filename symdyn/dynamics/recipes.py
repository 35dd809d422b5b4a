"""How the catalogue calls the recursions: recipes ``recipe(tree, let, *inputs)``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any

from sympy import ImmutableMatrix, zeros

from symdyn.dynamics.aba import aba
from symdyn.dynamics.centroidal import centroidal_map
from symdyn.dynamics.centroidal_rate import centroidal_map_derivative
from symdyn.dynamics.contact import contact_jacobian
from symdyn.dynamics.crba import crba
from symdyn.dynamics.entry import default_frames
from symdyn.dynamics.frames import frame_jacobian, frame_jacobian_dot
from symdyn.dynamics.kinematics import frame_poses
from symdyn.dynamics.manifold import configuration_rate
from symdyn.dynamics.rnea import rnea
from symdyn.model.tree import Frame, Tree
from symdyn.program.trace import Hook


def forward_kinematics(tree: Tree, let: Hook, q: Any) -> Mapping[str, Any]:
    """Poses of the default frames by output name."""
    names = default_frames(tree)
    found = frame_poses(tree, q, tuple(tree.frame(name) for name in names), let)
    values: dict[str, Any] = {}
    for key, pose in zip(names.values(), found, strict=True):
        values |= {f"R_{key}": pose.R, f"p_{key}": pose.p}
    return values


def nonlinear_effects(tree: Tree, let: Hook, q: Any, v: Any) -> Any:
    """Inverse dynamics at zero accelerations."""
    return rnea(tree, q, v, ImmutableMatrix(zeros(tree.nv, 1)), let)


def get_dynamics(tree: Tree, let: Hook, q: Any, v: Any) -> Mapping[str, Any]:
    """M, h, J_c and A_G from one graph."""
    values = {
        "M": crba(tree, q, let),
        "h": nonlinear_effects(tree, let, q, v),
        "A_G": centroidal_map(tree, q, let),
    }
    return values | ({"J_c": contact_jacobian(tree, q, let)} if tree.contacts else {})


def plain(recursion: Callable[..., Any]) -> Callable[..., Any]:
    """A recursion ``f(tree, *inputs, let)`` with the hook moved to the front."""

    @wraps(recursion)
    def recipe(tree: Tree, let: Hook, *inputs: Any) -> Any:
        return recursion(tree, *inputs, let)

    return recipe


def state_derivative(tree: Tree, let: Hook, x: Any, tau: Any) -> Any:
    """dq/dt and accelerations, one under the other."""
    q, v = x[: tree.nq, 0], x[tree.nq :, 0]
    return configuration_rate(tree, q, v, let).col_join(aba(tree, q, v, tau, let))


def map_and_rate(tree: Tree, let: Hook, q: Any, v: Any) -> Mapping[str, Any]:
    """Both: a convention whose base axes turn needs A_G to write dA_G."""
    return {
        "A_G": centroidal_map(tree, q, let),
        "dA_G": centroidal_map_derivative(tree, q, v, let),
    }


def jacobian_and_rate(
    tree: Tree, q: Any, v: Any, frame: Frame, expression: str, let: Hook
) -> Mapping[str, Any]:
    """Both: a convention whose base axes turn needs J to write dJ."""
    return {
        "J": frame_jacobian(tree, q, frame, expression, let),
        "dJ": frame_jacobian_dot(tree, q, v, frame, expression, let),
    }


def of_frame(recursion: Callable[..., Any], link: str, *more: Any) -> Callable[..., Any]:
    """A recursion ``f(tree, *inputs, frame, *more, let)`` for the frame of one link."""

    @wraps(recursion)
    def recipe(tree: Tree, let: Hook, *inputs: Any) -> Any:
        return recursion(tree, *inputs, tree.frame(link), *more, let)

    return recipe
