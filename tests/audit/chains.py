"""Recursions on a random serial chain in NumPy alone: by definition, mended, and as printed.

``X[i]`` takes motions from the parent of link i to link i, as the chapters' listings say.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tests.audit.rigid import Ad, Array, cat, crf, crm, exp3, exp6, inertia, pose, vec, vee6

GRAVITY = 9.81


@dataclass(frozen=True)
class Chain:
    """A serial chain of one-axis joints in general position, and a state of it."""

    trees: tuple[Array, ...]
    axes: tuple[Array, ...]
    inertias: tuple[Array, ...]
    q: Array
    v: Array
    a: Array
    tau: Array

    @property
    def n(self) -> int:
        return len(self.axes)

    def steps(self, q: Array) -> list[Array]:
        """Pose of each link in its parent."""
        moves = zip(self.trees, self.axes, q, strict=True)
        return [tree @ exp6(axis * x) for tree, axis, x in moves]

    def transforms(self) -> list[Array]:
        return [np.linalg.inv(Ad(step)) for step in self.steps(self.q)]

    def poses(self, q: Array) -> list[Array]:
        found, T = [], np.eye(4)
        for step in self.steps(q):
            T = T @ step
            found.append(T)
        return found


def random_chain(n: int) -> Chain:
    """A chain of n revolute and prismatic joints; the same for each n."""
    draw = np.random.default_rng(n)
    trees, axes, inertias = [], [], []
    for i in range(n):
        trees.append(pose(exp3(draw.uniform(-1, 1, 3)), draw.uniform(-1, 1, 3)))
        axes.append(np.eye(6)[2 if i % 3 < 2 else 5])
        A = draw.uniform(-1, 1, (3, 3))
        inertias.append(inertia(draw.uniform(1, 2), draw.uniform(-1, 1, 3), A @ A.T + np.eye(3)))
    state = (draw.uniform(-1, 1, n) for _ in range(4))
    return Chain(tuple(trees), tuple(axes), tuple(inertias), *state)


def outward(arm: Chain, a: Array | None = None, gravity: float = GRAVITY) -> tuple[Array, Array]:
    """Twists and accelerations of all links, those of the base being 0 and -g."""
    V, A = np.zeros(6), cat(vec(0, 0, 0), vec(0, 0, gravity))
    twists, accelerations = [], []
    rates = zip(arm.transforms(), arm.axes, arm.v, arm.a if a is None else a, strict=True)
    for X, S, v, qdd in rates:
        V = X @ V + S * v
        A = X @ A + S * qdd + crm(V) @ S * v
        twists.append(V)
        accelerations.append(A)
    return np.array(twists), np.array(accelerations)


def twists_by_differences(arm: Chain, h: float = 1e-6) -> Array:
    """Body twists from poses a moment later and earlier."""
    pairs = zip(arm.poses(arm.q + h * arm.v), arm.poses(arm.q - h * arm.v), strict=True)
    rates = [(late - early) / (2 * h) for late, early in pairs]
    here = arm.poses(arm.q)
    return np.array([vee6(np.linalg.inv(T) @ dT) for T, dT in zip(here, rates, strict=True)])


def jacobians(arm: Chain) -> list[Array]:
    """Body Jacobian of each link."""
    found = []
    for i in range(arm.n):
        J, X = np.zeros((6, arm.n)), np.eye(6)
        for j in range(i, -1, -1):
            J[:, j] = X @ arm.axes[j]
            X = X @ arm.transforms()[j]
        found.append(J)
    return found


def wrenches(arm: Chain, a: Array | None = None) -> list[Array]:
    """Net wrench of each link."""
    moving = zip(arm.inertias, *outward(arm, a), strict=True)
    return [I @ A + crf(V) @ (I @ V) for I, V, A in moving]


def torques_by_projection(arm: Chain, a: Array | None = None) -> Array:
    """Each link's net wrench projected on each joint below it: no recursion inwards."""
    pairs = zip(jacobians(arm), wrenches(arm, a), strict=True)
    return np.sum([J.T @ F for J, F in pairs], axis=0)


def mass_matrix(arm: Chain) -> Array:
    pairs = zip(jacobians(arm), arm.inertias, strict=True)
    return np.sum([J.T @ I @ J for J, I in pairs], axis=0)


def bias(arm: Chain) -> Array:
    return torques_by_projection(arm, np.zeros(arm.n))


def forward_by_mass_matrix(arm: Chain) -> Array:
    return np.linalg.solve(mass_matrix(arm), arm.tau - bias(arm))


def _force_back(X: Array, back: str) -> Array:
    """Takes a wrench from a link to its parent, or what is printed for it."""
    return np.linalg.inv(X).T if back.startswith("star") else X.T


def rnea(arm: Chain, *, overwrites: bool = False, back: str = "transpose") -> Array:
    """Torques; with faults of a printed listing on demand."""
    own, X = wrenches(arm), arm.transforms()
    F = [np.zeros(6) for _ in own] if overwrites else [it.copy() for it in own]
    tau = np.zeros(arm.n)
    for i in range(arm.n - 1, -1, -1):
        if overwrites:
            F[i] = own[i]
        tau[i] = arm.axes[i] @ F[i]
        if i:
            F[i - 1] = F[i - 1] + _force_back(X[i], back) @ F[i]
    return tau


def aba(
    arm: Chain,
    *,
    bias: str = "",
    handed: str = "",
    joint: str = "",
    back: str = "transpose",
) -> Array:
    """Accelerations; with faults of printed formulas on demand."""
    n, X, S = arm.n, arm.transforms(), arm.axes
    V, _ = outward(arm)
    c = [crm(V[i]) @ S[i] * arm.v[i] for i in range(n)]
    IA, pA = (
        [I.copy() for I in arm.inertias],
        [crf(V[i]) @ (arm.inertias[i] @ V[i]) for i in range(n)],
    )
    U, D, u = [np.zeros(6)] * n, [0.0] * n, [0.0] * n
    for i in range(n - 1, -1, -1):
        U[i] = IA[i] @ S[i]
        D[i] = S[i] @ U[i]
        if bias == "printed":
            pA[i] = pA[i] - IA[i] @ c[i]
        u[i] = arm.tau[i] - S[i] @ pA[i]
        Ia = IA[i] - np.outer(U[i], U[i]) / D[i]
        pa = pA[i] + (IA[i] if handed == "full" else Ia) @ c[i] + U[i] * u[i] / D[i]
        if bias == "printed":
            pa = pA[i]
        if i:
            left, right = X[i].T, X[i]
            if back == "star":
                left, right = np.linalg.inv(X[i]).T, np.linalg.inv(X[i])
            IA[i - 1] = IA[i - 1] + left @ Ia @ right
            pA[i - 1] = pA[i - 1] + _force_back(X[i], "star" if back == "star force" else "") @ pa
    qdd, A = np.zeros(n), cat(vec(0, 0, 0), vec(0, 0, GRAVITY))
    for i in range(n):
        given = X[i] @ A + c[i]
        qdd[i] = (u[i] - U[i] @ (A if joint == "printed" else given)) / D[i]
        A = given + S[i] * qdd[i]
    return qdd


def crba(arm: Chain, *, composite: str = "descendant", back: str = "transpose") -> Array:
    """The mass matrix; with faults of printed formulas on demand."""
    n, X, S = arm.n, arm.transforms(), arm.axes
    IC = [I.copy() for I in arm.inertias]
    for i in range(n - 1, 0, -1):
        wrong = back == "star"
        left, right = (np.linalg.inv(X[i]).T, np.linalg.inv(X[i])) if wrong else (X[i].T, X[i])
        IC[i - 1] = IC[i - 1] + left @ IC[i] @ right
    M = np.zeros((n, n))
    for i in range(n):
        F, j, axis = IC[i] @ S[i], i, S[i]
        M[i, i] = S[i] @ F
        while j:
            F = _force_back(X[j], "star" if back.startswith("star") else "") @ F
            axis = np.linalg.inv(X[j]) @ axis
            j -= 1
            entry = S[j] @ (IC[j] @ axis if composite == "ancestor" else F)
            M[j, i] = M[i, j] = entry
    return M


def rnea_steps(n: int) -> int:
    """How often the bodies of the loops of a recursion over n links run."""
    return sum(1 for _ in range(n)) + sum(1 for _ in range(n))


def crba_steps(n: int) -> int:
    """How often a wrench is moved in the printed loops over a chain of n links."""
    count = 0
    for i in range(n):
        j = i
        while j:
            j -= 1
            count += 1
    return count


def cholesky_steps(n: int) -> int:
    """Multiplications in the three loops of a Cholesky factorisation."""
    return sum(1 for i in range(n) for j in range(i + 1) for _ in range(j))


def momentum_map(arm: Chain) -> tuple[Array, int]:
    """The map to momentum about the centre of mass, by composite inertias in world axes.

    Returns the map and the number of steps of its loops.
    """
    poses = arm.poses(arm.q)
    moved = [np.linalg.inv(Ad(T)) for T in poses]
    columns: list[Array] = []
    total, steps = np.zeros((6, 6)), 0
    for i in range(arm.n - 1, -1, -1):
        total = total + moved[i].T @ arm.inertias[i] @ moved[i]
        columns.append(total @ (Ad(poses[i]) @ arm.axes[i]))
        steps += 1
    composite = np.column_stack(columns[::-1])
    com = com_of_inertia(total)
    for j in range(arm.n):
        composite[:3, j] -= np.cross(com, composite[3:, j])
        steps += 1
    return composite, steps


def com_of_inertia(I: Array) -> Array:
    """The centre of mass that a spatial inertia tells."""
    mixed = I[:3, 3:] / I[5, 5]
    return np.array([mixed[2, 1], mixed[0, 2], mixed[1, 0]])


def momentum_map_by_links(arm: Chain) -> Array:
    """The same by each link's momentum, moved to the centre of mass."""
    poses = arm.poses(arm.q)
    masses = [I[5, 5] for I in arm.inertias]
    places = [
        T[:3, 3] + T[:3, :3] @ com_of_inertia(I) for T, I in zip(poses, arm.inertias, strict=True)
    ]
    com = np.sum([m * c for m, c in zip(masses, places, strict=True)], axis=0) / sum(masses)
    found = np.zeros((6, arm.n))
    for T, I, J in zip(poses, arm.inertias, jacobians(arm), strict=True):
        there = pose(T[:3, :3], T[:3, 3] - com)
        found = found + np.linalg.inv(Ad(there)).T @ I @ J
    return found
