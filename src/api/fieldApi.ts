/** The few kinds of fields that requests are made of, each with its bounds. */

import { z } from 'zod';
import { VARIANTS } from '../rules/variant.ts';

export const sideName = z.enum(['black', 'white']);

export const variantName = z.enum(VARIANTS.map(({ name }) => name));

/** A whole number. */
export function number(low: number, high: number): z.ZodNumber {
  return z.number().int().min(low).max(high);
}

/** A whole number that comes as text, as in an address. */
export function numberText(low: number, high: number): z.ZodPipe<z.ZodString, z.ZodCoercedNumber<string>> {
  return z
    .string()
    .regex(/^-?\d+$/, 'a whole number is expected')
    .pipe(z.coerce.number<string>().int().min(low).max(high));
}

export function text(shortest: number, longest: number): z.ZodString {
  return z.string().min(shortest).max(longest);
}

/** What every request gets that is turned down. */
const problem = z.object({
  error: z.object({ code: z.string(), message: z.string().describe('what is wrong, where, and what to do') }),
});

export type SideName = z.infer<typeof sideName>;
export type Problem = z.infer<typeof problem>;
