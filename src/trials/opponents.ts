/**
 * What the individuals of a generation are worth: the points they score against the opponents of the generation, minus
 * the cost of their size. Phenotypes that choose the same moves are measured once, whatever their texts.
 */

import { evenNumber, listType, section, settingType } from '../base/field.ts';
import { createRng } from '../base/rng.ts';
import { decimal, onOff } from '../base/setting.ts';
import type { Candidate, Question, Worth } from '../evolvers/evolver.ts';
import type { FieldProblem, FieldValues, Phenotype } from '../genomes/representation.ts';
import type { Contest } from './measure.ts';
import { countOf, measure, sharedRounds } from './measure.ts';
import { GAME_FIELDS, opponentsType, strangersAmong, withPlayers } from './playerFields.ts';
import type { Mix } from './rounds.ts';
import { mixOpponents } from './rounds.ts';
import { SIZE_FIELDS, sizeCost } from './sizeCost.ts';
import type { Occasion, Path, Rematch, Trial, TrialWorld, Verdict } from './trial.ts';
import { trialKind } from './trial.ts';

/** The most games of any kind that an experiment may ask for. */
export const MOST_GAMES = 100_000;

const stage = section('a stage', {
  games: evenNumber('games of an individual so far, including earlier stages', 2, MOST_GAMES),
  keep: settingType(decimal('the share of the best that continues', 0, 1, 0.5)),
});

const racing = section('spend games on the individuals whose result matters', {
  stages: listType('after each stage only the best share continues', stage, 20),
});

const FIELDS = {
  games: evenNumber('games of an individual, half of them with each colour', 2, MOST_GAMES).default(40),
  ...GAME_FIELDS,
  sameGames: settingType(
    onOff('all individuals of a generation meet the same openings, opponents and random streams of opponents', true),
  ),
  opponents: opponentsType('the opponents they meet').default([{ player: 'random', weight: 1 }]),
  memory: settingType(decimal('the share of earlier measurements in the fitness of a survivor', 0, 0.99, 0)),
  ...SIZE_FIELDS,
  racing: racing.nullable().default(null).describe('null: all individuals play all games'),
} as const;

type Values = FieldValues<typeof FIELDS>;

export const opponents = trialKind({
  name: 'opponents',
  summary: 'the share of the points against given players and strategies that the run has bred',
  unit: 'share',
  answers: ['worth'],
  fields: FIELDS,
  problems: (values, variant) => [
    ...unorderedStages(values),
    ...strangersAmong('opponents', values.opponents, variant),
  ],
  withPlayers: (values, change) => ({ ...values, opponents: withPlayers(values.opponents, change) }),
  gamesOf: (values, asked) => gamesExpected(asked, values.games, values.racing?.stages ?? []),
  create: (values, world): Trial => ({
    draw: values.draw,
    plies: values.plies,
    openings: values.openings,
    firstMemory: null,
    answer: (question, occasion) => measureCandidates(values, world, candidatesIn(question), occasion),
    scoreOf: ({ fitness, phenotype }) => fitness + sizeCost(phenotype, values),
    // If every individual had its own games, there are no common games to replay.
    ...(values.sameGames && { rematch: rematchOf(values, world) }),
  }),
});

function rematchOf(values: Values, world: TrialWorld): Rematch {
  return {
    games: values.games,
    async play({ phenotype, id }, met, path, pool, onGames): Promise<number> {
      const contest = trainingContest(values, world.variant, met, path);
      const contestant = { player: world.playerOf(phenotype), id, isKept: true, handicap: 0 };
      const [measurement] = await measure(pool.rounds, contest, [contestant], onGames);
      return measurement!.share;
    },
  };
}

function unorderedStages({ games, racing: race }: Values): FieldProblem[] {
  const stages = race?.stages ?? [];
  return stages.flatMap(({ games: played }, index): FieldProblem[] => {
    const before = stages[index - 1]?.games ?? 0;
    if (played > before && played < games) return [];
    const message = `must be between ${before + 2} and ${games - 2}, not ${played}.`;
    return [[`racing.stages.${index}.games`, message]];
  });
}

/** All candidates of all groups: in this trial individuals do not meet others of their group. */
function candidatesIn<G>(question: Question<G>): readonly (readonly Candidate<G>[])[] {
  if (question.kind === 'worth') return question.groups;
  throw new TypeError('this trial answers what individuals are worth, not who wins a duel');
}

async function measureCandidates<G>(
  values: Values,
  world: TrialWorld,
  groups: readonly (readonly Candidate<G>[])[],
  occasion: Occasion,
): Promise<Verdict> {
  const { path, pool, lived } = occasion;
  const mix = mixOpponents(values.opponents, occasion.bred, (one) => world.playerOf(one), createRng(...path, MIX));
  const contest = trainingContest(values, world.variant, mix, path);
  const distinct = new Map<string, Contestant>();
  let games = 0;
  const contestants = distinctContestants(values, world, groups.flat(), lived, distinct);
  const measurements = await measure(pool.rounds, contest, contestants, (more) => {
    games += more;
    occasion.onGames?.(games, Math.max(games, gamesExpected(distinct.size, contest.games, contest.stages)));
  });
  const shares = new Map([...distinct.keys()].map((key, index) => [key, measurements[index]!.share]));
  const worthOf = ({ id, genome, known }: Candidate<G>): Worth => {
    if (known !== undefined) return known;
    const phenotype = world.express(genome as never);
    if (!phenotype) return null;
    const share = shares.get(phenotype.key)! - sizeCost(phenotype, values);
    return blended([share, -phenotype.size], lived.get(id), values.memory);
  };
  const answer = { kind: 'worth', groups: groups.map((group) => group.map(worthOf)) } as const;
  return { answer, memory: null, measured: distinct.size, games, opponents: mix };
}

/** A phenotype that has to play, on behalf of all individuals that have it. */
interface Contestant {
  readonly player: string;
  /** The birth number of the first individual that has it. */
  readonly id: number;
  /** Whether any of them lived before. If so, it plays all games, to show that it was not luck. */
  isKept: boolean;
  /** The lowest cost of any of them. */
  handicap: number;
}

/** The games of a generation: the same rounds for all, or drawn for each. */
export function trainingContest(
  { draw, plies, games, racing: race, openings, sameGames }: Values,
  variant: string,
  mix: Mix,
  path: Path,
): Contest<Contestant> {
  const plan = { mix, openings, purpose: 'training', isSpread: sameGames, path } as const;
  const ownRounds: Contest<Contestant>['roundsOf'] = ({ id }, from, to) => ({
    ...plan,
    count: to - from,
    path: [...path, from, id],
  });
  const roundsOf = sameGames ? sharedRounds(plan) : ownRounds;
  return { variant, draw, plies, games, stages: race?.stages ?? [], roundsOf };
}

/**
 * The phenotypes that have to play, each once, as they are found: the first ones play while others are still being
 * expressed.
 */
function* distinctContestants<G>(
  values: Values,
  world: TrialWorld,
  candidates: readonly Candidate<G>[],
  lived: ReadonlyMap<number, Worth>,
  found: Map<string, Contestant>,
): Generator<Contestant> {
  for (const { id, genome, known } of candidates) {
    const phenotype: Phenotype | undefined = known === undefined ? world.express(genome as never) : undefined;
    if (!phenotype) continue;
    const isKept = lived.has(id);
    const same = found.get(phenotype.key);
    const handicap = sizeCost(phenotype, values);
    if (same) {
      same.isKept ||= isKept;
      same.handicap = Math.min(same.handicap, handicap);
      continue;
    }
    const contestant = { player: world.playerOf(phenotype), id, isKept, handicap };
    found.set(phenotype.key, contestant);
    yield contestant;
  }
}

const MIX = -2;

/** The measurements of survivors are averaged: old ones keep a share, so that luck evens out and skill remains. */
function blended([now, ...rest]: readonly [number, number], before: Worth | undefined, memory: number): Worth {
  return before ? [memory * before[0]! + (1 - memory) * now, ...rest] : [now, ...rest];
}

function gamesExpected(contestants: number, games: number, stages: Contest['stages']): number {
  let left = contestants;
  let total = 0;
  let from = 0;
  for (const one of [...stages, { games, keep: 1 }]) {
    total += left * (one.games - from);
    left = countOf(one.keep, left);
    from = one.games;
  }
  return total;
}
