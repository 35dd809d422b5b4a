# frame_jacobian_RL_foot_local of go2: Jacobian of RL_foot: linear first, the frame's axes and origin.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.frames
# Convention  pinocchio
# Program     SHA-256 d378ff833137b1b5ea23762a5d7241ce764ec62b642f21da6c1655abd0d42a19
# Operations  193 mul, 121 add, 0 div, 3 sin, 3 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     J  6 x 18  -, m  linear first, the frame's axes and origin
#
# Statements it rests on
#     frames/jacobian-local-fixed  PROVED
#     frames/jacobian-local-free   PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def frame_jacobian_RL_foot_local(q):
    """Jacobian of RL_foot: linear first, the frame's axes and origin.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad

    Returns
    -------
    J : ndarray, (..., 6, 18)
        linear first, the frame's axes and origin; -, m
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
        ],
        [(6, 18)],
    )
    return results[0]


def _kernel(q, J):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, q_13, q_14, q_15, _, _, _) = q
    x001 = q_03 * 2.0
    x002 = q_04 * 2.0
    x003 = q_05 * 2.0
    x004 = q_04 * x002
    x005 = q_05 * x003
    x006 = q_03 * x002
    x007 = q_03 * x003
    x008 = q_04 * x003
    x009 = q_06 * x001
    x010 = q_06 * x002
    x011 = q_06 * x003
    x012 = x005 - (1.0 - x004)
    x013 = x006 - x011
    x014 = x007 + x010
    x015 = x006 + x011
    x016 = 1.0 - q_03 * x001
    x017 = x005 - x016
    x018 = x008 - x009
    x019 = x007 - x010
    del x002, x003, x006, x011, x001, x005, x007, x010
    x020 = x008 + x009
    x021 = x004 - x016
    x022 = np.cos(q_13)
    x023 = np.sin(q_13)
    x024 = np.cos(q_14)
    x025 = np.sin(q_14)
    x026 = np.cos(q_15)
    x027 = np.sin(q_15)
    x028 = x027 * 0.213
    x029 = x026 * 0.213
    x030 = x024 * x028 + x025 * x029
    x031 = x025 * x028 - x024 * x029
    x032 = x030 + x025 * 0.213
    x033 = x031 - x024 * 0.213
    x034 = x022 * 0.0955 - x023 * x033
    x035 = x023 * 0.0955 + x022 * x033
    x036 = x023 * x032
    x037 = x023 * x030
    x038 = x022 * x032
    x039 = x022 * x030
    x040 = 0.1934 + x032
    del x008, x009, x004, x016, x028, x029, x030, x032
    x041 = 0.0465 + x034
    x042 = x013 * x022 + x014 * x023
    x043 = x017 * x022 - x018 * x023
    x044 = x020 * x022 - x021 * x023
    x045 = x013 * x035
    x046 = x045 - x014 * x034
    x047 = x014 * x038 - (x013 * x036 + x012 * x033)
    x048 = x014 * x039 - (x013 * x037 + x012 * x031)
    x049 = x017 * x035
    x050 = x049 + x018 * x034
    x051 = x018 * x038 + (x017 * x036 + x015 * x033)
    x052 = x018 * x039 + (x017 * x037 + x015 * x031)
    x053 = x020 * x035
    x054 = x053 + x021 * x034
    x055 = x021 * x038 + (x020 * x036 - x019 * x033)
    x056 = x021 * x039 + (x020 * x037 - x019 * x031)
    x057 = x045 - x014 * x041
    del x034, x033, x036, x038, x031, x037, x039, x045
    x058 = x012 * x035 - x014 * x040
    x059 = x012 * x041 - x013 * x040
    x060 = x049 + x018 * x041
    x061 = x015 * x035 + x018 * x040
    x062 = x015 * x041 - x017 * x040
    x063 = x053 + x021 * x041
    x064 = x019 * x035 - x021 * x040
    x065 = x019 * x041 + x020 * x040
    x066 = x014 * x022 - x013 * x023
    x067 = x018 * x022 + x017 * x023
    x068 = x021 * x022 + x020 * x023
    x069 = x012 * x024 + x025 * x066
    x070 = x024 * x066 - x012 * x025
    del x049, x053, x035, x040, x041, x022, x023, x066
    x071 = x015 * x024 - x025 * x067
    x072 = x024 * x067 + x015 * x025
    x073 = x019 * x024 + x025 * x068
    x074 = x024 * x068 - x019 * x025
    x075 = x026 * x069 + x027 * x070
    x076 = x027 * x069 - x026 * x070
    x077 = x026 * x071 - x027 * x072
    x078 = x027 * x071 + x026 * x072
    del x067, x024, x025, x068, x069, x070, x071, x072
    x079 = x026 * x073 + x027 * x074
    x080 = x027 * x073 - x026 * x074
    x081 = x015 * x077 + (x019 * x079 + x012 * x075)
    x082 = x017 * x077 - (x020 * x079 - x013 * x075)
    x083 = x018 * x077 - (x021 * x079 + x014 * x075)
    x084 = x060 * x077 - (x063 * x079 - x057 * x075)
    x085 = x061 * x077 + (x064 * x079 + x058 * x075)
    x086 = x062 * x077 + (x065 * x079 + x059 * x075)
    x087 = x050 * x077 - (x054 * x079 - x046 * x075)
    x088 = x051 * x077 - (x055 * x079 + x047 * x075)
    x089 = x052 * x077 - (x056 * x079 + x048 * x075)
    x090 = x015 * x043 - (x019 * x044 - x012 * x042)
    x091 = x017 * x043 + (x020 * x044 + x013 * x042)
    x092 = x018 * x043 + (x021 * x044 - x014 * x042)
    x093 = x044 * x063 + (x042 * x057 + x043 * x060)
    x094 = x044 * x064 - (x042 * x058 + x043 * x061)
    x095 = x044 * x065 - (x042 * x059 + x043 * x062)
    x096 = x044 * x054 + (x042 * x046 + x043 * x050)
    x097 = x044 * x055 - (x042 * x047 - x043 * x051)
    x098 = x044 * x056 - (x042 * x048 - x043 * x052)
    x099 = x015 * x078 + (x019 * x080 + x012 * x076)
    x100 = x017 * x078 - (x020 * x080 - x013 * x076)
    x101 = x018 * x078 - (x021 * x080 + x014 * x076)
    x102 = x060 * x078 - (x063 * x080 - x057 * x076)
    x103 = x061 * x078 + (x064 * x080 + x058 * x076)
    x104 = x062 * x078 + (x065 * x080 + x059 * x076)
    x105 = x050 * x078 - (x054 * x080 - x046 * x076)
    x106 = x051 * x078 - (x055 * x080 + x047 * x076)
    x107 = x052 * x078 - (x056 * x080 + x048 * x076)
    x108 = x043 * x077 - (x044 * x079 - x042 * x075)
    x109 = x043 * x043 + (x044 * x044 + x042 * x042)
    x110 = x043 * x078 - (x044 * x080 - x042 * x076)
    J[0, 0] = x081
    J[0, 1] = -x082
    J[0, 2] = x083
    J[0, 3] = x084
    J[0, 4] = x085
    J[0, 5] = -x086
    J[0, 12] = x087
    J[0, 13] = x088
    J[0, 14] = x089
    J[1, 0] = -x090
    J[1, 1] = x091
    J[1, 2] = -x092
    J[1, 3] = -x093
    J[1, 4] = x094
    J[1, 5] = -x095
    J[1, 12] = -x096
    J[1, 13] = -x097
    J[1, 14] = -x098
    J[2, 0] = x099
    J[2, 1] = -x100
    J[2, 2] = x101
    J[2, 3] = x102
    J[2, 4] = x103
    J[2, 5] = -x104
    J[2, 12] = x105
    J[2, 13] = x106
    J[2, 14] = x107
    J[3, 3] = x081
    J[3, 4] = -x082
    J[3, 5] = x083
    J[3, 12] = x081
    J[3, 13] = -x108
    J[3, 14] = -x108
    J[4, 3] = -x090
    J[4, 4] = x091
    J[4, 5] = -x092
    J[4, 12] = -x090
    J[4, 13] = x109
    J[4, 14] = x109
    J[5, 3] = x099
    J[5, 4] = -x100
    J[5, 5] = x101
    J[5, 12] = x099
    J[5, 13] = -x110
    J[5, 14] = -x110


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
