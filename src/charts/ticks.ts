/** The numbers below a chart: as many as there is room for. */

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000];
const ROOM_OF_A_GENERATION = 70;
const ROOM_OF_A_SHARE = 30;

/** Generations: whole numbers in round steps. */
export function generationTicks(last: number, width: number): number[] {
  const most = Math.max(2, Math.floor(width / ROOM_OF_A_GENERATION));
  const step = STEPS.find((size) => last / size <= most) ?? Math.ceil(last / most);
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
}

/** Per cent: quarters of the whole scale, tens of a part of it. */
export function rowTicks([low, high]: readonly [number, number], width: number): number[] {
  const steps = high - low === 100 ? [25, 50] : [10, 20, 50];
  const step = steps.find((size) => (width * size) / (high - low) >= ROOM_OF_A_SHARE) ?? 100;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step);
}
