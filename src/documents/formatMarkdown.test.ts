import { describe, expect, test } from 'vitest';
import { EXAMPLE_REPORT } from '../../test/exampleReport.ts';
import type { Block } from './document.ts';
import { formatMarkdown } from './formatMarkdown.ts';

describe('the Markdown of a report', () => {
  const lines = formatMarkdown(EXAMPLE_REPORT).replaceAll('\u00A0', ' ').split('\n');

  test('has headings, and texts that mean nothing else', () => {
    expect(lines.filter((line) => line.startsWith('#'))).toEqual([
      '# Runs 12 to 14: two grammars \\<compared\\>',
      '## How it was done',
      '## What was found',
      '## Champions and `tests`',
    ]);
    expect(lines).toContain(
      'Each condition ran 5 times, with seeds 1 to 5. \\*Nothing\\* else\\_differs \\& all is \\<kept\\>.',
    );
    expect(lines).toContain('- 1\\. no list \\| of its own');
  });

  test('has tables whose rows have the same number of cells', () => {
    const first = lines.indexOf('| run | champion | games | wins | effect (A12) | p |');
    const rows = lines.slice(first, first + 5);
    expect(rows[1]).toBe('| --- | --- | --: | --: | --: | --: |');
    expect(rows[2]).toBe('| run 12 | `sub(own.men, opponent.men)` | 12 400 | 74.7 % (67.0-81.2) | 0.71 | 0.034 |');
    expect(rows.map((row) => row.split(/(?<!\\)\|/).length)).toEqual([8, 8, 8, 8, 8]);
  });

  test('shows figures by their files, with finding and caption', () => {
    const picture = lines.findIndex((line) => line.endsWith('](figures/figure-of-bars.svg)'));
    expect(lines[picture - 2]).toBe(
      '**The relative grammar is better by 12 points \\<of 100\\> \\& "more", as `bars` show.**',
    );
    expect(lines[picture + 2]).toMatch(/^Mean of 5 runs/);
  });

  test('folds, and fences code by more backquotes than it has', () => {
    expect(lines.filter((line) => line === '<details>').length).toBe(2);
    expect(lines.filter((line) => line === '</details>').length).toBe(2);
    expect(lines).toContain('<summary>What people &lt;made&gt; of it</summary>');
    expect(lines.filter((line) => line === '````').length).toBe(2);
  });

  test.each([
    [{ kind: 'text', text: '- no item' }, '\\- no item'],
    [{ kind: 'text', text: '# no heading\nand on' }, '\\# no heading and on'],
    [{ kind: 'text', text: '12) no number' }, '12\\) no number'],
    [{ kind: 'text', text: '`a|b` and a lone `' }, '`a|b` and a lone \\`'],
  ] satisfies [Block, string][])('%j is %s', (block, text) => {
    const report = { title: 'x', lead: [], sections: [{ id: 'y', title: 'y', blocks: [block] }] };
    expect(formatMarkdown(report)).toBe(`# x\n\n## y\n\n${text}\n`);
  });

  test('keeps bars of code inside their cell', () => {
    const table = { id: 'z', title: 'z', columns: [{ name: 'a', shows: 'text' }], rows: [['`b|c`']] } as const;
    const report = {
      title: 'x',
      lead: [],
      sections: [{ id: 'y', title: 'y', blocks: [{ kind: 'table', table }] }],
    } as const;
    expect(formatMarkdown(report)).toContain('| a |\n| --- |\n| `b\\|c` |\n');
  });
});
