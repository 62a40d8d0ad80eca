/** Which numbers are written below a chart of per cent: quarters of the whole scale, tens of a part of it. */

const ROOM_OF_A_TICK = 30;

export function rowTicks([low, high]: readonly [number, number], width: number): number[] {
  const steps = high - low === 100 ? [25, 50] : [10, 20, 50];
  const step = steps.find((size) => (width * size) / (high - low) >= ROOM_OF_A_TICK) ?? 100;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step);
}
