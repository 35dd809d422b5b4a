/*
 * What the C functions of an export share, written by symdyn 0.1.0; do not edit.
 *
 * Numbers in lanes: GNU C's portable vectors, as gcc and clang have them. SYMDYN_LANES
 * is how many doubles a vector holds; define it as 1 to have no vectors.
 *
 * Sine and cosine of many angles at once. An angle x is brought to
 * r = x - n pi/2 with |r| <= pi/4, where pi/2 stands as a sum of three parts whose first
 * two give exact products with n, and the rounding of r is carried along. Then sine and
 * cosine of r are polynomials, within 2^-57 (double) and 2^-27 (float) of the true
 * values, and the results within 0.8 units in the last place, so that they differ from
 * those of a correctly rounded library by one unit at most. This holds for
 * |x| <= 2^20 (double) and 128 (float). Where an angle is larger or no number, and with
 * compilers that keep excess digits or may reorder sums (-ffast-math), the library's
 * own functions are called.
 */

#ifndef SYMDYN_LANES_H
#define SYMDYN_LANES_H

#include <float.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>

#ifndef SYMDYN_LANES
#if !defined(__GNUC__) || defined(__FAST_MATH__) || FLT_EVAL_METHOD != 0
#define SYMDYN_LANES 1
#elif defined(__AVX2__)
#define SYMDYN_LANES 4
#elif defined(__SSE2__) || defined(__aarch64__) || defined(__VSX__)
#define SYMDYN_LANES 2
#else
#define SYMDYN_LANES 1
#endif
#endif

static inline double symdyn_pick_f64(int condition, double then, double other)
{
    return condition ? then : other;
}

static inline void symdyn_library_f64(
    size_t n, const double *angle, double *sine, double *cosine)
{
    for (size_t k = 0; k < n; ++k) {
        const double x = angle[k];
        sine[k] = sin(x);
        cosine[k] = cos(x);
    }
}

#if SYMDYN_LANES == 1

static inline void symdyn_sincos_f64(
    size_t n, const double *angle, double *sine, double *cosine)
{
    symdyn_library_f64(n, angle, sine, cosine);
}

#else

#define SYMDYN_WIDTH_f64 (SYMDYN_LANES)

typedef double symdyn_f64 __attribute__((vector_size(8 * SYMDYN_LANES)));
typedef uint64_t symdyn_bits_f64 __attribute__((vector_size(8 * SYMDYN_LANES)));

static inline symdyn_f64 symdyn_all_f64(double x)
{
    symdyn_f64 result = {0};
    for (int k = 0; k < SYMDYN_WIDTH_f64; ++k) {
        result[k] = x;
    }
    return result;
}

static inline symdyn_f64 symdyn_sqrt_f64(symdyn_f64 x)
{
    symdyn_f64 result = {0};
    for (int k = 0; k < SYMDYN_WIDTH_f64; ++k) {
        result[k] = sqrt(x[k]);
    }
    return result;
}

static inline symdyn_f64 symdyn_tan_f64(symdyn_f64 x)
{
    symdyn_f64 result = {0};
    for (int k = 0; k < SYMDYN_WIDTH_f64; ++k) {
        result[k] = tan(x[k]);
    }
    return result;
}

static inline symdyn_f64 symdyn_atan2_f64(symdyn_f64 y, symdyn_f64 x)
{
    symdyn_f64 result = {0};
    for (int k = 0; k < SYMDYN_WIDTH_f64; ++k) {
        result[k] = atan2(y[k], x[k]);
    }
    return result;
}

static inline symdyn_f64 symdyn_pick_lanes_f64(
    symdyn_bits_f64 condition, symdyn_f64 then, symdyn_f64 other)
{
    return (symdyn_f64)(
        (condition & (symdyn_bits_f64)then) | (~condition & (symdyn_bits_f64)other));
}

static inline void symdyn_load_f64(symdyn_f64 *to, const double *from, int size)
{
    for (int j = 0; j < size; ++j) {
        symdyn_f64 entry = {0};
        for (int k = 0; k < SYMDYN_WIDTH_f64; ++k) {
            entry[k] = from[k * size + j];
        }
        to[j] = entry;
    }
}

static inline void symdyn_store_f64(double *to, const symdyn_f64 *from, int size)
{
    for (int j = 0; j < size; ++j) {
        for (int k = 0; k < SYMDYN_WIDTH_f64; ++k) {
            to[k * size + j] = from[j][k];
        }
    }
}

/* Sine and cosine; the result is not zero in the lanes whose angle is too large. */
static inline symdyn_bits_f64 symdyn_turn_f64(
    symdyn_f64 x, symdyn_f64 *sine, symdyn_f64 *cosine)
{
    const symdyn_f64 shifted = x * 0.6366197723675814 + 6755399441055744.0;
    const symdyn_f64 n = shifted - 6755399441055744.0;
    const symdyn_f64 first = x - n * 1.5707963267341256, tail = n * 6.077100506303966e-11;
    const symdyn_f64 second = first - tail, rest = n * 2.0222662487959506e-21, r = second - rest;
    const symdyn_f64 low = ((first - second) - tail) + ((second - r) - rest);
    const symdyn_f64 z = r * r, zz = z * z, half = z * 0.5;
    const symdyn_f64 s = -0.1666666666666663 + (z * 0.008333333333321901 + zz * (-0.0001984126982944129 + z * 2.755731357636881e-06 + zz * (-2.5050741477628337e-08 + z * 1.5895900309915513e-10)));
    const symdyn_f64 c = 0.041666666666666595 + (z * -0.0013888888888873344 + zz * (2.4801587289005684e-05 + z * -2.755731421864527e-07 + zz * (2.087570567132816e-09 + z * -1.1358766056517938e-11)));
    const symdyn_f64 near = 1.0 - half;
    const symdyn_bits_f64 sr = (symdyn_bits_f64)(r + (r * z * s + low * near));
    const symdyn_bits_f64 cr =
        (symdyn_bits_f64)(near + (((1.0 - near) - half) + (zz * c - r * low)));
    const symdyn_bits_f64 quarter = (symdyn_bits_f64)shifted, odd = -(quarter & 1);
    *sine = (symdyn_f64)(((sr & ~odd) | (cr & odd)) ^ ((quarter & 2) << 62));
    *cosine = (symdyn_f64)(((cr & ~odd) | (sr & odd)) ^ (((quarter + 1) & 2) << 62));
    return ~((symdyn_bits_f64)(x <= 1048576.0) & (symdyn_bits_f64)(x >= -1048576.0));
}

static inline int symdyn_any_f64(symdyn_bits_f64 bits)
{
    uint64_t any = 0;
    for (int k = 0; k < SYMDYN_WIDTH_f64; ++k) {
        any |= bits[k];
    }
    return any != 0;
}

static inline void symdyn_sincos_lanes_f64(
    size_t n, const symdyn_f64 *angle, symdyn_f64 *sine, symdyn_f64 *cosine)
{
    symdyn_bits_f64 large = {0};
    for (size_t k = 0; k < n; ++k) {
        large |= symdyn_turn_f64(angle[k], sine + k, cosine + k);
    }
    if (symdyn_any_f64(large)) {
        for (size_t j = 0; j < n; ++j) {
            for (int k = 0; k < SYMDYN_WIDTH_f64; ++k) {
                double x = angle[j][k], s, c;
                if (!(x <= 1048576.0 && x >= -1048576.0)) {
                    symdyn_library_f64(1, &x, &s, &c);
                    sine[j][k] = s;
                    cosine[j][k] = c;
                }
            }
        }
    }
}

static inline void symdyn_sincos_f64(
    size_t n, const double *angle, double *sine, double *cosine)
{
    for (size_t i = 0; i < n; i += SYMDYN_WIDTH_f64) {
        const size_t left = n - i < SYMDYN_WIDTH_f64 ? n - i : SYMDYN_WIDTH_f64;
        symdyn_f64 x = {0}, s, c;
        for (size_t k = 0; k < left; ++k) {
            x[k] = angle[i + k];
        }
        symdyn_sincos_lanes_f64(1, &x, &s, &c);
        for (size_t k = 0; k < left; ++k) {
            sine[i + k] = s[k];
            cosine[i + k] = c[k];
        }
    }
}

#endif

static inline float symdyn_pick_f32(int condition, float then, float other)
{
    return condition ? then : other;
}

static inline void symdyn_library_f32(
    size_t n, const float *angle, float *sine, float *cosine)
{
    for (size_t k = 0; k < n; ++k) {
        const float x = angle[k];
        sine[k] = sinf(x);
        cosine[k] = cosf(x);
    }
}

#if SYMDYN_LANES == 1

static inline void symdyn_sincos_f32(
    size_t n, const float *angle, float *sine, float *cosine)
{
    symdyn_library_f32(n, angle, sine, cosine);
}

#else

#define SYMDYN_WIDTH_f32 (2 * SYMDYN_LANES)

typedef float symdyn_f32 __attribute__((vector_size(8 * SYMDYN_LANES)));
typedef uint32_t symdyn_bits_f32 __attribute__((vector_size(8 * SYMDYN_LANES)));

static inline symdyn_f32 symdyn_all_f32(float x)
{
    symdyn_f32 result = {0};
    for (int k = 0; k < SYMDYN_WIDTH_f32; ++k) {
        result[k] = x;
    }
    return result;
}

static inline symdyn_f32 symdyn_sqrt_f32(symdyn_f32 x)
{
    symdyn_f32 result = {0};
    for (int k = 0; k < SYMDYN_WIDTH_f32; ++k) {
        result[k] = sqrtf(x[k]);
    }
    return result;
}

static inline symdyn_f32 symdyn_tan_f32(symdyn_f32 x)
{
    symdyn_f32 result = {0};
    for (int k = 0; k < SYMDYN_WIDTH_f32; ++k) {
        result[k] = tanf(x[k]);
    }
    return result;
}

static inline symdyn_f32 symdyn_atan2_f32(symdyn_f32 y, symdyn_f32 x)
{
    symdyn_f32 result = {0};
    for (int k = 0; k < SYMDYN_WIDTH_f32; ++k) {
        result[k] = atan2f(y[k], x[k]);
    }
    return result;
}

static inline symdyn_f32 symdyn_pick_lanes_f32(
    symdyn_bits_f32 condition, symdyn_f32 then, symdyn_f32 other)
{
    return (symdyn_f32)(
        (condition & (symdyn_bits_f32)then) | (~condition & (symdyn_bits_f32)other));
}

static inline void symdyn_load_f32(symdyn_f32 *to, const float *from, int size)
{
    for (int j = 0; j < size; ++j) {
        symdyn_f32 entry = {0};
        for (int k = 0; k < SYMDYN_WIDTH_f32; ++k) {
            entry[k] = from[k * size + j];
        }
        to[j] = entry;
    }
}

static inline void symdyn_store_f32(float *to, const symdyn_f32 *from, int size)
{
    for (int j = 0; j < size; ++j) {
        for (int k = 0; k < SYMDYN_WIDTH_f32; ++k) {
            to[k * size + j] = from[j][k];
        }
    }
}

/* Sine and cosine; the result is not zero in the lanes whose angle is too large. */
static inline symdyn_bits_f32 symdyn_turn_f32(
    symdyn_f32 x, symdyn_f32 *sine, symdyn_f32 *cosine)
{
    const symdyn_f32 shifted = x * 0.63661975f + 12582912.0f;
    const symdyn_f32 n = shifted - 12582912.0f;
    const symdyn_f32 first = x - n * 1.5707855224609375f, tail = n * 1.0804273188114166e-05f;
    const symdyn_f32 second = first - tail, rest = n * 6.07710062827671e-11f, r = second - rest;
    const symdyn_f32 low = ((first - second) - tail) + ((second - r) - rest);
    const symdyn_f32 z = r * r, zz = z * z, half = z * 0.5f;
    const symdyn_f32 s = -0.16666655f + (z * 0.00833219f + zz * (-0.0001951845f));
    const symdyn_f32 c = 0.041666646f + (z * -0.0013887312f + zz * (2.4432833e-05f));
    const symdyn_f32 near = 1.0f - half;
    const symdyn_bits_f32 sr = (symdyn_bits_f32)(r + (r * z * s + low * near));
    const symdyn_bits_f32 cr =
        (symdyn_bits_f32)(near + (((1.0f - near) - half) + (zz * c - r * low)));
    const symdyn_bits_f32 quarter = (symdyn_bits_f32)shifted, odd = -(quarter & 1);
    *sine = (symdyn_f32)(((sr & ~odd) | (cr & odd)) ^ ((quarter & 2) << 30));
    *cosine = (symdyn_f32)(((cr & ~odd) | (sr & odd)) ^ (((quarter + 1) & 2) << 30));
    return ~((symdyn_bits_f32)(x <= 128.0f) & (symdyn_bits_f32)(x >= -128.0f));
}

static inline int symdyn_any_f32(symdyn_bits_f32 bits)
{
    uint32_t any = 0;
    for (int k = 0; k < SYMDYN_WIDTH_f32; ++k) {
        any |= bits[k];
    }
    return any != 0;
}

static inline void symdyn_sincos_lanes_f32(
    size_t n, const symdyn_f32 *angle, symdyn_f32 *sine, symdyn_f32 *cosine)
{
    symdyn_bits_f32 large = {0};
    for (size_t k = 0; k < n; ++k) {
        large |= symdyn_turn_f32(angle[k], sine + k, cosine + k);
    }
    if (symdyn_any_f32(large)) {
        for (size_t j = 0; j < n; ++j) {
            for (int k = 0; k < SYMDYN_WIDTH_f32; ++k) {
                float x = angle[j][k], s, c;
                if (!(x <= 128.0f && x >= -128.0f)) {
                    symdyn_library_f32(1, &x, &s, &c);
                    sine[j][k] = s;
                    cosine[j][k] = c;
                }
            }
        }
    }
}

static inline void symdyn_sincos_f32(
    size_t n, const float *angle, float *sine, float *cosine)
{
    for (size_t i = 0; i < n; i += SYMDYN_WIDTH_f32) {
        const size_t left = n - i < SYMDYN_WIDTH_f32 ? n - i : SYMDYN_WIDTH_f32;
        symdyn_f32 x = {0}, s, c;
        for (size_t k = 0; k < left; ++k) {
            x[k] = angle[i + k];
        }
        symdyn_sincos_lanes_f32(1, &x, &s, &c);
        for (size_t k = 0; k < left; ++k) {
            sine[i + k] = s[k];
            cosine[i + k] = c[k];
        }
    }
}

#endif

#if SYMDYN_LANES == 4

/* Halves of a vector, and zeros, written to entries that stand side by side. */
static inline void symdyn_low_f64(double *to, symdyn_f64 x)
{
    __builtin_memcpy(to, &x, sizeof(x) / 2);
}

static inline void symdyn_high_f64(double *to, symdyn_f64 x)
{
    __builtin_memcpy(to, (const char *)&x + sizeof(x) / 2, sizeof(x) / 2);
}

static inline void symdyn_clear_f64(double *to, int n)
{
    const symdyn_f64 zero = {0};
    int k = 0;
    for (; k + SYMDYN_LANES <= n; k += SYMDYN_LANES) {
        __builtin_memcpy(to + k, &zero, sizeof(zero));
    }
    for (; k < n; ++k) {
        to[k] = 0;
    }
}

#endif

#endif

/* What the body of a function is written in, for each of the passes that it is compiled in. */
#ifdef SYMDYN_PASS
#undef real
#undef condition
#undef SYMDYN_ALL
#undef SYMDYN_SINCOS
#undef SYMDYN_SQRT
#undef SYMDYN_TAN
#undef SYMDYN_ATAN2
#undef SYMDYN_LESS
#undef SYMDYN_PICK
#if SYMDYN_PASS == 1
#define real double
#define condition int
#define SYMDYN_ALL(x) (x)
#define SYMDYN_SINCOS symdyn_sincos_f64
#define SYMDYN_SQRT sqrt
#define SYMDYN_TAN tan
#define SYMDYN_ATAN2 atan2
#define SYMDYN_LESS(a, b) ((a) < (b))
#define SYMDYN_PICK symdyn_pick_f64
#elif SYMDYN_PASS == 2
#define real symdyn_f64
#define condition symdyn_bits_f64
#define SYMDYN_ALL symdyn_all_f64
#define SYMDYN_SINCOS symdyn_sincos_lanes_f64
#define SYMDYN_SQRT symdyn_sqrt_f64
#define SYMDYN_TAN symdyn_tan_f64
#define SYMDYN_ATAN2 symdyn_atan2_f64
#define SYMDYN_LESS(a, b) ((symdyn_bits_f64)((a) < (b)))
#define SYMDYN_PICK symdyn_pick_lanes_f64
#elif SYMDYN_PASS == 3
#define real float
#define condition int
#define SYMDYN_ALL(x) (x)
#define SYMDYN_SINCOS symdyn_sincos_f32
#define SYMDYN_SQRT sqrtf
#define SYMDYN_TAN tanf
#define SYMDYN_ATAN2 atan2f
#define SYMDYN_LESS(a, b) ((a) < (b))
#define SYMDYN_PICK symdyn_pick_f32
#elif SYMDYN_PASS == 4
#define real symdyn_f32
#define condition symdyn_bits_f32
#define SYMDYN_ALL symdyn_all_f32
#define SYMDYN_SINCOS symdyn_sincos_lanes_f32
#define SYMDYN_SQRT symdyn_sqrt_f32
#define SYMDYN_TAN symdyn_tan_f32
#define SYMDYN_ATAN2 symdyn_atan2_f32
#define SYMDYN_LESS(a, b) ((symdyn_bits_f32)((a) < (b)))
#define SYMDYN_PICK symdyn_pick_lanes_f32
#endif
#endif
