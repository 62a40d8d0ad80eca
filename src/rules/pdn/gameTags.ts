/**
 * The tags that affect the play: variant, start, result. Reading trusts them where they make sense; writing derives
 * them again from the game itself. PDN has no game type for give-away and no separate one for 6x6. Give-away therefore
 * gets a tag `Variant`, and 6x6 the English game type with another board size.
 */

import { formatFen } from '../fen.ts';
import type { Position } from '../position.ts';
import type { Variant } from '../variant.ts';
import { ENGLISH, ENGLISH_6X6, VARIANTS } from '../variant.ts';
import type { PdnGame, PdnResult, PdnTag } from './pdnGame.ts';
import { parseResult } from './pdnGame.ts';

const PLAY_TAGS = new Set(['result', 'gametype', 'setup', 'fen']);

/** Whether a tag is one of those derived from the game itself. */
export function isPlayTag(tag: PdnTag): boolean {
  return PLAY_TAGS.has(tag.name.toLowerCase()) || variantFromTags([tag]) !== undefined;
}

/** The tags derived from the game itself, in the order in which they are written. */
export function playTags(game: PdnGame): PdnTag[] {
  const { variant, start, result } = game;
  const tags = [
    { name: 'Result', value: result as string },
    { name: 'GameType', value: gameType(variant) },
  ];
  if (variant.giveaway) tags.push({ name: 'Variant', value: variant.name });
  if (!isSamePosition(start, variant.start)) {
    tags.push({ name: 'SetUp', value: '1' }, { name: 'FEN', value: formatFen(start, variant.board) });
  }
  return tags;
}

/** The first tag with a name, ignoring case. Tags with an empty value do not count. */
export function findTag<Tag extends PdnTag>(tags: readonly Tag[], name: string): Tag | undefined {
  return tags.find((tag) => tag.name.toLowerCase() === name.toLowerCase() && tag.value.trim() !== '');
}

export function resultFromTags(tags: readonly PdnTag[]): PdnResult | undefined {
  return parseResult(findTag(tags, 'Result')?.value ?? '');
}

/** The variant named by our own tag `Variant`. */
export function variantFromTags(tags: readonly PdnTag[]): Variant | undefined {
  const names = tags.filter((tag) => tag.name.toLowerCase() === 'variant').map((tag) => tag.value.trim().toLowerCase());
  return VARIANTS.find((variant) => names.includes(variant.name));
}

/**
 * The variant of a game type: `21`, or in full `21,B,8,8,N1,0`. Board size and square numbering must match; the fields
 * about colours do not change the moves.
 */
export function variantFromGameType(value: string): Variant | undefined {
  const [type, , columns = '8', rows = columns, notation = 'N'] = value.split(',').map((field) => field.trim());
  if (type !== '21' || columns !== rows || !/^[NS]/i.test(notation)) return undefined;
  return [ENGLISH, ENGLISH_6X6].find((variant) => `${variant.board.size}` === columns);
}

/**
 * 21 is English draughts; then the side that moves first, columns, rows, how squares are numbered, and that play is on
 * dark squares.
 */
function gameType({ board }: Variant): string {
  return `21,B,${board.size},${board.size},N1,0`;
}

function isSamePosition(a: Position, b: Position): boolean {
  return a.black === b.black && a.white === b.white && a.kings === b.kings && a.turn === b.turn;
}
