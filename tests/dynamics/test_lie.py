"""The group ``lie``: values at all angles, derivatives, languages, conventions."""

from __future__ import annotations

from functools import cache
from typing import Any

import casadi as ca
import mpmath
import numpy as np
import pinocchio as pin
import pytest

import symdyn
from symdyn import SymdynError
from symdyn.dynamics.lie import LIE

MP = mpmath.MPContext()
MP.dps = 40
BACKENDS = ("numpy", "casadi", "c")
SMALL = (0.0, 1e-300, 1e-160, 1e-12, 1e-9, 1e-8, 1e-6, 1e-4, 1e-3)
MIDDLE = (0.1, 0.2499, 0.4899, 0.49, 0.5, 0.999999, 1.0, 1.000001, 2.0, 3.0, 3.1)
LARGE = (np.pi - 1e-3, np.pi - 1e-6, np.pi - 1e-9, np.pi - 1e-12, np.pi)
ANGLES = (*SMALL, *MIDDLE, *LARGE)
AXES = np.array(
    [[1, 0, 0], [0, -1, 0], [0, 0, 1], [2, -3, 6], [-6, 2, 3], [1, 1e-9, 0], [1, 1, 1]], float
)
AXES /= np.linalg.norm(AXES, axis=1)[:, None]
V = np.array([0.4, -0.7, 1.1])
CLOSE = 4e-15


@cache
def lie(name: str, backend: str = "numpy", convention: str = "pinocchio") -> Any:
    return symdyn.function("lie", name, backend=backend, convention=convention)


def skew(w: np.ndarray) -> np.ndarray:
    return np.array([[0, -w[2], w[1]], [w[2], 0, -w[0]], [-w[1], w[0], 0]])


def hat(xi: np.ndarray) -> np.ndarray:
    """The 4x4 matrix of a twist, linear part first."""
    S = np.zeros((4, 4))
    S[:3, :3], S[:3, 3] = skew(xi[3:]), xi[:3]
    return S


def cross(xi: np.ndarray) -> np.ndarray:
    """ad of a twist, linear part first."""
    w, v = skew(xi[3:]), skew(xi[:3])
    return np.block([[w, v], [np.zeros((3, 3)), w]])


def digits(S: np.ndarray, integral: bool = False) -> np.ndarray:
    """The exponential of a matrix to 40 digits, rounded; or its integral over [0, 1] s S."""
    n = len(S)
    if integral:  # the upper right block of the exponential of [[S, 1], [0, 0]]
        S = np.block([[S, np.eye(n)], [np.zeros((n, 2 * n))]])
    found = MP.expm(MP.matrix(S.tolist()), method="taylor")
    array = np.array(found.tolist(), dtype=float)
    return array[:n, n:] if integral else array


@pytest.mark.parametrize("angle", ANGLES)
def test_exponentials_to_double_precision(angle: float) -> None:
    for u in AXES[3:5]:
        w, xi = angle * u, np.r_[V, angle * u]
        np.testing.assert_allclose(lie("exp3")(w), digits(skew(w)), rtol=0, atol=1e-15)
        np.testing.assert_allclose(lie("exp6")(xi), digits(hat(xi)), rtol=0, atol=2e-15)


@pytest.mark.parametrize("angle", ANGLES)
def test_jacobians_to_double_precision(angle: float) -> None:
    for u in AXES[3:5]:
        w, xi = angle * u, np.r_[V, angle * u]
        for name, exact in (
            ("Jl3", digits(skew(w), integral=True)),
            ("Jr3", digits(-skew(w), integral=True)),
            ("Jl6", digits(cross(xi), integral=True)),
            ("Jr6", digits(-cross(xi), integral=True)),
        ):
            given = w if name.endswith("3") else xi
            np.testing.assert_allclose(lie(name)(given), exact, rtol=0, atol=2e-15)


@pytest.mark.parametrize("angle", ANGLES)
def test_logarithms_undo_exponentials(angle: float) -> None:
    for u in AXES:
        w, xi = angle * u, np.r_[V, angle * u]
        R, T = digits(skew(w)), digits(hat(xi))
        found, found6 = lie("log3")(R), lie("log6")(T)
        if angle == np.pi:  # the axis has one of two directions
            found = found * np.sign(found @ w)
            np.testing.assert_allclose(lie("exp6")(found6), T, rtol=0, atol=CLOSE)
        else:
            np.testing.assert_allclose(found6, xi, rtol=0, atol=CLOSE)
        np.testing.assert_allclose(found, w, rtol=CLOSE, atol=CLOSE * min(angle, 1))


@pytest.mark.parametrize("angle", ANGLES)
def test_pinocchio_says_the_same(angle: float) -> None:
    for u in AXES:
        w, xi = angle * u, np.r_[V, angle * u]
        motion = pin.Motion(xi)
        R, M = pin.exp3(w), pin.exp6(motion)
        # Pinocchio loses digits just above the angles where it takes series
        loss = 1e-6 if 0 < angle < 0.49 else 1e-12
        pairs = [
            (lie("exp3")(w), R, CLOSE),
            (lie("exp6")(xi), M.homogeneous, 1e-13),
            (lie("Jr3")(w), pin.Jexp3(w), loss),
            (lie("Jr6")(xi), pin.Jexp6(motion), loss),
        ]
        if angle < np.pi:
            pairs += [
                (lie("log3")(R), pin.log3(R), 1e-12),
                (lie("log6")(M.homogeneous), pin.log6(M).vector, 1e-12),
                (np.linalg.inv(lie("Jr3")(w)), pin.Jlog3(R), loss),
                (np.linalg.inv(lie("Jr6")(xi)), pin.Jlog6(M), loss),
            ]
        for ours, theirs, tolerance in pairs:
            np.testing.assert_allclose(ours, theirs, rtol=0, atol=tolerance)


def test_matrices_are_those_of_pinocchio() -> None:
    rng = np.random.default_rng(5)
    for _ in range(20):
        M, motion, body = pin.SE3.Random(), pin.Motion(rng.normal(size=6)), pin.Inertia.Random()
        for name in ("Ad", "X"):
            np.testing.assert_allclose(lie(name)(M.homogeneous), M.action, atol=CLOSE)
        dual = np.linalg.inv(M.action).T
        np.testing.assert_allclose(lie("Xstar")(M.homogeneous), dual, atol=1e-14)
        for name in ("ad", "crm"):
            np.testing.assert_array_equal(lie(name)(motion.vector), motion.action)
        np.testing.assert_array_equal(lie("crf")(motion.vector), -motion.action.T)
        found = lie("inertia")(body.mass, body.lever, body.inertia)
        np.testing.assert_allclose(found, body.matrix(), atol=CLOSE)


@pytest.mark.parametrize("axis", range(3))
def test_half_a_turn_about_a_coordinate_axis(axis: int) -> None:
    R = -np.eye(3)
    R[axis, axis] = 1
    np.testing.assert_array_equal(np.abs(lie("log3")(R)), np.pi * np.eye(3)[axis])


@pytest.mark.parametrize("angle", (0.0, 1e-9, 0.3, 2.0, 3.1))
def test_quaternion_logarithm_of_any_norm_and_sign(angle: float) -> None:
    for u in AXES:
        quat = np.r_[np.sin(angle / 2) * u, np.cos(angle / 2)]
        for factor in (1.0, -1.0, 1e-3, -7.0):
            w = lie("quat_log")(factor * quat)
            np.testing.assert_allclose(w, angle * u, rtol=0, atol=CLOSE)


def test_quaternion_inverse_of_any_norm() -> None:
    np.testing.assert_allclose(lie("quat_inverse")([1, -2, 3, 4]), np.r_[-1, 2, -3, 4] / 30)


def _derivatives(f: Any, size: int) -> ca.Function:
    """Jacobian and Hessians of f, as CasADi makes them."""
    x = ca.SX.sym("x", size)
    y = ca.vec(f(x))
    J = ca.jacobian(y, x)
    return ca.Function("derivatives", [x], [J, ca.jacobian(ca.vec(J), x)])


@pytest.mark.parametrize("angle", (*SMALL, *MIDDLE, np.pi - 1e-3))
def test_logarithm_of_exponential_differentiates_to_the_identity(angle: float) -> None:
    for name, size in (("3", 3), ("6", 6)):
        exp, log = lie(f"exp{name}", "casadi"), lie(f"log{name}", "casadi")
        derivatives = _derivatives(lambda x, f=exp, g=log: g(f(x)), size)
        for u in AXES[2:5]:
            J, H = derivatives(np.r_[V, angle * u][-size:])
            np.testing.assert_allclose(J.full(), np.eye(size), rtol=0, atol=1e-13)
            # A rotation's entries tell an angle near pi less and less well.
            scale = 1e4 if angle > 3.1 else 1
            np.testing.assert_allclose(H.full(), 0, rtol=0, atol=scale * 1e-11)


@pytest.mark.parametrize("name", ("exp3", "exp6", "Jl3", "Jr3", "Jl6", "Jr6"))
@pytest.mark.parametrize("angle", (*SMALL, *MIDDLE, *LARGE))
def test_derivatives_are_finite_and_continuous(name: str, angle: float) -> None:
    size = int(name[-1])
    derivatives = _derivatives(lie(name, "casadi"), size)
    x, step = np.r_[V, angle * AXES[3]][-size:], 1e-5 * np.arange(1, size + 1)
    J, H = (M.full() for M in derivatives(x))
    assert np.isfinite(J).all()
    ahead, behind = (derivatives(x + s)[0].full() for s in (step, -step))
    slope = (H @ step).reshape(J.shape, order="F")
    np.testing.assert_allclose((ahead - behind) / 2, slope, rtol=0, atol=1e-12)


def test_second_derivative_of_the_exponential_at_zero() -> None:
    _, H = _derivatives(lie("exp3", "casadi"), 3)(np.zeros(3))
    basis = [skew(e) for e in np.eye(3)]
    exact = [[(a @ b + b @ a) / 2 for b in basis] for a in basis]
    # H[(entry of R, column first), a], b
    found = H.full().reshape(3, 3, 3, 3).transpose(0, 3, 2, 1)
    np.testing.assert_allclose(found, np.array(exact), rtol=0, atol=1e-16)


def _given(name: str, rng: np.random.Generator) -> list[np.ndarray]:
    """Arguments of a function, with poses and rotations among them."""
    xi = rng.normal(size=6)
    values = {
        "w": xi[3:],
        "xi": xi,
        "v": xi,
        "R": lie("exp3")(xi[3:]),
        "T": lie("exp6")(xi),
        "quat": rng.normal(size=4),
        "m": np.array(2.5),
        "c": xi[:3],
        "I_c": np.diag([1.0, 2.0, 2.5]),
    }
    return [values[key] for key in LIE[name].inputs]


@pytest.mark.parametrize("name", LIE)
def test_languages_and_batches_agree(name: str, needs_gcc: None) -> None:
    rng = np.random.default_rng(11)
    states = [_given(name, rng) for _ in range(4)]
    batch = [np.array(column) for column in zip(*states, strict=True)]
    for backend in ("numpy", "c"):
        many = lie(name, backend)(*batch)
        for k, state in enumerate(states):
            one = lie(name)(*state)
            np.testing.assert_allclose(many[k], one, rtol=0, atol=CLOSE)
            flat = lie(name, "casadi")(*state).full()
            np.testing.assert_allclose(flat.reshape(one.shape), one, rtol=0, atol=CLOSE)


def test_small_and_large_angles_stand_in_one_batch() -> None:
    w = np.array([np.zeros(3), 1e-9 * AXES[3], 3 * AXES[3], np.pi * AXES[0]])
    R = lie("exp3")(w)
    np.testing.assert_allclose(np.abs(lie("log3")(R)), np.abs(w), rtol=0, atol=CLOSE)


@pytest.mark.parametrize("name", LIE)
def test_other_conventions_exchange_halves_and_move_the_scalar(name: str) -> None:
    given = _given(name, np.random.default_rng(3))
    plain = lie(name)(*given)
    for convention, six in (("featherstone", [3, 4, 5, 0, 1, 2]), ("mujoco", list(range(6)))):
        inputs = [
            x[six] if key in ("xi", "v") else x[[3, 0, 1, 2]] if key == "quat" else x
            for key, x in zip(LIE[name].inputs, given, strict=True)
        ]
        found = lie(name, convention=convention)(*inputs)
        if plain.shape == (6, 6):
            found = found[np.ix_(six, six)]
        elif plain.shape == (6,):
            found = found[six]
        elif name == "quat_inverse":
            found = found[[1, 2, 3, 0]]
        np.testing.assert_allclose(found, plain, rtol=0, atol=CLOSE)


def test_an_unknown_name_is_refused_with_its_neighbours() -> None:
    with pytest.raises(SymdynError, match="log3") as caught:
        symdyn.function("lie", "log")
    assert caught.value.element == "log"


def test_headers_say_what_is_taken_for_granted() -> None:
    assert "rotation" in lie("log3").__doc__ and "half a turn" in lie("quat_log").__doc__.lower()
