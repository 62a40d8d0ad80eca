import { expect, test } from 'vitest';
import { FairQueue } from './fairQueue.ts';

const anyItem = (): boolean => true;

function queueOf(...items: readonly string[]): FairQueue<{ client: string; name: string }> {
  const queue = new FairQueue<{ client: string; name: string }>();
  for (const name of items) queue.add({ client: name[0]!, name });
  return queue;
}

test('clients are served in turn, each in its own order', () => {
  const queue = queueOf('a1', 'a2', 'a3', 'b1', 'c1', 'b2');
  const served = Array.from({ length: 6 }, () => queue.take(anyItem)?.name);
  expect(served).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(queue.size).toBe(0);
  expect(queue.take(anyItem)).toBeUndefined();
});

test('an item that may not be served yet keeps its place and does not block others', () => {
  const queue = queueOf('a1', 'a2', 'b1');
  expect(queue.take(({ name }) => name !== 'a1')?.name).toBe('a2');
  expect(queue.take(({ name }) => name === 'a1')?.name).toBe('a1');
  expect(queue.take(({ name }) => name === 'a1')).toBeUndefined();
  expect(queue.of('b').map(({ name }) => name)).toEqual(['b1']);
});

test('an abandoned item is removed, and the others keep their places', () => {
  const queue = queueOf('a1', 'a2', 'b1');
  const [first] = queue.of('a');
  expect(queue.size).toBe(3);
  expect([queue.remove(first!), queue.remove(first!), queue.size]).toEqual([true, false, 2]);
  expect(queue.remove(queue.of('b')[0]!)).toBe(true);
  expect([queue.take(anyItem)?.name, queue.size]).toEqual(['a2', 0]);
});
