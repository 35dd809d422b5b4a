"""Exact laws between the programs that are emitted, in every convention."""

from __future__ import annotations

import pytest

from symdyn.dynamics.conventions import CONVENTIONS
from symdyn.program.rings import PRIME
from tests.support.field import Field, plus
from tests.support.robots import ROBOTS

CASES = [(robot, convention) for robot in ROBOTS for convention in CONVENTIONS]


@pytest.fixture(scope="module", params=CASES, ids=lambda case: f"{case[0].name}-{case[1]}")
def field(request: pytest.FixtureRequest) -> Field:
    return Field(*request.param)


def test_rnea_is_linear_in_the_acceleration(field: Field) -> None:
    M, h = field("crba", field.q), field("nonlinear_effects", field.q, field.v)
    tau = field("rnea", field.q, field.v, field.a)
    assert tau == plus(field.times(M, field.a), h)
    assert tau != plus(field.times(M, field.a), h, -1)


def test_aba_inverts_rnea(field: Field) -> None:
    tau = field("rnea", field.q, field.v, field.a)
    assert field("aba", field.q, field.v, tau) == field.a
    assert field("aba", field.q, field.a, tau) != field.a


def test_minverse_inverts_crba(field: Field) -> None:
    M, W = field("crba", field.q), field("minverse", field.q)
    assert field.times(W, field.times(M, field.a)) == field.a


def test_coriolis_matrix_gives_the_bias(field: Field) -> None:
    C, g = field("coriolis_matrix", field.q, field.v), field("gravity", field.q)
    h = field("nonlinear_effects", field.q, field.v)
    assert plus(field.times(C, field.v), g) == h
    assert plus(field.times(C, field.w), g) != h


def test_centroidal_map_gives_the_momentum(field: Field) -> None:
    A, momentum = field("centroidal_map", field.q), field("centroidal_momentum", field.q, field.v)
    assert field.times(A, field.v) == momentum


def test_kinetic_energy_is_half_of_v_M_v(field: Field) -> None:
    M, T = field("crba", field.q), field("kinetic_energy", field.q, field.v)[0]
    doubled = sum(x * y for x, y in zip(field.v, field.times(M, field.v), strict=True))
    assert (2 * T - doubled) % PRIME == 0


def test_get_dynamics_is_its_parts(field: Field) -> None:
    out = field.outputs("get_dynamics", field.q, field.v)
    assert out["M"] == field("crba", field.q)
    assert out["h"] == field("nonlinear_effects", field.q, field.v)
    assert out["A_G"] == field("centroidal_map", field.q)
    assert out["J_c"] == field("contact_jacobian", field.q)


def test_kinetic_energy_changes_by_the_power_of_all_forces(field: Field) -> None:
    """``v^T (M a + C v) = v^T (tau - g)`` restated with the functions that are emitted."""
    tau, g = field("rnea", field.q, field.v, field.a), field("gravity", field.q)
    M, C = field("crba", field.q), field("coriolis_matrix", field.q, field.v)
    change = plus(field.times(M, field.a), field.times(C, field.v))
    assert plus(tau, g, -1) == change
