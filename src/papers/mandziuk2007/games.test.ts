import { expect, test } from 'vitest';
import { createEvaluation } from '../../evaluators/evaluators.ts';
import { formatFen, parseFen } from '../../rules/fen.ts';
import { Game } from '../../rules/game.ts';
import { formatLegalMoves, parseMove } from '../../rules/moveText.ts';
import { BLACK } from '../../rules/side.ts';
import type { Variant } from '../../rules/variant.ts';
import { ENGLISH, GIVEAWAY } from '../../rules/variant.ts';
import { provedEnd } from '../../search/score.ts';
import { FULL_SEARCH } from '../../search/searchOptions.ts';
import { Searcher } from '../../search/searcher.ts';
import { searchRoot } from '../../search/searchRoot.ts';
import printed from './games.json' with { type: 'json' };

test.each(printed.positions)('the search finds the printed end of $name', ({ fen, result, plies, lines }) => {
  expect(endOf(replayed(fen, '', GIVEAWAY))).toEqual({ result, plies });
  for (const line of lines) {
    const moves = line.split(' ');
    // Both sides play as well as they can: every move brings the end one ply nearer.
    for (let ply = 1; ply < plies; ply++) {
      const after = replayed(fen, moves.slice(0, ply).join(' '), GIVEAWAY);
      expect(endOf(after)).toEqual({ result: ply % 2 === 0 ? result : opposite(result), plies: plies - ply });
    }
    expect(replayed(fen, line, GIVEAWAY).outcome).toEqual({ winner: BLACK, reason: 'no-pieces' });
  }
});

test('the printed lines of Figure 1(b) cover both moves that White has', () => {
  const { fen, lines } = printed.positions[1]!;
  const legal = formatLegalMoves(parseFen(fen, GIVEAWAY.board), GIVEAWAY.board);
  expect(new Set(lines.map((line) => line.split(' ')[0]))).toEqual(new Set(legal));
});

test.each(printed.games)('$name can be replayed to its end', ({ start, end, result, reason, moves }) => {
  const game = replayed(start, moves, ENGLISH);
  expect(formatFen(game.position, ENGLISH.board)).toBe(end);
  expect(game.outcome).toEqual({ winner: result === '1-0' ? BLACK : undefined, reason });
});

function replayed(fen: string, moves: string, variant: Variant): Game {
  const game = new Game(variant, { start: parseFen(fen, variant.board) });
  for (const text of moves.split(' ').filter(Boolean)) {
    expect(game.outcome).toBeUndefined();
    game.play(parseMove(text, game.position, variant.board).move);
  }
  return game;
}

function endOf(game: Game): ReturnType<typeof provedEnd> {
  const { evaluate } = createEvaluation('material', GIVEAWAY);
  const searcher = new Searcher(GIVEAWAY, evaluate, { ...FULL_SEARCH, tableMegabytes: 1 });
  return provedEnd(searcher.search(searchRoot(game), { limits: { depth: 8 } }).score);
}

function opposite(result: string): string {
  return result === 'win' ? 'loss' : 'win';
}
