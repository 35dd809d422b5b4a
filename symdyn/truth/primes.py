"""Primes and points drawn from the text they test."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

BITS = 61
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
        candidate = (1 << (BITS - 1)) | (next(numbers) % (1 << (BITS - 1))) | 3
        if is_prime(candidate):
            return candidate


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
