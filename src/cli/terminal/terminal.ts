/** The abilities of the terminal, and output to it. Pipes get neither colour nor drawings. */

export { formatCount, formatNoun } from '../../base/numberText.ts';

/** Whether to use colours: on a terminal, unless NO_COLOR is set (no-color.org). */
export function hasColour(): boolean {
  return process.stdout.isTTY && (process.env['NO_COLOR'] ?? '') === '' && process.env['TERM'] !== 'dumb';
}

/** Whether discs and crowns can be shown; letters are safer if the locale is not UTF-8. */
export function hasUnicode(): boolean {
  const { LC_ALL: all, LC_CTYPE: type, LANG: language } = process.env;
  const locale = [all, type, language].find((value) => value !== undefined && value !== '') ?? '';
  return /utf-?8/i.test(locale) || process.platform === 'win32';
}

/** Whether input and output are a terminal, so that a person can answer questions. */
export function isInteractive(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, undefined, 2));
}

/** For everything but the result: problems, remarks, progress. */
export function printError(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** A readable duration: 0.35 s, 12 s, 3 min 20 s. */
export function formatDuration(timeMs: number): string {
  if (timeMs < 10_000) return `${(timeMs / 1000).toFixed(2)} s`;
  const seconds = Math.round(timeMs / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
