"""The quantities of a robot that cases speak of, in symdyn's functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import symdyn
from symdyn import Tree
from symdyn.model.names import identifier
from tests.cases.case import Case, Check, assert_value
from tests.cases.motion import Arrays, in_order, mixed, state

Values = dict[str, Any]


def assert_quantity(case: Case, check: Check, tree: Tree) -> None:
    """The quantity that a check names has the value that it says."""
    values = QUANTITIES[check["quantity"]](case, check, tree)
    for key in ("value", "rotation", "translation"):
        if key in check:
            assert_value(check, values[key], key)


def _called(tree: Tree, name: str, given: Arrays, *inputs: str) -> Any:
    return symdyn.function(tree, name)(*(given[key] for key in inputs))


def _base(tree: Tree, given: Arrays) -> np.ndarray:
    if not tree.floating:
        return np.eye(3)
    R: np.ndarray = _called(tree, "forward_kinematics", given, "q")[0]
    return R


def _mass_matrix(case: Case, check: Check, tree: Tree) -> Values:
    given = state(case, check, tree)
    T = mixed(check, tree, _base(tree, given))
    M = T.T @ _called(tree, "crba", given, "q") @ T
    return {"value": in_order(case, tree, M, (0, 1))}


def _vector(name: str, *inputs: str) -> Callable[[Case, Check, Tree], Values]:
    """A function with one entry per velocity; a force where the base is mixed."""

    def value(case: Case, check: Check, tree: Tree) -> Values:
        given = state(case, check, tree)
        T = mixed(check, tree, _base(tree, given))
        return {"value": in_order(case, tree, T.T @ _called(tree, name, given, *inputs), (0,))}

    return value


def _plain(name: str, *inputs: str) -> Callable[[Case, Check, Tree], Values]:
    """A function whose value knows no order of joints."""
    return lambda case, check, tree: {
        "value": _called(tree, name, state(case, check, tree), *inputs)
    }


def _frame_pose(case: Case, check: Check, tree: Tree) -> Values:
    poses = symdyn.function(tree, "forward_kinematics")(state(case, check, tree)["q"])
    key = identifier(check["frame"])
    return {
        "rotation": getattr(poses, f"R_{key}"),
        "translation": getattr(poses, f"p_{key}"),
    }


def _jacobian(case: Case, check: Check, tree: Tree) -> Values:
    kind = {"LOCAL_WORLD_ALIGNED": "", "LOCAL": "_local", "WORLD": "_world"}[check["reference"]]
    name = f"frame_jacobian_{identifier(check['frame'])}{kind}"
    J = _called(tree, name, state(case, check, tree), "q")
    return {"value": in_order(case, tree, J, (1,))}


def _bias_force(case: Case, check: Check, tree: Tree) -> Values:
    """At each of several poses of the base: one value for all."""
    found = []
    for pose in check["poses"]:
        at = {"base_position": pose["position"], "base_quat_xyzw": pose["quat_xyzw"]}
        given = state(case, {"at": at | {"joints": check["joints"]}}, tree)
        given["v"] = np.array(check["v"])
        found.append(_called(tree, "nonlinear_effects", given, "q", "v"))
    for value in found[1:]:
        np.testing.assert_allclose(value, found[0], rtol=0, atol=check["tol"])
    return {"value": found[0]}


def _matrix(name: str, *inputs: str) -> Callable[[Case, Check, Tree], Values]:
    """A function with one column per velocity."""
    return lambda case, check, tree: {
        "value": in_order(case, tree, _called(tree, name, state(case, check, tree), *inputs), (1,))
    }


def _jacobian_dot(case: Case, check: Check, tree: Tree) -> Values:
    kind = {"LOCAL_WORLD_ALIGNED": "", "LOCAL": "_local", "WORLD": "_world"}[check["reference"]]
    name = f"frame_jacobian_{identifier(check['frame'])}{kind}_dot"
    given = state(case, check, tree)
    dJ = _called(tree, name, given, "q", "v")
    if check["quantity"].endswith("_times_v"):
        return {"value": dJ @ given["v"]}
    return {"value": in_order(case, tree, dJ, (1,))}


def _com_jacobian_dot(case: Case, check: Check, tree: Tree) -> Values:
    dA = _called(tree, "centroidal_map_derivative", state(case, check, tree), "q", "v")
    return {"value": in_order(case, tree, dA[:3] / tree.mass, (1,))}


def _constrained(case: Case, check: Check, tree: Tree) -> tuple[np.ndarray, np.ndarray]:
    """Accelerations and forces with the named contacts closed, without feedback."""
    named = check.get("contacts") or [check["contact"]]
    tree = symdyn.load(case.input, contacts=[it["frame"] for it in named])
    given = state(case, check, tree)
    stance = np.ones(len(named))
    place = _called(tree, "contact_positions", given, "q")
    f = symdyn.function(tree, "contact_dynamics")
    a, lam, _ = f(given["q"], given["v"], given["tau"], stance, place, 0.0, 0.0, 0.0)
    return in_order(case, tree, a, (0,)), lam


def _joint_index(tree: Tree, check: Check) -> int:
    return tree.joint_names.index(check["joint"])


QUANTITIES: dict[str, Callable[[Case, Check, Tree], Values]] = {
    "mass_matrix": _mass_matrix,
    "inverse_dynamics": _vector("rnea", "q", "v", "a"),
    "generalised_force": _vector("rnea", "q", "v", "a"),
    "forward_dynamics": _vector("aba", "q", "v", "tau"),
    "bias_force": _bias_force,
    "kinetic_energy": _plain("kinetic_energy", "q", "v"),
    "center_of_mass": _plain("center_of_mass", "q"),
    "frame_pose": _frame_pose,
    "jacobian": _jacobian,
    "com_jacobian": _matrix("com_jacobian", "q"),
    "com_jacobian_dot": _com_jacobian_dot,
    "centroidal_map": _matrix("centroidal_map", "q"),
    "centroidal_map_dot": _matrix("centroidal_map_derivative", "q", "v"),
    "centroidal_momentum_rate": _plain("centroidal_momentum_rate", "q", "v", "a"),
    "jacobian_dot": _jacobian_dot,
    "jacobian_dot_times_v": _jacobian_dot,
    "constrained_acceleration": lambda case, check, tree: {
        "value": _constrained(case, check, tree)[0]
    },
    "contact_force": lambda case, check, tree: {"value": _constrained(case, check, tree)[1]},
    "contact_force_sum": lambda case, check, tree: {
        "value": _constrained(case, check, tree)[1].reshape(-1, 3).sum(axis=0)
    },
    "total_mass": lambda case, check, tree: {"value": tree.mass},
    "nv": lambda case, check, tree: {"value": tree.nv},
    "position_limits": lambda case, check, tree: {
        "value": _limits(tree, _joint_index(tree, check))
    },
    "effort_limit": lambda case, check, tree: {"value": tree.effort[_joint_index(tree, check)]},
    "plane_normal": lambda case, check, tree: {
        "value": tree.joints[_joint_index(tree, check)].axis
    },
}
"""By the name that a check gives."""


def _limits(tree: Tree, index: int) -> tuple[float | None, float | None] | None:
    bounds = tree.lower[index], tree.upper[index]
    return None if bounds == (None, None) else bounds
