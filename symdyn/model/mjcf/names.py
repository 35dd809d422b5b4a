"""Names of what a compiled MuJoCo model holds, and where it stands in the file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from symdyn.errors import SymdynError
from symdyn.model.tree import ROOT_JOINT
from symdyn.model.xml import Element

FREE = 0
"""MuJoCo's mjtJoint of a free joint."""


class Names:
    """Names of bodies and joints; what has none is called after its body.

    Attributes
    ----------
    root : Element
        The <mujoco> element.
    robot : str
        The robot's name.
    bodies, joints : tuple of str
        By MuJoCo's index.
    sites : dict from int to str
        Of the sites that have a name of their own, by MuJoCo's index.
    floating : bool
        Whether one free body carries everything that moves; its joint is then the root joint.
    """

    def __init__(self, model: Any, root: Element) -> None:
        self.root = root
        self.robot = root.attributes.get("model", "") or Path(root.file).stem
        self.bodies = tuple(model.body(i).name or f"body{i}" for i in range(model.nbody))
        sites = {i: str(model.site(i).name) for i in range(model.nsite)}
        self.sites = {i: name for i, name in sites.items() if name and name not in self.bodies}
        self.floating = _floating(model)
        self.joints = tuple(self._joint(model, j) for j in range(model.njnt))
        for tag, names in (("body", self.bodies), ("joint", self.joints)):
            self._check_distinct(tag, names)

    def _joint(self, model: Any, j: int) -> str:
        if self.floating and model.jnt_type[j] == FREE:
            return ROOT_JOINT
        body = int(model.jnt_bodyid[j])
        number = j - int(model.body_jntadr[body])
        several = int(model.body_jntnum[body]) > 1
        default = f"{self.bodies[body]}_joint{number + 1 if several else ''}"
        return str(model.joint(j).name or default)

    def _check_distinct(self, tag: str, names: tuple[str, ...]) -> None:
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            raise self.root.error(
                f'two {tag} elements are called "{twice}" once those without a name have one',
                f"name every {tag}",
            )


def _floating(model: Any) -> bool:
    roots = {int(model.body_rootid[i]) for i in model.jnt_bodyid}
    first = int(model.body_jntadr[roots.pop()]) if len(roots) == 1 else -1
    return first >= 0 and bool(model.jnt_type[first] == FREE)


def place(root: Element, section: str, index: int, count: int) -> Element | None:
    """The index-th child of the file's <section> elements, if they hold ``count`` in all.

    Where some come from elsewhere (included files, composites) the place is not known.
    """
    found = [child for part in root.children if part.tag == section for child in part.children]
    return found[index] if len(found) == count else None


def refusal(root: Element, at: Element | None, label: str, what: str, cure: str) -> SymdynError:
    """An error that names a thing of the file, with its line if that is known."""
    line = at.line if at is not None else None
    return SymdynError(what, file=root.file, line=line, element=label, cure=cure)
