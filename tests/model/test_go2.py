"""Our Go2 against the figures of the manufacturer's description.

The figures are those of Unitree Robotics, unitree_ros, go2_description (BSD-3-Clause):
they are here a second time, as numbers, so that none can be lost or mistyped.
"""

from __future__ import annotations

import warnings

import pytest
from sympy import ImmutableMatrix, Rational

from symdyn.geometry.spatial import Inertia
from symdyn.model.load import load
from symdyn.model.numbers import decimal, decimals, rpy_rotation
from symdyn.model.robots import builtin
from symdyn.model.tree import Contact
from symdyn.model.urdf.elements import Description, read_description
from symdyn.model.xml import read_xml

# Name: mass (kg), centre of mass (m), Ixx Iyy Izz Ixy Ixz Iyz about it (kg m^2).
LINKS = {
    "base": (
        "6.921",
        "0.021112 0 -0.005366",
        "0.02448 0.098077 0.107 0.00012166 0.0014849 -3.12E-05",
    ),
    "Head_upper": ("0.001", "0 0 0", "9.6e-06 9.6e-06 9.6e-06 0 0 0"),
    "Head_lower": ("0.001", "0 0 0", "9.6e-06 9.6e-06 9.6e-06 0 0 0"),
    "FL_hip": (
        "0.678",
        "-0.0054 0.00194 -0.000105",
        "0.00048 0.000884 0.000596 -3.01E-06 1.11E-06 -1.42E-06",
    ),
    "FL_hip_rotor": ("0.089", "0.0 0.0 0.0", "0.000111842 0.000059647 0.000059647 0.0 0.0 0.0"),
    "FL_thigh": (
        "1.152",
        "-0.00374 -0.0223 -0.0327",
        "0.00584 0.0058 0.00103 8.72E-05 -0.000289 0.000808",
    ),
    "FL_thigh_rotor": ("0.089", "0.0 0.0 0.0", "0.000059647 0.000111842 0.000059647 0.0 0.0 0.0"),
    "FL_calf": (
        "0.154",
        "0.00548 -0.000975 -0.115",
        "0.00108 0.0011 3.29E-05 3.4E-07 1.72E-05 8.28E-06",
    ),
    "FL_calflower": None,
    "FL_calflower1": None,
    "FL_calf_rotor": ("0.089", "0.0 0.0 0.0", "0.000059647 0.000111842 0.000059647 0.0 0.0 0.0"),
    "FL_foot": ("0.04", "0 0 0", "9.6e-06 9.6e-06 9.6e-06 0 0 0"),
    "FR_hip": (
        "0.678",
        "-0.0054 -0.00194 -0.000105",
        "0.00048 0.000884 0.000596 3.01E-06 1.11E-06 1.42E-06",
    ),
    "FR_hip_rotor": ("0.089", "0.0 0.0 0.0", "0.000111842 0.000059647 0.000059647 0.0 0.0 0.0"),
    "FR_thigh": (
        "1.152",
        "-0.00374 0.0223 -0.0327",
        "0.00584 0.0058 0.00103 -8.72E-05 -0.000289 -0.000808",
    ),
    "FR_thigh_rotor": ("0.089", "0.0 0.0 0.0", "0.000059647 0.000111842 0.000059647 0.0 0.0 0.0"),
    "FR_calf": (
        "0.154",
        "0.00548 0.000975 -0.115",
        "0.00108 0.0011 3.29E-05 -3.4E-07 1.72E-05 -8.28E-06",
    ),
    "FR_calflower": None,
    "FR_calflower1": None,
    "FR_calf_rotor": ("0.089", "0.0 0.0 0.0", "0.000059647 0.000111842 0.000059647 0.0 0.0 0.0"),
    "FR_foot": ("0.04", "0 0 0", "9.6e-06 9.6e-06 9.6e-06 0 0 0"),
    "RL_hip": (
        "0.678",
        "0.0054 0.00194 -0.000105",
        "0.00048 0.000884 0.000596 3.01E-06 -1.11E-06 -1.42E-06",
    ),
    "RL_hip_rotor": ("0.089", "0.0 0.0 0.0", "0.000111842 0.000059647 0.000059647 0.0 0.0 0.0"),
    "RL_thigh": (
        "1.152",
        "-0.00374 -0.0223 -0.0327",
        "0.00584 0.0058 0.00103 8.72E-05 -0.000289 0.000808",
    ),
    "RL_thigh_rotor": ("0.089", "0.0 0.0 0.0", "0.000059647 0.000111842 0.000059647 0.0 0.0 0.0"),
    "RL_calf": (
        "0.154",
        "0.00548 -0.000975 -0.115",
        "0.00108 0.0011 3.29E-05 3.4E-07 1.72E-05 8.28E-06",
    ),
    "RL_calflower": None,
    "RL_calflower1": None,
    "RL_calf_rotor": ("0.089", "0.0 0.0 0.0", "0.000059647 0.000111842 0.000059647 0.0 0.0 0.0"),
    "RL_foot": ("0.04", "0 0 0", "9.6e-06 9.6e-06 9.6e-06 0 0 0"),
    "RR_hip": (
        "0.678",
        "0.0054 -0.00194 -0.000105",
        "0.00048 0.000884 0.000596 -3.01E-06 -1.11E-06 1.42E-06",
    ),
    "RR_hip_rotor": ("0.089", "0.0 0.0 0.0", "0.000111842 0.000059647 0.000059647 0.0 0.0 0.0"),
    "RR_thigh": (
        "1.152",
        "-0.00374 0.0223 -0.0327",
        "0.00584 0.0058 0.00103 -8.72E-05 -0.000289 -0.000808",
    ),
    "RR_thigh_rotor": ("0.089", "0.0 0.0 0.0", "0.000059647 0.000111842 0.000059647 0.0 0.0 0.0"),
    "RR_calf": (
        "0.154",
        "0.00548 0.000975 -0.115",
        "0.00108 0.0011 3.29E-05 -3.4E-07 1.72E-05 -8.28E-06",
    ),
    "RR_calflower": None,
    "RR_calflower1": None,
    "RR_calf_rotor": ("0.089", "0.0 0.0 0.0", "0.000059647 0.000111842 0.000059647 0.0 0.0 0.0"),
    "RR_foot": ("0.04", "0 0 0", "9.6e-06 9.6e-06 9.6e-06 0 0 0"),
    "imu": ("0", "0 0 0", "0 0 0 0 0 0"),
    "radar": ("0", "0 0 0", "0 0 0 0 0 0"),
    "front_camera": None,
}

# Name: parent, child, offset (m), roll pitch yaw (rad).
FIXED = {
    "Head_upper_joint": ("base", "Head_upper", "0.285 0 0.01", "0 0 0"),
    "Head_lower_joint": ("Head_upper", "Head_lower", "0.008 0 -0.07", "0 0 0"),
    "FL_hip_rotor_joint": ("base", "FL_hip_rotor", "0.11215 0.04675 0", "0 0 0"),
    "FL_thigh_rotor_joint": ("FL_hip", "FL_thigh_rotor", "0 -0.00015 0", "0 0 0"),
    "FL_calflower_joint": ("FL_calf", "FL_calflower", "0.020 0 -0.148", "0 0.05 0"),
    "FL_calflower1_joint": ("FL_calflower", "FL_calflower1", "-0.01 0 -0.04", "0 0.48 0"),
    "FL_calf_rotor_joint": ("FL_thigh", "FL_calf_rotor", "0 -0.03235 0", "0 0 0"),
    "FL_foot_joint": ("FL_calf", "FL_foot", "0 0 -0.213", "0 0 0"),
    "FR_hip_rotor_joint": ("base", "FR_hip_rotor", "0.11215 -0.04675 0", "0 0 0"),
    "FR_thigh_rotor_joint": ("FR_hip", "FR_thigh_rotor", "0 0.00015 0", "0 0 0"),
    "FR_calflower_joint": ("FR_calf", "FR_calflower", "0.020 0 -0.148", "0 0.05 0"),
    "FR_calflower1_joint": ("FR_calflower", "FR_calflower1", "-0.01 0 -0.04", "0 0.48 0"),
    "FR_calf_rotor_joint": ("FR_thigh", "FR_calf_rotor", "0 0.03235 0", "0 0 0"),
    "FR_foot_joint": ("FR_calf", "FR_foot", "0 0 -0.213", "0 0 0"),
    "RL_hip_rotor_joint": ("base", "RL_hip_rotor", "-0.11215 0.04675 0", "0 0 0"),
    "RL_thigh_rotor_joint": ("RL_hip", "RL_thigh_rotor", "0 -0.00015 0", "0 0 0"),
    "RL_calflower_joint": ("RL_calf", "RL_calflower", "0.020 0 -0.148", "0 0.05 0"),
    "RL_calflower1_joint": ("RL_calflower", "RL_calflower1", "-0.01 0 -0.04", "0 0.48 0"),
    "RL_calf_rotor_joint": ("RL_thigh", "RL_calf_rotor", "0 -0.03235 0", "0 0 0"),
    "RL_foot_joint": ("RL_calf", "RL_foot", "0 0 -0.213", "0 0 0"),
    "RR_hip_rotor_joint": ("base", "RR_hip_rotor", "-0.11215 -0.04675 0", "0 0 0"),
    "RR_thigh_rotor_joint": ("RR_hip", "RR_thigh_rotor", "0 0.00015 0", "0 0 0"),
    "RR_calflower_joint": ("RR_calf", "RR_calflower", "0.020 0 -0.148", "0 0.05 0"),
    "RR_calflower1_joint": ("RR_calflower", "RR_calflower1", "-0.01 0 -0.04", "0 0.48 0"),
    "RR_calf_rotor_joint": ("RR_thigh", "RR_calf_rotor", "0 0.03235 0", "0 0 0"),
    "RR_foot_joint": ("RR_calf", "RR_foot", "0 0 -0.213", "0 0 0"),
    "imu_joint": ("base", "imu", "-0.02557 0 0.04232", "0 0 0"),
    "radar_joint": ("base", "radar", "0.28945 0 -0.046825", "0 2.8782 0"),
    "front_camera_joint": ("base", "front_camera", "0.32715 -0.00003 0.04297", "0 0 0"),
}

# Name: parent, child, offset (m), axis, lower upper (rad), velocity (rad/s), effort (N m).
MOVING = {
    "FL_hip_joint": ("base", "FL_hip", "0.1934 0.0465 0", "1 0 0", "-1.0472 1.0472 30.1 23.7"),
    "FL_thigh_joint": ("FL_hip", "FL_thigh", "0 0.0955 0", "0 1 0", "-1.5708 3.4907 30.1 23.7"),
    "FL_calf_joint": ("FL_thigh", "FL_calf", "0 0 -0.213", "0 1 0", "-2.7227 -0.83776 15.70 45.43"),
    "FR_hip_joint": ("base", "FR_hip", "0.1934 -0.0465 0", "1 0 0", "-1.0472 1.0472 30.1 23.7"),
    "FR_thigh_joint": ("FR_hip", "FR_thigh", "0 -0.0955 0", "0 1 0", "-1.5708 3.4907 30.1 23.7"),
    "FR_calf_joint": ("FR_thigh", "FR_calf", "0 0 -0.213", "0 1 0", "-2.7227 -0.83776 15.70 45.43"),
    "RL_hip_joint": ("base", "RL_hip", "-0.1934 0.0465 0", "1 0 0", "-1.0472 1.0472 30.1 23.7"),
    "RL_thigh_joint": ("RL_hip", "RL_thigh", "0 0.0955 0", "0 1 0", "-0.5236 4.5379 30.1 23.7"),
    "RL_calf_joint": ("RL_thigh", "RL_calf", "0 0 -0.213", "0 1 0", "-2.7227 -0.83776 15.70 45.43"),
    "RR_hip_joint": ("base", "RR_hip", "-0.1934 -0.0465 0", "1 0 0", "-1.0472 1.0472 30.1 23.7"),
    "RR_thigh_joint": ("RR_hip", "RR_thigh", "0 -0.0955 0", "0 1 0", "-0.5236 4.5379 30.1 23.7"),
    "RR_calf_joint": ("RR_thigh", "RR_calf", "0 0 -0.213", "0 1 0", "-2.7227 -0.83776 15.70 45.43"),
}


@pytest.fixture(scope="module")
def description() -> Description:
    robot = builtin("go2")
    assert robot is not None
    return read_description(read_xml(robot.path))


def test_no_link_and_no_joint_is_missing(description: Description) -> None:
    assert set(description.links) == set(LINKS)
    assert set(description.joints) == set(FIXED) | set(MOVING)


@pytest.mark.parametrize("name", LINKS)
def test_inertia_of_a_link(description: Description, name: str) -> None:
    mass, com, inertia = LINKS[name] or ("0", "0 0 0", "0 0 0 0 0 0")
    xx, yy, zz, xy, xz, yz = decimals(inertia, 6)
    expected = Inertia.about_com(
        decimal(mass),
        ImmutableMatrix(decimals(com, 3)),
        ImmutableMatrix([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]),
    )
    assert description.links[name].inertia == expected


@pytest.mark.parametrize("name", FIXED)
def test_a_fixed_joint(description: Description, name: str) -> None:
    parent, child, offset, angles = FIXED[name]
    joint = description.joints[name]
    assert (joint.kind, joint.parent, joint.child) == ("fixed", parent, child)
    assert tuple(joint.origin.p) == decimals(offset, 3)
    assert rpy_rotation(*decimals(angles, 3)) == joint.origin.R


@pytest.mark.parametrize("name", MOVING)
def test_a_moving_joint(description: Description, name: str) -> None:
    parent, child, offset, axis, limits = MOVING[name]
    joint = description.joints[name]
    assert (joint.kind, joint.parent, joint.child) == ("revolute", parent, child)
    assert tuple(joint.origin.p) == decimals(offset, 3)
    assert ImmutableMatrix.eye(3) == joint.origin.R
    assert tuple(joint.axis) == decimals(axis, 3)
    found = joint.limits
    assert (found.lower, found.upper, found.velocity, found.effort) == decimals(limits, 4)
    assert (found.damping, found.friction) == (0, 0)


def test_the_tree() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        tree = load("go2")
    legs = ("FL", "FR", "RL", "RR")
    assert (tree.name, tree.nq, tree.nv, len(tree.bodies)) == ("go2", 19, 18, 13)
    assert tree.mass == 16.087
    assert sum(body.inertia.mass for body in tree.bodies) == Rational(16087, 1000)
    assert tree.joint_names == tuple(
        f"{leg}_{part}_joint" for leg in legs for part in ("hip", "thigh", "calf")
    )
    assert tree.contacts == tuple(Contact(f"{leg}_foot", 0.022) for leg in legs)
    assert tree.frame_names[0] == "base"
    assert set(tree.frame_names) == set(LINKS)
