/**
 * Splits text that arrives in pieces into lines. It accepts all three line endings, wherever the pieces are cut. Lines
 * have a maximum length, so that a file without line endings does not fill the memory.
 */

export class LineSplitter {
  readonly #maxLength: number;
  /** The beginning of a line whose end has not arrived yet. */
  #rest = '';
  #afterReturn = false;
  #isFirst = true;

  /** A longer line is cut to `maxLength` + 1 characters, so that the caller can recognise it; the rest is dropped. */
  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  /** The lines that this piece of text completes, without their line endings. */
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

  /** The last line, if it has no line ending. */
  *end(): Generator<string> {
    if (this.#rest !== '') yield this.#take();
  }

  #keep(chunk: string, from: number, end: number): void {
    const room = this.#maxLength + 1 - this.#rest.length;
    if (room > 0) this.#rest += chunk.slice(from, Math.min(end, from + room));
  }

  #take(): string {
    // A byte order mark is not part of the text.
    const line = this.#isFirst && this.#rest.startsWith('\uFEFF') ? this.#rest.slice(1) : this.#rest;
    this.#isFirst = false;
    this.#rest = '';
    return line;
  }
}
