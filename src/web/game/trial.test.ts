import { describe, expect, test } from 'vitest';
import { trialAfter, trialTexts, tryMove } from './trial.ts';

const GAME = ['11-15', '23-18', '8-11', '26-23'];

describe('a tried move', () => {
  test('branches off and does not change the game', () => {
    const tried = tryMove(GAME, { trial: undefined, ply: 2 }, '9-14');
    expect(tried).toEqual({ trial: { from: 2, moves: ['9-14'] }, ply: 3 });
    expect(trialTexts(GAME, tried.trial)).toEqual(['11-15', '23-18', '9-14']);
    expect(trialTexts(GAME, undefined)).toBe(GAME);
  });

  test('continues the trial', () => {
    const trial = { from: 2, moves: ['9-14'] };
    expect(tryMove(GAME, { trial, ply: 3 }, '18x9')).toEqual({ trial: { from: 2, moves: ['9-14', '18x9'] }, ply: 4 });
  });

  test('in the middle of a trial replaces the rest of it', () => {
    const trial = { from: 2, moves: ['9-14', '18x9', '5x14'] };
    expect(tryMove(GAME, { trial, ply: 4 }, '6x13').trial).toEqual({ from: 2, moves: ['9-14', '18x9', '6x13'] });
    expect(tryMove(GAME, { trial, ply: 4 }, '5x14')).toEqual({ trial, ply: 5 });
  });

  test('before the branch starts another trial', () => {
    const trial = { from: 2, moves: ['9-14'] };
    expect(tryMove(GAME, { trial, ply: 1 }, '22-18')).toEqual({ trial: { from: 1, moves: ['22-18'] }, ply: 2 });
    expect(tryMove(GAME, { trial, ply: 2 }, '10-14')).toEqual({ trial: { from: 2, moves: ['10-14'] }, ply: 3 });
  });

  test('only steps forward if it was also played', () => {
    expect(tryMove(GAME, { trial: undefined, ply: 2 }, '8-11')).toEqual({ trial: undefined, ply: 3 });
    const trial = { from: 2, moves: ['9-14'] };
    expect(tryMove(GAME, { trial, ply: 2 }, '8-11')).toEqual({ trial: undefined, ply: 3 });
    expect(tryMove(GAME, { trial, ply: 1 }, '23-18')).toEqual({ trial, ply: 2 });
  });
});

test('a trial stays while the game moves before it stay', () => {
  const trial = { from: 2, moves: ['9-14'] };
  expect(trialAfter(GAME, [...GAME, '10-14'], trial)).toBe(trial);
  expect(trialAfter(GAME, GAME.slice(0, 2), trial)).toBe(trial);
  expect(trialAfter(GAME, GAME.slice(0, 1), trial)).toBeUndefined();
  expect(trialAfter(GAME, ['11-15', '22-18'], trial)).toBeUndefined();
});
