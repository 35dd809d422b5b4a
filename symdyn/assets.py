"""Where the files beside the code are: templates, derivations, the ledger.

In a checkout they are top-level folders next to ``symdyn/``; a wheel carries them
in ``symdyn/_assets/``. A neighbouring folder counts only where symdyn's own
``pyproject.toml`` stands beside it: in site-packages a ``templates/`` may be anyone's.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version
from pathlib import Path

from symdyn.errors import SymdynError

PACKAGE = Path(__file__).resolve().parent

IN_CHECKOUT = {"ledger.json": "generated/ledger.json"}
"""What a wheel keeps under another path than a checkout does."""


@cache
def project() -> str | None:
    """The text of the ``pyproject.toml`` of a checkout, None when installed as a wheel."""
    file = PACKAGE.parent / "pyproject.toml"
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    return text if re.search(r'^name = "symdyn"$', text, re.MULTILINE) else None


def asset(*parts: str) -> Path:
    """The path of a file or folder: ``asset("templates", "numpy")``, ``asset("ledger.json")``.

    Whether it exists is the caller's to ask.
    """
    path = "/".join(parts)
    if project() is None:
        return PACKAGE / "_assets" / path
    return PACKAGE.parent / IN_CHECKOUT.get(path, path)


@cache
def version() -> str:
    """The version of this symdyn: of the checkout it runs from, else as installed.

    The checkout comes first because the metadata of an editable install keep the
    version of the day it was installed, and emitted files state the version.
    """
    stated = re.search(r'^version = "(.+)"$', project() or "", re.MULTILINE)
    if stated:
        return stated[1]
    try:
        return installed_version("symdyn")
    except PackageNotFoundError as error:
        raise SymdynError(
            "the version is unknown: neither installed nor in a checkout",
            cure="install it with pip, or keep pyproject.toml beside the package",
        ) from error
