"""Which operations of four limbs do the same.

Two nodes of different limbs belong together where the operation is the same and their
operands belong together, whatever the constants and signs.  An operation on two limbs
belongs to the limb of the operand that comes later.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence

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
            (op, codes), lane = found_key
            times = 0
            while lane in found.setdefault((op, codes, times), {}):
                times += 1
            key = op, codes, times
            found[key][lane] = number
            kind = kinds.setdefault(key, len(kinds))
            self.kinds[number], self.lane[number] = kind, lane
            if self._across(key):
                self.partial.add(kind)
        return found

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
        args = self.args[number]
        inside = [it for it in args if it in self.lane]
        if not inside:
            return None
        if len({self.lane[it] for it in inside}) > 1 and self._over_limbs(inside):
            return None
        home = self.lane[max(inside, key=self.kinds.__getitem__)]
        codes = tuple(self.code(it, home) for it in args)
        return (op, tuple(sorted(codes)) if op in (ADD, MUL) else codes), home

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
