"""The door: what rests on nothing, or on what does not hold, is not emitted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from symdyn.dynamics.catalogue import ENTRIES
from symdyn.dynamics.conventions import CONVENTIONS
from symdyn.dynamics.derive import offered
from symdyn.dynamics.lie import LIE
from symdyn.errors import SymdynError
from symdyn.export.options import ExportOptions
from symdyn.export.plan import plan
from symdyn.export.units import lie_unit, resting
from symdyn.model.load import load
from symdyn.truth.derivation import Derivation, Function, check_ids, load_all
from symdyn.truth.door import NOTHING_SAID, Door, functions_of
from symdyn.truth.statement import Inequality, Statement
from tests.support.robots import ARM, WALKER


@pytest.fixture(scope="module")
def stated() -> dict[str, tuple[str, ...]]:
    return functions_of(load_all())


@pytest.mark.parametrize("convention", CONVENTIONS)
def test_every_function_of_the_catalogue_rests_on_statements(
    stated: dict[str, tuple[str, ...]], convention: str
) -> None:
    entries = list(ENTRIES)
    for tree in (load("go2"), ARM.tree, WALKER.tree):
        entries += offered(tree).values()
    needed = {name for entry in entries for name in resting(entry, convention)}
    assert sorted(needed - set(stated)) == []
    assert all(stated[name] for name in needed)


def test_every_function_of_lie_rests_on_statements(stated: dict[str, tuple[str, ...]]) -> None:
    assert all(stated.get(f"lie/{name}") for name in LIE)


def test_what_rests_on_nothing_is_refused_by_name() -> None:
    for door in (Door({}, {}), Door({"crba": ()}, {})):
        with pytest.raises(SymdynError, match="crba: rests on no statement"):
            door.rests("crba")
    with pytest.raises(SymdynError, match="lie/exp3: rests on no statement"):
        lie_unit("exp3", door=Door({}, {}))


@pytest.mark.parametrize("chosen", [None, ("crba",)])
def test_an_export_leaves_nothing_out_in_silence(chosen: tuple[str, ...] | None) -> None:
    arm = ARM.tree
    stated = {name: ("a/b",) for name in offered(arm)}
    stated |= {entry.family: ("a/b",) for entry in offered(arm).values()}
    verdicts = {"a/b": "PROVED", "c/d": "REFUTED"}
    without = Door({name: ids for name, ids in stated.items() if name != "crba"}, verdicts)
    with pytest.raises(SymdynError, match="crba: rests on no statement"):
        plan(arm, ExportOptions(chosen), door=without)
    false = Door(stated | {"crba": ("a/b", "c/d")}, verdicts)
    with pytest.raises(SymdynError, match="crba: rests on c/d, which is REFUTED"):
        plan(arm, ExportOptions(chosen), door=false)


def test_what_is_used_at_once_makes_no_claim() -> None:
    assert NOTHING_SAID.rests("crba") == ()


X = Statement("a/b", "", (1, 1), (1, 2))
PAGE = Derivation("page", load_all.__code__.co_filename, "", (X,), (), (), {})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("pages", "told"),
    [
        ((replace(PAGE, statements=(X, X)),), "page"),
        ((PAGE, replace(PAGE, name="other")), "page and other"),
        ((replace(PAGE, inequalities=(Inequality("a/b", "", ""),)),), "page"),
    ],
)
def test_an_id_is_used_once(pages: tuple[Derivation, ...], told: str) -> None:
    with pytest.raises(SymdynError, match=rf"a/b: an id is used twice \({told}\)"):
        check_ids(pages)
    check_ids((PAGE,))


def test_what_is_rested_on_exists() -> None:
    with pytest.raises(SymdynError, match=r'a/c: crba rests on .* "a/b"'):
        check_ids((replace(PAGE, functions=(Function("crba", ("a/c",)),)),))
    with pytest.raises(SymdynError, match="a/d: e/f rests on"):
        check_ids((replace(PAGE, inequalities=(Inequality("e/f", "", "", ("a/d",)),)),))
