/**
 * How the session deals with a thread that breaks down, which no real player should do, and with one that answers at
 * any time between two lines.
 */

import * as fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { legalMoves } from '../../rules/move.ts';
import { ENGLISH } from '../../rules/variant.ts';
import { Session } from './session.ts';
import type { Listener } from '../thinker/thinker.ts';

const thread = vi.hoisted(() => ({ listener: undefined as Listener | undefined, calls: [] as string[], answered: 0 }));

vi.mock(import('../thinker/thinker.ts'), () => ({
  Thinker: class {
    constructor(listener: Listener) {
      thread.listener = listener;
    }
    load = (spec: string): unknown => thread.calls.push(`load ${spec}`);
    newGame = (): unknown => thread.calls.push('newGame');
    think = (): unknown => thread.calls.push('think');
    stop = (): unknown => thread.calls.push('stop');
    end = async (): Promise<void> => undefined;
  } as never,
}));

const moves = legalMoves(ENGLISH.start, ENGLISH.board);

let session: Session;
let written: string[];
beforeEach(startSession);

test('in mid-search the best move so far is played, and the next search starts a new thread', () => {
  session.receive('go think');
  thread.listener!.onReply({ kind: 'thought', thought: { depth: 1, line: [moves[2]!, moves[0]!] } });
  session.receive('level depth=1');
  thread.listener!.onFailure(new Error('out of "memory"'));
  expect(written.slice(1)).toEqual([
    `error message="The player broke down and will be started anew: out of 'memory'."`,
    'done move=11-15',
  ]);
  session.receive('go analyze');
  thread.listener!.onFailure('nothing');
  expect(written.at(-1)).toBe('done move=9-13');
  expect(thread.calls).toEqual(['load first', 'think', 'load first', 'think']);
});

test('in starting it is told, and the session goes on', () => {
  session.receive('init');
  session.receive('go think');
  expect(thread.calls).toEqual(['load first']);
  thread.listener!.onFailure(new Error('no room'));
  expect(thread.calls).toEqual(['load first', 'load first', 'think']);
  expect(written).toEqual([expect.stringContaining('no room')]);
  thread.listener!.onReply({ kind: 'decided', decision: { move: moves[0]! } });
  expect(written.at(-1)).toBe('done move=9-13');
});

test('after quit nothing is said any more', async () => {
  session.receive('go think');
  session.receive('quit');
  expect(session.isOver).toBe(true);
  thread.listener!.onReply({ kind: 'decided', decision: { move: moves[0]! } });
  thread.listener!.onFailure(new Error('late'));
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
  ])('$what', ({ lines, calls }) => {
    const conversation = lines.split(' | ').map((line) => fc.tuple(fc.constant(line), fc.nat({ max: 2 })));
    fc.assert(
      fc.property(fc.tuple(...conversation), (steps) => {
        startSession();
        for (const [line, answers] of steps) {
          session.receive(line);
          for (let answer = 0; answer < answers; answer++) answerSearch();
        }
        while (answerSearch());
        expect(thread.calls.slice(1)).toEqual(calls);
        expect(written).toEqual(calls.filter((call) => call === 'think').map(() => 'done move=9-13'));
      }),
    );
  });
});

function startSession(): void {
  written = [];
  thread.calls = [];
  thread.answered = 0;
  const identity = { name: 'n', version: 'v', author: 'a' };
  session = new Session(identity, { variant: ENGLISH, player: 'first', spec: 'first', seed: 1 }, (line) =>
    written.push(line),
  );
}

/** Lets the thread decide, if it was asked for more than it has answered. */
function answerSearch(): boolean {
  if (thread.answered === thread.calls.filter((call) => call === 'think').length) return false;
  thread.answered++;
  thread.listener!.onReply({ kind: 'decided', decision: { move: moves[0]! } });
  return true;
}
