"""Derivatives of programs, against forward accumulation and against CasADi's own."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path

import casadi as ca
import numpy as np
import pytest
from sympy import Matrix, cos, sin, sqrt, symbols

import symdyn
from symdyn.backends import c_casadi
from symdyn.backends.live import casadi_function
from symdyn.backends.unit import Unit
from symdyn.dynamics.derive import derive, derive_jacobian
from symdyn.errors import SymdynError
from symdyn.export.derivatives import check_derivative, derivative_units
from symdyn.program.builder import Builder
from symdyn.program.casadi_derivatives import DERIVATIVES, blocks, derivative, gradient_of, jacobian
from symdyn.program.count import flops
from symdyn.program.graph import Output, Program
from symdyn.program.jacobian import Network, Sparing, TooLarge, jacobian_entries
from symdyn.program.passes import prune
from tests.support.compiled import library

GO2 = (
    pytest.param("inverse_dynamics", marks=pytest.mark.slow),
    "contact_positions",
    "contact_jacobian",
    "step_se3",
    "step_r3so3",
    "integrate",
    "friction_cone",
)


def small() -> Program:
    """A bit of everything: a matrix, a scalar, a quotient, a root, zeros."""
    x, y, a, b, c, d = symbols("x y a b c d")
    A = Matrix([[a, b], [c, d]])
    out = Matrix([[x * a, sin(y) / b], [0, sqrt(c) * cos(x * d)]])
    return symdyn.program("small", {"z": [x, y], "A": A}, {"B": out, "s": x * y + 3})


def unit(program: Program) -> Unit:
    return Unit("go2", program, "", "", "", "")


@pytest.mark.parametrize("kind", DERIVATIVES)
@pytest.mark.parametrize("name", ["small", "integrate", "difference", "contact_drift"])
def test_a_derivative_is_one(name: str, kind: str) -> None:
    program = small() if name == "small" else derive(symdyn.load("go2"), name)
    assert check_derivative(derivative(program, kind), program, kind).error >= 100


def _changes(found: Program) -> list[Program]:
    """The derivative with one entry wrong, in as many ways as there are slips."""
    (at, out) = next((k, out) for k, out in enumerate(found.outputs) if out.nnz > 1)
    first, second = [k for k, edge in enumerate(out.entries) if edge][:2]

    def with_entry(k: int, edge: int) -> Program:
        entries = (*out.entries[:k], edge, *out.entries[k + 1 :])
        outputs = (*found.outputs[:at], Output(out.port, entries), *found.outputs[at + 1 :])
        return replace(found, outputs=outputs)

    other = out.entries[second] if out.entries[second] != out.entries[first] else 1
    return [with_entry(first, -out.entries[first]), with_entry(first, 0), with_entry(first, other)]


@pytest.mark.parametrize("kind", DERIVATIVES)
@pytest.mark.parametrize("name", ["small", "integrate"])
def test_a_wrong_entry_is_found(name: str, kind: str) -> None:
    program = small() if name == "small" else derive(symdyn.load("go2"), name)
    for wrong in _changes(derivative(program, kind)):
        with pytest.raises(SymdynError, match="not the derivative"):
            check_derivative(wrong, program, kind)


def test_a_wrong_branch_is_found() -> None:
    """A derivative that is right on one side of a condition alone."""
    program = derive(symdyn.load("go2"), "integrate")
    found = derivative(program, "jac")
    build = list(found.nodes)
    choice = next(
        k for k, node in enumerate(build) if node.op == "select" and node.args[2] not in (0, 1)
    )
    args = build[choice].args
    build[choice] = build[choice]._replace(args=(args[0], args[1], args[1]))
    with pytest.raises(SymdynError, match="not the derivative"):
        check_derivative(replace(found, nodes=tuple(build)), program, "jac")


def test_what_is_too_large_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    program = derive(symdyn.load("go2"), "integrate")
    with pytest.raises(TooLarge):
        derivative(program, "jac", most=300)
    monkeypatch.setattr("symdyn.export.derivatives.LARGEST", 1200)
    assert [it.derivative for it in derivative_units(unit(program))] == ["jac"]


def test_the_jacobian_of_inverse_dynamics_is_small() -> None:
    tree = symdyn.load("go2")
    own = derive_jacobian(tree, "inverse_dynamics")
    assert own is not None
    assert flops(own) <= 8000
    assert derive_jacobian(tree, "inverse_dynamics", "mujoco") is None
    assert derive_jacobian(tree, "aba") is None


def test_each_second_derivative_is_found_once() -> None:
    """By two inputs in either order it is one value, and that saves operations."""
    program = derive(symdyn.load("go2"), "inverse_dynamics")
    found = derivative(program, "jac_adj1")
    blocks = {out.port.name: np.reshape(out.entries, out.port.shape) for out in found.outputs}
    names = [port.name for port in program.inputs]
    for one, other in itertools.product(names, names):
        there = blocks[f"jac_adj_{one}_{other}"]
        np.testing.assert_array_equal(there, blocks[f"jac_adj_{other}_{one}"].T)
    assert flops(found) <= 15_500
    assert flops(jacobian(gradient_of(program))) > 20_000


def test_the_better_of_two_rules_is_taken() -> None:
    """One is better for a step, the other for a long recursion."""
    better = set()
    for name in ("contact_jacobian", "centroidal_momentum_rate"):
        program = derive(symdyn.load("go2"), name)
        counts = {}
        for rule in (Network, Sparing):
            build = Builder()
            found = jacobian_entries(
                program, build, [it.name for it in program.inputs], network=rule
            )
            outputs = blocks(program, found)
            made = prune(Program(name, program.inputs, outputs, tuple(build.nodes)))
            counts[rule] = flops(made)
        assert flops(derivative(program, "jac")) == min(counts.values())
        better.add(min(counts, key=lambda rule: counts[rule]))
    assert better == {Network, Sparing}


def test_elimination_needs_fewer_operations_than_casadi() -> None:
    for name in ("contact_positions", "step_se3", "integrate"):
        ready = unit(derive(symdyn.load("go2"), name))
        f = casadi_function(ready)
        inputs = [ca.SX.sym("x", *f.size_in(k)) for k in range(f.n_in())]
        whole = ca.jacobian(ca.veccat(*f.call(inputs)), ca.veccat(*inputs))
        theirs = ca.Function("J", inputs, [ca.cse(whole)])
        assert flops(derivative(ready.program, "jac")) < theirs.n_nodes()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("external")


def _state(f: ca.Function, norm: float, seed: int) -> list[ca.DM]:
    rng = np.random.default_rng(seed)
    given = []
    for k in range(f.n_in()):
        x = rng.normal(size=f.size_in(k))
        for start in {"q": [3], "x": [3]}.get(f.name_in(k), []):
            x[start : start + 4] *= norm / np.linalg.norm(x[start : start + 4])
        given.append(ca.DM(x))
    return given


def _first_and_second(f: ca.Function) -> tuple[ca.Function, ca.Function]:
    """The Jacobian, and the Hessian of a weighted sum, as CasADi finds them."""
    x = [ca.MX.sym("x", *f.size_in(k)) for k in range(f.n_in())]
    jacobian = ca.jacobian(ca.veccat(*f.call(x)), ca.veccat(*x))
    X = ca.MX.sym("X", sum(f.numel_in(k) for k in range(f.n_in())))
    ends = np.cumsum([0, *(f.numel_in(k) for k in range(f.n_in()))]).tolist()
    parts = [ca.reshape(p, *f.size_in(k)) for k, p in enumerate(ca.vertsplit(X, ends))]
    y = ca.veccat(*f.call(parts))
    w = ca.MX.sym("w", y.numel())
    return ca.Function("J", x, [jacobian]), ca.Function(
        "H", [X, w], [ca.hessian(ca.dot(w, y), X)[0]]
    )


@pytest.mark.parametrize("name", GO2)
def test_external_functions_equal_casadis_derivatives(
    name: str, folder: Path, needs_gcc: None
) -> None:
    """Also where the quaternion has not norm one; with exactly the same zeros."""
    ready = unit(derive(symdyn.load("go2"), name))
    own = derive_jacobian(symdyn.load("go2"), name)
    units = (ready, *derivative_units(ready, own))
    assert [it.derivative for it in units] == ["", *DERIVATIVES]
    theirs = casadi_function(ready)
    ours = ca.external(c_casadi.symbol(ready), library(folder, units, "-O0"))
    assert (ours.name_in(), ours.name_out()) == (theirs.name_in(), theirs.name_out())
    derivatives = zip(_first_and_second(ours), _first_and_second(theirs), strict=True)
    (J, their_J), (H, their_H) = derivatives
    assert J.sparsity_out(0) == their_J.sparsity_out(0)
    assert H.sparsity_out(0) == their_H.sparsity_out(0)
    for norm in (0.9, 1.0, 1.1):
        given = _state(theirs, norm, 3)
        weights = ca.DM(np.linspace(-1, 2, H.numel_in(1)))
        for mine, other, at in (
            (ours, theirs, given),
            (J, their_J, given),
            (H, their_H, [ca.veccat(*given), weights]),
        ):
            x, y = mine.call(at)[0].full(), other.call(at)[0].full()
            assert np.abs(x - y).max() <= 1e-12 * (1 + np.abs(y).max())
