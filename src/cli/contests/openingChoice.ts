/** The openings of --openings: a named source, or a file in PDN or with a FEN on each line. */

import { InputError } from '../../base/inputError.ts';
import type { Opening } from '../../arena/opening.ts';
import { openGame } from '../../arena/opening.ts';
import type { OpeningSource } from '../../arena/openings.ts';
import { OPENING_CHOICES, listedOpenings, namedOpenings } from '../../arena/openings.ts';
import { formatFen } from '../../rules/fen.ts';
import { formatMove } from '../../rules/moveText.ts';
import { legalMoves, positionAfter } from '../../rules/move.ts';
import type { PdnGame } from '../../rules/pdn/pdnGame.ts';
import { readPdn } from '../../rules/pdn/reader.ts';
import type { Variant } from '../../rules/variant.ts';
import { describeProblem } from '../board/pdnFiles.ts';
import { readText } from '../terminal/readText.ts';

export async function chosenOpenings(choice: string, variant: Variant, seed: number): Promise<OpeningSource> {
  const named = namedOpenings(choice, variant, seed);
  if (named) return named;
  if (!/[./\\]/.test(choice)) {
    throw new InputError(
      'openings-unknown',
      `There are no openings "${choice}". Choose ${OPENING_CHOICES}, or a file ending in .pdn or .fen.`,
    );
  }
  const openings = /\.pdn$/i.test(choice)
    ? await openingsFromPdn(choice, variant)
    : await openingsFromFen(choice, variant);
  return listedOpenings(openings, choice, seed);
}

/** The moves of each game of a file. */
async function openingsFromPdn(file: string, variant: Variant): Promise<Opening[]> {
  const openings: Opening[] = [];
  for await (const { game, line, problems } of readPdn(readText(file), { variant })) {
    const problem = problems[0];
    if (problem) throw new InputError(problem.code, describeProblem(file, problem));
    if (!game) continue;
    if (game.variant !== variant) {
      throw new InputError('openings-variant', `${file} contains a game of ${game.variant.name}, not ${variant.name}.`);
    }
    openings.push(checked(openingOf(game), variant, `${file}:${line}`));
  }
  return openings;
}

function openingOf({ variant, start, moves }: PdnGame): Opening {
  const texts: string[] = [];
  let position = start;
  for (const { move } of moves) {
    texts.push(formatMove(move, legalMoves(position, variant.board)));
    position = positionAfter(position, move, variant.board);
  }
  const fen = formatFen(start, variant.board);
  const isStart = fen === formatFen(variant.start, variant.board);
  return { ...(!isStart && { fen }), moves: texts.join(' ') };
}

async function openingsFromFen(file: string, variant: Variant): Promise<Opening[]> {
  let text = '';
  for await (const part of readText(file)) text += part;
  const openings: Opening[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const fen = line.trim();
    if (fen === '' || fen.startsWith('#')) continue;
    openings.push(checked({ fen, moves: '' }, variant, `${file}:${index + 1}`));
  }
  return openings;
}

/** The opening, after checking that it can be played. */
function checked(opening: Opening, variant: Variant, place: string): Opening {
  try {
    openGame(variant, opening);
    return opening;
  } catch (error) {
    if (error instanceof InputError) throw new InputError(error.code, `${place}: ${error.message}`);
    throw error;
  }
}
