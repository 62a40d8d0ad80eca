/**
 * Individuals learn from games, and are worth what they can foresee. In each generation the best of the generation
 * before play games among themselves. All individuals first learn from the games of earlier generations, if their kind
 * of evaluation can learn, and then forecast the results of the new games, which they have not learnt from. What they have
 * learnt is inherited (Lamarck), so a run is both: evolution chooses what can be known, and games teach it. No opponent
 * and no value is given in advance.
 */

import { settingTypes } from '../base/field.ts';
import { InputError } from '../base/inputError.ts';
import { decimal, wholeNumber } from '../base/setting.ts';
import type { Json } from '../base/json.ts';
import type { Candidate } from '../evolvers/evolver.ts';
import type { FieldValues } from '../genomes/representation.ts';
import { answersInBatches, answersInOrder } from '../pools/pool.ts';
import type { Learnt, LearningTask } from './learning.ts';
import type { SelfPlayTask } from './selfPlay.ts';
import type { Occasion, Trial, TrialWorld, Verdict } from './trial.ts';
import { trialKind } from './trial.ts';

const FIELDS = settingTypes({
  games: wholeNumber('games of a generation', 2, 1_000_000, 1000),
  players: wholeNumber('how many of the best individuals play them', 1, 100, 3),
  depth: wholeNumber('the depth of their search', 1, 12, 2),
  noise: wholeNumber('the greatest noise on their evaluations, in points, so that games differ', 0, 1000, 25),
  blunders: decimal('the share of moves that are drawn at random', 0, 1, 0),
  openingPlies: wholeNumber('the greatest number of random plies at the start of a game', 0, 60, 12),
  plies: wholeNumber('plies after which a game is a draw', 20, 1000, 200),
  remembered: wholeNumber('for how many generations games are remembered and learnt from', 0, 1000, 10),
  passes: wholeNumber(
    'how often an individual goes through the remembered games in a generation; 0: it does not learn',
    0,
    100,
    1,
  ),
  rate: decimal(
    'how far the first position moves a value, as a part of the error of the forecast; it falls to 0 over the others',
    0,
    1,
    0.01,
  ),
  settles: wholeNumber('after how many generations the rate begins at half of that', 1, 100_000, 10),
});

type Values = FieldValues<typeof FIELDS>;

export const forecast = trialKind({
  name: 'forecast',
  summary: 'how well it foresees the results of new games among the best, after learning from earlier ones',
  unit: 'forecast',
  answers: ['worth'],
  fields: FIELDS,
  problems: () => [],
  gamesOf: ({ games }) => games,
  create: (values, world): Trial => ({
    draw: 0.5,
    plies: values.plies,
    openings: 'random:plies=6',
    firstMemory: null,
    answer(question, occasion) {
      if (question.kind !== 'worth')
        throw new TypeError('forecasts answer what individuals are worth, not who wins a duel');
      return teach(values, world, question.groups, occasion);
    },
    scoreOf: ({ fitness }) => fitness,
    async confirm(genome, { memory, path, pool }) {
      const evaluations = (memory as Memory).best;
      const games = await playAll(values, world, evaluations, [...path, CONFIRMING], { pool });
      const { evaluation } = world.express(genome)!;
      const pupils = [{ evaluation, path }];
      const [learnt] = await pool.learning.run({
        variant: world.variant,
        pupils,
        games: [],
        passes: 0,
        rate: 0,
        exam: games,
      });
      return { points: learnt!.skill, games: values.games };
    },
  }),
});

/** What the next generation needs of this one. A type, so that it is Json. */
type Memory = {
  /** The best evaluations, after they learnt. */
  readonly best: readonly string[];
  /** The games of each remembered generation, the latest last. */
  readonly games: readonly (readonly string[])[];
};

const CONFIRMING = 0;
const PLAYING = 1;
const LEARNING = 2;

async function teach(
  values: Values,
  world: TrialWorld,
  groups: readonly (readonly Candidate<Json>[])[],
  occasion: Occasion,
): Promise<Verdict> {
  const { path, generation } = occasion;
  const memory = occasion.memory as Memory | null;
  const earlier = memory?.games ?? [];
  const able = groups.flat().flatMap(({ genome }) => evaluated(genome, world) ?? []);
  const players = memory?.best ?? able.slice(0, values.players).map(({ evaluation }) => evaluation);
  if (players.length === 0) {
    const problem = `No individual of generation ${generation} is valid, so there are no games to learn from.`;
    throw new InputError('forecast-empty', `${problem} Change how first individuals are made, in genome.`);
  }
  const exam = await playAll(values, world, players, [...path, PLAYING], occasion);

  const { taught } = world;
  const canLearn = taught !== undefined && values.passes > 0 && earlier.length > 0;
  const lessons = { passes: values.passes, rate: values.rate / (1 + generation / values.settles) };
  const answersTo = (asked: readonly Evaluated[], games: LearningTask['games'], questions: LearningTask['exam']) =>
    askAll(asked, { ...lessons, variant: world.variant, games, exam: questions }, occasion);
  // A genome may keep only roughly what its evaluation has learnt. It is worth what it keeps.
  const learnt = canLearn ? await answersTo(able, earlier.flat(), []) : [];
  const pupils = canLearn
    ? able.map(({ genome }, index) => evaluated(taught(genome, learnt[index]!.evaluation), world)!)
    : able;
  const skills = await answersTo(pupils, [], exam);

  const results = pupils.map((pupil, index) => ({ ...pupil, skill: skills[index]!.skill }));
  const remaining = results.values();
  const found = groups.map((group) =>
    group.map(({ genome }) => (world.express(genome) ? remaining.next().value! : { genome, skill: null })),
  );
  const best = results.toSorted((one, two) => two.skill - one.skill);
  return {
    answer: {
      kind: 'worth',
      groups: found.map((group) => group.map(({ skill }) => (skill === null ? null : [skill]))),
      ...(canLearn && { learnt: found.map((group) => group.map(({ genome }) => genome)) }),
    },
    memory: {
      best: best.slice(0, values.players).map(({ evaluation }) => evaluation),
      games: [...earlier, exam].slice(Math.max(0, earlier.length + 1 - values.remembered)),
    },
    measured: able.length,
    games: values.games,
    opponents: [],
  };
}

interface Evaluated {
  readonly genome: Json;
  readonly evaluation: string;
}

/** Undefined for an invalid genome. */
function evaluated(genome: Json, world: TrialWorld): Evaluated | undefined {
  const phenotype = world.express(genome);
  return phenotype && { genome, evaluation: phenotype.evaluation };
}

/** Teaches and examines pupils; without games they only forecast, which takes milliseconds. */
async function askAll(
  asked: readonly Evaluated[],
  task: Omit<LearningTask, 'pupils'>,
  { pool, path }: Pick<Occasion, 'pool' | 'path'>,
): Promise<Learnt[]> {
  const answers: Learnt[] = [];
  const batches = answersInBatches(
    pool.learning,
    asked.entries(),
    () => (task.games.length > 0 ? 1 : PUPILS_IN_EXAM),
    (batch): LearningTask => ({
      ...task,
      pupils: batch.map(([index, { evaluation }]) => ({ evaluation, path: [...path, LEARNING, index] })),
    }),
  );
  for await (const [, batch] of batches) answers.push(...batch);
  return answers;
}

const PUPILS_IN_EXAM = 4;

const GAMES_IN_TASK = 25;

async function playAll(
  values: Values,
  world: TrialWorld,
  evaluations: readonly string[],
  path: SelfPlayTask['path'],
  { pool, onGames }: Pick<Occasion, 'pool' | 'onGames'>,
): Promise<string[]> {
  const { games, depth, noise, blunders, openingPlies, plies } = values;
  const shared = { variant: world.variant, evaluations, depth, noise, blunders, openingPlies, plies, path };
  const tasks = Array.from({ length: Math.ceil(games / GAMES_IN_TASK) }, (_, index): SelfPlayTask => {
    const from = index * GAMES_IN_TASK;
    return { ...shared, from, to: Math.min(games, from + GAMES_IN_TASK) };
  });
  const texts: string[] = [];
  for await (const text of answersInOrder(pool.selfPlay, tasks)) {
    texts.push(text);
    onGames?.(Math.min(games, texts.length * GAMES_IN_TASK), games);
  }
  return texts;
}
