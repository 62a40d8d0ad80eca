/** Runs: how they are listed, shown, watched and started. */

import { z } from 'zod';
import { number } from './fieldApi.ts';
import { opponentScore } from './scoreApi.ts';

export const runOrder = z.strictObject({
  experiment: z.record(z.string(), z.unknown()).describe('an experiment, as in the schema of GET /api/experiments'),
  seed: number(0, 2 ** 31 - 1),
});

const generationView = z.object({
  number: z.number(),
  best: z.number(),
  mean: z.number(),
  deviation: z.number(),
  bestSize: z.number(),
  meanSize: z.number(),
  diversity: z.number(),
  valid: z.number(),
  population: z.number(),
  games: z.number(),
  timeMs: z.number(),
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

export const runView = runSummary.extend({
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

export const runList = z.object({ runs: z.array(runSummary) });

/** What is sent to those who watch a run. The id of an event is the number of the last generation it tells of. */
export const runNews = z.object({
  run: runSummary,
  /** Generations since the last news. */
  curve: z.array(generationView),
  sentences: z.array(z.string()),
  champion: championView.nullable(),
  tests: z.array(opponentScore),
});

export const runGames = z.object({
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

export const experimentsView = z.object({
  /** The JSON Schema of an experiment. */
  schema: z.record(z.string(), z.unknown()),
  experiments: z.array(z.object({ file: z.string(), name: z.string(), experiment: z.record(z.string(), z.unknown()) })),
});

export type GenerationView = z.infer<typeof generationView>;
export type ProgressView = z.infer<typeof progressView>;
export type RunSummary = z.infer<typeof runSummary>;
export type ChampionView = z.infer<typeof championView>;
export type RunList = z.infer<typeof runList>;
export type RunView = z.infer<typeof runView>;
export type RunNews = z.infer<typeof runNews>;
export type RunGames = z.infer<typeof runGames>;
export type ExperimentsView = z.infer<typeof experimentsView>;
