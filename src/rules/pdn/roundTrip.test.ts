/** Written games read back unchanged. Whatever is read, from any text, survives being written. */

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rng } from '../../base/rng.ts';
import { createRng, randomBelow } from '../../base/rng.ts';
import { legalMoves, positionAfter } from '../move.ts';
import type { Position } from '../position.ts';
import type { Variant } from '../variant.ts';
import { VARIANTS } from '../variant.ts';
import type { PdnGame, PdnLine, PdnMove, PdnTag } from './pdnGame.ts';
import { normaliseComment } from './pdnGame.ts';
import type { PdnEntry } from './reader.ts';
import { parsePdn, readPdn } from './reader.ts';
import { formatPdn } from './writer.ts';

/** A line of moves before the moves themselves are known. */
interface LinePlan {
  readonly comment: string;
  readonly moves: readonly MovePlan[];
}

interface MovePlan {
  readonly pick: number;
  readonly glyphs: readonly string[];
  readonly comment: string;
  readonly variations: readonly LinePlan[];
  readonly setup: number | undefined;
}

const TAGS = [
  '[Event "x"]',
  '[FEN "B:W18,24,27,28,K10,K15:B12,16,20,K22"]',
  '[FEN "B:W7,8,15,16:B3"]',
  '[GameType "21,B,6,6,N1,0"]',
  '[Variant "giveaway"]',
  '[Result "0-1"]',
];
const MOVES = '11-15 23-18 24-19 15x24 28x19 3x19 7-2 8-4 32-28 1-6 9x14 99x1 11 -'.split(' ');
const SIGNS = '1. 12... { } {} ( ) (!) !? $7 $1 ; % * 1-0 1/2-1/2 foo " \\ [ ] [x [FEN" /FEN"'.split(' ');
const BLANKS = [' ', ' ', ' ', '\n', '\n', '\r\n', '\r', '\t', '\uFEFF', '\x1a'];

const fragment = fc.oneof(
  fc.constantFrom(...TAGS, '/FEN "W:W32:B1"/'),
  { weight: 4, arbitrary: fc.constantFrom(...MOVES) },
  { weight: 3, arbitrary: fc.constantFrom(...SIGNS) },
  { weight: 6, arbitrary: fc.constantFrom(...BLANKS) },
  fc.string(),
);
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fragment, { size: 'medium' }).map((parts) => parts.join('')),
);
const comment = fc.oneof({ weight: 3, arbitrary: fc.constant('') }, text.map(normaliseComment));
const glyphs = fc.array(fc.constantFrom('!', '?', '!!', '??', '!?', '?!', '$10', '$255'), { maxLength: 2 });
const tag = fc.record({
  name: fc.constantFrom('Event', 'Site', 'Black', 'White', 'Annotator', 'x_1', 'fen', 'Result', 'ECO'),
  value: text.map((raw) => raw.replace(/[\r\n]+/g, ' ')),
});

/** Lines with nested variations. */
function lineOf(depth: number): fc.Arbitrary<LinePlan> {
  const variations = depth === 0 ? fc.constant([]) : fc.array(lineOf(depth - 1), { maxLength: 2 });
  const move = fc.record({
    pick: fc.nat(),
    glyphs,
    comment,
    variations,
    setup: fc.option(fc.nat(), { freq: 20, nil: undefined }),
  });
  return fc.record({ comment, moves: fc.array(move, { maxLength: 4 + 10 * depth }) });
}

const game = fc
  .record({
    tags: fc.uniqueArray(tag, { maxLength: 8, selector: ({ name }) => name }),
    variant: fc.constantFrom(...VARIANTS),
    start: fc.option(fc.nat(), { nil: undefined }),
    line: lineOf(3),
    result: fc.constantFrom('1-0', '0-1', '1/2-1/2', '0-0', '*'),
  })
  .map(({ tags, variant, start, line, result }): PdnGame => {
    const position = start === undefined ? variant.start : randomPosition(variant, createRng(start));
    return { tags, variant, start: position, ...playLine(line, position, variant), result };
  });

/** A position from a random game. It may have no legal move. */
function randomPosition(variant: Variant, rng: Rng): Position {
  let position = variant.start;
  for (let plies = randomBelow(rng, 60); plies > 0; plies--) {
    const moves = legalMoves(position, variant.board);
    if (moves.length === 0) break;
    position = positionAfter(position, moves[randomBelow(rng, moves.length)]!, variant.board);
  }
  return position;
}

function playLine(plan: LinePlan, start: Position, variant: Variant): PdnLine {
  const moves: PdnMove[] = [];
  let position = start;
  for (const step of plan.moves) {
    const setup = step.setup === undefined ? undefined : randomPosition(variant, createRng(step.setup));
    position = setup ?? position;
    const legal = legalMoves(position, variant.board);
    if (legal.length === 0) break;
    const move = legal[step.pick % legal.length]!;
    const variations = step.variations
      .map((variation) => playLine(variation, position, variant))
      .filter((variation) => variation.comment !== '' || variation.moves.length > 0);
    moves.push({ move, glyphs: step.glyphs, comment: step.comment, variations, ...(setup && { setup }) });
    position = positionAfter(position, move, variant.board);
  }
  return { comment: plan.comment, moves };
}

function readBack(written: string): PdnGame {
  const [entry, ...others] = parsePdn(written);
  expect(others).toEqual([]);
  expect(entry!.problems).toEqual([]);
  return entry!.game!;
}

/** Tags that are not derived from the game itself, in any order. */
function otherTags(tags: readonly PdnTag[]): string[] {
  const made = ['Result', 'GameType', 'Variant', 'SetUp', 'FEN', 'fen'];
  return tags
    .filter(({ name }) => !made.includes(name))
    .map(({ name, value }) => `${name} ${value}`)
    .sort();
}

test('a game is read back as it was written', () => {
  fc.assert(
    fc.property(game, (original) => {
      const written = formatPdn(original);
      const once = readBack(written);
      expect(once).toEqual({ ...original, tags: once.tags });
      expect(otherTags(once.tags)).toEqual(otherTags(original.tags));
      expect(formatPdn(once)).toBe(written);
      expect(readBack(formatPdn(once))).toEqual(once);
    }),
    { numRuns: 300 },
  );
});

test('several games in a file stay apart', () => {
  fc.assert(
    fc.property(fc.array(game, { maxLength: 4 }), (games) => {
      const written = games.map(formatPdn).join('');
      const entries = parsePdn(written);
      expect(entries).toHaveLength(games.length);
      expect(entries.map((entry) => formatPdn(entry.game!)).join('')).toBe(written);
    }),
    { numRuns: 60 },
  );
});

test('any text can be read, and what is read can be written', () => {
  fc.assert(
    fc.property(text, (anything) => {
      for (const [at, entry] of parsePdn(anything).entries()) {
        expect(entry.index).toBe(at + 1);
        if (!entry.game) continue;
        const written = formatPdn(entry.game);
        const once = readBack(written);
        expect(once).toEqual({ ...entry.game, tags: once.tags });
        expect(formatPdn(once)).toBe(written);
      }
    }),
    { numRuns: 3000 },
  );
});

test('it does not matter how a text is split into pieces', async () => {
  await fc.assert(
    fc.asyncProperty(text, fc.integer({ min: 1, max: 20 }), async (anything, size) => {
      const chunks: string[] = [];
      for (let at = 0; at < anything.length; at += size) chunks.push(anything.slice(at, at + size));
      const entries: PdnEntry[] = [];
      for await (const entry of readPdn(chunks)) entries.push(entry);
      expect(entries).toEqual(parsePdn(anything));
    }),
    { numRuns: 1500 },
  );
});
