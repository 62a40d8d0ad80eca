/** The colours of the pages for tests, and how well two colours can be told apart. */

import { readFileSync } from 'node:fs';

/** The colours of the pages by their names: red, green and blue from 0 to 255. */
export function paletteOf(theme: 0 | 1): (name: string) => number[] {
  const sheet = readFileSync(new URL('../src/web/styles/colours.css', import.meta.url), 'utf8');
  return (name) => {
    const both = new RegExp(`${name}: light-dark\\(#(\\w+), #(\\w+)\\)`).exec(sheet)!.slice(1);
    return [0, 2, 4].map((at) => parseInt(both[theme]!.slice(at, at + 2), 16));
  };
}

/** As the web guidelines define it (WCAG 2.2). */
export function contrast(one: readonly number[], two: readonly number[]): number {
  const [low, high] = [luminance(one), luminance(two)].toSorted((first, second) => first - second);
  return (high! + 0.05) / (low! + 0.05);
}

function luminance(colour: readonly number[]): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
