"""Try an installed wheel outside any checkout: ``python -I try_wheel.py``."""

from __future__ import annotations

from importlib.metadata import version

import symdyn
from symdyn.assets import asset, project

GO2_VELOCITIES = 18

assert project() is None, "this is a checkout, not an installed wheel"
assert symdyn.__version__ == version("symdyn")
for name in ("templates", "derivations", "ledger.json"):
    assert asset(name).exists(), f"the wheel lacks {asset(name)}"
assert any(asset("templates").rglob("*")), "the wheel carries no template"
assert symdyn.load("go2").nv == GO2_VELOCITIES
print("the wheel carries its templates, derivations, ledger and robots")
