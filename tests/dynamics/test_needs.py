"""Functions that a robot cannot have are refused by name, before anything is made."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import symdyn
from symdyn.dynamics.derive import derive, offered
from symdyn.dynamics.other_names import _NAMES
from tests.support.robots import ARM, GO2

LINK = '<link name="{}"><inertial><mass value="{}"/><origin xyz="{}"/>\
<inertia ixx="{i}" iyy="{i}" izz="{i}" ixy="0" ixz="0" iyz="0"/></inertial></link>'


def _two_links(folder: Path, tip: str, **options: Any) -> Any:
    file = folder / "two.urdf"
    file.write_text(
        '<robot name="two"><link name="world"/>'
        + LINK.format("a", 1, "0.1 0 0", i="0.01")
        + tip
        + "".join(
            f'<joint name="j_{child}" type="continuous"><parent link="{parent}"/>'
            f'<child link="{child}"/><origin xyz="0.3 0 0"/><axis xyz="0 0 1"/></joint>'
            for parent, child in (("world", "a"), ("a", "b"))
        )
        + "</robot>"
    )
    return symdyn.load(file, **options)


def test_a_joint_that_moves_no_inertia_is_named(tmp_path: Path) -> None:
    tree = _two_links(tmp_path, '<link name="b"/>')
    for name in ("aba", "minverse"):
        with pytest.raises(symdyn.SymdynError, match="j_b") as error:
            derive(tree, name)
        assert error.value.cure
    assert derive(tree, "rnea").outputs
    assert derive(tree, "crba").outputs


def test_armature_is_inertia(tmp_path: Path) -> None:
    tree = _two_links(tmp_path, '<link name="b"/>', armature="0.1")
    assert derive(tree, "aba").outputs


def test_a_point_mass_on_the_axis_moves_no_inertia(tmp_path: Path) -> None:
    with pytest.warns(symdyn.SymdynWarning, match="b"):
        tree = _two_links(tmp_path, LINK.format("b", 2, "0 0 0.4", i="0"))
    with pytest.raises(symdyn.SymdynError, match="j_b"):
        derive(tree, "aba")


def test_a_robot_without_mass(tmp_path: Path) -> None:
    file = tmp_path / "frame.urdf"
    file.write_text('<robot name="frame"><link name="only"/></robot>')
    tree = symdyn.load(file, base="floating")
    for name in ("centroidal_map", "center_of_mass", "get_dynamics"):
        with pytest.raises(symdyn.SymdynError, match="no moving link with mass"):
            derive(tree, name)


def test_contact_functions_need_contacts() -> None:
    tree = symdyn.load(ARM.path)
    with pytest.raises(symdyn.SymdynError, match="no contacts"):
        derive(tree, "contact_jacobian")


def test_an_unknown_function_is_told_the_nearest() -> None:
    with pytest.raises(symdyn.SymdynError, match="crba"):
        derive(GO2.tree, "cbra")


def test_a_frame_that_is_not_shown_is_named() -> None:
    with pytest.raises(symdyn.SymdynError, match="--frames") as error:
        derive(symdyn.load("go2"), "frame_jacobian_FL_calf_local_dot")
    assert "FL_calf" in str(error.value.cure)


def test_a_robot_without_joints_has_all_jacobians(tmp_path: Path) -> None:
    file = tmp_path / "box.urdf"
    file.write_text('<robot name="box"><link name="box"/></robot>')
    tree = symdyn.load(file)
    names = [name for name in offered(tree) if name.startswith("frame_jacobian")]
    assert len(names) == 6
    for name in names:
        assert derive(tree, name).outputs[0].port.shape == (6, 0)


@pytest.mark.parametrize(
    ("other", "own"),
    [
        ("RNEA", "rnea"),
        ("mass_matrix", "crba"),
        ("computeJointTorqueRegressor", "regressor"),
        ("CalcBiasTerm", "nonlinear_effects"),
        ("inverse_dynamics", "rnea"),
        ("jacobian", "frame_jacobian_<link>"),
    ],
)
def test_names_of_other_libraries_are_translated(other: str, own: str) -> None:
    with pytest.raises(symdyn.SymdynError) as error:
        derive(symdyn.chain("RzRy"), other)
    assert f'is "{own}"' in str(error.value)


def test_every_name_that_is_told_is_there() -> None:
    known = {re.sub(r"<frame>|FL_foot", "<link>", name) for name in offered(symdyn.load("go2"))}
    assert set(_NAMES) <= known
