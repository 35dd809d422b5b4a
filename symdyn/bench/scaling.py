"""What functions cost on chains and trees of more and more joints."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from symdyn.bench.program import ours, summary
from symdyn.bench.states import states
from symdyn.export.units import unit
from symdyn.model.load import load
from symdyn.model.tree import Tree
from symdyn.program.count import flops
from symdyn.truth.door import NOTHING_SAID

SIZES = (2, 4, 8, 16, 32, 64)
FUNCTIONS = ("rnea", "crba", "aba")
SHAPES: dict[str, Callable[[int], int]] = {"chain": lambda k: k - 1, "tree": lambda k: (k - 1) // 2}
"""The parent of link k: the link before it, or two children for each link."""

_LINK = """<link name="link{k}"><inertial>
  <origin xyz="0.02 0.03 0.11"/><mass value="1.3"/>
  <inertia ixx="0.021" ixy="0.001" ixz="0.002" iyy="0.023" iyz="0.003" izz="0.011"/>
</inertial></link>"""
_JOINT = """<joint name="joint{k:02}" type="revolute">
  <parent link="link{parent}"/><child link="link{k}"/><axis xyz="{axis}"/>
  <origin xyz="0.05 0.04 0.3"/><limit lower="-3" upper="3" effort="1" velocity="1"/>
</joint>"""
_AXES = ("0 0 1", "0 1 0")


def robot(shape: str, joints: int) -> Tree:
    """A robot on a fixed base whose links are alike and whose axes take turns.

    Parameters
    ----------
    shape : str
        Of SHAPES.
    joints : int
    """
    parent = SHAPES[shape]
    parts = ['<link name="link0"/>']
    for k in range(1, joints + 1):
        parts.append(_LINK.format(k=k))
        parts.append(_JOINT.format(k=k, parent=parent(k), axis=_AXES[k % 2]))
    name = f"{shape}{joints}"
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"{name}.urdf"
        path.write_text(f'<robot name="{name}">{"".join(parts)}</robot>')
        return load(path, base="fixed")


def scaling(sizes: Sequence[int] = SIZES, rounds: int = 5) -> list[dict[str, Any]]:
    """One record for each shape, number of joints and function.

    Returns
    -------
    list of dict
        ``shape``, ``joints``, ``function``, ``operations``, ``generated_s``, ``compiled_s``,
        ``bytes`` and ``ns``, the least time of a call.
    """
    found = []
    for shape in SHAPES:
        for size in sizes:
            found += _robot(robot(shape, size), shape, size, rounds)
    return found


def _robot(tree: Tree, shape: str, size: int, rounds: int) -> list[dict[str, Any]]:
    units, seconds = {}, {}
    for name in FUNCTIONS:
        start = time.perf_counter()
        units[name] = unit(tree, name, door=NOTHING_SAID)
        seconds[name] = time.perf_counter() - start
    given = {name: states(tree, it) for name, it in units.items()}
    with TemporaryDirectory() as folder:
        program = ours(units, given, Path(folder), limbs=True)
        times = [program.round() for _ in range(rounds)]
    return [
        {
            "shape": shape,
            "joints": size,
            "function": name,
            "operations": flops(it.program),
            "generated_s": seconds[name],
            "compiled_s": program.seconds[f"{it.robot}_{name}.c"],
            "bytes": program.size[f"{it.robot}_{name}.c"],
            "ns": summary([one[f"one {name}"] for one in times])["least"],
        }
        for name, it in units.items()
    ]
