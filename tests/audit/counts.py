"""Operations of symdyn's own programs on arms of any size, for claims on complexity."""

from __future__ import annotations

from functools import cache

from symdyn.dynamics.derive import derive
from symdyn.model.chain import chain
from symdyn.program.count import flops


@cache
def operations(joints: int, function: str) -> int:
    """Multiplications, additions and divisions of a function of a floating arm.

    The arm has a free base and that many revolute joints about x, y and z in turn, with
    numbers for all its lengths and inertial parameters.
    """
    word = "F" + "".join(("Rz", "Ry", "Rx")[k % 3] for k in range(joints))
    values: dict[str, object] = {"g": "9.81"}
    for i in range(1, joints + 2):
        values |= {f"l{i}{axis}": f"0.{i}1" for axis in "xyz"}
        values |= {f"c{i}{axis}": f"0.0{i}3" for axis in "xyz"}
        values |= {f"m{i}": f"1.{i}"} | {f"I{i}{k}": f"0.{i}7" for k in ("xx", "yy", "zz")}
        values |= {f"I{i}{k}": f"0.00{i}" for k in ("xy", "xz", "yz")}
    return flops(derive(chain(word, values=values), function))
