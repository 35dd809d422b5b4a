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
from itertools import count

from symdyn.program.graph import ADD, CONST, DIV, INPUT, MUL, Node, Program
from symdyn.program.mixed import mixed
from symdyn.program.packs import ABSENT, LANES, Lanes, Operands, Packs, Signs, places

ROUNDS = 6
"""How often packs that wait for each other are given up before all are."""

PACKED = (INPUT, ADD, MUL, DIV, "sin", "cos", "sqrt")
"""Operations that packs may have."""

NUMBER, TRUNK = -1, -2

Key = tuple[str, int, int, int]
"""An operation, its operands, and how many of the same its limb had before."""

Entry = tuple[int, int]
"""A port and an index in it."""


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
    operands : mapping
        The edges of a pack's operands, lane by lane, by its first node.
    signs : mapping
        What the value of a pack is times, lane by lane, by its first node.
    flips : mapping
        What the second operand of a sum must be times, lane by lane, or the argument of a
        function, which is the same in all lanes.
    """

    order: tuple[int, ...]
    packs: Packs
    lanes: Lanes
    operands: Operands
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
            order, every, known = _mixed(program, packs, order)
            found = _signs(_forms(program, every, known, order), every.keys() - packs.keys())
            return Packed(tuple(order), every, places(every), known, *found) if found else None
        refused |= stuck
    return None


def _mixed(
    program: Program, packs: Packs, order: Sequence[int]
) -> tuple[list[int], Packs, Operands]:
    """The order, the packs and their operands, with further packs where these can run."""
    lanes = places(packs)
    known = {step: _operands(program, lanes, packs[step]) for step in order if step in packs}
    more = {next(n for n in it.nodes if n != ABSENT): it for it in mixed(program, packs, known)}
    while more:
        every = {**packs, **{first: it.nodes for first, it in more.items()}}
        order, ring = _tried(program, every, places(every))
        if not ring:
            return order, every, known | {first: it.operands for first, it in more.items()}
        more = {first: it for first, it in more.items() if first not in ring}
    return _tried(program, packs, lanes)[0], packs, known


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
        order, ring = _tried(program, packs, places(packs))
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
    """Signs as sums of free signs: bit 0 of a form is the known part, the others are free."""

    def __init__(self) -> None:
        self.solved: dict[int, int] = {}
        self.mask = 0

    def reduced(self, form: int) -> int:
        """A form in the signs that are still free."""
        while found := form & self.mask:
            form ^= self.solved[found.bit_length() - 1]
        return form

    def vanishes(self, form: int) -> bool:
        """Make a form zero, if that is still possible."""
        form = self.reduced(form)
        if form > 1:
            bit = form.bit_length() - 1
            self.solved[bit] = form
            self.mask |= 1 << bit
        return form != 1

    def alike(self, forms: Sequence[int]) -> bool:
        """Make the signs of all lanes one sign, as far as that is still possible."""
        lead, *others = forms
        return all([self.vanishes(it ^ lead) for it in others])


@dataclass(frozen=True)
class _Forms:
    """The signs of packs lane by lane, and what should be zero so that none is needed.

    Attributes
    ----------
    signs : mapping
        Of packs, by their first nodes.
    sums : mapping
        Of the second operand of sums against the first.
    must : mapping
        Of arguments of functions, which must have one sign in all lanes.
    """

    signs: dict[int, list[int]]
    sums: dict[int, list[int]]
    must: dict[int, list[int]]


def _forms(program: Program, packs: Packs, known: Operands, order: Sequence[int]) -> _Forms:
    """What the signs of packs are, in the order in which they run."""
    lanes, made, frees = places(packs), _Forms({}, {}, {}), count(1)

    def form(step: int, place: int) -> list[int]:
        """The sign of an operand in each lane, in a text that has the first edge's."""
        edges = known[step][place]
        taken = [lanes.get(abs(edge), (ABSENT, 0)) for edge in edges]
        return [
            ((edge < 0) != (edges[0] < 0)) ^ (made.signs[pack][lane] if pack != ABSENT else 0)
            for edge, (pack, lane) in zip(edges, taken, strict=True)
        ]

    for step in (it for it in order if it in packs):
        node = program.nodes[step]
        numbers = [program.nodes[abs(edges[0])].op == CONST for edges in known[step]]
        if node.op not in (ADD, MUL, DIV):
            made.signs[step] = [0] * LANES
            if node.op != INPUT:
                made.must[step] = form(step, 0)
        elif any(numbers):
            free = [1 << next(frees) for _ in range(LANES)]
            made.signs[step] = form(step, numbers.index(False)) if node.op == ADD else free
        else:
            left, right = form(step, 0), form(step, 1)
            apart = [a ^ b for a, b in zip(left, right, strict=True)]
            made.signs[step] = left if node.op == ADD else apart
            if node.op == ADD:
                made.sums[step] = apart
    return made


def _signs(forms: _Forms, late: Container[int]) -> tuple[dict[int, Signs], dict[int, Signs]] | None:
    """The sign of each lane of each pack, and of second operands and arguments.

    The sums are taken in several orders, as each that needs no sign of its own leaves less
    freedom to the next; those that are late come last in the first two.
    """
    sums = list(forms.sums)
    first, last = [k for k in sums if k not in late], [k for k in sums if k in late]
    best, least = None, len(sums) + 1
    for order in (first + last, first[::-1] + last, sums, sums[::-1]):
        system = _System()
        if not all([system.alike(it) for it in forms.must.values()]):
            return None
        # The same sign in all lanes costs nothing: a difference takes what a sum does.
        mixed_signs = sum(not system.alike(forms.sums[k]) for k in order)
        if mixed_signs < least:
            best, least = system, mixed_signs
    assert best is not None
    signs = {step: _values(map(best.reduced, it)) for step, it in forms.signs.items()}
    every = forms.sums | forms.must
    flips = {step: _values(map(best.reduced, it)) for step, it in every.items()}
    return signs, {step: it for step, it in flips.items() if min(it) < 0}


def _values(forms: Iterable[int]) -> Signs:
    return tuple(-1 if form & 1 else 1 for form in forms)


def _operands(program: Program, lanes: Lanes, nodes: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The edges of the operands of a pack's nodes, in the order that the first one has."""
    lead = next(number for number in nodes if number != ABSENT)
    first = [_kind(program, lanes, edge, lanes[lead][1]) for edge in program.nodes[lead].args]
    found = []
    for number in (lead if it == ABSENT else it for it in nodes):
        args = program.nodes[number].args
        kinds = [_kind(program, lanes, edge, lanes[number][1]) for edge in args]
        found.append(args[::-1] if kinds != first else args)
    return tuple(zip(*found, strict=True))


def _kind(program: Program, lanes: Lanes, edge: int, home: int) -> tuple[int, int] | None:
    """What an operand is: a pack and its turn, None for a number, (ABSENT, 0) for the trunk's."""
    number = abs(edge)
    if number in lanes:
        return lanes[number][0], (lanes[number][1] - home) % LANES
    return None if program.nodes[number].op == CONST else (ABSENT, 0)
