"""A race as tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from symdyn.report.table import columns

BASES = ("Pinocchio C++", "Pinocchio, Python loop", "C one")
"""What times are told as shares of: the first one that was raced."""


def race_text(record: Mapping[str, Any]) -> str:
    """The tables: times as shares of Pinocchio's, operations, instructions, code, errors."""
    functions = record["functions"]
    head = (
        f"{record['robot']}: least of {record['rounds']} rounds of {record['states']} states, "
        f"{' '.join(record['flags'])}"
    )
    parts = [
        [head, "", *columns(shares(record))],
        ["operations: mul + add + div", *columns(counts(functions, "operations"))],
        ["instructions of a call", *columns(counts(functions, "instructions"))],
        ["code and its errors against 50 digits", *columns(code(functions))],
        ["chains and trees on a fixed base", *columns(scaled(record.get("scaling", [])))],
        [f"not raced: {reason}" for reason in record["missing"]],
    ]
    return "\n\n".join("\n".join(part) for part in parts if len(part) > 1 or part is parts[-1])


def base(record: Mapping[str, Any]) -> str:
    """The contestant whose times are 1."""
    raced = {who for it in record["functions"].values() for who in it["ns"]}
    return next(who for who in BASES if who in raced)


def shares(record: Mapping[str, Any]) -> list[list[str]]:
    """Least times as shares of the base's, whose own are in nanoseconds."""
    functions, one = record["functions"], base(record)
    others = [who for who in _names(functions, "ns") if who != one]
    rows = [["function", f"{one}, ns", *others]]
    for name, it in functions.items():
        least = {who: times["least"] for who, times in it["ns"].items()}
        unit = least.get(one)
        told = [_share(least.get(who), unit) for who in others]
        rows.append([name, f"{unit:.0f}" if unit else "-", *told])
    return rows


def counts(functions: Mapping[str, Any], key: str) -> list[list[str]]:
    """Whole numbers by contestant."""
    who = _names(functions, key)
    if not who:
        return []
    rows = [["function", *who]]
    return rows + [
        [name, *(str(it[key].get(w, "-")) for w in who)] for name, it in functions.items()
    ]


def code(functions: Mapping[str, Any]) -> list[list[str]]:
    """Seconds to generate and compile, bytes, errors."""
    rows = [["function", "generated s", "compiled s", "kB", "float64", "float32"]]
    for name, it in functions.items():
        errors = [
            f"{max(out[kind] for out in it['accuracy'].values()):.0e}"
            for kind in ("float64", "float32")
        ]
        spent = f"{it['compiled_s']['C']:.1f}"
        size = f"{it['bytes']['C'] / 1000:.0f}"
        rows.append([name, f"{it['generated_s']:.1f}", spent, size, *errors])
    return rows


def scaled(records: Sequence[Mapping[str, Any]]) -> list[list[str]]:
    """Operations and times by the number of joints."""
    rows = [["shape", "joints", "function", "operations", "ns", "generated s", "compiled s", "kB"]]
    rows += [
        [
            *(str(it[key]) for key in ("shape", "joints", "function", "operations")),
            f"{it['ns']:.0f}",
            f"{it['generated_s']:.1f}",
            f"{it['compiled_s']:.1f}",
            f"{it['bytes'] / 1000:.0f}",
        ]
        for it in records
    ]
    return rows if len(rows) > 1 else []


def _names(functions: Mapping[str, Any], key: str) -> list[str]:
    return list(dict.fromkeys(who for it in functions.values() for who in it[key]))


def _share(ns: float | None, unit: float | None) -> str:
    if ns is None:
        return "-"
    return f"{ns / unit:.3f}" if unit else f"{ns:.0f} ns"
