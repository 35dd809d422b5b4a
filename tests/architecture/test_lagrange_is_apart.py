"""The yardstick shares nothing with what it measures.

``symdyn.dynamics.lagrange`` is what the recursions are proved against.  An import it had in
common with them, beyond the description of the robot, could hide an error in both.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DYNAMICS = ROOT / "symdyn" / "dynamics"
YARDSTICK = "symdyn.dynamics.lagrange"

DESCRIPTION = {
    "symdyn.geometry.se3",
    "symdyn.geometry.so3",
    "symdyn.geometry.spatial",
    "symdyn.model.tree",
}
"""What says where bodies are and what they weigh."""

TYPES = {"Matrix", "Scalar"}
"""Names of types, which compute nothing."""


def imports(source: str) -> dict[str, set[str]]:
    """Names that a source imports from each module of symdyn."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and (node.level or node.module):
            module = "." * node.level + (node.module or "")
            if node.level or module.split(".")[0] == "symdyn":
                found.setdefault(module, set()).update(alias.name for alias in node.names)
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.split(".")[0] == "symdyn":
                    found.setdefault(alias.name, set())
    return found


def text(module: str) -> str:
    return (ROOT / (module.replace(".", "/") + ".py")).read_text(encoding="utf-8")


def forbidden(source: str) -> set[str]:
    """Modules a yardstick must not import."""
    return set(imports(source)) - DESCRIPTION


def test_the_yardstick_knows_the_description_alone() -> None:
    assert not forbidden(text(YARDSTICK))


def test_of_rotations_it_knows_no_function() -> None:
    assert imports(text(YARDSTICK))["symdyn.geometry.so3"] <= TYPES


def test_no_recursion_uses_it() -> None:
    files = [path for path in sorted(DYNAMICS.glob("*.py")) if path.stem != "lagrange"]
    assert files
    assert not [path for path in files if YARDSTICK in imports(path.read_text(encoding="utf-8"))]


def test_the_description_does_not_lead_to_a_recursion() -> None:
    seen, waiting = set(), list(DESCRIPTION)
    while waiting:
        module = waiting.pop()
        if module in seen or not (ROOT / (module.replace(".", "/") + ".py")).is_file():
            continue
        seen.add(module)
        waiting += imports(text(module))
    assert not [module for module in seen if module.startswith("symdyn.dynamics")]


@pytest.mark.parametrize(
    "source",
    [
        "from symdyn.dynamics.links import links",
        "import symdyn.dynamics.rnea",
        "from .kinematics import velocities",
        "def f():\n    from symdyn.geometry.exponential import log_pose",
    ],
)
def test_a_shared_import_is_seen(source: str) -> None:
    assert forbidden(source)
