"""The functions of rotations and rigid motions that need no robot: the group ``lie``.

The recursions of :mod:`symdyn.geometry` are written angular part first; here stands the
boundary to what an export's convention says, and the table of what is offered.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sympy import ImmutableMatrix

from symdyn.dynamics.conventions import Convention, named
from symdyn.errors import SymdynError, nearest_names
from symdyn.geometry import adjoint, lie
from symdyn.geometry.spatial import Inertia
from symdyn.program.factor import factor
from symdyn.program.graph import Port, Program
from symdyn.program.trace import Hook, trace

GROUP = "lie"

PORTS = {
    "w": Port("w", (3,), "rad", "rotation vector"),
    "R": Port("R", (3, 3), "-", "rotation, body to reference"),
    "T": Port("T", (4, 4), "-, m", "pose [[R, p], [0, 1]], body to reference"),
    "xi": Port("xi", (6,), "m, rad", "twist over one second, linear first"),
    "v": Port("v", (6,), "m/s, rad/s", "twist, linear first"),
    "quat": Port("quat", (4,), "-", "quaternion xyzw, body to reference"),
    "inverse": Port("inverse", (4,), "-", "quaternion xyzw"),
    "J3": Port("J", (3, 3), "-", "w' to angular velocity"),
    "J6": Port("J", (6, 6), "-, m", "xi' to twist, linear first"),
    "motions": Port("matrix", (6, 6), "-, m", "on twists, linear first"),
    "forces": Port("matrix", (6, 6), "-, m", "on wrenches, linear first"),
    "m": Port("m", (), "kg"),
    "c": Port("c", (3,), "m", "centre of mass, body axes"),
    "I_c": Port("I_c", (3, 3), "kg m^2", "about the centre of mass, body axes"),
    "momenta": Port("I", (6, 6), "kg, kg m, kg m^2", "twist to momentum, linear first"),
}
"""What goes in and out, by key."""

_SIXES = {"xi", "v", "J6", "motions", "forces", "momenta"}
_QUATERNIONS = {"quat", "inverse"}


@dataclass(frozen=True)
class Entry:
    """One function of the group.

    Attributes
    ----------
    name, summary : str
    inputs : tuple of str
        Keys of PORTS.
    output : str
        Key of a port.
    recipe : callable
        ``recipe(let, *inputs) -> value``, 6-vectors angular first, quaternions xyzw.
    notes : tuple of str
        What a reader must know beside.
    """

    name: str
    summary: str
    inputs: tuple[str, ...]
    output: str
    recipe: Callable[..., Any]
    notes: tuple[str, ...] = ()


_HALF_TURN = "At half a turn the axis has either of its two directions."
_ROTATION = "R is taken as a rotation: nothing is projected."
_FACTOR = "A quaternion of any norm but zero is taken, and -q gives what q gives."


def _last(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function ``f(*inputs, let)`` with the hook moved to the front."""

    def recipe(let: Hook, *inputs: Any) -> Any:
        return function(*inputs, let)

    return recipe


def _of_pose(function: Callable[..., Any]) -> Callable[..., Any]:
    return lambda let, T: function(adjoint.pose_of(T), let)


def _of_twist(function: Callable[..., Any]) -> Callable[..., Any]:
    return lambda let, V: function(V)


def _inertia(let: Hook, m: Any, c: Any, I_c: Any) -> Any:
    return let(adjoint.inertia_matrix(Inertia.about_com(m, c, I_c)))


_ADJOINT = "Twists from the body to the reference frame of a pose."
_CROSS = "Cross product with a twist, on twists."

ENTRIES = (
    Entry("exp3", "Rotation by the angle |w| about w.", ("w",), "R", _last(lie.exp3)),
    Entry("log3", "Rotation vector of a rotation, |w| at most pi.", ("R",), "w", _last(lie.log3)),
    Entry("exp6", "Pose that a constant body twist reaches.", ("xi",), "T", _last(lie.exp6)),
    Entry(
        "log6",
        "Twist that reaches a pose, angle at most pi.",
        ("T",),
        "xi",
        _last(lie.log6),
        (_ROTATION, _HALF_TURN),
    ),
    Entry(
        "quat_log",
        "Rotation vector of a quaternion, |w| at most pi.",
        ("quat",),
        "w",
        _last(lie.quat_log),
        (_FACTOR, _HALF_TURN),
    ),
    Entry(
        "quat_inverse",
        "Inverse of a nonzero quaternion, of any norm.",
        ("quat",),
        "inverse",
        _last(lie.quat_inverse),
    ),
    Entry("Jl3", "Left Jacobian: exp3(w)' = [J w'] exp3(w).", ("w",), "J3", _last(lie.Jl3)),
    Entry("Jr3", "Right Jacobian: exp3(w)' = exp3(w) [J w'].", ("w",), "J3", _last(lie.Jr3)),
    Entry("Jl6", "Left Jacobian: exp6(xi)' = [J xi'] exp6(xi).", ("xi",), "J6", _last(lie.Jl6)),
    Entry("Jr6", "Right Jacobian: exp6(xi)' = exp6(xi) [J xi'].", ("xi",), "J6", _last(lie.Jr6)),
    Entry("Ad", _ADJOINT, ("T",), "motions", _of_pose(adjoint.Ad)),
    Entry("ad", _CROSS, ("v",), "motions", _of_twist(adjoint.ad)),
    Entry("X", _ADJOINT, ("T",), "motions", _of_pose(adjoint.Ad)),
    Entry(
        "Xstar",
        "Wrenches from the body to the reference frame of a pose: X^-T.",
        ("T",),
        "forces",
        _of_pose(adjoint.Xstar),
    ),
    Entry("crm", _CROSS, ("v",), "motions", _of_twist(adjoint.ad)),
    Entry(
        "crf",
        "Cross product with a twist, on wrenches: -crm^T.",
        ("v",),
        "forces",
        _of_twist(adjoint.crf),
    ),
    Entry(
        "inertia",
        "Spatial inertia of mass, centre of mass and inertia about it.",
        ("m", "c", "I_c"),
        "momenta",
        _inertia,
    ),
)

LIE = {entry.name: entry for entry in ENTRIES}
"""By name."""


def lookup(name: str) -> Entry:
    """The entry of this name."""
    if name not in LIE:
        raise SymdynError(
            f"the group {GROUP} has no function of this name",
            element=name,
            cure=f"the nearest are {nearest_names(name, LIE)}",
        )
    return LIE[name]


def derive(name: str, convention: str = "pinocchio") -> Program:
    """The program of a function of the group."""
    entry, written = lookup(name), named(convention)
    output = _port(entry.output, written)

    def recipe(let: Hook, *given: Any) -> dict[str, Any]:
        inputs = (_inward(*pair, written) for pair in zip(entry.inputs, given, strict=True))
        return {output.name: _outward(entry.output, entry.recipe(let, *inputs), written)}

    ports = tuple(_port(key, written) for key in entry.inputs)
    return factor(trace(name, ports, (output,), recipe))


def _inward(key: str, value: Any, convention: Convention) -> Any:
    """An input as the recursions read it."""
    if key in _QUATERNIONS and convention.scalar_first:
        value = ImmutableMatrix([value[k] for k in (1, 2, 3, 0)])
    return adjoint.exchanged(value) if _turned(key, convention) else value


def _outward(key: str, value: Any, convention: Convention) -> Any:
    """An output as the convention writes it."""
    if key in _QUATERNIONS and convention.scalar_first:
        value = ImmutableMatrix([value[k] for k in (3, 0, 1, 2)])
    return adjoint.exchanged(value) if _turned(key, convention) else value


def _turned(key: str, convention: Convention) -> bool:
    return key in _SIXES and not convention.angular_first


def _port(key: str, convention: Convention) -> Port:
    port = PORTS[key]
    frame, unit = port.frame, port.unit
    if convention.angular_first:
        frame = frame.replace("linear first", "angular first")
        unit = ", ".join(reversed(unit.split(", "))) if key in ("xi", "v") else unit
    if convention.scalar_first:
        frame = frame.replace("xyzw", "wxyz")
    return Port(port.name, port.shape, unit, frame)
