"""An export with functions behind CasADi's interface: its records, and their check."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from symdyn.export.options import ExportOptions
from symdyn.export.plan import plan
from symdyn.export.verify import verify
from symdyn.export.write import write_folder
from symdyn.model.tree import Tree
from symdyn.truth.door import NOTHING_SAID

KINDS = ("", "jac_", "adj1_", "jac_adj1_")


@pytest.fixture
def folder(tmp_path: Path, arm: Tree) -> Path:
    options = ExportOptions(("rnea", "contact_positions"), ("c",), variants=("casadi",))
    return write_folder(plan(arm, options, door=NOTHING_SAID).texts, tmp_path / "arm")


def test_each_derivative_is_a_function_of_its_own(folder: Path) -> None:
    manifest = json.loads((folder / "manifest.json").read_text())
    names = [f"{kind}{name}" for name in ("contact_positions", "rnea") for kind in KINDS]
    assert sorted(manifest["functions"]) == sorted(names)
    record = manifest["functions"]["jac_rnea"]
    assert (record["derivative"], record["of"]) == ("jac", "rnea")
    assert list(record["sha256"]) == ["c/casadi/jac_two_link_casadi_rnea.c"]
    assert [it["name"] for it in record["outputs"]] == ["jac_tau_q", "jac_tau_v", "jac_tau_a"]
    assert "jac_" not in (folder / "c" / "two_link.h").read_text()


def test_the_manifest_tells_where_entries_stand(folder: Path) -> None:
    manifest = json.loads((folder / "manifest.json").read_text())
    block = manifest["functions"]["jac_contact_positions"]["outputs"][0]
    assert block["shape"] == [3, 2]
    assert block["colind"][-1] == len(block["row"]) == block["nnz"] < 6


@pytest.mark.parametrize("fresh", [False, True])
def test_it_verifies(folder: Path, fresh: bool) -> None:
    report = verify(folder, fresh)
    assert report.passed, [it for it in report.files if it.problems]
    assert any(it.path == "c/casadi/jac_adj1_two_link_casadi_rnea.c" for it in report.files)


@pytest.mark.parametrize("kind", KINDS[1:])
def test_a_changed_derivative_is_named(folder: Path, kind: str) -> None:
    path = f"c/casadi/{kind}two_link_casadi_rnea.c"
    text = (folder / path).read_text()
    (folder / path).write_text(text.replace(" + ", " - ", 1))
    wrong = {it.path for it in verify(folder).files if it.problems}
    assert path in wrong


def test_a_wrong_derivative_with_honest_hashes_is_found(folder: Path) -> None:
    """A program that is certified as what it is, but is no derivative."""
    certificates = folder / "certificates.json"
    record = json.loads(certificates.read_text())
    functions = record["functions"]
    functions["jac_rnea"]["of"] = functions["contact_positions"]["program"]
    certificates.write_text(json.dumps(record))
    wrong = {it.path for it in verify(folder).files if it.problems}
    assert "certificates.json" in wrong
