"""Symbolic arms: a serial chain from a word such as "RzRyRy", and the textbook planar arm."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from sympy import Expr, ImmutableMatrix, Integer, Symbol, diag

from symdyn.errors import SymdynError, nearest_names
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import IDENTITY3, ZERO3, Matrix, Scalar, basis, symmetric, vector
from symdyn.geometry.spatial import Inertia
from symdyn.model.joints import Joint
from symdyn.model.numbers import exact
from symdyn.model.tree import ROOT_JOINT, WORLD, Body, Frame, Tree

AXES = "xyz"
_TURNS = {"R": "revolute", "C": "continuous", "P": "prismatic", "H": "helical"}
_FREE = {"S": "spherical", "F": "floating"}
_JOINT = re.compile("([RCPH])([xyz])|([SF])")
_MOST = 60

Values = Mapping[str, object]
"""Numbers, decimal texts or expressions for some of the symbols, by name."""


def chain(
    text: str,
    *,
    lengths: str = AXES,
    values: Values | None = None,
    gravity: Sequence[object] | None = None,
    name: str | None = None,
) -> Tree:
    """A serial chain whose lengths and inertial parameters are symbols.

    Parameters
    ----------
    text : str
        A joint after the other, from the base: ``Rx`` ``Ry`` ``Rz`` revolute about that
        axis, ``Cx`` continuous (coordinates cos, sin), ``Px`` prismatic, ``Hx`` helical with
        pitch ``h1`` (m/rad), ``S`` spherical, ``F`` free.  A leading ``F`` is a floating base.
    lengths : str
        Along which axes the links reach: all three (``l1x l1y l1z`` for link 1), or fewer;
        with a single axis the length of link 1 is called ``l1``.
    values : mapping from names of symbols
        Numbers, decimal texts or expressions instead of symbols.
    gravity : three numbers, decimal texts or expressions
        Default: ``(0, 0, -g)``.
    name : str
        Default: the text.

    Returns
    -------
    Tree
        Joints j1, j2, ... that move link1, link2, ...; all frames are parallel at zero.  Joint
        i+1 stands at the end of link i (``l``), the frame ``tip`` at that of the last.  Link
        1 has mass ``m1``, centre of mass ``c1x c1y c1z`` and inertia about it
        ``I1xx I1yy I1zz I1xy I1xz I1yz``, all in its own axes.

    Examples
    --------
    >>> from symdyn.model.chain import chain
    >>> arm = chain("RzRy", lengths="x", values={"m1": 0, "l2": "0.3"})
    >>> arm.nv, arm.mass, arm.frame("tip").placement.p.T
    (2, m2, Matrix([[3/10, 0, 0]]))
    """
    joints = _joints(text)
    _check_lengths(lengths)
    symbols = _Symbols(values or {})
    bodies, reach = [], ZERO3
    for i, (kind, axis) in enumerate(joints, 1):
        joint = Joint(
            ROOT_JOINT if kind == "floating" and i == 1 else f"j{i}",
            kind,
            axis,
            pitch=symbols[f"h{i}"] if kind == "helical" else Integer(0),
        )
        placement = Pose(IDENTITY3, reach)
        bodies.append(Body(f"link{i}", i - 2, joint, placement, _inertia(symbols, i)))
        reach = _reach(symbols, i, lengths)
    down = (0, 0, -symbols["g"]) if gravity is None else gravity
    return _serial(name or text, bodies, reach, down, symbols)


def planar(n: int, *, values: Values | None = None) -> Tree:
    """The planar arm of the textbooks: n revolute joints about z, gravity along -y.

    Parameters
    ----------
    n : int
        Number of links.
    values : mapping from names of symbols
        Numbers, decimal texts or expressions instead of symbols.

    Returns
    -------
    Tree
        Link i reaches along its x axis: length ``l1``, distance of its centre of mass from
        its joint ``r1``, mass ``m1``, inertia about the centre of mass ``I1``; gravity ``g``.
        q1 is measured from the horizontal, the others from the link before.

    Examples
    --------
    >>> from symdyn.model.chain import planar
    >>> arm = planar(2)
    >>> arm.nv, arm.mass, arm.gravity.T
    (2, m1 + m2, Matrix([[0, -g, 0]]))
    """
    if isinstance(n, bool) or not isinstance(n, int) or not 1 <= n <= _MOST:
        raise SymdynError(
            f"{n!r} is no number of links", element="planar", cure=f"give 1 to {_MOST}"
        )
    symbols = _Symbols(values or {})
    bodies, reach = [], ZERO3
    for i in range(1, n + 1):
        m, r, I = symbols[f"m{i}"], symbols[f"r{i}"], symbols[f"I{i}"]
        inertia = Inertia.about_com(m, vector(r, 0, 0), diag(0, 0, I))
        joint = Joint(f"j{i}", "revolute", basis(2))
        bodies.append(Body(f"link{i}", i - 2, joint, Pose(IDENTITY3, reach), inertia))
        reach = vector(symbols[f"l{i}"], 0, 0)
    return _serial(f"planar{n}", bodies, reach, (0, -symbols["g"], 0), symbols)


class _Symbols:
    """Symbols by name, or what the caller gives for them."""

    def __init__(self, values: Values) -> None:
        self._given = {str(name): _expression(str(name), value) for name, value in values.items()}
        self._names: set[str] = set()

    def __getitem__(self, name: str) -> Scalar:
        self._names.add(name)
        return self._given.get(name, Symbol(name))

    def check(self) -> None:
        """Refuse values for symbols that the arm does not have."""
        for name in self._given:
            if name not in self._names:
                raise SymdynError(
                    f'the arm has no symbol "{name}"',
                    element="values",
                    cure=f"nearest: {nearest_names(name, self._names)}",
                )


def _expression(name: str, value: object) -> Scalar:
    if isinstance(value, Expr) and not value.is_Float:
        return value
    try:
        return exact(value)
    except SymdynError as error:
        raise SymdynError(error.message, element=name, cure=error.cure) from None


def _joints(text: str) -> list[tuple[str, Matrix]]:
    """Kind and axis of each joint of a word."""
    found: list[tuple[str, Matrix]] = []
    at = 0
    while at < len(text):
        match = _JOINT.match(text, at)
        if match is None:
            raise SymdynError(
                f'no joint at "{text[at : at + 10]}" (character {at + 1})',
                element=f'chain "{text[:60]}"',
                cure="write Rx Ry Rz, Cx, Px or Hx for each joint, S for spherical, F for free",
            )
        letter, axis, free = match.groups()
        if free:
            found.append((_FREE[free], ZERO3))
        else:
            found.append((_TURNS[letter], basis(AXES.index(axis))))
        at = match.end()
    if not 1 <= len(found) <= _MOST:
        raise SymdynError(
            f"{len(found)} joints", element="chain", cure=f"write 1 to {_MOST}, such as RzRyRy"
        )
    return found


def _check_lengths(lengths: str) -> None:
    if not lengths or set(lengths) - set(AXES) or len(set(lengths)) != len(lengths):
        raise SymdynError(
            f"{lengths!r} are no axes", element="lengths", cure='such as "xyz", "xz" or "x"'
        )


def _reach(symbols: _Symbols, i: int, lengths: str) -> Matrix:
    """From a link's joint to its end (3x1, m)."""
    if len(lengths) == 1:
        return ImmutableMatrix(symbols[f"l{i}"] * basis(AXES.index(lengths)))
    return vector(*(symbols[f"l{i}{axis}"] if axis in lengths else 0 for axis in AXES))


def _inertia(symbols: _Symbols, i: int) -> Inertia:
    com = vector(*(symbols[f"c{i}{axis}"] for axis in AXES))
    pairs = ("xx", "yy", "zz", "xy", "xz", "yz")
    about_com = symmetric(*(symbols[f"I{i}{pair}"] for pair in pairs))
    return Inertia.about_com(symbols[f"m{i}"], com, about_com)


def _serial(
    name: str, bodies: list[Body], reach: Matrix, gravity: Sequence[object], symbols: _Symbols
) -> Tree:
    """The tree of bodies one behind the other, with their frames."""
    symbols.check()
    if isinstance(gravity, str) or len(gravity) != 3:
        raise SymdynError(
            f"{gravity!r} is not three numbers", element="gravity", cure="such as (0, 0, -9.81)"
        )
    tree = Tree(
        name,
        tuple(bodies),
        (
            Frame("base", WORLD, Pose()),
            *(Frame(body.name, i, Pose()) for i, body in enumerate(bodies)),
            Frame("tip", len(bodies) - 1, Pose(IDENTITY3, reach)),
        ),
        gravity=vector(*(_expression("gravity", value) for value in gravity)),
    )
    return replace(tree, frames=tree.frames[1:]) if tree.floating else tree
