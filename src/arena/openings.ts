/**
 * The openings of a match: the list of balanced three-move openings in `data/`, random plies, your own list, or the
 * start position only. A source gives each round its opening; the same seed always gives the same ones.
 */

import threeMove from '../../data/openings.json' with { type: 'json' };
import { InputError } from '../base/inputError.ts';
import { createRng, randomBelow, shuffle } from '../base/rng.ts';
import { parseSettings, wholeNumber } from '../base/setting.ts';
import { Game } from '../rules/game.ts';
import { formatMove } from '../rules/moveText.ts';
import type { Variant } from '../rules/variant.ts';
import type { Opening } from './opening.ts';
import { START } from './opening.ts';

/** A source of openings. */
export interface OpeningSource {
  /** A description of it. */
  readonly title: string;
  /** The number of different openings, as an upper bound. */
  readonly count: number;
  /** The opening of a round, counted from 0. */
  at(round: number): Opening;
}

/** The named sources, for help and messages. */
export const OPENING_CHOICES = 'three-move, random, random:plies=N or start';

/** The source with a name such as `three-move`, or undefined if the text is not such a name. */
export function namedOpenings(text: string, variant: Variant, seed: number): OpeningSource | undefined {
  if (text === 'start') return { title: 'the start', count: 1, at: () => START };
  if (text === 'three-move') return listedOpenings(threeMoveOpenings(variant), 'the three-move list', seed);
  const [head, rest = ''] = text.split(':');
  if (head !== 'random') return undefined;
  const texts = new Map(rest === '' ? [] : rest.split(',').map((part) => splitPair(part)));
  return randomOpenings(parseSettings(RANDOM_OPTIONS, texts, 'random openings').plies, variant, seed);
}

/** The openings of a list in an order drawn from the seed, each once, then from the beginning again. */
export function listedOpenings(openings: readonly Opening[], title: string, seed: number): OpeningSource {
  if (openings.length === 0) throw new InputError('openings-empty', `${title} contains no openings.`);
  const order = [...openings];
  shuffle(order, createRng(seed, ORDER_STREAM));
  return { title, count: order.length, at: (round) => order[round % order.length]! };
}

const RANDOM_OPTIONS = { plies: wholeNumber('random moves at the start of each game', 1, 40, 6) };

/** Streams of a seed for openings; those of games begin with other numbers. */
const ORDER_STREAM = -1;
const RANDOM_STREAM = -2;

function threeMoveOpenings(variant: Variant): Opening[] {
  const lists: Readonly<Record<string, readonly string[]>> = threeMove.openings;
  return lists[variant.name]!.map((moves) => ({ moves }));
}

/** Random moves from the start. Lines that end the game are discarded. */
function randomOpenings(plies: number, variant: Variant, seed: number): OpeningSource {
  const at = (round: number): Opening => {
    for (let attempt = 0; ; attempt++) {
      const rng = createRng(seed, RANDOM_STREAM, round, attempt);
      const game = new Game(variant);
      const moves: string[] = [];
      while (moves.length < plies && !game.outcome) {
        const legal = game.legalMoves;
        const move = legal[randomBelow(rng, legal.length)]!;
        moves.push(formatMove(move, legal));
        game.play(move);
      }
      if (!game.outcome) return { moves: moves.join(' ') };
      if (attempt === MOST_ATTEMPTS) {
        throw new InputError(
          'openings-plies',
          `Few games of ${variant.name} last ${plies} random plies. Choose fewer.`,
        );
      }
    }
  };
  return { title: `${plies} random plies`, count: Infinity, at };
}

const MOST_ATTEMPTS = 1000;

function splitPair(part: string): [string, string] {
  const [name = '', value = ''] = part.split('=').map((piece) => piece.trim());
  return [name, value];
}
