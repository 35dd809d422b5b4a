# gravity of go2: Gravity forces g.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.recipes
# Convention  pinocchio
# Program     SHA-256 8902455a09694cb4643df040f8179d8c43c2f3befa293c622c4263b1e279a256
# Operations  262 mul, 197 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad  [p, quaternion xyzw, joints]
#
# Outputs
#     g  18  N, N m  [base linear, base angular, joints], base axes
#
# Statements it rests on
#     floating-base/weight       PROVED
#     lagrange/gravity-2         PROVED
#     lagrange/gravity-3         PROVED
#     recursions/gravity-limbs   PROVED
#     recursions/gravity-wheels  PROVED

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
    x001 = q_03 * 2.0
    x002 = q_04 * 2.0
    x003 = q_05 * 2.0
    x004 = q_03 * x003 - q_06 * x002
    x005 = q_04 * x003 + q_06 * x001
    x006 = q_04 * x002 - (1.0 - q_03 * x001)
    x007 = x004 * 9.81
    x008 = x005 * 9.81
    x009 = x006 * 9.81
    x010 = np.cos(q_07)
    x011 = np.sin(q_07)
    x012 = x008 * x010 - x009 * x011
    x013 = x009 * x010 + x008 * x011
    x014 = x004 * 7.52427
    x015 = x004 * 0.0006983739
    x016 = x004 * 0.0127723257
    x017 = np.cos(q_08)
    x018 = np.sin(q_08)
    x019 = x007 * x017 + x013 * x018
    x020 = x007 * x018 - x013 * x017
    x021 = np.cos(q_09)
    x022 = np.sin(q_09)
    x023 = x019 * x021 - x020 * x022
    x024 = x019 * x022 + x020 * x021
    x025 = x023 * 0.194
    x026 = x024 * 0.194
    x027 = x012 * 0.02623 + x024 * 0.01837685
    x028 = x024 * 0.00084392 + x023 * 0.02623
    x029 = x023 * 0.01837685 - x012 * 0.00084392
    x030 = np.cos(q_10)
    x031 = np.sin(q_10)
    x032 = x008 * x030 - x009 * x031
    x033 = x009 * x030 + x008 * x031
    x034 = np.cos(q_11)
    x035 = np.sin(q_11)
    x036 = x007 * x034 + x033 * x035
    x037 = x033 * x034 - x007 * x035
    x038 = np.cos(q_12)
    x039 = np.sin(q_12)
    x040 = x036 * x038 + x037 * x039
    x041 = x036 * x039 - x037 * x038
    x042 = 0.194 * x040
    x043 = 0.194 * x041
    x044 = 0.01837685 * x041 - 0.02623 * x032
    x045 = 0.00084392 * x041 + 0.02623 * x040
    x046 = 0.00084392 * x032 + 0.01837685 * x040
    x047 = np.cos(q_13)
    x048 = np.sin(q_13)
    x049 = x008 * x047 - x009 * x048
    x050 = x009 * x047 + x008 * x048
    x051 = np.cos(q_14)
    x052 = np.sin(q_14)
    x053 = x007 * x051 + x050 * x052
    x054 = x050 * x051 - x007 * x052
    x055 = np.cos(q_15)
    x056 = np.sin(q_15)
    x057 = x053 * x055 + x054 * x056
    x058 = x053 * x056 - x054 * x055
    x059 = 0.194 * x057
    x060 = 0.194 * x058
    x061 = 0.02623 * x049 + 0.01837685 * x058
    x062 = 0.00084392 * x058 + 0.02623 * x057
    x063 = 0.01837685 * x057 - 0.00084392 * x049
    x064 = np.cos(q_16)
    x065 = np.sin(q_16)
    x066 = x008 * x064 - x009 * x065
    x067 = x009 * x064 + x008 * x065
    x068 = np.cos(q_17)
    x069 = np.sin(q_17)
    x070 = x007 * x068 + x067 * x069
    x071 = x067 * x068 - x007 * x069
    x072 = np.cos(q_18)
    x073 = np.sin(q_18)
    x074 = x070 * x072 + x071 * x073
    x075 = x070 * x073 - x071 * x072
    x076 = 0.194 * x074
    x077 = 0.194 * x075
    x078 = 0.01837685 * x075 - 0.02623 * x066
    x079 = 0.00084392 * x075 + 0.02623 * x074
    x080 = 0.00084392 * x066 + 0.01837685 * x074
    x081 = x072 * x076 + x073 * x077
    x082 = x072 * x078 - (0.08994675 * x071 + x073 * x080)
    x083 = x066 * 0.0789924 - x082
    x084 = x079 + (0.0376704 * x070 + 0.00430848 * x071)
    x085 = 0.213 * x081 + x084
    x086 = x072 * x080 - (0.00430848 * x066 - 0.08994675 * x070)
    del x003, x001, x002, x008, x009, x007, x082, x080
    x087 = x073 * x078 + x086
    x088 = x081 + 1.241 * x070
    x089 = x073 * x076 + (1.241 * x071 - x072 * x077)
    del x078, x086, x070, x071, x072, x073, x076, x077
    x090 = x069 * x087 + (0.00130197 * x067 + 7.119e-05 * x066)
    x091 = x068 * x083 + x090
    x092 = x085 + (x015 - 0.0036612 * x067)
    x093 = x068 * x087 + (x016 + 0.0036612 * x066)
    x094 = x069 * x083 - x093
    x095 = x069 * x089 - (x014 + x068 * x088)
    x096 = x066 * 2.202
    x097 = x069 * x088 + (0.767 * x067 + x068 * x089)
    x098 = x064 * x096 + x065 * x097
    x099 = x064 * x097 - x065 * x096
    del x087, x093, x066, x067, x069, x088, x089, x096, x097
    x100 = x055 * x059 + x056 * x060
    x101 = x056 * x063 + (0.08994675 * x054 - x055 * x061)
    x102 = x049 * 0.0789924 - x101
    x103 = x062 + (0.0376704 * x053 + 0.00430848 * x054)
    x104 = 0.213 * x100 + x103
    x105 = x055 * x063 + (0.08994675 * x053 + 0.00430848 * x049)
    x106 = x056 * x061 + x105
    x107 = x100 + 1.241 * x053
    x108 = x056 * x059 + (1.241 * x054 - x055 * x060)
    del x101, x063, x061, x105, x053, x054, x055, x056, x059, x060
    x109 = x052 * x106 - (7.119e-05 * x049 - 0.00130197 * x050)
    x110 = x051 * x102 - x109
    x111 = x104 + (x015 - 0.0036612 * x050)
    x112 = x051 * x106 + (x016 - 0.0036612 * x049)
    x113 = x052 * x102 + x112
    x114 = x052 * x108 - (x014 + x051 * x107)
    x115 = x049 * 2.202
    x116 = x052 * x107 + (0.767 * x050 + x051 * x108)
    x117 = x047 * x115 + x048 * x116
    x118 = x047 * x116 - x048 * x115
    del x106, x112, x049, x050, x052, x107, x108, x115, x116
    x119 = x038 * x042 + x039 * x043
    x120 = x038 * x044 - (0.08994675 * x037 + x039 * x046)
    x121 = x032 * 0.0789924 - x120
    x122 = x045 + (0.0376704 * x036 + 0.00430848 * x037)
    x123 = 0.213 * x119 + x122
    x124 = x038 * x046 - (0.00430848 * x032 - 0.08994675 * x036)
    x125 = x039 * x044 + x124
    x126 = x119 + 1.241 * x036
    x127 = x039 * x042 + (1.241 * x037 - x038 * x043)
    del x120, x046, x044, x124, x036, x037, x038, x039, x042, x043
    x128 = x035 * x125 + (0.00130197 * x033 + 7.119e-05 * x032)
    x129 = x034 * x121 + x128
    x130 = x123 + (x015 + 0.0036612 * x033)
    x131 = x034 * x125 + (x016 - 0.0036612 * x032)
    x132 = x035 * x121 - x131
    x133 = x035 * x127 - (x014 + x034 * x126)
    x134 = x032 * 2.202
    x135 = x035 * x126 + (0.767 * x033 + x034 * x127)
    x136 = x030 * x134 + x031 * x135
    x137 = x030 * x135 - x031 * x134
    del x125, x131, x032, x033, x035, x126, x127, x134, x135
    x138 = x021 * x025 + x022 * x026
    x139 = x022 * x029 - (x020 * 0.08994675 + x021 * x027)
    x140 = x012 * 0.0789924 - x139
    x141 = x028 + (x019 * 0.0376704 - x020 * 0.00430848)
    x142 = 0.213 * x138 + x141
    x143 = x021 * x029 + (x019 * 0.08994675 + x012 * 0.00430848)
    x144 = x022 * x027 + x143
    x145 = x138 + x019 * 1.241
    x146 = x022 * x025 - (x020 * 1.241 + x021 * x026)
    del x139, x029, x027, x143, x019, x020, x021, x022, x025, x026
    x147 = x018 * x144 - (x012 * 7.119e-05 - x013 * 0.00130197)
    x148 = x017 * x140 - x147
    x149 = x142 + (x015 + x013 * 0.0036612)
    x150 = x017 * x144 + (x016 + x012 * 0.0036612)
    x151 = x018 * x140 + x150
    x152 = x017 * x145 + (x014 - x018 * x146)
    x153 = x012 * 2.202
    x154 = x018 * x145 + (x013 * 0.767 + x017 * x146)
    del x015, x016, x144, x150, x014, x012, x013, x018, x145, x146
    x155 = x010 * x153 + x011 * x154
    x156 = x011 * x153 - x010 * x154
    x157 = 0.0465 * (x099 - x118 + (x137 + x156))
    x158 = x110 + x129 + (x148 + (x091 + x005 * 0.36481512366))
    x159 = 0.1934 * (x099 + x118 - (x137 - x156))
    x160 = x064 * x092 + (x004 * 0.36481512366 - x006 * 1.43906963112)
    x161 = x065 * x094 - (x047 * x111 + x030 * x130)
    x162 = x011 * x151 - (x010 * x149 + x160)
    x163 = x161 + (x048 * x113 + x031 * x132)
    x164 = 0.1934 * (x098 + x117 - (x136 + x155))
    x165 = 0.0465 * (x095 - x114 + (x133 + x152))
    x166 = x011 * x149 - (x005 * 1.43906963112 - x065 * x092)
    del x153, x154, x160, x161, x011, x065, x092, x149
    x167 = x064 * x094 + (x048 * x111 + x031 * x130)
    x168 = x167 + (x047 * x113 + x030 * x132)
    del x031, x048, x064, x094, x111, x130, x030, x047, x113, x132, x167
    x169 = x165 + (x010 * x151 + x166 + x168)
    x170 = x114 + x133 - (x152 - (x095 - x004 * 71.40699))
    x171 = x117 + x136 + (x155 + (x098 + x005 * 71.40699))
    x172 = x118 + x137 - (x156 - (x099 + x006 * 71.40699))
    g[0] = -x170
    g[1] = x171
    g[2] = -x172
    g[3] = x157 + x158
    g[4] = -(x159 - (x162 + x163))
    g[5] = -(x164 + x169)
    g[6] = x148
    g[7] = -x142
    g[8] = -x028
    g[9] = x129
    g[10] = -x123
    g[11] = -x045
    g[12] = x110
    g[13] = -x104
    g[14] = -x062
    g[15] = x091
    g[16] = -x085
    g[17] = -x079


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
