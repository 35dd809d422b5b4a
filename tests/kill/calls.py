"""Which functions of the rooms that emit run."""

from __future__ import annotations

import ast
from functools import lru_cache
from types import CodeType, FunctionType

from tests.kill.mutants import code_of, functions
from tests.kill.probes import PROBE, probed
from tests.kill.rooms import modules

Place = tuple[str, int]
"""File and first line of a function."""


def place(code: CodeType) -> Place:
    """Where a function stands."""
    return code.co_filename, code.co_firstlineno


class Calls:
    """The functions called while it is in force.

    Each function's own code says so first: a profiler would look at every call of SymPy's.
    """

    def __enter__(self) -> set[Place]:
        self.found: set[Place] = set()
        self.undo = []
        for function, code in _telling():
            function.__globals__["_called"] = self.found.add
            function.__globals__["_probe"] = PROBE
            self.undo.append((function, function.__code__))
            function.__code__ = code
        return self.found

    def __exit__(self, *_: object) -> None:
        for function, code in self.undo:
            function.__code__ = code


@lru_cache(maxsize=1)
def _telling() -> list[tuple[FunctionType, CodeType]]:
    """Every function, and its code with a line in front that tells its place, and probes."""
    found = []
    for module in modules():
        for name, function in functions(module):
            tree = probed(name, function)
            told = ast.Call(
                ast.Name("_called", ast.Load()), [ast.Constant(place(function.__code__))], []
            )
            definition = tree.body[0]
            assert isinstance(definition, ast.FunctionDef)
            definition.body.insert(0, ast.Expr(told))
            code = code_of(ast.fix_missing_locations(tree), function)
            if code is not None:
                found.append((function, code))
    return found
