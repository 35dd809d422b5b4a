"""``symdyn list`` and ``symdyn show``."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

Run = Callable[..., tuple[int, str, str]]


def test_list(symdyn: Run) -> None:
    code, out, _ = symdyn("list")
    assert code == 0
    assert "go2" in out and "pinocchio" in out and "Derivations" in out
    assert "M nv x nv" in out


def test_list_of_a_robot(symdyn: Run, arm: str) -> None:
    _, out, _ = symdyn("list", arm)
    assert "M 2 x 2" in out and "contact_jacobian" not in out
    _, out, _ = symdyn("list", arm, "--contacts", "tool", "--base", "floating")
    assert "J_c 3 x 8" in out
    _, out, _ = symdyn("list", arm, "--frames", "fore")
    assert "with <frame> one of stand, fore" in out


def test_list_json(symdyn: Run, arm: str) -> None:
    record = json.loads(symdyn("list", "--json")[1])
    assert record["functions"]["crba"]["outputs"] == {"M": ["nv", "nv"]}
    assert record["robots"][0]["name"] == "go2"
    record = json.loads(symdyn("list", arm, "--json")[1])
    assert record["functions"]["crba"]["outputs"] == {"M": [2, 2]}


def test_list_options_need_a_robot(symdyn: Run) -> None:
    code, _, err = symdyn("list", "--base", "fixed")
    assert code == 2 and "base" in err


def test_show(symdyn: Run, arm: str) -> None:
    code, out, _ = symdyn("show", arm)
    assert code == 0
    lines = out.splitlines()
    assert lines[0] == "two_link: fixed base, nq 2, nv 2, 4.6 kg, gravity (0, 0, -9.81) m/s^2"
    assert " ".join(lines[4].split()) == "fore elbow revolute 0 1 0 1 1 1.6 0.5 2 4 30"
    assert "Welded   stand (1 kg)" in lines


def test_show_what_drives_have(symdyn: Run, tmp_path: Path) -> None:
    file = tmp_path / "arm.urdf"
    damped = '<dynamics damping="0.5"/>'
    file.write_text(
        '<robot name="r"><link name="a"/><link name="b"/><joint name="j" type="continuous">'
        f'<parent link="a"/><child link="b"/>{damped}</joint></robot>'
    )
    lines = symdyn("show", str(file), "--armature", "0.1")[1].splitlines()
    assert "Armature j 0.1" in lines
    assert "Damping  j 0.5 (in no function)" in lines
    assert not any(line.startswith("Friction") for line in lines)
    assert not any(line.startswith("Armature") for line in symdyn("show", "go2")[1].splitlines())


def test_show_options(symdyn: Run, arm: str) -> None:
    options = ("--base", "floating", "--contacts", "tool", "--frames", "fore")
    record = json.loads(
        symdyn("show", arm, *options, "--gravity", "0,0,1", "--armature", "1", "--json")[1]
    )
    assert (record["base"], record["nv"]) == ("floating", 8)
    assert record["gravity"] == [0, 0, 1]
    assert record["contacts"] == {"tool": None}
    assert [body["q"] for body in record["bodies"]] == [[0, 7], [7, 8], [8, 9]]


def test_show_json_of_go2(symdyn: Run) -> None:
    record = json.loads(symdyn("show", "go2", "--json")[1])
    assert len(record["bodies"]) == 13
    assert record["bodies"][1]["axis"] == [1, 0, 0]
    assert record["mass"] == pytest.approx(16.087)
    assert "quaternion" in record["conventions"]


def test_show_a_function(symdyn: Run, arm: str) -> None:
    code, out, _ = symdyn("show", arm, "rnea")
    assert code == 0
    assert "two_link: rnea(q, v, a) -> tau" in out and "Operations" in out
    record = json.loads(symdyn("show", arm, "rnea", "--json")[1])
    operations = record["operations"]
    assert record["flops"] == operations["mul"] + operations["add"] + operations["div"]
    assert record["outputs"][0]["shape"] == [2]


def test_show_an_unknown_function(symdyn: Run, arm: str) -> None:
    code, _, err = symdyn("show", arm, "rnae")
    assert code == 2 and '"rnea"' in err


@pytest.mark.parametrize(
    ("robot", "options"),
    [
        ("two_link.urdf", ()),
        ("arm.urdf", ("--contacts", "tool")),
        ("walker.urdf", ("--base", "floating")),
    ],
)
def test_plot_is_the_same_each_time(
    symdyn: Run, arm: str, robot: str, options: tuple[str, ...]
) -> None:
    tests = Path(arm).parents[1]
    path = str(next(tests.glob(f"*/{robot}")))
    for name in ("a.svg", "b.svg"):
        assert symdyn("show", path, *options, "--plot", name)[0] == 0
    text = Path("a.svg").read_bytes()
    assert text == Path("b.svg").read_bytes()
    assert ElementTree.fromstring(text).tag.endswith("svg")
    assert b"<image" not in text and b"dc:date" not in text


def test_plot_of_a_robot_that_cannot_move(symdyn: Run) -> None:
    Path("block.urdf").write_text('<robot name="block"><link name="stand"/></robot>')
    assert symdyn("show", "block.urdf", "--plot", "a.svg")[0] == 0


def test_plot_without_matplotlib(symdyn: Run, arm: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "matplotlib"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    code, _, err = symdyn("show", arm, "--plot", "a.svg")
    assert code == 2 and 'pip install "symdyn[plot]"' in err
    assert not Path("a.svg").exists()


def test_plot_into_a_missing_folder(symdyn: Run, arm: str) -> None:
    code, _, err = symdyn("show", arm, "--plot", "none/a.svg")
    assert code == 2 and "none/a.svg" in err


def test_list_of_derivations(symdyn: Run) -> None:
    listed = json.loads(symdyn("list", "--json")[1])["derivations"]
    names = [it["name"] for it in listed]
    assert {"rotations", "contact", "centroidal"} <= set(names) and "README" not in names
    assert next(it for it in listed if it["name"] == "pendulum")["title"] == "The pendulum"
    _, out, _ = symdyn("list")
    assert "Rotations: skew matrices, exponential, logarithm" in out


def test_list_of_statements(symdyn: Run) -> None:
    _, out, _ = symdyn("list", "--statements")
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert "rotations/skew-cross PROVED [w] v = w x v." in lines
    record = json.loads(symdyn("list", "--statements", "--json")[1])
    assert {"id", "verdict", "text"} == set(record[0]) and len(record) == len(lines)


def test_show_a_derivation(symdyn: Run) -> None:
    code, out, err = symdyn("show", "pendulum")
    assert (code, err) == (0, "") and out.startswith("# The pendulum\n")
    assert "### pendulum/energy-balance" in out and "PROVED" in out
    record = json.loads(symdyn("show", "pendulum", "--json")[1])
    assert record["statements"][0]["sibling"] == "REFUTED"
    assert symdyn("show", "pendulum", "rnea")[0] == 2
    assert symdyn("show", "pendulun")[0] == 2
