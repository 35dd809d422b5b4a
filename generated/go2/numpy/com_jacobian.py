# com_jacobian of go2: Jacobian of the centre of mass: its velocity in world axes = J_com v.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.centroidal
# Convention  pinocchio
# Program     SHA-256 4bd7b58584fd8d04bbdb0db6dc097ac07898cec9d376418e5ff2091810ade2e4
# Operations  251 mul, 135 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     J_com  3 x 18  -, m  world axes
#
# Statements it rests on
#     outside/com-jacobian       PROVED
#     outside/com-jacobian-free  PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def com_jacobian(q):
    """Jacobian of the centre of mass: its velocity in world axes = J_com v.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad

    Returns
    -------
    J_com : ndarray, (..., 3, 18)
        world axes; -, m
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
        ],
        [(3, 18)],
    )
    return results[0]


def _kernel(q, J_com):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (
        _, _, _, q_03, q_04, q_05, q_06, q_07, q_08, q_09, q_10, q_11, q_12, q_13, q_14, q_15,
        q_16, q_17, q_18
    ) = q
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
    x020 = x008 + x009
    x021 = x004 - x016
    x022 = np.cos(q_16)
    x023 = np.sin(q_16)
    x024 = np.cos(q_17)
    x025 = np.sin(q_17)
    x026 = np.cos(q_18)
    x027 = np.sin(q_18)
    x028 = x027 * 0.02623 - x026 * 0.00084392
    x029 = x027 * 0.00084392 + x026 * 0.02623
    x030 = x028 + 0.00430848
    x031 = x029 + 0.0789924
    x032 = x024 * x030 + x025 * x031
    x033 = x025 * x030 - x024 * x031
    x034 = x033 - 7.119e-05
    x035 = x022 * 0.10962557 + x023 * x034
    x036 = x023 * 0.10962557 - x022 * x034
    del x002, x003, x001, x026, x027, x030, x031, x034
    x037 = np.cos(q_13)
    x038 = np.sin(q_13)
    x039 = np.cos(q_14)
    x040 = np.sin(q_14)
    x041 = np.cos(q_15)
    x042 = np.sin(q_15)
    x043 = 0.02623 * x042 - 0.00084392 * x041
    x044 = 0.00084392 * x042 + 0.02623 * x041
    x045 = 0.00430848 + x043
    x046 = 0.0789924 + x044
    x047 = x039 * x045 + x040 * x046
    x048 = x040 * x045 - x039 * x046
    x049 = 7.119e-05 - x048
    x050 = 0.10962557 * x037 + x038 * x049
    x051 = 0.10962557 * x038 - x037 * x049
    x052 = np.cos(q_10)
    x053 = np.sin(q_10)
    x054 = np.cos(q_11)
    x055 = np.sin(q_11)
    x056 = np.cos(q_12)
    x057 = np.sin(q_12)
    x058 = 0.02623 * x057 - 0.00084392 * x056
    x059 = 0.00084392 * x057 + 0.02623 * x056
    x060 = 0.00430848 + x058
    x061 = 0.0789924 + x059
    x062 = x054 * x060 + x055 * x061
    x063 = x055 * x060 - x054 * x061
    del x041, x042, x045, x046, x049, x056, x057, x060, x061
    x064 = 7.119e-05 - x063
    x065 = 0.10962557 * x052 - x053 * x064
    x066 = 0.10962557 * x053 + x052 * x064
    x067 = np.cos(q_07)
    x068 = np.sin(q_07)
    x069 = np.cos(q_08)
    x070 = np.sin(q_08)
    x071 = np.cos(q_09)
    x072 = np.sin(q_09)
    x073 = 0.02623 * x072 - 0.00084392 * x071
    x074 = 0.00084392 * x072 + 0.02623 * x071
    x075 = 0.00430848 + x073
    x076 = 0.0789924 + x074
    x077 = x069 * x075 + x070 * x076
    x078 = x070 * x075 - x069 * x076
    x079 = 7.119e-05 - x078
    x080 = 0.10962557 * x067 + x068 * x079
    x081 = 0.10962557 * x068 - x067 * x079
    x082 = x047 + x062 + (x077 + (x032 - 0.146694152))
    x083 = x035 - x050 + (x065 - x080)
    x084 = x051 - x066 + (x081 - (x036 + 0.037188086))
    x085 = x068 * x077
    x086 = x067 * x077
    x087 = x070 * x073 - x069 * x074
    x088 = x069 * x073 + x070 * x074
    del x064, x071, x072, x075, x076, x079, x077, x069, x070, x073, x074
    x089 = x068 * x088
    x090 = x067 * x088
    x091 = x053 * x062
    x092 = x052 * x062
    x093 = x055 * x058 - x054 * x059
    x094 = x054 * x058 + x055 * x059
    del x068, x067, x088, x062, x054, x055, x058, x059
    x095 = x053 * x094
    x096 = x052 * x094
    x097 = x038 * x047
    x098 = x037 * x047
    x099 = x040 * x043 - x039 * x044
    x100 = x039 * x043 + x040 * x044
    del x053, x052, x094, x047, x039, x040, x043, x044
    x101 = x038 * x100
    x102 = x037 * x100
    x103 = x023 * x032
    x104 = x022 * x032
    x105 = x025 * x028 - x024 * x029
    x106 = x024 * x028 + x025 * x029
    del x038, x037, x100, x032, x024, x025, x028, x029
    x107 = x023 * x106
    x108 = x022 * x106
    x109 = x014 * x086 - (x013 * x085 + x012 * x078)
    x110 = x014 * x090 - (x013 * x089 + x012 * x087)
    x111 = x014 * x092 - (x013 * x091 + x012 * x063)
    x112 = x014 * x096 - (x013 * x095 + x012 * x093)
    x113 = x014 * x098 - (x013 * x097 + x012 * x048)
    x114 = x014 * x102 - (x013 * x101 + x012 * x099)
    x115 = x014 * x104 - (x013 * x103 + x012 * x033)
    x116 = x014 * x108 - (x013 * x107 + x012 * x105)
    x117 = x018 * x086 + (x017 * x085 + x015 * x078)
    x118 = x018 * x090 + (x017 * x089 + x015 * x087)
    x119 = x018 * x092 + (x017 * x091 + x015 * x063)
    x120 = x018 * x096 + (x017 * x095 + x015 * x093)
    x121 = x018 * x098 + (x017 * x097 + x015 * x048)
    x122 = x018 * x102 + (x017 * x101 + x015 * x099)
    x123 = x018 * x104 + (x017 * x103 + x015 * x033)
    x124 = x018 * x108 + (x017 * x107 + x015 * x105)
    x125 = x021 * x086 + (x020 * x085 - x019 * x078)
    x126 = x021 * x090 + (x020 * x089 - x019 * x087)
    del x023, x022, x106, x078, x085, x086, x087, x089, x090
    x127 = x021 * x092 + (x020 * x091 - x019 * x063)
    x128 = x021 * x096 + (x020 * x095 - x019 * x093)
    x129 = x021 * x098 + (x020 * x097 - x019 * x048)
    del x063, x091, x092, x093, x095, x096, x048, x097, x098
    x130 = x021 * x102 + (x020 * x101 - x019 * x099)
    x131 = x021 * x104 + (x020 * x103 - x019 * x033)
    x132 = x021 * x108 + (x020 * x107 - x019 * x105)
    del x099, x101, x102, x033, x103, x104, x105, x107, x108
    x133 = (x013 * x084 + x014 * x083) * 0.06216199415677255
    x134 = (x014 * x082 - x012 * x084) * 0.06216199415677255
    x135 = (x012 * x083 + x013 * x082) * 0.06216199415677255
    x136 = (x014 * x080 - x013 * x081) * 0.06216199415677255
    x137 = (x013 * x066 - x014 * x065) * 0.06216199415677255
    x138 = (x014 * x050 - x013 * x051) * 0.06216199415677255
    x139 = (x013 * x036 - x014 * x035) * 0.06216199415677255
    x140 = (x017 * x084 - x018 * x083) * 0.06216199415677255
    x141 = (x018 * x082 + x015 * x084) * 0.06216199415677255
    x142 = (x015 * x083 + x017 * x082) * 0.06216199415677255
    x143 = (x018 * x080 + x017 * x081) * 0.06216199415677255
    x144 = (x017 * x066 + x018 * x065) * 0.06216199415677255
    x145 = (x018 * x050 + x017 * x051) * 0.06216199415677255
    x146 = (x017 * x036 + x018 * x035) * 0.06216199415677255
    x147 = (x020 * x084 - x021 * x083) * 0.06216199415677255
    x148 = (x021 * x082 - x019 * x084) * 0.06216199415677255
    x149 = (x019 * x083 - x020 * x082) * 0.06216199415677255
    x150 = (x021 * x080 + x020 * x081) * 0.06216199415677255
    x151 = (x020 * x066 + x021 * x065) * 0.06216199415677255
    x152 = (x021 * x050 + x020 * x051) * 0.06216199415677255
    x153 = (x020 * x036 + x021 * x035) * 0.06216199415677255
    J_com[0, 0] = -x012
    J_com[0, 1] = x013
    J_com[0, 2] = x014
    J_com[0, 3] = -x133
    J_com[0, 4] = x134
    J_com[0, 5] = -x135
    J_com[0, 6] = x136
    J_com[0, 7] = x109 * 0.06216199415677255
    J_com[0, 8] = x110 * 0.06216199415677255
    J_com[0, 9] = x137
    J_com[0, 10] = x111 * 0.06216199415677255
    J_com[0, 11] = x112 * 0.06216199415677255
    J_com[0, 12] = x138
    J_com[0, 13] = x113 * 0.06216199415677255
    J_com[0, 14] = x114 * 0.06216199415677255
    J_com[0, 15] = x139
    J_com[0, 16] = x115 * 0.06216199415677255
    J_com[0, 17] = x116 * 0.06216199415677255
    J_com[1, 0] = x015
    J_com[1, 1] = -x017
    J_com[1, 2] = x018
    J_com[1, 3] = x140
    J_com[1, 4] = x141
    J_com[1, 5] = x142
    J_com[1, 6] = x143
    J_com[1, 7] = x117 * 0.06216199415677255
    J_com[1, 8] = x118 * 0.06216199415677255
    J_com[1, 9] = -x144
    J_com[1, 10] = x119 * 0.06216199415677255
    J_com[1, 11] = x120 * 0.06216199415677255
    J_com[1, 12] = x145
    J_com[1, 13] = x121 * 0.06216199415677255
    J_com[1, 14] = x122 * 0.06216199415677255
    J_com[1, 15] = -x146
    J_com[1, 16] = x123 * 0.06216199415677255
    J_com[1, 17] = x124 * 0.06216199415677255
    J_com[2, 0] = x019
    J_com[2, 1] = x020
    J_com[2, 2] = -x021
    J_com[2, 3] = -x147
    J_com[2, 4] = -x148
    J_com[2, 5] = x149
    J_com[2, 6] = -x150
    J_com[2, 7] = -(x125 * 0.06216199415677255)
    J_com[2, 8] = -(x126 * 0.06216199415677255)
    J_com[2, 9] = x151
    J_com[2, 10] = -(x127 * 0.06216199415677255)
    J_com[2, 11] = -(x128 * 0.06216199415677255)
    J_com[2, 12] = -x152
    J_com[2, 13] = -(x129 * 0.06216199415677255)
    J_com[2, 14] = -(x130 * 0.06216199415677255)
    J_com[2, 15] = x153
    J_com[2, 16] = -(x131 * 0.06216199415677255)
    J_com[2, 17] = -(x132 * 0.06216199415677255)


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
