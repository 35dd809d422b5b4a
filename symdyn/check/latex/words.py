r"""The words and signs of the LaTeX subset, as data."""

from __future__ import annotations


def words_of(text: str) -> frozenset[str]:
    """Words with spaces between them."""
    return frozenset(text.split())


GREEK = words_of(
    "alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa varkappa lambda"
    " mu nu xi omicron pi varpi rho varrho sigma varsigma tau upsilon phi varphi chi psi omega"
    " Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega ell hbar imath jmath"
)
"""Commands that are letters."""

OPERATING = {
    "dot": "d", "ddot": "dd", "dddot": "ddd",
    "hat": "hat", "widehat": "hat", "tilde": "hat", "widetilde": "hat",
}  # fmt: skip
"""Accents that may act on what is below; on a name declared with them they are part of it."""

NAMING = words_of("bar vec check underline overline breve mathring")
"""Accents that are always part of the name."""

FUNCTIONS = {
    **{it: it for it in words_of("sin cos tan cot")},
    "arcsin": "asin", "arccos": "acos", "arctan": "atan", "asin": "asin", "acos": "acos",
    "atan": "atan",
}  # fmt: skip
"""Functions of an angle."""

WORDS = {
    **{it: it for it in words_of(
        "Ad ad tr det diag kron vec dot cross norm inv pinv eye zeros crm crf rot hat vee exp3 log3"
        " exp6 log6 X Xstar Jl3 Jr3 Jl6 Jr6 Jlinv3 Jrinv3 inertia qmul qconj qL qR SE3 twist wrench"
        " quat rank sqrt atan2 Rx Ry Rz christoffel rnea aba pose rate partial order"
    )},
    **FUNCTIONS,
    "exp": "exp", "ln": "log", "log": "log", "Exp": "Exp", "Log": "Log",
    "trace": "tr", "Tr": "tr", "blkdiag": "blkdiag", "blockdiag": "blkdiag",
    "skew": "hat", "unskew": "vee", "atantwo": "atan2", "adj": "Ad",
}  # fmt: skip
r"""Words (``\operatorname{tr}``) with a meaning, unless they are declared."""

OF_ARM = words_of("rnea aba pose J")
"""Functions that belong to an arm."""

EQUALS = words_of("triangleq equiv coloneqq coloneq doteq eqdef")
"""Commands that are read as the sign of equality."""

OPENING = {"(": ")", "[": "]", "{": "}"} | {
    f"l{it}": f"r{it}" for it in ("brace", "brack", "angle")
}
"""Brackets; the last four are commands."""

BARS = {"|": "|", "vert": "|", "lvert": "|", "rvert": "|", "Vert": "||", "lVert": "||",
        "rVert": "||"}  # fmt: skip
r"""Bars; ``\|`` is the command "|"."""

SIDES = "check each equation alone"
EQUATIONS = "only equations can be checked"
REFUSED = {
    **dict.fromkeys(words_of("Rightarrow implies iff Leftrightarrow Longrightarrow therefore"
                           " Longleftrightarrow Leftarrow impliedby"), SIDES),
    **dict.fromkeys(words_of("le leq leqslant ge geq geqslant lt gt ne neq approx sim simeq cong"
                           " propto ll gg prec succ preceq succeq"), EQUATIONS),
    **dict.fromkeys(words_of("to mapsto rightarrow longrightarrow xrightarrow leftarrow longmapsto"
                           " xleftarrow gets leftrightarrow"), EQUATIONS),
    **dict.fromkeys(words_of("cdots ldots dots dotsb vdots ddots dotsc"),
                    "write the terms out for a fixed number of them"),
    **dict.fromkeys(words_of("rm tt"), r"write \mathrm{...}"),
    **dict.fromkeys(words_of("pm mp"), "check each sign alone"),
    **dict.fromkeys(words_of("int iint oint lim infty nabla limsup liminf"),
                    "write derivatives, or a closed form"),
    **dict.fromkeys(words_of("min max argmin argmax sup inf sgn lfloor rfloor lceil rceil"),
                    EQUATIONS),
    **dict.fromkeys(words_of("cup cap subset subseteq exists emptyset setminus mid"),
                    "sets are no formulas"),
}  # fmt: skip
"""Commands that are known and not read, each with its cure."""

SMALL = words_of("n m k N M K d p r nv nq n_v n_q")
"""Names of sizes in subscripts such as I_n."""

LEADING = words_of("where with and also so thus hence i.e. i.e")
"""Words before a side definition."""
