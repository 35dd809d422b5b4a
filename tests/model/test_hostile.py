"""Input made to hang or to crash a reader: it ends soon, in a tree or in a SymdynError."""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from symdyn.errors import SymdynError, SymdynWarning
from symdyn.model.load import load
from symdyn.model.tree import Tree
from symdyn.model.urdf.read import read_urdf

Write = Callable[..., Path]
SOON = 2.0  # s

LINK = """<link name="{0}"><inertial><mass value="1"/><origin xyz=".1 .2 .3" rpy=".1 .2 .3"/>
<inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>"""
JOINT = """<joint name="{0}" type="{1}"><parent link="{2}"/><child link="{3}"/>
<origin xyz=".1 .2 .3" rpy="0.1 0.2 0.3"/><axis xyz="1 2 3"/>{4}</joint>"""


def row(n: int, kind: str, star: bool = False) -> str:
    """n links, one behind the other or all on the first."""
    links = "".join(LINK.format(f"l{i}") for i in range(n))
    joints = (
        JOINT.format(f"j{i}", kind, f"l{0 if star else i - 1}", f"l{i}", "") for i in range(1, n)
    )
    return links + "".join(joints)


def circle(n: int) -> str:
    """n joints that follow each other."""
    links = "".join(f'<link name="l{i}"/>' for i in range(n + 1))
    return links + "".join(
        JOINT.format(f"j{i}", "revolute", f"l{i}", f"l{i + 1}", f'<mimic joint="j{(i + 1) % n}"/>')
        for i in range(n)
    )


def ring(n: int) -> str:
    links = "".join(f'<link name="l{i}"/>' for i in range(n))
    return (
        '<link name="root"/>'
        + links
        + "".join(JOINT.format(f"j{i}", "fixed", f"l{i}", f"l{(i + 1) % n}", "") for i in range(n))
    )


def heavy(mass: str, more: str = "") -> str:
    link = f'<link name="a"><inertial><mass value="{mass}"/>{more}</inertial></link>'
    return f"<robot>{link}</robot>"


BOMB = "".join(f'<!ENTITY x{i} "{f"&x{i - 1};" * 10}">' for i in range(1, 12))

FILES = {
    "entities": f'<!DOCTYPE r [<!ENTITY x0 "x">{BOMB}]><robot name="&x11;"/>',
    "external entity": '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><robot name="&x;"/>',
    "depth": "<robot>" + "<link>" * 50_000,
    "many elements": "<robot>" + "<a/>" * 600_000 + "</robot>",
    "long number": heavy("9" * 10**6),
    "long number of blanks": heavy(" " * 10**6 + "1"),
    "many numbers": heavy("1", f'<origin xyz="{"1 " * 10**5}"/>'),
    "exponent": heavy("1e-999999999"),
    "cut off": '<robot><link name="a"><inertial>',
    "zeros": "\0" * 1000,
    "nothing": "",
    "text": "go2",
    "rows of fixed joints": f"<robot>{row(40, 'fixed')}</robot>",
    "star of fixed joints": f"<robot>{row(40, 'fixed', star=True)}</robot>",
    "row of joints": f"<robot>{row(60, 'revolute')}</robot>",
    "circle of followers": f"<robot>{circle(300)}</robot>",
    "many links": "<robot>" + "".join(f'<link name="l{i}"/>' for i in range(30_000)) + "</robot>",
    "ring": f"<robot>{ring(300)}</robot>",
}


def outcome(path: Path) -> Tree | SymdynError:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SymdynWarning)
        try:
            return load(path)
        except SymdynError as error:
            return error


@pytest.mark.parametrize("case", FILES)
def test_it_ends_soon(tmp_path: Path, case: str) -> None:
    path = tmp_path / "robot.urdf"
    path.write_text(FILES[case], encoding="utf-8")
    start = time.process_time()
    found = outcome(path)
    assert time.process_time() - start < SOON
    if isinstance(found, SymdynError):
        assert found.file == str(path)
        assert len(str(found)) < 1000


@pytest.mark.parametrize(
    "name", ["", ".", "\0", "a\0b", "x" * 5000, "<robot/>", "\ud800", "/dev/null", "~", "*"]
)
def test_names_that_are_no_files(name: str) -> None:
    with pytest.raises(SymdynError):
        load(name)


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "robot.urdf"
    for data in (
        b"\xff\xfe<\x00",
        b"\xef\xbb\xbf<robot>\xff</robot>",
        bytes(range(256)),
        b"PK\x03",
    ):
        path.write_bytes(data)
        assert isinstance(outcome(path), SymdynError)


def test_marks_of_byte_order(tmp_path: Path) -> None:
    path = tmp_path / "robot.urdf"
    for encoding in ("utf-8-sig", "utf-16"):
        path.write_bytes('<robot name="a"><link name="b"/></robot>'.encode(encoding))
        assert isinstance(outcome(path), Tree)


SMALL = (
    LINK.format("a")
    + LINK.format("b")
    + LINK.format("c")
    + "".join(
        JOINT.format(name, kind, parent, child, inside)
        for name, kind, parent, child, inside in (
            ("j", "revolute", "a", "b", '<limit lower="-1" upper="1" effort="3" velocity="2"/>'),
            ("k", "prismatic", "b", "c", '<mimic joint="j" multiplier="2" offset="0.1"/>'),
        )
    )
)
PIECES = sorted({*SMALL.replace("<", " <").split(), '"'})
JUNK = [
    "nan",
    "inf",
    "-inf",
    "1e400",
    "1e-400",
    "0,5",
    "${x}",
    "0x1",
    "1_000",
    "\u0661",
    "--1",
    "1e",
    ".",
    "1" * 500,
    "-0",
    "+.5",
    "1e308",
    "-1e308",
    "",
    " ",
    "\t",
    "a",
    "b",
    "j",
    "revolute",
    "fixed",
    "floating",
    "planar",
    "continuous",
    "&lt;",
    "&amp;",
    "\u00e9",
    "<!-- ${x} -->",
    "<![CDATA[x]]>",
    "<?x y?>",
    "<xacro:a/>",
    "<link/>",
    "0 0 0",
    "1e308 1e308 1e308",
    "3.141592653589793",
    "999999",
]


@settings(
    max_examples=150,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    st.lists(
        st.tuples(
            st.integers(0, len(SMALL)), st.integers(0, 12), st.sampled_from([*PIECES, *JUNK])
        ),
        min_size=1,
        max_size=4,
    )
)
def test_damaged_files(tmp_path: Path, damage: list[tuple[int, int, str]]) -> None:
    text = SMALL
    for at, length, junk in damage:
        text = text[:at] + junk + text[at + length :]
    path = tmp_path / "robot.urdf"
    path.write_text(f"<robot>{text}</robot>", encoding="utf-8")
    assert isinstance(outcome(path), Tree | SymdynError)


NUMBERS = ["xyz", "rpy", "value", "ixx", "ixy", "lower", "effort", "multiplier", "offset"]


@settings(
    max_examples=150,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(st.sampled_from(NUMBERS), st.sampled_from(JUNK), st.sampled_from(JUNK), st.integers(0, 3))
def test_damaged_numbers(tmp_path: Path, name: str, first: str, second: str, many: int) -> None:
    head, _, tail = SMALL.partition(f'{name}="')
    _, _, rest = tail.partition('"')
    words = " ".join([first, second, first][:many] or ["1"]).replace("<", "&lt;")
    path = tmp_path / "robot.urdf"
    path.write_text(f'<robot>{head}{name}="{words}"{rest}</robot>', encoding="utf-8")
    assert isinstance(outcome(path), Tree | SymdynError)


def test_formulas_matter_only_where_numbers_are_read(urdf: Write) -> None:
    aside = '<!-- ${h} --><gazebo><mass value="${m}"/><xacro:thing a="${b}"/></gazebo>'
    visual = '<link name="v"><visual><origin xyz="${a} 0 0"/></visual></link>'
    with pytest.warns(SymdynWarning, match="<gazebo>"):
        assert read_urdf(urdf(aside + visual)).nv == 0


@pytest.mark.parametrize("where", ["{0}<link name='a'/>", "<link name='a'>{0}</link>"])
def test_a_macro_that_is_not_expanded_is_refused(urdf: Write, where: str) -> None:
    with pytest.raises(SymdynError, match="xacro"):
        read_urdf(urdf(where.format("<xacro:leg name='left'/>")))


NAMES = ["int", "class", "lambda", "1st", "a b", "\u00e9", "a-b", "_", "%"]


@pytest.mark.parametrize("name", NAMES)
def test_any_name_is_a_name(urdf: Write, name: str) -> None:
    text = SMALL.replace('"b"', f'"{name}"').replace('"j"', f'"{name}"')
    tree = read_urdf(urdf(text, name="model"), frames=(name,))
    assert tree.joint_names == (name,)
    assert tree.frame(name).body == 0
