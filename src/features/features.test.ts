import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { featureDisagreements } from '../../test/featureDisagreements.ts';
import { slowFeatures } from '../../test/slowFeatures.ts';
import { anyPosition, slowBoardOf } from '../../test/slowPositions.ts';
import { createRng, randomBelow } from '../base/rng.ts';
import { popcount } from '../rules/bits.ts';
import { BOARD_6, BOARD_8 } from '../rules/board.ts';
import type { Board } from '../rules/board.ts';
import { parseFen } from '../rules/fen.ts';
import { Game } from '../rules/game.ts';
import { countMoves } from '../rules/kernel.ts';
import { otherPieces, ownPieces, rotatePosition } from '../rules/position.ts';
import { BLACK, WHITE, opponent } from '../rules/side.ts';
import { step } from '../rules/steps.ts';
import { ENGLISH, ENGLISH_6X6 } from '../rules/variant.ts';
import { featuresOf, thesisVector } from './features.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const VARIANTS = [ENGLISH, ENGLISH_6X6];

describe.each(VARIANTS)('the features of $name', (variant) => {
  const { board } = variant;
  const features = [...featuresOf(board).values()];

  test('have names that expressions can write', () => {
    for (const { name } of features) expect(name).toMatch(/^[A-Za-z_][A-Za-z0-9_.]*(\[\d+\])?$/);
    expect(featuresOf(board)).toBe(featuresOf(board));
    expect([...featuresOf(board).keys()]).toEqual(features.map(({ name }) => name));
  });

  test('have distinct phrases and complete sentences', () => {
    for (const { phrase, sentence } of features) {
      expect(phrase).toMatch(/[^.\s]$/);
      expect(sentence).toMatch(/^[A-Z0-9].*[^.\s]\.$/);
      expect(`${phrase} ${sentence}`).not.toMatch(/undefined|NaN|\s\s/);
    }
    const phrases = features.filter(({ low, high }) => low < high).map(({ phrase }) => phrase);
    expect(new Set(phrases).size).toBe(phrases.length);
  });

  test('come in pairs, own and opposing', () => {
    const names = features.map(({ name }) => name);
    const own = names.filter((name) => name.startsWith('own.'));
    expect(own.length).toBeGreaterThan(30);
    const opposing = names.filter((name) => name.startsWith('opponent.'));
    expect(opposing).toEqual(own.map((name) => name.replace('own.', 'opponent.')));
  });

  test('are exactly those of the slow version', () => {
    const { vector, seenBy } = slowFeatures(slowBoardOf(variant.start, board));
    const names = features.map(({ name }) => name).toSorted();
    expect([...vector.keys(), ...seenBy.black.keys()].toSorted()).toEqual(names);
    expect([...vector.keys(), ...seenBy.white.keys()].toSorted()).toEqual(names);
  });

  test('agree with the slow version and keep their bounds on random placements', () => {
    fc.assert(
      fc.property(anyPosition(board), (position) => {
        expect(featureDisagreements(position, board)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  test('agree with the slow version and keep their bounds on every position of random games', () => {
    for (let index = 0; index < 40; index++) {
      const rng = createRng(index, board.size);
      const game = new Game(variant);
      for (let moves = game.legalMoves; ; moves = game.legalMoves) {
        expect(featureDisagreements(game.position, board)).toEqual([]);
        if (moves.length === 0) break;
        game.play(moves[randomBelow(rng, moves.length)]!);
      }
    }
  });

  test('that are seen by the viewer are the same for both sides', () => {
    const relative = features.filter(({ isRelative }) => isRelative);
    fc.assert(
      fc.property(anyPosition(board), fc.constantFrom(...relative), fc.boolean(), (position, { read }, isMover) => {
        const rotated = rotatePosition(position, board);
        const [one, two] = [position, rotated].map((each) =>
          isMover
            ? read(ownPieces(each), otherPieces(each), each.kings, each.turn, each.turn)
            : read(otherPieces(each), ownPieces(each), each.kings, opponent(each.turn), each.turn),
        );
        expect(one).toBe(two);
      }),
      { numRuns: 5_000 },
    );
  });

  test('that are sums over pieces are the sums that they describe', () => {
    const sums = features.filter(({ sum }) => sum !== undefined);
    expect(sums.length).toBeGreaterThan(40);
    fc.assert(
      fc.property(anyPosition(board), fc.constantFrom(...sums), ({ black, white, kings, turn }, { read, sum }) => {
        const { whose, counts } = sum!;
        const isOwn = whose === 'own';
        // Seen by Black.
        const pieces = isOwn ? black : white;
        const side = isOwn ? BLACK : WHITE;
        const values = counts.map(({ of, squares, each }) => {
          const there = squares[side] & pieces & (of === 'pieces' ? -1 : of === 'kings' ? kings : ~kings);
          return each * (of === 'pattern' ? Number(there === squares[side]) : popcount(there));
        });
        expect(read(black, white, kings, BLACK, turn)).toBe(values.reduce((one, two) => one + two));
      }),
      { numRuns: 2_000 },
    );
  });

  test('that are seen from Black do not depend on the viewer', () => {
    const absolute = features.filter(({ isRelative }) => !isRelative);
    fc.assert(
      fc.property(anyPosition(board), ({ black, white, kings, turn }) => {
        for (const { read } of absolute) {
          expect(read(white, black, kings, 1, turn)).toBe(read(black, white, kings, 0, turn));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('bound the mobility by the maximum number of moves', () => {
    const { high } = featuresOf(board).get('own.mobility')!;
    expect(Math.max(mostCaptures(board), neighbourPairs(board))).toBe(high);
  });
});

test.each(VARIANTS)(
  'agree with the slow version on 200 random games, and on the rare values of two thousand: $name',
  async ({ name }) => {
    const program = ['test/featureAgreement.ts', name, '2000', '200'];
    const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: ROOT });
    const found = JSON.parse(stdout) as { positions: number; compared: number; disagreements: string[] };
    expect(found.disagreements).toEqual([]);
    expect(found.positions).toBeGreaterThan(60_000);
    expect(found.compared).toBeGreaterThan(6_500);
  },
);

test('the vector of the start position is that of the original', () => {
  const vector8 = thesisVector(ENGLISH.start, BOARD_8);
  expect(vector8).toHaveLength(75);
  expect(vector8.slice(64)).toEqual([12, 12, 0, 0, 2, 2, 4, 4, 7, 7, 1]);
  expect(vector8.slice(0, 16)).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 1, 0]);
  const vector6 = thesisVector(ENGLISH_6X6.start, BOARD_6);
  expect(vector6).toHaveLength(47);
  expect(vector6.slice(36)).toEqual([6, 6, 0, 0, 0, 0, 3, 3, 5, 5, 1]);
  expect(vector6.slice(24, 36)).toEqual([0, -1, 0, -1, 0, -1, -1, 0, -1, 0, -1, 0]);
});

/** Seen by the side to move. */
const CASES: readonly [what: string, fen: string, values: Readonly<Record<string, number>>][] = [
  ['a capture that branches starts with one jump', 'B:W6,14,15:B1', { 'x[72]': 1, 'own.mobility': 2 }],
  ['a king returns to its start', 'B:W9,10,17,18:BK22', { 'opponent.mostCaptured': 4 }],
  ['a man takes two', 'W:W30:B25,17,6', { 'opponent.mostCaptured': 2, 'opponent.capturable': 1 }],
  ['a man with a clear path ahead is a runaway', 'B:W31:B12,13,21', { 'own.runaway': 1, 'opponent.runaway': 0 }],
  [
    'two pieces behind, or the edge, are support',
    'B:W32:B6,7,10,13,15',
    { 'own.supported': 2, 'opponent.supported': 1 },
  ],
  ['three around an empty square make a hole', 'B:W32:B6,7,14', { 'own.holes': 1, 'opponent.holes': 0 }],
  ['the dog', 'W:W32:B28', { 'own.dog': 1, 'opponent.dog': 0 }],
  ['a trapped king', 'B:W8,11:BK4', { 'own.trappedKings': 1, 'own.freeKings': 0, 'own.movableKings': 0 }],
  ['a king in the corner that can capture', 'B:W8,32:BK4', { 'own.trappedKings': 0 }],
  ['White sees the board rotated', 'W:W32,K28:B1', { 'square[1]': 1, 'square[5]': 2, 'square[32]': -1 }],
  ['tempo', 'B:W32:B9,22', { tempo: 7, 'own.advancement': 7, 'opponent.advancement': 0 }],
  ['a crown within reach', 'B:W29,31:B25,27,28', { 'own.nearCrown': 3, 'own.crowning': 3, 'own.openKingRow': 2 }],
];

test.each(CASES)('%s', (_what, fen, values) => {
  const position = parseFen(fen, BOARD_8);
  for (const [name, value] of Object.entries(values)) {
    const { read } = featuresOf(BOARD_8).get(name)!;
    const { kings, turn } = position;
    expect([name, read(ownPieces(position), otherPieces(position), kings, turn, turn)]).toEqual([name, value]);
  }
});

test('the grammars use features that their boards have', () => {
  const files = readdirSync(`${ROOT}grammars`).filter((file) => file.startsWith('relative'));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const text = readFileSync(`${ROOT}grammars/${file}`, 'utf8').replaceAll(/^#.*$/gm, '');
    const names = text.match(/(own|opponent)\.\w+|\bphase\b|\btempo\b|square\[\d+\]/g)!;
    const boards = [BOARD_8, BOARD_6].filter(({ size }) => !/\dx\d/.test(file) || file.includes(`${size}x${size}`));
    expect(boards.length).toBe(file === 'relative.bnf' ? 2 : 1);
    for (const board of boards) {
      const strangers = names.filter((name) => !featuresOf(board).has(name));
      expect(strangers).toEqual([]);
      if (file !== 'relative.bnf') expect(names).toContain(`square[${board.squares}]`);
    }
  }
});

/**
 * Captures stay within groups of squares, and only more enemies or fewer obstacles can add branches. So no position has
 * more captures than the sum over the groups, each with its best set of kings and an enemy on every square between.
 */
function mostCaptures(board: Board): number {
  const inside = interior(board);
  const best = new Map<number, number>();
  for (let square = 1; square <= board.squares; square++) {
    let group = 1 << board.bitOfSquare[square]!;
    for (let round = 0; round < 8; round++) {
      for (let direction = 0; direction < 4; direction++) {
        group |= step(step(group, direction) & inside, direction ^ 1) & board.mask;
      }
    }
    const enemies = neighbours(group) & inside;
    let most = 0;
    for (let kings = group; kings !== 0; kings = (kings - 1) & group) {
      most = Math.max(most, countMoves(kings, enemies, kings, BLACK, board));
    }
    best.set(group, most);
  }
  return [...best.values()].reduce((sum, most) => sum + most, 0);
}

/** Quiet moves: at most one for each pair of neighbouring squares. */
function neighbourPairs(board: Board): number {
  return popcount(step(board.mask, 0) & board.mask) + popcount(step(board.mask, 1) & board.mask);
}

/** The squares with four neighbours. */
function interior(board: Board): number {
  const { mask } = board;
  return mask & step(mask, 0) & step(mask, 1) & step(mask, 2) & step(mask, 3);
}

function neighbours(squares: number): number {
  return step(squares, 0) | step(squares, 1) | step(squares, 2) | step(squares, 3);
}
