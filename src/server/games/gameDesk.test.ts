import { afterAll, describe, expect, test } from 'vitest';
import { openDesk, settled } from '../../../test/playGames.ts';
import { formatFen, parseFen } from '../../rules/fen.ts';
import { Game } from '../../rules/game.ts';
import { lineTexts } from '../../rules/lineText.ts';
import type { Move } from '../../rules/move.ts';
import { ENGLISH } from '../../rules/variant.ts';
import type { PlayRecord } from '../../store/playRecords.ts';
import type { NewGame } from './gameDesk.ts';

const client = 'person';
const SLOW = 'alphabeta:time=20s';

const { desk, store, close } = openDesk();
afterAll(close);

async function begin(order: Partial<NewGame> = {}): Promise<PlayRecord> {
  const play = await desk.begin(client, { variant: 'english', opponent: 'first', side: 'black', seed: 1, ...order });
  return order.opponent === SLOW ? play : settled(desk, play);
}

async function playOn(play: PlayRecord, ...texts: readonly string[]): Promise<PlayRecord> {
  for (const text of texts) play = await settled(desk, desk.move(play.id, wordOn(play), text));
  return play;
}

function wordOn({ moves }: PlayRecord): { client: string; ply: number } {
  return { client, ply: moves.length };
}

describe('taking back', () => {
  test("removes the person's last move and the reply", async () => {
    const play = await playOn(await begin(), '11-15', '9-14');
    const undone = desk.undo(play.id, wordOn(play));
    expect(undone.moves).toEqual(play.moves.slice(0, 2));
    expect(desk.undo(play.id, wordOn(undone)).moves).toEqual([]);
    expect(() => desk.undo(play.id, { client, ply: 0 })).toThrow('You have no move to take back.');
  });

  test('happens once if requested twice at once with the same version', async () => {
    const play = await playOn(await begin(), '11-15');
    const again = await playOn(desk.undo(play.id, wordOn(play)), '11-15');
    const word = { ...wordOn(again), version: play.version };
    expect(() => desk.undo(play.id, word)).toThrow('the game has changed');
    expect(desk.find(play.id).moves).toEqual(play.moves);
  });

  test("keeps the opponent's first move", async () => {
    const play = await begin({ side: 'white' });
    expect(play.moves).toHaveLength(1);
    expect(() => desk.undo(play.id, wordOn(play))).toThrow('You have no move to take back.');
  });

  test('stops an opponent that is thinking, and discards its move', async () => {
    const play = await begin({ opponent: SLOW });
    const moved = desk.move(play.id, wordOn(play), '11-15');
    expect(desk.view(moved, client).isThinking).toBe(true);
    const undone = desk.undo(play.id, wordOn(moved));
    expect(undone.moves).toEqual([]);
    expect(desk.view(undone, client).isThinking).toBe(false);
    const again = desk.move(play.id, wordOn(undone), '9-13');
    desk.stop(play.id, client);
    const answered = await settled(desk, again);
    expect(answered.moves).toHaveLength(2);
    expect(answered.version).toBe(4);
  });

  test('is impossible after the game', async () => {
    const play = await playOn(await begin({ fen: 'B:W18:B14', opponent: 'random' }), '14x23');
    expect(play.outcome).toEqual({ winner: 'black', reason: 'no-pieces' });
    expect(() => desk.undo(play.id, wordOn(play))).toThrow('The game is over. Try other moves on the board');
    expect(desk.find(play.id)).toEqual(play);
  });

  test('is impossible after resigning', async () => {
    const play = await begin({ opponent: SLOW });
    const moved = desk.move(play.id, wordOn(play), '11-15');
    const resigned = desk.resign(play.id, wordOn(moved));
    expect(resigned.outcome).toEqual({ winner: 'white', reason: 'resignation' });
    expect(desk.view(resigned, client)).toMatchObject({
      isThinking: false,
      outcome: { sentence: 'White wins: Black resigned.' },
    });
    expect(() => desk.undo(play.id, wordOn(resigned))).toThrow('You have resigned, so the game is over.');
    expect(desk.find(play.id)).toEqual(resigned);
  });
});

describe('a draw', () => {
  test('is accepted by an opponent that does not think it is ahead, and is final', async () => {
    const play = await playOn(await begin({ opponent: 'expression:0' }), '11-15');
    const { isAccepted, play: drawn } = await desk.offerDraw(play.id, wordOn(play));
    expect([isAccepted, drawn.outcome]).toEqual([true, { winner: null, reason: 'agreement' }]);
    expect(() => desk.undo(play.id, wordOn(drawn))).toThrow('The game is over.');
  });

  test('is declined by an opponent that thinks it is ahead, and cannot be offered again at once', async () => {
    const play = await playOn(await begin({ opponent: 'expression:own.men' }), '11-15');
    expect(await desk.offerDraw(play.id, wordOn(play))).toEqual({ isAccepted: false, play });
    await expect(desk.offerDraw(play.id, wordOn(play))).rejects.toMatchObject({ status: 409, code: 'draw-offered' });
  });

  test('is declined by an opponent that has not moved yet', async () => {
    const play = await begin({ opponent: 'expression:0' });
    expect((await desk.offerDraw(play.id, wordOn(play))).isAccepted).toBe(false);
  });

  test('is accepted in a quiet game by an opponent that never scores moves', async () => {
    const start = 'B:WK31,K32:BK1,K2';
    for (const [plies, isExpected] of [
      [38, false],
      [40, true],
    ] as const) {
      const moves = quietMoves(start, plies);
      const play = storePlay({ start, moves, player: 'random' });
      expect((await desk.offerDraw(play.id, wordOn(play))).isAccepted).toBe(isExpected);
    }
  });
});

/** Moves without captures or repeated positions. */
function quietMoves(start: string, plies: number): string[] {
  const game = new Game(ENGLISH, { start: parseFen(start, ENGLISH.board) });
  const seen = new Set<string>();
  while (game.plies < plies) {
    const isQuiet = (move: Move): boolean => {
      game.play(move);
      const isGood = game.legalMoves.every(({ captures }) => captures === 0) && !seen.has(fenOf(game));
      game.undo();
      return isGood;
    };
    game.play(game.legalMoves.find(isQuiet)!);
    seen.add(fenOf(game));
  }
  return lineTexts(game.moves, game.start, ENGLISH);
}

function fenOf(game: Game): string {
  return formatFen(game.position, ENGLISH.board);
}

let stored = 0;

/** A game as it is in a store. */
function storePlay(given: Pick<PlayRecord, 'start' | 'moves' | 'player'>): PlayRecord {
  const id = `stored${String(stored++).padStart(10, '0')}`;
  const known = { id, owner: client, variant: 'english', side: 'black' as const, seed: 1 };
  return store.addPlay({ ...known, ...given, opponent: given.player, participant: null, studyGame: null });
}

describe('an opponent that cannot play', () => {
  test('is reported, and tried again when the game is opened', async () => {
    const start = formatFen(ENGLISH.start, ENGLISH.board);
    const play = storePlay({ start, moves: ['11-15'], player: 'nobody' });
    expect(desk.view(desk.open(play.id), client)).toMatchObject({ isThinking: true, trouble: null });
    await settled(desk, play);
    const { isThinking, trouble } = desk.view(play, client);
    expect(isThinking).toBe(false);
    expect(trouble).toContain('Your opponent could not move. There is no player "nobody".');
    expect(desk.view(desk.open(play.id), client)).toMatchObject({ isThinking: true, trouble: null });
    await settled(desk, play);
    const undone = desk.undo(play.id, wordOn(play));
    expect(desk.view(undone, client).trouble).toBeNull();
  });
});

describe('a game of a study', () => {
  test('hides the opponent, and shows its token to its owner only', async () => {
    const opponents = [{ spec: 'first', player: 'first', title: 'First' }];
    const study = { title: 'S', variant: 'english', opponents, gamesEach: 1, side: 'black' as const, seed: 1 };
    const id = store.createStudy({ ...study, question: 'How was it?' });
    const participant = 'b'.repeat(24);
    store.addParticipants(id, [participant]);
    const play = await playOn(await begin({ participant, studyGame: 0 }), '11-15');
    const view = desk.view(play, client);
    expect(view).toMatchObject({ participant, opponent: { spec: 'hidden', player: 'hidden', title: 'Your opponent' } });
    expect(desk.view(play, 'somebody')).toMatchObject({ participant: null, isYours: false });
    expect(() => desk.undo(play.id, wordOn(play))).toThrow(
      expect.objectContaining({ status: 403, code: 'study-game' }),
    );
  });
});
