"""Robot files damaged in the ways that files are, and in some that only malice finds."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from copy import deepcopy
from pathlib import Path
from random import Random
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

IGNORED = ("visual", "collision", "transmission", "gazebo", "sensor", "material")
NUMERAL = re.compile(rb"(?<![\w.])[+-]?\d+\.?\d*(?:[eE][+-]?\d+)?(?![\w.])")
VALUE = re.compile(rb'="[^"<]*"')
ATTRIBUTE = re.compile(rb'\s[\w:]+="[^"<]*"')
NAME = re.compile(rb'(?:name|link|joint)="([^"<]*)"')
TAG = re.compile(rb"<[^<>]*>")
TOKEN = re.compile(rb'[\w.+-]+|[<>/="]')

KINDS = (b"revolute", b"continuous", b"prismatic", b"fixed", b"floating", b"planar", b"screw", b"")
JUNK = (
    *(b"nan", b"inf", b"-inf", b"NaN", b"1e400", b"-1e400", b"1e-400", b"1e308", b"1e-308"),
    *(b"0", b"-0", b"0.0", b"-1", b"1e-9", b"1e9", b"1e300", b"3.141592653589793", b"1.5708"),
    *(b"0,5", b"1_000", b"0x10", b"1.2.3", b"--1", b"+-1", b"1e", b".", b"", b" ", b"\t\n"),
    *(b"${x}", b"$(arg x)", b"${pi/2}", b"1 2", b"1 2 3 4", b"0 0 0", b"1e200 1e200 1e200"),
    *(
        b"9" * 500,
        b"0." + b"3" * 300,
        b"1e" + b"9" * 50,
        b"\xd9\xa1",
        b"\xef\xbc\x91",
        b"1\xc2\xa0",
    ),
    *(b"true", b"a", b"base", b"world", b"root_joint", b"universe", b"&lt;", b"&amp;", b"&#0;"),
    *(b"&x;", b"\xff", b"\x00", b"\xc3\xa9", b"<!--", b"-->", b"<![CDATA[x]]>", b"<?x y?>", b"]]>"),
    *(b"<xacro:a/>", b"<link/>", b'<link name="extra"/>', b"<joint/>", b"<inertial/>", b"</robot>"),
)
ELEMENTS = (
    *(b"link", b"joint", b"inertial", b"origin", b"mass", b"inertia"),
    *(b"axis", b"parent", b"child", b"limit", b"mimic", b"dynamics"),
)
EXTRA = (
    b'<mimic joint="%s"/>',
    b'<mimic joint="%s" multiplier="-2.5" offset="0.3"/>',
    b'<axis xyz="1 -2 3"/>',
    b'<axis xyz="0 0 -1"/>',
    b'<origin xyz="1 2 3" rpy="0.1 -0.2 3.141592653589793"/>',
    b'<inertial><mass value="2"/>'
    b'<inertia ixx="1" iyy="2" izz="9" ixy="0" ixz="0" iyz="0"/></inertial>',
    b'<inertial><mass value="0"/></inertial>',
    b'<limit lower="1" upper="-1" effort="-3" velocity="0"/>',
    b'<dynamics damping="0.1" friction="-2"/>',
)


def sources(folders: Sequence[Path]) -> list[Element]:
    """The robots of all readable URDF files below these folders, by their paths."""
    found = []
    for path in sorted(path for folder in folders for path in folder.rglob("*.urdf")):
        try:
            root = ElementTree.parse(path).getroot()
        except ElementTree.ParseError:
            continue
        if root.tag == "robot" and root.find("link") is not None:
            found.append(root)
    return found


def part(robot: Element, rng: Random, most: int) -> bytes:
    """A random link of a robot with what it carries, at most so many links, as a file."""
    links = {link.get("name", ""): link for link in robot.findall("link")}
    carried: dict[str, list[Element]] = {}
    for joint in robot.findall("joint"):
        carried.setdefault(_end(joint, "parent"), []).append(joint)
    pending, taken = [rng.choice(list(links))], 0
    chosen = Element("robot", {"name": "part"})
    while pending and taken < most:
        name = pending.pop(rng.randrange(len(pending)))
        if name not in links:
            continue
        chosen.append(links[name])
        taken += 1
        room = most - taken - len(pending)
        joints = carried.get(name, [])
        for joint in rng.sample(joints, min(max(room, 0), len(joints))):
            chosen.append(joint)
            pending.append(_end(joint, "child"))
    if rng.random() < 0.3:
        children = list(chosen)
        rng.shuffle(children)
        chosen[:] = children
    return ElementTree.tostring(chosen if rng.random() < 0.1 else _bare(chosen))


def _bare(robot: Element) -> Element:
    """Without what the reader does not read."""
    robot = deepcopy(robot)
    for element in robot:
        for child in list(element):
            if child.tag in IGNORED:
                element.remove(child)
    return robot


def _end(joint: Element, end: str) -> str:
    found = joint.find(end)
    return "" if found is None else found.get("link", "")


def mutated(data: bytes, rng: Random) -> bytes:
    """The file after one to four mutations."""
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 4))):
        mutation = rng.choices(*zip(*MUTATIONS, strict=True))[0]
        data = mutation(data, rng)
    return data


def _one(pattern: re.Pattern[bytes], data: bytes, rng: Random) -> re.Match[bytes] | None:
    found = list(pattern.finditer(data))
    return rng.choice(found) if found else None


def _put(data: bytes, at: tuple[int, int], new: bytes) -> bytes:
    return data[: at[0]] + new + data[at[1] :]


def flip_bytes(data: bytes, rng: Random) -> bytes:
    made = bytearray(data)
    for _ in range(rng.randint(1, 4)):
        if made:
            made[rng.randrange(len(made))] = rng.randrange(256)
    return bytes(made)


def swap_tokens(data: bytes, rng: Random) -> bytes:
    first, second = _one(TOKEN, data, rng), _one(TOKEN, data, rng)
    if first is None or second is None or first.end() > second.start():
        return data
    between = data[first.end() : second.start()]
    return _put(data, (first.start(), second.end()), second[0] + between + first[0])


def junk(data: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    return _put(data, (at, at + rng.choice((0, 0, 1, 5))), rng.choice(JUNK))


def delete_attribute(data: bytes, rng: Random) -> bytes:
    found = _one(ATTRIBUTE, data, rng)
    return data if found is None else _put(data, found.span(), b"")


def mangle_value(data: bytes, rng: Random) -> bytes:
    found = _one(VALUE, data, rng)
    return data if found is None else _put(data, found.span(), b'="' + rng.choice(JUNK) + b'"')


def mangle_number(data: bytes, rng: Random) -> bytes:
    found = _one(NUMERAL, data, rng)
    if found is None:
        return data
    text = found[0]
    new = rng.choice(
        (
            rng.choice(JUNK),
            b"-" + text,
            b"+" + text.lstrip(b"+-"),
            text + b"e%d" % rng.randint(-320, 320),
            text.replace(b".", b","),
            text + text,
            text + b" " + text,
            text.rstrip(b"0123456789"),
            b"%r" % rng.uniform(-4, 4),
            b"%r" % rng.lognormvariate(0, 20),
        )
    )
    return _put(data, found.span(), new)


def rename(data: bytes, rng: Random) -> bytes:
    """One name for another: rings, two parents, two roots, unknown links, twins."""
    one, other = _one(NAME, data, rng), _one(NAME, data, rng)
    return data if one is None or other is None else _put(data, one.span(1), other[1])


def change_kind(data: bytes, rng: Random) -> bytes:
    found = _one(re.compile(rb'type="([^"<]*)"'), data, rng)
    return data if found is None else _put(data, found.span(1), rng.choice(KINDS))


def add_element(data: bytes, rng: Random) -> bytes:
    found = _one(re.compile(rb"</(?:joint|link)>"), data, rng)
    other = _one(re.compile(rb'<joint[^<>]*name="([^"<]*)"'), data, rng)
    if found is None:
        return data
    extra = rng.choice(EXTRA)
    extra = extra % (other[1] if other else b"j") if b"%s" in extra else extra
    return _put(data, (found.start(), found.start()), extra)


def repeat(data: bytes, rng: Random) -> bytes:
    """A tag or an element twice or many times."""
    found = _one(TAG, data, rng)
    if found is None:
        return data
    name = re.match(rb"<([\w:]+)", found[0])
    end = data.find(b"</" + name[1] + b">", found.end()) if name and rng.random() < 0.5 else -1
    stop = found.end() if end < 0 or name is None else end + len(name[1]) + 3
    piece = data[found.start() : stop]
    return _put(data, (stop, stop), piece * rng.choice((1, 1, 1, 2, 50)))


def delete_element(data: bytes, rng: Random) -> bytes:
    name = rng.choice(ELEMENTS)
    pattern = rb"<%s\b[^<>]*?(?:/>|>.*?</%s>)" % (name, name)
    found = _one(re.compile(pattern, re.DOTALL), data, rng)
    return data if found is None else _put(data, found.span(), b"")


def move_element(data: bytes, rng: Random) -> bytes:
    found, other = _one(re.compile(rb"<(\w+)[^<>]*/>"), data, rng), _one(TAG, data, rng)
    if found is None or other is None or found.start() <= other.start() < found.end():
        return data
    moved = _put(data, (other.end(), other.end()), found[0])
    shift = len(found[0]) if other.end() <= found.start() else 0
    return _put(moved, (found.start() + shift, found.end() + shift), b"")


def cut(data: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] if rng.random() < 0.7 else data[at:]


def nest(data: bytes, rng: Random) -> bytes:
    found, depth = _one(TAG, data, rng), rng.choice((3, 90, 101, 5000))
    name = rng.choice((b"link", b"inertial", b"a", b"robot"))
    if found is None:
        return data
    closed = b"<%s>" % name * depth + b"</%s>" % name * (depth if rng.random() < 0.7 else 0)
    return _put(data, (found.end(), found.end()), closed)


def bomb(data: bytes, rng: Random) -> bytes:
    """Entities that grow, that contain themselves, or that stand for other files."""
    grow = b"".join(b'<!ENTITY e%d "%s">' % (k, b"&e%d;" % (k - 1) * 10) for k in range(1, 12))
    inside, use = rng.choice(
        (
            (b'<!ENTITY e0 "1">' + grow, b"&e11;"),
            (b'<!ENTITY e0 "1">', b"&e0;"),
            (b'<!ENTITY a "&b;"><!ENTITY b "&a;">', b"&a;"),
            (b'<!ENTITY f SYSTEM "file:///etc/hostname">', b"&f;"),
            (b'<!ENTITY %% p SYSTEM "file:///etc/hostname">%p;', b""),
            (b'<!ATTLIST link name CDATA "given">', b""),
        )
    )
    data = data if not use else mangle_value(data, rng).replace(b'=""', b'="' + use + b'"')
    kind = rng.choice((b"<!DOCTYPE robot [" + inside + b"]>", b'<!DOCTYPE r SYSTEM "x.dtd">'))
    return kind + data


def encode(data: bytes, rng: Random) -> bytes:
    text = data.decode("utf-8", "replace")
    names = ("utf-16", "utf-8-sig", "latin-1", "cp1252", "cp037", "utf-32", "utf-7", "shift_jis")
    said, done = rng.choice(names), rng.choice(names)
    head = f'<?xml version="1.0" encoding="{said}"?>' if rng.random() < 0.7 else ""
    return (head + text).encode(done, "replace")


Mutation = Callable[[bytes, Random], bytes]

MUTATIONS: tuple[tuple[Mutation, int], ...] = (
    (mangle_number, 14),
    (rename, 6),
    (change_kind, 8),
    (add_element, 8),
    (repeat, 3),
    (delete_element, 5),
    (move_element, 4),
    (mangle_value, 4),
    (delete_attribute, 4),
    (swap_tokens, 2),
    (junk, 2),
    (flip_bytes, 3),
    (cut, 1),
    (nest, 1),
    (bomb, 1),
    (encode, 1),
)
"""Each with its weight."""
