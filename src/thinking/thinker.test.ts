import { afterEach, expect, test } from 'vitest';
import { ENGLISH } from '../../rules/variant.ts';
import { Thinker } from './thinker.ts';
import type { Task } from './thinkerMessages.ts';

const ENDLESS: Task = { start: ENGLISH.start, moves: [], limits: {}, seeds: [1] };
const SHORT: Task = { ...ENDLESS, limits: { depth: 3 } };

let thinker: Thinker;
afterEach(() => thinker.end());

test('a stop holds for all that was asked before it and for nothing after, begun or not', async () => {
  const depths: (number | undefined)[] = [];
  await new Promise<void>((resolve, reject) => {
    thinker = new Thinker({
      onReply: (reply) => {
        if (reply.kind === 'decided' && depths.push(reply.decision.depth) === 4) resolve();
      },
      onFailure: reject,
    });
    thinker.load('alphabeta', ENGLISH.name);
    // All of this is said before the thread has started.
    thinker.stop();
    thinker.think(SHORT);
    thinker.think(ENDLESS);
    thinker.think(ENDLESS);
    thinker.stop();
    thinker.think(SHORT);
  });
  expect([depths[0], depths[3]]).toEqual([3, 3]);
});
