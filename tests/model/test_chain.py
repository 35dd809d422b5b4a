"""Symbolic arms, against what textbooks print and against numbers put in."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from sympy import ImmutableMatrix, Rational, cos, expand, expand_trig, sin, symbols, zeros

import symdyn
from symdyn import SymdynError, Tree
from symdyn.dynamics.crba import crba
from symdyn.dynamics.rnea import rnea
from symdyn.geometry.so3 import symmetric
from symdyn.model.chain import chain, planar
from symdyn.model.reframe import align_axes, slide_origins
from symdyn.model.tree import WORLD
from symdyn.program.trace import keep

q1, q2, v1, v2 = symbols("q1 q2 v1 v2")
l1, l2, r1, r2, m1, m2, I1, I2, g = symbols("l1 l2 r1 r2 m1 m2 I1 I2 g")
Q = ImmutableMatrix([q1, q2])
ZERO = ImmutableMatrix(zeros(2, 1))


def vanishes(matrix: Any) -> bool:
    """Whether a matrix is zero once angles are taken apart and sin^2 = 1 - cos^2."""
    apart = matrix.applyfunc(lambda x: expand(expand_trig(x)))
    reduced = apart.subs(sin(q2) ** 2, 1 - cos(q2) ** 2).applyfunc(expand)
    return bool(reduced.is_zero_matrix)


def test_the_mass_matrix_of_the_planar_arm_is_the_books() -> None:
    a = I1 + I2 + m1 * r1**2 + m2 * (l1**2 + r2**2)
    b, d = m2 * l1 * r2, I2 + m2 * r2**2
    book = ImmutableMatrix([[a + 2 * b * cos(q2), d + b * cos(q2)], [d + b * cos(q2), d]])
    assert vanishes(crba(planar(2), Q, keep) - book)


def test_gravity_of_the_planar_arm_is_the_books() -> None:
    both = m2 * r2 * g * cos(q1 + q2)
    book = ImmutableMatrix([(m1 * r1 + m2 * l1) * g * cos(q1) + both, both])
    assert vanishes(rnea(planar(2), Q, ZERO, ZERO, keep) - book)


def test_coriolis_forces_of_the_planar_arm_are_the_books() -> None:
    h = -m2 * l1 * r2 * sin(q2)
    book = ImmutableMatrix([h * (2 * v1 * v2 + v2**2), -h * v1**2])
    weightless = planar(2, values={"g": 0})
    assert vanishes(rnea(weightless, Q, ImmutableMatrix([v1, v2]), ZERO, keep) - book)


def test_a_wrong_book_is_caught() -> None:
    assert not vanishes(crba(planar(2), Q, keep) - crba(planar(2), -Q, keep).subs(r2, r1))


def test_the_planar_arm_lies_in_its_plane() -> None:
    arm = planar(3)
    assert (arm.name, arm.nq, arm.joint_names) == ("planar3", 3, ("j1", "j2", "j3"))
    assert arm.frame_names == ("base", "link1", "link2", "link3", "tip")
    assert arm.mass == m1 + m2 + symbols("m3")
    assert list(arm.frame("tip").placement.p) == [symbols("l3"), 0, 0]


def test_every_length_and_inertial_parameter_is_a_symbol() -> None:
    arm = chain("RzRyRy")
    assert [body.parent for body in arm.bodies] == [WORLD, 0, 1]
    assert [list(body.joint.axis) for body in arm.bodies] == [[0, 0, 1], [0, 1, 0], [0, 1, 0]]
    assert list(arm.bodies[2].placement.p) == list(symbols("l2x l2y l2z"))
    assert list(arm.frame("tip").placement.p) == list(symbols("l3x l3y l3z"))
    m, *c = symbols("m2 c2x c2y c2z")
    link = arm.bodies[1].inertia
    assert (link.mass, list(link.moment)) == (m, [m * x for x in c])
    com = ImmutableMatrix(c)
    about_com = link.second - m * ((com.T * com)[0] * ImmutableMatrix.eye(3) - com * com.T)
    expected = symmetric(*symbols("I2xx I2yy I2zz I2xy I2xz I2yz"))
    assert about_com.applyfunc(expand) == expected
    assert list(arm.gravity) == [0, 0, -g]


@pytest.mark.parametrize(
    ("word", "nq", "nv", "kinds"),
    [
        ("RxPyHz", 3, 3, ["revolute", "prismatic", "helical"]),
        ("CzS", 6, 4, ["continuous", "spherical"]),
        ("RzF", 8, 7, ["revolute", "floating"]),
    ],
)
def test_kinds_of_joints(word: str, nq: int, nv: int, kinds: list[str]) -> None:
    arm = chain(word)
    assert (arm.name, arm.nq, arm.nv, arm.floating) == (word, nq, nv, False)
    assert [body.joint.kind for body in arm.bodies] == kinds


def test_a_screw_has_a_symbolic_pitch() -> None:
    assert chain("RxHz").bodies[1].joint.pitch == symbols("h2")


def test_a_leading_free_joint_is_a_floating_base() -> None:
    arm = chain("FRz")
    assert arm.floating
    assert (arm.joint_names, arm.frame_names) == (("j2",), ("link1", "link2", "tip"))


def test_lengths_along_one_axis_have_short_names() -> None:
    arm = chain("RzRy", lengths="z")
    assert list(arm.bodies[1].placement.p) == [0, 0, l1]
    assert list(chain("RzRy", lengths="xz").bodies[1].placement.p) == [*symbols("l1x l1y l1z")][
        :1
    ] + [0, symbols("l1z")]


def test_given_values_replace_symbols() -> None:
    values: dict[Any, Any] = {"m1": "0.5", m2: 2, "l1x": Rational(1, 3), "c1y": l1, "g": 9.81}
    arm = chain("RzRy", values=values, name="mine")
    assert (arm.name, arm.mass) == ("mine", 2.5)
    assert arm.bodies[1].placement.p[0] == Rational(1, 3)
    assert arm.bodies[0].inertia.moment[1] == l1 / 2
    assert arm.gravity[2] == Rational(-981, 100)
    assert list(chain("Rz", gravity=("1.5", l1, 0)).gravity) == [Rational(3, 2), l1, 0]


def numbers(tree: Tree) -> Tree:
    """The arm with all its symbols as numbers."""
    found = set()
    for body in tree.bodies:
        parts = (body.placement.p, body.inertia.moment, body.inertia.second)
        found |= set().union(*(part.free_symbols for part in parts), {body.inertia.mass})
    names = sorted(map(str, found - {0}))
    values = {name: f"0.{k + 11}" for k, name in enumerate(names)}
    return chain("RzPxRy", values=values | {"g": 1})


def test_an_arm_in_numbers_is_a_robot_like_any_other() -> None:
    tree = numbers(chain("RzPxRy"))
    q, v, a = np.array([0.3, -0.2, 0.5]), np.array([1.0, 2.0, -1.0]), np.array([0.5, 1.0, 2.0])
    tau = symdyn.function(tree, "rnea")(q, v, a)
    M, h = symdyn.function(tree, "crba")(q), symdyn.function(tree, "nonlinear_effects")(q, v)
    np.testing.assert_allclose(tau, M @ a + h, rtol=1e-12)


def test_a_symbolic_arm_may_be_reframed() -> None:
    arm = slide_origins(align_axes(chain("RzRyRy")))
    assert arm.nv == 3


@pytest.mark.parametrize(
    ("word", "options", "words"),
    [
        ("", {}, ["0 joints"]),
        ("RzRq", {}, ['"Rq"', "character 3"]),
        ("rz", {}, ["character 1"]),
        ("Rz Ry", {}, ["character 3"]),
        ("Rz" * 61, {}, ["61 joints"]),
        ("Rz", {"values": {"m2": 1}}, ['"m2"', '"m1"']),
        ("Rz", {"values": {"m1": "heavy"}}, ["m1", "heavy"]),
        ("Rz", {"values": {"m1": "-1"}}, ["link1", "negative"]),
        ("Rz", {"lengths": ""}, ["lengths"]),
        ("Rz", {"lengths": "xx"}, ["lengths"]),
        ("Rz", {"lengths": "w"}, ["lengths"]),
        ("Rz", {"gravity": (0, 0)}, ["gravity"]),
        ("Rz", {"gravity": "abc"}, ["gravity"]),
        ("Rz", {"gravity": (0, 0, "down")}, ["gravity", "down"]),
    ],
)
def test_what_is_no_arm_is_refused(word: str, options: Any, words: list[str]) -> None:
    with pytest.raises(SymdynError) as refusal:
        chain(word, **options)
    assert refusal.value.cure
    for part in words:
        assert part in str(refusal.value)


@pytest.mark.parametrize("n", [0, -1, 2.0, True, "2", 10**6])
def test_a_number_of_links_is_a_small_integer(n: Any) -> None:
    with pytest.raises(SymdynError, match="planar"):
        planar(n)
