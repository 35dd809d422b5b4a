r"""What the signs of products mean for the shapes beside them."""

from __future__ import annotations

from symdyn.check.language.syntax import Binary, Call, Negated, Node, fail
from symdyn.check.latex.items import Item
from symdyn.check.latex.kinds import Scope, kind_of


def joined(left: Node, right: Node) -> Node:
    """Juxtaposition."""
    return Binary("*", left, right, column=left.column)


def dotted(left: Node, right: Node, scope: Scope) -> Node:
    r"""``a \cdot b``: an inner product of two columns, else a product."""
    if kind_of(left, scope).column and kind_of(right, scope).column:
        return Call("dot", (left, right), column=left.column)
    return joined(left, right)


def crossed(left: Node, right: Node, star: bool, scope: Scope) -> Node:
    r"""``a \times b``; of twists the motion product, with a star the one on forces."""
    a, b = kind_of(left, scope), kind_of(right, scope)
    if star:
        return joined(Call("crf", (left,), column=left.column), right)
    if a.scalar and isinstance(left, Binary) and left.op == "*":
        last = kind_of(left.right, scope)
        if last.column and not b.scalar:  # n^T r x f: only r x f makes sense
            return joined(left.left, crossed(left.right, right, star, scope))
    if a.scalar or b.scalar:
        return joined(left, right)
    if a.rows == 6 and a.cols == 1:
        return joined(Call("crm", (left,), column=left.column), right)
    return Call("cross", (left, right), column=left.column)


def ringed(sign: Item, left: Node, right: Node, scope: Scope) -> Node:
    r"""``\otimes`` and ``\circ``: of quaternions their product, else Kronecker's, or a product."""
    a, b = kind_of(left, scope), kind_of(right, scope)
    if a.of == b.of == "quat":
        return Call("qmul", (left, right), column=left.column)
    if sign.text == "otimes":
        return Call("kron", (left, right), column=left.column)
    if a.of == b.of and a.of in {"pose", "rotation"}:
        return joined(left, right)
    return fail("composes poses, rotations or quaternions", sign.column, name="\\circ")


def negated(column: int, node: Node) -> Node:
    """The negative of a term, at its first factor as in Python form."""
    spine: list[Binary] = []
    while isinstance(node, Binary) and node.op in {"*", "/"}:
        spine.append(node)
        node = node.left
    found: Node = Negated(node, column=column)
    for part in reversed(spine):
        found = Binary(part.op, found, part.right, column=column)
    return found
