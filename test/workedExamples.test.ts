/** Follows the pages that show how to do something, step by step, in a copy of the project. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from './runCli.ts';
import type { Step } from './workedPage.ts';
import { copyProject, follow, missingLine, readSteps } from './workedPage.ts';

/** Those that change nothing come first. */
const PAGES = [
  'getting-started',
  'concepts',
  'experiments',
  'adding-a-grammar',
  'adding-a-feature',
  'adding-a-player',
  'adding-a-method',
  'adding-a-genome',
];

const folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
beforeAll(() => copyProject(folder));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(PAGES)('docs/%s.md', (page) => {
  const steps = stepsOf(page);

  test('gives commands and their output', () => {
    expect(steps.some(({ kind }) => kind === 'file')).toBe(page !== 'concepts' && page !== 'experiments');
    expect(steps.some((step) => step.kind === 'commands' && step.printed !== undefined)).toBe(true);
  });

  test('does what it says', async () => {
    for (const step of steps) {
      const output = await follow(step, folder, join(folder, `${page}.sqlite`));
      if (step.kind !== 'commands' || step.printed === undefined) continue;
      const missing = missingLine(step.printed, output);
      expect(missing, `${step.text} printed\n${output}`).toBeUndefined();
    }
  }, 300_000);
});

test.each(['getting-started', 'reading-a-report'])('docs/%s.md quotes the report as it is', (page) => {
  const report = readFileSync(join(folder, 'results/captures/report/report.md'), 'utf8');
  const quotes = pageText(page).match(/(^> .*\n)(^>.*\n)*/gm) ?? [];
  const sentences = quotes.flatMap((quote) => quote.replaceAll(/^> ?/gm, '').trim().split('\n\n'));
  const spoken = sentences.map((text) => text.replaceAll('\n', ' ')).filter((text) => text.startsWith('Against'));
  expect(spoken.length).toBeGreaterThan(0);
  expect(spoken.filter((text) => !report.includes(text))).toEqual([]);
});

test('the code of the pages fits the types of the project', async () => {
  const changed = PAGES.flatMap(stepsOf).flatMap((step) => (step.kind === 'commands' ? [] : step.path));
  const include = changed.filter((path) => path.endsWith('.ts'));
  expect(include.length).toBeGreaterThan(5);
  writeFileSync(
    join(folder, 'changed.json'),
    JSON.stringify({ extends: './tsconfig.json', include: [...include, 'src/**/*.d.ts'] }),
  );
  const step = { kind: 'commands', text: 'npx tsc --noEmit -p changed.json\n' } as const;
  expect(await follow(step, folder, join(folder, 'none.sqlite'))).toBe('');
});

function stepsOf(page: string): Step[] {
  return readSteps(pageText(page));
}

function pageText(page: string): string {
  return readFileSync(`${ROOT}docs/${page}.md`, 'utf8');
}
