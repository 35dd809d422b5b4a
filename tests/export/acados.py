"""The functions that acados generates of a model, rebuilt in CasADi, with their operations.

    python -m tests.export.acados            # of the Go2, as a table

Names and arguments are those of acados' generators for implicit and discrete dynamics and for
nonlinear constraints.
"""

from __future__ import annotations

import importlib
import sys
import tempfile
from pathlib import Path
from typing import Any

import casadi as ca

import symdyn
from symdyn.export.options import ExportOptions
from symdyn.export.plan import plan
from symdyn.export.write import write_folder
from symdyn.model.tree import Tree
from symdyn.truth.door import NOTHING_SAID

FUNCTIONS = ("inverse_dynamics", "dae_residual", "step_r3so3", "step_se3")


def implicit(model: Any) -> dict[str, ca.Function]:
    """What is generated for the integrator IRK, with exact Hessians."""
    x, xdot, u, z, p = model.x, model.xdot, model.u, model.z, model.p
    f, given = model.f_impl_expr, [x, xdot, u, z, p]
    by_x, by_xdot, by_u, by_z = (ca.jacobian(f, it) for it in (x, xdot, u, z))
    multiplier = ca.SX.sym("multiplier", f.shape[0])
    moving = ca.vertcat(x, xdot, z, u)
    return {
        "impl_dae_fun": _made(given, [f]),
        "impl_dae_fun_jac_x_xdot_z": _made(given, [f, by_x, by_xdot, by_z]),
        "impl_dae_jac_x_xdot_u_z": _made(given, [by_x, by_xdot, by_u, by_z]),
        "impl_dae_hess": _made([*given, multiplier], [_hessian(f, moving, multiplier)]),
    }


def discrete(model: Any) -> dict[str, ca.Function]:
    """What is generated for a discrete model and its nonlinear constraints."""
    moving, given = ca.vertcat(model.u, model.x), [model.x, model.u, model.p]
    made = {}
    for name, f in (("disc_dyn_phi", model.disc_dyn_expr), ("constr_h", model.con_h_expr)):
        multiplier = ca.SX.sym("multiplier", f.shape[0])
        J = ca.jacobian(f, moving).T
        H = _hessian(f, moving, multiplier)
        made[f"{name}_fun"] = _made(given, [f])
        made[f"{name}_fun_jac_ut_xt"] = _made(given, [f, J])
        made[f"{name}_fun_jac_ut_xt_hess"] = _made([*given, multiplier], [f, J, H])
    return made


def robot(tree: Tree, folder: Path, parameters: tuple[str, ...] = ()) -> Any:
    """The SX form of an export with what the models need."""
    functions = FUNCTIONS if tree.floating else _WITHOUT_BASE
    options = ExportOptions(functions, ("casadi",), parameters=parameters)
    name = "_".join(("acados_of", tree.name, *parameters))
    write_folder(plan(tree, options, door=NOTHING_SAID).texts, folder / name)
    sys.path.insert(0, str(folder))
    try:
        return importlib.import_module(name).load("sx")
    finally:
        sys.path.remove(str(folder))


def main() -> None:
    """Print the table of the Go2."""
    with tempfile.TemporaryDirectory() as folder:
        go2 = robot(symdyn.load("go2"), Path(folder))
        functions = implicit(go2.acados_model()) | discrete(go2.acados_model("discrete"))
    print("| function | operations | entries |\n|---|---|---|")
    for name, f in functions.items():
        entries = sum(f.nnz_out(k) for k in range(f.n_out()))
        print(f"| `{name}` | {operations(f)} | {entries} |")


def operations(f: ca.Function) -> int:
    """Operations of a function, without reading inputs, constants and writing outputs."""
    return sum(
        f.instruction_id(k) not in (ca.OP_INPUT, ca.OP_OUTPUT, ca.OP_CONST)
        for k in range(f.n_instructions())
    )


def _hessian(f: ca.SX, moving: ca.SX, multiplier: ca.SX) -> ca.SX:
    return ca.jacobian(ca.jtimes(f, moving, multiplier, True), moving, {"symmetric": True})


def _made(inputs: list[ca.SX], outputs: list[ca.SX]) -> ca.Function:
    return ca.Function("f", inputs, ca.cse(outputs))


_WITHOUT_BASE = ("inverse_dynamics", "dae_residual", "step_se3")

if __name__ == "__main__":
    main()
