/** The texts of a report as HTML, and links to files that are part of the page. */

import { unbroken } from '../base/numberText.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import { byIntervals, textParts } from './textParts.ts';

export function htmlText(text: string): string {
  return textParts(text)
    .map((part) => (part.isCode ? `<code>${escapeMarkup(part.text)}</code>` : htmlWords(part.text)))
    .join('');
}

function htmlWords(text: string): string {
  return byIntervals(unbroken(text))
    .map((part, index) => (index % 2 === 1 ? `<span class="whole">${part}</span>` : escapeMarkup(part)))
    .join('');
}

/** A link that saves a text as a file; the text is part of the link. */
export function fileLink(title: string, file: string, type: string, text: string): string {
  return `<a download="${escapeMarkup(file)}" href="data:${type};charset=utf-8,${encoded(text)}">${title}</a>`;
}

/** As short as possible: only characters that are not allowed in an address or attribute are replaced. */
function encoded(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^ -~]+|[%#"'&<>\\^`{|}]/gu, encodeURIComponent)
    .replaceAll("'", '%27');
}
