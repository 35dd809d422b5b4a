# frame_jacobian_FL_foot_dot of go2: Time derivative of the Jacobian of FL_foot: linear first, world axes at the frame's origin.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.recipes
# Convention  pinocchio
# Program     SHA-256 1b0405c98aecb65d60c7f616978ba6043fd74abccffb108a2f6fc900f47baf99
# Operations  211 mul, 134 add, 0 div, 3 sin, 3 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     dJ  6 x 18  1/s, m/s  linear first, world axes at the frame's origin
#
# Statements it rests on
#     frames/jacobian-rate-fixed  PROVED
#     frames/jacobian-rate-free   PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def frame_jacobian_FL_foot_dot(q, v):
    """Time derivative of the Jacobian of FL_foot: linear first, world axes at the frame's origin.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    v : array_like, (..., 18)
        [base linear, base angular, joints], base axes; m/s, rad/s

    Returns
    -------
    dJ : ndarray, (..., 6, 18)
        linear first, world axes at the frame's origin; 1/s, m/s
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
        ],
        [(6, 18)],
    )
    return results[0]


def _kernel(q, v, dJ):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (_, _, _, q_03, q_04, q_05, q_06, q_07, q_08, q_09, _, _, _, _, _, _, _, _, _) = q
    (_, _, _, v_03, v_04, v_05, v_06, v_07, v_08, _, _, _, _, _, _, _, _, _) = v
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
    x022 = np.cos(q_07)
    x023 = np.sin(q_07)
    x024 = np.cos(q_08)
    x025 = np.sin(q_08)
    x026 = np.cos(q_09)
    x027 = np.sin(q_09)
    x028 = x027 * 0.213
    x029 = v_04 * x022 + v_05 * x023
    x030 = v_05 * x022 - v_04 * x023
    x031 = v_03 + v_06
    x032 = x024 * x031 - x025 * x030
    x033 = x024 * x030 + x025 * x031
    x034 = v_07 + x029
    x035 = x026 * x032 - x027 * x033
    x036 = x027 * x032 + x026 * x033
    x037 = 0.0955 * x036
    x038 = x037 + 0.213 * (v_08 + x034)
    x039 = 0.0955 * x035
    x040 = 0.213 * x036
    x041 = x037 - x038
    x042 = 0.213 + x026 * 0.213
    x043 = x027 * x038 + x026 * x039
    x044 = x026 * x038 + (0.213 * x034 - x027 * x039)
    del x008, x009, x004, x016, x031, x037, x034, x038, x039
    x045 = 0.213 * (x032 + x035)
    x046 = x027 * x035 - x026 * x036
    x047 = x026 * x035 + x027 * x036
    x048 = x027 * x041
    x049 = x026 * x041
    x050 = x043 - 0.0955 * x032
    x051 = x028 * x032 + x033 * x042
    x052 = x044 - 0.0955 * x033
    x053 = x024 * x028 + x025 * x042
    x054 = x025 * x028 - x024 * x042
    x055 = x024 * x043 + x025 * x044
    x056 = x025 * x032 - x024 * x033
    x057 = x024 * x046 + x025 * x047
    x058 = x024 * x032 + x025 * x033
    del x035, x036, x027, x026, x041, x028, x042, x032, x033
    x059 = x024 * x047 - x025 * x046
    x060 = x024 * x050 + x025 * x052
    x061 = x024 * x048 + x025 * x049
    x062 = x024 * x052 - x025 * x050
    x063 = x025 * x048 - x024 * x049
    x064 = 0.0955 * x029 + x030 * x054
    x065 = x055 - x029 * x053
    x066 = x045 + x030 * x053
    x067 = x023 * 0.0955 + x022 * x054
    x068 = 0.1934 - x053
    x069 = x023 * x054 - (0.0465 + x022 * 0.0955)
    del x046, x047, x050, x052, x048, x049, x053, x054
    x070 = x024 * x044 + (v_05 * 0.0465 - x025 * x043)
    x071 = x023 * x055 - (v_05 * 0.1934 + x022 * x045)
    x072 = x023 * x045 - (v_04 * 0.1934 - v_03 * 0.0465)
    x073 = x022 * x055 + x072
    x074 = x023 * x029 + x022 * x030
    x075 = x023 * x058
    x076 = x023 * x059
    x077 = x023 * x030 - x022 * x029
    del x024, x025, x043, x044, x045, x055, x072, x029, x030
    x078 = x022 * x058
    x079 = x022 * x059
    x080 = x022 * x065 + x023 * x066
    x081 = x022 * x051 + x023 * x062
    x082 = x022 * x040 + x023 * x063
    x083 = x022 * x066 - x023 * x065
    x084 = x022 * x062 - x023 * x051
    x085 = x022 * x063 - x023 * x040
    del x058, x059, x065, x066, x051, x062, x022, x023, x040, x063
    x086 = v_04 * x069
    x087 = v_05 * x067
    x088 = x086 - x087
    x089 = x073 + v_03 * x069
    x090 = x071 - v_03 * x067
    x091 = x073 + v_04 * x068
    x092 = v_03 * x068
    x093 = x087 + x092
    x094 = x070 + v_04 * x067
    x095 = x071 + v_05 * x068
    x096 = x070 + v_05 * x069
    x097 = x086 - x092
    del x073, x087, x067, x068, x071, x069, x070, x086, x092
    x098 = v_05 * x013 - v_04 * x014
    x099 = v_03 * x014 + v_05 * x012
    x100 = v_04 * x012 + v_03 * x013
    x101 = x014 * x078 - (x013 * x075 + x012 * x056)
    x102 = x014 * x079 - (x013 * x076 + x012 * x057)
    x103 = v_05 * x017 + v_04 * x018
    x104 = v_03 * x018 - v_05 * x015
    x105 = v_04 * x015 + v_03 * x017
    x106 = x018 * x078 + (x017 * x075 + x015 * x056)
    x107 = x018 * x079 + (x017 * x076 + x015 * x057)
    x108 = v_05 * x020 + v_04 * x021
    x109 = v_03 * x021 + v_05 * x019
    x110 = v_04 * x019 - v_03 * x020
    x111 = x021 * x078 + (x020 * x075 - x019 * x056)
    x112 = x021 * x079 + (x020 * x076 - x019 * x057)
    x113 = x014 * x095 + (x013 * x091 - x012 * x088)
    x114 = x012 * x089 - (x013 * x093 + x014 * x096)
    x115 = x012 * x090 + (x014 * x097 + x013 * x094)
    x116 = x014 * x083 - (x013 * x080 + x012 * x064)
    x117 = x014 * x084 - (x013 * x081 + x012 * x060)
    x118 = x014 * x085 - (x013 * x082 - x012 * x061)
    x119 = x018 * x095 - (x017 * x091 - x015 * x088)
    x120 = x015 * x089 - (x017 * x093 - x018 * x096)
    x121 = x015 * x090 - (x018 * x097 - x017 * x094)
    x122 = x018 * x083 + (x017 * x080 + x015 * x064)
    x123 = x018 * x084 + (x017 * x081 + x015 * x060)
    x124 = x018 * x085 + (x017 * x082 - x015 * x061)
    x125 = x021 * x095 - (x020 * x091 + x019 * x088)
    x126 = x019 * x089 + (x020 * x093 - x021 * x096)
    x127 = x019 * x090 + (x021 * x097 - x020 * x094)
    x128 = x021 * x083 + (x020 * x080 - x019 * x064)
    x129 = x021 * x084 + (x020 * x081 - x019 * x060)
    x130 = x021 * x085 + (x020 * x082 + x019 * x061)
    dJ[0, 0] = x098
    dJ[0, 1] = x099
    dJ[0, 2] = -x100
    dJ[0, 3] = -x113
    dJ[0, 4] = -x114
    dJ[0, 5] = -x115
    dJ[0, 6] = x116
    dJ[0, 7] = x117
    dJ[0, 8] = x118
    dJ[1, 0] = -x103
    dJ[1, 1] = x104
    dJ[1, 2] = x105
    dJ[1, 3] = -x119
    dJ[1, 4] = x120
    dJ[1, 5] = x121
    dJ[1, 6] = x122
    dJ[1, 7] = x123
    dJ[1, 8] = x124
    dJ[2, 0] = x108
    dJ[2, 1] = -x109
    dJ[2, 2] = x110
    dJ[2, 3] = x125
    dJ[2, 4] = x126
    dJ[2, 5] = x127
    dJ[2, 6] = -x128
    dJ[2, 7] = -x129
    dJ[2, 8] = -x130
    dJ[3, 3] = x098
    dJ[3, 4] = x099
    dJ[3, 5] = -x100
    dJ[3, 6] = x013 * x074 + x014 * x077
    dJ[3, 7] = x101
    dJ[3, 8] = x102
    dJ[4, 3] = -x103
    dJ[4, 4] = x104
    dJ[4, 5] = x105
    dJ[4, 6] = -(x017 * x074 - x018 * x077)
    dJ[4, 7] = x106
    dJ[4, 8] = x107
    dJ[5, 3] = x108
    dJ[5, 4] = -x109
    dJ[5, 5] = x110
    dJ[5, 6] = x020 * x074 - x021 * x077
    dJ[5, 7] = -x111
    dJ[5, 8] = -x112


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
