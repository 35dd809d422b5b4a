from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest


@pytest.fixture
def urdf(tmp_path: Path) -> Callable[[str], Path]:
    """Write the inside of a <robot> element to a file; its first line is line 2."""

    def write(inside: str, name: str = "arm") -> Path:
        path = tmp_path / f"{name}.urdf"
        path.write_text(f'<robot name="{name}">\n{inside.strip()}\n</robot>\n', encoding="utf-8")
        return path

    return write
