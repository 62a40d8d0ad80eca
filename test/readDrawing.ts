/**
 * Reads drawings for tests: the places of texts, as far as they can be known without fonts, at about seven pixels a
 * letter, and the values of places on the axes.
 */

/** The part of an element that is needed here, from any document. */
interface Drawn {
  readonly parentElement: Drawn | null;
  readonly textContent: string | null;
  getAttribute(name: string): string | null;
  querySelectorAll(selectors: string): Iterable<Drawn>;
}

export interface TextBox {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const FONT_SIZE = 13;
const LETTER_WIDTH = 7;
const ASCENT = 10;
const DESCENT = 2.5;

export function textBoxes(drawing: Drawn): TextBox[] {
  return [...drawing.querySelectorAll('text')].flatMap(boxesOf).filter(({ text }) => text.trim() !== '');
}

/** Pairs of texts that overlap. */
export function overlaps(boxes: readonly TextBox[]): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom)
      .map((two) => `${one.text} | ${two.text}`),
  );
}

/** The total offset of an element, its own and that of all its parents. */
export function placeOf(element: Drawn): { x: number; y: number } {
  let [x, y] = [0, 0];
  for (let at: Drawn | null = element; at; at = at.parentElement) {
    const [, right, down] = /translate\(([^,]+),([^)]+)\)/.exec(at.getAttribute('transform') ?? '') ?? [];
    x += Number(right ?? 0);
    y += Number(down ?? 0);
  }
  return { x, y };
}

/** A function from places of a drawing to values of an axis, by its first and last tick. */
export function readAxis(drawing: Drawn, axis: 'x' | 'y'): (place: number) => number {
  const texts = [...drawing.querySelectorAll(`[aria-label="${axis}-axis tick label"] text`)];
  // Labels of ticks are moved away from their axis, but not along it.
  const ticks = texts.map((text) => ({
    value: Number((text.textContent ?? '').replace('−', '-')),
    place: placeOf(text)[axis],
  }));
  const [first, last] = [ticks[0]!, ticks.at(-1)!];
  return (place) => first.value + ((place - first.place) * (last.value - first.value)) / (last.place - first.place);
}

/** A text may have several lines. */
function boxesOf(element: Drawn): TextBox[] {
  const place = placeOf(element);
  const anchor = inherited(element, 'text-anchor');
  const lines = [...element.querySelectorAll('tspan')];
  let baseline = place.y + pixels(element.getAttribute('y'));
  return (lines.length > 0 ? lines : [element]).map((line) => {
    if (line !== element) baseline += pixels(line.getAttribute('y')) + pixels(line.getAttribute('dy'));
    const text = line.textContent ?? '';
    const width = text.length * LETTER_WIDTH;
    const left = place.x - width * (anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0);
    return { text, left, right: left + width, top: baseline - ASCENT, bottom: baseline + DESCENT };
  });
}

function inherited(element: Drawn, name: string): string | null {
  for (let at: Drawn | null = element; at; at = at.parentElement) {
    const value = at.getAttribute(name);
    if (value !== null) return value;
  }
  return null;
}

function pixels(length: string | null): number {
  return length?.endsWith('em') ? FONT_SIZE * parseFloat(length) : Number(length ?? 0);
}
