"""``symdyn check`` on a page of notes with two errors in it, as in a repository with CI."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., tuple[int, str, str]]

NOTES = r"""# Lecture 5

```symdyn
let R: SO3
let a, b: vec3
let \hat{u}: unit3
let \theta: angle
latex [rotated]
```

$$ R(a \times b) = (Ra) \times (Rb) $$

Rodrigues' formula is

```symdyn
latex [rodrigues]
```

$$ e^{[\hat u]\theta} = I + \sin\theta\,[\hat u] + (1 + \cos\theta)[\hat u]^2 $$

and power does not depend on the frame:

```symdyn
let T: SE3
let V: twist
let F: wrench
latex [power] F^T V = F'^T V', \quad V' = \operatorname{Ad}_T V, \quad F' = \operatorname{Ad}_T^T F
```
"""


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    path = tmp_path / "notes.md"
    path.write_text(NOTES, encoding="utf-8")
    return path


def test_both_errors_are_named_with_their_lines_and_what_is_true(symdyn: Run, notes: Path) -> None:
    code, out, err = symdyn("check", str(notes), "--json")
    assert (code, err) == (1, "")
    found = {it["id"]: it for it in json.loads(out)}
    assert [it["verdict"] for it in found.values()] == ["PROVED", "REFUTED", "REFUTED"]
    lines = NOTES.splitlines()
    assert "rac" not in lines[found["rotated"]["line"] - 1]
    assert r"1 + \cos" in lines[found["rodrigues"]["line"] - 1]
    assert "[power]" in lines[found["power"]["line"] - 1]
    first = [it["repairs"][0] for it in (found["rodrigues"], found["power"])]
    assert "1 - cos(theta)" in first[0]["formula"]
    assert r"1 - \cos(\theta)" in first[0]["latex"]
    assert "Ad(inv(T)).T*F" in first[1]["formula"]


def test_the_repaired_page_exits_0(symdyn: Run, notes: Path) -> None:
    right = NOTES.replace(r"1 + \cos", r"1 - \cos").replace("Ad}_T^T F", "Ad}_T^{-T} F")
    notes.write_text(right, encoding="utf-8")
    code, out, err = symdyn("check", str(notes), "--report", "report.md")
    assert (code, err) == (0, "")
    assert "3 PROVED" in Path("report.md").read_text(encoding="utf-8").replace("-MOD-P", "")
    assert "none not as expected" in out


def test_an_error_that_is_expected_exits_0(symdyn: Run, notes: Path) -> None:
    wrong = NOTES.replace("latex [rodrigues]", "latex [rodrigues]\nexpect REFUTED")
    notes.write_text(wrong.replace("Ad}_T^T F", "Ad}_T^{-T} F"), encoding="utf-8")
    assert symdyn("check", str(notes))[0] == 0


def test_what_cannot_be_read_exits_2(symdyn: Run, notes: Path) -> None:
    notes.write_text(NOTES.replace("let a, b: vec3\n", ""), encoding="utf-8")
    code, out, err = symdyn("check", str(notes))
    assert code == 2
    assert "rodrigues" in out
    assert "notes.md:10: a: is not declared" in err


def test_a_folder_names_the_file_of_each(symdyn: Run, notes: Path) -> None:
    (notes.parent / "b.symdyn").write_text("let w: vec3\nhat(w)*w == 0\n", encoding="utf-8")
    code, out, _ = symdyn("check", str(notes.parent), "--json")
    assert code == 1
    assert {Path(it["file"]).name for it in json.loads(out)} == {"notes.md", "b.symdyn"}


def test_the_hook_runs_a_command_that_exists(symdyn: Run, notes: Path) -> None:
    hook = (Path(__file__).parents[2] / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
    entry = next(line for line in hook.splitlines() if line.strip().startswith("entry:"))
    _, command, *words = entry.split()
    assert command == "symdyn"
    assert symdyn(*words, str(notes))[0] == 1
