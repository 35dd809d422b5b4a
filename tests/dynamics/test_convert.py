"""Converters against whole functions in the other convention, and against joints by name."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import symdyn
from symdyn.dynamics.conventions import CONVENTIONS
from symdyn.dynamics.derive import offered
from symdyn.model.orders import inverse, unitree_order
from symdyn.model.tree import Tree
from tests.support.robots import ARM, GO2, WALKER, Robot

PAIRS = [(own, x) for own in CONVENTIONS for x in ("pinocchio", "mujoco") if x != own]


def call(tree: Tree, own: str, name: str, *given: np.ndarray) -> np.ndarray:
    return symdyn.function(tree, name, convention=own)(*given)


def state(robot: Robot) -> tuple[np.ndarray, ...]:
    """q, v, a in any convention: any numbers do, but the quaternion has norm one."""
    rng = np.random.default_rng(3)
    q, (v, a) = rng.normal(size=robot.tree.nq), rng.normal(size=(2, robot.tree.nv))
    q[3:7] /= np.linalg.norm(q[3:7])
    return q, v, a


def converted(tree: Tree, own: str, target: str, *state: np.ndarray) -> tuple[np.ndarray, ...]:
    q, v, a = state
    known = {"q": (q,), "v": (q, v), "a": (q, v, a)}
    return tuple(call(tree, own, f"convert_{k}_to_{target}", *x) for k, x in known.items())


@pytest.mark.parametrize(("own", "target"), PAIRS)
@pytest.mark.parametrize("robot", [GO2, WALKER], ids=lambda r: r.name)
def test_dynamics_are_the_same_in_both_words(robot: Robot, own: str, target: str) -> None:
    tree = robot.tree
    q, v, a = state(robot)
    theirs = converted(tree, own, target, q, v, a)
    tau = call(tree, own, "rnea", q, v, a)
    expected = call(tree, target, "rnea", *theirs)
    found = call(tree, own, f"convert_tau_to_{target}", q, tau)
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-12 * np.abs(expected).max())
    assert not np.allclose(tau, expected)


@pytest.mark.parametrize(("own", "target"), [*PAIRS, *((own, "mixed") for own in CONVENTIONS)])
def test_there_and_back(own: str, target: str) -> None:
    tree = WALKER.tree
    q, v, a = state(WALKER)
    for key, known in {"q": (q,), "v": (q, v), "a": (q, v, a), "tau": (q, a)}.items():
        if key == "q" and target == "mixed":
            continue
        *at, x = known
        there = call(tree, own, f"convert_{key}_to_{target}", *at, x)
        back = call(tree, own, f"convert_{key}_from_{target}", *at, there)
        np.testing.assert_allclose(back, x, rtol=0, atol=1e-14)
        assert key == "q" or not np.allclose(there, x)


def test_mixed_is_the_velocity_of_the_base_in_world_axes() -> None:
    q, v, a = state(GO2)
    rate = call(GO2.tree, "pinocchio", "frame_velocity_base", q, v)
    found = call(GO2.tree, "pinocchio", "convert_v_to_mixed", q, v)
    np.testing.assert_allclose(found[:6], rate, atol=1e-14)
    np.testing.assert_array_equal(found[6:], v[6:])
    found = call(GO2.tree, "pinocchio", "convert_a_to_mixed", q, v, a)
    expected = call(GO2.tree, "pinocchio", "frame_acceleration_base", q, v, a)
    np.testing.assert_allclose(found[:6], expected, atol=1e-13)


def names_of_entries(tree: Tree, key: str) -> list[str]:
    index = {"q": tree.q_index, "v": tree.v_index}[key]
    return [
        b.joint.name
        for b, i in zip(tree.bodies, index, strict=True)
        for _ in range(i.start, i.stop)
    ]


@pytest.mark.parametrize("convention", CONVENTIONS)
@pytest.mark.parametrize(
    ("robot", "order", "names"),
    [
        (
            GO2,
            "unitree",
            [
                f"{leg}_{x}_joint"
                for leg in ("FR", "FL", "RR", "RL")
                for x in ("hip", "thigh", "calf")
            ],
        ),
        (WALKER, "file_order", WALKER.tree.file_order),
        (ARM, "file_order", ARM.tree.file_order),
    ],
    ids=["unitree", "walker", "arm"],
)
def test_orders_by_the_names_of_joints(
    robot: Robot, order: str, names: list[str], convention: str
) -> None:
    assert tuple(names) != robot.tree.joint_names
    names = ["root_joint", *names] if robot.floating else list(names)
    for key in "qv":
        entries = names_of_entries(robot.tree, key)
        numbers = np.arange(float(len(entries)))
        moved = call(robot.tree, convention, f"convert_{key}_to_{order}", numbers)
        assert [entries[int(k)] for k in moved] == sorted(entries, key=names.index)
        back = call(robot.tree, convention, f"convert_{key}_from_{order}", moved)
        np.testing.assert_array_equal(back, numbers)


def test_what_is_offered() -> None:
    go2, arm = offered(GO2.tree), offered(ARM.tree)
    assert "convert_v_to_unitree" in go2
    assert "convert_v_to_pinocchio" not in go2
    assert "convert_v_to_pinocchio" in offered(GO2.tree, "mujoco")
    assert "convert_v_to_mujoco" not in offered(GO2.tree, "mujoco")
    assert not {name for name in arm if "unitree" in name or "mujoco" in name}
    assert not {name for name in offered(symdyn.chain("FRz")) if "order" in name}


def test_the_order_of_unitree_asks_for_four_legs_of_three_motors() -> None:
    assert unitree_order(WALKER.tree) is None
    tree = GO2.tree
    joints = [replace(b.joint, name=b.joint.name.replace("FL_", "LF_")) for b in tree.bodies]
    bodies = [replace(b, joint=j) for b, j in zip(tree.bodies, joints, strict=True)]
    assert unitree_order(replace(tree, bodies=bodies, file_order=())) is None


def test_the_inverse_of_an_order() -> None:
    assert inverse((2, 0, 1)) == (1, 2, 0)


def test_an_order_holds_every_joint_once() -> None:
    with pytest.raises(symdyn.SymdynError, match="joint_names"):
        replace(GO2.tree, file_order=GO2.tree.joint_names[1:])
