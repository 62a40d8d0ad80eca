/**
 * Reads drawings for tests: where texts stand, as far as that can be told without fonts, by about seven pixels a letter,
 * and what the axes say of a place.
 */

/** What is needed of an element, whichever document it is from. */
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

/** Pairs of texts of which one hides a part of the other. */
export function overlaps(boxes: readonly TextBox[]): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom)
      .map((two) => `${one.text} | ${two.text}`),
  );
}

/** How far an element is moved, by itself and by all that it stands in. */
export function placeOf(element: Drawn): { x: number; y: number } {
  let [x, y] = [0, 0];
  for (let at: Drawn | null = element; at; at = at.parentElement) {
    const [, right, down] = /translate\(([^,]+),([^)]+)\)/.exec(at.getAttribute('transform') ?? '') ?? [];
    x += Number(right ?? 0);
    y += Number(down ?? 0);
  }
  return { x, y };
}

/** From places of a drawing to what an axis says of them, by its first and last tick. */
export function readAxis(drawing: Drawn, axis: 'x' | 'y'): (place: number) => number {
  const texts = [...drawing.querySelectorAll(`[aria-label="${axis}-axis tick label"] text`)];
  // Labels of ticks are moved away from their axis, but not along it.
  const ticks = texts.map((text) => ({ value: Number(text.textContent), place: placeOf(text)[axis] }));
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
