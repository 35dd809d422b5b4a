"""Evaluation modulo a prime, fast: the fold that validation spends its time in.

The same values as :class:`symdyn.program.rings.ModularRing` gives, but for what is true of
every function of that name, whatever its other values: ``sin 0 = 0``, ``cos 0 = 1``,
``sqrt 0 = 0``, ``sqrt 1 = 1``, and a choice between equals is that value.  Calls depend on
a salt, so that their values are drawn anew with the points.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from hashlib import sha256

from symdyn.program.graph import ADD, CONST, DIV, INPUT, MUL, SELECT, Program

Point = Mapping[str, Sequence[int]]
"""For each input its entries, row by row."""


class Field:
    """Integers modulo a prime that leaves 3 modulo 4, so that 1 + t^2 never vanishes.

    Parameters
    ----------
    prime : int
    salt : str
        What the values of calls depend on beside their arguments.
    """

    def __init__(self, prime: int, salt: str = "") -> None:
        self.prime = prime
        self.salt = salt
        self._constants: dict[tuple[int, int], int] = {}  # hashing fractions is slow

    def draw(self, numbers: Iterator[int]) -> int:
        """The next of a sequence of large random numbers."""
        return next(numbers) % self.prime

    def constant(self, value: Fraction) -> int:
        """An exact number; each is inverted once."""
        above, below = ratio = value.as_integer_ratio()
        found = self._constants.get(ratio)
        if found is None:
            found = self._constants[ratio] = above * pow(below, -1, self.prime) % self.prime
        return found

    def div(self, a: int, b: int) -> int:
        """a / b."""
        if not b % self.prime:
            raise ZeroDivisionError("a denominator vanishes modulo the prime")
        return a * pow(b, -1, self.prime) % self.prime

    def call(self, name: str, *args: int) -> int:
        """A function's value at arguments between 0 and the prime."""
        if name in ("sin", "cos", "tan"):
            return self._turn(name, *args)
        if name == SELECT and args[1] == args[2]:
            return args[1]
        if name == "sqrt" and args[0] in (0, 1):
            return args[0]
        return self._drawn(name, *args)

    def _turn(self, name: str, angle: int) -> int:
        """A coordinate of the circle's point that belongs to an angle; odd in it."""
        mirrored = 2 * angle > self.prime
        key = self.prime - angle if mirrored else angle
        t = self._drawn("circle", key) if key else 0
        if name == "cos":
            return self.div(1 - t * t, 1 + t * t)
        value = self.div(2 * t, 1 + t * t if name == "sin" else 1 - t * t)
        return -value % self.prime if mirrored else value

    def _drawn(self, *key: object) -> int:
        text = " ".join((self.salt, *map(str, key)))
        return int.from_bytes(sha256(text.encode()).digest()[:16], "big") % self.prime


def residues(program: Program, field: Field, point: Point) -> dict[str, list[int]]:
    """The outputs' entries, row by row, modulo the field's prime.

    Raises
    ------
    ZeroDivisionError
        Where a denominator vanishes at this point.
    """
    prime, given = field.prime, [point[port.name] for port in program.inputs]
    # values[k] belongs to the edge k and, counted from the end, values[-k] to the edge -k.
    values = [0] * (2 * len(program.nodes))
    for number, (op, args, data) in enumerate(program.nodes):
        if op == ADD:
            value = (values[args[0]] + values[args[1]]) % prime
        elif op == MUL:
            value = values[args[0]] * values[args[1]] % prime
        elif op == CONST:
            value = field.constant(data)  # type: ignore[arg-type]
        elif op == INPUT:
            value = given[data[0]][data[1]]  # type: ignore[index]
        elif op == DIV:
            value = field.div(values[args[0]], values[args[1]])
        else:
            value = field.call(op, *(values[edge] % prime for edge in args))
        values[-number] = -value
        values[number] = value
    return {out.port.name: [values[e] % prime for e in out.entries] for out in program.outputs}
