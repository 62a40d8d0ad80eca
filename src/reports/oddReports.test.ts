/** Reports on what is not as it should be: they leave out what is not known, and say so. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EXAMPLE_PLAY, EXAMPLE_STUDY } from '../../test/examplePlays.ts';
import { EXAMPLE_RUN, storeExample } from '../../test/exampleRuns.ts';
import { ORIGINAL_TEXT } from '../../test/originalText.ts';
import type { Report } from '../documents/document.ts';
import { figuresOf, tablesOf } from '../documents/document.ts';
import type { Store } from '../store/store.ts';
import { openStore } from '../store/store.ts';
import { importedFromOriginal, originalPlayer } from '../papers/greaney2026/originalRun.ts';
import { parseOriginalResult } from '../papers/greaney2026/parseOriginalResult.ts';
import { planGames } from './people/studyPlan.ts';
import { reportRuns } from './runReport.ts';

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  store = openStore(join(folder, 'store.sqlite'));
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

test('no run', () => {
  expect(() => reportRuns(store, [])).toThrow(expect.objectContaining({ code: 'report-empty' }));
  expect(() => reportRuns(store, [5])).toThrow(expect.objectContaining({ code: 'run-unknown' }));
});

test('a run without a generation', () => {
  const report = reportRuns(store, [store.createRun(EXAMPLE_RUN)]);
  expect(report.title).toBe('Run 1: Two features');
  expect(figuresOf(report)).toEqual([]);
  expect(wordsOf(report)).toMatch(
    /Run 1 has not finished.*No run has finished a generation.*Run 1 \(no generation yet\) has no ch/,
  );
});

test('a single run, unfinished and then finished without a test', () => {
  storeExample(store, {}, 'own.men', false);
  storeExample(store, { seed: 8 });
  const unfinished = reportRuns(store, [1]);
  expect(figuresOf(unfinished).map(({ id }) => id)).toEqual(['run-fitness', 'run-size', 'run-diversity']);
  expect(wordsOf(unfinished)).toContain('Run 1 (generation 2 of 2) has no champion.');
  const finished = reportRuns(store, [2]);
  expect(wordsOf(finished)).toMatch(/70\.0 % of the points .* and 66\.0 % in 100 new games against the same/);
  expect(wordsOf(finished)).toContain('No champion has been tested.');
});

test('the same seed twice is one run', () => {
  for (const seed of [7, 8, 7]) storeExample(store, { seed });
  store.addTests([
    { run: 3, player: 'run:3', variant: 'english', protocol: 'fair', result: { wins: 3, draws: 1, games: 4 } },
  ]);
  const report = reportRuns(store, [1, 2, 3, 3]);
  expect(report.title).toBe('Two features: 2 runs');
  expect(report.lead.at(-1)).toBe('Run 1 repeats run 3 (same settings, same seed) and is left out.');
  expect(rowsOf(report, 'champions').map(([, run]) => run)).toEqual([3, 2]);
});

test('a changed grammar is one setting, although both its name and its text differ', () => {
  const grammars = [
    ['a.bnf', '<start> ::= own.men\n'],
    ['b.bnf', '<start> ::= own.kings\n'],
    ['b.bnf', '<start> ::= opponent.men\n'],
  ] as const;
  for (const [grammar, grammarText] of grammars)
    storeExample(store, { experiment: { genome: { grammar, grammarText } } });
  expect(wordsOf(reportRuns(store, [1, 2]))).toContain('The conditions differ in 1 setting: `genome.grammar`.');
  expect(rowsOf(reportRuns(store, [1, 2, 3]), 'settings-that-differ')).toEqual([
    ['genome.grammar', 'a.bnf', 'b.bnf (1)', 'b.bnf (2)'],
  ]);
});

test('a report of a plan begins with its name, its question and the verdict', () => {
  storeExample(store);
  const result = { wins: 3, draws: 0, games: 4 };
  store.addTests([{ run: 1, player: 'run:1', variant: 'english', protocol: 'fair', result }]);
  const report = reportRuns(store, [1], { name: 'corners', description: 'Do corners help?' });
  expect([report.title, report.question]).toEqual(['corners', 'Do corners help?']);
  expect(report.lead[0]).toBe('The champion of run 1 scores 75.0 % (30.1-95.4) of the points against random.');
  expect(report.lead.at(-1)).toMatch(/^This report covers 1 run of “Two features” in English draughts/);
});

test('where a grammar was read from and the order of fields make no condition', () => {
  const [one, other] = [
    { genome: { grammar: 'here/g.bnf', maxDepth: 3 }, test: { games: 2 } },
    { test: { games: 2 }, genome: { maxDepth: 3, grammar: '/there/g.bnf' } },
  ];
  storeExample(store, { experiment: one, seed: 1 });
  storeExample(store, { experiment: other, seed: 2 });
  expect(reportRuns(store, [1, 2]).title).toBe('Two features: 2 runs');
});

test('results of the original are replicates by name, and their sizes are not drawn', () => {
  const result = parseOriginalResult(ORIGINAL_TEXT);
  const imported = importedFromOriginal(result, 'old', originalPlayer(result), ['It likes x.']);
  const ids = store.importRuns([imported, imported, { ...imported, run: { ...imported.run, name: 'older' } }]);
  const report = reportRuns(store, ids);
  expect(report.title).toBe('“old” and “older”: 3 runs');
  const names = figuresOf(report).map(({ id }) => id);
  expect(names).toContain('best-fitness');
  expect(names).not.toContain('size');
  expect(rowsOf(report, 'scores-by-condition').map((row) => row.slice(0, 5))).toMatchObject([
    ['random (original)', 'wins', 'old', 2, 0.95],
    ['random (original)', 'wins', 'older', 1, 0.95],
  ]);
});

test('runs of different games have figures and findings of their own, which say whose champion it is', () => {
  storeExample(store);
  storeExample(store, { variant: 'giveaway', name: 'Other' });
  const result = { wins: 3, draws: 0, games: 4 };
  for (const [run, variant] of [
    [1, 'english'],
    [2, 'giveaway'],
  ] as const) {
    store.addTests([{ run, player: `run:${run}`, variant, protocol: 'fair', result }]);
  }
  const report = reportRuns(store, [1, 2]);
  expect(figuresOf(report).map(({ id }) => id)).toEqual(expect.arrayContaining(['wins-english', 'wins-giveaway']));
  expect(report.lead.slice(0, 2)).toEqual([
    expect.stringMatching(/^English draughts: The champion of run 1 scores 75\.0 %/),
    expect.stringMatching(/^Give-away draughts: The champion of run 2 scores 75\.0 %/),
  ]);
  expect(wordsOf(report)).toContain('Champion of run 2, Give-away draughts (“Other”, seed 7)');
  expect(wordsOf(report)).toContain('Results of different games are not compared');
  // The curves of each game are figures of their own too.
  const curves = figuresOf(report).filter(({ id }) => id.startsWith('run-fitness'));
  expect(curves.map(({ caption }) => /run \d/.exec(caption)![0])).toEqual(['run 1', 'run 2']);
});

test('a champion without an expression', () => {
  const id = store.createRun(EXAMPLE_RUN);
  const individual = { id: 0, genome: [0.5], parents: [], worth: [0.5], text: null };
  const games = { points: 0, games: 0 };
  const rest = { generation: 0, training: 0.5, validation: { ...games, candidates: 1 }, confirmation: games };
  store.finishRun(id, { individual, player: 'net:0.5', ...rest, explanation: [], ancestry: [] }, [], []);
  expect(JSON.stringify(reportRuns(store, [id]))).toContain('{"kind":"code","text":"net:0.5"}');
});

test('what people made of a run stands in the report', () => {
  storeExample(store);
  const study = { ...EXAMPLE_STUDY, opponents: [{ spec: 'run:1', player: 'random', title: 'Oak' }], gamesEach: 1 };
  const id = store.createStudy(study);
  store.addParticipants(id, ['token']);
  const { side } = planGames(study, 1)[0]!;
  store.addPlay({ ...EXAMPLE_PLAY, side, opponent: 'run:1', participant: 'token', studyGame: 0 });
  expect(wordsOf(reportRuns(store, [1]))).toContain('1 participant finished 0 games.');
  store.changePlay(EXAMPLE_PLAY.id, 0, { moves: ['11-15'], outcome: { winner: side, reason: 'resignation' } });
  store.answer(EXAMPLE_PLAY.id, 4, '');
  const report = reportRuns(store, [1]);
  expect(report.sections.map((section) => section.id)).toContain('people');
  expect(rowsOf(report, `people-${id}`)).toMatchObject([['run:1', 'Oak', 1, 0, 0, { value: 0 }, 1, 4]]);
  expect(wordsOf(report)).toMatch(/Oak was rated: median rating 4 \(1 rating\)/);
});

test('a study without any of the runs does not', () => {
  storeExample(store);
  store.createStudy(EXAMPLE_STUDY);
  expect(reportRuns(store, [1]).sections.map(({ id }) => id)).not.toContain('people');
});

function wordsOf({ lead, sections }: Report): string {
  const texts = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : block.kind === 'list' ? block.items : [])),
  );
  return [...lead, ...texts].join(' ');
}

function rowsOf(report: Report, id: string): readonly (readonly unknown[])[] {
  return tablesOf(report).find((table) => table.id === id)!.rows;
}
