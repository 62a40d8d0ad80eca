/**
 * The document about the ladder with its tables, a table for each variant, between two marks. They come from the
 * champions.
 */

import { readFile } from 'node:fs/promises';
import type { Anchor, Champion } from '../src/players/champions.ts';
import { ANCHORS, CHAMPIONS } from '../src/players/champions.ts';
import { levelOf } from '../src/players/level.ts';
import { resolvePlayer } from '../src/players/players.ts';

const PAGE = new URL('../docs/ladder.md', import.meta.url);
const MARKED = /(?<=<!-- champions[^>]*-->\n)[^]*(?=<!-- end of champions -->)/;

const HEAD =
  '| opponent | level | rating | 95 % interval | looks ahead | how it plays | origin |\n| --- | --- | --- | --- | --- | --- | --- |';

export async function ladderReference(): Promise<string> {
  const page = await readFile(PAGE, 'utf8');
  if (!MARKED.test(page)) throw new Error('docs/ladder.md has lost the marks around its tables.');
  const variants = [...new Set(CHAMPIONS.map(({ variant }) => variant))];
  return page.replace(MARKED, () => `\n${variants.map(ladderOf).join('\n\n')}\n\n`);
}

function ladderOf(variant: string): string {
  const champions = CHAMPIONS.filter((champion) => champion.variant === variant);
  const anchors = ANCHORS.filter((anchor) => anchor.variant === variant && anchor.player !== 'random');
  return [
    `## ${variant}`,
    [HEAD, ...champions.map(championRow)].join('\n'),
    `For comparison: ${anchors.map(anchorText).join(', ')}.`,
  ].join('\n\n');
}

function championRow(champion: Champion): string {
  const { id, name, variant, rating, low, high, character } = champion;
  const strength = [levelOf(rating, variant), rating, `${low} to ${high}`];
  const cells = [`${name}, \`champion:${id}\``, ...strength, lookahead(champion), character, originOf(champion)];
  return `| ${cells.join(' | ')} |`;
}

/** How far it looks ahead before it scores a position. */
function lookahead({ player }: Champion): string {
  const { kind, values } = resolvePlayer(player);
  const { depth } = kind.cost(values);
  if (kind.thinks) return 'to the end of the game, in games of its plans';
  if (kind.name !== 'expression') return `${depth} plies`;
  return player.endsWith(',mode=settled') ? 'one move, then the captures' : 'one move';
}

function originOf({ origin, player }: Champion): string {
  if (!origin) return `evolves while it thinks: \`${player}\``;
  const { experiment, changes, seed, generation, isChampion } = origin;
  const name = `\`${experiment.replace(/^experiments\/|\.json$/g, '')}\`${changes.length > 0 ? ', changed' : ''}, seed ${seed}`;
  return `${name}: ${isChampion ? 'champion, from' : 'best of'} generation ${generation}`;
}

function anchorText({ player, rating, low, high }: Anchor): string {
  return `\`${player.replace(',tables=off', '')}\` ${rating} (${low} to ${high})`;
}
