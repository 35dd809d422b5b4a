"""A plan holds every file of an export, and depends on nothing but tree and options."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import warnings
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from symdyn.dynamics.derive import derive_plain, offered
from symdyn.errors import SymdynError, SymdynWarning
from symdyn.export.command import numeral
from symdyn.export.manifest import claims
from symdyn.export.options import ExportOptions
from symdyn.export.plan import Plan, plan
from symdyn.geometry.spatial import Inertia
from symdyn.model.load import load
from symdyn.model.tree import Tree
from symdyn.program.graph import Program
from symdyn.truth.door import NOTHING_SAID

ROOT = Path(__file__).resolve().parents[2]
TWO = ExportOptions(functions=("crba", "rnea"))


@pytest.fixture(scope="session")
def two(arm: Tree) -> Plan:
    return plan(arm, TWO)


def test_a_plan_holds_every_file(two: Plan) -> None:
    assert list(two.texts) == [
        "__init__.py",
        "acados.py",
        "c/symdyn_lanes.h",
        "c/two_link.h",
        "c/two_link_crba.c",
        "c/two_link_rnea.c",
        "casadi/crba.py",
        "casadi/rnea.py",
        "certificates.json",
        "golden.json",
        "manifest.json",
        "numpy/crba.py",
        "numpy/rnea.py",
        "tree.json",
    ]


def test_python_files_parse_and_import_nothing_of_symdyn(two: Plan) -> None:
    for path, text in two.texts.items():
        if path.endswith(".py"):
            names = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import)]
            assert not {alias.name for node in names for alias in node.names} & {"symdyn", "sympy"}


def test_the_order_in_which_functions_are_named_does_not_matter(arm: Tree, two: Plan) -> None:
    assert plan(arm, ExportOptions(functions=("rnea", "crba", "rnea"))) == two


@pytest.mark.parametrize("target", ["numpy", "casadi", "c"])
def test_a_target_leaves_the_others_out(arm: Tree, two: Plan, target: str) -> None:
    alone = plan(arm, replace(TWO, targets=(target,)))
    folders = {path.split("/")[0] for path in alone.texts if "/" in path}
    assert folders == {target}
    assert all(alone.texts[path] == two.texts[path] for path in alone.texts if "/" in path)


def test_a_function_is_the_same_in_every_export(arm: Tree, two: Plan) -> None:
    alone = plan(arm, ExportOptions(functions=("rnea",)))
    for path in ("numpy/rnea.py", "casadi/rnea.py", "c/two_link_rnea.c"):
        assert alone.texts[path] == two.texts[path]


def test_all_functions_are_the_default(arm: Tree) -> None:
    told: list[tuple[str, int, int]] = []
    whole = plan(arm, ExportOptions(targets=("c",)), lambda *it: told.append(it))
    functions = json.loads(whole.texts["manifest.json"])["functions"]
    assert [name for name, _, _ in told] == list(functions)
    assert {"rnea", "aba", "contact_jacobian", "get_dynamics"} <= set(functions)
    assert [done for _, done, _ in told] == list(range(len(functions)))


def test_the_manifest_claims_every_file_with_its_hash(two: Plan) -> None:
    claimed = claims(json.loads(two.texts["manifest.json"]))
    assert claimed == {
        path: sha256(text.encode()).hexdigest()
        for path, text in two.texts.items()
        if path not in ("manifest.json", "certificates.json")
    }


def test_a_hash_seed_changes_nothing(robot: Path, two: Plan) -> None:
    code = (
        "import sys, json; from symdyn.model.load import load\n"
        "from symdyn.export.plan import plan; from symdyn.export.options import ExportOptions\n"
        "tree = load(sys.argv[1], contacts=['tool'])\n"
        "print(json.dumps(dict(plan(tree, ExportOptions(functions=('crba', 'rnea'))).texts)))"
    )
    for seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", code, str(robot)],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert json.loads(run.stdout) == two.texts


def test_a_quote_in_a_name_breaks_no_file(arm: Tree) -> None:
    odd = plan(replace(arm, name='a"""\\b */'), ExportOptions(functions=("crba",)))
    for path, text in odd.texts.items():
        if path.endswith(".py"):
            ast.parse(text)


def test_what_a_robot_cannot_have_is_left_out_and_told(arm: Tree) -> None:
    bodies = tuple(replace(body, inertia=Inertia()) for body in arm.bodies)
    light = replace(arm, bodies=bodies)
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        planned = plan(light, ExportOptions(targets=("c",)))
    assert all(issubclass(it.category, SymdynWarning) for it in told)
    assert [str(it.message).split(": ")[1] for it in told if "elbow" in str(it.message)] == [
        "aba, minverse, forward_dynamics, delassus, aba_derivatives, state_derivative, "
        "contact_dynamics, contact_dynamics_6d, impulse_dynamics"
    ]
    assert "c/two_link_aba.c" not in planned.texts
    assert "c/two_link_rnea.c" in planned.texts
    with pytest.raises(SymdynError, match="elbow"):
        plan(light, ExportOptions(functions=("aba",)))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"functions": ("rnae",)}, ["rnae", "rnea"]),
        ({"targets": ("nunpy",)}, ["nunpy", "numpy"]),
        ({"targets": ()}, ["targets"]),
        ({"functions": ()}, ["functions"]),
        ({"convention": "mujocco"}, ["mujocco", "mujoco"]),
    ],
)
def test_an_unknown_choice_names_what_there_is(
    arm: Tree, options: dict[str, tuple[str, ...]], words: list[str]
) -> None:
    with pytest.raises(SymdynError) as caught:
        plan(arm, ExportOptions(**options))  # type: ignore[arg-type]
    assert all(word in str(caught.value) for word in words)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({}, "symdyn export two_link.urdf"),
        ({"base": "floating"}, "symdyn export two_link.urdf --base floating"),
        ({"contacts": ["tool", "fore"]}, "symdyn export two_link.urdf --contacts tool,fore"),
        ({"frames": ["fore"]}, "symdyn export two_link.urdf --frames fore"),
        ({"gravity": (0, "-1.62", 0)}, "symdyn export two_link.urdf --gravity 0,-1.62,0"),
        ({"armature": "0.01"}, "symdyn export two_link.urdf --armature 0.01"),
        ({"armature": {"elbow": 2}}, "symdyn export two_link.urdf --armature elbow=2"),
    ],
)
def test_the_header_states_the_command_that_writes_the_file(
    robot: Path, given: dict[str, object], words: str
) -> None:
    tree = load(robot, **given)  # type: ignore[arg-type]
    planned = plan(tree, ExportOptions(functions=("crba",), targets=("numpy",)))
    assert f"{words}\n" in planned.texts["numpy/crba.py"]
    command = json.loads(planned.texts["manifest.json"])["command"]
    assert command == f"{words} --functions crba --targets numpy"


@pytest.mark.parametrize("text", ["0", "12", "-9.81", "0.000001", "-0.125", "1/3", "-22/7"])
def test_a_numeral_is_exact(text: str) -> None:
    from sympy import Rational

    assert numeral(Rational(text)) == text


@pytest.mark.parametrize("functions", [None, ("aba",)])
def test_a_text_that_fails_its_check_is_never_left_out(
    arm: Tree, functions: tuple[str, ...] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def heavier(tree: Tree, name: str, convention: str) -> Program:
        first, *rest = tree.bodies
        inertia = replace(first.inertia, second=2 * first.inertia.second)
        return derive_plain(replace(tree, bodies=(replace(first, inertia=inertia), *rest)), name)

    monkeypatch.setattr("symdyn.export.functions.derive_plain", heavier)
    monkeypatch.setattr("symdyn.export.plan.offered", lambda tree, _: {"aba": offered(tree)["aba"]})
    with pytest.raises(SymdynError, match="aba: step 1"):
        plan(arm, ExportOptions(functions=functions), door=NOTHING_SAID)


def test_files_that_differ_only_in_capitals_are_refused(arm: Tree) -> None:
    twin = replace(arm.frame("tool"), name="Tool")
    tree = replace(arm, frames=(*arm.frames, twin), shown=("Tool",))
    names = ("frame_velocity_Tool", "frame_velocity_tool")
    for chosen in names:
        plan(tree, ExportOptions(functions=(chosen,), targets=("numpy",)), door=NOTHING_SAID)
    with pytest.raises(SymdynError, match="capitals"):
        plan(tree, ExportOptions(functions=names, targets=("numpy",)), door=NOTHING_SAID)
