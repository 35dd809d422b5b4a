"""An export is checked from its folder alone, and whatever was changed in it is named."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import sympy as sp

from symdyn.errors import SymdynError
from symdyn.export import recheck
from symdyn.export.findings import Report
from symdyn.export.options import ExportOptions
from symdyn.export.plan import plan, plan_program
from symdyn.export.verify import verify
from symdyn.export.write import write_folder
from symdyn.model.tree import Tree
from symdyn.program.api import program
from symdyn.truth.door import NOTHING_SAID
from tests.support.robots import ARM

TWO = ExportOptions(functions=("crba", "aba"))
CRBA = ("c/two_link_crba.c", "casadi/crba.py", "numpy/crba.py")
ABA = ("c/two_link_aba.c", "casadi/aba.py", "numpy/aba.py")


@pytest.fixture(scope="module")
def exported(arm: Tree, tmp_path_factory: pytest.TempPathFactory) -> Path:
    texts = plan(arm, TWO, door=NOTHING_SAID).texts
    return write_folder(texts, tmp_path_factory.mktemp("verify") / "arm")


@pytest.fixture
def folder(exported: Path, tmp_path: Path) -> Path:
    """An export to spoil."""
    return Path(shutil.copytree(exported, tmp_path / "arm"))


def named(report: Report) -> dict[str, tuple[str, ...]]:
    """The problems of each file that has some."""
    assert report.passed == (not any(it.problems for it in report.files))
    return {it.path: it.problems for it in report.files if it.problems}


def change(file: Path, old: str, new: str) -> None:
    """Replace text that is there, the first time it is."""
    text = file.read_text()
    assert re.search(old, text)
    file.write_text(re.sub(old, new, text, count=1))


def cover(folder: Path, *paths: str) -> None:
    """State the hashes of spoilt files wherever hashes are stated."""
    for path in (*paths, "manifest.json"):
        digest = sha256((folder / path).read_bytes()).hexdigest()
        for record in ("manifest.json", "certificates.json"):
            text = (folder / record).read_text()
            (folder / record).write_text(
                re.sub(
                    rf'("{re.escape(path)}": (?:{{\s*"sha256": )?")[0-9a-f]{{64}}',
                    rf"\g<1>{digest}",
                    text,
                )
            )


@pytest.mark.parametrize("fresh", [False, True])
def test_an_export_is_what_its_certificates_say(folder: Path, fresh: bool) -> None:
    told: list[tuple[str, int, int]] = []
    (folder / "numpy" / "__pycache__").mkdir()
    (folder / "numpy" / "__pycache__" / "crba.pyc").write_text("")
    report = verify(folder, fresh, lambda *it: told.append(it))
    assert named(report) == {} and report.notes == () and report.robot == "two_link"
    compared = {it.path: (it.function, it.compared) for it in report.files}
    assert compared["numpy/aba.py"] == ("aba", "operation by operation")
    assert compared["tree.json"] == ("", "")
    assert told == [("crba", 0, 2), ("aba", 1, 2)]


def test_how_it_was_optimised_does_not_matter(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("symdyn.dynamics.derive.factor", lambda program: 1 / 0)
    monkeypatch.setattr("symdyn.dynamics.derive.align_axes", lambda tree: 1 / 0)
    assert verify(folder).passed


EDITS = [
    ("c/two_link_crba.c", r" \* (\d\.)(\d+;)", r" * \g<1>1\2"),
    ("casadi/crba.py", r" \* (\d\.)(\d+\n)", r" * \g<1>1\2"),
    ("numpy/crba.py", r"numbers\(\((\d\.)(\d+)", r"numbers((\g<1>1\2"),
    ("numpy/crba.py", r"M\[0, 1\] = (.*)", r"M[0, 1] = -(\1)"),
    ("casadi/aba.py", r'"q", "v"', '"v", "q"'),
    ("c/two_link_aba.c", r"a\[1\] = ", "a[0] = "),
    ("c/two_link.h", r"two_link_aba\(", "two_link_crba("),
    ("c/symdyn_lanes.h", r"1048576\.0", "1048577.0"),
    ("numpy/aba.py", "Operations ", "Operations about "),
    ("__init__.py", "load", "laod"),
    ("tree.json", '"0.3"|"3/10"', '"2/5"'),
    ("manifest.json", '"nv": 2', '"nv": 3'),
    ("manifest.json", '"upper": 2.5', '"upper": 2.6'),
]


@pytest.mark.parametrize(("path", "old", "new"), EDITS)
def test_an_edited_file_is_named(folder: Path, path: str, old: str, new: str) -> None:
    change(folder / path, old, new)
    found = named(verify(folder))
    assert "not the text that was certified" in found[path]
    assert set(found) - {path} <= {
        "certificates.json",
        *(CRBA + ABA if path == "tree.json" else ()),
    }


@pytest.mark.parametrize(("path", "old", "new"), EDITS[:8])
def test_an_edit_with_its_hashes_mended_is_found_by_reading(
    folder: Path, path: str, old: str, new: str
) -> None:
    change(folder / path, old, new)
    cover(folder, path)
    found = named(verify(folder))
    assert list(found) == [path]
    assert "not the text that was certified" not in found[path]


def test_other_numbers_of_the_robot_are_another_recursion(folder: Path) -> None:
    change(folder / "tree.json", r'"p": \["2/5"', '"p": ["3/5"')
    cover(folder, "tree.json")
    found = named(verify(folder))
    assert set(found) == {*CRBA, *ABA}
    assert all("step 1" in problem for problems in found.values() for problem in problems)


@pytest.mark.parametrize("key", ["inputs", "outputs", "operations"])
def test_the_manifest_is_compared_with_the_files(folder: Path, key: str) -> None:
    record = json.loads((folder / "manifest.json").read_text())
    stated = record["functions"]["aba"][key]
    if key == "operations":
        stated["mul"] += 1
    else:
        stated[0]["nnz"] -= 1
    (folder / "manifest.json").write_text(json.dumps(record))
    cover(folder)
    assert named(verify(folder)) == {
        "manifest.json": (f"aba: states other {key} than its files have",)
    }


def test_all_three_files_changed_alike_are_found(folder: Path) -> None:
    for path in CRBA:
        text = (folder / path).read_text()
        constant = re.search(r"\d\.\d{3,}", text)
        assert constant
        (folder / path).write_text(text.replace(constant[0], constant[0] + "1"))
    cover(folder, *CRBA)
    assert set(named(verify(folder))) == set(CRBA)


CERTIFIED: list[tuple[str, str, Any]] = [
    ("points", "points", 2),
    ("degree", "degree", 1),
    ("error", "error", "2^-999"),
    ("constants", "constants", 1),
    ("rounded_constants", "rounded_constants", 0),
    ("plain", "plain", "0" * 64),
    ("program", "program", "0" * 64),
    ("circle", "circle", [["q", 0, 1]]),
    ("exact_constants", "exact constants", {"0.5": "1/2"}),
]


@pytest.mark.parametrize(("key", "word", "value"), CERTIFIED)
def test_an_edited_certificate_is_named(folder: Path, key: str, word: str, value: Any) -> None:
    file = folder / "certificates.json"
    record = json.loads(file.read_text())
    record["functions"]["aba"][key] = value
    file.write_text(json.dumps(record))
    found = named(verify(folder))
    assert list(found) == ["certificates.json"]
    assert "aba" in found["certificates.json"][0] and word in found["certificates.json"][0]


def test_an_edited_hash_is_named(folder: Path) -> None:
    change(folder / "certificates.json", r'("tree.json": ")\w{64}', r"\g<1>" + "0" * 64)
    assert set(named(verify(folder))) == {"manifest.json", "tree.json"}
    change(folder / "certificates.json", r'"printed": "\w{64}"', f'"printed": "{"0" * 64}"')
    assert set(CRBA) <= set(named(verify(folder)))


def test_a_comparison_that_was_another_is_named(folder: Path) -> None:
    change(folder / "certificates.json", "operation by operation", "modulo primes")
    assert len(named(verify(folder))) == 1


def test_swapped_files_are_named(folder: Path) -> None:
    one, two = (folder / "numpy" / name for name in ("aba.py", "crba.py"))
    text = one.read_text()
    one.write_text(two.read_text())
    two.write_text(text)
    found = named(verify(folder))
    assert set(found) == {"numpy/aba.py", "numpy/crba.py"}
    assert all(len(problems) == 2 for problems in found.values())


@pytest.mark.parametrize("path", [CRBA[0], CRBA[2], "tree.json", "__init__.py", "c/two_link.h"])
def test_a_missing_file_is_named(folder: Path, path: str) -> None:
    (folder / path).unlink()
    assert "missing" in named(verify(folder))[path]


def test_files_that_are_gone_together_are_all_named(folder: Path) -> None:
    shutil.rmtree(folder / "c")
    shutil.rmtree(folder / "casadi")
    (folder / "numpy" / "aba.py").unlink()
    found = named(verify(folder))
    assert all(problems == ("missing",) for problems in found.values()) and len(found) == 7


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda data: data["outputs"]["M"].__setitem__(3, data["outputs"]["M"][3] + 1e-9), "M is"),
        (lambda data: data["inputs"]["q"].__setitem__(1, 0.25), "M is not what fifty digits"),
        (lambda data: data["inputs"]["q"].append(0.0), "other inputs"),
        (lambda data: data["outputs"].clear(), "other outputs"),
        (lambda data: data["inputs"]["q"].__setitem__(1, "x"), "cannot be read"),
    ],
)
def test_other_golden_data_with_their_hash_mended_are_found(
    folder: Path, change: Callable[[Any], None], problem: str
) -> None:
    golden = folder / "golden.json"
    data = json.loads(golden.read_text())
    change(data["crba"])
    golden.write_text(json.dumps(data))
    cover(folder, "golden.json")
    problems = named(verify(folder))
    assert set(problems) == {"golden.json"}
    assert any(it.startswith("crba: ") and problem in it for it in problems["golden.json"])


@pytest.mark.parametrize("path", ["notes.txt", "numpy/rnea.py", "c/other.h"])
def test_an_extra_file_is_named(folder: Path, path: str) -> None:
    (folder / path).write_text("mine\n")
    assert named(verify(folder)) == {path: ("no file of this export",)}


def test_binary_rubbish_is_no_crash(folder: Path) -> None:
    for path in (*CRBA, "tree.json"):
        (folder / path).write_bytes(b"\xff\x00\xfe")
    assert {*CRBA, "tree.json"} <= set(named(verify(folder)))


def test_another_symdyn_may_write_the_recursion_otherwise(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from symdyn.dynamics.derive import derive

    monkeypatch.setattr(recheck, "derive_plain", derive)
    assert list(named(verify(folder))) == ["certificates.json"]
    change(folder / "certificates.json", '"symdyn": "[^"]*"', '"symdyn": "0.0.7"')
    report = verify(folder)
    assert named(report) == {}
    assert [note.split(":")[0] for note in report.notes] == ["crba", "aba"]


def test_a_function_that_is_no_more_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(*given: Any) -> None:
        raise SymdynError("has no function of this name", element="aba")

    monkeypatch.setattr(recheck, "derive_plain", gone)
    found = named(verify(folder))
    assert set(found) == {*CRBA, *ABA}


@pytest.mark.parametrize("convention", ["mujoco", "featherstone"])
def test_conventions_and_endless_joints(convention: str, tmp_path: Path) -> None:
    options = ExportOptions(("rnea",), ("numpy",), convention)
    texts = plan(ARM.tree, options, door=NOTHING_SAID).texts
    record = json.loads(texts["certificates.json"])["functions"]["rnea"]
    assert len(record["circle"]) == 1
    assert verify(write_folder(texts, tmp_path / "arm")).passed
    other = json.loads(texts["manifest.json"])
    other["conventions"]["name"] = "pinocchio"
    (tmp_path / "arm" / "manifest.json").write_text(json.dumps(other))
    assert "manifest.json" in named(verify(tmp_path / "arm"))


@pytest.fixture
def swing(tmp_path: Path) -> Path:
    """The export of a program without a robot."""
    x, y = sp.symbols("x y")
    made = program("swing", {"x": x, "y": y}, {"z": sp.Rational(1, 3) * x + y**2, "w": [x, 2]})
    return write_folder(plan_program(made, ExportOptions()).texts, tmp_path / "swing")


def test_a_program_has_no_recursion_and_says_so(swing: Path) -> None:
    report = verify(swing)
    assert report.passed
    assert "no recursion" in " ".join(report.notes)
    record = json.loads((swing / "certificates.json").read_text())["functions"]["swing"]
    assert record["exact_constants"] == {repr(1 / 3): "1/3"} and "plain" not in record


@pytest.mark.parametrize("path", ["c/swing_swing.c", "casadi/swing.py", "numpy/swing.py"])
def test_an_edited_program_is_named(swing: Path, path: str) -> None:
    change(swing / path, "0.333", "0.334")
    assert set(named(verify(swing))) == {path}
    cover(swing, path)
    assert set(named(verify(swing))) == {path}


def spoil(file: str, text: str) -> Callable[[Path], object]:
    return lambda folder: (folder / file).write_text(text)


@pytest.mark.parametrize(
    ("spoilt", "words"),
    [
        (shutil.rmtree, "manifest.json"),
        (lambda folder: (folder / "manifest.json").unlink(), "manifest.json"),
        (lambda folder: (folder / "certificates.json").unlink(), "certificates.json"),
        (spoil("manifest.json", "{"), "manifest.json"),
        (spoil("manifest.json", "[]"), "manifest.json"),
        (spoil("certificates.json", '{"schema": "1.0.0"}'), "functions"),
        (spoil("certificates.json", '{"schema": "1.0.0", "functions": 1}'), "int"),
        (spoil("certificates.json", '{"schema": "2.0.0"}'), "2.0.0"),
        (spoil("manifest.json", '{"schema": "7"}'), "schema 7"),
    ],
)
def test_what_is_no_export_is_refused(
    folder: Path, spoilt: Callable[[Path], object], words: str
) -> None:
    spoilt(folder)
    with pytest.raises(SymdynError, match=re.escape(words)):
        verify(folder)


def test_a_record_is_plain_data(folder: Path) -> None:
    (folder / "numpy" / "aba.py").unlink()
    report = verify(folder)
    record = report.record()
    assert record == json.loads(json.dumps(record)) and record["passed"] is False
    one = next(it for it in record["files"] if it["path"] == "numpy/aba.py")
    assert one == {
        "path": "numpy/aba.py",
        "function": "aba",
        "compared": "",
        "problems": ["missing"],
    }
    assert replace(report, files=()).passed
