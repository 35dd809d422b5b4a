"""C behind CasADi's interface: what it declares, and that it is read back."""

from __future__ import annotations

import subprocess
from pathlib import Path

import casadi as ca
import numpy as np
import pytest

import symdyn
from symdyn.backends import c_casadi
from symdyn.backends.read.c_casadi import read_c_casadi
from symdyn.backends.unit import Unit
from symdyn.dynamics.derive import derive
from symdyn.errors import SymdynError
from symdyn.export.derivatives import derivative_units
from symdyn.program.rounding import round_constants
from tests.support.compiled import library


@pytest.fixture(scope="module")
def units() -> tuple[Unit, ...]:
    ready = Unit("go2", derive(symdyn.load("go2"), "contact_jacobian"), "", "", "", "")
    return (ready, *derivative_units(ready))


def test_what_is_printed_is_read_back(units: tuple[Unit, ...]) -> None:
    for unit in units:
        found = read_c_casadi(c_casadi.render(unit), unit)
        assert found.digest == round_constants(unit.program).digest


def test_symbols_are_casadis(units: tuple[Unit, ...]) -> None:
    name = "go2_casadi_contact_jacobian"
    assert [c_casadi.symbol(unit) for unit in units] == [
        name,
        f"jac_{name}",
        f"adj1_{name}",
        f"jac_adj1_{name}",
    ]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("arg[0][4] : 0.0", "arg[0][5] : 0.0"),
        ("arg[0][4] : 0.0", "arg[0][4] : 1.0"),
        ("res[0][3] = ", "res[0][4] = "),
        ("12, 18, 0, 12,", "12, 18, 0, 11,"),
        ("casadi_int long long int", "casadi_int int"),
        ('case 0: return "q"', 'case 0: return "x"'),
        ("*sz_w = 0", "*sz_w = 1"),
        ("(void)iw;", "(void)w;"),
        ("return 0;\n}", "return 1;\n}"),
    ],
)
def test_a_change_is_found(units: tuple[Unit, ...], old: str, new: str) -> None:
    text = c_casadi.render(units[0])
    assert old in text
    with pytest.raises(SymdynError):
        changed = read_c_casadi(text.replace(old, new, 1), units[0])
        if changed.digest != round_constants(units[0].program).digest:
            raise SymdynError("another program")


def test_a_library_has_what_is_declared_and_no_state(
    units: tuple[Unit, ...], tmp_path: Path, needs_gcc: None
) -> None:
    flags = ("-O1", "-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Wconversion", "-Werror")
    found = subprocess.run(
        ["nm", "-P", library(tmp_path, units, *flags)], capture_output=True, text=True, check=True
    ).stdout
    kinds = {line.split()[0]: line.split()[1] for line in found.splitlines()}
    own = {name: kind for name, kind in kinds.items() if "go2_casadi" in name}
    functions = {name for name in own if name.endswith("_contact_jacobian")}
    assert functions == {c_casadi.symbol(unit) for unit in units}
    assert not [name for name in kinds if name.startswith("fwd1_")]
    assert set(own.values()) == {"T"}
    assert not {"malloc", "calloc", "free"} & {name.split("@")[0] for name in kinds}


def test_two_threads_at_once_compute_the_same(
    units: tuple[Unit, ...], tmp_path: Path, needs_gcc: None
) -> None:
    f = ca.external(c_casadi.symbol(units[0]), library(tmp_path, units, "-O1"))
    assert f.sz_w() == f.sz_iw() == 0
    q = ca.DM(np.random.default_rng(0).normal(size=(19, 64)))
    for g in (f, f.jacobian()):
        one, two = g.map(64), g.map(64, "thread", 2)
        given = [q, *(ca.DM(g.size1_in(k), 64 * g.size2_in(k)) for k in range(1, g.n_in()))]
        for x, y in zip(one.call(given), two.call(given), strict=True):
            np.testing.assert_array_equal(x.full(), y.full())
