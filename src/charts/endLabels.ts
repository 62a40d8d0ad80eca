/**
 * Labels at the ends of lines. Lines may end close together, so labels move apart as far as needed to be readable, and
 * no further: each stays as near to its line as the others allow.
 */

/** A label and where its line ends. */
export interface EndLabel {
  readonly text: string;
  readonly colour: string;
  readonly x: number;
  readonly y: number;
}

/** Labels at least a gap apart, within the domain as long as there is room. */
export function separateLabels(
  labels: readonly EndLabel[],
  gap: number,
  domain: readonly [number, number] = [-Infinity, Infinity],
): EndLabel[] {
  const values = labels.map(({ y }) => y);
  const places = within(separate(values, gap), gap, domain);
  return labels.map((label, index) => ({ ...label, y: places[index]! }));
}

/** Labels that touch, kept as one block around the mean of their lines' ends. */
interface Block {
  readonly indices: readonly number[];
  /** The place of its first label. */
  readonly start: number;
}

/** Values in the given order, moved apart until neighbours are a gap apart. */
export function separate(values: readonly number[], gap: number): number[] {
  const order = values.map((_, index) => index).sort((one, two) => values[one]! - values[two]!);
  const blocks: Block[] = [];
  for (const index of order) {
    let block: Block = { indices: [index], start: values[index]! };
    for (let last = blocks.at(-1); last && endOf(last, gap) > block.start; last = blocks.at(-1)) {
      blocks.pop();
      block = joined([...last.indices, ...block.indices], values, gap);
    }
    blocks.push(block);
  }
  const places = values.slice();
  for (const { indices, start } of blocks) indices.forEach((index, step) => (places[index] = start + step * gap));
  return places;
}

function endOf({ indices, start }: Block, gap: number): number {
  return start + indices.length * gap;
}

function joined(indices: readonly number[], values: readonly number[], gap: number): Block {
  const starts = indices.map((index, step) => values[index]! - step * gap);
  return { indices, start: starts.reduce((sum, start) => sum + start, 0) / starts.length };
}

/** Places that are a gap apart, moved back into the domain: those at its top first, then those below it. */
function within(places: readonly number[], gap: number, [low, high]: readonly [number, number]): number[] {
  const order = places.map((_, index) => index).sort((one, two) => places[one]! - places[two]!);
  const moved = places.slice();
  order.toReversed().forEach((index, step) => (moved[index] = Math.min(moved[index]!, high - step * gap)));
  order.forEach((index, step) => (moved[index] = Math.max(moved[index]!, low + step * gap)));
  return moved;
}
