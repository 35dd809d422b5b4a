"""What a program computes, operation by operation, as one hash.

A node's hash is that of its operation and of its arguments' hashes, so neither the order
of the nodes nor what is shared matters.  Two ways to write the same floating-point
operation count as one: a sum or product with its operands exchanged, and signs moved
through sums, products and quotients, none of which any rounding sees.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

from symdyn.program.nodes import ADD, CONST, DIV, MUL, Edge, Graph, Node

Signed = tuple[int, bytes]
"""A sign and the hash of what it stands before."""

_SIGNS = {1: b"+", -1: b"-"}
_SUMS = {sign: ADD.encode() + text for sign, text in _SIGNS.items()}
_PAIRS = {op: op.encode() for op in (ADD, MUL, DIV)}


def structures(program: Graph) -> dict[str, list[Signed]]:
    """The sign and hash of each entry of each output."""
    nodes: list[Signed] = []

    def at(edge: Edge) -> Signed:
        sign, text = nodes[abs(edge)]
        return (sign if edge >= 0 or text == _ZERO else -sign), text

    for node in program.nodes:  # nearly all are sums and products: no calls for these
        if node.op in _PAIRS:
            a, b = node.args
            one, two = nodes[a] if a >= 0 else at(a), nodes[b] if b >= 0 else at(b)
            nodes.append(_added(*one, *two) if node.op == ADD else _times(node.op, *one, *two))
        else:
            nodes.append((1, _hashed(node, at)))
    return {out.port.name: [at(edge) for edge in out.entries] for out in program.outputs}


def structure(program: Graph) -> str:
    """SHA-256 of what a program computes and of the names and shapes of its ports."""
    text = [f"{port.name} {port.shape}" for port in program.inputs]
    found = structures(program)
    for out in program.outputs:
        entries = [f"{sign} {text.hex()}" for sign, text in found[out.port.name]]
        text.append(f"{out.port.name} {out.port.shape} {entries}")
    return sha256("\n".join(text).encode()).hexdigest()


def _added(s: int, x: bytes, t: int, y: bytes) -> Signed:
    """A sum: operands in the order of their hashes, the first one positive."""
    if y < x or (y == x and t > s):
        s, x, t, y = t, y, s, x
    return s, sha256(_SUMS[s * t] + x + y).digest()


def _times(op: str, s: int, x: bytes, t: int, y: bytes) -> Signed:
    """A quotient, or a product with its operands in the order of their hashes."""
    if op == MUL and y < x:
        x, y = y, x
    return s * t, sha256(_PAIRS[op] + x + y).digest()


def _hashed(node: Node, at: Callable[[Edge], Signed]) -> bytes:
    """The hash of a leaf, a call or a choice."""
    if not node.args:
        return _leaf(node.op, node.data)
    args = b"".join(_SIGNS[sign] + text for sign, text in map(at, node.args))
    return sha256(node.op.encode() + args).digest()


def _leaf(op: str, data: object) -> bytes:
    return sha256(f"{op} {data}".encode()).digest()


_ZERO = _leaf(CONST, 0)
