"""C that any compiler takes without a word, in the user's own build."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from symdyn.backends import c, lanes
from tests.backends.cases import PROGRAMS, unit

UNITS = [unit(made) for made in PROGRAMS.values()]
SOURCES = {c.path(it).removeprefix("c/"): c.render(it) for it in UNITS}
HEADER = c.render_header("probe", UNITS)

STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Wconversion", "-Wmissing-prototypes"]
STRICT += ["-Werror"]
DIALECTS = {
    "C99": ["gcc", "-std=c99", "-O2", *STRICT],
    "C17": ["gcc", "-std=c17", *STRICT, "-Wstrict-prototypes", "-Wcast-qual"],
    "GNU": ["gcc", "-O1", "-Wall", "-Wextra", "-Werror"],
    "C++": ["g++", "-x", "c++", "-std=c++17", "-O1", "-Wall", "-Wextra", "-Wshadow", "-Werror"],
    "fast": ["gcc", "-std=c99", "-O3", "-march=native", "-ffast-math", "-Wall", "-Werror"],
    "wide": ["gcc", "-std=c99", "-O3", "-march=native", *STRICT],
    "wide C++": ["g++", "-x", "c++", "-std=c++17", "-O0", "-march=native", "-Wall", "-Werror"],
    "one lane": ["gcc", "-std=c99", "-O1", "-DSYMDYN_LANES=1", *STRICT],
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An export's C folder."""
    folder = tmp_path_factory.mktemp("c")
    shared = {"probe.h": HEADER, lanes.NAME: lanes.render_lanes()}
    for name, text in {**SOURCES, **shared}.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def run(folder: Path, *words: str) -> str:
    """The output of a command that must succeed in silence on stderr."""
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    return done.stdout


@pytest.mark.parametrize("dialect", DIALECTS)
def test_no_compiler_complains(folder: Path, dialect: str, needs_gcc: None) -> None:
    run(folder, *DIALECTS[dialect], "-c", *SOURCES)


def test_the_header_stands_alone_and_may_come_twice(folder: Path, needs_gcc: None) -> None:
    (folder / "twice.c").write_text('#include "probe.h"\n#include "probe.h"\nint twice;\n')
    run(folder, "gcc", "-std=c99", *STRICT, "-fsyntax-only", "twice.c")


PROGRAM = """
#include "probe.h"
#include <cstdio>
int main() {
    const double s[2] = {2.0, 3.0}, u[4] = {1.0, 2.0, 3.0, 4.0};
    const double A[12] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
    double k[2], w[4], B[12], Z[8], D[8];
    probe_shapes(s, u, A, k, w, B, Z, D);
    for (int i = 0; i < 6; ++i) std::printf("%g ", B[i]);
    probe_shapes_batch(2, s, u, A, k, w, B, Z, D);
    for (int i = 0; i < 12; ++i) std::printf("%g ", B[i]);
    std::printf("%g %g %g", k[1], w[2], Z[7]);
}
"""


def test_a_cpp_program_links_with_c_objects(folder: Path, needs_gcc: None) -> None:
    (folder / "main.cpp").write_text(PROGRAM)
    run(folder, "gcc", "-std=c99", "-c", "probe_shapes.c")
    run(folder, "g++", "main.cpp", "probe_shapes.o", "-lm", "-o", "main")
    first = "2 -6 4 0 -4 0"
    second = "21 -12 12 0 -4 0"
    assert run(folder, "./main") == f"{first} {first} {second} 9 4 0"


@pytest.mark.parametrize("name", SOURCES)
def test_a_function_keeps_nothing_and_allocates_nothing(name: str) -> None:
    code = re.sub(r"/\*.*?\*/", "", SOURCES[name], flags=re.DOTALL)
    assert not re.search(r"\b(malloc|calloc|realloc|alloca|free|goto|restrict)\b", code)
    assert not re.search(r"\bstatic\b(?! void \w+_lanes\()", code)
    assert set(re.findall(r"#include [<\"](.*?)[>\"]", code)) == {"probe.h", lanes.NAME, name}
    assert not re.search(r"^[^ {}\n#/].*=", code, re.MULTILINE)  # nothing at file level


def test_matrices_stand_column_by_column() -> None:
    text = SOURCES["probe_shapes.c"]
    assert "B[0] = s[0] * A[0];" in text
    assert "B[1] = -A[5];" in text
    assert "B[2] = u[0] + A[2];" in text
    assert "B[3] = SYMDYN_ALL(0.0);" in text
    assert "B[4] = SYMDYN_ALL(-4.0);" in text


def test_the_header_declares_and_explains() -> None:
    assert (
        "void probe_shapes(\n"
        "    const double *s, const double *u, const double *A, double *k, double *w, double *B,\n"
        "    double *Z, double *D);"
    ) in HEADER
    assert "void probe_chain(const double *x, double *y);" in HEADER
    assert "void probe_chain_batch(size_t n, const double *x, double *y);" in HEADER
    assert " * A  in   2 x 3   world; m" in HEADER
    assert "Inputs and outputs must not overlap." in HEADER
    assert HEADER.count('extern "C"') == 1
