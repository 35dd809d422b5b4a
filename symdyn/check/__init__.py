"""Is this formula right?  A language of typed formulas, and their verdicts.

The package is also the public function ``symdyn.check(formula_or_path, ...)``.

Types
    scalar, positive, angle, vec3, unit3, vec(n), mat(r, c), sym(n), skew(n), SO3, SE3, quat,
    twist, wrench, inertia, coords(n); each may be ``of time``.  ``SE3(A, B)`` names two frames.
    ``chain("RzRyRy")``, ``planar(2)`` and ``tree("file.urdf")`` are arms; lengths, masses and
    inertias are symbols unless given: ``planar(2, r1=l1, I1=0)``, ``chain("RzRy", lengths="x")``.

Formulas
    ``+ - *`` of scalars, vectors, matrices; ``/`` by a scalar; whole ``**``; ``==``, also chained;
    ``A.T``; ``a[i]`` and ``A[i, j]`` from 1; ``block([[R, p], [0, 1]])``; ``vec(a, b, c)``.
    Fields ``T.R T.p V.w V.v F.n F.f I.m I.c I.Ic q.w q.v``.

Functions
    cross dot norm2 norm sqrt tr det inv pinv rank shape eye zeros diag kron vec stack,
    sin cos tan cot atan2 Rx Ry Rz, hat vee exp log exp3 log3 exp6 log6 Ad ad X Xstar crm crf
    Jl3 Jr3 Jl6 Jr6 Jlinv3 Jrinv3 inertia SE3 twist wrench, rot quat qmul qconj qL qR,
    ``d(f)`` and ``rate(R)`` in time, ``partial(f, q)``, ``christoffel(M, q, v)``,
    ``order(f, x, n)``: the series of f up to x^n.

Arms
    ``arm.q arm.v arm.a arm.M arm.C arm.g arm.T arm.V arm.c arm.Jcom arm.Js arm.Jb arm.Ag``,
    ``arm.rnea(q, v, a)``, ``arm.aba(q, v, tau)``; of body i the ``arm.pose(i)``, ``arm.J(i)``,
    ``arm.I(i)``, ``arm.S(i)``; ``pose`` of 0 is the base, of one more than the bodies the tip.
    Lengths and masses by name: ``arm.l1``, or ``l1`` where nothing else is called so.

Recursions
    ``let V[0] = zeros(6)`` and ``let V[i] = inv(Ad(X[i]))*V[p] + arm.S(i)*arm.v[i] along arm``,
    with p the parent of i, and ``each(c, x)`` the sum of x over the children c.

Numbers
    ``70 kg * 9.81 m/s^2 == 686.7 N +- 0.1 N``: a claim with a tolerance, in SI units.

Conventions, defaulted and told with every answer: see :mod:`symdyn.check.language.conventions`.
Documents: see :mod:`symdyn.check.documents`; LaTeX: see :mod:`symdyn.check.latex`.
"""

from __future__ import annotations

from symdyn.lazy import make_callable

make_callable(__name__, "symdyn.check.api:check")
