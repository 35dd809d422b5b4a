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
# Program     SHA-256 fb6ed8fac93b3565c0c6425c327bb17db5297fc7bdf54672c84182ae8c484316
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

_BLOCK = 4096  # states at a time, so that what lies between stays in the cache


def frame_jacobian_RL_foot_local(q, out=None):
    """Jacobian of RL_foot: linear first, the frame's axes and origin.

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
    J : ndarray, (..., 6, 18)
        linear first, the frame's axes and origin; -, m
    """
    results = _run(
        _kernel,
        [
            ("q", q, (19,)),
        ],
        [
            ("J", (6, 18)),
        ],
        out if out is None else (out,),
    )
    return results[0]


def _kernel(given, q, J):
    """Fill the outputs; an entry is a number, or an array with one number a state.

    An operation's last argument is the slot that holds the result where that is an array.
    """
    (
        sub, add, mul, div, sqrt, sin, cos, tan, atan2, less, where, numbers, slots
    ) = given
    (_, _, _, q_03, q_04, q_05, q_06, _, _, _, _, _, _, q_13, q_14, q_15, _, _, _) = q
    (c1, c2, c3, c4, c5, c6) = numbers((1.0, 2.0, 0.1934, 0.0465, 0.213, 0.0955))
    (
        w00, w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13, w14, w15, w16,
        w17, w18, w19, w20, w21, w22, w23, w24, w25, w26, w27, w28, w29, w30, w31, w32, w33,
        w34, w35, w36, w37, w38, w39, w40, w41, w42, w43, w44
    ) = slots(45)
    x001 = mul(q_03, c2, w00)
    x016 = sub(c1, mul(q_03, x001, w01), w01)
    x009 = mul(q_06, x001, w00)
    x002 = mul(q_04, c2, w02)
    x004 = mul(q_04, x002, w03)
    x021 = sub(x004, x016, w04)
    x006 = mul(q_03, x002, w05)
    x010 = mul(q_06, x002, w02)
    x003 = mul(q_05, c2, w06)
    x005 = mul(q_05, x003, w07)
    x012 = sub(x005, sub(c1, x004, w03), w03)
    x017 = sub(x005, x016, w01)
    x007 = mul(q_03, x003, w07)
    x014 = add(x007, x010, w08)
    x019 = sub(x007, x010, w02)
    x008 = mul(q_04, x003, w07)
    x011 = mul(q_06, x003, w06)
    x013 = sub(x006, x011, w09)
    x015 = add(x006, x011, w06)
    x018 = sub(x008, x009, w05)
    x020 = add(x008, x009, w00)
    x022 = cos(q_13, w07)
    x023 = sin(q_13, w10)
    x042 = add(mul(x013, x022, w11), mul(x014, x023, w12), w12)
    x043 = sub(mul(x017, x022, w11), mul(x018, x023, w13), w13)
    x044 = sub(mul(x020, x022, w11), mul(x021, x023, w14), w14)
    x090 = sub(mul(x015, x043, w11), sub(mul(x019, x044, w15), mul(x012, x042, w16), w16), w16)
    x091 = add(mul(x017, x043, w11), add(mul(x020, x044, w15), mul(x013, x042, w17), w17), w17)
    x092 = add(mul(x018, x043, w11), sub(mul(x021, x044, w15), mul(x014, x042, w18), w18), w18)
    x109 = add(mul(x043, x043, w11), add(mul(x044, x044, w15), mul(x042, x042, w19), w19), w19)
    x066 = sub(mul(x014, x022, w11), mul(x013, x023, w15), w15)
    x067 = add(mul(x018, x022, w11), mul(x017, x023, w20), w20)
    x068 = add(mul(x021, x022, w11), mul(x020, x023, w21), w21)
    x024 = cos(q_14, w11)
    x025 = sin(q_14, w22)
    x069 = add(mul(x012, x024, w23), mul(x025, x066, w24), w24)
    x071 = sub(mul(x015, x024, w23), mul(x025, x067, w25), w25)
    x073 = add(mul(x019, x024, w23), mul(x025, x068, w26), w26)
    x070 = sub(mul(x012, x025, w23), mul(x024, x066, w15), w15)
    x072 = add(mul(x015, x025, w23), mul(x024, x067, w20), w20)
    x074 = sub(mul(x019, x025, w23), mul(x024, x068, w21), w21)
    x026 = cos(q_15, w23)
    x029 = mul(x026, c5, w27)
    x027 = sin(q_15, w28)
    x075 = sub(mul(x026, x069, w29), mul(x027, x070, w30), w30)
    x076 = add(mul(x026, x070, w15), mul(x027, x069, w24), w24)
    x077 = sub(mul(x026, x071, w15), mul(x027, x072, w29), w29)
    x078 = add(mul(x026, x072, w20), mul(x027, x071, w25), w25)
    x079 = sub(mul(x026, x073, w20), mul(x027, x074, w15), w15)
    x080 = add(mul(x026, x074, w21), mul(x027, x073, w26), w26)
    x028 = mul(x027, c5, w28)
    x030 = add(mul(x024, x028, w21), mul(x025, x029, w23), w23)
    x031 = sub(mul(x025, x028, w28), mul(x024, x029, w27), w27)
    x033 = sub(x031, mul(x024, c5, w11), w11)
    x032 = add(x030, mul(x025, c5, w22), w22)
    x036 = mul(x023, x032, w28)
    x038 = mul(x022, x032, w21)
    x040 = add(c3, x032, w22)
    x034 = sub(mul(x022, c6, w20), mul(x023, x033, w31), w31)
    x037 = mul(x023, x030, w20)
    x039 = mul(x022, x030, w23)
    x035 = add(mul(x023, c6, w10), mul(x022, x033, w07), w07)
    x045 = mul(x013, x035, w10)
    x049 = mul(x017, x035, w32)
    x053 = mul(x020, x035, w33)
    x058 = sub(mul(x012, x035, w34), mul(x014, x040, w35), w35)
    x061 = add(mul(x015, x035, w34), mul(x018, x040, w36), w36)
    x064 = sub(mul(x019, x035, w07), mul(x021, x040, w34), w34)
    x085 = add(mul(x061, x077, w07), add(mul(x064, x079, w37), mul(x058, x075, w38), w38), w38)
    x094 = sub(mul(x043, x061, w07), sub(mul(x044, x064, w37), mul(x042, x058, w39), w39), w39)
    x103 = add(mul(x061, x078, w36), add(mul(x064, x080, w34), mul(x058, x076, w35), w35), w35)
    x041 = add(c4, x034, w36)
    x057 = sub(x045, mul(x014, x041, w34), w34)
    x059 = sub(mul(x012, x041, w07), mul(x013, x040, w37), w37)
    x060 = add(x049, mul(x018, x041, w07), w07)
    x062 = sub(mul(x015, x041, w40), mul(x017, x040, w41), w41)
    x063 = add(x053, mul(x021, x041, w40), w40)
    x065 = add(mul(x019, x041, w36), mul(x020, x040, w22), w22)
    x086 = add(mul(x062, x077, w36), add(mul(x065, x079, w42), mul(x059, x075, w43), w43), w43)
    x095 = sub(mul(x043, x062, w36), sub(mul(x044, x065, w42), mul(x042, x059, w44), w44), w44)
    x104 = add(mul(x062, x078, w41), add(mul(x065, x080, w22), mul(x059, x076, w37), w37), w37)
    x084 = sub(mul(x060, x077, w41), sub(mul(x063, x079, w22), mul(x057, x075, w36), w36), w36)
    x093 = add(mul(x043, x060, w41), add(mul(x044, x063, w22), mul(x042, x057, w42), w42), w42)
    x102 = sub(mul(x060, x078, w07), sub(mul(x063, x080, w40), mul(x057, x076, w34), w34), w34)
    x046 = sub(x045, mul(x014, x034, w07), w07)
    x050 = add(x049, mul(x018, x034, w10), w10)
    x054 = add(x053, mul(x021, x034, w31), w31)
    x087 = sub(mul(x050, x077, w33), sub(mul(x054, x079, w32), mul(x046, x075, w40), w40), w40)
    x096 = add(mul(x043, x050, w33), add(mul(x044, x054, w32), mul(x042, x046, w41), w41), w41)
    x105 = sub(mul(x050, x078, w10), sub(mul(x054, x080, w31), mul(x046, x076, w07), w07), w07)
    x047 = sub(mul(x014, x038, w10), add(mul(x013, x036, w31), mul(x012, x033, w33), w33), w33)
    x051 = add(mul(x018, x038, w10), add(mul(x017, x036, w31), mul(x015, x033, w32), w32), w32)
    x055 = add(mul(x021, x038, w21), sub(mul(x020, x036, w28), mul(x019, x033, w11), w11), w11)
    x088 = sub(mul(x051, x077, w21), add(mul(x055, x079, w28), mul(x047, x075, w10), w10), w10)
    x097 = add(mul(x043, x051, w21), sub(mul(x044, x055, w28), mul(x042, x047, w31), w31), w31)
    x106 = sub(mul(x051, x078, w32), add(mul(x055, x080, w11), mul(x047, x076, w33), w33), w33)
    x048 = sub(mul(x014, x039, w32), add(mul(x013, x037, w11), mul(x012, x031, w21), w21), w21)
    x052 = add(mul(x018, x039, w32), add(mul(x017, x037, w11), mul(x015, x031, w28), w28), w28)
    x056 = add(mul(x021, x039, w23), sub(mul(x020, x037, w20), mul(x019, x031, w27), w27), w27)
    x089 = sub(mul(x052, x077, w23), add(mul(x056, x079, w20), mul(x048, x075, w32), w32), w32)
    x098 = add(mul(x043, x052, w23), sub(mul(x044, x056, w20), mul(x042, x048, w11), w11), w11)
    x107 = sub(mul(x052, x078, w28), add(mul(x056, x080, w27), mul(x048, x076, w21), w21), w21)
    x099 = add(mul(x015, x078, w28), add(mul(x019, x080, w27), mul(x012, x076, w23), w23), w23)
    x081 = add(mul(x015, x077, w06), add(mul(x019, x079, w02), mul(x012, x075, w03), w03), w03)
    x100 = sub(mul(x017, x078, w06), sub(mul(x020, x080, w02), mul(x013, x076, w28), w28), w28)
    x082 = sub(mul(x017, x077, w01), sub(mul(x020, x079, w00), mul(x013, x075, w09), w09), w09)
    x101 = sub(mul(x018, x078, w01), add(mul(x021, x080, w00), mul(x014, x076, w06), w06), w06)
    x110 = sub(mul(x043, x078, w25), sub(mul(x044, x080, w26), mul(x042, x076, w24), w24), w24)
    x083 = sub(mul(x018, x077, w05), add(mul(x021, x079, w04), mul(x014, x075, w08), w08), w08)
    x108 = sub(mul(x043, x077, w29), sub(mul(x044, x079, w15), mul(x042, x075, w30), w30), w30)
    J[...] = 0.0
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
    J[1, 4] = -x094
    J[1, 5] = x095
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
