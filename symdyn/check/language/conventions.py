"""Conventions of a formula, as data: what it is read under, and what else it might mean."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace

from symdyn.errors import SymdynError, nearest_names

CHOICES = {
    "order": ("(omega,v)", "(v,omega)"),
    "X": ("body-to-reference", "reference-to-body"),
    "rates": ("body", "space", "world-aligned"),
    "rotations": ("active", "passive"),
    "product": ("Hamilton", "JPL"),
    "quaternion": ("(w,x,y,z)", "(x,y,z,w)"),
}
"""What each convention may be; the first is the default."""

MEANING = {
    "order": "twists, and wrenches as (moment, force)",
    "X": "Ad(T) and X(T) take twists this way",
    "rates": "rate(R), rate(T) and arm.J(i) are expressed so",
    "rotations": "Rx, exp3, rot and their like turn vectors, or axes",
    "product": "the product of quaternions",
    "quaternion": "order of components; unit, body to world",
}
_SHORT = {
    "wxyz": "(w,x,y,z)",
    "xyzw": "(x,y,z,w)",
    "omega,v": "(omega,v)",
    "v,omega": "(v,omega)",
    "w,v": "(omega,v)",
    "v,w": "(v,omega)",
    "angular-first": "(omega,v)",
    "linear-first": "(v,omega)",
    "local": "body",
    "spatial": "space",
    "world": "space",
    "local-world-aligned": "world-aligned",
}
_KEYS = {
    "ad": "X",
    "direction": "X",
    "twist": "rates",
    "frame": "rates",
    "jacobian": "rates",
    "rotation": "rotations",
    "components": "quaternion",
}


@dataclass(frozen=True)
class Conventions:
    """One choice of each of CHOICES."""

    order: str = CHOICES["order"][0]
    X: str = CHOICES["X"][0]
    rates: str = CHOICES["rates"][0]
    rotations: str = CHOICES["rotations"][0]
    product: str = CHOICES["product"][0]
    quaternion: str = CHOICES["quaternion"][0]

    @property
    def linear_first(self) -> bool:
        """Whether twists are (v, omega)."""
        return self.order != CHOICES["order"][0]

    @property
    def scalar_last(self) -> bool:
        """Whether quaternions are (x, y, z, w)."""
        return self.quaternion != CHOICES["quaternion"][0]

    def others(self) -> Iterator[tuple[str, Conventions]]:
        """The conventions that differ in one choice, with the choice in words."""
        for key, values in CHOICES.items():
            for value in values:
                if value != getattr(self, key):
                    yield f"{key}={value}", replace(self, **{key: value})

    def words(self) -> dict[str, str]:
        """The choices by key."""
        return {part.name: getattr(self, part.name) for part in fields(self)}


DEFAULT = Conventions()


def convention(given: str, base: Conventions = DEFAULT) -> Conventions:
    """One more choice, from ``KEY=VALUE``.

    Raises
    ------
    SymdynError
        With the keys or values there are.
    """
    key, sign, value = (part.strip() for part in given.partition("="))
    key = _KEYS.get(key.lower(), key)
    key = next((known for known in CHOICES if known.lower() == key.lower()), key)
    if not sign or key not in CHOICES:
        near = nearest_names(key, CHOICES)
        raise SymdynError("no such convention", element=given, cure=f"KEY=VALUE, keys {near}")
    plain = value.lower().replace(" ", "").replace("_", "-").strip("()")
    wanted = _SHORT.get(plain, plain)
    for known in CHOICES[key]:
        if known.lower().strip("()") == wanted.strip("()"):
            return replace(base, **{key: known})
    raise SymdynError(
        f'"{value}" is no choice of {key}',
        element=given,
        cure="one of " + ", ".join(CHOICES[key]),
    )
