/**
 * Figures as SVG in two forms: inside a page, where the style sheet sets the colours, and as a separate file with its
 * own colours, background and a margin for marks that extend beyond the chart. The same figure always gives the same
 * text.
 */

import { parseHTML } from 'linkedom';
import { drawChart } from '../charts/drawChart.ts';
import type { Figure } from './document.ts';
import { escapeMarkup, withoutControls } from './escapeMarkup.ts';
import { withLightColours } from './lightColours.ts';
import { plainText } from './textParts.ts';

/** Wide enough for details, and still readable when printed on paper. */
export const PICTURE_WIDTH = 880;

const MARGIN = 16;
const FONT = "'DejaVu Sans', system-ui, sans-serif";
const GROUND = 'var(--paper)';

/** A drawing for a page; its label is what it shows. */
export function drawInlineSvg(figure: Figure, width: number): string {
  const svg = draw(figure, width);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', plainText(figure.finding));
  return markupOf(svg);
}

/** A picture as a file. */
export function drawSvg(figure: Figure, width = PICTURE_WIDTH): string {
  const svg = draw(figure, width);
  const [wide, high] = ['width', 'height'].map((name) => Number(svg.getAttribute(name)) + 2 * MARGIN);
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: String(wide),
    height: String(high),
    viewBox: `${-MARGIN} ${-MARGIN} ${wide} ${high}`,
    color: 'var(--ink)',
    'font-family': FONT,
  };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  const title = `<title>${escapeMarkup(plainText(figure.finding))}</title>`;
  const ground = `<rect x="${-MARGIN}" y="${-MARGIN}" width="${wide}" height="${high}" fill="${GROUND}" />`;
  const [, opening, rest] = /^(<svg[^>]*>)([^]*)$/.exec(withLightColours(markupOf(svg)))!;
  return `${opening}${title}${withLightColours(ground)}${rest}\n`;
}

function draw(figure: Figure, width: number): Element {
  const document = parseHTML('<html></html>').document as unknown as Document;
  const svg = drawChart(figure.chart, { document, width });
  // Its rules are in the style sheet of the page; files need none.
  for (const style of svg.querySelectorAll('style')) style.remove();
  renameIds(svg, `${figure.id}-${width}`);
  return svg;
}

/** Plot numbers ids across all drawings of a process; here they depend on the figure alone. */
function renameIds(svg: Element, prefix: string): void {
  const names = new Map([...svg.querySelectorAll('[id]')].map((one, index) => [one.getAttribute('id'), index]));
  const renamed = (id: string): string => (names.has(id) ? `${prefix}-${names.get(id)}` : id);
  for (const one of elementsOf(svg)) {
    for (const name of one.getAttributeNames()) {
      const value = one.getAttribute(name)!;
      if (name === 'id') one.setAttribute(name, renamed(value));
      else if (name.endsWith('href')) one.setAttribute(name, value.replace(/(?<=^#).+/, renamed));
      else if (value.includes('url(')) one.setAttribute(name, value.replaceAll(/(?<=url\(#)[^)]+/g, renamed));
    }
  }
}

/** Hundredths of a pixel are precise enough. The page writes attributes unescaped. */
function markupOf(svg: Element): string {
  for (const one of elementsOf(svg)) {
    for (const name of one.getAttributeNames()) {
      const value = one.getAttribute(name)!;
      const shorter = name === 'aria-label' ? value : value.replaceAll(/-?\d+\.\d{3,}/g, (text) => rounded(text));
      one.setAttribute(name, escapeMarkup(shorter));
    }
  }
  return withoutControls(svg.outerHTML);
}

function rounded(text: string): string {
  return String(Math.round(100 * Number(text)) / 100);
}

function elementsOf(svg: Element): Element[] {
  return [svg, ...svg.querySelectorAll('*')];
}
