# gravity of go2: Gravity forces g.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.weight
# Convention  pinocchio
# Program     SHA-256 659ec15653b3e2cb7e98709a336dad03b4fdeac9132d00423b9b0c86352a0fb9
# Operations  117 mul, 78 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     g  18  N, N m  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     assembled/gravity          PROVED
#     assembled/gravity-free     PROVED
#     floating-base/weight       PROVED
#     lagrange/gravity-2         PROVED
#     lagrange/gravity-3         PROVED
#     recursions/gravity-limbs   PROVED
#     recursions/gravity-wheels  PROVED
#     regressor/lumped-mixed     PROVED-MOD-P
#     regressor/lumped-disc      PROVED-MOD-P

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def gravity(q):
    """Gravity forces g.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad

    Returns
    -------
    g : ndarray, (..., 18)
        [base linear, base angular, joints], base axes; N, N m
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
        ],
        [(18,)],
    )
    return results[0]


def _kernel(q, g):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (
        _, _, _, q_03, q_04, q_05, q_06, q_07, q_08, q_09, q_10, q_11, q_12, q_13, q_14, q_15,
        q_16, q_17, q_18
    ) = q
    x01 = q_03 * 2.0
    x02 = q_04 * 2.0
    x03 = q_05 * 2.0
    x04 = q_03 * x03 - q_06 * x02
    x05 = q_04 * x03 + q_06 * x01
    x06 = 1.0 - (q_03 * x01 + q_04 * x02)
    x07 = np.cos(q_16)
    x08 = np.sin(q_16)
    x09 = np.cos(q_17)
    x10 = np.sin(q_17)
    x11 = np.cos(q_18)
    x12 = np.sin(q_18)
    x13 = x12 * 0.02623 - x11 * 0.00084392
    x14 = x12 * 0.00084392 + x11 * 0.02623
    x15 = x13 + 0.00430848
    x16 = x14 + 0.0789924
    x17 = x04 * 9.81
    x18 = x05 * 9.81
    x19 = x06 * 9.81
    x20 = x07 * x19 - x08 * x18
    x21 = x09 * x15 + x10 * x16
    x22 = x10 * x15 - x09 * x16
    x23 = x22 - 7.119e-05
    x24 = x07 * 0.10962557 + x08 * x23
    x25 = x08 * 0.10962557 - x07 * x23
    del x03, x01, x02, x11, x12, x15, x16, x07, x08, x23
    x26 = np.cos(q_13)
    x27 = np.sin(q_13)
    x28 = np.cos(q_14)
    x29 = np.sin(q_14)
    x30 = np.cos(q_15)
    x31 = np.sin(q_15)
    x32 = 0.02623 * x31 - 0.00084392 * x30
    x33 = 0.00084392 * x31 + 0.02623 * x30
    x34 = 0.00430848 + x32
    x35 = 0.0789924 + x33
    x36 = x19 * x26 - x18 * x27
    x37 = x28 * x34 + x29 * x35
    x38 = x29 * x34 - x28 * x35
    x39 = 7.119e-05 - x38
    x40 = 0.10962557 * x26 + x27 * x39
    x41 = 0.10962557 * x27 - x26 * x39
    x42 = np.cos(q_10)
    x43 = np.sin(q_10)
    x44 = np.cos(q_11)
    x45 = np.sin(q_11)
    x46 = np.cos(q_12)
    x47 = np.sin(q_12)
    x48 = 0.02623 * x47 - 0.00084392 * x46
    x49 = 0.00084392 * x47 + 0.02623 * x46
    del x30, x31, x34, x35, x26, x27, x39, x46, x47
    x50 = 0.00430848 + x48
    x51 = 0.0789924 + x49
    x52 = x19 * x42 - x18 * x43
    x53 = x44 * x50 + x45 * x51
    x54 = x45 * x50 - x44 * x51
    x55 = 7.119e-05 - x54
    x56 = 0.10962557 * x42 - x43 * x55
    x57 = 0.10962557 * x43 + x42 * x55
    x58 = np.cos(q_07)
    x59 = np.sin(q_07)
    x60 = np.cos(q_08)
    x61 = np.sin(q_08)
    x62 = np.cos(q_09)
    x63 = np.sin(q_09)
    x64 = 0.02623 * x63 - 0.00084392 * x62
    x65 = 0.00084392 * x63 + 0.02623 * x62
    x66 = 0.00430848 + x64
    x67 = 0.0789924 + x65
    x68 = x19 * x58 - x18 * x59
    x69 = x60 * x66 + x61 * x67
    x70 = x61 * x66 - x60 * x67
    del x50, x51, x42, x43, x55, x62, x63, x66, x67
    x71 = 7.119e-05 - x70
    x72 = 0.10962557 * x58 + x59 * x71
    x73 = 0.10962557 * x59 - x58 * x71
    x74 = x21 - 0.146694152 + x37 + x53 + x69
    x75 = x24 - x40 + x56 - x72
    x76 = x25 + 0.037188086 - x41 + x57 - x73
    x77 = x64 * (x60 * x68 + x17 * x61)
    x78 = x65 * (x17 * x60 - x61 * x68)
    x79 = x48 * (x44 * x52 + x17 * x45)
    del x58, x59, x71, x64, x60, x61, x65, x48
    x80 = x49 * (x17 * x44 - x45 * x52)
    x81 = x32 * (x28 * x36 + x17 * x29)
    x82 = x33 * (x17 * x28 - x29 * x36)
    x83 = x13 * (x09 * x20 + x10 * x17)
    del x44, x45, x49, x32, x28, x29, x33, x13
    x84 = x14 * (x09 * x17 - x10 * x20)
    g[0] = x04 * 157.81347
    g[1] = x05 * 157.81347
    g[2] = x06 * 157.81347
    g[3] = x18 * x76 - x19 * x75
    g[4] = x19 * x74 - x17 * x76
    g[5] = x17 * x75 - x18 * x74
    g[6] = x19 * x72 - x18 * x73
    g[7] = x68 * x69 + x17 * x70
    g[8] = x77 - x78
    g[9] = x18 * x57 - x19 * x56
    g[10] = x52 * x53 + x17 * x54
    g[11] = x79 - x80
    g[12] = x19 * x40 - x18 * x41
    g[13] = x36 * x37 + x17 * x38
    g[14] = x81 - x82
    g[15] = x18 * x25 - x19 * x24
    g[16] = x17 * x22 + x20 * x21
    g[17] = x83 - x84


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
