"""The conventions an export can have, written out in words for its manifest."""

from __future__ import annotations

from symdyn.dynamics.conventions import Convention
from symdyn.model.tree import Tree

_ROOT_V = {
    "pinocchio": "[linear, angular, joint rates]: velocity of the base in base axes",
    "featherstone": "[angular, linear, joint rates]: velocity of the base in base axes",
    "mujoco": "[linear, angular, joint rates]: velocity of the base's origin in world axes, "
    "angular velocity in base axes; accelerations are its time derivative, forces its dual",
}


def words(convention: Convention, tree: Tree) -> dict[str, str]:
    """How the numbers of an export are to be read: subject and sentence."""
    angular_first = convention.angular_first
    said = {
        "q": "joints",
        "v": "joint rates",
        "order": "depth first, siblings in byte order of their joints' names, fixed joints "
        "included before they are merged",
        "six_vectors": "angular first, then linear"
        if angular_first
        else "linear first, then angular",
        "jacobians": "LOCAL_WORLD_ALIGNED (at the frame's origin, in world axes) unless the "
        "function's name says otherwise",
        "gravity": "acceleration in world axes, m/s^2",
        "arrays": "NumPy (..., n) and (..., rows, columns); C column-major",
    }
    if tree.floating:
        said["q"] = "[p, quaternion, joints]: position of the base in world axes, its orientation"
        said["v"] = _ROOT_V[convention.name]
    kinds = {body.joint.kind for body in tree.bodies}
    if kinds & {"floating", "spherical"}:
        order = "w x y z" if convention.scalar_first else "x y z w"
        said["quaternion"] = (
            f"{order}, Hamilton, from the body to what carries it; used as given, never normalised"
        )
    if kinds & {"continuous", "planar"}:
        said["angle"] = "an endless angle is (cos, sin) in q, used as given, one rate in v"
    return said
