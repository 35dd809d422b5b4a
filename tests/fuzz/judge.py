"""What becomes of one file: read, refused, or a fault; and whether Pinocchio reads the same."""

from __future__ import annotations

import re
import time
import traceback
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pinocchio as pin

import symdyn
from symdyn.geometry.se3 import Pose
from symdyn.geometry.spatial import Inertia
from symdyn.model.tree import Body, Tree
from tests.fuzz.mutate import NUMERAL

SOON = 2.0
"""Seconds of processor time that a reader may take."""

TOLERANCE = 1e-12
_DOUBLES = 1e150
"""Beyond this a product of two numbers of a file leaves the range of doubles in Pinocchio."""

_PRECISE_ANGLE = 1000
"""Radians up to which a double holds an angle to well below the tolerance."""


@dataclass(frozen=True)
class Verdict:
    """What became of a file.

    Attributes
    ----------
    kind : str
        "refused", "read" (Pinocchio does not read it), "equal", or an explained difference;
        a kind that starts with "FAULT" must not be.
    detail : str
    """

    kind: str
    detail: str = ""

    @property
    def fault(self) -> bool:
        return self.kind.startswith("FAULT")


def judge(path: Path, base: str) -> Verdict:
    """Read a file, and compare the tree with Pinocchio's model if there is one."""
    start = time.process_time()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", symdyn.SymdynWarning)
        warnings.filterwarnings("error", category=RuntimeWarning)
        try:
            tree = symdyn.load(path, base=base)
        except symdyn.SymdynError as error:
            tree, told = None, error
        except Exception:  # what must not be, whatever it is
            return Verdict("FAULT traceback", traceback.format_exc(limit=-4))
    spent = time.process_time() - start
    if spent > SOON:
        return Verdict("FAULT slow", f"{spent:.1f} s")
    if tree is None:
        return _refused(told, path)
    return compare(tree, path, base)


def _refused(error: symdyn.SymdynError, path: Path) -> Verdict:
    text = str(error)
    if error.file != str(path) or not error.message or len(text) > 1000:
        return Verdict("FAULT message", text[:2000])
    return Verdict("refused")


def compare(tree: Tree, path: Path, base: str) -> Verdict:
    """The tree against Pinocchio's model of the same file, number by number."""
    free = (pin.JointModelFreeFlyer(),) if base == "floating" else ()
    try:
        model = pin.buildModelFromUrdf(str(path), *free)
    except (ValueError, RuntimeError, IndexError, KeyError) as error:
        return Verdict("read, not by Pinocchio", str(error)[:200])
    try:
        found = next(_differences(tree, model), Verdict("equal"))
        if found.fault and _largest_angle(path) > _PRECISE_ANGLE:
            return Verdict("explained: a double holds this angle to less than the tolerance")
        return found
    except (ValueError, OverflowError) as error:
        return Verdict("FAULT comparison", repr(error))


def _differences(tree: Tree, model: Any) -> Iterator[Verdict]:
    if _huge(tree) or not _finite(model):
        yield Verdict("explained: beyond what doubles can multiply")
    links = [frame for frame in model.frames if frame.type == pin.BODY]
    names = [*model.names, *(frame.name for frame in links)]
    if any(set("\t\r\n") & set(name) for name in names):
        # To an XML parser tabs and line breaks in an attribute are blanks.
        yield Verdict("explained: Pinocchio keeps line breaks in names")
    if [body.joint.name for body in tree.bodies] != list(model.names)[1:]:
        yield Verdict("FAULT joints", f"{list(model.names)[1:]}")
    elif list(tree.frame_names) != [frame.name for frame in links]:
        yield Verdict("FAULT links", f"{tree.frame_names} {[frame.name for frame in links]}")
    else:
        yield from _numbers(tree, model)
        yield from _frames(tree, links)
        if tree.coupled:
            yield Verdict("equal, followers apart")


def _numbers(tree: Tree, model: Any) -> Iterator[Verdict]:
    data = model.createData()
    pin.computeJointJacobians(model, data, pin.neutral(model))
    inertias = [tree.welded, *(body.inertia for body in tree.bodies)]
    for i, inertia in enumerate(inertias):
        if not _same_inertia(inertia, model.inertias[i]):
            yield Verdict("FAULT inertia", model.names[i])
    for i, body in enumerate(tree.bodies, start=1):
        if body.parent + 1 != model.parents[i]:
            yield Verdict("FAULT parent", body.joint.name)
        if body.master is not None:
            continue  # its placement holds the offset, its axis the ratio
        if not _same_pose(body.placement, model.jointPlacements[i]):
            yield Verdict("FAULT placement", body.joint.name)
        yield from _axis(body, model.joints[i].nv, np.array(data.joints[i].S).reshape(6, -1))


def _axis(body: Body, nv: int, theirs: np.ndarray) -> Iterator[Verdict]:
    joint = body.joint
    if nv != joint.nv:
        yield Verdict("FAULT kind", joint.name)
    elif joint.kind == "planar" and tuple(joint.axis) != (0, 0, 1):
        yield Verdict("explained: Pinocchio's planar joints know no axis")
    elif not _close(np.linalg.norm(theirs, axis=0), np.ones(nv)):
        yield Verdict("explained: the length of this axis leaves the range of doubles in Pinocchio")
    elif not _close(np.vstack([_array(joint.linear), _array(joint.angular)]), theirs):
        yield Verdict("FAULT axis", joint.name)


def _frames(tree: Tree, links: list[Any]) -> Iterator[Verdict]:
    for mine, theirs in zip(tree.frames, links, strict=True):
        if mine.body + 1 != theirs.parentJoint or not _same_pose(mine.placement, theirs.placement):
            yield Verdict("FAULT frame", mine.name)


def _huge(tree: Tree) -> bool:
    inertias = [tree.welded, *(body.inertia for body in tree.bodies)]
    entries = [x for I in inertias for x in (I.mass, *I.moment, *I.second)]
    entries += [x for body in tree.bodies for x in body.placement.p]
    entries += [x for frame in tree.frames for x in frame.placement.p]
    return any(abs(x) > _DOUBLES for x in entries)


def _finite(model: Any) -> bool:
    """Whether squares of Pinocchio's own numbers are doubles."""
    numbers = [x for I in model.inertias for x in (I.mass, *I.lever, *np.ravel(I.inertia))]
    return bool(np.all(np.abs(numbers) < _DOUBLES))


def _largest_angle(path: Path) -> float:
    texts = re.findall(rb'rpy="([^"]*)"', path.read_bytes())
    numbers = [word for text in texts for word in text.split() if NUMERAL.fullmatch(word)]
    return max((abs(float(number)) for number in numbers), default=0.0)


def _array(matrix: Any) -> np.ndarray:
    return np.array([[float(x) for x in row] for row in matrix.tolist()])


def _close(ours: np.ndarray, theirs: np.ndarray) -> bool:
    return bool(np.all(np.abs(ours - theirs) <= TOLERANCE * (1 + np.abs(theirs).max(initial=0))))


def _same_pose(ours: Pose, theirs: Any) -> bool:
    p = np.asarray(theirs.translation)[:, None]
    return _close(_array(ours.R), theirs.rotation) and _close(_array(ours.p), p)


def _same_inertia(ours: Inertia, theirs: Any) -> bool:
    lever = np.array(theirs.lever)
    second = theirs.inertia + theirs.mass * (lever @ lever * np.eye(3) - np.outer(lever, lever))
    return (
        _close(np.array([float(ours.mass)]), np.array([theirs.mass]))
        and _close(_array(ours.moment)[:, 0], theirs.mass * lever)
        and _close(_array(ours.second), second)
    )
