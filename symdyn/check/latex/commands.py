r"""Commands with arguments: fractions, roots, derivatives, sums, braces."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from fractions import Fraction

from symdyn.check.language.syntax import Binary, Call, Name, Node, Number, canonical, fail
from symdyn.check.latex.brackets import bracketed
from symdyn.check.latex.calls import operator_call
from symdyn.check.latex.items import Item, rendered
from symdyn.check.latex.reader import Reader
from symdyn.check.latex.symbols import power_of, sized
from symdyn.check.latex.words import FUNCTIONS, GREEK, WORDS

MOST_TERMS = 50
"""Terms of a written sum."""


def _fraction(reader: Reader) -> Node:
    of = reader.take()
    above, below = reader.argument_items(of), reader.argument_items(of)
    derivative = _derivative(reader, of, above, below)
    if derivative is not None:
        return derivative
    return Binary("/", reader.inner(above), reader.inner(below), column=of.column)


def _is_d(item: Item) -> bool:
    return item.text == "d" and item.kind in {"letter", "word"}


def _derivative(
    reader: Reader, of: Item, above: Sequence[Item], below: Sequence[Item]
) -> Node | None:
    r"""``\frac{d}{dt}``, ``\frac{\partial f}{\partial q}`` and their like; None for a quotient."""
    if not above or not below:
        return None
    partial = above[0].is_command("partial") and below[0].is_command("partial")
    total = _is_d(above[0]) and _is_d(below[0]) and len(below) > 1
    if not (partial or total):
        return None
    times, of_what = _order(above[1:])
    by = below[1:]
    if times > 1:
        if not (len(by) > 2 and by[-2].is_mark("^") and _order(by[-2:])[0] == times):
            fail("orders that differ", of.column, name="\\" + of.text, cure="repeat the derivative")
        by = by[:-2]
    node = reader.inner(of_what) if of_what else _operand(reader, of)
    in_time = rendered(by).strip() == "t" and not partial
    variable = None if in_time else reader.inner(by)
    for _ in range(times):
        arguments = (node,) if variable is None else (node, variable)
        node = Call("d" if variable is None else "partial", arguments, column=of.column)
    return node


def _order(found: Sequence[Item]) -> tuple[int, Sequence[Item]]:
    if len(found) >= 2 and found[0].is_mark("^"):
        inside = found[1].items if found[1].kind == "group" else (found[1],)
        power = power_of(inside)
        if isinstance(power, int) and 1 <= power <= 3:
            return power, found[2:]
    return 1, found


def _operand(reader: Reader, of: Item) -> Node:
    r"""What ``\frac{d}{dt}`` is applied to: one factor, so that its end is plain."""
    node = reader.factor()
    if reader.starts(reader.next) or reader.next.is_mark("/"):
        name = "\\" + of.text
        fail("a derivative before a product", of.column, name=name, cure="set parentheses")
    return node


def _partial(reader: Reader) -> Node:
    r"""``\partial f / \partial q``."""
    of = reader.take()
    node = reader.factor()
    slash, sign = reader.take(), reader.take()
    if not slash.is_mark("/") or not sign.is_command("partial"):
        cure = r"write \frac{\partial f}{\partial q}"
        fail("no derivative", of.column, name="\\partial", cure=cure)
    return Call("partial", (node, reader.factor()), column=of.column)


def _root(reader: Reader) -> Node:
    of = reader.take()
    if reader.next.is_mark("["):
        fail("only square roots are read", of.column, name="\\sqrt")
    inside = reader.argument_items(of)
    node = Call("sqrt", (reader.inner(inside),), column=of.column)
    return reader.lifted(node, reader.scripts(of))


def _brace(reader: Reader) -> Node:
    """A brace and its label, which may name what is above."""
    of = reader.take()
    node = reader.inner(reader.argument_items(of))
    mark = reader.next
    if not mark.is_mark("_", "^"):
        return node
    reader.take()
    label = reader.script(of)
    name = canonical(rendered(_without_arguments(label)))
    if name.isidentifier() and name not in reader.scope and _is_symbol(label):
        reader.context.labels.append((name, node))
        reader.context.scope[name] = node
    else:
        reader.context.remarks.append(
            f"the label {rendered(label).strip()} of a brace is not checked"
        )
    return node


def _without_arguments(label: Sequence[Item]) -> Sequence[Item]:
    at = next((k for k, it in enumerate(label) if it.is_mark("(")), len(label))
    return label[:at]


def _is_symbol(label: Sequence[Item]) -> bool:
    signs = ("=", "+", "-", "/", "[")
    first = label[0]
    meant = first.kind in {"letter", "word"} or (first.kind == "command" and first.text in GREEK)
    return (
        meant
        and not any(it.is_mark(*signs) for it in label)
        and (len(_without_arguments(label)) in {1, 3, 5})
    )


def _sum(reader: Reader) -> Node:
    r"""``\sum_{i=1}^{3}``: written out; the bounds are numbers."""
    of = reader.take()
    below: tuple[Item, ...] = ()
    above: tuple[Item, ...] = ()
    while reader.next.is_mark("_", "^"):
        if reader.take().text == "_":
            below = reader.script(of)
        else:
            above = reader.script(of)
    name = "\\" + of.text
    if len(below) < 3 or below[0].kind != "letter" or not below[1].is_mark("="):
        cure = rf"write {name}_{{i=1}}^{{3}} with numbers, or n with let n = 3"
        fail("a sum without bounds", of.column, name=name, cure=cure)
    first, last = _bound(reader, below[2:], name), _bound(reader, above, name)
    if last - first >= MOST_TERMS:
        fail(f"{last - first + 1} terms", of.column, name=name, cure=f"at most {MOST_TERMS}")
    body = reader.until_sign()
    if not body or last < first:
        fail("nothing to add", of.column, name=name)
    terms = [reader.inner(_replaced(body, below[0].text, k)) for k in range(first, last + 1)]
    node = terms[0]
    for term in terms[1:]:
        node = Binary("+" if of.text == "sum" else "*", node, term, column=of.column)
    return node


def _bound(reader: Reader, found: Sequence[Item], name: str) -> int:
    node = reader.inner(found) if found else Number(Fraction(-1))
    known = reader.scope.get(node.id) if isinstance(node, Name) else node
    if not isinstance(known, Number) or known.value.denominator != 1 or known.value < 0:
        column = found[0].column if found else 1
        cure = f"say how many, such as: let {rendered(found).strip() or 'n'} = 2"
        fail("a bound that is no number", column, name=f"{name}^{rendered(found)}", cure=cure)
    return int(known.value)


def _replaced(found: Iterable[Item], letter: str, value: int) -> tuple[Item, ...]:
    return tuple(_replaced_one(it, letter, value) for it in found)


def _replaced_one(item: Item, letter: str, value: int) -> Item:
    if item.kind == "letter" and item.text == letter:
        return replace(item, kind="number", text=str(value))
    if item.kind == "group":
        return replace(item, items=_folded(_replaced(item.items, letter, value)))
    if item.kind == "matrix":
        rows = tuple(tuple(_replaced(c, letter, value) for c in row) for row in item.rows)
        return replace(item, rows=rows)
    return item


def _folded(found: tuple[Item, ...]) -> tuple[Item, ...]:
    """``3-1`` as 2, so that ``r_{i-1}`` becomes ``r_2``."""
    if (
        len(found) == 3
        and found[1].is_mark("+", "-")
        and found[0].kind == found[2].kind == "number"
    ):
        a, b = int(found[0].text), int(found[2].text)
        value = a + b if found[1].text == "+" else a - b
        if value >= 0:
            return (replace(found[0], text=str(value)),)
    return found


def _one(reader: Reader) -> Node:
    of = reader.take()
    scripts = reader.scripts(of)
    node = sized("eye", scripts.below, reader.context, of.column)
    if node is None:
        fail("no size", of.column, name=f"1_{rendered(scripts.below)}")
    return reader.lifted(node, replace(scripts, below=()))


def _named_function(reader: Reader) -> Node:
    of = reader.take()
    return operator_call(reader, WORDS[of.text], of, reader.scripts(of))


def _angled(reader: Reader) -> Node:
    r"""``\langle a, b \rangle``."""
    of = reader.take()
    inside = reader.until_command("rangle", of)
    at = next((k for k, it in enumerate(inside) if it.is_mark(",")), None)
    if at is None:
        fail("an inner product has two parts", of.column, name="\\langle")
    pair = (reader.inner(inside[:at]), reader.inner(inside[at + 1 :]))
    return Call("dot", pair, column=of.column)


COMMANDS: dict[str, Callable[[Reader], Node]] = {
    **dict.fromkeys(("frac", "dfrac", "tfrac", "cfrac"), _fraction),
    **dict.fromkeys(("{", "lbrace", "lbrack"), bracketed),
    **dict.fromkeys(("underbrace", "overbrace"), _brace),
    **dict.fromkeys(("sum", "prod"), _sum),
    **dict.fromkeys((*FUNCTIONS, "exp", "log", "ln", "det"), _named_function),
    "langle": _angled,
    "one": _one,
    "partial": _partial,
    "sqrt": _root,
}
"""What reads an operand that starts with a command."""
