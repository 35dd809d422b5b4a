"""Every step from a recursion to its files refuses what is wrong, naming what it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest

from symdyn.backends import c, casadi, numpy
from symdyn.backends.unit import Unit
from symdyn.dynamics.derive import derive, derive_plain, offered
from symdyn.errors import SymdynError
from symdyn.export.agreement import Pair
from symdyn.export.certificate import certify
from symdyn.export.validate import EQUAL, SAME, check_file, check_optimised, pairs, read_file
from symdyn.geometry.so3 import vector
from symdyn.model.chain import chain
from symdyn.model.linear import numbered
from symdyn.model.tree import Tree
from symdyn.program.graph import ADD, CONST, DIV, MUL, Node, Program
from symdyn.program.rounding import round_constants
from tests.backends.cases import unit
from tests.support.robots import ARM, WALKER, Robot

RECURSIONS = ("crba", "aba", "forward_kinematics", "difference", "normalize")


def mutations(program: Program) -> Iterator[tuple[str, Program]]:
    """An edge's sign exchanged, a term or factor dropped, a constant's last place changed."""
    for k, node in enumerate(program.nodes):
        changed = []
        if node.op in (ADD, MUL, DIV):
            changed = [Node(node.op, (node.args[0], -node.args[1])), Node(ADD, (node.args[0], 0))]
        elif node.op == CONST and node.data and k > 1:
            changed = [Node(CONST, (), Fraction(node.data) * Fraction(10**40 + 1, 10**40))]
        for number, other in enumerate(changed):
            nodes = (*program.nodes[:k], other, *program.nodes[k + 1 :])
            yield f"{k} {number}", replace(program, nodes=nodes)


@pytest.mark.parametrize("name", RECURSIONS)
def test_an_optimised_program_is_its_recursion(arm: Tree, name: str) -> None:
    program = derive(arm, name)
    agreed, circle = check_optimised(derive_plain(arm, name), program)
    assert agreed.error >= 100 and circle == ()
    assert check_optimised(derive_plain(arm, name), program, fresh=True) == (agreed, circle)


@pytest.mark.parametrize("name", ["crba", "aba", "forward_kinematics"])
def test_a_wrong_optimisation_is_caught(arm: Tree, name: str) -> None:
    plain, program = derive_plain(arm, name), derive(arm, name)
    made = list(mutations(program))
    assert len(made) >= 20
    for what, wrong in made[:: len(made) // 20]:
        with pytest.raises(SymdynError, match=rf"^{name}: step 1: .*\[\d+\] differs"):
            check_optimised(plain, wrong)
            pytest.fail(what)


def test_quaternions_need_not_have_norm_one() -> None:
    tree = WALKER.tree
    for name in ("rnea", "centroidal_map"):
        plain, program = derive_plain(tree, name), derive(tree, name)
        joints = pairs(tree, program)  # its wheel's cosine and sine, no quaternion
        assert joints and all(pair.cos > 6 for pair in joints)
        check_optimised(plain, program, joints)


def test_a_ball_on_a_body_need_not_have_norm_one() -> None:
    tree = replace(numbered(chain("RzSPx")), gravity=vector(0, 0, -10))
    for name in ("rnea", "crba", "aba", "rnea_derivatives"):
        plain, program = derive_plain(tree, name), derive(tree, name)
        assert pairs(tree, program) == ()
        check_optimised(plain, program)


def test_pairs_of_endless_joints_are_on_the_circle_where_they_must_be() -> None:
    tree = ARM.tree
    plain, program = derive_plain(tree, "rnea"), derive(tree, "rnea")
    known = pairs(tree, program)
    assert known == (Pair("q", *range(known[0].cos, known[0].cos + 2)),)
    assert check_optimised(plain, program, known)[1] == known
    plain, program = derive_plain(tree, "normalize"), derive(tree, "normalize")
    assert check_optimised(plain, program, pairs(tree, program))[1] == ()


@pytest.mark.parametrize("robot", [ARM, WALKER], ids=["arm", "walker"])
def test_states_begin_with_a_configuration(robot: Robot) -> None:
    tree = robot.tree
    names = [name for name, entry in offered(tree).items() if "x" in entry.inputs]
    assert names
    for name in names:
        plain, program = derive_plain(tree, name), derive(tree, name)
        known = pairs(tree, program)
        assert {pair.port for pair in known} == {"x"}
        check_optimised(plain, program, known)


def test_pairs_are_those_of_all_configurations() -> None:
    program = derive(ARM.tree, "difference")
    assert {pair.port for pair in pairs(ARM.tree, program)} == {"q0", "q1"}


@pytest.fixture(scope="session")
def ready(arm: Tree) -> Unit:
    return unit(derive(arm, "crba"))


@pytest.mark.parametrize("backend", [numpy, casadi, c])
def test_a_file_is_compared_operation_by_operation(ready: Unit, backend: object) -> None:
    path, text = backend.path(ready), backend.render(ready)  # type: ignore[attr-defined]
    printed = round_constants(ready.program)
    assert check_file(path, read_file(path, text, ready), printed) == SAME


def test_a_text_that_computes_the_same_otherwise_is_equal_modulo_primes(ready: Unit) -> None:
    path, text = numpy.path(ready), numpy.render(ready)
    line = next(it for it in text.split("\n") if it.startswith("    M[1, 1] = "))
    for value, passes in (("q_0", True), ("q_1", False)):
        left, _, right = line.partition(" = ")
        changed = text.replace(line, f"{left} = sub(add({right}, q_0, w0), {value}, w0)")
        changed = changed.replace("(_, q_1) = q", "(q_0, q_1) = q")
        found = read_file(path, changed, ready)
        printed = round_constants(ready.program)
        if passes:
            assert check_file(path, found, printed) == EQUAL
        else:
            with pytest.raises(SymdynError, match=r"numpy/crba\.py: crba: step 3: .*M\[3\]"):
                check_file(path, found, printed)


def test_a_certificate_says_what_was_checked(arm: Tree, ready: Unit) -> None:
    texts = {backend.path(ready): backend.render(ready) for backend in (numpy, casadi, c)}
    plain = derive_plain(arm, "crba")
    found = certify(ready, texts, arm, plain)
    assert found.files == dict.fromkeys(texts, SAME)
    assert found.plain == plain.digest and found.program == ready.program.digest
    assert found.printed == round_constants(ready.program).digest
    assert 0 < found.rounded <= found.constants
    alone = certify(ready, texts)
    assert alone.plain is None and "points" not in alone.record()


def test_nothing_wrong_is_certified(arm: Tree, ready: Unit) -> None:
    plain = derive_plain(arm, "crba")
    wrong = list(mutations(ready.program))[-1][1]
    printed = replace(ready, program=wrong)
    with pytest.raises(SymdynError, match="crba: step 1"):
        certify(printed, {numpy.path(printed): numpy.render(printed)}, arm, plain)
    with pytest.raises(SymdynError, match=r"c/probe_crba\.c: crba: step 3"):
        certify(ready, {c.path(printed): c.render(printed)}, arm, plain)
    with pytest.raises(SymdynError, match=r"casadi/crba\.py: crba: step 3"):
        certify(ready, {"casadi/crba.py": casadi.render(ready) + "\nimport os\n"}, arm, plain)
