import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anyNewPlay, anyPlayChange } from '../../test/anyRecord.ts';
import { EXAMPLE_PLAY, EXAMPLE_STUDY } from '../../test/examplePlays.ts';
import type { NewPlay, OpponentRecord, PlayChange, PlayOutcome, PlayRecord } from './playRecords.ts';
import type { Store } from './store.ts';
import { openStore } from './store.ts';

const NOON = '2026-05-04T12:00:00.000Z';

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  store = openStore(join(folder, 'store.sqlite'));
});
afterEach(() => {
  vi.useRealTimers();
  store.close();
  rmSync(folder, { recursive: true });
});

describe('a game', () => {
  test('begins with version 0 and increases it with each change', () => {
    setTime(NOON);
    const { moves: _, ...same } = EXAMPLE_PLAY;
    const first = { ...same, moves: ['9-13'], outcome: null, version: 0, createdAt: NOON, updatedAt: NOON };
    expect(store.addPlay({ ...same, moves: ['9-13'] })).toEqual(first);
    const later = '2026-05-04T12:00:05.000Z';
    setTime(later);
    const change = { moves: ['9-13', '22-18', '13x22'], outcome: { winner: 'black', reason: 'no moves' } } as const;
    const second = { ...first, ...change, version: 1, updatedAt: later };
    expect(store.changePlay(same.id, 0, change)).toEqual(second);
    expect(store.play(same.id)).toEqual(second);
  });

  test('is not changed by a caller with an outdated version', () => {
    store.addPlay(EXAMPLE_PLAY);
    const seen = store.changePlay(EXAMPLE_PLAY.id, 0, { moves: ['9-13'], outcome: null });
    for (const version of [0, 2]) {
      expect(() => store.changePlay(EXAMPLE_PLAY.id, version, { moves: ['9-14'], outcome: null })).toThrow(
        expect.objectContaining({ code: 'play-moved-on' }),
      );
    }
    expect(store.play(EXAMPLE_PLAY.id)).toEqual(seen);
  });

  test('that does not exist is unknown', () => {
    expect(store.play('nowhere')).toBeUndefined();
    expect(() => store.changePlay('nowhere', 0, { moves: [], outcome: null })).toThrow(
      expect.objectContaining({ code: 'play-unknown' }),
    );
  });

  test('can be handed to another person', () => {
    const first = store.addPlay(EXAMPLE_PLAY);
    expect(store.handPlay(first.id, 'another')).toEqual({ ...first, owner: 'another' });
    expect(store.playsOf('another', 1)).toEqual([{ ...first, owner: 'another' }]);
    expect(store.playsOf('somebody', 1)).toEqual([]);
    expect(() => store.handPlay('nowhere', 'another')).toThrow(expect.objectContaining({ code: 'play-unknown' }));
  });

  test('has a unique id', () => {
    const first = store.addPlay(EXAMPLE_PLAY);
    expect(() => store.addPlay({ ...EXAMPLE_PLAY, owner: 'another' })).toThrow('UNIQUE');
    expect(store.play(EXAMPLE_PLAY.id)).toEqual(first);
  });

  test('keeps the changes of two concurrent processes, and both get the same key', async () => {
    store.addPlay(EXAMPLE_PLAY);
    const script = new URL('../../test/storeRacer.ts', import.meta.url).pathname;
    const file = join(folder, 'store.sqlite');
    const race = (): Promise<{ stdout: string }> =>
      promisify(execFile)(process.execPath, [script, file, EXAMPLE_PLAY.id, '40']);
    const [one, other] = await Promise.all([race(), race()]);
    expect(one.stdout).toMatch(/^[0-9a-f-]{36}$/);
    expect(other.stdout).toBe(one.stdout);
    expect(store.key('cookies', () => 'late')).toBe(one.stdout);
    const { moves, version } = store.play(EXAMPLE_PLAY.id)!;
    expect([version, moves.length, new Set(moves).size]).toEqual([80, 80, 80]);
  });
});

test("a list has one's own games, the last changed first, without those of studies", () => {
  const study = store.createStudy(EXAMPLE_STUDY);
  store.addParticipants(study, ['token']);
  addAt('a', '2026-01-01');
  addAt('b', '2026-01-02');
  addAt('c', '2026-01-03', { owner: 'another' });
  addAt('d', '2026-01-04', { participant: 'token', studyGame: 0 });
  addAt('e', '2026-01-05');
  setTime('2026-01-06');
  store.changePlay('a', 0, { moves: ['9-13'], outcome: null });
  const ids = (limit: number): string[] => store.playsOf('somebody', limit).map(({ id }) => id);
  expect([ids(10), ids(2), ids(0)]).toEqual([['a', 'e', 'b'], ['a', 'e'], []]);
  expect(store.playsOf('nobody', 10)).toEqual([]);
});

test('results are counted from the side of the opponents', () => {
  const finish = (id: string, play: Partial<NewPlay>, outcome: PlayOutcome | null): void => {
    store.addPlay({ ...EXAMPLE_PLAY, id, ...play });
    store.changePlay(id, 0, { moves: [], outcome });
  };
  finish('a', { side: 'black' }, { winner: 'black', reason: 'no moves' });
  finish('b', { side: 'white' }, { winner: 'white', reason: 'resigned' });
  finish('c', { side: 'white' }, { winner: 'black', reason: 'no moves' });
  finish('d', {}, { winner: null, reason: 'agreed' });
  finish('e', {}, null);
  finish('f', { variant: 'italian' }, { winner: null, reason: 'agreed' });
  finish('g', { opponent: 'first' }, null);
  expect(store.playRecords()).toEqual([
    { opponent: 'run:12', variant: 'english', wins: 1, draws: 1, losses: 2 },
    { opponent: 'run:12', variant: 'italian', wins: 0, draws: 1, losses: 0 },
  ]);
});

/** An action: a new game, or a change to an existing one. */
type Deed = { readonly play: NewPlay } | { readonly at: number; readonly change: PlayChange; readonly isLate: boolean };

const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  fc
    .tuple(anyNewPlay, fc.constantFrom('Anne', 'Bo'), fc.constantFrom('random', 'run:1'))
    .map(([play, owner, opponent]) => ({ play: { ...play, owner, opponent, variant: 'english' } })),
  fc.record({ at: fc.nat(), change: anyPlayChange, isLate: fc.boolean() }),
);

test('after any actions, games equal plain records', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyDeed, { selector: nameOf, maxLength: 20 }), (deeds) => {
      using fresh = openStore(join(mkdtempSync(join(folder, 'any-')), 'store.sqlite'));
      const model = new Map<string, PlayRecord>();
      for (const [step, deed] of deeds.entries()) {
        setTime(Date.UTC(2026, 0, 1) + step);
        if ('play' in deed) addBoth(fresh, model, deed.play);
        else if (model.size > 0) changeBoth(fresh, model, deed);
      }
      const all = [...model.values()];
      expect(all.map(({ id }) => fresh.play(id))).toEqual(all);
      for (const owner of ['Anne', 'Bo']) expect(fresh.playsOf(owner, 5)).toEqual(newest(all, owner, 5));
      expect(fresh.playRecords()).toEqual(counted(all));
    }),
    { numRuns: 15 },
  );
});

/** Games have different names; changes are all different. */
function nameOf(deed: Deed): unknown {
  return 'play' in deed ? deed.play.id : deed;
}

function addBoth(tested: Store, model: Map<string, PlayRecord>, play: NewPlay): void {
  const now = new Date().toISOString();
  model.set(play.id, { ...play, outcome: null, version: 0, createdAt: now, updatedAt: now });
  expect(tested.addPlay(play)).toEqual(model.get(play.id));
}

function changeBoth(
  tested: Store,
  model: Map<string, PlayRecord>,
  { at, change, isLate }: Extract<Deed, { at: number }>,
): void {
  const old = [...model.values()][at % model.size]!;
  if (isLate) {
    expect(() => tested.changePlay(old.id, old.version - 1, change)).toThrow('has changed');
    return;
  }
  model.set(old.id, { ...old, ...change, version: old.version + 1, updatedAt: new Date().toISOString() });
  expect(tested.changePlay(old.id, old.version, change)).toEqual(model.get(old.id));
}

function newest(all: readonly PlayRecord[], owner: string, limit: number): PlayRecord[] {
  const own = all.filter((play) => play.owner === owner);
  return own.sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1)).slice(0, limit);
}

function counted(all: readonly PlayRecord[]): OpponentRecord[] {
  return ['random', 'run:1'].flatMap((opponent) => {
    const over = all.filter((play) => play.opponent === opponent && play.outcome !== null);
    const count = (isOne: (play: PlayRecord) => boolean): number => over.filter(isOne).length;
    const draws = count(({ outcome }) => outcome!.winner === null);
    const losses = count(({ outcome, side }) => outcome!.winner === side);
    return over.length === 0
      ? []
      : [{ opponent, variant: 'english', wins: over.length - draws - losses, draws, losses }];
  });
}

function addAt(id: string, time: string, play: Partial<NewPlay> = {}): void {
  setTime(time);
  store.addPlay({ ...EXAMPLE_PLAY, id, ...play });
}

function setTime(time: string | number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
}
