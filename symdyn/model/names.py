"""Names of links and joints: as parts of identifiers, and in messages."""

from __future__ import annotations

import re
from collections.abc import Iterable

from symdyn.errors import SymdynError


def identifier(name: str) -> str:
    """The name with each run of characters outside A-Z a-z 0-9 as one underscore."""
    return re.sub(r"[^A-Za-z0-9]+", "_", name)


def distinct(names: Iterable[str]) -> dict[str, str]:
    """Identifier of each name; two names that clash once cleaned are an error."""
    owner: dict[str, str] = {}
    for name in names:
        other = owner.setdefault(identifier(name), name)
        if other != name:
            raise SymdynError(
                f"{name!r} and {other!r} both become {identifier(name)!r} in identifiers",
                element=name,
                cure="rename one of the links, or ask for one of the frames only",
            )
    return {name: key for key, name in owner.items()}


def quoted(names: Iterable[str], most: int = 8) -> str:
    """Names for a message, the first few of many: ``"a", "b", ...``."""
    listed = list(names)
    more = ", ..." if len(listed) > most else ""
    return ", ".join(f'"{name}"' for name in listed[:most]) + more
