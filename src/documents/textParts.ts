/** The texts of reports: words, and `code` between backquotes. */

export interface TextPart {
  readonly text: string;
  readonly isCode: boolean;
}

/** A backquote without its partner is an ordinary character. */
export function textParts(text: string): TextPart[] {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => ({ text: part, isCode: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** Splits a text into words and intervals such as `(67.0-81.2)`, which a page does not break. */
export function byIntervals(text: string): string[] {
  return text.split(/(\(\d[\d.]*-\d[\d.]*\))/);
}

/** The text for places without code, such as window titles. */
export function plainText(text: string): string {
  return textParts(text)
    .map((part) => part.text)
    .join('');
}
