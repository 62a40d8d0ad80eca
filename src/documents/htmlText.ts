/** The texts of a report as HTML, and links to files that stand inside the page. */

import { unbroken } from '../base/numberText.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import { textParts } from './textParts.ts';

export function htmlText(text: string): string {
  return textParts(text)
    .map((part) => (part.isCode ? `<code>${escapeMarkup(part.text)}</code>` : escapeMarkup(unbroken(part.text))))
    .join('');
}

/** A link that saves a text as a file, without any file beside the page. */
export function fileLink(title: string, file: string, type: string, text: string): string {
  return `<a download="${escapeMarkup(file)}" href="data:${type};charset=utf-8,${encoded(text)}">${title}</a>`;
}

/** As short as may be: only what would end the address or the attribute, or what no address may have, is replaced. */
function encoded(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^ -~]+|[%#"'&<>\\^`{|}]/gu, encodeURIComponent)
    .replaceAll("'", '%27');
}
