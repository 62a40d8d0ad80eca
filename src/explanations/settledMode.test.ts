/** Explanations of strategies that look where the captures end. */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { anyExpression } from '../../test/anyExpression.ts';
import { storeExample } from '../../test/exampleRuns.ts';
import { anyPosition } from '../../test/slowPositions.ts';
import { createRng } from '../base/rng.ts';
import { settledWorth } from '../evaluators/settledWorth.ts';
import { createStrategy, parseStrategy } from '../evaluators/strategy.ts';
import { featuresOf } from '../features/features.ts';
import { createPlayer } from '../players/players.ts';
import { parseFen } from '../rules/fen.ts';
import { Game } from '../rules/game.ts';
import { positionAfter } from '../rules/move.ts';
import { formatMove, parseMove } from '../rules/moveText.ts';
import { ownPieces, otherPieces, positionFrom } from '../rules/position.ts';
import { opponent } from '../rules/side.ts';
import { ENGLISH, VARIANTS } from '../rules/variant.ts';
import { openStore } from '../store/store.ts';
import { storePath } from '../store/storePath.ts';
import type { Explanation } from './explainStrategy.ts';
import { explainStrategy } from './explainStrategy.ts';
import type { LookingMode } from './movePreview.ts';
import { compareWorths, previewMoves } from './movePreview.ts';
import { playedStrategy } from './playedStrategy.ts';
import { samplePositions } from './samplePositions.ts';
import { createTellsApart } from './tellsApart.ts';
import { whyMove } from './whyMove.ts';

const SAMPLE = samplePositions(ENGLISH, 120, 1);

describe.each(VARIANTS)('a preview in $name', (variant) => {
  const { board } = variant;
  const names = [...featuresOf(board).values()].filter(({ isRelative }) => isRelative).map(({ name }) => name);
  const strategies = anyExpression(names).map((tree) => createStrategy(tree, board));
  const positions = anyPosition(board).filter((start) => !new Game(variant, { start }).outcome);

  test('follows captures that can be played, to the position that gives the worth of the move', () => {
    fc.assert(
      fc.property(strategies, positions, (strategy, start) => {
        const { turn } = start;
        const settled = settledWorth(strategy.worth, board);
        for (const { move, captures, words, values, worth } of previewMoves(strategy, start, variant, 'settled')) {
          const after = positionAfter(start, move, board);
          const expected = settled(otherPieces(after), ownPieces(after), after.kings, turn, opponent(turn));
          expect(compareWorths(worth, expected)).toBe(0);
          let end = after;
          for (const text of captures) {
            const capture = parseMove(text, end, board);
            expect(capture.move.captures).not.toBe(0);
            end = capture.position;
          }
          const [own, other, kings, side, last] = words;
          expect(end).toEqual(
            last === turn ? positionFrom(own, other, kings, last) : positionFrom(other, own, kings, last),
          );
          expect(side).toBe(turn);
          expect([...values]).toEqual(strategy.features.map(({ read }) => read(...words)));
          const isOver = new Game(variant, { start: end }).legalMoves.every((next) => next.captures === 0);
          expect(isOver || captures.length === 6).toBe(true);
        }
      }),
    );
  });

  test('puts the move first that is played', () => {
    fc.assert(
      fc.property(strategies, positions, (strategy, start) => {
        const game = new Game(variant, { start });
        const { move } = createPlayer(`expression:${strategy.text},mode=settled`, variant).choose(game, createRng(1));
        const { moves } = whyMove(strategy, start, variant, 'settled');
        expect(moves[0]!.move).toBe(formatMove(move, game.legalMoves));
      }),
    );
  });
});

test('why speaks of the position after the captures', () => {
  const why = (fen: string, text: string, mode: LookingMode): string =>
    whyMove(parseStrategy(text, ENGLISH.board), parseFen(fen, ENGLISH.board), ENGLISH, mode).opinion;
  const material = 'own.men - opponent.men';
  expect(why('B:W18,19:B9,11', material, 'position')).toBe(
    'It sees no difference between the 4 moves (level); in a tie it plays the lowest-numbered move, 9-13.',
  );
  expect(why('B:W18,19:B9,11', material, 'settled')).toBe(
    'It prefers 9-13 to 9-14: 9-14 would give up a man (18x9). ' +
      'Its scores: level after 9-13, White +1.00 after 9-14.',
  );
  // Whatever Black does, it is jumped.
  expect(why('B:W18,19:B11', material, 'settled')).toBe(
    'It sees no difference between 11-15 and 11-16 (White +2.00); in a tie it plays the lowest-numbered move, 11-15.',
  );
  expect(why('B:W21,26:B9,14', material, 'settled')).toBe(
    'It sees no difference between 9-13 and 14-18 (level); in a tie it plays the lowest-numbered move, 9-13.',
  );
  expect(why('B:W17:B9,28', 'own.kings - 2 * own.capturable', 'settled')).toBe(
    why('B:W17:B9,28', 'own.kings - 2 * own.capturable', 'position'),
  );
});

describe('an explanation', () => {
  const explain = (text: string): Explanation =>
    explainStrategy(parseStrategy(text, ENGLISH.board), ENGLISH, SAMPLE, 'settled');

  test('tells moves apart by what they lose', () => {
    const { decides, isFirst, features, sentences } = explain('own.pieces');
    expect(decides).toBeGreaterThan(0.2);
    expect(isFirst).toBe(false);
    expect(features[0]).toMatchObject({ name: 'own.pieces', raises: 1, lowers: 0, sensitivity: 1 });
    expect(sentences).toEqual(['It wants more own pieces.', 'It plays out all captures before it judges a position.']);
    const tells = (mode?: LookingMode): boolean => createTellsApart(ENGLISH, SAMPLE, mode)('own.pieces');
    expect([tells(), tells('position'), tells('settled')]).toEqual([false, false, true]);
  });

  test('measures what a feature decides by choosing anew without it', () => {
    const { features } = explain('own.pieces - opponent.pieces + 0 * phase');
    const chosen = (text: string): number[] =>
      SAMPLE.map((start) => {
        const { moves } = whyMove(parseStrategy(text, ENGLISH.board), start, ENGLISH, 'settled');
        return previewMoves(parseStrategy('1', ENGLISH.board), start, ENGLISH).findIndex(
          ({ move }, _, all) =>
            formatMove(
              move,
              all.map((one) => one.move),
            ) === moves[0]!.move,
        );
      });
    const full = chosen('own.pieces - opponent.pieces');
    const differing = (text: string): number =>
      chosen(text).filter((move, index) => move !== full[index]).length / SAMPLE.length;
    const byName = new Map(features.map(({ name, changesChoice }) => [name, changesChoice]));
    expect(byName.get('own.pieces')).toBe(differing('0 - opponent.pieces'));
    expect(byName.get('opponent.pieces')).toBe(differing('own.pieces'));
    expect(byName.get('opponent.pieces')).toBeGreaterThan(0);
  });

  test('knows that captures may end with either side to move', () => {
    const { isConstant, features } = explain('x[74] * 3 + 1');
    expect([isConstant, features.map(({ name }) => name)]).toEqual([false, ['x[74]']]);
    expect(explain('2.0')).toMatchObject({ isConstant: true, decides: 0, isFirst: true });
  });
});

describe('the strategy of a player', () => {
  const played = (spec: string): unknown => {
    const found = playedStrategy(spec, ENGLISH);
    return found && [found.strategy?.text, found.mode];
  };

  test('is found where it plays by one', () => {
    expect(played('expression:own.men')).toEqual(['own.men', 'settled']);
    expect(played('expression:own.men,mode=position')).toEqual(['own.men', 'position']);
    expect(played('expression:own.men,mode=settled')).toEqual(['own.men', 'settled']);
    expect(played('expression:own.men,mode=index')).toEqual(['own.men', 'index']);
    expect(played('minimax:depth=1,eval=own.men - 1')).toEqual(['sub(own.men, 1.0)', 'search']);
    for (const spec of ['random', 'alphabeta', 'mcts', 'minimax:eval=material']) expect(played(spec)).toBeUndefined();
  });

  test('is that of the champion of a run', () => {
    vi.stubEnv('EVODRAUGHTS_STORE', join(mkdtempSync(join(tmpdir(), 'evodraughts-')), 'store.sqlite'));
    using store = openStore(storePath());
    storeExample(store, {}, 'own.kings,mode=settled');
    expect(played('run:1')).toEqual(['own.kings', 'settled']);
    vi.unstubAllEnvs();
  });
});
