/**
 * The part of the fitness scale to draw: the range of the values, in whole tens, and never so narrow that luck looks
 * like progress.
 */

const LEAST_SPAN = 40;
const STEP = 10;

export function fitnessDomain(values: readonly number[]): [number, number] {
  if (values.length === 0) return [0, 100];
  // Not Math.min(...values): a study has more values than a function takes arguments.
  let low = STEP * Math.floor(values.reduce((one, two) => Math.min(one, two)) / STEP);
  let high = STEP * Math.ceil(values.reduce((one, two) => Math.max(one, two)) / STEP);
  // Room is added on both sides in turn, within the possible values.
  for (let turn = 0; high - low < LEAST_SPAN; turn++) {
    if ((turn % 2 === 0 && high < 100) || low <= 0) high += STEP;
    else low -= STEP;
  }
  return [low, high];
}

/** All values with a little room, if the possible values are unknown. */
export function wholeDomain(values: readonly number[]): [number, number] {
  const [low, high] = [Math.min(0, ...values), Math.max(...values, 0)];
  const room = 0.05 * (high - low) || 1;
  return [low < 0 ? low - room : 0, high + room];
}
