"""Why a formula is false, and what is true instead."""

from __future__ import annotations
