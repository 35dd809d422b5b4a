"""Formulas as Python without symdyn, for a reader to run."""

from __future__ import annotations
