"""The usual slips, by the edit that mends them."""

from __future__ import annotations

from symdyn.check.diagnosis.edits import Edit
from symdyn.check.language.syntax import Call, Field, Name, Node, walk

_FORCES = "forces transform with X^-T, motions with X"
_FUNCTIONS = {
    frozenset(("X", "Xstar")): _FORCES,
    frozenset(("Ad", "Xstar")): _FORCES,
    frozenset(("crm", "crf")): "the cross product with forces is crf(V) = -crm(V).T",
    frozenset(("ad", "crf")): "the cross product with forces is crf(V) = -ad(V).T",
    frozenset(("Jl3", "Jr3")): "left and right Jacobian: Jr3(w) = Jl3(-w) = Jl3(w).T",
    frozenset(("Jl6", "Jr6")): "left and right Jacobian: Jr6(V) = Jl6(-V)",
    frozenset(("Jlinv3", "Jrinv3")): "inverses of left and right Jacobian are transposes",
    frozenset(("Jl3", "Jlinv3")): "a Jacobian and its inverse",
    frozenset(("Jr3", "Jrinv3")): "a Jacobian and its inverse",
    frozenset(("qL", "qR")): "products from the left and from the right",
    frozenset(("sin", "cos")): "sine and cosine",
    frozenset(("Js", "Jb")): "space and body Jacobian: Js = Ad(T) Jb",
}
_KINDS = {
    "sign": "a sign",
    "transpose": "a transpose: the matrix takes vectors the other way",
    "order": "the order of a product",
    "inverse": "an inverse: the map goes the other way",
    "factor": "a factor",
    "power": "a power",
    "name": "another name",
    "index": "an index",
    "drop": "a term or factor too many",
    "term": "a term or factor left out",
    "derivative": "a time derivative left out",
    "bracket": "brackets around too much or too little",
    "block": "blocks that are exchanged",
    "angle": "an angle measured from elsewhere",
    "argument": "a motion where rest is meant",
    "exchange": "two that are exchanged",
    "part": "another part of the formula",
}


def slip(edit: Edit) -> str:
    """What the error is called that an edit mends."""
    before, after = _head(edit.before), _head(edit.after)
    known = _FUNCTIONS.get(frozenset((before, after)))
    if known:
        return known
    if edit.kind in ("transpose", "inverse") and _mentions(edit, ("X", "Ad", "Xstar")):
        return _FORCES if edit.kind == "inverse" else "the transpose of X is no inverse of it"
    if edit.kind == "order" and isinstance(edit.before, Call) and edit.before.name == "cross":
        return "a x b = -b x a"
    if edit.kind == "order" and _mentions(edit, ("qmul",)):
        return "the order of rotations: the product of quaternions does not commute"
    return _KINDS.get(edit.kind, "")


def _head(node: Node) -> str:
    if isinstance(node, Call | Field):
        return node.name
    return node.id if isinstance(node, Name) else ""


def _mentions(edit: Edit, names: tuple[str, ...]) -> bool:
    return any(isinstance(part, Call) and part.name in names for part in walk(edit.before))
