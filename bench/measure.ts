/** Timing for benchmarks. Rounds of all contestants alternate, so that a slow period affects them equally. */

export interface Contestant {
  readonly name: string;
  /** Does some work and returns the number of units. */
  readonly run: () => number;
}

export interface Measurement {
  readonly name: string;
  readonly unitsPerSecond: number;
}

/** The best rate of each contestant over some rounds, after a warm-up round. */
export function measure(contestants: readonly Contestant[], rounds: number): Measurement[] {
  const best = contestants.map(() => 0);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, contestant] of contestants.entries()) {
      const startMs = performance.now();
      const units = contestant.run();
      const seconds = (performance.now() - startMs) / 1000;
      if (round > 0) best[index] = Math.max(best[index]!, units / seconds);
    }
  }
  return contestants.map(({ name }, index) => ({ name, unitsPerSecond: best[index]! }));
}

/** Prints a title and a line for each measurement. */
export function printRates(title: string, unit: string, measurements: readonly Measurement[]): void {
  const lines = measurements.map(
    ({ name, unitsPerSecond }) => `  ${name.padEnd(22)} ${formatRate(unitsPerSecond).padStart(9)} ${unit}/s`,
  );
  process.stdout.write(`\n${[title, ...lines].join('\n')}\n`);
}

/** Prints the same, and the ratio of the first to the second. */
export function printRatio(title: string, unit: string, ours: Measurement, peer: Measurement): void {
  printRates(title, unit, [ours, peer]);
  const ratio = (ours.unitsPerSecond / peer.unitsPerSecond).toFixed(1);
  process.stdout.write(`  ${ours.name} is ${ratio} times as fast\n`);
}

function formatRate(rate: number): string {
  if (rate >= 1e6) return `${(rate / 1e6).toFixed(2)} M`;
  return rate >= 1e4 ? `${(rate / 1e3).toFixed(1)} k` : rate.toFixed(0);
}
