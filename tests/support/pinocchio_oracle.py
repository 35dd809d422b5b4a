"""Pinocchio as an oracle: the one place that knows how its calls map to our names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pinocchio as pin

from symdyn.model.names import identifier

Values = dict[str, np.ndarray]

UNNORMALIZED = 1.1
"""What the configuration is scaled by before normalize."""


@dataclass(frozen=True)
class State:
    """One random state; q1 is a second configuration, f forces at the contacts."""

    q: np.ndarray
    v: np.ndarray
    a: np.ndarray
    tau: np.ndarray
    q1: np.ndarray
    f: np.ndarray


class Oracle:
    """A robot in Pinocchio.

    Parameters
    ----------
    path : Path
        The URDF file that symdyn reads too.
    floating : bool
    contacts : sequence of str
        Links whose origins are contact points.
    armature : float
        Of every joint.
    """

    def __init__(
        self, path: Path, floating: bool, contacts: tuple[str, ...] = (), armature: float = 0.0
    ) -> None:
        root = (pin.JointModelFreeFlyer(),) if floating else ()
        self.model = pin.buildModelFromUrdf(str(path), *root)
        self.model.armature[6 if floating else 0 :] = armature
        self.data = self.model.createData()
        self.floating, self.contacts = floating, contacts

    def states(self, count: int, seed: int, rate: float = 10.0) -> list[State]:
        """Joints over their range, unit quaternions, velocities up to ``rate``."""
        rng = np.random.default_rng(seed)
        model, low, high = self.model, self.model.lowerPositionLimit, self.model.upperPositionLimit
        low = np.where(np.isfinite(low), np.maximum(low, -np.pi), -1.0)
        high = np.where(np.isfinite(high), np.minimum(high, np.pi), 1.0)
        pin.seed(seed)
        return [
            State(
                pin.randomConfiguration(model, low, high),
                rng.uniform(-rate, rate, model.nv),
                rng.uniform(-30, 30, model.nv),
                rng.uniform(-40, 40, model.nv),
                pin.randomConfiguration(model, low, high),
                rng.uniform(-50, 50, 3 * len(self.contacts)),
            )
            for _ in range(count)
        ]

    def values(self, name: str, s: State) -> Values:
        """The outputs of the function called ``name`` at a state."""
        if name.startswith("frame_"):
            return {"": self._frame(name, s)}
        call: Callable[[State], object] = getattr(self, "_" + name)
        value = call(s)
        return value if isinstance(value, dict) else {"": np.asarray(value)}

    def _forward_kinematics(self, s: State) -> Values:
        pin.framesForwardKinematics(self.model, self.data, s.q)
        root = self.model.frames[2 if self.floating else 1].name
        result = {}
        for name in dict.fromkeys((root, *self.contacts)):
            pose = self.data.oMf[self.model.getFrameId(name, pin.BODY)]
            key = identifier(name)
            result |= {f"R_{key}": pose.rotation.copy(), f"p_{key}": pose.translation.copy()}
        return result

    def _body_velocities(self, s: State) -> np.ndarray:
        pin.forwardKinematics(self.model, self.data, s.q, s.v)
        return np.array([x.vector for x in list(self.data.v)[1:]]).T

    def _body_forces(self, s: State) -> np.ndarray:
        pin.rnea(self.model, self.data, s.q, s.v, s.a)
        return np.array([x.vector for x in list(self.data.f)[1:]]).T

    def _contact_positions(self, s: State) -> np.ndarray:
        poses = self._forward_kinematics(s)
        return np.concatenate([poses[f"p_{identifier(name)}"] for name in self.contacts])

    def _contact_jacobian(self, s: State) -> np.ndarray:
        frame = pin.LOCAL_WORLD_ALIGNED
        return np.vstack(
            [
                pin.computeFrameJacobian(
                    self.model, self.data, s.q, self.model.getFrameId(name, pin.BODY), frame
                )[:3]
                for name in self.contacts
            ]
        )

    def _center_of_mass(self, s: State) -> np.ndarray:
        return pin.centerOfMass(self.model, self.data, s.q).copy()

    def _com_jacobian(self, s: State) -> np.ndarray:
        return pin.jacobianCenterOfMass(self.model, self.data, s.q).copy()

    def _kinetic_energy(self, s: State) -> float:
        # Body by body: computeKineticEnergy of 4.1.0 leaves out the armature of a joint
        # whose axis is no coordinate axis.
        pin.forwardKinematics(self.model, self.data, s.q, s.v)
        bodies = zip(self.data.v, self.model.inertias, strict=True)
        moving = sum(0.5 * v.dot(inertia * v) for v, inertia in bodies)
        return moving + 0.5 * float(self.model.armature @ s.v**2)

    def _potential_energy(self, s: State) -> float:
        return pin.computePotentialEnergy(self.model, self.data, s.q)

    def _rnea(self, s: State) -> np.ndarray:
        return pin.rnea(self.model, self.data, s.q, s.v, s.a).copy()

    def _rnea_derivatives(self, s: State) -> Values:
        by_q, by_v, M = pin.computeRNEADerivatives(self.model, self.data, s.q, s.v, s.a)
        return {"dtau_dq": by_q.copy(), "dtau_dv": by_v.copy(), "dtau_da": _full(M)}

    def _nonlinear_effects(self, s: State) -> np.ndarray:
        return pin.nonLinearEffects(self.model, self.data, s.q, s.v).copy()

    def _gravity(self, s: State) -> np.ndarray:
        return pin.computeGeneralizedGravity(self.model, self.data, s.q).copy()

    def _crba(self, s: State) -> np.ndarray:
        return _full(pin.crba(self.model, self.data, s.q))

    def _coriolis_matrix(self, s: State) -> np.ndarray:
        return pin.computeCoriolisMatrix(self.model, self.data, s.q, s.v).copy()

    def _centroidal_map(self, s: State) -> np.ndarray:
        return pin.computeCentroidalMap(self.model, self.data, s.q).copy()

    def _centroidal_momentum(self, s: State) -> np.ndarray:
        return pin.computeCentroidalMomentum(self.model, self.data, s.q, s.v).vector.copy()

    def _integrate(self, s: State) -> np.ndarray:
        return pin.integrate(self.model, s.q, s.v)

    def _difference(self, s: State) -> np.ndarray:
        return pin.difference(self.model, s.q, s.q1)

    def _normalize(self, s: State) -> np.ndarray:
        return pin.normalize(self.model, UNNORMALIZED * s.q)

    def _contact_drift(self, s: State) -> np.ndarray:
        pin.forwardKinematics(self.model, self.data, s.q, s.v, 0 * s.v)
        pin.updateFramePlacements(self.model, self.data)
        return np.concatenate([self._acceleration(name).linear for name in self.contacts])

    def _inverse_dynamics(self, s: State) -> np.ndarray:
        return self._rnea(s) - self._contact_jacobian(s).T @ s.f

    def _centroidal_momentum_rate(self, s: State) -> np.ndarray:
        pin.computeCentroidalMomentumTimeVariation(self.model, self.data, s.q, s.v, s.a)
        return self.data.dhg.vector.copy()

    def _centroidal_map_derivative(self, s: State) -> np.ndarray:
        # Not computeCentroidalMapTimeVariation, which is right only in its product with v.
        return pin.dccrba(self.model, self.model.createData(), s.q, s.v).copy()

    def _delassus(self, s: State) -> np.ndarray:
        J = self._contact_jacobian(s)
        return J @ np.linalg.solve(self._crba(s), J.T)

    def _reduced_mass_matrix(self, s: State) -> np.ndarray:
        M = self._crba(s)
        return M[6:, 6:] - M[6:, :6] @ np.linalg.solve(M[:6, :6], M[:6, 6:])

    def _regressor(self, s: State) -> np.ndarray:
        return pin.computeJointTorqueRegressor(self.model, self.data, s.q, s.v, s.a).copy()

    def _acceleration(self, name: str) -> pin.Motion:
        frame = self.model.getFrameId(name, pin.BODY)
        aligned = pin.LOCAL_WORLD_ALIGNED
        return pin.getFrameClassicalAcceleration(self.model, self.data, frame, aligned)

    def _frame(self, name: str, s: State) -> np.ndarray:
        """A function of one frame, told by its name."""
        model, data = self.model, self.data
        kind, rest = name.removeprefix("frame_").split("_", 1)
        rate = rest.endswith("_dot")
        rest = rest.removesuffix("_dot")
        expressions = {"_local": pin.LOCAL, "_world": pin.WORLD}
        suffix = next((x for x in expressions if rest.endswith(x)), "")
        expression = expressions.get(suffix, pin.LOCAL_WORLD_ALIGNED)
        key = rest.removesuffix(suffix)
        bodies = [f.name for f in model.frames if f.type == pin.BODY]
        link = next(link for link in bodies if identifier(link) == key)
        frame = model.getFrameId(link, pin.BODY)
        if kind == "jacobian":
            pin.computeJointJacobiansTimeVariation(model, data, s.q, s.v)
            pin.updateFramePlacements(model, data)
            of = pin.getFrameJacobianTimeVariation if rate else pin.getFrameJacobian
            return of(model, data, frame, expression).copy()
        pin.forwardKinematics(model, data, s.q, s.v, s.a)
        pin.updateFramePlacements(model, data)
        if kind == "velocity":
            return pin.getFrameVelocity(model, data, frame, expression).vector.copy()
        return self._acceleration(link).vector.copy()

    def _get_dynamics(self, s: State) -> Values:
        result = {
            "M": self._crba(s),
            "h": self._nonlinear_effects(s),
            "A_G": self._centroidal_map(s),
        }
        return result | ({"J_c": self._contact_jacobian(s)} if self.contacts else {})


def _full(upper: np.ndarray) -> np.ndarray:
    return np.triu(upper) + np.triu(upper, 1).T
