import { describe, expect, test } from 'vitest';
import { slowBoardOf } from '../../test/slowPositions.ts';
import type { SlowBoard } from '../../test/slowRules.ts';
import { slowOutcome } from '../../test/slowRules.ts';
import { createRng, randomBelow } from '../base/rng.ts';
import { BOARD_8 } from './board.ts';
import { describeOutcome } from './describeOutcome.ts';
import { formatFen, parseFen } from './fen.ts';
import type { GameOptions, Outcome } from './game.ts';
import { Game } from './game.ts';
import { legalMoves } from './move.ts';
import { parseMove } from './moveText.ts';
import { playRandomGame } from './playout.ts';
import type { Chooser } from './quickGame.ts';
import { playQuickGame } from './quickGame.ts';
import { BLACK, WHITE } from './side.ts';
import { SUCCESSOR_WORDS } from './successor.ts';
import type { DrawRules, Variant } from './variant.ts';
import { ENGLISH, ENGLISH_6X6, GIVEAWAY, VARIANTS, limitPlies } from './variant.ts';

/** Draw rules that no variant has, but one could. */
const OTHER_DRAWS: readonly DrawRules[] = [
  { quietPlies: 20, menAreQuiet: true, repetitions: 2, plies: 50 },
  { quietPlies: 200, menAreQuiet: true, repetitions: Infinity, plies: 500 },
];
const WITH_OTHER_DRAWS = VARIANTS.flatMap((variant) =>
  OTHER_DRAWS.map((draws, index) => ({
    ...variant,
    name: `${variant.name} with other draw rules ${index}`,
    draws,
  })),
);

describe.each([...VARIANTS, ...WITH_OTHER_DRAWS])('random games of $name', (variant) => {
  const small = variant.board.size === 6;
  const starts = [
    variant.start,
    parseFen(small ? 'B:WK17,K18:BK1,K2' : 'B:WK31,K32:BK1,K2', variant.board),
    parseFen(small ? 'W:WK17,16:BK1,3' : 'W:WK31,28:BK1,5', variant.board),
  ];

  test('end as the slow rules say, at every ply', () => {
    for (const [index, start] of starts.entries()) {
      for (let seed = 0; seed < 20; seed++) {
        const rng = createRng(seed, index);
        const game = new Game(variant, { start });
        const history: SlowBoard[] = [slowBoardOf(game.position, variant.board)];
        const { draws, giveaway } = variant;
        const others = draws.menAreQuiet ? { ...draws, idlePlies: draws.quietPlies } : undefined;
        for (;;) {
          expect(described(game.outcome)).toEqual(slowOutcome(history, giveaway, others));
          const moves = game.legalMoves;
          if (moves.length === 0) break;
          game.play(moves[randomBelow(rng, moves.length)]!);
          history.push(slowBoardOf(game.position, variant.board));
        }
      }
    }
  });

  test('are the same when choosers play them on words', () => {
    const random: Chooser = (_own, _other, _kings, _turn, _successors, end, rng) =>
      randomBelow(rng, end / SUCCESSOR_WORDS) * SUCCESSOR_WORDS;
    for (const start of starts) {
      for (let seed = 0; seed < 100; seed++) {
        const rng = createRng(seed);
        const outcome = playQuickGame(variant, start, [random, random], [rng, rng]);
        expect(outcome).toEqual(randomGame(variant, { start }, seed).outcome);
      }
    }
  });

  test('are the same in the fast play-out', () => {
    for (const start of starts) {
      for (let seed = 0; seed < 100; seed++) {
        const game = randomGame(variant, { start }, seed);
        const playout = playRandomGame(variant, start, createRng(seed));
        expect(playout).toEqual({ winner: game.outcome?.winner, plies: game.plies });
      }
    }
  });

  test('undo takes back every move', () => {
    const game = randomGame(variant, {}, 3);
    const positions = Array.from({ length: game.plies + 1 }, (_, ply) =>
      formatFen(game.positionAt(ply), variant.board),
    );
    const moves = game.moves;
    while (game.plies > 0) game.undo();
    expect(game.position).toEqual(variant.start);
    for (const [ply, move] of moves.entries()) {
      expect(formatFen(game.position, variant.board)).toBe(positions[ply]);
      game.play(move);
    }
    expect(game.outcome).toBeDefined();
    expect(game.moves).toEqual(moves);
  });
});

describe('endings', () => {
  test('rule 23: a side without a legal move loses, or wins in give-away', () => {
    const blocked = parseFen('B:W9,14:B5', BOARD_8);
    expect(new Game(ENGLISH, { start: blocked }).outcome).toEqual({ winner: WHITE, reason: 'no-moves' });
    expect(new Game(GIVEAWAY, { start: blocked }).outcome).toEqual({ winner: BLACK, reason: 'no-moves' });
    const bare = parseFen('W:W:B5', BOARD_8);
    expect(new Game(ENGLISH, { start: bare }).outcome).toEqual({ winner: BLACK, reason: 'no-pieces' });
    expect(new Game(GIVEAWAY, { start: bare }).outcome).toEqual({ winner: WHITE, reason: 'no-pieces' });
  });

  test('the third occurrence of a position is a draw, the second is not', () => {
    const game = new Game(ENGLISH, { start: parseFen('B:WK32:BK1', BOARD_8) });
    playAll(game, '1-5 32-28 5-1 28-32 1-5 32-28 5-1');
    expect(game.outcome).toBeUndefined();
    expect(game.occurrences).toBe(2);
    playAll(game, '28-32');
    expect(game.occurrences).toBe(3);
    expect(game.outcome).toEqual({ winner: undefined, reason: 'repetition' });
  });

  test('rule 26: forty moves by each side without a capture or an advance are a draw', () => {
    const game = new Game(ENGLISH, { start: parseFen('B:WK32,21:BK1,12', BOARD_8) });
    walkKings(game, 79);
    expect(game.quietPlies).toBe(79);
    expect(game.outcome).toBeUndefined();
    walkKings(game, 1);
    expect(game.outcome).toEqual({ winner: undefined, reason: 'forty-moves' });
    game.undo();
    playAll(game, '21-17');
    expect(game.quietPlies).toBe(0);
  });

  test('a compulsory capture does not postpone the forty-move draw, nor in the play-out', () => {
    const start = parseFen('B:WK31:BK1,K2', BOARD_8);
    // Of the first thousand random games from here, the two that end when a capture is compulsory.
    for (const seed of [700, 908]) {
      const game = randomGame(ENGLISH, { start }, seed);
      expect(game.outcome?.reason).toBe('forty-moves');
      expect(legalMoves(game.position, BOARD_8).some((move) => move.captures !== 0)).toBe(true);
      expect(playRandomGame(ENGLISH, start, createRng(seed))).toEqual({ winner: undefined, plies: 80 });
    }
  });

  test('a capture ends the count of quiet plies', () => {
    const game = new Game(ENGLISH, { start: parseFen('B:WK32,K10:BK1', BOARD_8) });
    playAll(game, '1-6');
    expect(game.quietPlies).toBe(1);
    playAll(game, '10x1');
    expect(game.quietPlies).toBe(0);
  });

  test('a draw by agreement, a resignation, and taking them back', () => {
    const game = new Game(ENGLISH);
    game.agreeDraw();
    expect(game.outcome).toEqual({ winner: undefined, reason: 'agreement' });
    expect(() => game.resign(BLACK)).toThrow('already over');
    game.undo();
    expect(game.outcome).toBeUndefined();
    game.resign(BLACK);
    expect(game.outcome).toEqual({ winner: WHITE, reason: 'resignation' });
    expect(game.legalMoves).toEqual([]);
  });

  test('the ply limit is a draw, unless the game is already decided', () => {
    expect(randomGame(limitPlies(ENGLISH_6X6, 10), {}, 1)).toMatchObject({
      plies: 10,
      outcome: { winner: undefined, reason: 'ply-limit' },
    });
    const game = new Game(limitPlies(ENGLISH, 1), { start: parseFen('B:W9:B5', BOARD_8) });
    playAll(game, '5x14');
    expect(game.outcome).toEqual({ winner: BLACK, reason: 'no-pieces' });
    expect(limitPlies(ENGLISH, 0)).toBe(ENGLISH);
  });

  test('the sentences give the numbers of the variant', () => {
    const draws = { quietPlies: 100, menAreQuiet: true, repetitions: 4, plies: 200 };
    const sentence = (variant: Variant, reason: Outcome['reason']): string =>
      describeOutcome({ winner: undefined, reason }, variant);
    expect(sentence(ENGLISH, 'forty-moves')).toBe(
      'Draw: 40 moves by each side without a capture or an advance of a man.',
    );
    expect(sentence({ ...ENGLISH, draws }, 'forty-moves')).toBe('Draw: 50 moves by each side without a capture.');
    expect(sentence({ ...ENGLISH, draws }, 'repetition')).toBe('Draw: the same position occurred 4 times.');
  });
});

test('no move can be played after the end, and no illegal move before it', () => {
  const game = new Game(ENGLISH);
  const [move] = game.legalMoves;
  game.play(move!);
  expect(() => game.play(move!)).toThrow('not legal');
  game.resign(BLACK);
  expect(() => game.play(move!)).toThrow('The game is over');
  expect(() => game.positionAt(2)).toThrow('no ply 2');
});

function described(outcome: Outcome | undefined): unknown {
  if (!outcome) return undefined;
  const winner = outcome.winner === undefined ? 'none' : outcome.winner === BLACK ? 'black' : 'white';
  return { winner, reason: outcome.reason };
}

function randomGame(variant: Variant, options: GameOptions, seed: number): Game {
  const rng = createRng(seed);
  const game = new Game(variant, options);
  for (let moves = game.legalMoves; moves.length > 0; moves = game.legalMoves) {
    game.play(moves[randomBelow(rng, moves.length)]!);
  }
  return game;
}

function playAll(game: Game, texts: string): void {
  for (const text of texts.split(' ')) game.play(parseMove(text, game.position, game.variant.board).move);
}

/** Plays the given number of plies with kings alone, without a third occurrence of any position. */
function walkKings(game: Game, plies: number): void {
  const goal = game.plies + plies;
  const extend = (): boolean => {
    if (game.plies === goal) return true;
    const kings = game.position.kings;
    for (const move of game.legalMoves) {
      if ((kings & (1 << (move.from - 1))) === 0) continue;
      game.play(move);
      if (game.occurrences < 3 && extend()) return true;
      game.undo();
    }
    return false;
  };
  expect(extend()).toBe(true);
}
