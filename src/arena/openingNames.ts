/**
 * What openings are called: the numbers and names of the three-move list of English draughts, and named lines beyond
 * it. An opening is known by its position, so that other ways to the same position have the same name.
 */

import list from '../../data/openingNames.json' with { type: 'json' };
import { formatFen, parseFen } from '../rules/fen.ts';
import { parseMove } from '../rules/moveText.ts';
import { ENGLISH } from '../rules/variant.ts';

/** Where an opening may be drawn by lot; barred ones never are. */
type OpeningStatus = 'over the board' | 'mail play' | 'barred';

/** An opening of the three-move list. */
export interface NamedOpening {
  /** In the list of the American Checker Federation. */
  readonly number: number;
  /** The first three moves as the list gives them. */
  readonly moves: string;
  readonly status: OpeningStatus;
  /** Most openings have none. */
  readonly name: string | undefined;
}

interface Start {
  readonly variant: string;
  /** As FEN. */
  readonly start: string;
  readonly moves: readonly string[];
}

const PLIES = 3;
/** More than the longest named line has. */
const MOST_PLIES = 16;

const { board } = ENGLISH;
const START_FEN = formatFen(ENGLISH.start, board);

/** All openings of the list, in its order. */
export const NAMED_OPENINGS: readonly NamedOpening[] = list.openings.map(({ number, moves, status, name }) => ({
  number,
  moves,
  status: status as OpeningStatus,
  name,
}));

const byPosition = new Map(NAMED_OPENINGS.map((opening) => [fensAfter(opening.moves.split(' ')).at(-1)!, opening]));
const lineNames = new Map(list.positions.map(({ fen, name }) => [formatFen(parseFen(fen, board), board), name]));

/** The opening of a game, with the name of the longest line it followed; undefined if it is none of the list. */
export function openingOf({ variant, start, moves }: Start): NamedOpening | undefined {
  if (variant !== ENGLISH.name || start !== START_FEN || moves.length < PLIES) return undefined;
  const fens = fensAfter(moves.slice(0, MOST_PLIES));
  const opening = byPosition.get(fens[PLIES - 1]!);
  if (!opening) return undefined;
  const names = fens.map((fen, index) => (index === PLIES - 1 && opening.name) || lineNames.get(fen));
  return { ...opening, name: names.findLast((name) => name !== undefined) };
}

/** The tag of PDN that names the opening of a game, if it has one. */
export function openingTag(start: Start): Readonly<Record<string, string>> {
  const opening = openingOf(start);
  return opening ? { Opening: opening.name ?? `ACF ${opening.number}` } : {};
}

/** The positions after each of some moves from the start. */
function fensAfter(texts: readonly string[]): string[] {
  let position = ENGLISH.start;
  return texts.map((text) => {
    ({ position } = parseMove(text, position, board));
    return formatFen(position, board);
  });
}
