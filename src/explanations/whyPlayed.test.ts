import { expect, test } from 'vitest';
import { createRng } from '../base/rng.ts';
import type { Decision } from '../players/player.ts';
import { createPlayer } from '../players/players.ts';
import { parseFen } from '../rules/fen.ts';
import { Game } from '../rules/game.ts';
import { formatMove } from '../rules/moveText.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import { ENGLISH } from '../rules/variant.ts';
import type { MoveReasons } from './moveReasons.ts';
import { whyMove, whyPlayed } from './whyMove.ts';
import { playedStrategy } from './playedStrategy.ts';

const OPEN = new Game(ENGLISH);
const MATERIAL = 'own.pieces - opponent.pieces';

/** Why a player played what it plays, from its thought. */
function why(player: string, game = OPEN, control = {}): MoveReasons {
  const thought = createPlayer(player, ENGLISH).choose(game, createRng(1), control);
  return whyPlayed(player, game, formatMove(thought.move, game.legalMoves), () => thought);
}

function never(): Decision {
  throw new Error('The thought was asked for.');
}

function at(fen: string): Game {
  return new Game(ENGLISH, { start: parseFen(fen, ENGLISH.board) });
}

test.each(['position', 'settled'] as const)('a strategy in %s mode needs no thought', (mode) => {
  const player = `expression:${MATERIAL},mode=${mode}`;
  const { strategy } = playedStrategy(player, ENGLISH)!;
  const expected = whyMove(strategy!, ENGLISH.start, ENGLISH, mode);
  expect(whyPlayed(player, OPEN, expected.moves[0]!.move, never)).toEqual(expected);
  expect(whyPlayed(player, OPEN, '12-16', never).opinion).toContain('12-16');
});

test('players that do not compare their moves say so without a thought', () => {
  expect(whyPlayed('random', OPEN, '9-13', never).opinion).toBe('It plays a legal move at random.');
  expect(whyPlayed('first', OPEN, '9-13', never).opinion).toBe('It always plays the lowest-numbered legal move.');
  const index = whyPlayed('expression:own.men,mode=index', OPEN, '9-13', never);
  expect([index.sentence, index.moves]).toEqual([expect.stringContaining('does not compare its moves'), []]);
  expect(whyPlayed('alphabeta', at('B:W30:B5'), '5-9', never).opinion).toBe('5-9 is the only legal move.');
});

test('a search tells its scores, bounds as bounds, and the line it expects', () => {
  const { moves, line, depth, sentence, features } = why('alphabeta:depth=5');
  expect([moves.length, line[0], depth, features]).toEqual([7, moves[0]!.move, 5, []]);
  expect(moves.some(({ isExact }) => !isExact)).toBe(true);
  for (const { isExact, scoreText } of moves) expect(/ (?:or less|or more|at best)$/.test(scoreText)).toBe(!isExact);
  expect(sentence).toMatch(
    /^It looks 5 plies ahead and prefers \S+ to \S+\. Its scores: .* It expects (?:\S+ )+On the board/,
  );
});

test('the scores of an evolved evaluation are in men, and those of one that counts no pieces are its own', () => {
  // Black's man on 11 is missing.
  const game = at('W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12');
  for (const player of ['champion:oak', 'champion:yew', 'champion:heather', 'alphabeta:depth=4']) {
    const { men, scoreText } = why(player, game).moves[0]!;
    expect([player, scoreText]).toEqual([player, expect.stringMatching(/^White \+[01]\.\d\d$/)]);
    expect(men).toBeLessThan(-0.8);
  }
  expect(why('champion:fern', game).moves[0]).toMatchObject({ men: null, chance: null });
  expect(why('champion:fern', game).moves[0]!.scoreText).toMatch(/^-?[\d.]+ points?$/);
});

test('a search tells what the line that it expects brings', () => {
  const game = at('W:W13,21,22,24,26,28,29,30,31,32:B1,2,3,5,7,8,11,12,17,19');
  expect(why('champion:hazel', game).opinion).toContain(
    'It expects 12-16 24x15 11x25 29x22, which wins White a piece.',
  );
});

test("what the opponent thinks of a person's move speaks to that person", () => {
  const game = at('B:W22,32:B1,14');
  const reader = { name: 'Fern', playerSide: WHITE, readerSide: BLACK } as const;
  const player = 'alphabeta:depth=2';
  const thought = createPlayer(player, ENGLISH).choose(game, createRng(1), { scoreAll: true });
  const { opinion, board } = whyPlayed(player, game, '14-18', () => thought, reader);
  expect(opinion).toMatch(/^Fern looks 2 plies ahead and would have played \S+\. Its scores: .* after your 14-18, /);
  expect(board).toMatch(/^On the board: 14-18 gives up a man \(22x15\)/);
});

test('another move than the one that was played is told of', () => {
  const thought = createPlayer('alphabeta:depth=2', ENGLISH).choose(OPEN, createRng(1), { scoreAll: true });
  const chosen = formatMove(thought.move, OPEN.legalMoves);
  const played = chosen === '12-16' ? '9-13' : '12-16';
  expect(whyPlayed('alphabeta:depth=2', OPEN, played, () => thought).sentence).toContain(
    `It looks 2 plies ahead and would have played ${chosen}. `,
  );
});

test('a player that told nothing gives no reasons', () => {
  const [move] = OPEN.legalMoves;
  const silent = whyPlayed('mcts', OPEN, '9-13', () => ({ move: move! }));
  expect([silent.opinion, silent.moves]).toEqual(['This player gives no reasons for its moves.', []]);
});
