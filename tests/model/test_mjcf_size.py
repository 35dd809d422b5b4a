"""MJCF files that unfold to more than any robot are refused before MuJoCo unfolds them."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from symdyn.errors import SymdynError
from symdyn.model.mjcf.read import read_mjcf

Write = Callable[..., Path]


@pytest.fixture
def mjcf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Write the inside of a <mujoco> element to a file."""
    monkeypatch.chdir(tmp_path)

    def write(inside: str, name: str = "robot") -> Path:
        path = tmp_path / f"{name}.xml"
        path.write_text(f"<mujoco>\n{inside}\n</mujoco>\n")
        return path

    return write


BODY = '<body name="{}"><joint/><geom size=".1"/></body>'
BOMBS = {
    "replicate": '<worldbody><replicate count="1000000">'
    + BODY.format("b")
    + "</replicate></worldbody>",
    "nested": "<worldbody>"
    + '<replicate count="100" offset="1 0 0">' * 4
    + '<geom size=".1"/>'
    + "</replicate>" * 4
    + "</worldbody>",
    "flexcomp": '<worldbody><flexcomp name="f" dim="3" count="300 300 300"/></worldbody>',
    "texture": '<asset><texture name="t" builtin="flat" width="30000" height="30000"/></asset>',
    "hfield": '<asset><hfield name="h" nrow="200000" ncol="200000" size="1 1 1 1"/></asset>',
    "numbers": '<size nuser_body="100000000"/>',
    "keyframes": '<size nkey="2000000000"/>',
}


@pytest.mark.parametrize("kind", BOMBS)
def test_what_unfolds_without_end_is_refused_first(mjcf: Write, kind: str) -> None:
    start = time.process_time()
    with pytest.raises(SymdynError, match="more than") as raised:
        read_mjcf(mjcf(BOMBS[kind]))
    assert raised.value.line
    assert raised.value.cure
    assert time.process_time() - start < 2


def test_what_is_included_counts_too(mjcf: Write) -> None:
    mjcf(BOMBS["replicate"], "inner")
    with pytest.raises(SymdynError, match="more than 2000 bodies") as raised:
        read_mjcf(mjcf('<include file="inner.xml"/>'))
    assert str(raised.value.file).endswith("inner.xml")


@pytest.mark.filterwarnings("ignore::symdyn.SymdynWarning")
def test_what_is_repeated_a_few_times_is_read(mjcf: Write) -> None:
    body = '<body name="b"><joint name="j"/><geom size=".1"/></body>'
    tree = read_mjcf(
        mjcf(f'<worldbody><replicate count="3" offset="1 0 0">{body}</replicate></worldbody>')
    )
    assert tree.nv == 3


def test_an_include_without_end_is_refused(mjcf: Write) -> None:
    with pytest.raises(SymdynError, match="included"):
        read_mjcf(mjcf('<include file="robot.xml"/>'))


@pytest.mark.parametrize("kind", [RuntimeError, MemoryError, ValueError])
def test_whatever_the_compiler_raises_is_told(
    mjcf: Write, monkeypatch: pytest.MonkeyPatch, kind: type[Exception]
) -> None:
    import mujoco

    def fail(path: str) -> None:
        raise kind("Caught an unknown exception!")

    monkeypatch.setattr(mujoco, "MjModel", SimpleNamespace(from_xml_path=fail))
    with pytest.raises(SymdynError, match="cannot compile it: Caught"):
        read_mjcf(mjcf("<worldbody/>"))
