/** Runs: listing, showing, watching and starting them. */

import { z } from 'zod';
import { FITNESS_UNITS } from '../base/fitnessUnit.ts';
import { number, numberText } from './fieldApi.ts';
import type { Table } from './route.ts';
import { ancestorStep, opponentScore } from './playerApi.ts';

const runOrder = z.strictObject({
  experiment: z.record(z.string(), z.unknown()).describe('an experiment, as in the schema of GET /api/experiments'),
  seed: number(0, 2 ** 31 - 1),
});

const generationView = z.object({
  number: z.number(),
  unit: z.enum(FITNESS_UNITS).describe('the unit of fitness; an error is negative'),
  best: z.number(),
  mean: z.number(),
  deviation: z.number(),
  sizeNoun: z.string().describe('what sizes are counted in, such as node or weight'),
  bestSize: z.number(),
  meanSize: z.number(),
  diversity: z.number(),
  valid: z.number(),
  population: z.number(),
  games: z.number(),
  timeMs: z.number(),
  traits: z
    .record(z.string(), z.number())
    .describe('other figures of the generation, by name in words; the text before a colon is the name of a chart'),
  islands: z
    .array(z.record(z.string(), z.number()))
    .describe('the same figures of each island, without those that have a colon; empty if there is one population'),
  expression: z.string().describe('the best strategy, simplified, in infix notation; truncated if long'),
});

/** What a run is doing now; null if no process is running it. */
const progressView = z.object({
  part: z.enum(['generation', 'validation', 'test']),
  /** The completed share of the current part, from 0 to 1. */
  share: z.number(),
  isStopping: z.boolean(),
});

/** Elo above random moves with its 95 % interval, measured against players of known strength. */
const strengthView = z.object({ elo: z.number(), low: z.number(), high: z.number(), games: z.number() });

const runSummary = z.object({
  id: z.number(),
  name: z.string(),
  variant: z.string(),
  seed: z.number(),
  status: z.enum(['unfinished', 'finished', 'imported']),
  progress: progressView.nullable(),
  generation: z.number(),
  generations: z.number(),
  fitness: z.number().nullable(),
  expression: z.string().nullable(),
  strength: z.array(z.number()).describe('the Elo of the best strategy of each measured generation'),
  championStrength: strengthView.nullable(),
  test: z
    .object({ opponent: z.string(), points: z.number(), low: z.number(), high: z.number(), games: z.number() })
    .nullable()
    .describe("the champion's share of points against random moves, or else against the first opponent of its test"),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const championView = z.object({
  player: z.string(),
  generation: z.number(),
  expression: z.string(),
  sentences: z.array(z.string()),
  unit: z.enum(FITNESS_UNITS).describe('the unit of its training score; an error is negative, in its confirmation too'),
  training: z.number(),
  confirmation: z.object({ points: z.number(), games: z.number() }),
  validation: z.object({ points: z.number(), games: z.number(), candidates: z.number() }),
  remarks: z.array(z.string()).describe('whether it beats random moves, and how much of its training score was luck'),
});

/** The strength of a run: the best strategy of each measured generation, and the opponents used to measure it. */
const strengthFields = {
  strengths: z.array(strengthView.extend({ generation: z.number() })),
  yardstick: z.object({
    opponents: z.array(z.object({ player: z.string(), title: z.string(), elo: z.number() })),
    games: z.number().describe('games against each opponent'),
  }),
};

const runView = runSummary.extend({
  version: z.string(),
  /** The settings as text, each with a name. */
  settings: z.array(z.object({ name: z.string(), text: z.string() })),
  hasGrowingOpponents: z.boolean().describe('whether its opponents include strategies that it evolved itself'),
  championDepth: z
    .number()
    .nullable()
    .describe('how many moves the champion looks ahead; null if it plays as in training'),
  seesPieces: z.boolean().describe('whether its strategies see pieces on squares and read no features, as nets do'),
  isRepeatable: z.boolean().describe('whether its settings can start another run'),
  migrations: z.array(z.number()).describe('the planned generations in which migrants join the islands'),
  curve: z.array(generationView),
  sentences: z
    .array(z.string())
    .describe('what the best strategy of the last generation prefers; empty for nets and patterns'),
  champion: championView.nullable(),
  tests: z.array(opponentScore),
  ...strengthFields,
});

const runList = z.object({ runs: z.array(runSummary) });

/** An event of a run. Its id is the number of the last generation it includes. */
const runNews = z.object({
  run: runSummary,
  /** Generations since the previous event. */
  curve: z.array(generationView),
  sentences: z.array(z.string()),
  champion: championView.nullable(),
  tests: z.array(opponentScore),
  ...strengthFields,
});

const runGames = z.object({
  games: z.array(
    z.object({
      title: z.string(),
      black: z.string(),
      white: z.string(),
      result: z.string(),
      startFen: z.string(),
      moves: z.array(z.string()),
      pdn: z.string(),
    }),
  ),
});

/** A champion or a best strategy with its ancestors, the latest first. */
const runFamily = z.object({
  generation: z.number().describe('the generation whose best strategy it is'),
  relatives: z.array(
    z.object({
      id: z.number(),
      generation: z.number().describe('the generation in which it was born'),
      parents: z.array(z.number()).describe('the ids of those parents that are among the relatives'),
      parentCount: z.number().describe('how many parents it has'),
      isOnLine: z.boolean().describe('whether it is on the line of first parents'),
      fitness: z.number().nullable(),
      expression: z.string(),
      player: z.string().nullable().describe('its spec; null if it cannot play'),
    }),
  ),
  line: z.array(ancestorStep).describe('the line of first parents'),
});

const experimentsView = z.object({
  /** The JSON Schema of an experiment. */
  schema: z.record(z.string(), z.unknown()),
  experiments: z.array(
    z.object({
      file: z.string(),
      title: z.string().describe('a short description'),
      name: z.string(),
      experiment: z.record(z.string(), z.unknown()),
    }),
  ),
  speeds: z
    .array(z.object({ variant: z.string(), depth: z.number(), gameMs: z.number() }))
    .describe('milliseconds for a training game in the latest runs, by variant and search depth'),
});

const params = z.object({ id: numberText(1, Number.MAX_SAFE_INTEGER).describe('the number of a run') });

/** Everyone can read and watch runs. Only the keeper can change them. */
export const RUN_ROUTES = {
  'GET /api/runs': { topic: 'Runs', summary: 'list all runs, the newest first', answers: { 200: runList } },
  'GET /api/runs/:id': {
    topic: 'Runs',
    summary: 'show a run with its curves, best strategy and results',
    params,
    answers: { 200: runView },
  },
  'GET /api/runs/:id/games': {
    topic: 'Runs',
    summary: 'show games of the champion of a run, or of its best strategy so far',
    params,
    query: z.object({
      generation: numberText(0, 1_000_000)
        .optional()
        .describe('the generation whose best strategy plays if there is no champion'),
      against: numberText(0, 1_000_000)
        .optional()
        .describe('an earlier generation whose best strategy is the opponent'),
    }),
    answers: { 200: runGames },
  },
  'GET /api/runs/:id/family': {
    topic: 'Runs',
    summary:
      'show the ancestors of the champion of a run, or of its best strategy so far, and what changed in each step',
    params,
    query: z.object({
      generation: numberText(0, 1_000_000).optional().describe('the generation whose best strategy to show instead'),
    }),
    answers: { 200: runFamily },
  },
  'GET /api/runs/:id/experiment': {
    topic: 'Runs',
    summary: 'get the experiment of a run, with all its settings',
    params,
    answers: { 200: z.object({ experiment: z.record(z.string(), z.unknown()) }) },
  },
  'GET /api/experiments': {
    topic: 'Runs',
    summary: 'list the bundled experiments, their schema, and how fast this machine plays',
    answers: { 200: experimentsView },
  },
  'GET /api/runs/events': {
    topic: 'Runs',
    summary: 'watch the list of runs: send it now and after every change, as server-sent events named runs',
    events: { runs: runList },
  },
  'GET /api/runs/:id/events': {
    topic: 'Runs',
    summary:
      'watch a run: send it now and after every change, as server-sent events named run; the event id is the last generation',
    params,
    query: z.object({
      after: numberText(-1, 1_000_000).default(-1).describe('the last generation that the client has; -1 for none'),
    }),
    events: { run: runNews },
  },
  'POST /api/runs': {
    topic: 'Runs',
    summary: 'start a run',
    refusals: [404, 409],
    isForKeeper: true,
    body: runOrder,
    answers: { 201: runView },
  },
  'POST /api/runs/:id/stop': {
    topic: 'Runs',
    summary: 'stop a run, which can be resumed later',
    refusals: [409],
    isForKeeper: true,
    params,
    answers: { 200: runView },
  },
  'POST /api/runs/:id/resume': {
    topic: 'Runs',
    summary: 'resume a stopped run',
    refusals: [409],
    isForKeeper: true,
    params,
    answers: { 200: runView },
  },
  'DELETE /api/runs/:id': {
    topic: 'Runs',
    summary: 'delete a run that is not in progress',
    refusals: [409],
    isForKeeper: true,
    params,
    answers: { 204: z.null() },
  },
} satisfies Table;

export type GenerationView = z.infer<typeof generationView>;
export type ProgressView = z.infer<typeof progressView>;
export type RunSummary = z.infer<typeof runSummary>;
export type StrengthView = z.infer<typeof strengthView>;
export type RunStrengths = z.infer<z.ZodObject<typeof strengthFields>>;
export type ChampionView = z.infer<typeof championView>;
export type RunList = z.infer<typeof runList>;
export type RunView = z.infer<typeof runView>;
export type RunNews = z.infer<typeof runNews>;
export type RunFamily = z.infer<typeof runFamily>;
export type RunGames = z.infer<typeof runGames>;
export type ExperimentsView = z.infer<typeof experimentsView>;
