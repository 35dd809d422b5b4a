"""Robots from MJCF files, by way of MuJoCo's own compiler."""

from __future__ import annotations
