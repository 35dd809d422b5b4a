from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from sympy import Rational

from symdyn.errors import SymdynError
from symdyn.model.load import load
from symdyn.model.tree import Contact

Write = Callable[..., Path]

ARM = """<link name="base"/><link name="arm"/>
<joint name="j" type="revolute"><parent link="base"/><child link="arm"/></joint>"""


def test_a_file_has_a_fixed_base_and_no_contacts(urdf: Write) -> None:
    tree = load(urdf(ARM))
    assert (tree.nq, tree.floating, tree.contacts) == (1, False, ())
    assert load(str(urdf(ARM)), base="floating").nq == 8


def test_a_built_in_robot_has_its_own_defaults() -> None:
    tree = load("go2")
    assert tree.floating
    assert tree.contacts[0] == Contact("FL_foot", 0.022)


def test_defaults_of_a_built_in_robot_can_be_replaced() -> None:
    tree = load(
        "go2", base="fixed", gravity=(0, 0, 0), armature=0.01, contacts=("imu",), frames=("radar",)
    )
    assert (tree.nq, tree.nv) == (12, 12)
    assert list(tree.gravity) == [0, 0, 0]
    assert tree.bodies[0].joint.armature == (Rational(1, 100),)
    assert tree.contact_names == ("imu",)
    assert tree.shown == ("radar",)


def test_an_unknown_name_lists_the_built_in_robots(tmp_path: Path) -> None:
    for name in ("go1", "anymal", str(tmp_path / "none.urdf"), str(tmp_path)):
        with pytest.raises(SymdynError, match='"go2"') as refusal:
            load(name)
        assert refusal.value.file == name


def test_a_tree_shows_itself_in_a_line() -> None:
    assert repr(load("go2")) == "<Tree go2: floating base, nq 19, nv 18, bodies 13>"
