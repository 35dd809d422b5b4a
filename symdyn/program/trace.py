"""From SymPy into the graph: the ``let`` hook that names intermediates.

A recursion is an ordinary Python function over SymPy expressions that passes its
intermediates through ``let``.  With :func:`keep` it yields closed forms; with a
:class:`Let` each intermediate becomes a node and a fresh symbol, so expressions
stay one operation deep and the same text yields straight-line code.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import sympy as sp

from symdyn.errors import SymdynError
from symdyn.program.builder import Builder
from symdyn.program.graph import FUNCTIONS, Edge, Output, Port, Program
from symdyn.program.matrix import ImmutableMatrix, named
from symdyn.program.passes import prune
from symdyn.program.symbol import Symbol

Hook = Callable[[Any], Any]
"""What a recursion calls on its intermediates: SymPy in, SymPy of the same value out."""

_CALLS = {sp.sin: "sin", sp.cos: "cos", sp.tan: "tan", sp.atan2: "atan2"}
assert set(_CALLS.values()) < set(FUNCTIONS)

_OFFERED = (
    "offered are + - * /, integer and half-integer powers, sqrt, "
    f"{', '.join(call.__name__ for call in _CALLS)}, and Piecewise with < or >"
)
_INSTEAD = {
    "Abs": "Piecewise((-x, x < 0), (x, True))",
    "sign": "Piecewise((-1, x < 0), (1, x > 0), (0, True))",
    "Heaviside": "Piecewise((0, x < 0), (1, True))",
    "Max": "Piecewise((y, x < y), (x, True))",
    "Min": "Piecewise((x, x < y), (y, True))",
    "asin": "atan2(x, sqrt(1 - x**2))",
    "acos": "atan2(sqrt(1 - x**2), x)",
    "atan": "atan2(x, 1)",
    "cot": "cos(x)/sin(x)",
    "sec": "1/cos(x)",
    "csc": "1/sin(x)",
    "LessThan": "Piecewise with the two values exchanged and >",
    "GreaterThan": "Piecewise with the two values exchanged and <",
}
"""What to write for functions that people use and that have no operation."""

_SHOWN = 80


def keep(value: Any) -> Any:
    """The hook that names nothing: closed forms."""
    return value


class Let:
    """The hook that interns SymPy expressions into a graph.

    ``let(x)`` takes an expression or a matrix and returns the same shape with each
    entry replaced by a number, a symbol of the graph, or its negation.

    Parameters
    ----------
    builder : Builder, optional
        Of the graph that grows; a new one by default.
    """

    def __init__(self, builder: Builder | None = None) -> None:
        self.builder = Builder() if builder is None else builder
        self._edges: dict[Any, Edge] = {}
        self._symbols: dict[int, Any] = {}

    def __call__(self, value: Any) -> Any:
        """The same expression or matrix with its entries named."""
        if isinstance(value, sp.MatrixBase):
            return named(value, self)
        return self._symbol(self.edge(value))

    def bind(self, symbol: Any, edge: Edge) -> None:
        """Let a symbol stand for an edge."""
        self._edges[symbol] = edge

    def edge(self, expr: Any) -> Edge:
        """The edge of a scalar expression."""
        if not isinstance(expr, sp.Basic):
            expr = sp.sympify(expr)
        found = self._edges.get(expr)
        if found is None:
            found = self._edges[expr] = self._intern(expr)
        return found

    def _symbol(self, edge: Edge) -> Any:
        """What stands for an edge."""
        found = self._symbols.get(edge)
        if found is None:
            found = self._symbols[edge] = self._made(edge)
        return found

    def _made(self, edge: Edge) -> Any:
        """A number, a symbol, or its negation."""
        k, x = self.builder.scaled(edge)
        if x == 1 or not edge:
            return sp.Rational(k.numerator, k.denominator)
        if edge < 0:
            return -self._symbol(-edge)
        symbol = Symbol(f"n{edge:07}#")  # a name nobody gives
        self._edges[symbol] = edge
        return symbol

    def _intern(self, expr: Any) -> Edge:
        build = self.builder
        if expr.is_Add:
            return build.sum(self.edge(arg) for arg in expr.args)
        if expr.is_Mul:
            return self._quotient(expr)
        if expr.is_Rational:
            return build.constant(Fraction(int(expr.p), int(expr.q)))
        if expr.is_Pow:
            return self._power(expr)
        if expr.is_Piecewise:
            return self._piecewise(expr.args)
        if expr.func in _CALLS:
            return build.call(_CALLS[expr.func], *(self.edge(arg) for arg in expr.args))
        if expr.func in (sp.StrictLessThan, sp.StrictGreaterThan):
            return build.call("less", self.edge(expr.lts), self.edge(expr.gts))
        raise _refusal(expr)

    def _quotient(self, expr: Any) -> Edge:
        build = self.builder
        above, below = [], []
        for arg in expr.args:
            if type(arg) is not Symbol and arg.is_Pow and arg.exp.is_Rational and arg.exp < 0:
                below.append(self.edge(sp.Pow(arg.base, -arg.exp)))
            else:
                above.append(self.edge(arg))
        top = build.product(above)
        return build.div(top, build.product(below)) if below else top

    def _power(self, expr: Any) -> Edge:
        build, (base, exponent) = self.builder, expr.args
        if exponent.is_Rational and exponent < 0:
            return build.div(1, self.edge(sp.Pow(base, -exponent)))
        if exponent.is_Rational and exponent.q == 2:
            root = build.call("sqrt", self.edge(base))
            return build.product([root, self.edge(sp.Pow(base, exponent - sp.Rational(1, 2)))])
        if not exponent.is_Integer:
            raise _refusal(expr)
        half = self.edge(sp.Pow(base, int(exponent) // 2))
        square = build.mul(half, half)
        return build.mul(square, self.edge(base)) if int(exponent) % 2 else square

    def _piecewise(self, branches: Sequence[Any]) -> Edge:
        (value, condition), rest = branches[0], branches[1:]
        if condition == sp.true:
            return self.edge(value)
        if not rest:
            raise SymdynError(
                "a Piecewise without a last branch that always holds",
                element=str(value)[:_SHOWN],
                cure="end it with (value, True)",
            )
        return self.builder.select(self.edge(condition), self.edge(value), self._piecewise(rest))


def trace(
    name: str,
    inputs: Sequence[Port],
    outputs: Sequence[Port],
    recipe: Callable[..., Mapping[str, Any]],
    let: Let | None = None,
) -> Program:
    """Run a recipe on symbols and record what it computes.

    Parameters
    ----------
    name : str
        Name of the program.
    inputs, outputs : sequence of Port
        The recipe is called with the hook and one SymPy column (or matrix) an input,
        and returns a mapping from output names to SymPy values of the ports' shapes.
    recipe : callable
        ``recipe(let, *inputs) -> {output name: value}``.
    let : Let, optional
        A hook with an empty graph; by default one that folds and shares.

    Returns
    -------
    Program
        Without dead nodes.
    """
    let = let or Let()
    values = recipe(let, *(_symbols(let, number, port) for number, port in enumerate(inputs)))
    results = tuple(Output(port, _entries(let, port, values[port.name])) for port in outputs)
    return prune(Program(name, tuple(inputs), results, tuple(let.builder.nodes)))


def _symbols(let: Let, number: int, port: Port) -> Any:
    symbols = [Symbol(f"{port.name}[{k}]") for k in range(port.size)]
    for k, symbol in enumerate(symbols):
        let.bind(symbol, let.builder.input(number, k))
    rows, columns = (*port.shape, 1, 1)[:2]
    return ImmutableMatrix.of(rows, columns, symbols) if port.shape else symbols[0]


def _entries(let: Let, port: Port, value: Any) -> tuple[Edge, ...]:
    flat = value.flat() if isinstance(value, sp.MatrixBase) else [value]
    if len(flat) != port.size:
        raise SymdynError(f"{len(flat)} values for {port.size} entries", element=port.name)
    return tuple(let.edge(entry) for entry in flat)


def _refusal(expr: Any) -> SymdynError:
    """An error that says what is offered instead."""
    text = str(expr)
    shown = text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."
    what, cure = f"{expr.func.__name__} has no operation in a program", _OFFERED
    if expr.is_Float:
        what, cure = "a float is no exact number", "write a rational, such as Rational('0.1')"
    elif expr.is_Symbol:
        what = "a symbol that is neither an input nor an intermediate"
        cure = "name it among the inputs, or give it a value"
    elif expr.func.__name__ in _INSTEAD:
        cure = f"write {_INSTEAD[expr.func.__name__]}; {_OFFERED}"
    elif expr in (sp.nan, sp.oo, -sp.oo, sp.zoo, sp.I):
        what, cure = "this is no real number", "give finite rational numbers"
    elif expr.is_NumberSymbol:
        what = "an irrational number is not exact in a program"
        cure = "write a rational, such as Rational('3.141592653589793')"
    return SymdynError(what, element=shown, cure=cure)
