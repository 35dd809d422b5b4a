"""Declared arms: their quantities, from the very recursions that emit code."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache
from pathlib import Path
from typing import Any

from symdyn.check.language.conventions import Conventions
from symdyn.check.language.types import Type
from symdyn.check.meaning.scene import Scene
from symdyn.check.meaning.spatial import Spatial
from symdyn.check.meaning.values import Value, column, identity, scalar, shaped, stacked
from symdyn.errors import SymdynError, nearest_names
from symdyn.program.graph import CONST, Edge, Program
from symdyn.program.passes import prune, replayed

PROPERTIES = (
    "q", "v", "a", "M", "C", "g", "T", "V", "c", "Jcom", "Js", "Jb", "Ag", "n",
)  # fmt: skip
METHODS = {"rnea": 3, "aba": 3, "pose": 1, "J": 1, "I": 1, "S": 1, "M": 1, "C": 2, "g": 1}
"""What an arm can be asked for, with the number of arguments."""

_ARGUMENTS = {
    "M": "q", "C": "qv", "g": "q", "T": "qv", "V": "q", "c": "q", "Jcom": "q", "Ag": "q",
    "rnea": "qva", "aba": "qva", "pose": "q", "jacobian": "q", "inertia": "", "rate": "qv",
}  # fmt: skip


@dataclass
class Arm:
    """An arm in a scene.

    Attributes
    ----------
    scene : Scene
    name : str
    kind : Type
    conventions : Conventions
    q, v, a : Value
        Its coordinates, velocities and accelerations.
    """

    scene: Scene
    name: str
    kind: Type
    conventions: Conventions
    q: Value
    v: Value
    a: Value
    _known: dict[str, Value] = field(default_factory=dict)

    @property
    def tree(self) -> Any:
        """The tree behind it."""
        return tree_of(self.kind)

    def get(self, name: str) -> Value:
        """A quantity, or a length, mass or other number of the arm by name."""
        if name in ("q", "v", "a"):
            return {"q": self.q, "v": self.v, "a": self.a}[name]
        if name not in self._known:
            if name in PROPERTIES:
                self._known[name] = self._property(name)
            elif name in self.parameters():
                self._known[name] = scalar(self.scene.parameter(self.name, name))
            else:
                near = nearest_names(name, (*PROPERTIES, *METHODS, *self.parameters()))
                raise SymdynError(f'an arm has no "{name}"', element=self.name, cure=near)
        return self._known[name]

    def parameters(self) -> tuple[str, ...]:
        """Names of the symbols of the arm's description."""
        return _symbols(self.kind)

    def call(self, name: str, args: list[Value]) -> Value:
        """A function of the arm."""
        if name in ("pose", "J", "I", "S"):
            return self._of_body(name, self._index(args[0], root=name == "pose"))
        sizes = dict(q=self.tree.nq, v=self.tree.nv, a=self.tree.nv)
        wanted = [sizes[key] for key in _ARGUMENTS[name]]
        if [len(it.entries) for it in args] != wanted or any(it.cols > 1 for it in args):
            given = ", ".join(value.size for value in args)
            raise SymdynError(f"{name} takes columns of {wanted} entries, not {given}")
        return self._run(name, args=args)

    def _property(self, name: str) -> Value:
        if name == "n":
            return scalar(self.scene.build.constant(self.tree.nv))
        if name in ("Js", "Jb"):
            return self._jacobian(len(self.tree.bodies) + 1, "world" if name == "Js" else "local")
        found = self._run(name)
        if name != "Ag" or self.conventions.linear_first:
            return found
        columns = range(found.cols)
        return stacked(found.part(range(3, 6), columns), found.part(range(3), columns))

    def _run(self, name: str, index: int = 0, how: str = "", args: Any = None) -> Value:
        """A quantity at given arguments, the arm's own by default."""
        program = _program(self.kind, name, index, how)
        given = args or [getattr(self, key) for key in _ARGUMENTS[name]]
        values = {
            f"{key}[{k}]": edge
            for key, value in zip(_ARGUMENTS[name], given, strict=True)
            for k, edge in enumerate(value.entries, 1)
        }
        (shape,) = (out.port.shape for out in program.outputs)
        entries = replay(self.scene, program, self.name, values)
        return shaped(shape[0], shape[1], entries) if shape else scalar(entries[0])

    def _jacobian(self, k: int, expression: str) -> Value:
        J = self._run("jacobian", k, expression)
        columns = range(J.cols)
        linear, angular = J.part(range(3), columns), J.part(range(3, 6), columns)
        pair = (linear, angular) if self.conventions.linear_first else (angular, linear)
        return stacked(*pair)

    def parents(self) -> list[int]:
        """The number of each body's parent, 0 at the root."""
        return [body.parent + 1 for body in self.tree.bodies]

    def _axis(self, k: int) -> Value:
        """What a joint's rates move, in body axes: 6 x its number of them."""
        joint = self.tree.bodies[min(k, len(self.tree.bodies)) - 1].joint
        number = self.scene.build.constant
        halves = [
            shaped(3, joint.nv, [number(Fraction(str(x))) for x in half.flat()])
            for half in (joint.angular, joint.linear)
        ]
        return stacked(*(halves[::-1] if self.conventions.linear_first else halves))

    def _of_body(self, name: str, k: int) -> Value:
        spatial = Spatial(self.scene, self.conventions)
        if name == "S":
            return self._axis(k)
        if k == 0:
            return spatial.pose(spatial.rotation(identity(3)), column([0, 0, 0]))
        if name == "J":
            expressions = {"body": "local", "space": "world"}
            return self._jacobian(k, expressions.get(self.conventions.rates, ""))
        found = self._run("inertia" if name == "I" else "pose", k)
        if name == "I":
            m, h = scalar(found.at(0, 0)), column(found.at(i, 1) for i in range(3))
            second = found.part(range(3), range(2, 5))
            H = self.scene.algebra.hat(h)
            return spatial.square(second, H, self.scene.algebra.neg(H), identity(3, m.edge))
        R, p = found.part(range(3), range(3)), found.part(range(3), range(3, 4))
        return spatial.pose(spatial.rotation(R), p)

    def _index(self, index: Value, *, root: bool = False) -> int:
        node = self.scene.build.nodes[abs(index.entries[0])]
        most = len(self.tree.bodies) + 1
        number: Any = node.data if node.op == CONST and index.entries[0] >= 0 else -1
        if number not in range(0 if root else 1, most + 1):
            raise SymdynError(
                f"bodies are numbered 1 to {most - 1}, {most} is the tip", element=self.name
            )
        return int(number)


def arm(scene: Scene, name: str, kind: Type, conventions: Conventions) -> Arm:
    """Make a declared arm: its tree, and inputs for its coordinates.

    Raises
    ------
    SymdynError
        From reading the tree.
    """
    tree = tree_of(kind)
    nodes = [scene.input(f"{name}.q[{k + 1}]") for k in range(tree.nq)]
    for slot, body in zip(tree.q_index, tree.bodies, strict=True):
        if body.master is None:
            _relate(scene, body.joint.kind, nodes[slot])
    v = [scene.input(f"{name}.v[{k + 1}]", moves=True) for k in range(tree.nv)]
    a = [scene.input(f"{name}.a[{k + 1}]", moves=True) for k in range(tree.nv)]
    scene.directions.update(zip(v, a, strict=True))
    made = Arm(scene, name, kind, conventions, column(nodes), column(v), column(a))
    scene.directions.update(zip(nodes, made._run("rate").entries, strict=True))
    return made


def replay(scene: Scene, program: Program, arm_name: str, given: Mapping[str, Edge]) -> list[Edge]:
    """Grow a program's only output again in a scene.

    Inputs that are not given are parameters of the arm.
    """
    new = replayed(program, _InScene(scene, program, arm_name, given))
    (out,) = program.outputs
    return [new[e] if e >= 0 else -new[-e] for e in out.entries]


class _InScene:
    """Grows a program's nodes in a scene: inputs by name, angles as points of the circle."""

    def __init__(
        self, scene: Scene, program: Program, arm_name: str, given: Mapping[str, Edge]
    ) -> None:
        build = scene.build
        self.constant, self.select = build.constant, build.select
        self.add, self.mul, self.div = build.add, build.mul, build.div
        self._scene, self._program, self._name, self._given = scene, program, arm_name, given

    def input(self, number: int, index: int) -> Edge:
        """What is given, or a parameter of the arm."""
        port = self._program.inputs[number].name
        known = self._given.get(port)
        return self._scene.parameter(self._name, port) if known is None else known

    def call(self, name: str, *args: Edge) -> Edge:
        """A coordinate of the angle's point, or any other call."""
        if name not in ("sin", "cos"):
            return self._scene.build.call(name, *args)
        c, s = self._scene.turn(*args)
        return c if name == "cos" else s


def _relate(scene: Scene, kind: str, nodes: list[int]) -> None:
    sizes = {"continuous": 2, "spherical": 4, "floating": 4, "planar": 2}
    if kind in sizes:
        scene.group("sphere", nodes[-sizes[kind] :])


@lru_cache(maxsize=512)
def _program(kind: Type, name: str, index: int, how: str) -> Program:
    """A quantity of an arm as a program in q, v, a and the symbols of its description."""
    from sympy import ImmutableMatrix, Symbol

    from symdyn.truth.statement import Recorder, identity

    tree = tree_of(kind)
    sizes = {"q": tree.nq, "v": tree.nv, "a": tree.nv}
    columns = [
        ImmutableMatrix([Symbol(f"{key}[{k}]") for k in range(1, sizes[key] + 1)])
        for key in _ARGUMENTS[name]
    ]

    def claim(let: Recorder) -> tuple[Any, Any]:
        return _quantity(tree, name, (index, how), let, *columns), 0

    program = identity(name, claim).program
    return prune(replace(program, outputs=program.outputs[:1]))


def _quantity(tree: Any, name: str, which: tuple[int, str], let: Any, *given: Any) -> Any:
    """Call the recursion behind a quantity."""
    from sympy import ImmutableMatrix, zeros

    from symdyn.dynamics.aba import aba
    from symdyn.dynamics.centroidal import center_of_mass, centroidal_map
    from symdyn.dynamics.coriolis import coriolis_matrix
    from symdyn.dynamics.crba import crba
    from symdyn.dynamics.energy import kinetic_energy, potential_energy
    from symdyn.dynamics.manifold import configuration_rate
    from symdyn.dynamics.rnea import rnea

    recursions: dict[str, Any] = {
        "M": crba, "C": coriolis_matrix, "T": kinetic_energy, "V": potential_energy,
        "c": center_of_mass, "Ag": centroidal_map, "rnea": rnea, "aba": aba,
        "rate": configuration_rate,
    }  # fmt: skip
    if name in recursions:
        return recursions[name](tree, *given, let)
    recursion: Any = rnea
    if name == "g":
        still = ImmutableMatrix(zeros(tree.nv, 1))
        return recursion(tree, *given, still, still, let)
    if name == "Jcom":
        mass = sum(body.inertia.mass for body in tree.bodies)
        return let(ImmutableMatrix(recursions["Ag"](tree, *given, let)[:3, :] / mass))
    return _of_frame(tree, name, which, let, *given)


def _of_frame(tree: Any, name: str, which: tuple[int, str], let: Any, *given: Any) -> Any:
    from symdyn.dynamics.frames import frame_jacobian
    from symdyn.dynamics.kinematics import frame_poses

    index, how = which
    if name == "inertia":
        inertia = tree.bodies[min(index, len(tree.bodies)) - 1].inertia
        first = type(inertia.moment)([inertia.mass, 0, 0])
        return first.row_join(inertia.moment).row_join(inertia.second)
    frame, (q,) = _frame(tree, index), given
    if name == "jacobian":
        return frame_jacobian(tree, q, frame, how, let)
    (pose,) = frame_poses(tree, q, (frame,), let)
    return pose.R.row_join(pose.p)


def _frame(tree: Any, k: int) -> Any:
    """The frame of a body, from 1; one more is the tip, or the last frame there is."""
    from symdyn.geometry.se3 import Pose
    from symdyn.model.tree import Frame

    if k > len(tree.bodies):
        tips = [frame for frame in tree.frames if frame.name == "tip"]
        return tips[0] if tips else tree.frames[-1]
    return Frame(tree.bodies[k - 1].name, k - 1, Pose())


@lru_cache(maxsize=64)
def tree_of(kind: Type) -> Any:
    """The tree of a declared arm; options that are its symbols give them values."""
    options: dict[str, Any] = dict(kind.options)
    if kind.kind in ("planar", "chain"):
        from symdyn.model.chain import chain, planar

        named = {key: options.pop(key) for key in ("lengths",) if key in options}
        values = {key: _value_of(value) for key, value in options.items()}
        if kind.kind == "planar":
            return planar(kind.sizes[0], values=values)
        return chain(kind.text, values=values, **named)
    from symdyn.model.load import load

    if "gravity" in options:
        options["gravity"] = tuple(options["gravity"].split())
    unknown = set(options) - {"base", "gravity"}
    if unknown:
        cure = 'such as base="floating", gravity="0 0 -9.81"'
        raise SymdynError("an unknown option", element=", ".join(sorted(unknown)), cure=cure)
    path = Path(kind.text)
    return load(str(path) if path.suffix else kind.text, **options)


def _value_of(text: str) -> Any:
    """A symbol where a name stands, else the number's text."""
    from sympy import Symbol

    return Symbol(text) if text.isidentifier() else text


@lru_cache(maxsize=64)
def _symbols(kind: Type) -> tuple[str, ...]:
    tree = tree_of(kind)
    found: set[Any] = set(tree.gravity.free_symbols)
    for body in tree.bodies:
        inertia = body.inertia
        found |= inertia.moment.free_symbols | inertia.second.free_symbols
        found |= getattr(inertia.mass, "free_symbols", set())
        found |= body.placement.p.free_symbols | body.placement.R.free_symbols
        found |= getattr(body.joint.pitch, "free_symbols", set())
    for frame in tree.frames:
        found |= frame.placement.p.free_symbols
    return tuple(sorted(str(symbol) for symbol in found))
