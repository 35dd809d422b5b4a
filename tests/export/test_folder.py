"""An export's folder is used without symdyn and SymPy, under any name, at any depth."""

from __future__ import annotations

import importlib
import json
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from symdyn.export.api import export
from symdyn.model.tree import Tree

BLOCK = """
import sys

class Block:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in BLOCKED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Block())
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, arm: Tree) -> Path:
    directory = tmp_path_factory.mktemp("exports") / "arm"
    return export(arm, directory, functions=["rnea", "crba", "forward_kinematics"])


def run(code: str, where: Path, blocked: tuple[str, ...] = ("symdyn", "sympy")) -> str:
    """What a fresh Python prints that finds none of the blocked packages."""
    text = f"BLOCKED = {blocked!r}\n{BLOCK}\n{textwrap.dedent(code)}"
    result = subprocess.run(
        [sys.executable, "-W", "error", "-c", text],
        cwd=where,
        env={},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.strip()


def test_numpy_needs_numpy_alone(folder: Path) -> None:
    code = """
        import arm, sys
        robot = arm.load()
        assert "numpy" in sys.modules and not [m for m in sys.modules if m.startswith("arm.")]
        print(robot.rnea([0.1, 0.2], [0, 0], [0, 0]).shape, robot.crba([[0, 0]] * 3).shape)
        print(robot.forward_kinematics([0, 0]).p_tool.tolist())
        print(sorted(robot.manifest["functions"]) == dir(robot), robot.rnea is robot.rnea)
    """
    lines = run(code, folder.parent, ("symdyn", "sympy", "casadi", "jinja2")).splitlines()
    assert lines == ["(2,) (3, 2, 2)", "[0.75, 0.0, 0.3]", "True True"]


def test_sx_gives_casadi_functions(folder: Path) -> None:
    code = """
        import arm, casadi
        robot = arm.load("sx")
        print(isinstance(robot.rnea, casadi.Function), robot.rnea.name_in(), robot.rnea.name_out())
    """
    assert run(code, folder.parent) == "True ['q', 'v', 'a'] ['tau']"


def test_the_folder_may_be_renamed_and_nested(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "package" / "deep").mkdir(parents=True)
    shutil.copytree(folder, tmp_path / "package" / "deep" / "other_name")
    code = """
        from package.deep.other_name import load
        from package.deep import other_name
        print(load().crba([0, 0]).shape, load("sx").crba.name(), other_name.numpy.crba.__name__)
    """
    assert run(code, tmp_path) == "(2, 2) crba package.deep.other_name.numpy.crba"


def test_python_may_be_started_in_the_folder(folder: Path) -> None:
    code = "import numpy, casadi; print(numpy.array([1]).sum(), casadi.SX(1))"
    assert run(code, folder) == "1 1"


@pytest.mark.parametrize(
    ("expression", "kind", "words"),
    [
        ("load('mx')", "ValueError", ['"mx"', '"numpy"', '"sx"', '"compiled"']),
        ("load('compiled')", "ValueError", ["--variants casadi"]),
        ("load().rnae", "AttributeError", ['"rnae"', "rnea"]),
        ("load().manifest_", "AttributeError", ["manifest_"]),
    ],
)
def test_a_mistake_is_told(folder: Path, expression: str, kind: str, words: list[str]) -> None:
    code = f"""
        from arm import load
        try:
            {expression}
        except {kind} as error:
            print(error)
    """
    assert all(word in run(code, folder.parent) for word in words)


@pytest.mark.parametrize(("form", "library"), [("numpy", "numpy"), ("sx", "casadi")])
def test_a_missing_library_is_named(folder: Path, form: str, library: str) -> None:
    code = f"""
        from arm import load
        try:
            load("{form}")
        except ImportError as error:
            print(error)
    """
    printed = run(code, folder.parent, ("symdyn", "sympy", library))
    assert f"pip install {library}" in printed


def test_what_was_not_exported_for_a_form_is_told(
    tmp_path: Path, arm: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    export(arm, tmp_path / "c_only_arm", functions=["crba"], targets=["c", "casadi"])
    record = tmp_path / "c_only_arm" / "manifest.json"
    data = json.loads(record.read_text())
    data["functions"]["rnea"] = {"sha256": {"c/two_link_rnea.c": ""}}
    record.write_text(json.dumps(data))
    monkeypatch.syspath_prepend(tmp_path)
    module = importlib.import_module("c_only_arm")
    with pytest.raises(ValueError, match="holds no numpy functions.*--targets"):
        module.load()
    with pytest.raises(AttributeError, match="was not exported for casadi"):
        module.load("sx").rnea  # noqa: B018
