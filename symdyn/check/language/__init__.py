"""The language of formulas: their text and tree, types of names, conventions."""

from __future__ import annotations
