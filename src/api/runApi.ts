/** Runs: how they are listed, shown, watched and started. */

import { z } from 'zod';
import { number, numberText } from './fieldApi.ts';
import type { Table } from './route.ts';
import { opponentScore } from './playerApi.ts';

const runOrder = z.strictObject({
  experiment: z.record(z.string(), z.unknown()).describe('an experiment, as in the schema of GET /api/experiments'),
  seed: number(0, 2 ** 31 - 1),
});

const generationView = z.object({
  number: z.number(),
  unit: z.enum(['share', 'points', 'error']).describe('what fitness is; an error is negative'),
  best: z.number(),
  mean: z.number(),
  deviation: z.number(),
  sizeNoun: z.string().describe('what sizes count, such as node or weight'),
  bestSize: z.number(),
  meanSize: z.number(),
  diversity: z.number(),
  valid: z.number(),
  population: z.number(),
  games: z.number(),
  timeMs: z.number(),
  traits: z.record(z.string(), z.number()).describe('other numbers of the generation, by name'),
  /** The best strategy, simplified, as people write it. */
  expression: z.string(),
});

/** What a run is doing now, whoever conducts it; null when nobody does. */
const progressView = z.object({
  part: z.enum(['generation', 'validation', 'test']),
  /** Of the part under way, from 0 to 1. */
  share: z.number(),
  isStopping: z.boolean(),
});

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
  createdAt: z.string(),
  updatedAt: z.string(),
});

const championView = z.object({
  player: z.string(),
  generation: z.number(),
  expression: z.string(),
  sentences: z.array(z.string()),
  training: z.number(),
  confirmation: z.object({ points: z.number(), games: z.number() }),
  validation: z.object({ points: z.number(), games: z.number(), candidates: z.number() }),
});

const runView = runSummary.extend({
  version: z.string(),
  /** The settings in words, a name and a text each. */
  settings: z.array(z.object({ name: z.string(), text: z.string() })),
  experiment: z.record(z.string(), z.unknown()),
  curve: z.array(generationView),
  /** What the best of the last generation wants, in sentences. */
  sentences: z.array(z.string()),
  champion: championView.nullable(),
  tests: z.array(opponentScore),
});

const runList = z.object({ runs: z.array(runSummary) });

/** What is sent to those who watch a run. The id of an event is the number of the last generation it tells of. */
const runNews = z.object({
  run: runSummary,
  /** Generations since the last news. */
  curve: z.array(generationView),
  sentences: z.array(z.string()),
  champion: championView.nullable(),
  tests: z.array(opponentScore),
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

const experimentsView = z.object({
  /** The JSON Schema of an experiment. */
  schema: z.record(z.string(), z.unknown()),
  experiments: z.array(z.object({ file: z.string(), name: z.string(), experiment: z.record(z.string(), z.unknown()) })),
});

const params = z.object({ id: numberText(1, Number.MAX_SAFE_INTEGER).describe('the number of a run') });

/** Everybody can read and watch runs; only the keeper changes them. */
export const RUN_ROUTES = {
  'GET /api/runs': { topic: 'Runs', summary: 'all runs, the newest first', answers: { 200: runList } },
  'GET /api/runs/:id': {
    topic: 'Runs',
    summary: 'a run with all that is known of it',
    params,
    answers: { 200: runView },
  },
  'GET /api/runs/:id/games': {
    topic: 'Runs',
    summary: 'games of the champion of a run, or of the best so far',
    params,
    query: z.object({
      generation: numberText(0, 1_000_000).optional().describe('whose best to see as long as there is no champion'),
    }),
    answers: { 200: runGames },
  },
  'GET /api/experiments': {
    topic: 'Runs',
    summary: 'experiments to begin with, and their schema',
    answers: { 200: experimentsView },
  },
  'GET /api/runs/events': { topic: 'Runs', summary: 'all runs whenever something changes', events: { runs: runList } },
  'GET /api/runs/:id/events': {
    topic: 'Runs',
    summary: 'a run whenever something changes; the id of an event is the last generation it tells of',
    params,
    query: z.object({
      after: numberText(-1, 1_000_000).default(-1).describe('the last generation that is known; -1 for none'),
    }),
    events: { run: runNews },
  },
  'POST /api/runs': {
    topic: 'Runs',
    summary: 'begin a run',
    refusals: [404, 409],
    isForKeeper: true,
    body: runOrder,
    answers: { 201: runView },
  },
  'POST /api/runs/:id/stop': {
    topic: 'Runs',
    summary: 'stop a run; it can be resumed',
    refusals: [409],
    isForKeeper: true,
    params,
    answers: { 200: runView },
  },
  'POST /api/runs/:id/resume': {
    topic: 'Runs',
    summary: 'go on with a run that was stopped',
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
export type ChampionView = z.infer<typeof championView>;
export type RunList = z.infer<typeof runList>;
export type RunView = z.infer<typeof runView>;
export type RunNews = z.infer<typeof runNews>;
export type RunGames = z.infer<typeof runGames>;
export type ExperimentsView = z.infer<typeof experimentsView>;
