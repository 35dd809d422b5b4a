"""The tree of links: what is its root, in which order its joints come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from symdyn.errors import SymdynError, nearest_names
from symdyn.model.names import quoted
from symdyn.model.urdf.elements import Description, LinkJoint

_CURE_RING = "cut the ring at one joint: symdyn's robots are trees"


def depth_first(description: Description) -> Iterator[tuple[str, LinkJoint | None]]:
    """Every link with the joint that carries it (None for the root), parents first.

    Siblings come in byte order of their joints' names, fixed joints included, which is
    the order of Pinocchio.
    """
    check_tree(description)
    children: dict[str, list[LinkJoint]] = {name: [] for name in description.links}
    for joint in description.joints.values():
        children[joint.parent].append(joint)
    pending: list[tuple[str, LinkJoint | None]] = [(_root(description), None)]
    while pending:
        link, carrier = pending.pop()
        yield link, carrier
        siblings = sorted(children[link], key=lambda joint: joint.name.encode(), reverse=True)
        pending += [(joint.child, joint) for joint in siblings]


def check_tree(description: Description) -> None:
    """Refuse joints between unknown links, links with two parents, rings, several roots."""
    carriers: dict[str, LinkJoint] = {}
    for joint in description.joints.values():
        for end in ("parent", "child"):
            _check_known(description, joint, end)
        if joint.child in carriers:
            other = carriers[joint.child]
            raise joint.source.error(
                f'link "{joint.child}" is already the child of joint "{other.name}" '
                f"(line {other.source.line})",
                _CURE_RING,
            )
        carriers[joint.child] = joint
    _check_no_ring(carriers, description.links)
    _root(description)


def _check_known(description: Description, joint: LinkJoint, end: str) -> None:
    link = joint.parent if end == "parent" else joint.child
    if link not in description.links:
        raise joint.source.need(end, "").error(
            f'there is no link "{link}"', f"nearest: {nearest_names(link, description.links)}"
        )


def _check_no_ring(carriers: dict[str, LinkJoint], links: Iterable[str]) -> None:
    """Walk from each link towards its root; meeting the walk again means a ring."""
    grounded: set[str] = set()
    for start in links:
        walk: set[str] = set()
        link = start
        while link in carriers and link not in grounded:
            if link in walk:
                raise _ring(carriers, link)
            walk.add(link)
            link = carriers[link].parent
        grounded |= walk


def _ring(carriers: dict[str, LinkJoint], start: str) -> SymdynError:
    ring = [carriers[start]]
    while ring[-1].parent != start:
        ring.append(carriers[ring[-1].parent])
    names = quoted(joint.name for joint in reversed(ring))
    return ring[0].source.error(f"joints form a ring: {names}", _CURE_RING)


def _root(description: Description) -> str:
    carried = {joint.child for joint in description.joints.values()}
    roots = [link for link in description.links if link not in carried]
    if len(roots) > 1:
        raise _several(description, roots)
    return roots[0]


def _several(description: Description, roots: list[str]) -> SymdynError:
    return description.links[roots[1]].source.error(
        f"{len(roots)} links have no parent: {quoted(roots)}",
        "connect them by joints: a robot has one root",
    )
