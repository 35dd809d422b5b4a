r"""A tree as LaTeX of the subset, with names as their author wrote them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from symdyn.check.language.parse import parse
from symdyn.check.language.syntax import (
    Binary,
    Block,
    Call,
    Equation,
    Field,
    Index,
    Name,
    Negated,
    Node,
    Number,
    children,
    with_child,
)
from symdyn.check.language.unparse import unparse
from symdyn.check.latex.formula import parse_latex
from symdyn.check.latex.kinds import Scope, kind_of
from symdyn.check.latex.words import FUNCTIONS, GREEK, OPERATING, WORDS
from symdyn.errors import SymdynError

_SUM, _DOT, _CROSS, _PRODUCT, _POWER, _ATOM = range(6)


class Unwritten(LookupError):
    """A part that the subset cannot say."""


def latex_text(node: Node, written: Mapping[str, str], scope: Scope) -> str:
    r"""LaTeX that reads as a tree under a scope.

    Parameters
    ----------
    node : Node
    written : mapping
        LaTeX of names, where it is not what their canonical names suggest.
    scope : mapping
        What names stand for; it decides how a skew matrix is written.

    Raises
    ------
    Unwritten
        Where a part has no form in LaTeX.

    Examples
    --------
    >>> from symdyn.check.latex.write import latex_text
    >>> from symdyn.check.language.parse import parse
    >>> latex_text(parse("-norm2(w)*(a + b)/2 == R.T*w"), {"w": r"\omega"}, {})
    '\\frac{-\\|\\omega\\|^{2} (a + b)}{2} = R^{\\top} \\omega'
    """
    return _Writer(written, scope).text(node)


def said_in_latex(formula: str, written: Mapping[str, str], scope: Scope) -> str:
    """A formula in Python form as LaTeX; nothing where that would not read as the same."""
    tree = as_latex_has_it(parse(formula))
    try:
        text = latex_text(tree, written, scope)
        claims = parse_latex(text, scope).claims
    except (Unwritten, SymdynError):
        return ""
    return text if len(claims) == 1 and unparse(claims[0]) == unparse(tree) else ""


def as_latex_has_it(node: Node) -> Node:
    """A tree with inverses as powers, and zeros with both their sizes, as LaTeX has them."""
    for name, at, child in list(children(node)):
        node = with_child(node, name, at, as_latex_has_it(child))
    if not isinstance(node, Call) or node.of is not None:
        return node
    if node.name == "inv":
        return Binary("**", node.args[0], Number(Fraction(-1)), column=node.column)
    if node.name == "zeros" and len(node.args) == 1:
        return Call("zeros", (*node.args, Number(Fraction(1))), column=node.column)
    return node


class _Writer:
    def __init__(self, written: Mapping[str, str], scope: Scope) -> None:
        self.written, self.scope = written, scope

    def text(self, node: Node) -> str:
        return self.leveled(node)[0]

    def leveled(self, node: Node) -> tuple[str, int]:
        found: tuple[str, int] = _RULES[type(node)](self, node)
        return found

    def within(self, node: Node, level: int) -> str:
        text, own = self.leveled(node)
        return text if own >= level else f"({text})"

    def number(self, node: Number) -> tuple[str, int]:
        if node.value.denominator > 1:
            above, below = node.value.as_integer_ratio()
            return rf"\tfrac{{{above}}}{{{below}}}", _POWER
        return str(node.value), _ATOM if node.value >= 0 else _SUM

    def name(self, node: Name) -> tuple[str, int]:
        return self.written.get(node.id) or _plain(node.id), _ATOM

    def negated(self, node: Negated) -> tuple[str, int]:
        return f"-{self.within(node.of, _DOT)}", _SUM

    def binary(self, node: Binary) -> tuple[str, int]:
        if node.op in "+-":
            right = self.within(node.right, _DOT)
            return f"{self.text(node.left)} {node.op} {right}", _SUM
        if node.op == "/":
            return rf"\frac{{{self.text(node.left)}}}{{{self.text(node.right)}}}", _POWER
        if node.op == "**":
            return self.power(node)
        return self.product(node)

    def power(self, node: Binary) -> tuple[str, int]:
        base, above = node.left, self.text(node.right)
        if isinstance(base, Call) and base.name in FUNCTIONS.values() and above != "-1":
            return rf"\{base.name}^{{{above}}}({self.text(base.args[0])})", _POWER
        return f"{self.within(base, _ATOM)}^{{{above}}}", _POWER

    def product(self, node: Binary) -> tuple[str, int]:
        """Factors side by side; a minus goes to the front, numbers not behind others."""
        factors: list[Node] = []
        first: Node = node
        while isinstance(first, Binary) and first.op == "*":
            factors.append(first.right)
            first = first.left
        sign = ""
        if isinstance(first, Negated):
            sign, first = "-", first.of
        negative = isinstance(first, Number) and first.value < 0
        text = self.text(first) if negative else self.within(first, _POWER)
        for factor in reversed(factors):
            part = self.within(factor, _POWER)
            text += f" ({part})" if part[:1].isdigit() else f" {part}"
        return sign + text, _SUM if sign or negative else _PRODUCT

    def field(self, node: Field) -> tuple[str, int]:
        if node.name != "T" or kind_of(node.of, self.scope).of == "arm":
            raise Unwritten(node.name)
        of = node.of
        if isinstance(of, Binary) and of.op == "**" and self.text(of.right) == "-1":
            return rf"{self.within(of.left, _ATOM)}^{{-\top}}", _POWER
        return rf"{self.within(of, _ATOM)}^{{\top}}", _POWER

    def index(self, node: Index) -> tuple[str, int]:
        if not isinstance(node.of, Name) or "_" in self.text(node.of):
            raise Unwritten("index")
        return f"{self.text(node.of)}_{{{','.join(map(self.text, node.at))}}}", _ATOM

    def block(self, node: Block) -> tuple[str, int]:
        rows = r" \\ ".join(" & ".join(map(self.text, row)) for row in node.rows)
        return rf"\begin{{bmatrix}} {rows} \end{{bmatrix}}", _ATOM

    def equation(self, node: Equation) -> tuple[str, int]:
        return " = ".join(map(self.text, node.sides)), _SUM

    def call(self, node: Call) -> tuple[str, int]:
        rule = _CALLS.get(node.name)
        if node.of is None and rule is not None:
            return rule(self, *node.args)
        args = ", ".join(map(self.text, node.args))
        if WORDS.get(node.name) != node.name or node.of is not None:
            raise Unwritten(node.name)
        short = node.name in FUNCTIONS.values() or node.name == "det"
        head = f"\\{node.name}" if short else rf"\operatorname{{{node.name}}}"
        return f"{head}({args})", _POWER

    # Functions with signs of their own ----------------------------------------------------

    def hat(self, of: Node) -> tuple[str, int]:
        sign = r"\wedge" if kind_of(of, self.scope).rows == 6 else r"\times"
        return f"[{self.text(of)}]_{sign}", _ATOM

    def motion(self, of: Node) -> tuple[str, int]:
        if kind_of(of, self.scope).rows != 6:
            raise Unwritten("crm")
        return rf"[{self.text(of)}]_\times", _ATOM

    def force(self, of: Node) -> tuple[str, int]:
        return rf"[{self.text(of)}]_{{\times^*}}", _ATOM

    def vee(self, of: Node) -> tuple[str, int]:
        return rf"[{self.text(of)}]_\vee", _ATOM

    def exp(self, of: Node) -> tuple[str, int]:
        return f"e^{{{self.text(of)}}}", _ATOM

    def norm(self, of: Node) -> tuple[str, int]:
        return rf"\|{self.text(of)}\|", _ATOM

    def norm2(self, of: Node) -> tuple[str, int]:
        return rf"\|{self.text(of)}\|^{{2}}", _POWER

    def dot(self, a: Node, b: Node) -> tuple[str, int]:
        return rf"{self.within(a, _CROSS)} \cdot {self.within(b, _CROSS)}", _DOT

    def cross(self, a: Node, b: Node) -> tuple[str, int]:
        return rf"{self.within(a, _PRODUCT)} \times {self.within(b, _PRODUCT)}", _CROSS

    def root(self, of: Node) -> tuple[str, int]:
        return rf"\sqrt{{{self.text(of)}}}", _ATOM

    def rate(self, of: Node) -> tuple[str, int]:
        twice = isinstance(of, Call) and of.name == "d" and isinstance(of.args[0], Name)
        if isinstance(of, Call) and twice:
            return _dotted("ddot", self.text(of.args[0])), _ATOM
        if isinstance(of, Name):
            return _dotted("dot", self.text(of)), _ATOM
        return rf"\frac{{d}}{{dt}}({self.text(of)})", _SUM

    def partial(self, of: Node, by: Node) -> tuple[str, int]:
        above, below = self.within(of, _ATOM), self.within(by, _ATOM)
        return rf"\frac{{\partial {above}}}{{\partial {below}}}", _POWER

    def inverse(self, of: Node) -> tuple[str, int]:
        return f"{self.within(of, _ATOM)}^{{-1}}", _POWER

    def adjoint(self, of: Node) -> tuple[str, int]:
        return rf"\operatorname{{Ad}}_{{{self.text(of)}}}", _ATOM

    def bracket(self, of: Node) -> tuple[str, int]:
        return rf"\operatorname{{ad}}_{{{self.text(of)}}}", _ATOM

    def eye(self, *size: Node) -> tuple[str, int]:
        return f"I_{{{self.text(size[0])}}}" if size else "I", _ATOM

    def zeros(self, *size: Node) -> tuple[str, int]:
        columns = self.text(size[1]) if len(size) > 1 else "1"
        return rf"0_{{{self.text(size[0])}\times {columns}}}", _ATOM


def _plain(name: str) -> str:
    """LaTeX that a canonical name suggests."""
    head, _, rest = name.partition("_")
    if head in OPERATING or head in {"bar", "vec"}:
        inner, _, below = rest.partition("_")
        text = rf"\{head}{{{_plain(inner)}}}"
        return f"{text}_{{{_below(below)}}}" if below else text
    if rest in {"prime", "star"}:
        return _plain(head) + {"prime": "'", "star": "^*"}[rest]
    text = f"\\{head}" if head in GREEK else head if len(head) == 1 else rf"\mathrm{{{head}}}"
    return f"{text}_{{{_below(rest)}}}" if rest else text


def _below(name: str) -> str:
    """A subscript; what follows its first letter or word is one of it."""
    head, _, rest = name.replace("_minus_", "-").replace("_plus_", "+").partition("_")
    text = f"\\{head}" if head in GREEK else head
    return f"{text}_{{{_below(rest)}}}" if rest else text


def _dotted(accent: str, text: str) -> str:
    """An accent on the letter of a symbol, before its subscript."""
    letter, mark, below = text.partition("_")
    return rf"\{accent}{{{letter}}}{mark}{below}"


_CALLS: dict[str, Callable[..., tuple[str, int]]] = {
    "Ad": _Writer.adjoint,
    "ad": _Writer.bracket,
    "crf": _Writer.force,
    "crm": _Writer.motion,
    "cross": _Writer.cross,
    "d": _Writer.rate,
    "dot": _Writer.dot,
    "exp": _Writer.exp,
    "eye": _Writer.eye,
    "hat": _Writer.hat,
    "inv": _Writer.inverse,
    "norm": _Writer.norm,
    "norm2": _Writer.norm2,
    "partial": _Writer.partial,
    "sqrt": _Writer.root,
    "vee": _Writer.vee,
    "zeros": _Writer.zeros,
}
_RULES: dict[type[Node], Callable[[Any, Any], tuple[str, int]]] = {
    Number: _Writer.number,
    Name: _Writer.name,
    Negated: _Writer.negated,
    Binary: _Writer.binary,
    Field: _Writer.field,
    Index: _Writer.index,
    Call: _Writer.call,
    Block: _Writer.block,
    Equation: _Writer.equation,
}
