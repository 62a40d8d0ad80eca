import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameView } from '../../api/gameApi.ts';
import { AnswerPause } from './answerPause.ts';

let shown: number[];
let pause: AnswerPause;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pause = new AnswerPause(({ moves }) => shown.push(moves.length));
});
afterEach(() => vi.useRealTimers());

test('a reply waits half a second after the move; the move itself does not', () => {
  pause.begin(3);
  pause.take(viewOf(3));
  vi.advanceTimersByTime(100);
  pause.take(viewOf(4));
  vi.advanceTimersByTime(399);
  expect(shown).toEqual([3]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([3, 4]);
});

test('a reply that took longer is shown at once', () => {
  pause.begin(3);
  vi.advanceTimersByTime(600);
  pause.take(viewOf(4));
  expect(shown).toEqual([4]);
});

test('the pause can be ended before and after the reply arrives', () => {
  pause.begin(3);
  pause.take(viewOf(4));
  pause.end();
  pause.begin(5);
  pause.end();
  pause.take(viewOf(6));
  vi.runAllTimers();
  expect(shown).toEqual([4, 6]);
});

test('of two waiting events the newer is shown', () => {
  pause.begin(3);
  pause.take(viewOf(5));
  pause.take(viewOf(4));
  vi.runAllTimers();
  expect(shown).toEqual([5]);
});

/** A game event with a number of moves, and a version for each. */
function viewOf(plies: number): GameView {
  return { moves: Array.from({ length: plies }, () => '11-15'), version: plies } as unknown as GameView;
}
