"""Is this formula right?  A language of typed formulas, and their verdicts.

The package is also the public function ``symdyn.check(formula_or_path, ...)``.
"""

from __future__ import annotations

from symdyn.lazy import make_callable

make_callable(__name__, "symdyn.check.api:check")
