"""What optimal control asks of a robot beside its dynamics: residuals, steps, bounds.

A solver wants the equations of motion as a residual, a step of time whose length is an
input, and what forces and torques must not exceed as rows that are not negative.
"""

from __future__ import annotations

from sympy import ImmutableMatrix, Rational

from symdyn.dynamics.manifold import configuration_rate, integrate
from symdyn.dynamics.outside import inverse_dynamics
from symdyn.geometry.so3 import Matrix, Scalar, quaternion_rotation
from symdyn.model.tree import Tree
from symdyn.program.trace import Hook


def dae_residual(tree: Tree, x: Matrix, xdot: Matrix, u: Matrix, let: Hook) -> Matrix:
    """What the equations of motion leave over, nq + nv; zero along a motion.

    First ``dq/dt`` of xdot less the rate at velocity v, then ``M a + h - J_c^T f`` less the
    joint torques, of which a floating base has none.

    Parameters
    ----------
    tree : Tree
    x, xdot : Matrix, nq + nv
        ``[q, v]``, and ``[dq/dt, a]``.
    u : Matrix, nj + 3nc
        ``[tau_j, f]``: joint torques (N m, N), then the force on the robot at each contact
        in world axes (N).
    let : Hook
    """
    q, v = x[: tree.nq, 0], x[tree.nq :, 0]
    joints = u.rows - 3 * len(tree.contacts)
    tau = inverse_dynamics(tree, q, v, xdot[tree.nq :, 0], u[joints:, 0], let).as_mutable()
    tau[tree.nv - joints :, 0] -= u[:joints, 0]
    rate = let(xdot[: tree.nq, 0] - configuration_rate(tree, q, v, let))
    return rate.col_join(let(ImmutableMatrix(tau)))


def step_se3(tree: Tree, x: Matrix, a: Matrix, dt: Scalar, let: Hook) -> Matrix:
    """The state after dt seconds, nq + nv, by the semi-implicit step.

    ``v_next = v + a dt``, and q moves along v_next for dt as :func:`integrate` moves it: a
    floating base along a screw.
    """
    v_next = let(x[tree.nq :, 0] + dt * a)
    return integrate(tree, x[: tree.nq, 0], let(dt * v_next), let).col_join(v_next)


def step_r3so3(tree: Tree, x: Matrix, a: Matrix, dt: Scalar, let: Hook) -> Matrix:
    """As :func:`step_se3`, but the base moves along a straight line: ``p + R v_next dt``."""
    stepped = step_se3(tree, x, a, dt, let)
    v = stepped[tree.nq : tree.nq + 3, 0]
    moved = x[0:3, 0] + quaternion_rotation(list(x[3:7, 0]), let) * let(dt * v)
    return let(moved).col_join(stepped[3:, 0])


def friction_cone(tree: Tree, f: Matrix, mu: Scalar, let: Hook) -> Matrix:
    """Five rows a contact, none negative where its force stays in the pyramid.

    ``f_z``, ``mu f_z + f_x``, ``mu f_z - f_x``, ``mu f_z + f_y``, ``mu f_z - f_y``: level
    ground, world axes (N).
    """
    rows: list[Scalar] = []
    for k in range(len(tree.contacts)):
        x, y, z = f[3 * k : 3 * k + 3, 0]
        grip = let(mu * z)
        rows += [z, grip + x, grip - x, grip + y, grip - y]
    return let(ImmutableMatrix(len(rows), 1, rows))


def torque_limit(tree: Tree, tau_j: Matrix, let: Hook) -> Matrix:
    """``effort - tau`` for each joint with a bound, then ``effort + tau``: none negative."""
    bounded = [(k, Rational(repr(x))) for k, x in enumerate(tree.effort) if x is not None]
    rows = [x - tau_j[k] for k, x in bounded] + [x + tau_j[k] for k, x in bounded]
    return let(ImmutableMatrix(len(rows), 1, rows))
