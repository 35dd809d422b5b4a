"""MJCF files against MuJoCo itself: mass matrix, bias forces, poses of bodies."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import mujoco
import numpy as np
import pytest
from sympy import ImmutableMatrix, Rational

from symdyn.errors import SymdynError, SymdynWarning
from symdyn.geometry.so3 import IDENTITY3
from symdyn.model.load import load
from symdyn.model.mjcf.numbers import exact_double, exact_rotation
from symdyn.model.mjcf.read import read_mjcf
from symdyn.model.names import identifier
from symdyn.model.tree import ROOT_JOINT, WORLD, Tree
from tests.support.batch import batch

Write = Callable[..., Path]
STATES = 10
TOLERANCE = 1e-11


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The simulator appends its warnings to a file where it stands."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def mjcf(tmp_path: Path) -> Write:
    """Write the inside of a <mujoco> element to a file; its first line is line 2."""

    def write(inside: str, name: str = "robot") -> Path:
        path = tmp_path / f"{name}.xml"
        path.write_text(f'<mujoco model="{name}">\n{inside.strip()}\n</mujoco>\n')
        return path

    return write


def read(path: Path, **options: Any) -> Tree:
    """The tree, without the word on what was not used."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*: not used: ")
        return read_mjcf(path, **options)


GEOM = '<geom type="box" size=".1 .2 .3" pos=".05 .1 -.1" euler="20 30 40" mass="1.5"/>'

MODELS = {
    "arm": f"""<worldbody><body name="pedestal" pos="0 0 .3">{GEOM}
      <body name="upper" pos=".1 .2 .3" euler="10 20 30"><joint name="zz" axis="0 1 0"/>{GEOM}
        <body name="lower" pos="0 0 .4"><joint name="aa" axis="1 2 3" range="-90 45"/>{GEOM}</body>
        <body name="hand" pos="0 .1 .4" quat="1 2 3 4">{GEOM}
          <body name="thumb"><joint name="a" type="slide" axis="1 1 0"/>{GEOM}</body></body>
      </body></body></worldbody>""",
    "walker": f"""<option gravity="0.5 1 -9"/><worldbody>
      <body name="floor">{GEOM}</body>
      <body name="trunk" pos="0 0 1" euler="1 2 3"><freejoint name="loose"/>{GEOM}
        <body name="leg" pos=".1 0 0"><joint name="hip" axis="0 1 0" pos="0 .1 .2"/>{GEOM}</body>
        <body name="arm" pos="0 .2 0"><joint name="ball" type="ball" pos=".1 .2 .3"/>{GEOM}
          <body name="tool" pos="0 .2 0"><joint name="turn" axis="0 0 1"/>{GEOM}</body></body>
      </body></worldbody>""",
    "several joints of a body": f"""<compiler angle="radian"/><worldbody>
      <body name="cart" pos="1 2 3" quat="1 1 0 0">
        <joint name="x" type="slide" axis="1 0 0" ref=".3"/>
        <joint name="y" type="slide" axis="0 1 1"/>
        <joint name="turn" pos=".1 .2 .3" axis="1 0 1" ref="-0.4"/>
        <joint name="ball" type="ball" pos="0 0 .5"/>{GEOM}
        <body name="tail" pos="0 .3 0"><joint name="last" axis="0 1 0" ref="1"/>{GEOM}</body>
      </body></worldbody>""",
    "two free bodies": f"""<worldbody>
      <body name="b"><freejoint/>{GEOM}<body name="c"><joint name="j"/>{GEOM}</body></body>
      <body name="a"><freejoint/>{GEOM}</body></worldbody>""",
    "without names": f"""<worldbody><body><joint/><joint type="slide" axis="0 1 0"/>{GEOM}
      <body pos="0 0 1"><joint axis="1 0 0"/>{GEOM}</body>
      <body pos="0 1 0">{GEOM}</body></body></worldbody>""",
    "defaults, frames, full inertia": """<compiler angle="radian" autolimits="true"/>
      <default><joint axis="0 1 0" damping="2"/><default class="x"><joint axis="1 0 0"/></default>
      </default><worldbody><frame pos="1 2 3" euler=".1 .2 .3"><body name="a"><joint name="j"/>
      <inertial pos=".1 .2 .3" mass="2" fullinertia="1 1.1 1.2 .01 .02 .03"/>
      <body name="b" childclass="x" pos="0 0 1"><joint name="k"/>
      <inertial pos="0 0 .1" mass="1" diaginertia="1 2 2.5" euler=".3 .2 .1"/></body>
      </body></frame></worldbody>""",
}


class Simulator:
    """A model in MuJoCo, in the coordinates of a tree."""

    def __init__(self, path: Path, tree: Tree) -> None:
        self.model = mujoco.MjModel.from_xml_path(str(path))
        self.data = mujoco.MjData(self.model)
        self.tree = tree
        self.joints = [self._joint(body.joint.name) for body in tree.bodies]

    def _joint(self, name: str) -> int:
        """By name, by place where it has none, and the free one of a floating base."""
        named = mujoco.mj_name2id(self.model, mujoco.mjtObj.mjOBJ_JOINT, name)
        if named >= 0:
            return int(named)
        if name == ROOT_JOINT:
            return int(np.flatnonzero(self.model.jnt_type == 0)[0])
        body, _, number = name.rpartition("_joint")
        found = mujoco.mj_name2id(self.model, mujoco.mjtObj.mjOBJ_BODY, body)
        found = found if found >= 0 else int(body.removeprefix("body"))
        return int(self.model.body_jntadr[found]) + int(number or 1) - 1

    def states(self) -> Iterator[tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]]:
        """Our q and v, the map T with v = T qvel, and dT/dt qvel; the simulator is there."""
        rng = np.random.default_rng(2)
        for _ in range(STATES):
            self.data.qpos[:] = rng.normal(size=self.model.nq)
            mujoco.mj_normalizeQuat(self.model, self.data.qpos)
            self.data.qvel[:] = rng.normal(size=self.model.nv)
            mujoco.mj_forward(self.model, self.data)
            q: list[float] = []
            T, change = np.zeros((self.model.nv, self.model.nv)), np.zeros(self.model.nv)
            for body, rows, j in zip(self.tree.bodies, self.tree.v_index, self.joints, strict=True):
                at_q, at_v = int(self.model.jnt_qposadr[j]), int(self.model.jnt_dofadr[j])
                p = self.data.qpos[at_q : at_q + body.joint.nq]
                w = self.data.qvel[at_v : at_v + body.joint.nv]
                own, columns = np.eye(body.joint.nv), slice(at_v, at_v + body.joint.nv)
                if body.joint.kind == "floating":
                    own[:3, :3] = self._rotation(p[3:]).T
                    change[rows][:3] = -np.cross(w[3:], own[:3, :3] @ w[:3])
                    p = [*p[:3], *p[4:], p[3]]
                elif body.joint.kind == "spherical":
                    p = [*p[1:], p[0]]
                T[rows, columns] = own
                q += list(p)
            yield np.array(q), T @ self.data.qvel, T, change

    @staticmethod
    def _rotation(quaternion: np.ndarray) -> np.ndarray:
        R = np.zeros(9)
        mujoco.mju_quat2Mat(R, quaternion)
        return R.reshape(3, 3)

    def mass_matrix(self) -> np.ndarray:
        M = np.eye(self.model.nv)
        for column in M:  # mj_fullM takes other arguments in older versions
            mujoco.mj_mulM(self.model, self.data, column, column.copy())
        return M


def compare(path: Path, tree: Tree) -> None:
    simulator = Simulator(path, tree)
    assert (tree.nq, tree.nv) == (simulator.model.nq, simulator.model.nv)
    assert tree.mass == pytest.approx(simulator.model.body_mass.sum(), rel=1e-14)
    shown = replace(tree, shown=tree.frame_names[1:])
    for q, v, T, change in simulator.states():
        (M,), (h,) = batch(tree, "crba", [q])["M"], batch(tree, "nonlinear_effects", [q], [v])["h"]
        np.testing.assert_allclose(T.T @ M @ T, simulator.mass_matrix(), atol=TOLERANCE)
        bias = T.T @ (h + M @ change)
        np.testing.assert_allclose(bias, simulator.data.qfrc_bias, atol=1e2 * TOLERANCE)
        poses = batch(shown, "forward_kinematics", [q])
        for k in range(simulator.model.nbody):
            name = simulator.model.body(k).name or f"body{k}"
            if name in tree.frame_names:
                R, p = (poses[f"{x}_{identifier(name)}"][0] for x in "Rp")
                np.testing.assert_allclose(p, simulator.data.xpos[k], atol=TOLERANCE)
                np.testing.assert_allclose(R.ravel(), simulator.data.xmat[k], atol=TOLERANCE)


@pytest.mark.parametrize("name", MODELS)
def test_a_model_read_by_both(mjcf: Write, name: str) -> None:
    path = mjcf(MODELS[name])
    compare(path, read(path))


def test_bodies_are_depth_first_by_their_joints_names(mjcf: Write) -> None:
    tree = read(mjcf(MODELS["arm"]))
    # "hand" has no joint: its own name counts among its siblings, after "aa".
    assert tree.joint_names == ("zz", "aa", "a")
    assert tree.frame_names == ("world", "pedestal", "upper", "lower", "hand", "thumb")
    assert [body.parent for body in tree.bodies] == [WORLD, 0, 0]
    assert tree.welded.mass == Rational(3, 2)
    assert not tree.floating


def test_one_free_body_that_carries_all_is_a_floating_base(mjcf: Write) -> None:
    tree = read(mjcf(MODELS["walker"]))
    assert tree.floating
    assert tree.joint_names == ("ball", "turn", "hip")
    assert tree.frame_names == ("trunk", "arm", "tool", "leg", "floor")
    assert tree.frame("floor").body == WORLD
    assert list(tree.gravity) == [Rational(1, 2), 1, -9]


SITES = f"""<worldbody><site name="mark" pos="1 2 3"/>
  <body name="trunk" pos="0 0 1"><freejoint/>{GEOM}<site name="trunk"/><site pos="1 0 0"/>
    <body name="leg" pos=".1 0 0"><joint name="hip" axis="0 1 0" pos="0 .1 .2"/>{GEOM}
      <site name="sole" pos=".1 .2 -.3" euler="10 20 30"/></body></body></worldbody>"""


def test_sites_are_frames(mjcf: Write) -> None:
    path = mjcf(SITES)
    with pytest.warns(SymdynWarning, match=r"sites without a name of their own \(2\)"):
        tree = read_mjcf(path, contacts=["sole"], frames=["mark"])
    assert tree.frame_names == ("trunk", "leg", "mark", "sole")
    simulator = Simulator(path, tree)
    for q, *_ in simulator.states():
        poses = batch(tree, "forward_kinematics", [q])
        for name in ("mark", "sole"):
            site = simulator.data.site(name)
            np.testing.assert_allclose(poses[f"p_{name}"][0], site.xpos, atol=TOLERANCE)
            np.testing.assert_allclose(poses[f"R_{name}"][0].ravel(), site.xmat, atol=TOLERANCE)


def test_two_free_bodies_are_no_floating_base(mjcf: Write) -> None:
    tree = read(mjcf(MODELS["two free bodies"]))
    assert not tree.floating
    assert tree.joint_names == ("a_joint", "b_joint", "j")


def test_several_joints_become_several_bodies(mjcf: Write) -> None:
    tree = read(mjcf(MODELS["several joints of a body"]))
    names = ["cart:x", "cart:y", "cart:turn", "cart", "tail"]
    assert [body.name for body in tree.bodies] == names
    assert [body.inertia.mass for body in tree.bodies[:3]] == [0, 0, 0]


def test_unnamed_joints_are_called_after_their_bodies(mjcf: Write) -> None:
    tree = read(mjcf(MODELS["without names"]))
    assert tree.joint_names == ("body1_joint1", "body1_joint2", "body2_joint")
    assert tree.frame_names == ("world", "body1", "body2", "body3")


LIMITED = f"""<compiler angle="radian" autolimits="true"/><worldbody><body name="a">
<joint name="j" range="-0.5 1.25" damping="0.3" frictionloss="0.2" armature="0.01"
  actuatorfrcrange="-5 7"/>{GEOM}<body name="b">
<joint name="k" type="ball" armature="0.02" range="0 1"/>{GEOM}</body></body></worldbody>"""


def test_ranges_damping_and_friction_are_carried(mjcf: Write) -> None:
    tree = read(mjcf(LIMITED))
    assert (tree.lower, tree.upper) == ((-0.5, None, None, None), (1.25, None, None, None))
    assert tree.effort == (5.0, None, None, None)
    assert (tree.damping, tree.friction) == ((0.3, 0, 0, 0), (0.2, 0, 0, 0))


def test_armature_is_used_when_asked_for(mjcf: Write) -> None:
    path = mjcf(LIMITED)
    with pytest.warns(SymdynWarning, match='armature="model"'):
        assert read_mjcf(path).armature == (0.0,) * 4
    tree = read(path, armature="model")
    assert tree.armature == (0.01, 0.02, 0.02, 0.02)
    compare(path, tree)
    assert read(path, armature="0.5").armature == (0.5, 0, 0, 0)
    assert read(path, armature={"k": (1, 2, 3)}).armature == (0, 1, 2, 3)


@pytest.mark.skipif(
    not hasattr(mujoco.MjModel, "actuator_armature"),
    reason="MuJoCo before 4 gives actuators no armature",
)
def test_the_armature_of_an_actuator_is_seen_through_its_gear(mjcf: Write) -> None:
    motor = '<actuator><motor joint="j" gear="3" armature="0.5"/></actuator>'
    path = mjcf(LIMITED + motor)
    tree = read(path, armature="model")
    assert tree.bodies[0].joint.armature == (Rational(451, 100),)
    compare(path, tree)
    path = mjcf(LIMITED + motor.replace('joint="j"', 'joint="k"').replace("3", "3 0 0"))
    with pytest.raises(SymdynError, match="actuator"):
        read(path, armature="model")


def test_armature_of_a_free_joint_is_refused(mjcf: Write) -> None:
    free = '<joint name="f" type="free" armature="1"/>'
    path = mjcf(f'<worldbody><body name="a">{free}{GEOM}</body></worldbody>')
    with pytest.raises(SymdynError, match="freejoint"):
        read(path, armature="model")


def test_gravity_is_the_files_unless_given(mjcf: Write) -> None:
    path = mjcf(MODELS["walker"])
    assert list(read(path, gravity=("0", "0", "-1.62")).gravity) == [0, 0, Rational(-81, 50)]
    off = '<option gravity="0 0 -5"><flag gravity="disable"/></option>' + MODELS["arm"]
    assert list(read(mjcf(off)).gravity) == [0, 0, 0]


def test_load_recognises_the_root_element(mjcf: Write) -> None:
    path = mjcf(MODELS["walker"])
    with pytest.warns(SymdynWarning, match=r"not used: shapes of geoms \(5\)"):
        tree = load(path, contacts=("leg",), frames=("tool", "trunk"), armature={"hip": 1})
    assert (tree.contact_names, tree.shown) == (("leg",), ("tool",))
    assert tree.armature[-1] == 1.0
    with pytest.raises(SymdynError, match="base"):
        load(path, base="floating")
    with pytest.raises(SymdynError, match='"foot"'):
        load(path, contacts=("foot",))


def test_included_files_are_read(mjcf: Write) -> None:
    mjcf("<worldbody><body name='b'><joint/><geom size='.1'/></body></worldbody>", "part")
    assert read(mjcf('<include file="part.xml"/>')).nv == 1


BODY = f"""<worldbody>
<body name="a"><joint name="j" axis="1 0 0"/><joint name="k"/>{GEOM}</body></worldbody>
"""
ONE_AXIS_TWICE = BODY.replace(' axis="1 0 0"', "")
FIXED_TENDON = '<tendon>\n<fixed name="t" {}><joint joint="j" coef="1"/></fixed></tendon>'

REFUSED = {
    "connect": (
        BODY + '<equality>\n<connect name="loop" body1="a" anchor="1 0 0"/></equality>',
        5,
        ["equality connect", '"loop"'],
    ),
    "coupled joints": (
        BODY + '<equality>\n<joint name="gears" joint1="j" joint2="k"/></equality>',
        5,
        ["equality joint", '"gears"'],
    ),
    "springy tendon": (BODY + FIXED_TENDON.format('stiffness="2"'), 5, ['tendon "t"', "stiffness"]),
    "damped tendon": (BODY + FIXED_TENDON.format('damping="2"'), 5, ['tendon "t"', "damping"]),
    "limited tendon": (
        BODY + FIXED_TENDON.format('limited="true" range="0 1"'),
        5,
        ['tendon "t"', "limits"],
    ),
    "mocap": ('<worldbody><body name="hand" mocap="true"/></worldbody>', None, ['body "hand"']),
    "not a number": (BODY.replace('name="k"', 'name="k" axis="0 nan 1"'), 3, ["axis", "nan"]),
    "infinite": (BODY.replace('name="k"', 'name="k" ref="inf"'), 3, ["ref", "inf"]),
    "beyond doubles": (BODY.replace('name="k"', 'name="k" pos="1e999 0 0"'), 3, ["1e999"]),
    "unknown element": ("<worldbody>\n<bdy/></worldbody>", 3, ["bdy", "MuJoCo"]),
    "no mass": ('<worldbody>\n<body name="a"><joint/></body></worldbody>', 3, ["mass"]),
    "missing include": ('<include file="none.xml"/>', 2, ["none.xml"]),
    "missing mesh": ('<asset><mesh file="none.stl"/></asset>', None, ["none.stl"]),
    "a name twice": (
        '<worldbody><body name="body2"><joint/><geom size=".1"/></body>'
        '<body><joint/><geom size=".1"/></body></worldbody>',
        1,
        ['"body2"'],
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_no_tree_can_hold_is_refused_by_name(mjcf: Write, case: str) -> None:
    inside, line, words = REFUSED[case]
    path = mjcf(inside)
    with pytest.raises(SymdynError) as refusal:
        read(path)
    error = refusal.value
    assert (error.file, error.line) == (str(path), line)
    assert error.cure
    for word in words:
        assert word in str(error)


def test_another_root_element(tmp_path: Path) -> None:
    path = tmp_path / "robot.xml"
    path.write_text('<robot name="a"><link name="b"/></robot>')
    with pytest.raises(SymdynError, match="<mujoco>"):
        read_mjcf(path)


def test_what_does_not_act_is_told(mjcf: Write) -> None:
    path = mjcf(
        BODY.replace('name="j"', 'name="j" stiffness="3"')
        + FIXED_TENDON.format("")
        + '<equality><joint joint1="j" joint2="k" active="false"/></equality>'
        + '<actuator><motor joint="j"/></actuator><sensor><jointpos joint="j"/></sensor>'
    )
    with pytest.warns(SymdynWarning) as told:
        read_mjcf(path)
    (warning,) = told
    assert str(warning.message) == (
        f"{path}: not used: actuators (1), sensors (1), tendons (1), shapes of geoms (1), "
        "springs of joints (1)"
    )


def test_without_mujoco_the_cure_is_named(mjcf: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mujoco", None)
    with pytest.raises(SymdynError, match=r"symdyn\[mjcf\]"):
        read(mjcf(BODY))


def test_what_mujoco_warns_of_is_passed_on(mjcf: Write) -> None:
    path = mjcf(ONE_AXIS_TWICE)
    with pytest.warns(SymdynWarning) as told:
        read_mjcf(path)
    assert [str(w.message).removeprefix(f"{path}: ")[:16] for w in told] == [
        "MuJoCo: Inertia ",
        "not used: shapes",
    ]


def test_nothing_is_left_beside_the_file(mjcf: Write, tmp_path: Path) -> None:
    for case in ("not a number", "no mass"):
        with pytest.raises(SymdynError):
            read(mjcf(REFUSED[case][0]))
    with pytest.warns(SymdynWarning, match="MuJoCo: "):
        read(mjcf(ONE_AXIS_TWICE))
    assert [path.name for path in tmp_path.iterdir()] == ["robot.xml"]


@pytest.mark.parametrize(
    "quaternion",
    [(1, 0, 0, 0), (1, 2, 3, 4), (0.1, -0.7, 0.3, 0.6), (0.5, 0.5, 0.7071067811865476, 0)],
)
def test_rotations_are_exact(quaternion: tuple[float, ...]) -> None:
    R = exact_rotation(quaternion)
    assert R * R.T == IDENTITY3
    assert R.det() == 1
    unit = np.array(quaternion) / np.linalg.norm(quaternion)
    theirs = np.zeros(9)
    mujoco.mju_quat2Mat(theirs, unit)
    np.testing.assert_allclose(np.array(R.tolist(), float).ravel(), theirs, atol=1e-15)


@pytest.mark.parametrize(
    "quaternion",
    [
        (0.7071067811865476, 0.7071067811865475, 0, 0),
        (0.5, -0.5, 0.5000000000000001, 0.4999999999999999),
        (1e-17, 0.7071067811865475, 0, -0.7071067811865476),
        (-1.0, 1e-17, 0, 0),
    ],
)
def test_rotations_of_a_cube_stay_so(quaternion: tuple[float, ...]) -> None:
    assert set(exact_rotation(quaternion)) <= {0, 1, -1}


def test_other_rotations_are_not_snapped() -> None:
    near = exact_rotation((0.7071067811865476, 0.707106781186547, 0, 0))
    assert near[1, 1] != 0


def test_a_double_counts_as_its_shortest_decimal() -> None:
    assert exact_double(0.1) == Rational(1, 10)
    assert exact_double(5e-324) == 0
    with pytest.raises(SymdynError, match="nan"):
        exact_double(float("nan"))


def test_numbers_are_those_of_the_file(mjcf: Write) -> None:
    tree = read(mjcf(MODELS["several joints of a body"]))
    assert list(tree.bodies[1].joint.axis)[0] == 0
    assert tree.bodies[0].placement.p == ImmutableMatrix(
        [1 - Rational(3, 10), 2, 3]  # the slide's reference lies along its axis
    )
    assert tree.bodies[0].placement.R == ImmutableMatrix([[1, 0, 0], [0, 0, -1], [0, 1, 0]])


def test_the_order_of_the_file(mjcf: Write) -> None:
    bodies = "".join(f'<body><joint name="{x}"/><geom size=".1"/></body>' for x in "bca")
    tree = read(mjcf(f"<worldbody>{bodies}</worldbody>"))
    assert (tree.joint_names, tree.file_order) == (("a", "b", "c"), ("b", "c", "a"))
