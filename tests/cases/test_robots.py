"""Robot descriptions of which users reported faults in other tools."""

from __future__ import annotations

import pytest

from symdyn import SymdynError
from tests.cases.case import Case, Check, assert_error, cases, heard, holds_all
from tests.cases.dynamics import assert_quantity

KEPT = [case for case in cases("FCT") if case.folder.name in {"F02", "C01", "C03", "T01", "T03"}]
CHECKS = [
    pytest.param(case, check, id=f"{case.folder.name}-{k}-{check.get('quantity', 'load')}")
    for case in (*cases("UB"), *KEPT)
    for k, check in enumerate(case.checks)
    if not (case.folder.name == "T03" and k)  # its first check is answered by an error
]


@pytest.mark.parametrize(("case", "check"), CHECKS)
def test_case(case: Case, check: Check) -> None:
    error = None
    with heard() as told:
        try:
            tree = case.tree(check)
            if "quantity" in check:
                assert_quantity(case, check, tree)
        except SymdynError as caught:
            error = caught
    _judge(check, error, told)


def _judge(check: Check, error: SymdynError | None, told: list[str]) -> None:
    """Whether the error and the warnings are those that the check asks for or permits."""
    if check.get("error"):
        assert error is not None
        assert_error(check, error)
    elif "error_or_warning_naming_any" in check:
        texts = [*told, *([str(error)] if error else [])]
        words = check["error_or_warning_naming_any"]
        assert any(word in text for word in words for text in texts)
    elif check.get("warning"):
        assert error is None
        assert any(holds_all(text, check["must_name"]) for text in told)
    elif error is not None:
        assert "or_error_naming" in check, error
        assert holds_all(str(error), check["or_error_naming"])
