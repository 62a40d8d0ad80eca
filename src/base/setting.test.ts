import { describe, expect, test } from 'vitest';
import { PLAYER_KINDS } from '../players/players.ts';
import { InputError } from './inputError.ts';
import type { Setting } from './setting.ts';
import { choice, decimal, duration, onOff, parseSettings, readSettings, textSetting, wholeNumber } from './setting.ts';

const OPTIONS = PLAYER_KINDS.flatMap((kind) =>
  Object.entries<Setting<unknown>>(kind.options).map(([name, option]) => ({ title: `${kind.name} ${name}`, option })),
);

/** Whether a text is valid; an InputError counts as no. */
function isGood(option: Setting<unknown>, text: string): boolean {
  try {
    return option.parse(text) !== undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return false;
  }
}

describe.each(OPTIONS)('the option $title', ({ option }) => {
  const { schema, preset } = option;

  test('can write and read its default', () => {
    if (preset === undefined) return;
    expect(option.parse(option.format(preset))).toEqual(preset);
    expect(option.accepts(preset)).toBe(true);
  });

  test('parses exactly what its schema allows', () => {
    switch (schema.type) {
      case 'integer':
      case 'number': {
        const { minimum, maximum } = schema;
        for (const number of [minimum, maximum]) expect(isGood(option, String(number))).toBe(true);
        for (const number of [minimum - 1, maximum + 1]) expect(isGood(option, String(number))).toBe(false);
        expect(isGood(option, String(minimum + 0.5))).toBe(schema.type === 'number');
        return;
      }
      case 'string':
        if ('enum' in schema) for (const name of schema.enum) expect(option.parse(name)).toBe(name);
        else for (const example of schema.examples) expect(isGood(option, example)).toBe(true);
        expect(isGood(option, '=')).toBe(false);
        return;
      case 'boolean':
        expect(['on', 'off', 'perhaps'].map((text) => option.parse(text))).toEqual([true, false, undefined]);
    }
  });
});

const SET = {
  size: wholeNumber('how many', 1, 10, undefined),
  rate: decimal('how often', 0, 1, 0.5),
  order: choice('in which order', ['up', 'down'], 'up'),
  elite: onOff('whether the best stay', true),
  time: duration('how long'),
  word: textSetting({ summary: 'a word', form: 'letters', preset: 'a', parse: letters, format: String }, ['abc']),
};

function letters(text: string): string | undefined {
  return /^[a-z]+$/i.test(text) ? text.toLowerCase() : undefined;
}

describe('a set of settings', () => {
  test('takes the same values from texts and from JSON', () => {
    const texts = { size: '3', rate: '.25', order: 'down', elite: 'off', time: '2s', word: 'ABC' };
    const json = { size: 3, rate: 0.25, order: 'down', elite: false, time: '2s', word: 'ABC' };
    const values = { size: 3, rate: 0.25, order: 'down', elite: false, time: 2000, word: 'abc' };
    expect(parseSettings(SET, new Map(Object.entries(texts)), 'it')).toEqual(values);
    expect(readSettings(SET, json, 'it')).toEqual(values);
  });

  test('fills in its defaults', () => {
    const presets = { size: undefined, rate: 0.5, order: 'up', elite: true, time: undefined, word: 'a' };
    expect(parseSettings(SET, new Map(), 'it')).toEqual(presets);
    expect(readSettings(SET, {}, 'it')).toEqual(presets);
  });

  test.each([
    [{ elite: 'yes' }, 'option-value', 'it: elite must be on or off, not "yes".'],
    [{ size: '11' }, 'option-value', 'it: size must be a whole number from 1 to 10, not "11".'],
    [{ sise: '1' }, 'option-unknown', 'it has no option "sise". Its options are size, rate,'],
  ])('rejects the texts %j', (texts, code, message) => {
    const parse = (): unknown => parseSettings(SET, new Map(Object.entries(texts as object)), 'it');
    expect(parse).toThrow(expect.objectContaining({ code, message: expect.stringContaining(message) as string }));
  });

  test.each([
    [{ elite: 'on' }, 'setting-value', 'it: elite must be true or false, not "on".'],
    [{ size: '3' }, 'setting-value', 'it: size must be a whole number from 1 to 10, not "3".'],
    [{ time: 2000 }, 'setting-value', 'it: time must be a time such as 500ms'],
    [{ sise: 1 }, 'setting-unknown', 'it has no setting "sise". Its settings are size, rate,'],
  ])('rejects the JSON %j', (json, code, message) => {
    const read = (): unknown => readSettings(SET, json, 'it');
    expect(read).toThrow(expect.objectContaining({ code, message: expect.stringContaining(message) as string }));
  });
});
