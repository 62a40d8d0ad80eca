/**
 * What is wrong with the text of a grammar, and where. A reader collects all problems before it gives up, so that you
 * can correct a file in one go.
 */

import { InputError } from '../base/inputError.ts';

/** Something that is wrong with the text of a grammar, and where. */
export interface GrammarProblem {
  readonly severity: 'error' | 'warning';
  readonly code: GrammarProblemCode;
  /** Both counted from 1. */
  readonly line: number;
  readonly column: number;
  /** A sentence that begins with the place. */
  readonly message: string;
}

/** What kind of problem it is, for programs. */
export type GrammarProblemCode =
  | 'bad-range'
  | 'duplicate-rule'
  | 'empty-grammar'
  | 'empty-production'
  | 'empty-rule'
  | 'line-break'
  | 'never-ends'
  | 'repeated-production'
  | 'self-production'
  | 'stray-definition'
  | 'text-before-rule'
  | 'too-large'
  | 'unclosed-quote'
  | 'undefined-name'
  | 'unreachable-rule';

/** The text of a grammar has errors. The message gives the first one, by place, and how many more there are. */
export class GrammarError extends InputError {
  /** Errors and warnings, by place. */
  readonly problems: readonly GrammarProblem[];

  constructor(problems: readonly GrammarProblem[]) {
    const [first, ...others] = problems.filter(({ severity }) => severity === 'error');
    if (first === undefined) throw new RangeError('a GrammarError needs at least one error');
    const more = others.length === 0 ? '' : ` (and ${others.length} more error${others.length === 1 ? '' : 's'})`;
    super(`grammar-${first.code}`, first.message + more);
    this.name = 'GrammarError';
    this.problems = problems;
  }
}

/** Collects the problems of one text; places are given as offsets into it. */
export class ProblemList {
  readonly #lineStarts: number[];
  readonly #problems: { readonly offset: number; readonly problem: GrammarProblem }[] = [];

  constructor(text: string) {
    this.#lineStarts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  }

  error(code: GrammarProblemCode, offset: number, sentence: string): void {
    this.#add('error', code, offset, sentence);
  }

  warn(code: GrammarProblemCode, offset: number, sentence: string): void {
    this.#add('warning', code, offset, sentence);
  }

  /** The line and column of an offset, counted from 1. */
  placeOf(offset: number): { line: number; column: number } {
    let [low, high] = [0, this.#lineStarts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#lineStarts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - this.#lineStarts[low]! + 1 };
  }

  /** All problems so far, by place. */
  sorted(): GrammarProblem[] {
    return this.#problems.toSorted((one, two) => one.offset - two.offset).map(({ problem }) => problem);
  }

  /** Throws if there was an error. */
  throwErrors(): void {
    if (this.#problems.some(({ problem }) => problem.severity === 'error')) throw new GrammarError(this.sorted());
  }

  #add(severity: GrammarProblem['severity'], code: GrammarProblemCode, offset: number, sentence: string): void {
    const { line, column } = this.placeOf(offset);
    const shown = sentence.length > 300 ? `${sentence.slice(0, 300)}...` : sentence;
    const message = `Line ${line}, column ${column}: ${shown}`;
    this.#problems.push({ offset, problem: { severity, code, line, column, message } });
  }
}
