"""Compiled functions give a solver what scalar symbols give it."""

from __future__ import annotations

import importlib
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


def second(f: ca.Function) -> ca.Function:
    """The Hessian of weighted torques by all inputs as one matrix, in scalar symbols."""
    x = [ca.SX.sym("x", *f.size_in(k)) for k in range(f.n_in())]
    whole, w = ca.SX.sym("X", sum(map(f.numel_in, range(f.n_in())))), ca.SX.sym("w", 18)
    parts = ca.vertsplit(whole, np.cumsum([0, *(it.numel() for it in x)]).tolist())
    hessian = ca.hessian(ca.dot(w, f(*parts)), whole)[0]
    return ca.Function("H", [whole, w], [hessian])


def test_derivatives_are_those_of_the_symbols(robots: tuple[Any, Any]) -> None:
    """The Jacobian has exactly their entries; second derivatives are equal."""
    theirs, ours = (robot.inverse_dynamics for robot in robots)
    J, their_J = ours.jacobian(), theirs.jacobian()
    for k in range(J.n_out()):
        assert J.sparsity_out(k) == their_J.sparsity_out(k)
    assert sum(J.nnz_out(k) for k in range(J.n_out())) == 701

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


def check(plans: list[Any]) -> None:
    for plan in plans:
        assert plan.stats["iter_count"] <= 20
        assert plan.violation <= 1e-6
        assert plan.stats["objective"] == pytest.approx(plans[0].stats["objective"], rel=1e-6)


def test_a_stand_up_is_the_same(robots: tuple[Any, Any], example: ModuleType) -> None:
    check([example.solve("stand", robot) for robot in robots])


def test_both_solvers_hop_alike(robots: tuple[Any, Any], example: ModuleType) -> None:
    check([example.solve("hop", robots[1], solver=it) for it in ("ipopt", "fatrop")])


def test_a_race_tells_the_least_times(
    robots: tuple[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(FOLDER.parent / "benchmarks")
    plans = importlib.import_module("plans")
    found = plans.races(*robots, nodes=8)["stand-up, IPOPT"]
    assert list(found) == ["symbols", "compiled"]
    assert all(seconds > 0 for seconds in plans.race(found, turns=1).values())
    times = iter([3.0, 5.0, 4.0, 2.0])
    fake = dict.fromkeys("ab", lambda: type("Plan", (), {"seconds": next(times)}))
    assert plans.race(fake, turns=2) == {"a": 3.0, "b": 2.0}
