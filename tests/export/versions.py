"""Load an export under several versions of CasADi, each in an environment of its own.

    python -m tests.export.versions                      # 3.6.7, 3.7.2, 3.8.2
    python -m tests.export.versions --versions 3.6.3

Needs a network and a C compiler.  An arm's functions are exported once; under each version the
SX form and the compiled form must give the golden data, and their Jacobians must agree.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from symdyn.model.load import load
from tests.support.exported import write

VERSIONS = "3.6.7,3.7.2,3.8.2"
FUNCTIONS = ("rnea", "inverse_dynamics", "contact_positions", "dae_residual", "step_se3")
CHECK = """
import json, sys
import casadi as ca
from arm import load

golden = json.load(open("arm/golden.json"))
sx, compiled = load("sx"), load("compiled")
for name, data in golden.items():
    inputs = [ca.DM(data["inputs"][k]) for k in getattr(sx, name).name_in()]
    for robot in (sx, compiled):
        f = getattr(robot, name)
        found, wanted = f.call(inputs)[0].full().T.ravel(), list(data["outputs"].values())[0]
        assert max(abs(found - wanted)) <= 1e-10 * (1 + max(map(abs, wanted))), name
    x = [ca.MX.sym("x", *f.size_in(k)) for k in range(f.n_in())]
    jacobians = []
    for robot in (sx, compiled):
        J = ca.jacobian(getattr(robot, name).call(x)[0], ca.veccat(*x))
        jacobians.append((J.nnz(), ca.Function("J", x, [J]).call(inputs)[0]))
    assert jacobians[0][0] == jacobians[1][0], name
    assert ca.norm_inf(ca.vec(jacobians[0][1] - jacobians[1][1])) < 1e-10, name
assert not {"symdyn", "sympy"} & set(sys.modules)
print(ca.__version__, "loads and agrees:", ", ".join(golden))
"""


def main() -> None:
    """Check each version; exit 1 where one fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--versions", default=VERSIONS)
    versions = parser.parse_args().versions.split(",")
    tree = load(Path(__file__).with_name("two_link.urdf"), contacts=["tool"])
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        write(tree, here / "arm", *FUNCTIONS)
        failed = [version for version in versions if not _passes(version, here)]
    if failed:
        sys.exit(f"failed under CasADi {', '.join(failed)}")


def _passes(version: str, here: Path) -> bool:
    environment = here / version
    subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
    python = str(environment / "bin" / "python")
    install = [python, "-m", "pip", "install", "-q", f"casadi=={version}"]
    subprocess.run(install, check=True)
    settings = {"SYMDYN_CACHE": str(here / "cache"), "PATH": "/usr/bin:/bin"}
    done = subprocess.run([python, "-c", CHECK], cwd=here, env=settings, check=False)
    return done.returncode == 0


if __name__ == "__main__":
    main()
