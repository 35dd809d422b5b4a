"""The inertia of drives that an MJCF file states, at joints and at actuators."""

from __future__ import annotations

from typing import Any

from symdyn.geometry.so3 import Scalar
from symdyn.model.mjcf.names import Names, place, refusal
from symdyn.model.mjcf.numbers import exact_double

_ONE_VELOCITY = (2, 3)
"""Slide and hinge, of MuJoCo's mjtJoint; zero is the free joint."""


def has_armature(model: Any) -> bool:
    """Whether the mass matrix of MuJoCo has armature in it."""
    return bool((model.dof_armature != 0).any() or any(_rotors(model)))


def model_armature(model: Any, names: Names) -> dict[str, tuple[Scalar, ...]]:
    """The armature of every joint: its own, and its actuators' times gear squared."""
    found = {name: _own(model, names, j) for j, name in enumerate(names.joints)}
    for i, rotor in enumerate(_rotors(model)):
        if rotor:
            j = _driven(model, names, i)
            seen = exact_double(rotor) * exact_double(model.actuator_gear[i, 0]) ** 2
            found[names.joints[j]] = tuple(x + seen for x in found[names.joints[j]])
    return found


def _rotors(model: Any) -> list[float]:
    """Each actuator's armature; older versions of MuJoCo have none."""
    return [float(x) for x in getattr(model, "actuator_armature", [])]


def _own(model: Any, names: Names, j: int) -> tuple[Scalar, ...]:
    start = int(model.jnt_dofadr[j])
    count = (6, 3, 1, 1)[int(model.jnt_type[j])]
    found = tuple(exact_double(x) for x in model.dof_armature[start : start + count])
    if count > 3 and any(found):
        raise refusal(
            names.root,
            None,
            f'joint "{names.joints[j]}"',
            "a free joint with armature resists in world axes, a tree's in body axes",
            "use <freejoint/>, which has none",
        )
    return found


def _driven(model: Any, names: Names, i: int) -> int:
    """The joint that an actuator with armature drives."""
    import mujoco

    j = int(model.actuator_trnid[i, 0])
    direct = model.actuator_trntype[i] == mujoco.mjtTrn.mjTRN_JOINT
    if not direct or model.jnt_type[j] not in _ONE_VELOCITY:
        raise refusal(
            names.root,
            place(names.root, "actuator", i, model.nu),
            f'actuator "{model.actuator(i).name}"',
            "it has armature but drives no hinge or slide directly",
            "state the armature at the joint",
        )
    return j
