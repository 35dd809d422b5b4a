"""What an MJCF file may hold that a tree cannot: refused by name, or told in one line."""

from __future__ import annotations

from typing import Any

from symdyn.model.mjcf.names import place, refusal
from symdyn.model.xml import Element

_TENDON = ("stiffness", "stiffnesspoly", "damping", "dampingpoly", "frictionloss", "armature")
_COUNTS = {
    "actuators": "nu",
    "sensors": "nsensor",
    "tendons": "ntendon",
    "shapes of geoms": "ngeom",
    "cameras": "ncam",
    "lights": "nlight",
    "keyframes": "nkey",
}


def refuse_others(model: Any, root: Element) -> None:
    """Refuse what makes the model more than a tree of rigid bodies."""
    _refuse_equalities(model, root)
    _refuse_tendons(model, root)
    for i in range(model.nbody):
        what = None
        if model.body_mocapid[i] >= 0:
            what = "a mocap body is moved from outside: a tree has no input for it"
        elif model.body_plugin[i] >= 0:
            what = "a plugin acts on this body: a tree cannot hold its forces"
        if what:
            raise refusal(root, None, f'body "{model.body(i).name}"', what, "remove it")
    if model.nflex:
        raise refusal(
            root, None, "flex", "a flexible body is no tree of rigid bodies", "remove <flexcomp>"
        )


def _refuse_equalities(model: Any, root: Element) -> None:
    import mujoco

    for i in range(model.neq):
        if model.eq_active0[i]:
            kind = mujoco.mjtEq(model.eq_type[i]).name.removeprefix("mjEQ_").lower()
            raise refusal(
                root,
                place(root, "equality", i, model.neq),
                f'equality {kind} "{model.eq(i).name}"',
                "an equality constraint closes the tree",
                'remove it, or set active="false"',
            )


def _refuse_tendons(model: Any, root: Element) -> None:
    for i in range(model.ntendon):
        acts = [name for name in _TENDON if _any(model, f"tendon_{name}", i)]
        acts += ["limits"] if model.tendon_limited[i] else []
        if acts:
            raise refusal(
                root,
                place(root, "tendon", i, model.ntendon),
                f'tendon "{model.tendon(i).name}"',
                f"it acts on the joints ({', '.join(acts)}), which a tree cannot hold",
                "remove these attributes, or the tendon",
            )


def _any(model: Any, field: str, i: int) -> bool:
    """Whether an entry is not zero; a field may be missing in older versions of MuJoCo."""
    values = getattr(model, field, None)
    return values is not None and bool((values[i] != 0).any())


def unused(model: Any, armature: bool, sites: int) -> str | None:
    """What was not read, with how often; None if nothing.

    Parameters
    ----------
    model : MjModel
    armature : bool
        Whether the file's armature is left out.
    sites : int
        How many sites are frames.
    """
    counts = {what: int(getattr(model, field)) for what, field in _COUNTS.items()}
    counts["sites without a name of their own"] = int(model.nsite) - sites
    counts["contact pairs"] = int(model.npair)
    counts["springs of joints"] = int((model.jnt_stiffness != 0).sum())
    counts["gravity compensation of bodies"] = int((model.body_gravcomp != 0).sum())
    told = [f"{what} ({count})" for what, count in counts.items() if count]
    told += ["the medium around the robot"] if model.opt.density or model.opt.viscosity else []
    told += ['armature (it is with armature="model")'] if armature else []
    return ", ".join(told) or None
