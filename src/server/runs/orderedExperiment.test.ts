import { describe, expect, test } from 'vitest';
import { InputError } from '../../base/inputError.ts';
import { bundledExperiments } from './bundledExperiments.ts';
import { readOrderedExperiment } from './orderedExperiment.ts';

const { experiments } = bundledExperiments();
const example = fileNamed('expressions-6x6.json');
const genome = example['genome'] as Record<string, unknown>;

describe('a bundled experiment', () => {
  test('exists for every board, the 8x8 board first', () => {
    expect(experiments.slice(0, 8).map(({ file }) => file)).toEqual([
      'default-8x8.json',
      'expressions-8x8.json',
      'default-6x6.json',
      'default-giveaway.json',
      'expressions-6x6.json',
      'expressions-giveaway.json',
      'first-6x6.json',
      'evolved/english-6x6.json',
    ]);
  });

  test.each(experiments)('$file is read unchanged, and its grammar is found', ({ experiment }) => {
    const { genome: given, fitness: _, validation: __, yardstick: ___, ...rest } = experiment;
    expect(given).not.toHaveProperty('grammarText');
    const { genome: read, ...others } = readOrderedExperiment(JSON.parse(JSON.stringify(experiment)));
    // Opponents are fixed when a run starts.
    expect(others).toMatchObject(rest);
    const text = read.method === 'grammar' && { grammarText: expect.stringContaining('::=') as string };
    expect(read).toEqual({ ...(given as object), ...text });
  });
});

describe('a grammar', () => {
  test.each([
    '../package.json',
    '../../../../../../etc/passwd',
    '/etc/passwd',
    'default.bnf/../../package.json',
    './default.bnf',
    'grammars/default.bnf',
    'default.bnf\0',
    '..',
    'toString',
  ])('%j is not read', (grammar) => {
    expect(problemOf({ ...example, genome: { ...genome, grammar } })).toMatch(
      /^The experiment: genome\.grammar must be the file of a grammar.* Must be one of default\.bnf, relative-/,
    );
  });

  test('may be given as text, whatever its file name', () => {
    const grammarText = '<start> ::= own.men | opponent.men\n';
    const own = { ...example, genome: { ...genome, grammar: '/etc/passwd', grammarText } };
    expect(readOrderedExperiment(own).genome).toMatchObject({ grammar: '/etc/passwd', grammarText });
  });
});

test.each([
  [{ generations: 10_001 }, '10 001 generations; the limit is 10 000'],
  [
    { evolver: { method: 'generational', population: 20_001 } },
    '20 001 individuals in a generation; the limit is 20 000',
  ],
  [
    { evolver: { method: 'steadyState', population: 1000 }, islands: { count: 21 } },
    '21 000 individuals in a generation',
  ],
  [
    { generations: 10_000, evolver: { method: 'muPlusLambda', mu: 5, lambda: 2000 } },
    'games; the limit is 1 000 000 000',
  ],
  [{ validation: { candidates: 1000, finalists: 100, games: 100_000 } }, undefined],
])('%j is rejected if it is too large', (change, problem) => {
  const whole = { ...example, ...change };
  if (problem === undefined) expect(readOrderedExperiment(whole)).toMatchObject(change);
  else expect(problemOf(whole)).toContain(problem);
});

test('a method is rejected by what it does: duels, or positions that it searches', () => {
  const duels = { ...fileNamed('mandziuk/shg-checkers.json'), generations: 9999 };
  // Its 4 119 duels a generation are between 120 individuals.
  expect(problemOf(duels)).toBe('none');
  expect(problemOf({ ...duels, evolver: { method: 'duelling', crossings: 100_000 } })).toContain(
    'games; the limit is 1 000 000 000',
  );
  const fitness = { method: 'positions', positions: 1_000_000 };
  expect(problemOf({ ...fileNamed('mandziuk/hg-checkers.json'), generations: 100, fitness })).toContain(
    '101 000 000 positions; the limit is 100 000 000',
  );
});

test('errors name the field', () => {
  const problem = problemOf({ ...example, generations: 'many', fitness: { games: 3 } });
  expect(problem).toContain('The experiment: generations must be a whole number from 1 to');
  expect(problem).toContain('The experiment: fitness.games must be');
  expect(problemOf({})).toContain('The experiment: name is missing; it must be');
});

function fileNamed(name: string): Readonly<Record<string, unknown>> {
  return experiments.find(({ file }) => file === name)!.experiment;
}

function problemOf(experiment: unknown): string {
  try {
    readOrderedExperiment(experiment);
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  return 'none';
}
