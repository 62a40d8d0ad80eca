/** Options that several commands share, and how their values are parsed. */

import { availableParallelism } from 'node:os';
import { InvalidArgumentError, Option } from 'commander';
import { InputError } from '../../base/inputError.ts';
import { parseFen } from '../../rules/fen.ts';
import type { Position } from '../../rules/position.ts';
import type { Variant } from '../../rules/variant.ts';
import { ENGLISH, VARIANTS, variantNamed } from '../../rules/variant.ts';

export interface PositionOptions {
  readonly variant: Variant;
  readonly fen?: string;
}

export function variantOption(flags = '--variant <name>', summary = 'the game'): Option {
  const names = VARIANTS.map((variant) => variant.name).join(', ');
  return new Option(flags, `${summary}: ${names}`).argParser(complaining(variantNamed)).default(ENGLISH, ENGLISH.name);
}

export function fenOption(): Option {
  return new Option('--fen <position>', 'a position such as "B:W18,24,K10:B12,K22" instead of the start');
}

export function jsonOption(): Option {
  return new Option('--json', 'print the result as JSON, for programs');
}

export function seedOption(): Option {
  return new Option('--seed <number>', 'seed of all random numbers; the same seed gives the same result')
    .argParser(wholeNumber(0, Number.MAX_SAFE_INTEGER))
    .default(1);
}

/** The help is the same on every machine, whatever its number of cores. */
export function threadsOption(summary = 'number of threads; the result does not depend on it'): Option {
  return new Option('--threads <number>', summary)
    .argParser(wholeNumber(1, 256))
    .default(availableParallelism(), 'all cores');
}

/** The position that --fen names, or the start of the variant. */
export function chosenPosition(options: PositionOptions): Position {
  return options.fen === undefined ? options.variant.start : parseFen(options.fen, options.variant.board);
}

/** A parser of whole numbers within limits. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

/** A parser of numbers of games: even, because every opening is played with both colours. */
export function evenNumber(most: number): (text: string) => number {
  const read = wholeNumber(2, most);
  return (text) => {
    const value = read(text);
    if (value % 2 === 0) return value;
    throw new InvalidArgumentError('It must be an even number: every opening is played with both colours.');
  };
}

/** Lets the option parser report our own errors as its own. */
export function complaining<Value>(read: (text: string) => Value): (text: string) => Value {
  return (text) => {
    try {
      return read(text);
    } catch (error) {
      if (error instanceof InputError) throw new InvalidArgumentError(error.message);
      throw error;
    }
  };
}
