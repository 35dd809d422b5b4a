"""Limbs of equal structure: operations that stand once in each of four limbs, as packs.

Nodes are matched by what they do: two nodes of different limbs belong together where the
operation is the same and their operands belong together, whatever the constants and
signs.  An operation on two limbs belongs to the limb of the operand that comes later;
its pack reads the other operand's pack turned by as many lanes as the limbs are apart,
and where a matrix is symmetric it may lack lanes.  A pack's value in a lane is the node's
value there times a sign; the signs are chosen so that as few sums as possible need one
of their own.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass

from symdyn.program.graph import ADD, CONST, DIV, INPUT, MUL, Node, Program

LANES = 4
ROUNDS = 6
"""How often packs that wait for each other are given up before all are."""

ABSENT = -1
"""Stands in a pack for a lane without a node."""

PACKED = (INPUT, ADD, MUL, DIV, "sin", "cos", "sqrt")
"""Operations that packs may have."""

NUMBER, TRUNK = -1, -2

Key = tuple[str, int, int, int]
"""An operation, its operands, and how many of the same its limb had before."""

Entry = tuple[int, int]
"""A port and an index in it."""

Signs = tuple[int, ...]
Lanes = Mapping[int, tuple[int, int]]
Packs = Mapping[int, tuple[int, ...]]


@dataclass(frozen=True)
class Packed:
    """How a program runs in lanes.

    Attributes
    ----------
    order : tuple of int
        One node of each step, in an order in which they can run: of a pack, its first.
    packs : mapping
        The nodes of a pack by its first; ABSENT in lanes whose value nobody reads.
    lanes : mapping
        For a node in a pack the first node and the lane.
    signs : mapping
        What the value of a pack is times, lane by lane, by its first node.
    flips : mapping
        For a pack that is a sum, what its second operand must be times, lane by lane.
    """

    order: tuple[int, ...]
    packs: Packs
    lanes: Lanes
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
        packs = _Matching(program, limbs, refused).packs()
        if not packs:
            return None
        order, stuck = _ordered(program, packs)
        if not stuck:
            lanes = _places(packs)
            found = _signs(program, lanes, packs, order)
            return Packed(tuple(order), packs, lanes, *found) if found else None
        refused |= stuck
    return None


def _places(packs: Packs) -> dict[int, tuple[int, int]]:
    """The pack and the lane of each node in a pack."""
    return {
        node: (first, lane)
        for first, nodes in packs.items()
        for lane, node in enumerate(nodes)
        if node != ABSENT
    }


class _Matching:
    """Nodes with a limb of their own, and what is the same in all limbs.

    The kind of a node says what it does, the same in every limb.  An operand is coded as
    LANES times its kind plus how many lanes it is apart; as NUMBER; as TRUNK; or, where
    all limbs read it, as TRUNK less its number.
    """

    def __init__(
        self, program: Program, limbs: Sequence[Sequence[Entry]], refused: Iterable[int]
    ) -> None:
        self.program, self.refused = program, set(refused)
        self.where = {
            entry: (k, place) for k, limb in enumerate(limbs) for place, entry in enumerate(limb)
        }
        self.args = [tuple(abs(edge) for edge in node.args) for node in program.nodes]
        self.numbers = {k for k, node in enumerate(program.nodes) if node.op == CONST}
        self.common = self._read_by_limbs()

    def packs(self) -> dict[int, tuple[int, ...]]:
        """The packs; what depends on an incomplete one is matched without it."""
        while True:
            found = self._groups()
            short = {
                n for key, it in found.items() if not self._whole(key, it) for n in it.values()
            }
            if not short:
                break
            self.refused |= self._first_of(short)
            self.common = self._read_by_lanes()
        rows = (tuple(it.get(k, ABSENT) for k in range(LANES)) for it in found.values())
        return {next(node for node in nodes if node != ABSENT): nodes for nodes in rows}

    def _first_of(self, short: Container[int]) -> set[int]:
        """Those that depend on no other: without them the others may find their own."""
        first, behind = set(), set[int]()
        for number, args in enumerate(self.args):
            if not behind.isdisjoint(args):
                behind.add(number)
            elif number in short:
                first.add(number)
                behind.add(number)
        return first

    def _groups(self) -> dict[Key, dict[int, int]]:
        """Nodes by what they do and by lane."""
        found: dict[Key, dict[int, int]] = {}
        kinds: dict[Key, int] = {}
        self.kinds: dict[int, int] = {}
        self.lane: dict[int, int] = {}
        self.partial: set[int] = set()
        for number, node in enumerate(self.program.nodes):
            if node.op not in PACKED or number in self.refused:
                continue
            found_key = self._input(node) if node.op == INPUT else self._key(node.op, number)
            if found_key is None:
                continue
            (op, one, two), lane = found_key
            times = 0
            while lane in found.setdefault((op, one, two, times), {}):
                times += 1
            key = op, one, two, times
            found[key][lane] = number
            kind = kinds.setdefault(key, len(kinds))
            self.kinds[number], self.lane[number] = kind, lane
            if self._across(key):
                self.partial.add(kind)
        return found

    def _across(self, key: Key) -> bool:
        """Whether an operation is on two limbs, or on a result of such a one."""
        return key[0] != INPUT and (self._far(key[1]) or self._far(key[2]))

    def _far(self, code: int) -> bool:
        """Whether an operand is of another limb, or depends on one that is."""
        return code >= 0 and (code % LANES != 0 or code // LANES in self.partial)

    def _whole(self, key: Key, members: Mapping[int, int]) -> bool:
        """Whether so many nodes make a pack."""
        return len(members) == LANES or (len(members) > 1 and self._across(key))

    def _input(self, node: Node) -> tuple[tuple[str, int, int], int] | None:
        assert isinstance(node.data, tuple)
        found = self.where.get(node.data)
        return ((INPUT, node.data[0], found[1]), found[0]) if found else None

    def _key(self, op: str, number: int) -> tuple[tuple[str, int, int], int] | None:
        """What a node does, and its limb; None for the trunk's."""
        one, *rest = self.args[number]
        two = rest[0] if rest else one
        home, other = self.lane.get(one), self.lane.get(two)
        if home is None or other is None:
            home = other if home is None else home
        elif home != other:
            if self.kinds[one] == self.kinds[two]:
                return None  # a sum over limbs
            home = home if self.kinds[one] > self.kinds[two] else other
        if home is None:
            return None
        first, second = self._code(one, home), self._code(two, home)
        if op in (ADD, MUL) and second < first:
            first, second = second, first
        return (op, first, second), home

    def _code(self, number: int, home: int) -> int:
        """An operand, the same in every limb."""
        lane = self.lane.get(number)
        if lane is not None:
            return LANES * self.kinds[number] + (lane - home) % LANES
        if number in self.numbers:
            return NUMBER
        return TRUNK - number if number in self.common else TRUNK

    def _read_by_limbs(self) -> set[int]:
        """The nodes of the trunk that something in every limb reads."""
        limbs: list[set[int]] = []
        readers: dict[int, set[int]] = {}
        for node in self.program.nodes:
            entry = self.where.get(node.data) if node.op == INPUT else None  # type: ignore[arg-type]
            found = set(entry[:1] if entry else ()).union(*(limbs[abs(e)] for e in node.args))
            limbs.append(found)
            if len(found) == 1:
                for edge in node.args:
                    readers.setdefault(abs(edge), set()).update(found)
        return {n for n, them in readers.items() if len(them) == LANES and len(limbs[n]) != 1}

    def _read_by_lanes(self) -> set[int]:
        """The nodes without a lane that something in every lane reads."""
        readers: dict[int, set[int]] = {}
        for number, lane in self.lane.items():
            for operand in self.args[number]:
                if operand not in self.lane:
                    readers.setdefault(operand, set()).add(lane)
        return {n for n, them in readers.items() if len(them) == LANES}


def _ordered(program: Program, packs: Packs) -> tuple[list[int], set[int]]:
    """An order of the steps, and the nodes of packs that stand in its way."""
    packs, stuck = dict(packs), set[int]()
    while True:
        order, ring = _tried(program, packs, _places(packs))
        if not ring:
            return order, stuck
        for first in ring:
            stuck.update(packs.pop(first))


def _tried(program: Program, packs: Packs, lanes: Lanes) -> tuple[list[int], list[int]]:
    """An order of the steps; where there is none, packs that wait for each other."""
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
            nodes = [n for n in packs.get(step, (step,)) if n != ABSENT]
            needs = {abs(e) for n in nodes for e in program.nodes[n].args}
            steps = sorted({lanes.get(n, (n, 0))[0] for n in needs}, reverse=True)
            open_steps = [it for it in steps if state.get(it) != 2]
            circle = [it for it in open_steps if state.get(it) == 1]
            if circle:
                ring = stack[stack.index(circle[0]) if circle[0] in stack else 0 :]
                return [], [it for it in dict.fromkeys(ring) if it in packs]
            if not open_steps:
                state[step] = 2
                order.append(step)
                stack.pop()
            stack += open_steps
    return order, []


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

    def fixed(self, form: tuple[int, int]) -> int:
        """The known part of a form whose free signs are all given up."""
        for bit in range(form[0].bit_length()):
            if self.reduced(form)[0] >> bit & 1:
                self.solved[bit] = 0, 0
        return self.reduced(form)[1]

    def vanishes(self, form: tuple[int, int], present: int) -> bool:
        """Make a form zero in the lanes that are present, if that is still possible."""
        mask, known = self.reduced(form)
        if not mask:
            return not known & present
        bit = mask.bit_length() - 1
        self.solved[bit] = mask ^ (1 << bit), known
        return True


def _signs(
    program: Program, lanes: Lanes, packs: Packs, order: Sequence[int]
) -> tuple[dict[int, Signs], dict[int, Signs]] | None:
    """The sign of each lane of each pack, against its first lane, and of second operands."""
    system = _System()
    forms: dict[int, tuple[int, int]] = {}
    wanted: dict[int, tuple[int, int]] = {}

    def form(step: int, place: int) -> tuple[int, int]:
        """The sign of an operand in each lane against the first."""
        edges = operands(program, lanes, packs[step], place)
        own = sum(1 << k for k, edge in enumerate(edges) if (edge < 0) != (edges[0] < 0))
        pack, turn = turned(lanes, packs[step], edges)
        mask, known = forms.get(pack, (0, 0))
        if turn:
            mask, known = 0, _rotated(system.fixed((mask, known)), turn)
        return mask, known ^ own

    for step in (it for it in order if it in packs):
        node = program.nodes[step]
        numbers = [program.nodes[abs(edge)].op == CONST for edge in node.args]
        present = sum(1 << k for k, n in enumerate(packs[step]) if n != ABSENT)
        if node.op == INPUT:
            forms[step] = 0, 0
        elif node.op not in (ADD, MUL, DIV):
            forms[step] = 0, 0
            if not system.vanishes(form(step, 0), present):
                return None
        elif any(numbers):
            forms[step] = form(step, numbers.index(False)) if node.op == ADD else system.free()
        else:
            (m, a), (n, b) = form(step, 0), form(step, 1)
            forms[step] = (m, a) if node.op == ADD else (m ^ n, a ^ b)
            if node.op == ADD and not system.vanishes((m ^ n, a ^ b), present):
                wanted[step] = system.reduced((m ^ n, a ^ b))
    signs = {step: _values(system.reduced(it)[1]) for step, it in forms.items()}
    return signs, {step: _values(it[1]) for step, it in wanted.items()}


def _values(bits: int) -> Signs:
    return tuple(-1 if bits >> k & 1 else 1 for k in range(LANES))


def _rotated(bits: int, turn: int) -> int:
    """The bits of a pack turned by so many lanes."""
    return sum((bits >> (k + turn) % LANES & 1) << k for k in range(LANES))


def operands(program: Program, lanes: Lanes, nodes: Sequence[int], place: int) -> list[int]:
    """The edges of an operand of a pack's nodes, in the order that the first one has.

    A lane that is absent has that of the first one present.
    """
    lead = next(number for number in nodes if number != ABSENT)
    first = [_kind(program, lanes, edge, lanes[lead][1]) for edge in program.nodes[lead].args]
    found = []
    for number in (lead if it == ABSENT else it for it in nodes):
        args = program.nodes[number].args
        kinds = [_kind(program, lanes, edge, lanes[number][1]) for edge in args]
        found.append(args[::-1][place] if kinds != first else args[place])
    return found


def turned(lanes: Lanes, nodes: Sequence[int], edges: Sequence[int]) -> tuple[int, int]:
    """The pack that an operand is, and by how many lanes it is turned; ABSENT for no pack."""
    at = next(k for k, number in enumerate(nodes) if number != ABSENT)
    pack, lane = lanes.get(abs(edges[at]), (ABSENT, at))
    return pack, (lane - at) % LANES


def _kind(program: Program, lanes: Lanes, edge: int, home: int) -> tuple[int, int] | None:
    """What an operand is: a pack and its turn, None for a number, (ABSENT, 0) for the trunk's."""
    number = abs(edge)
    if number in lanes:
        return lanes[number][0], (lanes[number][1] - home) % LANES
    return None if program.nodes[number].op == CONST else (ABSENT, 0)
