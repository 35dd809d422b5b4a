"""The inputs of a claim in units that a reader knows, each with values from simple to general."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import Any

from symdyn.check.meaning.points import Turn, rotation
from symdyn.check.meaning.scene import Scene
from symdyn.program.graph import INPUT, Edge

F = Fraction
_ROTATIONS = ((1, 0, 0, 0), (1, 0, 0, 1), (1, 1, 0, 0), (1, 0, 1, 0), (1, 1, 1, 1), (2, 0, 0, 1))
_UNITS = {
    2: ((1, 0), (0, 1), (F(3, 5), F(4, 5))),
    3: ((0, 0, 1), (1, 0, 0), (0, 1, 0), (F(3, 5), 0, F(4, 5)), (F(1, 3), F(2, 3), F(2, 3))),
    4: ((1, 0, 0, 0), (F(1, 2),) * 4, (0, 1, 0, 0), (0, 0, 0, 1), (F(3, 5), 0, 0, F(4, 5)),
        (F(1, 3), F(2, 3), 0, F(2, 3)), (F(2, 5), F(1, 5), F(2, 5), F(4, 5))),
}  # fmt: skip
_TURNS = ((1, 0), (0, 1), (-1, 0), (F(3, 5), F(4, 5)), (F(4, 5), F(3, 5)), (F(5, 13), F(12, 13)))
_NUMBERS = (0, 1, -1, 2, 3, -2, F(1, 2))

Values = tuple[Any, ...]


@dataclass(frozen=True)
class Unit:
    """Inputs that are one thing to a reader: a vector, a rotation, an angle.

    Attributes
    ----------
    name : str
    kind : str
        "free", "positive", "sphere", "rotation", "turn", "pi".
    nodes : tuple of int
    part : int
        Of an angle: the part whose cosine and sine are given.
    """

    name: str
    kind: str
    nodes: tuple[int, ...]
    part: int = 1

    def simple(self) -> Iterator[Values]:
        """Values from the simplest on."""
        n = len(self.nodes)
        if self.kind == "rotation":
            yield from (tuple(rotation(list(map(F, q)), _quotient)) for q in _ROTATIONS)
        elif self.kind == "sphere":
            yield from (tuple(F(x) for x in value) for value in _UNITS[n])
        elif self.kind == "turn":
            yield from ((Turn(F(c), F(s), self.part),) for c, s in _TURNS)
        elif self.kind == "positive":
            yield from ((F(k),) * n for k in (1, 2, 3))
        elif self.kind == "free":
            yield from self._free(n)

    def _free(self, n: int) -> Iterator[Values]:
        yield (F(0),) * n
        side = int(n**0.5)
        if n > 1 and side * side == n and "," in self.name:
            yield tuple(F(i == j) for i in range(side) for j in range(side))
        for k in range(n):
            yield tuple(F(i == k) for i in range(n))
        if n == 1:
            yield from ((F(k),) for k in _NUMBERS[2:])

    def general(self, draw: Iterator[int]) -> Values:
        """Small values without any pattern."""
        n = len(self.nodes)
        if self.kind == "rotation":
            quat = [F(next(draw) % 5 - 2) for _ in range(3)]
            return tuple(rotation([F(next(draw) % 3 + 1), *quat], _quotient))
        if self.kind == "sphere":
            choices = _UNITS[n][2:]
            value = choices[next(draw) % len(choices)]
            turn = next(draw) % n
            return tuple(F(x) for x in value[turn:] + value[:turn])
        if self.kind == "turn":
            c, s = _TURNS[next(draw) % 5 + 1]
            return (Turn(F(c), F(s), self.part),)
        if self.kind == "positive":
            return tuple(F(next(draw) % 4 + 1) for _ in range(n))
        return tuple(F(next(draw) % 9 - 4) for _ in range(n))


def _quotient(a: Any, b: Any) -> Fraction:
    return F(a) / F(b)


def units(scene: Scene, edges: Iterable[Edge], *, angles: bool) -> list[Unit]:
    """The units of all inputs that edges stand on.

    Parameters
    ----------
    scene : Scene
    edges : iterable of Edge
    angles : bool
        Whether inputs that occur under sines and cosines alone become turns.
    """
    edges = list(edges)
    needed = scene.inputs(edges)
    turning = _turning(scene, edges) if angles else {}
    grouped: dict[int, Unit] = {}
    for group in scene.groups:
        nodes = tuple(group.nodes)
        if any(node in needed for node in nodes):
            unit = Unit(_stem(scene.label(nodes[0])), group.kind, nodes)
            grouped.update(dict.fromkeys(nodes, unit))
    found: dict[str, Unit] = {}
    for node in needed:
        if node in grouped:
            unit = grouped[node]
        elif node in turning:
            unit = Unit(scene.label(node), "turn", (node,), turning[node])
        else:
            unit = _free(scene, node, needed)
        found.setdefault(unit.name + unit.kind, unit)
    return list(found.values())


def _free(scene: Scene, node: int, needed: list[int]) -> Unit:
    """All entries of the thing that an input is an entry of."""
    label = scene.label(node)
    stem = _stem(label)
    if label == stem:
        return Unit(stem, "free", (node,))
    same = tuple(k for k in needed if _stem(scene.label(k)) == stem)
    return Unit(stem + ("[,]" if "," in label else ""), "free", same)


def _stem(label: str) -> str:
    """The name of what an input is an entry of: ``w`` of ``w[1]``, ``q`` of ``q.x``."""
    stem = label.rpartition("[")[0] if label.endswith("]") else label
    return stem[:-2] if stem[-2:] in (".w", ".x") and "(" not in stem else stem


def _turning(scene: Scene, edges: list[Edge]) -> dict[int, int]:
    """Inputs that occur under sines and cosines alone, with the part that occurs."""
    nodes = scene.build.nodes
    plain: set[int] = set()
    parts: dict[int, int] = {}
    stack = [abs(edge) for edge in edges]
    seen: set[int] = set()
    while stack:
        number = stack.pop()
        if number in seen:
            continue
        seen.add(number)
        node = nodes[number]
        if node.op == INPUT:
            plain.add(number)
        elif node.op in ("sin", "cos", "tan"):
            for atom, k in scene.linear(node.args[0]).items():
                if nodes[atom].op == INPUT:
                    parts[atom] = lcm(parts.get(atom, 1), k.denominator)
                else:
                    stack.append(atom)
        else:
            stack += [abs(edge) for edge in node.args]
    return {node: part for node, part in parts.items() if node not in plain}
