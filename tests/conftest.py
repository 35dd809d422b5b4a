"""What all tests share."""

from __future__ import annotations

import os
import shutil

import pytest


@pytest.fixture(scope="session")
def needs_gcc() -> None:
    """Skip where there is no C compiler, unless the environment says there must be one."""
    if shutil.which("gcc") is None:
        if os.environ.get("SYMDYN_REQUIRE_GCC"):
            pytest.fail("gcc is missing and SYMDYN_REQUIRE_GCC is set")
        pytest.skip("the C backend needs gcc")
