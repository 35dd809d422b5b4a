/*
 * Functions of go2 in C99, written by symdyn 0.1.0; do not edit.
 * To write it again:
 *     symdyn export go2
 *
 * Arguments are arrays, of floats where the name ends in _f32, else of doubles, inputs
 * first; a scalar is an array of one. A matrix stands column by column, with all its zeros. Inputs and outputs must not overlap.
 * No function allocates, keeps anything between calls, or fails.
 *
 * The function whose name ends in _batch does n states: each of its arrays holds what
 * the other one takes or gives for state 0, then for state 1, and so on.
 */

#ifndef SYMDYN_go2_H
#define SYMDYN_go2_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Poses of the root link, the contacts and chosen links.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q          in   19     [p, quaternion xyzw, joints]; m, -, rad
 * R_base     out  3 x 3  link to world
 * p_base     out  3      world; m
 * R_FL_foot  out  3 x 3  link to world
 * p_FL_foot  out  3      world; m
 * R_FR_foot  out  3 x 3  link to world
 * p_FR_foot  out  3      world; m
 * R_RL_foot  out  3 x 3  link to world
 * p_RL_foot  out  3      world; m
 * R_RR_foot  out  3 x 3  link to world
 * p_RR_foot  out  3      world; m
 */
void go2_forward_kinematics(
    const double *q, double *R_base, double *p_base, double *R_FL_foot, double *p_FL_foot,
    double *R_FR_foot, double *p_FR_foot, double *R_RL_foot, double *p_RL_foot,
    double *R_RR_foot, double *p_RR_foot);
void go2_forward_kinematics_batch(
    size_t n, const double *q, double *R_base, double *p_base, double *R_FL_foot,
    double *p_FL_foot, double *R_FR_foot, double *p_FR_foot, double *R_RL_foot,
    double *p_RL_foot, double *R_RR_foot, double *p_RR_foot);

/**
 * Velocity of each moving body, linear first, in its own axes.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v  in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * V  out  6 x 13  each body's axes and origin; m/s, rad/s
 */
void go2_body_velocities(const double *q, const double *v, double *V);
void go2_body_velocities_batch(size_t n, const double *q, const double *v, double *V);

/**
 * Force through each joint on its body, linear first, in body axes.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v  in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * a  in   18      [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 * F  out  6 x 13  each body's axes and origin; N, N m
 */
void go2_body_forces(const double *q, const double *v, const double *a, double *F);
void go2_body_forces_batch(
    size_t n, const double *q, const double *v, const double *a, double *F);

/**
 * World positions of the contact points.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q    in   19  [p, quaternion xyzw, joints]; m, -, rad
 * p_c  out  12  world; m
 */
void go2_contact_positions(const double *q, double *p_c);
void go2_contact_positions_batch(size_t n, const double *q, double *p_c);

/**
 * Jacobian of the contact points: velocity in world axes = J_c v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q    in   19       [p, quaternion xyzw, joints]; m, -, rad
 * J_c  out  12 x 18  world axes; -, m
 */
void go2_contact_jacobian(const double *q, double *J_c);
void go2_contact_jacobian_batch(size_t n, const double *q, double *J_c);

/**
 * Centre of mass of all moving links.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19  [p, quaternion xyzw, joints]; m, -, rad
 * c  out  3   world; m
 */
void go2_center_of_mass(const double *q, double *c);
void go2_center_of_mass_batch(size_t n, const double *q, double *c);

/**
 * Jacobian of the centre of mass: its velocity in world axes = J_com v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q      in   19      [p, quaternion xyzw, joints]; m, -, rad
 * J_com  out  3 x 18  world axes; -, m
 */
void go2_com_jacobian(const double *q, double *J_com);
void go2_com_jacobian_batch(size_t n, const double *q, double *J_com);

/**
 * Kinetic energy.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v  in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * T  out  scalar  J
 */
void go2_kinetic_energy(const double *q, const double *v, double *T);
void go2_kinetic_energy_batch(size_t n, const double *q, const double *v, double *T);

/**
 * Potential energy of gravity, zero at world z = 0.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19      [p, quaternion xyzw, joints]; m, -, rad
 * V  out  scalar  J
 */
void go2_potential_energy(const double *q, double *V);
void go2_potential_energy_batch(size_t n, const double *q, double *V);

/**
 * Inverse dynamics: tau = M a + h.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q    in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v    in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * a    in   18  [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 * tau  out  18  [base linear, base angular, joints], base axes; N, N m
 */
void go2_rnea(const double *q, const double *v, const double *a, double *tau);
void go2_rnea_batch(
    size_t n, const double *q, const double *v, const double *a, double *tau);

/**
 * Coriolis, centrifugal and gravity forces: h = C v + g.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v  in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * h  out  18  [base linear, base angular, joints], base axes; N, N m
 */
void go2_nonlinear_effects(const double *q, const double *v, double *h);
void go2_nonlinear_effects_batch(size_t n, const double *q, const double *v, double *h);

/**
 * Gravity forces g.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19  [p, quaternion xyzw, joints]; m, -, rad
 * g  out  18  [base linear, base angular, joints], base axes; N, N m
 */
void go2_gravity(const double *q, double *g);
void go2_gravity_batch(size_t n, const double *q, double *g);

/**
 * Mass matrix, full and symmetric.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19       [p, quaternion xyzw, joints]; m, -, rad
 * M  out  18 x 18  [base linear, base angular, joints], base axes; kg, kg m, kg m^2
 */
void go2_crba(const double *q, double *M);
void go2_crba_batch(size_t n, const double *q, double *M);

/**
 * C with dM/dt - 2 C skew and free of torsion; C v = h - g.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19       [p, quaternion xyzw, joints]; m, -, rad
 * v  in   18       [base linear, base angular, joints], base axes; m/s, rad/s
 * C  out  18 x 18  [base linear, base angular, joints], base axes; kg/s, kg m/s, kg m^2/s
 */
void go2_coriolis_matrix(const double *q, const double *v, double *C);
void go2_coriolis_matrix_batch(size_t n, const double *q, const double *v, double *C);

/**
 * Forward dynamics: a with M a + h = tau.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q    in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v    in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * tau  in   18  [base linear, base angular, joints], base axes; N, N m
 * a    out  18  [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 */
void go2_aba(const double *q, const double *v, const double *tau, double *a);
void go2_aba_batch(
    size_t n, const double *q, const double *v, const double *tau, double *a);

/**
 * Inverse of the mass matrix, full and symmetric.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q     in   19       [p, quaternion xyzw, joints]; m, -, rad
 * Minv  out  18 x 18  [base linear, base angular, joints], base axes; 1/kg, 1/(kg m), 1/(kg m^2)
 */
void go2_minverse(const double *q, double *Minv);
void go2_minverse_batch(size_t n, const double *q, double *Minv);

/**
 * Centroidal momentum matrix: h_G = A_G v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q    in   19      [p, quaternion xyzw, joints]; m, -, rad
 * A_G  out  6 x 18  linear first, world axes at the centre of mass; kg, kg m, kg m^2
 */
void go2_centroidal_map(const double *q, double *A_G);
void go2_centroidal_map_batch(size_t n, const double *q, double *A_G);

/**
 * Centroidal momentum, linear first.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q    in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v    in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * h_G  out  6   world axes at the centre of mass; kg m/s, kg m^2/s
 */
void go2_centroidal_momentum(const double *q, const double *v, double *h_G);
void go2_centroidal_momentum_batch(
    size_t n, const double *q, const double *v, double *h_G);

/**
 * Configuration after moving by v for one second.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q       in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v       in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * q_next  out  19  [p, quaternion xyzw, joints]; m, -, rad
 */
void go2_integrate(const double *q, const double *v, double *q_next);
void go2_integrate_batch(size_t n, const double *q, const double *v, double *q_next);

/**
 * Velocity that leads from q0 to q1 in one second.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q0  in   19  [p, quaternion xyzw, joints]; m, -, rad
 * q1  in   19  [p, quaternion xyzw, joints]; m, -, rad
 * dq  out  18  [base linear, base angular, joints], base axes; m, rad
 */
void go2_difference(const double *q0, const double *q1, double *dq);
void go2_difference_batch(size_t n, const double *q0, const double *q1, double *dq);

/**
 * q with its quaternion and (cos, sin) pairs scaled to norm one.
 *
 * q       in   19  [p, quaternion xyzw, joints]; m, -, rad
 * q_unit  out  19  [p, quaternion xyzw, joints]; m, -, rad
 */
void go2_normalize(const double *q, double *q_unit);
void go2_normalize_batch(size_t n, const double *q, double *q_unit);

/**
 * dq/dt at velocity v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q     in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v     in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * qdot  out  19  [p, quaternion xyzw, joints]; m/s, 1/s, rad/s
 */
void go2_configuration_rate(const double *q, const double *v, double *qdot);
void go2_configuration_rate_batch(
    size_t n, const double *q, const double *v, double *qdot);

/**
 * M, h, J_c and A_G in one program that shares what they share.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q    in   19       [p, quaternion xyzw, joints]; m, -, rad
 * v    in   18       [base linear, base angular, joints], base axes; m/s, rad/s
 * M    out  18 x 18  [base linear, base angular, joints], base axes; kg, kg m, kg m^2
 * h    out  18       [base linear, base angular, joints], base axes; N, N m
 * J_c  out  12 x 18  world axes; -, m
 * A_G  out  6 x 18   linear first, world axes at the centre of mass; kg, kg m, kg m^2
 */
void go2_get_dynamics(
    const double *q, const double *v, double *M, double *h, double *J_c, double *A_G);
void go2_get_dynamics_batch(
    size_t n, const double *q, const double *v, double *M, double *h, double *J_c,
    double *A_G);

/**
 * Acceleration of the contact points (classical) at zero accelerations: dJ_c v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q      in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v      in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * Jdv_c  out  12  world axes; m/s^2
 */
void go2_contact_drift(const double *q, const double *v, double *Jdv_c);
void go2_contact_drift_batch(size_t n, const double *q, const double *v, double *Jdv_c);

/**
 * Inverse dynamics under contact forces: tau = M a + h - J_c^T f.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q    in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v    in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * a    in   18  [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 * f    in   12  on the robot at each contact, world axes; N
 * tau  out  18  [base linear, base angular, joints], base axes; N, N m
 */
void go2_inverse_dynamics(
    const double *q, const double *v, const double *a, const double *f, double *tau);
void go2_inverse_dynamics_batch(
    size_t n, const double *q, const double *v, const double *a, const double *f,
    double *tau);

/**
 * Forward dynamics under joint torques and contact forces.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q      in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v      in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * tau_j  in   12  joints; N m
 * f      in   12  on the robot at each contact, world axes; N
 * a      out  18  [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 */
void go2_forward_dynamics(
    const double *q, const double *v, const double *tau_j, const double *f, double *a);
void go2_forward_dynamics_batch(
    size_t n, const double *q, const double *v, const double *tau_j, const double *f,
    double *a);

/**
 * Inverse dynamics under a wrench on every body.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q      in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v      in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * a      in   18      [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 * f_ext  in   6 x 13  linear first, on each body in its axes; N, N m
 * tau    out  18      [base linear, base angular, joints], base axes; N, N m
 */
void go2_rnea_external(
    const double *q, const double *v, const double *a, const double *f_ext, double *tau);
void go2_rnea_external_batch(
    size_t n, const double *q, const double *v, const double *a, const double *f_ext,
    double *tau);

/**
 * Rate of the centroidal momentum, linear first: A_G a + dA_G v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q     in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v     in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * a     in   18  [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 * dh_G  out  6   linear first, world axes at the centre of mass; N, N m
 */
void go2_centroidal_momentum_rate(
    const double *q, const double *v, const double *a, double *dh_G);
void go2_centroidal_momentum_rate_batch(
    size_t n, const double *q, const double *v, const double *a, double *dh_G);

/**
 * Time derivative of the centroidal momentum matrix, entry by entry.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q     in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v     in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * dA_G  out  6 x 18  linear first, world axes at the centre of mass; kg/s, kg m/s, kg m^2/s
 */
void go2_centroidal_map_derivative(const double *q, const double *v, double *dA_G);
void go2_centroidal_map_derivative_batch(
    size_t n, const double *q, const double *v, double *dA_G);

/**
 * J_c M^-1 J_c^T: acceleration of the contacts by contact forces.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19       [p, quaternion xyzw, joints]; m, -, rad
 * W  out  12 x 12  world axes; 1/kg
 */
void go2_delassus(const double *q, double *W);
void go2_delassus_batch(size_t n, const double *q, double *W);

/**
 * M_jj - M_jb M_bb^-1 M_bj: what the joints feel of a free base.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q      in   19       [p, quaternion xyzw, joints]; m, -, rad
 * M_red  out  12 x 12  joints; kg m^2
 */
void go2_reduced_mass_matrix(const double *q, double *M_red);
void go2_reduced_mass_matrix_batch(size_t n, const double *q, double *M_red);

/**
 * Derivatives of inverse dynamics by q (along the tangent space), v and a.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q        in   19       [p, quaternion xyzw, joints]; m, -, rad
 * v        in   18       [base linear, base angular, joints], base axes; m/s, rad/s
 * a        in   18       [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 * dtau_dq  out  18 x 18  [base linear, base angular, joints], base axes; in the units of both
 * dtau_dv  out  18 x 18  [base linear, base angular, joints], base axes; in the units of both
 * dtau_da  out  18 x 18  [base linear, base angular, joints], base axes; in the units of both
 */
void go2_rnea_derivatives(
    const double *q, const double *v, const double *a, double *dtau_dq, double *dtau_dv,
    double *dtau_da);
void go2_rnea_derivatives_batch(
    size_t n, const double *q, const double *v, const double *a, double *dtau_dq,
    double *dtau_dv, double *dtau_da);

/**
 * Derivatives of forward dynamics by q (along the tangent space), v and tau.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q        in   19       [p, quaternion xyzw, joints]; m, -, rad
 * v        in   18       [base linear, base angular, joints], base axes; m/s, rad/s
 * tau      in   18       [base linear, base angular, joints], base axes; N, N m
 * da_dq    out  18 x 18  [base linear, base angular, joints], base axes; in the units of both
 * da_dv    out  18 x 18  [base linear, base angular, joints], base axes; in the units of both
 * da_dtau  out  18 x 18  [base linear, base angular, joints], base axes; in the units of both
 */
void go2_aba_derivatives(
    const double *q, const double *v, const double *tau, double *da_dq, double *da_dv,
    double *da_dtau);
void go2_aba_derivatives_batch(
    size_t n, const double *q, const double *v, const double *tau, double *da_dq,
    double *da_dv, double *da_dtau);

/**
 * Y with rnea = Y pi (without armature); pi of each body: m, m c, then Ixx Ixy Iyy Ixz Iyz Izz, at its joint's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19        [p, quaternion xyzw, joints]; m, -, rad
 * v  in   18        [base linear, base angular, joints], base axes; m/s, rad/s
 * a  in   18        [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 * Y  out  18 x 130  [base linear, base angular, joints], base axes; m/s^2, 1/s^2, rad/s^2
 */
void go2_regressor(const double *q, const double *v, const double *a, double *Y);
void go2_regressor_batch(
    size_t n, const double *q, const double *v, const double *a, double *Y);

/**
 * Y_b with rnea = Y_b pi_b (without armature); the manifest writes pi_b out.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q    in   19       [p, quaternion xyzw, joints]; m, -, rad
 * v    in   18       [base linear, base angular, joints], base axes; m/s, rad/s
 * a    in   18       [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 * Y_b  out  18 x 94  [base linear, base angular, joints], base axes; m/s^2, 1/s^2, rad/s^2
 */
void go2_base_regressor(const double *q, const double *v, const double *a, double *Y_b);
void go2_base_regressor_batch(
    size_t n, const double *q, const double *v, const double *a, double *Y_b);

/**
 * d/dt [q, v] under generalized forces.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * x     in   37  [q, v]; m, -, rad, m/s, rad/s
 * tau   in   18  [base linear, base angular, joints], base axes; N, N m
 * xdot  out  37  [dq/dt, a]; m/s, 1/s, rad/s, m/s^2, rad/s^2
 */
void go2_state_derivative(const double *x, const double *tau, double *xdot);
void go2_state_derivative_batch(
    size_t n, const double *x, const double *tau, double *xdot);

/**
 * Forward dynamics with contacts that stay in place: accelerations and contact forces.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q       in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v       in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * tau     in   18      [base linear, base angular, joints], base axes; N, N m
 * stance  in   4       1 for each closed contact, 0 for an open one
 * anchor  in   12      where the contacts were put down, world; m
 * kp      in   scalar  feedback of the displacement; 1/s^2
 * kd      in   scalar  feedback of the velocity; 1/s
 * mu      in   scalar  regularisation of the contacts; 1/kg
 * a       out  18      [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 * lam     out  12      of the ground on the robot, world axes; N
 * pivot   out  scalar  smallest relative pivot: zero where contacts depend
 */
void go2_contact_dynamics(
    const double *q, const double *v, const double *tau, const double *stance,
    const double *anchor, const double *kp, const double *kd, const double *mu, double *a,
    double *lam, double *pivot);
void go2_contact_dynamics_batch(
    size_t n, const double *q, const double *v, const double *tau, const double *stance,
    const double *anchor, const double *kp, const double *kd, const double *mu, double *a,
    double *lam, double *pivot);

/**
 * The same for contacts that keep their whole frame; anchors are positions and quaternions.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q       in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v       in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * tau     in   18      [base linear, base angular, joints], base axes; N, N m
 * stance  in   4       1 for each closed contact, 0 for an open one
 * anchor  in   28      poses at which the contacts were put down, world: position, quaternion; m, -
 * kp      in   scalar  feedback of the displacement; 1/s^2
 * kd      in   scalar  feedback of the velocity; 1/s
 * mu      in   scalar  regularisation of the contacts; 1/kg
 * a       out  18      [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 * lam     out  24      linear first, of the ground on the robot, world axes; N, N m
 * pivot   out  scalar  smallest relative pivot: zero where contacts depend
 */
void go2_contact_dynamics_6d(
    const double *q, const double *v, const double *tau, const double *stance,
    const double *anchor, const double *kp, const double *kd, const double *mu, double *a,
    double *lam, double *pivot);
void go2_contact_dynamics_6d_batch(
    size_t n, const double *q, const double *v, const double *tau, const double *stance,
    const double *anchor, const double *kp, const double *kd, const double *mu, double *a,
    double *lam, double *pivot);

/**
 * Velocities after an impact of some contacts, and the impulses.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q            in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v            in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * stance       in   4       1 for each closed contact, 0 for an open one
 * restitution  in   scalar  0 to 1
 * v_next       out  18      [base linear, base angular, joints], base axes; m/s, rad/s
 * impulse      out  12      of the ground on the robot, world axes; N s
 */
void go2_impulse_dynamics(
    const double *q, const double *v, const double *stance, const double *restitution,
    double *v_next, double *impulse);
void go2_impulse_dynamics_batch(
    size_t n, const double *q, const double *v, const double *stance,
    const double *restitution, double *v_next, double *impulse);

/**
 * Equations of motion as a residual: [dq/dt - rate(q, v), M a + h - J_c^T f - S^T tau_j].
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * x         in   37  [q, v]; m, -, rad, m/s, rad/s
 * xdot      in   37  [dq/dt, a]; m/s, 1/s, rad/s, m/s^2, rad/s^2
 * u         in   24  [tau_j, f]; N m, N
 * residual  out  37  [dq/dt, tau]; m/s, 1/s, rad/s, N, N m
 */
void go2_dae_residual(
    const double *x, const double *xdot, const double *u, double *residual);
void go2_dae_residual_batch(
    size_t n, const double *x, const double *xdot, const double *u, double *residual);

/**
 * Semi-implicit step: v + a dt, and q moved along that for dt on the manifold.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * x       in   37      [q, v]; m, -, rad, m/s, rad/s
 * a       in   18      [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 * dt      in   scalar  s
 * x_next  out  37      [q, v]; m, -, rad, m/s, rad/s
 */
void go2_step_se3(const double *x, const double *a, const double *dt, double *x_next);
void go2_step_se3_batch(
    size_t n, const double *x, const double *a, const double *dt, double *x_next);

/**
 * Semi-implicit step with the base's position moved along a straight line.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * x       in   37      [q, v]; m, -, rad, m/s, rad/s
 * a       in   18      [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 * dt      in   scalar  s
 * x_next  out  37      [q, v]; m, -, rad, m/s, rad/s
 */
void go2_step_r3so3(const double *x, const double *a, const double *dt, double *x_next);
void go2_step_r3so3_batch(
    size_t n, const double *x, const double *a, const double *dt, double *x_next);

/**
 * Rows >= 0 of each contact: f_z, mu f_z + f_x, mu f_z - f_x, mu f_z + f_y, mu f_z - f_y.
 *
 * f     in   12      on the robot at each contact, world axes; N
 * mu    in   scalar
 * rows  out  20      level ground, world axes; N
 */
void go2_friction_cone(const double *f, const double *mu, double *rows);
void go2_friction_cone_batch(size_t n, const double *f, const double *mu, double *rows);

/**
 * Rows >= 0 of the joints with a bound: effort - tau of each, then effort + tau.
 *
 * tau_j  in   12  joints; N m
 * rows   out  24  joints with a bound; N m
 */
void go2_torque_limit(const double *tau_j, double *rows);
void go2_torque_limit_batch(size_t n, const double *tau_j, double *rows);

/**
 * Rate of centre of mass and centroidal momentum under forces at the contacts.
 *
 * x_c     in   9   [c, l, k], world axes; m, kg m/s, kg m^2/s
 * f       in   12  on the robot at each contact, world axes; N
 * p_c     in   12  world; m
 * xdot_c  out  9   [dc/dt, dl/dt, dk/dt], world axes; m/s, N, N m
 */
void go2_centroidal_dynamics(
    const double *x_c, const double *f, const double *p_c, double *xdot_c);
void go2_centroidal_dynamics_batch(
    size_t n, const double *x_c, const double *f, const double *p_c, double *xdot_c);

/**
 * Rate of a single rigid body with the robot's mass under forces at the contacts.
 *
 * x_rb     in   13     [c, quaternion xyzw, dc/dt in world axes, omega in body axes]; m, -, m/s, rad/s
 * f        in   12     on the robot at each contact, world axes; N
 * p_c      in   12     world; m
 * I_c      in   3 x 3  body axes, about the centre of mass; kg m^2
 * xdot_rb  out  13     rate of x_rb; m/s, 1/s, m/s^2, rad/s^2
 */
void go2_srbm(
    const double *x_rb, const double *f, const double *p_c, const double *I_c,
    double *xdot_rb);
void go2_srbm_batch(
    size_t n, const double *x_rb, const double *f, const double *p_c, const double *I_c,
    double *xdot_rb);

/**
 * Rate of a linear inverted pendulum under forces at the contacts, at constant height h.
 *
 * x_lip     in   4       [c_x, c_y, v_x, v_y], world axes; m, m/s
 * f         in   12      on the robot at each contact, world axes; N
 * p_c       in   12      world; m
 * h         in   scalar  of the centre of mass above the contacts; m
 * xdot_lip  out  4       rate of x_lip; m/s, m/s^2
 */
void go2_lipm(
    const double *x_lip, const double *f, const double *p_c, const double *h,
    double *xdot_lip);
void go2_lipm_batch(
    size_t n, const double *x_lip, const double *f, const double *p_c, const double *h,
    double *xdot_lip);

/**
 * Rotational inertia of the whole robot, joints locked, about its centre of mass.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q    in   19     [p, quaternion xyzw, joints]; m, -, rad
 * I_c  out  3 x 3  base axes, about the centre of mass; kg m^2
 */
void go2_locked_inertia(const double *q, double *I_c);
void go2_locked_inertia_batch(size_t n, const double *q, double *I_c);

/**
 * Velocity of base, linear first, in world axes.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v  in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * V  out  6   linear first, world axes at the frame's origin; m/s, rad/s
 */
void go2_frame_velocity_base(const double *q, const double *v, double *V);
void go2_frame_velocity_base_batch(
    size_t n, const double *q, const double *v, double *V);

/**
 * Acceleration of base (classical), linear first, in world axes: J a + dJ v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v  in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * a  in   18  [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 * A  out  6   linear first, world axes at the frame's origin; m/s^2, rad/s^2
 */
void go2_frame_acceleration_base(
    const double *q, const double *v, const double *a, double *A);
void go2_frame_acceleration_base_batch(
    size_t n, const double *q, const double *v, const double *a, double *A);

/**
 * Jacobian of base: linear first, world axes at the frame's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19      [p, quaternion xyzw, joints]; m, -, rad
 * J  out  6 x 18  linear first, world axes at the frame's origin; -, m
 */
void go2_frame_jacobian_base(const double *q, double *J);
void go2_frame_jacobian_base_batch(size_t n, const double *q, double *J);

/**
 * Time derivative of the Jacobian of base: linear first, world axes at the frame's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q   in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v   in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * dJ  out  6 x 18  linear first, world axes at the frame's origin; 1/s, m/s
 */
void go2_frame_jacobian_base_dot(const double *q, const double *v, double *dJ);
void go2_frame_jacobian_base_dot_batch(
    size_t n, const double *q, const double *v, double *dJ);

/**
 * Jacobian of base: linear first, the frame's axes and origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19      [p, quaternion xyzw, joints]; m, -, rad
 * J  out  6 x 18  linear first, the frame's axes and origin; -, m
 */
void go2_frame_jacobian_base_local(const double *q, double *J);
void go2_frame_jacobian_base_local_batch(size_t n, const double *q, double *J);

/**
 * Time derivative of the Jacobian of base: linear first, the frame's axes and origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q   in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v   in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * dJ  out  6 x 18  linear first, the frame's axes and origin; 1/s, m/s
 */
void go2_frame_jacobian_base_local_dot(const double *q, const double *v, double *dJ);
void go2_frame_jacobian_base_local_dot_batch(
    size_t n, const double *q, const double *v, double *dJ);

/**
 * Jacobian of base: linear first, world axes at the world's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19      [p, quaternion xyzw, joints]; m, -, rad
 * J  out  6 x 18  linear first, world axes at the world's origin; -, m
 */
void go2_frame_jacobian_base_world(const double *q, double *J);
void go2_frame_jacobian_base_world_batch(size_t n, const double *q, double *J);

/**
 * Time derivative of the Jacobian of base: linear first, world axes at the world's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q   in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v   in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * dJ  out  6 x 18  linear first, world axes at the world's origin; 1/s, m/s
 */
void go2_frame_jacobian_base_world_dot(const double *q, const double *v, double *dJ);
void go2_frame_jacobian_base_world_dot_batch(
    size_t n, const double *q, const double *v, double *dJ);

/**
 * Velocity of FL_foot, linear first, in world axes.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v  in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * V  out  6   linear first, world axes at the frame's origin; m/s, rad/s
 */
void go2_frame_velocity_FL_foot(const double *q, const double *v, double *V);
void go2_frame_velocity_FL_foot_batch(
    size_t n, const double *q, const double *v, double *V);

/**
 * Acceleration of FL_foot (classical), linear first, in world axes: J a + dJ v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v  in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * a  in   18  [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 * A  out  6   linear first, world axes at the frame's origin; m/s^2, rad/s^2
 */
void go2_frame_acceleration_FL_foot(
    const double *q, const double *v, const double *a, double *A);
void go2_frame_acceleration_FL_foot_batch(
    size_t n, const double *q, const double *v, const double *a, double *A);

/**
 * Jacobian of FL_foot: linear first, world axes at the frame's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19      [p, quaternion xyzw, joints]; m, -, rad
 * J  out  6 x 18  linear first, world axes at the frame's origin; -, m
 */
void go2_frame_jacobian_FL_foot(const double *q, double *J);
void go2_frame_jacobian_FL_foot_batch(size_t n, const double *q, double *J);

/**
 * Time derivative of the Jacobian of FL_foot: linear first, world axes at the frame's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q   in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v   in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * dJ  out  6 x 18  linear first, world axes at the frame's origin; 1/s, m/s
 */
void go2_frame_jacobian_FL_foot_dot(const double *q, const double *v, double *dJ);
void go2_frame_jacobian_FL_foot_dot_batch(
    size_t n, const double *q, const double *v, double *dJ);

/**
 * Jacobian of FL_foot: linear first, the frame's axes and origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19      [p, quaternion xyzw, joints]; m, -, rad
 * J  out  6 x 18  linear first, the frame's axes and origin; -, m
 */
void go2_frame_jacobian_FL_foot_local(const double *q, double *J);
void go2_frame_jacobian_FL_foot_local_batch(size_t n, const double *q, double *J);

/**
 * Time derivative of the Jacobian of FL_foot: linear first, the frame's axes and origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q   in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v   in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * dJ  out  6 x 18  linear first, the frame's axes and origin; 1/s, m/s
 */
void go2_frame_jacobian_FL_foot_local_dot(const double *q, const double *v, double *dJ);
void go2_frame_jacobian_FL_foot_local_dot_batch(
    size_t n, const double *q, const double *v, double *dJ);

/**
 * Jacobian of FL_foot: linear first, world axes at the world's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19      [p, quaternion xyzw, joints]; m, -, rad
 * J  out  6 x 18  linear first, world axes at the world's origin; -, m
 */
void go2_frame_jacobian_FL_foot_world(const double *q, double *J);
void go2_frame_jacobian_FL_foot_world_batch(size_t n, const double *q, double *J);

/**
 * Time derivative of the Jacobian of FL_foot: linear first, world axes at the world's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q   in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v   in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * dJ  out  6 x 18  linear first, world axes at the world's origin; 1/s, m/s
 */
void go2_frame_jacobian_FL_foot_world_dot(const double *q, const double *v, double *dJ);
void go2_frame_jacobian_FL_foot_world_dot_batch(
    size_t n, const double *q, const double *v, double *dJ);

/**
 * Velocity of FR_foot, linear first, in world axes.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v  in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * V  out  6   linear first, world axes at the frame's origin; m/s, rad/s
 */
void go2_frame_velocity_FR_foot(const double *q, const double *v, double *V);
void go2_frame_velocity_FR_foot_batch(
    size_t n, const double *q, const double *v, double *V);

/**
 * Acceleration of FR_foot (classical), linear first, in world axes: J a + dJ v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v  in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * a  in   18  [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 * A  out  6   linear first, world axes at the frame's origin; m/s^2, rad/s^2
 */
void go2_frame_acceleration_FR_foot(
    const double *q, const double *v, const double *a, double *A);
void go2_frame_acceleration_FR_foot_batch(
    size_t n, const double *q, const double *v, const double *a, double *A);

/**
 * Jacobian of FR_foot: linear first, world axes at the frame's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19      [p, quaternion xyzw, joints]; m, -, rad
 * J  out  6 x 18  linear first, world axes at the frame's origin; -, m
 */
void go2_frame_jacobian_FR_foot(const double *q, double *J);
void go2_frame_jacobian_FR_foot_batch(size_t n, const double *q, double *J);

/**
 * Time derivative of the Jacobian of FR_foot: linear first, world axes at the frame's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q   in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v   in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * dJ  out  6 x 18  linear first, world axes at the frame's origin; 1/s, m/s
 */
void go2_frame_jacobian_FR_foot_dot(const double *q, const double *v, double *dJ);
void go2_frame_jacobian_FR_foot_dot_batch(
    size_t n, const double *q, const double *v, double *dJ);

/**
 * Jacobian of FR_foot: linear first, the frame's axes and origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19      [p, quaternion xyzw, joints]; m, -, rad
 * J  out  6 x 18  linear first, the frame's axes and origin; -, m
 */
void go2_frame_jacobian_FR_foot_local(const double *q, double *J);
void go2_frame_jacobian_FR_foot_local_batch(size_t n, const double *q, double *J);

/**
 * Time derivative of the Jacobian of FR_foot: linear first, the frame's axes and origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q   in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v   in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * dJ  out  6 x 18  linear first, the frame's axes and origin; 1/s, m/s
 */
void go2_frame_jacobian_FR_foot_local_dot(const double *q, const double *v, double *dJ);
void go2_frame_jacobian_FR_foot_local_dot_batch(
    size_t n, const double *q, const double *v, double *dJ);

/**
 * Jacobian of FR_foot: linear first, world axes at the world's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19      [p, quaternion xyzw, joints]; m, -, rad
 * J  out  6 x 18  linear first, world axes at the world's origin; -, m
 */
void go2_frame_jacobian_FR_foot_world(const double *q, double *J);
void go2_frame_jacobian_FR_foot_world_batch(size_t n, const double *q, double *J);

/**
 * Time derivative of the Jacobian of FR_foot: linear first, world axes at the world's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q   in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v   in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * dJ  out  6 x 18  linear first, world axes at the world's origin; 1/s, m/s
 */
void go2_frame_jacobian_FR_foot_world_dot(const double *q, const double *v, double *dJ);
void go2_frame_jacobian_FR_foot_world_dot_batch(
    size_t n, const double *q, const double *v, double *dJ);

/**
 * Velocity of RL_foot, linear first, in world axes.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v  in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * V  out  6   linear first, world axes at the frame's origin; m/s, rad/s
 */
void go2_frame_velocity_RL_foot(const double *q, const double *v, double *V);
void go2_frame_velocity_RL_foot_batch(
    size_t n, const double *q, const double *v, double *V);

/**
 * Acceleration of RL_foot (classical), linear first, in world axes: J a + dJ v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v  in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * a  in   18  [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 * A  out  6   linear first, world axes at the frame's origin; m/s^2, rad/s^2
 */
void go2_frame_acceleration_RL_foot(
    const double *q, const double *v, const double *a, double *A);
void go2_frame_acceleration_RL_foot_batch(
    size_t n, const double *q, const double *v, const double *a, double *A);

/**
 * Jacobian of RL_foot: linear first, world axes at the frame's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19      [p, quaternion xyzw, joints]; m, -, rad
 * J  out  6 x 18  linear first, world axes at the frame's origin; -, m
 */
void go2_frame_jacobian_RL_foot(const double *q, double *J);
void go2_frame_jacobian_RL_foot_batch(size_t n, const double *q, double *J);

/**
 * Time derivative of the Jacobian of RL_foot: linear first, world axes at the frame's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q   in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v   in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * dJ  out  6 x 18  linear first, world axes at the frame's origin; 1/s, m/s
 */
void go2_frame_jacobian_RL_foot_dot(const double *q, const double *v, double *dJ);
void go2_frame_jacobian_RL_foot_dot_batch(
    size_t n, const double *q, const double *v, double *dJ);

/**
 * Jacobian of RL_foot: linear first, the frame's axes and origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19      [p, quaternion xyzw, joints]; m, -, rad
 * J  out  6 x 18  linear first, the frame's axes and origin; -, m
 */
void go2_frame_jacobian_RL_foot_local(const double *q, double *J);
void go2_frame_jacobian_RL_foot_local_batch(size_t n, const double *q, double *J);

/**
 * Time derivative of the Jacobian of RL_foot: linear first, the frame's axes and origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q   in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v   in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * dJ  out  6 x 18  linear first, the frame's axes and origin; 1/s, m/s
 */
void go2_frame_jacobian_RL_foot_local_dot(const double *q, const double *v, double *dJ);
void go2_frame_jacobian_RL_foot_local_dot_batch(
    size_t n, const double *q, const double *v, double *dJ);

/**
 * Jacobian of RL_foot: linear first, world axes at the world's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19      [p, quaternion xyzw, joints]; m, -, rad
 * J  out  6 x 18  linear first, world axes at the world's origin; -, m
 */
void go2_frame_jacobian_RL_foot_world(const double *q, double *J);
void go2_frame_jacobian_RL_foot_world_batch(size_t n, const double *q, double *J);

/**
 * Time derivative of the Jacobian of RL_foot: linear first, world axes at the world's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q   in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v   in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * dJ  out  6 x 18  linear first, world axes at the world's origin; 1/s, m/s
 */
void go2_frame_jacobian_RL_foot_world_dot(const double *q, const double *v, double *dJ);
void go2_frame_jacobian_RL_foot_world_dot_batch(
    size_t n, const double *q, const double *v, double *dJ);

/**
 * Velocity of RR_foot, linear first, in world axes.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v  in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * V  out  6   linear first, world axes at the frame's origin; m/s, rad/s
 */
void go2_frame_velocity_RR_foot(const double *q, const double *v, double *V);
void go2_frame_velocity_RR_foot_batch(
    size_t n, const double *q, const double *v, double *V);

/**
 * Acceleration of RR_foot (classical), linear first, in world axes: J a + dJ v.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v  in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * a  in   18  [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 * A  out  6   linear first, world axes at the frame's origin; m/s^2, rad/s^2
 */
void go2_frame_acceleration_RR_foot(
    const double *q, const double *v, const double *a, double *A);
void go2_frame_acceleration_RR_foot_batch(
    size_t n, const double *q, const double *v, const double *a, double *A);

/**
 * Jacobian of RR_foot: linear first, world axes at the frame's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19      [p, quaternion xyzw, joints]; m, -, rad
 * J  out  6 x 18  linear first, world axes at the frame's origin; -, m
 */
void go2_frame_jacobian_RR_foot(const double *q, double *J);
void go2_frame_jacobian_RR_foot_batch(size_t n, const double *q, double *J);

/**
 * Time derivative of the Jacobian of RR_foot: linear first, world axes at the frame's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q   in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v   in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * dJ  out  6 x 18  linear first, world axes at the frame's origin; 1/s, m/s
 */
void go2_frame_jacobian_RR_foot_dot(const double *q, const double *v, double *dJ);
void go2_frame_jacobian_RR_foot_dot_batch(
    size_t n, const double *q, const double *v, double *dJ);

/**
 * Jacobian of RR_foot: linear first, the frame's axes and origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19      [p, quaternion xyzw, joints]; m, -, rad
 * J  out  6 x 18  linear first, the frame's axes and origin; -, m
 */
void go2_frame_jacobian_RR_foot_local(const double *q, double *J);
void go2_frame_jacobian_RR_foot_local_batch(size_t n, const double *q, double *J);

/**
 * Time derivative of the Jacobian of RR_foot: linear first, the frame's axes and origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q   in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v   in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * dJ  out  6 x 18  linear first, the frame's axes and origin; 1/s, m/s
 */
void go2_frame_jacobian_RR_foot_local_dot(const double *q, const double *v, double *dJ);
void go2_frame_jacobian_RR_foot_local_dot_batch(
    size_t n, const double *q, const double *v, double *dJ);

/**
 * Jacobian of RR_foot: linear first, world axes at the world's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q  in   19      [p, quaternion xyzw, joints]; m, -, rad
 * J  out  6 x 18  linear first, world axes at the world's origin; -, m
 */
void go2_frame_jacobian_RR_foot_world(const double *q, double *J);
void go2_frame_jacobian_RR_foot_world_batch(size_t n, const double *q, double *J);

/**
 * Time derivative of the Jacobian of RR_foot: linear first, world axes at the world's origin.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q   in   19      [p, quaternion xyzw, joints]; m, -, rad
 * v   in   18      [base linear, base angular, joints], base axes; m/s, rad/s
 * dJ  out  6 x 18  linear first, world axes at the world's origin; 1/s, m/s
 */
void go2_frame_jacobian_RR_foot_world_dot(const double *q, const double *v, double *dJ);
void go2_frame_jacobian_RR_foot_world_dot_batch(
    size_t n, const double *q, const double *v, double *dJ);

/**
 * Configuration to the convention mujoco: [p, quaternion w x y z, joints].
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q         in   19  [p, quaternion xyzw, joints]; m, -, rad
 * q_mujoco  out  19  [p, quaternion w x y z, joints]; m, -, rad
 */
void go2_convert_q_to_mujoco(const double *q, double *q_mujoco);
void go2_convert_q_to_mujoco_batch(size_t n, const double *q, double *q_mujoco);

/**
 * Configuration from the convention mujoco: [p, quaternion w x y z, joints].
 *
 * q_mujoco  in   19  [p, quaternion w x y z, joints]; m, -, rad
 * q         out  19  [p, quaternion xyzw, joints]; m, -, rad
 */
void go2_convert_q_from_mujoco(const double *q_mujoco, double *q);
void go2_convert_q_from_mujoco_batch(size_t n, const double *q_mujoco, double *q);

/**
 * Velocity to the convention mujoco: [base linear in world axes, base angular in base axes, joints].
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q         in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v         in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * v_mujoco  out  18  [base linear in world axes, base angular in base axes, joints]; m/s, rad/s
 */
void go2_convert_v_to_mujoco(const double *q, const double *v, double *v_mujoco);
void go2_convert_v_to_mujoco_batch(
    size_t n, const double *q, const double *v, double *v_mujoco);

/**
 * Velocity from the convention mujoco: [base linear in world axes, base angular in base axes, joints].
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q         in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v_mujoco  in   18  [base linear in world axes, base angular in base axes, joints]; m/s, rad/s
 * v         out  18  [base linear, base angular, joints], base axes; m/s, rad/s
 */
void go2_convert_v_from_mujoco(const double *q, const double *v_mujoco, double *v);
void go2_convert_v_from_mujoco_batch(
    size_t n, const double *q, const double *v_mujoco, double *v);

/**
 * Acceleration to the convention mujoco: [base linear in world axes, base angular in base axes, joints].
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q         in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v         in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * a         in   18  [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 * a_mujoco  out  18  [base linear in world axes, base angular in base axes, joints]; m/s^2, rad/s^2
 */
void go2_convert_a_to_mujoco(
    const double *q, const double *v, const double *a, double *a_mujoco);
void go2_convert_a_to_mujoco_batch(
    size_t n, const double *q, const double *v, const double *a, double *a_mujoco);

/**
 * Acceleration from the convention mujoco: [base linear in world axes, base angular in base axes, joints].
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q         in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v         in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * a_mujoco  in   18  [base linear in world axes, base angular in base axes, joints]; m/s^2, rad/s^2
 * a         out  18  [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 */
void go2_convert_a_from_mujoco(
    const double *q, const double *v, const double *a_mujoco, double *a);
void go2_convert_a_from_mujoco_batch(
    size_t n, const double *q, const double *v, const double *a_mujoco, double *a);

/**
 * Force to the convention mujoco: [base linear in world axes, base angular in base axes, joints].
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q           in   19  [p, quaternion xyzw, joints]; m, -, rad
 * tau         in   18  [base linear, base angular, joints], base axes; N, N m
 * tau_mujoco  out  18  [base linear in world axes, base angular in base axes, joints]; N, N m
 */
void go2_convert_tau_to_mujoco(const double *q, const double *tau, double *tau_mujoco);
void go2_convert_tau_to_mujoco_batch(
    size_t n, const double *q, const double *tau, double *tau_mujoco);

/**
 * Force from the convention mujoco: [base linear in world axes, base angular in base axes, joints].
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q           in   19  [p, quaternion xyzw, joints]; m, -, rad
 * tau_mujoco  in   18  [base linear in world axes, base angular in base axes, joints]; N, N m
 * tau         out  18  [base linear, base angular, joints], base axes; N, N m
 */
void go2_convert_tau_from_mujoco(const double *q, const double *tau_mujoco, double *tau);
void go2_convert_tau_from_mujoco_batch(
    size_t n, const double *q, const double *tau_mujoco, double *tau);

/**
 * Velocity to the convention mixed: [base linear, base angular, joints], world axes.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q        in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v        in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * v_mixed  out  18  [base linear, base angular, joints], world axes; m/s, rad/s
 */
void go2_convert_v_to_mixed(const double *q, const double *v, double *v_mixed);
void go2_convert_v_to_mixed_batch(
    size_t n, const double *q, const double *v, double *v_mixed);

/**
 * Velocity from the convention mixed: [base linear, base angular, joints], world axes.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q        in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v_mixed  in   18  [base linear, base angular, joints], world axes; m/s, rad/s
 * v        out  18  [base linear, base angular, joints], base axes; m/s, rad/s
 */
void go2_convert_v_from_mixed(const double *q, const double *v_mixed, double *v);
void go2_convert_v_from_mixed_batch(
    size_t n, const double *q, const double *v_mixed, double *v);

/**
 * Acceleration to the convention mixed: [base linear, base angular, joints], world axes.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q        in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v        in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * a        in   18  [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 * a_mixed  out  18  [base linear, base angular, joints], world axes; m/s^2, rad/s^2
 */
void go2_convert_a_to_mixed(
    const double *q, const double *v, const double *a, double *a_mixed);
void go2_convert_a_to_mixed_batch(
    size_t n, const double *q, const double *v, const double *a, double *a_mixed);

/**
 * Acceleration from the convention mixed: [base linear, base angular, joints], world axes.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q        in   19  [p, quaternion xyzw, joints]; m, -, rad
 * v        in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * a_mixed  in   18  [base linear, base angular, joints], world axes; m/s^2, rad/s^2
 * a        out  18  [base linear, base angular, joints], base axes; m/s^2, rad/s^2
 */
void go2_convert_a_from_mixed(
    const double *q, const double *v, const double *a_mixed, double *a);
void go2_convert_a_from_mixed_batch(
    size_t n, const double *q, const double *v, const double *a_mixed, double *a);

/**
 * Force to the convention mixed: [base linear, base angular, joints], world axes.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q          in   19  [p, quaternion xyzw, joints]; m, -, rad
 * tau        in   18  [base linear, base angular, joints], base axes; N, N m
 * tau_mixed  out  18  [base linear, base angular, joints], world axes; N, N m
 */
void go2_convert_tau_to_mixed(const double *q, const double *tau, double *tau_mixed);
void go2_convert_tau_to_mixed_batch(
    size_t n, const double *q, const double *tau, double *tau_mixed);

/**
 * Force from the convention mixed: [base linear, base angular, joints], world axes.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q          in   19  [p, quaternion xyzw, joints]; m, -, rad
 * tau_mixed  in   18  [base linear, base angular, joints], world axes; N, N m
 * tau        out  18  [base linear, base angular, joints], base axes; N, N m
 */
void go2_convert_tau_from_mixed(const double *q, const double *tau_mixed, double *tau);
void go2_convert_tau_from_mixed_batch(
    size_t n, const double *q, const double *tau_mixed, double *tau);

/**
 * Configuration to the order of the robot's file.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q             in   19  [p, quaternion xyzw, joints]; m, -, rad
 * q_file_order  out  19  [p, quaternion xyzw, joints]; m, -, rad
 */
void go2_convert_q_to_file_order(const double *q, double *q_file_order);
void go2_convert_q_to_file_order_batch(size_t n, const double *q, double *q_file_order);

/**
 * Configuration from the order of the robot's file.
 *
 * q_file_order  in   19  [p, quaternion xyzw, joints]; m, -, rad
 * q             out  19  [p, quaternion xyzw, joints]; m, -, rad
 */
void go2_convert_q_from_file_order(const double *q_file_order, double *q);
void go2_convert_q_from_file_order_batch(
    size_t n, const double *q_file_order, double *q);

/**
 * Velocity to the order of the robot's file; accelerations and forces likewise.
 *
 * v             in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * v_file_order  out  18  [base linear, base angular, joints], base axes; m/s, rad/s
 */
void go2_convert_v_to_file_order(const double *v, double *v_file_order);
void go2_convert_v_to_file_order_batch(size_t n, const double *v, double *v_file_order);

/**
 * Velocity from the order of the robot's file; accelerations and forces likewise.
 *
 * v_file_order  in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * v             out  18  [base linear, base angular, joints], base axes; m/s, rad/s
 */
void go2_convert_v_from_file_order(const double *v_file_order, double *v);
void go2_convert_v_from_file_order_batch(
    size_t n, const double *v_file_order, double *v);

/**
 * Configuration to the order of Unitree's SDK.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * q          in   19  [p, quaternion xyzw, joints]; m, -, rad
 * q_unitree  out  19  [p, quaternion xyzw, joints]; m, -, rad
 */
void go2_convert_q_to_unitree(const double *q, double *q_unitree);
void go2_convert_q_to_unitree_batch(size_t n, const double *q, double *q_unitree);

/**
 * Configuration from the order of Unitree's SDK.
 *
 * q_unitree  in   19  [p, quaternion xyzw, joints]; m, -, rad
 * q          out  19  [p, quaternion xyzw, joints]; m, -, rad
 */
void go2_convert_q_from_unitree(const double *q_unitree, double *q);
void go2_convert_q_from_unitree_batch(size_t n, const double *q_unitree, double *q);

/**
 * Velocity to the order of Unitree's SDK; accelerations and forces likewise.
 *
 * v          in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * v_unitree  out  18  [base linear, base angular, joints], base axes; m/s, rad/s
 */
void go2_convert_v_to_unitree(const double *v, double *v_unitree);
void go2_convert_v_to_unitree_batch(size_t n, const double *v, double *v_unitree);

/**
 * Velocity from the order of Unitree's SDK; accelerations and forces likewise.
 *
 * v_unitree  in   18  [base linear, base angular, joints], base axes; m/s, rad/s
 * v          out  18  [base linear, base angular, joints], base axes; m/s, rad/s
 */
void go2_convert_v_from_unitree(const double *v_unitree, double *v);
void go2_convert_v_from_unitree_batch(size_t n, const double *v_unitree, double *v);

#ifdef __cplusplus
}
#endif

#endif
