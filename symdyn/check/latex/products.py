r"""What the signs of products mean for the shapes beside them."""

from __future__ import annotations

from symdyn.check.language.syntax import Binary, Block, Call, Negated, Node, fail
from symdyn.check.latex.items import Item
from symdyn.check.latex.kinds import Kind, Scope, kind_of


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
    if "quat" in {a.of, b.of} and _is_four(left, a) and _is_four(right, b):
        return Call("qmul", (left, right), column=left.column)
    if "quat" in {a.of, b.of}:
        cure = (
            r"write a vector as \begin{bmatrix} 0 \\ v \end{bmatrix}, Kronecker's as \mathrm{kron}"
        )
        fail("a quaternion and what is none", sign.column, name="\\" + sign.text, cure=cure)
    if sign.text == "otimes" and a.column and b.column:
        cure = r"write a b^T, or Kronecker's as \mathrm{kron}(a, b)"
        fail("a dyad or Kronecker's product", sign.column, name="\\otimes", cure=cure)
    if sign.text == "otimes":
        return Call("kron", (left, right), column=left.column)
    if a.of == b.of and a.of in {"pose", "rotation"}:
        return joined(left, right)
    return fail("composes poses, rotations or quaternions", sign.column, name="\\circ")


def _is_four(node: Node, kind: Kind) -> bool:
    """Whether it may be a quaternion: such as a column of 0 and a vector."""
    if kind.of == "quat":
        return True
    while isinstance(node, Binary) and node.op in {"*", "/"}:
        node = node.right if node.op == "*" else node.left
    column = isinstance(node, Block) and len(node.rows[0]) == 1
    return column or (kind.rows == 4 and kind.column)


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
