/** The texts of reports: words, and `code` between backquotes. */

export interface TextPart {
  readonly text: string;
  readonly isCode: boolean;
}

/** A backquote without its partner is a letter like others. */
export function textParts(text: string): TextPart[] {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => ({ text: part, isCode: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** The text for places without code, such as window titles. */
export function plainText(text: string): string {
  return textParts(text)
    .map((part) => part.text)
    .join('');
}
