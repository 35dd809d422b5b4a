"""Joints of a URDF file that follow others: who leads in the end, how fast, from where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sympy import Integer

from symdyn.errors import SymdynError, nearest_names
from symdyn.geometry.so3 import Scalar
from symdyn.model.names import quoted
from symdyn.model.urdf.elements import DRIVEN, LinkJoint, Mimic

_FREE = "remove <mimic>, which frees the joint, or make the joint fixed"
_SELF = "the joint follows itself"
_MOST_BITS = 4000


@dataclass(frozen=True)
class Following:
    """A joint's coordinate as ratio times that of an independent joint + offset.

    Attributes
    ----------
    master : str
    ratio, offset : Scalar
    pair : bool
        Whether the master's coordinates are a pair (cos, sin).
    """

    master: str
    ratio: Scalar
    offset: Scalar
    pair: bool


def followings(joints: Mapping[str, LinkJoint]) -> dict[str, Following]:
    """For each joint that follows another, the independent joint it follows in the end.

    A joint may follow one that follows a third; ratios then multiply and offsets add up.
    The order of the joints in the file and in the tree does not matter.
    """
    found: dict[str, Following] = {}
    for joint in joints.values():
        chain = _chain(joints, joint, found)
        for follower in reversed(chain):
            found[follower.name] = _compose(joints, follower, found)
    return found


def _chain(
    joints: Mapping[str, LinkJoint], joint: LinkJoint, found: Mapping[str, Following]
) -> list[LinkJoint]:
    """The joint and what it follows, as far as that is neither resolved nor independent."""
    chain: dict[str, LinkJoint] = {}
    while joint.mimic is not None and joint.name not in found:
        if joint.name in chain:
            raise _circle(list(chain.values()), joint)
        chain[joint.name] = joint
        joint = _master(joints, joint, joint.mimic)
    return list(chain.values())


def _circle(chain: list[LinkJoint], start: LinkJoint) -> SymdynError:
    ring = chain[chain.index(start) :]
    names = quoted(joint.name for joint in ring)
    what = f"joints follow each other in a circle: {names}" if len(ring) > 1 else _SELF
    return start.source.need("mimic", "").error(what, "let one joint of a coupling be independent")


def _master(joints: Mapping[str, LinkJoint], joint: LinkJoint, mimic: Mimic) -> LinkJoint:
    if mimic.master not in joints:
        moving = [
            other for other, it in joints.items() if it.kind in DRIVEN and other != joint.name
        ]
        raise mimic.source.error(
            f'there is no joint "{mimic.master}" to follow',
            f"nearest: {nearest_names(mimic.master, moving)}" if moving else _FREE,
        )
    master = joints[mimic.master]
    for role, it in (("follows another", joint), ("is followed", master)):
        if it.kind not in DRIVEN:
            raise mimic.source.error(
                f'joint "{joint.name}" mimics joint "{master.name}", but a joint that {role} '
                f'has one velocity, and "{it.name}" is {it.kind}',
                _FREE,
            )
    return master


def _compose(
    joints: Mapping[str, LinkJoint], joint: LinkJoint, found: Mapping[str, Following]
) -> Following:
    """The law of a joint whose own master is resolved or independent."""
    mimic = joint.mimic
    assert mimic is not None
    pair = joints[mimic.master].kind == "continuous"
    lead = found.get(mimic.master, Following(mimic.master, Integer(1), Integer(0), pair))
    ratio, offset = mimic.ratio * lead.ratio, mimic.ratio * lead.offset + mimic.offset
    law = Following(lead.master, ratio, offset, lead.pair)
    _check_size(mimic, law)
    if law.pair:
        _check_pair(joint, mimic, law)
    return law


def _check_size(mimic: Mimic, law: Following) -> None:
    """Along a chain ratios multiply, so their digits may grow without end."""
    numbers = (int(n) for x in (law.ratio, law.offset) for n in (x.p, x.q))
    if max(n.bit_length() for n in numbers) > _MOST_BITS:
        raise mimic.source.error(
            f'the multipliers and offsets down to joint "{law.master}" take more than '
            f"{_MOST_BITS} bits",
            "follow the independent joint directly, with rounded numbers",
        )


def _check_pair(joint: LinkJoint, mimic: Mimic, law: Following) -> None:
    """A continuous joint is known by the cosine and sine of its angle alone."""
    if joint.kind == "prismatic":
        raise mimic.source.error(
            f'a prismatic joint cannot follow the continuous joint "{law.master}", whose angle '
            "is known up to whole turns only",
            f'make joint "{law.master}" revolute',
        )
    if not law.ratio.is_integer:
        raise mimic.source.error(
            f'the continuous joint "{law.master}" is followed {law.ratio} times as fast; its '
            "angle is known up to whole turns only, so the multiplier must be an integer",
            f'make joint "{law.master}" revolute, or the multiplier an integer',
        )
