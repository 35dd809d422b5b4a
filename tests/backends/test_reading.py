"""Printed files are read back from their texts alone, and no mistake in them passes."""

from __future__ import annotations

import re
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from symdyn.backends import c, casadi, live, numpy
from symdyn.backends.read.c import check_header, read_c, tokens
from symdyn.backends.read.casadi import read_casadi
from symdyn.backends.read.numpy import read_numpy
from symdyn.backends.read.reading import blank
from symdyn.backends.unit import Unit
from symdyn.errors import SymdynError
from symdyn.program.graph import Program
from symdyn.program.rounding import round_constants
from tests.backends.cases import PROGRAMS, states, unit
from tests.backends.mutants import mutants

Read = Callable[[str, Unit], Program]
LANGUAGES: dict[str, tuple[ModuleType, Read]] = {
    "numpy": (numpy, read_numpy),
    "casadi": (casadi, read_casadi),
    "c": (c, read_c),
}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> tuple[Any, Read]:
    return LANGUAGES[request.param]


def test_what_is_read_is_what_was_printed(made: Program, language: tuple[Any, Read]) -> None:
    backend, read = language
    found = read(backend.render(unit(made)), unit(made))
    assert found.digest == round_constants(made).digest
    assert found.name == made.name and found.inputs == made.inputs


def test_only_the_signature_is_told(made: Program, language: tuple[Any, Read]) -> None:
    backend, read = language
    found = read(backend.render(unit(made)), blank(unit(made)))
    assert found.digest == round_constants(made).digest


@pytest.mark.parametrize("name", ["association", "calls", "choices", "shapes", "signs", "names"])
def test_no_mistake_passes(name: str, language: tuple[Any, Read]) -> None:
    backend, read = language
    ready = unit(PROGRAMS[name])
    made = list(mutants(backend.render(ready)))
    assert len(made) > 20
    assert not [mistake for mistake, text in made if not refuted(read, text, ready)]


def refuted(read: Read, text: str, ready: Unit) -> bool:
    """Whether a text is found not to hold a function's program."""
    try:
        found = read(text, ready)
    except SymdynError:
        return True
    return found.digest != round_constants(ready.program).digest


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("numpy", "B[1, 0] = ", "B[0, 1] = "),
        ("numpy", "B[1, 0] = ", "B[0, 0] = "),
        ("numpy", "B[1, 0] = ", "B[3, 0] = "),
        ("numpy", "B[1, 0] = ", "B[-2, 0] = "),
        ("numpy", "B[1, 0] = ", "B[2] = "),
        ("numpy", "(u_0, u_1) = u", "(u_1, u_0) = u"),
        ("numpy", "(s_0,) = s", "(s_0,) = u"),
        ("numpy", "    k[...] = mul(s_0, s_0, w0)\n", ""),
        ("numpy", "    k[...] = mul(s_0, s_0, w0)\n", "    k[...] = mul(s_0, s_0, w0)\n" * 2),
        ("numpy", "mul(s_0, s_0, w0)", "s_0 * s_0"),
        ("numpy", "mul(s_0, s_0, w0)", "mul(s_0, s_0)"),
        ("numpy", "mul(s_0, s_0, w0)", "mul(s_0, s_0, out=w0)"),
        ("numpy", "mul(s_0, s_0, w0)", "mul(s_0, s_0, w9)"),
        ("numpy", "mul(s_0, s_0, w0)", "mul(s_0, s_0, s_0)"),
        ("numpy", "mul(s_0, s_0, w0)", "mul(s_0, s_0, k)"),
        ("numpy", "mul(s_0, s_0, w0)", "mul(w0, s_0, w0)"),
        ("numpy", "mul(s_0, s_0, w0)", "mul(s_0, s_0, w0) if True else 0.0"),
        ("numpy", "mul(s_0, s_0, w0)", "mul(1, mul(s_0, s_0, w0), w0)"),
        ("numpy", "mul(s_0, s_0, w0)", "mul(c4, mul(s_0, s_0, w0), w0)"),
        ("numpy", "mul(s_0, s_0, w0)", "sin(s_0, s_0, w0)"),
        ("numpy", "mul(s_0, s_0, w0)", "np.multiply(s_0, s_0, w0)"),
        ("numpy", "mul(s_0, s_0, w0)", "mul(s_0, missing, w0)"),
        ("numpy", "numbers((1.0, 4.0))", "numbers((1.0, 1e999))"),
        ("numpy", "numbers((1.0, 4.0))", "numbers((1.0, 4))"),
        ("numpy", "numbers((1.0, 4.0))", "slots(2)"),
        ("numpy", "slots(4)", "slots(3)"),
        ("numpy", "(w0, w1, w2, w3)", "(w0, w1, w2, w0)"),
        ("numpy", "(w0, w1, w2, w3)", "(w0, w1, w2, add)"),
        ("numpy", "    B[...] = 0.0\n", ""),
        ("numpy", "    B[...] = 0.0\n", "    B[...] = 0.0\n" * 2),
        ("numpy", "    B[...] = 0.0\n", "    B[...] = 1.0\n"),
        ("numpy", "    Z[...] = 0.0\n", "    Z[...] = 0.0\n    B[...] = 0.0\n"),
        ("numpy", "sub, add, mul", "add, sub, mul"),
        ("numpy", '("u", u, (2,))', '("u", u, (3,))'),
        ("numpy", "return Shapes(*results)", "return Shapes(*results[::-1])"),
        ("numpy", "    k: np.ndarray\n    w: np.ndarray", "    w: np.ndarray\n    k: np.ndarray"),
        ("numpy", "def _kernel(given, s, u, A, k, w,", "def _kernel(given, s, u, A, w, k,"),
        ("numpy", "_BLOCK = 4096", "_BLOCK = 4096\nnp.seterr(all='ignore')"),
        ("numpy", "_BLOCK = 4096", "_BLOCK = 2048"),
        ("numpy", "start + _BLOCK", "start + _BLOCK - 1"),
        ("numpy", "import math\n", "import cmath as math\n"),
        ("casadi", "[0, 3, 4],", "[0, 2, 4],"),
        ("casadi", "[0, 3, 4],", "[0, 4, 3],"),
        ("casadi", "[0, 3, 4],", "[0, 3, 5],"),
        ("casadi", "[0, 3, 4],", "[1, 3, 4],"),
        ("casadi", "[0, 1, 2, 1],", "[0, 2, 1, 1],"),
        ("casadi", "[0, 1, 2, 1],", "[0, 1, 3, 1],"),
        ("casadi", "[0, 1, 2, 1],", "[0, 1, 1, 1],"),
        ("casadi", "[0, 1, 2, 1],", "[0, 1, 2.0, 1],"),
        ("casadi", "u_1,\n            -u_0,", "-u_0,\n            u_1,"),
        ("casadi", "[k, w, B, Z, D]", "[w, k, B, Z, D]"),
        ("casadi", '"s", "u", "A"', '"u", "s", "A"'),
        ("casadi", '"k", "w", "B"', '"w", "k", "B"'),
        ("casadi", '"shapes"', '"shape"'),
        ("casadi", 'ca.SX.sym("A", 2, 3)', 'ca.SX.sym("A", 3, 2)'),
        ("casadi", "ca.vertsplit(ca.vec(A))", "ca.vertsplit(ca.vec(A.T))"),
        ("casadi", "Z = ca.SX(2, 2)", "Z = ca.SX(2, 2) + 1.0"),
        ("casadi", "Z = ca.SX(2, 2)", "Z = ca.SX.ones(2, 2)"),
        ("casadi", "    return ca.Function(", "    return ca.Function(*[]) or ca.Function("),
        ("casadi", "def shapes():", "def shapes(n=1):"),
        ("casadi", "import casadi as ca", "import numpy as ca"),
        ("c", "B[1] = ", "B[2] = "),
        ("c", "B[5] = SYMDYN_ALL(0.0);\n", ""),
        ("c", "B[5] = SYMDYN_ALL(0.0);", "B[4] = SYMDYN_ALL(0.0);"),
        ("c", "B[5] = SYMDYN_ALL(0.0);", "B[5] = 0;"),
        ("c", "B[5] = SYMDYN_ALL(0.0);", "B[6] = SYMDYN_ALL(0.0);"),
        ("c", "B[5] = SYMDYN_ALL(0.0);", "B[05] = SYMDYN_ALL(0.0);"),
        ("c", "B[5] = SYMDYN_ALL(0.0);", "B[5] = SYMDYN_ALL(0.0); D[0] = 1.0;"),
        ("numpy", "\n", "\rimport os\n"),
        ("numpy", "_BLOCK = ", "import os; _BLOCK = "),
        ("numpy", "\n\n\n_ONE", "\nimport os\n\n\n_ONE"),
        ("numpy", "\n\n\n_ONE", '; """\n\n\n_ONE'),
        ("numpy", "_ONE = (", "_ONE = print() or ("),
        ("c", "s[0] * s[0]", "s[0] * s[0] * 1 / 2"),
        ("c", "s[0] * s[0]", "sin(s[0])"),
        ("c", "s[0] * s[0]", "u[2] * s[0]"),
        ("c", "s[0] * s[0]", "k[0] * s[0]"),
        ("c", "A + 6 * i", "A + 5 * i"),
        ("c", "s + i, u + 2 * i", "u + 2 * i, s + i"),
        ("c", "i < n", "i < n - 1"),
        ("c", "const double *s, const double *u", "const double *u, const double *s"),
        ("c", '#include "probe.h"', '#include "probe.h"\n#define sin cos'),
        ("c", '#include "probe.h"', '#include "probe.h"\n#include <math.h>'),
        ("c", "}\n", "}\nint main(void) { return 0; }\n"),
        ("c", "B[5] = SYMDYN_ALL(0.0);", "B[5] = SYMDYN_ALL(0.0); // \\\n"),
    ],
)  # fmt: skip
def test_no_other_change_passes(name: str, old: str, new: str) -> None:
    backend, read = LANGUAGES[name]
    ready = unit(PROGRAMS["shapes"])
    text: str = backend.render(ready)
    assert old in text
    assert refuted(read, text.replace(old, new, 1), ready)


@pytest.mark.parametrize("name", ["association", "calls", "choices"])
def test_no_slot_is_written_while_its_value_is_needed(name: str) -> None:
    ready, given = unit(PROGRAMS[name]), states(PROGRAMS[name], 7, (5,))
    text, right = numpy.render(ready), live.numpy_function(ready)(*given)
    start = text.index("= slots(")
    slots = sorted(set(re.findall(r"\bw\d+\b", text)))
    passed = refused = 0
    for found in re.finditer(r"\bw\d+(?=\))", text[start:]):
        for slot in (it for it in slots if it != found[0]):
            at = start + found.start()
            changed = text[:at] + slot + text[at + len(found[0]) :]
            if refuted(read_numpy, changed, ready):
                refused += 1
                continue
            namespace: dict[str, Any] = {"__name__": "changed"}
            exec(changed, namespace)
            np.testing.assert_array_equal(namespace[name](*given), right)
            passed += 1
    assert refused and passed


@pytest.mark.parametrize("name", LANGUAGES)
def test_a_refusal_names_the_line(name: str) -> None:
    backend, read = LANGUAGES[name]
    ready = unit(PROGRAMS["association"])
    lines = backend.render(ready).split("\n")
    number = next(k for k, line in enumerate(lines) if line.lstrip().startswith(("x1", "const")))
    lines[number] = lines[number].replace(" = ", " = nowhere * ")
    with pytest.raises(SymdynError, match="nowhere") as caught:
        read("\n".join(lines), ready)
    assert caught.value.line == number + 1


@pytest.mark.parametrize("name", LANGUAGES)
def test_another_functions_file_is_refused(name: str) -> None:
    backend, read = LANGUAGES[name]
    with pytest.raises(SymdynError):
        read(backend.render(unit(PROGRAMS["chain"])), unit(PROGRAMS["choices"]))


@pytest.mark.parametrize("text", ["", "def f(:", "x = 1\n", "\0", "/* nothing */", "void f("])
@pytest.mark.parametrize("name", LANGUAGES)
def test_other_text_is_refused(name: str, text: str) -> None:
    with pytest.raises(SymdynError):
        LANGUAGES[name][1](text, unit(PROGRAMS["chain"]))


def test_a_kind_of_value_that_is_not_its_own_is_refused() -> None:
    ready = unit(PROGRAMS["choices"])
    text = c.render(ready)
    assert "const condition" in text
    for old, new in (("const condition", "const real"), ("const real", "const condition")):
        with pytest.raises(SymdynError, match=new.split()[1]):
            read_c(text.replace(old, new, 1), ready)


def test_sines_and_cosines_are_those_of_the_angles_that_are_told() -> None:
    ready = unit(PROGRAMS["calls"])
    text = c.render(ready)
    for old, new in (
        ("SYMDYN_SINCOS(2, angle, sine, cosine)", "SYMDYN_SINCOS(2, angle, cosine, sine)"),
        ("SYMDYN_SINCOS(2, angle,", "SYMDYN_SINCOS(1, angle,"),
        ("SYMDYN_SINCOS(2, angle,", "SYMDYN_SINCOS(2, sine,"),
        ("const real angle[2]", "const real angle[1]"),
        ("const real angle[2]", "const condition angle[2]"),
        ("real sine[2],", "real sine[3],"),
        ("real sine[2],", "real angle[2],"),
        ("= sine[0];", "= sine[2];"),
        ("const real angle[2] = {", "const real angle[2] = { 1.0,"),
    ):
        assert old in text
        with pytest.raises(SymdynError):
            read_c(text.replace(old, new), ready)


def test_comments_are_no_tokens_but_count_as_lines() -> None:
    assert [(it.text, it.line) for it in tokens("/* a\n b */ x\n/* c */ = 1.0;")] == [
        ("x", 2),
        ("=", 3),
        ("1.0", 3),
        (";", 3),
    ]


def test_a_header_declares_exactly_its_functions() -> None:
    units = [unit(PROGRAMS[name]) for name in ("shapes", "chain")]
    text = c.render_header("probe", units)
    check_header(text, "probe", [blank(it) for it in units])
    for changed in (
        text.replace("double *k", "double k"),
        text.replace("probe_chain(", "probe_chains("),
        text.replace("size_t n", "int n", 1),
        text.replace('extern "C"', 'extern "D"'),
        text + "\n#define probe_chain probe_shapes\n",
        c.render_header("probe", units[:1]),
        c.render_header("probe", units[::-1]),
    ):
        assert changed != text
        with pytest.raises(SymdynError):
            check_header(changed, "probe", units)
