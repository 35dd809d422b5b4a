"""Links and joints of a URDF file, each read by itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sympy import Integer, Rational

from symdyn.errors import SymdynError, nearest_names
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import ZERO3, Matrix, Scalar, symmetric, vector
from symdyn.geometry.spatial import Inertia
from symdyn.model.numbers import rpy_rotation, unit_axis
from symdyn.model.urdf.plausible import implausible, in_degrees
from symdyn.model.xml import Element

KINDS = ("revolute", "continuous", "prismatic", "fixed", "floating", "planar")
"""The joint types of URDF."""

DRIVEN = ("revolute", "continuous", "prismatic")
"""Types with one velocity, to which <limit>, <dynamics> and <mimic> apply."""

_MOST_LINKS = 2000
_ONE = Integer(1)
_ZERO = Integer(0)
_DEFAULT_AXIS = (_ONE, _ZERO, _ZERO)
_TURN = Rational(63, 10)
"""A little more than a turn (rad)."""
_X_NORMAL = "has no <axis>: the normal of its plane is (1, 0, 0), URDF's default"
_ORIGIN = (_ZERO, _ZERO, _ZERO)


@dataclass(frozen=True)
class Link:
    """A link: its inertia about and along its own frame, and what is odd about it."""

    name: str
    inertia: Inertia
    oddity: str | None
    source: Element


@dataclass(frozen=True)
class Limits:
    """Numbers of <limit> and <dynamics>; None where the file bounds nothing."""

    lower: Scalar | None
    upper: Scalar | None
    velocity: Scalar | None
    effort: Scalar | None
    damping: Scalar
    friction: Scalar

    @property
    def oddity(self) -> str | None:
        """What no joint can have."""
        if self.lower is not None and self.upper is not None and self.lower > self.upper:
            return "has a lower limit above the upper one"
        for name in ("velocity", "effort", "damping", "friction"):
            if (getattr(self, name) or 0) < 0:
                return f"has a negative {name}"
        return None


@dataclass(frozen=True)
class Mimic:
    """What <mimic> says: coordinate = ratio times that of the joint ``master`` + offset."""

    master: str
    ratio: Scalar
    offset: Scalar
    source: Element


@dataclass(frozen=True)
class LinkJoint:
    """A joint of the file, between two links.

    Attributes
    ----------
    name : str
    kind : str
        One of KINDS.
    parent, child : str
        Names of links.
    origin : Pose
        Of the joint's frame in the parent link's frame.
    axis : Matrix, 3x1
        Exactly unit; zero where the kind has none.
    limits : Limits
    mimic : Mimic or None
        Which joint this one follows; None for a fixed joint, whatever is written in it.
    oddity : str or None
        What a reader of the file should know.
    source : Element
    """

    name: str
    kind: str
    parent: str
    child: str
    origin: Pose
    axis: Matrix
    limits: Limits
    mimic: Mimic | None
    oddity: str | None
    source: Element


@dataclass(frozen=True)
class Description:
    """What a file holds: links and joints by name, in the order of the file."""

    name: str
    links: Mapping[str, Link]
    joints: Mapping[str, LinkJoint]
    source: Element


def read_description(robot: Element) -> Description:
    """The links and joints of a <robot> element."""
    if robot.tag != "robot":
        raise robot.error("the root element of a URDF file is <robot>", "give a URDF or MJCF file")
    _refuse_macros(robot)
    sources = {
        tag: _by_name([child for child in robot.children if child.tag == tag])
        for tag in ("link", "joint")
    }
    if not sources["link"]:
        expand = any(name.startswith("xmlns") for name in robot.attributes)
        cure = "expand the file with xacro first" if expand else "a robot has at least one <link>"
        raise robot.error("no <link>", cure)
    if len(sources["link"]) > _MOST_LINKS:
        raise robot.error(f"more than {_MOST_LINKS} links", "leave out what is no robot")
    return Description(
        robot.attributes.get("name", ""),
        {name: read_link(name, source) for name, source in sources["link"].items()},
        {name: read_joint(name, source) for name, source in sources["joint"].items()},
        robot,
    )


def _refuse_macros(element: Element) -> None:
    """What a macro stands for would be missing in silence."""
    for child in element.children:
        if child.tag.startswith("xacro:"):
            raise child.error("this macro is not expanded", "expand the file with xacro first")
        if child.tag in ("link", "inertial", "joint"):
            _refuse_macros(child)


def read_link(name: str, source: Element) -> Link:
    """The inertia of a link, about the origin of the link's frame."""
    inertial = source.child("inertial")
    if inertial is None:
        return Link(name, Inertia(), None, source)
    element = inertial.need("mass", 'write <mass value="..."/>, or remove <inertial>')
    mass = element.number("value")
    if mass < 0:
        raise element.error("the mass is negative", "give a mass of zero or more")
    frame = read_origin(inertial)
    given = inertial.child("inertia")
    if given is None:
        oddity = _as_written("has a mass but no <inertia>" if mass else None)
        return Link(name, Inertia.about_com(mass, frame.p, Inertia().second), oddity, source)
    entries = [given.number("i" + pair) for pair in ("xx", "yy", "zz", "xy", "xz", "yz")]
    second = symmetric(*entries)
    inertia = Inertia.about_com(mass, frame.p, frame.R * second * frame.R.T)
    return Link(name, inertia, _as_written(implausible(mass, second)), source)


def _as_written(oddity: str | None, done: str = "computed") -> str | None:
    return f"{oddity}; {done} as written" if oddity else None


def read_joint(name: str, source: Element) -> LinkJoint:
    """One joint with exact placement and axis."""
    kind = source.text("type")
    if kind not in KINDS:
        raise source.error(f'unknown type "{kind}"', f"nearest: {nearest_names(kind, KINDS)}")
    limits = _limits(source, kind)
    return LinkJoint(
        name,
        kind,
        source.need("parent", 'write <parent link="..."/>').text("link"),
        source.need("child", 'write <child link="..."/>').text("link"),
        read_origin(source),
        ZERO3 if kind in ("fixed", "floating") else _axis(source),
        limits,
        None if kind == "fixed" else _mimic(source),
        _oddity(source, kind, limits),
        source,
    )


def _oddity(source: Element, kind: str, limits: Limits) -> str | None:
    """What a reader of the file should know of a joint."""
    if kind == "planar" and source.child("axis") is None:
        return _X_NORMAL
    origin = source.child("origin")
    if origin is not None and max(map(abs, origin.numbers("rpy", _ORIGIN))) > _TURN:
        return _as_written("has rpy angles beyond a turn, which are in radians")
    bounds = (limits.lower or _ZERO, limits.upper or _ZERO)
    if kind == "revolute" and in_degrees(*bounds):
        return _as_written("has limits that look like degrees and count as radians", "carried")
    return _as_written(limits.oddity, "carried")


def read_origin(source: Element) -> Pose:
    """The pose of the <origin> in an element, the identity where it has none."""
    origin = source.child("origin")
    if origin is None:
        return Pose()
    angles = origin.numbers("rpy", _ORIGIN)
    try:
        rotation = rpy_rotation(*angles)
    except SymdynError as error:
        raise origin.error(f"rpy: {error.message}", error.cure) from None
    return Pose(rotation, vector(*origin.numbers("xyz", _ORIGIN)))


def _axis(source: Element) -> Matrix:
    axis = source.child("axis")
    if axis is None:
        return vector(*_DEFAULT_AXIS)
    try:
        return unit_axis(axis.numbers("xyz", _DEFAULT_AXIS))
    except SymdynError as error:
        raise axis.error(error.message, error.cure) from None


def _mimic(source: Element) -> Mimic | None:
    mimic = source.child("mimic")
    if mimic is None:
        return None
    ratio, offset = mimic.number("multiplier", _ONE), mimic.number("offset", _ZERO)
    return Mimic(mimic.text("joint"), ratio, offset, mimic)


def _limits(source: Element, kind: str) -> Limits:
    limit = source.child("limit")
    dynamics = source.child("dynamics")
    if kind not in DRIVEN:
        limit = dynamics = None
    # A continuous joint turns without end, whatever its <limit> says.
    bounded = limit is not None and kind != "continuous"
    return Limits(
        _optional(limit, "lower") if bounded else None,
        _optional(limit, "upper") if bounded else None,
        _optional(limit, "velocity"),
        _optional(limit, "effort"),
        dynamics.number("damping", _ZERO) if dynamics else _ZERO,
        dynamics.number("friction", _ZERO) if dynamics else _ZERO,
    )


def _optional(element: Element | None, attribute: str) -> Scalar | None:
    if element is None or attribute not in element.attributes:
        return None
    return element.number(attribute)


def _by_name(elements: list[Element]) -> dict[str, Element]:
    """The elements by name; an error where two share one."""
    found: dict[str, Element] = {}
    for element in elements:
        name = element.text("name")
        if name in found:
            raise element.error(
                f"the name is taken by the {element.tag} in line {found[name].line}",
                f"give every {element.tag} a name of its own",
            )
        found[name] = element
    return found
