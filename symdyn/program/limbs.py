"""Limbs of equal structure: operations that stand once in each of four limbs, as packs.

Nodes are matched by what they do: two nodes of different limbs belong together where the
operation is the same and their operands belong together, whatever the constants and
signs.  A pack's value in a lane is the node's value there times a sign; the signs are
chosen so that as few sums as possible need one of their own.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from symdyn.program.graph import ADD, CONST, DIV, INPUT, MUL, Node, Program

LANES = 4
ROUNDS = 3
"""How often packs that wait for each other are given up before all are."""

Entry = tuple[int, int]
"""A port and an index in it."""

Signs = tuple[int, ...]


@dataclass(frozen=True)
class Packed:
    """How a program runs in lanes.

    Attributes
    ----------
    order : tuple of int
        One node of each step, in an order in which they can run: of a pack, its first.
    packs : mapping
        The nodes of a pack by its first.
    lanes : mapping
        For a node in a pack the first node and the lane.
    signs : mapping
        What the value of a pack is times, lane by lane, by its first node.
    flips : mapping
        For a pack that is a sum, what its second operand must be times, lane by lane.
    """

    order: tuple[int, ...]
    packs: Mapping[int, tuple[int, ...]]
    lanes: Mapping[int, tuple[int, int]]
    signs: Mapping[int, Signs]
    flips: Mapping[int, Signs]


def packed(program: Program, limbs: Sequence[Sequence[Entry]]) -> Packed | None:
    """Match the operations of four limbs.

    Parameters
    ----------
    program : Program
    limbs : sequence of sequence of (port, index)
        For each limb its entries of inputs, in the same order for all.

    Returns
    -------
    Packed or None
        None where nothing matches, or where too much of it waits for each other.
    """
    refused: set[int] = set()
    for _ in range(ROUNDS):
        lanes, packs = _matched(program, limbs, refused)
        if not packs:
            return None
        order, stuck = _ordered(program, lanes, packs)
        if not stuck:
            found = _signs(program, lanes, packs, order)
            return Packed(tuple(order), packs, lanes, *found) if found else None
        refused |= stuck
    return None


def _matched(
    program: Program, limbs: Sequence[Sequence[Entry]], refused: set[int]
) -> tuple[dict[int, tuple[int, int]], dict[int, tuple[int, ...]]]:
    """Complete packs; what depends on an incomplete one is matched without it."""
    where = {entry: (k, place) for k, limb in enumerate(limbs) for place, entry in enumerate(limb)}
    refused, common = set(refused), _common(program, where)
    while True:
        keys: dict[int, int] = {}
        known: dict[Any, int] = {}
        lane: dict[int, int] = {}
        found: dict[Any, dict[int, int]] = {}
        for number, node in enumerate(program.nodes):
            if number in refused:
                continue
            key, k = _key(program, node, keys, lane, where, common)
            if key is None:
                continue
            times = 0
            while k in found.setdefault((key, times), {}):
                times += 1
            found[key, times][k] = number
            keys[number], lane[number] = known.setdefault((key, times), len(known)), k
        short = {n for it in found.values() if len(it) < LANES for n in it.values()}
        if not short:
            break
        refused |= short
    packs: dict[int, tuple[int, ...]] = {}
    lanes: dict[int, tuple[int, int]] = {}
    for it in found.values():
        nodes = tuple(it[k] for k in range(LANES))
        packs[nodes[0]] = nodes
        lanes |= {node: (nodes[0], k) for k, node in enumerate(nodes)}
    return lanes, packs


def _key(
    program: Program,
    node: Node,
    keys: Mapping[int, int],
    lane: Mapping[int, int],
    where: Mapping[Entry, tuple[int, int]],
    common: Container[int],
) -> tuple[Any, int]:
    """What a node does, the same in every limb, and its limb; None for the trunk's."""
    if node.op == INPUT:
        found = where.get(node.data)  # type: ignore[arg-type]
        return ((INPUT, node.data[0], found[1]), found[0]) if found else (None, 0)  # type: ignore[index]
    numbers = [abs(edge) for edge in node.args]
    limbs = {lane[n] for n in numbers if n in lane}
    if len(limbs) != 1 or node.op not in (ADD, MUL, DIV, "sin", "cos", "sqrt"):
        return None, 0
    parts = [_part(program, n, keys, common) for n in numbers]
    return (node.op, *(sorted(parts, key=repr) if node.op in (ADD, MUL) else parts)), limbs.pop()


def _part(
    program: Program, number: int, keys: Mapping[int, int], common: Container[int]
) -> tuple[Any, ...]:
    if number in keys:
        return "limb", keys[number]
    if program.nodes[number].op == CONST:
        return ("number",)
    return ("trunk", number) if number in common else ("trunk",)


def _common(program: Program, where: Mapping[Entry, tuple[int, int]]) -> set[int]:
    """The nodes of the trunk that something in every limb reads."""
    limbs: list[set[int]] = []
    readers: dict[int, set[int]] = {}
    for node in program.nodes:
        entry = where.get(node.data) if node.op == INPUT else None  # type: ignore[arg-type]
        found = set(entry[:1] if entry else ()).union(*(limbs[abs(edge)] for edge in node.args))
        limbs.append(found)
        if len(found) == 1:
            for edge in node.args:
                readers.setdefault(abs(edge), set()).update(found)
    return {n for n, them in readers.items() if len(them) == LANES and len(limbs[n]) != 1}


def _ordered(
    program: Program, lanes: Mapping[int, tuple[int, int]], packs: Mapping[int, tuple[int, ...]]
) -> tuple[list[int], set[int]]:
    """An order of the steps; where there is none, the nodes of packs that stand in the way."""
    order: list[int] = []
    state: dict[int, int] = {}
    for root in range(len(program.nodes)):
        stack = [lanes.get(root, (root, 0))[0]]
        while stack:
            step = stack[-1]
            if state.get(step) == 2:
                stack.pop()
                continue
            state[step] = 1
            needs = {abs(e) for n in packs.get(step, (step,)) for e in program.nodes[n].args}
            steps = sorted({lanes.get(n, (n, 0))[0] for n in needs}, reverse=True)
            open_steps = [it for it in steps if state.get(it) != 2]
            circle = [it for it in open_steps if state.get(it) == 1]
            if circle:
                ring = stack[stack.index(circle[0]) if circle[0] in stack else 0 :]
                return [], {n for it in ring if it in packs for n in packs[it]}
            if not open_steps:
                state[step] = 2
                order.append(step)
                stack.pop()
            stack += open_steps
    return order, set()


class _System:
    """Signs of lanes as linear forms over free signs: (mask of free signs, known part)."""

    def __init__(self) -> None:
        self.solved: dict[int, tuple[int, int]] = {}
        self.count = 0

    def free(self) -> tuple[int, int]:
        self.count += 1
        return 1 << (self.count - 1), 0

    def reduced(self, form: tuple[int, int]) -> tuple[int, int]:
        mask, known = form
        for bit in range(mask.bit_length() - 1, -1, -1):
            if mask >> bit & 1 and bit in self.solved:
                mask, known = mask ^ (1 << bit) ^ self.solved[bit][0], known ^ self.solved[bit][1]
        return mask, known

    def vanishes(self, form: tuple[int, int]) -> bool:
        """Make a form zero, if that is still possible."""
        mask, known = self.reduced(form)
        if not mask:
            return not known
        bit = mask.bit_length() - 1
        self.solved[bit] = mask ^ (1 << bit), known
        return True


def _signs(
    program: Program,
    lanes: Mapping[int, tuple[int, int]],
    packs: Mapping[int, tuple[int, ...]],
    order: Sequence[int],
) -> tuple[dict[int, Signs], dict[int, Signs]] | None:
    """The sign of each lane of each pack, against its first lane, and of second operands."""
    system = _System()
    forms: dict[int, tuple[int, int]] = {}
    wanted: dict[int, tuple[int, int]] = {}

    def form(step: int, place: int) -> tuple[int, int]:
        """The sign of an operand in each lane against the first."""
        edges = operands(program, lanes, packs[step], place)
        own = sum(1 << k for k, edge in enumerate(edges) if (edge < 0) != (edges[0] < 0))
        mask, known = forms.get(lanes.get(abs(edges[0]), (0, 0))[0], (0, 0))
        return mask, known ^ own

    for step in (it for it in order if it in packs):
        node = program.nodes[step]
        numbers = [program.nodes[abs(edge)].op == CONST for edge in node.args]
        if node.op == INPUT:
            forms[step] = 0, 0
        elif node.op not in (ADD, MUL, DIV):
            forms[step] = 0, 0
            if not system.vanishes(form(step, 0)):
                return None
        elif any(numbers):
            forms[step] = form(step, numbers.index(False)) if node.op == ADD else system.free()
        else:
            (m, a), (n, b) = form(step, 0), form(step, 1)
            forms[step] = (m, a) if node.op == ADD else (m ^ n, a ^ b)
            if node.op == ADD and not system.vanishes((m ^ n, a ^ b)):
                wanted[step] = system.reduced((m ^ n, a ^ b))
    signs = {step: _values(system.reduced(it)[1]) for step, it in forms.items()}
    return signs, {step: _values(it[1]) for step, it in wanted.items()}


def _values(bits: int) -> Signs:
    return tuple(-1 if bits >> k & 1 else 1 for k in range(LANES))


def operands(
    program: Program, lanes: Mapping[int, tuple[int, int]], nodes: Sequence[int], place: int
) -> list[int]:
    """The edges of an operand of a pack's nodes, in the order that the first one has."""
    first = [_kind(program, lanes, edge) for edge in program.nodes[nodes[0]].args]
    found = []
    for number in nodes:
        args = program.nodes[number].args
        swapped = [_kind(program, lanes, edge) for edge in args] != first
        found.append(args[::-1][place] if swapped else args[place])
    return found


def _kind(program: Program, lanes: Mapping[int, tuple[int, int]], edge: int) -> int | None:
    """What an operand is: a pack, None for a number, or -1 for a value of the trunk."""
    number = abs(edge)
    if number in lanes:
        return lanes[number][0]
    return None if program.nodes[number].op == CONST else -1
