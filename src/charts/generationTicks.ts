/** Which generations are written below a chart: whole numbers, as many as there is room for. */

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000];
const ROOM_OF_A_TICK = 70;

export function generationTicks(last: number, width: number): number[] {
  const most = Math.max(2, Math.floor(width / ROOM_OF_A_TICK));
  const step = STEPS.find((size) => last / size <= most) ?? Math.ceil(last / most);
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
}
