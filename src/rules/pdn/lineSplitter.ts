/**
 * Text that arrives in pieces, cut into lines. Lines end with any of the three endings in use, whichever way the pieces
 * fall. A line has a greatest length, so that a file without line ends does not pile up in memory.
 */

export class LineSplitter {
  readonly #maxLength: number;
  /** The beginning of a line whose end has not come yet. */
  #rest = '';
  #afterReturn = false;
  #isFirst = true;

  /** A longer line is cut to one character more than `maxLength`, by which it can be told; the others are dropped. */
  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  /** The lines that are complete with this piece of text, without their ends. */
  *push(chunk: string): Generator<string> {
    if (chunk === '') return;
    const isSplitEnd = this.#afterReturn && chunk.startsWith('\n');
    this.#afterReturn = chunk.endsWith('\r');
    let from = 0;
    for (const { index, 0: end } of chunk.matchAll(/\r\n?|\n/g)) {
      if (!(isSplitEnd && index === 0)) {
        this.#keep(chunk, from, index);
        yield this.#take();
      }
      from = index + end.length;
    }
    this.#keep(chunk, from, chunk.length);
  }

  /** The last line, if it has no end. */
  *end(): Generator<string> {
    if (this.#rest !== '') yield this.#take();
  }

  #keep(chunk: string, from: number, end: number): void {
    const room = this.#maxLength + 1 - this.#rest.length;
    if (room > 0) this.#rest += chunk.slice(from, Math.min(end, from + room));
  }

  #take(): string {
    // A byte order mark is no part of the text.
    const line = this.#isFirst && this.#rest.startsWith('\uFEFF') ? this.#rest.slice(1) : this.#rest;
    this.#isFirst = false;
    this.#rest = '';
    return line;
  }
}
