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


def test_mass_matrix_is_the_sum_of_bodies(field: Field) -> None:
    """``M = sum J^T I J`` and the drives, with J from the emitted velocities of bodies."""
    n, bodies = field.nv, field.tree.bodies
    units = [[int(i == j) for i in range(n)] for j in range(n)]
    moved = [field("body_velocities", field.q, unit) for unit in units]
    count = len(bodies)
    J = [[[moved[j][count * r + b] for j in range(n)] for r in range(6)] for b in range(count)]
    order = (3, 4, 5, 0, 1, 2) if field.convention == "featherstone" else range(6)
    total = [[0] * n for _ in range(n)]
    for body, rows in zip(bodies, J, strict=True):
        I = field.inertia(body.inertia)
        momenta = [field.times(I, [rows[r][j] for r in order]) for j in range(n)]
        for i in range(n):
            for j in range(n):
                total[i][j] += sum(rows[r][i] * momenta[j][k] for k, r in enumerate(order))
    for body, index in zip(bodies, field.tree.v_index, strict=True):
        for k, drive in enumerate(body.joint.drive):
            total[index.start + k][index.start + k] += field.number(drive)
    flat = [x % PRIME for row in total for x in row]
    assert field("crba", field.q) == flat
    assert flat != [2 * x % PRIME for x in flat]


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


def test_coriolis_matrix_is_skew_and_without_torsion(field: Field) -> None:
    """``dM/dt - 2 C`` is skew, and ``C(u) w - C(w) u = M [u, w]``."""
    n = field.nv
    rate, C = field.rate("crba"), field("coriolis_matrix", field.q, field.v)
    N = [(x - 2 * y) % PRIME for x, y in zip(rate, C, strict=True)]
    transposed = [N[n * j + i] for i in range(n) for j in range(n)]
    assert plus(N, transposed) == [0] * n * n
    if field.convention == "mujoco":
        return  # its velocities have another bracket: linear in world axes, angular in body axes
    other = field("coriolis_matrix", field.q, field.w)
    torsion = plus(field.times(C, field.w), field.times(other, field.v), -1)
    M = field("crba", field.q)
    assert torsion == field.times(M, field.bracket(field.v, field.w))


def test_energy_rate_is_power(field: Field) -> None:
    """``d/dt (T + V) = v . tau`` along any motion."""
    tau = field("rnea", field.q, field.v, field.a)
    power = sum(x * y for x, y in zip(tau, field.v, strict=True)) % PRIME
    change = field.rate("kinetic_energy", field.a)[0] + field.rate("potential_energy")[0]
    assert change % PRIME == power


def test_momentum_rate_is_the_force_from_outside(field: Field) -> None:
    """The base rows of ``M a + h`` are all that moves a floating robot's momentum."""
    if not field.tree.floating or field.convention != "pinocchio":
        return
    tau = field("rnea", field.q, field.v, field.a)
    rate = field.rate("centroidal_momentum", field.a)[:3]
    R = field("forward_kinematics", field.q)[:9]
    weight = field.weight()
    force = [sum(R[3 * i + j] * tau[j] for j in range(3)) % PRIME for i in range(3)]
    assert plus(force, weight) == rate


def test_gravity_of_the_base_is_the_weight(field: Field) -> None:
    if not field.tree.floating or field.convention != "pinocchio":
        return
    g, R = field("gravity", field.q), field("forward_kinematics", field.q)[:9]
    force = [sum(R[3 * i + j] * g[j] for j in range(3)) % PRIME for i in range(3)]
    assert plus(force, field.weight()) == [0, 0, 0]


def test_mass_matrix_is_symmetric_and_zero_between_limbs(field: Field) -> None:
    tree, n = field.tree, field.nv
    M = field("crba", field.q)
    assert M == [M[n * j + i] for i in range(n) for j in range(n)]
    for i, rows in enumerate(tree.v_index):
        for j, columns in enumerate(tree.v_index):
            if i not in tree.ancestors(j) and j not in tree.ancestors(i):
                assert M[n * rows.start + columns.start] == 0
