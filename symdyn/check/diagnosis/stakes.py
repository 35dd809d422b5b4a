"""Which conventions a formula depends on, by what occurs in it."""

from __future__ import annotations

from collections.abc import Mapping

from symdyn.check.language.syntax import Call, Field, Name, Node, walk
from symdyn.check.language.types import Type

_SIX = {
    "Ad", "ad", "X", "Xstar", "crm", "crf", "twist", "wrench", "inertia", "exp6", "log6", "Jl6",
    "Jr6", "J", "I",
}  # fmt: skip
_TURNS = {"Rx", "Ry", "Rz", "exp3", "exp6", "exp", "log3", "log", "rot", "log6"}
_QUATERNIONS = {"quat", "qmul", "qconj", "qL", "qR", "rot"}
_ARM_SIX = {"Js", "Jb", "Ag"}


def concerned(formula: Node, scope: Mapping[str, Type | Node]) -> set[str]:
    """Keys of the conventions that may change what a formula says."""
    calls = {part.name for part in walk(formula) if isinstance(part, Call)}
    fields = {part.name for part in walk(formula) if isinstance(part, Field)}
    given = [scope.get(part.id) for part in walk(formula) if isinstance(part, Name)]
    kinds = {kind.kind for kind in given if isinstance(kind, Type)}
    moving = "d" in calls and kinds & {"SO3", "SE3", "quat"}
    quaternions = calls & _QUATERNIONS or "quat" in kinds
    at_stake = {
        "order": calls & _SIX or fields & _ARM_SIX or kinds & {"twist", "wrench", "inertia"},
        "X": calls & {"Ad", "X", "Xstar"},
        "rates": calls & {"rate", "J"} or moving,
        "rotations": calls & _TURNS,
        "product": quaternions,
        "quaternion": quaternions,
    }
    return {key for key, found in at_stake.items() if found}
