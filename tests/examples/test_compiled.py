"""What compiled functions are worth to a solver: times of one run, against scalar symbols."""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable, Collection
from pathlib import Path
from types import ModuleType
from typing import Any

import casadi as ca
import numpy as np
import pytest

import symdyn
from tests.support.exported import write

pytestmark = pytest.mark.slow
FOLDER = Path(__file__).resolve().parents[2] / "examples"
FUNCTIONS = ("inverse_dynamics", "step_r3so3", "contact_positions")


@pytest.fixture(scope="module")
def robots(tmp_path_factory: pytest.TempPathFactory, needs_gcc: None) -> tuple[Any, Any]:
    """The Go2 in scalar symbols, and compiled."""
    folder = tmp_path_factory.mktemp("optimal_control")
    write(symdyn.load("go2"), folder / "go2_planned", *FUNCTIONS)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        module = importlib.import_module("go2_planned")
        return module.load("sx"), module.load("compiled")


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(FOLDER)
    return importlib.import_module("whole_body")


def evaluation(f: ca.Function, asked: Collection[int]) -> Callable[[], float]:
    """Times some evaluations by buffers, without calls from Python, of the results asked for."""
    buffer, evaluate = f.buffer()
    kept = [np.linspace(-1, 1, f.nnz_in(k)) for k in range(f.n_in())]
    results = {k: np.zeros(f.nnz_out(k)) for k in asked}
    for k, x in enumerate(kept):
        buffer.set_arg(k, memoryview(x))
    for k, x in results.items():
        buffer.set_res(k, memoryview(x))

    def timed() -> float:
        start = time.perf_counter()
        for _ in range(20):
            evaluate()
        return time.perf_counter() - start

    timed.kept = kept, results, buffer  # type: ignore[attr-defined]  # the buffer only points
    return timed


def apart(slow: Callable[[], float], fast: Callable[[], float], turns: int) -> float:
    """How many times faster, by the least times of many turns."""
    times = [(slow(), fast()) for _ in range(turns)]
    return min(it[0] for it in times) / min(it[1] for it in times)


def second(f: ca.Function) -> ca.Function:
    """The Hessian of weighted torques by all inputs as one matrix, in scalar symbols."""
    x = [ca.SX.sym("x", *f.size_in(k)) for k in range(f.n_in())]
    whole, w = ca.SX.sym("X", sum(map(f.numel_in, range(f.n_in())))), ca.SX.sym("w", 18)
    parts = ca.vertsplit(whole, np.cumsum([0, *(it.numel() for it in x)]).tolist())
    hessian = ca.hessian(ca.dot(w, f(*parts)), whole)[0]
    return ca.Function("H", [whole, w], [hessian])


def test_derivatives_are_eight_times_faster(robots: tuple[Any, Any]) -> None:
    """The Jacobian's entries are exactly those of the other; second derivatives are equal."""
    theirs, ours = (robot.inverse_dynamics for robot in robots)
    J, their_J = ours.jacobian(), theirs.jacobian()
    for k in range(J.n_out()):
        assert J.sparsity_out(k) == their_J.sparsity_out(k)
    assert sum(J.nnz_out(k) for k in range(J.n_out())) == 701
    blocks = range(J.n_out())
    assert apart(evaluation(their_J, blocks), evaluation(J, blocks), 100) >= 8

    H, their_H = ours.reverse(1).jacobian(), second(theirs)
    rng = np.random.default_rng(0)
    at = [ca.DM(rng.normal(size=ours.size_in(k))) for k in range(ours.n_in())]
    weights = ca.DM(rng.normal(size=18))
    found = H.call([*at, 0, weights, *(ca.DM(*H.size_in(k)) for k in range(6, H.n_in()))])
    wide = ours.n_in() + 2  # blocks of one row: by inputs, by what is not read, by weights
    blocks = [[wide * k + j for j in range(ours.n_in())] for k in range(ours.n_in())]
    whole = ca.blockcat([[found[k] for k in row] for row in blocks]).full()
    expected = their_H(ca.veccat(*at), weights).full()
    assert np.abs(whole - expected).max() <= 1e-9 * np.abs(expected).max()
    assert apart(evaluation(their_H, [0]), evaluation(H, sum(blocks, [])), 100) >= 8


def race(run: Callable[[Any], Any], slow: Any, fast: Any, times: float) -> list[Any]:
    """Plans of both, in turns, until the least times differ so much; six turns at most."""
    slower, faster = [], []
    for _ in range(6):
        slower.append(run(slow))
        faster += [run(fast), run(fast)]
        first, second = (min(it.seconds for it in plans) for plans in (slower, faster))
        if first >= times * second:
            return slower + faster
    pytest.fail(f"{first:.2f} s and {second:.2f} s, which is less than {times} times")


def check(plans: list[Any]) -> None:
    for plan in plans:
        assert plan.stats["iter_count"] <= 20
        assert plan.violation <= 1e-6
        assert plan.stats["objective"] == pytest.approx(plans[0].stats["objective"], rel=1e-6)


def test_a_stand_up_is_four_times_faster(robots: tuple[Any, Any], example: ModuleType) -> None:
    check(race(lambda robot: example.solve("stand", robot), *robots, 4))


def test_fatrop_hops_faster(robots: tuple[Any, Any], example: ModuleType) -> None:
    """Than IPOPT as it comes."""

    def hop(solver: str) -> Any:
        return example.solve("hop", robots[1], solver=solver, settings={})

    check(race(hop, "ipopt", "fatrop", 1.5))
