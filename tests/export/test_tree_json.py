"""tree.json holds a tree's exact numbers."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from sympy import Symbol

from symdyn.errors import SymdynError
from symdyn.export import tree_json as codecs
from symdyn.export.tree_json import tree_from_json, tree_json
from symdyn.geometry.se3 import Pose
from symdyn.geometry.spatial import Inertia
from symdyn.model.joints import Joint
from symdyn.model.load import load
from symdyn.model.tree import Body, Contact, Frame, Tree

ROBOTS = Path(__file__).resolve().parents[1] / "robots"


@pytest.mark.parametrize(
    ("robot", "options"),
    [
        ("go2", {}),
        ("go2", {"base": "fixed", "armature": "0.01", "gravity": ("0.1", 0, 0)}),
        (ROBOTS / "arm.urdf", {"contacts": ["tool"], "frames": ["case"]}),
        (ROBOTS / "walker.urdf", {"base": "floating"}),
    ],
)
def test_a_tree_comes_back(robot: str | Path, options: dict[str, Any]) -> None:
    tree = load(robot, **options)
    text = tree_json(tree)
    assert tree_from_json(text) == tree
    assert tree_json(tree_from_json(text)) == text


@pytest.mark.parametrize(
    ("kind", "codec"),
    [
        (Tree, codecs.TREE),
        (Body, codecs.BODY),
        (Joint, codecs.JOINT),
        (Frame, codecs.FRAME),
        (Contact, codecs.CONTACT),
        (Pose, codecs.POSE),
        (Inertia, codecs.INERTIA),
    ],
)
def test_no_field_is_forgotten(kind: type, codec: codecs.Codec, arm: Tree) -> None:
    values = {
        Tree: arm,
        Body: arm.bodies[0],
        Joint: arm.bodies[0].joint,
        Frame: arm.frames[0],
        Contact: arm.contacts[0],
        Pose: Pose(),
        Inertia: Inertia(),
    }
    known = [field.name for field in fields(kind)]
    if kind is Tree:
        known.remove("parameters")  # a robot's numbers; which of them stay free, manifests say
    assert list(codec.write(values[kind])) == known


def test_rationals_are_not_rounded(arm: Tree) -> None:
    assert '"p": ["0", "0", "3/10"]' in tree_json(arm)


def test_a_symbol_is_refused(arm: Tree) -> None:
    heavy = replace(arm.bodies[0], inertia=Inertia(mass=Symbol("m")))
    with pytest.raises(SymdynError, match="m is no rational number"):
        tree_json(replace(arm, bodies=(heavy, *arm.bodies[1:])))


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"name": 1}'])
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(SymdynError, match=r"tree\.json"):
        tree_from_json(text)
