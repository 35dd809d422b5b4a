"""Operation counts: a subtraction is an addition, a negation is free."""

from __future__ import annotations

from collections import Counter

from symdyn.program.graph import CONST, INPUT, Program


def operations(program: Program) -> dict[str, int]:
    """How often each operation stands in a program.

    Returns
    -------
    dict
        Always with mul, add, div, sin, cos, sqrt; other calls where they occur.
    """
    counts = Counter(node.op for node in program.nodes if node.op not in (CONST, INPUT))
    usual = {op: counts.pop(op, 0) for op in ("mul", "add", "div", "sin", "cos", "sqrt")}
    return usual | dict(sorted(counts.items()))


def flops(program: Program) -> int:
    """mul + add + div, the count that goals speak of."""
    counts = operations(program)
    return counts["mul"] + counts["add"] + counts["div"]
