"""Robots from URDF files."""

from __future__ import annotations
