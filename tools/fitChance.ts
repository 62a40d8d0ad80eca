/**
 * Measures how scores and results go together, for `src/players/scoreText.ts`:
 *
 *   node tools/fitChance.ts > data/chance.json
 *
 * In every variant a shallow search plays itself from random openings. Some positions of each game are scored by two
 * deeper searches, as the analysis does and by material alone. A logistic curve is fitted to the results (a draw is
 * half) on each of the scores. The same seed gives the same numbers. It takes about half a minute.
 */

import { createRng, randomBelow } from '../src/base/rng.ts';
import type { Player } from '../src/players/player.ts';
import { createPlayer } from '../src/players/players.ts';
import { Game } from '../src/rules/game.ts';
import { BLACK } from '../src/rules/side.ts';
import type { Variant } from '../src/rules/variant.ts';
import { VARIANTS } from '../src/rules/variant.ts';
import { provedEnd } from '../src/search/score.ts';

const GAMES = 1500;
const RANDOM_PLIES = 6;
const PLIES_APART = 5;
const SEED = 1;
const PLAYER = 'alphabeta:depth=4,noise=0.25,tables=off';
const SCORERS = ['alphabeta:depth=6,tables=off', 'alphabeta:depth=6,eval=material,tables=off'];

/** What a search says of a position, for Black, and how the game ended for Black. */
interface Sample {
  readonly points: number;
  result: number;
}

const pointsPerTenfold: Record<string, object> = {};
for (const variant of VARIANTS) {
  const [analysis, material] = samplesOf(variant).map((samples) => Math.round(pointsPerDecade(samples)));
  pointsPerTenfold[variant.name] = { analysis, material };
  process.stderr.write(`${variant.name}: analysis ${analysis}, material ${material} points\n`);
}
const about =
  `How many points ahead make a win ten times as likely as a loss, by the score of ${SCORERS.join(' and of ')}. Fitted by ` +
  `tools/fitChance.ts to ${GAMES} games of ${PLAYER} against itself in each variant, after ${RANDOM_PLIES} random ` +
  `moves. In give-away material tells next to nothing: the side with fewer men is not ahead.`;
process.stdout.write(`${JSON.stringify({ about, pointsPerTenfold }, undefined, 2)}\n`);

/** The samples of each scorer. */
function samplesOf(variant: Variant): Sample[][] {
  const player = createPlayer(PLAYER, variant);
  const scorers = SCORERS.map((spec) => createPlayer(spec, variant));
  const samples: Sample[][] = scorers.map(() => []);
  for (let index = 0; index < GAMES; index++) {
    const found = playOut(variant, player, scorers, index);
    for (const [which, ones] of found.entries()) samples[which]!.push(...ones);
  }
  return samples;
}

function playOut(variant: Variant, player: Player, scorers: readonly Player[], index: number): Sample[][] {
  const rng = createRng(SEED, index);
  const game = new Game(variant);
  const samples: Sample[][] = scorers.map(() => []);
  player.newGame();
  while (!game.outcome) {
    const { legalMoves: moves, plies } = game;
    if (plies < RANDOM_PLIES) {
      game.play(moves[randomBelow(rng, moves.length)]!);
      continue;
    }
    if (plies % PLIES_APART === index % PLIES_APART) {
      for (const [which, scorer] of scorers.entries()) {
        const { score = 0 } = scorer.choose(game, rng, { evenIfForced: true });
        if (!provedEnd(score)) samples[which]!.push({ points: game.turn === BLACK ? score : -score, result: 0.5 });
      }
    }
    game.play(player.choose(game, rng).move);
  }
  const { winner } = game.outcome;
  if (winner !== undefined) for (const sample of samples.flat()) sample.result = winner === BLACK ? 1 : 0;
  return samples;
}

/** The one slope of logistic regression, by Newton's method, as the points that make odds of ten to one. */
function pointsPerDecade(samples: readonly Sample[]): number {
  let slope = 0;
  for (let step = 0; step < 50; step++) {
    let [gradient, curvature] = [0, 0];
    for (const { points, result } of samples) {
      const chance = 1 / (1 + Math.exp(-slope * points));
      gradient += points * (result - chance);
      curvature += points * points * chance * (1 - chance);
    }
    slope += gradient / curvature;
  }
  return Math.LN10 / slope;
}
