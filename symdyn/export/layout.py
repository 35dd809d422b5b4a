"""The files of an export that belong to no function, and those that belong to nobody."""

from __future__ import annotations

MANIFEST = "manifest.json"
CERTIFICATES = "certificates.json"
TREE = "tree.json"
INIT = "__init__.py"
COMPILED = "compiled.py"
ACADOS = "acados.py"
GOLDEN = "golden.json"


def ignored(path: str) -> bool:
    """Whether a file is what Python leaves behind when it imports an export."""
    return "__pycache__" in path.split("/")
