/** Evolution in a browser: a run from the form to its champion, with a lost connection in between, and compared. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunView } from '../../src/api/runApi.ts';
import { runCli } from '../runCli.ts';
import { Site } from './site.ts';
import { expectAccessible, isCutLine } from './visitor.ts';
import { WeakLine } from './weakLine.ts';

const SMALL = [
  'generations=3 population=20 candidates=3 finalists=1 validation.games=4 finalGames=4 confirmationGames=4',
  'test.games=4 test.opponents=["random"]',
].flatMap((line) => line.split(' '));
const site = Site.forTests((complaint) => isCutLine(complaint) || complaint.includes('400 (Bad Request)'));
let line: WeakLine;

beforeAll(async () => {
  line = await WeakLine.to(site.server.port);
});

afterAll(() => line.close());

describe('a run', () => {
  test('is started from the form and watched to its champion, also past a lost connection', async () => {
    const { page } = site;
    await page.goto(`${line.address}/runs/new`);
    await page.getByLabel('Start from').selectOption({ label: 'English draughts on 6x6, about ten seconds' });
    await page.getByText(/It will take .* on this machine: about [\d\s]+ games/).waitFor();
    for (const [label, value] of [
      ['Name', 'watched'],
      ['Population', '30'],
      ['Generations', '12'],
      // Fewer than the stages of racing had.
      ['Games of each', '60'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(value);
    }
    await page.getByRole('button', { name: 'Start the run' }).click();
    await page.waitForURL(/\/runs\/\d+$/);
    await expectGeneration(page, 2);
    await expect.poll(() => page.title()).toMatch(/^\d+ % · Run \d+: watched · EvoDraughts$/);
    // What is seen first is strength, and it goes on with the run.
    await expect.poll(() => page.locator('figcaption').first().textContent()).toMatch(/Elo above random moves/);
    line.cut();
    await page.getByText('Connection lost').waitFor();
    // Evolution continues meanwhile.
    const { generation } = await runOf(site.server.address, page);
    const stored = async (): Promise<number> => (await runOf(site.server.address, page)).generation;
    await expect.poll(stored, { timeout: 60_000 }).toBeGreaterThan(generation);
    line.mend();
    await page.getByText('Connection lost').waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'The champion' }).waitFor({ timeout: 90_000 });
    await page.locator('.run-state', { hasText: 'Finished.' }).waitFor();
    const run = await runOf(site.server.address, page);
    expect(run.curve.map(({ number }) => number)).toEqual(Array.from({ length: 13 }, (_, index) => index));
    // The table has every generation exactly once, including those that arrived while the page was disconnected.
    await page.getByText('All generations').click();
    const numbers = await page
      .locator('.generation-table tbody tr td:first-child, .generation-table tbody tr th')
      .allTextContents();
    expect(numbers.map(Number).toSorted((one, two) => one - two)).toEqual(run.curve.map(({ number }) => number));
    expect(await page.locator('svg.chart').count()).toBeGreaterThanOrEqual(3);
    expect(await page.title()).toBe(`Run ${run.id}: watched · EvoDraughts`);
    expect(run.strengths.length).toBeGreaterThan(3);
    // The same settings would be the same run, so the form proposes another seed.
    await page.getByRole('link', { name: 'New run from its settings' }).click();
    await expect.poll(() => page.getByLabel('Seed').inputValue()).toBe('2');
    await page.goBack();
    await page.getByRole('link', { name: 'Play the champion' }).click();
    await page.getByRole('button', { name: /^Play/ }).click();
    await page.waitForURL('**/game/*');
    await page.getByRole('heading', { name: `Champion of run ${run.id}` }).waitFor();
  });

  test('leads from each generation to its strategy, a game, and its ancestors', async () => {
    const { page } = site;
    await page.goto('/runs?text=watched');
    await page.getByRole('link', { name: 'watched' }).click();
    const { id } = await runOf(site.server.address, page);
    await page.getByLabel(/^Best of generation/).focus();
    for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowLeft');
    const picker = page.getByRole('region', { name: 'Best strategy of a generation' });
    await expect
      .poll(() => picker.getByRole('link', { name: 'Play it of generation 3' }).getAttribute('href'))
      .toContain(encodeURIComponent(`run:${id}@3`));
    // A click on the curve chooses too: at its right end the last generation.
    const chart = page.getByRole('img', { name: /Elo above random moves/ });
    // Its place is there before it is drawn.
    await chart.locator('svg').waitFor();
    const { width } = (await chart.boundingBox())!;
    await chart.click({ position: { x: width - 10, y: 100 } });
    await picker.getByRole('link', { name: 'Play it of generation 12' }).waitFor();
    await page.getByLabel(/^Best of generation/).fill('3');
    await picker.getByRole('link', { name: /^Watch it/ }).click();
    await page.getByRole('heading', { name: 'Generation 0 against generation 3' }).waitFor();
    expect(page.url()).toContain(`/runs/${id}?watch=3`);
    await page.getByLabel('Which game').selectOption({ label: 'Black: generation 0, White: generation 3' });
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByText(/^Move 2 of \d+/).waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    // The family is a drawing of links, and each says what it is.
    const discs = page.getByRole('group', { name: /^Family tree: \d+ ancestors?/ }).getByRole('link');
    expect(await discs.count()).toBeGreaterThan(1);
    await discs.first().focus();
    const name = await discs.first().getAttribute('aria-label');
    await expect.poll(() => page.locator('.family-hint').textContent()).toBe(name);
    expect(await page.locator('.ancestry code').last().textContent()).not.toMatch(/add\(|sub\(/);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/strategy?*');
  });

  test('is found in the list, which the address remembers', async () => {
    const { page } = site;
    await page.goto('/runs');
    const row = page.locator('.run-row', { hasText: 'watched' });
    await row.getByText(/\d+ % \(\d+-\d+\) against/).waitFor();
    await row.getByRole('img', { name: /^Strength from/ }).waitFor();
    await page.getByLabel('Sort by').selectOption('strength');
    await page.getByRole('heading', { name: 'English draughts on 6x6' }).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('no such run');
    await row.waitFor({ state: 'detached' });
    await page.getByLabel('Name', { exact: true }).fill('WATCH');
    await page.reload();
    await row.waitFor();
    expect(new URL(page.url()).search).toBe('?sort=strength&text=WATCH');
    await expectAccessible(page);
  });

  test('is stopped and resumed', async () => {
    const { page } = site;
    const id = await begin(page, { generations: 300 });
    await page.goto(`/runs/${id}`);
    await expectGeneration(page, 1);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Resume' }).waitFor({ timeout: 30_000 });
    const { generation } = await runOf(site.server.address, page);
    await page.getByRole('button', { name: 'Resume' }).click();
    await expectGeneration(page, generation + 1);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Resume' }).waitFor({ timeout: 30_000 });
    await page.goto('/runs');
    const row = page.locator('.run-row', { hasText: `run ${id}` });
    await row.getByRole('button', { name: 'Delete' }).click();
    await row.getByRole('button', { name: 'Delete' }).click();
    await row.waitFor({ state: 'detached' });
  });

  test('that was started on the command line looks the same, and runs are compared', async () => {
    const { page } = site;
    await page.goto('/runs');
    const args = [
      '--store',
      site.store,
      'evolve',
      'experiments/expressions-6x6.json',
      '--seed',
      '9',
      '--threads',
      '1',
      '--set',
    ];
    const evolving = runCli([...args, ...SMALL]);
    const row = page.locator('.run-row', { hasText: 'seed 9' });
    await row.waitFor({ timeout: 30_000 });
    await row
      .getByText(/generation \d of 3|first generation/)
      .first()
      .waitFor();
    expect((await evolving).code).toBe(0);
    await row.getByText('finished').waitFor();
    await page
      .getByLabel(/^Compare run/)
      .nth(0)
      .check();
    await page
      .getByLabel(/^Compare run/)
      .nth(1)
      .check();
    await page.getByRole('link', { name: /Compare/ }).click();
    await page.waitForURL(/\/reports\?runs=/);
    await page.locator('svg.chart').first().waitFor();
    expect(await page.getByRole('table').count()).toBeGreaterThan(0);
  });

  test('with settings that will not do is explained at its field', async () => {
    const { page } = site;
    await page.goto('/runs/new');
    await page.getByLabel('Population', { exact: true }).fill('-1');
    await page.getByRole('button', { name: 'Start the run' }).click();
    await page
      .getByText(/Must be a whole number from 0/)
      .first()
      .waitFor();
    expect(page.url()).toContain('/runs/new');
  });
});

/** Starts a small run as the form does; returns its number. */
async function begin(page: Page, changes: object): Promise<number> {
  const { experiments } = (await (await page.request.get('/api/experiments')).json()) as {
    experiments: { name: string; experiment: Record<string, object> }[];
  };
  const { experiment } = experiments.find(({ name }) => name === 'expressions-6x6')!;
  const evolver = { ...experiment['evolver'], population: 30 };
  const fitness = { ...experiment['fitness'], games: 120 };
  const response = await page.request.post('/api/runs', {
    data: { experiment: { ...experiment, evolver, fitness, ...changes }, seed: 5 },
  });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as RunView).id;
}

/** The server's data of the run that a page shows. */
async function runOf(address: string, page: Page): Promise<RunView> {
  const response = await fetch(`${address}/api${new URL(page.url()).pathname}`);
  return (await response.json()) as RunView;
}

/** Waits until the page shows this generation or a later one. */
async function expectGeneration(page: Page, least: number): Promise<void> {
  const shown = async (): Promise<number> => {
    const text = (await page.locator('.run-state').textContent({ timeout: 60_000 })) ?? '';
    return Number(/generation (\d+)/i.exec(text)?.[1] ?? -1);
  };
  await expect.poll(shown, { timeout: 60_000 }).toBeGreaterThanOrEqual(least);
}
