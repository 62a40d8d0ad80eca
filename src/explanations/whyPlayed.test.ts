import { expect, test } from 'vitest';
import { createRng } from '../base/rng.ts';
import type { Decision } from '../players/player.ts';
import { createPlayer } from '../players/players.ts';
import { parseFen } from '../rules/fen.ts';
import { Game } from '../rules/game.ts';
import { formatMove } from '../rules/moveText.ts';
import { ENGLISH } from '../rules/variant.ts';
import type { MoveReasons } from './whyMove.ts';
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
  const expected = whyMove(strategy, ENGLISH.start, ENGLISH, mode);
  expect(whyPlayed(player, OPEN, expected.moves[0]!.move, never)).toEqual(expected);
  expect(whyPlayed(player, OPEN, '12-16', never).sentence).toBe(`It would not have played 12-16. ${expected.sentence}`);
});

test('players that do not compare their moves say so without a thought', () => {
  expect(whyPlayed('random', OPEN, '9-13', never).sentence).toBe('It plays a legal move at random.');
  expect(whyPlayed('first', OPEN, '9-13', never).sentence).toBe('It always plays the lowest-numbered legal move.');
  const index = whyPlayed('expression:own.men,mode=index', OPEN, '9-13', never);
  expect([index.sentence, index.moves]).toEqual([expect.stringContaining('does not compare its moves'), []]);
  expect(whyPlayed('alphabeta', at('B:W30:B5'), '5-9', never).sentence).toBe('5-9 is the only legal move.');
});

test('a search tells its scores, bounds as bounds, and the line it expects', () => {
  const { moves, line, depth, sentence, features } = why('alphabeta:depth=5');
  expect([moves.length, line[0], depth, features]).toEqual([7, moves[0]!.move, 5, []]);
  expect(moves.some(({ isExact }) => !isExact)).toBe(true);
  for (const { isExact, scoreText } of moves) expect(scoreText.startsWith('at most ')).toBe(!isExact);
  expect(sentence).toMatch(/^It looked 5 plies ahead and chose \S+ \(\S+ men\)\. It expects (\S+ )+next\.$/);
});

test('a search by a strategy shows what that reads after each move and its captures', () => {
  const game = at('B:W18,19:B9,11');
  const { moves, features, sentence } = why(`alphabeta:depth=1,eval=${MATERIAL}`, game);
  expect(features.map(({ name }) => name)).toEqual(['own.pieces', 'opponent.pieces']);
  expect(moves.find(({ move }) => move === '9-14')).toMatchObject({ captures: ['18x9'], values: [1, 2] });
  expect(moves.find(({ move }) => move === '9-13')).toMatchObject({ captures: [], values: [2, 2] });
  expect(sentence).toMatch(/\(0\.00\)\. The features are read after each move and the captures that follow it\.$/);
});

test('another move than the one that was played is told of', () => {
  const thought = createPlayer('alphabeta:depth=2', ENGLISH).choose(OPEN, createRng(1), { scoreAll: true });
  const chosen = formatMove(thought.move, OPEN.legalMoves);
  const played = chosen === '12-16' ? '9-13' : '12-16';
  expect(whyPlayed('alphabeta:depth=2', OPEN, played, () => thought).sentence).toContain(
    `It looked 2 plies ahead and now prefers ${chosen} (`,
  );
});

test('a player that told nothing gives no reasons', () => {
  const [move] = OPEN.legalMoves;
  const silent = whyPlayed('mcts', OPEN, '9-13', () => ({ move: move! }));
  expect([silent.sentence, silent.moves]).toEqual(['This player gives no reasons for its moves.', []]);
});
