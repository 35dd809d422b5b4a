"""The manifest says what each number of an export means."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from symdyn.export.options import ExportOptions
from symdyn.export.plan import plan
from symdyn.model.load import load
from symdyn.model.tree import Tree
from tests.support.robots import WALKER

PARTS = ("hip", "thigh", "calf")


def manifest(tree: Tree) -> dict[str, Any]:
    options = ExportOptions(functions=("crba",), targets=("numpy",))
    record: dict[str, Any] = json.loads(plan(tree, options).texts["manifest.json"])
    return record


@pytest.fixture(scope="module")
def go2() -> dict[str, Any]:
    return manifest(load("go2"))


def test_the_robot(arm: Tree) -> None:
    record = manifest(arm)
    assert record["schema"].split(".")[0] == "1"
    assert (record["robot"], record["nq"], record["nv"]) == ("two_link", 2, 2)
    assert record["joint_names"] == ["shoulder", "elbow"]
    assert record["frame_names"] == ["stand", "upper", "fore", "tool"]
    assert record["contacts"] == [{"name": "tool", "link": "tool", "radius": None}]
    assert record["gravity"] == ["0", "0", "-9.81"]
    assert record["limits"]["elbow"] == {"lower": 0.5, "upper": 2, "velocity": 4, "effort": 30}


def test_what_is_inside_the_functions(arm: Tree) -> None:
    record = manifest(arm)
    assert record["damping"] == {"in_functions": False, "values": {"shoulder": 0.25, "elbow": 0}}
    assert record["friction"]["values"]["shoulder"] == 0.125
    assert not record["armature"]["in_functions"]


def test_armature_is_inside_when_asked_for(robot: str) -> None:
    record = manifest(load(robot, armature={"elbow": "0.5"}))
    assert record["armature"] == {"in_functions": True, "values": {"shoulder": 0, "elbow": 0.5}}


def test_a_function(arm: Tree) -> None:
    crba = manifest(arm)["functions"]["crba"]
    assert crba["inputs"][0] | {"unit": ""} == {
        "name": "q",
        "shape": [2],
        "unit": "",
        "frame": crba["inputs"][0]["frame"],
        "nnz": 2,
    }
    assert [(port["name"], port["shape"], port["nnz"]) for port in crba["outputs"]] == [
        ("M", [2, 2], 4)
    ]
    assert list(crba["operations"])[:6] == ["mul", "add", "div", "sin", "cos", "sqrt"]
    assert crba["operations"]["cos"] == 1
    assert list(crba["sha256"]) == ["numpy/crba.py"]


def test_conventions_are_written_out(go2: dict[str, Any], arm: Tree) -> None:
    words = go2["conventions"]
    assert words["name"] == "pinocchio"
    assert {"q", "v", "quaternion", "six_vectors", "jacobians", "gravity"} <= set(words)
    assert "quaternion" not in manifest(arm)["conventions"]


def test_structural_zeros_are_not_counted(go2: dict[str, Any]) -> None:
    assert go2["functions"]["crba"]["outputs"][0]["nnz"] < 18 * 18


def test_feet_have_their_radius(go2: dict[str, Any]) -> None:
    assert [contact["radius"] for contact in go2["contacts"]] == [0.022] * 4


MOTORS = [f"{leg}_{part}_joint" for leg in ("FR", "FL", "RR", "RL") for part in PARTS]


@pytest.mark.parametrize("base", ["floating", "fixed"])
def test_the_order_of_unitree(base: str) -> None:
    go2 = manifest(load("go2", base=base))
    index = {name: go2["permutations"][name]["index"] for name in go2["permutations"]}
    assert [go2["joint_names"][k] for k in index["unitree_sdk"]] == MOTORS
    for key, size in (("q", 7), ("v", 6)):
        first = size if base == "floating" else 0
        ours = [*range(first), *go2["joint_names"]]
        assert [ours[k] for k in index[f"unitree_sdk_{key}"]] == [*range(first), *MOTORS]


def test_the_order_of_the_file() -> None:
    record = manifest(WALKER.tree)
    file = re.findall(r'<joint name="(.*?)" type="[rpc]', WALKER.path.read_text())
    index = record["permutations"]["file_order"]["index"]
    assert [record["joint_names"][k] for k in index] == file != record["joint_names"]
    for key in "qv":
        joints = [record[f"{key}_index"][name] for name in file]
        expected = [k for start, stop in joints for k in range(start, stop)]
        found = record["permutations"][f"file_order_{key}"]["index"]
        assert found[len(found) - len(expected) :] == expected


def test_the_order_of_mujoco(go2: dict[str, Any]) -> None:
    index = go2["permutations"]["mujoco_qpos"]["index"]
    ours = ["x", "y", "z", "qx", "qy", "qz", "qw", *go2["joint_names"]]
    assert [ours[k] for k in index][:8] == ["x", "y", "z", "qw", "qx", "qy", "qz", ours[7]]
    assert sorted(index) == list(range(19))


def test_where_each_joint_stands(go2: dict[str, Any]) -> None:
    assert go2["q_index"]["root_joint"] == [0, 7]
    assert go2["v_index"]["FL_hip_joint"] == [6, 7]
