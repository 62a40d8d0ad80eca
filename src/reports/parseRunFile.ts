/** Reads the file of a whole run. It may come from anywhere, so everything in it is checked. */

import { z } from 'zod';
import { FITNESS_UNITS } from '../base/fitnessUnit.ts';
import { InputError } from '../base/inputError.ts';
import type { Json } from '../base/json.ts';
import { fieldsOf } from '../base/json.ts';
import type { ImportedRun } from '../store/records.ts';
import { spellModes } from '../store/spellModes.ts';
import { FORMAT, SCHEMA } from './runFile.ts';

const MOST_PROBLEMS = 5;

export function parseRunFile(text: string): ImportedRun {
  const content = parseJson(text);
  const parsed = runFile.safeParse(isOfFirstSchema(content) ? spellModes(content) : content);
  if (!parsed.success) {
    throw refusal(parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}.`));
  }
  checkMembers(parsed.data);
  const { run, generations, members, champion, tests, games, strengths } = parsed.data;
  const { name, variant, seed, version, experiment } = run;
  return {
    run: { name, variant, seed, version, generations: run.generations, experiment },
    generations,
    members,
    champion: champion ?? undefined,
    tests,
    games,
    strengths,
  };
}

const whole = z.int().nonnegative();
// Parsed JSON is always valid Json; it only has to be present.
const json = z.custom<Json>((value) => value !== undefined, { error: 'is missing' });
const worth = z.array(z.number()).nullable();

// Fields added by later versions are kept.
const individual = z.looseObject({
  id: whole,
  genome: json,
  parents: z.array(whole),
  worth,
  text: z.string().nullable(),
});

const unit = z.enum(FITNESS_UNITS).exactOptional();

const statistics = z.looseObject({
  unit,
  best: z.number(),
  mean: z.number(),
  deviation: z.number(),
  bestSize: z.number(),
  meanSize: z.number(),
  diversity: z.number(),
  valid: whole,
  population: whole,
  measured: whole,
  games: whole,
});

const generation = z.looseObject({
  number: whole,
  statistics,
  best: individual.extend({ player: z.string() }),
  opponents: z.array(z.looseObject({ player: z.string(), share: z.number() })),
  timeMs: z.number(),
});

const champion = z.looseObject({
  individual,
  player: z.string(),
  generation: whole,
  unit,
  training: z.number(),
  validation: z.looseObject({ points: z.number(), games: whole, candidates: whole }),
  confirmation: z.looseObject({ points: z.number(), games: whole }),
  explanation: z.array(z.string()),
  ancestry: z.array(
    z.looseObject({ id: whole, generation: whole, text: z.string().nullable(), worth, parents: z.array(whole) }),
  ),
});

const run = z.looseObject({
  name: z.string(),
  variant: z.string(),
  seed: whole,
  version: z.string(),
  generations: whole,
  experiment: json,
});

const strength = z.looseObject({
  generation: whole.nullable(),
  elo: z.number(),
  low: z.number(),
  high: z.number(),
  games: whole,
  opponents: z.array(
    z.looseObject({ player: z.string(), title: z.string(), elo: z.number(), pairs: z.array(whole).length(5) }),
  ),
});

const runFile = z.looseObject({
  format: z.literal(FORMAT, { error: `must be "${FORMAT}": this is not a run of EvoDraughts` }),
  schema: z.union([z.literal(1), z.literal(SCHEMA)], {
    error: `must be 1 or ${SCHEMA}: the file was written by a later version of EvoDraughts`,
  }),
  run,
  generations: z
    .array(generation)
    .refine((list) => list.every(({ number }, index) => number === index), 'must be numbered 0, 1, 2 and so on'),
  members: z.array(z.array(individual)),
  champion: champion.nullable(),
  tests: z.array(z.looseObject({ player: z.string(), variant: z.string(), protocol: z.string(), result: json })),
  games: z.array(z.looseObject({ pdn: z.string(), result: z.string(), black: z.string(), white: z.string() })),
  // Files of 0.1.0 do not have them.
  strengths: z.array(strength).default([]),
});

/** A list of members for each generation, as long as its population; empty if they are not known. */
function checkMembers({ generations, members }: z.infer<typeof runFile>): void {
  if (members.length !== generations.length) {
    const lists = `must be ${generations.length} lists, one for each generation, not ${members.length}.`;
    throw refusal([`members: ${lists}`]);
  }
  const problems = generations.flatMap(({ statistics: { population } }, index) => {
    const { length } = members[index]!;
    if (length === 0 || length === population) return [];
    return [
      `members.${index}: must be ${population} individuals, the population of generation ${index}, not ${length}.`,
    ];
  });
  if (problems.length > 0) throw refusal(problems);
}

function isOfFirstSchema(content: Json): boolean {
  return fieldsOf(content)['schema'] === 1;
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new InputError('run-file', `It is not JSON: ${(error as Error).message}.`);
  }
}

function refusal(problems: readonly string[]): InputError {
  const left = problems.length - MOST_PROBLEMS;
  const others = left > 0 ? [`${left} more ${left === 1 ? 'problem' : 'problems'}.`] : [];
  const lines = ['It is not a valid run file.', ...problems.slice(0, MOST_PROBLEMS), ...others];
  return new InputError('run-file', lines.join('\n  '));
}
