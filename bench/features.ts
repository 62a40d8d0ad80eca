/** Features: nanoseconds for one reading, on positions of random games, as a strategy reads them after its own move. */

import type { Feature } from '../src/features/feature.ts';
import { featuresOf } from '../src/features/features.ts';
import { BLACK, opponent } from '../src/rules/side.ts';
import type { Position } from '../src/rules/position.ts';
import { otherPieces, ownPieces } from '../src/rules/position.ts';
import { ENGLISH } from '../src/rules/variant.ts';
import { measure } from './measure.ts';
import { gamePositions } from './samples.ts';

const POSITIONS = 20_000;
const ROUNDS = 10;
const SLOWEST = 8;
/** The viewer's pieces, the opponent's, the kings, and the viewer's side. */
const WORDS = 4;

/** The slowest. Times include the call: a light square, the fastest of all, does nothing else. */
export function benchFeatures(): void {
  const words = viewedWords(gamePositions(POSITIONS));
  const features = [...featuresOf(ENGLISH.board).values()].filter(isShown);
  const contestants = features.map((feature) => ({ name: feature.name, run: () => readAll(feature, words) }));
  const lines = measure(contestants, ROUNDS)
    .map(({ name, unitsPerSecond }) => ({ name, timeNs: 1e9 / unitsPerSecond }))
    .toSorted((one, two) => two.timeNs - one.timeNs)
    .map(({ name, timeNs }) => `  ${name.padEnd(22)} ${timeNs.toFixed(0).padStart(9)} ns`);
  const shown = [...lines.slice(0, SLOWEST), `  ${lines.length - SLOWEST - 1} others in between`, lines.at(-1)!];
  process.stdout.write(`\nOne reading of a feature on positions of random games\n${shown.join('\n')}\n`);
}

/** One cell of each kind represents all: light, dark, and as the viewer sees it. */
function isShown({ name, low, high }: Feature): boolean {
  const isCell = low === high || high === 2;
  return !isCell || ['x[0]', 'x[1]', 'square[1]'].includes(name);
}

function viewedWords(positions: readonly Position[]): Int32Array {
  return Int32Array.from(
    positions.flatMap((each) => [otherPieces(each), ownPieces(each), each.kings, opponent(each.turn)]),
  );
}

/** One loop for all features, as in a strategy, so that the compiler cannot inline the calls. */
function readAll({ read }: Feature, words: Int32Array): number {
  let sum = 0;
  for (let at = 0; at < words.length; at += WORDS) {
    const side = words[at + 3] === BLACK ? 0 : 1;
    sum += read(words[at]!, words[at + 1]!, words[at + 2]!, side, opponent(side));
  }
  if (!Number.isInteger(sum)) throw new Error('a feature is a whole number');
  return words.length / WORDS;
}
