/**
 * Compares every feature with its slow version on positions of random games, as seen by both sides, and prints the
 * result as JSON. Every position of the first games is compared. Later games mostly repeat them, so only positions are
 * compared in which a feature has a value that was rare before. A separate program, because it is too much work for
 * instrumented code: `node test/featureAgreement.ts <variant> <games> <first games>`.
 */

import { createRng, randomBelow } from '../src/base/rng.ts';
import { featuresOf } from '../src/features/features.ts';
import { Game } from '../src/rules/game.ts';
import type { Position } from '../src/rules/position.ts';
import { BLACK, WHITE } from '../src/rules/side.ts';
import { variantNamed } from '../src/rules/variant.ts';
import { featureDisagreements } from './featureDisagreements.ts';

/** A value that a feature had more often than this is not rare. */
const RARE = 3;

const [variantName = 'english', games = '2000', firstGames = games] = process.argv.slice(2);
const variant = variantNamed(variantName);
const features = [...featuresOf(variant.board).values()];
const timesSeen = features.map(() => new Map<number, number>());
const disagreements: string[] = [];
let positions = 0;
let compared = 0;

for (let index = 0; index < Number(games); index++) {
  const rng = createRng(31, index);
  const game = new Game(variant);
  for (let moves = game.legalMoves; ; moves = game.legalMoves) {
    positions++;
    if (showsRareValue(game.position) || index < Number(firstGames)) {
      disagreements.push(...featureDisagreements(game.position, variant.board));
      compared++;
    }
    if (moves.length === 0) break;
    game.play(moves[randomBelow(rng, moves.length)]!);
  }
}
process.stdout.write(
  JSON.stringify({ positions, compared, features: features.length, disagreements: disagreements.slice(0, 5) }),
);

/** Whether a feature has a value that has been rare so far, seen by either side. */
function showsRareValue({ black, white, kings, turn }: Position): boolean {
  let isRare = false;
  for (const [index, { read }] of features.entries()) {
    const times = timesSeen[index]!;
    for (const value of [read(black, white, kings, BLACK, turn), read(white, black, kings, WHITE, turn)]) {
      const before = times.get(value) ?? 0;
      times.set(value, before + 1);
      if (before <= RARE) isRare = true;
    }
  }
  return isRare;
}
