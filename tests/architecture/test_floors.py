"""A file imports only from the floors below its own, and never in a circle."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from importlib.util import resolve_name
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

FLOORS = {
    "errors": 0,
    "assets": 0,
    "lazy": 0,
    "program": 1,
    "algebra": 1,
    "geometry": 2,
    "model": 3,
    "truth": 3,
    "dynamics": 4,
    "backends": 5,
    "check": 5,
    "export": 6,
    "report": 6,
    "bench": 6,
    "__init__": 7,
    "cli": 7,
    "__main__": 7,
}
"""The floor of each room: a module or a package directly under symdyn/."""

BESIDE = {
    ("assets", "errors"),
    ("algebra", "program"),
    ("bench", "export"),
    ("bench", "report"),
    ("__main__", "__init__"),
    ("__main__", "cli"),
}
"""(room, the room on its own floor that it may import), one way only."""

DOCUMENTS = "derivations"
PRODUCTS = "generated"


def imported(source: str, package: str) -> Iterator[tuple[int, str]]:
    """Line and absolute name of every module or name that a source imports.

    Imports inside functions and under TYPE_CHECKING count: they too are dependencies.
    So does ``import_module`` of a literal name.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            absolute = resolve_name(base, package) if node.level else base
            yield from ((node.lineno, f"{absolute}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
            names = [a.value for a in node.args[:1] if isinstance(a, ast.Constant)]
            yield from ((node.lineno, str(name)) for name in names)


def room_of(name: str) -> str | None:
    """The room that an absolute name lies in: "__init__" is the door, None is outside."""
    head, *rest = name.split(".")
    if head != "symdyn":
        return None
    return rest[0] if rest and rest[0] in FLOORS else "__init__"


def complaints(path: str, source: str) -> list[str]:
    """What is wrong with the imports of ``symdyn/<path>``."""
    parts = Path(path).with_suffix("").parts
    room, package = parts[0], ".".join(["symdyn", *parts[:-1]])
    if room not in FLOORS:
        return [f"{path}: {room} stands on no floor"]
    return [
        f"{path}:{line}: {room} (floor {FLOORS[room]}) imports {name} (floor {FLOORS[other]})"
        for line, name in imported(source, package)
        if (other := room_of(name)) is not None
        and other != room
        and FLOORS[other] >= FLOORS[room]
        and (room, other) not in BESIDE
    ]


def module_of(path: str) -> str:
    """The module that ``symdyn/<path>`` is."""
    parts = Path(path).with_suffix("").parts
    return ".".join(["symdyn", *(parts[:-1] if parts[-1] == "__init__" else parts)])


def ties(files: Mapping[str, str]) -> dict[str, set[str]]:
    """The modules that each module imports, from path and text of each file."""
    modules = {module_of(path): path for path in files}
    found = {}
    for module, path in modules.items():
        package = module if Path(path).stem == "__init__" else module.rpartition(".")[0]
        names = [name for _, name in imported(files[path], package)]
        found[module] = {name if name in modules else name.rpartition(".")[0] for name in names}
        found[module] &= modules.keys()
    return found


def circles(files: Mapping[str, str]) -> list[list[str]]:
    """Rooms of a folder, files or folders in it, that import one another in a circle.

    One circle of each folder that has one; its first room is also its last.  Files that import
    one another in a circle are seen in the folder that holds them all.
    """
    below = ties(files)
    folders = {
        module.rsplit(".", up)[0] for module in below for up in range(1, module.count(".") + 1)
    }
    return [found for folder in sorted(folders) if (found := circle(below, folder))]


def circle(below: Mapping[str, set[str]], folder: str) -> list[str]:
    """A circle of rooms of a folder; empty where there is none."""
    rooms: dict[str, set[str]] = {}
    for module, others in below.items():
        for room in _within(folder, {module}):
            rooms.setdefault(room, set()).update(_within(folder, others) - {room})
    try:
        TopologicalSorter(rooms).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def _within(folder: str, modules: set[str]) -> set[str]:
    """The rooms of a folder that hold these modules; its own ``__init__`` is one."""
    depth = folder.count(".") + 2
    parts = [f"{module}.__init__" if module == folder else module for module in modules]
    return {".".join(it.split(".")[:depth]) for it in parts if it.startswith(f"{folder}.")}


def strangers(path: str, source: str, forbidden: tuple[str, ...]) -> list[str]:
    """Which of the forbidden packages a source imports."""
    return [
        f"{path}:{line}: imports {name}"
        for line, name in imported(source, "nowhere")
        if name.split(".")[0] in forbidden
    ]


def sources(folder: str) -> list[tuple[str, str]]:
    """Path within the folder, and text, of every Python file in it."""
    return [
        (path.relative_to(ROOT / folder).as_posix(), path.read_text(encoding="utf-8"))
        for path in sorted((ROOT / folder).rglob("*.py"))
    ]


def test_every_file_imports_from_below() -> None:
    found = [text for path, source in sources("symdyn") for text in complaints(path, source)]
    assert not found, "\n".join(found)


def test_no_rooms_import_one_another_in_a_circle() -> None:
    found = circles(dict(sources("symdyn")))
    assert not found, "\n".join(" <- ".join(rooms) for rooms in found)


def test_nobody_imports_a_derivation() -> None:
    found = [
        text
        for folder in ("symdyn", DOCUMENTS)
        for path, source in sources(folder)
        for text in strangers(f"{folder}/{path}", source, (DOCUMENTS, PRODUCTS, "tests"))
    ]
    assert not found, "\n".join(found)


def test_generated_files_stand_alone() -> None:
    found = [
        text
        for path, source in sources(PRODUCTS)
        for text in strangers(path, source, ("symdyn", "sympy"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("geometry/so3.py", "from symdyn.model.tree import Tree"),
        ("model/tree.py", "from symdyn.truth.statement import Statement"),
        ("backends/c.py", "import symdyn.check.language"),
        ("program/trace.py", "from symdyn import algebra"),
        ("program/trace.py", "from ..algebra import linear"),
        ("program/graph.py", "def f():\n    from symdyn.geometry import so3"),
        ("dynamics/rnea.py", "if TYPE_CHECKING:\n    from symdyn.export.api import export"),
        ("dynamics/rnea.py", 'importlib.import_module("symdyn.backends.c")'),
        ("dynamics/rnea.py", "from symdyn import SymdynError"),
        ("dynamics/rnea.py", "from .. import Tree"),
        ("export/api.py", "import symdyn"),
        ("export/api.py", "from symdyn.__main__ import main"),
        ("errors.py", "from symdyn.assets import asset"),
        ("helpers.py", ""),
    ],
)
def test_a_violation_is_seen(path: str, source: str) -> None:
    assert complaints(path, source)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("dynamics/rnea.py", "from symdyn.model.tree import Tree\nimport sympy"),
        ("dynamics/rnea.py", "from symdyn import model, errors"),
        ("dynamics/rnea.py", "from . import links\nfrom .links import gravity"),
        ("algebra/linear.py", "from symdyn.program.trace import Hook"),
        ("__main__.py", "from symdyn import __version__\nfrom symdyn.export.api import export"),
        ("__init__.py", "from symdyn.errors import SymdynError"),
    ],
)
def test_what_is_allowed_passes(path: str, source: str) -> None:
    assert not complaints(path, source)


@pytest.mark.parametrize(
    "source", ["import derivations.rnea", "from generated import go2", "import tests.oracles"]
)
def test_a_stranger_is_seen(source: str) -> None:
    assert strangers("a.py", source, (DOCUMENTS, PRODUCTS, "tests"))


ABOVE = "from symdyn.model.tree import Tree"
BELOW = "from symdyn.model.validate import validate"


@pytest.mark.parametrize(
    "files",
    [
        {"tree.py": BELOW, "validate.py": ABOVE},
        {"tree.py": f"def f():\n    {BELOW}", "validate.py": ABOVE},
        {"tree.py": BELOW, "validate.py": f"if TYPE_CHECKING:\n    {ABOVE}"},
        {"tree.py": "from .validate import validate", "validate.py": ABOVE},
        {"tree.py": "from symdyn.model import validate", "validate.py": ABOVE},
        {"tree.py": "import symdyn.model.validate", "validate.py": ABOVE},
        {"__init__.py": "from .tree import Tree", "tree.py": "import symdyn.model"},
        {"a.py": "from . import b", "b.py": "from . import c", "c.py": "from . import a"},
        {"a/x.py": "from ..b import y", "a/y.py": "", "b/x.py": "from ..a import y", "b/y.py": ""},
    ],
)
def test_a_circle_is_seen(files: dict[str, str]) -> None:
    (found,) = circles({f"model/{path}": text for path, text in files.items()})
    assert found[0] == found[-1]
    assert {room.split(".")[2] for room in found} == {
        path.split("/")[0].removesuffix(".py") for path in files
    }


def test_a_common_ground_is_no_circle() -> None:
    files = {
        "model/parts.py": "",
        "model/validate.py": "from symdyn.model.parts import Body",
        "model/tree.py": f"{BELOW}\nfrom symdyn.model.parts import Body",
    }
    assert not circles(files)
