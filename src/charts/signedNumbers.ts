/**
 * Short signed numbers on one scale, for places where only a few letters fit. The largest has two significant digits,
 * and all others have the same decimals, so that they can be compared.
 */

export interface SignedNumbers {
  readonly format: (value: number) => string;
  /** What an integer counts, such as 0.001; undefined if numbers are shown as they are. */
  readonly unit: string | undefined;
}

const MINUS = '−';

/** Numbers whose largest absolute value is given. */
export function signedNumbers(largest: number): SignedNumbers {
  const power = largest > 0 && Number.isFinite(largest) ? Math.floor(Math.log10(Number(largest.toPrecision(2)))) : 0;
  if (power < -1 || power > 2) {
    const unit = power - 1;
    return {
      format: (value) => signed(value / 10 ** unit, 0),
      unit: unit < 0 ? (10 ** unit).toFixed(-unit) : String(10 ** unit),
    };
  }
  return { format: (value) => signed(value, Math.max(0, 1 - power)), unit: undefined };
}

/** `+.84`, `−1.2` and `0`. */
function signed(value: number, decimals: number): string {
  const digits = Math.abs(value).toFixed(decimals);
  if (Number(digits) === 0) return '0';
  // With two decimals all numbers are below one, and the zero before the point would take room.
  const short = decimals > 1 ? digits.replace(/^0/, '') : digits;
  return `${value < 0 ? MINUS : '+'}${short}`;
}
