"""What a race tells."""

from __future__ import annotations

import os
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from symdyn.bench import instructions, peers, picture, pinocchio_cpp, program, race, table
from symdyn.bench.states import COUNT, states, whole_states
from symdyn.errors import SymdynError
from symdyn.export.units import unit
from symdyn.model.load import load
from symdyn.truth.door import NOTHING_SAID
from tests.support.robots import ARM


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SYMDYN_CACHE", str(tmp_path_factory.mktemp("cache")))
        return race.race(load("go2"), ["gravity"], rounds=2)


def test_every_contestant_has_its_times(record: dict[str, Any]) -> None:
    found = record["functions"]["gravity"]
    expected = {"C one", "C batch", "C scalar one", "C scalar batch", race.BATCH, "NumPy batch"}
    assert expected <= set(found["ns"])
    for times in found["ns"].values():
        assert 0 < times["least"] <= times["median"]
    assert found["operations"]["ours"] > 100
    assert 0 < found["accuracy"]["g"]["float64"] < 1e-14
    assert 1e-9 < found["accuracy"]["g"]["float32"] < 1e-5
    assert found["bytes"]["C"] > 1000 and found["compiled_s"]["C"] > 0


def test_what_is_missing_is_told_before_anything_takes_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(race, "_units")
    with pytest.raises(SymdynError, match="built-in robots"):
        race.race(ARM.tree, ["gravity"], cpp=True)
    monkeypatch.setattr(pinocchio_cpp, "NEEDED", ("no/such/header.hpp",))
    with pytest.raises(SymdynError, match="no/such/header.hpp"):
        race.race(load("go2"), ["gravity"], cpp=True)


VALGRIND = """#!/bin/sh
test "$1 $3 $4 $5" = "--tool=callgrind ./race states 16"
"""
ANNOTATE = """#!/bin/sh
cat <<'END'
Ir
3,200,064 (100.0%)  PROGRAM TOTALS

Ir                   file:function
3,200,000 (99.99%)  ???:(below main) [/lib/libc.so.6]
1,600,032 (50.00%)  crba.c:go2_crba [/tmp/race]
    3,232 ( 0.10%)  gravity.c:go2_gravity'2 [/tmp/race]
   32,320 ( 1.01%)  gravity.c:go2_gravity [/tmp/race]
END
"""


def test_instructions_are_those_of_a_call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    for name, text in (("valgrind", VALGRIND), ("callgrind_annotate", ANNOTATE)):
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    assert instructions.installed()
    symbols = {"gravity": "go2_gravity", "crba": "go2_crba", "aba": "go2_aba"}
    found = instructions.instructions(["./race", "states"], symbols)
    assert found == {"gravity": 1010, "crba": 50001}  # 16 calls in two passes


def test_what_is_not_installed_is_told(
    record: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda name: None)
    found = peers.peers(load("go2"), {}, tmp_path, cpp=False)
    assert not found.rounds and all(any(x in y for y in found.missing) for x in peers.INSTALL)
    assert "pip install pin" in table.race_text({**record, "missing": found.missing})


def test_a_library_without_a_part_that_it_needs_is_not_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda name: True if name == "adam" else None)
    found = peers.peers(load("go2"), {}, tmp_path, cpp=False)
    assert "adam: pip install adam-robotics[casadi]" in found.missing


def test_states_keep_limits_and_norms() -> None:
    tree = load("go2")
    made = unit(tree, "contact_dynamics", door=NOTHING_SAID)
    names = [port.name for port in made.program.inputs]
    given = dict(zip(names, states(tree, made, 50), strict=True))
    joints = given["q"][:, 7:]
    assert (joints >= tree.lower).all() and (joints <= tree.upper).all()
    assert abs((given["q"][:, 3:7] ** 2).sum(axis=1) - 1).max() < 1e-15
    assert (given["stance"] == 1).all() and (given["mu"] > 0).all()


def test_a_peer_has_the_positions_that_our_functions_have() -> None:
    tree = load("go2")
    (q,) = states(tree, unit(tree, "gravity", door=NOTHING_SAID))
    np.testing.assert_array_equal(whole_states(tree)[:, : tree.nq], q)
    assert whole_states(tree).shape == (COUNT, tree.nq + 2 * tree.nv)


def test_the_table_and_the_picture_hold_the_numbers(record: dict[str, Any]) -> None:
    times = record["functions"]["gravity"]["ns"]
    one = table.base(record)
    text = table.race_text(record)
    assert f"{times['C one']['least'] / times[one]['least']:.3f}" in text
    assert f"{times[one]['least']:.0f}" in text
    root = ET.fromstring(picture.race_svg(record))
    assert len(root.findall("{*}rect")) == len(times)


def test_what_else_runs_spoils_a_block_and_not_the_round() -> None:
    found = program.summary([[1.0, 9.0], [8.0, 2.0], [4.0, 4.0]])
    assert found == {"least": 1.5, "median": 5.0}
