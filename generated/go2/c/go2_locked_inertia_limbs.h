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
 * Program     SHA-256 671e537e2d4cc472bf22547817f1fc6959b338225c80f3ef816e25e40a36792b
 * Operations  181 mul, 221 add, 0 div, 12 sin, 12 cos, 0 sqrt
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
    const symdyn_f64 y286 = 7.9431538e-05 * cosine[2];
    const symdyn_f64 y285 = 0.00249597775 * sine[2];
    const symdyn_f64 k1 = {0.000402580736, -0.000402580736, 0.000402580736, -0.000402580736};
    const symdyn_f64 k2 = {y285[0], y286[1], y285[2], y286[3]};
    const symdyn_f64 k3 = {y286[0], y285[1], y286[2], y285[3]};
    const symdyn_f64 y288 = k3 - (k1 + k2);
    const symdyn_f64 y292 = cosine[2] * y278 + (0.000544138096 + 0.213 * y272);
    const symdyn_f64 y294 = 0.00249597775 * cosine[2];
    const symdyn_f64 y293 = -7.9431538e-05 * sine[2];
    const symdyn_f64 k4 = {-0.00747974233, 0.00747974233, -0.00747974233, 0.00747974233};
    const symdyn_f64 k5 = {y293[0], y294[1], y293[2], y294[3]};
    const symdyn_f64 k6 = {y294[0], y293[1], y294[2], y293[3]};
    const symdyn_f64 y296 = k6 - (k4 + k5);
    const symdyn_f64 y297 = 0.0006029093968 + y279;
    const symdyn_f64 y300 = cosine[1] * y281 + sine[1] * y282;
    const symdyn_f64 y305 = sine[1] * (y284 - y297) + y292 * (2.0 * cosine[1]);
    const symdyn_f64 y306 = sine[1] * y305;
    const symdyn_f64 y310 = sine[1] * y281 - (7.119e-05 + cosine[1] * y282);
    const symdyn_f64 k7 = {4.092728e-06, -4.092728e-06, -4.092728e-06, 4.092728e-06};
    const symdyn_f64 y314 = cosine[1] * y288 - (k7 + sine[1] * y296);
    const symdyn_f64 k8 = {7.25574e-07, 7.25574e-07, -7.25574e-07, -7.25574e-07};
    const symdyn_f64 y317 = cosine[1] * y305 - (k8 + y292);
    const symdyn_f64 y318 = 0.02136692695175 + y280;
    const symdyn_f64 y320 = cosine[1] * y296;
    const symdyn_f64 y319 = sine[1] * y288;
    const symdyn_f64 k9 = {1.2818914e-06, -1.2818914e-06, 1.2818914e-06, -1.2818914e-06};
    const symdyn_f64 k10 = {y319[0], y320[1], y319[2], y320[3]};
    const symdyn_f64 k11 = {y320[0], y319[1], y320[2], y319[3]};
    const symdyn_f64 y322 = k11 - (k9 - k10);
    const symdyn_f64 y324 = y306 + (0.00892066955205 + y297);
    const symdyn_f64 k12 = {0.10962557, -0.10962557, 0.10962557, -0.10962557};
    const symdyn_f64 y327 = k12 * cosine[0] - (sine[0] * y310);
    const symdyn_f64 y330 = k12 * sine[0] + cosine[0] * y310;
    const symdyn_f64 y335 = sine[0] * (y318 - y324) + y322 * (2.0 * cosine[0]);
    const double x339 = y300[2] + y300[1] + (y300[0] + (y300[3] - 0.146694152));
    const double x340 = -y327[3] - y327[2];
    const double x341 = -y327[1] - y327[0];
    const double x342 = x340 + x341;
    const double x346 = y330[2] + y330[1] + (y330[0] - (-y330[3] + 0.037188086));
    const double x352 = 0.0465 * (y300[3] - y300[2] + (y300[1] - y300[0]));
    const symdyn_f64 y355 = sine[0] * y317;
    const symdyn_f64 y359 = cosine[0] * y314;
    const double x365 = x352 + y359[3] - (0.00012166 - y359[2] - (y359[1] + y359[0]));
    const double x369 = 0.1934 * (x340 - x341) + x365 - (y355[2] + y355[1]);
    const double x370 = y355[0] + y355[3] - x369;
    const double x374 = 0.1934 * (-y330[3] - y330[2] - (-y330[1] - y330[0]));
    const symdyn_f64 y377 = cosine[0] * y317;
    const symdyn_f64 y381 = sine[0] * y314;
    const double x386 = y381[1] + y381[0] + (y381[3] - (0.002283689271632 - y381[2]));
    const double x391 = y377[0] + y377[3] + (x374 + x386 + (y377[2] + y377[1]));
    const double x395 = 0.0465 * (-y330[3] + y330[2] + (-y330[1] + y330[0]));
    const symdyn_f64 y398 = cosine[0] * y335;
    const double x403 = y322[2] + y322[1] + (y322[0] + (y322[3] + 3.12e-05));
    const double x408 = y398[1] + y398[0] + (y398[3] + (y398[2] - (x395 + x403)));
    const double x410 = x339 * 0.06216199415677255;
    const double x411 = x342 * 0.06216199415677255;
    const double x412 = x346 * 0.06216199415677255;
    const double x413 = x342 * x411;
    const double x414 = x346 * x412;
    const double x415 = x339 * x410;
    const double x419 = -y327[3] + y327[2] + (-y327[1] + y327[0]);
    const double x424 = y284[2] + y284[1] + (y284[0] + (y284[3] + 0.082415101327476));
    const double x428 = y306[2] + y306[1] + (y306[0] + (y306[3] - x424));
    const double x431 = 0.093 * x419 - (x414 + (x413 + x428));
    I_c[0] = x431;
    I_c[3] = x370 + x339 * x411;
    I_c[6] = -(x391 + x339 * x412);
    I_c[1] = x370 + x342 * x410;
    const double x440 = y300[3] + y300[2] - (y300[1] + y300[0]);
    const symdyn_f64 y445 = sine[0] * y335;
    const double x443 = y445[3] + y445[2];
    const double x446 = y445[1] + y445[0];
    const double x451 = y318[2] + y318[1] + (y318[0] + (y318[3] + 0.4323559965405));
    const double x454 = x414 + (x415 - (0.3868 * x440 + x451));
    I_c[4] = -(x446 + (x443 + x454));
    I_c[7] = x408 - (x342 * x412);
    I_c[2] = -(x391 + x346 * x410);
    I_c[5] = x408 - (x346 * x411);
    const double x466 = 2.0 * (0.1934 * x440 + 0.0465 * x419);
    const double x472 = x466 + (y324[3] + 0.460899171821024 + (y324[2] + y324[1]));
    const double x475 = x413 - (y324[0] - x415) - x472 - (x443 + x446);
    I_c[8] = -x475;
}
