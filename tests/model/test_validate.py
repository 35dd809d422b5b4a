"""Trees of one's own: what is filled in, what is refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from sympy import Float, ImmutableMatrix, Matrix, Rational, cos, eye, nan, oo, sin, sqrt, symbols

import symdyn
from symdyn import Body, Contact, Frame, Inertia, Joint, Pose, SymdynError, Tree
from symdyn.geometry.so3 import axis_rotation, basis
from symdyn.model.reframe import align_axes, slide_origins
from symdyn.model.tree import WORLD

Change = Callable[[Tree], Tree]

TURN = Pose(axis_rotation(basis(0), Rational(3, 5), Rational(4, 5)), ImmutableMatrix([0, 0, 1]))
LUMP = Inertia.about_com(2, ImmutableMatrix([0, 1, 0]), ImmutableMatrix(eye(3)))


def own() -> Tree:
    """A base, an arm, a wheel, and a gear that follows the arm."""
    return Tree(
        "own",
        [
            Body("arm", WORLD, Joint("elbow", "revolute", (0, 0, 1)), TURN, LUMP),
            Body("wheel", 0, Joint("axle", "continuous", [0, 1, 0]), Pose(), LUMP),
            Body("gear", 0, Joint("mesh", "revolute", (1, 0, 0), ratio=-2), TURN, LUMP, master=0),
        ],
        [Frame("base", WORLD, Pose()), Frame("arm", 0, Pose()), Frame("wheel", 1, TURN)],
        contacts=[Contact("wheel", 0.1)],
    )


def test_lists_become_tuples_and_what_is_left_out_is_filled_in() -> None:
    tree = own()
    assert isinstance(tree.bodies, tuple)
    assert hash(tree) == hash(own())
    assert (tree.nq, tree.nv, tree.mass) == (3, 2, 6.0)
    assert tree.lower == tree.upper == tree.velocity == tree.effort == (None, None)
    assert tree.damping == tree.friction == tree.armature == (0.0, 0.0)
    assert Joint("ball", "spherical").armature == (0, 0, 0)
    assert Joint("slide", "prismatic", (1, 0, 0), lower=[0.5]).lower == (0.5,)


def test_functions_of_ones_own_tree() -> None:
    M = symdyn.function(own(), "crba")([0.3, 1.0, 0.0])
    assert M.shape == (2, 2)


def test_a_checked_tree_stays_one_in_other_frames() -> None:
    tree = slide_origins(align_axes(own()))
    assert replace(tree) == tree
    assert tree.nv == 2


def body(index: int, **changes: Any) -> Change:
    def change(tree: Tree) -> Tree:
        bodies = list(tree.bodies)
        bodies[index] = replace(bodies[index], **changes)
        return replace(tree, bodies=tuple(bodies))

    return change


def joint(index: int, **changes: Any) -> Change:
    return lambda tree: body(index, joint=replace(tree.bodies[index].joint, **changes))(tree)


def tree(**changes: Any) -> Change:
    return lambda whole: replace(whole, **changes)


SKEW = ImmutableMatrix([[1, 2, 0], [0, 1, 0], [0, 0, 1]])
STRETCHED = ImmutableMatrix([[1, 0, 0], [0, 1, 0], [0, 0, Rational(100001, 100000)]])
MIRROR = ImmutableMatrix([[1, 0, 0], [0, 1, 0], [0, 0, -1]])

BAD: dict[str, tuple[Change, list[str]]] = {
    "child before parent": (body(0, parent=1), ['"arm"', "parents before children"]),
    "own parent": (body(1, parent=1), ['"wheel"', "parent"]),
    "no such parent": (body(1, parent=-2), ['"wheel"']),
    "axis not unit": (joint(0, axis=(0, 1, 1)), ['"elbow"', "length one"]),
    "axis almost unit": (joint(0, axis=(0, 0, Rational(99999, 100000))), ['"elbow"']),
    "zero axis": (joint(0, axis=(0, 0, 0)), ['"elbow"', "length one"]),
    "axis of a float": (joint(0, axis=(0, 0, 1.0)), ['"elbow"', "no exact number"]),
    "axis in the plane": (joint(0, axis=(1, 0)), ['"elbow"', "3 x 1"]),
    "unknown kind": (joint(0, kind="revolut"), ['"elbow"', '"revolute"']),
    "limits of another joint": (joint(0, lower=(1.0, 2.0)), ['"elbow"', "lower", "2 items"]),
    "axis of a ball": (
        joint(
            0,
            kind="spherical",
            lower=(),
            upper=(),
            velocity=(),
            effort=(),
            damping=(),
            friction=(),
            armature=(),
        ),
        ['"elbow"', "not zero"],
    ),
    "armature of a float": (joint(0, armature=(Float(0.1),)), ['"elbow"', "armature"]),
    "two joints of a name": (joint(1, name="elbow"), ['joint "elbow"', "twice"]),
    "two frames of a name": (
        tree(frames=(Frame("arm", 0, Pose()), Frame("arm", 1, Pose()))),
        ['frame "arm"', "twice"],
    ),
    "frame of no body": (tree(frames=(Frame("base", 7, Pose()),)), ['"base"', "no body 7"]),
    "no frame": (tree(frames=(), contacts=()), ["frame"]),
    "contact of no frame": (tree(contacts=(Contact("whel"),)), ['"whel"', '"wheel"']),
    "a contact twice": (tree(contacts=(Contact("arm"), Contact("arm"))), ['"arm"', "twice"]),
    "shown without frame": (tree(shown=("hand",)), ['"hand"']),
    "not a rotation": (body(0, placement=Pose(SKEW)), ['"arm"', "rotation"]),
    "stretched": (body(0, placement=Pose(STRETCHED)), ['"arm"', "rotation"]),
    "mirrored": (body(0, placement=Pose(MIRROR)), ['"arm"', "rotation"]),
    "placement of floats": (
        body(0, placement=Pose(p=ImmutableMatrix([0, 0, 0.5]))),
        ['"arm"', "no exact number"],
    ),
    "placement that may change": (body(0, placement=Pose(p=Matrix([0, 0, 1]))), ['"arm"', "p is"]),
    "infinite": (body(0, placement=Pose(p=ImmutableMatrix([oo, 0, 0]))), ['"arm"']),
    "not a number": (body(0, placement=Pose(p=ImmutableMatrix([nan, 0, 0]))), ['"arm"', "nan"]),
    "beyond doubles": (
        body(0, placement=Pose(p=ImmutableMatrix([10**400, 0, 0]))),
        ['"arm"', "range"],
    ),
    "skew inertia": (body(0, inertia=Inertia(1, ImmutableMatrix([0, 0, 0]), SKEW)), ["symmetric"]),
    "negative mass": (body(0, inertia=Inertia(-1)), ['"arm"', "negative"]),
    "mass of a float": (body(0, inertia=Inertia(0.1)), ['"arm"', "0.1"]),
    "gravity in two numbers": (tree(gravity=ImmutableMatrix([0, -9])), ["gravity"]),
    "gravity as a list": (tree(gravity=[0, 0, -9]), ["gravity"]),
    "welded twice": (tree(welded=Inertia(second=SKEW)), ["welded", "symmetric"]),
    "ratio without master": (joint(0, ratio=2), ['"elbow"', "follows no joint"]),
    "own master": (body(2, master=2), ['"mesh"', "master"]),
    "no such master": (body(2, master=9), ['"mesh"', "body 9"]),
    "master that follows": (body(1, master=2), ['"axle"', '"mesh"']),
    "angle of a wheel": (body(2, master=1), ['"mesh"', '"axle"', "follows_pair"]),
    "half a wheel": (
        lambda t: joint(2, ratio=Rational(1, 2), follows_pair=True)(body(2, master=1)(t)),
        ['"mesh"', '"axle"'],
    ),
    "pair of an angle": (joint(2, follows_pair=True), ['"mesh"', '"elbow"']),
    "wheel that follows an angle": (joint(2, kind="continuous"), ['"mesh"', '"elbow"']),
}


@pytest.mark.parametrize("case", BAD)
def test_what_is_no_tree_is_refused_by_name(case: str) -> None:
    change, words = BAD[case]
    with pytest.raises(SymdynError) as refusal:
        change(own())
    assert refusal.value.cure
    for word in words:
        assert word in str(refusal.value)


def test_symbols_and_irrational_numbers_are_welcome() -> None:
    a, m, l = symbols("a m l")
    tilt = Pose(axis_rotation(basis(1), cos(a), sin(a)), ImmutableMatrix([l, 0, sqrt(2)]))
    changed = body(0, placement=tilt, inertia=Inertia(m))(own())
    assert changed.mass == m + 4
    # The same product in two orders is symmetric, although it does not look so.
    S = ImmutableMatrix([[1, l * (a + 1), 0], [l * a + l, 1, 0], [0, 0, 1]])
    assert body(0, inertia=Inertia(m, ImmutableMatrix([0, 0, 0]), S))(own()).nv == 2


def test_a_wheel_is_followed_by_whole_numbers() -> None:
    arm, wheel, gear = own().bodies
    gear = replace(gear, master=1, joint=replace(gear.joint, follows_pair=True))
    whole = replace(own(), bodies=(arm, wheel, gear))
    assert whole.bodies[2].joint.cos_sin([0, 1]) == (-1, 0)
