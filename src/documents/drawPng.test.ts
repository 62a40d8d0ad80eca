import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import type { Figure } from './document.ts';
import { drawPng } from './drawPng.ts';
import { PICTURE_WIDTH } from './drawSvg.ts';

describe('a PNG', () => {
  test('is twice as fine as the drawing, with its margin', async () => {
    const png = Buffer.from(await drawPng(figureAgainst('random')));
    expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001A\n');
    expect(png.readUInt32BE(16)).toBe(2 * (PICTURE_WIDTH + 32));
    expect(png.readUInt32BE(20)).toBeGreaterThan(100);
  });

  test('has the ground of the pages, and letters', async () => {
    const [none, some] = await Promise.all(['', 'alphabeta'].map((name) => pixelsOf(figureAgainst(name))));
    expect(none!.get('faf8f4')).toBeGreaterThan(1000);
    // Letters of ink, and nothing else, are what the name adds.
    const added = (some!.get('22201c') ?? 0) - (none!.get('22201c') ?? 0);
    expect(added).toBeGreaterThan(200);
    expect(some!.size).toBeGreaterThan(10);
  });

  test('is the same each time', async () => {
    const [one, two] = [await drawPng(figureAgainst('first')), await drawPng(figureAgainst('first'))];
    expect(Buffer.compare(one, two)).toBe(0);
  });
});

function figureAgainst(opponent: string): Figure {
  const rows = [{ opponent, games: 100, points: 0.5, low: 0.4, high: 0.6 }];
  return { id: 'one', finding: 'Even.', caption: '', chart: { kind: 'tests', series: [{ label: '', rows }] } };
}

/** How many pixels there are of each colour. */
async function pixelsOf(figure: Figure): Promise<Map<string, number>> {
  const png = Buffer.from(await drawPng(figure));
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`;
  const pixels = new Resvg(svg).render().pixels;
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = pixels.toString('hex', at, at + 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return counts;
}
