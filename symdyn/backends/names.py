"""Names in emitted text: identifiers that no language minds and that never clash.

The rules are few.  A robot's identifier starts with a letter, ends with none of its
underscores, and is no word of C or Python and no header of C's library.  A port keeps
its name in every language unless the language owns it; then it gets an underscore.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterable

from symdyn.errors import SymdynError
from symdyn.model.names import identifier
from symdyn.program.graph import Program

_WORDS = """
auto break case char const continue default do double else enum extern float for goto if
inline int long register restrict return short signed sizeof static struct switch typedef
union unsigned void volatile while alignas alignof and and_eq asm bitand bitor bool catch
char8_t char16_t char32_t class co_await co_return co_yield compl concept consteval
constexpr constinit const_cast decltype delete dynamic_cast explicit export false friend
mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected
public reinterpret_cast requires static_assert static_cast template this thread_local
throw true try typeid typename using virtual wchar_t xor xor_eq main typeof linux unix
"""
_NAMES = "sin cos tan atan2 sqrt size_t NULL INFINITY NAN HUGE_VAL"
_HEADERS = """
assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal
stdalign stdarg stdatomic stdbool stddef stdint stdio stdlib stdnoreturn string tgmath
threads time uchar wchar wctype
"""

C_WORDS = frozenset(_WORDS.split())
"""Words of C and C++, and two that GNU compilers define as macros."""

C_NAMES = frozenset(_NAMES.split())
"""Names of C's library that the emitted files use, or that are macros there."""

C_HEADERS = frozenset(_HEADERS.split())
"""A header of such a name beside the sources would hide the library's own."""

PYTHON_WORDS = frozenset(keyword.kwlist)

PYTHON_NAMES = frozenset(("np", "ca", "math", "NamedTuple"))
"""What the emitted modules import."""

_PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9_]*")


def robot_identifier(name: str) -> str:
    """The robot's name as prefix of C symbols and as the name of files.

    Examples
    --------
    >>> [robot_identifier(name) for name in ("go2", "UR-5 (e)", "2R", "class", "math")]
    ['go2', 'UR_5_e', 'r2R', 'r_class', 'r_math']
    """
    plain = identifier(name).strip("_")
    if not plain:
        return "robot"
    if plain in C_WORDS | C_HEADERS | PYTHON_WORDS:
        return f"r_{plain}"
    return plain if plain[0].isalpha() else f"r{plain}"


def check_names(program: Program) -> None:
    """Refuse a program whose names no language could print.

    Raises
    ------
    SymdynError
        Where a name is not plain, two ports share one, or the function's is taken.
    """
    ports = [*program.inputs, *(out.port for out in program.outputs)]
    for name in (program.name, *(port.name for port in ports)):
        if not _PLAIN.fullmatch(name):
            raise SymdynError(
                "not a name that can be printed",
                element=name,
                cure="use letters, digits and underscores, a letter first",
            )
    if program.name in PYTHON_WORDS | PYTHON_NAMES:
        raise SymdynError(
            "a function's name must be no word of Python and nothing that its module imports",
            element=program.name,
            cure="choose another name",
        )
    seen: set[str] = set()
    for port in ports:
        if port.name in seen:
            raise SymdynError(
                f"{program.name} has two inputs or outputs of this name",
                element=port.name,
                cure="rename one of them",
            )
        seen.add(port.name)


class Names:
    """Names taken within one function; a clash is resolved by underscores at the end.

    Parameters
    ----------
    taken : iterable of str
        What the language or the file owns.
    """

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self._taken = set(taken)

    def fresh(self, name: str) -> str:
        """The name, or the name with as many underscores as make it free; now taken."""
        while name in self._taken:
            name += "_"
        self._taken.add(name)
        return name

    def prefix(self, letter: str) -> str:
        """The letter, repeated until no name taken is it followed by a digit."""
        prefix = letter
        while any(re.match(rf"{prefix}\d", name) for name in self._taken):
            prefix += letter
        return prefix


def numbered(count: int, start: int = 0) -> list[str]:
    """The numbers of so many things, zero-padded to one width."""
    width = len(str(max(start + count - 1, 0)))
    return [f"{start + k:0{width}d}" for k in range(count)]
