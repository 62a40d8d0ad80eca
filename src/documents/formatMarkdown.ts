/**
 * A report as Markdown in the flavour of GitHub. Figures are links to pictures in a folder beside it, since Markdown
 * has no drawings of its own.
 */

import type { Block, Figure, Report, Section, Table } from './document.ts';
import { formatCell } from './cellText.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import { plainText, textParts } from './textParts.ts';

export function formatMarkdown({ title, question, lead, sections }: Report): string {
  const asked = question === undefined ? [] : [`*${inline(question)}*`];
  const parts = [`# ${inline(title)}`, ...asked, ...lead.map(paragraph), ...sections.flatMap(markdownSection)];
  return `${parts.join('\n\n')}\n`;
}

function markdownSection({ title, blocks }: Section): string[] {
  return [`## ${inline(title)}`, ...blocks.map(markdownBlock)];
}

function markdownBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return paragraph(block.text);
    case 'code':
      return fenced(block.text);
    case 'list':
      return block.items.map((item) => `- ${paragraph(item)}`).join('\n');
    case 'table':
      return markdownTable(block.table);
    case 'figure':
      return markdownFigure(block.figure);
    case 'fold': {
      const summary = `<details>\n<summary>${escapeMarkup(oneLine(plainText(block.title)))}</summary>`;
      return [summary, ...block.blocks.map(markdownBlock), '</details>'].join('\n\n');
    }
  }
}

function markdownTable({ title, columns, rows }: Table): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const lines = [
    line(columns.map(({ name }) => inline(name, true))),
    line(columns.map(({ shows }) => (shows === 'text' ? '---' : '--:'))),
    ...rows.map((row) => line(columns.map(({ shows }, index) => inline(formatCell(row[index] ?? null, shows), true)))),
  ];
  return `**${inline(title)}**\n\n${lines.join('\n')}`;
}

function markdownFigure({ id, finding, caption }: Figure): string {
  const picture = `![${escaped(oneLine(plainText(finding)))}](figures/${id}.svg)`;
  return [`**${inline(finding)}**`, picture, paragraph(caption)].join('\n\n');
}

/** At the start of a line some characters would make lists, headings or rules. */
function paragraph(text: string): string {
  return inline(text)
    .replace(/^(?=[-+#=])/, '\\')
    .replace(/^(\d+)(?=[.)])/, '$1\\');
}

/** In tables a bar ends the cell even within code. */
function inline(text: string, isCell = false): string {
  const code = (part: string): string => `\`${isCell ? part.replaceAll('|', '\\|') : part}\``;
  return textParts(oneLine(text))
    .map((part) => (part.isCode ? code(part.text) : escaped(part.text)))
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|~$&]/g, '\\$&');
}

function oneLine(text: string): string {
  return text.replaceAll(/[ \t\r\n]+/g, ' ').trim();
}

/** The fence is longer than every row of backquotes within. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([row]) => row.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}
