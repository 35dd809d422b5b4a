"""Exports: what to emit is planned, compared with what stands there, and written.

The package is also the public function ``symdyn.export(tree_or_name, directory, ...)``.
"""

from __future__ import annotations

from symdyn.lazy import make_callable

make_callable(__name__, "symdyn.export.api:export")
