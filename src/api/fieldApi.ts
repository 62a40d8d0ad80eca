/** The kinds of fields in requests, each with its bounds. */

import { z } from 'zod';
import { VARIANTS } from '../rules/variant.ts';

export const sideName = z.enum(['black', 'white']);

export const variantName = z.enum(VARIANTS.map(({ name }) => name));

/** A whole number. */
export function number(low: number, high: number): z.ZodNumber {
  return z.number().int().min(low).max(high);
}

/** A whole number given as text, as in an address. The API description calls it a number. */
export function numberText(low: number, high: number): z.ZodPreprocess<z.ZodNumber, string> {
  const whole = z.number('a whole number is expected').int().min(low).max(high);
  return z.preprocess((given: string) => (/^-?\d+$/.test(given) ? Number(given) : given), whole);
}

export function text(shortest: number, longest: number): z.ZodString {
  return z.string().min(shortest).max(longest);
}

/** The answer to every rejected request. */
export const problem = z
  .object({
    error: z.object({
      code: z.string().describe('what is wrong, for programs; stable across versions'),
      message: z.string().describe('what is wrong, where, and what to do'),
    }),
  })
  .meta({ id: 'Problem' });

export type SideName = z.infer<typeof sideName>;
export type Problem = z.infer<typeof problem>;
