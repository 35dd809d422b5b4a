"""Rotations, rigid motions and spatial vectors, in SymPy.

The convention of all derivations, stated once
----------------------------------------------
* A pose ``T = (R, p)`` of a body B in a reference A maps body coordinates to
  reference coordinates: ``x_A = R x_B + p``.
* A twist is ``(omega, v)``, angular part first, in body coordinates unless said
  otherwise; ``v`` is the velocity of the body-fixed point at the frame's origin.
* A wrench is ``(n, f)``, moment first, about the frame's origin; power is
  ``n . omega + f . v``.
* ``X = Ad_T`` takes twists from the body to the reference frame of T, and
  ``X* = X^-T`` takes wrenches the same way.
* A quaternion is ``(x, y, z, w)`` in a configuration vector, Hamilton's product,
  body to world; ``R(q)`` is its polynomial form, also off the unit sphere.
* Gravity enters as an acceleration of the base, ``-g``.

Exports state their own order (see ``symdyn.export``); the map between the two is
applied at the boundary and nowhere else.
"""
