import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { EXIT_INTERRUPTED, EXIT_OK } from './exitCode.ts';
import { listenForInterrupt, wasInterrupted } from './interruption.ts';
import { untilInterrupted } from './untilInterrupted.ts';

const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
vi.useFakeTimers({ toFake: ['performance'] });
const exitCodeBefore = process.exitCode;

afterAll(() => {
  exit.mockRestore();
  vi.useRealTimers();
});

afterEach(() => {
  process.exitCode = exitCodeBefore;
  process.removeAllListeners('SIGINT');
  exit.mockClear();
});

test('the first Ctrl-C stops the command, its echo means nothing, and the second ends the program', () => {
  using interruption = listenForInterrupt();
  process.emit('SIGINT');
  expect([interruption.signal.aborted, process.exitCode, wasInterrupted()]).toEqual([true, EXIT_INTERRUPTED, true]);
  vi.advanceTimersByTime(300);
  process.emit('SIGINT');
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  process.emit('SIGINT');
  expect(exit).toHaveBeenCalledExactlyOnceWith(EXIT_INTERRUPTED);
});

test('a stop by other means never ends the program, also after Ctrl-C', () => {
  using interruption = listenForInterrupt({ exitCode: EXIT_OK });
  process.emit('SIGINT');
  vi.advanceTimersByTime(1000);
  interruption.interrupt();
  expect([process.exitCode, exit.mock.calls]).toEqual([EXIT_OK, []]);
});

test('listens until it is disposed of; once interrupted, until the program ends', () => {
  listenForInterrupt()[Symbol.dispose]();
  expect(process.listenerCount('SIGINT')).toBe(0);
  const interruption = listenForInterrupt();
  interruption.interrupt();
  interruption[Symbol.dispose]();
  expect(process.listenerCount('SIGINT')).toBe(1);
});

test('a source is left while its next item is waited for', async () => {
  async function* source(): AsyncGenerator<number> {
    yield 1;
    process.emit('SIGINT');
    await new Promise(() => undefined);
  }
  const items: number[] = [];
  for await (const item of untilInterrupted(source())) items.push(item);
  expect([items, process.listenerCount('SIGINT')]).toEqual([[1], 1]);
});
