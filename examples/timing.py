"""What a call costs: scalar symbols against compiled code, with and without Python's share.

    symdyn export go2 --functions inverse_dynamics --variants casadi -o exported
    python examples/timing.py exported

Of each function, its Jacobian and the Hessian of its weighted outputs: microseconds through
``Function.buffer()``, which spares Python's conversions, and of a call with NumPy arrays.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import casadi as ca
import numpy as np
from whole_body import package


def least(run: Callable[[], object], turns: int) -> float:
    """The least of many times (microseconds), which other work disturbs the least."""
    times = []
    for _ in range(turns):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return 1e6 * min(times)


def costs(f: ca.Function, turns: int) -> tuple[float, float]:
    """Microseconds by buffers, and of a call."""
    rng = np.random.default_rng(0)
    given = [rng.normal(size=f.nnz_in(k)) for k in range(f.n_in())]
    results = [np.zeros(f.nnz_out(k)) for k in range(f.n_out())]
    buffer, evaluate = f.buffer()
    for k, x in enumerate(given):
        buffer.set_arg(k, memoryview(x))
    for k, x in enumerate(results):
        buffer.set_res(k, memoryview(x))
    by_buffers = least(evaluate, turns)
    arrays = [ca.DM(f.sparsity_in(k), x) for k, x in enumerate(given)]
    return by_buffers, least(lambda: f.call(arrays), turns)


def table(folder: str, turns: int = 500) -> list[tuple[str, str, float, float]]:
    """Function, form, microseconds by buffers and of a call."""
    rows = []
    for form in ("sx", "compiled"):
        robot = package(folder).load(form)
        for name in dir(robot):
            f = getattr(robot, name)
            for what, g in (
                ("value", f),
                ("Jacobian", f.jacobian()),
                ("Hessian", f.reverse(1).jacobian()),
            ):
                rows.append((f"{name}, {what}", form, *costs(g, turns)))
    return rows


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", help="of an export with --variants casadi")
    print(f"{'':40} {'':10} {'buffers, us':>12} {'a call, us':>12}")
    for name, form, by_buffers, call in table(parser.parse_args().folder):
        print(f"{name:40} {form:10} {by_buffers:12.2f} {call:12.2f}")


if __name__ == "__main__":
    main()
