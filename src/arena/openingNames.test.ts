import { describe, expect, test } from 'vitest';
import list from '../../data/openingNames.json' with { type: 'json' };
import computed from '../../data/openings.json' with { type: 'json' };
import { runCli } from '../../test/runCli.ts';
import { formatFen } from '../rules/fen.ts';
import { ENGLISH } from '../rules/variant.ts';
import { openGame } from './opening.ts';
import { NAMED_OPENINGS, openingOf } from './openingNames.ts';

const START = formatFen(ENGLISH.start, ENGLISH.board);

describe('the three-move list', () => {
  test('has the same 174 positions as our own list', () => {
    const fens = (lines: readonly string[]): string[] => lines.map(fenAfter).toSorted();
    expect(fens(NAMED_OPENINGS.map(({ moves }) => moves))).toEqual(fens(computed.openings.english));
    expect(NAMED_OPENINGS.map(({ number }) => number)).toEqual(Array.from({ length: 174 }, (_, index) => index + 1));
  });

  test('has 144 openings over the board, 12 for mail play and 18 barred', () => {
    const count = (wanted: string): number => NAMED_OPENINGS.filter(({ status }) => status === wanted).length;
    expect(['over the board', 'mail play', 'barred'].map(count)).toEqual([144, 12, 18]);
    expect(NAMED_OPENINGS.filter(({ name }) => name !== undefined)).toHaveLength(49);
  });

  test('names longer lines by positions that can occur', () => {
    for (const { fen, name } of list.positions) expect(fen, name).toMatch(/^[BW]:W[\d,]+:B[\d,]+$/);
    expect(new Set(list.positions.map(({ fen }) => fen)).size).toBe(list.positions.length);
  });
});

describe('the opening of a game', () => {
  test('is known from the third move', () => {
    expect(nameOf('11-15 23-18')).toBeUndefined();
    expect(nameOf('11-15 23-18 8-11')).toEqual([121, 'Cross']);
    expect(nameOf('9-13 21-17 5-9')).toEqual([1, undefined]);
  });

  test('is the same for any moves to the position', () => {
    expect(nameOf('9-14 24-20 11-16')).toEqual(nameOf('11-16 24-20 9-14'));
    expect(nameOf('9-14 24-20 11-16')?.[0]).toBeGreaterThan(0);
  });

  test('takes the name of the longest line, and keeps it', () => {
    const fourteenth = '11-15 23-19 8-11 22-17 4-8';
    expect(nameOf(fourteenth)?.[1]).toBe('Old Fourteenth');
    expect(nameOf('10-15 23-18 12-16')?.[1]).toBe('Kelso Cross');
    expect(nameOf(`${fourteenth} 17-13 15-18`)?.[1]).toBe('Old Fourteenth');
  });

  test('that is not in the list has no name, nor has a game from another start or variant', () => {
    expect(nameOf('9-14 22-17 14-18')).toBeUndefined();
    const moves = '11-15 23-18 8-11'.split(' ');
    expect(openingOf({ variant: 'giveaway', start: START, moves })).toBeUndefined();
    expect(openingOf({ variant: 'english', start: 'B:W18:B14', moves: ['14x23'] })).toBeUndefined();
  });
});

test('the command prints number, status and name', async () => {
  const { out } = await runCli(['openings', '--variant', 'english', '--depth', '1']);
  expect(out).toMatch(/^ {2}9-13 22-18 10-14 +6 {2}mail play +Inferno$/m);
  expect(out).toMatch(/^ {2}9-13 21-17 5-9 +1 {2}over the board$/m);
});

function nameOf(line: string): [number, string | undefined] | undefined {
  const opening = openingOf({ variant: 'english', start: START, moves: line.split(' ') });
  return opening && [opening.number, opening.name];
}

function fenAfter(moves: string): string {
  return formatFen(openGame(ENGLISH, { moves }).position, ENGLISH.board);
}
