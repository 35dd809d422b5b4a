"""``symdyn export``: every option."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from symdyn.export.tree_json import tree_from_json
from symdyn.model.load import load
from symdyn.model.tree import Tree

Run = Callable[..., tuple[int, str, str]]
LEAN = ("--functions", "crba", "--targets", "numpy")


def exported(folder: str) -> tuple[dict[str, Any], Tree]:
    """Manifest and tree of an export."""
    manifest = json.loads(Path(folder, "manifest.json").read_text())
    return manifest, tree_from_json(Path(folder, "tree.json").read_text())


def test_the_default_folder_is_named_after_the_file(symdyn: Run, arm: str) -> None:
    code, out, _ = symdyn("export", arm, *LEAN)
    assert code == 0
    assert out.startswith(f"{Path.cwd() / 'two_link'}: 1 function in 6 files")
    assert exported("two_link")[1] == load(arm)


@pytest.mark.parametrize("option", ["-o", "--output"])
def test_output(symdyn: Run, arm: str, option: str) -> None:
    assert symdyn("export", arm, *LEAN, option, "deep/er")[0] == 0
    assert Path("deep/er/numpy/crba.py").is_file()


def test_functions_and_targets(symdyn: Run, arm: str) -> None:
    assert symdyn("export", arm, "--functions", "rnea, crba", "--targets", "c,casadi")[0] == 0
    files = {path.as_posix() for path in Path().rglob("*.*")}
    assert {"two_link/c/two_link_rnea.c", "two_link/casadi/crba.py"} <= files
    assert not Path("two_link/numpy").exists()


@pytest.mark.parametrize(
    ("options", "given"),
    [
        (["--base", "floating"], {"base": "floating"}),
        (["--base", "fixed"], {}),
        (["--frames", "tool,fore"], {"frames": ["tool", "fore"]}),
        (["--contacts", "tool"], {"contacts": ["tool"]}),
        (["--gravity", "-1.5,0,2e-1"], {"gravity": ("-1.5", "0", "0.2")}),
        (["--gravity", "0, 1/3, 0"], {"gravity": (0, 1, 0)}),
        (["--armature", "0.01"], {"armature": "0.01"}),
        (["--armature", "elbow=0.5"], {"armature": {"elbow": "0.5"}}),
    ],
)
def test_options_of_the_robot(
    symdyn: Run, arm: str, options: list[str], given: dict[str, Any]
) -> None:
    from sympy import Rational

    code, _, err = symdyn("export", arm, *LEAN, *options)
    assert (code, err) == (0, "")
    tree, expected = exported("two_link")[1], load(arm, **given)
    if "1/3" in options[1]:
        assert tree.gravity[1] == Rational(1, 3)
    else:
        assert tree == expected


@pytest.mark.parametrize("convention", ["pinocchio", "mujoco", "featherstone"])
def test_convention(symdyn: Run, arm: str, convention: str) -> None:
    assert symdyn("export", arm, *LEAN, "--convention", convention)[0] == 0
    assert exported("two_link")[0]["conventions"]["name"] == convention


def test_variants(symdyn: Run, arm: str) -> None:
    options = ["--functions", "crba", "--targets", "c", "--variants", "cs,float32"]
    assert symdyn("export", arm, *options)[0] == 0
    names = {path.name for path in Path("two_link/c").iterdir()}
    assert {"two_link_crba.c", "two_link_crba_cs.c", "two_link_crba_f32.c"} <= names
    assert "--variants float32,cs" in exported("two_link")[0]["command"]
    assert (
        "void two_link_crba_f32(const float *q, float *M);"
        in Path("two_link/c/two_link.h").read_text()
    )
    assert symdyn("verify", "two_link")[0] == 0


def test_the_command_in_the_manifest_writes_the_same_folder(symdyn: Run, arm: str) -> None:
    import shlex
    import shutil

    options = ["--base", "floating", "--armature", "elbow=0.5", "--gravity", "0,0,-1.62"]
    symdyn("export", arm, *LEAN, *options, "-o", "first")
    command = shlex.split(exported("first")[0]["command"])
    shutil.copy(arm, "two_link.urdf")
    assert symdyn(*command[1:], "-o", "second")[0] == 0
    for path in Path("first").rglob("*.*"):
        assert path.read_bytes() == Path("second", path.relative_to("first")).read_bytes()


def test_json(symdyn: Run, arm: str) -> None:
    code, out, _ = symdyn("export", arm, *LEAN, "--json")
    record = json.loads(out)
    assert code == 0
    assert record["robot"] == "two_link"
    assert record["functions"]["crba"]["cos"] == 1
    assert record["files"]["numpy/crba.py"] == Path("two_link/numpy/crba.py").stat().st_size
    assert Path(record["directory"]).samefile("two_link")


def test_an_earlier_export_is_replaced(symdyn: Run, arm: str) -> None:
    symdyn("export", arm, "--functions", "crba,rnea")
    assert symdyn("export", arm, *LEAN)[0] == 0
    assert not Path("two_link/c").exists()


def test_what_a_reader_ignores_is_told_once(symdyn: Run, arm: str) -> None:
    text = Path(arm).read_text().replace("</robot>", "<transmission name='t'/></robot>")
    Path("two_link.urdf").write_text(text)
    code, _, err = symdyn("export", "two_link.urdf", *LEAN)
    assert code == 0
    assert err.startswith("warning: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--functions", "crab"], ["crab", "crba"]),
        (["--functions", ","], ["functions"]),
        (["--targets", "numpy,rust"], ["rust", '"numpy", "casadi", "c"']),
        (["--variants", "float16"], ["float16", "float32", "casadi", "cs"]),
        (["--variants", "cs", "--targets", "numpy"], ["variants", "targets"]),
        (["--convention", "pinochio"], ["pinochio", "pinocchio"]),
        (["--convention", "mujocco"], ["mujocco", "mujoco"]),
        (["--base", "flying"], ["flying", "floating"]),
        (["--frames", "tole"], ["tole", "tool"]),
        (["--contacts", "tole"], ["tole", "tool"]),
        (["--gravity", "0,0"], ["gravity"]),
        (["--gravity", "0,0,down"], ["gravity", "down"]),
        (["--parameters", "masses"], ["masses", "mass", "armature"]),
        (["--name", "7 dof"], ["7 dof", '"r7_dof"']),
        (["--armature", "wrist=1"], ["armature", "wrist"]),
        (["--armature", "heavy"], ["armature", "heavy"]),
        (["--armature", "-1"], ["armature", "negative"]),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(
    symdyn: Run, arm: str, options: list[str], words: list[str]
) -> None:
    code, out, err = symdyn("export", arm, *options)
    assert (code, out) == (2, "")
    assert err.startswith("error: ")
    assert err.count("\n") == 1
    assert all(word in err for word in words)
    assert not list(Path().iterdir())


def test_an_unknown_robot(symdyn: Run) -> None:
    code, _, err = symdyn("export", "go3")
    assert code == 2
    assert "go3" in err and "go2" in err


def test_a_folder_in_the_way(symdyn: Run, arm: str) -> None:
    Path("two_link").mkdir()
    Path("two_link/mine.txt").write_text("mine")
    code, _, err = symdyn("export", arm, *LEAN)
    assert code == 2
    assert "two_link" in err
    assert [path.name for path in Path("two_link").iterdir()] == ["mine.txt"]


def test_a_name_of_ones_own(symdyn: Run, arm: str) -> None:
    options = ("--functions", "crba", "--targets", "c", "--name", "left")
    assert symdyn("export", arm, *options)[0] == 0
    manifest, tree = exported("two_link")
    assert (manifest["robot"], tree.name) == ("left", "left")
    assert "void left_crba(" in Path("two_link/c/left.h").read_text()
    assert manifest["command"].endswith("--name left --functions crba --targets c")
    assert symdyn("verify", "two_link")[0] == 0


def test_a_name_too_long_for_files(symdyn: Run, arm: str) -> None:
    code, _, err = symdyn("export", arm, *LEAN, "--targets", "c", "--name", "x" * 300)
    assert code == 2
    assert "--name" in err
    assert not list(Path().iterdir())
