"""Primes and points drawn from the text they test."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

BITS = 61
WIDE = 127
"""For what is too large to be told apart modulo primes of 61 bits."""

COMPOSITE = 40
"""A number that passes for a prime of 127 bits is composite with chance below 2^-40.

Damgard, Landrock and Pomerance bound it for random numbers and ten random bases by 2^-44 from
100 bits on; that only numbers that leave 3 modulo 4 are drawn at most doubles it.
"""

_WITNESSES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)


def draws(text: str) -> Iterator[int]:
    """An endless sequence of 128-bit numbers that depends on the text alone."""
    counter = 0
    while True:
        yield int.from_bytes(hashlib.sha256(f"{text} {counter}".encode()).digest()[:16], "big")
        counter += 1


def prime(numbers: Iterator[int]) -> int:
    """A 61-bit prime that leaves 3 modulo 4: there -1 is no square, and roots are powers."""
    while True:
        candidate = _candidate(numbers, BITS)
        if is_prime(candidate):
            return candidate


def wide_prime(numbers: Iterator[int]) -> int:
    """A number of 127 bits that leaves 3 modulo 4 and is a prime but for a small chance."""
    while True:
        candidate = _candidate(numbers, WIDE)
        if all(candidate % p for p in _WITNESSES) and _seems_prime(candidate, numbers):
            return candidate


def _candidate(numbers: Iterator[int], bits: int) -> int:
    return (1 << (bits - 1)) | (next(numbers) % (1 << (bits - 1))) | 3


def _seems_prime(n: int, numbers: Iterator[int]) -> bool:
    """Miller and Rabin's test at ten random bases of a number that leaves 3 modulo 4."""
    return all(_passes(n, 2 + next(numbers) % (n - 3), n // 2, 1) for _ in range(10))


def is_prime(n: int) -> bool:
    """Miller and Rabin's test; with these bases it errs for no n below 3 10^24."""
    if n < 2 or any(n % p == 0 for p in _WITNESSES):
        return n in _WITNESSES
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    return all(_passes(n, base, odd, twos) for base in _WITNESSES)


def _passes(n: int, base: int, odd: int, twos: int) -> bool:
    x = pow(base, odd, n)
    if x in (1, n - 1):
        return True
    for _ in range(twos - 1):
        x = x * x % n
        if x == n - 1:
            return True
    return False
