/**
 * A report as one page that needs nothing else: no script, no file beside it, no network. It opens from a file, fits
 * narrow and wide screens, is light or dark as the system is, and prints.
 */

import { readFileSync } from 'node:fs';
import type { Report, Section } from './document.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import type { HtmlPage } from './htmlBlocks.ts';
import { htmlBlock } from './htmlBlocks.ts';
import { htmlText } from './htmlText.ts';
import { readColours } from './lightColours.ts';
import { plainText } from './textParts.ts';

const STYLES = new URL('report.css', import.meta.url);

export interface HtmlOptions {
  /** Whether the figures stand beside the page as figures/ID.png. */
  readonly hasPngs?: boolean;
}

export function formatHtml(report: Report, { hasPngs = false }: HtmlOptions = {}): string {
  const page: HtmlPage = { hasPngs, uniqueId: createIds() };
  const sections = report.sections.map((section) => ({ section, id: page.uniqueId(section.id) }));
  const lead = report.lead.map((text) => `<p>${htmlText(text)}</p>\n`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(plainText(report.title))}</title>
<style>
${readColours()}
${readFileSync(STYLES, 'utf8')}</style>
</head>
<body>
<main>
<header>
<h1>${htmlText(report.title)}</h1>
<div class="lead">
${lead}</div>
</header>
${contents(sections)}${sections.map((one) => htmlSection(one, page)).join('')}</main>
</body>
</html>
`;
}

interface PlacedSection {
  readonly section: Section;
  readonly id: string;
}

function contents(sections: readonly PlacedSection[]): string {
  if (sections.length < 2) return '';
  const items = sections.map(
    ({ section, id }) => `<li><a href="#${escapeMarkup(id)}">${htmlText(section.title)}</a></li>\n`,
  );
  return `<nav aria-label="Contents">\n<ol>\n${items.join('')}</ol>\n</nav>\n`;
}

function htmlSection({ section, id }: PlacedSection, page: HtmlPage): string {
  const heading = `<h2 id="${escapeMarkup(id)}">${htmlText(section.title)}</h2>\n`;
  return `<section>\n${heading}${section.blocks.map((block) => htmlBlock(block, page)).join('')}</section>\n`;
}

/** Gives each id once: what is asked for again gets a number. */
function createIds(): (id: string) => string {
  const given = new Set<string>();
  return (id) => {
    let unique = id;
    for (let number = 2; given.has(unique); number += 1) unique = `${id}-${number}`;
    given.add(unique);
    return unique;
  };
}
