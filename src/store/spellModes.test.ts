/** Stores and texts in which specs of expressions have no mode, as version 0.1.0 wrote them. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EXAMPLE_PLAY, EXAMPLE_STUDY } from '../../test/examplePlays.ts';
import { storeExample } from '../../test/exampleRuns.ts';
import { Connection } from './connection.ts';
import { MIGRATIONS } from './migrations.ts';
import { spellModes } from './spellModes.ts';
import { Store, openStore } from './store.ts';

const OLD = 'expression:if_(greater_than_or_equal(own.men, 3.0), own.men, own.kings)';
const NEW = `${OLD},mode=position`;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  file = join(folder, 'store.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  [OLD, NEW],
  [NEW, NEW],
  [`${OLD},mode=settled`, `${OLD},mode=settled`],
  [`${OLD}, mode = index`, `${OLD}, mode = index`],
  ['random', 'random'],
  ['champion:moss', 'champion:moss'],
  [`An expression: ${OLD}`, `An expression: ${OLD}`],
  [
    `[Event "x"]\n[Black "${OLD}"]\n[White "${OLD},mode=settled"]\n1. 11-15 *`,
    `[Event "x"]\n[Black "${NEW}"]\n[White "${OLD},mode=settled"]\n1. 11-15 *`,
  ],
])('%j becomes %j', (before, after) => {
  expect(spellModes(before)).toBe(after);
  const json = { list: [before, 1, null], inner: { [before]: true } };
  expect(spellModes(json)).toEqual({ list: [after, 1, null], inner: { [after]: true } });
});

test('a store is brought up to date wherever it has specs', () => {
  const old = oldStore();
  const plain = storeExample(old, { name: 'Without such specs' });
  const [runBefore, generationsBefore] = [old.run(plain), old.generations(plain)];
  const id = old.createRun({ ...runBefore, experiment: { fitness: { opponents: [{ player: OLD, weight: 1 }] } } });
  const [first] = old.generations(plain);
  const record = { ...first!, best: { ...first!.best, player: OLD }, opponents: [{ player: OLD, share: 1 }] };
  old.saveGeneration(id, record, old.membersOf(plain, 0), { evolver: {}, trial: [OLD] });
  const game = { pdn: `[Black "${OLD}"]\n[White "random"]\n\n*\n`, result: '*', black: OLD, white: 'random' };
  const tested = { run: null, player: OLD, variant: 'english', protocol: 'fair', result: { player: OLD, games: 2 } };
  old.finishRun(id, { ...old.champion(plain)!, player: OLD }, [tested], [game]);
  const match = { variant: 'english', seed: 1, openings: 'start', result: { winner: OLD } };
  old.addMatch({ ...match, players: [OLD, 'random'] }, [game]);
  old.addPlay({ ...EXAMPLE_PLAY, opponent: OLD, player: OLD });
  const study = old.createStudy({ ...EXAMPLE_STUDY, opponents: [{ ...EXAMPLE_STUDY.opponents[0]!, player: OLD }] });
  old.close();

  using store = openStore(file);
  const spelled = { ...game, pdn: game.pdn.replace(OLD, NEW), black: NEW };
  expect(store.run(id).experiment).toEqual({ fitness: { opponents: [{ player: NEW, weight: 1 }] } });
  expect(store.generations(id)).toEqual([
    { ...record, best: { ...record.best, player: NEW }, opponents: [{ player: NEW, share: 1 }] },
  ]);
  expect(store.stateOf(id)).toEqual({ evolver: {}, trial: [NEW] });
  expect(store.champion(id)!.player).toBe(NEW);
  expect(store.playerOf(id).player).toBe(NEW);
  expect(store.games({ run: id })).toEqual([spelled]);
  expect(store.tests({ run: id })).toMatchObject([{ player: NEW, result: { player: NEW, games: 2 } }]);
  expect(store.matches()).toMatchObject([{ players: [NEW, 'random'], result: { winner: NEW } }]);
  expect(store.play(EXAMPLE_PLAY.id)).toMatchObject({ opponent: NEW, player: NEW });
  expect(store.study(study).opponents[0]!.player).toBe(NEW);
  // What has no such spec is as it was.
  expect(store.run(plain)).toEqual(runBefore);
  expect(store.generations(plain)).toEqual(generationsBefore.map((one) => spellModes(one as never)));
});

/** A store as it was before the step that spells out modes, which is the last one that changes specs. */
function oldStore(): Store {
  const database = new DatabaseSync(file);
  const steps = MIGRATIONS.slice(0, 2);
  for (const step of steps) for (const statement of step(database)) database.exec(statement.compile().sql);
  database.exec(`pragma application_id = 0x45766f44; pragma user_version = ${steps.length}`);
  return new Store(new Connection(database, file));
}
