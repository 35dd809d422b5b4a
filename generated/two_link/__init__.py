"""two_link, written by symdyn: functions of its kinematics and dynamics.

This folder needs neither symdyn nor SymPy and works under any name, anywhere in a
package. For NumPy functions (arrays of one state or of a batch):

    robot = load()
    robot.manifest["functions"]     # shapes, units, frames, operation counts
    robot.<function>(...)

for casadi.Function objects in SX form, robot = load("sx"); for the same as compiled code
with its derivatives, robot = load("compiled").

Written by: symdyn regenerate two_link
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from difflib import get_close_matches
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

__all__ = ["Functions", "load"]

_SCHEMA = 1
"""First number of the manifests' versions that are read here."""

_FOLDERS = {"numpy": "numpy", "sx": "casadi", "compiled": "c/casadi"}
"""For each form the folder that holds it."""

_LIBRARIES = {"numpy": "numpy", "sx": "casadi", "compiled": "casadi"}
"""For each form the library it needs."""


def load(form: str = "numpy", flags: Sequence[str] | None = None) -> Functions:
    """The functions of this folder as attributes of one object.

    Parameters
    ----------
    form : "numpy", "sx" or "compiled"
        Functions on NumPy arrays, casadi.Function objects in scalar symbols, or
        casadi.Function objects that call compiled code.
    flags : sequence of str, optional
        For the compiler; by default those that the manifest names.
    """
    if form not in _FOLDERS:
        raise ValueError(f'there is no form "{form}"; there are "numpy", "sx" and "compiled"')
    library = _LIBRARIES[form]
    try:
        import_module(library)
    except ImportError as error:
        raise ImportError(f'the form "{form}" needs {library}: pip install {library}') from error
    manifest = _manifest()
    usual = manifest.get("casadi", {}).get("flags", ())
    functions = Functions(form, manifest, usual if flags is None else flags)
    if not dir(functions):
        what = "no compiled functions" if form == "compiled" else f"no {library} functions"
        raise ValueError(f"this export holds {what}: {_again(form)}")
    return functions


class Functions:
    """The functions of an export in one form, each made when it is first used.

    Attributes
    ----------
    form : str
    manifest : dict
        What manifest.json says: conventions, names, limits; shapes and units of functions.
    """

    def __init__(self, form: str, manifest: dict[str, Any], flags: Sequence[str] = ()) -> None:
        self.form = form
        self.manifest = manifest
        self._flags = list(flags)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or "manifest" not in self.__dict__:
            raise AttributeError(name)
        if name not in dir(self):
            raise AttributeError(self._missing(name))
        function = self._compiled(name) if self.form == "compiled" else self._imported(name)
        setattr(self, name, function)
        return function

    def __dir__(self) -> list[str]:
        return sorted(
            name
            for name, it in self.manifest["functions"].items()
            if self._files(it) and "derivative" not in it
        )

    def __repr__(self) -> str:
        return f"<{self.manifest['robot']}, form {self.form!r}: {', '.join(dir(self))}>"

    def acados_model(self, kind: str = "implicit", integrator: str | None = None) -> Any:
        """The fields of an AcadosModel, filled from the SX functions.

        Parameters
        ----------
        kind : "implicit" or "discrete"
        integrator : str, optional
            The step of the discrete model: step_r3so3, or else step_se3.
        """
        if self.form != "sx":
            raise ValueError('acados writes its own C from expressions: use load("sx")')
        return import_module(".acados", __name__).model(self, kind, integrator)

    def _imported(self, name: str) -> Any:
        """The function of a Python module of this folder."""
        folder = _FOLDERS[self.form]
        _check(f"{folder}/{name}.py", self.manifest["functions"][name]["sha256"])
        made = getattr(import_module(f".{folder}.{name}", __name__), name)
        return made() if self.form == "sx" else made

    def _compiled(self, name: str) -> Any:
        """The function and its derivatives from one library."""
        records = self.manifest["functions"]
        own = [it for key, it in records.items() if key == name or it.get("of") == name]
        files = {path: it["sha256"] for it in own for path in self._files(it)}
        for path, hashes in files.items():
            _check(path, hashes)
        symbol = Path(self._files(records[name])[0]).stem
        here = Path(__file__).parent
        compiled = import_module(".compiled", __name__)
        return compiled.function(symbol, [here / path for path in files], self._flags)

    def _files(self, record: dict[str, Any]) -> list[str]:
        """Where the form of a function stands."""
        folder = _FOLDERS[self.form]
        return [path for path in record["sha256"] if path.rpartition("/")[0] == folder]

    def _missing(self, name: str) -> str:
        if name in self.manifest["functions"]:
            return f'"{name}" was not exported for {_LIBRARIES[self.form]}: {_again(self.form)}'
        near = get_close_matches(name, dir(self)) or dir(self)
        nearest = ", ".join(near[:8]) + (", ..." if len(near) > 8 else "")
        what = f'this export has no function "{name}" (nearest: {nearest})'
        return f"{what}: name it among --functions of symdyn export"


def _manifest() -> dict[str, Any]:
    """What manifest.json says, in a form that is known here."""
    file = Path(__file__).with_name("manifest.json")
    if not file.is_file():
        raise FileNotFoundError(f"{file} is missing: export again")
    manifest: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    schema = str(manifest.get("schema"))
    if schema.partition(".")[0] != str(_SCHEMA):
        raise ValueError(
            f"{file} has schema {schema}, where version {_SCHEMA} is read: "
            "the folder was mixed of two exports, export again"
        )
    return manifest


def _check(path: str, hashes: dict[str, str]) -> None:
    """Refuse a file that is not the one that was exported."""
    file = Path(__file__).parent / path
    if not file.is_file():
        raise FileNotFoundError(f"{file} is missing: export again")
    if sha256(file.read_bytes()).hexdigest() != hashes[path]:
        raise ValueError(
            f"{file} is not the file that was exported (its SHA-256 differs): export again"
        )


def _again(form: str) -> str:
    if form == "compiled":
        return 'export again with "--variants casadi"'
    return f'export again with "{_FOLDERS[form]}" among the "--targets"'
