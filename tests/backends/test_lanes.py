"""Sines and cosines of many angles at once, and states in lanes."""

from __future__ import annotations

import ctypes
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import flint
import numpy as np
import pytest

from symdyn.backends import c, lanes
from tests.backends.cases import PROGRAMS, states, unit

SOURCE = f"""
#include "{lanes.NAME}"
void sincos64(size_t n, const double *x, double *s, double *c) {{ symdyn_sincos_f64(n, x, s, c); }}
void sincos32(size_t n, const float *x, float *s, float *c) {{ symdyn_sincos_f32(n, x, s, c); }}
int width(void) {{ return SYMDYN_LANES; }}
"""
BUILDS = {
    "native": ["-std=c99", "-O3", "-march=native"],
    "two lanes": ["-std=c99", "-O2", "-DSYMDYN_LANES=2"],
    "fused": ["-std=gnu99", "-O3", "-march=native", "-ffp-contract=fast"],
    "one lane": ["-std=c99", "-O2", "-DSYMDYN_LANES=1"],
}
TYPES: dict[str, Any] = {"sincos64": np.float64, "sincos32": np.float32}
BOUNDS = {"sincos64": 2.0**20, "sincos32": 128.0}
ULPS = float(lanes.ERROR)
flint.ctx.prec = 200


pytestmark = pytest.mark.usefixtures("needs_gcc")


@pytest.fixture(scope="module", params=BUILDS)
def library(request: pytest.FixtureRequest, tmp_path_factory: Any, needs_gcc: None) -> ctypes.CDLL:
    folder = tmp_path_factory.mktemp("lanes")
    (folder / lanes.NAME).write_text(lanes.render_lanes())
    (folder / "probe.c").write_text(SOURCE)
    words = ["gcc", *BUILDS[request.param], "-shared", "-fPIC", "probe.c", "-o", "probe.so", "-lm"]
    subprocess.run(words, cwd=folder, check=True)
    return ctypes.CDLL(str(folder / "probe.so"))


def turned(library: ctypes.CDLL, name: str, x: np.ndarray) -> list[np.ndarray]:
    """Sines and cosines."""
    x = np.ascontiguousarray(x, dtype=TYPES[name])
    results = [np.empty_like(x), np.empty_like(x)]
    addresses = [ctypes.c_void_p(array.ctypes.data) for array in (x, *results)]
    library[name](ctypes.c_size_t(len(x)), *addresses)
    return results


def samples(name: str) -> np.ndarray:
    """Angles of joints, of any size that is reduced, tiny ones, and near multiples of pi/4."""
    rng, bound = np.random.default_rng(0), BOUNDS[name]
    quarters = [*range(-60, 61), *rng.integers(-int(bound), int(bound), 300)]
    near = np.array([k * np.pi / 4 for k in quarters], dtype=TYPES[name])
    around = [near]
    for way in (-np.inf, np.inf):
        step = near
        for _ in range(3):
            step = np.nextafter(step, TYPES[name](way))
            around.append(step)
    made = [
        rng.uniform(-2 * np.pi, 2 * np.pi, 8000),
        rng.uniform(-bound, bound, 4000),
        10.0 ** rng.uniform(-12, 0, 1000),
        [0.0, bound, -bound],
        [
            -3.893721383890486,
            2.352259358585883,
            207982.1126317489,
            323531.434042627,
        ],  # hard for polynomials that add their largest term early
        *around,
    ]
    x = np.concatenate(made).astype(TYPES[name])
    return x[np.abs(x) <= bound]


@pytest.mark.parametrize("name", TYPES)
def test_sines_and_cosines_are_as_good_as_stated(library: ctypes.CDLL, name: str) -> None:
    x = samples(name)
    for result, exact in zip(turned(library, name, x), (flint.arb.sin, flint.arb.cos), strict=True):
        truth = [exact(flint.arb(float(angle))) for angle in x]
        spacing = np.spacing(np.abs(np.array([float(t) for t in truth], dtype=TYPES[name])))
        errors = [abs(float(flint.arb(float(r)) - t)) for r, t in zip(result, truth, strict=True)]
        assert np.all(np.array(errors) <= ULPS * spacing.astype(float))


@pytest.mark.parametrize("name", TYPES)
def test_what_is_too_large_or_no_number_is_the_librarys(library: ctypes.CDLL, name: str) -> None:
    x = np.array([0.5, 3e6, np.inf, -np.inf, np.nan, -7e8, 0.0, 1.0, 2.0], dtype=TYPES[name])
    with np.errstate(invalid="ignore"):
        exact = np.sin(x.astype(float)), np.cos(x.astype(float))
    tolerance = 2 * np.finfo(TYPES[name]).eps
    for result, truth in zip(turned(library, name, x), exact, strict=True):
        np.testing.assert_allclose(result, truth, rtol=tolerance)


def test_a_worse_polynomial_would_be_seen(library: ctypes.CDLL) -> None:
    x = samples("sincos64")[:2000]
    worse = turned(library, "sincos64", x)[0] * (1 + 2 * np.finfo(float).eps)
    errors = [
        abs(float(flint.arb(float(r)) - flint.arb(float(a)).sin()))
        for r, a in zip(worse, x, strict=True)
    ]
    assert np.any(np.array(errors) > ULPS * np.spacing(np.abs(worse)))


@pytest.fixture(scope="module", params=["native", "two lanes", "one lane"])
def batches(request: pytest.FixtureRequest, tmp_path_factory: Any) -> Callable[..., Any]:
    """Compiled functions for one state and for many, by program."""
    folder: Path = tmp_path_factory.mktemp("batches")
    units = {name: unit(made) for name, made in PROGRAMS.items()}
    (folder / lanes.NAME).write_text(lanes.render_lanes())
    (folder / "probe.h").write_text(c.render_header("probe", list(units.values())))
    for it in units.values():
        (folder / c.path(it).removeprefix("c/")).write_text(c.render(it))
    sources = [c.path(it).removeprefix("c/") for it in units.values()]
    words = ["gcc", *BUILDS[request.param], "-shared", "-fPIC", *sources, "-o", "all.so", "-lm"]
    subprocess.run(words, cwd=folder, check=True)
    library = ctypes.CDLL(str(folder / "all.so"))
    return lambda name, suffix: library[f"probe_{name}{suffix}"]


@pytest.mark.parametrize("count", [0, 1, 3, 4, 9, 17])
def test_many_states_are_as_many_single_ones(made: Any, count: int, batches: Any) -> None:
    inputs = states(made, 1, (count,))
    sizes = [out.port.size for out in made.outputs]
    many, single = ([np.full((count, size), np.nan) for size in sizes] for _ in range(2))

    def at(arrays: list[np.ndarray], k: int) -> list[ctypes.c_void_p]:
        return [
            ctypes.c_void_p(array.ctypes.data + k * int(np.prod(array.shape[1:])) * 8)
            for array in arrays
        ]

    batches(made.name, "_batch")(ctypes.c_size_t(count), *at([*inputs, *many], 0))
    for k in range(count):
        batches(made.name, "")(*at([*inputs, *single], k))
    for ours, plain in zip(many, single, strict=True):
        np.testing.assert_array_equal(ours, plain)
