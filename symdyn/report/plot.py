"""A drawing of a robot: its kinematic tree, and which entries of M are not zero."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from sympy import Float, Integer

from symdyn.dynamics.derive import derive
from symdyn.errors import SymdynError
from symdyn.model.joints import Joint
from symdyn.model.tree import WORLD, Tree

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_SETTINGS: dict[Any, Any] = {"svg.hashsalt": "symdyn", "svg.fonttype": "none"}
_VIEW = ((1, -0.4, 0), (0, -0.25, 1))
"""Rows: right and up on the page, in world axes; from the side, a little from above."""


_REST = {
    "continuous": (1, 0),
    "spherical": (0, 0, 0, 1),
    "planar": (0, 0, 1, 0),
    "floating": (0, 0, 0, 0, 0, 0, 1),
}
"""Where joints without an angle or length of their own are at rest."""


class Placed(NamedTuple):
    """A frame placed in the world by numbers."""

    R: Any
    p: Any


def plot(tree: Tree, file: Path) -> None:
    """Draw a robot as an SVG file, the same bytes for the same robot.

    Parameters
    ----------
    tree : Tree
    file : Path
        Overwritten if it exists.
    """
    try:
        import matplotlib as mpl
        from matplotlib.figure import Figure
    except ImportError as error:
        raise SymdynError(
            "drawing needs matplotlib", element="plot", cure='pip install "symdyn[plot]"'
        ) from error
    with mpl.rc_context(_SETTINGS):
        figure = Figure(figsize=(12, 6), layout="constrained")
        _draw(tree, figure)
        try:
            figure.savefig(file, format="svg", metadata={"Date": None, "Creator": "symdyn"})
        except OSError as error:
            raise SymdynError(f"cannot be written: {error.strerror}", file=str(file)) from error


def _draw(tree: Tree, figure: Figure) -> None:
    left, right = figure.subplots(1, 2)
    _draw_tree(tree, left)
    _draw_pattern(tree, right)
    figure.suptitle(f"{tree.name}: nq {tree.nq}, nv {tree.nv}, {tree.mass:.6g} kg")


def _draw_tree(tree: Tree, axes: Axes) -> None:
    placed = list(place(tree))
    spots = {index: _page(it.p) for index, it in enumerate(placed)} | {WORLD: _page((0, 0, 0))}
    for index, body in enumerate(tree.bodies):
        if body.parent != WORLD or not tree.floating:
            axes.plot(*zip(spots[body.parent], spots[index], strict=True), "-", color="0.3", lw=2)
    for frame in tree.frames:
        if frame.body != WORLD and frame.name != tree.bodies[frame.body].name:
            end = _page(_compose(placed[frame.body], frame.placement).p)
            touching = frame.name in tree.contact_names
            line = zip(spots[frame.body], end, strict=True)
            axes.plot(*line, "-", zorder=1, color="C3" if touching else "0.75", lw=1)
            if touching:
                axes.plot(*end, "o", color="C3", ms=6)
    for index, body in enumerate(tree.bodies):
        marker = {"prismatic": "D", "floating": "s"}.get(body.joint.kind, "o")
        axes.plot(*spots[index], marker, color="C0", ms=5, zorder=3)
        axes.annotate(body.name, spots[index], (4, 4), textcoords="offset points", fontsize=7)
    axes.set_aspect("equal")
    axes.set_axis_off()
    axes.set_title("joint frames at rest, seen from the side; contacts in red")


def _draw_pattern(tree: Tree, axes: Axes) -> None:
    entries = derive(tree, "crba").outputs[0].entries
    n = tree.nv
    if not n:
        axes.set_axis_off()
        return
    for row in range(n):
        filled = [k for k in range(n) if entries[row * n + k]]
        # Bars, not an image: an SVG would hold an image as compressed bytes.
        axes.broken_barh([(k - 0.47, 0.94) for k in filled], (row - 0.47, 0.94), color="C0")
    axes.set(xlim=(-0.5, n - 0.5), ylim=(n - 0.5, -0.5), aspect="equal")
    free = [body.joint for body in tree.bodies if body.master is None]
    names = [name for joint in free for name in _labels(joint)]
    size = max(3, min(8, 160 // n))
    axes.set_yticks(range(n), names, fontsize=size)
    axes.set_xticks(range(n), names, fontsize=size, rotation=90)
    axes.set_title(f"M: {sum(map(bool, entries))} of {n * n} entries are not zero")


def _labels(joint: Joint) -> list[str]:
    return [joint.name] if joint.nv == 1 else [f"{joint.name}[{k}]" for k in range(joint.nv)]


def place(tree: Tree) -> Iterator[Placed]:
    """Where each body stands at rest: every joint at zero, or at the limit next to it."""
    placed: list[Placed] = []
    rest = [_rest(body.joint) for body in tree.bodies]
    for index, body in enumerate(tree.bodies):
        carrier = _identity() if body.parent == WORLD else placed[body.parent]
        q = rest[index if body.master is None else body.master]
        before = _compose(carrier, body.placement)
        placed.append(_compose(before, body.joint.pose(q)))
        yield placed[-1]


def _rest(joint: Joint) -> list[Any]:
    if joint.kind in _REST:
        return [Integer(value) for value in _REST[joint.kind]]
    low, high = joint.lower[0], joint.upper[0]
    rest = max(low if low is not None else 0.0, 0.0)
    return [Float(min(high if high is not None else rest, rest))]


def _identity() -> Placed:
    import numpy as np

    return Placed(np.eye(3), np.zeros(3))


def _compose(frame: Placed, pose: Any) -> Placed:
    import numpy as np

    R = np.array(pose.R.tolist(), dtype=float)
    p = np.array(pose.p.tolist(), dtype=float)[:, 0]
    return Placed(frame.R @ R, frame.p + frame.R @ p)


def _page(p: Any) -> tuple[float, float]:
    right, up = (sum(float(a) * b for a, b in zip(p, row, strict=True)) for row in _VIEW)
    return right, up
