/**
 * Duels decide without a fitness (Mańdziuk, Kusiak and Walędzik 2007, section 3.2): two individuals play a game with
 * each colour, and the one that wins more of them is the better. With one win each, the faster win decides.
 */

import type { Answer, Candidate } from '../evolvers/evolver.ts';
import type { FieldValues } from '../genomes/representation.ts';
import { answersInBatches } from '../pools/pool.ts';
import { variantNamed } from '../rules/variant.ts';
import type { DuelsTask } from './playDuels.ts';
import { GAME_FIELDS } from './playerFields.ts';
import type { Meeting } from './playMeeting.ts';
import type { Mix } from './rounds.ts';
import { drawStart } from './rounds.ts';
import type { Occasion, Trial, TrialWorld, Verdict } from './trial.ts';
import { trialKind } from './trial.ts';

type Values = FieldValues<typeof GAME_FIELDS>;

export const duels = trialKind({
  name: 'duels',
  summary: 'who wins a duel of two games, one with each colour; with one win each, the faster win decides',
  unit: 'duels',
  answers: ['duels'],
  fields: GAME_FIELDS,
  problems: () => [],
  gamesOf: (_, asked) => 2 * asked,
  create: (values, world): Trial => ({
    draw: values.draw,
    plies: values.plies,
    openings: values.openings,
    firstMemory: null,
    answer: (question, occasion) => {
      if (question.kind !== 'duels') throw new TypeError('duels answer who is better, not what individuals are worth');
      return playPairs(values, world, question.pairs, occasion);
    },
    scoreOf: ({ fitness }) => fitness,
  }),
});

/** Few enough that all threads have work to the end. */
const DUELS_IN_TASK = 2;

async function playPairs<G>(
  values: Values,
  world: TrialWorld,
  pairs: readonly (readonly [Candidate<G>, Candidate<G>])[],
  { path, pool }: Occasion,
): Promise<Verdict> {
  const playerOf = ({ genome }: Candidate<G>): string => world.playerOf(world.express(genome as never)!);
  const variant = variantNamed(world.variant);
  const duelsDue = pairs.map(([one, other], index): Meeting => ({
    one: playerOf(one),
    other: playerOf(other),
    start: drawStart(values.openings, [...path, index], variant),
    seed: [...path, index],
  }));
  const results: number[] = [];
  const answers = answersInBatches(
    pool.duels,
    duelsDue,
    () => DUELS_IN_TASK,
    (batch): DuelsTask => ({ variant: world.variant, plies: values.plies, duels: batch }),
  );
  for await (const [, answered] of answers) results.push(...answered);
  const answer: Answer = { kind: 'duels', results };
  return { answer, memory: null, measured: 2 * pairs.length, games: 2 * pairs.length, opponents: mixOf(duelsDue) };
}

/** All who played, in equal shares. */
function mixOf(played: readonly Meeting[]): Mix {
  const players = [...new Set(played.flatMap(({ one, other }) => [one, other]))];
  return players.map((player) => ({ player, share: 1 / players.length }));
}
