"""What Pinocchio does where the source chapters say what it does; outcomes as JSON.

Needs Pinocchio and NumPy alone, so that it runs in an environment of any version:

    python tests/audit/pinocchio_runs.py symdyn/model/robots/go2.urdf > outcome.json

The outcomes of version 3.8.0, which one of the chapters fixes, are committed as
``derivations/textbook/pinocchio_3.8.0.json``.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pinocchio as pin

FEET = ("FL_foot", "FR_foot", "RL_foot", "RR_foot")
RUNS: dict[str, Callable[[Any], Any]] = {}


def run(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Let a function be one of the runs, under its name."""
    RUNS[function.__name__] = function
    return function


def state(model: Any, seed: int = 1) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """A configuration with a unit quaternion, a velocity and an acceleration."""
    draw = np.random.default_rng(seed)
    q = pin.integrate(model, pin.neutral(model), draw.uniform(-0.5, 0.5, model.nv))
    return q, draw.uniform(-1, 1, model.nv), draw.uniform(-1, 1, model.nv)


def twice_the_triangle(M: np.ndarray) -> np.ndarray:
    """What a matrix becomes when it is made symmetric as if its lower half were empty."""
    return M + M.T - np.diag(M.diagonal())


@run
def sizes(model: Any) -> Any:
    return {
        "nq": model.nq,
        "nv": model.nv,
        "joints": model.njoints,
        "mass": pin.computeTotalMass(model),
        "bodies with mass": sum(1 for it in model.inertias if it.mass > 0),
    }


@run
def universe_is_joint_zero(model: Any) -> Any:
    data, v = model.createData(), np.zeros(model.nv)
    v[0] = 1.0
    pin.forwardKinematics(model, data, pin.neutral(model), v)
    return {
        "names": [model.names[0], model.names[1]],
        "v[0]": data.v[0].vector,
        "v[1]": data.v[1].vector,
        "inertia[0]": model.inertias[0].matrix(),
    }


@run
def motions_are_linear_first(model: Any) -> Any:
    motion = pin.Motion(np.array([1.0, 2, 3]), np.array([4.0, 5, 6]))
    force = pin.Force(np.array([1.0, 2, 3]), np.array([4.0, 5, 6]))
    return {
        "linear": motion.linear,
        "vector": motion.vector,
        "np": motion.np,
        "force": force.vector,
        "force linear": force.linear,
    }


@run
def yaw_moves_the_foot(model: Any) -> Any:
    data, v = model.createData(), np.zeros(model.nv)
    v[5] = 0.5
    q = pin.neutral(model)
    pin.forwardKinematics(model, data, q, v)
    pin.updateFramePlacements(model, data)
    frame = model.getFrameId("FR_foot")
    twist = pin.getFrameVelocity(model, data, frame, pin.LOCAL)
    p = data.oMf[frame].translation
    return {"angular": twist.angular, "linear": twist.linear, "p": p}


@run
def action_is_linear_first(model: Any) -> Any:
    data = model.createData()
    q, _, _ = state(model)
    pin.forwardKinematics(model, data, q)
    placement = data.oMi[model.getJointId("FR_thigh_joint")]
    X, pR = placement.action, pin.skew(placement.translation) @ placement.rotation
    return {
        "upper right": np.abs(X[:3, 3:]).max(),
        "upper right less [p]R": np.abs(X[:3, 3:] - pR).max(),
        "lower left": np.abs(X[3:, :3]).max(),
        "lower left less [p]R": np.abs(X[3:, :3] - pR).max(),
        "diagonal less R": np.abs(X[:3, :3] - placement.rotation).max(),
    }


@run
def inertia_is_linear_first(model: Any) -> Any:
    worst = {"angular first": 0.0, "linear first": 0.0, "asymmetry": 0.0, "least eigenvalue": 1.0}
    for body in list(model.inertias)[1:]:
        hat, matrix = pin.skew(body.lever), body.matrix()
        rotational = body.inertia - body.mass * hat @ hat
        mixed, linear = body.mass * hat, body.mass * np.eye(3)
        angular_first = np.block([[rotational, mixed], [-mixed, linear]])
        linear_first = np.block([[linear, -mixed], [mixed, rotational]])
        found = {
            "angular first": np.abs(matrix - angular_first).max(),
            "linear first": np.abs(matrix - linear_first).max(),
            "asymmetry": np.abs(matrix - matrix.T).max(),
        }
        worst.update({key: max(worst[key], value) for key, value in found.items()})
        least = np.linalg.eigvalsh(matrix).min()
        worst["least eigenvalue"] = min(worst["least eigenvalue"], least)
    return worst


@run
def rnea_at_rest(model: Any) -> Any:
    data, q, zero = model.createData(), pin.neutral(model), np.zeros(model.nv)
    tau = pin.rnea(model, data, q, zero, zero).copy()
    g = pin.computeGeneralizedGravity(model, data, q).copy()
    return {
        "size": tau.size,
        "base": tau[:6],
        "weight": pin.computeTotalMass(model) * 9.81,
        "less gravity": np.abs(tau - g).max(),
    }


@run
def crba_fills_both_triangles(model: Any) -> Any:
    data = model.createData()
    q, v, a = state(model)
    M = pin.crba(model, data, q).copy()
    full, doubled = data.M.copy(), twice_the_triangle(data.M.copy())
    h = pin.rnea(model, data, q, v, np.zeros(model.nv)).copy()
    tau = pin.rnea(model, data, q, v, a).copy()
    given = np.zeros(model.nv)
    given[6:] = a[6:]
    qdd = pin.aba(model, data, q, v, given).copy()
    upper = np.triu(full)
    return {
        "lower half": np.abs(np.tril(full, -1)).max(),
        "asymmetry": np.abs(full - full.T).max(),
        "returned less data.M": np.abs(M - full).max(),
        "rnea less M a + h": np.abs(tau - full @ a - h).max(),
        "rnea less doubled M a + h": np.abs(tau - doubled @ a - h).max(),
        "aba less solve": np.abs(qdd - np.linalg.solve(full, given - h)).max(),
        "aba less solve with doubled M": np.abs(qdd - np.linalg.solve(doubled, given - h)).max(),
        "aba less solve with upper M": np.abs(qdd - np.linalg.solve(upper, given - h)).max(),
        "least eigenvalue": np.linalg.eigvalsh(full).min(),
        "least eigenvalue of doubled M": np.linalg.eigvalsh(doubled).min(),
        "shape": list(full.shape),
    }


@run
def mass_matrix_pattern(model: Any) -> Any:
    data = model.createData()
    q, _, _ = state(model)
    M = pin.crba(model, data, q).copy()
    legs = [slice(6 + 3 * k, 9 + 3 * k) for k in range(4)]
    between = max(np.abs(M[a, b]).max() for a in legs for b in legs if a != b)
    fixed = pin.buildModelFromUrdf(sys.argv[1])
    return {
        "between legs": between,
        "zeros of the base block": int((np.abs(M[:6, :6]) < 1e-12).sum()),
        "linear block": M[:3, :3],
        "fixed base": list(pin.crba(fixed, fixed.createData(), pin.neutral(fixed)).shape),
    }


@run
def free_fall(model: Any) -> Any:
    data, q, zero = model.createData(), pin.neutral(model), np.zeros(model.nv)
    at_rest = pin.aba(model, data, q, zero, zero).copy()
    _, v, _ = state(model)
    moving = pin.aba(model, data, q, v, zero).copy()
    return {"at rest": at_rest[:3], "joints": np.abs(at_rest[6:]).max(), "moving": moving[:3]}


@run
def aba_then_rnea(model: Any) -> Any:
    data = model.createData()
    q, v, tau = state(model)
    qdd = pin.aba(model, data, q, v, tau).copy()
    return np.abs(pin.rnea(model, data, q, v, qdd) - tau).max()


@run
def frame_jacobian(model: Any) -> Any:
    q, v, _ = state(model)
    frame, zero = model.getFrameId("FR_foot"), np.zeros(model.nv)
    data = model.createData()
    pin.forwardKinematics(model, data, q)
    pin.computeJointJacobians(model, data, q)
    J = pin.getFrameJacobian(model, data, frame, pin.LOCAL_WORLD_ALIGNED).copy()
    slow = model.createData()
    pin.framesForwardKinematics(model, slow, q)
    p0 = slow.oMf[frame].translation.copy()
    step = 1e-7
    pin.framesForwardKinematics(model, slow, pin.integrate(model, q, step * v))
    rate = (slow.oMf[frame].translation - p0) / step
    at_zero = model.createData()
    pin.computeJointJacobians(model, at_zero, pin.neutral(model))
    J0 = pin.getFrameJacobian(model, at_zero, frame, pin.LOCAL_WORLD_ALIGNED)
    return {
        "shape": list(J.shape),
        "first three rows less the foot's velocity": np.abs(J[:3] @ v - rate).max(),
        "last three rows less the foot's velocity": np.abs(J[3:] @ v - rate).max(),
        "column of the base along x": J0[:, 0],
        "zero velocity": np.abs(J @ zero).max(),
    }


@run
def contact_jacobian_ranks(model: Any) -> Any:
    def rank(angles: dict[str, float], rows: slice) -> int:
        q, data = pin.neutral(model), model.createData()
        for name, angle in angles.items():
            q[model.joints[model.getJointId(name)].idx_q] = angle
        pin.computeJointJacobians(model, data, q)
        frames = [model.getFrameId(name) for name in FEET]
        found = [
            pin.getFrameJacobian(model, data, frame, pin.LOCAL_WORLD_ALIGNED)[rows].copy()
            for frame in frames
        ]
        return int(np.linalg.matrix_rank(np.vstack(found), tol=1e-6))

    legs = ("FL", "FR", "RL", "RR")
    bent = {f"{leg}_thigh_joint": 0.8 for leg in legs} | {f"{leg}_calf_joint": -1.6 for leg in legs}
    linear = slice(0, 3)
    return {
        "bent": rank(bent, linear),
        "one knee straight": rank(bent | {"FL_calf_joint": 0.0}, linear),
        "all straight and parallel": rank({}, linear),
        "angular rows, bent": rank(bent, slice(3, 6)),
    }


@run
def static_balance(model: Any) -> Any:
    q, data = pin.neutral(model), model.createData()
    for leg in ("FL", "FR", "RL", "RR"):
        q[model.joints[model.getJointId(f"{leg}_thigh_joint")].idx_q] = 0.8
        q[model.joints[model.getJointId(f"{leg}_calf_joint")].idx_q] = -1.6
    g = pin.computeGeneralizedGravity(model, data, q).copy()
    pin.computeJointJacobians(model, data, q)
    J = np.vstack(
        [
            pin.getFrameJacobian(model, data, model.getFrameId(name), pin.LOCAL_WORLD_ALIGNED)[
                :3
            ].copy()
            for name in FEET
        ]
    )
    all_rows = np.linalg.lstsq(J.T, g, rcond=None)[0]
    base_rows = np.linalg.lstsq(J.T[:6], g[:6], rcond=None)[0]
    return {
        "residual of g = J' f": np.abs(J.T @ all_rows - g).max(),
        "residual of its base rows": np.abs(J.T[:6] @ base_rows - g[:6]).max(),
        "normal forces, all rows": all_rows[2::3],
        "normal forces, base rows": base_rows[2::3],
        "a quarter of the weight": pin.computeTotalMass(model) * 9.81 / 4,
        "joint torques that the base rows leave": (g - J.T @ base_rows)[6:],
    }


@run
def centroidal(model: Any) -> Any:
    data = model.createData()
    q, v, a = state(model)
    Ag = pin.computeCentroidalMap(model, data, q).copy()
    again = pin.ccrba(model, data, q, v).copy()
    hg = pin.computeCentroidalMomentum(model, data, q, v).vector.copy()
    pin.centerOfMass(model, data, q, v)
    momentum = pin.computeTotalMass(model) * data.vcom[0]
    pin.computeCentroidalMomentumTimeVariation(model, data, q, v, a)
    dhg = data.dhg.vector.copy()
    pin.dccrba(model, data, q, v)
    zero = np.zeros(model.nv)
    pin.computeCentroidalMomentumTimeVariation(model, data, q, zero, zero)
    return {
        "shape": list(Ag.shape),
        "map by both names": np.abs(Ag - again).max(),
        "momentum less map times v": np.abs(hg - Ag @ v).max(),
        "first three less m v": np.abs(hg[:3] - momentum).max(),
        "last three less m v": np.abs(hg[3:] - momentum).max(),
        "rate less A a + dA v": np.abs(dhg - data.Ag @ a - data.dAg @ v).max(),
        "rate less dA v": np.abs(dhg - data.dAg @ v).max(),
        "rate at rest": data.dhg.vector,
        "weight": pin.computeTotalMass(model) * 9.81,
    }


@run
def random_configuration(model: Any) -> Any:
    try:
        q = pin.randomConfiguration(model)
    except Exception as problem:  # the outcome is what it says
        return {"raises": type(problem).__name__, "says": str(problem).strip()[:200]}
    return {"finite": bool(np.isfinite(q).all()), "largest": float(np.abs(q[:3]).max())}


@run
def seven_tests(model: Any) -> Any:
    """The seven checks of the worked example, at a valid random state."""
    data = model.createData()
    q, v, a = state(model, 7)
    tau = pin.rnea(model, data, q, v, a).copy()
    pin.crba(model, data, q)
    M = twice_the_triangle(data.M.copy())
    h = pin.rnea(model, data, q, v, np.zeros(model.nv)).copy()
    given = np.zeros(model.nv)
    given[6:] = a[6:]
    errors = {
        "1": np.abs(tau - M @ a - h).max(),
        "2": np.abs(pin.aba(model, data, q, v, given) - np.linalg.solve(M, given - h)).max(),
        "3": inertia_is_linear_first(model)["angular first"],
        "4": action_is_linear_first(model)["upper right"],
    }
    moment = centroidal(model)
    errors["5"] = moment["momentum less map times v"]
    errors["6"] = moment["last three less m v"]
    errors["7"] = frame_jacobian(model)["last three rows less the foot's velocity"]
    return errors


@run
def quaternion_stands_at_three(model: Any) -> Any:
    q = pin.neutral(model)
    return {
        "neutral": q[:7],
        "norm of the first four": float(np.linalg.norm(q[:4])),
        "norm of the quaternion": float(np.linalg.norm(q[3:7])),
        "joint": model.joints[1].shortname(),
    }


def fixed_contact(model: Any, q: np.ndarray, name: str, frame_axes: Any) -> tuple[Any, ...]:
    """A frame welded where it is: its constraint model and data, and working memory."""
    frame = model.frames[model.getFrameId(name)]
    kin = model.createData()
    pin.framesForwardKinematics(model, kin, q)
    anchor = kin.oMf[model.getFrameId(name)].copy()
    constraint = pin.RigidConstraintModel(
        pin.ContactType.CONTACT_6D, model, frame.parentJoint, frame.placement, 0, anchor, frame_axes
    )
    constraint.corrector.Kp = np.zeros(6)
    constraint.corrector.Kd = np.zeros(6)
    models, datas = pin.StdVec_RigidConstraintModel(), pin.StdVec_RigidConstraintData()
    models.append(constraint)
    datas.append(constraint.createData())
    return models, datas


def welded(model: Any, v: np.ndarray, frame_axes: Any = pin.LOCAL) -> dict[str, Any]:
    """Accelerations and residuals of a robot whose foot is welded."""
    q, name, data = state(model)[0], "FL_foot", model.createData()
    models, datas = fixed_contact(model, q, name, frame_axes)
    pin.initConstraintDynamics(model, data, models)
    settings = pin.ProximalSettings(1e-10, 0.0, 1)
    tau = np.zeros(model.nv)
    a = pin.constraintDynamics(model, data, q, v, tau, models, datas, settings).copy()
    force, other = datas[0].contact_force.vector.copy(), model.createData()
    M, h = pin.crba(model, other, q).copy(), pin.nonLinearEffects(model, other, q, v).copy()
    frame = model.getFrameId(name)
    J = pin.computeFrameJacobian(model, other, q, frame, frame_axes).copy()
    pin.forwardKinematics(model, other, q, v, np.zeros(model.nv))
    drift = pin.getFrameAcceleration(model, other, frame, frame_axes).vector.copy()
    classical = pin.getFrameClassicalAcceleration(model, other, frame, frame_axes).linear.copy()
    return {
        "dynamics": np.abs(M @ a + h - tau - J.T @ force).max(),
        "dynamics with the other sign": np.abs(M @ a + h - tau + J.T @ force).max(),
        "constraint": np.abs(J @ a + drift).max(),
        "classical less spatial drift": np.abs(classical - drift[:3]).max(),
        "force": force,
        "lambda_c": np.array(data.lambda_c),
        "size": models[0].size(),
    }


@run
def contact_at_rest(model: Any) -> Any:
    found = welded(model, np.zeros(model.nv))
    found["world-aligned"] = welded(model, np.zeros(model.nv), pin.LOCAL_WORLD_ALIGNED)["dynamics"]
    return found


@run
def contact_in_motion(model: Any) -> Any:
    q, v, _ = state(model)
    J = pin.computeFrameJacobian(
        model, model.createData(), q, model.getFrameId("FL_foot"), pin.LOCAL
    )
    free = welded(model, v)
    v = v - np.linalg.pinv(J) @ (J @ v)
    found = welded(model, v)
    return {
        "dynamics": found["dynamics"],
        "constraint": found["constraint"],
        "classical less spatial drift of a moving foot": free["classical less spatial drift"],
    }


@run
def contact_in_the_world_frame(model: Any) -> Any:
    q, data = pin.neutral(model), model.createData()
    zero = np.zeros(model.nv)
    try:
        models, datas = fixed_contact(model, q, "FL_foot", pin.WORLD)
        pin.initConstraintDynamics(model, data, models)
        settings = pin.ProximalSettings(1e-10, 0.0, 1)
        pin.constraintDynamics(model, data, q, zero, zero, models, datas, settings)
    except Exception as problem:  # the outcome is what it says
        return {"raises": type(problem).__name__, "says": str(problem).strip()[:300]}
    return {"raises": ""}


@run
def contact_pulls(model: Any) -> Any:
    """A weld holds a robot that gravity would lift: its normal force is negative."""
    lifted = model.copy()
    lifted.gravity.linear = np.array([0.0, 0.0, 9.81])
    q, data = pin.neutral(model), lifted.createData()
    models, datas = fixed_contact(lifted, q, "FL_foot", pin.LOCAL_WORLD_ALIGNED)
    pin.initConstraintDynamics(lifted, data, models)
    zero = np.zeros(model.nv)
    settings = pin.ProximalSettings(1e-10, 0.0, 1)
    pin.constraintDynamics(lifted, data, q, zero, zero, models, datas, settings)
    return datas[0].contact_force.linear[2]


@run
def proximal_settings(model: Any) -> Any:
    settings = pin.ProximalSettings(1e-10, 0.5, 7)
    names = ("absolute_residual", "relative_residual", "iter")
    return {
        "accuracy": settings.absolute_accuracy,
        "mu": settings.mu,
        "most": settings.max_iter,
        "has": [name for name in names if hasattr(settings, name)],
    }


@run
def unknown_frames_and_calls(model: Any) -> Any:
    here = pin.SE3.Identity()
    constraint = pin.RigidConstraintModel(
        pin.ContactType.CONTACT_6D, model, 1, here, 0, here, pin.LOCAL
    )
    return {
        "id of an unknown frame is nframes": model.getFrameId("nowhere") == model.nframes,
        "joints there are": [
            name
            for name in ("FR_hip_joint", "FR_thigh_joint", "FR_calf_joint")
            if model.existJointName(name)
        ],
        "calls there are": [
            name
            for name in ("ccrba", "computeCentroidalMap", "normalize", "computeTotalMass")
            if hasattr(pin, name)
        ],
        "FR_foot is a frame": model.existFrame("FR_foot"),
        "corrector": [name for name in ("Kp", "Kd") if hasattr(constraint.corrector, name)],
    }


@run
def momentum_without_gravity(model: Any) -> Any:
    """Largest change of momentum over 0.2 s of joint torques, at three step sizes."""
    free = model.copy()
    free.gravity.linear = np.zeros(3)
    free.armature = np.zeros(model.nv)
    changes = []
    for steps in (200, 400, 800):
        data, (q, v, _) = free.createData(), state(free)
        v, h0, dt, worst = 0.1 * v, None, 0.2 / steps, 0.0
        for k in range(steps):
            tau = np.zeros(free.nv)
            tau[6:] = 0.5 * np.sin(0.01 * k * 200 / steps + np.arange(free.nv - 6))
            momentum = pin.computeCentroidalMomentum(free, data, q, v).vector.copy()
            h0 = momentum if h0 is None else h0
            worst = max(worst, float(np.abs(momentum - h0).max()))
            v = v + dt * pin.aba(free, data, q, v, tau)
            q = pin.integrate(free, q, dt * v)
        changes.append(worst)
    return {"steps": [200, 400, 800], "changes": changes}


@run
def fall_of_the_centre_of_mass(model: Any) -> Any:
    """Distance from the parabola after 0.2 s, at two step sizes, and that of the base."""
    found = []
    for steps in (400, 800):
        data, (q, v, _) = model.createData(), state(model)
        v, dt, tau = 0.3 * v, 0.2 / steps, np.zeros(model.nv)
        pin.centerOfMass(model, data, q, v)
        c0, v0, base0 = data.com[0].copy(), data.vcom[0].copy(), q[:3].copy()
        for _ in range(steps):
            v = v + dt * pin.aba(model, data, q, v, tau)
            q = pin.integrate(model, q, dt * v)
        pin.centerOfMass(model, data, q, v)
        end = c0 + 0.2 * v0 + 0.5 * 0.04 * model.gravity.linear
        base = base0 + 0.2 * v0 + 0.5 * 0.04 * model.gravity.linear
        found.append([np.abs(data.com[0] - end).max(), np.abs(q[:3] - base).max()])
    return {"steps": [400, 800], "centre of mass, base": found}


def plain(value: Any) -> Any:
    """A value that JSON can hold, numbers to nine digits and rounding errors as zero."""
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, np.ndarray):
        return plain(value.tolist())
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, (bool, str)) or value is None:
        return value
    if isinstance(value, (int, np.integer)):
        return int(value)
    return 0.0 if abs(value) < 1e-13 else float(f"{float(value):.3e}")


def outcomes(urdf: str) -> dict[str, Any]:
    """All runs on one robot with a floating base."""
    found: dict[str, Any] = {"pinocchio": pin.__version__}
    for name, function in RUNS.items():
        model = pin.buildModelFromUrdf(urdf, pin.JointModelFreeFlyer())
        try:
            found[name] = plain(function(model))
        except Exception as problem:  # a call that this version lacks is an outcome too
            found[name] = {"raises": type(problem).__name__, "says": str(problem).strip()[:300]}
    return found


if __name__ == "__main__":
    print(json.dumps(outcomes(sys.argv[1]), indent=1))
