"""What an entry of the catalogue is, and how its words become a robot's numbers.

Shapes are written in a robot's own sizes: nq, nv, nj (joint velocities without a floating
base), nb (moving bodies), 10nb, nx = nq + nv, nu = nj + 3nc, 3nc and 5nc (of each point
contact), 2ne (of each joint with an effort limit).  Units are those of revolute joints.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from symdyn.dynamics.conventions import PINOCCHIO, Convention
from symdyn.model.names import distinct
from symdyn.model.tree import Tree
from symdyn.program.graph import Port, Shape

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
    "tau_j": ("tau_j", ("nj",), "N m", "joints"),
    "f": ("f", ("3nc",), "N", "on the robot at each contact, world axes"),
    "stance": ("stance", ("nc",), "-", "1 for each closed contact, 0 for an open one"),
    "anchor": ("anchor", ("3nc",), "m", "where the contacts were put down, world"),
    "anchor_6d": (
        "anchor",
        ("7nc",),
        "m, -",
        "poses at which the contacts were put down, world: position, quaternion",
    ),
    "kp": ("kp", (), "1/s^2", "feedback of the displacement"),
    "kd": ("kd", (), "1/s", "feedback of the velocity"),
    "restitution": ("restitution", (), "-", "0 to 1"),
    "f_ext": ("f_ext", (6, "nb"), "N, N m", "linear first, on each body in its axes"),
    "x": ("x", ("nx",), "m, -, rad, m/s, rad/s", "[q, v]"),
    "xdot": ("xdot", ("nx",), "m/s, 1/s, rad/s, m/s^2, rad/s^2", "[dq/dt, a]"),
    "u": ("u", ("nu",), "N m, N", "[tau_j, f]"),
    "dt": ("dt", (), "s", "-"),
    "mu": ("mu", (), "-", "-"),
    "h": ("h", (), "m", "of the centre of mass above the contacts"),
    "p_c": ("p_c", ("3nc",), "m", "world"),
    "I_c": ("I_c", (3, 3), "kg m^2", "body axes, about the centre of mass"),
    "x_c": ("x_c", (9,), "m, kg m/s, kg m^2/s", "[c, l, k], world axes"),
    "x_rb": (
        "x_rb",
        (13,),
        "m, -, m/s, rad/s",
        "[c, quaternion xyzw, dc/dt in world axes, omega in body axes]",
    ),
    "x_lip": ("x_lip", (4,), "m, m/s", "[c_x, c_y, v_x, v_y], world axes"),
}

CONFIGURATIONS = frozenset({"q", "q0", "q1", "x"})
"""The inputs that are a configuration, or begin with one."""


@dataclass(frozen=True)
class Entry:
    """One function of the catalogue.

    Attributes
    ----------
    name, summary : str
    inputs : tuple of str
        Keys of INPUTS, or names in ``own_inputs``.
    outputs : callable
        ``outputs(tree) -> tuple of Spec``.
    recipe : callable
        ``recipe(tree, let, *inputs) -> value``, or a mapping from output names.
    per_link : bool
        Whether it speaks of the links' own frames, which no reframing may then move.
    inertial : bool
        Whether it is made of moved inertias: M, and what follows from M.
    settled : bool
        Whether it carries so much that frames are best kept from turning with the last joints
        of limbs.
    needs : tuple of str
        "contacts", "floating" (base), "effort" (limits), "inertia" (every joint must move
        some), "mass".
    family : str
        What derivations call it; its name unless it is one of many, as those of frames are.
    own_inputs : tuple of Spec
        Inputs that no other function has.
    record : callable
        ``record(tree)``: what the manifest says beside its ports, as plain data.
    as_written : bool
        Whether it takes and gives the export's own vectors, whatever the convention.
    """

    name: str
    summary: str
    inputs: tuple[str, ...]
    outputs: Callable[[Tree], tuple[Spec, ...]]
    recipe: Callable[..., Any]
    per_link: bool = False
    inertial: bool = False
    settled: bool = False
    needs: tuple[str, ...] = ()
    family: str = ""
    own_inputs: tuple[Spec, ...] = ()
    record: Callable[[Tree], dict[str, Any]] = lambda tree: {}
    as_written: bool = False

    @property
    def input_specs(self) -> tuple[Spec, ...]:
        """What its inputs are."""
        known = INPUTS | {spec[0]: spec for spec in self.own_inputs}
        return tuple(known[key] for key in self.inputs)


def sizes(tree: Tree) -> dict[str, int]:
    """The sizes that shapes are written in."""
    joints, contacts = tree.nv - (6 if tree.floating else 0), len(tree.contacts)
    return {
        "nq": tree.nq,
        "nv": tree.nv,
        "nb": len(tree.bodies),
        "10nb": 10 * len(tree.bodies),
        "nj": joints,
        "nx": tree.nq + tree.nv,
        "nu": joints + 3 * contacts,
        "nc": contacts,
        "3nc": 3 * contacts,
        "6nc": 6 * contacts,
        "7nc": 7 * contacts,
        "5nc": 5 * contacts,
        "2ne": 2 * sum(bound is not None for bound in tree.effort),
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
    """A text on 6-vectors and quaternions as it is true in a convention."""
    if convention.scalar_first:
        text = text.replace("quaternion xyzw", "quaternion wxyz")
    return text.replace("linear first", "angular first") if convention.angular_first else text


def default_frames(tree: Tree) -> dict[str, str]:
    """Frames that functions speak of, with their identifiers: the root link, the
    contacts, and those asked for."""
    root = tree.frames[0].name
    return distinct(dict.fromkeys((root, *tree.contact_names, *tree.shown)))
