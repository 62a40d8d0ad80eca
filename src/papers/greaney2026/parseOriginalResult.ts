/**
 * Reads a result of the original EvoDraughts. Missing lines are accepted and unknown lines are kept as remarks; invalid
 * lines are reported with their number.
 */

import { InputError } from '../../base/inputError.ts';
import type { OriginalResult, OriginalStatistics } from './originalResult.ts';
import { BEST, TITLE } from './originalResult.ts';

export function parseOriginalResult(text: string): OriginalResult {
  const draft: Draft = { statistics: [], remarks: [] };
  let isBestNext = false;
  for (const [index, row] of text.split(/\r\n|\r|\n/).entries()) {
    const line = row.trim();
    if (line === '' || /^(=+|-+)$/.test(line)) continue;
    const field = FIELDS.find(({ label }) => label.test(line));
    if (field) readField(field, line, draft, index + 1);
    else if (isBestNext) draft.phenotype = line;
    else if (line !== BEST) draft.remarks.push(line);
    isBestNext = line === BEST;
  }
  return completed(draft);
}

/** A result that is being read. */
type Draft = { -readonly [Name in keyof OriginalResult]?: OriginalResult[Name] } & {
  statistics: OriginalStatistics[];
  remarks: string[];
};

/** A label, the form of what follows it, and what to do with that. */
interface Field {
  readonly label: RegExp;
  readonly pattern: RegExp;
  readonly form: string;
  readonly read: (parts: readonly (string | undefined)[], draft: Draft, fail: (problem: string) => never) => void;
}

const WHOLE = /^(\d{1,15})$/;
const NUMBER = String.raw`(-?\d+(?:\.\d+)?(?:e[-+]?\d+)?|nan|-?inf)`;

const FIELDS: readonly Field[] = [
  {
    label: new RegExp(`^${TITLE}`),
    pattern: /^(?:\((?:Improved|(8x8)) Version\))?$/,
    form: 'nothing, (Improved Version) or (8x8 Version)',
    read: ([title, eight], draft) => {
      draft.mode = title === '' ? 'index' : 'position';
      draft.board ??= eight === undefined ? 6 : 8;
    },
  },
  { label: /^Date:/, pattern: /^(.+)$/, form: 'a date', read: ([, date], draft) => (draft.date = date!) },
  {
    label: /^Board Size:/,
    pattern: /^([68])x\1$/,
    form: '6x6 or 8x8',
    read: ([, size], draft) => (draft.board = Number(size) as 6 | 8),
  },
  wholeField(/^Population Size:/, 'population'),
  wholeField(/^Generations:/, 'generations'),
  wholeField(/^Games per Evaluation:/, 'rounds'),
  {
    label: /^Co-evolution:/,
    pattern: /^(True|False)$/,
    form: 'True or False',
    read: ([, value], draft) => (draft.coevolution = value === 'True'),
  },
  wholeField(/^Co-evolution Opponents:/, 'coevolutionOpponents'),
  {
    label: /^Fitness:/,
    pattern: new RegExp(`^${NUMBER}$`),
    form: 'a number',
    read: ([, value], draft, fail) => (draft.fitness = numberOf(value!) ?? fail('the best individual has no fitness')),
  },
  wholeField(/^Depth:/, 'depth'),
  wholeField(/^Genome Length:/, 'genomeLength'),
  {
    label: /^Used Codons:/,
    pattern: /^(\d{1,15})\/(\d{1,15})\b/,
    form: 'two numbers, as in 5/120',
    read: ([, used, length], draft) => {
      draft.usedCodons = Number(used);
      draft.genomeLength ??= Number(length);
    },
  },
  {
    label: /^Test Results/,
    pattern: /^\(vs Random(?:, standardized seed=(\d{1,15}))?\): (\d{1,9})\/(\d{1,9}) wins\b/,
    form: '(vs Random): 15/20 wins',
    read: ([, seed, wins, games], draft, fail) => {
      if (Number(wins) > Number(games)) fail('there are more wins than games');
      draft.test = {
        seed: seed === undefined ? null : Number(seed),
        wins: Number(wins),
        games: Number(games),
        draws: null,
      };
    },
  },
  {
    label: /^Draws:/,
    pattern: /^(\d{1,9}), Losses: (\d{1,9})$/,
    form: 'two numbers, as in Draws: 0, Losses: 1',
    read: ([, draws, losses], draft, fail) => {
      const { test } = draft;
      if (!test) return fail('these draws do not follow a test');
      const total = test.wins + Number(draws) + Number(losses);
      if (total !== test.games) fail(`wins, draws and losses make ${total} games, not ${test.games}`);
      draft.test = { ...test, draws: Number(draws) };
    },
  },
  { label: /^Note: All/, pattern: /^/, form: '', read: () => undefined },
  { label: /^Generation Statistics:/, pattern: /^$/, form: 'nothing', read: () => undefined },
  {
    label: /^Generation (?=\d)/,
    pattern: new RegExp(`^(\\d{1,9}): Best=${NUMBER}, Avg=${NUMBER}$`),
    form: 'a number and values, as in Generation 0: Best=0.4500, Avg=0.7034',
    read: ([, number, best, average], { statistics }, fail) => {
      if (Number(number) !== statistics.length) fail(`generation ${statistics.length} is expected here`);
      statistics.push({ best: numberOf(best!), average: numberOf(average!) });
    },
  },
];

function wholeField(
  label: RegExp,
  name: 'population' | 'generations' | 'rounds' | 'coevolutionOpponents' | 'depth' | 'genomeLength',
): Field {
  return {
    label,
    pattern: WHOLE,
    form: 'a whole number',
    read: ([, value], draft) => (draft[name] = Number(value)),
  };
}

function readField(field: Field, line: string, draft: Draft, number: number): void {
  const fail = (problem: string): never => {
    throw new InputError('original-line', `Line ${number}, "${line.slice(0, 60)}": ${problem}.`);
  };
  const [label] = field.label.exec(line)!;
  const parts = field.pattern.exec(line.slice(label.length).trim());
  field.read(parts ?? fail(`"${label.trim()}" must be followed by ${field.form}`), draft, fail);
}

function completed(draft: Draft): OriginalResult {
  const { mode, board, phenotype, fitness } = draft;
  if (mode === undefined || board === undefined) {
    throw new InputError(
      'original-form',
      `This is not a result of the original EvoDraughts: it has no line "${TITLE}".`,
    );
  }
  if (phenotype === undefined) throw new InputError('original-form', `There is nothing below "${BEST}".`);
  if (fitness === undefined) throw new InputError('original-form', 'There is no line "Fitness:" with a number.');
  return { ...NOTHING_KNOWN, ...draft, mode, board, phenotype, fitness };
}

const NOTHING_KNOWN = {
  date: null,
  population: null,
  generations: null,
  rounds: null,
  coevolution: false,
  coevolutionOpponents: null,
  depth: null,
  genomeLength: null,
  usedCodons: null,
  test: null,
};

function numberOf(text: string): number | null {
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
