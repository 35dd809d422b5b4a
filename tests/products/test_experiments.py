"""Two experiments whose outcome is known, with exported code.

In the air motors do not change a robot's momentum, and its centre of mass flies on a parabola.
An integrator keeps neither exactly: its error falls with the step h as h^k, and k is stated.

euler      v += h a,  q moves by h v: order 1
midpoint   the same from the middle of the step: order 2
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import symdyn
from symdyn.export.options import ExportOptions
from symdyn.export.plan import plan
from symdyn.export.write import write_folder
from symdyn.truth.door import NOTHING_SAID

NAMES = ("aba", "integrate", "center_of_mass", "centroidal_momentum", "centroidal_map")
VALUES = {
    **{name: "0.3" for name in ("l1", "l2", "l3")},
    **{f"m{k}": m for k, m in enumerate(("2", "1.5", "1"), 1)},
    **{
        f"c{k}{x}": c
        for k in (1, 2, 3)
        for x, c in zip("xyz", ("0.1", "-0.05", "0.02"), strict=True)
    },
    **{
        f"I{k}{x}{x}": i
        for k in (1, 2, 3)
        for x, i in zip("xyz", ("0.02", "0.03", "0.04"), strict=True)
    },
    **{f"I{k}{x}": "0" for k in (1, 2, 3) for x in ("xy", "xz", "yz")},
}
TIME = 0.4  # s
STEPS = (20, 40, 80)
ORDER = {"euler": 1, "midpoint": 2}
Step = Callable[[Any, np.ndarray, np.ndarray, np.ndarray, float], tuple[np.ndarray, np.ndarray]]


@pytest.fixture(scope="module", params=["0", "-9.81"], ids=["weightless", "falling"])
def robot(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Any]:
    """The exported functions of a body with two limbs, its gravity and mass."""
    tree = symdyn.chain("FRyRx", lengths="x", values=VALUES, gravity=("0", "0", request.param))
    folder = tmp_path_factory.mktemp("flight") / f"flyer{len(request.param)}"
    write_folder(plan(tree, ExportOptions(NAMES, ("numpy",)), door=NOTHING_SAID).texts, folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder.parent)
        made = importlib.import_module(folder.name).load()
    yield SimpleNamespace(
        **{name: getattr(made, name) for name in NAMES},
        g=np.array([0, 0, float(request.param)]),
        mass=float(tree.mass),
        nv=tree.nv,
        rest=np.array([0.0, 0, 0, 0, 0, 0, 1, 0, 0]),
    )


def euler(f: Any, q: np.ndarray, v: np.ndarray, tau: np.ndarray, h: float) -> Any:
    v = v + h * f.aba(q, v, tau)
    return f.integrate(q, h * v), v


def midpoint(f: Any, q: np.ndarray, v: np.ndarray, tau: np.ndarray, h: float) -> Any:
    middle, u = f.integrate(q, h / 2 * v), v + h / 2 * f.aba(q, v, tau)
    return f.integrate(q, h * u), v + h * f.aba(middle, u, tau)


def flight(f: Any, step: Step, count: int) -> list[tuple[float, np.ndarray, np.ndarray]]:
    """Times and states while the motors of the joints, and nothing else, push."""
    numbers = np.random.default_rng(7)
    q, v = f.integrate(f.rest, numbers.normal(size=f.nv) / 3), numbers.normal(size=f.nv)
    tau = np.concatenate([np.zeros(6), numbers.normal(size=f.nv - 6) / 5])
    found = [(0.0, q, v)]
    for k in range(1, count + 1):
        q, v = step(f, q, v, tau, TIME / count)
        found.append((TIME * k / count, q, v))
    return found


def order(errors: list[float]) -> float:
    """The power of the step by which errors fall."""
    return float(-np.polyfit(np.log(STEPS), np.log(errors), 1)[0])


@pytest.mark.parametrize("step", [euler, midpoint])
def test_momentum_changes_by_the_weight_alone(robot: Any, step: Step) -> None:
    errors, moved = [], 0.0
    for count in STEPS:
        states = flight(robot, step, count)
        h = [robot.centroidal_momentum(q, v) for _, q, v in states]
        weight = np.r_[robot.mass * robot.g, 0, 0, 0]
        errors.append(
            max(np.abs(h[k] - h[0] - t * weight).max() for k, (t, *_) in enumerate(states))
        )
        moved = np.abs(states[-1][2][6:] - states[0][2][6:]).max()
    assert moved > 0.1  # the joints do move
    assert errors[-1] > 1e-9  # and no error is made up as zero
    assert order(errors) == pytest.approx(ORDER[step.__name__], abs=0.2)


@pytest.mark.parametrize("step", [euler, midpoint])
def test_the_centre_of_mass_flies_on_a_parabola(robot: Any, step: Step) -> None:
    errors, of_base = [], 0.0
    for count in STEPS:
        states = flight(robot, step, count)
        _, q0, v0 = states[0]
        start, speed = robot.center_of_mass(q0), robot.centroidal_map(q0)[:3] @ v0 / robot.mass
        flown = [speed * t + robot.g * t**2 / 2 for t, *_ in states]
        error = [robot.center_of_mass(states[k][1]) - start - x for k, x in enumerate(flown)]
        errors.append(float(np.abs(error).max()))
        of_base = max(np.abs(states[k][1][:3] - q0[:3] - x).max() for k, x in enumerate(flown))
    assert of_base > 10 * errors[-1]  # the base's origin is not the centre of mass
    assert order(errors) == pytest.approx(ORDER[step.__name__], abs=0.2)
