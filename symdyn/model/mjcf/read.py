"""From an MJCF file to a Tree, by way of MuJoCo's own compiler.

MuJoCo parses the file and settles its defaults, classes, includes, angles, meshes and
inertias.  The numbers of the compiled model are doubles; each counts as its shortest
decimal, and quaternions and axes are made exact rotations and unit vectors, so that the
tree is as exact as one from a URDF file.
"""

from __future__ import annotations

import math
import re
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from os import PathLike
from typing import Any

from sympy import Integer

from symdyn.errors import SymdynError, SymdynWarning
from symdyn.geometry.so3 import Matrix, Scalar
from symdyn.model.mjcf.armature import has_armature, model_armature
from symdyn.model.mjcf.bodies import Assembly, assemble
from symdyn.model.mjcf.names import Names
from symdyn.model.mjcf.scope import refuse_others, unused
from symdyn.model.mjcf.size import refuse_bombs
from symdyn.model.options import read_armature, read_contacts, read_frames, read_gravity
from symdyn.model.tree import Contact, Tree
from symdyn.model.xml import Element, read_xml

OF_THE_MODEL = "model"
"""What to say for the armature that stands in the file."""

_TEXTS = ("name", "class", "childclass", "file", "model", "content")


def read_mjcf(
    path: str | PathLike[str],
    *,
    gravity: Sequence[object] | None = None,
    armature: object = None,
    contacts: Sequence[str | Contact] = (),
    frames: Sequence[str] = (),
) -> Tree:
    """Read an MJCF file.

    Parameters
    ----------
    path : path of the file
    gravity : three numbers or decimal texts
        Acceleration of gravity in world axes (m/s^2); default: the file's own.
    armature : None, "model", number, decimal text, or mapping from joint name to a number
        Inertia of the drives seen at the joints; "model" is what the file says of joints
        and of the actuators that drive them.
    contacts : names of bodies or sites, or Contact
        Those that touch the ground with the point at their origin.
    frames : names of bodies or sites
        Frames to show beyond the first one and the contacts.

    Returns
    -------
    Tree
        Bodies depth first, siblings by the names of their (first) joints, bodies without
        one by their own.  q is MuJoCo's qpos joint by joint, with quaternions as (x, y, z, w);
        v is its qvel, but a free joint has its linear velocity in body axes.  Several
        joints of a body become as many bodies, the inner ones without inertia.

    Notes
    -----
    One free body that carries everything is a floating base, as from a URDF file.
    """
    root = read_xml(path)
    return tree_of_mjcf(root, gravity=gravity, armature=armature, contacts=contacts, frames=frames)


def tree_of_mjcf(
    root: Element,
    *,
    gravity: Sequence[object] | None,
    armature: object,
    contacts: Sequence[str | Contact],
    frames: Sequence[str],
) -> Tree:
    """The tree of a <mujoco> element; arguments as :func:`read_mjcf`."""
    if root.tag != "mujoco":
        raise root.error("the root element of an MJCF file is <mujoco>", "give an MJCF file")
    file = root.file
    direction = None if gravity is None else read_gravity(gravity)
    model = _compiled(root)
    refuse_others(model, root)
    names = Names(model, root)
    parts = assemble(model, names)
    drives = _drives(armature, parts, model, names)
    links = [frame.name for frame in parts.frames]
    touching = read_contacts(contacts, links, file)
    shown = read_frames(frames, links, {links[0], *(c.frame for c in touching)}, file)
    ignored = unused(model, armature is None and has_armature(model), len(names.sites))
    if ignored:
        warnings.warn(f"{file}: not used: {ignored}", SymdynWarning, stacklevel=3)
    return Tree(
        names.robot,
        tuple(
            replace(body, joint=replace(body.joint, armature=drives[body.joint.name]))
            for body in parts.bodies
        ),
        parts.frames,
        touching,
        shown,
        _gravity(model) if direction is None else direction,
        parts.welded,
        names.joints[1:] if names.floating else names.joints,
    )


def _drives(
    armature: object, parts: Assembly, model: Any, names: Names
) -> dict[str, tuple[Scalar, ...]]:
    joints = {body.joint.name: body.joint.nv for body in parts.bodies}
    if armature == OF_THE_MODEL:
        said = model_armature(model, names)
        return {name: said.get(name, (Integer(0),) * nv) for name, nv in joints.items()}
    return read_armature(armature, joints, names.root.file)


def _gravity(model: Any) -> Matrix:
    import mujoco

    off = model.opt.disableflags & mujoco.mjtDisableBit.mjDSBL_GRAVITY
    return read_gravity((0, 0, 0) if off else [float(x) for x in model.opt.gravity])


def _compiled(root: Element) -> Any:
    """MuJoCo's model of the file."""
    _refuse_words(root)
    refuse_bombs(root)
    try:
        import mujoco
    except ImportError:
        raise root.error(
            "MJCF is read with MuJoCo, which is not installed", 'pip install "symdyn[mjcf]"'
        ) from None
    try:
        with _heard(root.file):
            return mujoco.MjModel.from_xml_path(root.file)
    except (ValueError, RuntimeError, MemoryError) as error:
        text = " ".join(str(error).split())
        line = re.search(r"line (?:number=)?(\d+)", text, re.IGNORECASE)
        raise SymdynError(
            f"MuJoCo cannot compile it: {text}",
            file=root.file,
            line=int(line.group(1)) if line else None,
            cure="repair the file until MuJoCo opens it",
        ) from None


@contextmanager
def _heard(file: str) -> Iterator[None]:
    """Let MuJoCo's warnings be ours: by itself it appends them to a file where one stands."""
    import mujoco

    heard: list[str] = []
    before = mujoco.get_mju_user_warning()
    mujoco.set_mju_user_warning(heard.append)
    try:
        yield
    finally:
        mujoco.set_mju_user_warning(before)
    for text in dict.fromkeys(heard):
        warnings.warn(f"{file}: MuJoCo: {text}", SymdynWarning, stacklevel=6)


def _refuse_words(root: Element) -> None:
    """Refuse "nan" and "inf" as numbers, which MuJoCo takes and only logs."""
    pending = [root]
    while pending:
        element = pending.pop()
        pending += element.children
        for name, text in element.attributes.items():
            if name not in _TEXTS and not all(_finite(word) for word in text.split()):
                raise element.error(f'{name}: cannot read "{text}"', "give finite numbers")


def _finite(word: str) -> bool:
    try:
        return math.isfinite(float(word))
    except ValueError:
        return True  # no number at all, but a name or a keyword
