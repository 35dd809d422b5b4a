"""The modules whose functions are edited."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Sequence
from types import ModuleType

ROOMS = ("symdyn.geometry", "symdyn.dynamics")
OPERATIONS = ("symdyn.program.matrix",)
"""What the rooms' formulas are made of: products of matrices, cross products."""

LEFT_OUT = {
    "symdyn.dynamics.inverse_kinematics": "an iteration in floats: nothing emitted runs it",
    "symdyn.dynamics.lagrange": "the yardstick itself: nothing emitted runs it",
    "symdyn.dynamics.motion": "symbols for derivations: nothing emitted runs it",
    "symdyn.dynamics.limbs": "compares limbs; computes no value",
    "symdyn.dynamics.needs": "refuses robots; computes no value",
    "symdyn.dynamics.derive": "looks names up; computes no value",
    "symdyn.dynamics.other_names": "words for messages; computes no value",
    "symdyn.dynamics.entry": "names and shapes of ports; computes no value",
}
WRITES_TEXT = {"symdyn.dynamics.base_parameters": ("Grouping.written_out", "_sum", "_number")}
"""Functions that compute no value: words for the manifest."""


def modules(chosen: Sequence[str] = ()) -> Iterator[ModuleType]:
    """The modules of the rooms, or some of them by their short names."""
    for room in ROOMS:
        package = importlib.import_module(room)
        for found in pkgutil.iter_modules(package.__path__, room + "."):
            short = found.name.rsplit(".", 1)[-1]
            if found.name not in LEFT_OUT and (not chosen or short in chosen):
                yield importlib.import_module(found.name)
    for name in OPERATIONS:
        if not chosen or name.rsplit(".", 1)[-1] in chosen:
            yield importlib.import_module(name)
