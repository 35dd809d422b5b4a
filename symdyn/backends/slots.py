"""A program as calls of functions on arrays, each with the array that holds its result.

The arrays are slots: rows of one work array, each used again once nothing reads the
value in it any more.  Values run in an order in which few are alive, so the slots stay
in the cache.  Names of values are those of the other languages.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from symdyn.backends.names import Names, numbered
from symdyn.backends.printer import number, temporaries
from symdyn.program.graph import ADD, CONST, DIV, INPUT, MUL, SELECT, Edge, Node, Program
from symdyn.program.passes import prune
from symdyn.program.schedule import short_lived

SUBTRACT = "sub"
"""The word for a sum whose second operand is subtracted."""

WORDS = {
    ADD: "add", MUL: "mul", DIV: "div", "sqrt": "sqrt", "sin": "sin", "cos": "cos",
    "tan": "tan", "atan2": "atan2", "less": "less", SELECT: "where",
}  # fmt: skip
"""What operations are called."""

NUMBERS, SLOTS = "numbers", "slots"
"""The words for constants as operations take them, and for a number of slots."""

ALL_WORDS = (SUBTRACT, *WORDS.values(), NUMBERS, SLOTS)
"""In the order in which a kernel is given what they stand for."""

WITHOUT_SLOT = ("less", SELECT)
"""Operations whose result is an array of its own."""


@dataclass(frozen=True)
class Body:
    """A program as text.

    Attributes
    ----------
    constants : mapping of str to str
        The text of each constant by its name.
    slots : tuple of str
        Names of the slots.
    statements : tuple of (str, str)
        Names and values, in an order in which they can run.
    outputs : tuple of tuple of str
        For each output its entries, row by row; "" is a structural zero.
    """

    constants: Mapping[str, str]
    slots: tuple[str, ...]
    statements: tuple[tuple[str, str], ...]
    outputs: tuple[tuple[str, ...], ...]


def print_body(
    program: Program, words: Mapping[str, str], entries: Sequence[Sequence[str]], names: Names
) -> Body:
    """Spell a program.

    Parameters
    ----------
    program : Program
    words : mapping
        What each of ALL_WORDS is called here.
    entries : sequence of sequence of str
        Names of the entries of the inputs.
    names : Names
        Those taken; all others avoid them.
    """
    return _Printing(prune(program), words, entries, names).body()


class _Printing:
    """One fold over a program, in the order in which Python evaluates the text."""

    def __init__(
        self,
        program: Program,
        words: Mapping[str, str],
        entries: Sequence[Sequence[str]],
        names: Names,
    ) -> None:
        self.program, self.words = program, words
        self.named = temporaries(program, names.prefix("x"))
        self.steps = list(self._steps())
        self.slots = _allocated(program, self.steps)
        constant, slot = names.prefix("c"), names.prefix("w")
        self.slot_names = [f"{slot}{k}" for k in numbered(1 + max(self.slots.values(), default=-1))]
        read = {abs(edge) for node in program.nodes for edge in node.args}
        read |= {abs(edge) for out in program.outputs for edge in out.entries if edge}
        found = [k for k in sorted(read) if program.nodes[k].op == CONST]
        places = zip(found, numbered(len(found), 1), strict=True)
        self.constants = {k: f"{constant}{place}" for k, place in places}
        self.texts = dict(self.constants)
        for k, node in enumerate(program.nodes):
            if node.op == INPUT:
                port, index = node.data  # type: ignore[misc]
                self.texts[k] = entries[port][index]

    def body(self) -> Body:
        statements = []
        for k in self.steps:
            self.texts[k] = self._call(k)
            if k in self.named:
                statements.append((self.named[k], self.texts[k]))
                self.texts[k] = self.named[k]
        outputs = tuple(
            tuple(self._edge(edge) if edge else "" for edge in out.entries)
            for out in self.program.outputs
        )
        nodes = self.program.nodes
        constants = {name: number(nodes[k].data) for k, name in self.constants.items()}  # type: ignore[arg-type]
        return Body(constants, tuple(self.slot_names), tuple(statements), outputs)

    def _steps(self) -> Iterator[int]:
        """The operations in the order of the text: statements, then what outputs hold."""
        for k in short_lived(self.program):
            if k in self.named:
                yield from self._with_inner(k)
        for out in self.program.outputs:
            for edge in out.entries:
                if self._is_inner(edge):
                    yield from self._with_inner(abs(edge))

    def _with_inner(self, k: int) -> Iterator[int]:
        """An operation behind those that stand inside it."""
        for edge in _ordered(self.program.nodes[k])[1]:
            if self._is_inner(edge):
                yield from self._with_inner(abs(edge))
        yield k

    def _is_inner(self, edge: Edge) -> bool:
        op = self.program.nodes[abs(edge)].op
        return op not in (CONST, INPUT) and abs(edge) not in self.named

    def _call(self, k: int) -> str:
        word, edges = _ordered(self.program.nodes[k])
        texts = [self._edge(edge) for edge in edges]
        if k in self.slots:
            texts.append(self.slot_names[self.slots[k]])
        return f"{self.words[word]}({', '.join(texts)})"

    def _edge(self, edge: Edge) -> str:
        text = self.texts[abs(edge)]
        return text if edge >= 0 else f"-{text}"


def _ordered(node: Node) -> tuple[str, tuple[Edge, ...]]:
    """The word for an operation, and its operands in the order of the text."""
    if node.op != ADD:
        return WORDS[node.op], node.args
    a, b = node.args
    if a < 0 <= b:
        a, b = b, a
    return (WORDS[ADD], (a, b)) if b >= 0 else (SUBTRACT, (a, -b))


def _allocated(program: Program, steps: Sequence[int]) -> dict[int, int]:
    """The slot of each operation that has one; what outputs hold keeps its slot."""
    last = {abs(edge): step for step in steps for edge in program.nodes[step].args}
    kept = {abs(edge) for out in program.outputs for edge in out.entries}
    free: list[int] = []
    slots: dict[int, int] = {}
    count = 0
    for step in steps:
        for operand in dict.fromkeys(abs(edge) for edge in program.nodes[step].args):
            if last[operand] == step and operand in slots and operand not in kept:
                free.append(slots[operand])
        if program.nodes[step].op in WITHOUT_SLOT:
            continue
        if not free:
            free.append(count)
            count += 1
        slots[step] = free.pop()
    return slots
