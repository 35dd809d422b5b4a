"""Programs in C that time functions, and what they cost to compile."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from statistics import fmean, median
from typing import Any

import numpy as np

from symdyn.backends import c, c_limbs, lanes
from symdyn.backends.compiler import cache_folder, compiler
from symdyn.backends.templates import fill
from symdyn.backends.unit import Unit
from symdyn.bench.states import BLOCK, COUNT
from symdyn.errors import SymdynError

FLAGS = ("-std=gnu99", "-O3", "-march=x86-64-v3")

Round = Callable[[], Mapping[str, Sequence[float]]]
"""One round of a contestant: by function, nanoseconds a state of each block of states."""


@dataclass(frozen=True)
class Timed:
    """A function as the program calls it.

    Attributes
    ----------
    name, symbol : str
    inputs, outputs : tuple of (str, int)
        Arguments with the numbers of doubles of a state.
    batch : bool
        Whether there is a function for many states.
    """

    name: str
    symbol: str
    inputs: tuple[tuple[str, int], ...]
    outputs: tuple[tuple[str, int], ...]
    batch: bool = True

    @property
    def given(self) -> str:
        """Arguments of a call for the state ``i``, or for those from there on.

        Results go to one place, as those of Pinocchio's algorithms do.
        """
        inputs = [f"{name} + {size} * i" for name, size in self.inputs]
        return ", ".join([*inputs, *(name for name, _ in self.outputs)])


@dataclass(frozen=True)
class Program:
    """A program that was compiled.

    Attributes
    ----------
    command : tuple of str
    symbols : mapping
        Of the functions that it times, by their names.
    size, seconds : mapping
        By source: bytes of its text, and what it took to compile.
    """

    command: tuple[str, ...]
    symbols: Mapping[str, str]
    size: Mapping[str, int]
    seconds: Mapping[str, float]

    def round(self) -> Mapping[str, Sequence[float]]:
        """One round."""
        return parsed(self.command)


def parsed(command: Sequence[str]) -> dict[str, list[float]]:
    """What a program prints: names and nanoseconds, of which the second half is valid."""
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found: dict[str, list[float]] = {}
    for line in text.splitlines():
        *name, ns = line.split()
        found.setdefault(" ".join(name[::-1]), []).append(float(ns))
    return {name: times[len(times) // 2 :] for name, times in found.items()}


def summary(rounds: Sequence[Sequence[float]]) -> dict[str, float]:
    """The least of each block of states over the rounds, on average; the median round."""
    least = [min(block) for block in zip(*rounds, strict=True)]
    return {"least": fmean(least), "median": median(map(fmean, rounds))}


def compiled(
    texts: Mapping[str, str],
    functions: Sequence[Timed],
    include: str,
    given: Sequence[Sequence[np.ndarray]],
    folder: Path,
) -> Program:
    """Compile sources, each by itself, with a program that times their functions.

    Parameters
    ----------
    texts : mapping
        Sources and headers.
    functions : sequence of Timed
    include : str
        The header that declares them.
    given : sequence of sequence of ndarray
        For each function the values of its inputs, states first.
    folder : Path
        Where all of it is written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    words = {"include": include, "count": COUNT, "block": BLOCK}
    main = fill("bench/main.c.jinja", **words, functions=functions)
    for name, text in {**texts, "main.c": main}.items():
        (folder / name).write_text(text)
    with (folder / "states").open("wb") as file:
        for arrays in given:
            for array in arrays:
                by_column = np.swapaxes(array, 1, 2) if array.ndim == 3 else array
                by_column.tofile(file)
    sources = [name for name in (*texts, "main.c") if name.endswith(".c")]
    seconds = {name: _object(name, folder) for name in sources}
    objects = [f"{name[:-2]}.o" for name in sources]
    _run([*compiler(), *objects, "-lm", "-o", "race"], folder)
    seconds.pop("main.c")
    return Program(
        (str(folder / "race"), str(folder / "states")),
        {f.name: f.symbol for f in functions},
        {name: len(texts[name]) for name in seconds},
        seconds,
    )


def ours(
    units: Mapping[str, Unit],
    given: Mapping[str, list[np.ndarray]],
    folder: Path,
    limbs: bool,
) -> Program:
    """Our functions, with limbs in the lanes of vectors or as scalar programs."""
    robot = next(iter(units.values())).robot
    texts = {Path(lanes.PATH).name: lanes.render_lanes()}
    texts[f"{robot}.h"] = c.render_header(robot, list(units.values()))
    for made in units.values():
        packed = limbs and c_limbs.offered(made)
        texts[Path(c.path(made)).name] = c.render(made, packed)
        if packed:
            texts[Path(c_limbs.path(made)).name] = c_limbs.render(made)
    functions = [_timed(name, made) for name, made in units.items()]
    made_of = compiled(texts, functions, f"{robot}.h", list(given.values()), folder)
    beside = {name: len(texts.get(f"{name[:-2]}_limbs.h", "")) for name in made_of.size}
    return replace(made_of, size={k: size + beside[k] for k, size in made_of.size.items()})


def _timed(name: str, made: Unit) -> Timed:
    _, inputs, outputs = c.arguments(made, c.symbol(made))
    every: list[tuple[str, int]] = [
        (f"{it.name}_", max(it.port.size, 1)) for it in (*inputs, *outputs)
    ]
    return Timed(name, c.symbol(made), tuple(every[: len(inputs)]), tuple(every[len(inputs) :]))


def _object(name: str, folder: Path) -> float:
    """Compile a source, or take what was compiled of the same text; the seconds it took."""
    words = [*compiler(), *FLAGS]
    text = subprocess.run([*words, "-E", name], cwd=folder, capture_output=True, check=True).stdout
    key = sha256("\0".join(words).encode() + text).hexdigest()
    kept, spent = (cache_folder() / f"race-{key}.{end}" for end in ("o", "seconds"))
    if not spent.is_file():
        start = time.perf_counter()
        _run([*words, "-c", name], folder)
        seconds = time.perf_counter() - start
        cache_folder().mkdir(parents=True, exist_ok=True)
        shutil.copy(folder / f"{name[:-2]}.o", kept)
        spent.write_text(repr(seconds))
    shutil.copy(kept, folder / f"{name[:-2]}.o")
    return float(spent.read_text())


def _run(words: list[str], folder: Path) -> Any:
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SymdynError(f"the C compiler failed: {done.stderr.strip()}", element=" ".join(words))
    return done
