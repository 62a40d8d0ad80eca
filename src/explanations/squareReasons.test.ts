import { describe, expect, test } from 'vitest';
import { countingNet, netOf, netOfMen } from '../../test/netOf.ts';
import { createRng } from '../base/rng.ts';
import { exactReading } from '../evaluators/exactNet.ts';
import { netAnatomy, netReading } from '../evaluators/net.ts';
import type { ShapedNet } from '../evaluators/netShape.ts';
import { randomNet } from '../evaluators/netShape.ts';
import { NET_SHAPES } from '../evaluators/netShapes.ts';
import { formatNet } from '../evaluators/netText.ts';
import { createPlayer } from '../players/players.ts';
import { parseFen } from '../rules/fen.ts';
import { Game } from '../rules/game.ts';
import { formatMove } from '../rules/moveText.ts';
import type { Position } from '../rules/position.ts';
import { rotatePosition } from '../rules/position.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import { ENGLISH, VARIANTS } from '../rules/variant.ts';
import type { MoveReasons } from './moveReasons.ts';
import { pieceWorths, pieceWorthsOfBoth } from './pieceWorths.ts';
import { squareChanges } from './squareChanges.ts';
import { samplePositions } from './samplePositions.ts';
import { whyPlayed } from './whyMove.ts';

const at = (fen: string): Position => parseFen(fen, ENGLISH.board);

describe('what each piece is worth to a net', () => {
  test('is what was put in, for both players', () => {
    const net = netOf('blondie', ENGLISH);
    net.weights[net.weights.length - 1] = 1.75;
    const { black, white } = pieceWorthsOfBoth(netAnatomy(net, ENGLISH), at('B:W21,22:B1,2,K30'));
    expect([black.output, white.output]).toEqual([1.75, -1.75]);
    expect(black.value).toBe(Math.tanh(1.75));
    expect(black.pieces).toEqual([
      { square: 1, side: BLACK, isKing: false, worth: 1 },
      { square: 2, side: BLACK, isKing: false, worth: 1 },
      { square: 21, side: WHITE, isKing: false, worth: -1 },
      { square: 22, side: WHITE, isKing: false, worth: -1 },
      { square: 30, side: BLACK, isKing: true, worth: 1.75 },
    ]);
    expect(white.pieces.map(({ worth }) => worth)).toEqual([-1, -1, 1, 1, -1.75]);
  });

  test('counts squares from the side of the player', () => {
    const net = netOfMen(ENGLISH, { 14: 0.5 });
    const position = at('B:W19,22:B14,15');
    expect(pieceWorths(netAnatomy(net, ENGLISH), BLACK, position).pieces.map(({ worth }) => worth)).toEqual([
      0.5, 0, 0, 0,
    ]);
    expect(pieceWorths(netAnatomy(net, ENGLISH), WHITE, position).pieces.map(({ worth }) => worth)).toEqual([
      0, 0, 0.5, 0,
    ]);
    const turned = rotatePosition(position, ENGLISH.board);
    expect(pieceWorths(netAnatomy(net, ENGLISH), WHITE, turned).output).toBe(
      pieceWorths(netAnatomy(net, ENGLISH), BLACK, position).output,
    );
  });
});

test.each(VARIANTS)('the exact output is that of the quick net in $name, but for its tanh', (variant) => {
  for (const shape of NET_SHAPES) {
    const net = randomNet(shape, variant.board, createRng(2));
    for (const side of [BLACK, WHITE] as const) {
      const [exact, quick] = [exactReading(net, variant, side), netReading(net, variant, side)];
      for (const { black, white, kings } of samplePositions(variant, 20, 3)) {
        const [own, other] = side === BLACK ? [black, white] : [white, black];
        expect(Math.abs(exact(own, other, kings) - quick(own, other, kings))).toBeLessThan(2e-5);
      }
    }
  }
});

describe('the squares that made the difference', () => {
  const anatomy = (net: ShapedNet) => netAnatomy(net, ENGLISH);

  test('are those whose pieces count for more, the largest change first', () => {
    const net = anatomy(netOfMen(ENGLISH, { 14: 0.5, 10: 0.25, 1: 0.125 }));
    const changes = squareChanges(net, BLACK, at('W:W32:B1,10,14'), at('W:W32:B1,9,15'));
    expect(changes).toEqual([
      { square: 14, isOwn: true, isKing: false, isThere: true, instead: 15, change: 0.5 },
      { square: 10, isOwn: true, isKing: false, isThere: true, instead: 9, change: 0.25 },
    ]);
  });

  test('are none of pieces that stand elsewhere and count for the same', () => {
    const net = anatomy(countingNet(ENGLISH, 0.5, 1));
    expect(squareChanges(net, BLACK, at('B:W20,30:B1,6'), at('B:W24,30:B1,9'))).toEqual([]);
  });

  test('are none of an exchange that only one of the lines has', () => {
    const net = anatomy(countingNet(ENGLISH, 0.5, 1));
    expect(squareChanges(net, BLACK, at('B:W20:B1'), at('B:W20,24:B1,9'))).toEqual([]);
    expect(squareChanges(net, BLACK, at('B:W20,24:B1,9'), at('B:W20:B1'))).toEqual([]);
    expect(squareChanges(net, BLACK, at('B:W20:B1'), at('B:W20,24,28:B1,9'))).toHaveLength(1);
  });

  test('are good for the player who moves, also where the opponent has lost a piece', () => {
    const net = anatomy(countingNet(ENGLISH, 0.5, 1));
    expect(squareChanges(net, WHITE, at('B:W20,K30:B1'), at('B:W20,K30:B1,K5'))).toEqual([
      { square: 5, isOwn: false, isKing: true, isThere: false, instead: null, change: 1 },
    ]);
    expect(squareChanges(net, WHITE, at('B:W20,K30:B1'), at('B:W20,K30:B1'))).toEqual([]);
  });
});

describe('a search with a net tells why', () => {
  const net = netOfMen(ENGLISH, { 14: 1, 10: 0.5 });
  const why = (player: string, start = ENGLISH.start, played?: string): MoveReasons => {
    const game = new Game(ENGLISH, { start });
    const thought = createPlayer(player, ENGLISH).choose(game, createRng(1), { scoreAll: true });
    return whyPlayed(player, game, played ?? formatMove(thought.move, game.legalMoves), () => thought);
  };

  test.each(['alphabeta:depth=1', 'flat:plies=1,lines=30', 'mcts:playouts=300'])('with %s', (search) => {
    const separator = search.includes('=') ? ',' : ':';
    const { squares, sentence } = why(`${search}${separator}eval=net(${formatNet(net)})`, ENGLISH.start, '12-16');
    expect(squares.length).toBeGreaterThan(0);
    expect(squares.every(({ change }) => change > 0)).toBe(true);
    expect(sentence).toMatch(/The net (?:values|fears|dislikes) (?:Black|White)'s (?:man|men) on /);
  });

  test('which piece counts for more after its move than after the next best', () => {
    const player = `alphabeta:depth=1,eval=net(${formatNet(net)})`;
    const { squares, opinion } = why(player);
    expect(squares).toEqual([{ square: 10, isOwn: true, isKing: false, isThere: true, instead: 9, change: 0.5 }]);
    expect(opinion).toContain('prefers 9-14 to 10-14. Its scores: ');
    expect(opinion).toContain("The net values Black's man on 10 more.");
  });

  test('and than after the move that was played instead', () => {
    const { squares, opinion } = why(`alphabeta:depth=1,eval=net(${formatNet(net)})`, ENGLISH.start, '12-16');
    expect(squares.map(({ square, change }) => [square, change])).toEqual([[14, 1]]);
    expect(opinion).toContain('would have played 9-14. ');
    expect(opinion).toContain("The net values Black's man on 14 more.");
  });

  test('other evaluations name no squares', () => {
    expect(why('alphabeta:depth=2').squares).toEqual([]);
  });
});
