"""What all tests share."""

from __future__ import annotations

import os
import shutil

import pytest
from hypothesis import HealthCheck, settings

# Machines may be busy: no test fails for the time it takes.
settings.register_profile("symdyn", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("symdyn")


@pytest.fixture(scope="session")
def needs_gcc() -> None:
    """Skip where there is no C compiler, unless the environment says there must be one."""
    if shutil.which("gcc") is None:
        if os.environ.get("SYMDYN_REQUIRE_GCC"):
            pytest.fail("gcc is missing and SYMDYN_REQUIRE_GCC is set")
        pytest.skip("the C backend needs gcc")
