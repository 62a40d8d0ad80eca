import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anyNewStudy } from '../../test/anyRecord.ts';
import { EXAMPLE_PLAY, EXAMPLE_STUDY } from '../../test/examplePlays.ts';
import { createRng, randomBelow } from '../base/rng.ts';
import { Connection } from './connection.ts';
import { openDatabase } from './openDatabase.ts';
import { Store, openStore } from './store.ts';

const NOON = '2026-05-04T12:00:00.000Z';

let folder: string;
let file: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  file = join(folder, 'store.sqlite');
  store = openStore(file);
});
afterEach(() => {
  vi.useRealTimers();
  store.close();
  rmSync(folder, { recursive: true });
});

describe('a study', () => {
  test('is read back unchanged', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOON) });
    const stored: object[] = [];
    fc.assert(
      fc.property(anyNewStudy, (study) => {
        const id = store.createStudy(study);
        stored.push({ ...study, id, createdAt: NOON });
        expect(store.study(id)).toEqual(stored.at(-1));
        expect(store.studies()).toEqual(stored);
      }),
      { numRuns: 20 },
    );
  });

  test('that does not exist is unknown', () => {
    const unknown = expect.objectContaining({ code: 'study-unknown' });
    expect(() => store.study(1)).toThrow(unknown);
    expect(() => store.deleteStudy(1)).toThrow(unknown);
    expect(() => store.addParticipants(1, ['token'])).toThrow(unknown);
    expect([store.participantsOf(1), store.playsOfStudy(1), store.answersOfStudy(1)]).toEqual([[], [], []]);
  });

  test('is deleted with its participants, their games and answers, and its number is not reused', () => {
    const [first, second] = [fillStudy('one'), fillStudy('two')] as [number, number];
    store.deleteStudy(first);
    expect(store.studies().map(({ id }) => id)).toEqual([second]);
    expect([store.participant('one1'), store.play('one1-0')]).toEqual([undefined, undefined]);
    expect([store.participantsOf(first), store.playsOfStudy(first), store.answersOfStudy(first)]).toEqual([[], [], []]);
    expect(store.answersOfStudy(second)).toHaveLength(6);
    expect(store.createStudy(EXAMPLE_STUDY)).toBe(second + 1);
  });
});

describe('participants', () => {
  test('have numbers, which are not reused', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOON) });
    const study = store.createStudy(EXAMPLE_STUDY);
    const record = (token: string, number: number): object => ({ token, study, number, createdAt: NOON });
    expect(store.addParticipants(study, ['x', 'b'])).toEqual([record('x', 1), record('b', 2)]);
    expect(store.addParticipants(store.createStudy(EXAMPLE_STUDY), ['y'])).toMatchObject([{ number: 1 }]);
    store.removeParticipant('b');
    expect(store.addParticipants(study, ['a'])).toEqual([record('a', 3)]);
    expect(store.participantsOf(study)).toEqual([record('x', 1), record('a', 3)]);
    expect([store.participant('a'), store.participant('b')]).toEqual([record('a', 3), undefined]);
  });

  test('are added all or not at all', () => {
    const study = store.createStudy(EXAMPLE_STUDY);
    store.addParticipants(study, ['a']);
    expect(() => store.addParticipants(study, ['b', 'a'])).toThrow('UNIQUE');
    expect(store.addParticipants(study, ['c', 'd']).map(({ number }) => number)).toEqual([2, 3]);
    expect(store.participant('b')).toBeUndefined();
  });

  test('have games in their order, each once', () => {
    const study = store.createStudy(EXAMPLE_STUDY);
    store.addParticipants(study, ['b', 'a']);
    for (const [participant, studyGame] of [
      ['a', 1],
      ['b', 1],
      ['b', 0],
      ['a', 0],
    ] as const) {
      store.addPlay({ ...EXAMPLE_PLAY, id: `${participant}-${studyGame}`, participant, studyGame });
    }
    const again = { ...EXAMPLE_PLAY, participant: 'a', studyGame: 1 };
    expect(() => store.addPlay(again)).toThrow('UNIQUE');
    expect(() => store.addPlay({ ...again, participant: 'nobody' })).toThrow('FOREIGN KEY');
    expect(store.playsOfParticipant('a').map(({ id }) => id)).toEqual(['a-0', 'a-1']);
    expect(store.playsOfStudy(study).map(({ id }) => id)).toEqual(['b-0', 'b-1', 'a-0', 'a-1']);
    expect(store.playsOfStudy(study)[3]).toEqual(store.play('a-1'));
  });
});

describe('an answer', () => {
  test('belongs to a game', () => {
    expect(() => store.answer('nowhere', 3, '')).toThrow(expect.objectContaining({ code: 'play-unknown' }));
  });

  test('replaces the one before', () => {
    const study = fillStudy('one');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOON) });
    store.answer('one2-0', 5, 'On second thoughts, yes.');
    const answer = { play: 'one2-0', rating: 5, remark: 'On second thoughts, yes.', createdAt: NOON };
    expect(store.answersOfParticipant('one2')).toEqual([
      answer,
      { play: 'one2-1', rating: 1, remark: 'remark-one2-1', createdAt: expect.any(String) as string },
    ]);
    const games = ['one1-0', 'one1-1', 'one2-0', 'one2-1', 'one3-0', 'one3-1'];
    expect(store.answersOfStudy(study).map(({ play }) => play)).toEqual(games);
    expect(store.answersOfStudy(study)[2]).toEqual(answer);
  });
});

describe('a withdrawal', () => {
  test('removes everything of a participant, and nothing else', () => {
    const study = fillStudy('one');
    const own = store.addPlay(EXAMPLE_PLAY);
    const [plays, answers] = [store.playsOfStudy(study), store.answersOfStudy(study)];
    store.removeParticipant('one2');
    expect([store.participant('one2'), store.play('one2-0')]).toEqual([undefined, undefined]);
    expect([store.playsOfParticipant('one2'), store.answersOfParticipant('one2')]).toEqual([[], []]);
    expect(store.participantsOf(study).map(({ number }) => number)).toEqual([1, 3]);
    expect(store.playsOfStudy(study)).toEqual(plays.filter(({ participant }) => participant !== 'one2'));
    expect(store.answersOfStudy(study)).toEqual(answers.filter(({ play }) => !play.startsWith('one2')));
    expect(store.play(own.id)).toEqual(own);
    // Repeating it does nothing, and the references are still intact.
    store.removeParticipant('one2');
    expect(() => store.addPlay({ ...EXAMPLE_PLAY, id: 'late', participant: 'one2' })).toThrow('FOREIGN KEY');
  });

  test('leaves no trace in the file or beside it', () => {
    fillStudy('one');
    expect(isReadable('remark-one2-1')).toBe(true);
    store.removeParticipant('one2');
    for (const word of ['remark-one2', 'one2', 'owner-one2']) expect(isReadable(word)).toBe(false);
    expect(isReadable('remark-one1-1')).toBe(true);
  });

  test('leaves no trace where rows have moved from page to page', () => {
    hurry();
    const tokens = Array.from({ length: 24 }, (_, index) => `person${100 + index}`);
    leaveTraces(tokens);
    for (const token of tokens.slice(0, 20)) {
      expect(isReadable(token)).toBe(true);
      store.removeParticipant(token);
      expect(isReadable(token)).toBe(false);
    }
    expect(store.playsOfStudy(1)).toHaveLength(4 * 5);
  });

  test('is done even while another process is reading', () => {
    fillStudy('one');
    using reader = new DatabaseSync(file);
    reader.exec('begin; select * from plays');
    using hasty = new Store(new Connection(new DatabaseSync(file, { timeout: 20 }), file));
    hasty.removeParticipant('one1');
    expect([store.participant('one1'), isReadable('remark-one1')]).toEqual([undefined, true]);
    reader.exec('commit');
    store.removeParticipant('one2');
    expect(isReadable('remark-one1')).toBe(false);
  });

  test('of a whole study leaves no trace either', () => {
    const study = fillStudy('one');
    store.deleteStudy(study);
    for (const word of ['remark-one', 'one1', EXAMPLE_STUDY.title]) expect(isReadable(word)).toBe(false);
  });
});

/** An action in a study: people join, one withdraws, or one plays and answers. */
type Deed = { readonly newcomers: number } | { readonly leaver: number } | { readonly player: number; remark: string };

const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ newcomers: fc.nat(3) }),
  fc.record({ leaver: fc.nat() }),
  fc.record({ player: fc.nat(), remark: fc.string() }),
);

test('after any actions, a study equals plain lists', () => {
  hurry();
  fc.assert(
    fc.property(fc.array(anyDeed, { maxLength: 20 }), (deeds) => {
      const study = store.createStudy(EXAMPLE_STUDY);
      let people: { token: string; number: number; remarks: string[] }[] = [];
      let count = 0;
      for (const deed of deeds) {
        if ('newcomers' in deed) {
          const numbers = Array.from({ length: deed.newcomers }, () => ++count);
          const added = numbers.map((number) => ({ token: `${study}.${number}`, number, remarks: [] }));
          expect(store.addParticipants(study, tokensOf(added))).toMatchObject(numbers.map((number) => ({ number })));
          people.push(...added);
        } else if ('leaver' in deed) {
          const token = people[deed.leaver % people.length]?.token ?? 'nobody';
          store.removeParticipant(token);
          people = people.filter((person) => person.token !== token);
        } else if (people.length > 0) {
          const { token: participant, remarks } = people[deed.player % people.length]!;
          const studyGame = remarks.push(deed.remark) - 1;
          const { id } = store.addPlay({ ...EXAMPLE_PLAY, id: `${participant}-${studyGame}`, participant, studyGame });
          store.answer(id, 1, deed.remark);
        }
      }
      expect(store.participantsOf(study)).toMatchObject(people.map(({ token, number }) => ({ token, number, study })));
      const remarks = people.flatMap((person) => person.remarks);
      expect(store.answersOfStudy(study).map(({ remark }) => remark)).toEqual(remarks);
      expect(store.playsOfStudy(study).map(({ id }) => id)).toEqual(
        store.answersOfStudy(study).map(({ play }) => play),
      );
    }),
    { numRuns: 15 },
  );
});

function tokensOf(people: readonly { readonly token: string }[]): string[] {
  return people.map(({ token }) => token);
}

/** Opens the store without flushing its many changes to the disk. */
function hurry(): void {
  store.close();
  const database = openDatabase(file, false);
  database.exec('pragma synchronous = off');
  store = new Store(new Connection(database, file));
}

/** Three participants, each with two games and answers. */
function fillStudy(name: string): number {
  const study = store.createStudy(EXAMPLE_STUDY);
  const tokens = [1, 2, 3].map((number) => `${name}${number}`);
  store.addParticipants(study, tokens);
  for (const participant of tokens) {
    for (const studyGame of [0, 1]) {
      const id = `${participant}-${studyGame}`;
      store.addPlay({ ...EXAMPLE_PLAY, id, owner: `owner-${participant}`, participant, studyGame });
      store.answer(id, studyGame, `remark-${id}`);
    }
  }
  return study;
}

/** Five games of each, which grow and shrink in any order and are commented on at any length while others begin. */
function leaveTraces(tokens: readonly string[]): void {
  // With this seed, overwriting alone would leave traces of four of them.
  const rng = createRng(10);
  store.addParticipants(store.createStudy(EXAMPLE_STUDY), tokens);
  const ids: string[] = [];
  const begin = (): void => {
    const [owner, studyGame] = [tokens[ids.length % tokens.length]!, Math.floor(ids.length / tokens.length)];
    const play = { ...EXAMPLE_PLAY, id: `${randomBelow(rng, 1e9)}-${owner}`, owner, participant: owner, studyGame };
    ids.push(store.addPlay({ ...play, player: 'x'.repeat(randomBelow(rng, 3) === 0 ? 6000 : 20) }).id);
  };
  for (let count = 0; count < 2000; count++) {
    if (ids.length < 5 * tokens.length && count % 8 === 0) begin();
    const { id, version, owner, moves } = store.play(ids[randomBelow(rng, ids.length)]!)!;
    const longer = [...moves, ...Array.from({ length: randomBelow(rng, 6) }, () => owner)];
    store.changePlay(id, version, { moves: randomBelow(rng, 10) === 0 ? [] : longer, outcome: null });
    if (count % 5 === 0) store.answer(id, 3, owner.repeat(randomBelow(rng, count % 3 === 0 ? 900 : 10)));
  }
}

/** Whether the bytes of the store's files contain a word. */
function isReadable(word: string): boolean {
  return ['', '-wal', '-shm'].some((end) => readFileSync(`${file}${end}`).includes(word));
}
