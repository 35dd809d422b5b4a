"""Whether a tree means a robot: what every Tree is checked for when it is made.

Numbers must be exact (integers, rationals, or expressions in symbols), axes exactly unit
vectors, rotations exactly orthogonal; a rotation that holds symbols is its author's to keep
so.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sympy import Expr, Float, ImmutableMatrix, expand, nan, oo, sympify, zoo

from symdyn.errors import SymdynError, nearest_names
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import IDENTITY3, Matrix, Scalar
from symdyn.geometry.spatial import Inertia
from symdyn.model.joints import Joint
from symdyn.model.parts import Body, Contact, Frame

_WITHOUT_AXIS = ("spherical", "floating")
_PER_VELOCITY = ("lower", "upper", "velocity", "effort", "damping", "friction", "armature")


def check_bodies(bodies: Sequence[Body]) -> None:
    """Refuse bodies that make no tree, or whose numbers are not exact or not finite."""
    _check_distinct("joint", (body.joint.name for body in bodies))
    for index, body in enumerate(bodies):
        where = f'body "{body.name}"'
        _check_parent(body, index, where)
        _check_joint(body.joint)
        _check_pose(body.placement, where)
        _check_inertia(body.inertia, where)
        _check_master(bodies, index)


def check_frames(frames: Sequence[Frame], bodies: Sequence[Body]) -> None:
    """Refuse frames that lie on no body, or two of one name; a tree needs one."""
    _check_distinct("frame", (frame.name for frame in frames))
    if bodies and not frames:
        raise _refusal("tree", "it has no frame", "the first frame is the root link's")
    for frame in frames:
        where = f'frame "{frame.name}"'
        if not -1 <= frame.body < len(bodies):
            raise _refusal(where, f"there is no body {frame.body}", "give the index of a body")
        _check_pose(frame.placement, where)


def check_contacts(
    contacts: Sequence[Contact], shown: Sequence[str], frames: Sequence[Frame]
) -> None:
    """Refuse contacts and shown frames that are none of the frames, and a contact twice."""
    _check_distinct("contact", (contact.frame for contact in contacts))
    known = [frame.name for frame in frames]
    asked = [("contact", contact.frame) for contact in contacts] + [("shown", it) for it in shown]
    for what, name in asked:
        if name not in known:
            raise _refusal(
                f'{what} "{name}"',
                "no frame has this name",
                f"nearest: {nearest_names(name, known)}",
            )


def check_surroundings(gravity: Matrix, welded: Inertia) -> None:
    """Refuse gravity or an inertia whose numbers are not exact or not finite."""
    _check_matrix(gravity, (3, 1), "gravity", "tree")
    _check_inertia(welded, "welded")


def check_file_order(file_order: Sequence[str], joint_names: Sequence[str]) -> None:
    """Refuse an order of joints in a file that is not one of the moving joints."""
    if file_order and sorted(file_order) != sorted(joint_names):
        raise _refusal(
            "file_order", "it does not hold each of joint_names once", "list them all, or none"
        )


def _refusal(where: str, what: str, cure: str) -> SymdynError:
    return SymdynError(what, element=where, cure=cure)


def _check_distinct(what: str, names: Iterable[str]) -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise _refusal(f'{what} "{name}"', "the name stands twice", "give each its own name")
        seen.add(name)


def _check_parent(body: Body, index: int, where: str) -> None:
    if not -1 <= body.parent < index:
        raise _refusal(
            where,
            f"its parent is body {body.parent}, its own index {index}",
            "list parents before children; -1 is the world",
        )


def _check_joint(joint: Joint) -> None:
    where = f'joint "{joint.name}"'
    _check_matrix(joint.axis, (3, 1), "axis", where)
    square = sum(x * x for x in joint.axis)
    if square != (0 if joint.kind in _WITHOUT_AXIS else 1):
        wanted = "zero" if joint.kind in _WITHOUT_AXIS else "exactly of length one"
        raise _refusal(
            where, f"the axis {tuple(joint.axis)} is not {wanted}", "give an exact unit vector"
        )
    for name in _PER_VELOCITY:
        count = len(getattr(joint, name))
        if count != joint.nv:
            raise _refusal(
                where, f"{name} has {count} items, v has {joint.nv}", "give one item per velocity"
            )
    for value in (*joint.armature, joint.pitch, joint.ratio):
        _check_exact(value, "armature, pitch or ratio", where)


def _check_master(bodies: Sequence[Body], index: int) -> None:
    body = bodies[index]
    joint = body.joint
    where = f'joint "{joint.name}"'
    if body.master is None:
        if joint.ratio != 1 or joint.follows_pair:
            raise _refusal(where, "it has a ratio but follows no joint", "name its master")
        return
    if not 0 <= body.master < len(bodies) or body.master == index:
        raise _refusal(where, f"its master is body {body.master}", "give another body's index")
    lead = bodies[body.master]
    if lead.master is not None or lead.joint.nv != 1 or joint.nv != 1:
        raise _refusal(
            where,
            f'it cannot follow joint "{lead.joint.name}"',
            "both have one velocity, and the master follows none",
        )
    _check_pair(joint, lead.joint, where)


def _check_pair(joint: Joint, lead: Joint, where: str) -> None:
    """The coordinates of a follower are its master's: an angle or length, or a pair."""
    pair = lead.kind == "continuous"
    fits = joint.kind != "continuous"
    if pair:
        fits = joint.turning and sympify(joint.ratio).is_Integer
    if joint.follows_pair != pair or not fits:
        raise _refusal(
            where,
            f"as {joint.kind} with ratio {joint.ratio} it cannot follow the {lead.kind} joint "
            f'"{lead.name}"',
            "a continuous joint is followed by turning ones with integer ratios and "
            "follows_pair=True, any other by all but continuous ones",
        )


def _check_pose(pose: Pose, where: str) -> None:
    _check_matrix(pose.p, (3, 1), "p", where)
    R = pose.R
    if R == IDENTITY3:
        return
    _check_matrix(R, (3, 3), "R", where)
    entries = R.flat()
    if all(x.is_Rational for x in entries) and not _is_rotation(entries):
        raise _refusal(
            where, "its R is not exactly a rotation", "such as Rz with cosine 3/5 and sine 4/5"
        )


def _is_rotation(entries: list[Scalar]) -> bool:
    """Whether nine rationals, row by row, have orthonormal rows, the third x cross y."""
    x, y, z = entries[:3], entries[3:6], entries[6:]
    rows = ((x, x, 1), (y, y, 1), (x, y, 0))
    orthonormal = all(a[0] * b[0] + a[1] * b[1] + a[2] * b[2] == k for a, b, k in rows)
    turned = (x[i] * y[j] - x[j] * y[i] == z[k] for i, j, k in ((1, 2, 0), (2, 0, 1), (0, 1, 2)))
    return orthonormal and all(turned)


def _check_inertia(inertia: Inertia, where: str) -> None:
    _check_exact(inertia.mass, "mass", where)
    if sympify(inertia.mass).is_negative:
        raise _refusal(where, "the mass is negative", "give a mass of zero or more")
    _check_matrix(inertia.moment, (3, 1), "moment", where)
    _check_matrix(inertia.second, (3, 3), "second", where)
    S = inertia.second
    if any(S[i, j] != S[j, i] and expand(S[i, j] - S[j, i]) for i, j in ((0, 1), (0, 2), (1, 2))):
        raise _refusal(where, "its inertia is not symmetric", "give a symmetric matrix")


def _check_matrix(matrix: Any, shape: tuple[int, int], what: str, where: str) -> None:
    if not isinstance(matrix, ImmutableMatrix) or matrix.shape != shape:
        raise _refusal(
            where,
            f"{what} is no ImmutableMatrix of shape {shape[0]} x {shape[1]}",
            "such as sympy.ImmutableMatrix([0, 0, 1])",
        )
    for entry in matrix.flat():
        _check_exact(entry, what, where)


def _check_exact(value: Any, what: str, where: str) -> None:
    """Integers, rationals and expressions in symbols, within the range of doubles."""
    if isinstance(value, int) or (isinstance(value, Expr) and value.is_Rational):
        try:
            int(value.numerator) / int(value.denominator)
        except OverflowError:
            raise _refusal(
                where, f"{what} is beyond the range of doubles", "check units and exponents"
            ) from None
    elif not isinstance(value, Expr) or value.has(Float, nan, oo, zoo):
        raise _refusal(
            where,
            f"{what} is {value!r}, which is no exact number",
            'write a rational, such as sympy.Rational("0.1")',
        )
