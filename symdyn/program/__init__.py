"""The one representation beside SymPy's: a graph of scalar operations, and passes over it.

The package is also the public function ``symdyn.program(name, inputs, outputs)``.
"""

from __future__ import annotations

from symdyn.lazy import make_callable

make_callable(__name__, "symdyn.program.api:program")
