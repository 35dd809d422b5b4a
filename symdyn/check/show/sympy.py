"""SymPy that checks again what is proved, by itself."""

from __future__ import annotations

from symdyn.check.language.syntax import Equation, Node
from symdyn.check.language.types import Type
from symdyn.check.meaning.elaborate import Claim, Elaborator
from symdyn.check.meaning.values import Loose, Value
from symdyn.check.proof import claim_edges
from symdyn.check.show.snippets import SYMPY, program
from symdyn.check.show.writer import Unsaid, Writer, declared, is_zero

_POLYNOMIALS = 4000
"""Operations up to which SymPy is asked."""


def sympy_program(formula: Equation, elaborator: Elaborator, claim: Claim) -> str:
    """A SymPy program that reduces both sides' difference to zeros; empty where there is none.

    Rotations are unit quaternions; sines and cosines are related by ``c^2 + s^2 = 1``.
    """
    try:
        return _Checked(formula, elaborator, claim).program()
    except (Unsaid, KeyError, ArithmeticError, AttributeError):
        return ""


class _Checked:
    def __init__(self, formula: Equation, elaborator: Elaborator, claim: Claim) -> None:
        self.formula, self.elaborator, self.claim = formula, elaborator, claim
        self.writer = Writer(elaborator, SYMPY)
        self.relations: list[str] = []
        self.angles: list[str] = []

    def program(self) -> str:
        if len(self.claim.scene.below(claim_edges(self.claim))) > _POLYNOMIALS:
            raise Unsaid
        nodes = self.claim.scene.build.nodes
        below = self.claim.scene.below(claim_edges(self.claim))
        if any(nodes[k].op in ("sqrt", "atan2") for k in below):
            raise Unsaid
        given = [self._given(name) for name in declared(self.elaborator, self.formula.sides)]
        lines = []
        for k, pair in enumerate(self.claim.pairs):
            one, two = (self._side(side, pair.left) for side in self.formula.sides[k : k + 2])
            wrapped = f"sp.Matrix([{one} - {two}])" if not pair.left.shape else f"{one} - {two}"
            lines.append(f"differences += list({wrapped})")
        relations = ", ".join(self.relations)
        tail = [
            "differences = []",
            *lines,
            f"relations = [{relations}]",
            f"for angle in [{', '.join(self.angles)}]:",
            '    c, s = sp.symbols(f"cos_{angle} sin_{angle}")',
            "    turn = {cos(angle): c, sin(angle): s}",
            "    differences = [sp.expand_trig(e).subs(turn) for e in differences]",
            "    relations.append(c**2 + s**2 - 1)",
            "left_over = [sp.numer(sp.together(e)) for e in differences]",
            "if relations:",
            "    left_over = [sp.reduced(e, relations)[1] for e in left_over]",
            "print([sp.expand(e) for e in left_over])",
        ]
        if not self.angles:
            tail = [
                it for it in tail if "angle" not in it and "turn" not in it and "c**2" not in it
            ]
        whole = program(self.writer.used, SYMPY, [*given, *tail])
        if "sqrt(" in whole:  # a root of what SymPy does not know to be a square
            raise Unsaid
        return whole

    def _side(self, side: Node, like: Value) -> str:
        value = Loose(0) if is_zero(side) else self.elaborator.any(side)
        if isinstance(value, Loose):
            return self.writer.sized(value, like.rows, like.cols) if like.shape else "0"
        return self.writer.text(side)

    def _given(self, name: str) -> str:
        kind = self.elaborator.scope[name]
        assert isinstance(kind, Type)
        called = self.writer.name(name)
        maker = getattr(self, f"_{kind.kind.lower()}", None)
        if maker is None or kind.of_time:
            raise Unsaid
        text: str = maker(called, kind)
        return text

    def _scalar(self, name: str, _: Type) -> str:
        return f'{name} = sp.Symbol("{name}")'

    _positive = _scalar

    def _angle(self, name: str, _: Type) -> str:
        self.angles.append(name)
        return f'{name} = sp.Symbol("{name}")'

    def _vec3(self, name: str, kind: Type) -> str:
        n = {"vec3": 3, "unit3": 3, "twist": 6, "wrench": 6, "quat": 4}.get(
            kind.kind
        ) or kind.sizes[0]
        return f'{name} = sp.Matrix(sp.symbols("{name}1:{n + 1}"))'

    _vec = _twist = _wrench = _vec3

    def _unit3(self, name: str, kind: Type) -> str:
        self.relations.append(f"dot({name}, {name}) - 1")
        self.writer.used.add("dot")
        return self._vec3(name, kind)

    _quat = _unit3

    def _mat(self, name: str, kind: Type) -> str:
        rows, cols = kind.sizes
        return f'{name} = sp.Matrix({rows}, {cols}, sp.symbols("{name}1:{rows * cols + 1}"))'

    def _sym(self, name: str, kind: Type) -> str:
        (n,) = kind.sizes
        entry = f'lambda i, j: sp.Symbol(f"{name}{{min(i, j)}}{{max(i, j)}}")'
        return f"{name} = sp.Matrix({n}, {n}, {entry})"

    def _so3(self, name: str, _: Type) -> str:
        q = f"q_{name}"
        self.writer.used |= {"rot", "dot"}
        self.relations.append(f"dot({q}, {q}) - 1")
        return f'{q} = sp.Matrix(sp.symbols("{q}1:5"))\n{name} = rot({q})'

    def _se3(self, name: str, kind: Type) -> str:
        self.writer.used.add("SE3")
        rotation = self._so3(f"{name}_R", kind)
        position = f'{name}_p = sp.Matrix(sp.symbols("{name}_p1:4"))'
        return f"{rotation}\n{position}\n{name} = SE3({name}_R, {name}_p)"
