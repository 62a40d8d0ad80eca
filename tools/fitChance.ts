/**
 * Measures how scores relate to results, for `src/players/scoreText.ts`:
 *
 *   node tools/fitChance.ts > data/chance.json
 *
 * In every variant a shallow search plays itself from random openings. Some positions of each game are scored by deeper
 * searches: with the evaluation of the analysis and with the fitted one. A logistic curve is fitted to the results (a draw is
 * half) for each of the scores. The same seed gives the same numbers. It takes about a minute.
 */

import { createRng, randomBelow } from '../src/base/rng.ts';
import { MAN } from '../src/evaluators/evaluator.ts';
import { createEvaluation } from '../src/evaluators/evaluators.ts';
import { manWorth } from '../src/explanations/manWorth.ts';
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
const EVALUATIONS = ['evolved', 'positional'] as const;
const SCORERS = EVALUATIONS.map((evaluation) => `alphabeta:depth=6,eval=${evaluation},tables=off`);

/** The score of a position for Black, and the result of the game for Black. */
interface Sample {
  readonly points: number;
  result: number;
}

const scales: Record<string, object> = {};
for (const variant of VARIANTS) {
  const samples = samplesOf(variant);
  const found = EVALUATIONS.map((evaluation, index) => {
    const pointsPerMan = variant.giveaway ? null : pointsOfMan(evaluation, variant);
    return [evaluation, { pointsPerMan, pointsPerDecade: Math.round(pointsPerDecade(samples[index]!)) }] as const;
  });
  scales[variant.name] = Object.fromEntries(found);
  process.stderr.write(`${variant.name}: ${JSON.stringify(found)}\n`);
}
const about =
  `What the scores of evaluations mean: how many points a man is worth, in the median over positions of games; and how many ` +
  `points ahead make a win ten times as likely as a loss, by the scores of ${SCORERS.join(' and of ')}. Made by ` +
  `tools/fitChance.ts from ${GAMES} games of ${PLAYER} against itself in each variant, after ${RANDOM_PLIES} random ` +
  `moves. In give-away men do not measure a lead.`;
process.stdout.write(`${JSON.stringify({ about, scales }, undefined, 2)}\n`);

/** `positional` counts in men of 100 points; what `evolved` makes of a man is measured. */
function pointsOfMan(evaluation: (typeof EVALUATIONS)[number], variant: Variant): number {
  if (evaluation === 'positional') return MAN;
  const { evaluate } = createEvaluation(evaluation, variant);
  return Math.round(manWorth(evaluate, variant)!);
}

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

/** The slope of a logistic regression, by Newton's method, as the points that make odds of ten to one. */
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
