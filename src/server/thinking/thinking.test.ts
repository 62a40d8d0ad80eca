import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import type { TASKS } from '../../../test/thinkingTasks.ts';
import { Thinking } from './thinking.ts';

const LONG = { timeMs: 60_000 };
const NOTHING = undefined as never;

/** With one thread, for all tests that need no more. */
const thinking = open(1);
afterAll(() => thinking.close());

function open(threads: number, mostWaiting = Infinity): Thinking<typeof TASKS> {
  const tasks = new URL('../../../test/thinkingTasks.ts', import.meta.url);
  return new Thinking({ threads, graceMs: 300, tasks, mostWaiting });
}

describe('a task', () => {
  test('is answered', async () => {
    thinking.warmUp();
    const answers = ['one', 'two', 'three'].map((text) => thinking.ask('a', 'echo', text, LONG).answer);
    expect(await Promise.all(answers)).toEqual(['one', 'two', 'three']);
  });

  test('that is rejected says why, and one that crashes fails alone', async () => {
    const refused = thinking.ask('a', 'refuse', 'There is no such thing.', LONG).answer;
    await expect(refused).rejects.toMatchObject({ code: 'test-refused', message: 'There is no such thing.' });
    const broken = thinking.ask('a', 'breakDown', NOTHING, LONG).answer;
    await expect(broken).rejects.toMatchObject({
      status: 503,
      code: 'thinking-failed',
      message: 'Thinking failed: something is not there. Try again.',
    });
    expect(await thinking.ask('a', 'echo', 'still here', LONG).answer).toBe('still here');
  });

  test('can be stopped by its caller, before or after it starts, and by its time limit', async () => {
    const begun = thinking.ask('a', 'untilStopped', 'begun', LONG);
    const waiting = thinking.ask('a', 'untilStopped', 'waiting', LONG);
    const timed = thinking.ask('a', 'untilStopped', 'timed', { timeMs: 30 });
    waiting.stop();
    await setTimeout(300);
    begun.stop();
    expect(await Promise.all([begun.answer, waiting.answer, timed.answer])).toEqual(['begun', 'waiting', 'timed']);
    // Too late to have an effect, in particular on the next task.
    begun.stop();
    const next = thinking.ask('a', 'untilStopped', 'next', LONG);
    const first = await Promise.race([next.answer, setTimeout(100, 'nothing')]);
    expect(first).toBe('nothing');
    next.stop();
    expect(await next.answer).toBe('next');
  });

  test('of a disconnected client is stopped, or never started', async () => {
    const begun = thinking.ask('a', 'untilStopped', 'begun', LONG);
    const waiting = thinking.ask('b', 'die', NOTHING, LONG);
    const last = thinking.ask('b', 'echo', 'last', LONG);
    await setTimeout(100);
    waiting.abandon();
    await expect(waiting.answer).rejects.toMatchObject({ code: 'thinking-abandoned' });
    begun.abandon();
    expect(await Promise.all([begun.answer, last.answer])).toEqual(['begun', 'last']);
    last.abandon();
  });
});

describe('a thread', () => {
  test('that ignores a stop is ended and replaced', async () => {
    const deaf = thinking.ask('a', 'deaf', NOTHING, { timeMs: 50 }).answer;
    const next = thinking.ask('b', 'echo', 'next', LONG).answer;
    await expect(deaf).rejects.toThrow('The search took too long and was stopped. Try again.');
    expect(await next).toBe('next');
  });

  test('that dies is replaced, and only its task fails', async () => {
    const dying = thinking.ask('a', 'die', NOTHING, LONG).answer;
    const next = thinking.ask('a', 'echo', 'next', LONG).answer;
    await expect(dying).rejects.toThrow('The thinking thread died: it ended.');
    expect(await next).toBe('next');
  });

  test('that cannot start fails a task instead of restarting for ever', async () => {
    const lame = new Thinking<typeof TASKS>({ threads: 1, tasks: new URL('file:///no/such/module.ts') });
    await expect(lame.ask('a', 'echo', 'lost', LONG).answer).rejects.toThrow('Cannot find module');
    await lame.close();
  });
});

describe('clients', () => {
  test('are served in turn, however much each requests', async () => {
    const order: string[] = [];
    const before = thinking.ask('z', 'untilStopped', 'z', LONG);
    const asked = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) =>
      thinking.ask(name[0]!, 'echo', name, LONG).answer.then((answer) => order.push(answer)),
    );
    before.stop();
    await Promise.all(asked);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  test('may have four tasks at a time, without replies in games', async () => {
    const tasks = Array.from({ length: 4 }, () => thinking.ask('a', 'untilStopped', 'x', LONG));
    expect(() => thinking.ask('a', 'echo', 'fifth', LONG)).toThrow(
      expect.objectContaining({ status: 429, code: 'too-much-thinking' }),
    );
    const reply = thinking.ask('a', 'echo', 'reply', { ...LONG, isReply: true }).answer;
    const other = thinking.ask('b', 'echo', 'other', LONG).answer;
    for (const task of tasks) task.stop();
    expect(await Promise.all([reply, other])).toEqual(['reply', 'other']);
    expect(await thinking.ask('a', 'echo', 'again', LONG).answer).toBe('again');
  });

  test('are rejected while too many tasks wait, except for replies in games', async () => {
    const small = open(1, 2);
    const tasks = ['a', 'b'].map((client) => small.ask(client, 'untilStopped', client, LONG));
    expect(() => small.ask('c', 'echo', 'c', LONG)).toThrow(
      expect.objectContaining({ status: 503, code: 'server-busy' }),
    );
    const reply = small.ask('c', 'echo', 'reply', { ...LONG, isReply: true }).answer;
    for (const task of tasks) task.stop();
    expect(await Promise.all([...tasks.map(({ answer }) => answer), reply])).toEqual(['a', 'b', 'reply']);
    await small.close();
  });

  test('leave a thread free for others, and for replies', async () => {
    const pair = open(2);
    const tasks = ['a', 'a', 'b'].map((client) => pair.ask(client, 'untilStopped', client, LONG));
    const reply = pair.ask('c', 'echo', 'reply', { ...LONG, isReply: true }).answer;
    expect(await reply).toBe('reply');
    for (const task of tasks) task.stop();
    expect(await Promise.all(tasks.map(({ answer }) => answer))).toEqual(['a', 'a', 'b']);
    await pair.close();
  });
});

test('closing ends all running, waiting and starting tasks, and rejects new ones', async () => {
  const short = open(1);
  const asked = [1, 2].map(() => short.ask('a', 'deaf', NOTHING, LONG).answer);
  const closed = short.close();
  for (const answer of asked) await expect(answer).rejects.toMatchObject({ status: 503, code: 'server-closing' });
  await closed;
  expect(() => short.ask('a', 'echo', 'late', LONG)).toThrow('The server is stopping.');
});
