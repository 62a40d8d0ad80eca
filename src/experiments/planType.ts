/** The fields of a plan as a zod type, from which the checks and the schema for editors follow. */

import { z } from 'zod';
import { MOST_SEEDS, parseSeeds } from '../base/seedList.ts';
import { listType, meaningType, mustBe, section, textType } from '../base/field.ts';
import { attempt } from '../base/attempt.ts';
import type { FieldSchema } from './experimentSchema.ts';

const MOST_CONDITIONS = 100;
const MOST_CHANGES = 100;
const EXPERIMENT_FORM = 'the file of an experiment, or an experiment in braces';
const SEEDS_FORM = `seeds such as "1-20", or a list of 1 to ${MOST_SEEDS} whole numbers in brackets`;

/** Control characters could affect a terminal. */
export const PLAIN_ERROR = 'must not contain control characters.';

const seedListError = mustBe(SEEDS_FORM);
const experimentError = mustBe(EXPERIMENT_FORM);

function seedsType(summary: string): z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodInt>]> {
  const seed = z.int({ error: mustBe('a whole number from 0') }).min(0, { error: mustBe('a whole number from 0') });
  const list = z
    .array(seed, { error: seedListError })
    .min(1, { error: seedListError })
    .max(MOST_SEEDS, { error: seedListError })
    .refine((seeds) => new Set(seeds).size === seeds.length, { error: 'must not contain a seed twice.' });
  const text = meaningType(summary, SEEDS_FORM, (given) => attempt(() => parseSeeds(given)).problem);
  return z.union([text, list], { error: seedListError }).describe(summary);
}

function experimentOrFile(summary: string): z.ZodUnion<readonly [z.ZodString, z.ZodObject]> {
  const file = z.string({ error: experimentError }).min(1, { error: experimentError });
  return z
    .union([file, z.looseObject({}, { error: experimentError })], { error: experimentError })
    .describe(`${summary}; a stored plan contains the experiment itself`);
}

function changesType(summary: string): z.ZodDefault<z.ZodArray<z.ZodString>> {
  const error = mustBe(`a list of at most ${MOST_CHANGES} changes such as "fitness.games=40" in brackets`);
  const change = textType('a field and its value, as in fitness.games=40', 1, 10_000);
  return z.array(change, { error }).max(MOST_CHANGES, { error }).default([]).describe(summary);
}

/** Whether a text can be printed; it may have several lines. */
export function isPlain(text: string): boolean {
  return /^(?:\P{Cc}|\r?\n)*$/u.test(text);
}

function nameType(summary: string): z.ZodString {
  return textType(summary, 1, 100).refine((name) => !/\p{Cc}/u.test(name), { error: PLAIN_ERROR });
}

function descriptionType(summary: string): z.ZodString {
  return textType(summary, 0, 5000).refine(isPlain, { error: PLAIN_ERROR });
}

const condition = section('a condition', {
  name: nameType('the name of the condition and its runs'),
  description: descriptionType('its purpose; by default that of the experiment').exactOptional(),
  experiment: experimentOrFile('the file of its experiment, if different from that of the plan').exactOptional(),
  set: changesType('changes to the experiment, after those of the plan'),
  seeds: seedsType('its seeds, if different from those of the plan').exactOptional(),
});

export const planType = section('a plan of EvoDraughts: conditions, each run with several seeds', {
  $schema: textType('where editors find the description of the fields', 0, 1000).exactOptional(),
  name: nameType('the name of the plan, and of the folder of its results'),
  description: descriptionType('the question it answers').default(''),
  experiment: experimentOrFile(
    'the experiment file of all conditions without their own, relative to the plan file',
  ).exactOptional(),
  seeds: seedsType('the seeds of all conditions without their own').exactOptional(),
  set: changesType('changes to the experiments of all conditions'),
  conditions: listType('the conditions to compare', condition, MOST_CONDITIONS),
});

export function planSchema(): FieldSchema {
  return z.toJSONSchema(planType, { io: 'input' });
}
