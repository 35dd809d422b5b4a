# potential_energy of go2: Potential energy of gravity, zero at world z = 0.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.energy
# Convention  pinocchio
# Program     SHA-256 21333880e9b0650fb79668e419500a1e18654e6532b16e79094d9f834def5c59
# Operations  56 mul, 54 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     V  scalar  J  -
#
# Statements it rests on
#     recursions/potential-limbs   PROVED
#     recursions/potential-wheels  PROVED
#     recursions/power             PROVED
#     regressor/lumped-mixed       PROVED-MOD-P
#     regressor/lumped-disc        PROVED-MOD-P

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def potential_energy(q):
    """Potential energy of gravity, zero at world z = 0.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad

    Returns
    -------
    V : ndarray, (...)
        J
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
        ],
        [()],
    )
    return results[0]


def _kernel(q, V):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (
        _, _, q_02, q_03, q_04, q_05, q_06, q_07, q_08, q_09, q_10, q_11, q_12, q_13, q_14,
        q_15, q_16, q_17, q_18
    ) = q
    x01 = q_03 * 2.0
    x02 = q_04 * 2.0
    x03 = q_05 * 2.0
    x04 = q_04 * x02 - (1.0 - q_03 * x01)
    x05 = np.cos(q_16)
    x06 = np.sin(q_16)
    x07 = np.cos(q_17)
    x08 = np.sin(q_17)
    x09 = np.cos(q_18)
    x10 = np.sin(q_18)
    x11 = x09 * 0.00084392 - (0.00430848 + x10 * 0.02623)
    x12 = x09 * 0.02623 + (0.0789924 + x10 * 0.00084392)
    x13 = x07 * x12 + (7.119e-05 + x08 * x11)
    x14 = np.cos(q_13)
    x15 = np.sin(q_13)
    x16 = np.cos(q_14)
    x17 = np.sin(q_14)
    x18 = np.cos(q_15)
    x19 = np.sin(q_15)
    x20 = 0.00084392 * x18 - (0.00430848 + 0.02623 * x19)
    x21 = 0.02623 * x18 + (0.0789924 + 0.00084392 * x19)
    x22 = x16 * x21 + (7.119e-05 + x17 * x20)
    x23 = np.cos(q_10)
    x24 = np.sin(q_10)
    x25 = np.cos(q_11)
    x26 = np.sin(q_11)
    x27 = np.cos(q_12)
    x28 = np.sin(q_12)
    x29 = 0.00084392 * x27 - (0.00430848 + 0.02623 * x28)
    x30 = 0.02623 * x27 + (0.0789924 + 0.00084392 * x28)
    x31 = x25 * x30 + (7.119e-05 + x26 * x29)
    x32 = np.cos(q_07)
    x33 = np.sin(q_07)
    x34 = np.cos(q_08)
    x35 = np.sin(q_08)
    x36 = np.cos(q_09)
    x37 = np.sin(q_09)
    x38 = 0.00084392 * x36 - (0.00430848 + 0.02623 * x37)
    x39 = 0.02623 * x36 + (0.0789924 + 0.00084392 * x37)
    del x09, x10, x18, x19, x27, x28, x36, x37
    x40 = x34 * x39 + (7.119e-05 + x35 * x38)
    x41 = x35 * x39 - (0.146694152 + x07 * x11)
    x42 = x08 * x12 - x16 * x20 + (x17 * x21 - x25 * x29)
    del x07, x11, x35, x39, x08, x12, x16, x17, x20, x21, x25, x29
    x43 = x26 * x30 - x34 * x38 + x41
    x44 = 0.10962557 * (x05 - x14 + (x23 - x32))
    x45 = x06 * x13 + x15 * x22 + (x24 * x31 + x33 * x40)
    x46 = 0.10962557 * (x06 - x15 + (x24 - x33))
    del x26, x30, x34, x38, x41, x06, x15, x24, x33
    x47 = x32 * x40 + (0.037188086 + x05 * x13)
    x48 = x14 * x22 + x23 * x31 + x47
    del x05, x13, x32, x40, x14, x22, x23, x31, x47
    x49 = (q_03 * x03 - q_06 * x02) * (x42 + x43)
    x50 = (q_04 * x03 + q_06 * x01) * (x44 - x45)
    x51 = x04 * (x46 + x48) - (x50 + (x49 - q_02 * 16.087))
    del x02, x42, x43, x01, x03, x44, x45, x04, x46, x48, x49, x50
    V[...] = x51 * 9.81


def _run(kernel, arguments, shapes):
    """Run a kernel on one state, or on a batch of them block by block."""
    arrays = [_checked(*argument) for argument in arguments]
    batch = _batch(arguments, arrays)
    if not batch:
        results = [np.zeros(shape) for shape in shapes]
        kernel(*(array.ravel() for array in arrays), *results)
        return [result[()] for result in results]
    count = math.prod(batch)
    states = [_by_state(*pair, batch) for pair in zip(arrays, arguments)]
    results = [np.empty((count, math.prod(shape))) for shape in shapes]
    block = [np.zeros((math.prod(shape), min(count, _BLOCK))) for shape in shapes]
    np.empty(1 << 21)  # an allocator that has freed this much keeps the small arrays' memory
    for start in range(0, count, _BLOCK):
        stop = min(start + _BLOCK, count)
        filled = [values[:, : stop - start] for values in block]
        views = [values.reshape(*shape, stop - start) for values, shape in zip(filled, shapes)]
        kernel(*(np.ascontiguousarray(state[start:stop].T) for state in states), *views)
        for result, values in zip(results, filled):
            _transpose(values, result[start:stop])
    return [result.reshape(batch + shape) for result, shape in zip(results, shapes)]


def _transpose(values, result):
    """Copy entries by states to states by entries, a few cache lines of a state at a time."""
    for k in range(0, len(values), 16):
        result[:, k : k + 16] = values[k : k + 16].T


def _checked(name, value, shape):
    """An argument as an array of doubles whose last axes have this shape."""
    array = np.asarray(value, dtype=np.float64)
    if array.ndim < len(shape) or array.shape[array.ndim - len(shape) :] != shape:
        expected = ", ".join(("...", *map(str, shape)))
        raise ValueError(f"{name}: expected shape ({expected}), got {array.shape}")
    return array


def _batch(arguments, arrays):
    """The shape that the leading axes of all arguments broadcast to."""
    leading = [
        array.shape[: array.ndim - len(shape)] for (_, _, shape), array in zip(arguments, arrays)
    ]
    if not any(leading):
        return ()
    try:
        return np.broadcast_shapes(*leading)
    except ValueError:
        found = ", ".join(f"{name} {shape}" for (name, _, _), shape in zip(arguments, leading))
        raise ValueError(f"leading axes do not broadcast: {found}") from None


def _by_state(array, argument, batch):
    """An argument with one row a state."""
    shape = argument[2]
    return np.broadcast_to(array, batch + shape).reshape(math.prod(batch), math.prod(shape))
