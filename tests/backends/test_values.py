"""What is printed computes what the program says."""

from __future__ import annotations

from fractions import Fraction

import casadi as ca
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from symdyn.backends import live
from symdyn.program.builder import Builder
from symdyn.program.graph import Output, Port, Program
from symdyn.program.rings import ArrayRing, FloatRing
from tests.backends.cases import ROUNDED, several, states, unit, worth


def test_numpy_computes_the_same_bits(made: Program) -> None:
    function = live.numpy_function(unit(made))
    for seed in range(5):
        given = states(made, seed)
        for ours, exact in zip(
            several(function(*given)), worth(made, ArrayRing(), given, np.float64), strict=True
        ):
            np.testing.assert_array_equal(ours, exact)
        if made.name not in ROUNDED:
            for ours, exact in zip(
                several(function(*given)), worth(made, FloatRing(), given, float), strict=True
            ):
                np.testing.assert_array_equal(ours, exact)


def test_c_computes_the_same_bits(made: Program, needs_gcc: None) -> None:
    function = live.c_function(unit(made))
    for seed in range(5):
        given = states(made, seed)
        for ours, exact in zip(
            several(function(*given)), worth(made, FloatRing(), given, float), strict=True
        ):
            if made.name in ROUNDED:
                np.testing.assert_array_max_ulp(np.asarray(ours), exact, maxulp=1)
            else:
                np.testing.assert_array_equal(ours, exact)


def test_casadi_computes_the_same(made: Program) -> None:
    function = live.casadi_function(unit(made))
    for seed in range(5):
        given = states(made, seed)
        results = function.call([ca.DM(x) for x in given])
        for ours, exact in zip(results, worth(made, FloatRing(), given, float), strict=True):
            dense = ours.full().reshape(exact.shape)
            np.testing.assert_allclose(dense, exact, rtol=1e-15, atol=0)


def test_nan_comes_through(made: Program, needs_gcc: None) -> None:
    functions = (live.numpy_function(unit(made)), live.c_function(unit(made)))
    symbolic = live.casadi_function(unit(made))
    for port, size in enumerate(port.size for port in made.inputs):
        for entry in range(min(size, 3)):
            given = states(made, 0)
            given[port].reshape(-1)[entry] = np.nan
            expected = worth(made, ArrayRing(), given, np.float64)
            found = [several(function(*given)) for function in functions]
            dense = symbolic.call([ca.DM(x) for x in given])
            found.append(
                tuple(x.full().reshape(y.shape) for x, y in zip(dense, expected, strict=True))
            )
            for results in found:
                for ours, exact in zip(results, expected, strict=True):
                    np.testing.assert_array_equal(np.isnan(ours), np.isnan(exact))


steps = st.lists(
    st.tuples(
        st.sampled_from(["add", "mul", "div", "sqrt", "sin", "cos", "select"]),
        st.tuples(*[st.integers(0, 10**6)] * 4),
        st.tuples(*[st.booleans()] * 4),
    ),
    min_size=1,
    max_size=60,
)


def grown(plan: list[tuple[str, tuple[int, ...], tuple[bool, ...]]]) -> Program:
    """A program from random choices of operations, operands and signs."""
    build = Builder()
    edges = [build.input(0, k) for k in range(4)] + [build.constant(Fraction(k, 7)) for k in (3, 9)]
    for op, operands, signs in plan:
        picked = [edges[k % len(edges)] for k in operands]
        a, b, c, d = (edge if sign else -edge for edge, sign in zip(picked, signs, strict=True))
        if op == "select":
            edges.append(build.select(build.call("less", a, b), c, d))
        elif op in ("sin", "cos"):
            edges.append(build.call(op, a))
        elif op == "sqrt":
            edges.append(build.call("sqrt", build.add(build.mul(a, a), 1)))
        elif op == "div":
            edges.append(build.div(a, build.add(build.mul(b, b), 1)))
        else:
            edges.append(getattr(build, op)(a, b))
    last = tuple(edges[-8:])
    return Program(
        "grown", (Port("x", (4,)),), (Output(Port("y", (len(last),)), last),), tuple(build.nodes)
    )


@settings(max_examples=60, derandomize=True)
@given(plan=steps, seed=st.integers(0, 1000))
def test_random_programs(plan: list, seed: int) -> None:
    made = grown(plan)
    given = states(made, seed)
    with np.errstate(all="ignore"):
        expected = worth(made, ArrayRing(), given, np.float64)[0]
        np.testing.assert_array_equal(live.numpy_function(unit(made))(*given), expected)


@pytest.mark.parametrize("seed", range(3))
def test_large_random_programs(seed: int, needs_gcc: None) -> None:
    rng = np.random.default_rng(seed)
    ops = ["add", "mul", "div", "sqrt", "select", "add"]
    plan = [
        (str(rng.choice(ops)), tuple(rng.integers(0, 10**6, 4)), tuple(rng.integers(0, 2, 4) > 0))
        for _ in range(400)
    ]
    made = grown([(op, tuple(map(int, k)), s) for op, k, s in plan])
    given = states(made, seed)
    with np.errstate(all="ignore"):
        expected = worth(made, ArrayRing(), given, np.float64)[0]
    np.testing.assert_array_equal(live.c_function(unit(made))(*given), expected)
    found = live.casadi_function(unit(made))(*given).full().ravel()
    np.testing.assert_allclose(found, expected, rtol=1e-12)
