"""What a formula means: values over one graph, from its tree and what is declared."""

from __future__ import annotations
