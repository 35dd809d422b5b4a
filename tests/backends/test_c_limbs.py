"""Limbs of equal structure in the lanes of vectors."""

from __future__ import annotations

import ctypes
import re
import subprocess
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from symdyn.backends import c, c_limbs, lanes
from symdyn.backends.read.c import read_c
from symdyn.backends.read.c_limbs import read_c_limbs
from symdyn.backends.read.reading import blank
from symdyn.dynamics.limbs import limbs
from symdyn.errors import SymdynError
from symdyn.program.alike import alike
from symdyn.program.builder import Builder
from symdyn.program.graph import ADD, DIV, MUL
from symdyn.program.limbs import packed
from symdyn.program.packs import ABSENT
from symdyn.program.rounding import round_constants
from tests.backends.cases import program
from tests.backends.cases import unit as probe
from tests.products.robot import go2, states
from tests.support.robots import ARM, GO2, WALKER

NAMES = ("rnea", "crba", "contact_jacobian", "delassus")
BUILDS = {
    "lanes": ["-std=c99", "-O2", "-DSYMDYN_LANES=4", "-Wno-psabi"],  # on any processor
    # Limbs stay scalar, and sines are the same: with one lane they would be the library's.
    "scalar": ["-std=c99", "-O2", "-DSYMDYN_LANES=2"],
}


def test_the_four_legs_are_found_by_comparison() -> None:
    program = go2("rnea").program
    found = limbs(GO2.tree, program)
    assert [entries[:3] for entries in found] == [
        tuple((0, k) for k in range(at, at + 3)) for at in (7, 10, 13, 16)
    ]
    assert limbs(ARM.tree, program) == () == limbs(WALKER.tree, program)


@pytest.mark.parametrize("name", NAMES)
def test_much_of_it_runs_in_lanes(name: str) -> None:
    unit = go2(name)
    found = packed(unit.program, unit.limbs)
    assert found is not None
    steps = [k for k, node in enumerate(unit.program.nodes) if node.op in (ADD, MUL, DIV)]
    alone = [k for k in steps if k not in found.lanes]
    packs = [k for k in steps if k in found.packs]
    present = [[n for n in found.packs[k] if n != ABSENT] for k in packs]
    assert len(alone) + len(packs) < c_limbs.WORTH * len(steps)
    assert sorted(alone + [n for nodes in present for n in nodes]) == steps
    assert {len(nodes) for nodes in present} <= {2, 4}  # halves, or pairs of opposite limbs
    assert sum(len(nodes) == 4 for nodes in present) > 0.9 * len(packs) or name == "delassus"


def test_what_couples_two_limbs_runs_in_lanes_of_one() -> None:
    unit = go2("delassus")
    found = packed(unit.program, unit.limbs)
    assert found is not None
    entries = {abs(edge) for edge in unit.program.outputs[0].entries}
    lanes = {found.lanes[k][0]: found.packs[found.lanes[k][0]] for k in entries if k in found.lanes}
    sizes = Counter(sum(n != ABSENT for n in nodes) for nodes in lanes.values())
    assert sizes == {4: 6 + 9, 2: 9}  # of a leg alone, of neighbours round the ring; of opposites
    text = c_limbs.render(unit)
    assert re.search(r"= \{(y\d+)\[[123]\], \1\[\d\], \1\[\d\], \1\[\d\]\};", text)


def test_a_constant_next_to_one_is_no_sign() -> None:
    near, wide = Fraction(2**60 - 1, 2**60), {"q": (4,)}

    def recipe(b: Builder, q: Sequence[int]) -> list[list[int]]:
        signs = [1, -1, 1, 1]
        scaled = [b.mul(s * b.constant(near), b.mul(x, x)) for s, x in zip(signs, q, strict=True)]
        return [[b.add(x, y) for x, y in zip(q, scaled, strict=True)]]

    made = program("near", wide, {"y": (4,)}, recipe)
    unit = replace(probe(made), limbs=tuple(((0, k),) for k in range(4)))
    text = c_limbs.render(unit)
    assert "{1.0, -1.0, 1.0, 1.0}" in text
    assert read_c_limbs(text, blank(unit)).digest == round_constants(made).digest


def test_choices_stay_scalar() -> None:
    unit = go2("contact_dynamics")
    text = c_limbs.render(unit)
    assert re.search(r"const int x\d+ = .* < .*;", text)
    assert re.search(r"const double x\d+ = symdyn_pick_f64\(x\d+, .*\);", text)
    assert read_c_limbs(text, blank(unit)).digest == round_constants(unit.program).digest


@pytest.mark.parametrize("name", NAMES)
def test_what_is_read_is_what_was_printed(name: str) -> None:
    unit = go2(name)
    known = replace(blank(unit), limbs=())
    printed = round_constants(unit.program).digest
    assert read_c_limbs(c_limbs.render(unit), known).digest == printed
    assert read_c(c_limbs.render_source(unit), known).digest == printed
    assert c.limbs_include(unit) in c_limbs.render_source(unit)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"\[1\]( [-+*])", r"[2]\1"),
        (r"= (\{q\[7\], )(q\[10\]), (q\[13\])", r"= \1\3, \2"),
        (r"(y\d+) \+ (y\d+)", r"\1 - \2"),
        (r"(-?\d\.\d+), (-?\d\.\d+)\}", r"\2, 1.5}"),
        (r"const symdyn_f64 (y\d+) = (y\d+) ", r"const double \1 = \2 "),
        (r"= (y\d+)\[0\];", r"= \1;"),
        (r"= (y\d+)\[0\];", r"= \1[4];"),
        (r"sine, cosine\);", r"cosine, sine);"),
        (r"^\}", "    M[0] = 0.0;\n}"),
        (r"_low_f64\(M", r"_high_f64(M"),
        (r"_high_f64\(M \+ 1", r"_high_f64(M + 2"),
        (r"(_clear_f64\(M \+ \d+), \d+", r"\1, 1"),
        (r"(_clear_f64\(M \+ \d+), \d+", r"\1, 400"),
        (r"_low_f64\((M \+ \d+), .*;", r"_low_f64(\1, q[7]);"),
    ],
)
def test_a_changed_text_is_refuted(old: str, new: str) -> None:
    unit = go2("crba")
    text = c_limbs.render(unit)
    changed = re.sub(old, new, text, count=1, flags=re.MULTILINE)
    assert changed != text
    with suppress(SymdynError):
        found = read_c_limbs(changed, blank(unit))
        assert found.digest != round_constants(unit.program).digest


def test_lanes_and_scalars_give_the_same_bits(tmp_path: Path, needs_gcc: None) -> None:
    units = [go2(name) for name in NAMES]
    texts = {lanes.NAME: lanes.render_lanes(), "go2.h": c.render_header("go2", units)}
    for unit in units:
        for form in (c_limbs.path, c_limbs.render), (c.path, c_limbs.render_source):
            texts[form[0](unit).removeprefix("c/")] = form[1](unit)
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    sources = sorted(name for name in texts if name.endswith(".c"))
    results = []
    for build, words in BUILDS.items():
        strict = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror"]
        command = ["gcc", *strict, *words, "-shared", "-fPIC", *sources, "-o", f"{build}.so"]
        subprocess.run([*command, "-lm"], cwd=tmp_path, check=True)
        library = ctypes.CDLL(str(tmp_path / f"{build}.so"))
        for unit in units:
            given = states(unit, (), 3)
            result = np.full(unit.program.outputs[0].port.size, np.nan)
            addresses = [ctypes.c_void_p(x.ctypes.data) for x in (*given, result)]
            library[c.symbol(unit)](*addresses)
            results.append(result)
    for one, other in zip(results[: len(units)], results[len(units) :], strict=True):
        np.testing.assert_array_equal(one, other)


def test_what_stands_side_by_side_is_written_together() -> None:
    text = c_limbs.render(go2("crba"))
    half = r"const symdyn_f64 (k\d+) = \{(y\d+)\[1\], (y\d+)\[1\], \2\[3\], \3\[3\]\};"
    assert re.search(rf"{half}\n(.*\n)*? *symdyn_high_f64\(M \+ \d+, (\1|n\d+)\);", text)
    zeros = sum(int(count) for count in re.findall(r"symdyn_clear_f64\(M \+ \d+, (\d+)\)", text))
    entries = go2("crba").program.outputs[0].entries
    assert zeros + text.count("] = 0.0;") == entries.count(0) > 100


def test_signs_of_written_vectors_are_those_of_their_entries() -> None:
    def recipe(b: Builder, q: Sequence[int]) -> list[list[int]]:
        squares, sums = [b.mul(x, x) for x in q], [b.add(x, b.constant(2)) for x in q]
        pairs = [(s, -t) for s, t in zip(squares, sums, strict=True)]
        pairs[2] = (-pairs[2][0], pairs[2][1])
        return [[entry for pair in pairs for entry in pair] + squares[::-1] + [0, 0]]

    made = program("pairs", {"q": (4,)}, {"y": (14,)}, recipe)
    unit = replace(probe(made), limbs=tuple(((0, k),) for k in range(4)))
    text = c_limbs.render(unit)
    assert "{1.0, -1.0, -1.0, -1.0}" in text
    assert "symdyn_clear_f64(y + 12, 2);" in text
    assert text.count("symdyn_low_f64") == text.count("symdyn_high_f64") == 2
    assert read_c_limbs(text, blank(unit)).digest == round_constants(made).digest


def test_sums_in_another_order_in_a_limb_run_in_lanes_too() -> None:
    def recipe(b: Builder, q: Sequence[int], base: Sequence[int]) -> list[list[int]]:
        made = []
        for k, x in enumerate(q):
            terms = [b.mul(x, b.constant(3)), b.mul(x, x), b.div(b.constant(1), x)]
            terms = terms[k % 2 :] + terms[: k % 2]
            first = b.add(b.add(terms[0], base[0]), (-1) ** (k // 2) * b.add(terms[1], terms[2]))
            made.append(b.mul(first, b.add(x, base[1])))
        return [made]

    entries = tuple(((0, k),) for k in range(4))
    made = alike(program("orders", {"q": (4,), "p": (2,)}, {"y": (4,)}, recipe), entries)
    unit = replace(probe(made), limbs=entries)
    found = packed(made, unit.limbs)
    assert found is not None
    steps = [k for k, node in enumerate(made.nodes) if node.op in (ADD, MUL, DIV)]
    assert all(k in found.lanes for k in steps)
    for first, nodes in found.packs.items():
        rows = zip(*found.operands[first], strict=True)
        args = [made.nodes[node].args for node in nodes]
        assert [sorted(row) for row in rows] == [sorted(it) for it in args] or not args[0]
    text = c_limbs.render(unit)
    assert not re.search(r"y\d+\[\d\], y\d+|const double x", text)  # each lane is in its place
    assert read_c_limbs(text, blank(unit)).digest == round_constants(made).digest
    changed = re.sub(r"(s\d+) = \{1.0, 1.0, -1.0", r"\1 = {1.0, -1.0, -1.0", text, count=1)
    assert changed != text
    assert read_c_limbs(changed, blank(unit)).digest != round_constants(made).digest
