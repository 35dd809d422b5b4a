"""What differs between a plan and a folder is said file by file."""

from __future__ import annotations

from pathlib import Path

from symdyn.export.compare import Difference, compare, shortened

TEXTS = {"a.txt": "one\ntwo\n", "c/b.txt": "three\n"}


def written(folder: Path) -> Path:
    (folder / "c").mkdir()
    for path, text in TEXTS.items():
        (folder / path).write_text(text, newline="")
    return folder


def test_nothing_differs(tmp_path: Path) -> None:
    assert compare(TEXTS, written(tmp_path)) == ()


def test_a_missing_folder_misses_every_file(tmp_path: Path) -> None:
    found = compare(TEXTS, tmp_path / "none")
    assert [(it.path, it.kind) for it in found] == [("a.txt", "missing"), ("c/b.txt", "missing")]
    assert "+two" in found[0].diff


def test_each_kind(tmp_path: Path) -> None:
    folder = written(tmp_path)
    (folder / "a.txt").write_text("one\n2\n", newline="")
    (folder / "c" / "b.txt").unlink()
    (folder / "c" / "stray.o").write_bytes(b"\xff\x00")
    changed, missing, unclaimed = compare(TEXTS, folder)
    assert (changed.kind, missing.kind, unclaimed.kind) == ("changed", "missing", "unclaimed")
    assert changed.diff.splitlines() == [
        "--- on disk/a.txt",
        "+++ planned/a.txt",
        "@@ -1,3 +1,3 @@",
        " one",
        "-2",
        "+two",
        " ",
    ]
    assert unclaimed == Difference("c/stray.o", "unclaimed")


def test_ends_of_lines_count(tmp_path: Path) -> None:
    folder = written(tmp_path)
    (folder / "a.txt").write_bytes(b"one\r\ntwo\n")
    (found,) = compare(TEXTS, folder)
    assert found.diff


def test_what_python_leaves_behind_does_not_count(tmp_path: Path) -> None:
    folder = written(tmp_path)
    (folder / "c" / "__pycache__").mkdir()
    (folder / "c" / "__pycache__" / "b.pyc").write_bytes(b"")
    assert compare(TEXTS, folder) == ()


def test_a_dangling_link_is_seen(tmp_path: Path) -> None:
    folder = written(tmp_path)
    (folder / "link").symlink_to("nowhere")
    assert [it.path for it in compare(TEXTS, folder)] == ["link"]


def test_long_diffs_are_cut() -> None:
    many = [Difference(f"f{k}", "changed", "\n".join(map(str, range(100)))) for k in range(20)]
    text = shortened(many, files=2, lines=10).splitlines()
    assert len(text) == 20 + 2 * 11
    assert text[11] == "... 90 more lines"
    assert text[-1] == "changed: f19"
