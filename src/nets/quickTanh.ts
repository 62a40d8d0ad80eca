/**
 * A quick tanh: x P(x²) / Q(x²), with coefficients fitted for the least greatest error between -8 and 8, and constant
 * beyond. It needs no exponential function, so it is fast, and it has the same bits on every machine. The error is below
 * 1e-6 everywhere.
 */

/** Beyond this the result is constant. */
export const TANH_LIMIT = 8;

/** The coefficients of P and Q, the constant ones first. */
export const TANH_ABOVE = [0.9999993443489075, 0.12913630902767181, 0.0029388165567070246, 0.000011310105037409812];
export const TANH_BELOW = [1, 0.4624672830104828, 0.023763781413435936, 0.0002370268921367824, 2.423803664441948e-7];
