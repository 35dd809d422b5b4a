# locked_inertia of go2: Rotational inertia of the whole robot, joints locked, about its centre of mass.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.reduced
# Convention  pinocchio
# Program     SHA-256 671e537e2d4cc472bf22547817f1fc6959b338225c80f3ef816e25e40a36792b
# Operations  181 mul, 221 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     I_c  3 x 3  kg m^2  base axes, about the centre of mass
#
# Statements it rests on
#     control/locked-inertia  PROVED

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def locked_inertia(q):
    """Rotational inertia of the whole robot, joints locked, about its centre of mass.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad

    Returns
    -------
    I_c : ndarray, (..., 3, 3)
        base axes, about the centre of mass; kg m^2
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
        ],
        [(3, 3)],
    )
    return results[0]


def _kernel(q, I_c):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (
        _, _, _, _, _, _, _, q_07, q_08, q_09, q_10, q_11, q_12, q_13, q_14, q_15, q_16, q_17,
        q_18
    ) = q
    x001 = np.cos(q_16)
    x002 = np.sin(q_16)
    x003 = np.cos(q_17)
    x004 = np.sin(q_17)
    x005 = np.cos(q_18)
    x006 = np.sin(q_18)
    x007 = x006 * 0.02623 - x005 * 0.00084392
    x008 = x006 * 0.00084392 + x005 * 0.02623
    x009 = x006 * 0.0048938853184 - x005 * 0.0002285016
    x010 = x006 * x009
    x011 = x008 * 0.426
    x012 = x007 + 0.00430848
    x013 = x008 + 0.0789924
    x014 = x011 - (x010 - 0.02032408908)
    x015 = x006 * 0.00249597775 + (0.000402580736 - x005 * 7.9431538e-05)
    x016 = x005 * x009 + (0.000544138096 + 0.213 * x007)
    x017 = x006 * 7.9431538e-05 + (0.00747974233 + x005 * 0.00249597775)
    x018 = x010 + 0.0006029093968
    x019 = x003 * x012 + x004 * x013
    x020 = x004 * (x014 - x018) + x016 * (2.0 * x003)
    x021 = x004 * x020
    x022 = x004 * x012 - (7.119e-05 + x003 * x013)
    del x008, x007, x009, x005, x006, x010, x012, x013
    x023 = x003 * x015 - (4.092728e-06 - x004 * x017)
    x024 = x003 * x020 - (x016 - 7.25574e-07)
    x025 = x011 + 0.02136692695175
    x026 = x004 * x015 + (1.2818914e-06 - x003 * x017)
    x027 = x021 + (x018 + 0.00892066955205)
    del x016, x020, x011, x003, x004, x015, x017, x018
    x028 = x001 * 0.10962557 + x002 * x022
    x029 = x002 * 0.10962557 - x001 * x022
    x030 = x026 * (2.0 * x001) + x002 * (x025 - x027)
    x031 = np.cos(q_13)
    x032 = np.sin(q_13)
    x033 = np.cos(q_14)
    x034 = np.sin(q_14)
    x035 = np.cos(q_15)
    x036 = np.sin(q_15)
    x037 = 0.02623 * x036 - 0.00084392 * x035
    x038 = 0.00084392 * x036 + 0.02623 * x035
    x039 = 0.0048938853184 * x036 - 0.0002285016 * x035
    x040 = x036 * x039
    x041 = 0.426 * x038
    x042 = 0.00430848 + x037
    x043 = 0.0789924 + x038
    x044 = x041 + (0.02032408908 - x040)
    x045 = 7.9431538e-05 * x035 - (0.000402580736 + 0.00249597775 * x036)
    x046 = x035 * x039 + (0.000544138096 + 0.213 * x037)
    x047 = 0.00249597775 * x035 + (0.00747974233 + 7.9431538e-05 * x036)
    x048 = 0.0006029093968 + x040
    x049 = x033 * x042 + x034 * x043
    x050 = x034 * (x044 - x048) + x046 * (2.0 * x033)
    x051 = x034 * x050
    x052 = x034 * x042 - (7.119e-05 + x033 * x043)
    del x022, x038, x037, x039, x035, x036, x040, x042, x043
    x053 = x033 * x045 + (4.092728e-06 - x034 * x047)
    x054 = x033 * x050 + (7.25574e-07 - x046)
    x055 = 0.02136692695175 + x041
    x056 = x033 * x047 - (1.2818914e-06 - x034 * x045)
    x057 = x051 + (0.00892066955205 + x048)
    del x046, x050, x041, x033, x034, x045, x047, x048
    x058 = 0.10962557 * x031 - x032 * x052
    x059 = 0.10962557 * x032 + x031 * x052
    x060 = x032 * (x055 - x057) + x056 * (2.0 * x031)
    x061 = np.cos(q_10)
    x062 = np.sin(q_10)
    x063 = np.cos(q_11)
    x064 = np.sin(q_11)
    x065 = np.cos(q_12)
    x066 = np.sin(q_12)
    x067 = 0.02623 * x066 - 0.00084392 * x065
    x068 = 0.00084392 * x066 + 0.02623 * x065
    x069 = 0.0048938853184 * x066 - 0.0002285016 * x065
    x070 = x066 * x069
    x071 = 0.426 * x068
    x072 = 0.00430848 + x067
    x073 = 0.0789924 + x068
    x074 = x071 + (0.02032408908 - x070)
    x075 = 0.00249597775 * x066 + (0.000402580736 - 7.9431538e-05 * x065)
    x076 = x065 * x069 + (0.000544138096 + 0.213 * x067)
    x077 = 7.9431538e-05 * x066 + (0.00747974233 + 0.00249597775 * x065)
    x078 = 0.0006029093968 + x070
    x079 = x063 * x072 + x064 * x073
    x080 = x064 * (x074 - x078) + x076 * (2.0 * x063)
    x081 = x064 * x080
    x082 = x064 * x072 - (7.119e-05 + x063 * x073)
    del x052, x068, x067, x069, x065, x066, x070, x072, x073
    x083 = x063 * x075 + (4.092728e-06 + x064 * x077)
    x084 = x063 * x080 - (7.25574e-07 + x076)
    x085 = 0.02136692695175 + x071
    x086 = x064 * x075 + (1.2818914e-06 - x063 * x077)
    x087 = x081 + (0.00892066955205 + x078)
    del x076, x080, x071, x063, x064, x075, x077, x078
    x088 = 0.10962557 * x061 + x062 * x082
    x089 = 0.10962557 * x062 - x061 * x082
    x090 = x062 * (x085 - x087) + x086 * (2.0 * x061)
    x091 = np.cos(q_07)
    x092 = np.sin(q_07)
    x093 = np.cos(q_08)
    x094 = np.sin(q_08)
    x095 = np.cos(q_09)
    x096 = np.sin(q_09)
    x097 = 0.02623 * x096 - 0.00084392 * x095
    x098 = 0.00084392 * x096 + 0.02623 * x095
    x099 = 0.0048938853184 * x096 - 0.0002285016 * x095
    x100 = x096 * x099
    x101 = 0.426 * x098
    x102 = 0.00430848 + x097
    x103 = 0.0789924 + x098
    x104 = x101 + (0.02032408908 - x100)
    x105 = 7.9431538e-05 * x095 - (0.000402580736 + 0.00249597775 * x096)
    x106 = x095 * x099 + (0.000544138096 + 0.213 * x097)
    x107 = 0.00249597775 * x095 + (0.00747974233 + 7.9431538e-05 * x096)
    x108 = 0.0006029093968 + x100
    x109 = x093 * x102 + x094 * x103
    x110 = x094 * (x104 - x108) + x106 * (2.0 * x093)
    x111 = x094 * x110
    x112 = x094 * x102 - (7.119e-05 + x093 * x103)
    del x082, x098, x097, x099, x095, x096, x100, x102, x103
    x113 = x093 * x105 - (4.092728e-06 + x094 * x107)
    x114 = x093 * x110 - (7.25574e-07 + x106)
    x115 = 0.02136692695175 + x101
    x116 = x093 * x107 - (1.2818914e-06 - x094 * x105)
    x117 = x111 + (0.00892066955205 + x108)
    del x106, x110, x101, x093, x094, x105, x107, x108
    x118 = 0.10962557 * x091 - x092 * x112
    x119 = 0.10962557 * x092 + x091 * x112
    x120 = x092 * (x115 - x117) + x116 * (2.0 * x091)
    x121 = x049 + x079 + (x109 + (x019 - 0.146694152))
    x122 = x028 - x058
    x123 = x088 - x118
    x124 = x122 + x123
    x125 = x059 - x089 + (x119 - (x029 + 0.037188086))
    x126 = 0.0465 * (x019 - x049 + (x079 - x109))
    x127 = 0.00012166 - x031 * x053 - (x061 * x083 + x091 * x113)
    x128 = 0.1934 * (x122 - x123) + (x126 + x001 * x023 - x127)
    x129 = x128 - (x032 * x054 + x062 * x084)
    x130 = x092 * x114 + x002 * x024 - x129
    x131 = 0.1934 * (x029 - x059 - (x089 - x119))
    x132 = x002 * x023 - (0.002283689271632 - x032 * x053)
    del x112, x122, x123, x126, x127, x128, x129, x023, x053
    x133 = x062 * x083 + x092 * x113 + x132
    x134 = x131 + x133 + (x031 * x054 + x061 * x084)
    x135 = x091 * x114 + x001 * x024 + x134
    del x083, x113, x132, x054, x084, x131, x133, x024, x114, x134
    x136 = 0.0465 * (x029 + x059 + (x089 + x119))
    x137 = x056 + x086 + (x116 + (x026 + 3.12e-05))
    del x029, x059, x089, x119, x026, x056, x086, x116
    x138 = x001 * x030 + (x031 * x060 - (x136 + x137))
    x139 = x061 * x090 + x091 * x120 + x138
    x140 = x121 * 0.06216199415677255
    x141 = x124 * 0.06216199415677255
    x142 = x125 * 0.06216199415677255
    x143 = x124 * x141
    x144 = x125 * x142
    x145 = x121 * x140
    x146 = x028 + x058 + (x088 + x118)
    del x001, x031, x136, x137, x061, x091, x138, x028, x058, x088, x118
    x147 = x044 + x074 + (x104 + (x014 + 0.082415101327476))
    x148 = x051 + x081 + (x111 + (x021 - x147))
    del x014, x044, x074, x104, x021, x051, x081, x111, x147
    x149 = 0.093 * x146 - (x144 + (x143 + x148))
    x150 = x019 + x049 - (x079 + x109)
    x151 = x002 * x030 + x032 * x060
    del x019, x049, x079, x109, x002, x030, x032, x060
    x152 = x062 * x090 + x092 * x120
    x153 = x055 + x085 + (x115 + (x025 + 0.4323559965405))
    del x062, x090, x092, x120, x025, x055, x085, x115
    x154 = x144 + (x145 - (0.3868 * x150 + x153))
    x155 = 2.0 * (0.1934 * x150 + 0.0465 * x146)
    x156 = x155 + (x027 + 0.460899171821024 + (x057 + x087))
    x157 = x143 - (x117 - x145) - x156 - (x151 + x152)
    I_c[0, 0] = x149
    I_c[0, 1] = x130 + x121 * x141
    I_c[0, 2] = -(x135 + x121 * x142)
    I_c[1, 0] = x130 + x124 * x140
    I_c[1, 1] = -(x152 + (x151 + x154))
    I_c[1, 2] = x139 - x124 * x142
    I_c[2, 0] = -(x135 + x125 * x140)
    I_c[2, 1] = x139 - x125 * x141
    I_c[2, 2] = -x157


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
