from __future__ import annotations

import pytest


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A cache of compiled functions for this run alone."""
    return str(tmp_path_factory.mktemp("cache"))


@pytest.fixture(autouse=True)
def own_cache(cache: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SYMDYN_CACHE", cache)
