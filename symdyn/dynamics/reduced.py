"""Reduced models of a robot on its feet: the whole of it as momentum, a body or a point.

All are driven by the forces at the contacts (world axes, on the robot) and by where the
contacts are.  The centroidal model is exact for any motion of the robot; the single body
holds while the limbs keep their posture, the pendulum while the centre of mass keeps its
height and the angular momentum stays.
"""

from __future__ import annotations

from sympy import ImmutableMatrix, Rational

from symdyn.dynamics.centroidal import whole_inertia
from symdyn.dynamics.crba import composites
from symdyn.dynamics.links import links
from symdyn.geometry.so3 import (
    ZERO3,
    Matrix,
    Scalar,
    cross,
    hat,
    quaternion_product,
    quaternion_rotation,
)
from symdyn.model.tree import Tree
from symdyn.program.trace import Hook


def centroidal_dynamics(tree: Tree, x_c: Matrix, f: Matrix, p_c: Matrix, let: Hook) -> Matrix:
    """Rate of ``[c, h_G]``, 9: ``[l / m, m g + sum f, sum (p - c) x f]``.

    Parameters
    ----------
    tree : Tree
    x_c : Matrix, 9
        Centre of mass (m), linear (kg m/s) and angular momentum about it (kg m^2/s), all in
        world axes.
    f, p_c : Matrix, 3nc
        Forces at the contacts (N) and their positions (m), world axes.
    let : Hook
    """
    mass = _mass(tree)
    force, moment = _resultant(tree, x_c[0:3, 0], f, p_c, let)
    weight = ImmutableMatrix(mass * tree.gravity)
    return let(x_c[3:6, 0] / mass).col_join(let(weight + force)).col_join(moment)


def srbm(tree: Tree, x_rb: Matrix, f: Matrix, p_c: Matrix, I_c: Matrix, let: Hook) -> Matrix:
    """Rate of a single rigid body with the robot's mass, 13.

    Parameters
    ----------
    tree : Tree
    x_rb : Matrix, 13
        Centre of mass (m), quaternion xyzw, velocity of the centre of mass in world axes
        (m/s), angular velocity in body axes (rad/s).
    f, p_c : Matrix, 3nc
        As for :func:`centroidal_dynamics`.
    I_c : Matrix, 3x3
        Rotational inertia about the centre of mass, body axes (kg m^2), such as
        :func:`locked_inertia` gives.
    let : Hook
    """
    c, quat, v, w = x_rb[0:3, 0], list(x_rb[3:7, 0]), x_rb[7:10, 0], x_rb[10:13, 0]
    force, moment = _resultant(tree, c, f, p_c, let)
    turned = let(quaternion_rotation(quat, let).T * moment)
    spin = _solve(I_c, let(turned - cross(w, let(I_c * w))), let)
    rate = quaternion_product(quat, [*(let(x * Rational(1, 2)) for x in w), 0])
    linear = let(ImmutableMatrix(tree.gravity + force / _mass(tree)))
    return v.col_join(let(ImmutableMatrix(4, 1, rate))).col_join(linear).col_join(spin)


def lipm(tree: Tree, x_lip: Matrix, f: Matrix, p_c: Matrix, h: Scalar, let: Hook) -> Matrix:
    """Rate of ``[c_x, c_y, v_x, v_y]`` of a linear inverted pendulum, 4.

    The horizontal acceleration is that which leaves no moment about the centre of mass at
    height h (m) above the point where the feet press: the mean of the contacts' positions,
    weighted by their vertical forces.  Level ground.
    """
    down = [f[3 * k + 2] for k in range(len(tree.contacts))]
    total, g = let(sum(down)), tree.gravity
    pace = let(-g[2] / h)
    rows = [x_lip[2], x_lip[3]]
    for k in (0, 1):
        pressed = let(sum(let(z * p_c[3 * i + k]) for i, z in enumerate(down)))
        rows.append(pace * let(x_lip[k] - let(pressed / total)) + g[k])
    return let(ImmutableMatrix(4, 1, rows))


def locked_inertia(tree: Tree, q: Matrix, let: Hook) -> Matrix:
    """Rotational inertia of the whole robot, joints locked, about its centre of mass.

    3x3 in base axes (kg m^2).
    """
    whole = whole_inertia(tree, (), composites(tree, links(tree, q, let), let), let)
    com = let(whole.moment / whole.mass)
    return let(whole.second + let(hat(com) * hat(whole.moment)))


def _mass(tree: Tree) -> Scalar:
    return sum(body.inertia.mass for body in tree.bodies)


def _resultant(tree: Tree, c: Matrix, f: Matrix, p_c: Matrix, let: Hook) -> tuple[Matrix, Matrix]:
    """All contact forces together, and their moment about c."""
    force, moment = ZERO3, ZERO3
    for k in range(len(tree.contacts)):
        at = slice(3 * k, 3 * k + 3)
        force += f[at, 0]
        moment += cross(let(p_c[at, 0] - c), f[at, 0])
    return let(force), let(moment)


def _solve(A: Matrix, b: Matrix, let: Hook) -> Matrix:
    """``A^-1 b`` of a 3x3 matrix by its adjugate."""
    rows = [A[k, :].T for k in range(3)]
    columns = [let(cross(rows[(k + 1) % 3], rows[(k + 2) % 3])) for k in range(3)]
    whole = let((rows[0].T * columns[0])[0])
    found = sum((columns[k] * b[k] for k in range(3)), ZERO3)
    return let(let(found) / whole)
