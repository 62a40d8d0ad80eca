import { describe, expect, test } from 'vitest';
import { slowBoardOf } from '../../test/slowPositions.ts';
import type { Cell, SlowBoard, SlowMove } from '../../test/slowRules.ts';
import { slowMoves } from '../../test/slowRules.ts';
import { createRng, randomBelow } from '../base/rng.ts';
import { parseFen } from '../rules/fen.ts';
import { Game } from '../rules/game.ts';
import { parseMove } from '../rules/moveText.ts';
import type { Position } from '../rules/position.ts';
import type { Variant } from '../rules/variant.ts';
import { ENGLISH, GIVEAWAY, VARIANTS } from '../rules/variant.ts';
import type { MoveEffects, Pieces, Placed } from './moveEffects.ts';
import { moveEffects } from './moveEffects.ts';
import type { Voices } from './moveFacts.ts';
import { moveFacts, sayFact } from './moveFacts.ts';

const GAMES = 12;

/** Positions of random games, with every legal move. */
function* randomMoves(variant: Variant): Generator<{ position: Position; move: Game['legalMoves'][number] }> {
  for (let index = 0; index < GAMES; index++) {
    const rng = createRng(5, index);
    const game = new Game(variant);
    while (!game.outcome && game.plies < 80) {
      const { position, legalMoves } = game;
      if (game.plies % 4 === index % 4) for (const move of legalMoves) yield { position, move };
      game.play(legalMoves[randomBelow(rng, legalMoves.length)]!);
    }
  }
}

/** What a position is worth to Black, counted cell by cell. */
function slowLead({ cells }: SlowBoard): number {
  const worths: Readonly<Record<Cell, number>> = { '.': 0, b: 2, B: 3, w: -2, W: -3 };
  return cells.flat().reduce((sum, cell) => sum + worths[cell], 0);
}

function slowPieces({ cells }: SlowBoard, side: 'black' | 'white'): number {
  const kinds = side === 'black' ? 'bB' : 'wW';
  return cells.flat().filter((cell) => kinds.includes(cell)).length;
}

/** The least or the most lead that Black has when the captures that are due are over. */
function slowSettled(board: SlowBoard, giveaway: boolean): SlowBoard {
  const moves = slowMoves(board);
  if (moves.length === 0 || moves[0]!.captured.length === 0) return board;
  const sign = (board.turn === 'black') !== giveaway ? 1 : -1;
  const ends = moves.map(({ after }) => slowSettled(after, giveaway));
  return ends.reduce((best, end) => (sign * slowLead(end) > sign * slowLead(best) ? end : best));
}

function passed(board: SlowBoard): SlowBoard {
  return { ...board, turn: board.turn === 'black' ? 'white' : 'black' };
}

function captures(board: SlowBoard): SlowMove[] {
  return slowMoves(board).filter(({ captured }) => captured.length > 0);
}

/** Moves after which there is a king more, or none less, of the side that moved and a man less. */
function crowningMoves(board: SlowBoard): SlowMove[] {
  const man = board.turn === 'black' ? 'b' : 'w';
  const count = ({ cells }: SlowBoard): number => cells.flat().filter((cell) => cell === man).length;
  return slowMoves(board).filter(({ after }) => count(after) < count(board));
}

const squaresOf = (pieces: readonly Placed[]): number[] => pieces.map(({ square }) => square);
const total = ({ men, kings }: Pieces): number => men + kings;

describe.each(VARIANTS)('in $name every effect is true by the slow rules', (variant) => {
  const { board, giveaway } = variant;
  test('of all moves of random games', () => {
    const seen = { threats: 0, saved: 0, surely: 0, lost: 0, blocked: 0 };
    for (const { position, move } of randomMoves(variant)) {
      const slow = slowBoardOf(position, board);
      const made = slowMoves(slow).find(({ path }) => path.join() === move.path.join())!;
      const effects = moveEffects(position, move, variant);
      check(slow, made, effects);
      seen.threats += Number(effects.threat !== undefined);
      seen.saved += effects.saved.length;
      seen.surely += Number(effects.crownsNext === 'surely');
      seen.lost += total(effects.lost);
      seen.blocked += effects.blocked.length;
    }
    // Otherwise nothing was checked.
    if (!giveaway) expect(Math.min(seen.threats, seen.saved)).toBeGreaterThan(0);
    expect(Math.min(seen.surely, seen.lost, seen.blocked)).toBeGreaterThan(0);
  });

  function check(before: SlowBoard, { captured, after }: SlowMove, effects: MoveEffects): void {
    const [own, other] = before.turn === 'black' ? (['black', 'white'] as const) : (['white', 'black'] as const);
    const sign = own === 'black' ? 1 : -1;
    const replies = slowMoves(after);
    const isDue = captures(after).length > 0;
    expect(effects.isOnly).toBe(slowMoves(before).length === 1);
    expect(squaresOf(effects.captures)).toEqual(captured.toSorted((one, two) => one - two));
    expect(effects.replies).toBe(replies.length);
    expect(effects.winner === undefined).toBe(replies.length > 0);
    if (effects.followed) {
      const end = slowSettled(after, giveaway);
      const lead = slowLead(end);
      expect(effects.followed.length > 0).toBe(isDue);
      // Which of equal lines is followed is open, but not what it leaves; crowning on the way counts there too.
      const reached = playSlowly(after, effects.followed);
      expect(slowLead(reached)).toBe(lead);
      expect(total(effects.lost)).toBe(slowPieces(before, own) - slowPieces(reached, own));
      expect(total(effects.won)).toBe(slowPieces(before, other) - slowPieces(reached, other));
    }
    if (effects.threat) {
      expect(isDue).toBe(false);
      const gains = captures(passed(after)).map(
        (capture) => sign * (slowLead(slowSettled(capture.after, giveaway)) - slowLead(after)),
      );
      expect(effects.threat.gain).toBe(Math.max(...gains) + 0);
    } else if (!giveaway && !isDue && replies.length > 0) expect(captures(passed(after))).toEqual([]);
    if (effects.saved.length > 0) {
      expect(isDue).toBe(false);
      const taking = captures(passed(before)).filter(
        (capture) => -sign * (slowLead(slowSettled(capture.after, giveaway)) - slowLead(before)) > 0,
      );
      expect(taking.map((capture) => capture.captured.toSorted((one, two) => one - two))).toContainEqual(
        squaresOf(effects.saved),
      );
    }
    const crowns = crowningMoves(after);
    expect(effects.letsCrown.length).toBe(crowns.length);
    if (effects.stopped.length > 0) {
      expect([isDue, crowns]).toEqual([false, []]);
      const could = crowningMoves(passed(before)).map(({ path }) => path[0]);
      for (const square of squaresOf(effects.stopped)) expect(could).toContain(square);
    }
    const isSure = replies.length > 0 && replies.every((reply) => crowningMoves(reply.after).length > 0);
    if (effects.crownsNext === 'surely') expect(isSure).toBe(true);
    if (effects.crownsNext === 'perhaps')
      expect([isSure, crowningMoves(passed(after)).length > 0]).toEqual([false, true]);
    for (const square of squaresOf(effects.blocked)) {
      expect(replies.map(({ path }) => path[0])).not.toContain(square);
      expect(slowMoves(passed(before)).map(({ path }) => path[0])).toContain(square);
    }
  }
});

/** Follows moves by their first and last squares, and by what they capture where that is open. */
function playSlowly(board: SlowBoard, line: readonly string[]): SlowBoard {
  return line.reduce((now, text) => {
    const squares = text.split('x').map(Number);
    const fitting = slowMoves(now).filter(({ path }) => path[0] === squares[0] && path.at(-1) === squares.at(-1));
    return fitting.find(({ path }) => path.join('x') === text)?.after ?? fitting[0]!.after;
  }, board);
}

const VOICES: Voices = { mover: { whose: 'your', who: 'you' }, other: { whose: "Fern's", who: 'Fern' } };

function says(fen: string, text: string, variant = ENGLISH, isMade = true): string[] {
  const position = parseFen(fen, variant.board);
  const { move } = parseMove(text, position, variant.board);
  return moveFacts(position, move, variant, VOICES).map((fact) => sayFact(fact, isMade));
}

test.each([
  ['B:WK2:B27', '27-31', ['crowns a man on 31']],
  ['B:W18,32:B14', '14x23', ["captures Fern's man on 18"]],
  // 22x15 takes the man, and nothing can take back.
  ['B:W22,32:B14,1', '14-18', ['gives up a man (22x15)']],
  // 13 stands behind 17, so that 22 cannot take it; 17x26 comes next.
  ['B:W22:B13,14', '14-17', ["threatens Fern's man on 22 (17x26)"]],
  // 18x9 was coming; from 17 there is nothing to take.
  ['B:W18,23:B14,1', '14-17', ['brings your man on 14 to safety']],
  // 8 and 11 stand one behind the other, so that 22x15 cannot go on and is answered.
  ['B:W22,32:B8,11,14', '14-18', ['makes a one-for-one exchange (22x15 11x18)']],
  // Over 10 and 19; the man on 24 is then taken.
  ['B:W10,19,28:B6', '6x24', ['wins two men for one (28x19)']],
  ['B:W5,32:BK6', '6-1', ["stops Fern's man on 5 from crowning", "blocks Fern's man on 5"]],
  // White has to take before it can crown on 2 or 3. That only puts it off.
  ['B:W7,13,17,19,30,32:B6,10,12,23,K31', '23-27', ['gives up a man (32x23)']],
  // A king takes forward and backward.
  ['B:WK29,12:B21,22,3', '22-25', ['gives up a man (29x22)']],
  ['B:W32:B3,11', '3-8', ['opens your back row (no man left)']],
] as const)('%s %s', (fen, move, facts) => {
  expect(says(fen, move)).toEqual(facts);
});

test('of a move that was not made it is said what it would do', () => {
  expect(says('B:WK2:B27', '27-31', ENGLISH, false)[0]).toBe('would crown a man on 31');
});

test('in give-away a piece is given away, and the last move that takes all loses', () => {
  expect(says('B:W22,32:B14,1', '14-18', GIVEAWAY)[0]).toBe('gives away a man (22x15)');
  expect(says('B:W18:B14', '14x23', GIVEAWAY)[0]).toBe('loses at once (Fern cannot move)');
});
