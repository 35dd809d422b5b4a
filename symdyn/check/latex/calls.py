r"""Functions: ``\operatorname{Ad}_T``, ``\sin\theta``, and what only looks like one: ``M(q)``."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from symdyn.check.language.syntax import Binary, Block, Call, Name, Node, Number, canonical, fail
from symdyn.check.language.types import ARMS, Type
from symdyn.check.latex.brackets import hung
from symdyn.check.latex.items import Item, rendered
from symdyn.check.latex.kinds import Kind, Scope, kind_of
from symdyn.check.latex.reader import Reader
from symdyn.check.latex.symbols import Scripts, power_of, raised, to_power
from symdyn.check.latex.words import FUNCTIONS, GREEK, OF_ARM, OPERATING


def operator_call(reader: Reader, function: str, base: Item, scripts: Scripts) -> Node:
    r"""A function with its argument: in its subscript, in parentheses, or what follows."""
    if function in FUNCTIONS.values():
        return _trigonometric(reader, function, base, scripts)
    if function in {"Ad", "ad"} and scripts.below:
        if power_of(scripts.above) == "star":
            cure = r"write \operatorname{Ad}_T^{-T} or \operatorname{Ad}_T^T"
            fail("a star has several meanings here", base.column, name=f"{function}^*", cure=cure)
        node: Node = Call(function, (reader.inner(scripts.below),), column=base.column)
        return _lifted(reader, node, scripts)
    if scripts.below:
        fail(
            "a subscript of a function", base.column, name=f"{base.text}_{rendered(scripts.below)}"
        )
    parenthesis = reader.next.is_mark("(")
    node = _meant(reader, function, _arguments(reader, base), base)
    if parenthesis and not scripts.above:
        scripts = reader.scripts(base)  # \operatorname{Exp}(x)^{-1}
    return hung(reader, node, scripts)


def _lifted(reader: Reader, node: Node, scripts: Scripts) -> Node:
    return raised(node, scripts.above, reader.scope, node.column) if scripts.above else node


def _arguments(reader: Reader, base: Item) -> tuple[Node, ...]:
    if not reader.next.is_mark("("):
        return (reader.factor(),)
    first, parts, _ = reader.opened()
    if reader.next.is_mark("^") and base.text in FUNCTIONS:
        cure = f"write \\{base.text}^n(...)"
        fail("the power of a function or of its argument", first.column, name=base.text, cure=cure)
    return tuple(reader.inner(part) for part in parts)


def _meant(reader: Reader, function: str, given: tuple[Node, ...], base: Item) -> Node:
    """The call that a word stands for."""
    at = base.column
    kind = kind_of(given[0], reader.scope)
    if function == "blkdiag":
        zero = Number(Fraction(0), column=at)
        rows = tuple(tuple(it if i == k else zero for k in range(len(given)))
                     for i, it in enumerate(given))  # fmt: skip
        return Block(rows, column=at)
    if function in {"Exp", "Log", "log"}:
        return _logarithm(function, given, kind, at)
    if function in {"Jl", "Jr"}:
        return Call(f"{function}{6 if kind.rows == 6 else 3}", given, column=at)
    if function in OF_ARM:
        arms = [
            name for name, it in reader.scope.items() if isinstance(it, Type) and it.kind in ARMS
        ]
        if len(arms) != 1:
            fail(f"{len(arms)} arms are declared", at, name=function, cure="declare one arm")
        return Call(function, given, Name(arms[0], column=at), column=at)
    return Call(function, given, column=at)


def _logarithm(function: str, given: tuple[Node, ...], kind: Kind, at: int) -> Node:
    size = {"rotation": 3, "pose": 6}.get(kind.of, kind.rows if function == "Exp" else None)
    if size not in {3, 6}:
        cure = "declare its argument as SO3 or SE3; of a vector, vec3 or twist"
        fail("neither of a rotation nor of a pose", at, name=function, cure=cure)
    if function == "Exp":
        return Call(f"exp{size}", given, column=at)
    node = Call(f"log{size}", given, column=at)
    return Call("hat", (node,), column=at) if function == "log" else node


def _trigonometric(reader: Reader, function: str, base: Item, scripts: Scripts) -> Node:
    if scripts.below:
        fail("a subscript of a function", base.column, name=f"\\{base.text}_")
    power = power_of(scripts.above) if scripts.above else 1
    if not isinstance(power, int):
        fail("no power of a function", base.column, name=f"\\{base.text}^{rendered(scripts.above)}")
    inverse = power == -1 and function in {"sin", "cos", "tan"}
    name = f"a{function}" if inverse else function
    if reader.next.is_mark("("):
        node: Node = Call(name, _arguments(reader, base), column=base.column)
    else:
        node = Call(name, (_angle(reader, base),), column=base.column)
    return node if inverse or power == 1 else to_power(node, power)


def _angle(reader: Reader, base: Item) -> Node:
    r"""The argument without parentheses: ``\theta``, ``2\theta``, ``\frac{\theta}{2}``."""
    start = reader.at
    node = reader.factor()
    if isinstance(node, Number) and reader.starts(reader.next):
        node = Binary("*", node, reader.factor(), column=node.column)
    following = reader.next
    if following.is_mark("/"):
        if _ends(reader, rendered(reader.items[start : reader.at])):
            return node
        fail("a quotient after a function", following.column, name="/", cure="set parentheses")
    simple = following.kind in {"letter", "word", "number"} or (
        following.kind == "command" and following.text in {*GREEK, *OPERATING}
    )
    if not simple or not reader.starts(following) or kind_of(node, reader.scope).of == "coords":
        return node
    before = reader.state()
    more = reader.factor()
    reader.restore(before)
    if kind_of(more, reader.scope).scalar and following.text not in FUNCTIONS:
        cure = f"write \\{base.text}(...), or declare the angle as one"
        fail(
            "the argument may end before or after", following.column, name=following.text, cure=cure
        )
    return node


def _ends(reader: Reader, angle: str) -> bool:
    r"""Whether an angle ends before a slash: ``\sin\phi/\cos\phi``, ``\sin\theta/\theta``."""
    rest = reader.items[reader.at + 1 :]
    count = next((k for k in range(len(rest) + 1) if rendered(rest[:k]) == angle), 0)
    scripted = rest[count : count + 1] and rest[count].is_mark("_")
    return rest[:1] and rest[0].text in FUNCTIONS or bool(count) and not scripted


def depends(node: Node, parts: Sequence[Sequence[Item]], scope: Scope, first: Item) -> bool:
    """Whether ``node(parts)`` says what a quantity depends on, rather than a product.

    Raises
    ------
    SymdynError
        Where both are possible.
    """
    names = [_symbol(part) for part in parts]
    if not all(names):
        if len(parts) > 1:
            fail("a product with a list", first.column, name="(", cure="declare what is called")
        return False
    if len(parts) > 1:
        _refuse_column(node, names, scope, first)
    if len(parts) > 1 or names == ["t"]:
        return True
    name = str(names[0])
    mine = kind_of(node, scope)
    if isinstance(node, Name) and node.id not in scope:
        return not mine.known
    if name not in scope:
        return False
    kind = kind_of(Name(name), scope)
    if kind.of == "coords" or (kind.scalar and mine.known and not mine.scalar):
        return True
    if isinstance(node, Name):
        cure = f"write the product without parentheses, or leave out ({name})"
        fail("a product or what it depends on", first.column, name=f"({name})", cure=cure)
    return False


def _refuse_column(node: Node, names: Sequence[str], scope: Scope, first: Item) -> None:
    """``m(a, b)`` of free vectors may be a product with a column."""
    free = all(it in scope and kind_of(Name(it), scope).of != "coords" for it in names)
    if free and isinstance(node, Name) and node.id in scope:
        cure = "write the column as a matrix, or leave out what the symbol depends on"
        fail("a product with a column or what it depends on", first.column, name="(", cure=cure)


def _symbol(part: Sequence[Item]) -> str:
    """The name in a list of arguments, dots left out; nothing where it is more than a name."""
    bare = [it for it in part if not it.is_command("dot", "ddot")]
    if len(bare) == 1 and bare[0].kind == "group":
        bare = list(bare[0].items)
    scripted = len(bare) == 3 and bare[1].is_mark("_")
    plain = bool(bare) and bare[0].kind in {"letter", "word", "command"}
    return canonical(rendered(bare)) if plain and (scripted or len(bare) == 1) else ""
