/**
 * Games of people against opponents. It holds no game in memory: each is rebuilt from the store, and every change is
 * stored before it is announced, so a server that stops loses nothing. Only listeners and the opponents' thoughts are
 * kept in memory. Reading, checking and storing a move happen without interruption, so of two moves sent at once the
 * second is rejected.
 */

import { randomInt } from 'node:crypto';
import type { GameList, GameView } from '../../api/gameApi.ts';
import { InputError } from '../../base/inputError.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { PlayChange, PlayRecord } from '../../store/playRecords.ts';
import type { Store } from '../../store/store.ts';
import { randomText } from '../randomText.ts';
import type { Thinking } from '../thinking/thinking.ts';
import type { BeginningOrder } from './beginning.ts';
import { beginning } from './beginning.ts';
import { DrawOffers } from './drawOffers.ts';
import { agreed, answered, moved, resigned, undone } from './gameChanges.ts';
import type { Seen } from './gameRules.ts';
import {
  refuseAfterEnd,
  refuseInStudy,
  refuseLate,
  refuseOutOfTurn,
  refuseStranger,
  refuseUndoAfterEnd,
} from './gameRules.ts';
import { gameView, listedGame } from './gameView.ts';
import { KeptThoughts } from './keptThoughts.ts';
import { OpponentChairs } from './opponentChairs.ts';
import { opponentSpec } from './opponentSpec.ts';

export interface NewGame extends BeginningOrder {
  readonly opponent: string;
  /** The person's side. */
  readonly side: 'black' | 'white' | 'random';
  /** Random by default. */
  readonly seed?: number | undefined;
  /** The token of a study's participant, and which of their games it is. */
  readonly participant?: string;
  readonly studyGame?: number;
}

/** Called after each change with the changed game. */
type Listener = (play: PlayRecord) => void;

/** A request of a person: who sent it, and what they have seen of the game. */
interface Word extends Seen {
  readonly client: string;
}

const ID_LENGTH = 16;
const MOST_LISTED = 30;
const CHECK_TIME_MS = 10_000;
const SEEDS = 2 ** 31;

export class GameDesk {
  readonly thoughts: KeptThoughts;
  readonly #store: Store;
  readonly #thinking: Thinking;
  readonly #opponents: OpponentChairs;
  readonly #drawOffers: DrawOffers;
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor(store: Store, thinking: Thinking) {
    this.#store = store;
    this.#thinking = thinking;
    this.thoughts = new KeptThoughts(thinking);
    this.#drawOffers = new DrawOffers(this.thoughts);
    this.#opponents = new OpponentChairs(thinking, {
      onMove: (play, decision) => {
        this.thoughts.keep(play, play.moves.length, decision);
        this.#tell(this.#store.changePlay(play.id, play.version, answered(play, decision.move)));
      },
      onTrouble: (play) => this.#tell(play),
    });
  }

  /** Starts a game. If the opponent moves first, it starts to think. */
  async begin(owner: string, order: NewGame): Promise<PlayRecord> {
    this.#opponents.refuseMore(owner);
    const start = beginning(order);
    const { variant } = start;
    const { spec, player } = opponentSpec(order.opponent, variantNamed(variant));
    const check = { timeMs: CHECK_TIME_MS, isReply: true };
    await this.#thinking.ask(owner, 'checkPlayer', { player, variant }, check).answer;
    const play = this.#store.addPlay({
      ...start,
      id: randomText(ID_LENGTH),
      owner,
      opponent: spec,
      player,
      side: order.side === 'random' ? (randomInt(2) === 0 ? 'black' : 'white') : order.side,
      seed: order.seed ?? randomInt(SEEDS),
      participant: order.participant ?? null,
      studyGame: order.studyGame ?? null,
    });
    this.#opponents.wake(play);
    return play;
  }

  /** Opens a game to show it. If the opponent should be thinking but is not, it starts. */
  open(id: string): PlayRecord {
    const play = this.find(id);
    this.#opponents.wake(play);
    return play;
  }

  find(id: string): PlayRecord {
    const play = this.#store.play(id);
    if (!play) throw new InputError('play-unknown', `There is no game ${id}. Start a new one.`);
    return play;
  }

  list(owner: string): GameList {
    return { games: this.#store.playsOf(owner, MOST_LISTED).map(listedGame) };
  }

  /** A game as a client sees it. */
  view(play: PlayRecord, client: string): GameView {
    return gameView(play, client, this.#opponents.stateOf(play.id));
  }

  /** Returns a function that removes the listener. */
  listen(id: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(id);
    };
  }

  move(id: string, word: Word, text: string): PlayRecord {
    const play = this.#ownTurn(id, word);
    this.#opponents.refuseMore(word.client);
    return this.#change(play, moved(play, text));
  }

  /** Takes back the person's last move and everything after it. Only possible during the game. */
  undo(id: string, word: Word): PlayRecord {
    const play = this.#own(id, word);
    refuseInStudy(play, 'A move cannot be taken back');
    refuseUndoAfterEnd(play);
    return this.#change(play, undone(play));
  }

  /** Possible at any time, even on the opponent's turn. */
  resign(id: string, word: Word): PlayRecord {
    const play = this.#own(id, word);
    refuseAfterEnd(play);
    return this.#change(play, resigned(play));
  }

  async offerDraw(id: string, word: Word): Promise<{ isAccepted: boolean; play: PlayRecord }> {
    const play = this.#ownTurn(id, word);
    const isAccepted = await this.#drawOffers.offer(play);
    return { isAccepted, play: isAccepted ? this.#change(play, agreed(play)) : this.find(id) };
  }

  /** Makes the opponent reply at once with its best move so far. */
  stop(id: string, client: string): PlayRecord {
    const play = this.find(id);
    refuseStranger(play, client);
    refuseInStudy(play, 'An opponent cannot be hurried');
    this.#opponents.hurry(id);
    return play;
  }

  #own(id: string, { client, ...seen }: Word): PlayRecord {
    const play = this.find(id);
    refuseStranger(play, client);
    refuseLate(play, seen);
    return play;
  }

  #ownTurn(id: string, word: Word): PlayRecord {
    const play = this.#own(id, word);
    refuseAfterEnd(play);
    refuseOutOfTurn(play);
    return play;
  }

  /** Stores a change. If the opponent is to move, it starts to think. */
  #change(play: PlayRecord, change: PlayChange): PlayRecord {
    const changed = this.#store.changePlay(play.id, play.version, change);
    this.#opponents.interrupt(play.id);
    this.#opponents.wake(changed);
    this.#tell(changed);
    return changed;
  }

  #tell(play: PlayRecord): void {
    for (const listener of this.#listeners.get(play.id) ?? []) listener(play);
  }
}
