"""Formulas of the cases in the checking language: what is declared, then each claim."""

from __future__ import annotations

CLAIMS: dict[str, tuple[str, dict[str, str]]] = {
    "X02": (
        "a: unit3; t: angle",
        {
            "sum_{n>=0} [phi]^n/(n+1)! = sin t/t I + (1 - sin t/t) a a^T + (1-cos t)/t [a]": (
                "Jl3(t*a) == sin(t)/t*eye() + (1 - sin(t)/t)*a*a.T + (1 - cos(t))/t*hat(a)"
            ),
            "... - (1-cos t)/t [a]": (
                "Jl3(t*a) == sin(t)/t*eye() + (1 - sin(t)/t)*a*a.T - (1 - cos(t))/t*hat(a)"
            ),
        },
    ),
    "X04": (
        "b: scalar of time; R: SO3 of time; e: vec3; w = R*rate(R); x = R*e",
        {
            "a = bdd e + 2 bd (w x e) + wd x b e + w x (w x b e)": (
                "d(d(b*x)) == d(d(b))*x + 2*d(b)*cross(w, x) + cross(d(w), b*x)"
                " + cross(w, cross(w, b*x))"
            ),
            "a = bdd e + bd (w x e) + wd x b e + w x (w x b e)": (
                "d(d(b*x)) == d(d(b))*x + d(b)*cross(w, x) + cross(d(w), b*x)"
                " + cross(w, cross(w, b*x))"
            ),
        },
    ),
    "X06": (
        "m: positive; p: vec3; I_C: sym(3)",
        {
            f"I_A = {text}": (
                f"inertia(m, p, I_C) == block([[{formula}, m*hat(p)], [-m*hat(p), m*eye()]])"
            )
            for text, formula in (
                ("I_C + m [p][p]^T", "I_C + m*hat(p)*hat(p).T"),
                ("I_C - m [p]^2", "I_C - m*hat(p)**2"),
                ("I_C + m [p]^2", "I_C + m*hat(p)**2"),
                ("I_C + m p p^T", "I_C + m*p*p.T"),
            )
        },
    ),
    "X08": (
        "J: mat(2, 3); t: angle",
        {
            "J J^+ = I with J^+ = J^T (J J^T)^-1, J of full row rank": (
                "J*(J.T*inv(J*J.T)) == eye(2)"
            ),
            "J^+ = (J^T J)^-1 J^T for a wide J": "pinv(J) == inv(J.T*J)*J.T",
            "R_z(t)[1,2] = sin t": "Rz(t)[1, 2] == sin(t)",
        },
    ),
    "X10": (
        "x, y: scalar; phi: angle; r = quat(cos(phi/2), vec(0, 0, sin(phi/2)));"
        "h = qmul(quat(0, vec(x, y, 0)), r)/2",
        {
            "d(d_j)/dphi = (-x cos(phi/2) - y sin(phi/2))/4": (
                "partial(h[3], phi) == (-x*cos(phi/2) - y*sin(phi/2))/4"
            ),
            "d(d_j)/dphi = (x cos(phi/2) - y sin(phi/2))/4": (
                "partial(h[3], phi) == (x*cos(phi/2) - y*sin(phi/2))/4"
            ),
        },
    ),
    "X12": (
        "T: SE3 of time; M: inertia; g: vec3; v = rate(T); a_g = twist(zeros(3), T.R.T*g);"
        "f = inv(Xstar(T))*d(Xstar(T)*(M*v)) - M*a_g",
        {
            "f = M vdot + v x* (M v) - M a_g, a_g = (0,0,-9.81) linear part": (
                "f == M*d(v) + crf(v)*(M*v) - M*a_g"
            ),
            "f = M vdot + v x* (M v) + M a_g": "f == M*d(v) + crf(v)*(M*v) + M*a_g",
        },
    ),
    "K02": (
        'arm: tree("{input}"); v = arm.v; C_a = arm.C;'
        "C_b = d(arm.M) - partial(arm.M*arm.v, arm.q).T/2",
        {
            "C_a v = C_b v": "C_a*v == C_b*v",
            "C_a = C_b": "C_a == C_b",
            "Mdot - 2 C_b is skew": "(d(arm.M) - 2*C_b).T == -(d(arm.M) - 2*C_b)",
        },
    ),
    "K04": (
        "arm: planar(2, r1=l1, r2=l2, I1=0, I2=0); q, v, a = arm.q, arm.v, arm.a;"
        "tau = arm.rnea(q, v, a)",
        {
            "tau2 = m2 l2 (l2 (a1+a2) + l1 cos(q2) a1 + l1 sin(q2) v1^2 + g cos(q1+q2))": (
                "tau[2] == m2*l2*(l2*(a[1] + a[2]) + l1*cos(q[2])*a[1] + l1*sin(q[2])*v[1]**2"
                " + g*cos(q[1] + q[2]))"
            ),
            "tau2 = 0": "tau[2] == 0",
        },
    ),
    "F04": (
        "r, p, y: angle of time; R = Rz(y)*Ry(p)*Rx(r); omega = rate(R);"
        "E = block([[cos(y)*cos(p), -sin(y), 0], [sin(y)*cos(p), cos(y), 0], [-sin(p), 0, 1]])",
        {
            "omega = E(r,p,y) d/dt(r,p,y) with R = Rz(y)Ry(p)Rx(r), "
            "E = [[cy cp, -sy, 0],[sy cp, cy, 0],[-sp, 0, 1]]": (
                "omega == E*vec(d(r), d(p), d(y))"
            ),
            "same with E inverted": "omega == inv(E)*vec(d(r), d(p), d(y))",
        },
    ),
}
"""By case: declarations, and the formula of each claim of its expected.json."""

CONVENTIONS = {"F04": "rates=space"}

QUANTITIES: dict[str, tuple[str, str, str]] = {
    "left_jacobian_SO3": ("w: vec3", "Jl3(w)", "w"),
    "right_jacobian_SO3": ("w: vec3", "Jr3(w)", "w"),
    "shifted_inertia": ("m: positive; p: vec3; I_C: mat(3, 3)", "I_C - m*hat(p)**2", "m p I_C"),
    "pseudo_inverse": ("J: mat(2, 3)", "pinv(J)", "J"),
    "rotation_z": ("t: angle", "Rz(t)", "t"),
    "dual_quaternion_jacobian_phi": (
        CLAIMS["X10"][0],
        "stack(partial(r, phi), partial(h, phi))",
        "x y phi",
    ),
    "matrix": (CLAIMS["K02"][0], "C_b", "arm.q arm.v"),
}
"""By quantity: declarations, an expression, and the keys of its arguments."""
