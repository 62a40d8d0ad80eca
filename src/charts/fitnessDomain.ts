/**
 * Which part of the scale of fitness is drawn: what the values need, in whole tens, and never so little that luck looks
 * like progress.
 */

const LEAST_SPAN = 40;
const STEP = 10;

export function fitnessDomain(values: readonly number[]): [number, number] {
  if (values.length === 0) return [0, 100];
  // A study has more values than a function takes arguments.
  let low = STEP * Math.floor(values.reduce((one, two) => Math.min(one, two)) / STEP);
  let high = STEP * Math.ceil(values.reduce((one, two) => Math.max(one, two)) / STEP);
  // Room is added on both sides by turns, within what there can be.
  for (let turn = 0; high - low < LEAST_SPAN; turn++) {
    if ((turn % 2 === 0 && high < 100) || low <= 0) high += STEP;
    else low -= STEP;
  }
  return [low, high];
}

/** All values with a little room, where nothing is known of what there can be. */
export function wholeDomain(values: readonly number[]): [number, number] {
  const [low, high] = [Math.min(0, ...values), Math.max(...values, 0)];
  const room = 0.05 * (high - low) || 1;
  return [low < 0 ? low - room : 0, high + room];
}
