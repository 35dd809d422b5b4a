"""Claims on numbers: units, tolerances, dimensions."""

from __future__ import annotations

import pytest

import symdyn
from symdyn import SymdynError

CLAIMS = [
    ("70 kg * 9.81 m/s^2 == 686.7 N +- 0.05 N", True),
    ("70 kg * 9.81 m/s^2 == 680 N +- 0.05 N", False),
    ("70 kg * 9.81 m/s^2 = 680 N +- 1 %", True),
    ("15.2 kg * 9.81 m/s^2 / 4 == 37.278 N ± 0.01 N", True),
    ("sqrt(9.81 m/s^2 / 0.3 m) == 5.7184 rad/s +- 0.0001 rad/s", True),
    ("2*pi*sqrt(1 m / (9.81 m/s^2)) == 2.006 s +- 1 ms", True),
    ("2*pi*sqrt(1 m / (9.81 m/s^2)) == 2.01 s +- 1 ms", False),
    ("sin(30 deg) == 0.5 +- 0.000001", True),
    ("cos(30 deg) == 0.5 +- 0.000001", False),
    ("2 N m * 3 rad/s == 6 W +- 0.1 W", True),
    ("1 kJ / (2 kg) == 500 m^2/s^2 +- 1 m^2/s^2", True),
    ("M*9.81 == 147.15 +- 0.01", True),
]


@pytest.mark.parametrize(("text", "holds"), CLAIMS)
def test_numbers(text: str, holds: bool) -> None:
    (record,) = symdyn.check(text, let="M = 15")
    assert record.verdict == ("PROVED" if holds else "REFUTED")
    assert (record.left is None) == holds


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("70 kg * 9.81 m/s^2 == 686.7 kg +- 0.1 kg", "one side is in"),
        ("70 kg == 70 kg +- 1 N", "a tolerance in"),
        ("70 kg + 3 m == 73 kg +- 1 kg", "kg + m"),
        ("70 stone == 444 kg +- 1 kg", "stone"),
        ("1 / (2 - 2) == 2 +- 1", "division by zero"),
        ("1 m == 1 m == 1 m +- 1 m", "two sides"),
        ("sin(1 m) == 1 +- 1", "sin of m"),
    ],
)
def test_what_cannot_be_compared(text: str, words: str) -> None:
    with pytest.raises(SymdynError, match="column") as caught:
        symdyn.check(text)
    assert words in str(caught.value)
