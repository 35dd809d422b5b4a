"""What a race tells."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import pinocchio as pin
import pytest

from symdyn.bench import pinocchio_cpp, race, table
from symdyn.bench.pinocchio_python import PEERS
from symdyn.model.load import load


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SYMDYN_CACHE", str(tmp_path_factory.mktemp("cache")))
        return race.race(load("go2"), ["gravity"], rounds=2)


def test_every_contestant_has_its_times(record: dict[str, Any]) -> None:
    found = record["functions"]["gravity"]
    assert {"C one", "C batch", "C batch, called from Python", "NumPy batch"} <= set(found["ns"])
    for times in found["ns"].values():
        assert 0 < times["least"] <= times["median"]
    assert found["operations"] > 100
    assert 0 < found["accuracy"]["g"]["float64"] < 1e-14
    assert 1e-9 < found["accuracy"]["g"]["float32"] < 1e-5


def test_what_is_not_installed_is_told(
    record: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    from symdyn.bench import pinocchio_python

    monkeypatch.setattr(pinocchio_python, "find_spec", lambda name: None)
    found, missing = pinocchio_python.contestants(load("go2"), {}, {})
    assert found == {} and len(missing) == len(PEERS)
    text = table.race_text({**record, "missing": missing})
    assert "pip install pin" in text


def test_the_table_and_the_picture_hold_the_numbers(record: dict[str, Any]) -> None:
    least = record["functions"]["gravity"]["ns"]["C one"]["least"]
    assert f"{least:.0f}" in table.race_text(record)
    root = ET.fromstring(table.race_svg(record))
    assert len(root.findall("{*}rect")) == len(record["functions"]["gravity"]["ns"])


def test_the_program_in_cpp_has_every_joint() -> None:
    model = pin.buildSampleModelManipulator()
    text = pinocchio_cpp.render("arm", model, 8)
    assert text.count("m.addJoint(") == model.njoints - 1
