/** A stored game as PDN, and its positions as FEN. */

import { openingTag } from '../../arena/openingNames.ts';
import { formatFen } from '../../rules/fen.ts';
import { pdnFromGame } from '../../rules/pdn/pdnFromGame.ts';
import { formatPdn } from '../../rules/pdn/writer.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { PlayRecord } from '../../store/playRecords.ts';
import { Refusal } from '../refusal.ts';
import { opponentOf } from './gameView.ts';
import { positionAt, replayToEnd } from './playedGame.ts';

export function gamePdn(play: PlayRecord): string {
  const opponent = opponentOf(play).title;
  const [black, white] = play.side === 'black' ? ['You', opponent] : [opponent, 'You'];
  return formatPdn(
    pdnFromGame(replayToEnd(play), {
      Event: 'EvoDraughts',
      Date: play.createdAt.slice(0, 10).replaceAll('-', '.'),
      Black: black,
      White: white,
      ...openingTag(play),
      Seed: String(play.seed),
    }),
  );
}

/** The FEN of the position after a number of moves. */
export function fenAt(play: PlayRecord, ply = play.moves.length): string {
  checkPly(play, ply, play.moves.length);
  return formatFen(positionAt(play, ply), variantNamed(play.variant).board);
}

/** Throws if the game has no such ply. */
export function checkPly({ moves }: PlayRecord, ply: number, last: number): void {
  if (ply <= last) return;
  throw new Refusal(404, 'ply-unknown', `The game has ${moves.length} moves; there is no ply ${ply}.`);
}
