"""Pinocchio's C++ algorithms, compiled from the headers of its wheels with our flags."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from symdyn.backends.compiler import cache_folder
from symdyn.backends.templates import fill
from symdyn.bench.pinocchio_functions import Call
from symdyn.errors import SymdynError

DEFINES = (
    "BOOST_MPL_LIMIT_LIST_SIZE=30",
    "BOOST_MPL_LIMIT_VECTOR_SIZE=30",
    "BOOST_MPL_CFG_NO_PREPROCESSED_HEADERS",
    "BOOST_FUSION_INVOKE_MAX_ARITY=12",
)
"""As Pinocchio's CMake targets have them."""

FLAGS = ("-O3", "-march=x86-64-v3", "-DNDEBUG")

NEEDED = ("pinocchio/multibody.hpp", "eigen3/Eigen/Core", "boost/variant.hpp")
"""Headers of pin, cmeel-eigen and cmeel-boost."""


def includes() -> list[str]:
    """The compiler's options that name the headers.

    Raises
    ------
    SymdynError
        Naming a header that no wheel brings.
    """
    roots = [Path(place) / "cmeel.prefix" / "include" for place in sys.path if place]
    roots = [root for root in roots if root.is_dir()]
    for header in NEEDED:
        if not any((root / header).is_file() for root in roots):
            raise SymdynError(
                "a header of Pinocchio's C++ side is missing",
                element=header,
                cure="pip install pin cmeel-eigen cmeel-urdfdom-headers",
            )
    named = [f"-isystem{path}" for root in roots for path in (root, root / "eigen3")]
    return [*named, *(f"-D{define}" for define in DEFINES)]


def build(text: str, flags: Sequence[str] = FLAGS, libraries: Sequence[str] = ()) -> Path:
    """Compile the program, which takes minutes and gigabytes, unless it was done before."""
    words = ["g++", "-std=c++17", *flags, *includes()]
    key = sha256("\0".join((*words, text)).encode()).hexdigest()
    program = cache_folder() / f"pinocchio-{key}"
    if program.is_file():
        return program
    program.parent.mkdir(parents=True, exist_ok=True)
    source = program.with_suffix(".cpp")
    source.write_text(text)
    command = ["nice", *words, str(source), "-o", str(program), *libraries]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SymdynError(f"the C++ compiler failed: {done.stderr.strip()[:500]}", element="g++")
    return program


def render(
    robot: str, model: Any, count: int, calls: Sequence[Call], contacts: Sequence[str] = ()
) -> str:
    """The program that times Pinocchio on the model, as C++.

    Parameters
    ----------
    robot : str
    model : pinocchio.Model
    count : int
        How many states its file holds: q, v and a of each, as doubles.
    calls : sequence of Call
        The functions that are timed.
    contacts : sequence of str
        Frames of the contacts.
    """
    return fill(
        "bench/pinocchio.cpp.jinja",
        headers=list(dict.fromkeys(it.header for it in calls)),
        functions=calls,
        count=count,
        width=model.nq + 2 * model.nv,
        **described(robot, model, contacts),
    )


def described(robot: str, model: Any, contacts: Sequence[str]) -> dict[str, Any]:
    """The model in the words of the templates."""
    joints = [
        {
            "parent": model.parents[k],
            "kind": model.joints[k].shortname(),
            "name": model.names[k],
            "pose": _pose(model.jointPlacements[k]),
        }
        for k in range(1, model.njoints)
    ]
    for joint, inertia in zip(joints, model.inertias[1:], strict=True):
        I = inertia.inertia  # about the centre of mass, as C++ is told
        rows = [I[0, 0], I[0, 1], I[1, 1], I[0, 2], I[1, 2], I[2, 2]]
        joint["inertia"] = _numbers([inertia.mass, *inertia.lever, *rows])
    frames = [model.frames[model.getFrameId(name)] for name in contacts]
    return {
        "robot": robot,
        "joints": joints,
        "contacts": [
            {"name": it.name, "joint": it.parentJoint, "pose": _pose(it.placement)} for it in frames
        ],
        "gravity": _numbers(model.gravity.linear),
    }


def _pose(placement: Any) -> list[str]:
    return _numbers([*placement.rotation.ravel(), *placement.translation])


def _numbers(values: Any) -> list[str]:
    return [repr(float(value)) for value in values]
