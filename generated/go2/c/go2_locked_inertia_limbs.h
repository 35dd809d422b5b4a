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
    const symdyn_f64 y270 = 0.02623 * sine[2];
    const symdyn_f64 y271 = 0.00084392 * cosine[2];
    const symdyn_f64 y272 = y270 + (-y271);
    const symdyn_f64 y273 = 0.00084392 * sine[2];
    const symdyn_f64 y274 = 0.02623 * cosine[2];
    const symdyn_f64 y275 = y273 + y274;
    const symdyn_f64 y276 = 0.0048938853184 * sine[2];
    const symdyn_f64 y277 = 0.0002285016 * cosine[2];
    const symdyn_f64 y278 = y276 + (-y277);
    const symdyn_f64 y279 = sine[2] * y278;
    const symdyn_f64 y280 = 0.426 * y275;
    const symdyn_f64 y281 = 0.00430848 + y272;
    const symdyn_f64 y282 = 0.0789924 + y275;
    const symdyn_f64 y283 = 0.02032408908 + (-y279);
    const symdyn_f64 y284 = y280 + y283;
    const symdyn_f64 y286 = 7.9431538e-05 * cosine[2];
    const symdyn_f64 y285 = 0.00249597775 * sine[2];
    const double x52 = 0.000402580736 + (-y286[3]);
    const double x53 = y285[3] + x52;
    const symdyn_f64 y289 = 0.213 * y272;
    const symdyn_f64 y290 = cosine[2] * y278;
    const symdyn_f64 y291 = 0.000544138096 + y289;
    const symdyn_f64 y292 = y290 + y291;
    const symdyn_f64 y294 = 0.00249597775 * cosine[2];
    const symdyn_f64 y293 = 7.9431538e-05 * sine[2];
    const double x62 = 0.00747974233 + y294[3];
    const double x63 = y293[3] + x62;
    const symdyn_f64 y297 = 0.0006029093968 + y279;
    const symdyn_f64 y298 = cosine[1] * y281;
    const symdyn_f64 y299 = sine[1] * y282;
    const symdyn_f64 y300 = y298 + y299;
    const symdyn_f64 y301 = y284 + (-y297);
    const symdyn_f64 y302 = 2.0 * cosine[1];
    const symdyn_f64 y303 = sine[1] * y301;
    const symdyn_f64 y304 = y292 * y302;
    const symdyn_f64 y305 = y303 + y304;
    const symdyn_f64 y306 = sine[1] * y305;
    const symdyn_f64 y307 = cosine[1] * y282;
    const symdyn_f64 y308 = sine[1] * y281;
    const symdyn_f64 y309 = 7.119e-05 + y307;
    const symdyn_f64 y310 = y308 + (-y309);
    const double x82 = sine[1][3] * x63;
    const double x83 = cosine[1][3] * x53;
    const double x84 = 4.092728e-06 + (-x82);
    const double x85 = x83 + (-x84);
    const symdyn_f64 y315 = cosine[1] * y305;
    const symdyn_f64 k1 = {7.25574e-07, 7.25574e-07, -7.25574e-07, -7.25574e-07};
    const symdyn_f64 y316 = k1 + y292;
    const symdyn_f64 y317 = y315 + (-y316);
    const symdyn_f64 y318 = 0.02136692695175 + y280;
    const double x93 = cosine[1][3] * x63;
    const double x94 = sine[1][3] * x53;
    const double x95 = 1.2818914e-06 + (-x93);
    const double x96 = x94 + x95;
    const symdyn_f64 y323 = 0.00892066955205 + y297;
    const symdyn_f64 y324 = y306 + y323;
    const symdyn_f64 k2 = {0.10962557, -0.10962557, 0.10962557, -0.10962557};
    const symdyn_f64 y325 = k2 * cosine[0];
    const symdyn_f64 y326 = sine[0] * y310;
    const symdyn_f64 y327 = y325 + (-y326);
    const symdyn_f64 y328 = k2 * sine[0];
    const symdyn_f64 y329 = cosine[0] * y310;
    const symdyn_f64 y330 = y328 + y329;
    const symdyn_f64 y331 = y318 + (-y324);
    const symdyn_f64 y332 = 2.0 * cosine[0];
    const double x108 = x96 * y332[3];
    const symdyn_f64 y333 = sine[0] * y331;
    const double x110 = x108 + y333[3];
    const double x143 = 0.000402580736 + y285[2];
    const double x144 = y286[2] + (-x143);
    const double x151 = 0.00747974233 + y293[2];
    const double x152 = y294[2] + x151;
    const double x167 = sine[1][2] * x152;
    const double x168 = cosine[1][2] * x144;
    const double x169 = 4.092728e-06 + (-x167);
    const double x170 = x168 + x169;
    const double x175 = sine[1][2] * x144;
    const double x176 = cosine[1][2] * x152;
    const double x177 = 1.2818914e-06 + (-x175);
    const double x178 = x176 + (-x177);
    const double x190 = x178 * y332[2];
    const double x191 = y333[2] + x190;
    const double x215 = 0.000402580736 + (-y286[1]);
    const double x216 = y285[1] + x215;
    const double x223 = 0.00747974233 + y294[1];
    const double x224 = y293[1] + x223;
    const double x239 = sine[1][1] * x224;
    const double x240 = cosine[1][1] * x216;
    const double x241 = 4.092728e-06 + x239;
    const double x242 = x240 + x241;
    const double x247 = cosine[1][1] * x224;
    const double x248 = sine[1][1] * x216;
    const double x249 = 1.2818914e-06 + (-x247);
    const double x250 = x248 + x249;
    const double x262 = x250 * y332[1];
    const double x263 = y333[1] + x262;
    const double x287 = 0.000402580736 + y285[0];
    const double x288 = y286[0] + (-x287);
    const double x295 = 0.00747974233 + y293[0];
    const double x296 = y294[0] + x295;
    const double x311 = sine[1][0] * x296;
    const double x312 = cosine[1][0] * x288;
    const double x313 = 4.092728e-06 + x311;
    const double x314 = x312 + (-x313);
    const double x319 = sine[1][0] * x288;
    const double x320 = cosine[1][0] * x296;
    const double x321 = 1.2818914e-06 + (-x319);
    const double x322 = x320 + (-x321);
    const double x334 = x322 * y332[0];
    const double x335 = y333[0] + x334;
    const double x336 = y300[3] + (-0.146694152);
    const double x337 = y300[2] + y300[1];
    const double x338 = y300[0] + x336;
    const double x339 = x337 + x338;
    const double x340 = -y327[3] + (-y327[2]);
    const double x341 = -y327[1] + (-y327[0]);
    const double x342 = x340 + x341;
    const double x343 = -y330[3] + 0.037188086;
    const double x344 = y330[2] + y330[1];
    const double x345 = y330[0] + (-x343);
    const double x346 = x344 + x345;
    const double x347 = x340 + (-x341);
    const double x348 = y300[3] + (-y300[2]);
    const double x349 = y300[1] + (-y300[0]);
    const double x350 = x348 + x349;
    const double x351 = 0.1934 * x347;
    const double x352 = 0.0465 * x350;
    const symdyn_f64 y355 = sine[0] * y317;
    const double x357 = cosine[0][2] * x170;
    const double x358 = cosine[0][1] * x242;
    const double x359 = cosine[0][0] * x314;
    const double x360 = cosine[0][3] * x85;
    const double x361 = 0.00012166 + (-x357);
    const double x362 = x358 + x359;
    const double x363 = x352 + x360;
    const double x364 = x361 + (-x362);
    const double x365 = x363 + (-x364);
    const double x366 = x351 + x365;
    const double x367 = y355[2] + y355[1];
    const double x368 = y355[0] + y355[3];
    const double x369 = x366 + (-x367);
    const double x370 = x368 + (-x369);
    const double x371 = -y330[3] + (-y330[2]);
    const double x372 = -y330[1] + (-y330[0]);
    const double x373 = x371 + (-x372);
    const double x374 = 0.1934 * x373;
    const symdyn_f64 y377 = cosine[0] * y317;
    const double x379 = sine[0][2] * x170;
    const double x380 = sine[0][1] * x242;
    const double x381 = sine[0][0] * x314;
    const double x382 = sine[0][3] * x85;
    const double x383 = 0.002283689271632 + (-x379);
    const double x384 = x380 + x381;
    const double x385 = x382 + (-x383);
    const double x386 = x384 + x385;
    const double x387 = x374 + x386;
    const double x388 = y377[2] + y377[1];
    const double x389 = y377[0] + y377[3];
    const double x390 = x387 + x388;
    const double x391 = x389 + x390;
    const double x392 = -y330[3] + y330[2];
    const double x393 = -y330[1] + y330[0];
    const double x394 = x392 + x393;
    const double x395 = 0.0465 * x394;
    const double x396 = cosine[0][2] * x191;
    const double x397 = cosine[0][1] * x263;
    const double x398 = cosine[0][0] * x335;
    const double x399 = cosine[0][3] * x110;
    const double x400 = x96 + 3.12e-05;
    const double x401 = x178 + x250;
    const double x402 = x322 + x400;
    const double x403 = x401 + x402;
    const double x404 = x395 + x403;
    const double x405 = x396 + (-x404);
    const double x406 = x397 + x398;
    const double x407 = x399 + x405;
    const double x408 = x406 + x407;
    const double x410 = x339 * 0.06216199415677255;
    const double x411 = x342 * 0.06216199415677255;
    const double x412 = x346 * 0.06216199415677255;
    const double x413 = x342 * x411;
    const double x414 = x346 * x412;
    const double x415 = x339 * x410;
    const double x417 = -y327[3] + y327[2];
    const double x418 = -y327[1] + y327[0];
    const double x419 = x417 + x418;
    const double x420 = 0.093 * x419;
    const double x421 = y284[3] + 0.082415101327476;
    const double x422 = y284[2] + y284[1];
    const double x423 = y284[0] + x421;
    const double x424 = x422 + x423;
    const double x425 = y306[3] + (-x424);
    const double x426 = y306[2] + y306[1];
    const double x427 = y306[0] + x425;
    const double x428 = x426 + x427;
    const double x429 = x413 + x428;
    const double x430 = x414 + x429;
    const double x431 = x420 + (-x430);
    const double x432 = x339 * x411;
    const double x433 = x370 + x432;
    const double x434 = x339 * x412;
    const double x435 = x391 + x434;
    const double x436 = x342 * x410;
    const double x437 = x370 + x436;
    const double x438 = y300[3] + y300[2];
    const double x439 = y300[1] + y300[0];
    const double x440 = x438 + (-x439);
    const double x441 = sine[0][3] * x110;
    const double x442 = sine[0][2] * x191;
    const double x443 = x441 + x442;
    const double x444 = sine[0][1] * x263;
    const double x445 = sine[0][0] * x335;
    const double x446 = x444 + x445;
    const double x447 = 0.3868 * x440;
    const double x448 = y318[3] + 0.4323559965405;
    const double x449 = y318[2] + y318[1];
    const double x450 = y318[0] + x448;
    const double x451 = x449 + x450;
    const double x452 = x447 + x451;
    const double x453 = x415 + (-x452);
    const double x454 = x414 + x453;
    const double x455 = x443 + x454;
    const double x456 = x446 + x455;
    const double x457 = x342 * x412;
    const double x458 = x408 + (-x457);
    const double x459 = x346 * x410;
    const double x460 = x391 + x459;
    const double x461 = x346 * x411;
    const double x462 = x408 + (-x461);
    const double x463 = 0.1934 * x440;
    const double x464 = 0.0465 * x419;
    const double x465 = x463 + x464;
    const double x466 = 2.0 * x465;
    const double x467 = y324[3] + 0.460899171821024;
    const double x468 = y324[2] + y324[1];
    const double x469 = y324[0] + (-x415);
    const double x470 = x467 + x468;
    const double x471 = x413 + (-x469);
    const double x472 = x466 + x470;
    const double x473 = x471 + (-x472);
    const double x474 = x443 + x446;
    const double x475 = x473 + (-x474);
    I_c[0] = x431;
    I_c[1] = x437;
    I_c[2] = -x460;
    I_c[3] = x433;
    I_c[4] = -x456;
    I_c[5] = x462;
    I_c[6] = -x435;
    I_c[7] = x458;
    I_c[8] = -x475;
}
