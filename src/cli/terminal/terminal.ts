/** What the terminal at the other end can show, and how to write to it. Colour and drawings never reach a pipe. */

export { formatCount, formatNoun } from '../../base/numberText.ts';

/** Whether colours may be used: a terminal, and nobody who asked for none (no-color.org). */
export function hasColour(): boolean {
  return process.stdout.isTTY && (process.env['NO_COLOR'] ?? '') === '' && process.env['TERM'] !== 'dumb';
}

/** Whether discs and crowns can be shown; where the locale does not say UTF-8, letters are safer. */
export function hasUnicode(): boolean {
  const { LC_ALL: all, LC_CTYPE: type, LANG: language } = process.env;
  const locale = [all, type, language].find((value) => value !== undefined && value !== '') ?? '';
  return /utf-?8/i.test(locale) || process.platform === 'win32';
}

/** Whether a person sits at both ends, to be asked and answered. */
export function isInteractive(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, undefined, 2));
}

/** For what is not the result: problems, remarks, progress. */
export function printError(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** A duration as people say it: 0.35 s, 12 s, 3 min 20 s. */
export function formatDuration(timeMs: number): string {
  if (timeMs < 10_000) return `${(timeMs / 1000).toFixed(2)} s`;
  const seconds = Math.round(timeMs / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
