/**
 * The trial of the heuristic generator of Mańdziuk, Kusiak and Walędzik (2007, section 3.1): an evaluation is worth the
 * more, the closer it comes to what a search says of random positions. Each generation is a stage of the game, the
 * first of them near its end. There the search sees the end of the game, and everything beyond its horizon is a draw.
 * In later generations, nearer to the start, the search uses the best evaluation of the generation before.
 */

import { settingTypes } from '../base/field.ts';
import type { Json } from '../base/json.ts';
import { createRng, shuffle } from '../base/rng.ts';
import { decimal, onOff, wholeNumber } from '../base/setting.ts';
import { MAN } from '../evaluators/evaluator.ts';
import type { LinearWeights } from '../evaluators/linearText.ts';
import type { Candidate, Worth } from '../evolvers/evolver.ts';
import type { FieldProblem, FieldValues } from '../genomes/representation.ts';
import { answersInBatches } from '../pools/pool.ts';
import { variantNamed } from '../rules/variant.ts';
import { SquaredError } from './squaredError.ts';
import type { Occasion, Trial, TrialWorld, Verdict } from './trial.ts';
import { trialKind } from './trial.ts';
import type { PositionsTask, ValuedPosition } from './valuePositions.ts';

const FIELDS = settingTypes({
  positions: wholeNumber('positions of a generation', 10, 1_000_000, 4000),
  newest: decimal('the share of the positions that comes from the newest stage, from 0.01 to 1', 0.01, 1, 0.375),
  reuse: onOff('older positions are kept with their values; otherwise all are drawn and valued anew', false),
  first: wholeNumber('the plies played, at least, before the positions of the first generation', 0, 200, 82),
  step: wholeNumber('the plies between the stages of two generations', 1, 100, 6),
  depth: wholeNumber('the depth of the search that values a position', 1, 12, 6),
  extend: onOff('the search that values a position never stops while a capture is possible', false),
  win: wholeNumber('points for an immediate win; each ply until a win costs a man', 100, 20_000, 10_000),
});

/** The section `fitness` of an experiment with this trial. */
export type PositionsFitness = FieldValues<typeof FIELDS>;

export const positions = trialKind({
  name: 'positions',
  summary: 'the error against what a search says of positions, from the end of the game to its start',
  unit: 'error',
  answers: ['worth'],
  needsWeights: true,
  isWithoutGames: true,
  fields: FIELDS,
  problems: ({ win, depth }): readonly FieldProblem[] => {
    const least = 2 * MAN * depth;
    return win >= least ? [] : [['win', `must be at least ${least}, twice what ${depth} plies cost, not ${win}.`]];
  },
  gamesOf: () => 0,
  positionsOf: ({ positions: count }) => count,
  create(values, world): Trial {
    let stage: Stage | undefined;
    return {
      draw: 0.5,
      plies: 0,
      openings: 'random:plies=4',
      firstMemory: null,
      async answer(question, occasion): Promise<Verdict> {
        if (question.kind !== 'worth')
          throw new TypeError('positions answer what individuals are worth, not who wins a duel');
        // A generation asks many times.
        if (stage?.generation !== occasion.generation) stage = await openStage(values, world.variant, occasion);
        return judge(stage, question.groups, world, values.reuse);
      },
      scoreOf: ({ fitness }) => fitness,
      async confirm(genome, occasion) {
        const { valuer } = occasion.memory as Memory;
        const drawn = await drawPositions(values, world.variant, { ...occasion, valuer, old: [] });
        const weights = world.linear!(genome);
        return { points: -errorOn(drawn, weights, world.variant).of(weights.weights) / MAN, games: drawn.length };
      },
    };
  },
});

/** What the next generation needs of this one. A type, so that it is Json. */
type Memory = {
  /** The evaluation that valued the positions of this generation; null in the first. */
  readonly valuer: string | null;
  /** The best evaluation of this generation, and its error. */
  readonly best: string;
  readonly bestError: number;
  /** The positions, if they will be used again. */
  readonly positions: readonly ValuedPosition[];
};

/** The positions of a generation, and the best of those who were measured on them. */
interface Stage {
  readonly generation: number;
  readonly valuer: string | null;
  readonly positions: readonly ValuedPosition[];
  /** Prepared when the first specimen comes. */
  error?: SquaredError;
  leastError?: number;
  best?: { readonly evaluation: string; readonly error: number };
}

async function openStage(values: PositionsFitness, variant: string, occasion: Occasion): Promise<Stage> {
  const memory = occasion.memory as Memory | null;
  const valuer = memory?.best ?? null;
  const old = values.reuse ? (memory?.positions ?? []) : [];
  const drawn = await drawPositions(values, variant, { ...occasion, valuer, old });
  return { generation: occasion.generation, valuer, positions: drawn };
}

/** What the positions of a generation depend on. */
interface Drawing extends Pick<Occasion, 'generation' | 'path' | 'pool' | 'onGames'> {
  readonly valuer: string | null;
  /** Positions of earlier generations to use again, if there are any. */
  readonly old: readonly ValuedPosition[];
}

/** The plies played before positions: those of the stage of a generation, and those of all stages before it. */
export function stagesOf(
  { first, step }: Pick<PositionsFitness, 'first' | 'step'>,
  generation: number,
): { readonly newest: PlyRange; readonly earlier: PlyRange } {
  const start = first - step * generation;
  const newest = { leastPlies: Math.max(0, start), mostPlies: Math.max(0, start + step) };
  return { newest, earlier: { leastPlies: newest.mostPlies, mostPlies: first + step } };
}

type PlyRange = Pick<PositionsTask['draw'], 'leastPlies' | 'mostPlies'>;

/** Positions of the newest stage, and of the later stages of the game that came before it. */
async function drawPositions(values: PositionsFitness, variant: string, drawing: Drawing): Promise<ValuedPosition[]> {
  const { generation, path, old } = drawing;
  const { positions: total } = values;
  const { newest, earlier } = stagesOf(values, generation);
  const count = generation === 0 ? total : Math.round(values.newest * total);
  const isAlone = old.length > 0 || count === total;
  const heard = (before: number) => (found: number) => drawing.onGames?.(before + found, isAlone ? count : total);
  const fresh = await valueAll(
    values,
    variant,
    { ...drawing, onGames: heard(0) },
    { ...newest, path: [...path, NEWEST] },
    count,
  );
  if (old.length === 0) {
    return [
      ...fresh,
      ...(await valueAll(
        values,
        variant,
        { ...drawing, onGames: heard(count) },
        { ...earlier, path: [...path, EARLIER] },
        total - count,
      )),
    ];
  }
  const kept = [...old];
  shuffle(kept, createRng(...path, KEPT));
  return [...fresh, ...kept.slice(0, total - count)];
}

const NEWEST = 0;
const EARLIER = 1;
const KEPT = 2;

/** Enough that sending a task costs little, few enough that all threads have work to the end. */
const POSITIONS_IN_TASK = 50;

async function valueAll(
  { depth, extend, win }: PositionsFitness,
  variant: string,
  { valuer: evaluation, pool, onGames }: Drawing,
  draw: PlyRange & Pick<PositionsTask['draw'], 'path'>,
  count: number,
): Promise<ValuedPosition[]> {
  const found: ValuedPosition[] = [];
  const numbers = Array.from({ length: count }, (_, index) => index);
  const answers = answersInBatches(
    pool.positions,
    numbers,
    () => POSITIONS_IN_TASK,
    (batch): PositionsTask => ({
      variant,
      draw: { ...draw, from: batch[0]!, to: batch.at(-1)! + 1 },
      evaluation,
      depth,
      extend,
      win,
    }),
  );
  for await (const [, valued] of answers) {
    found.push(...valued);
    onGames?.(found.length, count);
  }
  return found;
}

function errorOn(drawn: readonly ValuedPosition[], { shape }: LinearWeights, variant: string): SquaredError {
  return new SquaredError(shape, variantNamed(variant).board, drawn);
}

function judge(
  stage: Stage,
  groups: readonly (readonly Candidate<Json>[])[],
  world: TrialWorld,
  reuse: boolean,
): Verdict {
  let measured = 0;
  const worthOf = ({ genome }: Candidate<Json>): Worth => {
    const linear = world.linear!(genome);
    stage.error ??= errorOn(stage.positions, linear, world.variant);
    const error = stage.error.of(linear.weights);
    measured++;
    if (stage.best === undefined || error < stage.best.error) {
      stage.best = { evaluation: world.express(genome)!.evaluation, error };
    }
    return [-error / MAN];
  };
  const answer = { kind: 'worth', groups: groups.map((group) => group.map(worthOf)) } as const;
  stage.leastError ??= stage.error?.least() ?? 0;
  const { evaluation, error } = stage.best ?? { evaluation: '', error: 0 };
  const memory: Memory = {
    valuer: stage.valuer,
    best: evaluation,
    bestError: error,
    positions: reuse ? stage.positions : [],
  };
  return {
    answer,
    memory,
    measured,
    games: 0,
    opponents: [],
    traits: { [ABOVE_LEAST]: 100 * (error / stage.leastError - 1) },
  };
}

/** How much worse the best is than the weights that least squares would find. */
export const ABOVE_LEAST = 'error above least squares, %';
