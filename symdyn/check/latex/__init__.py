r"""The LaTeX form of a formula: a declared subset as books print it, to the same tree.

What a symbol means is looked up, never guessed: the longest declared name wins, what hangs on
it is an operation, and a part that can be read in two ways is refused with a cure.  What is
read but says nothing that can be checked (``\in \mathbb{R}^3``, ``\forall v``, a label of a
brace, what ``M(q)`` depends on) comes back as remarks, to be told.

=====================================  ==================================================
LaTeX                                  tree, in Python form
=====================================  ==================================================
``\hat\omega  \widehat  \tilde``       ``hat(omega)``; a name where it is declared so
``[\omega]_\times  (\omega)_\times``   ``hat(omega)``; of a twist ``crm``
``[\omega]  S(\omega)``                ``hat(omega)`` of a column; ``[A]`` is a parenthesis
``\omega^\wedge  \omega^\times``       ``hat(omega)``; ``^\vee`` is ``vee``
``R^T  R^\top  R^{\mathsf T}``         ``R.T``; ``R^{-1}``, ``R^{-T}``
``\dot R  \ddot q  \frac{d}{dt} R``    ``d(R)``, ``d(d(q))``
``\frac{\partial f}{\partial q}``      ``partial(f, q)``
``{}^A X_B  {}^A R_B  {}^A X_B^*``     of the declared pose between A and B
``\operatorname{Ad}_T``                ``Ad(T)``
``a \cdot b  a \times b``              ``dot``, ``cross``; of twists ``crm(a)*b``
``V \times^* F  [V]_{\times^*}``       ``crf(V)*F``
``\|a\|  |a|  \|a\|^2``                ``norm``, ``norm2``
``\begin{bmatrix} A & 0 \\ ...``       ``block([[A, 0], ...])``; ``(a, b)`` is a column
``I_3  1_3  0_{3\times 3}  I  0``      ``eye(3)``, ``zeros(3, 3)``, sized by their neighbours
``\omega_3  M_{12}  f_x``              components, unless declared as names
``\sum_{i=1}^{3} m_i``                 written out
``A = B, \quad x = ...``               a claim and a side definition
=====================================  ==================================================
"""

from __future__ import annotations
