/**
 * An opponent on the server plays the same moves as in the terminal. A person who always plays the first legal move
 * plays a few opponents on the server. The same games are then played in the terminal, and by a new player for each
 * move.
 */

import { afterAll, expect, test } from 'vitest';
import { openDesk, settled } from '../../../test/playGames.ts';
import { runCli } from '../../../test/runCli.ts';
import { createRng } from '../../base/rng.ts';
import { createPlayer } from '../../players/players.ts';
import { seedsOfMoves } from '../../players/seedsOfMoves.ts';
import { formatFen } from '../../rules/fen.ts';
import { formatLegalMoves, formatMove } from '../../rules/moveText.ts';
import { VARIANTS, variantNamed } from '../../rules/variant.ts';
import { replay } from '../../thinking/playedMoves.ts';
import type { PlayRecord } from '../../store/playRecords.ts';
import type { GameDesk } from './gameDesk.ts';
import { positionAt } from './playedGame.ts';

const SPECS = [
  'random',
  'expression:own.pieces - opponent.pieces + own.mobility,mode=settled',
  // In give-away it would play a different fourteenth move if it remembered its earlier searches.
  'alphabeta:nodes=300',
  'mtdf:depth=4,noise=0.25',
  'mcts:playouts=200',
  'alphabeta:depth=4',
  // It thinks again about its earlier moves if it has forgotten them.
  'olea:population=6,generations=4',
];
const SEED = 7;
const PERSON_MOVES = 15;
const CASES = VARIANTS.flatMap(({ name: variant }) => SPECS.map((spec) => ({ variant, spec })));
/** Every player in one variant. */
const TERMINAL_CASES = SPECS.map((spec, index) => ({ variant: VARIANTS[index % VARIANTS.length]!.name, spec }));

const { desk, close } = openDesk();
afterAll(close);

test.each(CASES)('$spec in $variant plays the same moves as a new player', async ({ variant, spec }) => {
  const moves = await playOnServer(variant, spec);
  expect(moves.length).toBeGreaterThan(6);
  expect(answersOfNewPlayer(variant, spec, moves)).toEqual(answersIn(moves));
});

test.each(TERMINAL_CASES)('$spec in $variant plays the same moves as in the terminal', async ({ variant, spec }) => {
  const moves = await playOnServer(variant, spec);
  const input = moves.filter((_, ply) => ply % 2 === 0).join('\n');
  const args = ['play', '--variant', variant, '--black', 'human', '--white', spec, '--seed', String(SEED)];
  const { out } = await runCli(args, { input });
  const played = [...out.matchAll(/White plays (\S+)\.$/gm)].map(([, move]) => move);
  expect(played).toEqual(answersIn(moves));
});

test.each([1, 2])(
  'a player that evolves plans plays the same moves after restarts, with %i threads',
  async (threads) => {
    const opponent = 'olea:population=6,generations=4';
    const uninterrupted = await playOnServer('english', opponent);
    const often = openDesk(threads);
    try {
      let play = await often.desk.begin('person', { variant: 'english', opponent, side: 'black', seed: SEED });
      for (let count = 0; count < PERSON_MOVES && !play.outcome; count++) {
        play = await playFirst(often.desk, play);
        if (count % 5 === 2) await often.restart();
      }
      expect(play.moves).toEqual(uninterrupted);
    } finally {
      await often.close();
    }
  },
);

function answersIn(moves: readonly string[]): string[] {
  return moves.filter((_, ply) => ply % 2 === 1);
}

/** A game in which a move is taken back, which must make no difference. */
async function playOnServer(variant: string, spec: string): Promise<readonly string[]> {
  let play = await desk.begin('person', { variant, opponent: spec, side: 'black', seed: SEED });
  for (let count = 0; count < PERSON_MOVES && !play.outcome; count++) {
    play = await playFirst(desk, play);
    if (count !== 3) continue;
    play = await playFirst(desk, desk.undo(play.id, { client: 'person', ply: play.moves.length }));
  }
  return play.moves;
}

/** Plays the first legal move of the person, and waits for the answer. */
async function playFirst(at: GameDesk, play: PlayRecord): Promise<PlayRecord> {
  const [first] = formatLegalMoves(positionAt(play), variantNamed(play.variant).board);
  return settled(at, at.move(play.id, { client: 'person', ply: play.moves.length }, first!));
}

function answersOfNewPlayer(variant: string, spec: string, moves: readonly string[]): string[] {
  const start = formatFen(variantNamed(variant).start, variantNamed(variant).board);
  return moves.flatMap((_, ply) => {
    if (ply % 2 === 0) return [];
    const game = replay({ variant, start, moves: moves.slice(0, ply) });
    const seedsOf = seedsOfMoves([SEED], game);
    const { move } = createPlayer(spec, game.variant).choose(game, createRng(...seedsOf(ply)), { seedsOf });
    return [formatMove(move, game.legalMoves)];
  });
}
