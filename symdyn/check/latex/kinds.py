r"""What shape a part of a formula has, as far as its declarations tell.

Books write one sign for several things: ``[x]`` is a skew matrix or a parenthesis, ``a \cdot b``
an inner or a matrix product, ``V \times W`` a product in space or of twists, ``M(q)`` a value or
a product.  The front end for LaTeX decides by these shapes; where they do not decide it refuses.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

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
)
from symdyn.check.language.types import ARMS, Type

Scope = Mapping[str, "Type | Node"]
"""What is declared: a type, or the expression that a name is short for."""


@dataclass(frozen=True)
class Kind:
    """A shape; a dimension that is not known is None.

    Attributes
    ----------
    rows, cols : int or None
    of : str
        "pose", "rotation", "quat", "twist", "wrench", "arm", "coords", or nothing.
    """

    rows: int | None = None
    cols: int | None = None
    of: str = ""

    @property
    def scalar(self) -> bool:
        """Surely a scalar."""
        return self.rows == self.cols == 1

    @property
    def column(self) -> bool:
        """Surely a column that is no scalar."""
        return self.cols == 1 and self.rows != 1

    @property
    def matrix(self) -> bool:
        """Surely neither scalar nor column."""
        return self.cols is not None and self.cols != 1 or self.of in ("pose", "rotation")

    @property
    def known(self) -> bool:
        """Whether its columns are known."""
        return self.cols is not None or self.matrix


UNKNOWN = Kind()
SCALAR = Kind(1, 1)
MANY = 1000
"""Stands for a number of columns that is not known but is not one."""

_TYPES = {
    "scalar": SCALAR,
    "positive": SCALAR,
    "angle": Kind(1, 1, "coords"),
    "vec3": Kind(3, 1),
    "unit3": Kind(3, 1, "unit"),
    "SO3": Kind(3, 3, "rotation"),
    "SE3": Kind(4, 4, "pose"),
    "quat": Kind(4, None, "quat"),
    "twist": Kind(6, 1, "twist"),
    "wrench": Kind(6, 1, "wrench"),
    "inertia": Kind(6, 6, "inertia"),
}
_FIELDS = {
    "R": Kind(3, 3, "rotation"), "p": Kind(3, 1), "v": Kind(3, 1), "w": Kind(3, 1),
    "n": Kind(3, 1), "f": Kind(3, 1), "m": SCALAR, "c": Kind(3, 1), "Ic": Kind(3, 3),
}  # fmt: skip
_OF_ARM = {
    "q": Kind(None, 1, "coords"), "v": Kind(None, 1, "coords"), "M": Kind(MANY, MANY),
    "C": Kind(MANY, MANY), "g": Kind(None, 1), "T": SCALAR, "V": SCALAR, "c": Kind(3, 1),
    "Jcom": Kind(3, MANY), "Js": Kind(6, MANY), "Jb": Kind(6, MANY), "Ag": Kind(6, MANY),
    "rnea": Kind(None, 1), "aba": Kind(None, 1), "pose": Kind(4, 4, "pose"), "J": Kind(6, MANY),
}  # fmt: skip
_CALLS = {
    **dict.fromkeys(("dot", "norm", "norm2", "sqrt", "tr", "det", "sin", "cos", "tan", "cot",
                     "acos", "asin", "atan", "atan2", "abs", "rank"), SCALAR),
    **dict.fromkeys(("Ad", "ad", "X", "Xstar", "crm", "crf", "Jl6", "Jr6", "inertia"), Kind(6, 6)),
    **dict.fromkeys(("Jl3", "Jr3", "Jlinv3", "Jrinv3"), Kind(3, 3)),
    **dict.fromkeys(("exp3", "rot", "Rx", "Ry", "Rz"), Kind(3, 3, "rotation")),
    **dict.fromkeys(("exp6", "SE3"), Kind(4, 4, "pose")),
    **dict.fromkeys(("log3",), Kind(3, 1)),
    **dict.fromkeys(("log6", "twist"), Kind(6, 1, "twist")),
    **dict.fromkeys(("qmul", "qconj", "quat"), Kind(4, None, "quat")),
    **dict.fromkeys(("qL", "qR"), Kind(4, 4)),
    "wrench": Kind(6, 1, "wrench"),
    "christoffel": Kind(MANY, MANY),
}  # fmt: skip


def kind_of(node: Node, scope: Scope, depth: int = 0) -> Kind:
    """The shape of a part of a formula; UNKNOWN where declarations do not tell."""
    if depth > 200:
        return UNKNOWN
    return _RULES[type(node)](node, scope, depth + 1)


def _of_number(node: Number, scope: Scope, depth: int) -> Kind:
    return SCALAR if node.value else UNKNOWN


def _of_name(node: Name, scope: Scope, depth: int) -> Kind:
    known = scope.get(node.id)
    if isinstance(known, Node):
        return kind_of(known, scope, depth)
    return UNKNOWN if known is None else of_type(known)


def of_type(known: Type) -> Kind:
    """The shape of a declared type."""
    if known.kind in _TYPES:
        kind = _TYPES[known.kind]
        return Kind(kind.rows, kind.cols, "coords") if kind.scalar and known.of_time else kind
    if known.kind in ARMS:
        return Kind(None, None, "arm")
    if known.kind == "mat":
        return Kind(known.sizes[0], known.sizes[1])
    rows = known.sizes[0]
    if known.kind in ("vec", "coords"):
        return Kind(rows, 1, "coords" if known.kind == "coords" or known.of_time else "")
    return Kind(rows, rows)


def _of_binary(node: Binary, scope: Scope, depth: int) -> Kind:
    left, right = kind_of(node.left, scope, depth), kind_of(node.right, scope, depth)
    if node.op in "+-":
        return left if left.known and left.rows != MANY else right
    if node.op in {"/", "**"}:
        return left
    if left.scalar or right.scalar:
        scaled = right if left.scalar else left
        return scaled if scaled.of == "quat" else Kind(scaled.rows, scaled.cols)
    if left.of == right.of and left.of in ("pose", "rotation"):
        return left
    of = "twist" if right.of == "twist" and left.rows == 6 else ""
    rows = right.rows if left.rows in (MANY, None) and left.cols in (MANY, None) else left.rows
    return Kind(rows, right.cols, of) if left.known or right.known else UNKNOWN


def _of_field(node: Field, scope: Scope, depth: int) -> Kind:
    kind = kind_of(node.of, scope, depth)
    if kind.of == "arm":
        return _OF_ARM.get(node.name, SCALAR)
    if node.name == "T":
        return Kind(kind.cols, kind.rows, "rotation" if kind.of == "rotation" else "")
    if kind.of == "quat":
        return SCALAR if node.name == "w" else Kind(3, 1)
    return _FIELDS.get(node.name, UNKNOWN)


def _of_call(node: Call, scope: Scope, depth: int) -> Kind:
    if node.of is not None:
        return _OF_ARM.get(node.name, UNKNOWN)
    if node.name in _CALLS:
        return _CALLS[node.name]
    kind = kind_of(node.args[0], scope, depth) if node.args else UNKNOWN
    rule = _OF_ARGUMENT.get(node.name)
    if rule is not None:
        return rule(kind)
    if node.name == "vec":
        return Kind(len(node.args), 1)
    sizes = [int(it.value) for it in node.args if isinstance(it, Number)]
    if node.name in {"zeros", "eye"} and sizes and len(sizes) == len(node.args):
        return Kind(sizes[0], sizes[-1])
    return Kind(MANY, MANY) if node.name == "eye" else UNKNOWN


def _rate(kind: Kind) -> Kind:
    return Kind(kind.rows, kind.cols, "" if kind.of in {"pose", "rotation"} else kind.of)


def _exponential(kind: Kind) -> Kind:
    return Kind(kind.rows, kind.cols, {3: "rotation", 4: "pose"}.get(kind.rows or 0, ""))


def _hat(kind: Kind) -> Kind:
    size = {3: 3, 6: 4}.get(kind.rows or 0, MANY)
    return Kind(size, size)


def _vee(kind: Kind) -> Kind:
    return Kind({3: 3, 4: 6}.get(kind.rows or 0), 1)


def _gradient(kind: Kind) -> Kind:
    return Kind(1 if kind.scalar else kind.rows, MANY)


def _body_rate(kind: Kind) -> Kind:
    return Kind(6, 1, "twist") if kind.of == "pose" else Kind(3, 1)


def _same(kind: Kind) -> Kind:
    return kind


_OF_ARGUMENT: dict[str, Callable[[Kind], Kind]] = {
    **dict.fromkeys(("inv", "order", "pinv", "cross"), _same),
    "d": _rate,
    "exp": _exponential,
    "hat": _hat,
    "partial": _gradient,
    "rate": _body_rate,
    "vee": _vee,
}


def _of_block(node: Block, scope: Scope, depth: int) -> Kind:
    kinds = [[kind_of(cell, scope, depth) for cell in row] for row in node.rows]
    rows = [_size([it.rows for it in row]) for row in kinds]
    cols = [_size([it.cols for it in col]) for col in zip(*kinds, strict=True)]
    wide = _total(cols)
    return Kind(_total(rows), MANY if wide is None and len(cols) > 1 else wide)


def _size(found: list[int | None]) -> int | None:
    return next((it for it in found if it not in {None, MANY}), None)


def _total(found: list[int | None]) -> int | None:
    sizes = [it for it in found if it is not None]
    return sum(sizes) if len(sizes) == len(found) else None


def _of_negated(node: Negated, scope: Scope, depth: int) -> Kind:
    return kind_of(node.of, scope, depth)


def _of_index(node: Index, scope: Scope, depth: int) -> Kind:
    return Kind(1, 1, "coords") if kind_of(node.of, scope, depth).of == "coords" else SCALAR


def _of_equation(node: Equation, scope: Scope, depth: int) -> Kind:
    return kind_of(node.sides[0], scope, depth)


_RULES: dict[type[Node], Callable[..., Kind]] = {
    Number: _of_number,
    Name: _of_name,
    Negated: _of_negated,
    Binary: _of_binary,
    Field: _of_field,
    Call: _of_call,
    Block: _of_block,
    Index: _of_index,
    Equation: _of_equation,
}
