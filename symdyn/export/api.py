"""The public functions ``symdyn.export`` and ``symdyn.function``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256
from os import PathLike, fspath
from pathlib import Path
from typing import Any

from symdyn.backends.names import robot_identifier
from symdyn.backends.unit import Unit
from symdyn.dynamics.lie import GROUP
from symdyn.errors import SymdynError, every_name
from symdyn.export.command import source_name
from symdyn.export.options import TARGETS, ExportOptions
from symdyn.export.plan import Progress, plan, plan_program
from symdyn.export.units import lie_unit, program_unit, unit
from symdyn.export.write import check_replaceable, write_folder
from symdyn.model.load import load
from symdyn.model.robots import builtin
from symdyn.model.tree import Tree
from symdyn.program.graph import Program
from symdyn.truth.door import NOTHING_SAID

Source = Tree | Program | str | PathLike[str]
"""A tree, a caller's own program, the name of a built-in robot or the path of a file."""


def export(  # noqa: PLR0913  one argument for each choice there is
    tree_or_name: Source,
    directory: str | PathLike[str],
    *,
    functions: str | Sequence[str] | None = None,
    targets: str | Sequence[str] = TARGETS,
    convention: str = "pinocchio",
    variants: str | Sequence[str] = (),
    parameters: str | Sequence[str] = (),
    name: str | None = None,
    progress: Progress | None = None,
    jobs: int = 1,
    **robot: Any,
) -> Path:
    """Write a robot's functions, or one's own program, to a folder.

    Parameters
    ----------
    tree_or_name : Tree, Program, name of a built-in robot, or path of a URDF file
    directory : path
        A new or empty folder, or an earlier export, which is replaced as a whole.
    functions : names of functions, optional
        Default: all that the robot has.
    targets : names of languages
        Of "numpy", "casadi", "c".
    convention : str
        How inputs and outputs are written.
    variants : names of variants
        Further forms of the C functions, of :data:`symdyn.export.options.VARIANTS`.
    parameters : names of quantities
        What stays symbolic, of :data:`symdyn.model.parameters.QUANTITIES`: every function
        then has a last input ``p``, whose entries the manifest names; zeros stay zeros.
    name : str, optional
        With which the names of C functions and files begin. Default: the robot's name, which
        its file says.
    progress : callable, optional
        Called with a function's name, how many are done and how many there are.
    jobs : int
        Processes, 0 for one a core; more than one need a script that guards its own code by
        ``if __name__ == "__main__"``.
    **robot
        Keyword arguments of :func:`symdyn.load`, where a name or path is given.

    Returns
    -------
    Path
        The folder.

    Examples
    --------
    >>> import symdyn
    >>> folder = symdyn.export("go2", "go2", functions=["rnea"], targets=["c"])  # doctest: +SKIP
    """
    options = ExportOptions(
        None if functions is None else _names(functions),
        _names(targets),
        convention,
        _names(variants),
        _names(parameters),
    )
    check_replaceable(Path(directory).resolve())  # not only after minutes of deriving
    if isinstance(tree_or_name, Program):
        chosen = {"functions": functions, "parameters": parameters, "name": name}
        _no_options("a program", robot | {name: x for name, x in chosen.items() if x})
        planned = plan_program(tree_or_name, options)
    else:
        tree, options = _robot(tree_or_name, options, robot)
        if name is not None:
            options = replace(options, name=_plain(name), source=source_name(tree, options))
            tree = replace(tree, name=name)
        planned = plan(tree, options, progress, jobs=jobs)
    return write_folder(planned.texts, Path(directory))


def function(
    tree_or_name: Source,
    name: str | None = None,
    backend: str = "numpy",
    convention: str = "pinocchio",
    parameters: str | Sequence[str] = (),
) -> Any:
    """One function, ready to be called.

    Parameters
    ----------
    tree_or_name : Tree, Program, name of a built-in robot, or path of a URDF file
        Or "lie": rotations and rigid motions, which need no robot.
    name : str
        Of the function; not needed for a program.
    backend : "numpy", "casadi" or "c"
        A function on NumPy arrays; a casadi.Function; compiled C, called on arrays.
    convention : str
        How inputs and outputs are written.
    parameters : names of quantities
        What stays symbolic, as for :func:`export`.

    Examples
    --------
    >>> import symdyn
    >>> rnea = symdyn.function(symdyn.load("go2"), "rnea", backend="casadi")  # doctest: +SKIP
    """
    make = _maker(backend)
    options = ExportOptions(convention=convention, parameters=_names(parameters))
    if parameters and (isinstance(tree_or_name, Program) or tree_or_name == GROUP):
        _no_options("what is no robot", {"parameters": parameters})
    if isinstance(tree_or_name, Program):
        if name not in (None, tree_or_name.name):
            raise SymdynError(
                f'the program is called "{tree_or_name.name}"', element=name, cure="leave it out"
            )
        return make(program_unit(tree_or_name))
    if name is None:
        raise SymdynError("no function is named", cure='such as function(tree, "rnea")')
    if tree_or_name == GROUP:
        return make(lie_unit(name, convention, NOTHING_SAID))
    tree, options = _robot(tree_or_name, options, {})
    return make(unit(tree, name, options, NOTHING_SAID))


def _robot(
    source: Tree | str | PathLike[str], options: ExportOptions, given: dict[str, Any]
) -> Any:
    """The tree, and the options with the name by which a command would call it."""
    if isinstance(source, Tree):
        _no_options("a tree", given)
        return source, options
    name = fspath(source)
    if builtin(name):
        return load(source, **given), replace(options, source=name)
    tree, file = load(source, **given), Path(name)
    digest = sha256(file.read_bytes()).hexdigest()
    return tree, replace(options, source=file.name, source_sha256=digest)


def _plain(name: str) -> str:
    """A name that stands in texts as it was given."""
    if robot_identifier(name) != name:
        raise SymdynError(
            f'"{name}" cannot begin the name of a C function as it is',
            element="name",
            cure=f'such as "{robot_identifier(name)}"',
        )
    return name


def _maker(backend: str) -> Callable[[Unit], Any]:
    from symdyn.backends import live

    makers = {
        "numpy": live.numpy_function,
        "casadi": live.casadi_function,
        "c": live.c_function,
    }
    if backend not in makers:
        raise SymdynError(
            f'unknown backend "{backend}"',
            element="backend",
            cure=f"there are {every_name(makers)}",
        )
    return makers[backend]


def _names(names: str | Sequence[str]) -> tuple[str, ...]:
    """A single name is a list of one, not of its letters."""
    return (names,) if isinstance(names, str) else tuple(names)


def _no_options(what: str, given: dict[str, Any]) -> None:
    if given:
        raise SymdynError(
            f"{what} already has what this option would say",
            element=", ".join(given),
            cure="give it to symdyn.load, or give a name or path here",
        )
