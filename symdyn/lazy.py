"""Names that are fetched on first use, and packages that can be called.

``symdyn.export`` is a package (its rooms are ``symdyn.export.plan`` and so on) and
also the public function of that name; ``symdyn.program`` and ``symdyn.check``
likewise. Python binds a subpackage to its parent's attribute the moment anything
inside it is imported, so a function put under the same name would be replaced
behind the user's back, at a time that depends on who imported what. Hence there is
one object for both: the package itself is callable, by the assignment to a module's
``__class__`` that the language reference documents ("Customizing module attribute
access"). Whatever the order of imports, ``symdyn.export`` is that object, its
submodules are reachable through it, and ``symdyn.export(...)`` calls the function.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from inspect import Signature


def fetch(target: str) -> Any:
    """Import what ``"package.module:name"`` (or ``"package.module"``) points to."""
    module, _, name = target.partition(":")
    return getattr(import_module(module), name) if name else import_module(module)


class CallablePackage(ModuleType):
    """A package that is called as the function it is named after."""

    _target: str

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Import the function if need be, and call it."""
        return fetch(self._target)(*args, **kwargs)

    @property
    def __signature__(self) -> Signature:
        """What ``inspect.signature`` and the hints of an editor show."""
        from inspect import signature

        return signature(fetch(self._target))


def make_callable(package: str, target: str) -> None:
    """Let a package be called as one of its functions; said in its ``__init__``.

    Parameters
    ----------
    package : str
        Name of an imported package, ``__name__`` in its own ``__init__``.
    target : str
        The function as ``"package.module:name"``; imported on the first call.
    """
    module = sys.modules[package]
    module.__dict__["_target"] = target
    module.__class__ = CallablePackage
