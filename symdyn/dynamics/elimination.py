"""The mass matrix eliminated limb by limb, and what follows from it.

A limb is a run of bodies, each on the one before it, that hangs on a carrier; what its last
body carries are limbs again.  With those set free, let M be the limb's own block, F (6 x n)
the wrench on the carrier that its joints' accelerations ask for, and C its inertia with its
joints held; F and C stand about its first joint, in the axes of the carrier.  Factored from
the tip inwards,

    [ M  F^T ]   [ L    ] [ D       ] [ L    ]^T
    [ F  C   ] = [ P  1 ] [    left ] [ P  1 ]

``left`` is the inertia that the carrier feels while the limb's joints move freely.  An
acceleration x of the carrier takes ``E x``, ``E^T = F M^-1 = P L^-1``, from those of the
joints.  A joint whose drive has no inertia passes nothing along its own motion: there F and M
agree, ``left`` is zero and ``E`` a unit, which saves a sixth of the work.

Solving goes inwards, where each limb leaves a wrench on its carrier, and outwards again, where
the carrier's motion reaches it.

Source: block elimination in the order of the tree's branches, articulated-body inertia
(standard results; Featherstone).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Any

from sympy import ImmutableMatrix, diag, eye, zeros

from symdyn.algebra.linear import backward, forward, partial_ldl, symmetric_product
from symdyn.dynamics.aba import Articulated, lifted, rigid, shifted, turned
from symdyn.dynamics.crba import composites, crba
from symdyn.dynamics.links import Link, links
from symdyn.geometry.so3 import Matrix, hat, vee
from symdyn.geometry.spatial import Inertia
from symdyn.model.tree import WORLD, Tree
from symdyn.program.trace import Hook

Pair = tuple[Matrix, Matrix]
"""Angular and linear parts, 3 x m each, of motions or of wrenches."""

Hung = Mapping[int, Matrix]
"""Wrenches (6 x m: moment, force) on the carriers of limbs, by the limbs' first bodies."""


@dataclass(frozen=True)
class Limb:
    """A limb, factored.

    Attributes
    ----------
    bodies : tuple of int
        From the carrier outwards.
    own : tuple of int
        Its n entries of v, from the tip inwards: the order of its rows.
    limbs : tuple of Limb
        Of its last body.
    L : Matrix, n x n
    P : Matrix, 6 x n
        Rows moment and force; none where the limb stands on the world.
    inverse_pivots : list
        Of D.
    left : Matrix, 6 x 6
    """

    bodies: tuple[int, ...]
    own: tuple[int, ...]
    limbs: tuple[Limb, ...]
    L: Matrix
    P: Matrix
    inverse_pivots: list[Any]
    left: Matrix

    def outwards(self) -> Iterator[Limb]:
        """The limb itself and all that it carries, carriers first."""
        yield self
        for limb in self.limbs:
            yield from limb.outwards()


@dataclass(frozen=True)
class Elimination:
    """The limbs of a robot at one configuration.

    Attributes
    ----------
    tree : Tree
    chain : sequence of Link
    roots : tuple of Limb
        Those that stand on the world.
    let : Hook
    """

    tree: Tree
    chain: Sequence[Link]
    roots: tuple[Limb, ...]
    let: Hook

    @property
    def limbs(self) -> tuple[Limb, ...]:
        """All limbs, carriers first."""
        return tuple(limb for root in self.roots for limb in root.outwards())

    @property
    def inverse_pivots(self) -> Matrix:
        """Of all limbs, nv x nv, diagonal."""
        found: dict[int, Any] = {}
        for limb in self.limbs:
            found |= zip(limb.own, limb.inverse_pivots, strict=True)
        return ImmutableMatrix(diag(*(found[i] for i in range(self.tree.nv))))

    def solve(self, B: Matrix) -> Matrix:
        """``M^-1 B`` (nv x m)."""
        return self.outwards(self.let(self.inverse_pivots * self.inwards(B)))

    def inwards(self, B: Matrix, hung: Hung | None = None) -> Matrix:
        """Y (nv x m) with ``Y^T D^-1 Y = B^T M^-1 B``.

        With ``hung`` a column of B is read in the rows of one limb and of what it carries,
        and its wrench on the limb's carrier stands for the others, which are zero in B.
        """
        Y = zeros(B.rows, B.cols)
        for root in self.roots:
            self._inwards(root, B, hung or {}, Y)
        return ImmutableMatrix(Y)

    def outwards(self, Z: Matrix) -> Matrix:
        """X (nv x m): accelerations from ``D^-1 Y``."""
        X = zeros(Z.rows, Z.cols)
        for root in self.roots:
            self._outwards(root, None, Z, X)
        return ImmutableMatrix(X)

    def inverse(self) -> Matrix:
        """M^-1, nv x nv: limb by limb outwards, each from the motion of its carrier."""
        W, known, E = zeros(self.tree.nv, self.tree.nv), list[Limb](), dict[int, Matrix]()
        for limb in self.limbs:
            own, held = list(limb.own), _inverse(limb, self.let)
            if limb.P.rows:
                E[limb.bodies[0]] = through = backward(limb.L, limb.P.T, self.let)
                before = [k for it in known if not self._nearer_back(it, limb) for k in it.own]
                self._put_across(W, limb, through, before)
                held = _less(held, through, self._reached(limb, W[:, own]), self.let)
            _put(W, own, own, held)
            known.append(limb)
        for limb, later in combinations(self.limbs, 2):
            if self._nearer_back(limb, later):
                self._put_across(W, limb, E[limb.bodies[0]], list(later.own))
        return ImmutableMatrix(W)

    def _put_across(self, W: Matrix, limb: Limb, E: Matrix, columns: list[int]) -> None:
        """Write what the limb's joints do by forces of others, and the other way round."""
        across = self.let(-E * self._reached(limb, W[:, columns]))
        _put(W, list(limb.own), columns, across)
        _put(W, columns, list(limb.own), across.T)

    def _nearer_back(self, limb: Limb, later: Limb) -> bool:
        """Whether two limbs of one carrier are :func:`nearer_back`.

        Then the block they share is the first one's: so all have equally many, which
        programs that run equal limbs side by side can use.
        """
        for it in self.limbs:
            ring = [carried.bodies[0] for carried in it.limbs]
            if limb.bodies[0] in ring and later.bodies[0] in ring:
                one, two = (ring.index(x.bodies[0]) for x in (limb, later))
                return nearer_back(one, two, len(ring))
        return False

    def solve_columns(self, B: Matrix, hung: Matrix, inverse: Matrix) -> Matrix:
        """``M^-1 B`` (nv x nv) where column j comes from what joint j carries.

        Parameters
        ----------
        B : Matrix, nv x nv
            Read in the rows of joint j's limb and of what that carries.
        hung : Matrix, 6 x nv
            The wrench on the carrier of joint j's limb, which stands for the other rows.
        inverse : Matrix, nv x nv
            M^-1, which answers to it.
        """
        X, every, let = zeros(B.rows, B.cols), list(range(B.rows)), self.let
        for limb in self.limbs:
            own = list(limb.own)
            Y, held = (zeros(B.rows, len(own)) for _ in range(2))
            rest = self._inwards(limb, B[:, own], {limb.bodies[0]: hung[:, own]}, Y)
            self._outwards(limb, None, let(self.inverse_pivots * Y), held)
            if limb.P.rows:
                held += self._reached(limb, inverse).T * rest
            _put(X, every, own, let(held))
        return ImmutableMatrix(X)

    def _inwards(self, limb: Limb, B: Matrix, hung: Hung, Y: Matrix) -> Matrix:
        """Eliminate a limb and all it carries from B; the wrench on its carrier, 6 x m."""
        let, first = self.let, limb.bodies[0]
        rows, wrench = B[list(limb.own), :], zeros(limb.P.rows, B.cols)
        if limb.limbs:
            left = [(it, self._inwards(it, B, hung, Y)) for it in limb.limbs]
            asked, wrench = self._gathered(limb, left)
            rows = let(rows + asked)
        if first in hung and limb.P.rows:
            wrench = let(wrench + hung[first])
        rows = _eliminated(limb, rows.col_join(wrench), let)
        n = len(limb.own)
        _put(Y, list(limb.own), list(range(B.cols)), rows[:n, :])
        return rows[n:, :]

    def _gathered(self, limb: Limb, left: Sequence[tuple[Limb, Matrix]]) -> Pair:
        """What wrenches of the limbs on a limb ask of its joints (n x m), and of its carrier."""
        let, chain = self.let, self.chain
        n, f = zeros(3, left[0][1].cols), zeros(3, left[0][1].cols)
        for carried, wrench in left:
            n += wrench[0:3, :] + hat(chain[carried.bodies[0]].offset) * wrench[3:6, :]
            f += wrench[3:6, :]
        n, f, asked = let(ImmutableMatrix(n)), let(ImmutableMatrix(f)), []
        for i in reversed(limb.bodies):
            A, L = _backwards(self.tree, i)
            asked.append(A.T * n + L.T * f)
            if i != limb.bodies[0]:
                n, f = chain[i].force_up(n, f)
        rows = let(ImmutableMatrix.vstack(*asked))
        if not limb.P.rows:
            return rows, zeros(0, rows.cols)
        first = chain[limb.bodies[0]]
        return rows, first.up(n).col_join(first.up(f))

    def _outwards(self, limb: Limb, moved: Matrix | None, Z: Matrix, X: Matrix) -> None:
        """Accelerations of a limb and all it carries; its first joint is ``moved`` (6 x m)."""
        x = Z[list(limb.own), :]
        if moved is not None:
            x = self.let(x - limb.P.T * moved)
        x = backward(limb.L, x, self.let)
        _put(X, list(limb.own), list(range(x.cols)), x)
        for carried in limb.limbs:
            self._outwards(carried, self._moved(limb, x, moved, carried), Z, X)

    def _reached(self, limb: Limb, x: Matrix) -> Matrix:
        """How a limb's first joint moves by accelerations x (nv x m), 6 x m."""
        carriers = {it.bodies[0]: limb for limb in self.limbs for it in limb.limbs}
        path, moved = [limb], None
        while path[0].bodies[0] in carriers:
            path.insert(0, carriers[path[0].bodies[0]])
        for carrier, carried in pairwise(path):
            moved = self._moved(carrier, x[list(carrier.own), :], moved, carried)
        return moved

    def _moved(self, limb: Limb, x: Matrix, moved: Matrix | None, carried: Limb) -> Matrix:
        """How the first joint of a limb that a limb carries moves, in the axes of its carrier.

        By the limb's own accelerations x (n x m) and the motion of its own first joint.
        """
        let, chain, end = self.let, self.chain, x.rows
        alpha = a = zeros(3, x.cols)
        for i in limb.bodies:
            A, L = _backwards(self.tree, i)
            own, end = x[end - A.cols : end, :], end - A.cols
            if i != limb.bodies[0]:
                a = let(a - hat(chain[i].offset) * alpha)
            elif moved is not None:
                alpha, a = moved[0:3, :], moved[3:6, :]
            if i != limb.bodies[0] or moved is not None:
                alpha, a = chain[i].down(alpha), chain[i].down(a)
            alpha, a = let(alpha + A * own), let(a + L * own)
        return alpha.col_join(let(a - hat(chain[carried.bodies[0]].offset) * alpha))


def eliminate(tree: Tree, q: Matrix, let: Hook) -> Elimination:
    """Eliminate the mass matrix at q (nq x 1).

    Joints that follow others tie limbs together: then the whole robot is one limb.
    """
    chain = links(tree, q, let)
    if tree.coupled:
        own = tuple(range(tree.nv))[::-1]
        M = crba(tree, q, let).extract(own, own)
        L, inverse_pivots, left = partial_ldl(M, tree.nv, let)
        every = tuple(range(len(tree.bodies)))
        roots = [Limb(every, own, (), L, zeros(0, tree.nv), inverse_pivots, left)]
    else:
        solid = composites(tree, chain, let)
        roots = [_limb(tree, chain, solid, i, let) for i in _children(tree, WORLD)]
    return Elimination(tree, chain, tuple(roots), let)


def nearer_back(one: int, later: int, count: int) -> bool:
    """Whether of the places on a ring the first is reached sooner onwards from the later one."""
    return 2 * (later - one) > count


def limb_of(tree: Tree, i: int) -> int | None:
    """The first body of the limb that body i belongs to; None where nothing carries it."""
    if tree.coupled or i == WORLD:
        return None
    while tree.bodies[i].parent != WORLD:
        if len(_children(tree, tree.bodies[i].parent)) > 1:
            return i
        i = tree.bodies[i].parent
    return None


def _limb(tree: Tree, chain: Sequence[Link], solid: list[Inertia], first: int, let: Hook) -> Limb:
    bodies = [first]
    while len(_children(tree, bodies[-1])) == 1:
        bodies += _children(tree, bodies[-1])
    limbs = tuple(_limb(tree, chain, solid, i, let) for i in _children(tree, bodies[-1]))
    own = tuple(k for i in reversed(bodies) for k in reversed(range(tree.nv)[tree.v_index[i]]))
    inertias = (
        _articulated(tree, chain, bodies, limbs, let)
        if limbs
        else [rigid(solid[i]) for i in bodies]
    )
    M, F = _block(tree, chain, bodies, inertias, let)
    if tree.bodies[first].parent == WORLD:
        L, inverse_pivots, left = partial_ldl(M, len(own), let)
        return Limb(tuple(bodies), own, limbs, L, zeros(0, len(own)), inverse_pivots, left)
    C = _whole(inertias[0], chain[first], let)
    order = _own_first(tree, first)
    back = [order.index(k) for k in range(6)]
    F, C = F.extract(order, list(range(F.cols))), C.extract(order, order)
    bordered = M.row_join(F.T).col_join(F.row_join(C))
    factors, inverse_pivots, left = partial_ldl(bordered, len(own), let)
    L, P = factors[: len(own), :], factors[len(own) :, :]
    P, left = P.extract(back, list(range(P.cols))), left.extract(back, back)
    return Limb(tuple(bodies), own, limbs, L, P, inverse_pivots, left)


def _articulated(
    tree: Tree, chain: Sequence[Link], bodies: list[int], limbs: tuple[Limb, ...], let: Hook
) -> list[Articulated]:
    """What each body of a limb carries with the limb's joints held and all others free."""
    total = rigid(tree.bodies[bodies[-1]].inertia)
    for limb in limbs:
        S, p = limb.left, chain[limb.bodies[0]].offset
        felt = Articulated(S[0:3, 0:3], S[0:3, 3:6], S[3:6, 3:6])
        total = (total + shifted(felt, p, let)).named(let)
    found = [total]
    for carrier, i in reversed(list(pairwise(bodies))):
        own = rigid(tree.bodies[carrier].inertia)
        found.insert(0, (own + lifted(found[0], chain[i], let)).named(let))
    return found


def _block(
    tree: Tree, chain: Sequence[Link], bodies: list[int], inertias: list[Articulated], let: Hook
) -> Pair:
    """M (n x n) and F (6 x n) of a limb, from the tip inwards."""
    n, f, rows = zeros(3, 0), zeros(3, 0), []
    for i, inertia in reversed(list(zip(bodies, inertias, strict=True))):
        A, L = _backwards(tree, i)
        n = n.row_join(let(inertia.J * A + inertia.H * L))
        f = f.row_join(let(inertia.H.T * A + inertia.N * L))
        block = (A.T * n + L.T * f).as_mutable()
        block[:, -A.cols :] += diag(*tree.bodies[i].joint.drive[::-1])
        rows += let(block).tolist()
        if i != bodies[0]:
            n, f = chain[i].force_up(n, f)
    link = chain[bodies[0]]
    M = symmetric_product(lambda i, j: rows[i][j], len(rows))
    return M, link.up(n).col_join(link.up(f))


def _whole(inertia: Articulated, link: Link, let: Hook) -> Matrix:
    """An inertia in parent axes, 6 x 6."""
    if inertia.H == -inertia.H.T:  # of a rigid body
        J, H, N = link.up_symmetric(inertia.J), hat(link.up(vee(inertia.H))), inertia.N
    else:
        shown = turned(inertia, link)
        J, H, N = shown.J, shown.H, shown.N
    return let(ImmutableMatrix(J.row_join(H).col_join(H.T.row_join(N))))


def _own_first(tree: Tree, i: int) -> list[int]:
    """The entries of a wrench, those along a joint's own motion first."""
    joint = tree.bodies[i].joint
    motion = joint.angular.col_join(joint.linear)
    return sorted(range(6), key=lambda k: not any(motion[k, :]))


def _backwards(tree: Tree, i: int) -> Pair:
    """A joint's motion, its last velocity first."""
    joint = tree.bodies[i].joint
    return joint.angular[:, ::-1], joint.linear[:, ::-1]


def _eliminated(limb: Limb, B: Matrix, let: Hook) -> Matrix:
    """``L^-1`` of the first rows of B, and what ``P`` leaves of the others."""
    X, factors = B.as_mutable(), limb.L.col_join(limb.P)
    for i in range(X.rows):
        for k in range(min(i, factors.cols)):
            X[i, :] = let(X[i, :] - factors[i, k] * X[k, :])
    return ImmutableMatrix(X)


def _inverse(limb: Limb, let: Hook) -> Matrix:
    """``M^-1 = L^-T D^-1 L^-1``."""
    T = forward(limb.L, ImmutableMatrix(eye(limb.L.rows)), let)
    scaled = let(diag(*limb.inverse_pivots) * T)
    return symmetric_product(lambda i, j: let((T[:, i].T * scaled[:, j])[0]), T.rows)


def _less(W: Matrix, E: Matrix, G: Matrix, let: Hook) -> Matrix:
    """``W - E G``, symmetric."""
    return symmetric_product(lambda i, j: let(W[i, j] - (E[i, :] * G[:, j])[0]), W.rows)


def _put(X: Matrix, rows: list[int], columns: list[int], block: Matrix) -> None:
    for i, row in enumerate(rows):
        for j, column in enumerate(columns):
            X[row, column] = block[i, j]


def _children(tree: Tree, parent: int) -> list[int]:
    return [i for i, body in enumerate(tree.bodies) if body.parent == parent]
