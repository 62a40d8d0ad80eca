import { describe, expect, test } from 'vitest';
import { InputError } from '../base/inputError.ts';
import type { Option } from './option.ts';
import { PLAYER_KINDS } from './players.ts';

const OPTIONS = PLAYER_KINDS.flatMap((kind) =>
  Object.entries<Option<unknown>>(kind.options).map(([name, option]) => ({ title: `${kind.name} ${name}`, option })),
);

/** Whether a text will do; a sentence that says why not is a no. */
function isGood(option: Option<unknown>, text: string): boolean {
  try {
    return option.parse(text) !== undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return false;
  }
}

describe.each(OPTIONS)('the field of $title', ({ option }) => {
  const { field, preset } = option;

  test('can show the preset', () => {
    if (preset === undefined) return;
    expect(option.parse(option.format(preset))).toEqual(preset);
    if (field.control === 'choice') expect(field.choices).toContain(option.format(preset));
    if (field.control === 'switch') expect(typeof preset).toBe('boolean');
  });

  test('lets in what is parsed, and nothing else', () => {
    switch (field.control) {
      case 'whole':
      case 'decimal':
        for (const number of [field.low, field.high]) expect(isGood(option, String(number))).toBe(true);
        for (const number of [field.low - 1, field.high + 1]) expect(isGood(option, String(number))).toBe(false);
        expect(isGood(option, String(field.low + 0.5))).toBe(field.control === 'decimal');
        return;
      case 'choice':
        for (const choice of field.choices) expect(option.parse(choice)).toBe(choice);
        expect(isGood(option, 'none of them')).toBe(false);
        return;
      case 'switch':
        expect(['on', 'off', 'perhaps'].map((text) => option.parse(text))).toEqual([true, false, undefined]);
        return;
      case 'text':
        for (const proposal of field.proposals) expect(isGood(option, proposal)).toBe(true);
        expect(isGood(option, '=')).toBe(false);
    }
  });
});
