/**
 * How the session deals with a thread that breaks down, which no real player should do, and with one that answers at
 * any time between two lines.
 */

import { setImmediate } from 'node:timers/promises';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Decision, Thought } from '../../players/player.ts';
import { legalMoves } from '../../rules/move.ts';
import { ENGLISH } from '../../rules/variant.ts';
import type { MoveTask } from '../../thinking/chooseMove.ts';
import { Session } from './session.ts';

type Asked = PromiseWithResolvers<unknown> & { readonly onThought?: (thought: Thought) => void };

/** What the thread was told, and the questions that it has not answered yet. */
const thread = vi.hoisted(() => ({ calls: [] as string[], asked: [] as Asked[] }));

vi.mock(import('../../thinking/thinker.ts'), () => {
  const ask = (call: string, onThought?: (thought: Thought) => void): Promise<unknown> => {
    thread.calls.push(call);
    const asked = { ...Promise.withResolvers(), ...(onThought && { onThought }) };
    thread.asked.push(asked);
    return asked.promise;
  };
  return {
    Thinker: class {
      prepare = (player: string): unknown => ask(`prepare ${player}`);
      decide = ({ goesOn }: MoveTask, onThought: (thought: Thought) => void): unknown =>
        ask(goesOn ? 'think on' : 'think', onThought);
      stop = (): unknown => thread.calls.push('stop');
      end = async (): Promise<void> => undefined;
    } as never,
  };
});

const moves = legalMoves(ENGLISH.start, ENGLISH.board);

let session: Session;
let written: string[];
beforeEach(startSession);

test('in mid-search the best move so far is played, and the next search begins anew', async () => {
  session.receive('go think');
  thread.asked[0]!.onThought!({ depth: 1, line: [moves[2]!, moves[0]!] });
  session.receive('level depth=1');
  await fail(new Error('out of "memory".'));
  expect(written.slice(1)).toEqual([
    `error message="The player has crashed and will be restarted: out of 'memory'."`,
    'done move=11-15',
  ]);
  session.receive('go analyze');
  await fail(new Error('nothing'));
  expect(written.at(-1)).toBe('done move=9-13');
  expect(thread.calls).toEqual(['think', 'think']);
});

test('in starting it is told, and the session goes on', async () => {
  session.receive('init');
  session.receive('go think');
  expect(thread.calls).toEqual(['prepare first']);
  await fail(new Error('no room'));
  expect(thread.calls).toEqual(['prepare first', 'think']);
  expect(written).toEqual([expect.stringContaining('no room')]);
  await decide({ move: moves[0]! });
  expect(written.at(-1)).toBe('done move=9-13');
});

test('a player goes on with what it found until a new game begins or the player is another', async () => {
  const lines = ['go ponder', 'stop', 'go think', 'new-game', 'go think', 'go think'];
  const settings = ['set-param name=seed value=2', 'go think', 'set-param name=player value=random', 'go think'];
  for (const line of [...lines, ...settings]) {
    session.receive(line);
    if (thread.asked.length > 0) await decide({ move: moves[0]! });
  }
  const thinking = thread.calls.filter((call) => call !== 'stop');
  expect(thinking).toEqual(['think', 'think on', 'think', 'think on', 'think on', 'think']);
});

test('after quit nothing is said any more', async () => {
  session.receive('go think');
  session.receive('quit');
  expect(session.isOver).toBe(true);
  thread.asked[0]!.onThought!({ depth: 1, line: [moves[0]!] });
  await fail(new Error('late'));
  session.receive('ping');
  await session.close();
  expect(written).toEqual([]);
});

describe('whenever the thread answers', () => {
  test.each([
    {
      what: 'a stop is for the search asked for before it',
      lines: 'go ponder | stop | level depth=2 | go think | go ponder | stop | level infinite | go think | stop | stop',
      calls: ['think', 'stop', 'think', 'think', 'stop', 'think', 'stop'],
    },
    {
      what: 'so is a hit',
      lines: 'go think | go ponder | ponder-hit | go think | ponder-hit | go ponder | stop',
      calls: ['think', 'think', 'think', 'think', 'stop'],
    },
    {
      what: 'a search that nothing else ends takes the stop meant for the next',
      lines: 'go analyze | ponder-hit | go think | pos | stop | go ponder | ponder-hit',
      calls: ['think', 'stop', 'think', 'think'],
    },
  ])('$what', async ({ lines, calls }) => {
    const conversation = lines.split(' | ').map((line) => fc.tuple(fc.constant(line), fc.nat({ max: 2 })));
    await fc.assert(
      fc.asyncProperty(fc.tuple(...conversation), async (steps) => {
        startSession();
        for (const [line, answers] of steps) {
          session.receive(line);
          for (let answer = 0; answer < answers; answer++) await answerSearch();
        }
        while (await answerSearch());
        expect(thread.calls.map((call) => call.replace(' on', ''))).toEqual(calls);
        expect(written).toEqual(calls.filter((call) => call === 'think').map(() => 'done move=9-13'));
      }),
    );
  });
});

function startSession(): void {
  written = [];
  thread.calls = [];
  thread.asked = [];
  const identity = { name: 'n', version: 'v', author: 'a' };
  session = new Session(identity, { variant: ENGLISH, player: 'first', spec: 'first', seed: 1 }, (line) =>
    written.push(line),
  );
}

/** Lets the thread decide, if it was asked for more than it has answered. */
async function answerSearch(): Promise<boolean> {
  if (thread.asked.length === 0) return false;
  await decide({ move: moves[0]! });
  return true;
}

/** The thread answers its first question, and the session hears of it. */
async function decide(decision: Decision): Promise<void> {
  thread.asked.shift()!.resolve(decision);
  await setImmediate();
}

async function fail(error: Error): Promise<void> {
  thread.asked.shift()!.reject(error);
  await setImmediate();
}
