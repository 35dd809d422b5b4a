"""symdyn: rigid-body dynamics that is derived, proved, and only then emitted.

>>> import symdyn
>>> tree = symdyn.load("go2")
>>> rnea = symdyn.function(tree, "rnea", backend="numpy")

This is the public door. Its names are fetched on first use, so that ``import
symdyn`` costs nothing and loads neither SymPy nor CasADi nor NumPy. ``export`` and
``program`` are packages as well as functions; see ``symdyn.lazy``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from symdyn.errors import SymdynError, SymdynWarning
from symdyn.lazy import fetch

if TYPE_CHECKING:
    from symdyn.check.api import check
    from symdyn.dynamics.inverse_kinematics import inverse_kinematics
    from symdyn.export.api import export, function
    from symdyn.geometry.se3 import Pose
    from symdyn.geometry.spatial import Inertia
    from symdyn.model.chain import chain, planar
    from symdyn.model.joints import Joint
    from symdyn.model.load import load
    from symdyn.model.tree import Body, Contact, Frame, Tree
    from symdyn.program.api import program

    __version__: str

__all__ = [
    "Body",
    "Contact",
    "Frame",
    "Inertia",
    "Joint",
    "Pose",
    "SymdynError",
    "SymdynWarning",
    "Tree",
    "__version__",
    "chain",
    "check",
    "export",
    "function",
    "inverse_kinematics",
    "load",
    "planar",
    "program",
]

_TARGETS = {
    "Body": "symdyn.model.tree:Body",
    "Contact": "symdyn.model.tree:Contact",
    "Frame": "symdyn.model.tree:Frame",
    "Inertia": "symdyn.geometry.spatial:Inertia",
    "Joint": "symdyn.model.joints:Joint",
    "Pose": "symdyn.geometry.se3:Pose",
    "Tree": "symdyn.model.tree:Tree",
    "chain": "symdyn.model.chain:chain",
    "check": "symdyn.check",
    "export": "symdyn.export",
    "function": "symdyn.export.api:function",
    "inverse_kinematics": "symdyn.dynamics.inverse_kinematics:inverse_kinematics",
    "load": "symdyn.model.load:load",
    "planar": "symdyn.model.chain:planar",
    "program": "symdyn.program",
}


def __getattr__(name: str) -> Any:
    if name == "__version__":
        value: Any = fetch("symdyn.assets:version")()
    elif name in _TARGETS:
        value = fetch(_TARGETS[name])
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
