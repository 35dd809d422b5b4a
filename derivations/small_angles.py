"""Coefficients at small angles.

Exponentials, logarithms and their Jacobians have coefficients such as (1 - cos x)/x^2, which
are smooth at zero and yet 0/0 there, and which lose digits nearby.  The code takes power
series below an angle of one radian (for logarithms, below a tangent of one quarter).  Here each
list of numbers that stands in the code is compared with its closed form, coefficient by
coefficient and exactly.

Nothing is expanded by hand.  Sine and cosine are the solutions of f'' = -f, so that their
coefficients follow from f_(k+2) = -f_k / ((k+1)(k+2)); the arctangent has (1 + x^2) f' = 1.
A closed form N/D is then compared by multiplying out: series times D equals N, up to the
order that the series has.  The lists are those of the code itself: each function is called
with the hook that takes the branch for small angles, and its polynomial is read.

How far a series reaches is told by the first term it leaves out, at the largest argument it is
used at; the terms after it are smaller still.  `left_out` holds two of them.

Source: standard results.
"""

from sympy import ImmutableMatrix, Piecewise, Poly, Rational, symbols

from symdyn.algebra.series import derivative, product
from symdyn.geometry.branches import Known, far, near
from symdyn.geometry.exponential import exp_coefficients, inverse_coefficient, log_coefficients
from symdyn.geometry.lie import coefficient_rates
from symdyn.program.trace import keep
from symdyn.truth import Statement

# Setting ------------------------------------------------------------------
y = symbols("y")  # the square of the angle x, or of the tangent x of its half
c, h = symbols("c h")  # a factor, half an angle
known = symbols("k1 k2")  # two coefficients that others are made of
ORDER = 44  # in powers of x, beyond every list of the code


def series(start, ratio):
    """Coefficients f_0 ... with f_(k+2) = ratio(k) f_k and the first two given."""
    f = list(start)
    while len(f) < ORDER:
        k = len(f) - 2
        f.append(ratio(k) * f[k])
    return f


def scaled(f, c):
    """f(c x)."""
    return [x * c**k for k, x in enumerate(f)]


def raised(f, n):
    """x^n f(x)."""
    return [0] * n + list(f)


def plus(f, g, factor=1):
    """f + factor g, to the shorter length."""
    return [a + factor * b for a, b in zip(f, g, strict=False)]


def in_code(polynomial):
    """The coefficients in powers of x of a polynomial in y = x^2 that stands in the code."""
    even = Poly(polynomial, y).all_coeffs()[::-1]
    return [x for c in even for x in (c, 0)]


def equal(f, g, terms, shift=0):
    """The claim that f, which may end, is g up to so many even terms after a factor x^shift."""
    n = 2 * terms + shift
    filled = [*f, *[0] * n][:n]
    return ImmutableMatrix([*filled, sum(f[n:])]), ImmutableMatrix([*g[:n], 0])


# Derivation: sine, cosine and arctangent ----------------------------------
one, x = [Rational(k == 0) for k in range(ORDER)], [Rational(k == 1) for k in range(ORDER)]
half = Rational(1, 2)
zero, unit = Rational(0), Rational(1)
sine = series((zero, unit), lambda k: -unit / ((k + 1) * (k + 2)))
cosine = series((unit, zero), lambda k: -unit / ((k + 1) * (k + 2)))
hyperbolic = series((zero, unit), lambda k: unit / ((k + 1) * (k + 2)))
slope = series((unit, zero), lambda k: -1)  # the series of 1/(1 + x^2)
arctangent = [zero, *(c / (k + 1) for k, c in enumerate(slope))]
sine_half, cosine_half = scaled(sine, half), scaled(cosine, half)
versine = plus(one, cosine, -1)  # the series of 1 - cos x
rest = plus(x, sine, -1)  # the series of x - sin x
half_squared = [4 * k for k in product(arctangent[1:], arctangent[1:])]  # which is 4 h^2/x^2

# Derivation: the lists of the code ----------------------------------------
EXP, LOG = 13, 18  # numbers of terms
exp_cosine, exp_sine, exp_cubic = map(in_code, exp_coefficients(y, near(keep)))
inverse = in_code(inverse_coefficient(y, near(keep)))
rate, square = log_coefficients(y * c**2, c, near(keep))  # of n^2 and c, where x = n/c
log_rate, log_square = in_code(rate * c), in_code(square)
once, twice = (in_code(p) for p in coefficient_rates(y, 0, 0, near(keep)))
left_out = {  # the next coefficient times its power of the largest argument
    "exp": cosine_half[2 * EXP],
    "log": 2 * arctangent[2 * LOG + 1] * Rational(1, 4) ** (2 * LOG),
}


# Derivation: where the branches meet --------------------------------------
def coefficients(let, square, ratio):
    """All coefficients at a squared angle, and at a tangent 1/ratio of half an angle."""
    found = [*exp_coefficients(square, let), inverse_coefficient(square, let)]
    found += coefficient_rates(square, *known, let)
    return ImmutableMatrix([*found, *log_coefficients(1, ratio, Known(let, h, 1, ratio))])


series_form, closed_form = (coefficients(branch(keep), y, c) for branch in (near, far))
switch = {y: unit, c: 4 * unit}  # an angle of one radian, a tangent of 1/4
below = {y: Rational(81, 100), c: Rational(41, 10)}


# A form that is not taken is computed all the same, and so are its derivatives: it is fed one.
def not_taken(arguments, form):
    """All coefficients with arguments chosen by one branch and forms by the other."""

    def follow(value):
        is_argument = isinstance(value, Piecewise) and 1 in (value.args[0][0], value.args[1][0])
        return (arguments if is_argument else form)(keep)(value)

    return coefficients(follow, y, c)


idle_closed = not_taken(near, far)
idle_series = ImmutableMatrix(not_taken(far, near)[-2:])  # those of logarithms
closed_at_one = closed_form.subs(y, 1).as_mutable()
closed_at_one[4:6, 0] = y * closed_form[4:6, 0]  # these are only divided by one in place of y
series_at_one = ImmutableMatrix(series_form[-2:]).subs(c, 1)

# Statements ---------------------------------------------------------------
STATEMENTS = (
    Statement(
        "small-angles/arctangent",
        "(1 + x^2) f' = 1 for the arctangent's series.",
        equal(product(plus(one, raised(one, 2)), derivative(arctangent)), one, LOG + 1),
        equal(product(plus(one, raised(one, 2)), derivative(sine)), one, LOG + 1),
        slip="the sine's series, with factorials",
    ),
    Statement(
        "small-angles/exp-cosine",
        "cos(x/2), where x is the angle of exp3 and exp6.",
        equal(exp_cosine, cosine_half, EXP),
        equal(exp_cosine, cosine, EXP),
        slip="the angle in place of its half",
    ),
    Statement(
        "small-angles/exp-sine",
        "sin(x/2)/x: times x it is sin(x/2).",
        equal(raised(exp_sine, 1), sine_half, EXP, shift=1),
        equal(raised(exp_sine, 1), sine, EXP, shift=1),
        slip="the angle in place of its half",
    ),
    Statement(
        "small-angles/exp-cubic",
        "(x - sin x)/x^3: times x^3 it is x - sin x.",
        equal(raised(exp_cubic, 3), plus(x, sine, -1), EXP, shift=3),
        equal(raised(exp_cubic, 3), plus(hyperbolic, x, -1), EXP, shift=3),
        slip="signs that do not alternate",
    ),
    Statement(
        "small-angles/inverse",
        "(1 - x/2 cot(x/2))/x^2: times 2 x^2 sin(x/2) it is 2 sin(x/2) - x cos(x/2).",
        equal(
            raised(product(inverse, sine_half), 2),
            plus(sine_half, product(x, cosine_half), -half),
            EXP,
            shift=2,
        ),
        equal(raised(product(inverse, sine), 2), plus(sine, product(x, cosine), -1), EXP, shift=2),
        slip="the angle in place of its half",
    ),
    Statement(
        "small-angles/log-rate",
        "2 atan(x)/x, where x is the tangent of half the angle: times x it is 2 atan(x).",
        equal(raised(log_rate, 1), plus(arctangent, arctangent), LOG, shift=1),
        equal(raised(log_rate, 1), plus(sine, sine), LOG, shift=1),
        slip="the sine's series, with factorials",
    ),
    Statement(
        "small-angles/log-square",
        "(1 - h/x)/(4 h^2) with h = atan(x): times 4 h^2 x it is x - h.",
        equal(raised(product(log_square, half_squared), 3), plus(x, arctangent, -1), LOG, shift=3),
        equal(raised(product(log_square, half_squared), 3), plus(arctangent, x, -1), LOG, shift=3),
        slip="h - x",
    ),
    Statement(
        "small-angles/jacobian-once",
        "(x sin x - 2 (1 - cos x))/x^4, the rate of (1 - cos x)/x^2 with x^2, doubled.",
        equal(raised(once, 4), plus(product(x, sine), versine, -2), EXP, shift=4),
        equal(raised(once, 4), plus(product(x, sine), versine, -1), EXP, shift=4),
        slip="the factor 2 of the quotient rule forgotten",
    ),
    Statement(
        "small-angles/jacobian-twice",
        "(x (1 - cos x) - 3 (x - sin x))/x^5, the rate of (x - sin x)/x^3 with x^2, doubled.",
        equal(raised(twice, 5), plus(product(x, versine), rest, -3), EXP, shift=5),
        equal(raised(twice, 5), plus(product(x, versine), rest, -2), EXP, shift=5),
        slip="the factor 3 of the quotient rule taken for 2",
    ),
    Statement(
        "small-angles/closed-from",
        "From one radian on, and from a tangent of 1/4, the code takes the closed forms.",
        lambda let: (coefficients(let, *switch.values()), closed_form.subs(switch)),
        lambda let: (coefficients(let, *switch.values()), series_form.subs(switch)),
        slip="the series there too",
        choices=("at that point exactly",),
    ),
    Statement(
        "small-angles/series-below",
        "Below it takes the series.",
        lambda let: (coefficients(let, *below.values()), series_form.subs(below)),
        lambda let: (coefficients(let, *below.values()), closed_form.subs(below)),
        slip="the closed forms there too",
        choices=("at one point below",),
    ),
    Statement(
        "small-angles/harmless",
        "Forms that are not taken are fed one in place of what may vanish.",
        (
            ImmutableMatrix([*idle_closed, *idle_series]),
            ImmutableMatrix([*closed_at_one, *series_at_one]),
        ),
        (idle_closed, closed_form),
        slip="fed the angle itself, which is zero at the identity",
    ),
)

# Functions ----------------------------------------------------------------
FUNCTIONS = ()
