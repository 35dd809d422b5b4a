"""From the type of a name to its value: inputs, how they are related, how they move."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from symdyn.check.language.conventions import Conventions
from symdyn.check.language.types import ARMS, Type
from symdyn.check.meaning.arms import Arm, arm
from symdyn.check.meaning.scene import Scene
from symdyn.check.meaning.spatial import Spatial
from symdyn.check.meaning.values import Value, column, scalar, shaped

Thing = Value | Arm
"""What a name stands for."""


def declare(scene: Scene, name: str, kind: Type, conventions: Conventions) -> Thing:
    """Make the inputs of a declared name.

    Parameters
    ----------
    scene : Scene
        Grows.
    name : str
    kind : Type
    conventions : Conventions
    """
    if kind.kind in ARMS:
        return arm(scene, name, kind, conventions)
    return _MAKERS[kind.kind](_Maker(scene, name, kind, conventions))


class _Maker:
    def __init__(self, scene: Scene, name: str, kind: Type, conventions: Conventions) -> None:
        self.scene, self.name, self.type = scene, name, kind
        self.spatial = Spatial(scene, conventions)
        self.conventions = conventions

    def inputs(self, count: int, part: str = "", *, moves: bool | None = None) -> list[int]:
        """Inputs ``name.part[k]``."""
        stem = f"{self.name}.{part}" if part else self.name
        moves = self.type.of_time if moves is None else moves
        names = [f"{stem}[{k}]" for k in range(1, count + 1)] if count > 1 else [stem]
        return [self.scene.input(it, moves=moves) for it in names]

    def grid(self, rows: int, cols: int, part: str = "") -> list[list[int]]:
        """Inputs ``name.part[i,j]``."""
        stem = f"{self.name}.{part}" if part else self.name
        moves = self.type.of_time and not part
        return [
            [self.scene.input(f"{stem}[{i},{j}]", moves=moves) for j in range(1, cols + 1)]
            for i in range(1, rows + 1)
        ]

    def body_rate(self, part: str = "") -> Value:
        """The angular velocity of what turns, as inputs."""
        names = [f"rate({self.name}){part}[{k}]" for k in (1, 2, 3)]
        return column(self.scene.input(it, moves=True) for it in names)

    def moves(self, value: Value, rate: Value) -> None:
        """Let inputs move."""
        self.scene.directions.update(zip(value.entries, rate.entries, strict=True))

    def rotation(self, part: str = "") -> Value:
        """Nine inputs that are a rotation."""
        nodes = [x for row in self.grid(3, 3, part) for x in row]
        self.scene.group("rotation", nodes)
        R = self.spatial.rotation(shaped(3, 3, nodes))
        if self.type.of_time:
            w = self.body_rate(".w" if part else "")
            self.moves(R, self.spatial.rotation_rate(R, w))
        return R


def _scalar(make: _Maker) -> Value:
    (node,) = make.inputs(1)
    if make.type.kind == "positive":
        make.scene.group("positive", [node])
    return scalar(node)


def _vector(make: _Maker) -> Value:
    n = make.type.sizes[0] if make.type.sizes else {"vec3": 3}.get(make.type.kind, 6)
    return column(make.inputs(n)).with_known(kind=make.type.kind)


def _unit(make: _Maker) -> Value:
    u = column(make.inputs(3, moves=False))
    make.scene.group("sphere", u.entries)
    if make.type.of_time:
        make.moves(u, make.scene.algebra.cross(make.body_rate(), u))
    return u.with_known(kind="unit3", length=1)


def _matrix(make: _Maker) -> Value:
    rows, cols = make.type.sizes
    return shaped(rows, cols, [x for row in make.grid(rows, cols) for x in row])


def _triangle(make: _Maker, entry: Callable[[dict[tuple[int, int], int], int, int], int]) -> Value:
    (n,) = make.type.sizes
    strict = make.type.kind == "skew"
    pairs = [(i, j) for i in range(n) for j in range(i + strict, n)]
    moves = make.type.of_time
    of = {(i, j): make.scene.input(f"{make.name}[{i + 1},{j + 1}]", moves=moves) for i, j in pairs}
    return shaped(n, n, [entry(of, i, j) for i in range(n) for j in range(n)])


def _symmetric(make: _Maker) -> Value:
    return _triangle(make, lambda of, i, j: of[min(i, j), max(i, j)])


def _skew(make: _Maker) -> Value:
    def entry(of: dict[tuple[int, int], int], i: int, j: int) -> int:
        return 0 if i == j else of[i, j] if i < j else -of[j, i]

    S = _triangle(make, entry)
    return S.with_known(vector=make.spatial.vee(S)) if S.rows == 3 else S


def _pose(make: _Maker) -> Value:
    R, p = make.rotation("R"), column(make.inputs(3, "p", moves=False))
    if make.type.of_time:
        v = column(make.scene.input(f"rate({make.name}).v[{k}]", moves=True) for k in (1, 2, 3))
        rate = v
        if make.conventions.rates == "body":
            rate = make.scene.algebra.mul(R, v)
        elif make.conventions.rates == "space":
            w = make.body_rate(".w")
            rate = make.scene.algebra.add(v, make.scene.algebra.cross(w, p))
        make.moves(p, rate)
    return make.spatial.pose(R, p)


def _quaternion(make: _Maker) -> Value:
    names = [f"{make.name}.{part}" for part in "wxyz"]
    w, x, y, z = (make.scene.input(it) for it in names)
    make.scene.group("sphere", [w, x, y, z])
    q = make.spatial.quaternion(scalar(w), column([x, y, z]))
    if make.type.of_time:
        half = make.scene.build.constant(Fraction(1, 2))
        rate = make.spatial.quaternion(scalar(0), make.body_rate())
        product = make.spatial.product
        order = (rate, q) if make.conventions.rates != "body" else (q, rate)
        make.moves(q, make.scene.algebra.scale(half, product(*order)))
    return q


def _inertia(make: _Maker) -> Value:
    (m,) = make.inputs(1, "m", moves=False)
    make.scene.group("positive", [m])
    c = column(make.inputs(3, "c", moves=False))
    pairs = [(i, j) for i in range(3) for j in range(i, 3)]
    of = {(i, j): make.scene.input(f"{make.name}.Ic[{i + 1},{j + 1}]") for i, j in pairs}
    Ic = shaped(3, 3, [of[min(i, j), max(i, j)] for i in range(3) for j in range(3)])
    return make.spatial.inertia(scalar(m), c, Ic)


_MAKERS: dict[str, Callable[[_Maker], Value]] = {
    **dict.fromkeys(("scalar", "positive", "angle"), _scalar),
    **dict.fromkeys(("vec3", "vec", "coords", "twist", "wrench"), _vector),
    "unit3": _unit,
    "mat": _matrix,
    "sym": _symmetric,
    "skew": _skew,
    "SO3": lambda make: make.rotation(),
    "SE3": _pose,
    "quat": _quaternion,
    "inertia": _inertia,
}
