/*
 * locked_inertia of go2: Rotational inertia of the whole robot, joints locked, about its centre of mass.
 *
 * A quaternion is used as given: R(q) is the polynomial 1 - 2 (y^2 + z^2), ..., which is a
 * rotation only where the quaternion has norm 1; the function normalize sees to that.
 *
 * Written by symdyn 0.1.0; do not edit. To write it again:
 *     symdyn export go2
 *
 * Source      symdyn.dynamics.reduced
 * Convention  pinocchio
 * Program     SHA-256 74345803e5eb871dca25969ff5e993ded87da62782a79a95634b4ef71956f08e
 * Operations  181 mul, 217 add, 0 div, 12 sin, 12 cos, 0 sqrt
 *
 * Inputs
 *     q  19  m, -, rad  [p, quaternion xyzw, joints]
 *
 * Outputs
 *     I_c  3 x 3  kg m^2  base axes, about the centre of mass
 *
 * Statements it rests on
 *     control/locked-inertia  PROVED
 *
 * Four limbs of equal structure in the lanes of a vector: part of the function's source.
 */

void go2_locked_inertia(const double *q, double *I_c)
{
    const symdyn_f64 y2 = {q[7], q[10], q[13], q[16]};
    const symdyn_f64 y3 = {q[8], q[11], q[14], q[17]};
    const symdyn_f64 y4 = {q[9], q[12], q[15], q[18]};
    const symdyn_f64 angle[3] = {y2, y3, y4};
    symdyn_f64 sine[3], cosine[3];
    symdyn_sincos_lanes_f64(3, angle, sine, cosine);
    const symdyn_f64 y272 = 0.02623 * sine[2] - (0.00084392 * cosine[2]);
    const symdyn_f64 y275 = 0.00084392 * sine[2] + 0.02623 * cosine[2];
    const symdyn_f64 y278 = 0.0048938853184 * sine[2] - (0.0002285016 * cosine[2]);
    const symdyn_f64 y279 = sine[2] * y278;
    const symdyn_f64 y280 = 0.426 * y275;
    const symdyn_f64 y281 = 0.00430848 + y272;
    const symdyn_f64 y282 = 0.0789924 + y275;
    const symdyn_f64 y284 = y280 + (0.02032408908 - y279);
    const symdyn_f64 k1 = {7.9431538e-05, -7.9431538e-05, 7.9431538e-05, -7.9431538e-05};
    const symdyn_f64 k2 = {0.00249597775, -0.00249597775, 0.00249597775, -0.00249597775};
    const symdyn_f64 k3 = {0.000402580736, -0.000402580736, 0.000402580736, -0.000402580736};
    const symdyn_f64 y288 = k1 * cosine[2] - (k3 + k2 * sine[2]);
    const symdyn_f64 y292 = cosine[2] * y278 + (0.000544138096 + 0.213 * y272);
    const symdyn_f64 k4 = {0.00747974233, -0.00747974233, 0.00747974233, -0.00747974233};
    const symdyn_f64 y296 = k2 * cosine[2] + (k4 + k1 * sine[2]);
    const symdyn_f64 y297 = 0.0006029093968 + y279;
    const symdyn_f64 y300 = cosine[1] * y281 + sine[1] * y282;
    const symdyn_f64 y305 = sine[1] * (y284 - y297) + y292 * (2.0 * cosine[1]);
    const symdyn_f64 y306 = sine[1] * y305;
    const symdyn_f64 y310 = sine[1] * y281 - (7.119e-05 + cosine[1] * y282);
    const symdyn_f64 k5 = {4.092728e-06, -4.092728e-06, -4.092728e-06, 4.092728e-06};
    const symdyn_f64 y314 = cosine[1] * y288 - (k5 + sine[1] * y296);
    const symdyn_f64 k6 = {7.25574e-07, 7.25574e-07, -7.25574e-07, -7.25574e-07};
    const symdyn_f64 y317 = cosine[1] * y305 - (k6 + y292);
    const symdyn_f64 y318 = 0.02136692695175 + y280;
    const symdyn_f64 k7 = {1.2818914e-06, -1.2818914e-06, 1.2818914e-06, -1.2818914e-06};
    const symdyn_f64 y322 = cosine[1] * y296 - (k7 - (sine[1] * y288));
    const symdyn_f64 y324 = y306 + (0.00892066955205 + y297);
    const symdyn_f64 k8 = {0.10962557, -0.10962557, 0.10962557, -0.10962557};
    const symdyn_f64 y327 = k8 * cosine[0] - (sine[0] * y310);
    const symdyn_f64 y330 = k8 * sine[0] + cosine[0] * y310;
    const symdyn_f64 y335 = sine[0] * (y318 - y324) + y322 * (2.0 * cosine[0]);
    const symdyn_f64 k9 = {y300[2], y300[3], y300[0], y300[1]};
    const symdyn_f64 y336 = k9 + y300;
    const double x339 = 0.146694152 - (y336[0] + y336[1]);
    const double x340 = -y327[3] - y327[2];
    const double x341 = -y327[1] - y327[0];
    const double x342 = x340 + x341;
    const symdyn_f64 k10 = {y330[2], y330[3], y330[0], y330[1]};
    const symdyn_f64 y343 = k10 + y330;
    const double x346 = 0.037188086 - (y343[0] + y343[1]);
    const symdyn_f64 y359 = sine[0] * y317 - (cosine[0] * y314);
    const symdyn_f64 k11 = {y359[2], y359[3], y359[0], y359[1]};
    const symdyn_f64 y363 = y359 + k11;
    const double x367 = 0.1934 * (x340 - x341) - (0.00012166 + 0.0465 * (y336[0] - y336[1]));
    const double x368 = y363[0] + y363[1] - x367;
    const symdyn_f64 y369 = k10 - y330;
    const symdyn_f64 y381 = cosine[0] * y317 + sine[0] * y314;
    const symdyn_f64 k12 = {y381[2], y381[3], y381[0], y381[1]};
    const symdyn_f64 y385 = y381 + k12;
    const double x389 = y385[0] + y385[1] - (0.002283689271632 + 0.1934 * (y369[0] + y369[1]));
    const symdyn_f64 y396 = y322 - (cosine[0] * y335);
    const symdyn_f64 k13 = {y396[2], y396[3], y396[0], y396[1]};
    const symdyn_f64 y400 = y396 + k13;
    const double x404 = y400[0] + y400[1] + (3.12e-05 + 0.0465 * (y343[0] - y343[1]));
    const double x406 = x339 * 0.06216199415677255;
    const double x407 = x342 * 0.06216199415677255;
    const double x408 = x346 * 0.06216199415677255;
    const double x409 = x342 * x407;
    const double x410 = x346 * x408;
    const double x411 = x339 * x406;
    const symdyn_f64 k14 = {y327[2], y327[3], y327[0], y327[1]};
    const symdyn_f64 y413 = k14 + y327;
    const double x415 = y413[0] - y413[1];
    const symdyn_f64 y417 = y284 - y306;
    const symdyn_f64 k15 = {y417[2], y417[3], y417[0], y417[1]};
    const symdyn_f64 y421 = y417 + k15;
    const double x426 = x410 + (x409 - (0.082415101327476 + 0.093 * x415));
    I_c[0] = y421[0] + y421[1] - x426;
    I_c[3] = x368 - (x339 * x407);
    I_c[6] = -(x389 + x339 * x408);
    I_c[1] = x368 - (x342 * x406);
    const symdyn_f64 y434 = k9 - y300;
    const double x436 = y434[0] + y434[1];
    const symdyn_f64 y441 = sine[0] * y335;
    const double x439 = y441[3] + y441[2];
    const double x442 = y441[1] + y441[0];
    const symdyn_f64 k16 = {y318[2], y318[3], y318[0], y318[1]};
    const symdyn_f64 y444 = k16 + y318;
    const double x449 = x410 + (x411 - (0.4323559965405 + 0.3868 * x436));
    const double x452 = y444[0] + y444[1] - (x442 + (x439 + x449));
    I_c[4] = x452;
    I_c[7] = -(x404 - (x342 * x408));
    I_c[2] = -(x389 + x346 * x406);
    I_c[5] = -(x404 - (x346 * x407));
    const double x462 = 2.0 * (0.1934 * x436 + 0.0465 * x415);
    const symdyn_f64 k17 = {y324[2], y324[3], y324[0], y324[1]};
    const symdyn_f64 y463 = k17 + y324;
    const double x469 = x439 + (x462 - (x409 - (0.460899171821024 - x411)));
    I_c[8] = y463[0] + y463[1] + (x442 + x469);
}
