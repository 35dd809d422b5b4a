"""A case: a small input that shows a kind of fault, and the right values."""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

import symdyn
from symdyn import SymdynError, SymdynWarning, Tree

DATA = Path(__file__).with_name("data")
BASE = "base(6)"

Check = dict[str, Any]


@dataclass(frozen=True)
class Case:
    """One folder of tests/cases/data."""

    folder: Path

    @cached_property
    def expected(self) -> dict[str, Any]:
        """What expected.json says."""
        found: dict[str, Any] = json.loads((self.folder / "expected.json").read_text("utf-8"))
        return found

    @property
    def checks(self) -> list[Check]:
        """Each with what the checks before it said of the motion."""
        known: Check = {}
        found = []
        for check in self.expected["checks"]:
            told = ("at", "for_motion", "contact", "contacts")
            known |= {key: check[key] for key in told if key in check}
            found.append(known | check)
        return found

    @property
    def input(self) -> Path:
        return self.folder / str(self.expected["input"])

    @property
    def order(self) -> list[str] | None:
        """The joints in the order of the case's vectors."""
        listed = self.expected["joint_order"]
        return None if listed is None else [name for name in listed if name != BASE]

    @property
    def floating(self) -> bool:
        return BASE in (self.expected["joint_order"] or ())

    def tree(self, check: Check) -> Tree:
        """The robot; frames that the check names are shown."""
        gravity = check.get("gravity") or self.expected["conventions"].get("gravity")
        frame = check.get("frame")
        return symdyn.load(
            self.input,
            base="floating" if self.floating else "fixed",
            gravity=gravity,
            frames=() if frame is None else (frame,),
        )


def cases(letters: str) -> list[Case]:
    """The cases whose names begin with one of these letters."""
    return [Case(folder) for folder in sorted(DATA.iterdir()) if folder.name[0] in letters]


@contextmanager
def heard() -> Iterator[list[str]]:
    """What symdyn warns of meanwhile; warnings of others stay errors."""
    texts: list[str] = []
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always", SymdynWarning)
        yield texts
    texts += [str(warning.message) for warning in told]


def holds_all(text: str, words: Sequence[str]) -> bool:
    return all(word in text for word in words)


def assert_error(check: Check, error: SymdynError) -> None:
    """An error that was expected holds the words that it must."""
    text = str(error)
    assert holds_all(text, check.get("must_name", ()))
    assert holds_all(text, check.get("must_mention", ()))
    either = check.get("must_name_any", ()) or check.get("must_mention_any", ())
    assert not either or any(word in text for word in either)
    assert error.cure


def assert_value(check: Check, value: Any, key: str = "value") -> None:
    """A value is the expected one within the check's tolerance."""
    wanted = check[key]
    if wanted is None:
        assert value is None
        return
    np.testing.assert_allclose(
        np.asarray(value, dtype=float).reshape(np.shape(wanted)),
        np.asarray(wanted, dtype=float),
        rtol=check.get("reltol", 0),
        atol=check.get("tol", 0),
    )
