# kinetic_energy of go2: Kinetic energy.
#
# A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
# rotation only where the quaternion has norm 1; the function normalize sees to that.
#
# Written by symdyn 0.1.0; do not edit. To write it again:
#     symdyn export go2
#
# Source      symdyn.dynamics.energy
# Convention  pinocchio
# Program     SHA-256 bd532ffb875385a7c15b067ca7b32c430bc28bd22a720cfd2beaf9e9ad55724e
# Operations  397 mul, 301 add, 0 div, 12 sin, 12 cos, 0 sqrt
#
# Inputs
#     q  19  m, -, rad   [p, quaternion xyzw, joints]
#     v  18  m/s, rad/s  [base linear, base angular, joints], base axes
#
# Outputs
#     T  scalar  J  -
#
# Statements it rests on
#     inertia/koenig             PROVED
#     inertia/energy-of-points   PROVED
#     recursions/kinetic-limbs   PROVED
#     recursions/kinetic-wheels  PROVED
#     recursions/kinetic-mass    PROVED
#     regressor/lumped-mixed     PROVED-MOD-P
#     regressor/lumped-disc      PROVED-MOD-P

import math

import numpy as np

_BLOCK = 2048  # states at a time, so that what lies between stays in the cache


def kinetic_energy(q, v):
    """Kinetic energy.

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
    T : ndarray, (...)
        J
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
            ("v", v, (18,)),
        ],
        [()],
    )
    return results[0]


def _kernel(q, v, T):
    """Fill the outputs; every entry is a number, or an array with one number a state."""
    (
        _, _, _, _, _, _, _, q_07, q_08, q_09, q_10, q_11, q_12, q_13, q_14, q_15, q_16, q_17,
        q_18
    ) = q
    (
        v_00, v_01, v_02, v_03, v_04, v_05, v_06, v_07, v_08, v_09, v_10, v_11, v_12, v_13,
        v_14, v_15, v_16, v_17
    ) = v
    x001 = v_04 * 0.00012166 + v_01 * 0.037188086 + (v_05 * 0.002283689271632 + v_03 * 0.044972709219476)
    x002 = v_03 * 0.00012166 + (v_04 * 0.4323559965405 - v_00 * 0.037188086)
    x003 = v_02 * 0.146694152 + v_05 * 3.12e-05 - x002
    x004 = v_04 * 3.12e-05 - v_01 * 0.146694152 - (v_03 * 0.002283689271632 + v_05 * 0.460899171821024)
    x005 = v_01 * 16.087 + (v_05 * 0.146694152 + v_03 * 0.037188086)
    x006 = np.cos(q_07)
    x007 = np.sin(q_07)
    x008 = v_05 * 0.0465
    x009 = v_00 - x008
    x010 = v_05 * 0.1934
    x011 = v_01 + x010
    x012 = v_04 * 0.1934
    x013 = v_03 * 0.0465
    x014 = v_02 - x012
    x015 = x013 + x014
    x016 = x006 * x011 + x007 * x015
    x017 = x006 * x015 - x007 * x011
    x018 = v_04 * x006 + v_05 * x007
    x019 = v_05 * x006 - v_04 * x007
    x020 = v_03 + v_06
    x021 = x018 * 4.092728e-06 + (x019 * 7.25574e-07 + x020 * 0.009360598027)
    x022 = x021 + (x016 * 7.119e-05 + x017 * 0.10962557)
    x023 = x009 * 7.119e-05
    x024 = x023 - x020 * 4.092728e-06 + (x019 * 1.2818914e-06 - x018 * 0.00043992847495)
    x025 = x009 * 0.10962557
    x026 = x025 - x020 * 7.25574e-07 + (x018 * 1.2818914e-06 - x019 * 0.00892066955205)
    x027 = np.cos(q_08)
    x028 = np.sin(q_08)
    x029 = x009 * x027 - x017 * x028
    x030 = x009 * x028 + x017 * x027
    x031 = x020 * x027 - x019 * x028
    x032 = x019 * x027 + x020 * x028
    x033 = v_07 + x018
    x034 = x032 * 0.000429887296 - x033 * 0.000402580736 - (x016 * 0.0789924 + x031 * 0.01539432908)
    x035 = x032 * 0.00747974233 + (x031 * 0.000402580736 + x033 * 0.0159613637952)
    x036 = x035 - (x029 * 0.0789924 - x030 * 0.00430848)
    del x002, x015, x006, x007, x021, x027, x028, x035
    x037 = x031 * 0.000429887296 - x033 * 0.00747974233 + (x016 * 0.00430848 - x032 * 0.0005670347152)
    x038 = np.cos(q_09)
    x039 = np.sin(q_09)
    x040 = x029 - x033 * 0.213
    x041 = x016 + x031 * 0.213
    x042 = x038 * x040 - x030 * x039
    x043 = x030 * x038 + x039 * x040
    x044 = x031 * x038 - x032 * x039
    x045 = x031 * x039 + x032 * x038
    x046 = v_08 + x033
    x047 = x046 * 7.9431538e-05 - x041 * 0.02623 - (x044 * 0.00492976 + x045 * 0.0001142508)
    x048 = x045 * 0.00249597775 - (x044 * 7.9431538e-05 - x046 * 0.0049656346816)
    x049 = x042 * 0.02623 + (x043 * 0.00084392 - x048)
    x050 = x041 * 0.00084392 + x046 * 0.00249597775 + (x044 * 0.0001142508 + x045 * 3.58746816e-05)
    x051 = np.cos(q_10)
    x052 = np.sin(q_10)
    x053 = v_00 + x008
    x054 = x013 - x014
    x055 = x011 * x051 - x052 * x054
    x056 = x011 * x052 + x051 * x054
    del x040, x038, x039, x048, x008, x014, x011, x054
    x057 = v_04 * x051 + v_05 * x052
    x058 = v_05 * x051 - v_04 * x052
    x059 = v_03 + v_09
    x060 = 7.25574e-07 * x058 - (4.092728e-06 * x057 - 0.009360598027 * x059)
    x061 = x060 + (7.119e-05 * x055 + 0.10962557 * x056)
    x062 = 7.119e-05 * x053
    x063 = x062 + 4.092728e-06 * x059 - (1.2818914e-06 * x058 + 0.00043992847495 * x057)
    x064 = 0.10962557 * x053
    x065 = x064 + 7.25574e-07 * x059 + (1.2818914e-06 * x057 + 0.00892066955205 * x058)
    x066 = np.cos(q_11)
    x067 = np.sin(q_11)
    x068 = x053 * x066 + x056 * x067
    x069 = x053 * x067 - x056 * x066
    x070 = x059 * x066 - x058 * x067
    x071 = x058 * x066 + x059 * x067
    x072 = v_10 + x057
    x073 = 0.000429887296 * x071 + 0.000402580736 * x072 - (0.0789924 * x055 + 0.01539432908 * x070)
    x074 = 0.000402580736 * x070 + (0.00747974233 * x071 - 0.0159613637952 * x072)
    x075 = x074 + (0.0789924 * x068 - 0.00430848 * x069)
    x076 = 0.00747974233 * x072 + 0.000429887296 * x070 + (0.00430848 * x055 - 0.0005670347152 * x071)
    x077 = np.cos(q_12)
    x078 = np.sin(q_12)
    x079 = x068 - 0.213 * x072
    x080 = x055 + 0.213 * x070
    x081 = x077 * x079 - x069 * x078
    x082 = x069 * x077 + x078 * x079
    x083 = x070 * x077 - x071 * x078
    x084 = x070 * x078 + x071 * x077
    del x051, x052, x060, x066, x067, x074, x079, x077, x078
    x085 = v_11 + x072
    x086 = 0.02623 * x080 + 7.9431538e-05 * x085 + (0.00492976 * x083 + 0.0001142508 * x084)
    x087 = 7.9431538e-05 * x083 - (0.00249597775 * x084 - 0.0049656346816 * x085)
    x088 = 0.02623 * x081 + (0.00084392 * x082 - x087)
    x089 = 0.00249597775 * x085 - 0.00084392 * x080 - (0.0001142508 * x083 + 3.58746816e-05 * x084)
    x090 = np.cos(q_13)
    x091 = np.sin(q_13)
    x092 = v_01 - x010
    x093 = v_02 + x012
    x094 = x013 + x093
    x095 = x090 * x092 + x091 * x094
    x096 = x090 * x094 - x091 * x092
    x097 = v_04 * x090 + v_05 * x091
    x098 = v_05 * x090 - v_04 * x091
    x099 = v_03 + v_12
    x100 = 7.25574e-07 * x098 + (4.092728e-06 * x097 - 0.009360598027 * x099)
    x101 = x100 - (7.119e-05 * x095 + 0.10962557 * x096)
    x102 = x023 + 4.092728e-06 * x099 + (1.2818914e-06 * x098 - 0.00043992847495 * x097)
    del x087, x010, x012, x094, x090, x091, x100, x023
    x103 = x025 + 7.25574e-07 * x099 + (1.2818914e-06 * x097 - 0.00892066955205 * x098)
    x104 = np.cos(q_14)
    x105 = np.sin(q_14)
    x106 = x009 * x104 - x096 * x105
    x107 = x009 * x105 + x096 * x104
    x108 = x099 * x104 - x098 * x105
    x109 = x098 * x104 + x099 * x105
    x110 = v_13 + x097
    x111 = 0.000429887296 * x109 - 0.000402580736 * x110 - (0.0789924 * x095 + 0.01539432908 * x108)
    x112 = 0.00747974233 * x109 + (0.000402580736 * x108 + 0.0159613637952 * x110)
    x113 = x112 - (0.0789924 * x106 - 0.00430848 * x107)
    x114 = 0.000429887296 * x108 - 0.00747974233 * x110 + (0.00430848 * x095 - 0.0005670347152 * x109)
    x115 = np.cos(q_15)
    x116 = np.sin(q_15)
    x117 = x106 - 0.213 * x110
    x118 = x095 + 0.213 * x108
    x119 = x115 * x117 - x107 * x116
    x120 = x107 * x115 + x116 * x117
    x121 = x108 * x115 - x109 * x116
    x122 = x108 * x116 + x109 * x115
    x123 = v_14 + x110
    x124 = 7.9431538e-05 * x123 - 0.02623 * x118 - (0.00492976 * x121 + 0.0001142508 * x122)
    x125 = 0.00249597775 * x122 - (7.9431538e-05 * x121 - 0.0049656346816 * x123)
    x126 = 0.02623 * x119 + (0.00084392 * x120 - x125)
    del x025, x104, x105, x112, x117, x115, x116, x125
    x127 = 0.00084392 * x118 + 0.00249597775 * x123 + (0.0001142508 * x121 + 3.58746816e-05 * x122)
    x128 = np.cos(q_16)
    x129 = np.sin(q_16)
    x130 = x013 - x093
    x131 = x092 * x128 - x129 * x130
    x132 = x092 * x129 + x128 * x130
    x133 = v_04 * x128 + v_05 * x129
    x134 = v_05 * x128 - v_04 * x129
    x135 = v_03 + v_15
    x136 = 4.092728e-06 * x133 - (7.25574e-07 * x134 - 0.009360598027 * x135)
    x137 = x136 + (7.119e-05 * x131 + 0.10962557 * x132)
    x138 = x062 - 4.092728e-06 * x135 - (1.2818914e-06 * x134 + 0.00043992847495 * x133)
    del x013, x093, x092, x130, x128, x129, x136, x062
    x139 = x064 - 7.25574e-07 * x135 + (1.2818914e-06 * x133 + 0.00892066955205 * x134)
    x140 = np.cos(q_17)
    x141 = np.sin(q_17)
    x142 = x053 * x140 + x132 * x141
    x143 = x053 * x141 - x132 * x140
    x144 = x135 * x140 - x134 * x141
    x145 = x134 * x140 + x135 * x141
    x146 = v_16 + x133
    x147 = 0.000429887296 * x145 + 0.000402580736 * x146 - (0.0789924 * x131 + 0.01539432908 * x144)
    x148 = 0.000402580736 * x144 + (0.00747974233 * x145 - 0.0159613637952 * x146)
    x149 = x148 + (0.0789924 * x142 - 0.00430848 * x143)
    x150 = 0.00747974233 * x146 + 0.000429887296 * x144 + (0.00430848 * x131 - 0.0005670347152 * x145)
    x151 = np.cos(q_18)
    x152 = np.sin(q_18)
    x153 = x142 - 0.213 * x146
    x154 = x131 + 0.213 * x144
    x155 = x151 * x153 - x143 * x152
    x156 = x143 * x151 + x152 * x153
    x157 = x144 * x151 - x145 * x152
    x158 = x144 * x152 + x145 * x151
    x159 = v_17 + x146
    x160 = 0.02623 * x154 + 7.9431538e-05 * x159 + (0.00492976 * x157 + 0.0001142508 * x158)
    x161 = 7.9431538e-05 * x157 - (0.00249597775 * x158 - 0.0049656346816 * x159)
    x162 = 0.02623 * x155 + (0.00084392 * x156 - x161)
    del x064, x140, x141, x148, x153, x151, x152, x161
    x163 = 0.00249597775 * x159 - 0.00084392 * x154 - (0.0001142508 * x157 + 3.58746816e-05 * x158)
    x164 = 7.119e-05 * (x018 + x097) + 0.10962557 * (x019 + x098)
    x165 = x031 * 0.0789924 + (x020 * 7.119e-05 - x032 * 0.00430848)
    x166 = 7.119e-05 * (x057 + x133) - 0.10962557 * (x058 + x134)
    x167 = 0.0789924 * x070 + (7.119e-05 * x059 - 0.00430848 * x071)
    x168 = 0.0789924 * x108 + (7.119e-05 * x099 - 0.00430848 * x109)
    x169 = 0.0789924 * x144 + (7.119e-05 * x135 - 0.00430848 * x145)
    x170 = x080 * (0.02623 * x083 + 0.00084392 * x084)
    x171 = x118 * (0.02623 * x121 + 0.00084392 * x122)
    x172 = v_02 * (v_04 * 0.146694152 - v_02 * 16.087)
    x173 = v_00 * (v_04 * 0.037188086 - v_00 * 16.087)
    x174 = x154 * (0.02623 * x157 + 0.00084392 * x158)
    x175 = x041 * (x044 * 0.02623 + x045 * 0.00084392)
    x176 = v_04 * x003 + (v_05 * x004 - v_01 * x005)
    x177 = x096 * (0.10962557 * x099) + (v_03 * x001 - (x172 + x173))
    del x080, x118, x154, x041, x003, x004, x005, x001, x096, x172, x173
    x178 = x132 * (0.10962557 * x135) + x017 * (x020 * 0.10962557)
    x179 = x142 * (0.0789924 * x146) - (x056 * (0.10962557 * x059) - x176)
    x180 = x143 * (0.00430848 * x146) - x029 * (x033 * 0.0789924)
    x181 = x030 * (x033 * 0.00430848) - x068 * (0.0789924 * x072)
    del x017, x132, x056, x142, x176, x029, x143, x030, x068
    x182 = x069 * (0.00430848 * x072) - x106 * (0.0789924 * x110)
    x183 = x107 * (0.00430848 * x110) - (x009 * x164 + x053 * x166)
    x184 = x134 * x139 - x133 * x138 - (x018 * x024 + x019 * x026)
    del x069, x106, x009, x053, x107, x164, x166, x018, x019, x024, x026, x133, x134, x138, x139
    x185 = x058 * x065 - x057 * x063 - (x097 * x102 + x098 * x103)
    del x057, x058, x063, x065, x097, x098, x102, x103
    x186 = x016 * x165 + (x177 + x178) + (x055 * x167 + x095 * x168)
    del x016, x055, x095, x165, x167, x168, x177, x178
    x187 = x131 * x169 - x144 * x147 - (x145 * x150 - x135 * x137)
    del x131, x135, x137, x144, x145, x147, x150, x169
    x188 = x020 * x022 - x031 * x034 - (x032 * x037 - x059 * x061)
    del x020, x022, x031, x032, x034, x037, x059, x061
    x189 = x099 * x101 + x070 * x073 + (x071 * x076 + x108 * x111)
    del x070, x071, x073, x076, x099, x101, x108, x111
    x190 = x109 * x114 + x179 - (x180 + x181)
    x191 = x119 * (0.02623 * x123) + x120 * (0.00084392 * x123)
    x192 = x155 * (0.02623 * x159) + x156 * (0.00084392 * x159)
    del x109, x114, x179, x180, x181, x119, x120, x155, x156
    x193 = x042 * (x046 * 0.02623) + x043 * (x046 * 0.00084392)
    x194 = x081 * (0.02623 * x085) + x082 * (0.00084392 * x085)
    x195 = x190 - (x182 + x183 + (x184 + x185))
    del x042, x043, x081, x082, x182, x183, x184, x185, x190
    x196 = x191 + (x121 * x124 - x122 * x127)
    x197 = x192 + (x158 * x163 - x157 * x160)
    del x121, x122, x124, x127, x191, x157, x158, x160, x163, x192
    x198 = x146 * x149 - x033 * x036 + (x072 * x075 - x110 * x113)
    del x033, x036, x072, x075, x110, x113, x146, x149
    x199 = x193 + (x044 * x047 - x045 * x050)
    x200 = x194 + (x084 * x089 - x083 * x086)
    del x044, x045, x047, x050, x193, x083, x084, x086, x089, x194
    x201 = x170 + x171 + (x174 + x175) + (x186 + x187)
    x202 = x123 * x126 - (x188 - x189 - x195)
    del x170, x171, x174, x175, x186, x187, x123, x126, x188, x189, x195
    x203 = x202 + (x159 * x162 + x046 * x049)
    x204 = x085 * x088 + (x196 + x197) + (x198 + x199 + (x200 - x201))
    del x046, x049, x159, x162, x202, x085, x088, x196, x197, x198, x199, x200, x201
    T[...] = -((x203 + x204) * 0.5)


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
