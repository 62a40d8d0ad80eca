/** What can be read about moves and positions: whose opinion, on which scale, and about which move. */

import { expect, test } from 'vitest';
import type { AnalysisView, EvaluationsView, WhyView } from '../../src/api/thoughtApi.ts';
import { Site } from './site.ts';
import { Table, moveNamed } from './table.ts';
import { NARROW, WIDE, expectAccessible } from './visitor.ts';

const site = Site.forTests();

test('Why explains the move that is looked at, and a bound says so once', async () => {
  const { page } = site;
  const table = await Table.begin(page, { variant: 'english', opponent: 'champion:birch', side: 'white' });
  await table.play(moveNamed(await table.turn(), '22-18'), 'mouse');
  await expect.poll(() => table.shownMoves()).toHaveLength(3);
  const [first, , third] = await table.shownMoves();
  const panel = page.getByRole('tabpanel');
  const opinion = panel.locator('.reason').first();
  await page.getByRole('tab', { name: 'Why' }).click();
  await opinion.getByText(third!).first().waitFor();
  expect(await opinion.innerText()).toMatch(/^Birch /);
  const scores = await panel.locator('tbody td:nth-child(2)').allInnerTexts();
  const shares = await panel.locator('tbody td:nth-child(3)').allInnerTexts();
  const lead = '(?:level|(?:Black|White) \\+\\d\\.\\d\\d)';
  for (const score of scores) expect(score).toMatch(new RegExp(`^${lead}(?: or less| or more| at best)?$`));
  expect(scores.some((score) => / (?:or less|or more|at best)$/.test(score))).toBe(true);
  // Black moved, so a bound is the most that Black can get.
  for (const [row, score] of scores.entries()) {
    const [, bound, percent] = /^(≤ )?(\d+) %$/.exec(shares[row]!)!;
    expect(bound !== undefined, score).toBe(/ (?:or less|or more|at best)$/.test(score));
    const sign = score.startsWith('Black') ? 1 : score.startsWith('White') ? -1 : 0;
    expect(sign * (Number(percent) - 50), score).toBeGreaterThanOrEqual(0);
  }
  // One step back is the person's own move.
  await page.getByRole('button', { name: 'One move back' }).click();
  await opinion.getByText('22-18').first().waitFor();
  expect(await opinion.innerText()).toMatch(/Birch .*(?:would have played|sees no difference)/);
  expect(await panel.locator('tr.marked').innerText()).toContain('22-18');
  await page.getByRole('button', { name: 'One move back' }).click();
  await opinion.getByText(first!).first().waitFor();
});

test('Why draws how the plans of an opponent came to agree, also after a reload, on any screen', async () => {
  const { page } = site;
  const opponent = 'olea:population=25,generations=20';
  const table = await Table.begin(page, { variant: 'english', opponent, side: 'black', seed: 3 });
  await table.play(moveNamed(await table.turn(), '11-15'), 'mouse');
  await expect.poll(() => table.shownMoves()).toHaveLength(2);
  await page.getByRole('tab', { name: 'Why' }).click();
  const panel = page.getByRole('tabpanel');
  const opinion = panel.locator('.reason').first();
  await opinion.getByText(/^Your opponent evolved 25 plans for each side over 20 generations/).waitFor();
  const why = (await (await page.request.get(`/api/games/${table.id}/why?ply=1`)).json()) as WhyView;
  const { own, replies } = why.plans!;
  const expectCharts = async (): Promise<void> => {
    await expect.poll(() => panel.locator('svg.chart').count()).toBe(2);
    for (const { finding, moves } of [own!, replies!]) {
      const chart = panel.getByRole('img', { name: finding });
      for (const { move, shares } of moves) {
        await expect.poll(() => chart.textContent()).toContain(`${move} ${Math.round(100 * shares.at(-1)!)}`);
      }
      const captions = await panel.locator('figcaption').allInnerTexts();
      expect(captions.map((caption) => caption.replaceAll('\u00A0', ' '))).toContain(finding);
    }
  };
  await expectCharts();
  expect(await opinion.innerText()).toContain(`It expects ${why.line.slice(1).join(' ')}.`);
  const row = panel.locator('tr.marked');
  expect(await row.innerText()).toMatch(new RegExp(`${why.played}\\s+${Math.round(100 * why.moves[0]!.share!)} %`));
  await panel.getByText('Numbers').first().click();
  const numbers = panel.getByRole('region', { name: 'Numbers: moves' }).locator('tbody tr');
  await expect.poll(() => numbers.count()).toBe(20);
  for (const [colorScheme, viewport] of [
    ['light', WIDE],
    ['dark', NARROW],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await page.reload();
    await expectCharts();
    await expectAccessible(page);
  }
});

test('Analysis follows the position, and agrees with the curve about who is ahead', async () => {
  const { page } = site;
  const fen = 'W:W22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';
  const table = await Table.begin(page, { variant: 'english', opponent: 'champion:hazel', side: 'white', fen });
  const analysed = page.waitForResponse((response) => response.url().includes('/api/analysis'));
  await page.getByRole('tab', { name: 'Analysis' }).click();
  const analysis = (await (await analysed).json()) as AnalysisView;
  const { points } = (await (await page.request.get(`/api/games/${table.id}/evaluations`)).json()) as EvaluationsView;
  const panel = page.getByRole('tabpanel');
  await panel.getByText(/^Black is ahead by \d\.\d\d men and should score \d+ %/).waitFor();
  expect([analysis.men! > 0.5, points[0]!.men! > 0.5]).toEqual([true, true]);
  await expect.poll(() => panel.locator('svg.chart').innerHTML(), { timeout: 10_000 }).toContain('Black +');
  expect(await panel.locator('svg.chart').innerHTML()).toContain('White wins');
  await table.play((await table.turn()).legalMoves[0]!, 'mouse');
  await expect.poll(() => table.shownMoves()).toHaveLength(2);
  await expect
    .poll(() => panel.locator('tbody tr').count(), { timeout: 10_000 })
    .toBe((await table.turn()).legalMoves.length);
});
