/**
 * Compares every feature with its slow version on every position of random games, as seen by both sides, and prints
 * what it found as JSON. A program of its own, because it is too much for instrumented code. The tests play fewer games
 * than its own two thousand: `node test/featureAgreement.ts <variant> <games>`.
 */

import { createRng, randomBelow } from '../src/base/rng.ts';
import { featuresOf } from '../src/features/features.ts';
import { Game } from '../src/rules/game.ts';
import { variantNamed } from '../src/rules/variant.ts';
import { featureDisagreements } from './featureDisagreements.ts';

const [variantName = 'english', games = '2000'] = process.argv.slice(2);
const variant = variantNamed(variantName);
const disagreements: string[] = [];
let positions = 0;

for (let index = 0; index < Number(games); index++) {
  const rng = createRng(31, index);
  const game = new Game(variant);
  for (let moves = game.legalMoves; ; moves = game.legalMoves) {
    disagreements.push(...featureDisagreements(game.position, variant.board));
    positions++;
    if (moves.length === 0) break;
    game.play(moves[randomBelow(rng, moves.length)]!);
  }
}
process.stdout.write(
  JSON.stringify({ positions, features: featuresOf(variant.board).size, disagreements: disagreements.slice(0, 5) }),
);
