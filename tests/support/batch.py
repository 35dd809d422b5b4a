"""Functions of a tree at many states at once, straight from their programs."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symdyn.dynamics.derive import derive
from symdyn.model.tree import Tree
from symdyn.program.evaluate import evaluate
from symdyn.program.rings import ArrayRing


def batch(tree: Tree, name: str, *inputs: Sequence[np.ndarray]) -> dict[str, np.ndarray]:
    """The outputs of a function, states first.

    Parameters
    ----------
    tree : Tree
    name : str
        Of the function.
    *inputs : arrays (states, n)
        In the function's order.
    """
    program = derive(tree, name)
    arrays = [np.asarray(x, dtype=float) for x in inputs]
    count = len(arrays[0])
    given = {port.name: list(x.T) for port, x in zip(program.inputs, arrays, strict=True)}
    flat = evaluate(program, ArrayRing(), given)
    found = {}
    for out in program.outputs:
        entries = [np.broadcast_to(x, count) for x in flat[out.port.name]]
        values = np.stack(entries, axis=1) if entries else np.zeros((count, 0))
        found[out.port.name] = values.reshape(count, *out.port.shape)
    return found
