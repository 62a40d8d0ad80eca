/**
 * The standard normal distribution: the chance of falling below a value, and the value below which a given share falls.
 * Both are accurate to about fifteen digits, including the tails, so that they do not limit any interval or test of
 * this module.
 */

const { exp, log, sqrt } = Math;

/** Beyond this the series of the middle loses digits and the continued fraction of the tail converges quickly. */
const TAIL_FROM = 3;

/** Enough for sixteen digits at TAIL_FROM, and more than enough beyond it. */
const TAIL_TERMS = 120;

/**
 * Coefficients of Wichura's rational approximations, highest power first: the middle, the tails, the far tails. He
 * gives up to 24 digits; these are the nearest doubles.
 */
const MIDDLE = {
  numerator: [
    2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946, 1971.5909503065513,
    133.14166789178438, 3.3871328727963665,
  ],
  denominator: [
    5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751, 687.1870074920579,
    42.31333070160091, 1,
  ],
} as const;
const TAIL = {
  numerator: [
    0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045,
    5.769497221460691, 4.630337846156546, 1.4234371107496835,
  ],
  denominator: [
    1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851,
    1.6763848301838038, 2.053191626637759, 1,
  ],
} as const;
const FAR_TAIL = {
  numerator: [
    2.0103343992922881e-7, 2.7115555687434876e-5, 0.0012426609473880784, 0.026532189526576124, 0.29656057182850487,
    1.7848265399172913, 5.463784911164114, 6.657904643501103,
  ],
  denominator: [
    2.0442631033899397e-15, 1.421511758316446e-7, 1.8463183175100548e-5, 0.0007868691311456133, 0.014875361290850615,
    0.1369298809227358, 0.599832206555888, 1,
  ],
} as const;

/** The chance that a standard normal variable is below x. */
export function normalCdf(x: number): number {
  if (x <= -TAIL_FROM) return upperTail(-x);
  if (x >= TAIL_FROM) return 1 - upperTail(x);
  return 0.5 + density(x) * middleSeries(x);
}

/** The value below which a standard normal variable falls with the given chance (Wichura 1988, algorithm AS 241). */
export function normalQuantile(probability: number): number {
  if (!(probability >= 0 && probability <= 1)) {
    throw new RangeError(`a probability must be between 0 and 1, not ${probability}`);
  }
  const fromMiddle = probability - 0.5;
  if (Math.abs(fromMiddle) <= 0.425) return fromMiddle * ratio(MIDDLE, 0.425 ** 2 - fromMiddle ** 2);
  const depth = sqrt(-log(Math.min(probability, 1 - probability)));
  if (depth === Infinity) return fromMiddle < 0 ? -Infinity : Infinity;
  const distance = depth <= 5 ? ratio(TAIL, depth - 1.6) : ratio(FAR_TAIL, depth - 5);
  return fromMiddle < 0 ? -distance : distance;
}

function density(x: number): number {
  return exp(-x * x * 0.5) / sqrt(2 * Math.PI);
}

/**
 * x + x^3/3 + x^5/(3*5) + ..., whose terms all have the same sign (Marsaglia 2004, "Evaluating the normal
 * distribution").
 */
function middleSeries(x: number): number {
  let term = x;
  let sum = x;
  for (let odd = 3; sum + term !== sum; odd += 2) {
    term *= (x * x) / odd;
    sum += term;
  }
  return sum;
}

/** Laplace's continued fraction for Mills' ratio, from the inside out: 1/(x + 1/(x + 2/(x + 3/(x + ...)))). */
function upperTail(x: number): number {
  if (x === Infinity) return 0;
  let fraction = x;
  for (let term = TAIL_TERMS; term > 0; term--) fraction = x + term / fraction;
  return density(x) / fraction;
}

function ratio(approximation: typeof MIDDLE | typeof TAIL | typeof FAR_TAIL, x: number): number {
  return polynomial(approximation.numerator, x) / polynomial(approximation.denominator, x);
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);
}
