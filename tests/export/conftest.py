from __future__ import annotations

from pathlib import Path

import pytest

from symdyn.model.load import load
from symdyn.model.tree import Tree

FILE = Path(__file__).with_name("two_link.urdf")


@pytest.fixture
def robot() -> Path:
    """The file of a fixed arm with two joints."""
    return FILE


@pytest.fixture(scope="session")
def arm() -> Tree:
    """The same arm as a tree, with a contact at its tool."""
    return load(FILE, contacts=["tool"])
