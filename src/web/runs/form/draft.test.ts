import { readFileSync, readdirSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readExperimentFile } from '../../../experiments/experimentFile.ts';
import type { Path } from './draft.ts';
import { changedDraft, fieldAt, filled, formatPath, fromDraft, pathsOf, toDraft } from './draft.ts';
import type { Schema } from './field.ts';
import { fieldOf } from './field.ts';

const FOLDER = new URL('../../../../experiments/', import.meta.url).pathname;
const FORM = fieldOf(read('experiment.schema.json') as Schema);
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.json') && !file.endsWith('.schema.json') && !file.startsWith('plans'),
);

describe('an experiment in a form', () => {
  test('all experiments are covered', () => {
    expect(FILES.length).toBeGreaterThan(5);
  });

  test.each(FILES)('%s is read back unchanged', (file) => {
    const experiment = read(file);
    expect(fromDraft(FORM, toDraft(FORM, experiment))).toEqual(experiment);
  });

  test.each(FILES)('%s gets the same defaults as in the laboratory', (file) => {
    const { $schema: _, title: __, ...whole } = filled(FORM, read(file)) as Record<string, unknown>;
    const { genome, ...rest } = readExperimentFile(`${FOLDER}${file}`, []);
    const { grammarText, ...named } = genome;
    expect(whole).toEqual({ ...rest, genome: { ...named, ...(grammarText !== undefined && { grammarText: '' }) } });
  });

  test('is read back with any change, and no other', () => {
    const file = fc.constantFrom(...FILES);
    fc.assert(
      fc.property(file, fc.nat(), fc.integer({ min: 0, max: 9999 }), (name, pick, number) => {
        const draft = toDraft(FORM, read(name));
        const places = pathsOf(FORM, draft).filter((path) => fieldAt(FORM, draft, path)?.field.kind === 'number');
        const path = places.at(pick % places.length)!;
        const changed = changedDraft(FORM, draft, path, String(number));
        expect(valueAt(fromDraft(FORM, changed), path)).toBe(number);
        const before = filled(FORM, fromDraft(FORM, draft));
        const after = filled(FORM, fromDraft(FORM, changed));
        const back = changedDraft(FORM, toDraft(FORM, after), path, String(valueAt(before, path)));
        expect(fromDraft(FORM, back)).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a draft', () => {
  test('keeps typed text, and omits cleared fields', () => {
    const typed = changedDraft(FORM, toDraft(FORM, read('expressions-6x6.json')), ['generations'], '3.');
    expect(fieldAt(FORM, typed, ['generations'])!.draft).toBe('3.');
    expect(fromDraft(FORM, typed)).toMatchObject({ generations: 3 });
    const cleared = changedDraft(FORM, typed, ['generations'], '');
    expect(fromDraft(FORM, cleared)).not.toHaveProperty('generations');
    expect(fromDraft(FORM, changedDraft(FORM, typed, ['generations'], 'many'))).toMatchObject({ generations: 'many' });
  });

  test('fills in defaults before a part of them changes', () => {
    const draft = toDraft(FORM, { name: 'small', variant: 'english', genome: { grammar: 'x.bnf' } });
    expect(fromDraft(FORM, changedDraft(FORM, draft, ['evolver', 'population'], '20'))).toMatchObject({
      evolver: { method: 'generational', population: 20 },
    });
    expect(fromDraft(FORM, changedDraft(FORM, draft, ['fitness', 'opponents', 0, 'weight'], '2'))).toMatchObject({
      fitness: { opponents: [{ player: 'random', weight: 2 }] },
    });
  });

  test('has no field of an unselected alternative', () => {
    const draft = { evolver: { method: 'muPlusLambda' } };
    expect(fieldAt(FORM, draft, ['evolver', 'population'])).toBeUndefined();
    expect(fieldAt(FORM, draft, ['evolver', 'mu'])!.field.preset).toBe(50);
  });

  test('formats paths as the server does', () => {
    expect(formatPath(['fitness', 'opponents', 0, 'weight'])).toBe('fitness.opponents[0].weight');
    const paths = pathsOf(FORM, toDraft(FORM, read('expressions-6x6.json'))).map(formatPath);
    expect(paths).toContain('fitness.racing.stages[1].keep');
    expect(paths).toContain('evolver.population');
    expect(paths).not.toContain('evolver.mu');
  });
});

function read(file: string): unknown {
  return JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8'));
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, step) => (Object(part) as Record<string, unknown>)[step], value);
}
