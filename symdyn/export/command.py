"""The command that writes an export again, read off the tree and the options."""

from __future__ import annotations

import shlex
from fractions import Fraction
from typing import Any

from symdyn.export.options import TARGETS, ExportOptions
from symdyn.model.robots import builtin
from symdyn.model.tree import STANDARD_GRAVITY, Tree


def robot_command(tree: Tree, options: ExportOptions) -> str:
    """The command that writes every file of an export again, whichever were chosen.

    It leaves out which functions and targets were chosen, so that a file is the same
    in every export that holds it.
    """
    source = source_name(tree, options)
    robot = builtin(source)
    words = ["symdyn", "export", source]
    base = "floating" if tree.floating else "fixed"
    if base != (robot.base if robot else "fixed"):
        words += ["--base", base]
    usual = tuple(contact.frame for contact in robot.contacts) if robot else ()
    if tree.contact_names != usual:
        words += ["--contacts", ",".join(tree.contact_names)]
    if tree.shown:
        words += ["--frames", ",".join(tree.shown)]
    if tree.gravity != STANDARD_GRAVITY:
        words += ["--gravity", ",".join(map(numeral, tree.gravity))]
    if any(tree.armature):
        words += ["--armature", _armature(tree)]
    if options.convention != "pinocchio":
        words += ["--convention", options.convention]
    if options.parameters:
        words += ["--parameters", ",".join(options.ordered_parameters)]
    if options.name is not None:
        words += ["--name", options.name]
    return shlex.join(words)


def source_name(tree: Tree, options: ExportOptions) -> str:
    """The robot as a command names it; a guess where only the tree is known."""
    return options.source or (tree.name if builtin(tree.name) else f"{tree.name}.urdf")


def folder_command(tree: Tree, options: ExportOptions) -> str:
    """The command that writes the whole folder again."""
    words = [robot_command(tree, options)]
    if options.functions is not None:
        words += ["--functions", shlex.quote(",".join(options.functions))]
    if options.ordered_targets != TARGETS:
        words += ["--targets", ",".join(options.ordered_targets)]
    if options.variants:
        words += ["--variants", ",".join(options.ordered_variants)]
    return " ".join(words)


def numeral(value: Any) -> str:
    """A rational as an exact decimal numeral, or as p/q where it has none."""
    number = Fraction(int(value.p), int(value.q))
    places = 0
    while (number * 10**places).denominator != 1:
        if places == _PLACES:
            return str(number)
        places += 1
    digits = str(abs(int(number * 10**places))).rjust(places + 1, "0")
    sign = "-" if number < 0 else ""
    return f"{sign}{digits[:-places]}.{digits[-places:]}" if places else f"{sign}{digits}"


_PLACES = 40
"""Decimals beyond which a fraction is clearer; 1/3 has no end."""


def _armature(tree: Tree) -> str:
    """One number for all joints, or name=number for those that have one."""
    values = {joint.name: joint.armature[0] for joint in tree.joints}
    if len(set(values.values())) == 1:
        return numeral(next(iter(values.values())))
    return ",".join(f"{name}={numeral(value)}" for name, value in values.items() if value)
