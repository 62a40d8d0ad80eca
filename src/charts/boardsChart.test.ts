import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { contrast, paletteOf } from '../../test/palette.ts';
import type { TextBox } from '../../test/readDrawing.ts';
import { textBoxes } from '../../test/readDrawing.ts';
import { boardsChart } from './boardsChart.ts';
import type { BoardsChart } from './chart.ts';

const { document } = parseHTML('<html></html>') as unknown as { document: Document };
const WORDS = { more: 'good', less: 'bad', none: 'none' };
/** Square 1 has 0.01, square 2 has 0.02, and so on. */
const RISING = Array.from({ length: 32 }, (_, index) => (index + 1) / 100);

const draw = (chart: Partial<BoardsChart>, width = 720): Element =>
  boardsChart(
    { kind: 'boards', boards: [{ title: 'Men', worths: RISING }], words: WORDS, ...chart },
    { document, width },
  );

const numbered = (drawing: Element): Map<string, TextBox> => new Map(textBoxes(drawing).map((box) => [box.text, box]));

describe('a board with numbers', () => {
  test('begins at its top with square 1, beside the corner', () => {
    const boxes = numbered(draw({}));
    const [first, second, fifth, last] = ['+.01', '+.02', '+.05', '+.32'].map((text) => boxes.get(text)!);
    expect(first!.left).toBeLessThan(second!.left);
    expect(fifth!.left).toBeLessThan(first!.left);
    expect(fifth!.top).toBeGreaterThan(first!.top);
    expect(last!.top).toBeGreaterThan(fifth!.top);
  });

  test('has no number where none is known, and the key says why', () => {
    const drawing = draw({ boards: [{ title: 'Men', worths: RISING.map((value, at) => (at < 4 ? null : value)) }] });
    expect(numbered(drawing).has('+.04')).toBe(false);
    expect(numbered(drawing).has('none')).toBe(true);
    expect(numbered(draw({})).has('none')).toBe(false);
  });

  test('shares its scale with the others', () => {
    const boards = [RISING, RISING.map((value) => -10 * value)].map((worths, at) => ({ title: `${at}`, worths }));
    const opacities = [...draw({ boards }).querySelectorAll('rect[fill-opacity]')].map((rect) =>
      Number(rect.getAttribute('fill-opacity')),
    );
    expect(opacities[31]).toBeCloseTo(0.05);
    expect(opacities[63]).toBeCloseTo(0.5);
  });

  test('wraps in rows of as many boards as are readable', () => {
    const boards = ['a', 'b', 'c', 'd'].map((title) => ({ title, worths: RISING }));
    const rowsAt = (width: number): number => {
      const boxes = textBoxes(draw({ boards }, width)).filter(({ text }) => /^[a-d]$/.test(text));
      return new Set(boxes.map(({ top }) => top)).size;
    };
    expect([360, 720, 1100].map(rowsAt)).toEqual([4, 2, 1]);
  });

  test.each(['light', 'dark'])('has readable numbers on its strongest colours in %s mode', (theme) => {
    const colours = paletteOf(theme === 'light' ? 0 : 1);
    for (const sign of [1, -1]) {
      const drawing = draw({ boards: [{ title: 'Men', worths: RISING.map((value) => sign * value) }] });
      const rects = [...drawing.querySelectorAll('rect[fill-opacity]')];
      const strongest = rects.find((rect) => rect.getAttribute('fill-opacity') === '0.5')!;
      const name = /--[a-z0-9-]+/.exec(strongest.parentElement!.getAttribute('fill')!)![0];
      for (const paper of ['--paper', '--raised']) {
        const ground = colours(name).map((part, at) => (part + colours(paper)[at]!) / 2);
        expect(contrast(ground, colours('--ink')), `${name} on ${paper}`).toBeGreaterThan(4.5);
      }
    }
  });
});
