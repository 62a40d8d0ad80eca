import { describe, expect, test } from 'vitest';
import { gamePositions, valueOf } from '../../test/gamePositions.ts';
import { createRng } from '../base/rng.ts';
import { outputOf } from '../nets/net.ts';
import { parseFen } from '../rules/fen.ts';
import type { Position } from '../rules/position.ts';
import { otherPieces, ownPieces, rotatePosition } from '../rules/position.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import type { Side } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { ENGLISH, ENGLISH_6X6, GIVEAWAY, VARIANTS } from '../rules/variant.ts';
import { createEvaluation, readEvaluationText } from './evaluators.ts';
import { NET_POINTS, netEvaluation, netReading } from './net.ts';
import type { NetShape, ShapedNet } from './netShape.ts';
import { genesOn, innerNet, inputsOf, layersOn, pieceTokens, randomNet, squarePartsOf } from './netShape.ts';
import { NET_SHAPES, netShapeNamed } from './netShapes.ts';
import { formatNet, netOn, parseNet } from './netText.ts';

const SUBSQUARES = netShapeNamed('subsquares');

describe('the inputs of Nguyen (2018)', () => {
  test('are 91 sums and 4101 weights on 8x8, and 30 sums on 6x6', () => {
    expect(layersOn(SUBSQUARES, ENGLISH.board)).toEqual([91, 40, 10, 1]);
    expect(genesOn(SUBSQUARES, ENGLISH.board)).toBe(4101);
    expect(layersOn(SUBSQUARES, ENGLISH_6X6.board)).toEqual([30, 40, 10, 1]);
  });

  test('are sums over square parts of the board, in men, with a king as one and a half', () => {
    const parts = squarePartsOf(ENGLISH.board);
    expect([...parts[0]!]).toEqual([1, 5, 6, 9]);
    expect([...parts[1]!]).toEqual([1, 2, 6, 9, 10]);
    expect([...parts[36]!]).toEqual([1, 2, 5, 6, 9, 10, 13, 14]);
    expect(parts[90]!.size).toBe(32);
    const position = parseFen('B:W9,K21:B1,K6', ENGLISH.board);
    const { values } = inputsFor(randomNet(SUBSQUARES, ENGLISH.board, createRng(1)), position, ENGLISH, BLACK);
    expect(values[0]).toBe(1 + 1.5 - 1);
    expect(values[90]).toBe(1 + 1.5 - 1 - 1.5);
  });

  test('are divided by the number of squares in his program, and see the board from the side of the player', () => {
    const net = randomNet(netShapeNamed('means'), ENGLISH.board, createRng(1));
    const position = parseFen('B:W9,K21:B1,K6', ENGLISH.board);
    const black = inputsFor(net, position, ENGLISH, BLACK);
    expect(black.values[0]).toBe((1 + 1.5 - 1) / 4);
    expect(black.direct).toBe(0);
    const white = inputsFor(net, rotatePosition(position, ENGLISH.board), ENGLISH, WHITE);
    expect(white).toEqual(black);
  });
});

/** What a net of Blondie24 adds beside its layers. */
test('pieces reach the output of blondie directly, a king with the worth that evolved, and count the other way in give-away', () => {
  const shape = netShapeNamed('blondie');
  const weights = new Float32Array(genesOn(shape, ENGLISH.board));
  weights[weights.length - 1] = 1.75;
  const position = parseFen('B:W21,22:B1,2,K30', ENGLISH.board);
  const own = [position.black, position.white, position.kings] as const;
  expect(netReading({ shape, weights }, ENGLISH, BLACK)(...own)).toBeCloseTo(1.75, 6);
  expect(netReading({ shape, weights }, GIVEAWAY, BLACK)(...own)).toBeCloseTo(-1.75, 6);
});

describe.each(NET_SHAPES.flatMap((shape) => VARIANTS.map((variant) => ({ shape, variant, name: shape.name }))))(
  'the net $name in $variant.name',
  ({ shape, variant }) => {
    const net = randomNet(shape, variant.board, createRng(3), 1);
    const positions = gamePositions(variant, 17).slice(0, 1250);

    test('folded and updated equals the plain net, for both sides', () => {
      expect(positions.length).toBeGreaterThan(500);
      for (const side of [BLACK, WHITE] as const) {
        const quick = netReading(net, variant, side);
        const worst = positions.map((position) =>
          Math.abs(Math.tanh(readBy(quick, position, side)) - plainOf(net, position, variant, side)),
        );
        expect(Math.max(...worst)).toBeLessThan(1e-5);
      }
    });

    test('gives each side the points of its own view, and the mean of both to whoever has none', () => {
      const usual = randomNet(shape, variant.board, createRng(4));
      const { seenBy, evaluate } = netEvaluation(usual, variant);
      for (const position of positions.slice(0, 100)) {
        const views = [BLACK, WHITE].map((side) => valueOf(seenBy!(side as Side), position));
        const own = readBy(netReading(usual, variant, position.turn), position, position.turn);
        expect(views[position.turn]).toBe(Math.round(Math.abs(own) * NET_POINTS) * Math.sign(own) + 0);
        expect(valueOf(evaluate, position)).toBeGreaterThanOrEqual(Math.min(...views) - 1);
        expect(valueOf(evaluate, position)).toBeLessThanOrEqual(Math.max(...views) + 1);
      }
    });

    test('is the same after writing and reading', () => {
      const text = `net(${formatNet(net)})`;
      expect(readEvaluationText(` net( ${shape.name} :${formatNet(net).split(':')[1]}) `)).toBe(text);
      const [one, two] = [createEvaluation(text, variant), netEvaluation(net, variant)];
      for (const position of positions.slice(0, 20)) {
        expect(valueOf(one.evaluate, position)).toBe(valueOf(two.evaluate, position));
      }
    });
  },
);

describe('the text of a net', () => {
  const word = formatNet(randomNet(SUBSQUARES, ENGLISH.board, createRng(1))).split(' ')[1]!;

  test('may be a seed, whose weights are the same every time and different for others', () => {
    const weightsOf = (text: string): Float32Array => netOn(parseNet(text), ENGLISH.board).weights;
    expect(weightsOf('subsquares: random 7')).toEqual(weightsOf('subsquares:random 7'));
    expect(weightsOf('subsquares: random 7')).not.toEqual(weightsOf('subsquares: random 8'));
    expect(weightsOf('subsquares: random 7').every((weight) => Math.abs(weight) <= 1)).toBe(true);
    expect(readEvaluationText('net(subsquares:random 007)')).toBe('net(subsquares: random 7)');
  });

  test.each([
    ['net', 'net needs the name of a net'],
    ['net(subsquares)', 'must be the name of a net, a colon'],
    ['net(subsqares: random 7)', 'There is no net "subsqares". Did you mean subsquares?'],
    ['net(subsquares: A.B)', 'must be the name of a net, a colon'],
    ['net(subsquares: ABC)', 'The weights of the net subsquares are damaged'],
    [`net(subsquares: ${word.slice(1)})`, 'are damaged'],
    [`net(blondie: ${word})`, 'has 1742 weights on 8x8 and 1182 on 6x6, not 4101'],
  ])('%.30s is rejected with advice', (text, problem) => {
    expect(() => readEvaluationText(text)).toThrow(problem);
  });

  test('of the other board is rejected where it would play', () => {
    expect(() => createEvaluation(`net(subsquares: ${word})`, ENGLISH_6X6)).toThrow('it was made for the other board');
  });
});

function inputsFor(net: ShapedNet, { black, white, kings }: Position, variant: Variant, side: Side) {
  const [own, other] = side === BLACK ? [black, white] : [white, black];
  const tokens = pieceTokens(net, variant.board, side, variant.giveaway);
  return inputsOf(tokens, [own & ~kings, own & kings, other & ~kings, other & kings]);
}

function readBy(reading: ReturnType<typeof netReading>, position: Position, side: Side): number {
  const [mover, waiting] = [ownPieces(position), otherPieces(position)];
  return position.turn === side ? reading(mover, waiting, position.kings) : reading(waiting, mover, position.kings);
}

function plainOf(net: ShapedNet, position: Position, variant: Variant, side: Side): number {
  const { values, direct } = inputsFor(net, position, variant, side);
  return Math.tanh(outputOf(innerNet(net, variant.board), values) + direct);
}

test('shapes have different names, and a spread that suits them', () => {
  const names = NET_SHAPES.map(({ name }: NetShape) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(NET_SHAPES.every(({ spread }) => spread > 0 && spread <= 1)).toBe(true);
});
