"""The functions an export offers: names, inputs, outputs, conventions, recipes.

Shapes are written in a robot's own sizes: nq, nv, nb (moving bodies), 3nc (three for
each point contact).  Units are those of revolute joints.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import Any

from sympy import ImmutableMatrix, zeros

from symdyn.dynamics.aba import aba
from symdyn.dynamics.centroidal import center_of_mass, centroidal_map, centroidal_momentum
from symdyn.dynamics.contact import contact_jacobian, contact_positions
from symdyn.dynamics.conventions import PINOCCHIO, Convention
from symdyn.dynamics.coriolis import coriolis_matrix
from symdyn.dynamics.crba import crba
from symdyn.dynamics.energy import kinetic_energy, potential_energy
from symdyn.dynamics.frames import (
    EXPRESSIONS,
    frame_acceleration,
    frame_jacobian,
    frame_jacobian_dot,
    frame_velocity,
)
from symdyn.dynamics.kinematics import body_velocities, frame_poses
from symdyn.dynamics.manifold import configuration_rate, difference, integrate, normalize
from symdyn.dynamics.minverse import minverse
from symdyn.dynamics.rnea import body_forces, rnea
from symdyn.model.names import distinct
from symdyn.model.tree import Frame, Tree
from symdyn.program.graph import Port, Shape
from symdyn.program.trace import Hook

Spec = tuple[str, tuple[str | int, ...], str, str]
"""Name, shape in a robot's sizes, unit, frame."""

Q = "configuration"
V = "velocity"
"""Stand for what a convention says of q and of v."""

INPUTS: dict[str, Spec] = {
    "q": ("q", ("nq",), "m, -, rad", Q),
    "q0": ("q0", ("nq",), "m, -, rad", Q),
    "q1": ("q1", ("nq",), "m, -, rad", Q),
    "v": ("v", ("nv",), "m/s, rad/s", V),
    "a": ("a", ("nv",), "m/s^2, rad/s^2", V),
    "tau": ("tau", ("nv",), "N, N m", V),
}


@dataclass(frozen=True)
class Entry:
    """One function of the catalogue.

    Attributes
    ----------
    name, summary : str
    inputs : tuple of str
        Keys of INPUTS.
    outputs : callable
        ``outputs(tree) -> tuple of Spec``.
    recipe : callable
        ``recipe(tree, let, *inputs) -> value``, or a mapping from output names.
    per_link : bool
        Whether it speaks of the links' own frames, which no reframing may then move.
    needs : tuple of str
        "contacts", "inertia" (every joint must move some), "mass".
    family : str
        What derivations call it; its name unless it is one of many, as those of frames are.
    """

    name: str
    summary: str
    inputs: tuple[str, ...]
    outputs: Callable[[Tree], tuple[Spec, ...]]
    recipe: Callable[..., Any]
    per_link: bool = False
    needs: tuple[str, ...] = ()
    family: str = ""


def sizes(tree: Tree) -> dict[str, int]:
    """The sizes that shapes are written in."""
    return {
        "nq": tree.nq,
        "nv": tree.nv,
        "nb": len(tree.bodies),
        "3nc": 3 * len(tree.contacts),
    }


def port(spec: Spec, tree: Tree, convention: Convention = PINOCCHIO) -> Port:
    """A spec with this robot's numbers, in a convention's words."""
    known = sizes(tree)
    name, sizes_in_words, unit, frame = spec
    shape: Shape = tuple(known[n] if isinstance(n, str) else n for n in sizes_in_words)
    if convention.angular_first and unit.count(",") == 1 and (frame == V or 6 in shape):
        unit = ", ".join(reversed(unit.split(", ")))
    if frame in (Q, V):
        words = {Q: convention.q, V: convention.v}[frame]
        frame = words if tree.floating else "joints"
    return Port(name, shape, unit, in_words(frame, convention))


def in_words(text: str, convention: Convention) -> str:
    """A text on 6-vectors as it is true in a convention."""
    return text.replace("linear first", "angular first") if convention.angular_first else text


def default_frames(tree: Tree) -> dict[str, str]:
    """Frames that functions speak of, with their identifiers: the root link, the
    contacts, and those asked for."""
    root = tree.frames[0].name
    return distinct(dict.fromkeys((root, *tree.contact_names, *tree.shown)))


def _one(*spec: Any) -> Callable[[Tree], tuple[Spec, ...]]:
    return lambda tree: (spec,)


def _poses(tree: Tree) -> tuple[Spec, ...]:
    specs: list[Spec] = []
    for key in default_frames(tree).values():
        specs += [(f"R_{key}", (3, 3), "-", "link to world"), (f"p_{key}", (3,), "m", "world")]
    return tuple(specs)


def _forward_kinematics(tree: Tree, let: Hook, q: Any) -> Mapping[str, Any]:
    names = default_frames(tree)
    found = frame_poses(tree, q, tuple(tree.frame(name) for name in names), let)
    values: dict[str, Any] = {}
    for key, pose in zip(names.values(), found, strict=True):
        values |= {f"R_{key}": pose.R, f"p_{key}": pose.p}
    return values


def _nonlinear_effects(tree: Tree, let: Hook, q: Any, v: Any) -> Any:
    return rnea(tree, q, v, ImmutableMatrix(zeros(tree.nv, 1)), let)


def _gravity(tree: Tree, let: Hook, q: Any) -> Any:
    return _nonlinear_effects(tree, let, q, ImmutableMatrix(zeros(tree.nv, 1)))


def _dynamics(tree: Tree) -> tuple[Spec, ...]:
    J = (_J,) if tree.contacts else ()
    return (_M, _H, *J, _A_G)


def _get_dynamics(tree: Tree, let: Hook, q: Any, v: Any) -> Mapping[str, Any]:
    values = {
        "M": crba(tree, q, let),
        "h": _nonlinear_effects(tree, let, q, v),
        "A_G": centroidal_map(tree, q, let),
    }
    return values | ({"J_c": contact_jacobian(tree, q, let)} if tree.contacts else {})


def _plain(recursion: Callable[..., Any]) -> Callable[..., Any]:
    """A recursion ``f(tree, *inputs, let)`` with the hook moved to the front."""

    @wraps(recursion)
    def recipe(tree: Tree, let: Hook, *inputs: Any) -> Any:
        return recursion(tree, *inputs, let)

    return recipe


_M: Spec = ("M", ("nv", "nv"), "kg, kg m, kg m^2", V)
_H: Spec = ("h", ("nv",), "N, N m", V)
_J: Spec = ("J_c", ("3nc", "nv"), "-, m", "world axes")
_A_G: Spec = (
    "A_G",
    (6, "nv"),
    "kg, kg m, kg m^2",
    "linear first, world axes at the centre of mass",
)

ENTRIES = (
    Entry(
        "forward_kinematics",
        "Poses of the root link, the contacts and chosen links.",
        ("q",),
        _poses,
        _forward_kinematics,
    ),
    Entry(
        "body_velocities",
        "Velocity of each moving body, linear first, in its own axes.",
        ("q", "v"),
        _one("V", (6, "nb"), "m/s, rad/s", "each body's axes and origin"),
        _plain(body_velocities),
        per_link=True,
    ),
    Entry(
        "body_forces",
        "Force through each joint on its body, linear first, in body axes.",
        ("q", "v", "a"),
        _one("F", (6, "nb"), "N, N m", "each body's axes and origin"),
        _plain(body_forces),
        per_link=True,
    ),
    Entry(
        "contact_positions",
        "World positions of the contact points.",
        ("q",),
        _one("p_c", ("3nc",), "m", "world"),
        _plain(contact_positions),
        needs=("contacts",),
    ),
    Entry(
        "contact_jacobian",
        "Jacobian of the contact points: velocity in world axes = J_c v.",
        ("q",),
        lambda tree: (_J,),
        _plain(contact_jacobian),
        needs=("contacts",),
    ),
    Entry(
        "center_of_mass",
        "Centre of mass of all moving links.",
        ("q",),
        _one("c", (3,), "m", "world"),
        _plain(center_of_mass),
        needs=("mass",),
    ),
    Entry(
        "kinetic_energy",
        "Kinetic energy.",
        ("q", "v"),
        _one("T", (), "J", "-"),
        _plain(kinetic_energy),
    ),
    Entry(
        "potential_energy",
        "Potential energy of gravity, zero at world z = 0.",
        ("q",),
        _one("V", (), "J", "-"),
        _plain(potential_energy),
    ),
    Entry(
        "rnea",
        "Inverse dynamics: tau = M a + h.",
        ("q", "v", "a"),
        _one("tau", ("nv",), "N, N m", V),
        _plain(rnea),
    ),
    Entry(
        "nonlinear_effects",
        "Coriolis, centrifugal and gravity forces: h = C v + g.",
        ("q", "v"),
        lambda tree: (_H,),
        _nonlinear_effects,
    ),
    Entry(
        "gravity",
        "Gravity forces g.",
        ("q",),
        _one("g", ("nv",), "N, N m", V),
        _gravity,
    ),
    Entry("crba", "Mass matrix, full and symmetric.", ("q",), lambda tree: (_M,), _plain(crba)),
    Entry(
        "coriolis_matrix",
        "C with dM/dt - 2 C skew and free of torsion; C v = h - g.",
        ("q", "v"),
        _one("C", ("nv", "nv"), "kg/s, kg m/s, kg m^2/s", V),
        _plain(coriolis_matrix),
    ),
    Entry(
        "aba",
        "Forward dynamics: a with M a + h = tau.",
        ("q", "v", "tau"),
        _one("a", ("nv",), "m/s^2, rad/s^2", V),
        _plain(aba),
        needs=("inertia",),
    ),
    Entry(
        "minverse",
        "Inverse of the mass matrix, full and symmetric.",
        ("q",),
        _one("Minv", ("nv", "nv"), "1/kg, 1/(kg m), 1/(kg m^2)", V),
        _plain(minverse),
        needs=("inertia",),
    ),
    Entry(
        "centroidal_map",
        "Centroidal momentum matrix: h_G = A_G v.",
        ("q",),
        lambda tree: (_A_G,),
        _plain(centroidal_map),
        needs=("mass",),
    ),
    Entry(
        "centroidal_momentum",
        "Centroidal momentum, linear first.",
        ("q", "v"),
        _one("h_G", (6,), "kg m/s, kg m^2/s", "world axes at the centre of mass"),
        _plain(centroidal_momentum),
        needs=("mass",),
    ),
    Entry(
        "integrate",
        "Configuration after moving by v for one second.",
        ("q", "v"),
        _one("q_next", ("nq",), "m, -, rad", Q),
        _plain(integrate),
    ),
    Entry(
        "difference",
        "Velocity that leads from q0 to q1 in one second.",
        ("q0", "q1"),
        _one("dq", ("nv",), "m, rad", V),
        _plain(difference),
    ),
    Entry(
        "normalize",
        "q with its quaternion and (cos, sin) pairs scaled to norm one.",
        ("q",),
        _one("q_unit", ("nq",), "m, -, rad", Q),
        _plain(normalize),
    ),
    Entry(
        "configuration_rate",
        "dq/dt at velocity v.",
        ("q", "v"),
        _one("qdot", ("nq",), "m/s, 1/s, rad/s", Q),
        _plain(configuration_rate),
    ),
    Entry(
        "get_dynamics",
        "M, h, J_c and A_G in one program that shares what they share.",
        ("q", "v"),
        _dynamics,
        _get_dynamics,
        needs=("mass",),
    ),
)


_SIX_AXES = {
    "": "linear first, world axes at the frame's origin",
    "local": "linear first, the frame's axes and origin",
    "world": "linear first, world axes at the world's origin",
}


def _jacobian_and_rate(
    tree: Tree, q: Any, v: Any, frame: Frame, expression: str, let: Hook
) -> Mapping[str, Any]:
    """Both: a convention whose base axes turn needs J to write dJ."""
    return {
        "J": frame_jacobian(tree, q, frame, expression, let),
        "dJ": frame_jacobian_dot(tree, q, v, frame, expression, let),
    }


def frame_entries(link: str, key: str) -> tuple[Entry, ...]:
    """The functions of one frame; ``key`` is its identifier."""

    def of_frame(recursion: Callable[..., Any], *more: Any) -> Callable[..., Any]:
        @wraps(recursion)
        def recipe(tree: Tree, let: Hook, *inputs: Any) -> Any:
            return recursion(tree, *inputs, tree.frame(link), *more, let)

        return recipe

    entries = [
        Entry(
            f"frame_velocity_{key}",
            f"Velocity of {link}, linear first, in world axes.",
            ("q", "v"),
            _one("V", (6,), "m/s, rad/s", _SIX_AXES[""]),
            of_frame(frame_velocity),
            family="frame_velocity",
        ),
        Entry(
            f"frame_acceleration_{key}",
            f"Acceleration of {link} (classical), linear first, in world axes: J a + dJ v.",
            ("q", "v", "a"),
            _one("A", (6,), "m/s^2, rad/s^2", _SIX_AXES[""]),
            of_frame(frame_acceleration),
            family="frame_acceleration",
        ),
    ]
    for expression in EXPRESSIONS:
        suffix = f"_{expression}" if expression else ""
        name = f"frame_jacobian_{key}{suffix}"
        axes = _SIX_AXES[expression]
        entries += [
            Entry(
                name,
                f"Jacobian of {link}: {axes}.",
                ("q",),
                _one("J", (6, "nv"), "-, m", axes),
                of_frame(frame_jacobian, expression),
                family=f"frame_jacobian{suffix}",
            ),
            Entry(
                name + "_dot",
                f"Time derivative of the Jacobian of {link}: {axes}.",
                ("q", "v"),
                _one("dJ", (6, "nv"), "1/s, m/s", axes),
                of_frame(_jacobian_and_rate, expression),
                family=f"frame_jacobian{suffix}_dot",
            ),
        ]
    return tuple(entries)
