"""Random trees of all kinds of joints, in small exact numbers, and smaller ones of a tree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from sympy import ImmutableMatrix, Integer, Rational, diag, eye, zeros

from symdyn.errors import SymdynError
from symdyn.geometry.se3 import Pose
from symdyn.geometry.so3 import IDENTITY3, ZERO3, axis_rotation, basis, vector
from symdyn.geometry.spatial import Inertia
from symdyn.model.joints import Joint
from symdyn.model.tree import ROOT_JOINT, WORLD, Body, Frame, Tree

KINDS = ("revolute", "continuous", "prismatic", "helical", "spherical", "planar", "floating")
_WEIGHTS = (6, 4, 5, 3, 3, 2, 1)
_ANGLES = ((0, 1), (0, -1), (-1, 0), (1, 0), (3, 4), (-4, 3), (5, 12), (-8, 15), (20, -21))
_MASTERS = ("revolute", "prismatic", "helical", "continuous")


def grown(rng: Random, most: int = 5) -> Tree:
    """A random tree of one to ``most`` bodies."""
    bodies: list[Body] = []
    for i in range(rng.choice((1, *range(1, most + 1), *range(2, most + 1)))):
        parent = rng.choice((i - 1, i - 1, rng.randrange(-1, i)))
        bodies.append(_follower(rng, bodies, i, parent) or _body(rng, i, parent))
    if rng.random() < 0.3:
        root = Joint(ROOT_JOINT, "floating")
        own = bodies[0] if bodies[0].master is None else _body(rng, 0, WORLD)
        bodies[0] = replace(own, joint=root, placement=Pose())
        bodies[1:] = [replace(body, parent=max(body.parent, 0)) for body in bodies[1:]]
        bodies = _without_lost_followers(bodies)
    frames = [Frame(f"link{i}", i, Pose()) for i in range(len(bodies))]
    frames += [
        Frame(f"tip{k}", rng.randrange(-1, len(bodies)), _pose(rng))
        for k in range(rng.choice((0, 1)))
    ]
    if bodies[0].joint.name != ROOT_JOINT:
        frames.insert(0, Frame("ground", WORLD, Pose()))
    gravity = rng.choice((vector(0, 0, Rational("-9.81")), _vector(rng)))
    welded = _inertia(rng) if rng.random() < 0.2 and frames[0].body == WORLD else Inertia()
    shown = tuple(frame.name for frame in frames[1:])
    return Tree("grown", bodies, frames, (), shown, gravity, welded)


def with_limbs(rng: Random, most: int = 2) -> Tree:
    """A body, free or not, that carries four limbs with the same joints, and perhaps another."""
    bodies = [_body(rng, 0, WORLD)]
    free = rng.random() < 0.7
    if free:
        bodies[0] = replace(bodies[0], joint=Joint(ROOT_JOINT, "floating"), placement=Pose())
    pattern = [_body(rng, 0, 0) for _ in range(rng.randint(1, most))]
    ways = rng.choice((("mirror",), ("mirror",), ("same", "mirror", "mirror", "other")))
    for limb in rng.sample(range(4), 4):
        parent = 0
        for body in pattern:
            i = len(bodies)
            bodies.append(_like(rng, body, i, parent, limb, rng.choice(ways)))
            parent = i
    if rng.random() < 0.3:
        bodies.append(_body(rng, len(bodies), rng.randrange(len(bodies))))
    frames = [Frame(f"link{i}", i, Pose()) for i in range(len(bodies))]
    frames = frames if free else [Frame("ground", WORLD, Pose()), *frames]
    shown = tuple(frame.name for frame in frames[1:])
    return Tree("grown", bodies, frames, (), shown, vector(0, 0, Rational("-9.81")), Inertia())


def _like(rng: Random, body: Body, i: int, parent: int, limb: int, way: str) -> Body:  # noqa: PLR0913
    """A limb's body after a pattern: the same, in a mirror, or with other numbers."""
    joint = replace(body.joint, name=f"joint{i}")
    if way == "other":
        other = _body(rng, i, parent)
        joint = replace(joint, axis=joint.axis if rng.random() < 0.5 else -joint.axis)
        return Body(f"link{i}", parent, joint, other.placement, other.inertia)
    signs = [(-1) ** (way == "mirror" and limb >> k & 1) for k in range(2)]
    mirror = diag(*signs, 1)
    moment, second = mirror * body.inertia.moment, mirror * body.inertia.second * mirror
    inertia = replace(body.inertia, moment=moment, second=ImmutableMatrix(second))
    place = Pose(mirror * body.placement.R * mirror, mirror * body.placement.p)
    return Body(f"link{i}", parent, joint, place, inertia)


def _body(rng: Random, i: int, parent: int) -> Body:
    kind = rng.choices(KINDS, _WEIGHTS)[0]
    joint = Joint(
        f"joint{i}",
        kind,
        ZERO3 if kind in ("spherical", "floating") else _axis(rng),
        pitch=_number(rng) if kind == "helical" else Integer(0),
    )
    if rng.random() < 0.3:
        joint = replace(joint, armature=[abs(_number(rng)) for _ in range(joint.nv)])
    return Body(f"link{i}", parent, joint, _pose(rng), _inertia(rng))


def _follower(rng: Random, bodies: Sequence[Body], i: int, parent: int) -> Body | None:
    """Now and then a joint that follows an independent one, before or after it."""
    leads = [k for k, b in enumerate(bodies) if b.master is None and b.joint.kind in _MASTERS]
    if not leads or rng.random() > 0.2:
        return None
    master = rng.choice(leads)
    pair = bodies[master].joint.kind == "continuous"
    kind = "revolute" if pair else rng.choice(("revolute", "prismatic", "helical"))
    joint = Joint(
        f"joint{i}",
        kind,
        _axis(rng),
        pitch=_number(rng) if kind == "helical" else Integer(0),
        ratio=Integer(rng.randint(-3, 3)) if pair else _number(rng),
        follows_pair=pair,
        armature=[abs(_number(rng))] if rng.random() < 0.3 else (),
    )
    return Body(f"link{i}", parent, joint, _pose(rng), _inertia(rng), master)


def _without_lost_followers(bodies: list[Body]) -> list[Body]:
    """What followed the first joint, which is free now, moves on its own."""
    return [
        replace(body, master=None, joint=replace(body.joint, ratio=Integer(1), follows_pair=False))
        if body.master == 0
        else body
        for body in bodies
    ]


def _number(rng: Random) -> Rational:
    return Rational(rng.randint(-20, 20), rng.choice((1, 4, 10)))


def _vector(rng: Random) -> ImmutableMatrix:
    return vector(*(_number(rng) if rng.random() < 0.7 else 0 for _ in range(3)))


def _axis(rng: Random) -> ImmutableMatrix:
    """A coordinate axis, its opposite, or a skew rational unit vector."""
    if rng.random() < 0.5:
        return ImmutableMatrix(rng.choice((1, -1)) * basis(rng.randrange(3)))
    return ImmutableMatrix(_rotation(rng)[:, 2])


def _rotation(rng: Random) -> ImmutableMatrix:
    R = IDENTITY3
    for k in range(rng.choice((0, 1, 2, 3))):
        a, b = rng.choice(_ANGLES)
        n = Integer(round((a * a + b * b) ** 0.5))
        R = R * axis_rotation(basis((k + rng.randrange(3)) % 3), a / n, b / n)
    return ImmutableMatrix(R)


def _pose(rng: Random) -> Pose:
    return Pose(_rotation(rng), _vector(rng)) if rng.random() < 0.8 else Pose()


def _inertia(rng: Random) -> Inertia:
    """That of a few points of mass and a ball, a point alone, or nothing."""
    if rng.random() < 0.15:
        return Inertia()
    total = Inertia()
    for _ in range(rng.choice((1, 2, 3))):
        ball = rng.choice((0, 0, Rational(rng.randint(1, 9), 10))) * eye(3)
        mass = Rational(rng.randint(1, 30), 10)
        total = total + Inertia.about_com(mass, _vector(rng), ImmutableMatrix(ball))
    return total


def smaller(tree: Tree) -> Iterator[Tree]:
    """Simpler trees, to shrink a failure with."""
    for make in _changes(tree):
        try:
            changed = make()
        except (SymdynError, ValueError, IndexError):
            continue
        if changed != tree:
            yield changed


def _changes(tree: Tree) -> Iterator:
    n = len(tree.bodies)
    for k in reversed(range(n)):
        yield lambda k=k: _without(tree, k)
    plain = {"placement": Pose(), "inertia": Inertia()}
    ball = Inertia(Integer(1), ZERO3, IDENTITY3)
    for k, body in enumerate(tree.bodies):
        for name, value in (*plain.items(), ("inertia", ball)):
            if name != "inertia" or body.inertia not in (ball, Inertia()):
                yield lambda k=k, name=name, value=value: _with(tree, k, **{name: value})
        for name, value in (("armature", ()), ("pitch", Integer(0)), ("axis", basis(2))):
            joint = replace(body.joint, **{name: value})
            yield lambda k=k, joint=joint: _with(tree, k, joint=joint)
        moved = replace(body.placement, p=ZERO3), replace(body.placement, R=IDENTITY3)
        for placement in moved:
            yield lambda k=k, placement=placement: _with(tree, k, placement=placement)
    yield lambda: replace(tree, gravity=ImmutableMatrix(zeros(3, 1)))
    yield lambda: replace(tree, welded=Inertia())


def _with(tree: Tree, k: int, **changes: object) -> Tree:
    bodies = list(tree.bodies)
    bodies[k] = replace(bodies[k], **changes)
    return replace(tree, bodies=bodies)


def _without(tree: Tree, k: int) -> Tree:
    """The tree without a body that carries none and leads none, and without its frames."""
    if any(k in (body.parent, body.master) for body in tree.bodies):
        return tree

    def moved(i: int | None) -> int | None:
        return i if i is None or i < k else i - 1

    bodies = [
        replace(body, parent=moved(body.parent), master=moved(body.master))
        for i, body in enumerate(tree.bodies)
        if i != k
    ]
    frames = [replace(f, body=moved(f.body)) for f in tree.frames if f.body != k]
    shown = [frame.name for frame in frames[1:]]
    return replace(tree, bodies=bodies, frames=frames, shown=shown)
