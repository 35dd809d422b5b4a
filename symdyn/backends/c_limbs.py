"""Printing a function as C that runs four limbs of equal structure in the lanes of vectors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from symdyn.backends import c
from symdyn.backends.c_pieces import NEVER, Piece, Source, pieces, source
from symdyn.backends.header import header
from symdyn.backends.printer import ATOM, INSIDE, PRODUCT, SIGNED, SUM, Text, inputs_read, number
from symdyn.backends.templates import fill
from symdyn.backends.unit import Unit
from symdyn.program.graph import ADD, CONST, DIV, INPUT, MUL, Edge, Program
from symdyn.program.limbs import Packed, packed
from symdyn.program.packs import ABSENT, LANES, Signs, whole
from symdyn.program.passes import prune
from symdyn.program.turns import TURNS

Limbs = tuple[tuple[tuple[int, int], ...], ...]

VECTOR, SINCOS, SQRT = "symdyn_f64", "symdyn_sincos_lanes_f64", "symdyn_sqrt_f64"
PICK = "symdyn_pick_f64"
LOW, HIGH, CLEAR = "symdyn_low_f64", "symdyn_high_f64", "symdyn_clear_f64"
"""Of the header of :mod:`symdyn.backends.lanes`, where it has four lanes."""

WORTH = 0.6
"""Largest share of steps against operations for which lanes are used."""

SIGNS = {ADD: "+", MUL: "*", DIV: "/"}


def path(unit: Unit) -> str:
    """Where the source stands in an export."""
    return f"c/{c.symbol(unit)}_limbs.h"


def plan(unit: Unit) -> tuple[Program, Packed] | None:
    """The program and how it runs in lanes; None where that is of no use."""
    return _plan(unit.program, unit.limbs) if unit.limbs else None


@lru_cache(maxsize=8)
def _plan(whole: Program, entries: Limbs) -> tuple[Program, Packed] | None:
    program = prune(whole)
    if any(n.op in ("tan", "atan2") for n in program.nodes):
        return None
    read = inputs_read(program)
    limbs = [[entry for entry in limb if entry in read] for limb in entries]
    if len({len(limb) for limb in limbs}) != 1 or not limbs[0]:
        return None
    found = packed(program, limbs)
    return (program, found) if found and _useful(program, found) else None


def offered(unit: Unit) -> bool:
    """Whether a function has such a source."""
    return plan(unit) is not None


def _useful(program: Program, found: Packed) -> bool:
    """Whether there are fewer steps, and all sines and cosines are of joints in limbs."""
    arithmetic = [k for k, node in enumerate(program.nodes) if node.op in SIGNS]
    steps = sum(k in found.packs or k not in found.lanes for k in arithmetic)
    turns = [k for k, node in enumerate(program.nodes) if node.op in TURNS]
    joints = all(
        k in found.lanes
        and program.nodes[k].args[0] > 0
        and program.nodes[program.nodes[k].args[0]].op == INPUT
        for k in turns
    )
    return joints and steps <= WORTH * len(arithmetic)


def render_source(unit: Unit) -> str:
    """The text of ``c/<robot>_<function>.c``, which has the limbs in lanes where it may."""
    return c.render(unit, offered(unit))


def render(unit: Unit) -> str:
    """The text of ``c/<robot>_<function>_limbs.h``."""
    made = plan(unit)
    assert made is not None
    return frame(unit, _Printing(unit, *made).lines())


def frame(unit: Unit, lines: Sequence[str]) -> str:
    """All that stands around the statements."""
    _, inputs, outputs = c.arguments(unit, c.symbol(unit))
    return fill(
        "c/limbs.h.jinja",
        header=c.comment(header(unit)),
        one=c.prototype(c.symbol(unit), c.pointed(inputs, outputs, "double")),
        lines=lines,
    )


class _Printing:
    """The steps of a program, each with a name or inside its only reader."""

    def __init__(self, unit: Unit, program: Program, found: Packed) -> None:
        self.program, self.found = program, found
        _, self.inputs, self.outputs = c.arguments(unit, c.symbol(unit))
        self.entry = c.entries(self.inputs)
        self.arrays, (self.x, self.y, self.k, self.n, self.s) = words(unit)
        self.pieces = pieces(program, found)
        self.signed: dict[str, Text] = {}
        self.inner = _read_once(program, found)
        self.sizes: dict[int, int] = {}
        self.texts: dict[int, Text] = {}
        self.vectors: dict[tuple[str, str], Text] = {}
        self.made: list[str] = []

    def lines(self) -> list[str]:
        """All statements."""
        read = {port for port, _ in inputs_read(self.program)}
        self.made += [f"(void){a.name};" for i, a in enumerate(self.inputs) if i not in read]
        self.made += [f"(void){a.name};" for a in self.outputs if not a.port.size]
        self._turns()
        for step in self.found.order:
            if step not in self.texts:
                self._pack(step) if step in self.found.packs else self._scalar(step)
            for piece in self.pieces.pop(step, ()):
                self._write(piece)
        for piece in self.pieces.pop(NEVER, ()):
            self._write(piece)
        return self.made

    def _write(self, piece: Piece) -> None:
        """Write entries of an output."""
        name, place = self.outputs[piece.output].name, piece.place
        made = source(self.found.lanes, piece.edges)
        if made:
            vector = self._signed(self._source(made[0]), piece.signs).text
            text = f"{vector}[{made[1]}]"
        else:
            text = self._edge(piece.edges[0]).text if piece.edges else "0.0"
        if piece.size == 1:
            self.made.append(f"{name}[{place}] = {text};")
        elif made:
            self.made.append(f"{HIGH if made[1] else LOW}({name} + {place}, {vector});")
        else:
            self.made.append(f"{CLEAR}({name} + {place}, {piece.size});")

    def _source(self, vector: Source) -> Text:
        """A pack, or two turned by pairs."""
        texts = [self.texts[step].text for step in vector.packs]
        if len(texts) == 1:
            return Text(texts[0])
        return self._gathered([f"{it}[{k + vector.odd}]" for k in (0, 2) for it in texts])

    def _signed(self, vector: Text, signs: Signs) -> Text:
        """A vector with other signs, by name."""
        made = self._times(signs, vector)
        if made == vector:
            return vector
        if made.text not in self.signed:
            self.signed[made.text] = name = Text(f"{self.n}{len(self.signed) + 1}")
            self.made.append(f"const {VECTOR} {name.text} = {made.text};")
        return self.signed[made.text]

    def _times(self, signs: Signs, vector: Text) -> Text:
        """A vector times signs."""
        if not signs or min(signs) == 1:
            return vector
        return vector.negative if max(signs) < 0 else _joined(MUL, self._vector(signs), vector)

    def _turns(self) -> None:
        """All sines and cosines at once."""
        turns = [k for k in self.found.packs if self.program.nodes[k].op in TURNS]
        if not turns:
            return
        every = list(dict.fromkeys(self.program.nodes[k].args[0] for k in turns))
        for joint in every:
            self._pack(joint)
        angle, sine, cosine = self.arrays
        count = len(every)
        values = ", ".join(self.texts[joint].text for joint in every)
        self.made.append(f"const {VECTOR} {angle}[{count}] = {{{values}}};")
        self.made.append(f"{VECTOR} {sine}[{count}], {cosine}[{count}];")
        self.made.append(f"{SINCOS}({count}, {angle}, {sine}, {cosine});")
        for k in turns:
            array = sine if self.program.nodes[k].op == "sin" else cosine
            self.texts[k] = Text(f"{array}[{every.index(self.program.nodes[k].args[0])}]")

    def _scalar(self, step: int) -> None:
        node = self.program.nodes[step]
        if node.op == CONST:
            self.texts[step] = Text(number(node.data))  # type: ignore[arg-type]
        elif node.op == INPUT:
            self.texts[step] = Text(self.entry(*node.data))  # type: ignore[misc]
        elif node.op in SIGNS:
            left, right = map(self._edge, node.args)
            self._name(step, "const double", self.x, _joined(node.op, left, right))
        elif node.op == "less":
            left, right = map(self._edge, node.args)
            text = f"{left.at_least(SUM)} < {right.at_least(SUM)}"
            self._name(step, "const int", self.x, Text(text))
        else:
            call = "sqrt" if node.op == "sqrt" else PICK
            args = ", ".join(self._edge(edge).text for edge in node.args)
            self._name(step, "const double", self.x, Text(f"{call}({args})"))

    def _edge(self, edge: Edge) -> Text:
        """A scalar, which may be a lane of a pack."""
        text, sign = self._node(abs(edge))
        return text if (edge > 0) == (sign > 0) else text.negative

    def _node(self, number: int) -> tuple[Text, int]:
        if number not in self.found.lanes:
            return self.texts[number], 1
        step, lane = self.found.lanes[number]
        return Text(f"{self.texts[step].text}[{lane}]"), self.found.signs[step][lane]

    def _pack(self, step: int) -> None:
        nodes, node = self.found.packs[step], self.program.nodes[step]
        if node.op == INPUT:
            data = [self.program.nodes[n].data for n in nodes]
            values = ", ".join(self.entry(*it) for it in data)  # type: ignore[misc]
            made = Text(f"{{{values}}}")
        elif node.op in SIGNS:
            left, right = self._operand(step, 0), self._operand(step, 1)
            made = _joined(node.op, left, self._times(self.found.flips.get(step, ()), right))
        else:
            value = self._times(self.found.flips.get(step, ()), self._operand(step, 0))
            made = Text(f"{SQRT}({value.text})")
        self._name(step, f"const {VECTOR}", self.y, made)

    def _operand(self, step: int, place: int) -> Text:
        """An operand of all lanes with the sign that it has in the first."""
        edges = self.found.operands[step][place]
        numbers = [abs(edge) for edge in edges]
        if self.program.nodes[numbers[0]].op == CONST:
            return self._constant(step, place, edges)
        pack, turn = whole(self.found.lanes, self.found.packs[step], edges)
        if pack != ABSENT and not turn:
            text = self.texts[pack]
        elif pack != ABSENT:
            lanes = [f"{self.texts[pack].text}[{(k + turn) % LANES}]" for k in range(LANES)]
            text = self._gathered(lanes)
        elif len(set(numbers)) == 1:
            text = self._node(numbers[0])[0]
        else:
            text = self._gathered([self._node(n)[0].text for n in numbers])
        return text if edges[0] > 0 else text.negative

    def _constant(self, step: int, place: int, edges: Sequence[Edge]) -> Text:
        """Constants with whatever sign makes the pack come out with its own."""
        node = self.program.nodes[step]
        others = self.found.operands[step][1 - place]
        values: list[Fraction] = []
        lead = next(k for k, number in enumerate(self.found.packs[step]) if number != ABSENT)
        for k, edge in enumerate(edges):
            lane = lead if self.found.packs[step][k] == ABSENT else k
            value = self.program.nodes[abs(edge)].data
            assert isinstance(value, Fraction)
            sign = (1 if edge > 0 else -1) * self.found.signs[step][lane]
            if node.op != ADD:
                sign *= self._relative(others, lane)
            values.append(value * sign)
        texts = [Text(number(v)) if v >= 0 else Text(number(-v)).negative for v in values]
        return texts[0] if len(set(texts)) == 1 else self._gathered([it.text for it in texts])

    def _relative(self, edges: Sequence[Edge], lane: int) -> int:
        """The sign of an operand in a lane against what stands in the text."""
        step, at = self.found.lanes.get(abs(edges[lane]), (ABSENT, lane))
        own = 1 if step == ABSENT else self.found.signs[step][at]
        return own * (1 if (edges[lane] > 0) == (edges[0] > 0) else -1)

    def _vector(self, signs: Sequence[int]) -> Text:
        return self._gathered([f"{float(sign)}" for sign in signs], self.s)

    def _gathered(self, texts: Sequence[str], prefix: str = "") -> Text:
        """The name of a vector of scalars, or of signs."""
        value, letter = f"{{{', '.join(texts)}}}", prefix or self.k
        if (letter, value) not in self.vectors:
            name = f"{letter}{len(self.vectors) + 1}"
            self.made.append(f"const {VECTOR} {name} = {value};")
            self.vectors[letter, value] = Text(name)
        return self.vectors[letter, value]

    def _name(self, step: int, kind: str, prefix: str, made: Text) -> None:
        """Give a value a name, unless it stands in its reader."""
        args = {abs(edge) for edge in self.program.nodes[step].args}
        steps = {self.found.lanes.get(n, (n, 0))[0] for n in args}
        size = 1 + sum(self.sizes.get(it, 0) for it in steps)
        if step in self.inner and size <= INSIDE:
            self.sizes[step], self.texts[step] = size, made
            return
        name = f"{prefix}{step}"
        self.texts[step] = Text(name)
        self.made.append(f"{kind} {name} = {made.text};")


def _joined(op: str, left: Text, right: Text) -> Text:
    """An operation on two values."""
    if op != ADD:
        return Text(f"{left.at_least(PRODUCT)} {SIGNS[op]} {right.at_least(ATOM)}", PRODUCT)
    if right.bond == SIGNED:
        return Text(f"{left.at_least(SUM)} - {right.text[1:]}", SUM)
    return Text(f"{left.at_least(SUM)} + {right.at_least(PRODUCT)}", SUM)


def _read_once(program: Program, found: Packed) -> set[int]:
    """The sums, products and quotients that are read once, and whole."""
    uses: Counter[int] = Counter()
    split: set[int] = set()

    def read(*them: int) -> None:
        for it in them:
            step = found.lanes.get(it, (it, 0))[0]
            uses[step] += 1
            if it in found.lanes:
                split.add(step)  # of which one lane is read

    for step in found.order:
        if step not in found.packs:
            read(*map(abs, program.nodes[step].args))
        for edges in found.operands.get(step, ()):
            pack, turn = whole(found.lanes, found.packs[step], edges)
            numbers = {abs(edge) for edge in edges}
            if pack != ABSENT and not turn:
                uses[pack] += 1
            else:
                read(*numbers)
                split.update(numbers if len(numbers) > 1 else ())
    for out in program.outputs:
        read(*map(abs, out.entries))
    alone = {step for step, count in uses.items() if count == 1} - split
    return {step for step in alone if program.nodes[step].op in SIGNS}


def words(unit: Unit) -> tuple[list[str], list[str]]:
    """Names of the arrays of angles, sines and cosines, and the letters that names begin with.

    The letters are those of numbers, packs, vectors of numbers, vectors with other signs, and
    vectors of signs.
    """
    names = c.arguments(unit, c.symbol(unit))[0]
    arrays = [names.fresh(word) for word in ("angle", "sine", "cosine")]
    return arrays, [names.prefix(letter) for letter in "xykns"]
