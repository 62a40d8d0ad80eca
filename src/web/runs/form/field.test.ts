import { describe, expect, test } from 'vitest';
import type { Schema, WaysField } from './field.ts';
import { beginning, fieldOf, labelOf, wayIndex } from './field.ts';

const METHODS: Schema = {
  default: { method: 'grow' },
  oneOf: [
    { type: 'object', properties: { method: { const: 'grow' }, depth: { type: 'integer' } }, required: ['method'] },
    { type: 'object', properties: { method: { const: 'full' } }, required: ['method'] },
  ],
};

const OPPONENT: Schema = {
  anyOf: [
    { type: 'object', properties: { player: { type: 'string' }, weight: { default: 1 } }, required: ['player'] },
    { type: 'object', properties: { pool: { type: 'object' } }, required: ['pool'] },
    { type: 'null' },
  ],
};

describe('fields', () => {
  test('follow from the types of a schema', () => {
    expect(fieldOf({ type: 'integer', minimum: 2, maximum: 9, multipleOf: 2 }, 'games')).toMatchObject({
      kind: 'number',
      label: 'Games',
      low: 2,
      high: 9,
      step: 2,
    });
    expect(fieldOf({ type: 'integer' })).toMatchObject({ kind: 'number', step: 1 });
    expect(fieldOf({ type: 'number' })).toMatchObject({ kind: 'number', step: undefined });
    expect(fieldOf({ type: 'string', enum: ['a', 'b'] })).toMatchObject({ kind: 'choice', choices: ['a', 'b'] });
    expect(fieldOf({ type: 'boolean', default: true })).toMatchObject({ kind: 'switch', preset: true });
    expect(fieldOf({ type: 'string', maxLength: 100 })).toMatchObject({ kind: 'text', isLong: false });
    expect(fieldOf({ type: 'string', maxLength: 5000 })).toMatchObject({ kind: 'text', isLong: true });
    expect(fieldOf({ type: 'string', default: '' })).toMatchObject({ kind: 'text', isLong: true });
    expect(fieldOf({ type: 'string' })).toMatchObject({ kind: 'text', isLong: false });
  });

  test('have readable labels', () => {
    expect(labelOf('crossoverRate')).toBe('Crossover rate');
    expect(labelOf('name')).toBe('Name');
  });

  test('may have alternatives, named after a method or a required field', () => {
    expect((fieldOf(METHODS) as WaysField).ways.map(({ name }) => name)).toEqual(['grow', 'full']);
    expect((fieldOf(OPPONENT) as WaysField).ways.map(({ name }) => name)).toEqual(['player', 'pool', 'none']);
  });

  test('a value selects the alternative with its fields', () => {
    const methods = fieldOf(METHODS) as WaysField;
    const opponent = fieldOf(OPPONENT) as WaysField;
    expect(wayIndex(methods, { method: 'full' })).toBe(1);
    expect(wayIndex(methods, undefined)).toBe(0);
    expect([{ player: 'random' }, { pool: {}, weight: 1 }, null].map((value) => wayIndex(opponent, value))).toEqual([
      0, 1, 2,
    ]);
  });

  test('start with their default or the least that is valid', () => {
    expect(beginning(fieldOf(METHODS))).toEqual({ method: 'grow' });
    expect(beginning(fieldOf(OPPONENT))).toEqual({ player: '' });
    expect(beginning(fieldOf({ type: 'array', minItems: 2, items: { type: 'integer', minimum: 3 } }))).toEqual([3, 3]);
  });
});
