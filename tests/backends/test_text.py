"""The text itself: the same everywhere, said once, refused where it cannot be printed."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from types import ModuleType

import pytest

from symdyn.assets import version
from symdyn.backends import c, casadi, live, numpy
from symdyn.backends.header import NONE_STATED
from symdyn.backends.names import Names, numbered, robot_identifier
from symdyn.backends.ports import place_by_column, wrapped
from symdyn.backends.printer import number
from symdyn.errors import SymdynError
from symdyn.program.graph import Output, Port, Program
from tests.backends.cases import PROGRAMS, program, unit

ROOT = Path(__file__).resolve().parents[2]
BACKENDS = [numpy, casadi, c]
ALL_TEXTS = """
import hashlib
from symdyn.backends import c, casadi, numpy
from tests.backends.cases import PROGRAMS, unit
units = [unit(made) for made in PROGRAMS.values()]
texts = [backend.render(it) for it in units for backend in (numpy, casadi, c)]
print(hashlib.sha256("".join([*texts, c.render_header("probe", units)]).encode()).hexdigest())
"""


def test_text_does_not_depend_on_the_hash_seed() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", ALL_TEXTS],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(digests) == 1


@pytest.mark.parametrize("backend", BACKENDS)
def test_the_header_says_where_a_file_comes_from(backend: ModuleType) -> None:
    made = replace(unit(PROGRAMS["shapes"]), notes=("A note that\n   has two lines.",))
    text = backend.render(made)
    for words in (
        "shapes of probe: What it computes.",
        "A note that has two lines.",
        f"Written by symdyn {version()}; do not edit.",
        "symdyn regenerate probe",
        PROGRAMS["shapes"].digest,
        "2 mul, 2 add, 0 div, 0 sin, 0 cos, 0 sqrt",
        "A  2 x 3   m  world",
        "s  scalar  m  world",
        NONE_STATED,
    ):
        assert words in text
    stated = backend.render(replace(made, statements=(("mass/power", "PROVED"),)))
    assert "    mass/power  PROVED" in stated
    assert NONE_STATED not in stated


@pytest.mark.parametrize("backend", BACKENDS)
def test_text_is_tidy(backend: ModuleType, made: Program) -> None:
    text = backend.render(unit(made))
    assert text.endswith("\n") and not text.endswith("\n\n")
    assert not re.search(r"[ \t]$", text, re.MULTILINE)
    assert "\r" not in text and "\t" not in text and "\n\n\n\n" not in text
    assert text.isascii()


def test_modules_import_their_own_library_alone(made: Program) -> None:
    for backend, allowed in ((numpy, {"math", "typing", "numpy"}), (casadi, {"casadi"})):
        tree = ast.parse(backend.render(unit(made)))
        found = {a.name for n in ast.walk(tree) if isinstance(n, ast.Import) for a in n.names}
        found |= {str(n.module) for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)}
        assert found <= allowed


def test_the_same_temporaries_stand_in_every_language() -> None:
    named = {
        tuple(dict.fromkeys(re.findall(r"\bx\d+(?= = )", backend.render(unit(PROGRAMS["chain"])))))
        for backend in BACKENDS
    }
    assert len(named) == 1
    names = named.pop()
    assert list(names) == [f"x{text}" for text in numbered(len(names), 1)]


def test_a_value_read_once_stands_in_its_reader() -> None:
    text = c.render(unit(PROGRAMS["association"]))
    for line in (
        "x1 = x[1] + x[2];",
        "y[1] = x[0] - x1;",
        "y[5] = -(x[1] * (x[0] * x[3]));",
        "y[7] = x[0] / (x[1] / x[2]);",
        "y[8] = x[0] / x[1] * (x[2] / x[3]);",
        "y[9] = -(x[0] * x[1] + x[2] * x[3]);",
    ):
        assert line in text


def test_text_in_comments_and_docstrings_stays_there() -> None:
    made = replace(
        unit(PROGRAMS["chain"]), summary='Ends */ and """ and \\n /* here', source="a */ b"
    )
    assert c.render(made).count("*/") == 2
    assert c.render_header("probe", [made]).count("*/") == 2
    for backend in (numpy, casadi):
        ast.parse(backend.render(made))


@pytest.mark.parametrize(
    ("name", "prefix"),
    [
        ("go2", "go2"),
        ("UR-5 (e)", "UR_5_e"),
        ("2R", "r2R"),
        ("_arm_", "arm"),
        ("class", "r_class"),
        ("int", "r_int"),
        ("math", "r_math"),
        ("***", "robot"),
        ("", "robot"),
    ],
)
def test_robots_become_identifiers(name: str, prefix: str) -> None:
    assert robot_identifier(name) == prefix
    assert robot_identifier(prefix) == prefix
    made = replace(unit(PROGRAMS["chain"]), robot=name)
    assert c.path(made) == f"c/{prefix}_chain.c"
    assert c.header_path(name) == f"c/{prefix}.h"
    assert f'#include "{prefix}.h"' in c.render(made)


def test_paths() -> None:
    made = unit(PROGRAMS["chain"])
    assert numpy.path(made) == "numpy/chain.py"
    assert casadi.path(made) == "casadi/chain.py"


def renamed(made: Program, **changes: str) -> Program:
    """The same program with its own name or ports' names changed."""
    inputs = tuple(replace(p, name=changes.get(p.name, p.name)) for p in made.inputs)
    outputs = tuple(
        Output(replace(o.port, name=changes.get(o.port.name, o.port.name)), o.entries)
        for o in made.outputs
    )
    return Program(changes.get("program", made.name), inputs, outputs, made.nodes)


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize(
    ("changes", "element"),
    [
        ({"x": "y"}, "y"),
        ({"x": "a b"}, "a b"),
        ({"y": "1y"}, "1y"),
        ({"program": "lambda"}, "lambda"),
        ({"program": "while"}, "while"),
        ({"program": "np"}, "np"),
        ({"program": "../up"}, "../up"),
    ],
)
def test_names_that_cannot_be_printed_are_refused(
    backend: ModuleType, changes: dict[str, str], element: str
) -> None:
    with pytest.raises(SymdynError) as caught:
        backend.render(unit(renamed(PROGRAMS["chain"], **changes)))
    assert caught.value.element == element
    assert caught.value.cure


def test_two_c_functions_of_one_name_are_refused() -> None:
    one, other = PROGRAMS["chain"], renamed(PROGRAMS["chain"], program="chain_batch")
    with pytest.raises(SymdynError, match="probe_chain_batch"):
        c.render_header("probe", [unit(one), unit(other)])


@pytest.mark.parametrize("value", [Fraction(10**309), Fraction(1, 10**400), Fraction(-(10**5000))])
def test_a_constant_no_double_is_near_is_refused(value: Fraction) -> None:
    with pytest.raises(SymdynError, match="range of double"):
        number(value)
    made = program("far", {"x": ()}, {"y": ()}, lambda b, x: [[b.mul(x[0], b.constant(value))]])
    with pytest.raises(SymdynError):
        numpy.render(unit(made))


def test_numbers_are_the_shortest_text_of_the_nearest_double() -> None:
    assert number(Fraction(1, 3)) == "0.3333333333333333"
    assert number(Fraction("0.1")) == "0.1"
    assert number(Fraction(0)) == "0.0"
    assert number(Fraction(10**22 + 1)) == "1e+22"


def test_names_never_clash() -> None:
    names = Names({"np"})
    assert [names.fresh(name) for name in ("np", "np_", "q", "q")] == ["np_", "np__", "q", "q_"]
    assert names.prefix("x") == "x"
    names.fresh("x1")
    assert names.prefix("x") == "xx"


def test_order_column_by_column() -> None:
    assert [place_by_column((2, 3), k) for k in range(6)] == [0, 2, 4, 1, 3, 5]
    assert place_by_column((4,), 2) == 2
    assert place_by_column((), 0) == 0


def test_lists_are_wrapped() -> None:
    lines = wrapped([f"item{k}" for k in range(40)])
    assert all(len(line) <= 88 for line in lines)
    assert " ".join(lines) == ", ".join(f"item{k}" for k in range(40))
    assert wrapped([]) == []


def test_a_frame_with_two_underscores_is_a_port_like_any_other() -> None:
    made = renamed(PROGRAMS["chain"], y="p__torso")
    assert Port("p__torso", (2,), "N", "world") == made.outputs[0].port
    for backend in BACKENDS:
        assert "p__torso" in backend.render(unit(made))


@pytest.mark.parametrize("name", ["run", "batch", "kernel", "checked", "jac", "union", "a__b"])
def test_a_function_may_be_called_like_what_its_file_uses(name: str) -> None:
    made = unit(renamed(PROGRAMS["chain"], program=name))
    value = live.numpy_function(unit(PROGRAMS["chain"]))([1.0, 2.0, 3.0])
    assert list(live.numpy_function(made)([1.0, 2.0, 3.0])) == list(value)
    assert live.casadi_function(made)([1.0, 2.0, 3.0]).full().ravel() == pytest.approx(value)
    assert f"void probe_{name}(const double *x, double *y)" in c.render(made)
