"""The header that the C functions of an export share: vectors, and sines and cosines.

Its polynomials are fits to sine and cosine between -pi/4 and pi/4, with the leading
coefficients fixed one after the other to the nearest floating-point number; its parts of
pi/2 are the leading bits, the next ones, and the nearest number to the rest.  What they
are worth is stated in the header and measured against 50 digits by the tests.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce

from symdyn.assets import version
from symdyn.backends.templates import fill

NAME = "symdyn_lanes.h"
"""The header's file name."""

PATH = f"c/{NAME}"
"""Where it stands in an export."""

ERROR = "0.8"
"""Largest error of a sine or cosine, in units in the last place."""


@dataclass(frozen=True)
class Precision:
    """What the header needs to know of a type of number.

    Attributes
    ----------
    name, type, bits : str
        As names in the header end; C's type; the unsigned integer of its size.
    suffix : str
        Of literals, and of the library's functions.
    factor : str
        How many stand where one double stands, as a factor.
    shift : str
        A number whose last place is one, so that adding it rounds.
    sign : int
        How far bit 1 is from the sign.
    parts : sequence of str
        Of pi/2, in falling order.
    bound, range, polynomial : str
        Largest angle that is reduced here, as a literal and in words, and the polynomials'
        relative error.
    sines, cosines : sequence of str
        Coefficients of (sin r - r) / r^3 and (cos r - 1 + r^2 / 2) / r^4 in r^2.
    """

    name: str
    type: str
    bits: str
    suffix: str
    factor: str
    shift: str
    two_over_pi: str
    sign: int
    parts: Sequence[str]
    bound: str
    range: str
    polynomial: str
    sines: Sequence[str]
    cosines: Sequence[str]

    @property
    def sine(self) -> str:
        """The sines' polynomial in z."""
        return _paired(self.sines)

    @property
    def cosine(self) -> str:
        """The cosines' polynomial in z."""
        return _paired(self.cosines)


def _paired(coefficients: Sequence[str]) -> str:
    """A polynomial in z, whose square is zz, by pairs: few of its steps wait for each other.

    The first coefficient, the largest, is added last, so that it is rounded once.
    """
    first, second, *rest = coefficients
    pairs = [rest[k : k + 2] for k in range(0, len(rest), 2)]
    texts = [" + z * ".join(pair) for pair in pairs]
    inner = reduce(lambda inner, text: f"{text} + zz * ({inner})", reversed(texts))
    return f"{first} + (z * {second} + zz * ({inner}))"


DOUBLE = Precision(
    name="f64",
    type="double",
    bits="uint64_t",
    suffix="",
    factor="",
    shift="6755399441055744.0",
    two_over_pi="0.6366197723675814",
    sign=62,
    parts=("1.5707963267341256", "6.077100506303966e-11", "2.0222662487959506e-21"),
    bound="1048576.0",
    range="2^20",
    polynomial="2^-57",
    sines=(
        "-0.1666666666666663",
        "0.008333333333321901",
        "-0.0001984126982944129",
        "2.755731357636881e-06",
        "-2.5050741477628337e-08",
        "1.5895900309915513e-10",
    ),
    cosines=(
        "0.041666666666666595",
        "-0.0013888888888873344",
        "2.4801587289005684e-05",
        "-2.755731421864527e-07",
        "2.087570567132816e-09",
        "-1.1358766056517938e-11",
    ),
)

FLOAT = Precision(
    name="f32",
    type="float",
    bits="uint32_t",
    suffix="f",
    factor="2 * ",
    shift="12582912.0f",
    two_over_pi="0.63661975f",
    sign=30,
    parts=("1.5707855224609375f", "1.0804273188114166e-05f", "6.07710062827671e-11f"),
    bound="128.0f",
    range="128",
    polynomial="2^-27",
    sines=("-0.16666655f", "0.00833219f", "-0.0001951845f"),
    cosines=("0.041666646f", "-0.0013887312f", "2.4432833e-05f"),
)


def render_lanes() -> str:
    """The header's text, which is the same in every export."""
    return fill("c/lanes.h.jinja", version=version(), error=ERROR, precisions=(DOUBLE, FLOAT))
