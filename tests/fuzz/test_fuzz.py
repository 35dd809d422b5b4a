"""A short share of the fuzzing: the commands run many more."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from symdyn.model.tree import Tree
from tests.fuzz import trees
from tests.fuzz.grow import grown, smaller, with_limbs
from tests.fuzz.judge import compare, judge
from tests.fuzz.mutate import MUTATIONS, part, sources
from tests.fuzz.reader import OWN, make

ROBOTS = sources(OWN)
FEW = settings(
    max_examples=60,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@FEW
@given(st.integers(0, 10**9))
def test_damaged_files(tmp_path: Path, number: int) -> None:
    data, base = make(ROBOTS, 0, number)
    path = tmp_path / "robot.urdf"
    path.write_bytes(data)
    verdict = judge(path, base)
    assert not verdict.fault, (verdict, data)


@pytest.mark.parametrize("mutation", [m for m, _ in MUTATIONS], ids=lambda m: m.__name__)
def test_every_mutation_changes_files(mutation: object) -> None:
    rng = Random(1)
    files = [part(rng.choice(ROBOTS), rng, 3) for _ in range(20)]
    assert sum(mutation(data, rng) != data for data in files) > 5


def test_a_wrong_number_is_a_fault(tmp_path: Path) -> None:
    from dataclasses import replace

    import symdyn

    path = tmp_path / "robot.urdf"
    path.write_bytes(part(ROBOTS[0], Random(3), 4))
    tree = symdyn.load(path)
    assert compare(tree, path, "fixed").kind == "equal"
    body = replace(tree.bodies[-1], placement=tree.bodies[-1].placement.inverse())
    wrong = replace(tree, bodies=(*tree.bodies[:-1], body))
    assert compare(wrong, path, "fixed").fault


@pytest.mark.parametrize("number", range(3))
def test_random_trees_with_limbs(number: int, needs_gcc: None) -> None:
    assert trees.fault(with_limbs(Random(f"limbs-{number}"), 1), number, number == 0) is None


@pytest.mark.parametrize("number", range(3))
def test_random_trees(number: int, needs_gcc: None) -> None:
    assert trees.fault(grown(Random(f"0-{number}"), 3), number, number == 0) is None


def test_a_wrong_function_is_found_and_shrunk(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(tree: Tree) -> str | None:
        kinds = [body.joint.kind for body in tree.bodies if body.parent >= 0]
        return "planar after another" if "planar" in kinds else None

    rng = Random(1)
    tree = next(t for t in (grown(rng, 5) for _ in range(500)) if wrong(t))
    small = trees.shrunk(tree, wrong)
    assert wrong(small)
    assert len(small.bodies) == 2
    assert not any(map(wrong, smaller(small)))


def test_a_planted_fault_is_seen(needs_gcc: None, monkeypatch: pytest.MonkeyPatch) -> None:
    tree = next(t for t in (grown(Random(k), 2) for k in range(50)) if len(t.bodies) == 2)
    honest = trees._numpy
    monkeypatch.setattr(
        trees,
        "_numpy",
        lambda unit: lambda *x: {k: v + 1e-9 for k, v in honest(unit)(*x).items()},
    )
    assert "numpy rnea" in str(trees.fault(tree))
