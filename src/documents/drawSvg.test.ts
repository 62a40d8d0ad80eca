import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_FIGURES } from '../../test/exampleReport.ts';
import type { Figure } from './document.ts';
import { PICTURE_WIDTH, drawInlineSvg, drawSvg } from './drawSvg.ts';

const NASTY = ['</svg><script>', '"><b>', '&nbsp;', ']]>', '\u00A0', '\u0000\u0008\uFFFF', '\uD800', '&'];
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...NASTY));

describe.each(EXAMPLE_FIGURES.map((figure) => [figure.chart.kind, figure] as const))('a picture of %s', (_, figure) => {
  test('is XML with colours of its own, on its ground', () => {
    const svg = drawSvg(figure);
    expect(problemOf(svg)).toBeUndefined();
    expect(svg).not.toMatch(/var\(|light-dark|<style/);
    expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).toMatch(new RegExp(`^<svg [^>]*viewBox="-16 -16 ${PICTURE_WIDTH + 32} \\d+"`));
    expect(svg).toContain(`<rect x="-16" y="-16" width="${PICTURE_WIDTH + 32}"`);
    expect(svg).toContain('fill="#faf8f4"');
    expect(svg).toContain('<title>The relative grammar is better by 12 points &lt;of 100&gt; &amp; ');
  });

  test('is the same each time, and so is the drawing in a page', () => {
    expect(drawSvg(figure)).toBe(drawSvg(figure));
    expect(drawInlineSvg(figure, 350)).toBe(drawInlineSvg(figure, 350));
  });

  test('in a page has the colours of the page and a name', () => {
    const svg = drawInlineSvg(figure, 350);
    expect(svg).toMatch(/^<svg [^>]*role="img"/);
    expect(svg).toMatch(/^<svg [^>]*aria-label="The relative grammar is better by 12 points &lt;of 100&gt; &amp; /);
    expect(svg).toContain('var(--');
    expect(svg).not.toContain('<style');
  });
});

test('whatever the texts are, a picture is XML', () => {
  fc.assert(
    fc.property(anyText, anyText, (finding, opponent) => {
      const row = { opponent, games: 10, points: 0.5, low: 0.4, high: 0.6 };
      const figure: Figure = {
        id: 'one',
        finding,
        caption: '',
        chart: { kind: 'tests', series: [{ label: 'run 1', rows: [row] }] },
      };
      expect(problemOf(drawSvg(figure))).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});

/** What makes a text no XML, if anything does: tags that do not match, bare ampersands, characters that may not be. */
function problemOf(xml: string): string | undefined {
  const open: string[] = [];
  const tag = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g;
  const attributes = /\s([\w:-]+)="/g;
  for (const [whole, closing, name, inside, alone] of xml.matchAll(tag)) {
    const names = [...inside!.matchAll(attributes)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) return `an attribute is given twice in ${whole}`;
    if (closing && open.pop() !== name) return `${whole} closes another tag`;
    if (!closing && !alone) open.push(name!);
  }
  const rest = xml.replaceAll(tag, '');
  if (open.length > 0) return `${open.join()} stay open`;
  if (/[<>]/.test(rest)) return `a bracket is left in ${rest}`;
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(xml)) return 'an ampersand stands alone';
  return /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(xml) ? 'a character may not be' : undefined;
}
