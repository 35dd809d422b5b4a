"""A robot's emitted programs at one state modulo the prime 2^61 - 1.

Angles are points of the circle and quaternions points of the unit sphere, so a law that
holds for all states holds here, and one that fails has no chance to pass.
"""

from __future__ import annotations

from fractions import Fraction
from hashlib import sha256
from itertools import count
from typing import Any

from sympy import sympify

from symdyn.dynamics.conventions import CONVENTIONS
from symdyn.dynamics.derive import derive
from symdyn.program.derivative import pushforward
from symdyn.program.evaluate import evaluate
from symdyn.program.rings import PRIME, ModularRing
from tests.support.robots import Robot

RING = ModularRing()


class Field:
    """A robot's functions at one state modulo the prime."""

    def __init__(self, robot: Robot, convention: str = "pinocchio") -> None:
        self.tree, self.nv, self.convention = robot.tree, robot.tree.nv, convention
        draw = iter(_numbers())
        self.v, self.a, self.w = ([next(draw) for _ in range(self.nv)] for _ in range(3))
        self.q: list[int] = []
        for body in self.tree.bodies:
            self.q += _configuration(body.joint.kind, draw)
        if CONVENTIONS[convention].scalar_first and self.tree.floating:
            self.q[3:7] = [self.q[6], *self.q[3:6]]

    def outputs(self, name: str, *inputs: list[int]) -> dict[str, list[int]]:
        """All outputs of a function."""
        program = derive(self.tree, name, self.convention)
        given = dict(zip((p.name for p in program.inputs), inputs, strict=True))
        return evaluate(program, RING, given)

    def __call__(self, name: str, *inputs: list[int]) -> list[int]:
        """The first output of a function."""
        return next(iter(self.outputs(name, *inputs).values()))

    def rate(self, name: str, a: list[int] | None = None) -> list[int]:
        """Time derivative of a function of q (and of v, with accelerations a)."""
        program = derive(self.tree, name, self.convention)
        known = {"q": self.q, "v": self.v}
        moving = [port.name for port in program.inputs]
        motion = {"d_q": self("configuration_rate", self.q, self.v), "d_v": a}
        given = {k: known[k] for k in moving} | {f"d_{k}": motion[f"d_{k}"] for k in moving}
        out = evaluate(pushforward(program, moving), RING, given)  # type: ignore[arg-type]
        return next(iter(out.values()))

    def bracket(self, u: list[int], w: list[int]) -> list[int]:
        """What the velocities of a floating base fail to commute by: [u, w]."""
        found = [0] * self.nv
        if not self.tree.floating:
            return found
        linear, angular = (3, 0) if self.convention == "featherstone" else (0, 3)
        a, b = u[angular : angular + 3], w[angular : angular + 3]
        found[angular : angular + 3] = _cross(a, b)
        x, y = u[linear : linear + 3], w[linear : linear + 3]
        found[linear : linear + 3] = plus(_cross(a, y), _cross(b, x), -1)
        return found

    def weight(self) -> list[int]:
        """Mass times gravity, in world axes."""
        mass = sum(body.inertia.mass for body in self.tree.bodies)
        return [self.number(x) for x in mass * self.tree.gravity]

    def number(self, x: Any) -> int:
        """A rational number of SymPy's."""
        return RING.constant(Fraction(int(x.p), int(x.q)))

    def inertia(self, body: Any) -> list[int]:
        """The 6 x 6 matrix of a body's inertia about its origin, linear first, row by row."""
        x, y, z = body.moment
        rows = [
            [body.mass, 0, 0, 0, z, -y],
            [0, body.mass, 0, -z, 0, x],
            [0, 0, body.mass, y, -x, 0],
        ]
        coupling = [[row[3 + k] for row in rows] for k in range(3)]
        rows += [coupling[k] + list(body.second[k, :]) for k in range(3)]
        return [self.number(sympify(entry)) for row in rows for entry in row]

    def times(self, matrix: list[int], vector: list[int]) -> list[int]:
        n = len(vector)
        rows = (matrix[k : k + n] for k in range(0, len(matrix), n))
        return [sum(x * y for x, y in zip(row, vector, strict=True)) % PRIME for row in rows]


def _numbers() -> Any:
    for k in count():
        yield int.from_bytes(sha256(str(k).encode()).digest(), "big") % PRIME


def _configuration(kind: str, draw: Any) -> list[int]:
    if kind == "continuous":
        t = next(draw)
        return [RING.div((1 - t * t) % PRIME, 1 + t * t), RING.div(2 * t % PRIME, 1 + t * t)]
    if kind != "floating":
        return [next(draw)]
    a, b, c = (next(draw) for _ in range(3))
    square = a * a + b * b + c * c
    sphere = [RING.div(2 * x % PRIME, (1 + square) % PRIME) for x in (a, b, c)]
    return [next(draw), next(draw), next(draw), *sphere, RING.div((1 - square) % PRIME, 1 + square)]


def plus(a: list[int], b: list[int], sign: int = 1) -> list[int]:
    return [(x + sign * y) % PRIME for x, y in zip(a, b, strict=True)]


def _cross(a: list[int], b: list[int]) -> list[int]:
    return [
        (a[1] * b[2] - a[2] * b[1]) % PRIME,
        (a[2] * b[0] - a[0] * b[2]) % PRIME,
        (a[0] * b[1] - a[1] * b[0]) % PRIME,
    ]
