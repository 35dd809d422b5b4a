"""Moving on the configuration space, through zero rotation and around it."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest

import symdyn
from tests.support.robots import GO2, ROBOTS, Robot

IDENTITY = np.array([0.3, -0.2, 0.5, 0, 0, 0, 1, *np.zeros(12)])
ANGLES = (0.0, 1e-300, 1e-160, 1e-12, 1e-8, 1e-4, 0.1, 0.99, 0.999999, 1.0, 1.000001, 2.0, 3.1)


def _turn(angle: float) -> np.ndarray:
    axis = np.array([2, -1, 2]) / 3
    return np.array([0.4, -0.1, 0.2, *(angle * axis), *np.linspace(-1, 1, 12)])


@pytest.mark.parametrize("angle", ANGLES)
def test_difference_undoes_integrate(angle: float) -> None:
    v = _turn(angle)
    moved = symdyn.function("go2", "integrate")(IDENTITY, v)
    np.testing.assert_allclose(
        symdyn.function("go2", "difference")(IDENTITY, moved), v, rtol=0, atol=4e-15
    )


def _derivatives(f: ca.Function, which: int, weights: ca.DM) -> ca.Function:
    """Gradient and Hessian of a weighted sum of a function's output, by CasADi."""
    inputs = [ca.SX.sym(f.name_in(k), *f.size_in(k)) for k in range(f.n_in())]
    total = ca.dot(weights, f(*inputs))
    hessian, gradient = ca.hessian(total, inputs[which])
    return ca.Function("derivatives", inputs, [gradient, hessian])


@pytest.mark.parametrize("angle", ANGLES)
def test_integrate_is_smooth_through_zero_rotation(angle: float) -> None:
    f = symdyn.function("go2", "integrate", backend="casadi")
    derivatives = _derivatives(f, 1, ca.DM(np.linspace(-1, 2, 19)))
    gradient, hessian = (x.full() for x in derivatives(IDENTITY, _turn(angle)))
    assert np.isfinite(gradient).all()
    assert np.isfinite(hessian).all()
    step = 1e-5 * np.array([0, 0, 0, 1, 2, -1, *np.zeros(12)])
    ahead, behind = (derivatives(IDENTITY, _turn(angle) + s)[0].full() for s in (step, -step))
    np.testing.assert_allclose((ahead - behind)[:, 0] / 2, hessian @ step, atol=1e-13)


@pytest.mark.parametrize("angle", ANGLES)
def test_difference_is_smooth_through_zero_rotation(angle: float) -> None:
    f = symdyn.function("go2", "difference", backend="casadi")
    q1 = symdyn.function("go2", "integrate")(IDENTITY, _turn(angle))
    derivatives = _derivatives(f, 1, ca.DM(np.linspace(-1, 2, 18)))
    gradient, hessian = (x.full() for x in derivatives(IDENTITY, q1))
    assert np.isfinite(gradient).all()
    assert np.isfinite(hessian).all()
    step = 1e-5 * np.array([0, 0, 0, 1, 2, -1, 1, *np.zeros(12)])
    ahead, behind = (derivatives(IDENTITY, q1 + s)[0].full() for s in (step, -step))
    np.testing.assert_allclose((ahead - behind)[:, 0] / 2, hessian @ step, atol=1e-12, rtol=1e-6)


def test_difference_takes_the_shorter_way_round() -> None:
    opposite = IDENTITY.copy()
    opposite[3:7] *= -1
    f = symdyn.function("go2", "difference")
    np.testing.assert_array_equal(f(IDENTITY, opposite), np.zeros(18))


def test_difference_at_half_a_turn() -> None:
    half = IDENTITY.copy()
    half[3:7] = [0.6, 0, 0.8, 0]
    w = symdyn.function("go2", "difference")(IDENTITY, half)[3:6]
    np.testing.assert_allclose(w, np.pi * np.array([0.6, 0, 0.8]), rtol=1e-15)


@pytest.mark.parametrize("robot", ROBOTS, ids=lambda r: r.name)
def test_configuration_rate_is_the_derivative_of_integrate(robot: Robot) -> None:
    integrate, rate, norm = (
        symdyn.function(robot.tree, name)
        for name in ("integrate", "configuration_rate", "normalize")
    )
    for s in robot.oracle.states(20, seed=7, rate=1.0):
        h = 1e-5
        slope = (integrate(s.q, h * s.v) - integrate(s.q, -h * s.v)) / (2 * h)
        np.testing.assert_allclose(rate(s.q, s.v), slope, atol=1e-9)
        np.testing.assert_allclose(norm(3 * s.q)[robot.tree.nq :], norm(s.q)[robot.tree.nq :])


def test_norms_are_kept() -> None:
    s = GO2.oracle.states(1, seed=8)[0]
    stretched = s.q.copy()
    stretched[3:7] *= 1.5
    moved = symdyn.function("go2", "integrate")(stretched, s.v)
    assert np.linalg.norm(moved[3:7]) == pytest.approx(1.5, rel=1e-14)
