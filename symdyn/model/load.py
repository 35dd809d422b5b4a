"""Robots by name or by file."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike, fspath
from pathlib import Path

from symdyn.errors import SymdynError, nearest_names
from symdyn.model.mjcf.read import tree_of_mjcf
from symdyn.model.robots import NAMES, builtin
from symdyn.model.tree import Contact, Tree
from symdyn.model.urdf.read import STANDARD, tree_of_urdf
from symdyn.model.xml import Element, is_file, read_xml

_LONGEST_NAME = 200


def load(
    name_or_path: str | PathLike[str],
    base: str | None = None,
    gravity: Sequence[object] | None = None,
    armature: object = None,
    contacts: Sequence[str | Contact] = (),
    frames: Sequence[str] = (),
) -> Tree:
    """Load a robot.

    Parameters
    ----------
    name_or_path : name of a built-in robot, or path of a URDF or MJCF file
        Which of the two a file is, its root element says.
    base : "fixed" or "floating"
        Default: "fixed" for a URDF file, the robot's own for a built-in one.  An MJCF file
        says itself what moves freely.
    gravity : three numbers or decimal texts
        Acceleration of gravity in world axes (m/s^2).  Default: 0 0 -9.81, or what an MJCF
        file says.
    armature : None, number, decimal text, or mapping from joint name to one of the latter
        Inertia of the drives seen at the joints (kg m^2, or kg where prismatic).  One number
        is meant for every joint with one velocity; for a joint with several, list one each.
        "model": what an MJCF file says.
    contacts : names of links, or Contact
        Default: none for a file, the robot's own for a built-in one.
    frames : names of links
        Frames to show beyond the root link and the contacts.

    Examples
    --------
    >>> from symdyn.model.load import load
    >>> tree = load("go2")
    >>> tree.nq, tree.nv, tree.contact_names
    (19, 18, ('FL_foot', 'FR_foot', 'RL_foot', 'RR_foot'))
    """
    robot = builtin(fspath(name_or_path))
    if robot is None and not is_file(name_or_path):
        raise _unknown(fspath(name_or_path))
    root = read_xml(robot.path if robot else name_or_path)
    touching = contacts or (robot.contacts if robot else ())
    if root.tag == "mujoco":
        _no_base(root, base)
        return tree_of_mjcf(
            root, gravity=gravity, armature=armature, contacts=touching, frames=frames
        )
    return tree_of_urdf(
        root,
        base=base or (robot.base if robot else "fixed"),
        gravity=STANDARD if gravity is None else gravity,
        armature=armature,
        contacts=touching,
        frames=frames,
    )


def _no_base(root: Element, base: str | None) -> None:
    if base is not None:
        raise root.error(
            f'an MJCF file says itself what moves freely; base="{base}" cannot change it',
            "leave base out, and give the body a <freejoint/> or none",
        )


def _unknown(name: str) -> SymdynError:
    what = "no such file, and no built-in robot"
    if len(name) < _LONGEST_NAME and Path(name).is_dir():
        what = "is a folder"
    known = nearest_names(name, NAMES)
    return SymdynError(
        what,
        file=name if len(name) < _LONGEST_NAME else f"{name[:60]!r}...",
        cure=f"give the path of a URDF or MJCF file or a built-in robot: {known}",
    )
