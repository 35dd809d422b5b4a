"""From a unit to something that can be called, by way of its printed text.

What runs here is what an export writes: the text is executed (or compiled), never
the program it was printed from.
"""

from __future__ import annotations

import ctypes
import linecache
import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from symdyn.backends import c, c_limbs, casadi, lanes
from symdyn.backends import numpy as numpy_backend
from symdyn.backends.compiler import FLAGS, load_library
from symdyn.backends.unit import Unit
from symdyn.program.graph import Shape

if TYPE_CHECKING:
    from casadi import Function

Argument = tuple[str, Any, Shape]
"""Name, value given, shape of one state."""


def numpy_function(unit: Unit) -> Callable[..., Any]:
    """The function of the printed NumPy module."""
    namespace = _namespace(unit, "numpy", numpy_backend.render(unit))
    made: Callable[..., Any] = namespace[unit.program.name]
    return made


def casadi_function(unit: Unit) -> Function:
    """The ``casadi.Function`` that the printed CasADi module makes."""
    made: Function = _namespace(unit, "casadi", casadi.render(unit))[unit.program.name]()
    return made


def c_function(unit: Unit, flags: Sequence[str] = FLAGS) -> Callable[..., Any]:
    """The printed C function, compiled, behind the signature of the NumPy one.

    It takes and gives what :func:`numpy_function` does, one state or a batch, and
    refuses what that refuses.  See :mod:`symdyn.backends.compiler` for the cache, and for the
    compiler's flags.

    Raises
    ------
    SymdynError
        Where there is no C compiler.
    """
    header = c.render_header(unit.robot, [unit])
    shared = {c.header_path(unit.robot): header, lanes.PATH: lanes.render_lanes()}
    files = {c.path(unit): c_limbs.render_source(unit), **shared}
    if c_limbs.offered(unit):
        files[c_limbs.path(unit)] = c_limbs.render(unit)
    library = load_library({k.removeprefix("c/"): text for k, text in files.items()}, flags)
    many = library[f"{c.symbol(unit)}_batch"]
    many.restype = None
    # The NumPy module's door stays as it is; only the loop over states behind it is C's.
    namespace = _namespace(unit, "numpy", numpy_backend.render(unit))
    namespace["_run"] = partial(_run, many, namespace)
    made: Callable[..., Any] = namespace[unit.program.name]
    return made


def _namespace(unit: Unit, language: str, text: str) -> dict[str, Any]:
    """What a printed module defines; tracebacks show its lines."""
    program = unit.program
    file = f"<{language} {unit.robot} {program.name} {program.digest[:16]}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    namespace: dict[str, Any] = {"__name__": f"{language}.{unit.robot}.{program.name}"}
    exec(compile(text, file, "exec"), namespace)
    return namespace


def _run(
    many: Any,
    module: dict[str, Any],
    kernel: object,
    arguments: Sequence[Argument],
    outputs: Sequence[tuple[str, Shape]],
    out: Sequence[Any] | None,
) -> list[Any]:
    """What ``_run`` of a NumPy module does, with the C function instead of the kernel."""
    del kernel
    arrays = [module["_checked"](*argument) for argument in arguments]
    batch = module["_batch"](arguments, arrays)
    if out is not None:
        module["_check_out"](outputs, out, batch)
    states = [_by_column(*pair, batch) for pair in zip(arrays, arguments, strict=True)]
    shapes = [shape for _, shape in outputs]
    given = [None] * len(shapes) if out is None else out
    results = [_written(*it, batch, states) for it in zip(given, shapes, strict=True)]
    addresses = [ctypes.c_void_p(array.ctypes.data) for array in (*states, *results)]
    many(ctypes.c_size_t(math.prod(batch)), *addresses)
    turned = [_turned(it, shape) for it, shape in zip(results, shapes, strict=True)]
    if out is None:
        return [it[()] for it in turned]
    for array, result in zip(out, turned, strict=True):
        if not np.may_share_memory(array, result):
            array[...] = result
    return list(out)


def _written(out: Any | None, shape: Shape, batch: Shape, states: Sequence[Any]) -> Any:
    """Where C writes: into ``out`` itself, where its matrices lie column by column."""
    if out is not None:
        array = _turned(out, shape)
        apart = not any(np.may_share_memory(array, state) for state in states)
        if array.flags.c_contiguous and array.flags.writeable and apart:
            return array
    return np.empty(batch + shape[::-1])


def _by_column(array: Any, argument: Argument, batch: Shape) -> Any:
    """An argument as C reads it: a block of doubles for each state of the batch."""
    shape = argument[2]
    if array.shape != batch + shape:
        array = np.broadcast_to(array, batch + shape)
    return np.ascontiguousarray(_turned(array, shape))


def _turned(array: Any, shape: Shape) -> Any:
    """Matrices transposed: what C stores column by column NumPy reads row by row."""
    return np.swapaxes(array, -1, -2) if len(shape) == 2 else array
