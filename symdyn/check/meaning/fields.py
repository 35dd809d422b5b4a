"""Fields of values: transposes, and parts of poses, twists, wrenches, quaternions, inertias."""

from __future__ import annotations

from symdyn.check.language.syntax import Field, called, fail
from symdyn.check.meaning.spatial import Spatial
from symdyn.check.meaning.values import Value


def field_of(of: Value, node: Field, spatial: Spatial) -> Value:
    """A field of a value.

    Raises
    ------
    SymdynError
        With the fields there are.
    """
    name = node.name
    if name == "T":
        return spatial.turned_back(of) if of.known.kind == "SO3" else _transposed(of)
    if of.known.kind == "inertia" and name in of.known.parts:
        return of.known.parts[name]
    if of.shape == (4, 4) and name in ("R", "p"):
        return spatial.split(of)["Rp".index(name)]
    if of.shape == (6, 1) and name in ("w", "v", "n", "f"):
        return spatial.halves(of)[name in ("v", "f")]
    if of.shape == (4, 1) and name in ("w", "v"):
        return spatial.quaternion_parts(of)[name == "v"]
    cure = ".T; .R .p of a pose; .w .v of a twist; .n .f of a wrench; .m .c .Ic of an inertia"
    fail(f"{of.size} has no field .{name}", node.column, name=called(node.of), cure=cure)


def _transposed(of: Value) -> Value:
    """The transpose, with what is known of it."""
    found = of.transposed
    if of.known.vector is not None and of.shape == (3, 3):
        vector = of.known.vector
        negative = Value(vector.shape, tuple(-x for x in vector.entries))
        return found.with_known(vector=negative)
    if of.known.inverse is not None:
        inverse = of.known.inverse
        return found.with_known(inverse=lambda: inverse().transposed)
    return found
