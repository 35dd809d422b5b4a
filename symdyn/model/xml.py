"""XML elements with the line they stand on.

The reader is expat, which knows the line of every element.  Files are read with
bounds on size, depth and number of elements, and a document type that declares
anything is refused, so that no entity is ever expanded and no other file fetched.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from os import PathLike, fspath
from pathlib import Path
from typing import Any
from xml.parsers import expat

from symdyn.errors import SymdynError
from symdyn.geometry.so3 import Scalar
from symdyn.model.numbers import decimal, decimals

_LARGEST_FILE = 20 * 10**6
_DEEPEST = 100
_MOST_ELEMENTS = 200_000
_NOT_XML = "repair the XML, or export the robot description again"


@dataclass(frozen=True, slots=True)
class Element:
    """One XML element.

    Attributes
    ----------
    tag : str
    attributes : mapping of str to str
    children : tuple of Element
    file : str
        The file it was read from.
    line : int
        Line of its start tag, from 1.
    label : str
        Where it stands, for messages: ``link "base", inertial, mass``.
    """

    tag: str
    attributes: Mapping[str, str]
    children: tuple[Element, ...]
    file: str
    line: int
    label: str

    def error(self, message: str, cure: str | None = None) -> SymdynError:
        """An error that names this element's place."""
        return SymdynError(message, file=self.file, line=self.line, element=self.label, cure=cure)

    def child(self, tag: str) -> Element | None:
        """The child of this tag, None if there is none; an error if there are several."""
        found = [child for child in self.children if child.tag == tag]
        if len(found) > 1:
            raise found[1].error(
                f"a second <{tag}>, after the one in line {found[0].line}", f"keep one <{tag}>"
            )
        return found[0] if found else None

    def need(self, tag: str, cure: str) -> Element:
        """The child of this tag; an error with this cure if there is none."""
        child = self.child(tag)
        if child is None:
            raise self.error(f"no <{tag}>", cure)
        return child

    def text(self, attribute: str) -> str:
        """An attribute that may be neither missing nor empty."""
        text = self.attributes.get(attribute, "")
        if not text:
            raise self.error(f"no {attribute}", f'write {attribute}="..."')
        return text

    def number(self, attribute: str, default: Scalar = None) -> Scalar:
        """The exact value of an attribute, or the default where it is missing."""
        if default is not None and attribute not in self.attributes:
            return default
        return self._read(attribute, decimal)

    def numbers(self, attribute: str, default: tuple[Scalar, ...]) -> tuple[Scalar, ...]:
        """The exact values of an attribute, as many as the default has."""
        if attribute not in self.attributes:
            return default
        count = len(default)
        values: tuple[Scalar, ...] = self._read(attribute, lambda text: decimals(text, count))
        return values

    def _read(self, attribute: str, reader: Any) -> Any:
        text = self.text(attribute)
        try:
            return reader(text)
        except SymdynError as error:
            raise self.error(f"{attribute}: {error.message}", error.cure) from None


def read_xml(path: str | PathLike[str]) -> Element:
    """The root element of an XML file."""
    file = fspath(path)
    data = _read_bytes(file)
    builder = _Builder(file)
    try:
        builder.parser.Parse(data, True)
    except SymdynError:
        raise
    except expat.ExpatError as error:
        reason = expat.ErrorString(error.code)
        raise SymdynError(
            f"not well-formed XML: {reason}", file=file, line=error.lineno, cure=_NOT_XML
        ) from None
    except (LookupError, ValueError) as error:
        raise SymdynError(
            f"the declared encoding cannot be read: {error}", file=file, cure="save it as UTF-8"
        ) from None
    return builder.root


def is_file(path: str | PathLike[str]) -> bool:
    """Whether there is such a file; False where the name cannot even be one."""
    try:
        return Path(path).is_file()
    except (OSError, ValueError):
        return False


def _read_bytes(file: str) -> bytes:
    path = Path(file)
    if not is_file(path):
        what = "is a folder" if path.is_dir() else "no such file"
        raise SymdynError(what, file=file, cure="give the path of a robot description")
    try:
        with path.open("rb") as stream:
            data = stream.read(_LARGEST_FILE + 1)
    except OSError as error:
        reason = error.strerror or str(error)
        raise SymdynError(
            f"cannot be read: {reason}", file=file, cure="make the file readable"
        ) from None
    if len(data) > _LARGEST_FILE:
        raise SymdynError(
            f"larger than {_LARGEST_FILE // 10**6} MB",
            file=file,
            cure="a robot description is smaller: keep meshes in files of their own",
        )
    return data


class _Builder:
    """Collects elements while expat runs through the file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.count = 0
        self.open: list[tuple[str, dict[str, str], list[Element], int, str]] = []
        self.top: list[Element] = []
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.StartDoctypeDeclHandler = self.doctype

    @property
    def root(self) -> Element:
        return self.top[0]

    def refuse(self, message: str, cure: str) -> SymdynError:
        line = self.parser.CurrentLineNumber
        return SymdynError(message, file=self.file, line=line, cure=cure)

    def doctype(self, name: str, system: Any, public: Any, internal: int) -> None:
        if system or public or internal:
            raise self.refuse(
                "a document type with declarations or entities is not read",
                "remove <!DOCTYPE ...> and write out the entities",
            )

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.count += 1
        if len(self.open) >= _DEEPEST or self.count > _MOST_ELEMENTS:
            raise self.refuse(
                f"more than {_DEEPEST} elements inside each other, or {_MOST_ELEMENTS} in all",
                "check that this is a robot description",
            )
        own = f'{tag} "{attributes["name"]}"' if attributes.get("name") else tag
        # The root is left out: it is the same everywhere.
        outer = f"{self.open[-1][4]}, " if len(self.open) > 1 else ""
        self.open.append((tag, attributes, [], self.parser.CurrentLineNumber, outer + own))

    def end(self, tag: str) -> None:
        tag, attributes, children, line, label = self.open.pop()
        element = Element(tag, attributes, tuple(children), self.file, line, label)
        (self.open[-1][2] if self.open else self.top).append(element)
