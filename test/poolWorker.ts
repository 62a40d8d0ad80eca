/** A worker for the tests of the pools: squares numbers, some of them late. */

export default function square(task: number): number {
  if (task < 0) throw new RangeError('no negative numbers');
  const untilMs = performance.now() + ((task * 7) % 5);
  while (performance.now() < untilMs);
  return task * task;
}
