/**
 * Many small whole numbers as one word. Most of them are 0, so a run of zeros takes two or three bytes: a zero byte and
 * the length of the run. Other numbers take one byte up to 63, two bytes up to 8191, whatever their sign.
 */

import { formatBytes, parseBytes } from '../../base/bytesText.ts';

/** Numbers are at most this large, so that no text makes others. */
const LARGEST_NUMBER = 30_000;

export function formatWholeNumbers(numbers: Int16Array): string {
  const bytes: number[] = [];
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index]!;
    if (number !== 0) {
      // The sign goes to the lowest bit, so that small numbers stay small.
      addNumber(bytes, number > 0 ? 2 * number : -2 * number - 1);
      continue;
    }
    const from = index;
    while (numbers[index + 1] === 0) index++;
    bytes.push(0);
    addNumber(bytes, index - from + 1);
  }
  return formatBytes(Uint8Array.from(bytes));
}

/** Undefined unless the text is exactly that of at most the given count of numbers. */
export function parseWholeNumbers(text: string, most: number): Int16Array | undefined {
  const bytes = parseBytes(text);
  if (!bytes) return undefined;
  const numbers = new Int16Array(most);
  let [at, count] = [0, 0];
  const readNumber = (): number => {
    let number = 0;
    for (let shift = 0; shift <= MOST_SHIFT; shift += 7) {
      const byte = bytes[at++] ?? 0;
      number |= (byte & 127) << shift;
      if (byte < 128) return number;
    }
    return Number.NaN;
  };
  while (at < bytes.length && count < most) {
    if (bytes[at] === 0) {
      at++;
      count += readNumber();
    } else {
      const number = readNumber();
      const signed = number % 2 === 0 ? number / 2 : -(number + 1) / 2;
      if (!(Math.abs(signed) <= LARGEST_NUMBER)) return undefined;
      numbers[count++] = signed;
    }
  }
  if (at !== bytes.length || !(count <= most)) return undefined;
  const found = numbers.subarray(0, count);
  // The same numbers could be written with split runs or superfluous bytes.
  return formatWholeNumbers(found) === text ? found : undefined;
}

/** Lengths of runs need three bytes at most. */
const MOST_SHIFT = 14;

/** Seven bits in a byte, the lowest first; the eighth says that there are more. */
function addNumber(bytes: number[], number: number): void {
  for (; number >= 128; number >>= 7) bytes.push((number & 127) | 128);
  bytes.push(number);
}
