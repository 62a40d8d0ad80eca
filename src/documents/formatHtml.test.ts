import * as fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_FIGURES, EXAMPLE_REPORT, EXAMPLE_TABLE } from '../../test/exampleReport.ts';
import type { Report } from './document.ts';
import { withoutControls } from './escapeMarkup.ts';
import { formatHtml } from './formatHtml.ts';

const NASTY = ['<script>alert(1)</script>', '"><img src=x onerror=y>', '</style><b>', '</title><b>', '&lt;b&gt;', "'"];
const anyText = fc
  .oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...NASTY))
  // Code is the one thing that texts may make.
  .map((text) => withoutControls(text).replaceAll(/[`\r]/g, ''));

describe('the page of a report', () => {
  const html = formatHtml(EXAMPLE_REPORT);
  const page = parse(html);

  test('has its texts and all values of its tables', () => {
    expect(texts(page, 'h1, head title')).toEqual(Array.from({ length: 2 }, () => EXAMPLE_REPORT.title));
    expect(texts(page, '.lead p')).toEqual(EXAMPLE_REPORT.lead.map((text) => text.replaceAll('`', '')));
    expect(texts(page, '.lead code')).toEqual(['thesis-8x8.bnf']);
    const rows = [...page.querySelectorAll('#table-test-results tr')].map((row) => texts(row, 'th, td'));
    expect(rows).toEqual([
      EXAMPLE_TABLE.columns.map(({ name }) => name),
      ['run 12', 'sub(own.men, opponent.men)', '12 400', '74.7 % (67.0-81.2)', '0.71', '0.034'],
      ['run 13 | "a" & <b>', expect.stringMatching(/^mul.* > 3/), '150', '', '0.50', '1'],
      ['run 14', '=1+1', '1 600', '50.0 % (40.0-60.0)', '-0.20 (-0.50 to 0.10)', '<0.0001'],
    ]);
    expect(texts(page, 'pre code')).toEqual(['evodraughts evolve a.json --seed 3\nif (a < b && "c") { ``` }']);
    expect(texts(page, 'details details summary')).toEqual(['Settings']);
  });

  test('has its question between the title and the lead', () => {
    const asked = parse(formatHtml({ ...EXAMPLE_REPORT, question: 'Is `a` < b?' }));
    expect(texts(asked, 'h1 + .question')).toEqual(['Is a < b?']);
    expect(texts(page, '.question')).toEqual([]);
  });

  test('needs nothing else and runs nothing', () => {
    expect([...page.querySelectorAll('script, link, img, iframe')]).toEqual([]);
    const addresses = [...page.querySelectorAll('[href]')].map((link) => link.getAttribute('href')!);
    expect(addresses.filter((address) => !/^(?:#|data:)/.test(address))).toEqual([]);
    expect(html).not.toMatch(/@import|url\((?!#)/);
  });

  test('leads to its sections, and names nothing twice', () => {
    const ids = [...page.querySelectorAll('[id]')].map((one) => one.getAttribute('id')!);
    expect(new Set(ids).size).toBe(ids.length);
    const targetsOf = (nav: string): string[] =>
      [...page.querySelectorAll(`${nav} a`)].map((link) => link.getAttribute('href')!.slice(1));
    const targets = targetsOf('nav.beside');
    expect(targets).toEqual(EXAMPLE_REPORT.sections.map(({ id }) => id));
    expect(targetsOf('nav.above details')).toEqual(targets);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
    const twice = { ...EXAMPLE_REPORT, sections: [...EXAMPLE_REPORT.sections, ...EXAMPLE_REPORT.sections] };
    expect(texts(parse(formatHtml(twice)), '#setup-2')).toEqual(['How it was done']);
  });

  test('draws figures for wide and narrow screens and gives them as files', () => {
    const figures = [...page.querySelectorAll('figure')];
    expect(figures.length).toBe(EXAMPLE_FIGURES.length);
    for (const figure of figures) {
      expect([...figure.querySelectorAll('.wide > svg, .narrow > svg')].length).toBe(2);
      expect(texts(figure, '.files a')).toEqual(['SVG', 'data (CSV)']);
    }
    const svg = figures[0]!.querySelector('a[download$=".svg"]')!.getAttribute('href')!;
    expect(decodeURIComponent(svg)).toMatch(/^data:image\/svg\+xml;charset=utf-8,<svg [^]*<\/svg>\n$/);
    const csv = page.querySelector('a[download="test-results.csv"]')!.getAttribute('href')!;
    expect(decodeURIComponent(csv)).toContain('\r\nrun 14,=1+1,1600,0.5,0.4,0.6,-0.2,-0.5,0.1,1e-7\r\n');
    const beside = parse(formatHtml(EXAMPLE_REPORT, { hasPngs: true }));
    expect(beside.querySelector('#figure-figure-of-bars a[href="figures/figure-of-bars.png"]')).not.toBeNull();
  });

  test('makes elements of no text, and shows every text as it is', () => {
    const usual = elementsOf(parse(formatHtml(reportOf('x'))));
    fc.assert(
      fc.property(anyText, (text) => {
        const written = parse(formatHtml(reportOf(`x${text}`)));
        expect(elementsOf(written)).toEqual(usual);
        const shown = ['h1', 'h2', 'pre code', 'li', 'thead th', 'tbody th', 'summary', 'figcaption'];
        for (const place of shown.slice(0, 3)) expect(texts(written, place)[0]).toBe(plain(`x${text}`));
        expect(shown.filter((place) => !texts(written, place).includes(plain(`x${text}`)))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

function reportOf(text: string): Report {
  const chart = { kind: 'tests', series: [{ label: '', rows: [] }] } as const;
  return {
    title: text,
    lead: [text],
    sections: ['one', 'two'].map((id) => ({
      id,
      title: text,
      blocks: [
        { kind: 'text', text },
        { kind: 'code', text },
        { kind: 'list', items: [text] },
        {
          kind: 'table',
          table: { id: `${id}-table`, title: text, columns: [{ name: text, shows: 'text' }], rows: [[text]] },
        },
        { kind: 'fold', title: text, blocks: [] },
        { kind: 'figure', figure: { id: `${id}-figure`, finding: text, caption: text, chart } },
      ],
    })),
  };
}

function parse(html: string): Element {
  return parseHTML(html).document.documentElement;
}

function elementsOf(page: Element): string[] {
  return [...page.querySelectorAll('*')].map((one) => /^<([\w-]+)/.exec(one.outerHTML)![1]!);
}

function texts(page: Element, selectors: string): string[] {
  return [...page.querySelectorAll(selectors)].map((one) => plain(one.textContent ?? ''));
}

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}
