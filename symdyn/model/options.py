"""What a caller may say about a robot beside its file: gravity, armature, links to show."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from sympy import Integer

from symdyn.errors import SymdynError, nearest_names
from symdyn.geometry.so3 import Matrix, Scalar, vector
from symdyn.model.numbers import exact
from symdyn.model.tree import Contact


def read_gravity(gravity: Sequence[object]) -> Matrix:
    """The acceleration of gravity (3x1, m/s^2) from three numbers or decimal texts."""
    if isinstance(gravity, str) or not hasattr(gravity, "__len__") or len(gravity) != 3:
        raise SymdynError(
            f"{gravity!r} is not three numbers",
            element="gravity",
            cure='give x, y, z in world axes: --gravity 0,0,-9.81, or ("0", "0", "-9.81")',
        )
    return vector(*(_number("gravity", value) for value in gravity))


def read_armature(
    armature: object, joints: Mapping[str, int], file: str
) -> dict[str, tuple[Scalar, ...]]:
    """The armature of every independent moving joint, one number per velocity.

    Parameters
    ----------
    armature : None, number, decimal text, or mapping from joint name to number(s)
        None and joints that a mapping leaves out: zero.  One number is that of every joint
        with one velocity; for a joint with several a mapping lists one number each.
    joints : mapping from the names of the independent moving joints to their numbers of velocities
    file : str
        The robot's file, for messages.
    """
    if armature is None:
        given: Mapping[str, object] = {}
    elif isinstance(armature, Mapping):
        given = armature
    else:
        given = {name: armature for name, nv in joints.items() if nv == 1}
        _number("armature", armature)
    _check_known("armature", "independent moving joint", given, joints, file)
    none = Integer(0)
    return {
        name: _drives(name, given[name], nv) if name in given else (none,) * nv
        for name, nv in joints.items()
    }


def _drives(name: str, value: object, nv: int) -> tuple[Scalar, ...]:
    listed = value if isinstance(value, Sequence) and not isinstance(value, str) else (value,)
    found = tuple(_number("armature", item) for item in listed)
    if len(found) != nv or min(found) < 0:
        raise SymdynError(
            f'the armature of joint "{name}" is negative'
            if len(found) == nv
            else f'joint "{name}" has {nv} velocities, its armature {len(found)} numbers',
            element="armature",
            cure="give an inertia of zero or more for each velocity",
        )
    return found


def read_contacts(
    contacts: Sequence[str | Contact], links: Collection[str], file: str
) -> tuple[Contact, ...]:
    """The contacts, each at the origin of a link that must exist."""
    # A single name is a list of one, not of its letters.
    listed = (contacts,) if isinstance(contacts, str) else contacts
    found = tuple(Contact(item) if isinstance(item, str) else item for item in listed)
    names = [contact.frame for contact in found]
    _check_known("contacts", "link", names, links, file)
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise SymdynError(
            f'link "{twice[0]}" is named twice', element="contacts", cure="name each link once"
        )
    return found


def read_frames(
    frames: Sequence[str], links: Collection[str], shown: Collection[str], file: str
) -> tuple[str, ...]:
    """The frames asked for, each once, leaving out those that are shown anyway."""
    names = (frames,) if isinstance(frames, str) else frames
    _check_known("frames", "link", names, links, file)
    return tuple(name for name in dict.fromkeys(names) if name not in shown)


def _check_known(
    option: str, kind: str, names: Collection[str], known: Collection[str], file: str
) -> None:
    for name in names:
        if name not in known:
            nearest = f"nearest: {nearest_names(str(name), known)}" if known else "there is none"
            raise SymdynError(
                f'there is no {kind} "{name}"', file=file, element=option, cure=nearest
            )


def _number(option: str, value: object) -> Scalar:
    try:
        return exact(value)
    except SymdynError as error:
        raise SymdynError(error.message, element=option, cure=error.cure) from None
