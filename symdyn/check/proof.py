"""Proving a claim: points modulo primes, then the normal form over the rationals."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import ceil

from symdyn.check.meaning.elaborate import Claim
from symdyn.check.meaning.points import modular_point
from symdyn.check.meaning.real import Floats, RealPoint
from symdyn.check.meaning.scene import Scene
from symdyn.check.meaning.units import units
from symdyn.check.meaning.wording import denominators, roots
from symdyn.check.witness import FAR
from symdyn.program.builder import Builder
from symdyn.program.graph import CONST, INPUT, Edge, Output, Port, Program
from symdyn.program.passes import prune
from symdyn.truth.child import Died, Prover, available
from symdyn.truth.degree import difference_degree
from symdyn.truth.identity import Identity
from symdyn.truth.modular import BOUND, chance_of_error
from symdyn.truth.normal_form import OverBudget, decide_normal_form
from symdyn.truth.primes import draws
from symdyn.truth.variety import variety

QUICK = 8_000
"""Terms up to which a normal form is computed at once, in this process."""

DEEP = 60_000
"""Terms up to which it is then tried in a child of its own, with limits."""

_MOST_POINTS = 40
_SAMPLES = 24


@dataclass(frozen=True)
class Proof:
    """How a claim was found to hold.

    Attributes
    ----------
    proved : bool
        By a normal form; else modulo primes alone.
    method : str
    bound : float
        Base-two logarithm of the chance of error modulo primes.
    conditions : tuple of str
        What must not vanish, and branches that were taken.
    """

    proved: bool
    method: str
    bound: float
    conditions: tuple[str, ...]


def claim_edges(claim: Claim) -> list[Edge]:
    """All edges of both sides."""
    return [e for pair in claim.pairs for e in (*pair.left.entries, *pair.right.entries)]


def differs(claim: Claim, salt: str) -> int | None:
    """The first ``==`` (from 0) whose sides differ at one point modulo a prime."""
    point = modular_point(claim.scene, salt, claim_edges(claim))
    for k, pair in enumerate(claim.pairs):
        for a, b in zip(pair.left.entries, pair.right.entries, strict=True):
            if a != b and point(a) != point(b):
                return k
    return None


def has_roots(claim: Claim) -> bool:
    """Whether square roots occur, or calls that no ring knows."""
    nodes = claim.scene.build.nodes
    plain = (CONST, INPUT, "add", "mul", "div", "sin", "cos", "tan")
    return any(nodes[k].op not in plain for k in claim.scene.below(claim_edges(claim)))


def differs_somewhere(claim: Claim, salt: str) -> bool:
    """Whether floats at random points differ, where points modulo primes may not tell."""
    scene, numbers = claim.scene, draws(f"{salt} real")
    found = [it for it in units(scene, claim_edges(claim), angles=False) if it.kind != "pi"]
    for _ in range(_SAMPLES):
        given: dict[int, Fraction] = {}
        for unit in found:
            given.update(zip(unit.nodes, unit.general(numbers), strict=True))
        point = RealPoint(scene, Floats(), given)
        try:
            for pair in claim.pairs:
                for a, b in zip(pair.left.entries, pair.right.entries, strict=True):
                    left, right = point(a), point(b)
                    if abs(left - right) > FAR * (1 + abs(left) + abs(right)):
                        return True
        except (ArithmeticError, ValueError):
            continue
    return False


def prove(claim: Claim, salt: str, prover: Prover | None = None, quick: bool = False) -> Proof:
    """Prove what agrees at a point.

    Parameters
    ----------
    claim : Claim
    salt : str
        Points are drawn from it.
    prover : Prover, optional
        For normal forms that are too long for this process.
    quick : bool
        Whether to stop at points modulo primes.

    Raises
    ------
    Disagrees
        Where another point tells the sides apart.
    """
    whole = identity_of(claim)
    scene, edges = claim.scene, claim_edges(claim)
    told = (*scene.conditions, *roots(scene, edges), *denominators(scene, edges))
    terms = None if quick else normal_form(whole, prover)
    if terms is not None:
        method = f"normal form over the rationals, {terms} terms"
        return Proof(True, method, float("-inf"), told)
    where = variety(whole)
    chance = chance_of_error(difference_degree(where))
    points = min(max(2, ceil(BOUND / chance)) if chance < 0 else _MOST_POINTS, _MOST_POINTS)
    if has_roots(claim):
        points = max(points, _SAMPLES)
    for k in range(1, points):
        if differs(claim, f"{salt} {k}") is not None:
            raise Disagrees
    bound = round(points * chance, 1)
    return Proof(False, f"{points} points modulo 61-bit primes", bound, told)


class Disagrees(ArithmeticError):
    """A later point at which the sides differ."""


def normal_form(whole: Identity, prover: Prover | None) -> int | None:
    """Terms of a normal form that is zero; None where there is none within the budget."""
    if not available():
        return None
    try:
        form = decide_normal_form(whole, QUICK)
    except (OverBudget, ZeroDivisionError):
        if prover is None:
            return None
        try:
            form = prover.normal_form(whole, DEEP)
        except (OverBudget, ZeroDivisionError, Died):
            return None
    return form.terms if form.zero else None


def identity_of(claim: Claim) -> Identity:
    """The claim as a program in which rotations are unit quaternions."""
    grown = _Grown(claim.scene)
    sides = []
    for side in ("left", "right"):
        entries = [e for pair in claim.pairs for e in getattr(pair, side).entries]
        edges = tuple(grown(edge) for edge in entries)
        sides.append(Output(Port(side, (len(edges),)), edges))
    ports = tuple(Port(name, ()) for name in grown.names)
    program = prune(Program("claim", ports, tuple(sides), tuple(grown.build.nodes)))
    return Identity(program, tuple(grown.spheres))


class _Grown:
    """The nodes of a scene, grown again with quaternions in place of rotations."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.build = scene, Builder()
        self.names: list[str] = []
        self.spheres: list[tuple[str, ...]] = []
        self._new: dict[int, Edge] = {}
        self._groups = {node: g for g in scene.groups for node in g.nodes}

    def __call__(self, edge: Edge) -> Edge:
        for number in self._missing(abs(edge)):
            self._new[number] = self._rebuilt(number)
        return self._new[edge] if edge >= 0 else -self._new[-edge]

    def _missing(self, target: int) -> list[int]:
        found: set[int] = set()
        stack = [target]
        while stack:
            number = stack.pop()
            if number not in found and number not in self._new:
                found.add(number)
                stack += [abs(edge) for edge in self.scene.build.nodes[number].args]
        return sorted(found)

    def _rebuilt(self, number: int) -> Edge:
        if number in self._new:
            return self._new[number]
        node, build = self.scene.build.nodes[number], self.build
        if node.op == CONST:
            return build.constant(node.data)  # type: ignore[arg-type]
        if node.op == INPUT:
            return self._input(number)
        args = [self._new[e] if e >= 0 else -self._new[-e] for e in node.args]
        if node.op in ("add", "mul", "div", "select"):
            return int(getattr(build, node.op)(*args))
        return build.call(node.op, *args)

    def _input(self, number: int) -> Edge:
        group = self._groups.get(number)
        if group is None or group.kind not in ("rotation", "sphere"):
            return self._port(self.scene.label(number))
        if group.kind == "sphere":
            names = [self.scene.label(node) for node in group.nodes]
            edges = [self._port(name) for name in names]
        else:
            stem = self.scene.label(group.nodes[0]).rpartition("[")[0]
            names = [f"{stem}.{part}" for part in "wxyz"]
            edges = self._rotation([self._port(name) for name in names])
        self.spheres.append(tuple(names))
        self._new.update(zip(group.nodes, edges, strict=True))
        return self._new[number]

    def _port(self, name: str) -> Edge:
        self.names.append(name)
        return self.build.input(len(self.names) - 1, 0)

    def _rotation(self, quat: list[Edge]) -> list[Edge]:
        """``1 + 2 w [u] + 2 [u]^2`` of the unit quaternion."""
        build = self.build
        w, x, y, z = quat

        def twice(a: Edge, b: Edge, sign: int, c: Edge, d: Edge) -> Edge:
            return build.mul(build.constant(2), build.add(build.mul(a, b), sign * build.mul(c, d)))

        return [
            build.add(1, -twice(y, y, 1, z, z)), twice(x, y, -1, w, z), twice(x, z, 1, w, y),
            twice(x, y, 1, w, z), build.add(1, -twice(x, x, 1, z, z)), twice(y, z, -1, w, x),
            twice(x, z, -1, w, y), twice(y, z, 1, w, x), build.add(1, -twice(x, x, 1, y, y)),
        ]  # fmt: skip
