"""One state or a batch, from Python and through C, with the same shapes and refusals."""

from __future__ import annotations

import inspect
import traceback
from collections.abc import Callable
from typing import Any

import casadi as ca
import numpy as np
import pytest

from symdyn.backends import live
from symdyn.program.graph import Program
from tests.backends.cases import NAMES, PROGRAMS, several, states, unit

Make = Callable[[Any], Callable[..., Any]]


@pytest.fixture(params=["numpy", "c"])
def make(request: pytest.FixtureRequest) -> Make:
    if request.param == "c":
        request.getfixturevalue("needs_gcc")
        return live.c_function
    return live.numpy_function


@pytest.mark.parametrize("batch", [(), (5,), (2, 3), (0,), (3, 0, 2), (1,), (5000,)], ids=str)
@pytest.mark.parametrize("name", ["shapes", "choices", "names", "unread"])
def test_a_batch_is_its_states(make: Make, name: str, batch: tuple[int, ...]) -> None:
    made = PROGRAMS[name]
    function, given = make(unit(made)), states(made, 1, batch)
    together = several(function(*given))
    for out, values in zip(made.outputs, together, strict=True):
        assert values.shape == batch + out.port.shape
        assert values.dtype == np.float64
    for at in list(np.ndindex(batch))[:: max(1, len(list(np.ndindex(batch))) // 7)]:
        alone = several(function(*(x[at] for x in given)))
        for values, value in zip(together, alone, strict=True):
            np.testing.assert_allclose(values[at], value, rtol=4e-16, atol=0)


def test_a_program_without_inputs_has_one_state(make: Make) -> None:
    result = make(unit(PROGRAMS["nothing"]))()
    np.testing.assert_array_equal(result, [1 / 3, 0])


def test_inputs_broadcast_against_each_other(make: Make) -> None:
    made = PROGRAMS["shapes"]
    function = make(unit(made))
    s, u, A = states(made, 2)[0], states(made, 3, (4, 1))[1], states(made, 4, (3,))[2]
    mixed = function(s, u, A)
    full = function(
        np.broadcast_to(s, (4, 3)), np.broadcast_to(u, (4, 3, 2)), np.broadcast_to(A, (4, 3, 2, 3))
    )
    for ours, plain in zip(mixed, full, strict=True):
        assert ours.shape == plain.shape
        np.testing.assert_array_equal(ours, plain)


def test_any_layout_and_number_type_will_do(make: Make) -> None:
    function = make(unit(PROGRAMS["shapes"]))
    A = np.arange(1, 25).reshape(2, 2, 6)[..., ::2].reshape(2, 2, 3)
    for ours, plain in zip(
        function(2, [1, 3], np.asfortranarray(A)), function(2.0, (1.0, 3.0), A * 1.0), strict=True
    ):
        np.testing.assert_array_equal(ours, plain)


def test_results_are_the_callers_own(make: Make) -> None:
    function = make(unit(PROGRAMS["shapes"]))
    given = states(PROGRAMS["shapes"], 5, (3,))
    kept = [x.copy() for x in given]
    first, again = function(*given), function(*given)
    for ours, other in zip(first, again, strict=True):
        ours[...] = 7
        assert not np.any(other == 7)
    for x, copy in zip(given, kept, strict=True):
        np.testing.assert_array_equal(x, copy)


@pytest.mark.parametrize("batch", [(), (3,), (2, 2), (0,), (5000,)], ids=str)
def test_results_stand_in_the_arrays_given(make: Make, batch: tuple[int, ...]) -> None:
    made = PROGRAMS["shapes"]
    function, given = make(unit(made)), states(made, 6, batch)
    plain = function(*given)
    out = [np.full(x.shape, 7.0) for x in plain]
    out[2] = np.full((*batch, 2, 3), 7.0).swapaxes(-1, -2)
    for ours, array, right in zip(function(*given, out=out), out, plain, strict=True):
        assert ours is array
        np.testing.assert_array_equal(ours, right)
    function, given = make(unit(PROGRAMS["chain"])), states(PROGRAMS["chain"], 6, batch)
    result = np.full((*batch, 2), 7.0)
    assert function(*given, out=result) is result
    np.testing.assert_array_equal(result, function(*given))


@pytest.mark.parametrize(
    ("out", "words"),
    [
        (np.zeros((2, 3)), r"out: expected shape \(2, 2\) for y, got \(2, 3\)"),
        (np.zeros((2, 2), dtype=np.float32), "out: expected an array of doubles for y"),
        ([[0.0, 0.0], [0.0, 0.0]], "out: expected an array of doubles for y"),
    ],
)
def test_an_array_that_cannot_hold_the_result_is_refused(make: Make, out: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        make(unit(PROGRAMS["chain"]))(np.zeros((2, 3)), out=out)


def test_as_many_arrays_as_results(make: Make) -> None:
    given = states(PROGRAMS["shapes"], 0)
    with pytest.raises(ValueError, match="out: expected 5 arrays, got 1"):
        make(unit(PROGRAMS["shapes"]))(*given, out=[np.zeros(())])


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((1.0, [1.0, 2.0, 3.0], np.zeros((2, 3))), r"u: expected shape \(\.\.\., 2\), got \(3,\)"),
        ((1.0, [1.0, 2.0], np.zeros((3, 2))), r"A: expected shape \(\.\.\., 2, 3\), got \(3, 2\)"),
        ((1.0, 5.0, np.zeros((2, 3))), r"u: expected shape \(\.\.\., 2\), got \(\)"),
        ((1.0, [1.0, 2j], np.zeros((2, 3))), "u: expected real numbers, got complex ones"),
        (([1.0] * 4, np.zeros((5, 2)), np.zeros((2, 3))), r"broadcast: s \(4,\), u \(5,\), A \(\)"),
    ],
)
def test_a_wrong_shape_is_named(make: Make, arguments: tuple[Any, ...], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        make(unit(PROGRAMS["shapes"]))(*arguments)


def test_several_outputs_have_names(make: Make) -> None:
    function = make(unit(PROGRAMS["shapes"]))
    result = function(*states(PROGRAMS["shapes"], 0))
    assert type(result).__name__ == "Shapes"
    assert result._fields == ("k", "w", "B", "Z", "D")
    assert result.B is result[2]
    assert not result.Z.any()
    assert list(inspect.signature(function).parameters) == ["s", "u", "A", "out"]
    assert "A : array_like, (..., 2, 3)" in (inspect.getdoc(function) or "")


def test_what_python_owns_gets_an_underscore(make: Make) -> None:
    parameters = inspect.signature(make(unit(PROGRAMS["names"]))).parameters
    owned = {"lambda", "np", "ca", "math"}
    inputs = [f"{name}_" if name in owned else name for name in NAMES]
    assert list(parameters) == [*inputs, "out_"]  # one of its outputs is called out


def test_a_traceback_shows_the_printed_line() -> None:
    function = live.numpy_function(unit(PROGRAMS["chain"]))
    with pytest.raises(ValueError) as caught:
        function(1)
    assert "raise ValueError(f" in "".join(traceback.format_exception(caught.value))


def pattern(made: Program, port: int) -> np.ndarray:
    out = made.outputs[port]
    rows, columns = (*out.port.shape, 1, 1)[:2]
    return np.array([edge != 0 for edge in out.entries], dtype=bool).reshape(rows, columns)


def test_casadi_names_and_sparsity(made: Program) -> None:
    function = live.casadi_function(unit(made))
    assert function.name() == made.name
    assert function.name_in() == [port.name for port in made.inputs]
    assert function.name_out() == [out.port.name for out in made.outputs]
    for k in range(len(made.inputs)):
        assert function.sparsity_in(k).is_dense()
    for k in range(len(made.outputs)):
        there = pattern(made, k)
        assert function.size_out(k) == there.shape
        assert function.nnz_out(k) == there.sum()
        found = ca.DM(function.sparsity_out(k), 1).full() if there.size else there
        np.testing.assert_array_equal(found.astype(bool), there)


def test_casadi_takes_numbers_and_symbols() -> None:
    made = PROGRAMS["shapes"]
    function, given = live.casadi_function(unit(made)), states(made, 8)
    assert function.is_a("SXFunction")
    numbers = function.call([ca.DM(x) for x in given])
    for kind in (ca.SX, ca.MX):
        symbols = [kind.sym(p.name, *(*p.shape, 1, 1)[:2]) for p in made.inputs]
        again = ca.Function("again", symbols, function.call(symbols))
        for ours, plain in zip(again.call([ca.DM(x) for x in given]), numbers, strict=True):
            np.testing.assert_array_equal(ours.full(), plain.full())
    named = function(s=given[0], u=given[1], A=given[2])
    np.testing.assert_array_equal(named["B"].full(), numbers[2].full())


def test_casadi_differentiates() -> None:
    made = PROGRAMS["choices"]
    x = ca.SX.sym("x", 3)
    slope = ca.Function("slope", [x], [ca.jacobian(live.casadi_function(unit(made))(x), x)])
    at, step = states(made, 3)[0], 1e-6
    function = live.numpy_function(unit(made))
    for k in range(3):
        moved = step * np.eye(3)[k]
        quotient = (function(at + moved) - function(at - moved)) / (2 * step)
        np.testing.assert_allclose(slope(at).full()[:, k], quotient, rtol=1e-7, atol=1e-7)
