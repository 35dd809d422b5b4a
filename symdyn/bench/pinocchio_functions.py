"""How Pinocchio's C++ is asked for each function, dense and whole as ours are."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Call:
    """One function of Pinocchio.

    Attributes
    ----------
    name : str
        Our name of it.
    header : str
        Header among Pinocchio's algorithms.
    lines : tuple of str
        Body of a function of the state's number ``k`` that returns an entry of its result.
    before : tuple of str
        What is set up once.
    """

    name: str
    header: str
    lines: tuple[str, ...]
    before: tuple[str, ...] = ()


def _mirrored(matrix: str) -> str:
    """Pinocchio fills the upper triangle."""
    return f"d.{matrix}.triangularView<Eigen::StrictlyLower>() = d.{matrix}.transpose();"


PLAIN = (
    Call("rnea", "rnea", ("return pin::rnea(m, d, q[k], v[k], a[k])[0];",)),
    Call("nonlinear_effects", "rnea", ("return pin::nonLinearEffects(m, d, q[k], v[k])[0];",)),
    Call("gravity", "rnea", ("return pin::computeGeneralizedGravity(m, d, q[k])[0];",)),
    Call("crba", "crba", ("pin::crba(m, d, q[k]);", _mirrored("M"), "return d.M(1, 0);")),
    Call("aba", "aba", ("return pin::aba(m, d, q[k], v[k], a[k])[0];",)),
    Call(
        "minverse",
        "aba",
        ("pin::computeMinverse(m, d, q[k]);", _mirrored("Minv"), "return d.Minv(1, 0);"),
    ),
    Call(
        "centroidal_map",
        "centroidal",
        ("return pin::computeCentroidalMap(m, d, q[k])(0, 0);",),
    ),
    Call(
        "rnea_derivatives",
        "rnea-derivatives",
        (
            "pin::computeRNEADerivatives(m, d, q[k], v[k], a[k]);",
            _mirrored("M"),
            "return d.dtau_dq(0, 0);",
        ),
    ),
    Call(
        "aba_derivatives",
        "aba-derivatives",
        (
            "pin::computeABADerivatives(m, d, q[k], v[k], a[k]);",
            _mirrored("Minv"),
            "return d.ddq_dq(0, 0);",
        ),
    ),
)
"""What every robot has."""

CONTACTS = (
    Call(
        "contact_jacobian",
        "frames",
        (
            "pin::computeJointJacobians(m, d, q[k]);",
            "for (int i = 0; i < NC; ++i) {",
            "    foot.setZero();",
            "    pin::getFrameJacobian(m, d, m.nframes - NC + i, pin::LOCAL_WORLD_ALIGNED, foot);",
            "    J.middleRows<3>(3 * i) = foot.topRows<3>();",
            "}",
            "return J(0, 0);",
        ),
        (
            "static Eigen::Matrix<double, 6, Eigen::Dynamic> foot(6, m.nv);",
            "static Eigen::MatrixXd J(3 * NC, m.nv);",
        ),
    ),
    Call(
        "contact_dynamics",
        "constrained-dynamics",
        (
            "return pin::constraintDynamics(m, d, q[k], v[k], a[k], closed.models, closed.datas,",
            "                               settings)[0];",
        ),
        (
            "struct Closed",
            "{",
            "    std::vector<pin::RigidConstraintModel> models;",
            "    std::vector<pin::RigidConstraintData> datas;",
            "    Closed()",
            "    {",
            "        for (int i = 0; i < NC; ++i) {",
            "            const pin::Frame &f = m.frames[m.nframes - NC + i];",
            "            models.emplace_back(pin::CONTACT_3D, m, f.parentJoint, f.placement,",
            "                                pin::LOCAL);",
            "        }",
            "        for (const auto &it : models) datas.emplace_back(it);",
            "        pin::initConstraintDynamics(m, d, models, datas);",
            "    }",
            "};",
            "static Closed closed;",
            "static pin::ProximalSettings settings(1e-12, 0, 1);",
        ),
    ),
)
"""What robots with contacts have; all contacts are closed."""
