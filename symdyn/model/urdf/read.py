"""From a URDF file to a Tree."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from os import PathLike
from pathlib import Path

from symdyn.errors import SymdynError, SymdynWarning
from symdyn.model.joints import VELOCITIES
from symdyn.model.options import read_armature, read_contacts, read_frames, read_gravity
from symdyn.model.tree import ROOT_JOINT, Contact, Tree
from symdyn.model.urdf.assemble import Order, assemble
from symdyn.model.urdf.elements import Description, read_description
from symdyn.model.urdf.mimic import Following, followings
from symdyn.model.urdf.topology import depth_first
from symdyn.model.urdf.unused import unused
from symdyn.model.xml import Element, read_xml

BASES = ("fixed", "floating")

STANDARD = ("0", "0", "-9.81")
"""The gravity of a URDF file, which says none (m/s^2, in world axes)."""


def read_urdf(
    path: str | PathLike[str],
    *,
    base: str = "fixed",
    gravity: Sequence[object] = STANDARD,
    armature: object = None,
    contacts: Sequence[str | Contact] = (),
    frames: Sequence[str] = (),
) -> Tree:
    """Read a URDF file.

    Parameters
    ----------
    path : path of the file
    base : "fixed" or "floating"
        Whether the root link is welded to the world or moves freely.
    gravity : three numbers or decimal texts
        Acceleration of gravity in world axes (m/s^2).
    armature : None, number, decimal text, or mapping from joint name to one of the latter
        Inertia of the drives seen at the joints (kg m^2, or kg where prismatic).  One number
        is meant for every joint with one velocity.
    contacts : names of links, or Contact
        Links that touch the ground with the point at their origin.
    frames : names of links
        Frames to show beyond the root link and the contacts.

    Returns
    -------
    Tree
        In exact rational numbers; angles and axes as :mod:`symdyn.model.numbers` says.
    """
    return tree_of_urdf(
        read_xml(path),
        base=base,
        gravity=gravity,
        armature=armature,
        contacts=contacts,
        frames=frames,
    )


def tree_of_urdf(
    root: Element,
    *,
    base: str,
    gravity: Sequence[object],
    armature: object,
    contacts: Sequence[str | Contact],
    frames: Sequence[str],
) -> Tree:
    """The tree of a <robot> element; arguments as :func:`read_urdf`."""
    if base not in BASES:
        raise SymdynError(f'unknown base "{base}"', element="base", cure='"fixed" or "floating"')
    direction = read_gravity(gravity)
    description = read_description(root)
    file, links = root.file, description.links
    order = tuple(depth_first(description))
    laws = followings(description.joints)
    drives = read_armature(armature, _independent(order, laws), file)
    touching = read_contacts(contacts, links, file)
    always = {order[0][0], *(contact.frame for contact in touching)}
    shown = read_frames(frames, links, always, file)
    if base == "floating":
        _check_root_joint(order)
    for message in _oddities(description):
        warnings.warn(message, SymdynWarning, stacklevel=3)
    parts = assemble(description, order, base == "floating", laws, drives)
    name = description.name or Path(file).stem
    placed = (parts.bodies, parts.frames, touching, shown, direction, parts.welded)
    try:
        tree = Tree(name, *placed)
        moving = frozenset(tree.joint_names)
        return replace(tree, file_order=tuple(it for it in description.joints if it in moving))
    except SymdynError as error:
        raise SymdynError(
            error.message, file=file, element=error.element, cure=error.cure
        ) from None


def _independent(order: Order, laws: Mapping[str, Following]) -> dict[str, int]:
    """The moving joints that follow no other, with their numbers of velocities."""
    moving = (joint for _, joint in order if joint is not None and joint.kind != "fixed")
    return {joint.name: VELOCITIES[joint.kind] for joint in moving if joint.name not in laws}


def _check_root_joint(order: Order) -> None:
    """The joint of a floating base has a name of its own, which Pinocchio reserves too."""
    for _, joint in order:
        if joint is not None and joint.name == ROOT_JOINT and joint.kind != "fixed":
            raise joint.source.error(
                'the joint of a floating base has this name (base="floating")',
                "rename the joint, or leave the base fixed",
            )


def _oddities(description: Description) -> Iterator[str]:
    """One line for each link or joint that is odd, one for all that was not used."""
    odd = [(link.source, link.oddity) for link in description.links.values()]
    odd += [(joint.source, joint.oddity) for joint in description.joints.values()]
    for source, oddity in odd:
        if oddity:
            yield f"{source.file}:{source.line}: {source.label}: {oddity}"
    ignored = unused(description.source)
    if ignored:
        yield f"{description.source.file}: {ignored}"
