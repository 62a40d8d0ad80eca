/**
 * Patterns: which squares an evaluation sees as one, and what it has learnt about them. Evolution moves the windows;
 * the values come from games (`trials/forecast.ts`), and children inherit those of the windows that they inherit. A
 * genome is the text of the evaluation.
 */

import { settingTypes } from '../base/field.ts';
import type { Rng } from '../base/rng.ts';
import { randomBelow, randomFraction, shuffle } from '../base/rng.ts';
import { decimal, wholeNumber } from '../base/setting.ts';
import type { Patterns, Window } from '../evaluators/patterns/patterns.ts';
import {
  LARGEST_VALUE,
  MOST_SQUARES,
  MOST_WINDOWS,
  STATES,
  VALUES_PER_POINT,
  layoutOf,
} from '../evaluators/patterns/patterns.ts';
import { formatPatterns, parsePatterns } from '../evaluators/patterns/patternsText.ts';
import type { Member } from '../evolvers/evolver.ts';
import type { Board } from '../rules/board.ts';
import { changedWindow, randomWindow } from './patternWindows.ts';
import { rememberingTexts } from './rememberedTexts.ts';
import type { Phenotype, Representation } from './representation.ts';
import { representationKind } from './representation.ts';

export const patterns = representationKind({
  name: 'patterns',
  summary: 'windows of a few squares and the values of what stands on them, for the evaluation of a search',
  sizeNoun: 'value',
  needsSearch: true,
  seesPieces: true,
  fields: settingTypes({
    windows: wholeNumber('how many windows', 0, MOST_WINDOWS, 24),
    squares: wholeNumber('the squares of a window, which hang together', 2, MOST_SQUARES, 6),
    spread: wholeNumber(
      'the greatest absolute value of a piece by its square in initial individuals, in points',
      0,
      LARGEST_VALUE / VALUES_PER_POINT,
      25,
    ),
    mutationRate: decimal('the chance of each window to change in a child', 0, 1, 0.08),
    fresh: decimal(
      'the share of these changes that put in a new window, instead of moving one of its squares',
      0,
      1,
      0.25,
    ),
  }),
  problems: () => [],
  create({ windows: count, squares, spread, mutationRate, fresh }, { variant: { board } }): Representation<string> {
    const express = rememberingTexts(expressPatterns);
    const read = (genome: string): Parts => partsOf(parsePatterns(genome), board);
    const write = (parts: Parts): string => formatPatterns(joined(parts, board));
    const newTable = (): Table => new Int16Array(STATES ** squares);
    return {
      create: (individuals, rng) =>
        Array.from({ length: individuals }, () => {
          const common = new Int16Array(layoutOf([], board).end);
          for (let at = 0; at < 4 * board.squares; at++)
            common[at] = VALUES_PER_POINT * (randomBelow(rng, 2 * spread + 1) - spread);
          const windows = new Map<string, Table>();
          addUntil(windows, count, () => windowText(randomWindow(board, squares, rng)), newTable);
          return write({ common, windows });
        }),
      crossover(one, two, rng) {
        const [first, second] = [read(one), read(two)];
        return [write(childOf(first, second, rng)), write(childOf(second, first, rng))];
      },
      mutate(genome, rng) {
        const { common, windows } = read(genome);
        const changed = new Map<string, Table>();
        for (const [text, table] of windows) {
          if (randomFraction(rng) >= mutationRate) {
            changed.set(text, table);
          } else if (randomFraction(rng) < fresh) {
            changed.set(windowText(randomWindow(board, squares, rng)), newTable());
          } else {
            const { window, from, to } = changedWindow(windowFrom(text), board, rng);
            changed.set(windowText(window), movedTable(table, from, to));
          }
        }
        addUntil(changed, count, () => windowText(randomWindow(board, squares, rng)), newTable);
        return write({ common, windows: changed });
      },
      key: (genome) => express(genome).key,
      distance: (one, two) => {
        const [first, second] = [read(one).windows, read(two).windows];
        return [...first.keys()].filter((window) => !second.has(window)).length;
      },
      express,
      taught: (_, evaluation) => evaluation.slice(BEFORE.length, -1),
      traits: traitsOf,
    };
  },
});

type Table = Int16Array;

/** A genome taken apart: the values of squares and of balances, and each window with its own. */
interface Parts {
  readonly common: Int16Array;
  readonly windows: ReadonlyMap<string, Table>;
}

function partsOf({ windows, values }: Patterns, board: Board): Parts {
  const { windows: starts, end } = layoutOf(windows, board);
  return {
    common: values.slice(0, starts[0] ?? end),
    windows: new Map(
      windows.map((window, index) => [windowText(window), values.slice(starts[index], starts[index + 1] ?? end)]),
    ),
  };
}

/** Windows are sorted, so that equal evaluations have equal texts. */
function joined({ common, windows }: Parts, board: Board): Patterns {
  const sorted = [...windows]
    .map(([text, table]) => ({ window: windowFrom(text), table }))
    .toSorted((one, two) => compareWindows(one.window, two.window));
  const all = sorted.map(({ window }) => window);
  const values = new Int16Array(layoutOf(all, board).end);
  values.set(common);
  for (const [index, start] of layoutOf(all, board).windows.entries()) values.set(sorted[index]!.table, start);
  return { windows: all, values };
}

function compareWindows(one: Window, two: Window): number {
  const place = one.findIndex((square, index) => square !== two[index]);
  return place === -1 ? 0 : one[place]! - (two[place] ?? 0);
}

function windowText(window: Window): string {
  return window.join('-');
}

function windowFrom(text: string): Window {
  return text.split('-').map(Number);
}

/** The first parent's values, its windows and the other's in equal parts; windows that both have are kept. */
function childOf(first: Parts, second: Parts, rng: Rng): Parts {
  const shared = [...first.windows].filter(([text]) => second.windows.has(text));
  const own = [...first.windows].filter(([text]) => !second.windows.has(text));
  const other = [...second.windows].filter(([text]) => !first.windows.has(text));
  const mixed = [...own, ...other];
  shuffle(mixed, rng);
  return { common: first.common, windows: new Map([...shared, ...mixed.slice(0, own.length)]) };
}

/** Adds windows until there are enough; gives up when the board has no others. */
function addUntil(windows: Map<string, Table>, count: number, draw: () => string, table: () => Table): void {
  for (let tries = 0; windows.size < count && tries < MOST_TRIES; tries++) {
    const text = draw();
    if (!windows.has(text)) windows.set(text, table());
  }
}

const MOST_TRIES = 10_000;

/**
 * The values after the square at place `from` went and another came at place `to`: what is known about the squares that
 * stay, on average over what stood on the one that went.
 */
function movedTable(table: Table, from: number, to: number): Table {
  const moved = new Int16Array(table.length);
  const [below, beside] = [STATES ** from, STATES ** to];
  for (let state = 0; state < moved.length; state++) {
    // The state of the squares that stay, then with each state of the one that went.
    const rest = (state % beside) + Math.floor(state / (beside * STATES)) * beside;
    const before = (rest % below) + Math.floor(rest / below) * below * STATES;
    let sum = 0;
    for (let gone = 0; gone < STATES; gone++) sum += table[before + gone * below]!;
    moved[state] = Math.round(sum / STATES);
  }
  return moved;
}

const BEFORE = 'patterns(';

function expressPatterns(genome: string): Phenotype {
  const { windows, values } = parsePatterns(genome);
  const evaluation = `${BEFORE}${genome})`;
  const size = values.reduce((sum, value) => sum + (value === 0 ? 0 : 1), 0);
  return { text: `${windows.length} windows: ${windows.map(windowText).join(' ')}`, evaluation, size, key: evaluation };
}

/** How alike the windows of all members are to those of the fittest. */
function traitsOf(members: readonly Member<string>[]): Record<string, number> {
  const best = members.reduce((one, two) => (two.worth![0]! > one.worth![0]! ? two : one));
  const sets = members.map(({ genome }) => new Set(parsePatterns(genome).windows.map(windowText)));
  const fittest = sets[members.indexOf(best)]!;
  if (fittest.size === 0) return {};
  const shared = sets.map((set) => [...set].filter((window) => fittest.has(window)).length / fittest.size);
  return { 'windows shared with the best, %': (100 * shared.reduce((sum, one) => sum + one, 0)) / shared.length };
}
