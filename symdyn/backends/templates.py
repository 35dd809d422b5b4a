"""Filling in the templates: the same text on every platform, or an error."""

from __future__ import annotations

from functools import cache
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from symdyn.assets import asset


def fill(template: str, **values: Any) -> str:
    """The text of a template, ``"numpy/function.py.jinja"``, with these values."""
    return _environment().get_template(template).render(values)


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(asset("templates")),
        undefined=StrictUndefined,
        keep_trailing_newline=True,
        newline_sequence="\n",
        trim_blocks=True,
        lstrip_blocks=True,
        autoescape=False,  # what is filled in is code, not HTML
    )
