"""``certificates.json``: what was checked between a recursion and each file that holds it.

Nothing in it needs to be believed: all of it can be had again from the files beside it and
the numbers in ``tree.json`` (see :mod:`symdyn.export.verify`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from symdyn.assets import version
from symdyn.backends.unit import Unit
from symdyn.errors import SymdynError
from symdyn.export.agreement import Agreement, Pair
from symdyn.export.derivatives import check_derivative
from symdyn.export.validate import (
    check_file,
    check_optimised,
    expected,
    pairs,
    read_file,
)
from symdyn.model.tree import Tree
from symdyn.program.graph import Program
from symdyn.program.rounding import (
    Table,
    constants,
    exact_constants,
    inexact,
    round_constants,
    with_exact_constants,
)

SCHEMA = ".".join(map(str, (1, 0, 0)))
"""Version of the layout: the first number changes when readers must."""


@dataclass(frozen=True)
class Certificate:
    """What was checked of one function.

    Attributes
    ----------
    program, printed : str
        Digests of the optimised program, and of it with its constants rounded.
    constants, rounded : int
        How many constants it has, and how many of them are no doubles.
    exact : mapping
        See :func:`symdyn.program.rounding.exact_constants`.
    plain : str, optional
        Digest of the recursion as it stands; None for a program that comes from none.
    agreement : Agreement, optional
        Of recursion and program.
    circle : tuple of Pair
        Entries of inputs whose squares sum to one there.
    files : mapping
        How each file was compared with the program, by path.
    of : str, optional
        Digest of the function that a derivative is of; it has no recursion of its own.
    """

    program: str
    printed: str
    constants: int
    rounded: int
    exact: Table
    plain: str | None = None
    agreement: Agreement | None = None
    circle: tuple[Pair, ...] = ()
    files: Mapping[str, str] = field(default_factory=dict)
    of: str | None = None

    def record(self) -> dict[str, Any]:
        """What ``certificates.json`` says of the function beside its files."""
        found: dict[str, Any] = {
            "program": self.program,
            "printed": self.printed,
            "constants": self.constants,
            "rounded_constants": self.rounded,
            "exact_constants": self.exact,
        }
        if self.agreement is None:
            return found
        origin = {"plain": self.plain} if self.of is None else {"of": self.of}
        return found | {
            **origin,
            "points": self.agreement.points,
            "prime_bits": self.agreement.bits,
            "degree": self.agreement.degree,
            "error": f"2^-{self.agreement.error}",
            "circle": [list(pair) for pair in self.circle],
        }


def certificate(
    program: Program,
    tree: Tree | None = None,
    plain: Program | None = None,
    fresh: bool = False,
    printed: Program | None = None,
) -> Certificate:
    """Steps 1 and 2: from the recursion to the program that is printed.

    Parameters
    ----------
    program : Program
        With exact constants.
    tree, plain : Tree and Program, optional
        The robot, and the recursion as it stands, where there are such.
    fresh : bool
        As for :func:`symdyn.export.agreement.first_difference`.
    printed : Program, optional
        The program with its constants rounded, where there is one already.

    Raises
    ------
    SymdynError
        Where the program is not the recursion.
    """
    printed = printed or round_constants(program)
    values = constants(program)
    counts = len(values), inexact(values)
    found = Certificate(program.digest, printed.digest, *counts, exact_constants(program))
    if tree is None or plain is None:
        return found
    agreed, circle = check_optimised(plain, program, pairs(tree, program), fresh)
    return replace(found, plain=plain.digest, agreement=agreed, circle=circle)


def derivative_certificate(
    program: Program, of: Program, kind: str, fresh: bool = False, printed: Program | None = None
) -> Certificate:
    """As :func:`certificate`, for a derivative of a function."""
    agreed = check_derivative(program, of, kind, fresh)
    return replace(certificate(program, printed=printed), agreement=agreed, of=of.digest)


def certify(
    unit: Unit,
    texts: Mapping[str, str],
    tree: Tree | None = None,
    plain: Program | None = None,
    of: Program | None = None,
) -> Certificate:
    """Check the three steps of a function.

    Parameters
    ----------
    unit : Unit
    texts : mapping
        Text of each file that holds the function, by path.
    tree, plain : Tree and Program, optional
        As for :func:`certificate`.
    of : Program, optional
        What the unit is a derivative of.

    Raises
    ------
    SymdynError
        Naming the function and the step that fails.
    """
    program, files = unit.program, dict[str, str]()
    printed = round_constants(program)
    if of is None:
        made = certificate(program, tree, plain, printed=printed)
    else:
        made = derivative_certificate(program, of, unit.derivative, printed=printed)
    unchecked = True
    for path, text in texts.items():
        found = read_file(path, text, unit)
        files[path] = check_file(path, found, expected(path, printed, unit))
        if unchecked and found.digest == printed.digest:
            _check_constants(found, program, made.exact)
            unchecked = False
    return replace(made, files=files)


def certificates(
    robot: str, functions: Mapping[str, Certificate], hashes: Mapping[str, str]
) -> dict[str, Any]:
    """The whole record, as plain data.

    Parameters
    ----------
    robot : str
    functions : mapping
        Certificates by the name of the function.
    hashes : mapping
        SHA-256 of every other file, by path.
    """
    rest = dict(hashes)
    records = {}
    for name, certificate in functions.items():
        files = {
            path: {"sha256": rest.pop(path), "compared": compared}
            for path, compared in certificate.files.items()
        }
        records[name] = certificate.record() | {"files": files}
    return {
        "schema": SCHEMA,
        "symdyn": version(),
        "robot": robot,
        "functions": records,
        "sha256": rest,
    }


def _check_constants(found: Program, program: Program, table: Table) -> None:
    """Step 2, the other way: the exact program can be had from its text again."""
    if with_exact_constants(found, table).digest != program.digest:
        raise SymdynError(
            "step 2: the exact constants cannot be had from the text",
            element=program.name,
            cure="this is an error of symdyn: report it",
        )
