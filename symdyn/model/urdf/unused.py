"""What a URDF file holds that dynamics does not need, told in one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from symdyn.model.xml import Element

_USED_CHILDREN = {
    "robot": {"link", "joint"},
    "link": {"inertial"},
    "inertial": {"origin", "mass", "inertia"},
    "joint": {"origin", "parent", "child", "axis", "limit", "dynamics", "mimic"},
}

# The axis and limits that exporters write into every fixed joint go without saying.
_UNUSED_IN = {
    "fixed": {"mimic"},
    "planar": {"limit", "dynamics"},
    "floating": {"axis", "limit", "dynamics"},
}

_USED_ATTRIBUTES = {
    "robot": {"name", "version"},
    "link": {"name"},
    "mass": {"value"},
    "inertia": {"ixx", "iyy", "izz", "ixy", "ixz", "iyz"},
    "origin": {"xyz", "rpy"},
    "joint": {"name", "type"},
    "parent": {"link"},
    "child": {"link"},
    "axis": {"xyz"},
    "limit": {"lower", "upper", "velocity", "effort"},
    "dynamics": {"damping", "friction"},
    "mimic": {"joint", "multiplier", "offset"},
}


def unused(robot: Element) -> str | None:
    """The elements and attributes that were not read, with how often; None if none."""
    counts = Counter(_walk(robot))
    told = [f"{what} ({counts[what]})" for what in sorted(counts)]
    return f"not used: {', '.join(told)}" if told else None


def _walk(element: Element) -> Iterator[str]:
    known = _USED_ATTRIBUTES.get(element.tag, set())
    for name in element.attributes:
        if name not in known and not name.startswith("xmlns"):
            yield f"attribute {name}"
    used = _USED_CHILDREN.get(element.tag, set())
    if element.tag == "joint":
        used = used - _UNUSED_IN.get(element.attributes.get("type", ""), set())
    for child in element.children:
        if child.tag in used:
            yield from _walk(child)
        else:
            yield f"<{child.tag}>"
