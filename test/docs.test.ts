/** Checks the documents against the code: programs print what the pages say, links work, numbers are right. */

import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readExperiment } from '../src/experiments/experiment.ts';
import { openExperimentFile } from '../src/experiments/experimentFile.ts';
import { readPlan } from '../src/experiments/plan.ts';
import { compareGroups } from '../src/stats/compareGroups.ts';
import { holm } from '../src/stats/holm.ts';
import { wilsonInterval } from '../src/stats/wilson.ts';
import { ROOT } from './runCli.ts';

const PAGES = globSync(['*.md', 'bench/*.md', 'docs/**/*.md'], { cwd: ROOT });

const concepts = read('docs/concepts.md').replaceAll(/\s+/g, ' ');

test.each(['docs/grammatical-evolution.md'])('the program of %s prints what the page says', async (page) => {
  const text = await readFile(`${ROOT}${page}`, 'utf8');
  const [program] = /(?<=```js\n)[^]*?(?=```)/.exec(text)!;
  const [printed] = /(?<=It prints\n\n```\n)[^]*?(?=```)/.exec(text)!;
  const folder = await mkdtemp(join(tmpdir(), 'evodraughts-'));
  try {
    const file = join(folder, 'program.mjs');
    await writeFile(file, program.replaceAll("'./src/", `'${ROOT}src/`));
    const { stdout } = await promisify(execFile)(process.execPath, [file]);
    expect(stdout).toBe(printed);
  } finally {
    await rm(folder, { recursive: true });
  }
});

describe.each(PAGES)('%s', (page) => {
  test('has links that work', () => {
    const targets = [...proseOf(page).matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g)].map(
      ([, link, source]) => link ?? source!,
    );
    const local = targets.filter((target) => !/^[a-z]+:/.test(target));
    expect(local.filter((target) => !leadsSomewhere(page, target))).toEqual([]);
  });

  test('has pictures with alternative texts', () => {
    const pictures = proseOf(page).match(/<img [^>]*>|!\[[^\]]*\]/g) ?? [];
    expect(pictures.filter((picture) => !/ alt="[^"]{10,}"|!\[[^\]]{10,}\]/.test(picture))).toEqual([]);
  });
});

test('the list of documents names them all', () => {
  const pages = globSync('*.md', { cwd: join(ROOT, 'docs') }).filter((page) => page !== 'README.md');
  const list = read('docs/README.md');
  expect(pages.length).toBeGreaterThan(8);
  expect(pages.filter((page) => !list.includes(`](${page})`))).toEqual([]);
});

test('drawings have a light ground of their own, a title and no small print', () => {
  const drawings = globSync('docs/drawings/*.svg', { cwd: ROOT });
  expect(drawings.length).toBeGreaterThan(4);
  for (const drawing of drawings) {
    const text = read(drawing);
    expect(text, drawing).toMatch(/<rect [^>]*fill="#faf8f4"/);
    expect(text, drawing).toMatch(/<title[ >]|aria-label=/);
    const sizes = [...text.matchAll(/font-size="([\d.]+)(?:px)?"/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes), drawing).toBeGreaterThanOrEqual(13);
  }
});

test('the experiment and the plan that docs/experiments.md shows are right', () => {
  const blocks = [...read('docs/experiments.md').matchAll(/```json\n(\{[^]*?)```/g)].map(([, text]) => text!);
  expect(blocks).toHaveLength(2);
  const [experiment, plan] = blocks.map((text) => JSON.parse(text) as unknown);
  expect(readExperiment(experiment, 'experiment', () => read('grammars/default.bnf')).generations).toBe(60);
  const open = (file: string) => openExperimentFile(join(ROOT, 'experiments/plans', file));
  const { conditions } = readPlan(plan, 'plan', { open, resolve: (player) => player });
  const modes = conditions.map(({ name, experiment: { strategy } }) => [name, strategy.mode, strategy.championDepth]);
  expect(modes).toEqual([
    ['immediate', 'position', 0],
    ['settled', 'settled', 0],
  ]);
});

describe('the numbers of the ideas', () => {
  const [first, second] = [
    [63, 66, 69, 71, 74],
    [55, 58, 60, 61, 64],
  ] as const;

  test('intervals', () => {
    const shareOf = (wins: number, games: number): string => {
      const { low, high } = wilsonInterval(wins, games);
      return `${percent(wins / games)} % (${percent(low)}-${percent(high)})`;
    };
    expect(concepts).toContain(`60 of 100 is ${shareOf(60, 100)}`);
    expect(concepts).toContain(`600 of 1000 is ${shareOf(600, 1000)}`);
    expect(concepts).toContain(`20 wins in 20 games is ${shareOf(20, 20)}`);
  });

  test('p and A12', () => {
    const { p, a12 } = compareGroups(first, second);
    expect(concepts).toContain('won 55, 58, 60, 61 and 64 % and those of B 63, 66, 69, 71 and 74 %');
    expect(concepts).toContain(`Here it is ${p.toFixed(3)}`);
    expect(concepts).toContain(`in ${a12 * first.length * second.length} of them: A12 is ${a12}.`);
  });

  test('the least that few seeds can show', () => {
    const leastFor = (count: number): string => {
      const values = Array.from({ length: count }, (_, index) => index);
      return String(Number(compareGroups(values, values).smallestP.toFixed(3)));
    };
    expect(concepts).toContain(`With three seeds each p is never below ${leastFor(3)},`);
    expect(concepts).toContain(`with four never below ${leastFor(4)}, with five never below ${leastFor(5)}`);
  });

  test('Holm', () => {
    const [one, two, three] = holm([0.016, 0.03, 0.2]);
    expect(concepts).toContain(`with p of 0.016, 0.03 and 0.2 become ${one}, ${two} and ${three}.`);
  });
});

function read(page: string): string {
  return readFileSync(join(ROOT, page), 'utf8');
}

/** Without code, which may look like links. */
function proseOf(page: string): string {
  return read(page)
    .replaceAll(/^```[^]*?^```$/gm, '')
    .replaceAll(/`[^`\n]*`/g, '');
}

function leadsSomewhere(page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? page : join(dirname(page), decodeURIComponent(path));
  if (!existsSync(join(ROOT, file))) return false;
  return anchor === undefined || !file.endsWith('.md') || anchorsOf(file).includes(anchor);
}

/** The anchors that GitHub makes from headings, and those in the text. */
function anchorsOf(page: string): string[] {
  const text = read(page).replaceAll(/^```[^]*?^```$/gm, '');
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return [...headings, ...[...text.matchAll(/<a (?:name|id)="([^"]+)"/g)].map(([, name]) => name!)];
}

function percent(share: number): number {
  return Math.round(100 * share);
}

describe.each([
  ['greaney2026', /\d+\.\d+ %|p [=<] [\d.]+\d|\d+ of 150/g],
  ['nguyen2018', /\d+\.\d+ %|[+-]\d+ Elo \([^)]*\)/g],
])('the paper %s, repeated', (name, numbersIn) => {
  const page = read(`docs/papers/${name}/README.md`);
  const report = read(`docs/papers/${name}/report/report.md`).replaceAll('\\', '').replaceAll('\u00A0', ' ');
  const quoted = (text: string): string[] => text.match(numbersIn) ?? [];
  const missing = (text: string): string[] => quoted(text).filter((number) => !report.includes(number));

  test('every number of its page stands in the report', () => {
    expect(quoted(page).length).toBeGreaterThanOrEqual(10);
    expect(missing(page)).toEqual([]);
  });

  test('and so does every number of the README', () => {
    const [, part] = new RegExp(`paper ${name}\`([^]*?)(?:\n\n|\`paper )`).exec(read('README.md'))!;
    expect(quoted(part!).length).toBeGreaterThan(0);
    expect(missing(part!)).toEqual([]);
  });

  test('its verdicts are those of the report', () => {
    const verdicts = (text: string): string[] =>
      text.match(/\| (confirmed|partly confirmed|no evidence|contradicted) \|/g) ?? [];
    expect(verdicts(page)).toEqual(verdicts(report));
  });
});
