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
# Program     SHA-256 74345803e5eb871dca25969ff5e993ded87da62782a79a95634b4ef71956f08e
# Operations  181 mul, 217 add, 0 div, 12 sin, 12 cos, 0 sqrt
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

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def locked_inertia(q, out=None):
    """Rotational inertia of the whole robot, joints locked, about its centre of mass.

    A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
    rotation only where the quaternion has norm 1; the function normalize sees to that.

    Parameters
    ----------
    q : array_like, (..., 19)
        [p, quaternion xyzw, joints]; m, -, rad
    out : ndarray, optional
        Where the results are written; by default arrays of their own.

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
        [
            ("I_c", (3, 3)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, I_c):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (
        _, _, _, _, _, _, _, q_07, q_08, q_09, q_10, q_11, q_12, q_13, q_14, q_15, q_16, q_17,
        q_18
    ) = q
    (
        c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11, c12, c13, c14, c15, c16, c17,
        c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34,
        c35, c36
    ) = numbers(
        (
            2.0, 0.1934, 0.0465, 0.213, 0.02623, 0.00084392, 0.0048938853184, 0.0002285016,
            0.00249597775, 7.9431538e-05, 0.426, 0.00430848, 0.0789924, 0.02032408908,
            0.000402580736, 0.000544138096, 0.00747974233, 0.0006029093968, 0.10962557, 7.119e-05,
            4.092728e-06, 7.25574e-07, 0.02136692695175, 1.2818914e-06, 0.00892066955205, 0.093,
            0.3868, 0.146694152, 0.037188086, 0.00012166, 0.002283689271632, 0.4323559965405,
            3.12e-05, 0.460899171821024, 0.06216199415677255, 0.082415101327476
        )
    )
    (
        w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16,
        w17, w18, w19, w20, w21, w22, w23, w24, w25, w26, w27, w28, w29, w30, w31, w32, w33,
        w34, w35, w36, w37, w38, w39, w40, w41, w42, w43, w44, w45, w46, w47, w48, w49, w50
    ) = slots(51)
    x001 = cos(q_16, w00)
    x002 = sin(q_16, w01)
    x003 = cos(q_17, w02)
    x004 = sin(q_17, w03)
    x005 = cos(q_18, w04)
    x006 = sin(q_18, w05)
    x007 = sub(mul(x006, c05, w06), mul(x005, c06, w07), w07)
    x012 = add(x007, c12, w06)
    x008 = add(mul(x006, c06, w08), mul(x005, c05, w09), w09)
    x011 = mul(x008, c11, w08)
    x013 = add(x008, c13, w09)
    x019 = add(mul(x003, x012, w10), mul(x004, x013, w11), w11)
    x022 = sub(mul(x004, x012, w06), add(c20, mul(x003, x013, w09), w09), w09)
    x028 = add(mul(x001, c19, w06), mul(x002, x022, w10), w10)
    x029 = sub(mul(x002, c19, w06), mul(x001, x022, w09), w09)
    x025 = add(x011, c23, w06)
    x009 = sub(mul(x006, c07, w12), mul(x005, c08, w13), w13)
    x016 = add(mul(x005, x009, w12), add(c16, mul(c04, x007, w07), w07), w07)
    x010 = mul(x006, x009, w13)
    x014 = sub(x011, sub(x010, c14, w12), w12)
    x018 = add(x010, c18, w13)
    x020 = add(mul(x004, sub(x014, x018, w08), w08), mul(x016, mul(c01, x003, w14), w14), w14)
    x021 = mul(x004, x020, w08)
    x027 = add(x021, add(x018, c25, w13), w13)
    x024 = sub(mul(x003, x020, w14), sub(x016, c22, w07), w07)
    x015 = sub(mul(x005, c10, w14), add(c15, mul(x006, c09, w15), w15), w15)
    x017 = add(mul(x005, c09, w04), add(c17, mul(x006, c10, w05), w05), w05)
    x023 = add(mul(x003, x015, w04), sub(c21, mul(x004, x017, w14), w14), w14)
    x026 = sub(mul(x003, x017, w05), sub(c24, mul(x004, x015, w15), w15), w15)
    x030 = sub(mul(x002, sub(x025, x027, w05), w05), mul(x026, mul(c01, x001, w03), w03), w03)
    x031 = cos(q_13, w05)
    x032 = sin(q_13, w02)
    x033 = cos(q_14, w04)
    x034 = sin(q_14, w16)
    x035 = cos(q_15, w17)
    x036 = sin(q_15, w18)
    x037 = sub(mul(c05, x036, w19), mul(c06, x035, w20), w20)
    x042 = add(c12, x037, w19)
    x038 = add(mul(c06, x036, w21), mul(c05, x035, w22), w22)
    x041 = mul(c11, x038, w21)
    x043 = add(c13, x038, w22)
    x049 = add(mul(x033, x042, w23), mul(x034, x043, w24), w24)
    x052 = sub(mul(x034, x042, w19), add(c20, mul(x033, x043, w22), w22), w22)
    x058 = sub(mul(c19, x031, w19), mul(x032, x052, w23), w23)
    x059 = add(mul(c19, x032, w19), mul(x031, x052, w22), w22)
    x124 = sub(x028, x058, w19)
    x055 = add(c23, x041, w25)
    x039 = sub(mul(c07, x036, w26), mul(c08, x035, w27), w27)
    x046 = add(mul(x035, x039, w26), add(c16, mul(c04, x037, w20), w20), w20)
    x040 = mul(x036, x039, w27)
    x044 = add(x041, sub(c14, x040, w26), w26)
    x048 = add(c18, x040, w27)
    x050 = add(mul(x034, sub(x044, x048, w21), w21), mul(x046, mul(c01, x033, w28), w28), w28)
    x051 = mul(x034, x050, w21)
    x057 = add(x051, add(c25, x048, w27), w27)
    x054 = add(mul(x033, x050, w28), sub(c22, x046, w20), w20)
    x045 = sub(mul(c10, x035, w28), add(c15, mul(c09, x036, w29), w29), w29)
    x047 = add(mul(c09, x035, w17), add(c17, mul(c10, x036, w18), w18), w18)
    x053 = add(mul(x033, x045, w17), sub(c21, mul(x034, x047, w28), w28), w28)
    x056 = sub(mul(x033, x047, w18), sub(c24, mul(x034, x045, w29), w29), w29)
    x060 = add(mul(x032, sub(x055, x057, w18), w18), mul(x056, mul(c01, x031, w16), w16), w16)
    x151 = add(mul(x002, x030, w18), mul(x032, x060, w04), w04)
    x061 = cos(q_10, w18)
    x062 = sin(q_10, w17)
    x063 = cos(q_11, w30)
    x064 = sin(q_11, w31)
    x065 = cos(q_12, w32)
    x066 = sin(q_12, w33)
    x067 = sub(mul(c05, x066, w34), mul(c06, x065, w35), w35)
    x072 = add(c12, x067, w34)
    x068 = add(mul(c06, x066, w36), mul(c05, x065, w37), w37)
    x071 = mul(c11, x068, w36)
    x073 = add(c13, x068, w37)
    x079 = add(mul(x063, x072, w38), mul(x064, x073, w39), w39)
    x082 = sub(mul(x064, x072, w34), add(c20, mul(x063, x073, w37), w37), w37)
    x088 = add(mul(c19, x061, w34), mul(x062, x082, w38), w38)
    x089 = sub(mul(c19, x062, w34), mul(x061, x082, w37), w37)
    x128 = add(x029, x089, w34)
    x122 = add(x019, x079, w40)
    x085 = add(c23, x071, w41)
    x069 = sub(mul(c07, x066, w42), mul(c08, x065, w43), w43)
    x076 = add(mul(x065, x069, w42), add(c16, mul(c04, x067, w35), w35), w35)
    x070 = mul(x066, x069, w43)
    x074 = add(x071, sub(c14, x070, w42), w42)
    x078 = add(c18, x070, w43)
    x080 = add(mul(x064, sub(x074, x078, w36), w36), mul(x076, mul(c01, x063, w44), w44), w44)
    x081 = mul(x064, x080, w36)
    x087 = add(x081, add(c25, x078, w43), w43)
    x084 = sub(mul(x063, x080, w44), add(c22, x076, w35), w35)
    x075 = sub(mul(c10, x065, w44), add(c15, mul(c09, x066, w45), w45), w45)
    x077 = add(mul(c09, x065, w32), add(c17, mul(c10, x066, w33), w33), w33)
    x083 = sub(mul(x063, x075, w32), add(c21, mul(x064, x077, w44), w44), w44)
    x086 = sub(mul(x063, x077, w33), sub(c24, mul(x064, x075, w45), w45), w45)
    x090 = sub(mul(x062, sub(x085, x087, w33), w33), mul(x086, mul(c01, x061, w31), w31), w31)
    x139 = add(add(x086, mul(x061, x090, w33), w33), add(x026, mul(x001, x030, w03), w03), w03)
    x131 = add(add(mul(x062, x084, w33), mul(x061, x083, w15), w15), add(mul(x002, x024, w33), mul(x001, x023, w45), w45), w45)
    x136 = add(sub(mul(x061, x084, w35), mul(x062, x083, w44), w44), sub(mul(x001, x024, w07), mul(x002, x023, w14), w14), w14)
    x091 = cos(q_07, w44)
    x092 = sin(q_07, w07)
    x093 = cos(q_08, w01)
    x094 = sin(q_08, w00)
    x095 = cos(q_09, w35)
    x096 = sin(q_09, w18)
    x097 = sub(mul(c05, x096, w15), mul(c06, x095, w33), w33)
    x102 = add(c12, x097, w15)
    x098 = add(mul(c06, x096, w30), mul(c05, x095, w32), w32)
    x101 = mul(c11, x098, w30)
    x103 = add(c13, x098, w32)
    x109 = add(mul(x093, x102, w46), mul(x094, x103, w47), w47)
    x112 = sub(mul(x094, x102, w15), add(c20, mul(x093, x103, w32), w32), w32)
    x118 = sub(mul(c19, x091, w15), mul(x092, x112, w46), w46)
    x125 = sub(x088, x118, w15)
    x147 = add(add(x058, x118, w46), add(x028, x088, w38), w38)
    x119 = add(mul(c19, x092, w46), mul(x091, x112, w32), w32)
    x127 = add(x059, x119, w46)
    x134 = mul(c02, sub(sub(x059, x119, w32), sub(x029, x089, w37), w37), w37)
    x129 = sub(c29, sub(x127, x128, w32), w32)
    x143 = mul(x129, c35, w09)
    x145 = mul(x129, x143, w22)
    x126 = add(x124, x125, w10)
    x142 = mul(x126, c35, w23)
    x144 = mul(x126, x142, w48)
    x149 = add(x145, sub(x144, add(c36, mul(c26, x147, w49), w49), w49), w49)
    x121 = add(x049, x109, w50)
    x150 = add(sub(x049, x109, w47), sub(x019, x079, w39), w39)
    x155 = mul(c01, add(mul(c02, x150, w47), mul(c03, x147, w38), w38), w38)
    x132 = sub(mul(c02, sub(x124, x125, w15), w15), add(c30, mul(c03, sub(x121, x122, w19), w19), w19), w19)
    x123 = sub(c28, add(x121, x122, w40), w40)
    x141 = mul(x123, c35, w50)
    x146 = mul(x123, x141, w15)
    x153 = add(x145, sub(x146, add(c32, mul(c27, x150, w39), w39), w39), w39)
    x156 = add(x151, sub(x155, sub(x144, sub(c34, x146, w15), w15), w15), w15)
    x115 = add(c23, x101, w38)
    x099 = sub(mul(c07, x096, w48), mul(c08, x095, w22), w22)
    x106 = add(mul(x095, x099, w48), add(c16, mul(c04, x097, w33), w33), w33)
    x100 = mul(x096, x099, w22)
    x104 = add(x101, sub(c14, x100, w48), w48)
    x108 = add(c18, x100, w22)
    x110 = add(mul(x094, sub(x104, x108, w30), w30), mul(x106, mul(c01, x093, w47), w47), w47)
    x111 = mul(x094, x110, w30)
    x117 = add(x111, add(c25, x108, w22), w22)
    x148 = add(add(sub(x104, x111, w30), sub(x044, x051, w21), w21), add(sub(x074, x081, w36), sub(x014, x021, w08), w08), w08)
    x114 = sub(mul(x093, x110, w47), add(c22, x106, w33), w33)
    x105 = sub(mul(c10, x095, w47), add(c15, mul(c09, x096, w21), w21), w21)
    x107 = add(mul(c09, x095, w35), add(c17, mul(c10, x096, w18), w18), w18)
    x113 = sub(mul(x093, x105, w35), add(c21, mul(x094, x107, w47), w47), w47)
    x116 = sub(mul(x093, x107, w18), sub(c24, mul(x094, x105, w21), w21), w21)
    x120 = add(mul(x092, sub(x115, x117, w18), w18), mul(x116, mul(c01, x091, w00), w00), w00)
    x138 = add(sub(x116, mul(x091, x120, w18), w18), sub(x056, mul(x031, x060, w16), w16), w16)
    x140 = add(sub(x138, x139, w03), add(c33, mul(c03, add(x127, x128, w34), w34), w34), w34)
    x152 = add(mul(x062, x090, w31), mul(x092, x120, w00), w00)
    x154 = sub(add(add(x055, x115, w38), add(x025, x085, w41), w41), add(x152, add(x151, x153, w39), w39), w39)
    x157 = add(add(add(x057, x117, w22), add(x027, x087, w43), w43), add(x152, x156, w15), w15)
    x130 = add(sub(mul(x092, x114, w43), mul(x091, x113, w00), w00), sub(mul(x032, x054, w43), mul(x031, x053, w22), w22), w22)
    x133 = sub(add(x130, x131, w45), x132, w19)
    x135 = add(add(mul(x091, x114, w33), mul(x092, x113, w47), w47), add(mul(x031, x054, w20), mul(x032, x053, w28), w28), w28)
    x137 = sub(add(x135, x136, w14), add(c31, x134, w37), w37)
    I_c[0, 0] = sub(x148, x149, w49)
    I_c[0, 1] = sub(x133, mul(x123, x142, w08), w08)
    I_c[0, 2] = -add(x137, mul(x123, x143, w40), w40)
    I_c[1, 0] = sub(x133, mul(x126, x141, w14), w14)
    I_c[1, 1] = x154
    I_c[1, 2] = -sub(x140, mul(x126, x143, w09), w09)
    I_c[2, 0] = -add(x137, mul(x129, x141, w50), w50)
    I_c[2, 1] = -sub(x140, mul(x129, x142, w23), w23)
    I_c[2, 2] = x157


_ONE = (
    lambda a, b, _: a - b,
    lambda a, b, _: a + b,
    lambda a, b, _: a * b,
    lambda a, b, _: a / b if b else float(np.divide(a, b)),
    lambda a, _: float(np.sqrt(a)),
    lambda a, _: math.sin(a) if abs(a) < math.inf else math.nan,
    lambda a, _: math.cos(a) if abs(a) < math.inf else math.nan,
    lambda a, _: float(np.tan(a)),
    lambda a, b, _: float(np.arctan2(a, b)),
    lambda a, b: a < b,
    lambda condition, a, b: a if condition else b,
    lambda values: values,
    lambda count: (None,) * count,
)
"""What a kernel's words stand for where entries are numbers."""

_MANY = (
    np.subtract,
    np.add,
    np.multiply,
    np.divide,
    np.sqrt,
    np.sin,
    np.cos,
    np.tan,
    np.arctan2,
    np.less,
    np.where,
    lambda values: [np.array(value) for value in values],
)
"""What they stand for, but for slots, where entries are arrays."""


def _run(kernel, arguments, outputs, out):
    """Run a kernel on one state, or on a batch of them block by block."""
    arrays = [_checked(*argument) for argument in arguments]
    batch = _batch(arguments, arrays)
    results = [np.empty(batch + shape) for _, shape in outputs] if out is None else out
    if out is not None:
        _check_out(outputs, out, batch)
        results = [x if x.flags.c_contiguous else np.empty(x.shape) for x in out]
    if batch:
        _run_many(kernel, zip(arguments, arrays), batch, zip(outputs, results))
    else:
        kernel(_ONE, *[array.ravel().tolist() for array in arrays], *results)
    return [result[()] for result in results] if out is None else _copied(results, out)


def _run_many(kernel, arguments, batch, results):
    """Run a kernel block by block, on rows of states."""
    count, work = math.prod(batch), []
    states = [_by_state(*pair, batch) for pair in arguments]
    rows = [array.reshape(count, *shape) for (_, shape), array in results]
    np.empty(1 << 21)  # an allocator that has freed this much keeps the small arrays' memory
    for start in range(0, count, _BLOCK):
        stop = min(start + _BLOCK, count)

        def slots(number, size=stop - start):
            if not work:
                work.append(np.empty((number, size)))
            return list(work[0][:, :size])

        entries = [list(np.ascontiguousarray(state[start:stop].T)) for state in states]
        views = [np.moveaxis(result[start:stop], 0, -1) for result in rows]
        kernel((*_MANY, slots), *entries, *views)


def _checked(name, value, shape):
    """An argument as an array of doubles whose last axes have this shape."""
    array = np.asarray(value)
    if array.dtype.kind == "c":  # NumPy would drop the imaginary parts
        raise ValueError(f"{name}: expected real numbers, got complex ones")
    array = array.astype(np.float64, copy=False)
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


def _check_out(outputs, out, batch):
    """Refuse arrays that cannot hold the results."""
    if len(out) != len(outputs):
        raise ValueError(f"out: expected {len(outputs)} arrays, got {len(out)}")
    for (name, shape), array in zip(outputs, out):
        if not isinstance(array, np.ndarray) or array.dtype != np.float64:
            raise ValueError(f"out: expected an array of doubles for {name}")
        if array.shape != batch + shape:
            raise ValueError(f"out: expected shape {batch + shape} for {name}, got {array.shape}")


def _copied(results, out):
    """The caller's arrays with the results in them."""
    for result, array in zip(results, out):
        if array is not result:
            array[...] = result
    return out


def _by_state(argument, array, batch):
    """An argument with one row a state."""
    shape = argument[2]
    return np.broadcast_to(array, batch + shape).reshape(math.prod(batch), math.prod(shape))
