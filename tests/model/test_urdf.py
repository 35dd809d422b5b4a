from __future__ import annotations

import warnings
from collections.abc import Callable
from pathlib import Path

import pytest
from sympy import ImmutableMatrix, Rational, diag, eye

from symdyn.errors import SymdynWarning
from symdyn.geometry.se3 import Pose
from symdyn.geometry.spatial import Inertia
from symdyn.model.numbers import cos_sin
from symdyn.model.tree import WORLD, Contact
from symdyn.model.urdf.read import read_urdf

Write = Callable[..., Path]

ARM = """
<link name="base">
  <inertial><mass value="4"/><origin xyz="0 0 0.5"/>
    <inertia ixx="0.2" ixy="0" ixz="0" iyy="0.3" iyz="0" izz="0.4"/></inertial>
</link>
<link name="upper">
  <inertial><mass value="1.5"/><origin xyz="0.1 0 0" rpy="0 0 0.3"/>
    <inertia ixx="0.02" ixy="0.001" ixz="-0.002" iyy="0.03" iyz="0.003" izz="0.04"/></inertial>
</link>
<link name="flange">
  <inertial><mass value="0.5"/>
    <inertia ixx="0.01" ixy="0" ixz="0" iyy="0.01" iyz="0" izz="0.01"/></inertial>
</link>
<link name="slide"/>
<link name="wheel"/>
<joint name="shoulder" type="revolute">
  <origin xyz="0 0 0.4"/><parent link="base"/><child link="upper"/><axis xyz="0 0 2"/>
  <limit lower="-1.5" upper="0.7" velocity="3" effort="20"/>
  <dynamics damping="0.1" friction="0.2"/>
</joint>
<joint name="bolt" type="fixed">
  <origin xyz="0.3 0 0" rpy="0 0 1.5707963267948966"/>
  <parent link="upper"/><child link="flange"/>
</joint>
<joint name="rail" type="prismatic">
  <origin xyz="0.1 0 0"/><parent link="flange"/><child link="slide"/>
</joint>
<joint name="turn" type="continuous">
  <parent link="slide"/><child link="wheel"/><axis xyz="0 1 1"/>
  <limit lower="-1" upper="1" effort="5"/>
</joint>
"""

QUARTER = ImmutableMatrix([[0, -1, 0], [1, 0, 0], [0, 0, 1]])


def test_bodies_frames_and_coordinates(urdf: Write) -> None:
    tree = read_urdf(urdf(ARM))
    assert tree.name == "arm"
    assert (tree.nq, tree.nv, tree.mass) == (4, 3, 6.0)
    assert tree.joint_names == ("shoulder", "rail", "turn")
    assert tree.frame_names == ("base", "upper", "flange", "slide", "wheel")
    assert [body.name for body in tree.bodies] == ["upper", "slide", "wheel"]
    assert [body.parent for body in tree.bodies] == [WORLD, 0, 1]
    assert [body.joint.kind for body in tree.bodies] == ["revolute", "prismatic", "continuous"]
    assert list(tree.gravity) == [0, 0, Rational(-981, 100)]


def test_fixed_joints_are_merged_exactly(urdf: Write) -> None:
    tree = read_urdf(urdf(ARM))
    c, s = cos_sin(Rational(3, 10))
    R = ImmutableMatrix([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    written = ImmutableMatrix([[20, 1, -2], [1, 30, 3], [-2, 3, 40]]) / 1000
    com = ImmutableMatrix([Rational(1, 10), 0, 0])
    upper = Inertia.about_com(Rational(3, 2), com, R * written * R.T)
    place = Pose(QUARTER, ImmutableMatrix([Rational(3, 10), 0, 0]))
    flange = Inertia.about_com(Rational(1, 2), ImmutableMatrix([0, 0, 0]), eye(3) / 100)
    assert tree.bodies[0].inertia == upper + flange.expressed_in(place)
    assert tree.frame("flange").body == 0
    assert tree.frame("flange").placement == place
    rail = tree.bodies[1].placement
    assert rail == Pose(QUARTER, ImmutableMatrix([Rational(3, 10), Rational(1, 10), 0]))


def test_a_fixed_base_is_welded_to_the_world(urdf: Write) -> None:
    tree = read_urdf(urdf(ARM))
    com = ImmutableMatrix([0, 0, Rational(1, 2)])
    inertia = diag(Rational(1, 5), Rational(3, 10), Rational(2, 5))
    assert tree.welded == Inertia.about_com(Rational(4), com, inertia)
    assert tree.frame("base").body == WORLD
    assert not tree.floating


def test_a_floating_base_moves_the_root_link(urdf: Write) -> None:
    tree = read_urdf(urdf(ARM), base="floating")
    root = tree.bodies[0]
    assert tree.floating
    assert (root.name, root.joint.name, root.parent) == ("base", "root_joint", WORLD)
    assert (tree.nq, tree.nv, tree.mass) == (11, 9, 6.0)
    assert tree.welded == Inertia()
    assert root.inertia.mass == 4
    assert tree.joint_names == ("shoulder", "rail", "turn")
    assert len(root.joint.lower) == len(root.joint.armature) == 6


def test_limits_and_dynamics(urdf: Write) -> None:
    tree = read_urdf(urdf(ARM))
    assert tree.lower == (-1.5, None, None)
    assert tree.upper == (0.7, None, None)
    assert tree.velocity == (3.0, None, None)
    assert tree.effort == (20.0, None, 5.0)
    assert tree.damping == (0.1, 0.0, 0.0)
    assert tree.friction == (0.2, 0.0, 0.0)


def test_axes_are_unit_and_x_by_default(urdf: Write) -> None:
    shoulder, rail, turn = (body.joint.axis for body in read_urdf(urdf(ARM)).bodies)
    assert list(shoulder) == [0, 0, 1]
    assert list(rail) == [1, 0, 0]
    assert turn[0] == 0
    assert turn.dot(turn) == 1


@pytest.mark.parametrize("armature", ["0.01", 0.01, Rational(1, 100)])
def test_one_armature_for_all_joints(urdf: Write, armature: object) -> None:
    tree = read_urdf(urdf(ARM), base="floating", armature=armature)
    assert tree.armature == (0.01, 0.01, 0.01)
    assert tree.bodies[0].joint.armature == (0,) * 6
    assert tree.bodies[1].joint.armature == (Rational(1, 100),)


def test_armature_by_joint(urdf: Write) -> None:
    tree = read_urdf(urdf(ARM), armature={"rail": "0.5"})
    assert tree.armature == (0.0, 0.5, 0.0)


def test_gravity_contacts_and_frames(urdf: Write) -> None:
    tree = read_urdf(
        urdf(ARM),
        gravity=(0, 0.5, "-1e-1"),
        contacts=("wheel", Contact("flange", 0.1)),
        frames=("slide", "wheel", "base", "slide"),
    )
    assert list(tree.gravity) == [0, Rational(1, 2), Rational(-1, 10)]
    assert tree.contacts == (Contact("wheel"), Contact("flange", 0.1))
    assert tree.shown == ("slide",)


def test_a_single_name_is_not_taken_letter_by_letter(urdf: Write) -> None:
    assert read_urdf(urdf(ARM), contacts="wheel").contact_names == ("wheel",)


def test_a_continuous_joint_ignores_bounds_that_cannot_be_read(urdf: Write) -> None:
    text = ARM.replace('lower="-1" upper="1"', 'lower="-inf" upper="inf"')
    assert read_urdf(urdf(text)).lower[2] is None


def test_a_fixed_joint_ignores_axis_limits_and_mimic(urdf: Write) -> None:
    extra = '<axis xyz="0 0 0"/><limit lower="-inf"/><mimic joint="shoulder"/></joint>'
    head, bolt, tail = ARM.partition('<child link="flange"/>\n</joint>')
    text = head + bolt.replace("</joint>", extra) + tail
    with pytest.warns(SymdynWarning, match="<mimic>"):
        assert read_urdf(urdf(text)).nv == 3


def test_a_link_and_a_joint_may_share_a_name(urdf: Write) -> None:
    text = ARM.replace('"upper"', '"shoulder"', 10)
    assert read_urdf(urdf(text)).frame("shoulder").body == 0


def test_a_robot_without_name_is_called_after_its_file(tmp_path: Path) -> None:
    path = tmp_path / "puck.urdf"
    path.write_text('<robot><link name="puck"/></robot>')
    tree = read_urdf(str(path))
    assert (tree.name, tree.nq, tree.nv, tree.mass) == ("puck", 0, 0, 0.0)


def test_other_encodings(tmp_path: Path) -> None:
    path = tmp_path / "arm.urdf"
    head = '<?xml version="1.0" encoding="ISO-8859-1"?>'
    text = head + '<robot name="\u00e9"><link name="\u00fc"/></robot>'
    path.write_bytes(text.encode("latin-1"))
    assert read_urdf(path).frame_names == ("\u00fc",)


def test_what_is_not_used_is_told_once_in_one_line(urdf: Write) -> None:
    text = ARM + '<transmission name="t"/><gazebo/><gazebo><mu1/></gazebo>'
    text = text.replace('<link name="slide"/>', '<link name="slide" kind="x"><visual/></link>')
    path = urdf(text)
    with pytest.warns(SymdynWarning) as told:
        read_urdf(path)
    (warning,) = told
    assert str(warning.message) == (
        f"{path}: not used: <gazebo> (2), <transmission> (1), <visual> (1), attribute kind (1)"
    )


def test_a_file_that_is_used_up_warns_of_nothing(urdf: Write) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        read_urdf(urdf(ARM))


LUMP = """
<link name="base"/>
<link name="lump"><inertial><mass value="{mass}"/>{inertia}</inertial></link>
<joint name="j" type="revolute"><parent link="base"/><child link="lump"/></joint>
"""


def inertia(xx: str, yy: str, zz: str, xy: str = "0") -> str:
    return f'<inertia ixx="{xx}" iyy="{yy}" izz="{zz}" ixy="{xy}" ixz="0" iyz="0"/>'


@pytest.mark.parametrize(
    ("mass", "block", "reason"),
    [
        ("2", "", "no <inertia>"),
        ("2", inertia("0", "0", "0"), "not positive definite"),
        ("2", inertia("1", "1", "-1"), "not positive definite"),
        ("2", inertia("1", "1", "1", xy="2"), "not positive definite"),
        ("2", inertia("1", "1", "3"), "triangle rule"),
        ("2", inertia("1", "300", "300"), "tens of metres"),
        ("0", inertia("1", "1", "1"), "no mass"),
    ],
)
def test_an_implausible_inertia_is_told_and_computed(
    urdf: Write, mass: str, block: str, reason: str
) -> None:
    with pytest.warns(SymdynWarning) as told:
        tree = read_urdf(urdf(LUMP.format(mass=mass, inertia=block)))
    (warning,) = told
    assert 'link "lump"' in str(warning.message)
    assert reason in str(warning.message)
    assert tree.mass == float(mass)


@pytest.mark.parametrize(
    ("block", "reason", "carried"),
    [
        ('<limit lower="1" upper="-1"/>', "a lower limit above the upper one", ("upper", -1)),
        ('<limit velocity="-3"/>', "negative velocity", ("velocity", -3)),
        ('<limit effort="-1"/>', "negative effort", ("effort", -1)),
        ('<dynamics damping="-0.5"/>', "negative damping", ("damping", -0.5)),
        ('<dynamics friction="-2"/>', "negative friction", ("friction", -2)),
        ('<limit lower="-170" upper="170"/>', "look like degrees", ("lower", -170)),
    ],
)
def test_impossible_limits_are_told_and_carried(
    urdf: Write, block: str, reason: str, carried: tuple[str, float]
) -> None:
    lump = LUMP.format(mass="2", inertia=inertia("1", "1", "2"))
    with pytest.warns(SymdynWarning, match=reason) as told:
        tree = read_urdf(urdf(lump.replace("</joint>", f"{block}</joint>")))
    (warning,) = told
    assert 'joint "j"' in str(warning.message)
    name, value = carried
    assert list(getattr(tree, name)) == [value]


def test_angles_in_degrees_are_told(urdf: Write) -> None:
    lump = LUMP.format(mass="2", inertia=inertia("1", "1", "2"))
    turned = lump.replace("</joint>", '<origin rpy="0 0 {}"/></joint>')
    with pytest.warns(SymdynWarning, match=r'joint "j": has rpy angles beyond a turn'):
        read_urdf(urdf(turned.format("90")))
    for fine in ("-6.2832", "1.5707963"):  # no warning, which would be an error
        read_urdf(urdf(turned.format(fine)))


@pytest.mark.parametrize("block", ['lower="-47.1" upper="47.1"', 'lower="-1e16" upper="1e16"'])
def test_bounds_of_many_turns_are_fine(urdf: Write, block: str) -> None:
    lump = LUMP.format(mass="2", inertia=inertia("1", "1", "2"))
    assert read_urdf(urdf(lump.replace("</joint>", f"<limit {block}/></joint>"))).nv == 1


@pytest.mark.parametrize(
    ("mass", "block"),
    [("2", inertia("1", "1", "2")), ("0", ""), ("0", inertia("0", "0", "0"))],
)
def test_a_flat_body_and_a_massless_link_are_fine(urdf: Write, mass: str, block: str) -> None:
    assert read_urdf(urdf(LUMP.format(mass=mass, inertia=block))).nv == 1
