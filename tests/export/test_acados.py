"""What acados makes of a model can be made, and gives what the robot's functions give."""

from __future__ import annotations

from pathlib import Path

import casadi as ca
import numpy as np
import pytest

import symdyn
from symdyn.model.tree import Tree
from tests.export.acados import discrete, implicit, operations, robot

IMPLICIT = {
    "impl_dae_fun": 2_600,
    "impl_dae_fun_jac_x_xdot_z": 26_222,
    "impl_dae_jac_x_xdot_u_z": 26_222,
    "impl_dae_hess": 33_805,
}
"""Of the Go2: at most what a plain recursion in CasADi's symbols needs."""


def test_functions_of_an_arm(arm: Tree, tmp_path: Path) -> None:
    exported = robot(arm, tmp_path)
    functions = implicit(exported.acados_model())
    rng = np.random.default_rng(0)
    f = functions["impl_dae_fun_jac_x_xdot_z"]
    at = [ca.DM(rng.normal(size=f.size_in(k))) for k in range(f.n_in())]
    residual, by_x, by_xdot, by_z = f.call(at)
    expected = exported.dae_residual(*at[:3])
    np.testing.assert_allclose(residual.full(), expected.full(), rtol=1e-13, atol=1e-13)
    change = 1e-6
    for k, J in ((0, by_x), (1, by_xdot)):
        d = ca.DM(rng.normal(size=4))
        ends = []
        for step in (change * d, -change * d):
            moved = [x + step if j == k else x for j, x in enumerate(at[:3])]
            ends.append(exported.dae_residual(*moved))
        slope = (ends[0] - ends[1]) / (2 * change)
        np.testing.assert_allclose((J @ d).full(), slope.full(), rtol=1e-6, atol=1e-6)
    assert by_z.shape == (4, 0)
    H = functions["impl_dae_hess"]
    assert H.size_out(0) == (13, 13)  # x, xdot, u = [tau_j, f]
    assert operations(H) > 0

    functions = discrete(exported.acados_model("discrete", "step_se3"))
    assert functions["disc_dyn_phi_fun_jac_ut_xt"].size_out(1) == (9, 4)
    assert functions["constr_h_fun_jac_ut_xt_hess"].size_out(2) == (9, 9)


def test_numbers_that_stay_symbolic_are_parameters(arm: Tree, tmp_path: Path) -> None:
    exported = robot(arm, tmp_path, ("mass", "gravity"))
    defaults = [it["default"] for it in exported.manifest["parameters"]["entries"]]
    rng = np.random.default_rng(0)
    p = ca.DM(defaults) * rng.uniform(0.5, 2, len(defaults))
    model = exported.acados_model()
    assert model.name == "two_link_implicit"
    x, xdot, u = (ca.DM(rng.normal(size=it.shape)) for it in (model.x, model.xdot, model.u))
    found = implicit(model)["impl_dae_fun"](x, xdot, u, ca.DM(0, 1), p)
    expected = exported.dae_residual(x, xdot, u, p)
    np.testing.assert_allclose(found.full(), expected.full(), rtol=1e-13)

    model = exported.acados_model("discrete")
    u = ca.DM(rng.normal(size=model.u.shape))
    given = (x, u, ca.vertcat(0.01, p))
    found = discrete(model)["disc_dyn_phi_fun"](*given)
    expected = exported.step_se3(x, u[:2], 0.01, p)
    np.testing.assert_allclose(found.full(), expected.full(), rtol=1e-13)
    found = discrete(model)["constr_h_fun"](*given)
    expected = exported.inverse_dynamics(x[:2], x[2:], u[:2], u[2:], p)
    np.testing.assert_allclose(found.full(), expected.full(), rtol=1e-13)


@pytest.mark.slow
def test_operations_of_the_go2(tmp_path: Path) -> None:
    exported = robot(symdyn.load("go2"), tmp_path)
    found = {name: operations(f) for name, f in implicit(exported.acados_model()).items()}
    assert set(found) == set(IMPLICIT)
    assert all(found[name] <= most for name, most in IMPLICIT.items()), found
    steps = discrete(exported.acados_model("discrete"))
    assert operations(steps["disc_dyn_phi_fun"]) <= 252
