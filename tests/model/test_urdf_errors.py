from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from symdyn.errors import SymdynError
from symdyn.model.urdf.read import read_urdf

Write = Callable[..., Path]

LINKS = '<link name="base"/>\n<link name="arm"/>\n<link name="hand"/>\n'


def joint(name: str, parent: str, child: str, kind: str = "revolute", inside: str = "") -> str:
    return (
        f'<joint name="{name}" type="{kind}">\n'
        f'<parent link="{parent}"/>\n<child link="{child}"/>\n{inside}</joint>\n'
    )


ARM = LINKS + joint("elbow", "base", "arm") + joint("wrist", "arm", "hand")


def with_link(inside: str) -> str:
    return f'<link name="base">\n<inertial>\n{inside}\n</inertial>\n</link>'


def in_wrist(inside: str, kind: str = "revolute") -> str:
    return LINKS + joint("elbow", "base", "arm") + joint("wrist", "arm", "hand", kind, inside)


AXIS = '<axis xyz="0 0 1"/>\n'
FOLLOWER = joint("wrist", "arm", "hand", inside='<mimic joint="elbow"/>\n')


# What is inside <robot> (from line 2), the line to be named, and words of the message.
BAD = {
    "no link": ("", 1, ["no <link>"]),
    "no name": ("<link/>", 2, ["no name"]),
    "two links": (LINKS + '<link name="arm"/>', 5, ['link "arm"', "line 3"]),
    "two joints": (ARM + joint("elbow", "base", "arm"), 13, ['joint "elbow"', "line 5"]),
    "no type": (LINKS + '<joint name="j"/>', 5, ['joint "j"', "no type"]),
    "bad type": (in_wrist("", "revolut"), 9, ["wrist", '"revolut"', "revolute"]),
    "no parent": (
        LINKS + '<joint name="j" type="fixed"><child link="arm"/></joint>',
        5,
        ['joint "j"', "no <parent>"],
    ),
    "no child": (
        LINKS + '<joint name="j" type="fixed"><parent link="arm"/></joint>',
        5,
        ['joint "j"', "no <child>"],
    ),
    "no link in parent": (
        LINKS + '<joint name="j" type="fixed">\n<parent/><child link="arm"/></joint>',
        6,
        ['joint "j"', "no link"],
    ),
    "unknown parent": (
        LINKS + joint("j", "bass", "arm"),
        6,
        ['joint "j"', 'no link "bass"', '"base"'],
    ),
    "unknown child": (LINKS + joint("j", "base", "arn"), 7, ['no link "arn"', '"arm"']),
    "two parents": (
        ARM + joint("third", "base", "hand"),
        13,
        ['joint "third"', 'link "hand"', '"wrist"', "line 9"],
    ),
    "several roots": (
        LINKS + joint("elbow", "base", "arm"),
        4,
        ['link "hand"', '"base", "hand"'],
    ),
    "ring": (
        LINKS + joint("elbow", "hand", "arm") + joint("wrist", "arm", "hand"),
        5,
        ["ring", '"elbow"', '"wrist"'],
    ),
    "own parent": (LINKS + joint("self", "arm", "arm"), 5, ["ring", '"self"']),
    "mass nan": (with_link('<mass value="nan"/>'), 4, ['link "base", inertial, mass', '"nan"']),
    "no mass": (with_link(""), 3, ['link "base", inertial', "no <mass>"]),
    "no mass value": (with_link("<mass/>"), 4, ["mass", "no value"]),
    "negative mass": (with_link('<mass value="-1e-9"/>'), 4, ["negative"]),
    "formula": (
        with_link('<mass value="1"/>\n<origin xyz="0 0 ${h/2}"/>'),
        5,
        ['link "base"', "xyz", "${h/2}", "xacro"],
    ),
    "quotient": (with_link('<mass value="13/2"/>'), 4, ['"13/2"']),
    "short inertia": (
        with_link('<mass value="1"/>\n<inertia ixx="1"/>'),
        5,
        ["inertia", "no iyy"],
    ),
    "two masses": (with_link('<mass value="1"/>\n<mass value="1"/>'), 5, ["second <mass>"]),
    "two numbers": (in_wrist('<origin xyz="0 1"/>\n'), 12, ["wrist", "xyz", "3 numbers"]),
    "four angles": (in_wrist('<origin rpy="0 1 2 3"/>\n'), 12, ["rpy", "3 numbers"]),
    "huge angle": (in_wrist('<origin rpy="0 1e9 0"/>\n'), 12, ["rpy", "million"]),
    "zero axis": (in_wrist('<axis xyz="0 0 -0.0"/>\n'), 12, ["wrist", "axis is zero"]),
    "infinite limit": (in_wrist('<limit upper="inf"/>\n'), 12, ["wrist", "upper", '"inf"']),
    "huge number": (in_wrist('<limit effort="1e999"/>\n'), 12, ["effort", "range"]),
    "decimal comma": (in_wrist('<origin xyz="0 0,5 1"/>\n'), 12, ["wrist", '"0,5"']),
    "digits of other scripts": (in_wrist('<limit upper="\u0661"/>\n'), 12, ["upper"]),
    "hexadecimal": (with_link('<mass value="0x10"/>'), 4, ['"0x10"']),
    "underscores": (with_link('<mass value="1_0"/>'), 4, ['"1_0"']),
    "endless digits": (with_link(f'<mass value="{"1" * 9999}"/>'), 4, ["characters"]),
    "endless exponent": (with_link('<mass value="1e999999999"/>'), 4, ["range"]),
    "vanishing number": (with_link('<mass value="1e-320"/>'), 4, ["range"]),
    "blank name": (LINKS + '<joint name="" type="fixed"/>', 5, ["no name"]),
    "follows nothing": (in_wrist('<mimic joint="ghost"/>\n'), 12, ["wrist", '"ghost"', '"elbow"']),
    "follows a link": (in_wrist('<mimic joint="arm"/>\n'), 12, ["wrist", '"arm"']),
    "follows itself": (in_wrist('<mimic joint="wrist"/>\n'), 12, ["wrist", "itself"]),
    "follows no name": (in_wrist("<mimic/>\n"), 12, ["wrist", "no joint"]),
    "bad multiplier": (in_wrist('<mimic joint="elbow" multiplier="two"/>\n'), 12, ['"two"']),
    "huge offset": (in_wrist('<mimic joint="elbow" offset="2e6"/>\n'), 12, ["offset", "million"]),
    "circle": (
        LINKS
        + joint("elbow", "base", "arm", inside='<mimic joint="wrist"/>\n')
        + joint("wrist", "arm", "hand", inside='<mimic joint="elbow"/>\n'),
        8,
        ["circle", '"elbow"', '"wrist"'],
    ),
    "follows a fixed joint": (
        LINKS + joint("elbow", "base", "arm", "fixed") + FOLLOWER,
        12,
        ['"wrist"', '"elbow"', "fixed"],
    ),
    "follows a planar joint": (
        LINKS + joint("elbow", "base", "arm", "planar", AXIS) + FOLLOWER,
        13,
        ['"wrist"', '"elbow"', "planar"],
    ),
    "a floating joint follows": (
        LINKS + joint("elbow", "base", "arm") + FOLLOWER.replace("revolute", "floating"),
        12,
        ['"wrist"', "floating"],
    ),
    "half as fast as a continuous joint": (
        LINKS
        + joint("elbow", "base", "arm", "continuous")
        + FOLLOWER.replace('"elbow"/', '"elbow" multiplier="0.5"/'),
        12,
        ['"wrist"', '"elbow"', "1/2", "integer"],
    ),
    "a slide follows a continuous joint": (
        LINKS
        + joint("elbow", "base", "arm", "continuous")
        + FOLLOWER.replace("revolute", "prismatic"),
        12,
        ['"wrist"', '"elbow"', "prismatic"],
    ),
    "far too fast": (
        in_wrist(f'<mimic joint="elbow" multiplier="{"9" * 300}.{"9" * 99}"/>\n')
        + '<link name="finger"/>\n<link name="nail"/>\n<link name="tip"/>\n'
        + "".join(
            joint(child, parent, child, inside=f'<mimic joint="{lead}" multiplier="1{"1" * 300}"/>')
            for parent, child, lead in (
                ("hand", "finger", "wrist"),
                ("finger", "nail", "finger"),
                ("nail", "tip", "nail"),
            )
        ),
        28,
        ['"tip"', '"elbow"', "bits"],
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_an_error_names_file_line_element_and_cure(urdf: Write, case: str) -> None:
    inside, line, words = BAD[case]
    path = urdf(inside)
    with pytest.raises(SymdynError) as refusal:
        read_urdf(path)
    error = refusal.value
    assert (error.file, error.line) == (str(path), line)
    assert error.element
    assert error.cure
    assert str(error).startswith(f"{path}:{line}: ")
    for word in words:
        assert word in str(error)


def refused(path: Path | str, **options: object) -> SymdynError:
    with pytest.raises(SymdynError) as refusal:
        read_urdf(path, **options)  # type: ignore[arg-type]
    assert refusal.value.cure
    return refusal.value


def test_a_missing_file_and_a_folder(tmp_path: Path) -> None:
    assert "no such file" in str(refused(tmp_path / "none.urdf"))
    assert "folder" in str(refused(tmp_path))


@pytest.mark.parametrize(
    ("text", "line"), [("", 1), ("<robot>\n<link>\n</robot>", 3), ("<robot>\n<a b=1/>", 2)]
)
def test_what_is_not_xml(tmp_path: Path, text: str, line: int) -> None:
    path = tmp_path / "bad.urdf"
    path.write_text(text)
    error = refused(path)
    assert error.line == line
    assert "not well-formed" in error.message


def test_another_root_element(tmp_path: Path) -> None:
    path = tmp_path / "world.sdf"
    path.write_text("<sdf/>")
    assert "<robot>" in str(refused(path))


def test_an_unexpanded_macro_file_points_to_xacro(tmp_path: Path) -> None:
    path = tmp_path / "arm.urdf"
    path.write_text('<robot xmlns:xacro="http://wiki.ros.org/xacro"><!-- --></robot>')
    assert "xacro" in str(refused(path))


@pytest.mark.parametrize(
    "doctype",
    ['<!DOCTYPE robot [<!ENTITY a "1">]>', '<!DOCTYPE robot SYSTEM "other.dtd">'],
)
def test_declarations_are_refused(tmp_path: Path, doctype: str) -> None:
    path = tmp_path / "arm.urdf"
    path.write_text(f'<?xml version="1.0"?>\n{doctype}\n<robot><link name="&a;"/></robot>')
    error = refused(path)
    assert error.line == 2
    assert "entities" in error.message


def test_nested_too_deep(tmp_path: Path) -> None:
    path = tmp_path / "deep.urdf"
    path.write_text("<robot>" + "<a>" * 200 + "</a>" * 200 + "</robot>")
    assert "inside each other" in str(refused(path))


def test_too_large(tmp_path: Path) -> None:
    path = tmp_path / "large.urdf"
    path.write_bytes(b"<robot>" + b" " * 20_000_001)
    assert "larger than 20 MB" in str(refused(path))


def test_an_unknown_encoding(tmp_path: Path) -> None:
    path = tmp_path / "arm.urdf"
    path.write_text('<?xml version="1.0" encoding="no-such-code"?><robot/>')
    assert "encoding" in str(refused(path))


def test_options_that_do_not_fit(urdf: Write) -> None:
    path = urdf(ARM)
    assert '"elbow"' in str(refused(path, armature={"elbo": 1}))
    assert "negative" in str(refused(path, armature=-1))
    assert "armature" in str(refused(path, armature="much"))
    assert '"hand"' in str(refused(path, contacts=("hnd",)))
    assert "twice" in str(refused(path, contacts=("hand", "hand")))
    assert '"arm"' in str(refused(path, frames=("arms",)))
    assert "three numbers" in str(refused(path, gravity=(0, 0)))
    assert "gravity" in str(refused(path, gravity=(0, 0, float("nan"))))
    assert "floating" in str(refused(path, base="free"))


def test_a_long_chain_needs_no_recursion(urdf: Write) -> None:
    n = 1500
    links = "".join(f'<link name="l{i}"/>' for i in range(n))
    joints = "".join(joint(f"j{i}", f"l{i}", f"l{i + 1}", "fixed") for i in range(n - 1))
    assert len(read_urdf(urdf(links + joints)).frames) == n
