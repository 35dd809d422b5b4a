"""Short definitions of the language's functions, in NumPy and in SymPy alike.

``{M}`` makes a matrix from rows, ``{B}`` one from blocks, ``{Z}`` and ``{I}`` zeros and an
identity; columns are matrices of one column.  Both libraries write ``A @ B``, ``A.T`` and
``A[i, j]`` alike.  The default conventions are those of the definitions.
"""

from __future__ import annotations

import re

SNIPPETS = {
    "hat": """def hat(w):
    x, y, z = w[0, 0], w[1, 0], w[2, 0]
    return {M}([[0, -z, y], [z, 0, -x], [-y, x, 0]])""",
    "hat6": """def hat6(V):
    return {B}([[hat(V[:3, :]), V[3:, :]], [{Z}((1, 3)), {Z}((1, 1))]])""",
    "vee": """def vee(S):
    w = {M}([[S[2, 1]], [S[0, 2]], [S[1, 0]]])
    return w if S.shape[0] == 3 else {B}([[w], [S[:3, 3:]]])""",
    "column": """def column(*x):
    return {M}([[e] for e in x])""",
    "dot": """def dot(a, b):
    return (a.T @ b)[0, 0]""",
    "norm2": """def norm2(a):
    return dot(a, a)""",
    "norm": """def norm(a):
    return sqrt(dot(a, a))""",
    "cross": """def cross(a, b):
    return hat(a) @ b""",
    "tr": """def tr(A):
    return sum(A[i, i] for i in range(A.shape[0]))""",
    "exp3": """def exp3(w):
    W, t = hat(w), norm(w) or 1
    return {I}(3) + sin(t) / t * W + (1 - cos(t)) / t**2 * W @ W""",
    "Jl3": """def Jl3(w):
    W, t = hat(w), norm(w) or 1
    return {I}(3) + (1 - cos(t)) / t**2 * W + (t - sin(t)) / t**3 * W @ W""",
    "Jr3": """def Jr3(w):
    return Jl3(-w)""",
    "Jlinv3": """def Jlinv3(w):
    return inv(Jl3(w))""",
    "Jrinv3": """def Jrinv3(w):
    return inv(Jl3(-w))""",
    "exp": """def exp(S):
    return exp3(vee(S)) if S.shape[0] == 3 else exp6(vee(S))""",
    "SE3": """def SE3(R, p):
    return {B}([[R, p], [{Z}((1, 3)), {I}(1)]])""",
    "exp6": """def exp6(V):
    return SE3(exp3(V[:3, :]), Jl3(V[:3, :]) @ V[3:, :])""",
    "Ad": """def Ad(T):
    R, p = T[:3, :3], T[:3, 3:]
    return {B}([[R, {Z}((3, 3))], [hat(p) @ R, R]])""",
    "Xstar": """def Xstar(T):
    return inv(Ad(T)).T""",
    "ad": """def ad(V):
    W = hat(V[:3, :])
    return {B}([[W, {Z}((3, 3))], [hat(V[3:, :]), W]])""",
    "crf": """def crf(V):
    return -ad(V).T""",
    "inertia": """def inertia(m, c, Ic):
    C = m * hat(c)
    return {B}([[Ic - C @ hat(c), C], [-C, m * {I}(3)]])""",
    "twist": """def twist(w, v):
    return {B}([[w], [v]])""",
    "Rx": """def Rx(t):
    return {M}([[1, 0, 0], [0, cos(t), -sin(t)], [0, sin(t), cos(t)]])""",
    "Ry": """def Ry(t):
    return {M}([[cos(t), 0, sin(t)], [0, 1, 0], [-sin(t), 0, cos(t)]])""",
    "Rz": """def Rz(t):
    return {M}([[cos(t), -sin(t), 0], [sin(t), cos(t), 0], [0, 0, 1]])""",
    "rot": """def rot(q):
    U = hat(q[1:, :])
    return {I}(3) + 2 * q[0, 0] * U + 2 * U @ U""",
    "qmul": """def qmul(a, b):
    s, u, t, v = a[0, 0], a[1:, :], b[0, 0], b[1:, :]
    return {B}([[{M}([[s * t - dot(u, v)]])], [s * v + t * u + hat(u) @ v]])""",
    "qconj": """def qconj(q):
    return {B}([[q[:1, :]], [-q[1:, :]]])""",
    "quat": """def quat(w, v):
    return {B}([[{M}([[w]])], [v]])""",
    "qL": """def qL(q):
    return columns(lambda e: qmul(q, e))""",
    "qR": """def qR(q):
    return columns(lambda e: qmul(e, q))""",
    "columns": """def columns(f):
    return {B}([[f({I}(4)[:, k:k + 1]) for k in range(4)]])""",
    "vec": """def vec(A):
    return {B}([[A[:, k:k + 1]] for k in range(A.shape[1])])""",
}
"""By name; what they call is found by name too."""

NUMPY = {
    "M": "np.array", "B": "np.block", "Z": "np.zeros", "I": "np.eye",
    "head": "import numpy as np",
    "inv": "from numpy.linalg import inv", "pinv": "from numpy.linalg import pinv",
    "det": "from numpy.linalg import det", "kron": "from numpy import kron",
    "atan2": "from numpy import arctan2 as atan2",
}  # fmt: skip

ALSO = {
    "log3": """def log3(R):
    t = np.arccos((tr(R) - 1) / 2)
    return t / (2 * sin(t)) * vee(R - R.T)""",
    "d": """def d(f):
    return lambda t: (f(t + 1e-4) - f(t - 1e-4)) / 2e-4""",
    "rate": """def rate(R):
    return lambda t: vee(R(t).T @ d(R)(t))""",
}
"""In NumPy alone: derivatives are differences."""

SYMPY = {
    "M": "sp.Matrix", "B": "sp.Matrix", "Z": "sp.zeros", "I": "sp.eye",
    "head": "import sympy as sp",
    "inv": "def inv(A):\n    return A.adjugate() / A.det()",
    "det": "def det(A):\n    return A.det()",
    "kron": "from sympy import kronecker_product as kron",
    "pinv": "def pinv(J):\n    n, m = J.shape\n"
            "    return J.T @ inv(J @ J.T) if n < m else inv(J.T @ J) @ J.T",
}  # fmt: skip

_PLAIN = ("cos", "sin", "sqrt", "tan")
_WORD = re.compile(r"[A-Za-z_]\w*")


def program(used: set[str], dialect: dict[str, str], body: list[str]) -> str:
    """A program: imports, definitions of all functions that are used, and its own lines.

    Raises
    ------
    KeyError
        Where a function has no definition in this dialect.
    """
    known = {**SNIPPETS, **(ALSO if dialect is NUMPY else {})}
    lines, done = [dialect["head"]], set(_PLAIN)
    texts: list[str] = []

    def need(name: str) -> None:
        if name in done:
            return
        done.add(name)
        if name in dialect:
            lines.append(dialect[name])
            return
        body = known[name]
        for word in dict.fromkeys(_WORD.findall(body)):
            if word != name and (word in known or word in dialect) and word not in "MBZI":
                need(word)
        texts.append(_filled(body, dialect))

    for name in sorted(used):
        need(name)
    imports = [line for line in lines if not line.startswith("def")]
    made = [line for line in lines if line.startswith("def")]
    module = "numpy" if dialect is NUMPY else "sympy"
    whole = "\n".join([*made, *texts, *body])
    called = [name for name in _PLAIN if f"{name}(" in whole]
    if called:
        imports.append(f"from {module} import {', '.join(called)}")
    return "\n".join([*imports, whole]) + "\n"


def _filled(body: str, dialect: dict[str, str]) -> str:
    text = body
    for key in "MBZI":
        text = text.replace("{" + key + "}", dialect[key])
    if dialect is SYMPY:
        text = re.sub(r"sp\.zeros\(\((\d), (\d)\)\)", r"sp.zeros(\1, \2)", text)
    return text
