/** Folders of champions as the program of Nguyen (2018) writes them, with random nets of our own. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRng, randomFraction } from '../src/base/rng.ts';

export const COEFFICIENTS = 4101;

/** As many as the net has, from -0.2 to 0.2 as in the program, with more digits than 32 bits keep. */
export function randomCoefficients(seed: number): number[] {
  const rng = createRng(seed);
  return Array.from({ length: COEFFICIENTS }, () => 0.4 * randomFraction(rng) - 0.2);
}

/** The program misspells the name of the coefficients, and writes 0 for a champion that has met no others. */
export function championText(generation: number | string, changes: Readonly<Record<string, unknown>> = {}): string {
  const coefficents = randomCoefficients(Number(generation));
  return JSON.stringify({ [generation]: { coefficents, pid: 10 * Number(generation), champRange: 0, ...changes } });
}

/** Writes a folder with the champions of some generations, and the companion that the program writes beside them. */
export function writeChampions(folder: string, generations: readonly number[]): void {
  mkdirSync(folder, { recursive: true });
  for (const generation of generations) {
    const champRange = generation < 2 ? 0 : [[1, -1, 0, 1, 1], [generation % 2]];
    writeFileSync(join(folder, `run - ${generation}.json`), championText(generation, { champRange }));
  }
  writeFileSync(join(folder, 'run - genomes.json'), '{"0": {"score": 3, "origin": "Initial", "parents": []}}');
}
