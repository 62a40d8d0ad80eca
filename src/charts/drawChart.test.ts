import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { exampleCharts } from '../../test/exampleCharts.ts';
import { contrast, paletteOf } from '../../test/palette.ts';
import { overlaps, placeOf, readAxis, textBoxes } from '../../test/readDrawing.ts';
import type { Chart, LinesChart } from './chart.ts';
import { drawChart } from './drawChart.ts';

const { document } = parseHTML('<html></html>') as unknown as { document: Document };
const WIDTHS = [360, 720, 1000];
const EXAMPLES = Object.entries(exampleCharts());
const CASES = EXAMPLES.flatMap(([name, chart]) => WIDTHS.map((width) => ({ name, chart, width })));

const draw = (chart: Chart, width = 720): Element => drawChart(chart, { document, width });

describe.each(CASES)('$name, $width wide', ({ chart, width }) => {
  const drawing = draw(chart, width);
  const boxes = textBoxes(drawing);

  test('is a drawing of the requested width', () => {
    expect(drawing.tagName.toLowerCase()).toBe('svg');
    expect(drawing.getAttribute('width')).toBe(String(width));
  });

  test('has texts that do not overlap', () => {
    expect(boxes.length).toBeGreaterThan(5);
    expect(overlaps(boxes)).toEqual([]);
  });

  test('has texts that stay inside it', () => {
    const height = Number(drawing.getAttribute('height'));
    const outside = boxes.filter(
      ({ left, right, top, bottom }) => left < -1 || right > width + 1 || top < -1 || bottom > height + 1,
    );
    expect(outside).toEqual([]);
  });

  test('uses only colours of the style sheet', () => {
    const colours = [...drawing.querySelectorAll('*')].flatMap((element) =>
      ['fill', 'stroke'].map((name) => element.getAttribute(name)).filter((value) => value !== null),
    );
    expect(colours.filter((colour) => !/^(none|currentColor|var\(--[a-z0-9-]+\))$/.test(colour))).toEqual([]);
  });

  test('contains no NaN', () => {
    expect(drawing.outerHTML).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('is the same when drawn again', () => {
    expect(draw(chart, width).outerHTML).toBe(drawing.outerHTML);
  });
});

describe('what is drawn', () => {
  test('bars reach from zero to their values, and whiskers over their intervals', () => {
    const chart = exampleCharts()['bars'] as Extract<Chart, { kind: 'bars' }>;
    const drawing = draw(chart);
    const share = readAxis(drawing, 'x');
    const rects = [...drawing.querySelectorAll('rect')];
    const ends = rects.map((rect) => share(number(rect, 'x') + number(rect, 'width')));
    expectClose(
      rects.map((rect) => share(number(rect, 'x'))),
      chart.bars.map(() => 0),
    );
    expectClose(
      ends,
      chart.bars.map(({ value }) => 100 * value),
    );
    const whiskers = [...drawing.querySelectorAll('[aria-label="rule"] line')].filter((line) => isLevel(line));
    expectClose(
      whiskers.map((line) => share(number(line, 'x1'))),
      chart.bars.map(({ low }) => 100 * low),
    );
    expectClose(
      whiskers.map((line) => share(number(line, 'x2'))),
      chart.bars.map(({ high }) => 100 * high),
    );
  });

  test('points of a box plot stand at their values, each on the row of its box', () => {
    const { groups } = exampleCharts()['plainBoxes'] as Extract<Chart, { kind: 'boxes' }>;
    const drawing = draw({ kind: 'boxes', axis: 'points', groups });
    const share = readAxis(drawing, 'x');
    const clouds = dotGroups(drawing);
    expect(clouds.length).toBe(groups.length);
    const rects = [...drawing.querySelectorAll('rect')];
    for (const [index, { points }] of groups.entries()) {
      expectClose(
        clouds[index]!.map(({ x }) => share(x)),
        points.map(({ value }) => 100 * value),
      );
      const top = number(rects[index]!, 'y');
      const outside = clouds[index]!.filter(({ y }) => y < top || y > top + number(rects[index]!, 'height'));
      expect(outside).toEqual([]);
      expect(new Set(clouds[index]!.map(({ y }) => y)).size).toBe(points.length);
    }
  });

  test('points of a scatter plot stand at both their values', () => {
    const { points } = exampleCharts()['scatter'] as Extract<Chart, { kind: 'scatter' }>;
    const one = points.filter(({ group }) => group === 'config1').map((point) => ({ ...point, group: '' }));
    const drawing = draw({ kind: 'scatter', xAxis: 'training', yAxis: 'test', points: one });
    const [cloud] = dotGroups(drawing);
    expectClose(
      cloud!.map(({ x }) => readAxis(drawing, 'x')(x)),
      one.map(({ x }) => 100 * x),
    );
    expectClose(
      cloud!.map(({ y }) => readAxis(drawing, 'y')(y)),
      one.map(({ y }) => 100 * y),
    );
  });

  test('lines of bands go through their values, and bands over their intervals', () => {
    const points = [0, 1, 2].map((generation) => ({ generation, value: 0.5 + 0.1 * generation, low: 0.4, high: 0.8 }));
    const drawing = draw({ kind: 'bands', axis: '', unit: 'share', series: [{ label: 'a', replicates: 3, points }] });
    const [generation, share] = [readAxis(drawing, 'x'), readAxis(drawing, 'y')];
    const line = corners(drawing.querySelector('[aria-label="line"] path')!);
    expectClose(
      line.map(([x]) => generation(x!)),
      [0, 1, 2],
    );
    expectClose(
      line.map(([, y]) => share(y!)),
      [50, 60, 70],
    );
    const band = corners(drawing.querySelector('[aria-label="area"] path')!);
    expectClose(
      band.map(([, y]) => share(y!)),
      [80, 80, 80, 40, 40, 40],
    );
  });

  test('bands end where shares end', () => {
    const points = [0, 1].map((generation) => ({ generation, value: 0.9, low: -0.2, high: 1.3 }));
    const drawing = draw({ kind: 'bands', axis: '', unit: 'share', series: [{ label: 'a', replicates: 2, points }] });
    const band = corners(drawing.querySelector('[aria-label="area"] path')!);
    expectClose(
      band.map(([, y]) => readAxis(drawing, 'y')(y!)),
      [100, 100, 0, 0],
    );
  });

  test('bands of counts end at zero', () => {
    const points = [0, 1].map((generation) => ({ generation, value: 3, low: -2, high: 8 }));
    const drawing = draw({ kind: 'bands', axis: '', unit: 'count', series: [{ label: 'a', replicates: 2, points }] });
    const band = corners(drawing.querySelector('[aria-label="area"] path')!);
    expectClose(
      band.map(([, y]) => readAxis(drawing, 'y')(y!)),
      [8, 8, 0, 0],
    );
  });

  test('weights may be below zero, and bands along anything', () => {
    const points = [0, 1].map((generation) => ({ generation, value: -300, low: -500, high: 100 }));
    const series = [{ label: 'a', replicates: 2, points }];
    const drawing = draw({ kind: 'bands', axis: '', along: 'move', unit: 'weight', series });
    const band = corners(drawing.querySelector('[aria-label="area"] path')!);
    expectClose(
      band.map(([, y]) => readAxis(drawing, 'y')(y!)),
      [100, 100, -500, -500],
    );
    expect(drawing.textContent).toContain('move 1');
    expect(drawing.textContent).not.toContain('generation');
  });

  test('a single panel of runs begins at its margins', () => {
    const points = [0, 1].map((generation) => ({ generation, value: generation }));
    const drawing = draw({ kind: 'curves', axis: '', series: [{ group: 'a', label: 'run 1', points }] });
    const [line] = [...drawing.querySelectorAll('[aria-label="line"] path')];
    expect(corners(line!)).toEqual([
      [44, 286],
      [708, 46],
    ]);
    expect(placeOf(line!)).toEqual({ x: 0, y: 0 });
  });

  test('every run has its line', () => {
    const chart = exampleCharts()['curves'] as Extract<Chart, { kind: 'curves' }>;
    expect([...draw(chart).querySelectorAll('[aria-label="line"] path')].length).toBe(chart.series.length);
  });

  test('nine lines differ without colour, and their labels show how', () => {
    const chart = exampleCharts()['weights'] as LinesChart;
    const drawing = draw(chart);
    const dashes = (parts: string): (string | null)[] =>
      [...drawing.querySelectorAll(parts)].map((part) => part.getAttribute('stroke-dasharray'));
    expect(new Set(dashes('[aria-label="line"]')).size).toBe(chart.series.length);
    expect(dashes('[aria-label="link"]')).toEqual(dashes('[aria-label="line"]'));
  });

  test('migrations have thin lines at their generations, unless they would be a grey area', () => {
    const chart = exampleCharts()['islands'] as LinesChart;
    const drawing = draw(chart);
    const generation = readAxis(drawing, 'x');
    const rules = (from: Element): Element[] =>
      [...from.querySelectorAll('[aria-label="rule"] line')].filter((line) => !isUnseen(line));
    expectClose(
      rules(drawing).map((rule) => generation(number(rule, 'x1'))),
      chart.events!.generations,
    );
    const many = Array.from({ length: 75 }, (_, index) => index + 1);
    expect(rules(draw({ ...chart, events: { name: 'migration', generations: many } }, 360))).toEqual([]);
  });

  test('cells have their numbers, and a pair that never met has none', () => {
    const cell = { low: 0, high: 1, games: 9 };
    const cells = [
      { row: 'a', column: 'b', value: 0.74, ...cell },
      { row: 'b', column: 'a', value: 0.264, ...cell },
    ];
    const drawing = draw({ kind: 'matrix', rows: ['a', 'b'], columns: ['a', 'b'], cells });
    const numbers = textBoxes(drawing).filter(({ text }) => /\d/.test(text));
    expect(numbers.map(({ text }) => text)).toEqual(['74', '26']);
    expect(numbers[0]!.left).toBeGreaterThan(numbers[1]!.right);
    expect(numbers[0]!.bottom).toBeLessThan(numbers[1]!.top);
  });

  test.each(['light', 'dark'])('numbers of cells are readable on their background in %s mode', (theme) => {
    const colours = paletteOf(theme === 'light' ? 0 : 1);
    const { cells } = exampleCharts()['matrix'] as Extract<Chart, { kind: 'matrix' }>;
    const full = { ...cells[0]!, value: 1 };
    const drawing = draw({ kind: 'matrix', rows: [full.row], columns: [full.column], cells: [full] });
    const rect = drawing.querySelector('rect')!;
    const name = /--[a-z0-9-]+/.exec(rect.parentElement!.getAttribute('fill')!)![0];
    const strength = Number(rect.getAttribute('fill-opacity'));
    const ground = colours(name).map((part, at) => strength * part + (1 - strength) * colours('--paper')[at]!);
    expect(strength).toBeGreaterThan(0.3);
    expect(contrast(ground, colours('--ink'))).toBeGreaterThan(4.5);
  });

  test.each(['light', 'dark'])('every text has 4.5:1 and every mark 3:1 when the page is %s', (theme) => {
    const colours = paletteOf(theme === 'light' ? 0 : 1);
    const drawings = [...EXAMPLES.map(([, chart]) => draw(chart)), manySeries()];
    const names = (parts: string, attributes: readonly string[]): Set<string> =>
      new Set(drawings.flatMap((drawing) => colourNames(drawing, parts, attributes)));
    const tooFaint = (all: Set<string>, least: number): string[] =>
      [...all].filter((name) =>
        ['--paper', '--raised'].some((ground) => contrast(colours(name), colours(ground)) < least),
      );
    const texts = names('[aria-label="text"]', ['fill']);
    expect(texts).toContain('--chart-6');
    expect(tooFaint(texts, 4.5)).toEqual([]);
    expect(tooFaint(names('[aria-label="line"], [aria-label="dot"], [aria-label="rule"]', ['stroke']), 3)).toEqual([]);
  });

  test.each<Chart>([
    { kind: 'bars', axis: '', bars: [] },
    { kind: 'bands', axis: '', unit: 'count', series: [] },
    { kind: 'bands', axis: '', unit: 'share', series: [{ label: 'none', replicates: 0, points: [] }] },
    { kind: 'curves', axis: '', series: [] },
    { kind: 'run', shows: 'fitness', points: [] },
    { kind: 'lines', axis: '', series: [{ label: 'none', points: [] }] },
    { kind: 'boxes', axis: '', groups: [{ label: 'none', series: '', points: [] }] },
    { kind: 'scatter', xAxis: '', yAxis: '', points: [] },
    { kind: 'matrix', rows: [], columns: [], cells: [] },
    { kind: 'boards', boards: [], words: { more: '', less: '', none: '' } },
    { kind: 'tests', series: [] },
    { kind: 'people', shows: 'ratings', rows: [] },
  ])('an empty chart of the kind $kind is a drawing too', (chart) => {
    expect(draw(chart, 360).outerHTML).not.toMatch(/NaN|undefined|Infinity/);
  });
});

/** As many series as there are colours, each with a label of its colour. */
function manySeries(): Element {
  const points = [0, 1].map((generation) => ({ generation, value: 0.5, low: 0.4, high: 0.6 }));
  const series = ['a', 'b', 'c', 'd', 'e', 'f'].map((label) => ({ label, replicates: 2, points }));
  return draw({ kind: 'bands', axis: '', unit: 'share', series });
}

/** The colours of some parts of a drawing; what is unseen or the colour of the ground is left out. */
function colourNames(drawing: Element, parts: string, attributes: readonly string[]): string[] {
  const elements = [...drawing.querySelectorAll(parts)].filter((part) => part.getAttribute('stroke-opacity') !== '0');
  return elements
    .flatMap((part) => [part, ...part.querySelectorAll('*')])
    .flatMap((part) => attributes.map((name) => part.getAttribute(name) ?? 'none'))
    .map((value) => (value === 'currentColor' ? '--ink' : /--[a-z0-9-]+/.exec(value)?.[0]))
    .filter((name) => name !== undefined && name !== '--paper') as string[];
}

function number(element: Element, name: string): number {
  return Number(element.getAttribute(name));
}

function isUnseen(line: Element): boolean {
  return line.parentElement!.getAttribute('stroke-opacity') === '0';
}

function isLevel(line: Element): boolean {
  return line.getAttribute('y1') === line.getAttribute('y2');
}

function expectClose(found: readonly number[], expected: readonly number[]): void {
  expect(found.length).toBe(expected.length);
  expect(found.filter((value, index) => !(Math.abs(value - expected[index]!) < 0.01))).toEqual([]);
}

/** The dots of each mark. */
function dotGroups(drawing: Element): { x: number; y: number }[][] {
  return [...drawing.querySelectorAll('[aria-label="dot"]')].map((group) =>
    [...group.children].map((dot) => {
      const { x, y } = placeOf(dot);
      return { x: x + number(dot, 'cx'), y: y + number(dot, 'cy') };
    }),
  );
}

function corners(path: Element): number[][] {
  return [...path.getAttribute('d')!.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}
