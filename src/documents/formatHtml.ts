/**
 * A report as one self-contained page: no script, no other file, no network. It opens from a file, fits narrow and wide
 * screens, follows the light or dark theme of the system, and prints.
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
  /** Whether the folder of the page has the figures as figures/ID.png. */
  readonly hasPngs?: boolean;
}

export function formatHtml(report: Report, { hasPngs = false }: HtmlOptions = {}): string {
  const page: HtmlPage = { hasPngs, uniqueId: createIds() };
  const sections = report.sections.map((section) => ({ section, id: page.uniqueId(section.id) }));
  const question = report.question === undefined ? '' : `<p class="question">${htmlText(report.question)}</p>\n`;
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
${contents(sections)}<main>
<header>
<h1>${htmlText(report.title)}</h1>
${question}<div class="lead">
${lead}</div>
</header>
${sections.map((one) => htmlSection(one, page)).join('')}</main>
</body>
</html>
`;
}

interface PlacedSection {
  readonly section: Section;
  readonly id: string;
}

/**
 * The list of contents twice, of which the style sheet shows one: beside the text on a wide screen, or folded above it on
 * a narrow one. Without a script, one fold cannot be open on wide screens only.
 */
function contents(sections: readonly PlacedSection[]): string {
  if (sections.length < 2) return '';
  const items = sections.map(
    ({ section, id }) => `<li><a href="#${escapeMarkup(id)}">${htmlText(section.title)}</a></li>\n`,
  );
  const list = `<ol>\n${items.join('')}</ol>`;
  return `<nav class="beside" aria-label="Contents">\n${list}\n</nav>
<nav class="above" aria-label="Contents">\n<details>\n<summary>Contents</summary>\n${list}\n</details>\n</nav>\n`;
}

function htmlSection({ section, id }: PlacedSection, page: HtmlPage): string {
  const heading = `<h2 id="${escapeMarkup(id)}">${htmlText(section.title)}</h2>\n`;
  return `<section>\n${heading}${section.blocks.map((block) => htmlBlock(block, page)).join('')}</section>\n`;
}

/** Makes ids unique: a repeated id gets a number. */
function createIds(): (id: string) => string {
  const given = new Set<string>();
  return (id) => {
    let unique = id;
    for (let number = 2; given.has(unique); number += 1) unique = `${id}-${number}`;
    given.add(unique);
    return unique;
  };
}
