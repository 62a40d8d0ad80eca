/** A growing byte buffer, with the encodings of numbers and text that WebAssembly uses. */

export class ByteWriter {
  #bytes = new Uint8Array(64);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** A view of the bytes written so far. */
  written(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }

  append(...values: readonly number[]): void {
    this.#reserve(values.length);
    for (const value of values) this.#bytes[this.#length++] = value;
  }

  /**
   * Appends an integer from 0 to 2^32 - 1 in LEB128: seven bits per byte, the lowest first, the top bit set on all but
   * the last.
   */
  appendUnsigned(value: number): void {
    for (; value >= 0x80; value >>>= 7) this.append((value & 0x7f) | 0x80);
    this.append(value);
  }

  appendFloat64(value: number): void {
    this.#reserve(8);
    new DataView(this.#bytes.buffer).setFloat64(this.#length, value, true);
    this.#length += 8;
  }

  /** Appends the length of an ASCII text, then the text. */
  appendText(text: string): void {
    this.appendUnsigned(text.length);
    for (let index = 0; index < text.length; index++) this.append(text.charCodeAt(index));
  }

  /** Appends the length of another writer, then its bytes. */
  appendSized(other: ByteWriter): void {
    this.appendUnsigned(other.length);
    this.#reserve(other.length);
    this.#bytes.set(other.written(), this.#length);
    this.#length += other.length;
  }

  #reserve(count: number): void {
    const needed = this.#length + count;
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(needed, 2 * this.#bytes.length));
    grown.set(this.written());
    this.#bytes = grown;
  }
}
