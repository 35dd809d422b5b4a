"""How large an MJCF file becomes once MuJoCo has unfolded it: bounded before it does.

A few lines with <replicate>, <composite>, <flexcomp> or a large texture stand for more than
any memory holds, and MuJoCo has no bound of its own.  Included files and models count too.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from pathlib import Path

from symdyn.errors import SymdynError
from symdyn.model.xml import Element, is_file, read_xml

_MOST_BODIES = 2000
_MOST_ELEMENTS = 200_000
_MOST_NUMBERS = 10**8
_DEEPEST = 10

_ARRAYS = {"texture": ("width", "height"), "hfield": ("nrow", "ncol"), "numeric": ("size",)}
"""Elements that hold as many numbers as the product of these attributes says."""

_UNFOLDED = ("replicate", "composite", "flexcomp")
"""Elements whose ``count`` says how often what they hold is there."""


def refuse_bombs(root: Element) -> None:
    """Refuse a file that is larger than any robot, naming the element that makes it so.

    Parameters
    ----------
    root : Element
        The <mujoco> element.
    """
    bodies = elements = 0
    for element, times in _unfolded(root, 1, 0):
        elements += times
        bodies += times if element.tag in ("body", "composite", "flexcomp") else 0
        if bodies > _MOST_BODIES or elements > _MOST_ELEMENTS:
            raise element.error(
                f"with this the file unfolds to more than {_MOST_BODIES} bodies or "
                f"{_MOST_ELEMENTS} elements",
                "lower the counts of what is repeated: a robot is smaller",
            )
        _check_numbers(element)


def _unfolded(element: Element, times: int, depth: int) -> Iterator[tuple[Element, int]]:
    """Every element with how often it is there; those of other files at their place."""
    if element.tag in _UNFOLDED:
        times *= prod(max(1, count) for count in _integers(element, "count"))
    yield element, times
    for child in element.children:
        yield from _unfolded(child, times, depth)
    if element.tag in ("include", "model") and depth < _DEEPEST:
        for other in _other_file(element):
            yield from _unfolded(other, times, depth + 1)


def _other_file(element: Element) -> Iterator[Element]:
    """The root of a file that an element names; what cannot be read MuJoCo tells of."""
    path = Path(element.file).parent / element.attributes.get("file", "")
    if is_file(path):
        try:
            yield read_xml(path)
        except SymdynError as error:
            raise element.error(f"the file it names: {error.message}", error.cure) from None


def _check_numbers(element: Element) -> None:
    if max(_asked(element), default=0) > _MOST_NUMBERS:
        raise element.error(
            f"it asks for more than {_MOST_NUMBERS} numbers", "lower its sizes, or remove it"
        )


def _asked(element: Element) -> Iterator[int]:
    """How many numbers an element asks for, by each of its sizes."""
    if element.tag in _ARRAYS:
        yield prod(n for name in _ARRAYS[element.tag] for n in _integers(element, name))
    if element.tag == "size":
        for name in element.attributes:
            # Entries for each body, joint, ... of the model, or for whole states.
            if name == "nkey" or name.startswith("nuser_"):
                yield from (_MOST_BODIES * n for n in _integers(element, name))


def _integers(element: Element, attribute: str) -> Iterator[int]:
    """The integers of an attribute; what is none of them MuJoCo tells of."""
    for word in element.attributes.get(attribute, "").split():
        if word.lstrip("+-").isdecimal() and word.isascii():
            yield min(int(word[:20]), 10**18)
