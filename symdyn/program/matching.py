"""Which operations of four limbs do the same.

Two nodes of different limbs belong together where the operation is the same and their
operands belong together, whatever the constants and signs.  An operation on two limbs
belongs to the limb of the operand that comes later.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import islice

from symdyn.program.graph import ADD, CONST, DIV, INPUT, MUL, Node, Program
from symdyn.program.packs import ABSENT, LANES

PACKED = (INPUT, ADD, MUL, DIV, "sin", "cos", "sqrt")
"""Operations that packs may have."""

NUMBER, TRUNK = -1, -2

What = tuple[str, tuple[int, ...]]
"""An operation and its operands."""

Key = tuple[str, tuple[int, ...], int]
"""An operation, its operands, and how many of the same its limb had before."""

Entry = tuple[int, int]
"""A port and an index in it."""


class Matching:
    """Nodes with a limb of their own, and what is the same in all limbs.

    The kind of a node says what it does, the same in every limb.  An operand is coded as
    LANES times its kind plus how many lanes it is apart; as NUMBER; as TRUNK; or, where
    all limbs read it, as TRUNK less its number.

    Parameters
    ----------
    program : Program
    operands : sequence of tuple of int
        The nodes that each node reads; a sum may be of many.
    limbs : sequence of sequence of (port, index)
        For each limb its entries of inputs, in the same order for all.
    refused : iterable of int
        Nodes that are in no limb.
    """

    def __init__(
        self,
        program: Program,
        operands: Sequence[tuple[int, ...]],
        limbs: Sequence[Sequence[Entry]],
        refused: Iterable[int],
    ) -> None:
        self.program, self.args, self.refused = program, operands, set(refused)
        self.where = {
            entry: (k, place) for k, limb in enumerate(limbs) for place, entry in enumerate(limb)
        }
        self.numbers = {k for k, node in enumerate(program.nodes) if node.op == CONST}
        self.common = self._read_by_limbs()
        self.kinds: dict[int, int] = {}
        self.lane: dict[int, int] = {}
        self.partial: set[int] = set()
        self._found: dict[Key, dict[int, int]] = {}
        self._keys: list[Key] = []  # by kind, as those of _found

    def packs(self) -> dict[int, tuple[int, ...]]:
        """The packs; what depends on an incomplete one is matched without it."""
        found = self._groups(0)
        while short := {
            n for key, it in found.items() if not self._whole(key, it) for n in it.values()
        }:
            refused, before = self._first_of(short), self.common
            self.refused |= refused
            self.common = self._read_by_lanes()
            found = self._groups(min(refused | self._first_reader(before ^ self.common)))
        rows = (tuple(it.get(k, ABSENT) for k in range(LANES)) for it in found.values())
        return {next(node for node in nodes if node != ABSENT): nodes for nodes in rows}

    def _first_reader(self, operands: set[int]) -> set[int]:
        """The first node that reads one of these, if any does."""
        readers = (n for n, args in enumerate(self.args) if not operands.isdisjoint(args))
        return set(islice(readers, 1)) if operands else set()

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

    def _groups(self, start: int) -> dict[Key, dict[int, int]]:
        """Nodes by what they do and by lane; those before ``start`` stay as they are."""
        self._forget(start)
        for number, node in islice(enumerate(self.program.nodes), start, None):
            if node.op not in PACKED or number in self.refused:
                continue
            what = self._input(node) if node.op == INPUT else self._key(node.op, number)
            if what is not None:
                self._join(number, *what)
        return self._found

    def _forget(self, start: int) -> None:
        """Take nodes out of their groups again, from the last one back to ``start``."""
        while self.lane and next(reversed(self.lane)) >= start:
            number, lane = self.lane.popitem()
            kind = self.kinds.pop(number)
            members = self._found[self._keys[kind]]
            del members[lane]
            if not members:  # it was the first of the youngest kind
                del self._found[self._keys.pop()]
                self.partial.discard(kind)

    def _join(self, number: int, what: What, lane: int) -> None:
        """Put a node into the first group of its like in which its lane is free."""
        op, codes = what
        times = 0
        while lane in (members := self._found.get(key := (op, codes, times), {})):
            times += 1
        if members:
            kind = self.kinds[next(iter(members.values()))]
        else:
            kind = len(self._keys)
            self._keys.append(key)
            self._found[key] = members
            if self._across(key):
                self.partial.add(kind)
        members[lane] = number
        self.kinds[number], self.lane[number] = kind, lane

    def _across(self, key: Key) -> bool:
        """Whether an operation is on two limbs, or on a result of such a one."""
        return key[0] != INPUT and any(map(self._far, key[1]))

    def _far(self, code: int) -> bool:
        """Whether an operand is of another limb, or depends on one that is."""
        return code >= 0 and (code % LANES != 0 or code // LANES in self.partial)

    def _whole(self, key: Key, members: Mapping[int, int]) -> bool:
        """Whether so many nodes make a pack."""
        gathers = key[0] != INPUT and TRUNK in key[1]
        return len(members) == LANES or (len(members) > 1 and self._across(key) and not gathers)

    def _input(self, node: Node) -> tuple[What, int] | None:
        assert isinstance(node.data, tuple)
        found = self.where.get(node.data)
        return ((INPUT, (node.data[0], found[1])), found[0]) if found else None

    def _key(self, op: str, number: int) -> tuple[What, int] | None:
        """What a node does, and its limb; None for the trunk's."""
        args, lanes = self.args[number], self.lane
        inside = [it for it in args if it in lanes]
        if not inside:
            return None
        home = lanes[inside[0]]
        if len(inside) > 1:
            if len({lanes[it] for it in inside}) > 1 and self._over_limbs(inside):
                return None
            home = lanes[max(inside, key=self.kinds.__getitem__)]
        codes = [self.code(it, home) for it in args]
        if op in (ADD, MUL):
            codes.sort()
        return (op, tuple(codes)), home

    def _over_limbs(self, operands: Sequence[int]) -> bool:
        """Whether operands of different limbs do the same."""
        return len(set(operands)) > len({self.kinds[it] for it in operands})

    def code(self, number: int, home: int) -> int:
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
        for node, args in zip(self.program.nodes, self.args, strict=True):
            entry = self.where.get(node.data) if node.op == INPUT else None  # type: ignore[arg-type]
            found = set(entry[:1] if entry else ()).union(*(limbs[k] for k in args))
            limbs.append(found)
            if len(found) == 1:
                for operand in args:
                    readers.setdefault(operand, set()).update(found)
        return {n for n, them in readers.items() if len(them) == LANES and len(limbs[n]) != 1}

    def _read_by_lanes(self) -> set[int]:
        """The nodes without a lane that something in every lane reads."""
        readers: dict[int, set[int]] = {}
        for number, lane in self.lane.items():
            for operand in self.args[number]:
                if operand not in self.lane:
                    readers.setdefault(operand, set()).add(lane)
        return {n for n, them in readers.items() if len(them) == LANES}
