"""two_link, written by symdyn: functions of its kinematics and dynamics.

This folder needs neither symdyn nor SymPy and works under any name, anywhere in a
package. For NumPy functions (arrays of one state or of a batch):

    robot = load()
    robot.manifest["functions"]     # shapes, units, frames, operation counts
    robot.<function>(...)

and for casadi.Function objects in SX form, robot = load("sx").

Written by: symdyn regenerate two_link
"""

from __future__ import annotations

import json
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import Any

__all__ = ["Functions", "load"]

_FOLDERS = {"numpy": "numpy", "sx": "casadi"}
"""For each form the folder that holds it, which is also the library it needs."""


def load(form: str = "numpy") -> Functions:
    """The functions of this folder as attributes of one object.

    Parameters
    ----------
    form : "numpy" or "sx"
        Functions on NumPy arrays, or casadi.Function objects.
    """
    if form == "compiled":
        raise ValueError(
            'this export holds no compiled functions: export again with "--variants casadi"'
        )
    if form not in _FOLDERS:
        raise ValueError(f'there is no form "{form}"; there are "numpy", "sx" and "compiled"')
    library = _FOLDERS[form]
    try:
        import_module(library)
    except ImportError as error:
        raise ImportError(f'the form "{form}" needs {library}: pip install {library}') from error
    functions = Functions(form, json.loads(Path(__file__).with_name("manifest.json").read_text()))
    if not dir(functions):
        raise ValueError(f'this export holds no {library} functions: {_again(library)}')
    return functions


class Functions:
    """The functions of an export in one form, each imported when it is first used.

    Attributes
    ----------
    form : str
    manifest : dict
        What manifest.json says: conventions, names, limits; shapes and units of functions.
    """

    def __init__(self, form: str, manifest: dict[str, Any]) -> None:
        self.form = form
        self.manifest = manifest

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or "manifest" not in self.__dict__:
            raise AttributeError(name)
        folder = _FOLDERS[self.form]
        if name not in dir(self):
            raise AttributeError(self._missing(name, folder))
        made = getattr(import_module(f".{folder}.{name}", __name__), name)
        function = made() if self.form == "sx" else made
        setattr(self, name, function)
        return function

    def __dir__(self) -> list[str]:
        folder = _FOLDERS[self.form]
        functions = self.manifest["functions"].items()
        return sorted(name for name, it in functions if f"{folder}/{name}.py" in it["sha256"])

    def __repr__(self) -> str:
        return f"<{self.manifest['robot']}, form {self.form!r}: {', '.join(dir(self))}>"

    def _missing(self, name: str, folder: str) -> str:
        if name in self.manifest["functions"]:
            return f'"{name}" was not exported for {folder}: {_again(folder)}'
        nearest = get_close_matches(name, dir(self)) or dir(self)
        return f'this export has no function "{name}"; the nearest: {", ".join(nearest)}'


def _again(folder: str) -> str:
    return f'export again with "{folder}" among the "--targets"'
