import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyExpression } from '../../test/anyExpression.ts';
import { anyPosition } from '../../test/slowPositions.ts';
import { createRng } from '../base/rng.ts';
import { createStrategy, parseStrategy } from '../evaluators/strategy.ts';
import { featuresOf } from '../features/features.ts';
import { createPlayer } from '../players/players.ts';
import { formatFen, parseFen } from '../rules/fen.ts';
import { Game } from '../rules/game.ts';
import { formatMove } from '../rules/moveText.ts';
import type { Position } from '../rules/position.ts';
import { ENGLISH, ENGLISH_6X6, VARIANTS } from '../rules/variant.ts';
import { describeStrategy } from './describeStrategy.ts';
import type { Explanation } from './explainStrategy.ts';
import { explainStrategy } from './explainStrategy.ts';
import { previewMoves } from './movePreview.ts';
import { samplePositions } from './samplePositions.ts';
import { simplifyStrategy } from './simplifyStrategy.ts';
import { createTellsApart } from './tellsApart.ts';
import { whyMove } from './whyMove.ts';

const SAMPLE = samplePositions(ENGLISH, 120, 1);

function explain(text: string): Explanation {
  return explainStrategy(parseStrategy(text, ENGLISH.board), ENGLISH, SAMPLE);
}

test.each(VARIANTS)(
  'samples are positions with a choice, all different, the same for the same seed: $name',
  (variant) => {
    const sample = samplePositions(variant, 40, 5);
    expect(samplePositions(variant, 40, 5)).toEqual(sample);
    expect(samplePositions(variant, 40, 6)).not.toEqual(sample);
    expect(new Set(sample.map((position) => formatFen(position, variant.board))).size).toBe(40);
    for (const start of sample) expect(new Game(variant, { start }).legalMoves.length).toBeGreaterThan(1);
  },
);

describe('an explanation', () => {
  test('of the best strategy of the thesis', () => {
    const explanation = explain('mul(x[73], x[24])');
    expect(explanation).toMatchObject({
      text: 'mul(x[73], x[24])',
      readable: 'x[73] * x[24]',
      isConstant: false,
      isColourBlind: false,
      isFirst: false,
      positions: 120,
    });
    expect(explanation.sentences).toEqual([
      'Black wants a high value of (white mobility times black strength on square 13).',
      'White wants the opposite.',
    ]);
    const [mobility, square] = ['x[73]', 'x[24]'].map((name) => explanation.features.find((one) => one.name === name)!);
    // Mobility is never negative, so a better man on the square can only raise the product; mobility pulls both ways.
    expect(square!.lowers).toBe(0);
    expect(mobility!.raises).toBeGreaterThan(0);
    expect(mobility!.lowers).toBeGreaterThan(0);
  });

  test.each([
    ['own.openKingRow - opponent.openKingRow', 'an open enemy back row but a closed one of its own'],
    ['opponent.openKingRow', 'an open back row of its own'],
    ['own.oreo - opponent.oreo', 'an oreo of its own rather than an opposing one'],
    ['opponent.dog - own.dog', 'a man of its own in the dog-hole rather than an opposing one'],
    ['own.mobility - opponent.mobility', 'more mobility than the opponent'],
    ['own.holes - opponent.holes', 'more holes among own pieces than among opposing ones'],
    ['0 - square[5]', 'an opposing piece on square 5 rather than one of its own'],
    ['0 - settled', 'a deficit in material after all captures'],
  ])('says what %s wants as players do', (text, wish) => {
    expect(describeStrategy(parseStrategy(text, ENGLISH.board))).toEqual([`It wants ${wish}.`]);
  });

  test('tells what is empty: constant, colour-blind, like first', () => {
    expect(explain('1.0')).toMatchObject({ isConstant: true, isFirst: true, decides: 0, features: [] });
    expect(explain('add(x[0], x[2])')).toMatchObject({ isConstant: true, idleFeatures: ['x[0]', 'x[2]'] });
    expect(explain('add(x[72], x[73])')).toMatchObject({ isColourBlind: true, isConstant: false });
    expect(explain('own.mobility + opponent.mobility')).toMatchObject({ isColourBlind: true });
    expect(explain('abs_(x[24])')).toMatchObject({ isColourBlind: true });
    expect(explain('own.mobility - opponent.mobility')).toMatchObject({ isColourBlind: false, isFirst: false });
    // What never varied on the sample is not called blind.
    expect(explain('own.trappedKings')).toMatchObject({ isColourBlind: false, isConstant: false });
    // Nothing that a player does changes how many pieces are its own.
    expect(explain('own.pieces')).toMatchObject({ isConstant: false, isFirst: true, decides: 0 });
  });

  test('gives directions and importance as they are', () => {
    const { features } = explain('own.mobility - 5 * own.capturable + 0 * phase');
    const [first, second, ...rest] = features;
    expect(rest).toEqual([]);
    expect([first!.name, second!.name].sort()).toEqual(['own.capturable', 'own.mobility']);
    const byName = new Map(features.map((feature) => [feature.name, feature]));
    expect(byName.get('own.mobility')).toMatchObject({ raises: 1, lowers: 0, sensitivity: 1 });
    expect(byName.get('own.capturable')).toMatchObject({ raises: 0, lowers: 1, sensitivity: -5 });
    for (const { changesChoice } of features) expect(changesChoice).toBeGreaterThan(0.05);
  });

  test('takes both zeros for one', () => {
    const zero = 'mul(x[0], sub(x[72], x[73]))';
    expect(explain(zero)).toMatchObject({ isConstant: true, decides: 0 });
    const tells = createTellsApart(ENGLISH, SAMPLE);
    expect([zero, 'x[72]', 'own.men + x[72]', 'x[72'].map(tells)).toEqual([false, true, false, false]);
  });

  test('speaks for each side where the side to move matters', () => {
    expect(explain('x[74] * x[72]').sentences).toEqual([
      'Black wants less black mobility.',
      'White wants less black mobility.',
    ]);
    expect(explain('if(x[74] >= 1, x[72], x[73])').sentences).toEqual([
      'Black wants more white mobility.',
      'White wants less black mobility.',
    ]);
    expect(explain('x[74] + x[72]').sentences).toEqual([
      'Black wants more black mobility.',
      'White wants less black mobility.',
    ]);
  });

  test('knows that the side to move alone tells nothing', () => {
    const { isConstant, features, sentences } = explain('x[74] * 3 + 1');
    expect([isConstant, features]).toEqual([true, []]);
    expect(sentences).toEqual([
      'It is constant: all positions score the same, so it always plays the lowest-numbered move.',
    ]);
  });

  test('is the same every time', () => {
    const text = 'if(phase <= 12, own.kings - opponent.kings, own.centre * own.advancement)';
    expect(explain(text)).toEqual(explain(text));
  });

  test('describes what fails on 6x6 as the constant that it comes to', () => {
    const strategy = parseStrategy('add(x[47], x[46])', ENGLISH_6X6.board);
    const explanation = explainStrategy(strategy, ENGLISH_6X6, samplePositions(ENGLISH_6X6, 10, 1));
    expect(explanation.isConstant).toBe(true);
    expect(explanation).toMatchObject({ text: 'add(x[47], x[46])', readable: '0', features: [], idleFeatures: [] });
    expect(explanation.sentences).toEqual(explain('1').sentences);
  });
});

test.each([ENGLISH, ENGLISH_6X6])('a simplified strategy chooses the same move everywhere: $name', (variant) => {
  const { board } = variant;
  const all = [...featuresOf(board).values()];
  const sample = samplePositions(variant, 60, 2);
  const choose = (text: string, start: Position): unknown =>
    ['position', 'settled'].map((mode) => {
      const player = createPlayer(`expression:${text},mode=${mode}`, variant);
      return player.choose(new Game(variant, { start }), createRng(1)).move;
    });
  for (const isRelative of [false, true]) {
    const names = all.filter((feature) => feature.isRelative === isRelative).map(({ name }) => name);
    // Few names, so that they meet themselves and cancel, tie and weigh against each other.
    const trees = fc
      .uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 4 })
      .chain((few) => anyExpression(few, { constants: fc.constantFrom(0, 1, -1, 2, 0.5, 0.1, 10) }));
    fc.assert(
      fc.property(trees, fc.constantFrom(...sample), anyPosition(board), (tree, real, strange) => {
        const strategy = createStrategy(tree, board);
        const simple = createStrategy(simplifyStrategy(strategy), board);
        for (const start of [real, strange]) {
          if (!new Game(variant, { start }).outcome)
            expect(choose(simple.text, start)).toEqual(choose(strategy.text, start));
        }
      }),
      { numRuns: 300 },
    );
  }
});

describe('why', () => {
  const board = ENGLISH.board;

  test('lists every move, the chosen one first', () => {
    fc.assert(
      fc.property(
        anyExpression(['own.mobility', 'own.men', 'opponent.centre']),
        fc.constantFrom(...SAMPLE),
        (tree, start) => {
          const strategy = createStrategy(tree, board);
          const { moves } = whyMove(strategy, start, ENGLISH);
          const game = new Game(ENGLISH, { start });
          const { move } = createPlayer(`expression:${strategy.text},mode=position`, ENGLISH).choose(
            game,
            createRng(1),
          );
          expect(moves[0]!.move).toBe(formatMove(move, game.legalMoves));
          expect(moves).toHaveLength(game.legalMoves.length);
          expect(previewMoves(strategy, start, ENGLISH)).toHaveLength(moves.length);
        },
      ),
    );
  });

  test('names what sets the best move apart from the next', () => {
    const why = (fen: string, text: string): string =>
      whyMove(parseStrategy(text, board), parseFen(fen, board), ENGLISH).sentence;
    expect(why('B:W30:B5', 'own.advancement')).toBe('5-9 is the only legal move. On the board: 5-9 is a quiet move.');
    expect(why('B:W29:B1,12', '1.0')).toContain(
      'It sees no difference between 1-5, 1-6 and 12-16 (1 point); in a tie it plays the lowest-numbered move, 1-5.',
    );
    expect(why('B:W30:B6,27', 'own.kings')).toContain(
      'It sees no difference between 27-31 and 27-32 (1 point); in a tie it plays the lowest-numbered move, 27-31.',
    );
    expect(why('B:W17:B9,28', 'own.kings - 2 * own.capturable')).toBe(
      'It prefers 28-32 to 9-13: it crowns a man on 32. Its scores: 1 point after 28-32, 0 points after 9-13.',
    );
  });
});
